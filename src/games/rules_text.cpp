#include "games/rules_text.h"

#include <algorithm>
#include <cctype>
#include <iterator>

#include "engine/text/notation.h"

namespace levee::games {

using engine::Language;

namespace {

struct Heading {
    std::size_t level = 0;
    std::string_view number;
    std::string_view title;
    std::size_t begin = 0;
};

bool is_digit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }
bool is_letter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; }

// "5", "2.A", "E12", "N-47", "N-66a": what a rulebook numbers its cases with, and we our rulings.
bool is_number(std::string_view word) {
    if (word.empty()) return false;
    if (is_digit(word.front())) return true;
    if (std::isupper(static_cast<unsigned char>(word.front())) == 0) return false;
    return is_ruling(word) || (word.size() > 1 && std::ranges::all_of(word.substr(1), is_digit));
}

// "## 5 Rally and movement", "### E1 Alarm": numbered headings. Others have an empty number.
std::vector<Heading> headings(std::string_view text) {
    std::vector<Heading> list;
    for (std::size_t begin = 0; begin < text.size();) {
        auto end = text.find('\n', begin);
        if (end == text.npos) end = text.size();
        const auto line = text.substr(begin, end - begin);
        const auto level = line.find_first_not_of('#');
        if (level != line.npos && level > 0 && line[level] == ' ') {
            auto rest = line.substr(level + 1);
            Heading heading{level, {}, rest, begin};
            if (const auto word = rest.substr(0, rest.find(' ')); is_number(word)) {
                heading.number = word;
                rest.remove_prefix(std::min(rest.size(), heading.number.size() + 1));
                heading.title = rest;
            }
            list.push_back(heading);
        }
        begin = end + 1;
    }
    return list;
}

// "2.a." is the case 2.A.
std::string canonical(std::string_view number) {
    std::string result;
    for (const char c : number)
        result += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    while (result.ends_with('.')) result.pop_back();
    return result;
}

std::optional<std::string_view> text_of(const DataSource& data, std::string_view kind,
                                        std::string_view game, Language language) {
    const auto folder = "docs/" + std::string(kind) + "/";
    const auto file = std::string(game) + ".md";
    if (language == Language::French)
        if (const auto text = data.text(folder + "fr/" + file)) return text;
    return data.text(folder + file);
}

std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> words;
    for (std::string rest = engine::notation::folded(text); !rest.empty();) {
        const auto end = std::min(rest.find(' '), rest.size());
        if (end > 0) words.push_back(rest.substr(0, end));
        rest.erase(0, std::min(end + 1, rest.size()));
    }
    return words;
}

std::ptrdiff_t how_many_in(std::string_view text, const std::vector<std::string>& words) {
    const auto folded = engine::notation::folded(text);
    return std::ranges::count_if(
        words, [&](const std::string& word) { return folded.find(word) != folded.npos; });
}

// The first of the lines that has more of the words than any before it; the first one at least.
std::string_view telling_line(std::string_view body, const std::vector<std::string>& words) {
    std::string_view best;
    std::ptrdiff_t most = -1;
    while (!body.empty()) {
        const auto end = std::min(body.find('\n'), body.size());
        const auto line = body.substr(0, end);
        body.remove_prefix(std::min(end + 1, body.size()));
        const auto found = how_many_in(line, words);
        if (line.empty() || found <= most) continue;
        most = found;
        best = line;
    }
    return best;
}

}  // namespace

std::optional<std::string_view> rules_text(const DataSource& data, std::string_view game,
                                           Language language) {
    return text_of(data, "rules", game, language);
}

std::optional<std::string_view> rulings_text(const DataSource& data, std::string_view game,
                                             Language language) {
    return text_of(data, "rulings", game, language);
}

bool is_ruling(std::string_view number) {
    if (number.size() < 3 || !is_letter(number[0]) || number[1] != '-' || !is_digit(number[2]))
        return false;
    number.remove_prefix(3);
    // Rulings that came between two others have a letter behind the number.
    if (!number.empty() && is_letter(number.back())) number.remove_suffix(1);
    return std::ranges::all_of(number, is_digit);
}

std::optional<RulesSection> rules_section(std::string_view text, std::string_view number) {
    const auto wanted = canonical(number);
    const auto list = headings(text);
    const auto first = std::ranges::find_if(
        list, [&](const Heading& heading) { return canonical(heading.number) == wanted; });
    if (wanted.empty() || first == list.end()) return {};
    const auto last = std::find_if(first + 1, list.end(), [&](const Heading& next) {
        return next.level <= first->level && !next.number.starts_with(wanted + ".");
    });
    const auto end = last == list.end() ? text.size() : last->begin;
    auto body = text.substr(first->begin, end - first->begin);
    while (body.ends_with("\n\n")) body.remove_suffix(1);
    return RulesSection{std::string(first->number), std::string(first->title), std::string(body)};
}

std::vector<RulesSection> rules_sections(std::string_view text) {
    std::vector<RulesSection> sections;
    for (const auto& heading : headings(text))
        if (!heading.number.empty())
            sections.push_back({std::string(heading.number), std::string(heading.title), {}});
    return sections;
}

std::optional<RulesSection> find_rule(const DataSource& data, std::string_view game,
                                      std::string_view number, Language language) {
    const auto text =
        is_ruling(number) ? rulings_text(data, game, language) : rules_text(data, game, language);
    return text ? rules_section(*text, number) : std::nullopt;
}

std::vector<RulesHit> search_text(std::string_view text, std::string_view words) {
    const auto wanted = words_of(words);
    std::vector<RulesHit> hits;
    if (wanted.empty()) return hits;
    const auto list = headings(text);
    for (auto heading = list.begin(); heading != list.end(); ++heading) {
        const auto next = std::next(heading);
        const auto end = next == list.end() ? text.size() : next->begin;
        const auto own = text.substr(heading->begin, end - heading->begin);
        if (how_many_in(own, wanted) < std::ssize(wanted)) continue;
        const auto body = own.substr(std::min(own.find('\n'), own.size()));
        hits.push_back({std::string(heading->number), std::string(heading->title),
                        std::string(telling_line(body, wanted))});
    }
    return hits;
}

std::vector<RulesHit> search_rules(const DataSource& data, std::string_view game,
                                   std::string_view words, Language language) {
    const auto in = [&](Language one) {
        std::vector<RulesHit> hits;
        for (const auto& text : {rules_text(data, game, one), rulings_text(data, game, one)})
            if (text) std::ranges::move(search_text(*text, words), std::back_inserter(hits));
        return hits;
    };
    auto hits = in(language);
    if (hits.empty())
        hits = in(language == Language::French ? Language::English : Language::French);
    return hits;
}

}  // namespace levee::games
