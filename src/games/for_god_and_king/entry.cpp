#include "games/for_god_and_king/entry.h"

#include "engine/tables/game_of.h"
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

Options options_of(const engine::Chosen& chosen) {
    return {.automatic_set_up = chosen.options[0] == 0};
}

}  // namespace

State Module::begun(const Rules& rules, const engine::Chosen& chosen) {
    return rules.new_game(options_of(chosen));
}

engine::Result<State> Module::set_up(const Rules& rules, const engine::Chosen& chosen,
                                     std::span<const std::string> lines) {
    return fgfk::position(rules, options_of(chosen), lines);
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
    return engine::loaded<Module>(load_board(files));
}

}  // namespace levee::fgfk
