#pragma once

#include <cstdint>

#include "engine/contract/fixed_vector.h"
#include "engine/contract/rule.h"
#include "games/neerwinden/ids.h"

namespace levee::neerwinden {

// What happened, as facts. What each of them tells, and in which words, is in facts.cpp.
// clang-format off
enum class Fact : std::uint8_t {
    Placed, CampTaken, TurnBegan, Rolled, Initiative, OrderTried, OrderChanged, OrderKept,
    Demoralised, OrderShown, Activated, CommandLost, Modifier, Result, Rallied, RallyFailed, Moved,
    Rode, Halted, Reserve, Faced, BrokeOut, Fled, LeftMap, Returned, FireOpened, AssaultDeclared,
    HeadUnit, Charged, Withdrew, MoralePassed, MoraleFailed, Disorganised, LostStep, Destroyed,
    Retreated, RetreatBarred, Advanced, Harnessed, Unharnessed, CommanderSafe, CommanderLost,
    Posted, ControlTaken, Scored, TurnEnded, GameOver,
};
// clang-format on

struct Event {
    Fact fact{};
    Side side{};
    UnitId unit{kNoUnit};
    CommanderId commander{kNoCommander};
    FormationId formation{kNoFormation};
    Order order{Order::Hidden};
    bool secret = false;  // 9.1: for the eyes of `side` only
    HexId hex{kNoHex};
    HexId from{kNoHex};
    std::int16_t a = 0;
    std::int16_t b = 0;
    const char* rule = "";
    const engine::Sentence* sentence = nullptr;
};

using Events = engine::FixedVector<Event, 256>;

}  // namespace levee::neerwinden
