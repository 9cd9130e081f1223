// What answers the questions of the engine: the tables of chapters and verbs, and fate.
#include "engine/contract/run_tables.h"
#include "games/for_god_and_king/rules/chapters.h"
#include "games/for_god_and_king/verbs.h"

namespace levee::fgfk {

namespace {

constexpr Sentence kFateFirst{"Fate must answer first.", "Le sort doit d'abord répondre."};
constexpr Sentence kNotAsked{"Fate has not been asked that.", "Le sort n'est pas interrogé ainsi."};

constexpr engine::Refusals kRefusals{.over = refuse("2.7", engine::kGameOver),
                                     .malformed = refuse("0.3", engine::kMalformed),
                                     .not_asked = refuse("0.3", kNotAsked),
                                     .fate_first = refuse("0.3", kFateFirst)};

}  // namespace

struct Rules::Tables {
    static constexpr const auto& kChapters = fgfk::kChapters;
    static constexpr const auto& kRefusals = fgfk::kRefusals;
    static constexpr Verb kLastOfFate = Verb::Lot;
};

void run(Play& p) { engine::run(kChapters, p); }

// --- fate ---------------------------------------------------------------------------------------

void offer_fate(const Board& /*b*/, const State& s, Actions& out) {
    const Frame& f = top(s);
    if (f.step == kDrawIncident) {
        for (std::size_t i = 0; i < kIncidents; ++i)
            if (s.cup[i] > 0) out.push_back(Action::draw(static_cast<Incident>(i)));
    } else if (f.step == kDrawGeneral) {
        for (const GeneralId g : f.generals) out.push_back(Action::of(Verb::Lot, g));
    } else {
        for (std::uint8_t a = 1; a <= 6; ++a) {
            if (f.number == 1) out.push_back(Action::roll(a));
            for (std::uint8_t b = 1; f.number == 2 && b <= 6; ++b)
                out.push_back(Action::roll(a, b));
        }
    }
}

Verdict check_fate(const Board& /*b*/, const State& s, const Action& a) {
    const Frame& f = top(s);
    bool right = false;
    if (f.step == kDrawIncident)
        right = a.verb == Verb::Draw && s.cup[a.number] > 0;
    else if (f.step == kDrawGeneral)
        right = a.verb == Verb::Lot && f.generals.has(a.general);
    else
        right = a.verb == Verb::Roll && (a.other > 0) == (f.number == 2);
    return right ? kLegal : kRefusals.not_asked;
}

void hear_fate(Play& p, const Action& a) {
    const Frame asked = top(p.s);
    pop(p.s);
    if (asked.step == kDrawIncident) {
        top(p.s).number = a.number;
    } else if (asked.step == kDrawGeneral) {
        top(p.s).general = a.general;
    } else {
        p.s.dice = {a.number, a.other};
        p.report(
            {.fact = Fact::Rolled, .side = asked.side, .a = a.number, .b = a.other, .rule = "0.3"});
    }
}

namespace {

// T1, T7, T8 and the events have rules of their own; the lot of T8 is drawn as that of T7.
const char* rule_of_dice(const State& s) {
    const Frame& asker = below_top(s);
    if (asker.business == Business::Casualty)
        return static_cast<Incident>(asker.number) == Incident::T1 ? "T1" : "T7";
    if (asker.business == Business::EventWork)
        return asker.event == Event::E10 ? "E10" : asker.event == Event::E12 ? "E12" : "E15";
    return engine::asked(kChapters, s).rule;
}

}  // namespace

engine::Chance Rules::chance(const State& s) const {
    if (over(s) || top(s).business != Business::Dice) return {};
    const Frame& f = top(s);
    if (f.step == kDice)
        return engine::Chance::dice(f.number, 6, engine::Chance::Tells::Each, rule_of_dice(s));
    engine::Chance chance;
    chance.kind = engine::Chance::Kind::Pick;
    chance.rule = rule_of_dice(s);
    if (f.step == kDrawIncident) {
        for (const auto n : s.cup) chance.weights.push_back(n);
    } else {
        for (std::uint8_t g = 0; g < kGenerals; ++g)
            chance.weights.push_back(f.generals.has(GeneralId{g}) ? 1 : 0);
    }
    return chance;
}

Action Rules::chance_action(const State& s, const engine::Outcome& outcome) const {
    const Frame& f = top(s);
    if (f.step == kDrawIncident) return Action::draw(static_cast<Incident>(outcome.faces[0]));
    if (f.step == kDrawGeneral) return Action::of(Verb::Lot, GeneralId{outcome.faces[0]});
    return Action::roll(outcome.faces[0], outcome.faces[1]);
}

// What odds suppose: nobody comes to help, no event is played, everybody available goes.
Action Rules::assumed(const State& s) const {
    const Business business = top(s).business;
    const auto if_legal = [&](Verb verb) { return why_not(s, Action::of(verb)).legal(); };
    switch (business) {
        case Business::Gather:
            if (total(s.chosen.points) == 0 && if_legal(Verb::TakeAll))
                return Action::of(Verb::TakeAll);
            if (if_legal(Verb::Go)) return Action::of(Verb::Go);
            break;
        case Business::Guns:
            return Action::of(Verb::Done);
        case Business::Preempt:
        case Business::Entry:
        case Business::Occupy:
        case Business::Pursuit:
            return Action::of(Verb::Decline);
        case Business::Combat:
            return Action::of(if_legal(Verb::Fight) ? Verb::Fight : Verb::Resolve);
        default:
            break;
    }
    Actions offered;
    legal_actions(s, offered);
    return offered.empty() ? Action::of(Verb::Done) : offered[0];
}

}  // namespace levee::fgfk

template class levee::engine::TableRules<levee::fgfk::Rules, levee::fgfk::Board, levee::fgfk::State,
                                         levee::fgfk::Action, 512, levee::fgfk::Reports>;
