#include "games/wissembourg_spicheren/entry.h"

#include "engine/contract/action_list.h"
#include "engine/tables/game_of.h"

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

Options Module::options_of(const engine::Chosen& chosen) {
    Variations variations = 0;
    if (chosen.options[0] == 1) variations |= kFrossardEarly | kWolff;
    if (chosen.options[1] == 1) variations |= kCastagny;
    return {.battle = static_cast<BattleId>(chosen.scenario),
            .variations = variations,
            .automatic_set_up = chosen.options[2] == 0};
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
