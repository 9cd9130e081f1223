#pragma once

#include <cstdint>

#include "engine/contract/fixed_vector.h"
#include "engine/contract/rule.h"
#include "games/wissembourg_spicheren/ids.h"

namespace levee::wissembourg_spicheren {

// What happened, as facts. What each of them tells, and in which words, is in facts.cpp.
// clang-format off
enum class Fact : std::uint8_t {
    Placed, Concealed, TurnBegan, Rolled, Drawn, Initiative, Summoned, Modifier, Shift, Column,
    TestPassed, TestFailed, OutOfCommand, Demoralised, Activated, Passed, HeldBack, Joined,
    UnitOutOfCommand, Directed, Moved, Rode, Entered, Halted, Faced, LeftMap, Crept, Shown,
    DecoyRemoved, Fired, AttackAnnounced, CoordinationAnnounced, AttackBegan, TookLead, Supported,
    Shared, Result, Disorganised, LostStep, Destroyed, Withdrew, Stood, Retreated, RetreatBarred,
    Advanced, Rallied, CommanderSafe, CommanderLost, Followed, Posted, Relieved, ControlTaken,
    Scored, TurnEnded, GameOver,
};
// clang-format on

struct Event {
    Fact fact{};
    Side side{};
    bool secret = false;  // 13.1.6: for the eyes of `side` only
    UnitId unit{kNoUnit};
    UnitId other{kNoUnit};
    CommanderId commander{kNoCommander};
    FormationId formation{kNoFormation};
    MarkerId marker{kNoMarker};
    HexId hex{kNoHex};
    HexId from{kNoHex};
    std::int16_t a = 0;
    std::int16_t b = 0;
    const char* rule = "";
    const engine::Sentence* sentence = nullptr;
};

using Events = engine::FixedVector<Event, 256>;

}  // namespace levee::wissembourg_spicheren
