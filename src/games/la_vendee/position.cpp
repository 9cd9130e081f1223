// What a seat can see of a position, and a position that it cannot tell from the true one.
#include "games/la_vendee/rules/internal.h"

namespace levee::la_vendee {

// 1.1: the guns of the enemy are hidden until they have fought.
State Rules::view(const State& s, engine::SeatId seat) const {
    State seen = s;
    for (const Side side : kBothSides) {
        UnitId& guns = seen.guns[index(side)];
        if (seat.raw != index(side) && guns.raw < kUnits && !s.shown.has(guns)) guns = kHidden;
    }
    return seen;
}

// The view, filled: it looks at nothing else, so that it cannot cheat.
State Rules::resample(const State& s, engine::SeatId seat, engine::Random& random) const {
    State twin = view(s, seat);
    for (const Side side : kBothSides) {
        if (twin.guns[index(side)] != kHidden) continue;
        UnitSet may_have = board_.units_of[index(side)].without(s.shown);
        auto skipped = random.below(static_cast<std::uint32_t>(may_have.size()));
        while (skipped-- > 0) may_have.take();
        twin.guns[index(side)] = may_have.first();
    }
    return twin;
}

}  // namespace levee::la_vendee
