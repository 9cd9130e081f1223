#include "games/neerwinden/entry.h"

#include "engine/tables/game_of.h"
#include "games/neerwinden/map_svg.h"
#include "games/neerwinden/map_terminal.h"
#include "games/neerwinden/position_words.h"

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

namespace {

Options options_of(const engine::Chosen& chosen) {
    return {.scenario = static_cast<std::uint8_t>(chosen.scenario),
            .secret_orders = chosen.options[0] == 1,
            .bidding = chosen.options[1] == 1,
            .automatic_set_up = chosen.options[2] == 0};
}

}  // namespace

State Module::begun(const Rules& rules, const engine::Chosen& chosen) {
    return rules.new_game(options_of(chosen));
}

engine::Result<State> Module::set_up(const Rules& rules, const engine::Chosen& chosen,
                                     std::span<const std::string> lines) {
    return neerwinden::position(rules, options_of(chosen), lines);
}

std::string Module::svg(const Rules& rules, const State& /*s*/, Language language) {
    return draw_map_svg(rules.board(), language);
}

// The units that could be named in an answer are the ones to look at.
std::string Module::draw(const Rules& rules, const State& view, SeatId viewer, bool colour,
                         Language /*language*/) {
    UnitSet marked;
    const engine::Actor actor = rules.actor(view);
    if (actor.is_seat() && (actor.seat == viewer || !view.secret_orders)) {
        Rules::Actions offered;
        rules.legal_actions(view, offered);
        for (const Action& action : offered)
            if (action.unit != kNoUnit) marked.add(action.unit);
    }
    return draw_map_terminal(rules.board(), view, colour, marked);
}

// What a player begins of his own accord is his next decision, not a part of the last one.
bool Module::between(const State& s) {
    switch (s.frames[s.depth - 1U].business) {
        case Business::Bidding:
        case Business::PickCamp:
        case Business::SetUp:
        case Business::Turn:
        case Business::Activations:
        case Business::Movement:
        case Business::Move:
        case Business::Ride:
        case Business::Combat:
            return false;
        default:
            return true;
    }
}

engine::Result<std::unique_ptr<engine::Game>> load_game(const std::vector<DataFile>& files) {
    return engine::loaded<Module>(load_board(files));
}

}  // namespace levee::neerwinden
