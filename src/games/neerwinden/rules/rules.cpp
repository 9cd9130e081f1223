// The four questions of the engine, handed to the chapter that the business on top belongs to.
#include "games/neerwinden/rules/chapters.h"
#include "games/neerwinden/verbs.h"

namespace levee::neerwinden {

namespace {

constexpr Sentence kDiceFirst{"The dice must be rolled first.", "Il faut d'abord lancer les dés."};
constexpr Sentence kNoDiceAsked{"No dice are asked for.", "Aucun dé n'est demandé."};

constexpr engine::Refusals kRefusals{.over = refuse("8.3", engine::kGameOver),
                                     .malformed = refuse("2", engine::kMalformed),
                                     .not_asked = refuse("2", kNoDiceAsked),
                                     .fate_first = refuse("2", kDiceFirst)};

}  // namespace

void run(Play& p) { engine::run(kChapters, p); }

void offer_roll(const Board& /*b*/, const State& /*s*/, Actions& out) {
    for (std::uint8_t a = 1; a <= 6; ++a)
        for (std::uint8_t b = 1; b <= 6; ++b) out.push_back(Action::roll(a, b));
}

Verdict check_roll(const Board& /*b*/, const State& /*s*/, const Action& /*a*/) { return kLegal; }

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

engine::Actor Rules::actor(const State& s) const {
    if (over(s)) return engine::Actor::nobody();
    const Frame& f = top(s);
    if (f.business == Business::Dice) return engine::Actor::chance();
    const Side side = f.business == Business::Assault ? decider_of_assault(f) : f.side;
    return engine::Actor::of(
        engine::SeatId{static_cast<std::uint8_t>(s.side_of_seat[0] == side ? 0 : 1)});
}

engine::SideId Rules::side_of(const State& s, engine::SeatId seat) const {
    return {static_cast<std::uint8_t>(s.side_of_seat[seat.raw % s.side_of_seat.size()])};
}

void Rules::legal_actions(const State& s, Actions& out) const {
    engine::offer(kChapters, board_, s, out);
}

engine::Verdict Rules::why_not(const State& s, const Action& a) const {
    const bool formed = verb_book().well_formed(board_, a);
    const bool fate = a.verb == Verb::Roll;
    const Verdict verdict = engine::why_not(kChapters, kRefusals, board_, s, a, formed, fate);
    if (verdict.legal() || over(s) || !formed || fate) return verdict;
    const Verdict moment = check_moment(board_, s, a);
    return moment.legal() ? verdict : moment;
}

void Rules::apply(State& s, const Action& a, Events* log) const {
    Play p{board_, s, log};
    engine::carry_out(kChapters, p, a);
}

void Rules::for_every_action(engine::FunctionRef<void(const Action&)> visit) const {
    verb_book().for_every_action(board_, visit);
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

Action Rules::chance_action(const State&, const engine::Outcome& outcome) const {
    return Action::roll(outcome.faces[0], outcome.faces[1]);
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

}  // namespace levee::neerwinden
