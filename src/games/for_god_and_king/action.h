#pragma once

#include <compare>
#include <cstdint>

#include "games/for_god_and_king/ids.h"

namespace levee::fgfk {

// What a player (or fate) can say; verbs.cpp tells of each what follows it and which rule it comes
// from. Fields that a verb does not use keep their "none" value, so that two equal decisions are
// equal values.
// clang-format off
enum class Verb : std::uint8_t {
    Roll, Draw, Lot, Play, Done, Decline, Pay, Ship, Land, Join, Keep, Note, Arm, Place,
    SetUpRest, Seize, Yield, Activate, Pass, Preempt, Take, TakeAll, Go, To, Drop, PickUp, Halt,
    March, Fight, Withdraw, Resolve, Lose, Retreat, Pursue, Desert, Excuse,
};
// clang-format on
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
