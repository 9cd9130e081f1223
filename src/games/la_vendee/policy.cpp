#include "games/la_vendee/policy.h"

#include "engine/proofs/playout.h"

namespace levee::la_vendee {

// To the mill; whoever cannot get there does anything.
Action Policy::choose(const State& s, engine::Random& random) const {
    Rules::Actions offered;
    rules_.legal_actions(s, offered);
    for (const Action& action : offered)
        if (action.verb == Verb::March && action.area == rules_.board().mill) return action;
    return offered[random.below(static_cast<std::uint32_t>(offered.size()))];
}

}  // namespace levee::la_vendee
