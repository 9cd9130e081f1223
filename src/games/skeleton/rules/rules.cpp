// The questions of the engine, handed to the chapter that the business on top belongs to.
#include "games/skeleton/rules/chapters.h"
#include "games/skeleton/verbs.h"

namespace levee::skeleton {

namespace {

constexpr Sentence kDiceFirst{"The dice must be rolled first.", "Il faut d'abord lancer les dés."};
constexpr Sentence kNoDiceAsked{"No dice are asked for.", "Aucun dé n'est demandé."};

constexpr engine::Refusals kRefusals{.over = refuse("1.3", engine::kGameOver),
                                     .malformed = refuse("1.2", engine::kMalformed),
                                     .not_asked = refuse("3.2", kNoDiceAsked),
                                     .fate_first = refuse("3.2", kDiceFirst)};

}  // namespace

void offer_roll(const Board& /*b*/, const State& /*s*/, Actions& out) {
    for (std::uint8_t a = 1; a <= 6; ++a)
        for (std::uint8_t b = 1; b <= 6; ++b)
            out.push_back({.verb = Verb::Roll, .number = a, .other = b});
}

Verdict check_roll(const Board& /*b*/, const State& /*s*/, const Action& /*a*/) { return kLegal; }

void do_roll(Play& p, const Action& a) {
    pop(p.s);
    p.s.dice = {a.number, a.other};
    p.report({.fact = Fact::Rolled,
              .side = top(p.s).side,
              .a = static_cast<std::int8_t>(a.number),
              .b = static_cast<std::int8_t>(a.other),
              .rule = "3.2"});
}

engine::Actor Rules::actor(const State& s) const {
    if (over(s)) return engine::Actor::nobody();
    if (top(s).business == Business::Dice) return engine::Actor::chance();
    return engine::Actor::of({static_cast<std::uint8_t>(top(s).side)});
}

void Rules::legal_actions(const State& s, Actions& out) const {
    engine::offer(kChapters, board_, s, out);
}

engine::Verdict Rules::why_not(const State& s, const Action& a) const {
    return engine::why_not(kChapters, kRefusals, board_, s, a, verb_book().well_formed(board_, a),
                           a.verb == Verb::Roll);
}

void Rules::apply(State& s, const Action& a, Events* log) const {
    Play p{board_, s, log};
    engine::carry_out(kChapters, p, a);
}

void Rules::for_every_action(engine::FunctionRef<void(const Action&)> visit) const {
    verb_book().for_every_action(board_, visit);
}

engine::Chance Rules::chance(const State& s) const {
    if (over(s) || top(s).business != Business::Dice) return {};
    return engine::Chance::dice(2, 6, engine::Chance::Tells::Sum, engine::asked(kChapters, s).rule);
}

Action Rules::chance_action(const State& /*s*/, const engine::Outcome& outcome) const {
    return {.verb = Verb::Roll, .number = outcome.faces[0], .other = outcome.faces[1]};
}

Action Rules::assumed(const State& s) const {
    Actions options;
    legal_actions(s, options);
    return options[0];
}

}  // namespace levee::skeleton
