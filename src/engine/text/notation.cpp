#include "engine/text/notation.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

#include "engine/text/utf8.h"

namespace levee::engine::notation {

namespace {

using utf8::kInvalid;

// The plain letters of U+00C0 to U+017F, two characters each; ".." stays as it is.
constexpr std::string_view kPlain =
    "a a a a a a aec e e e e i i i i d n o o o o o ..o u u u u y thss"
    "a a a a a a aec e e e e i i i i d n o o o o o ..o u u u u y thy "
    "a a a a a a c c c c c c c c d d d d e e e e e e e e e e g g g g "
    "g g g g h h h h i i i i i i i i i i ijijj j k k k l l l l l l l "
    "l l l n n n n n n n n n o o o o o o oeoer r r r r r s s s s s s "
    "s s t t t t t t u u u u u u u u u u u u w w y y y z z z z z z s ";
static_assert(kPlain.size() == std::size_t{2} * (0x180 - 0xC0));

std::string_view plain(char32_t character) {
    if (character < 0xC0 || character >= 0x180) return {};
    auto letters = kPlain.substr(std::size_t{2} * (character - 0xC0), 2);
    if (letters == "..") return {};
    if (letters[1] == ' ') letters.remove_suffix(1);
    return letters;
}

// In a verb or in a name without quotes.
constexpr std::size_t kMostWords = 4;

bool is_blank(char c) { return c == ' ' || c == '\t'; }

std::optional<Mistake> not_a_line(std::string_view line, std::string_view what) {
    const std::string name(what);
    if (line.size() > kMaxBytes)
        return Mistake{"", name + " has at most " + std::to_string(kMaxBytes) + " bytes"};
    for (std::string_view rest = line; !rest.empty();) {
        const char32_t character = utf8::take(rest);
        if (character == kInvalid) return Mistake{"", name + " is UTF-8 text"};
        if ((character < 0x20 && character != '\t') || character == 0x7F)
            return Mistake{"", name + " is one line without control characters"};
    }
    return {};
}

}  // namespace

Result<std::vector<Word>> words(std::string_view line, std::string_view what) {
    if (auto wrong = not_a_line(line, what)) return *wrong;
    std::vector<Word> list;
    for (std::size_t i = 0; i < line.size();) {
        if (is_blank(line[i])) {
            ++i;
        } else if (line[i] == '"') {
            const std::size_t end = line.find('"', i + 1);
            if (end == std::string_view::npos) return Mistake{"", "a quotation mark is not closed"};
            list.push_back({std::string(line.substr(i + 1, end - i - 1)), true});
            i = end + 1;
        } else {
            std::size_t end = i;
            while (end < line.size() && !is_blank(line[end]) && line[end] != '"') ++end;
            list.push_back({std::string(line.substr(i, end - i)), false});
            i = end;
        }
    }
    return list;
}

std::string folded(std::string_view name) {
    std::string text;
    for (std::string_view rest = name; !rest.empty();) {
        const std::string_view before = rest;
        const char32_t character = utf8::take(rest);
        const bool accent = character >= 0x300 && character < 0x370;  // on its own, as macOS types
        const auto letters = plain(character);
        if (accent) continue;
        if (character == 0x2019)
            text += '\'';
        else if (!letters.empty())
            text += letters;
        else if (character == ' ' || character == '\t')
            text += text.empty() || text.back() == ' ' ? "" : " ";
        else if (character >= 'A' && character <= 'Z')
            text += static_cast<char>(character - 'A' + 'a');
        else if (character != kInvalid)
            text += before.substr(0, before.size() - rest.size());
    }
    while (text.ends_with(' ')) text.pop_back();
    return text;
}

std::string quoted(std::string_view name) { return '"' + std::string(name) + '"'; }

std::size_t edit_distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i + 1;
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t changed = diagonal + (a[i] == b[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({changed, row[j] + 1, row[j + 1] + 1});
        }
    }
    return row[b.size()];
}

