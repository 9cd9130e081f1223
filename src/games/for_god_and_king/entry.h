#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/tables/module.h"
#include "games/for_god_and_king/board_loader.h"
#include "games/for_god_and_king/facts.h"
#include "games/for_god_and_king/names.h"
#include "games/for_god_and_king/reflection.h"
#include "games/for_god_and_king/rules.h"
#include "games/for_god_and_king/text.h"
#include "games/for_god_and_king/verbs.h"
#include "games/for_god_and_king/wire.h"

// The list of games names a game by its folder.
namespace levee {
namespace fgfk {}
namespace for_god_and_king = fgfk;
}  // namespace levee

namespace levee::fgfk {

// The game as the engine wants it: see ModuleOf in engine/tables/table_of.h, and module.h there for
// what is not said here.
struct Module : engine::ModuleBase<Module, Rules> {
    static constexpr std::string_view kKey = "for-god-and-king";
    static constexpr std::string_view kTitle = "For God and For the King";
    static constexpr std::string_view kSubject =
        "the war in the Vendée, March to October 1793; areas, incidents";
    static constexpr std::string_view kRulesVersion = "for-god-and-king 3";

    static std::vector<engine::ScenarioInfo> scenarios(const Board& board);
    static std::vector<engine::OptionInfo> options();
    static State begun(const Rules& rules, const engine::Chosen& chosen);
    static engine::Result<State> set_up(const Rules& rules, const engine::Chosen& chosen,
                                        std::span<const std::string> lines);
    static std::string svg(const Rules& rules, const State& s, Language language);

    // The text is in text.h.
    static constexpr auto choice = &fgfk::choice;
    static constexpr auto prompt = &fgfk::prompt;
    static constexpr auto modifier = &fgfk::modifier;
    static constexpr auto result = &fgfk::result;
    static constexpr auto ending = &fgfk::ending;
    static constexpr auto seat_name = &fgfk::seat_name;
    static std::string draw(const Rules& rules, const State& view, SeatId viewer, bool colour,
                            Language language);

    // The page is in wire.h.
    static engine::page::Board page_board(const Rules& rules, const State& /*s*/,
                                          Language language) {
        return fgfk::page_board(rules, language);
    }
    static constexpr auto scene = &fgfk::scene;
    static constexpr auto overlay = &fgfk::overlay;
    static constexpr auto target = &fgfk::target;
    static constexpr auto aimed = &fgfk::aimed;
    static constexpr auto step_space = &fgfk::step_space;
    static constexpr auto moving_from = &fgfk::moving_from;
    static constexpr auto step_spent = &fgfk::step_spent;
    static constexpr auto cost_text = &fgfk::cost_text;

    static Names names(const Board& board) { return Names(board); }
    static bool between(const State& s);
    static bool never_forced(const State& s);
    // 3.6, F-115.
    static bool discloses(const Rules& rules, const State& s, const Report& report, SeatId viewer);
    static bool answers(const Report& report);
};

// The game with its data, the files of load_board().
engine::Result<std::unique_ptr<engine::Game>> load_game(const std::vector<DataFile>& files);

}  // namespace levee::fgfk
