#pragma once

#include <compare>
#include <cstdint>

#include "games/neerwinden/ids.h"

namespace levee::neerwinden {

// What a player (or fate) can say. Fields that a verb does not use keep their "none" value, so that
// two equal decisions are equal values.
enum class Verb : std::uint8_t {
    Roll,           // number, other: the two dice
    Bid,            // 8.6 number
    PassBid,        // 8.6
    TakeCamp,       // 8.6 number: Side
    Place,          // 8.1 unit or commander, hex
    SetUpRest,      // 8.1 the automatic set-up for all that is not placed yet
    Face,           // 1.3 number: Direction; the piece in question is known
    Attempt,        // 4.2.1 number: formation, other: Order
    Announced,      // 4.2.1 no more attempts
    Bonus,          // 4.2.1 number: formation that gets the general's bonus
    GoFirst,        // 2.C
    GoSecond,       // 2.C
    Activate,       // 2.C number: formation
    Rally,          // 5.1 unit, commander (or none) who helps
    March,          // 5.2 unit
    Ride,           // 7 commander
    To,             // 5.2 hex: the next hex of the move
    Halt,           // 5.2
    Enter,          // 5.5 unit, hex: back from beyond the edge
    EndMovement,    // 5.2
    Flee,           // 5.5 hex (or kOffMap)
    Turn,           // 5.3 hex, number: new facing of the reacting hex
    ReactFire,      // 5.3 number: Arm
    EndReaction,    // 5.3
    Fire,           // 6.1 hex, number: Arm
    Assault,        // 6.2 hex
    EndCombat,      // 6
    Without,        // 6.1, 6.2 unit stays out of it (N-90)
    Bayonet,        // 6.2.1 unit
    Charge,         // 5.3.1 unit
    Head,           // 6.2.1 unit: the head unit; completes the declaration
    Resolve,        // 6.1.2 fire now
    Claim,          // 9.1 show the defensive order and use it
    Decline,        // withdraw, counter-charge, claim, second assault, second advance: no
    Withdraw,       // 6.2.2 unit
    CounterCharge,  // 5.3.3 unit
    Test,           // 6.3 unit that takes the morale test of a fire
    Lose,           // 6.3 unit that takes the loss
    Disorganise,    // 6.3 unit that takes the level
    Retreat,        // 6.3 unit, hex (or kOffMap)
    Accompany,      // N-73 commander goes along
    Stay,           // N-73 commander stays
    Advance,        // 6.4 unit
    Post,           // 7 commander, unit he joins
};
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
