#pragma once

#include <compare>
#include <cstdint>

#include "games/wissembourg_spicheren/ids.h"

namespace levee::wissembourg_spicheren {

// What a player (or fate) can say; verbs.cpp tells of each what follows it and which rule it comes
// from. Fields that a verb does not use keep their "none" value, so that two equal decisions are
// equal values.
// clang-format off
enum class Verb : std::uint8_t {
    Roll, Draw,
    Place, SetUpRest, Face, Conceal,
    Test, Ride, To, Halt, Recall, Done,
    Activate, Pass, Hold, Join, Direct, Creep, Show,
    Fire, With, At, EndBarrage,
    March, Enter, EndMovement,
    Attack, Coordinate, Without, Announced, Resolve, Lead, Decline, Withdraw, Stand, Support, Give,
    Lose, Refuse, GiveWay, Retreat, Advance, Follow, Stay, Post,
};
// clang-format on
inline constexpr int kVerbs = static_cast<int>(Verb::Post) + 1;

struct Action {
    Verb verb{};
    UnitId unit{kNoUnit};
    CommanderId commander{kNoCommander};
    std::uint8_t number = 0;
    HexId hex{kNoHex};
    std::uint8_t other = 0;  // the second die

    constexpr auto operator<=>(const Action&) const = default;

    static constexpr Action of(Verb verb) { return {.verb = verb}; }
    static constexpr Action of(Verb verb, UnitId unit) { return {.verb = verb, .unit = unit}; }
    static constexpr Action of(Verb verb, CommanderId commander) {
        return {.verb = verb, .commander = commander};
    }
    static constexpr Action of(Verb verb, HexId hex) { return {.verb = verb, .hex = hex}; }
    static constexpr Action of(Verb verb, UnitId unit, HexId hex) {
        return {.verb = verb, .unit = unit, .hex = hex};
    }
    static constexpr Action of(Verb verb, CommanderId commander, HexId hex) {
        return {.verb = verb, .commander = commander, .hex = hex};
    }
    static constexpr Action roll(std::uint8_t first, std::uint8_t second = 0) {
        return {.verb = Verb::Roll, .number = first, .other = second};
    }
    static constexpr Action draw(MarkerId marker) {
        return {.verb = Verb::Draw, .number = marker.raw};
    }
    static constexpr Action face(Direction d) {
        return {.verb = Verb::Face, .number = static_cast<std::uint8_t>(d)};
    }
    static constexpr Action activate(FormationId f) {
        return {.verb = Verb::Activate, .number = f.raw};
    }
    // 13.1.6: one of the two markers of the 13th division, 1 or 2.
    static constexpr Action creep(int marker, HexId hex) {
        return {.verb = Verb::Creep, .number = static_cast<std::uint8_t>(marker), .hex = hex};
    }
    static constexpr Action give(int points) {
        return {.verb = Verb::Give, .number = static_cast<std::uint8_t>(points)};
    }
    static constexpr Action post(CommanderId commander, UnitId unit) {
        return {.verb = Verb::Post, .unit = unit, .commander = commander};
    }
};
static_assert(sizeof(Action) <= 8, "a game record is a vector of these; keep it small");

}  // namespace levee::wissembourg_spicheren
