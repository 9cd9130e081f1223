#include "cli/coverage.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

namespace levee::cli {

using engine::Mistake;
using engine::Result;

namespace {

constexpr std::string_view kBlank = " \t\r";

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(kBlank);
    if (first == text.npos) return {};
    return text.substr(first, text.find_last_not_of(kBlank) - first + 1);
}

std::string_view next_line(std::string_view& rest) {
    const auto end = rest.find('\n');
    const auto line = rest.substr(0, end);
    rest.remove_prefix(end == rest.npos ? rest.size() : end + 1);
    return line;
}

std::string_view next_part(std::string_view& rest, std::string_view separator) {
    const auto end = rest.find(separator);
    const auto part = rest.substr(0, end);
    rest.remove_prefix(end == rest.npos ? rest.size() : end + separator.size());
    return part;
}

bool is_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

// Keeps each found case once, in the order of the rulebook.
class Found {
 public:
    explicit Found(std::span<const Case> cases) : cases_(cases), hit_(cases.size(), false) {}
    bool add(std::string_view number) {
        const auto found = std::ranges::find(cases_, number, &Case::number);
        if (found == cases_.end()) return false;
        hit_[static_cast<std::size_t>(found - cases_.begin())] = true;
        return true;
    }
    std::vector<std::string> numbers() const {
        std::vector<std::string> list;
        for (std::size_t i = 0; i < cases_.size(); ++i)
            if (hit_[i]) list.push_back(cases_[i].number);
        return list;
    }

 private:
    std::span<const Case> cases_;
    std::vector<bool> hit_;
};

std::string_view file_name(std::string_view path) {
    const auto slash = path.rfind('/');
    return slash == path.npos ? path : path.substr(slash + 1);
}

// `6.1, 6.2.1, N-90: why` cites the numbers before the colon, if there is nothing but numbers.
void cite_comment(std::string_view comment, Found& found) {
    auto list = trimmed(comment.substr(0, comment.find(':')));
    const bool only_numbers = std::ranges::all_of(
        list, [](char c) { return is_word(c) || c == '.' || c == '-' || c == ',' || c == ' '; });
    if (!only_numbers) return;
    while (!list.empty()) found.add(trimmed(next_part(list, ",")));
}

// "6.2.2" as a string, alone or before a comma ("6.2.2, N-58").
void cite_string(std::string_view line, std::span<const Case> cases, Found& found) {
    std::string_view only;
    for (auto open = line.find('"'); open != line.npos; open = line.find('"', open + 1)) {
        const auto close = line.find('"', open + 1);
        if (close == line.npos) break;
        auto literal = line.substr(open + 1, close - open - 1);
        const auto number = next_part(literal, ",");
        open = close;
        if (std::ranges::find(cases, number, &Case::number) == cases.end()) continue;
        if (!only.empty() && only != number) return;
        only = number;
    }
    if (!only.empty()) found.add(only);
}

void cite_code(const SourceText& source, std::span<const Case> cases, Found& found) {
    const bool strings = source.path.starts_with("rules/");
    std::string_view rest(source.text);
    while (!rest.empty()) {
        const auto line = next_line(rest);
        const auto comment = line.find("//");
        if (comment != line.npos && line.find(':', comment) != line.npos)
            cite_comment(line.substr(comment + 2), found);
        if (strings) cite_string(line.substr(0, comment), cases, found);
    }
}

void cite_data(std::string_view text, Found& found) {
    while (!text.empty()) {
        const auto line = trimmed(next_line(text));
        if (line.starts_with('#')) cite_comment(line.substr(1), found);
    }
}

// The rest of a line `case 6.1, 6.2.2, N-58 Title`: the numbers are separated by commas.
void cite_head(std::string_view head, Found& found) {
    for (bool more = true; more;) {
        head = trimmed(head);
        auto number = next_part(head, " ");
        more = number.ends_with(',');
        if (more) number.remove_suffix(1);
        while (!number.empty()) found.add(next_part(number, ","));
    }
}

// True if the script has tests with heads.
bool cite_heads(std::string_view text, Found& found) {
    constexpr std::string_view kHead = "case ";
    bool any = false;
    while (!text.empty()) {
        const auto line = trimmed(next_line(text));
        if (!line.starts_with(kHead)) continue;
        any = true;
        cite_head(line.substr(kHead.size()), found);
    }
    return any;
}

// Rule_6_2_2 or Rule_6_2_2_Cavalry: the longest beginning that is a case.
void cite_test_name(std::string_view name, Found& found) {
    std::string number;
    std::vector<std::string> longer;
    while (!name.empty()) {
        number += (number.empty() ? "" : ".") + std::string(next_part(name, "_"));
        longer.push_back(number);
    }
    for (auto one = longer.rbegin(); one != longer.rend(); ++one)
        if (found.add(*one)) return;
}

void cite_script(const SourceText& script, Found& found) {
    if (cite_heads(script.text, found)) return;
    const auto file = file_name(script.path);
    found.add(file.substr(0, file.find_first_of("_- ")));
    std::string_view rest(script.text);
    while (!rest.empty()) {
        auto line = next_line(rest);
        std::string_view before;
        while (!line.empty()) {
            auto word = trimmed(next_part(line, " "));
            while (!word.empty() && std::string_view("(,:;").find(word.front()) != word.npos)
                word.remove_prefix(1);
            while (!word.empty() && std::string_view("),:;.").find(word.back()) != word.npos)
                word.remove_suffix(1);
            // A bare "7" may be anything: it counts after the word that says it is a rule.
            const bool said = before == "rule" || before == "case" || before == "rules";
            if (said || word.find('.') != word.npos) found.add(word);
            if (!word.empty()) before = word;
        }
    }
}

}  // namespace

