#include "games/la_vendee/entry.h"

#include "engine/tables/game_of.h"

namespace levee::la_vendee {

std::vector<engine::ScenarioInfo> Module::scenarios(const Board& board) {
    return {{board.scenario.key, board.scenario.title}};
}

std::vector<engine::OptionInfo> Module::options() {
    return {
        {"set-up",
         {"automatic", "free"},
         {"13: the forces of March stand as the scenario has them, or are placed by the players",
          "13 : les forces de mars sont disposées par le scénario ou placées par les joueurs"}},
        {"displays",
         {"open", "hidden"},
         {"2.6: what is in the armies is open, or seen only where enemies share their region",
          "2.6 : la composition des armées est ouverte, ou vue seulement au contact de l’ennemi"}},
        {"desertion",
         {"no", "yes"},
         {"16.1: armies far from home lose points (reconstruction)",
          "16.1 : les armées loin de chez elles perdent des points (reconstitution)"}},
        {"dummies",
         {"no", "yes"},
         {"16.6: dummy armies (reconstruction)", "16.6 : armées factices (reconstitution)"}},
        {"zero-strength",
         {"no", "yes"},
         {"16.7: armies without points stay (reconstruction)",
          "16.7 : les armées sans points restent (reconstitution)"}},
        {"bonaparte",
         {"no", "yes"},
         {"16.11: Bonaparte (reconstruction)", "16.11 : Bonaparte (reconstitution)"}},
    };
}

Options Module::options_of(const engine::Chosen& chosen) {
    return {.automatic_set_up = chosen.options[0] == 0,
            .hidden_displays = chosen.options[1] == 1,
            .desertion = chosen.options[2] == 1,
            .dummies = chosen.options[3] == 1,
            .zero_strength = chosen.options[4] == 1,
            .bonaparte = chosen.options[5] == 1};
}

std::string Module::draw(const Rules& /*rules*/, const State& /*view*/, SeatId /*viewer*/,
                         bool /*colour*/, Language /*language*/) {
    return {};
}

bool Module::never_forced(const State& s) {
    switch (s.frames[s.depth - 1U].business) {
        case Business::Window:
        case Business::CardPlay:
        case Business::Look:
            return true;
        default:
            return s.options.hidden_displays || s.options.dummies;
    }
}

bool Module::discloses(const Rules& /*rules*/, const State& /*s*/, const Event& event,
                       engine::SeatId /*viewer*/) {
    switch (event.fact) {
        case Fact::CardDrawn:      // 7.0
        case Fact::CardPlayed:     // 7.3
        case Fact::CardDiscarded:  // 5.6
        case Fact::CardSeen:       // 5.3.3
        case Fact::Displayed:      // 2.6
        case Fact::Revealed:       // 16.6
        case Fact::DummyGone:
        case Fact::Deserted:         // 16.1: there was somebody to lose
        case Fact::Eliminated:       // and nobody is left
        case Fact::Delayed:          // L-20: no room beside others
        case Fact::NoCounters:       // 2.4: they are with others
        case Fact::BritishRecalled:  // 12.3: they are few
        case Fact::RouteCancelled:   // 5.3.3: the cards do not suffice any more
            return true;
        default:
            return false;
    }
}

engine::Result<std::unique_ptr<engine::Game>> load_game(
    const std::vector<engine::DataFile>& files) {
    return engine::loaded<Module>(load_board(files));
}

}  // namespace levee::la_vendee
