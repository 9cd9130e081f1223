#include "games/neerwinden/entry.h"

#include <utility>

#include "engine/tables/game_of.h"
#include "engine/tables/setup.h"
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

engine::Result<Options> options_of(const Board& board, const engine::Setup& setup) {
    const auto scenario = engine::chosen_scenario(Module::scenarios(board), setup);
    if (const auto* wrong = engine::mistake(scenario)) return *wrong;
    const auto chosen = engine::chosen_options(Module::options(), setup);
    if (const auto* wrong = engine::mistake(chosen)) return *wrong;
    const auto& values = std::get<std::vector<std::size_t>>(chosen);
    return Options{.scenario = static_cast<std::uint8_t>(std::get<std::size_t>(scenario)),
                   .secret_orders = values[0] == 1,
                   .bidding = values[1] == 1,
                   .automatic_set_up = values[2] == 0};
}

}  // namespace

engine::Result<State> Module::new_game(const Rules& rules, const engine::Setup& setup) {
    const auto options = options_of(rules.board(), setup);
    if (const auto* wrong = engine::mistake(options)) return *wrong;
    return rules.new_game(std::get<Options>(options));
}

engine::Result<State> Module::position(const Rules& rules, const engine::Setup& setup,
                                       std::span<const std::string> lines) {
    const auto options = options_of(rules.board(), setup);
    if (const auto* wrong = engine::mistake(options)) return *wrong;
    return neerwinden::position(rules, std::get<Options>(options), lines);
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
    auto board = load_board(files);
    if (const auto* wrong = engine::mistake(board)) return *wrong;
    return std::make_unique<engine::GameOf<Module>>(std::get<Board>(std::move(board)));
}

}  // namespace levee::neerwinden
