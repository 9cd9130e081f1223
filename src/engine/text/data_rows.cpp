#include "engine/text/data_rows.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace levee::engine::text {

Trouble check_header(const std::vector<Line>& lines, std::string_view file, Header header) {
    if (lines.empty()) return Mistake{std::string(file) + ": header", "is missing"};
    const Line& line = lines.front();
    if (line.words.size() != header.size())
        return line.wrong("header", std::to_string(line.words.size()) + " columns instead of " +
                                        std::to_string(header.size()));
    for (std::size_t i = 0; i < header.size(); ++i)
        if (line.words[i].text != header[i])
            return line.wrong("header", "column " + std::to_string(i + 1) + " is " +
                                            quoted(line.words[i].text) + " instead of " +
                                            quoted(header[i]));
    return std::nullopt;
}

Trouble check_provenance(const Line& line, std::string_view provenance, Header values,
                         std::string_view whose) {
    constexpr std::string_view kField = "provenance";
    std::vector<bool> said(values.size());
    for (std::string_view rest = provenance; !rest.empty();) {
        const std::size_t end = std::min(rest.find(' '), rest.size());
        const std::string_view word = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        const std::size_t colon = std::min(word.find(':'), word.size());
        const std::string_view code = word.substr(std::min(colon + 1, word.size()));
        if (code != "R" && code != "D" && code != "P" && code != "X")
            return line.wrong(kField, quoted(word) + " does not end in :R, :D, :P or :X");
        const auto value = std::find(values.begin(), values.end(), word.substr(0, colon));
        if (value == values.end())
            return line.wrong(kField,
                              quoted(word) + " speaks of no value of this " + std::string(whose));
        const auto place = static_cast<std::size_t>(value - values.begin());
        if (said[place]) return line.wrong(kField, quoted(word) + " comes twice");
        said[place] = true;
    }
    for (std::size_t i = 0; i < values.size(); ++i)
        if (!said[i]) return line.wrong(kField, "says nothing of " + std::string(values[i]));
    return std::nullopt;
}

Row::Row(const Line& line, Header header) : line_(line), header_(header) {
    if (line.words.size() != header.size())
        trouble_ = line.wrong("columns", std::to_string(line.words.size()) + " instead of " +
                                             std::to_string(header.size()));
}

std::size_t Row::place(std::string_view column) const {
    const auto found = std::find(header_.begin(), header_.end(), column);
    assert(found != header_.end() && "the header has no such column");
    return static_cast<std::size_t>(found - header_.begin());
}

std::string_view Row::at(std::string_view column) const {
    const std::size_t i = place(column);
    return i < line_.words.size() ? std::string_view(line_.words[i].text) : std::string_view{};
}

void Row::fail(std::string_view column, std::string what) {
    if (!trouble_) trouble_ = line_.wrong(column, std::move(what));
}

int Row::number(std::string_view column, int low, int high) {
    Reader in(line_, place(column));
    const int value = in.number(column, low, high);
    keep(in.trouble());
    return value;
}

std::string Row::key(std::string_view column) {
    if (const auto problem = key_problem(at(column))) fail(column, *problem);
    return std::string(at(column));
}

std::string Row::name(std::string_view column) {
    if (const auto problem = name_problem(at(column))) fail(column, *problem);
    return std::string(at(column));
}

bool Row::yes(std::string_view column) {
    if (has(column) && at(column) != "yes")
        fail(column, quoted(at(column)) + " is neither yes nor empty");
    return has(column);
}

void Row::must_be_empty(std::string_view column, std::string_view whose) {
    if (has(column)) fail(column, quoted(at(column)) + " does not belong to " + std::string(whose));
}

void Row::check_provenance(Header values, std::string_view whose) {
    if (!trouble_) trouble_ = text::check_provenance(line_, at("provenance"), values, whose);
}

}  // namespace levee::engine::text
