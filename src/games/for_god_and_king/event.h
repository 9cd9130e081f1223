#pragma once

#include <cstdint>

#include "engine/contract/fixed_vector.h"
#include "engine/contract/rule.h"
#include "games/for_god_and_king/board_tables.h"
#include "games/for_god_and_king/ids.h"

namespace levee::fgfk {

// What happened, as facts. What each of them tells, and in which words, is in facts.cpp.
// clang-format off
enum class Fact : std::uint8_t {
    TurnBegan, Rolled, Drawn, Recovered, StillWounded, EventPlayed, FraudFound, EmissariesTaken,
    EnglishAgree, LandingNoted, LandingDelayed, Landed, LandingFailed, Received, PointsLost,
    Arrived, Recalled, JoinedArmy, Paid, Sailed, Placed, ControlTold, InitiativeWon,
    OpportunityTaken, Activated, Passed, Preempted, Gathered, ActionPoints, Moved, Barred, LeaveAsked, Refused,
    Agreed, DroppedOff, PickedUp, Halted, CombatBegan, MarchTried, Unsupplied, Modifier, OddsFound, ColumnFound,
    Result, NoPowder, LostPoints, Eliminated, Retreated, Displaced, Wounded, Killed, Unharmed,
    Captured, Accused, Guillotined, Acquitted, Deserters, MoraleChanged, ArmsChanged, IncidentGone,
    Occupied, Pursued, Deserted, DesertionDue, WentHome, TurnEnded, Scored, GameOver,
};
// clang-format on

struct Report {
    Fact fact{};
    Side side{};
    GeneralId general{kNoGeneral};
    Force force{static_cast<Force>(255)};  // kNoForce
    Event event{Event::None};
    bool secret = false;  // 3.6: for the eyes of `side` only
    AreaId area{kNoArea};
    AreaId from{kNoArea};
    std::int16_t a = 0;
    std::int16_t b = 0;
    const char* rule = "";
    const engine::Sentence* sentence = nullptr;
};

// A result of the combat table in one number, for Fact::Result.
constexpr std::int16_t packed(const CombatResult& result) {
    const int rout = result.rout ? 8 : 0;
    const int attacker = result.attacker_loses ? 16 : 0;
    return static_cast<std::int16_t>(result.areas + rout + attacker + 32 * (result.percent / 10));
}
// Any number is safe.
constexpr CombatResult result_of(int number) {
    const auto bits = static_cast<unsigned>(number);
    return {.attacker_loses = (bits & 16U) != 0,
            .rout = (bits & 8U) != 0,
            .areas = static_cast<std::uint8_t>(bits & 7U),
            .percent = static_cast<std::uint8_t>(10U * ((bits >> 5U) & 15U))};
}
static_assert(result_of(packed({true, false, 2, 40})) == CombatResult{true, false, 2, 40});
static_assert(result_of(packed({false, true, 4, 70})) == CombatResult{false, true, 4, 70});

using Reports = engine::FixedVector<Report, 256>;

}  // namespace levee::fgfk
