#pragma once

#include <type_traits>

#include "games/skeleton/ids.h"

namespace levee::skeleton {

// Kinds of unfinished business; rules/chapters.h says what each of them does.
enum class Business : std::uint8_t { None, Turn, Notes, Movement, Combat, Dice };

struct Frame {
    Business business{};
    std::uint8_t step = 0;
    Side side{};
    AreaId area{kNoArea};  // Combat: of the battle

    bool operator==(const Frame&) const = default;
};

struct State {
    std::uint8_t turn = 1;
    engine::PerId<UnitId, AreaId, kUnits> at{};    // kNoArea: lost
    UnitSet moved{};                               // in this movement
    UnitSet shown{};                               // has fought (3.1)
    std::array<UnitId, 2> guns{kNoUnit, kNoUnit};  // 1.1, by Side; kNoUnit: not noted yet
    std::array<std::uint8_t, 2> dice{};            // the last roll
    std::array<Frame, 4> frames{};
    std::uint8_t depth = 0;

    bool operator==(const State&) const = default;
};
static_assert(std::is_trivially_copyable_v<State>);

}  // namespace levee::skeleton
