#pragma once

#include <memory>

#include "engine/tables/module.h"
#include "games/skeleton/board_loader.h"
#include "games/skeleton/facts.h"
#include "games/skeleton/names.h"
#include "games/skeleton/reflection.h"
#include "games/skeleton/text.h"
#include "games/skeleton/verbs.h"
#include "games/skeleton/wire.h"

namespace levee::skeleton {

// The game as the engine wants it: see ModuleOf in engine/tables/table_of.h, and module.h there for
// what is not said here.
struct Module : engine::ModuleBase<Module, Rules> {
    static constexpr std::string_view kKey = "skeleton";
    static constexpr std::string_view kTitle = "The Mill";
    static constexpr std::string_view kSubject = "two columns and a mill; areas, hidden orders";
    static constexpr std::string_view kRulesVersion = "skeleton 1";

    static std::vector<engine::ScenarioInfo> scenarios(const Board& /*board*/) {
        return {{"mill", {"The Mill", "Le moulin"}}};
    }
    static State begun(const Rules& rules, const engine::Chosen& chosen);
    static std::string svg(const Rules& rules, const State& s, Language language);

    // The text is in text.h.
    static constexpr auto choice = &skeleton::choice;
    static constexpr auto prompt = &skeleton::prompt;
    static constexpr auto modifier = &skeleton::modifier;
    static constexpr auto result = &skeleton::result;
    static constexpr auto ending = &skeleton::ending;
    static constexpr auto seat_name = &skeleton::seat_name;
    static std::string draw(const Rules& rules, const State& view, SeatId viewer, bool colour,
                            Language language);

    // The page is in wire.h.
    static constexpr auto page_board = &skeleton::page_board;
    static constexpr auto scene = &skeleton::scene;
    static constexpr auto overlay = &skeleton::overlay;
    static constexpr auto target = &skeleton::target;
    static constexpr auto aimed = &skeleton::aimed;

    static Names names(const Board& board) { return Names(board); }
    static bool between(const State& /*s*/) { return false; }
    // 3.1: until then nobody knows who has the guns.
    static bool discloses(const Rules& /*rules*/, const State& /*s*/, const skeleton::Event& event,
                          engine::SeatId /*viewer*/) {
        return event.fact == Fact::GunsShown;
    }
};

engine::Result<std::unique_ptr<engine::Game>> load_game(const std::vector<engine::DataFile>& files);

}  // namespace levee::skeleton
