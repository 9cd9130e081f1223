#include "games/wissembourg_spicheren/entry.h"

#include "engine/tables/game_of.h"
#include "games/wissembourg_spicheren/map_svg.h"
#include "games/wissembourg_spicheren/map_terminal.h"
#include "games/wissembourg_spicheren/position_words.h"

namespace levee::wissembourg_spicheren {

std::vector<engine::ScenarioInfo> Module::scenarios(const Board& board) {
    std::vector<engine::ScenarioInfo> list;
    for (const Battle& battle : board.battles) list.push_back({battle.key, battle.title});
    return list;
}

std::vector<engine::OptionInfo> Module::options() {
    return {
        {"variation-1",
         {"off", "on"},
         {"Spicheren 13.1.7: Frossard may come early; Wissembourg 13.2.7: the 78th and Wolff's "
          "brigade",
          "Spicheren 13.1.7 : Frossard peut venir tôt ; Wissembourg 13.2.7 : le 78e et la brigade "
          "Wolff"}},
        {"variation-2",
         {"off", "on"},
         {"Spicheren 13.1.7: Castagny's division may come",
          "Spicheren 13.1.7 : la division Castagny peut venir"}},
        {"set-up",
         {"automatic", "free"},
         {"13: the armies stand as the scenario has them, or are placed by the players",
          "13 : les armées sont disposées par le scénario ou placées par les joueurs"}},
    };
}

namespace {

Options options_of(const engine::Chosen& chosen) {
    Variations variations = 0;
    if (chosen.options[0] == 1) variations |= kFrossardEarly | kWolff;
    if (chosen.options[1] == 1) variations |= kCastagny;
    return {.battle = static_cast<BattleId>(chosen.scenario),
            .variations = variations,
            .automatic_set_up = chosen.options[2] == 0};
}

}  // namespace

State Module::begun(const Rules& rules, const engine::Chosen& chosen) {
    return rules.new_game(options_of(chosen));
}

engine::Result<State> Module::set_up(const Rules& rules, const engine::Chosen& chosen,
                                     std::span<const std::string> lines) {
    return wissembourg_spicheren::position(rules, options_of(chosen), lines);
}

std::string Module::svg(const Rules& rules, const State& s, Language language) {
    return draw_map_svg(rules.board(), s.battle, language);
}

// The units that could be named in an answer are the ones to look at.
std::string Module::draw(const Rules& rules, const State& view, SeatId /*viewer*/, bool colour,
                         Language language) {
    UnitSet marked;
    Rules::Actions offered;
    if (rules.actor(view).is_seat()) rules.legal_actions(view, offered);
    for (const Action& action : offered)
        if (action.unit != kNoUnit) marked.add(action.unit);
    return draw_map_terminal(rules.board(), view, colour, marked, language);
}

// What a player begins of his own accord is his next decision, not a part of the last one.
bool Module::between(const State& s) {
    switch (s.frames[s.depth - 1U].business) {
        case Business::SetUp:
        case Business::Turn:
        case Business::Conceal:
        case Business::Chiefs:
        case Business::Ride:
        case Business::Operations:
        case Business::Activation:
        case Business::Creep:
        case Business::Reveal:
        case Business::Barrage:
        case Business::Movement:
        case Business::Move:
        case Business::Combat:
            return false;
        default:
            return true;
    }
}

engine::Result<std::unique_ptr<engine::Game>> load_game(
    const std::vector<engine::DataFile>& files) {
    return engine::loaded<Module>(load_board(files));
}

}  // namespace levee::wissembourg_spicheren
