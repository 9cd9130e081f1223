#pragma once

#include "engine/contract/fixed_vector.h"
#include "games/skeleton/ids.h"

namespace levee::skeleton {

// What happened, as facts. What each of them tells, and in which words, is in facts.cpp.
// clang-format off
enum class Fact : std::uint8_t {
    Noted, TurnBegan, Marched, Battle, GunsShown, Strength, Walls, Rolled, Result, Lost, TurnEnded,
    GameOver,
};
// clang-format on

struct Event {
    Fact fact{};
    Side side{};
    bool secret = false;  // 1.1: for the eyes of `side` only
    UnitId unit{kNoUnit};
    AreaId area{kNoArea};
    AreaId from{kNoArea};
    std::int8_t a = 0;
    std::int8_t b = 0;
    const char* rule = "";
};

using Events = engine::FixedVector<Event, 64>;

}  // namespace levee::skeleton
