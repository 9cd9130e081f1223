#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/contract/chapters.h"
#include "engine/tables/module.h"
#include "games/for_god_and_king/board_parts.h"
#include "games/for_god_and_king/map.h"
#include "games/for_god_and_king/position_words.h"
#include "games/for_god_and_king/reflection.h"
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
    static Options options_of(const engine::Chosen& chosen);
    static std::string draw(const Rules& rules, const State& view, SeatId viewer, bool colour,
                            Language language);

    static constexpr auto cost_text = &words::halves;

    using Names = fgfk::Names;
    static constexpr auto kOwnAccord =
        engine::any_of(Business::Turn, Business::Reinforce, Business::Placing, Business::Operations,
                       Business::Operation, Business::Desertion, Business::Committee);
    static bool never_forced(const State& s);
    // 3.6, F-115.
    static bool discloses(const Rules& rules, const State& s, const Report& report, SeatId viewer);
    static bool answers(const Report& report);
};

// The game with its data, the files of load_board().
engine::Result<std::unique_ptr<engine::Game>> load_game(const std::vector<DataFile>& files);

}  // namespace levee::fgfk
