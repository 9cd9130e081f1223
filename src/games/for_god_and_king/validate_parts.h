#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/contract/mistake.h"
#include "games/for_god_and_king/rules/internal.h"
#include "games/for_god_and_king/rules/steps.h"

// The parts of Rules::validate(), in the order in which they are asked: each relies on what those
// before it have found in order.
namespace levee::fgfk {

using Found = std::optional<engine::Mistake>;

Found wrong(std::string where, std::string what);
// "$.list[i].member"
std::string path_to(std::string_view list, std::size_t i, std::string_view member);

// Every number names something that exists. After this nothing is out of bounds.
Found check_ids(const Board& b, const State& s);
// The rest is asked of a state whose derived part has been rebuilt.
Found check_counters(const Board& b, const State& s);
// What lies on what, and at which step it waits.
Found check_stack(const Board& b, const State& s);
// The fields that each kind of business uses.
Found check_frames(const Board& b, const State& s);
// Who fights, where, and where they came from.
Found check_contingents(const Board& b, const State& s);
Found check_groups(const Board& b, const State& s);
Found check_battle(const Board& b, const State& s);

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
