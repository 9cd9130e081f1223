#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/contract/seats.h"

namespace levee::lab {

// Which of two players, a and b, takes which chairs: a those that play side 0 when the game begins,
// or side 1 where the sides are swapped, and b the others. They keep their chairs to the end: where
// a bid has chairs change sides, the players change sides with them.
class Chairs {
 public:
    static constexpr std::size_t kA = 0;
    static constexpr std::size_t kB = 1;

    // `side_of(seat)` is the side that a chair plays at the beginning.
    template <class SideOf>
    Chairs(int seats, bool swapped, SideOf side_of) : count_(static_cast<std::uint8_t>(seats)) {
        for (std::uint8_t i = 0; i < count_; ++i) {
            const std::size_t side = side_of(engine::SeatId{i}).raw;
            player_[i] = static_cast<std::uint8_t>(swapped ? 1 - side : side);
        }
    }

    int count() const { return count_; }
    // 0 for player a, 1 for player b.
    std::size_t player(engine::SeatId seat) const { return player_[seat.raw]; }
    // One of a's chairs: what becomes of it becomes of all of them.
    engine::SeatId first_of_a() const {
        std::uint8_t i = 0;
        while (i + 1 < count_ && player_[i] != kA) ++i;
        return engine::SeatId{i};
    }

 private:
    std::uint8_t count_;
    std::array<std::uint8_t, engine::kMostSeats> player_{};
};

}  // namespace levee::lab
