#include "games/for_god_and_king/entry.h"

#include "engine/contract/action_list.h"
#include "engine/tables/game_of.h"

namespace levee::fgfk {

std::vector<engine::ScenarioInfo> Module::scenarios(const Board& board) {
    return {{board.scenario.key, board.scenario.title}};
}

std::vector<engine::OptionInfo> Module::options() {
    return {
        {"set-up",
         {"automatic", "free"},
         {"7.1: the armies of March stand as the scenario has them, or are placed by the players",
          "7.1 : les armées de mars sont disposées par le scénario ou placées par les joueurs"}},
    };
}

Options Module::options_of(const engine::Chosen& chosen) {
    return {.automatic_set_up = chosen.options[0] == 0};
}

// The areas that could be named in an answer are the ones to look at.
std::string Module::draw(const Rules& rules, const State& view, SeatId viewer, bool colour,
                         Language language) {
    const bool asked = rules.actor(view) == engine::Actor::of(viewer);
    const AreaSet marked =
        asked ? engine::named_on_offer<AreaSet, &Action::area>(rules, view) : AreaSet{};
    return draw_map_terminal(rules, view, colour, language, marked);
}

engine::Result<std::unique_ptr<engine::Game>> load_game(const std::vector<DataFile>& files) {
    return engine::loaded<Module>(load_board(files));
}

}  // namespace levee::fgfk
