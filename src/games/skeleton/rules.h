#pragma once

#include <optional>
#include <string>

#include "engine/contract/table_rules.h"
#include "games/skeleton/action.h"
#include "games/skeleton/board.h"
#include "games/skeleton/event.h"
#include "games/skeleton/state.h"

namespace levee::engine {
struct Mistake;
}

namespace levee::skeleton {

// The game as the engine's concept wants it (engine/contract/rules.h). Holds nothing but the board.
class Rules : public engine::TableRules<Rules, Board, State, Action, 40, Events> {
 public:
    using TableRules::TableRules;
    struct Tables;  // rules/rules.cpp

    State new_game() const;
    // 1.1; position.cpp.
    State view(const State& s, engine::SeatId seat) const;
    State resample(const State& s, engine::SeatId seat, engine::Random& random) const;

    // A position that was read from outside: the first thing wrong with it, or nothing.
    std::optional<engine::Mistake> validate(const State& s) const;
    // For the laws: what is lost or doubled.
    std::optional<std::string> conserved(const State& s) const;
};

}  // namespace levee::skeleton
