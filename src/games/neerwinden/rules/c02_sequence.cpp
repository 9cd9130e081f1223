// Chapter 2: the sequence of play.
#include "games/neerwinden/rules/internal.h"
#include "games/neerwinden/rules/steps.h"

namespace levee::neerwinden {

namespace {

using enum ActivationStep::At;

using enum TurnStep::At;

void push_for(State& s, Business business, Side side) {
    push(s, {.business = business, .side = side});
}

constexpr Sentence kTie{"a tie: the dice are rolled again", "égalité : on relance les dés"};

// 2.A: one die each plus the general's command value; a tie is rolled again.
bool initiative_rolled(Play& p) {
    State& s = p.s;
    const int french = s.dice[0] + command_value(p.board, s, p.board.generals[0]);
    const int austrian = s.dice[1] + command_value(p.board, s, p.board.generals[1]);
    if (french == austrian) {
        p.report({.fact = Fact::Result,
                  .a = static_cast<std::int16_t>(french),
                  .b = static_cast<std::int16_t>(austrian),
                  .rule = "2.A",
                  .sentence = &kTie});
        ask_dice(s);
        return true;
    }
    s.initiative = french > austrian ? Side::French : Side::Austrian;
    s.dice = {};
    p.report({.fact = Fact::Initiative,
              .side = s.initiative,
              .a = static_cast<std::int16_t>(french),
              .b = static_cast<std::int16_t>(austrian),
              .rule = "2.A"});
    top(s).step = kOrdersOfFirst;
    return false;
}

// 2.D: commanders are turned back to their front, and a new turn begins.
void final_phase(Play& p) {
    State& s = p.s;
    p.report({.fact = Fact::TurnEnded, .a = s.turn, .rule = "2.D"});
    for (Formation& f : s.formations) f.activated = false;
    for (Commander& c : s.commanders) c.moved = false;
    // 8.4: nine turns, as the scenario file has it.
    if (s.turn >= p.board.scenarios[s.scenario].turns) {
        end_of_game(p);
        return;
    }
    s.turn += 1;
    top(s).step = kBegin;
}

}  // namespace

// 2.B: the side with the initiative changes its orders before the other does; demoralisation comes
// after all changes.
bool continue_turn(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    const Side first = s.initiative;
    const Side second = enemy_of(first);
    switch (f.step) {
        case kBegin:
            p.report({.fact = Fact::TurnBegan, .a = s.turn, .rule = "2"});
            f.step = kInitiativeRolled;
            ask_dice(s);
            return true;
        case kInitiativeRolled:
            return initiative_rolled(p);
        case kOrdersOfFirst:
            f.step = kOrdersOfSecond;
            push_for(s, Business::OrderChanges, first);
            return false;
        case kOrdersOfSecond:
            f.step = kMoraleOfFirst;
            push_for(s, Business::OrderChanges, second);
            return false;
        case kMoraleOfFirst:
            f.step = kMoraleOfSecond;
            push_for(s, Business::Demoralisation, first);
            return false;
        case kMoraleOfSecond:
            f.step = kActivate;
            push_for(s, Business::Demoralisation, second);
            return false;
        case kActivate:
            f.step = kFinal;
            push_for(s, Business::Activations, first);
            return false;
        default:
            final_phase(p);
            return false;
    }
}

bool formation_lives(const Board& b, const State& s, FormationId f) {
    for (const UnitId u : b.card(f).units)
        if (alive(s, u)) return true;
    return false;
}

namespace {

bool can_activate(const Board& b, const State& s, FormationId f, Side side) {
    return b.card(f).side == side && !s.formations[f].activated && formation_lives(b, s, f);
}

bool has_formation_left(const Board& b, const State& s, Side side) {
    for (std::uint8_t i = 0; i < kFormations; ++i)
        if (can_activate(b, s, FormationId{i}, side)) return true;
    return false;
}

constexpr Sentence kNotYours{"That formation belongs to the enemy.",
                             "Cette formation appartient à l'ennemi."};
constexpr Sentence kActivatedAlready{"That formation has already been activated this turn.",
                                     "Cette formation a déjà été activée ce tour."};
constexpr Sentence kNoUnitsLeft{"That formation has no unit left.",
                                "Cette formation n'a plus d'unité."};
constexpr Sentence kFirstOrSecond{"Decide first whether to go first or second.",
                                  "Décidez d'abord de jouer en premier ou en second."};
constexpr Sentence kNoPassing{"Activate one of your formations; passing is not allowed.",
                              "Activez une de vos formations : passer n'est pas permis."};

}  // namespace

// 2.C: first it asks the winner of the initiative; then the sides alternate until all is done
// (N-11).
bool continue_activations(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    const auto has_any = [&](Side side) { return has_formation_left(p.board, s, side); };
    if (f.step == kWhoIsFirst) {
        if (has_any(f.side) && has_any(enemy_of(f.side))) return true;
        f.step = kInTurn;  // N-106: nobody to leave the first activation to
    }
    if (!has_any(f.side)) f.side = enemy_of(f.side);
    if (has_any(f.side)) return true;
    pop(s);
    return false;
}

void offer_activations(const Board& b, const State& s, Actions& out) {
    const Frame& f = top(s);
    if (f.step == kWhoIsFirst) {
        out.push_back(Action::of(Verb::GoFirst));
        out.push_back(Action::of(Verb::GoSecond));
        return;
    }
    for (std::uint8_t i = 0; i < kFormations; ++i)
        if (can_activate(b, s, FormationId{i}, f.side))
            out.push_back(Action::activate(FormationId{i}));
}

Verdict check_activations(const Board& b, const State& s, const Action& a) {
    const Frame& f = top(s);
    if (f.step == kWhoIsFirst) {
        if (a.verb == Verb::GoFirst || a.verb == Verb::GoSecond) return kLegal;
        return refuse("2.C", kFirstOrSecond);
    }
    if (a.verb != Verb::Activate) return refuse("2.C", kNoPassing);
    const FormationId formation{a.number};
    if (b.card(formation).side != f.side) return refuse("2.C", kNotYours);
    if (s.formations[formation].activated) return refuse("2.C", kActivatedAlready);
    if (!formation_lives(b, s, formation)) return refuse("2.C", kNoUnitsLeft);
    return kLegal;
}

void do_activations(Play& p, const Action& a) {
    State& s = p.s;
    Frame& f = top(s);
    if (f.step == kWhoIsFirst) {
        f.step = kInTurn;
        if (a.verb == Verb::GoSecond) f.side = enemy_of(f.side);
        return;
    }
    const FormationId formation{a.number};
    const Side side = f.side;
    s.active = formation;
    s.formations[formation].activated = true;
    p.report({.fact = Fact::Activated, .side = side, .formation = formation, .rule = "2.C"});
    show_order(p, formation);  // 9.1
    f.side = enemy_of(side);
    push_for(s, Business::Movement, side);
}

}  // namespace levee::neerwinden
