#include "engine/text/data_text.h"

#include <algorithm>

#include "engine/text/utf8.h"

namespace levee::engine::text {

namespace {

constexpr std::size_t kLongestShown = 40;
constexpr std::size_t kLongestName = 60;
// Far more than a player ever writes; what is larger is not one of our files.
constexpr std::size_t kLargestFile = 1U << 20U;

bool is_blank(char c) { return c == ' ' || c == '\t'; }

// Text that a terminal, JSON and SVG can all carry: UTF-8 without control characters.
bool is_text(std::string_view line) {
    while (!line.empty()) {
        const char32_t c = utf8::take(line);
        if (c == utf8::kInvalid || (c < 0x20 && c != '\t') || c == 0x7F) return false;
    }
    return true;
}

// Calls visit(number, line) until it answers with a mistake.
template <class Visit>
Trouble for_each_line(std::string_view file, std::string_view text, Visit visit) {
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
    if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
    for (std::size_t number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.ends_with('\r')) line.remove_suffix(1);
        if (!is_text(line))
            return Line{file, number, {}}.wrong("text", "holds bytes that are not UTF-8 text");
        if (Trouble trouble = visit(number, line)) return trouble;
    }
    return std::nullopt;
}

Trouble split_words(Line& line, std::string_view rest) {
    while (true) {
        while (!rest.empty() && is_blank(rest.front())) rest.remove_prefix(1);
        if (rest.empty() || rest.front() == '#') return std::nullopt;
        if (rest.front() == '"') {
            const std::size_t close = rest.find('"', 1);
            if (close == std::string_view::npos)
                return line.wrong("text", "the quotation mark is never closed");
            line.words.push_back({std::string(rest.substr(1, close - 1)), true});
            rest.remove_prefix(close + 1);
            if (!rest.empty() && !is_blank(rest.front()))
                return line.wrong("text", "a blank must follow the quotation mark");
            continue;
        }
        std::size_t end = 0;
        while (end < rest.size() && !is_blank(rest[end])) ++end;
        line.words.push_back({std::string(rest.substr(0, end)), false});
        rest.remove_prefix(end);
    }
}

// A doubled quotation mark inside quotation marks stands for one.
Trouble split_commas(Line& line, std::string_view rest) {
    while (true) {
        Word word;
        if (rest.starts_with('"')) {
            word.in_quotes = true;
            rest.remove_prefix(1);
            while (true) {
                const std::size_t close = rest.find('"');
                if (close == std::string_view::npos)
                    return line.wrong("text", "the quotation mark is never closed");
                word.text += rest.substr(0, close);
                rest.remove_prefix(close + 1);
                if (!rest.starts_with('"')) break;
                word.text += '"';
                rest.remove_prefix(1);
            }
            if (!rest.empty() && rest.front() != ',')
                return line.wrong("text", "a comma must follow the quotation mark");
        } else {
            const std::size_t end = std::min(rest.find(','), rest.size());
            word.text = std::string(rest.substr(0, end));
            rest.remove_prefix(end);
        }
        line.words.push_back(std::move(word));
        if (rest.empty()) return std::nullopt;
        rest.remove_prefix(1);
    }
}

}  // namespace

std::string quoted(std::string_view word) {
    std::string shown(word.substr(0, kLongestShown));
    if (word.size() > kLongestShown) {
        while (!shown.empty() && utf8::continues(shown.back())) shown.pop_back();
        if (!shown.empty() && static_cast<unsigned char>(shown.back()) >= 0x80) shown.pop_back();
        shown += "...";
    }
    return '"' + shown + '"';
}

std::optional<int> number(std::string_view word, int low, int high) {
    const bool negative = low < 0 && word.starts_with('-');
    if (negative) word.remove_prefix(1);
    // Four digits are more than any number of a game has.
    if (word.empty() || word.size() > 4) return std::nullopt;
    int value = 0;
    for (const char c : word) {
        if (c < '0' || c > '9') return std::nullopt;
        value = value * 10 + (c - '0');
    }
    if (negative) value = -value;
    if (value < low || value > high) return std::nullopt;
    return value;
}

