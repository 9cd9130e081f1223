#pragma once

#include "engine/contract/mistake.h"
#include "engine/tables/table_of.h"

namespace levee::ai {

// A computer player of one seat with the types of its game, asked on the state and not at a table:
// for whoever plays thousands of games (src/lab). Opponent (ai/opponent.h) is the same at a table.
template <engine::ModuleOf Module>
class Chooser {
 public:
    using Rules = typename Module::Rules;
    using State = typename Rules::State;
    using Action = typename Rules::Action;

    virtual ~Chooser() = default;
    // Precondition: a seat must decide. The state may hold what the seat cannot see: to look at no
    // more than that is the chooser's business.
    virtual engine::Result<Action> decide(const State& s) = 0;
};

}  // namespace levee::ai
