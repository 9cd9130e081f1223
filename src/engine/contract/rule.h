#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace levee::engine {

enum class Language : std::uint8_t { English, French };

// A sentence for people in both languages; {0} and {1} stand for the figures that decided.
struct Sentence {
    std::string_view en;
    std::string_view fr;

    constexpr std::string_view in(Language language) const {
        return language == Language::French ? fr : en;
    }
};

// The same for texts that are made while the program runs, or read from data.
struct Label {
    std::string en;
    std::string fr;

    const std::string& in(Language language) const {
        return language == Language::French ? fr : en;
    }
    bool operator==(const Label&) const = default;
};

// Fills {0} and {1}.
std::string filled(std::string_view sentence, int a, int b);

// Why an action is not allowed: the rule's number and a sentence with its figures. A value, not an
// exception: it is asked for thousands of times a second and is the normal answer to a player.
struct Refusal {
    const char* rule = "";
    const Sentence* sentence = nullptr;
    std::int16_t a = 0;
    std::int16_t b = 0;

    std::string text(Language language) const { return filled(sentence->in(language), a, b); }
};

// Nothing (the action is legal) or the refusal. Small on purpose; the hot path only asks for
// legal().
struct Verdict {
    Refusal refusal{};

    constexpr bool legal() const { return refusal.sentence == nullptr; }
    constexpr explicit operator bool() const { return !legal(); }
};

inline constexpr Verdict kLegal{};

constexpr Verdict refuse(const char* rule, const Sentence& sentence, int a = 0, int b = 0) {
    return {{rule, &sentence, static_cast<std::int16_t>(a), static_cast<std::int16_t>(b)}};
}

}  // namespace levee::engine
