#include "games/data_change.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "engine/text/data_text.h"

namespace levee::games {

namespace {

using engine::Mistake;
using engine::Result;
using engine::text::quoted;

// A stretch of the file's text.
struct Span {
    std::size_t at = 0;
    std::size_t size = 0;
};

// The fields of a line between its commas; a comma between quotation marks divides nothing.
std::vector<Span> fields_of(std::string_view text, Span line) {
    std::vector<Span> fields;
    bool in_quotes = false;
    std::size_t start = line.at;
    for (std::size_t i = line.at; i < line.at + line.size; ++i) {
        if (text[i] == '"') in_quotes = !in_quotes;
        if (text[i] != ',' || in_quotes) continue;
        fields.push_back({start, i - start});
        start = i + 1;
    }
    fields.push_back({start, line.at + line.size - start});
    return fields;
}

// The words of a line; those between quotation marks are one, a # ends it.
std::vector<Span> words_of(std::string_view text, Span line) {
    std::vector<Span> words;
    const std::size_t end = line.at + line.size;
    std::size_t i = line.at;
    while (i < end && text[i] != '#') {
        if (text[i] == ' ' || text[i] == '\t') {
            ++i;
            continue;
        }
        const std::size_t start = i;
        if (text[i] == '"') {
            i = std::min(text.find('"', i + 1), end - 1) + 1;
        } else {
            while (i < end && text[i] != ' ' && text[i] != '\t') ++i;
        }
        words.push_back({start, i - start});
    }
    return words;
}

std::vector<Span> lines_of(std::string_view text) {
    std::vector<Span> lines;
    for (std::size_t start = 0; start < text.size();) {
        const std::size_t end = std::min(text.find('\n', start), text.size());
        std::size_t size = end - start;
        if (size > 0 && text[start + size - 1] == '\r') --size;
        if (size > 0 && text[start] != '#') lines.push_back({start, size});
        start = end + 1;
    }
    return lines;
}

std::vector<std::string_view> parts_of(std::string_view path) {
    std::vector<std::string_view> parts;
    while (true) {
        const auto dot = path.find('.');
        parts.push_back(path.substr(0, dot));
        if (dot == path.npos) return parts;
        path.remove_prefix(dot + 1);
    }
}

Mistake wrong(std::string_view path, std::string what) {
    return {"--set " + std::string(path.substr(0, 80)), std::move(what)};
}

Result<Span> find_in_rows(std::string_view path, std::string_view text,
                          const std::vector<std::string_view>& parts) {
    if (parts.size() != 3)
        return wrong(path,
                     "a table is asked by file, row and column, as in counters.FR-DIET1.morale");
    const auto lines = lines_of(text);
    const auto at = [&](Span span) { return text.substr(span.at, span.size); };
    if (lines.empty()) return wrong(path, "the file is empty");
    const auto columns = fields_of(text, lines.front());
    const auto column = std::ranges::find_if(columns, [&](Span c) { return at(c) == parts[2]; });
    if (column == columns.end()) return wrong(path, "there is no column " + quoted(parts[2]));
    const auto place = static_cast<std::size_t>(column - columns.begin());
    for (const Span line : lines) {
        const auto fields = fields_of(text, line);
        if (at(fields.front()) != parts[1]) continue;
        if (place >= fields.size()) return wrong(path, "the row ends before that column");
        return fields[place];
    }
    return wrong(path, "there is no row " + quoted(parts[1]));
}

Result<Span> find_in_words(std::string_view path, std::string_view text,
                           const std::vector<std::string_view>& parts) {
    constexpr int kMostWords = 200;
    const auto number = engine::text::number(parts.back(), 1, kMostWords);
    if (parts.size() < 3 || !number)
        return wrong(
            path,
            "a line is asked by file, its first words and the number of a word after them, "
            "as in scenarios.formation.Miranda.3");
    const std::size_t known = parts.size() - 2;
    std::optional<Span> found;
    for (const Span line : lines_of(text)) {
        const auto words = words_of(text, line);
        if (words.size() < known) continue;
        const bool same =
            std::ranges::equal(std::span(words).first(known), std::span(parts).subspan(1, known),
                               [&](Span word, std::string_view part) {
                                   return text.substr(word.at, word.size) == part;
                               });
        if (!same) continue;
        if (found) return wrong(path, "more than one line begins like that");
        const std::size_t place = known + static_cast<std::size_t>(*number) - 1;
        if (place >= words.size()) return wrong(path, "the line has fewer words");
        found = words[place];
    }
    if (!found) return wrong(path, "no line begins like that");
    return *found;
}

}  // namespace

std::optional<Mistake> change_datum(DataSource& data, std::string_view game,
                                    std::string_view change) {
    const auto equals = change.find('=');
    const std::string_view path = change.substr(0, equals);
    if (equals == change.npos || path.empty())
        return wrong(change, "is not of the form file.row.column=value");
    const std::string_view value = change.substr(equals + 1);
    const auto breaks = [](char c) { return c == ',' || c == '"' || c == '#' || c < ' '; };
    if (value.empty() || std::ranges::any_of(value, breaks))
        return wrong(path, "a value has no commas, quotation marks or control characters");
    const auto parts = parts_of(path);
    const std::string stem = fmt::format("data/{}/{}", game, parts.front());
    for (const std::string_view ending : {".csv", ".txt"}) {
        const std::string name = stem + std::string(ending);
        const auto text = data.text(name);
        if (!text) continue;
        const auto found =
            ending == ".csv" ? find_in_rows(path, *text, parts) : find_in_words(path, *text, parts);
        if (const auto* mistake = engine::mistake(found)) return *mistake;
        const Span span = std::get<Span>(found);
        std::string changed(*text);
        changed.replace(span.at, span.size, value);
        data.add(name, std::move(changed));
        return {};
    }
    return wrong(path, "there is no data file " + quoted(parts.front()));
}

}  // namespace levee::games