std::string_view nearest(std::string_view typed, std::span<const std::string_view> names) {
    const std::string wanted = folded(typed);
    // One slip in a short name, up to three in a long one.
    std::size_t best = std::min<std::size_t>(1 + wanted.size() / 5, 3) + 1;
    std::string_view found;
    for (const auto name : names) {
        const std::string candidate = folded(name);
        const std::size_t longer = std::max(candidate.size(), wanted.size());
        if (longer - std::min(candidate.size(), wanted.size()) >= best) continue;
        const std::size_t distance = edit_distance(wanted, candidate);
        if (distance < best && distance < longer) {
            best = distance;
            found = name;
        }
    }
    return found;
}

std::string did_you_mean(std::string_view typed, std::span<const std::string_view> names) {
    const auto name = nearest(typed, names);
    return name.empty() ? "" : "; did you mean " + quoted(name) + "?";
}

std::string Line::next(std::size_t count) const {
    std::string text;
    for (std::size_t i = at_; i < words_.size() && i < at_ + count; ++i)
        text += (i == at_ ? "" : " ") + words_[i].text;
    return text;
}

bool Line::take_word(std::string_view word) {
    if (done() || folded(words_[at_].text) != word) return false;
    ++at_;
    return true;
}

template <class Spelling>
std::optional<std::size_t> Line::take_longest(std::span<const std::string_view> list,
                                              Spelling spelling) {
    const auto alike = [](char a, char b) { return a == b || (a == ' ' && b == '-'); };
    std::size_t count = most_words();
    // A word in quotes stands for itself.
    for (std::size_t i = 1; i < count; ++i)
        if (words_[at_ + i].quoted) count = i;
    for (; count > 0; --count) {
        const std::string typed = folded(next(count));
        for (std::size_t i = 0; i < list.size(); ++i)
            if (std::ranges::equal(typed, spelling(list[i]), alike)) {
                skip(count);
                return i;
            }
    }
    return {};
}

std::optional<std::size_t> Line::take_verb(std::span<const std::string_view> verbs) {
    return take_longest(verbs, [](std::string_view verb) { return verb; });
}

Mistake Line::no_such_verb(std::span<const std::string_view> verbs,
                           std::string_view example) const {
    if (done()) return {"", "an action begins with a verb such as " + std::string(example)};
    std::string hint;
    std::size_t count = kMostWords;
    for (; hint.empty() && count > 0; --count) hint = did_you_mean(next(count), verbs);
    return {"", quoted(next(count + 1)) + " is no action" + hint};
}

std::optional<std::uint8_t> Line::take_number(int low, int high) {
    if (done()) return {};
    int value = 0;
    const std::string& typed = words_[at_].text;
    if (typed.empty() || typed.size() > 3) return {};
    for (const char c : typed) {
        if (c < '0' || c > '9') return {};
        value = 10 * value + (c - '0');
    }
    if (value < low || value > high) return {};
    ++at_;
    return static_cast<std::uint8_t>(value);
}

std::optional<std::uint8_t> Line::take_one_of(std::span<const std::string_view> list) {
    const auto found = take_longest(list, folded);
    if (!found) return {};
    return static_cast<std::uint8_t>(*found);
}

std::size_t Line::most_words() const {
    if (done()) return 0;
    return words_[at_].quoted ? 1 : std::min(kMostWords, words_.size() - at_);
}

Mistake Line::no_such_name(std::string_view kind, std::span<const std::string_view> names) const {
    // What was probably meant as the name: the word, and a number after it.
    const bool numbered =
        !words_[at_].quoted && at_ + 1 < words_.size() && words_[at_ + 1].text.size() == 1;
    const std::string typed = next(numbered ? 2 : 1);
    return {"",
            "no " + std::string(kind) + " is called " + quoted(typed) + did_you_mean(typed, names)};
}

}  // namespace levee::engine::notation
