#pragma once

#include <optional>
#include <string>

#include "engine/contract/table_rules.h"
#include "games/wissembourg_spicheren/action.h"
#include "games/wissembourg_spicheren/board.h"
#include "games/wissembourg_spicheren/event.h"
#include "games/wissembourg_spicheren/state.h"

namespace levee::engine {
struct Mistake;
}

namespace levee::wissembourg_spicheren {

struct Options {
    BattleId battle{};
    Variations variations = 0;     // 13.1.7, 13.2.7
    bool automatic_set_up = true;  // for players in a hurry
};

// Both battles as the engine's concept wants them. Holds nothing but the board.
class Rules : public engine::TableRules<Rules, Board, State, Action, 512, Events> {
 public:
    using TableRules::TableRules;
    struct Tables;  // rules/rules.cpp

    State new_game(const Options& options, Events* log = nullptr) const;

    engine::Chance chance(const State& s) const;
    Action chance_action(const State& s, const engine::Outcome& outcome) const;
    // 13.1.6: which of the two markers is the 13th division; position.cpp.
    State view(const State& s, engine::SeatId seat) const;
    State resample(const State& s, engine::SeatId seat, engine::Random& random) const;

    // What the odds suppose of a decision that lies between an action and its dice.
    Action assumed(const State& s) const;
    // A position that was read from outside: the first thing wrong with it, or nothing.
    std::optional<engine::Mistake> validate(const State& s) const;
    // Fills State::derived from the rest.
    void rebuild(State& s) const;
    // Counters are neither lost nor doubled: the sentence that says which, or nothing.
    std::optional<std::string> conserved(const State& s) const;
};

}  // namespace levee::wissembourg_spicheren
