// Chapter 2, case 2.3: initiative.
#include "games/for_god_and_king/rules/reinforcements.h"
#include "games/for_god_and_king/rules/steps.h"

namespace levee::fgfk {

namespace {

// An Initiative frame: side is the winner once the dice have decided.
using enum InitiativeStep::At;

constexpr Sentence kBestGeneral{"strategic rating of the best general on the map",
                                "valeur stratégique du meilleur général sur la carte"};
constexpr Sentence kMoraleMarker{"morale", "moral"};
constexpr Sentence kSeizeOrYield{"Begin the operations, or let the enemy begin.",
                                 "Commencez les opérations, ou laissez l'ennemi commencer."};

// F-13: none on the map counts 0.
int best_general(const Board& b, const State& s, Side side) {
    GeneralSet there;
    for (const GeneralId g : b.side_generals[index(side)])
        if (on_map(s, g)) there.add(g);
    return best_strategic(b, there);
}

int bonus(const Board& b, const State& s, Side side) {
    return best_general(b, s, side) + s.morale[index(side)];
}

void initiative_rolled(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    const int republican = s.dice[0] + bonus(p.board, s, Side::Republican);
    const int vendeen = s.dice[1] + bonus(p.board, s, Side::Vendeen);
    s.dice = {};
    if (republican == vendeen) return ask_dice(s, 2);
    s.initiative = republican > vendeen ? Side::Republican : Side::Vendeen;
    f.side = s.initiative;
    f.step = kChoose;
    p.report({.fact = Fact::InitiativeWon,
              .side = s.initiative,
              .a = figure(republican),
              .b = figure(vendeen),
              .rule = "2.3"});
}

}  // namespace

// The first die is the Republican one.
bool continue_initiative(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    if (f.step == kInitiativeRolled) initiative_rolled(p);
    if (f.step != kAskInitiative) return true;
    for (const Side side : {Side::Republican, Side::Vendeen}) {
        modifier(p, side, "2.3", kBestGeneral, best_general(p.board, s, side));
        modifier(p, side, "2.3", kMoraleMarker, s.morale[index(side)]);
    }
    f.step = kInitiativeRolled;
    ask_dice(s, 2);
    return true;
}

void offer_initiative(const Board&, const State&, Actions& out) {
    out.push_back(Action::of(Verb::Seize));
    out.push_back(Action::of(Verb::Yield));
}

Verdict check_initiative(const Board&, const State&, const Action& a) {
    return a.verb == Verb::Seize || a.verb == Verb::Yield ? kLegal : refuse("2.3", kSeizeOrYield);
}

void do_initiative(Play& p, const Action& a) {
    const Side winner = top(p.s).side;
    pop(p.s);
    const Side first = a.verb == Verb::Seize ? winner : enemy_of(winner);
    p.report({.fact = Fact::OpportunityTaken, .side = first, .rule = "2.3"});
    begin_operations(p, first);
}

}  // namespace levee::fgfk
