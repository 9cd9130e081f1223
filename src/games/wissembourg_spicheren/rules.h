#pragma once

#include "engine/contract/table_rules.h"
#include "games/wissembourg_spicheren/action.h"
#include "games/wissembourg_spicheren/board.h"
#include "games/wissembourg_spicheren/event.h"
#include "games/wissembourg_spicheren/state.h"

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
    View view;
    Resample resample;
    Assumed assumed;
    Validate validate;
    Rebuild rebuild;
    Conserved conserved;
};

}  // namespace levee::wissembourg_spicheren
