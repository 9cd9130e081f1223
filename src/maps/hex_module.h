#pragma once

#include "engine/tables/module.h"
#include "maps/hex_pieces.h"

namespace levee::maps {

// The Module of a game on hexes (engine/tables/module.h): people point at its pieces as Hand says
// (maps/hex_pieces.h).
template <class M, class R, class Hand>
struct HexModule : engine::ModuleBase<M, R> {
    using State = typename R::State;
    using Action = typename R::Action;
    using Board = typename R::Board;

    static engine::Target target(const R& rules, const State& s, const Action& action) {
        return maps::target<Hand>(rules, s, action);
    }
    static std::optional<Action> aimed(const R& rules, const State& s, const Action& action,
                                       std::string_view piece, std::string_view space) {
        return maps::aimed<Hand>(rules, s, action, piece, space);
    }
    static std::string step_space(const Board& board, const Action& action) {
        return maps::step_space(board, action);
    }
    static std::string moving_from(const Board& board, const State& s) {
        return maps::moving_from<Hand>(board, s);
    }
};

}  // namespace levee::maps
