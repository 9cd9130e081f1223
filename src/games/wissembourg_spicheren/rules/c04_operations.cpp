// Chapter 4, phase B, and 13.2.6: who has the initiative, which marker comes out of the cup.
// Operations frames use `side`, who has the initiative, and `number`, the marker in hand.
#include "games/wissembourg_spicheren/rules/internal.h"
#include "games/wissembourg_spicheren/rules/steps.h"

namespace levee::wissembourg_spicheren {

namespace {

using enum OperationsStep::At;

constexpr Sentence kInitiative{"initiative of the commander in chief",
                               "initiative du commandant en chef"};
constexpr Sentence kNightInitiative{"night", "nuit"};
constexpr Sentence kNotInCup{"The marker of that formation is not in the cup.",
                             "Le marqueur de cette formation n'est pas dans le récipient."};
constexpr Sentence kNotYourFormation{"That is not a formation of yours.",
                                     "Ce n'est pas une de vos formations."};
constexpr Sentence kChooseFirst{"You have the initiative: choose the formation that begins.",
                                "Vous avez l'initiative : choisissez la formation qui commence."};
constexpr int kCastagnyDie = 4;  // 13.1.7

// 0.3.4: the formations of the marker that have still to be activated this turn.
FormationSet waiting_on(const Board& b, const State& s, MarkerId m) {
    FormationSet found;
    for (const FormationId f : b.card(m).formations)
        if (!s.formations[f].activated && formation_in_play(b, s, f)) found.add(f);
    return found;
}

void fill_cup(Play& p) {
    State& s = p.s;
    s.cup.clear();
    s.held = kNoMarker;
    for (const MarkerId m : battle_of(p.board, s).markers)
        if (!waiting_on(p.board, s, m).empty()) s.cup.add(m);
}

void announce_initiative(Play& p, Side side, int french, int german) {
    Frame& f = top(p.s);
    f.side = side;
    f.step = kFirst;
    p.report({.fact = Fact::Initiative,
              .side = side,
              .a = static_cast<std::int16_t>(french),
              .b = static_cast<std::int16_t>(german),
              .rule = "4"});
}

int initiative_of(Play& p, Side side) {
    const CommanderId chief = chief_on_map(p.board, p.s, side);
    Modifiers sum{.p = p, .side = side, .rule = "4"};
    sum.add(kInitiative, initiative_bonus(p.board, p.s, chief));
    sum.add(kNightInitiative, is_night(p.board, p.s) ? -1 : 0, "13.1.6");
    return sum.total;
}

// 4.B, W-07
void find_initiative(Play& p) {
    State& s = p.s;
    const bool french = chief_on_map(p.board, s, Side::French) != kNoCommander;
    const bool german = chief_on_map(p.board, s, Side::German) != kNoCommander;
    const bool given = s.battle == BattleId::Wissembourg && s.turn == 1;  // 13.2.6
    if (given || (german && !french)) return announce_initiative(p, Side::German, 0, 0);
    if (french && !german) return announce_initiative(p, Side::French, 0, 0);
    if (!french) {
        top(s).step = kDraw;
        return;
    }
    for (const Side side : kBothSides) initiative_of(p, side);
    top(s).step = kInitiativeRolled;
    ask_fate(s);
}

void begin_activation(Play& p, FormationId f, std::uint8_t step) {
    State& s = p.s;
    const MarkerId m = p.board.card(f).marker;
    s.cup.remove(m);
    s.formations[f].activated = true;
    // 13.2.6, W-09: the shared marker goes back for the other formation.
    if (!waiting_on(p.board, s, m).empty()) s.cup.add(m);
    push(s, {.business = Business::Activation,
             .step = step,
             .side = p.board.card(f).side,
             .number = f.raw});
}

Verdict check_first(const Board& b, const State& s, FormationId f) {
    if (b.card(f).side != top(s).side || b.card(f).battle != s.battle)
        return refuse("4", kNotYourFormation);
    const MarkerId m = b.card(f).marker;
    return s.cup.has(m) && waiting_on(b, s, m).has(f) ? kLegal : refuse("4", kNotInCup);
}

bool any_first(const Board& b, const State& s) {
    for (const FormationId f : battle_of(b, s).side_formations[index(top(s).side)])
        if (check_first(b, s, f).legal()) return true;
    return false;
}

// 13.1.7, W-50: before 15.00 the division comes at 15.00.
void summon_castagny(Play& p) {
    State& s = p.s;
    for (const Arrival& arrival : battle_of(p.board, s).arrivals) {
        if (!arrival.by_die || arrival.formation == kNoFormation) continue;
        s.castagny = s.turn > arrival.turn ? s.turn : arrival.turn;
        p.report({.fact = Fact::Summoned,
                  .side = arrival.side,
                  .formation = arrival.formation,
                  .a = s.castagny,
                  .rule = "13.1.7"});
    }
}

}  // namespace

bool continue_operations(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    switch (f.step) {
        case kAskCastagny: {
            f.step = kRollInitiative;
            const bool asks = (s.variations & kCastagny) != 0 && s.castagny == 0 &&
                              s.frossard != 0 && s.frossard < s.turn;
            if (!asks) return false;
            f.step = kCastagnyRolled;
            ask_fate(s);
            return false;
        }
        case kCastagnyRolled:
            f.step = kRollInitiative;
            if (s.dice[0] >= kCastagnyDie) summon_castagny(p);
            return false;
        case kRollInitiative:
            fill_cup(p);
            find_initiative(p);
            return false;
        case kInitiativeRolled: {
            Play silent{p.board, s, nullptr};
            const int french = s.dice[0] + initiative_of(silent, Side::French);
            const int german = s.dice[1] + initiative_of(silent, Side::German);
            announce_initiative(p, french > german ? Side::French : Side::German, french, german);
            return false;
        }
        case kFirst:
            if (any_first(p.board, s)) return true;
            f.step = kDraw;
            return false;
        case kDraw:
            if (!s.cup.empty()) {
                f.step = kDrawn;
                ask_fate(s);
                return false;
            }
            // 13.1.6, W-47: a marker that was kept to the end is played alone.
            if (s.held != kNoMarker) {
                const FormationSet kept = waiting_on(p.board, s, s.held);
                s.held = kNoMarker;
                if (!kept.empty()) begin_activation(p, kept.first(), ActivationStep::kDecide);
                return false;
            }
            pop(s);
            return false;
        case kDrawn: {
            const MarkerId m{s.dice[0]};
            const FormationSet waiting = waiting_on(p.board, s, m);
            s.dice = {};
            f.step = kDraw;
            s.cup.remove(m);
            if (waiting.size() > 1) {
                f.number = m.raw;
                f.step = kFaceRolled;
                ask_fate(s);
                return false;
            }
            if (!waiting.empty()) begin_activation(p, waiting.first(), ActivationStep::kDecide);
            return false;
        }
        case kFaceRolled: {
            // 13.2.6: even is Rheinbaden's face.
            const Side side = s.dice[0] % 2 == 0 ? Side::German : Side::French;
            const FormationSet waiting = waiting_on(p.board, s, MarkerId{f.number});
            f.number = 0;
            f.step = kDraw;
            for (const FormationId x : waiting)
                if (p.board.card(x).side == side) {
                    begin_activation(p, x, ActivationStep::kDecide);
                    break;
                }
            return false;
        }
        default:
            pop(s);
            return false;
    }
}

void offer_operations(const Board& b, const State& s, Actions& out) {
    for (const FormationId f : battle_of(b, s).side_formations[index(top(s).side)])
        if (check_first(b, s, f).legal()) out.push_back(Action::activate(f));
}

Verdict check_operations(const Board& b, const State& s, const Action& a) {
    if (a.verb != Verb::Activate) return refuse("4", kChooseFirst);
    return check_first(b, s, FormationId{a.number});
}

void do_operations(Play& p, const Action& a) {
    top(p.s).step = kDraw;
    begin_activation(p, FormationId{a.number}, ActivationStep::kTest);
}

}  // namespace levee::wissembourg_spicheren
