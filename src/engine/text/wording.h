#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "engine/contract/rule.h"

// How the sentences of all games are put together.
namespace levee::engine::wording {

// What stands for a {slot} of a sentence.
using Lookup = std::function<std::string(std::string_view slot)>;

// Fills the slots of a sentence. "{de unit}" is "de Nassau", "d'Égalité", "du Pellerin" (Le
// Pellerin) and "des Français" (les Français); "{à town}" is "à Cholet", "au Pellerin" and "aux
// Herbiers"; "{+figure}" is "+2", "-1" and "0".
std::string say(const Sentence& sentence, Language language, const Lookup& lookup);
std::string say(const Sentence& sentence, Language language);

inline Label label(const Sentence& sentence) {
    return {std::string(sentence.en), std::string(sentence.fr)};
}

// The name of a slot without what say() puts before it: "unit" of "de unit".
constexpr std::string_view plain_slot(std::string_view slot) {
    for (const std::string_view before : {"de ", "à ", "+"})
        if (slot.starts_with(before)) return slot.substr(before.size());
    return slot;
}

// A {slot} and what stands for it in sentences about a `Context`. A table of them is declared once
// and serves whatever can be seen as that context: events, questions, choices.
template <class Context>
struct Slot {
    std::string_view name;
    std::string (*text)(const Context&, Language);
};

template <class Slots>
constexpr bool has_slot(const Slots& slots, std::string_view name) {
    return std::any_of(slots.begin(), slots.end(),
                       [&](const auto& slot) { return slot.name == name; });
}

// For static_assert: every slot of the sentence is one of these lists of things with names.
template <class... Slots>
constexpr bool slots_are_known(const Sentence& sentence, const Slots&... slots) {
    for (const std::string_view pattern : {sentence.en, sentence.fr})
        for (std::size_t at = pattern.find('{'); at != std::string_view::npos;
             at = pattern.find('{', at + 1)) {
            const std::size_t end = pattern.find('}', at);
            const std::string_view slot = plain_slot(pattern.substr(at + 1, end - at - 1));
            if (!(has_slot(slots, slot) || ...)) return false;
        }
    return true;
}

template <class Slots, class Context>
std::optional<std::string> slot_text(const Slots& slots, std::string_view name,
                                     const Context& context, Language language) {
    for (const auto& slot : slots)
        if (slot.name == name) return slot.text(context, language);
    return {};
}

// The sentence with what the first table that has a slot says of it; "?" for one that is in none.
template <class Context, class First, class... More>
std::string say(const Sentence& sentence, Language language, const Context& context,
                const First& first, const More&... more) {
    return say(sentence, language, [&](std::string_view name) {
        std::optional<std::string> text;
        const auto look_in = [&](const auto& slots) {
            if (!text) text = slot_text(slots, name, context, language);
        };
        look_in(first);
        (look_in(more), ...);
        return std::move(text).value_or("?");
    });
}

std::string capitalised(std::string text);

// "1 point", "3 points": the noun takes an s in both languages.
std::string counted(int number, std::string_view noun);

// "+2", "-1", "0"
std::string with_sign(int number);

// The shortest beginning of the i-th name that no other one shares: "Mi" beside "Ma".
std::string_view initials(std::span<const std::string_view> names, std::size_t i);

// The word for a value in a list by enumerator. Any number is safe: an event or an action may come
// from anywhere.
template <class List, class Enum>
std::string_view pick(const List& list, Enum value, Language language) {
    const auto index = static_cast<std::size_t>(value);
    return index < list.size() ? list[index].in(language) : "?";
}

// Of a game whose seats keep their names: one of the list, or that of a spectator.
template <class List>
std::string seat_name(const List& names, std::uint8_t seat, Language language) {
    constexpr Sentence kSpectator{"Spectator", "Spectateur"};
    return std::string(seat < names.size() ? names[seat].in(language) : kSpectator.in(language));
}

}  // namespace levee::engine::wording
