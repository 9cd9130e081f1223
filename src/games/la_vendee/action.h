#pragma once

#include <compare>
#include <cstdint>

#include "games/la_vendee/ids.h"

namespace levee::la_vendee {

// What a player (or fate) can say; verbs.cpp tells of each how it is written, what follows it and
// which rule it comes from. Fields that a verb does not use keep their "none" value, so that two
// equal decisions are equal values.
//
//   fate      Roll (up to four dice), Draw (a card of the deck)
//   any       Done (nothing more of this kind), Pass (not now)
//   13, 4     SetUpRest; Deploy ARMY AREA (set-up, arrival, landing, dummy); Raise ARMY AREA
//             (rebuilt, with the first FP of the pool that can); Place N TROOP AREA, Garrison N
//             TROOP AREA (inside the fortress), Join N TROOP ARMY (reinforcement, pick-up 5.4),
//             Store N TROOP (into the Army Reserve box; of the pool, or out of Granville 5.2.4);
//             Transfer TROOP ARMY ARMY (4.3, one FP), Shift LEADER ARMY (L-55),
//             Replace LEADER LEADER (10.3: the old one, the new one)
//   5.2, 6    Move N TROOP AREA (out of it; then To AREA), Enter N TROOP AREA, Leave N TROOP AREA
//   (fortress, L-62),
//             Burn AREA (11.1, of a detachment), Skirmish AREA (fire at the irregulars there),
//             Harass ARMY (fire at it); Withdraw AREA, Shelter (into the fortress), Stay
//   7, 15     Play CARD, Discard CARD ARMY (5.6: takes off the pin), Look, Select CARD,
//             Pin ARMY, Inspire ARMY, Rout ARMY, Steady ARMY (no forced retreat),
//             Regain TROOP ARMY, Unpin ARMY
//   5.3       March ARMY (it has an action of the card), To AREA (a step; where a retreat goes),
//             Force AREA (5.5), Route AREA (5.3.3), Drop N TROOP, Torch (11.1: burn on leaving),
//             Inside (the army goes into the fortress, 5.7), Sortie, Halt
//   8, 9      Attack ARMY (own army begins its battle), Engage N ARMY, EngageIrregulars N,
//             Assault N (dice against the fortress), Fire, CallOff, Retreat, Reroll VOLLEY N,
//             Lose TROOP, LoseOf TROOP ARMY (of an army inside the fortress)
// clang-format off
enum class Verb : std::uint8_t {
    Roll, Draw,
    Done, Pass,
    SetUpRest, Deploy, Raise, Place, Garrison, Join, Store, Transfer, Shift, Replace,
    Move, Enter, Leave, Burn, Skirmish, Harass, Withdraw, Shelter, Stay,
    Play, Discard, Look, Select, Pin, Inspire, Rout, Steady, Regain, Unpin,
    March, To, Force, Route, Drop, Torch, Inside, Sortie, Halt,
    Attack, Engage, EngageIrregulars, Assault, Fire, CallOff, Retreat, Reroll, Lose, LoseOf,
};
// clang-format on
inline constexpr std::size_t kVerbs = static_cast<std::size_t>(Verb::LoseOf) + 1;
inline constexpr Verb kLastOfFate = Verb::Draw;

// Up to four dice of one request in two bytes; a die that is not there is a zero.
struct Dice {
    std::array<std::uint8_t, kDiceAtOnce> faces{};
};

struct Action {
    Verb verb{};
    ArmyId army{kNoArmy};
    LeaderId leader{kNoLeader};
    Troop troop{kNoTroop};
    AreaId area{kNoArea};
    std::uint8_t number = 0;  // FP, dice, the volley of a Reroll; a card by its printed number
    std::uint8_t other = 0;   // the second army, leader or number

    constexpr auto operator<=>(const Action&) const = default;

    constexpr CardId card() const { return {static_cast<std::uint8_t>(number - 1)}; }
    constexpr ArmyId other_army() const { return {other}; }
    constexpr LeaderId other_leader() const { return {other}; }
    constexpr Dice dice() const {
        const auto low = [](std::uint8_t two) { return static_cast<std::uint8_t>(two & 7U); };
        const auto high = [](std::uint8_t two) { return static_cast<std::uint8_t>(two >> 3U); };
        return {{low(number), high(number), low(other), high(other)}};
    }

    static constexpr Action of(Verb verb) { return {.verb = verb}; }
    static constexpr Action of(Verb verb, AreaId area) { return {.verb = verb, .area = area}; }
    static constexpr Action of(Verb verb, ArmyId army) { return {.verb = verb, .army = army}; }
    static constexpr Action of(Verb verb, ArmyId army, AreaId area) {
        return {.verb = verb, .army = army, .area = area};
    }
    static constexpr Action of(Verb verb, Troop troop) { return {.verb = verb, .troop = troop}; }
    static constexpr Action of(Verb verb, Troop troop, ArmyId army) {
        return {.verb = verb, .army = army, .troop = troop};
    }
    static constexpr Action of_points(Verb verb, int n, Troop troop) {
        return {.verb = verb, .troop = troop, .number = static_cast<std::uint8_t>(n)};
    }
    static constexpr Action of_points(Verb verb, int n, Troop troop, AreaId area) {
        return {.verb = verb, .troop = troop, .area = area, .number = static_cast<std::uint8_t>(n)};
    }
    static constexpr Action of_points(Verb verb, int n, Troop troop, ArmyId army) {
        return {.verb = verb, .army = army, .troop = troop, .number = static_cast<std::uint8_t>(n)};
    }
    static constexpr Action transfer(Troop troop, ArmyId from, ArmyId to) {
        return {.verb = Verb::Transfer, .army = from, .troop = troop, .other = to.raw};
    }
    static constexpr Action replace(LeaderId old, LeaderId fresh) {
        return {.verb = Verb::Replace, .leader = old, .other = fresh.raw};
    }
    static constexpr Action of_number(Verb verb, int number, int other = 0) {
        return {.verb = verb,
                .number = static_cast<std::uint8_t>(number),
                .other = static_cast<std::uint8_t>(other)};
    }
    static constexpr Action of_card(Verb verb, CardId card, ArmyId army = kNoArmy) {
        return {.verb = verb, .army = army, .number = static_cast<std::uint8_t>(card.raw + 1)};
    }
    static constexpr Action roll(Dice dice) {
        const auto two = [](std::uint8_t a, std::uint8_t b) {
            return static_cast<std::uint8_t>(a | (b << 3U));
        };
        return {.verb = Verb::Roll,
                .number = two(dice.faces[0], dice.faces[1]),
                .other = two(dice.faces[2], dice.faces[3])};
    }
};
static_assert(sizeof(Action) <= 8, "a game record is a vector of these; keep it small");
static_assert(Action::roll({{3, 5, 6, 1}}).dice().faces[2] == 6);

}  // namespace levee::la_vendee
