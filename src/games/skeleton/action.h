#pragma once

#include <compare>

#include "games/skeleton/ids.h"

namespace levee::skeleton {

// What a player (or fate) can say; verbs.cpp tells what follows each verb. Fields that a verb does
// not use keep their "none" value, so that two equal decisions are equal values.
enum class Verb : std::uint8_t { Roll, Note, March, Halt };
inline constexpr std::size_t kVerbs = 4;

struct Action {
    Verb verb{};
    UnitId unit{kNoUnit};
    AreaId area{kNoArea};
    std::uint8_t number = 0;  // the first die
    std::uint8_t other = 0;   // the second die

    constexpr auto operator<=>(const Action&) const = default;
};

}  // namespace levee::skeleton
