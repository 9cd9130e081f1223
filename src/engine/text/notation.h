#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/contract/mistake.h"

// What the notations of all games share: words, names as people type them, and guesses at what was
// meant. Safe with any bytes; what it returns is always valid UTF-8.
namespace levee::engine::notation {

inline constexpr std::size_t kMaxBytes = 200;

struct Word {
    std::string text;
    bool quoted = false;
};

// Splits at blanks; a word in double quotes keeps its own. Refuses what is too long or not text;
// `what` is what a mistake calls the line.
Result<std::vector<Word>> words(std::string_view line, std::string_view what = "an action");

// As a name is compared: small letters, no accents, single blanks. "Égalité" is "egalite".
std::string folded(std::string_view name);

// `"Dampierre 1"`
std::string quoted(std::string_view name);

// Insertions, deletions and changes of bytes that lead from one to the other.
std::size_t edit_distance(std::string_view a, std::string_view b);

// The name that was probably meant, or nothing when none is near.
std::string_view nearest(std::string_view typed, std::span<const std::string_view> names);

// `; did you mean "Dampierre 1"?`, or nothing.
std::string did_you_mean(std::string_view typed, std::span<const std::string_view> names);

// How well a typed name fits a counter; what is spelled out wins over what is only similar.
enum class Fit : std::uint8_t { None, Folded, Key, Name };

struct Found {
    Fit fit = Fit::None;
    std::size_t index = 0;

    explicit operator bool() const { return fit != Fit::None; }
};

// Among cards that have a key and a name.
template <class Cards>
Found find(const Cards& cards, std::string_view typed) {
    const auto first = [&](Fit fit, auto matches) -> Found {
        for (std::size_t i = 0; i < cards.size(); ++i)
            if (matches(cards[i])) return {fit, i};
        return {};
    };
    const std::string plain = folded(typed);
    if (plain.empty()) return {};
    if (auto found = first(Fit::Name, [&](const auto& card) { return card.name == typed; }))
        return found;
    if (auto found = first(Fit::Key, [&](const auto& card) { return card.key == typed; }))
        return found;
    return first(Fit::Folded, [&](const auto& card) {
        return folded(card.name) == plain || folded(card.key) == plain;
    });
}

// The name of a card if it is read back as that card, otherwise its key.
template <class Card, class Cards>
const std::string& name_to_write(const Card& card, const Cards& cards) {
    const auto same = [&](const auto& other) { return other.name == card.name; };
    const bool serves = card.name.find('"') == std::string::npos &&
                        std::count_if(cards.begin(), cards.end(), same) <= 1;
    return serves ? card.name : card.key;
}

// A line of words that is read from front to back. What is asked for is taken if it is there; if
// not, the line stays where it was.
class Line {
 public:
    explicit Line(std::vector<Word> words) : words_(std::move(words)) {}

    bool done() const { return at_ >= words_.size(); }
    const std::string& word() const { return words_[at_].text; }
    void skip(std::size_t count = 1) { at_ += count; }
    // So many of the next words as one, or as many as there are.
    std::string next(std::size_t count) const;

    bool take_word(std::string_view word);
    // The place in the list of the verb at the front. Verbs are in small letters; where one has a
    // hyphen, a blank will do.
    std::optional<std::size_t> take_verb(std::span<const std::string_view> verbs);
    // `"marhc" is no action; did you mean "march"?`
    Mistake no_such_verb(std::span<const std::string_view> verbs, std::string_view example) const;
    std::optional<std::uint8_t> take_number(int low, int high);
    // As a verb, but the words of the list may be spelled in any way.
    std::optional<std::uint8_t> take_one_of(std::span<const std::string_view> list);

    // A name of several words may be typed without its quotes, so the longest that fits is taken.
    template <class Cards>
    Found take_name(const Cards& cards) {
        for (std::size_t count = most_words(); count > 0; --count)
            if (const Found found = find(cards, next(count))) {
                skip(count);
                return found;
            }
        return {};
    }
    std::size_t most_words() const;

    // `no unit is called "Dampiere 1"; did you mean "Dampierre 1"?`
    template <class... Cards>
    Mistake no_such(std::string_view kind, const Cards&... cards) const {
        std::vector<std::string_view> names;
        (add_names(cards, names), ...);
        return no_such_name(kind, names);
    }

 private:
    template <class Spelling>
    std::optional<std::size_t> take_longest(std::span<const std::string_view> list,
                                            Spelling spelling);
    template <class Cards>
    static void add_names(const Cards& cards, std::vector<std::string_view>& names) {
        for (const auto& card : cards) names.push_back(card.name);
    }
    Mistake no_such_name(std::string_view kind, std::span<const std::string_view> names) const;

    std::vector<Word> words_;
    std::size_t at_ = 0;
};

}  // namespace levee::engine::notation
