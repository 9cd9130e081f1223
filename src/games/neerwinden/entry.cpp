#include "games/neerwinden/entry.h"

#include "engine/contract/action_list.h"
#include "engine/tables/game_of.h"

namespace levee::neerwinden {

std::vector<engine::ScenarioInfo> Module::scenarios(const Board& board) {
    std::vector<engine::ScenarioInfo> list;
    for (const Scenario& scenario : board.scenarios) list.push_back({scenario.key, scenario.title});
    return list;
}

std::vector<engine::OptionInfo> Module::options() {
    return {
        {"secret-orders",
         {"off", "on"},
         {"9.1: orders and their changes are hidden from the enemy",
          "9.1 : les ordres et leurs changements sont cachés à l'ennemi"}},
        {"bidding",
         {"off", "on"},
         {"8.6: the players bid victory points for the choice of the camp",
          "8.6 : les joueurs misent des points de victoire pour le choix du camp"}},
        {"set-up",
         {"automatic", "free"},
         {"8.1: the armies stand as the scenario has them, or are placed by the players",
          "8.1 : les armées sont disposées par le scénario ou placées par les joueurs"}},
    };
}

Options Module::options_of(const engine::Chosen& chosen) {
    return {.scenario = static_cast<std::uint8_t>(chosen.scenario),
            .secret_orders = chosen.options[0] == 1,
            .bidding = chosen.options[1] == 1,
            .automatic_set_up = chosen.options[2] == 0};
}

// The units that could be named in an answer are the ones to look at.
std::string Module::draw(const Rules& rules, const State& view, SeatId viewer, bool colour,
                         Language /*language*/) {
    const engine::Actor actor = rules.actor(view);
    const bool knows = actor.is_seat() && (actor.seat == viewer || !view.secret_orders);
    const UnitSet marked =
        knows ? engine::named_on_offer<UnitSet, &Action::unit>(rules, view) : UnitSet{};
    return draw_map_terminal(rules.board(), view, colour, marked);
}

engine::Result<std::unique_ptr<engine::Game>> load_game(const std::vector<DataFile>& files) {
    return engine::loaded<Module>(load_board(files));
}

}  // namespace levee::neerwinden
