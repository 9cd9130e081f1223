#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/tables/module.h"
#include "games/wissembourg_spicheren/board_loader.h"
#include "games/wissembourg_spicheren/facts.h"
#include "games/wissembourg_spicheren/names.h"
#include "games/wissembourg_spicheren/reflection.h"
#include "games/wissembourg_spicheren/rules.h"
#include "games/wissembourg_spicheren/text.h"
#include "games/wissembourg_spicheren/verbs.h"
#include "games/wissembourg_spicheren/wire.h"

namespace levee::wissembourg_spicheren {

// The game as the engine wants it: see ModuleOf in engine/tables/table_of.h, and module.h there for
// what is not said here.
struct Module : engine::ModuleBase<Module, Rules> {
    static constexpr std::string_view kKey = "wissembourg-spicheren";
    static constexpr std::string_view kTitle = "Wissembourg – Spicheren 1870";
    static constexpr std::string_view kSubject =
        "two battles of August 1870; hexes, chits, defensive fire first";
    static constexpr std::string_view kRulesVersion = "wissembourg-spicheren 1";

    static std::vector<engine::ScenarioInfo> scenarios(const Board& board);
    static std::vector<engine::OptionInfo> options();
    static State begun(const Rules& rules, const engine::Chosen& chosen);
    static engine::Result<State> set_up(const Rules& rules, const engine::Chosen& chosen,
                                        std::span<const std::string> lines);
    static std::string svg(const Rules& rules, const State& s, Language language);

    // The text is in text.h.
    static constexpr auto choice = &wissembourg_spicheren::choice;
    static constexpr auto prompt = &wissembourg_spicheren::prompt;
    static constexpr auto modifier = &wissembourg_spicheren::modifier;
    static std::string result(const Event& event, Language language) {
        return wissembourg_spicheren::result(event, language);
    }
    static constexpr auto seat_name = &wissembourg_spicheren::seat_name;
    static std::optional<engine::Ending> ending(const Rules& /*rules*/, const State& s,
                                                Language language) {
        return wissembourg_spicheren::ending(s, language);
    }
    static std::string draw(const Rules& rules, const State& view, SeatId viewer, bool colour,
                            Language language);

    // The page is in wire.h.
    static constexpr auto page_board = &wissembourg_spicheren::page_board;
    static constexpr auto scene = &wissembourg_spicheren::scene;
    static constexpr auto overlay = &wissembourg_spicheren::overlay;
    static constexpr auto target = &wissembourg_spicheren::target;
    static constexpr auto aimed = &wissembourg_spicheren::aimed;
    static constexpr auto step_space = &wissembourg_spicheren::step_space;
    static constexpr auto moving_from = &wissembourg_spicheren::moving_from;
    static constexpr auto step_spent = &wissembourg_spicheren::step_spent;
    static constexpr auto cost_text = &wissembourg_spicheren::cost_text;
    // 13.1.6: only the 13th division is ever hidden.
    static bool open(const State& s) { return s.battle == BattleId::Wissembourg; }

    static Names names(const Board& board) { return Names(board); }
    static bool between(const State& s);
    // 13.1.6: which of the two markers the division was.
    static bool discloses(const Rules& /*rules*/, const State& /*s*/,
                          const wissembourg_spicheren::Event& event, SeatId /*viewer*/) {
        return event.fact == Fact::Shown || event.fact == Fact::DecoyRemoved;
    }
};

// The game with its data.
engine::Result<std::unique_ptr<engine::Game>> load_game(const std::vector<engine::DataFile>& files);

}  // namespace levee::wissembourg_spicheren
