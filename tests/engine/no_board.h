#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/tables/page_shapes.h"
#include "engine/tables/table.h"

namespace levee::engine {

// The part of a module that a game without a board leaves empty.
template <class Rules, class Event>
struct NoBoard {
    using State = typename Rules::State;
    using Action = typename Rules::Action;

    static page::Board page_board(const Rules&, const State&, Language) { return {}; }
    static page::Scene scene(const Rules&, const State&, SeatId, Language) { return {}; }
    static Result<page::Overlay> overlay(const Rules&, const State&, SeatId, std::string_view,
                                         std::string_view, std::string_view, Language) {
        return Mistake{"overlay", "there is no board"};
    }
    static Target target(const Rules&, const State&, const Action&) { return {}; }
    static std::optional<Action> aimed(const Rules&, const State&, const Action&, std::string_view,
                                       std::string_view) {
        return {};
    }
    template <class Board>
    static std::string step_space(const Board&, const Action&) {
        return {};
    }
    template <class Board>
    static std::string moving_from(const Board&, const State&) {
        return {};
    }
    static int step_spent(const Event&) { return 0; }
    static std::string cost_text(int cost) { return std::to_string(cost); }
    static bool open(const State&) { return false; }
};

}  // namespace levee::engine
