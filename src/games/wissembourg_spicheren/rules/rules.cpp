// What answers the questions of the engine: the tables of chapters and verbs, dice and markers.
#include "engine/contract/run_tables.h"
#include "games/wissembourg_spicheren/rules/chapters.h"
#include "games/wissembourg_spicheren/verbs.h"

namespace levee::wissembourg_spicheren {

namespace {

constexpr Sentence kOneDie{"One die is rolled.", "On lance un dé."};
constexpr Sentence kTwoDice{"Two dice are rolled.", "On lance deux dés."};
constexpr Sentence kDrawOne{"A marker is drawn from the cup.", "On tire un marqueur."};
constexpr Sentence kNoSuchDraw{"That marker is not in the cup.",
                               "Ce marqueur n'est pas dans le récipient."};

// None: a marker is drawn.
int dice_asked(const State& s) { return engine::asked(kChapters, s).dice; }

}  // namespace

void run(Play& p) { engine::run(kChapters, p); }

void offer_fate(const Board& /*b*/, const State& s, Actions& out) {
    switch (dice_asked(s)) {
        case 0:
            for (const MarkerId m : s.cup) out.push_back(Action::draw(m));
            return;
        case 1:
            for (std::uint8_t die = 1; die <= 6; ++die) out.push_back(Action::roll(die));
            return;
        default:
            for (std::uint8_t first = 1; first <= 6; ++first)
                for (std::uint8_t second = 1; second <= 6; ++second)
                    out.push_back(Action::roll(first, second));
    }
}

Verdict check_fate(const Board& /*b*/, const State& s, const Action& a) {
    const int dice = dice_asked(s);
    const char* rule = engine::asked(kChapters, s).rule;
    if (dice == 0) {
        if (a.verb != Verb::Draw) return refuse(rule, kDrawOne);
        return s.cup.has(MarkerId{a.number}) ? kLegal : refuse(rule, kNoSuchDraw);
    }
    const bool as_many = a.verb == Verb::Roll && (dice == 2) == (a.other != 0);
    return as_many ? kLegal : refuse(rule, dice == 2 ? kTwoDice : kOneDie);
}

void do_fate(Play& p, const Action& a) {
    const char* rule = engine::asked(kChapters, p.s).rule;
    pop(p.s);
    p.s.dice = {a.number, a.other};
    const Side side = top(p.s).side;
    if (a.verb == Verb::Draw)
        p.report({.fact = Fact::Drawn, .side = side, .marker = MarkerId{a.number}, .rule = rule});
    else
        p.report({.fact = Fact::Rolled, .side = side, .a = a.number, .b = a.other, .rule = rule});
}

// --- chance -------------------------------------------------------------------------------------

engine::Chance Rules::chance(const State& s) const {
    if (over(s) || top(s).business != Business::Dice) return {};
    const auto& wait = engine::asked(kChapters, s);
    if (wait.dice == 0) {
        engine::Chance pick;
        pick.kind = engine::Chance::Kind::Pick;
        pick.rule = wait.rule;
        for (int i = s.cup.size(); i > 0; --i) pick.weights.push_back(1);
        return pick;
    }
    // 9.3 wants the sum; 4 a die for each side.
    const bool sum = below_top(s).business == Business::Mortality;
    return engine::Chance::dice(
        wait.dice, 6, sum ? engine::Chance::Tells::Sum : engine::Chance::Tells::Each, wait.rule);
}

Action Rules::chance_action(const State& s, const engine::Outcome& outcome) const {
    if (dice_asked(s) == 0) {
        MarkerSet left = s.cup;
        for (int skipped = outcome.faces[0]; skipped > 0; --skipped) left.take();
        return Action::draw(left.first());
    }
    return Action::roll(outcome.faces[0], outcome.faces[1]);
}

// What most players would do between declaring and rolling: stand, take part, give all they have.
Action Rules::assumed(const State& s) const {
    Actions options;
    legal_actions(s, options);
    for (const Action& a : options)
        if (a.verb == Verb::Stand || a.verb == Verb::Lead || a.verb == Verb::Resolve) return a;
    return options[options.size() - 1];
}

struct Rules::Tables {
    static constexpr const auto& kChapters = wissembourg_spicheren::kChapters;
    static constexpr Verb kLastOfFate = Verb::Draw;
    static constexpr engine::Refusals kRefusals{.over = refuse("13", engine::kGameOver),
                                                .malformed = refuse("0", engine::kMalformed),
                                                .not_asked = refuse("0.4", engine::kNoDiceAsked),
                                                .fate_first = refuse("0.4", engine::kDiceFirst)};
};

}  // namespace levee::wissembourg_spicheren

template class levee::engine::TableRules<
    levee::wissembourg_spicheren::Rules, levee::wissembourg_spicheren::Board,
    levee::wissembourg_spicheren::State, levee::wissembourg_spicheren::Action, 512,
    levee::wissembourg_spicheren::Events>;
