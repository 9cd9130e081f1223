#pragma once

#include <compare>
#include <cstdint>

#include "engine/ids.h"

namespace levee::engine {

// A chair at the table, 0 to 6. Which side a seat plays is the game's business (Toulon seats seven
// players on two sides; a bid may swap the seats of a two-player game).
using SeatId = Id<struct SeatTag>;

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
