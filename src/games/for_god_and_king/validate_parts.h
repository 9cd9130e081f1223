#pragma once

#include "engine/contract/validation.h"
#include "games/for_god_and_king/rules/internal.h"
#include "games/for_god_and_king/rules/steps.h"

// The parts of Rules::validate(), in the order in which they are asked: each relies on what those
// before it have found in order.
namespace levee::fgfk {

using engine::Found;
using engine::path_to;
using engine::wrong;

// Every number names something that exists. After this nothing is out of bounds.
Found check_bounds(const Board& b, const State& s);
// The rest is asked of a state whose derived part has been rebuilt.
Found check_counters(const Board& b, const State& s);
// What lies on what, and at which step it waits.
Found check_stack(const Board& b, const State& s);
// Whose each kind of business is, and the fields that it uses.
Found check_frames(const Board& b, const State& s);
// Who fights, and where they came from.
Found check_contingents(const Board& b, const State& s);
// The fields of what moves groups and of what belongs to a combat.
Found check_moves(const Board& b, const State& s);

// One frame with its neighbours; the stack has been found in order, so that they are there.
struct Look : engine::FrameLook<Board, State> {
    bool is_there(GeneralId g, AreaId area) const {
        return g != kNoGeneral && on_map(s, g) && s.generals[g].at == area;
    }
    bool has_side(GeneralId g, Side side) const {
        return g != kNoGeneral && b.card(g).side == side;
    }
};

// The uppermost frame of a kind, or none.
inline const Frame* find_frame(const State& s, Business business) {
    for (std::size_t i = s.depth; i > 0; --i)
        if (s.frames[i - 1].business == business) return &s.frames[i - 1];
    return nullptr;
}
inline Side loser_of(const Combat& c) {
    return (c.flags & kCombatAttackerLost) != 0 ? c.attacker : enemy_of(c.attacker);
}
// Both sides may stand in the area of a combat until the losers have gone.
inline bool still_fighting(const Frame& combat) {
    return combat.step <= CombatStep::kRetreats || combat.step == CombatStep::kWithdrawal;
}

}  // namespace levee::fgfk
