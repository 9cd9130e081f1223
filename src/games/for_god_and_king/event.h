#pragma once

#include <cstdint>

#include "engine/fixed_vector.h"
#include "engine/rule.h"
#include "games/for_god_and_king/board_tables.h"
#include "games/for_god_and_king/ids.h"

namespace levee::fgfk {

// What happened, as facts; text_events.cpp makes sentences of them.
enum class Fact : std::uint8_t {
    TurnBegan,         // a: turn
    Rolled,            // side, a, b: dice (b 0: one die)
    Drawn,             // a: Incident
    Recovered,         // general: 2.1, he returns this turn
    StillWounded,      // general
    EventPlayed,       // side, event
    FraudFound,        // E4
    EmissariesTaken,   // E5
    EnglishAgree,      // E5
    LandingNoted,      // E5 area, a: turn (secret)
    LandingDelayed,    // E5 area
    Landed,            // E5 area, a: points
    LandingFailed,     // E5 area
    Received,          // side, force, a: points, b: roll after modifiers
    PointsLost,        // force, a: points that cannot be placed, or above the counters' limit
    Arrived,           // general: among the reinforcements
    Recalled,          // general: removed from the game by an event
    JoinedArmy,        // E12, F-12 general or none (the Mayençais), a: Army
    Paid,              // E7, E8 force, area (secret where hidden)
    Sailed,            // E15 force, a: 1 lost, 2 delayed, 3 landed; area
    Placed,            // general, or force and a: points; area (secret where hidden)
    ControlTold,       // 3.6 side that asked, area, a: 1 controlled, 0 free
    InitiativeWon,     // side, a: Republican total, b: Vendéen total
    OpportunityTaken,  // side that has the opportunity
    Activated,         // side, area
    Passed,            // side
    Preempted,         // side, area, a: 1 success
    Gathered,          // side, general, or force and a: points (secret where hidden)
    ActionPoints,      // side, a: half points (secret where hidden)
    Moved,             // side, from, area, a: half points spent
    Barred,            // 3.4 side, area: the step or the placing is not possible after all
    Refused,           // 3.5 general (Charette, Joly), area: the die says no
    Agreed,            // 3.5 general, area
    DroppedOff,        // general, or force and a: points; area (secret where hidden)
    PickedUp,          // likewise
    Halted,            // side, area
    CombatBegan,       // side (attacker), area
    MarchTried,        // side, from, area, a: 1 success
    Modifier,          // sentence, a: value (die), b: value (columns)
    OddsFound,         // a: attacking points, b: defending points
    ColumnFound,       // a: column of the table after shifts
    Result,            // a: packed() CombatResult
    NoPowder,          // T6 a: 1 withdraws, 0 fights
    LostPoints,        // side, force, a: points, area
    Eliminated,        // side, area: all that could not retreat
    Retreated,         // side, from, area, a: 1 rout
    Displaced,         // side, general, from, area
    Wounded,           // general, a: 0 lightly, 1 seriously
    Killed,            // general
    Unharmed,          // general: rolled for and nothing happened
    Captured,          // general
    Accused,           // T8 general
    Guillotined,       // general
    Acquitted,         // general
    Deserters,         // T2 a: points, area
    MoraleChanged,     // side, a: by, b: now
    ArmsChanged,       // a: Army, b: now
    IncidentGone,      // a: Incident leaves the cup
    Occupied,          // side, area: stronghold, base or objective changes hands
    Pursued,           // side, from, area
    Deserted,          // force, a: points, area (secret where hidden)
    DesertionDue,      // a: Army, b: percent
    WentHome,          // 2.5 general without troops, back next turn
    TurnEnded,         // a: turn
    Scored,            // side, a: points, sentence: what for
    GameOver,          // side, a: Victory
};

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
