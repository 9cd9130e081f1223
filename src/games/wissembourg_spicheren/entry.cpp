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

namespace {

// The places in options().
enum Option : std::size_t { kFrossardOption, kCastagnyOption, kWolffOption, kSetUpOption };

}  // namespace

std::vector<engine::OptionInfo> Module::options() {
    return {
        {"frossard-early",
         {"off", "on"},
         {"13.1.7: Frossard takes command as soon as a die allows it; 1 VP for the Prussians",
          "13.1.7 : Frossard prend son commandement dès qu’un dé le permet ; 1 PV aux Prussiens"},
         {"spicheren"}},
        {"castagny",
         {"off", "on"},
         {"13.1.7: Castagny’s division of the III Corps comes if a die sends it; 1 VP for the "
          "Prussians",
          "13.1.7 : la division Castagny du IIIe corps vient si un dé l’envoie ; 1 PV aux "
          "Prussiens"},
         {"spicheren"}},
        {"wolff",
         {"off", "on"},
         {"13.2.7: the 78e has stayed, Wolff’s brigade comes in the afternoon, the day has ten "
          "hours and its own VP",
          "13.2.7 : le 78e est resté, la brigade Wolff vient l’après-midi, la journée a dix heures "
          "et ses propres PV"},
         {"wissembourg"}},
        {"set-up",
         {"automatic", "free"},
         {"13: the armies stand as the scenario has them, or are placed by the players",
          "13 : les armées sont disposées par le scénario ou placées par les joueurs"}},
    };
}

namespace {

Options options_of(const engine::Chosen& chosen) {
    Variations variations = 0;
    if (chosen.options[kFrossardOption] == 1) variations |= kFrossardEarly;
    if (chosen.options[kCastagnyOption] == 1) variations |= kCastagny;
    if (chosen.options[kWolffOption] == 1) variations |= kWolff;
    return {.battle = static_cast<BattleId>(chosen.scenario),
            .variations = variations,
            .automatic_set_up = chosen.options[kSetUpOption] == 0};
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
