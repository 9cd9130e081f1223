#include "games/for_god_and_king/entry.h"

#include <utility>

#include "engine/tables/game_of.h"
#include "engine/tables/setup.h"
#include "games/for_god_and_king/map_svg.h"
#include "games/for_god_and_king/map_terminal.h"
#include "games/for_god_and_king/position_words.h"

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

namespace {

engine::Result<Options> options_of(const Board& board, const engine::Setup& setup) {
    const auto scenario = engine::chosen_scenario(Module::scenarios(board), setup);
    if (const auto* wrong = engine::mistake(scenario)) return *wrong;
    const auto chosen = engine::chosen_options(Module::options(), setup);
    if (const auto* wrong = engine::mistake(chosen)) return *wrong;
    const auto& values = std::get<std::vector<std::size_t>>(chosen);
    return Options{.automatic_set_up = values[0] == 0};
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
    return fgfk::position(rules, std::get<Options>(options), lines);
}

std::string Module::svg(const Rules& rules, const State& /*s*/, Language language) {
    return draw_map_svg(rules.board(), language);
}

// The areas that could be named in an answer are the ones to look at.
std::string Module::draw(const Rules& rules, const State& view, SeatId viewer, bool colour,
                         Language language) {
    AreaSet marked;
    const engine::Actor actor = rules.actor(view);
    if (actor.is_seat() && actor.seat == viewer) {
        Rules::Actions offered;
        rules.legal_actions(view, offered);
        for (const Action& action : offered)
            if (action.area != kNoArea) marked.add(action.area);
    }
    return draw_map_terminal(rules, view, colour, language, marked);
}

// What a player begins of his own accord is his next decision, not a part of the last one.
bool Module::between(const State& s) {
    switch (s.frames[s.depth - 1U].business) {
        case Business::Turn:
        case Business::Reinforce:
        case Business::Placing:
        case Business::Operations:
        case Business::Operation:
        case Business::Desertion:
        case Business::Committee:
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

}  // namespace levee::fgfk
