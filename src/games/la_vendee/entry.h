#pragma once

#include <memory>

#include "engine/contract/chapters.h"
#include "engine/tables/module.h"
#include "games/la_vendee/map.h"
#include "games/la_vendee/position_words.h"
#include "games/la_vendee/reflection.h"
#include "games/la_vendee/text.h"
#include "games/la_vendee/verbs.h"
#include "games/la_vendee/wire.h"

namespace levee::la_vendee {

// The game as the engine wants it: see ModuleOf in engine/tables/table_of.h, and module.h there for
// what is not said here.
struct Module : engine::ModuleBase<Module, Rules> {
    static constexpr std::string_view kKey = "la-vendee";
    static constexpr std::string_view kTitle = "La Vendée 1793";
    static constexpr std::string_view kSubject =
        "the rising of the Vendée, March to December 1793; regions, armies, cards";
    static constexpr std::string_view kRulesVersion = "la-vendee 1";

    static std::vector<engine::ScenarioInfo> scenarios(const Board& board);
    static std::vector<engine::OptionInfo> options();
    static Options options_of(const engine::Chosen& chosen);
    static std::string draw(const Rules& rules, const State& view, SeatId viewer, bool colour,
                            Language language);

    using Names = la_vendee::Names;
    static constexpr auto kOwnAccord = engine::any_of(
        Business::SetUp, Business::Succession, Business::Placing, Business::Transfers,
        Business::Irregulars, Business::CardPlay, Business::Card, Business::March);
    // 7.5, L-81: whether there is a choice may depend on what is hidden.
    static bool never_forced(const State& s);
    static bool discloses(const Rules& rules, const State& s, const Event& event,
                          engine::SeatId viewer);
};

engine::Result<std::unique_ptr<engine::Game>> load_game(const std::vector<engine::DataFile>& files);

}  // namespace levee::la_vendee
