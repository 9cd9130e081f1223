#pragma once

#include <compare>
#include <cstdint>

#include "games/neerwinden/ids.h"

namespace levee::neerwinden {

// What a player (or fate) can say; verbs.cpp tells of each what follows it and which rule it comes
// from. Fields that a verb does not use keep their "none" value, so that two equal decisions are
// equal values.
// clang-format off
enum class Verb : std::uint8_t {
    Roll, Bid, PassBid, TakeCamp, Place, SetUpRest, Face, Attempt, Announced, Bonus, GoFirst,
    GoSecond, Activate, Rally, March, Ride, To, Halt, Enter, EndMovement, Flee, Turn, ReactFire,
    EndReaction, Fire, Assault, EndCombat, Without, Bayonet, Charge, Head, Resolve, Claim,
    Decline, Withdraw, CounterCharge, Test, Lose, Disorganise, Retreat, Accompany, Stay,
    Advance, Post,
};
// clang-format on
inline constexpr int kVerbs = static_cast<int>(Verb::Post) + 1;

struct Action {
    Verb verb{};
    UnitId unit{kNoUnit};
    CommanderId commander{kNoCommander};
    std::uint8_t number = 0;
    HexId hex{kNoHex};
    std::uint8_t other = 0;

    constexpr auto operator<=>(const Action&) const = default;

    static constexpr Action of(Verb verb) { return {.verb = verb}; }
    static constexpr Action of(Verb verb, UnitId unit) { return {.verb = verb, .unit = unit}; }
    static constexpr Action of(Verb verb, HexId hex) { return {.verb = verb, .hex = hex}; }
    static constexpr Action of(Verb verb, CommanderId commander) {
        return {.verb = verb, .commander = commander};
    }
    static constexpr Action of(Verb verb, UnitId unit, HexId hex) {
        return {.verb = verb, .unit = unit, .hex = hex};
    }
    static constexpr Action roll(std::uint8_t a, std::uint8_t b) {
        return {.verb = Verb::Roll, .number = a, .other = b};
    }
    static constexpr Action bid(std::uint8_t points) {
        return {.verb = Verb::Bid, .number = points};
    }
    static constexpr Action take_camp(Side side) {
        return {.verb = Verb::TakeCamp, .number = static_cast<std::uint8_t>(side)};
    }
    static constexpr Action place(UnitId unit, HexId hex) { return of(Verb::Place, unit, hex); }
    static constexpr Action place(CommanderId commander, HexId hex) {
        return {.verb = Verb::Place, .commander = commander, .hex = hex};
    }
    static constexpr Action face(Direction d) {
        return {.verb = Verb::Face, .number = static_cast<std::uint8_t>(d)};
    }
    static constexpr Action attempt(FormationId f, Order order) {
        return {.verb = Verb::Attempt, .number = f.raw, .other = static_cast<std::uint8_t>(order)};
    }
    static constexpr Action bonus(FormationId f) { return {.verb = Verb::Bonus, .number = f.raw}; }
    static constexpr Action activate(FormationId f) {
        return {.verb = Verb::Activate, .number = f.raw};
    }
    static constexpr Action rally(UnitId unit, CommanderId helper = kNoCommander) {
        return {.verb = Verb::Rally, .unit = unit, .commander = helper};
    }
    static constexpr Action turn(HexId hex, Direction d) {
        return {.verb = Verb::Turn, .number = static_cast<std::uint8_t>(d), .hex = hex};
    }
    static constexpr Action react_fire(Arm arm) {
        return {.verb = Verb::ReactFire, .number = static_cast<std::uint8_t>(arm)};
    }
    static constexpr Action fire(Arm arm, HexId target) {
        return {.verb = Verb::Fire, .number = static_cast<std::uint8_t>(arm), .hex = target};
    }
    static constexpr Action post(CommanderId commander, UnitId unit) {
        return {.verb = Verb::Post, .unit = unit, .commander = commander};
    }
};
static_assert(sizeof(Action) <= 8, "a game record is a vector of these; keep it small");

}  // namespace levee::neerwinden
