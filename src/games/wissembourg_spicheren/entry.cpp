#include "games/wissembourg_spicheren/entry.h"

#include "engine/contract/action_list.h"
#include "engine/tables/game_of.h"

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

Options Module::options_of(const engine::Chosen& chosen) {
    Variations variations = 0;
    if (chosen.options[kFrossardOption] == 1) variations |= kFrossardEarly;
    if (chosen.options[kCastagnyOption] == 1) variations |= kCastagny;
    if (chosen.options[kWolffOption] == 1) variations |= kWolff;
    return {.battle = static_cast<BattleId>(chosen.scenario),
            .variations = variations,
            .automatic_set_up = chosen.options[kSetUpOption] == 0};
}

// The units that could be named in an answer are the ones to look at.
std::string Module::draw(const Rules& rules, const State& view, SeatId /*viewer*/, bool colour,
                         Language language) {
    const UnitSet marked = rules.actor(view).is_seat()
                               ? engine::named_on_offer<UnitSet, &Action::unit>(rules, view)
                               : UnitSet{};
    return draw_map_terminal(rules.board(), view, colour, marked, language);
}

engine::Result<std::unique_ptr<engine::Game>> load_game(const std::vector<DataFile>& files) {
    return engine::loaded<Module>(load_board(files));
}

}  // namespace levee::wissembourg_spicheren
