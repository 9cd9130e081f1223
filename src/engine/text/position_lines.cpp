#include "engine/text/position_lines.h"

#include <charconv>
#include <utility>

namespace levee::engine::position_lines {

namespace {

std::string listed(std::span<const std::string_view> words) {
    std::string list;
    for (const std::string_view word : words)
        list += (list.empty() ? "" : ", ") + std::string(word);
    return list;
}

}  // namespace

void Arguments::wrong(std::string what) {
    if (!mistake_) mistake_ = Mistake{"", std::move(what)};
}

int Arguments::number(std::size_t i, int low, int high) {
    const std::string& word = words_[i];
    int value = 0;
    const char* from = word.data() + (word.starts_with('+') && !word.starts_with("+-") ? 1 : 0);
    const char* end = word.data() + word.size();
    const auto read = std::from_chars(from, end, value);
    if (read.ec == std::errc{} && read.ptr == end && value >= low && value <= high) return value;
    wrong(words_[0] + " wants a number from " + std::to_string(low) + " to " +
          std::to_string(high) + ", not " + notation::quoted(word));
    return low;
}

std::size_t Arguments::one_of(std::size_t i, std::span<const std::string_view> list,
                              std::string_view kind) {
    const std::string typed = notation::folded(words_[i]);
    for (std::size_t k = 0; k < list.size(); ++k)
        if (notation::folded(list[k]) == typed) return k;
    no_such(kind, words_[i], list, "; there are " + listed(list));
    return 0;
}

void Arguments::no_such(std::string_view kind, std::string_view typed,
                        std::span<const std::string_view> names, const std::string& otherwise) {
    const std::string hint = notation::did_you_mean(typed, names);
    wrong("no " + std::string(kind) + " is called " + notation::quoted(typed) +
          (hint.empty() ? otherwise : hint));
}

Result<Words> words_of(std::string_view line) {
    auto split = notation::words(line, "a line");
    if (auto* wrong = std::get_if<Mistake>(&split)) return std::move(*wrong);
    Words words;
    for (auto& word : std::get<std::vector<notation::Word>>(split)) {
        if (!word.quoted && word.text.starts_with('#')) break;
        words.push_back(std::move(word.text));
    }
    return words;
}

std::string place_of(std::size_t line) { return "lines[" + std::to_string(line) + "]"; }

Mistake no_such_word(std::string_view typed, std::span<const std::string_view> words) {
    const std::string hint = notation::did_you_mean(typed, words);
    return {"", notation::quoted(typed) + " is no word for a position" +
                    (hint.empty() ? "; there are " + listed(words) : hint)};
}

}  // namespace levee::engine::position_lines
