#include "games/rules_text.h"

#include <algorithm>
#include <cctype>

namespace levee::games {

namespace {

struct Heading {
    std::size_t level = 0;
    std::string_view number;
    std::string_view title;
    std::size_t begin = 0;
};

// "5", "2.A", "E12", "N-47": what a rulebook numbers its cases with, and we our rulings.
bool is_number(std::string_view word) {
    const auto digit = [](char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; };
    if (word.empty()) return false;
    if (digit(word.front())) return true;
    if (std::isupper(static_cast<unsigned char>(word.front())) == 0) return false;
    word.remove_prefix(1);
    if (word.starts_with('-')) word.remove_prefix(1);
    return !word.empty() && std::ranges::all_of(word, digit);
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

}  // namespace

std::optional<std::string_view> rules_text(const DataSource& data, std::string_view game) {
    return data.text("docs/rules/" + std::string(game) + ".md");
}

std::optional<std::string_view> rulings_text(const DataSource& data, std::string_view game) {
    return data.text("docs/rulings/" + std::string(game) + ".md");
}

std::optional<RulesSection> rules_section(std::string_view text, std::string_view number) {
    const auto wanted = canonical(number);
    const auto list = headings(text);
    const auto first = std::ranges::find(list, wanted, &Heading::number);
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

}  // namespace levee::games
