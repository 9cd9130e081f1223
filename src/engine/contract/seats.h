#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>

#include "engine/contract/ids.h"

namespace levee::engine {

// What wins: one of two camps, 0 and 1. Evaluations, matches, tallies and colours are about sides.
using SideId = Id<struct SideTag>;

inline constexpr std::size_t kSides = 2;
constexpr SideId other_side(SideId side) { return SideId{static_cast<std::uint8_t>(1 - side.raw)}; }

// A chair at the table, 0 to 6: who decides, who is shown what. Which side a seat plays is the
// game's answer (RulesOf::side_of): several chairs may share a side, a bid may swap two of them.
using SeatId = Id<struct SeatTag>;

inline constexpr std::size_t kMostSeats = 7;

// Who shares a secret, say: all chairs of a side.
using SeatSet = IdSet<SeatId>;

// The eyes of a spectator: sees only what everybody may see.
inline constexpr SeatId kSpectator{255};

// Who must answer next.
struct Actor {
    enum class Kind : std::uint8_t { Nobody, Chance, Seat };
    Kind kind = Kind::Nobody;
    SeatId seat{};

    constexpr bool operator==(const Actor&) const = default;
    constexpr bool is_seat() const { return kind == Kind::Seat; }
    constexpr bool is_chance() const { return kind == Kind::Chance; }
    constexpr bool is_over() const { return kind == Kind::Nobody; }
    static constexpr Actor nobody() { return {Kind::Nobody, {}}; }
    static constexpr Actor chance() { return {Kind::Chance, {}}; }
    static constexpr Actor of(SeatId seat) { return {Kind::Seat, seat}; }
};

}  // namespace levee::engine
