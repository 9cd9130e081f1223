#include "games/la_vendee/policy.h"

#include "engine/proofs/playout.h"

namespace levee::la_vendee {

Action Policy::choose(const State& s, engine::Random& random) const {
    Rules::Actions offered;
    rules_.legal_actions(s, offered);
    return offered[random.below(static_cast<std::uint32_t>(offered.size()))];
}

}  // namespace levee::la_vendee
