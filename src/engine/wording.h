#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "engine/rule.h"

// How the sentences of all games are put together.
namespace levee::engine::wording {

// What stands for a {slot} of a sentence.
using Lookup = std::function<std::string(std::string_view slot)>;

// Fills the slots of a sentence. "{de unit}" is "de Nassau", "d'Égalité", "du Pellerin" (Le
// Pellerin) and "des Français" (les Français); "{à town}" is "à Cholet", "au Pellerin" and "aux
// Herbiers".
std::string say(const Sentence& sentence, Language language, const Lookup& lookup);
std::string say(const Sentence& sentence, Language language);

std::string capitalised(std::string text);

// "1 point", "3 points": the noun takes an s in both languages.
std::string counted(int number, std::string_view noun);

// "+2", "-1", "0"
std::string with_sign(int number);

// The word for a value in a list by enumerator. Any number is safe: an event or an action may come
// from anywhere.
template <class List, class Enum>
std::string_view pick(const List& list, Enum value, Language language) {
    const auto index = static_cast<std::size_t>(value);
    return index < list.size() ? list[index].in(language) : "?";
}

}  // namespace levee::engine::wording
