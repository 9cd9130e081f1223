#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/tables/module.h"
#include "games/neerwinden/board_loader.h"
#include "games/neerwinden/facts.h"
#include "games/neerwinden/names.h"
#include "games/neerwinden/reflection.h"
#include "games/neerwinden/rules.h"
#include "games/neerwinden/text.h"
#include "games/neerwinden/verbs.h"
#include "games/neerwinden/wire.h"

namespace levee::neerwinden {

// The game as the engine wants it: see ModuleOf in engine/tables/table_of.h, and module.h there for
// what is not said here.
struct Module : engine::ModuleBase<Module, Rules> {
    static constexpr std::string_view kKey = "neerwinden";
    static constexpr std::string_view kTitle = "Neerwinden 1793";
    static constexpr std::string_view kSubject =
        "Dumouriez attacks Coburg, 18 March 1793; hexes, orders, reaction";
    static constexpr std::string_view kRulesVersion = "neerwinden 2";

    static std::vector<engine::ScenarioInfo> scenarios(const Board& board);
    static std::vector<engine::OptionInfo> options();
    static State begun(const Rules& rules, const engine::Chosen& chosen);
    static engine::Result<State> set_up(const Rules& rules, const engine::Chosen& chosen,
                                        std::span<const std::string> lines);
    static std::string svg(const Rules& rules, const State& s, Language language);

    // The text is in text.h.
    static constexpr auto choice = &neerwinden::choice;
    static constexpr auto prompt = &neerwinden::prompt;
    static constexpr auto modifier = &neerwinden::modifier;
    static constexpr auto result = &neerwinden::result;
    static constexpr auto seat_name = &neerwinden::seat_name;
    static std::optional<engine::Ending> ending(const Rules& /*rules*/, const State& s,
                                                Language language) {
        return neerwinden::ending(s, language);
    }
    static std::string draw(const Rules& rules, const State& view, SeatId viewer, bool colour,
                            Language language);

    // The page is in wire.h.
    static engine::page::Board page_board(const Rules& rules, const State& /*s*/,
                                          Language language) {
        return neerwinden::page_board(rules, language);
    }
    static constexpr auto scene = &neerwinden::scene;
    static constexpr auto overlay = &neerwinden::overlay;
    static constexpr auto target = &neerwinden::target;
    static constexpr auto aimed = &neerwinden::aimed;
    static constexpr auto step_space = &neerwinden::step_space;
    static constexpr auto moving_from = &neerwinden::moving_from;
    static constexpr auto step_spent = &neerwinden::step_spent;
    static constexpr auto cost_text = &neerwinden::cost_text;
    static bool open(const State& s) { return !s.secret_orders; }
    static bool in_secret(const State& s) { return Rules::decides_in_secret(s); }
    static bool never_forced(const State& s) { return Rules::asks_about_secret(s); }

    static Names names(const Board& board) { return Names(board); }
    static bool between(const State& s);
    // 9.1: an order lies face down until its formation is activated.
    static bool discloses(const Rules& /*rules*/, const State& /*s*/,
                          const neerwinden::Event& event, engine::SeatId /*viewer*/) {
        return event.fact == Fact::OrderShown;
    }
};

// The game with its data: map.txt, counters.csv and scenarios.txt.
engine::Result<std::unique_ptr<engine::Game>> load_game(const std::vector<DataFile>& files);

}  // namespace levee::neerwinden
