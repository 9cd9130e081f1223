#pragma once

#include <memory>

#include "engine/tables/game.h"
#include "games/skeleton/board_loader.h"
#include "games/skeleton/names.h"
#include "games/skeleton/reflection.h"
#include "games/skeleton/text.h"
#include "games/skeleton/verbs.h"
#include "games/skeleton/wire.h"

namespace levee::skeleton {

// The game as the engine wants it: see ModuleOf in engine/tables/table_of.h.
struct Module {
    using Rules = skeleton::Rules;

    static constexpr std::string_view kKey = "skeleton";
    static constexpr std::string_view kTitle = "The Mill";
    static constexpr std::string_view kSubject = "two columns and a mill; areas, hidden orders";
    static constexpr std::string_view kRulesVersion = "skeleton 1";

    static std::vector<engine::ScenarioInfo> scenarios(const Board& /*board*/) {
        return {{"mill", {"The Mill", "Le moulin"}}};
    }
    static std::vector<engine::OptionInfo> options() { return {}; }
    static engine::Result<State> new_game(const Rules& rules, const engine::Setup& setup);
    static std::string svg(const Rules& rules, const State& s, Language language);

    // Notation is in verbs.h, sentences in text.h.
    static constexpr auto notation = &skeleton::notation;
    static constexpr auto parse = &skeleton::parse;
    static constexpr auto commits = &skeleton::commits;
    static constexpr auto choice = &skeleton::choice;
    static constexpr auto prompt = &skeleton::prompt;
    static constexpr auto event_text = &skeleton::event_text;
    static constexpr auto role = &skeleton::role;
    static constexpr auto modifier = &skeleton::modifier;
    static constexpr auto result = &skeleton::result;
    static constexpr auto ending = &skeleton::ending;
    static constexpr auto seat_name = &skeleton::seat_name;
    static std::string draw(const Rules& rules, const State& view, SeatId viewer, bool colour,
                            Language language);

    // The page is in wire.h. Units march one area at a time: there are no ways to be found.
    static constexpr auto page_board = &skeleton::page_board;
    static constexpr auto scene = &skeleton::scene;
    static constexpr auto overlay = &skeleton::overlay;
    static constexpr auto target = &skeleton::target;
    static constexpr auto aimed = &skeleton::aimed;
    static std::string step_space(const Board& /*board*/, const Action& /*action*/) { return {}; }
    static std::string moving_from(const Board& /*board*/, const State& /*s*/) { return {}; }
    static int step_spent(const Event& /*event*/) { return 0; }
    static std::string cost_text(int cost) { return std::to_string(cost); }
    static bool open(const State& /*s*/) { return false; }

    static Names names(const Board& board) { return Names(board); }
    static bool between(const State& /*s*/) { return false; }
    static State public_state(const Rules& rules, const State& s, SeatId viewer);
};

engine::Result<std::unique_ptr<engine::Game>> load_game(const std::vector<engine::DataFile>& files);

}  // namespace levee::skeleton
