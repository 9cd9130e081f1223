#pragma once

#include <compare>
#include <cstdint>

#include "games/for_god_and_king/ids.h"

namespace levee::fgfk {

// What a player (or fate) can say. Fields that a verb does not use keep their "none" value, so that
// two equal decisions are equal values.
enum class Verb : std::uint8_t {
    Roll,       // number, other: one die (other 0) or two, the coloured one first (4.1)
    Draw,       // 4.3 number: Incident that comes out of the cup
    Lot,        // T1, T7, T8 general whom the lot falls upon
    Play,       // 6 event
    Done,       // no more events, marches, rolls ...: on with it
    Decline,    // no
    Pay,        // E7, E8 force, area (none: out of the reinforcements)
    Ship,       // E15 force, area (none: out of the reinforcements)
    Land,       // E15 area
    Join,       // E12 number: Army that the Mayençais reinforce; F-12 for Léchelle
    Keep,       // E11 general of Saumur who stays
    Note,       // E5 area, number: turn of the landing
    Arm,        // E5 number: Army whose marker goes to +2
    Place,      // 2.2 general, or force and number of points; area
    SetUpRest,  // 7.1 the automatic set-up for all that is not placed yet
    Seize,      // 2.3
    Yield,      // 2.3
    Activate,   // 2.4 area
    Pass,       // 2.4
    Preempt,    // 2.4 area
    Take,       // 3.2 general, or force and number
    TakeAll,    // 3.2
    Go,         // 3.2 the group is complete
    To,         // 3.2 area: the next step
    Drop,       // 3.2 general, or force and number
    PickUp,     // 3.2 general, or force and number
    Halt,       // 3.2
    March,      // 4.2 area the stack comes from
    Fight,      // T6
    Withdraw,   // T6
    Resolve,    // 4.1 roll the dice
    Lose,       // 4.1 force, number, area the contingent came from (none: was there)
    Retreat,    // 4.5, 3.7 area
    Pursue,     // 4.5 area
    Desert,     // 2.5 force, number, area
    Excuse,     // 2.6 general
};
inline constexpr int kVerbs = static_cast<int>(Verb::Excuse) + 1;

inline constexpr std::uint8_t kNoForce = 255;

struct Action {
    Verb verb{};
    GeneralId general{kNoGeneral};
    Force force{static_cast<Force>(kNoForce)};
    Event event{Event::None};
    AreaId area{kNoArea};
    std::uint8_t number = 0;
    std::uint8_t other = 0;

    constexpr auto operator<=>(const Action&) const = default;

    constexpr bool has_force() const { return static_cast<std::uint8_t>(force) != kNoForce; }

    static constexpr Action of(Verb verb) { return {.verb = verb}; }
    static constexpr Action of(Verb verb, AreaId area) { return {.verb = verb, .area = area}; }
    static constexpr Action of(Verb verb, GeneralId general) {
        return {.verb = verb, .general = general};
    }
    static constexpr Action of(Verb verb, Force force, int number) {
        return {.verb = verb, .force = force, .number = static_cast<std::uint8_t>(number)};
    }
    static constexpr Action of(Verb verb, Force force, int number, AreaId area) {
        return {.verb = verb,
                .force = force,
                .area = area,
                .number = static_cast<std::uint8_t>(number)};
    }
    static constexpr Action of(Verb verb, GeneralId general, AreaId area) {
        return {.verb = verb, .general = general, .area = area};
    }
    static constexpr Action roll(std::uint8_t a, std::uint8_t b = 0) {
        return {.verb = Verb::Roll, .number = a, .other = b};
    }
    static constexpr Action draw(Incident incident) {
        return {.verb = Verb::Draw, .number = static_cast<std::uint8_t>(incident)};
    }
    static constexpr Action play(Event event) { return {.verb = Verb::Play, .event = event}; }
    static constexpr Action of_army(Verb verb, Army army) {
        return {.verb = verb, .number = static_cast<std::uint8_t>(army)};
    }
    static constexpr Action note(AreaId area, std::uint8_t turn) {
        return {.verb = Verb::Note, .area = area, .number = turn};
    }
};
static_assert(sizeof(Action) <= 8, "a game record is a vector of these; keep it small");

}  // namespace levee::fgfk
