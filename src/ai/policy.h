#pragma once

#include <concepts>
#include <utility>

#include "engine/contract/chance.h"
#include "engine/proofs/playout.h"
#include "engine/tables/table_of.h"

namespace levee::ai {

// Rules of thumb of a game (games/<game>/policy.h): choose(s, random) decides at once, from the
// state it is given and from nothing else. One object serves all players of a game.
template <class P>
concept PolicyOf = requires(const P& policy, const typename P::Module::Rules::State& s,
                            engine::Random& random) {
    requires engine::ModuleOf<typename P::Module>;
    P(std::declval<const typename P::Module::Rules&>());
    { policy.choose(s, random) } -> std::same_as<typename P::Module::Rules::Action>;
};

// For a game that has none: any choice with the same chance.
template <engine::ModuleOf M>
class RandomPolicy {
 public:
    using Module = M;
    using Rules = typename Module::Rules;

    explicit RandomPolicy(const Rules& rules) : rules_(rules) {}

    // Precondition: a seat must decide, and the rules offer it something.
    typename Rules::Action choose(const typename Rules::State& s, engine::Random& random) const {
        typename Rules::Actions offered;
        return *engine::random_action(rules_, s, rules_.actor(s), offered, random);
    }

 private:
    const Rules& rules_;
};

}  // namespace levee::ai