Result<std::vector<Case>> read_cases(std::string_view text, std::string_view file) {
    std::vector<Case> cases;
    for (int number = 1; !text.empty(); ++number) {
        const auto line = trimmed(next_line(text));
        if (line.empty() || line.front() == '#') continue;
        const auto wrong = [&](std::string_view what) {
            return Mistake{fmt::format("{}:{}", file, number), std::string(what)};
        };
        if (std::ranges::count(line, '|') != 2) return wrong("expected: number | title | note");
        auto rest = line;
        Case one;
        one.number = trimmed(next_part(rest, "|"));
        one.title = trimmed(next_part(rest, "|"));
        one.note = trimmed(rest);
        if (one.number.empty() || one.title.empty()) return wrong("number or title is missing");
        if (std::ranges::find(cases, one.number, &Case::number) != cases.end())
            return wrong(fmt::format("case {} is there twice", one.number));
        cases.push_back(std::move(one));
    }
    if (cases.empty()) return Mistake{std::string(file), "there is no case in it"};
    return cases;
}

bool enforces(std::string_view path) {
    const bool source = path.ends_with(".cpp") || path.ends_with(".h");
    return source && (path.starts_with("rules/") || path.starts_with("board"));
}

bool enforces_as_data(std::string_view path) {
    const bool data = path.ends_with(".txt") || path.ends_with(".csv");
    return data && path != "cases.txt" && !path.starts_with("evaluation");
}

std::vector<std::string> cited_in_code(const SourceText& source, std::span<const Case> cases) {
    Found found(cases);
    if (source.path.ends_with(".cpp") || source.path.ends_with(".h"))
        cite_code(source, cases, found);
    else
        cite_data(source.text, found);
    return found.numbers();
}

std::vector<std::string> cited_in_test(const SourceText& test, std::span<const Case> cases) {
    Found found(cases);
    if (test.path.ends_with(".game")) {
        cite_script(test, found);
        return found.numbers();
    }
    constexpr std::string_view kMark = "Rule_";
    const std::string_view text(test.text);
    for (auto at = text.find(kMark); at != text.npos; at = text.find(kMark, at + 1)) {
        if (at > 0 && is_word(text[at - 1])) continue;
        const auto begin = at + kMark.size();
        auto end = begin;
        while (end < text.size() && is_word(text[end])) ++end;
        cite_test_name(text.substr(begin, end - begin), found);
    }
    return found.numbers();
}

std::vector<CoverageRow> coverage(std::span<const Case> cases, std::span<const SourceText> code,
                                  std::span<const SourceText> tests) {
    std::vector<CoverageRow> rows;
    for (const auto& one : cases) rows.push_back({one, {}, {}});
    const auto row_of = [&](const std::string& number) -> CoverageRow& {
        return *std::ranges::find_if(
            rows, [&](const CoverageRow& row) { return row.rule.number == number; });
    };
    for (const auto& file : code)
        for (const auto& number : cited_in_code(file, cases))
            row_of(number).code.push_back(file.path);
    for (const auto& file : tests)
        for (const auto& number : cited_in_test(file, cases))
            row_of(number).tests.push_back(file.path);
    return rows;
}

}  // namespace levee::cli
