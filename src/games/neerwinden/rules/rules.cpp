// What answers the questions of the engine: the tables of chapters and verbs, and the dice.
#include "engine/contract/run_tables.h"
#include "games/neerwinden/rules/chapters.h"
#include "games/neerwinden/verbs.h"

namespace levee::neerwinden {

void run(Play& p) { engine::run(kChapters, p); }

void do_roll(Play& p, const Action& a) {
    pop(p.s);
    p.s.dice = {a.number, a.other};
    const Frame& asker = top(p.s);
    const bool about_orders =
        asker.business == Business::OrderChanges || asker.business == Business::Demoralisation;
    p.report({.fact = Fact::Rolled,
              .side = asker.side,
              .secret = p.s.secret_orders && about_orders,
              .a = a.number,
              .b = a.other,
              .rule = "2"});
}

engine::SideId Rules::side_of(const State& s, engine::SeatId seat) const {
    return {static_cast<std::uint8_t>(s.side_of_seat[seat.raw % s.side_of_seat.size()])};
}

// --- chance -------------------------------------------------------------------------------------

engine::Chance Rules::chance(const State& s) const {
    if (over(s) || top(s).business != Business::Dice) return {};
    // 2.A: a die for each side.
    const bool told_apart = below_top(s).business == Business::Turn;
    return engine::Chance::dice(
        2, 6, told_apart ? engine::Chance::Tells::Each : engine::Chance::Tells::Sum,
        engine::asked(kChapters, s).rule);
}

// What most players would do between declaring and rolling: stand, name the steadiest head unit,
// use the defensive order, and try no order of their own.
Action Rules::assumed(const State& s) const {
    Actions options;
    legal_actions(s, options);
    Action best = options[0];
    int steadiest = -100;
    for (const Action& a : options) {
        if (a.verb == Verb::Resolve || a.verb == Verb::Claim) return a;
        if (a.verb == Verb::Decline || a.verb == Verb::Announced) return a;
        if (a.verb == Verb::Head && morale(board_, s, a.unit) > steadiest) {
            steadiest = morale(board_, s, a.unit);
            best = a;
        }
    }
    return best;
}

struct Rules::Tables {
    static constexpr const auto& kChapters = neerwinden::kChapters;
    static constexpr engine::Refusals kRefusals{.over = refuse("8.3", engine::kGameOver),
                                                .malformed = refuse("2", engine::kMalformed),
                                                .not_asked = refuse("2", engine::kNoDiceAsked),
                                                .fate_first = refuse("2", engine::kDiceFirst)};
    static engine::SeatId decider(const State& s) {
        const Frame& f = top(s);
        const Side side = f.business == Business::Assault ? decider_of_assault(f) : f.side;
        return {static_cast<std::uint8_t>(s.side_of_seat[0] == side ? 0 : 1)};
    }
};

}  // namespace levee::neerwinden

template class levee::engine::TableRules<levee::neerwinden::Rules, levee::neerwinden::Board,
                                         levee::neerwinden::State, levee::neerwinden::Action, 512,
                                         levee::neerwinden::Events>;
