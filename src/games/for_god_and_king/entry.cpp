#include "games/for_god_and_king/entry.h"

#include "engine/contract/action_list.h"
#include "engine/tables/game_of.h"
#include "games/for_god_and_king/rules/internal.h"

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

Options Module::options_of(const engine::Chosen& chosen) {
    return {.automatic_set_up = chosen.options[0] == 0};
}

// The areas that could be named in an answer are the ones to look at.
std::string Module::draw(const Rules& rules, const State& view, SeatId viewer, bool colour,
                         Language language) {
    const bool asked = rules.actor(view) == engine::Actor::of(viewer);
    const AreaSet marked =
        asked ? engine::named_on_offer<AreaSet, &Action::area>(rules, view) : AreaSet{};
    return draw_map_terminal(rules, view, colour, language, marked);
}

// F-114: how much there is to choose from may depend on what lies face down.
bool Module::never_forced(const State& s) {
    switch (s.frames[s.depth - 1U].business) {
        case Business::Reinforce:
        case Business::EventWork:
        case Business::Placing:
        case Business::Operations:
        case Business::Preempt:
        case Business::Gather:
        case Business::Operation:
        case Business::Entry:
        case Business::Guns:
        case Business::Pursuit:
        case Business::Desertion:
            return true;
        default:
            return false;
    }
}

// What a rule lays open of face-down counters, and when.
bool Module::discloses(const Rules& rules, const State& s, const Report& report, SeatId viewer) {
    const Board& board = rules.board();
    const bool shown = report.area != kNoArea && !is_masked(board, s, report.side, report.area);
    switch (report.fact) {
        case Fact::ActionPoints:  // 3.1: without dice nobody leads
            return (s.group.flags & kGroupFixed) != 0;
        case Fact::Retreated:  // 3.6: the fronts of all counters
        case Fact::Pursued:
            return present(s, enemy_of(report.side)).has(report.area);
        case Fact::Moved:  // 3.6: the fronts of all counters; 3.7: the price of a way without roads
            if (present(s, enemy_of(report.side)).has(report.area)) return true;
            return total(s.group.points) == 0 || (shown && viewer != seat_of(report.side));
        case Fact::Halted:
            return shown;
        case Fact::EventPlayed:  // 3.6: faces turn where the zones change
            return report.event == fgfk::Event::E2;
        case Fact::DesertionDue:  // 2.5: all of them go
            return s.on_map[index(report.force)] == 0;
        case Fact::LeaveAsked:   // 3.5
        case Fact::MarchTried:   // 4.2: the rating of the general
        case Fact::CombatBegan:  // 3.6
        case Fact::Displaced:    // 3.7
        case Fact::Unsupplied:   // 4.4
        case Fact::Occupied:     // 5.1, E3, E4: by points
        case Fact::PointsLost:   // 2.2: what finds no place
        case Fact::Sailed:       // E15: no port is open
        case Fact::Deserted:     // 2.5: in plain sight
        case Fact::Agreed:       // 3.5: what stays behind
        case Fact::Wounded:      // T1, T7, T8, 3.7: out of which stack
        case Fact::Killed:
        case Fact::Captured:
        case Fact::Accused:
        case Fact::WentHome:  // 2.5, 2.6, E10 to E13: out of which stack
        case Fact::Guillotined:
        case Fact::Recalled:
        case Fact::Landed:  // E5
        case Fact::LandingFailed:
        case Fact::Scored:  // 7.2
        case Fact::GameOver:
            return true;
        default:
            return answers(report);
    }
}

// The owner of face-down counters has had to say something of them.
bool Module::answers(const Report& report) {
    return report.fact == Fact::Barred || report.fact == Fact::ControlTold;
}

engine::Result<std::unique_ptr<engine::Game>> load_game(const std::vector<DataFile>& files) {
    return engine::loaded<Module>(load_board(files));
}

}  // namespace levee::fgfk