Mistake Line::wrong(std::string_view field, std::string what) const {
    return {std::string(file) + ':' + std::to_string(number) + ": " + std::string(field),
            std::move(what)};
}

Lines read_words(std::string_view file, std::string_view text) {
    Lines all;
    all.trouble = for_each_line(file, text, [&](std::size_t number, std::string_view line) {
        Line words{file, number, {}};
        if (Trouble trouble = split_words(words, line)) return trouble;
        if (!words.words.empty()) all.lines.push_back(std::move(words));
        return Trouble{};
    });
    return all;
}

Lines read_commas(std::string_view file, std::string_view text) {
    Lines all;
    all.trouble = for_each_line(file, text, [&](std::size_t number, std::string_view line) {
        const bool blank = std::all_of(line.begin(), line.end(), is_blank);
        if (blank || line.front() == '#') return Trouble{};
        Line words{file, number, {}};
        if (Trouble trouble = split_commas(words, line)) return trouble;
        all.lines.push_back(std::move(words));
        return Trouble{};
    });
    return all;
}

Lines read_file(const std::vector<DataFile>& files, std::string_view name) {
    const auto fail = [&](std::string what) {
        return Lines{{}, Mistake{std::string(name), std::move(what)}};
    };
    const DataFile* found = nullptr;
    for (const DataFile& file : files) {
        const std::string_view path = file.name;
        // npos + 1 is 0: the whole path.
        if (path.substr(path.find_last_of('/') + 1) != name) continue;
        if (found != nullptr) return fail("this file is given twice");
        found = &file;
    }
    if (found == nullptr) return fail("this file is missing");
    if (found->text.size() > kLargestFile) return fail("this file is larger than one megabyte");
    return name.ends_with(".csv") ? read_commas(name, found->text) : read_words(name, found->text);
}

bool Reader::accept(std::string_view word) {
    if (!more() || line_.words[at_].in_quotes || line_.words[at_].text != word) return false;
    ++at_;
    return true;
}

std::string_view Reader::take(std::string_view field) {
    if (trouble_) return {};
    if (!more()) {
        fail(field, "is missing");
        return {};
    }
    return line_.words[at_++].text;
}

void Reader::fail(std::string_view field, std::string what) {
    if (!trouble_) trouble_ = line_.wrong(field, std::move(what));
}

int Reader::number(std::string_view field, int low, int high) {
    const std::string_view word = take(field);
    if (const auto value = text::number(word, low, high)) return *value;
    fail(field, quoted(word) + " is not a number from " + std::to_string(low) + " to " +
                    std::to_string(high));
    return low;
}

std::string Reader::key(std::string_view field) {
    const std::string_view word = take(field);
    if (const auto problem = key_problem(word)) fail(field, *problem);
    return std::string(word);
}

std::string Reader::name(std::string_view field) {
    if (!trouble_ && more() && !next_is_quoted())
        fail(field, quoted(line_.words[at_].text) + " must stand in quotation marks");
    const std::string_view word = take(field);
    if (const auto problem = name_problem(word)) fail(field, *problem);
    return std::string(word);
}

const Trouble& Reader::finish() {
    if (!trouble_ && more())
        fail("end of line", quoted(line_.words[at_].text) + " is one word too many");
    return trouble_;
}

std::optional<std::string> name_problem(std::string_view name) {
    if (name.empty()) return "a name must not be empty";
    if (name.size() > kLongestName) return quoted(name) + " is longer than 60 bytes";
    if (name.find('"') != std::string_view::npos)
        return quoted(name) + " holds a quotation mark, which game records need for themselves";
    if (is_blank(name.front()) || is_blank(name.back()))
        return quoted(name) + " begins or ends with a blank";
    return std::nullopt;
}

std::optional<std::string> key_problem(std::string_view key) {
    const auto allowed = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               c == '-';
    };
    if (key.empty()) return "a key must not be empty";
    if (key.size() > 20) return quoted(key) + " is longer than 20 letters";
    if (!std::all_of(key.begin(), key.end(), allowed))
        return quoted(key) + " may hold only letters, digits and hyphens";
    return std::nullopt;
}

}  // namespace levee::engine::text
