#pragma once

#include "engine/contract/validation.h"
#include "games/la_vendee/rules/internal.h"
#include "games/la_vendee/rules/steps.h"

// The parts of Rules::validate(), in the order in which they are asked: each relies on what those
// before it have found in order.
namespace levee::la_vendee::checks {

using engine::Found;
using engine::path_to;
using engine::wrong;

// Every number names something that exists. After this nothing is out of bounds.
Found bounds(const Board& b, const State& s);
// The rest is asked of a state whose derived part has been rebuilt.
Found armies(const Board& b, const State& s);
Found leaders(const Board& b, const State& s);
Found cards(const Board& b, const State& s);
Found markers(const Board& b, const State& s);
// What lies on what, and at which step it waits.
Found stack(const Board& b, const State& s);
// Whose each kind of business is, and the fields that it uses.
Found frames(const Board& b, const State& s);
// The battle, and the dice of those who fire.
Found battle(const Board& b, const State& s);
Found volleys(const Board& b, const State& s);

// One frame with its neighbours; the stack has been found in order, so that they are there.
struct Look : engine::FrameLook<Board, State> {
    bool is_below(Business business) const { return i > 0 && below().business == business; }
    bool is_above(Business business) const { return !on_top() && above().business == business; }
};

// What business of the second list has to say of its frames (validate_fighting.cpp).
Found of_fighting(const Look& at);

// The uppermost frame of a kind, or none.
inline const Frame* find_frame(const State& s, Business business) {
    for (std::size_t i = s.depth; i > 0; --i)
        if (s.frames[i - 1].business == business) return &s.frames[i - 1];
    return nullptr;
}

inline bool is_counter_of(const Board& b, ArmyId counter, Side side) {
    return counter.raw < b.armies.size() && b.side(counter) == side;
}
inline bool stands(const Board& b, const State& s, ArmyId counter, Side side) {
    return is_counter_of(b, counter, side) && on_map(s, counter);
}
inline bool stands_outside(const Board& b, const State& s, ArmyId counter, Side side, AreaId area) {
    return stands(b, s, counter, side) && s.armies[counter].at == area && !s.armies[counter].inside;
}

}  // namespace levee::la_vendee::checks
