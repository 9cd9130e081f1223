#pragma once

#include <memory>

#include "engine/contract/chapters.h"
#include "engine/tables/module.h"
#include "games/la_vendee/map.h"
#include "games/la_vendee/reflection.h"
#include "games/la_vendee/text.h"
#include "games/la_vendee/verbs.h"
#include "games/la_vendee/wire.h"

namespace levee::la_vendee {

// The game as the engine wants it: see ModuleOf in engine/tables/table_of.h, and module.h there for
// what is not said here.
struct Module : engine::ModuleBase<Module, Rules> {
    static constexpr std::string_view kKey = "la-vendee";
    static constexpr std::string_view kTitle = "The Mill";
    static constexpr std::string_view kSubject = "two columns and a mill; areas, hidden orders";
    static constexpr std::string_view kRulesVersion = "la_vendee 1";

    static std::vector<engine::ScenarioInfo> scenarios(const Board& /*board*/) {
        return {{"mill", {"The Mill", "Le moulin"}}};
    }
    static std::string draw(const Rules& rules, const State& view, SeatId viewer, bool colour,
                            Language language);

    using Names = la_vendee::Names;
    static constexpr auto kOwnAccord = engine::any_of(Business::Notes, Business::Movement);
    // 3.1: until then nobody knows who has the guns.
    static bool discloses(const Rules& /*rules*/, const State& /*s*/, const la_vendee::Event& event,
                          engine::SeatId /*viewer*/) {
        return event.fact == Fact::GunsShown;
    }
};

engine::Result<std::unique_ptr<engine::Game>> load_game(const std::vector<engine::DataFile>& files);

}  // namespace levee::la_vendee
