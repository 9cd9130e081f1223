// Chapter 5, with 8.2, 8.3, 9.1 and 13.1.6: a formation is activated, tests, is in command or not,
// fires, moves, fights. Activation frames use `side` and `number`, the formation.
#include "games/wissembourg_spicheren/rules/internal.h"
#include "games/wissembourg_spicheren/rules/steps.h"

namespace levee::wissembourg_spicheren {

namespace {

using enum ActivationStep::At;

constexpr Sentence kDecideFirst{"Activate the formation, or do nothing with it.",
                                "Activez la formation, ou n'en faites rien."};
constexpr Sentence kHasToGoBack{"It is demoralised: its units have to go back.",
                                "Elle est démoralisée : ses unités doivent reculer."};
constexpr Sentence kAnotherDrawn{"Another marker has been drawn.", "Un autre marqueur a été tiré."};
constexpr Sentence kCannotHold{
    "Only the marker of the 13th or 16th division is kept, one at a time, while others are left.",
    "On ne garde que le marqueur de la 13e ou de la 16e division, un à la fois, tant qu'il en "
    "reste."};
constexpr Sentence kCannotJoin{
    "Both divisions must be in command and their HQs within range of each other.",
    "Les deux divisions doivent être commandées et leurs QG à portée l'un de l'autre."};
constexpr Sentence kDirectOrDone{"Command units directly, or be done.",
                                 "Commandez directement des unités, ou terminez."};
constexpr Sentence kInCommandAnyway{"That unit is in command.", "Cette unité est commandée."};
constexpr Sentence kNoChief{"No commander in chief is on the map.",
                            "Aucun commandant en chef n'est sur la carte."};
constexpr Sentence kAllDirected{"He commands {0} units a turn directly, and has done so.",
                                "Il commande directement {0} unités par tour, et c'est fait."};
constexpr Sentence kBeyondChief{"It is beyond the range of the commander in chief.",
                                "Elle est hors de portée du commandant en chef."};
constexpr Sentence kCommandValue{"command", "commandement"};
constexpr Sentence kFrenchInertia{"French inertia", "inertie française"};
constexpr Sentence kNightTest{"night", "nuit"};
constexpr Sentence kDelays{"turns of delay", "tours de retard"};

FormationId formation_in(const State& s) { return FormationId{top(s).number}; }

void reset(State& s) {
    s.active.clear();
    s.commanded.clear();
    s.columns = {};
    s.fired.clear();
    s.moved.clear();
    s.winded.clear();
    s.lent.clear();
    s.attacked.clear();
    s.tested.clear();
    s.together.clear();
    s.target.fill(kNoHex);
    s.shares = {};
}

// 8.3; 7.4: an HQ who should have come in an earlier turn.
bool must_test(const Board& b, const State& s, FormationId f) {
    const CommanderId hq = b.card(f).hq;
    if (on_map(s, hq)) return s.commanders[hq].out_of_command;
    if (!is_due(b, s, hq)) return false;
    const Arrival& arrival = *arrival_of(b, s, hq);
    return (arrival.by_die ? s.castagny : arrival.turn) < s.turn;
}

int activation_value(Play& p, FormationId f) {
    const State& s = p.s;
    const FormationCard& card = p.board.card(f);
    Modifiers sum{.p = p, .side = card.side, .rule = "8.3"};
    sum.add(kCommandValue, command_value(p.board, s, card.hq));
    const bool inert = s.battle == BattleId::Spicheren && card.side == Side::French && s.turn <= 2;
    sum.add(kFrenchInertia, inert ? -2 : 0, "13.1.6");
    sum.add(kNightTest, is_night(p.board, s) ? -1 : 0, "13.1.6");
    // Only to come in at last.
    sum.add(kDelays, on_map(s, card.hq) ? 0 : s.formations[f].delays, "7.4");
    return sum.total;
}

void settle_test(Play& p, FormationId f) {
    State& s = p.s;
    Play silent{p.board, s, nullptr};
    const int total = s.dice[0] + activation_value(silent, f);
    Commander& hq = s.commanders[p.board.card(f).hq];
    hq.failed = total < 6;
    report_test(p, p.board.card(f).hq, total, "8.3");
    if (!on_map(s, p.board.card(f).hq) && hq.failed) s.formations[f].delays += 1;
}

// 8.3, W-16: without an HQ on the map it is the chief, or any HQ that is in command.
UnitSet commanded_without_hq(const Board& b, const State& s, FormationId f) {
    UnitSet found;
    const Side side = b.card(f).side;
    const auto add_from = [&](CommanderId c) {
        for (const UnitId u : units_of(b, f))
            if (on_map(s, u) && !found.has(u) && in_range(b, s, c, s.units[u].at)) found.add(u);
    };
    if (const CommanderId chief = chief_on_map(b, s, side); chief != kNoCommander) add_from(chief);
    for (const FormationId other : battle_of(b, s).side_formations[index(side)]) {
        const CommanderId hq = b.card(other).hq;
        if (on_map(s, hq) && !s.commanders[hq].out_of_command) add_from(hq);
    }
    return found;
}

// 9.1: before any movement, and it holds for the whole activation.
void check_command(Play& p) {
    State& s = p.s;
    for (const FormationId f : s.active) s.commanded |= units_in_command(p.board, s, f);
    for (const UnitId u : active_units(p.board, s))
        if (!s.commanded.has(u))
            p.report({.fact = Fact::UnitOutOfCommand,
                      .side = p.board.side[u.raw],
                      .unit = u,
                      .rule = "9.1"});
}

int directed_by(const Board& b, const State& s, Side side) {
    return (s.directed & battle_of(b, s).side_units[index(side)]).size();
}

// 8.2, W-12
Verdict check_direct(const Board& b, const State& s, UnitId u) {
    if (!active(b, s, u)) return refuse("5", kNotActive);
    if (!on_map(s, u)) return refuse("8.2", kNotOnMap);
    if (s.commanded.has(u)) return refuse("8.2", kInCommandAnyway);
    const Side side = b.side[u.raw];
    const CommanderId chief = chief_on_map(b, s, side);
    if (chief == kNoCommander) return refuse("8.2", kNoChief);
    const int most = inertia(b, s, chief);
    if (directed_by(b, s, side) >= most) return refuse("8.2", kAllDirected, most);
    return in_range(b, s, chief, s.units[u].at) ? kLegal : refuse("8.2", kBeyondChief);
}

bool any_to_direct(const Board& b, const State& s) {
    for (const UnitId u : active_units(b, s))
        if (check_direct(b, s, u).legal()) return true;
    return false;
}

// 9.4, W-87: a demoralised formation does not stay where it is by doing nothing.
bool owes_a_way_back(const Board& b, const State& s, FormationId f) {
    if (!s.formations[f].demoralised) return false;
    for (const UnitId u : units_of(b, f))
        if (on_map(s, u) && can_go_back(b, s, u)) return true;
    return false;
}

bool comes_hidden(const Board& b, const State& s) {
    for (const FormationId f : s.active) {
        const Arrival* arrival = arrival_of(b, s, b.card(f).hq);
        if (arrival != nullptr && arrival->decoy && decoys_out(s)) return true;
    }
    return false;
}

}  // namespace

UnitSet units_in_command(const Board& b, const State& s, FormationId f) {
    const Commander& hq = s.commanders[b.card(f).hq];
    UnitSet found = s.directed & units_of(b, f);
    if (hq.status != Status::OnMap)
        found |= commanded_without_hq(b, s, f);
    else if (!hq.out_of_command || !hq.failed)
        found |= units_in_range(b, s, f);
    return found;
}

// 1: the units of a formation act together.
UnitSet active_units(const Board& b, const State& s) {
    UnitSet found;
    for (const FormationId f : s.active)
        for (const UnitId u : units_of(b, f))
            if (on_map(s, u)) found.add(u);
    return found;
}

CommanderSet active_hqs(const Board& b, const State& s) {
    CommanderSet found;
    for (const FormationId f : s.active)
        if (hq_on_map(b, s, f)) found.add(b.card(f).hq);
    return found;
}

// --- 13.1.6, W-47: two divisions act together ---------------------------------------------------

namespace {

bool is_infantry_division(const Board& b, FormationId f) {
    const FormationCard& card = b.card(f);
    return card.battle == BattleId::Spicheren && card.side == Side::German &&
           card.units.meets(b.arm_units[index(Arm::Infantry)]);
}
bool may_wait(const Board& b, FormationId f) {
    return b.card(f).key == "13ID" || b.card(f).key == "16ID";
}
bool obeys(const Board& b, const State& s, FormationId f) {
    return hq_on_map(b, s, f) && !s.commanders[b.card(f).hq].out_of_command;
}

}  // namespace

bool may_hold(const Board& b, const State& s, FormationId f) {
    return may_wait(b, f) && s.held == kNoMarker && !s.cup.empty() && hq_on_map(b, s, f);
}

bool may_join(const Board& b, const State& s, FormationId f) {
    if (s.held == kNoMarker || !is_infantry_division(b, f)) return false;
    const FormationId kept = b.card(s.held).formations.first();
    if (kept == f || !obeys(b, s, f) || !obeys(b, s, kept)) return false;
    const CommanderId one = b.card(f).hq;
    const CommanderId other = b.card(kept).hq;
    return in_range(b, s, one, s.commanders[other].at) &&
           in_range(b, s, other, s.commanders[one].at);
}

// --- the activation -----------------------------------------------------------------------------

bool continue_activation(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    const FormationId formation = formation_in(s);
    switch (f.step) {
        case kDecide:
            return true;
        case kTest: {
            s.active.add(formation);
            for (const CommanderId c : active_hqs(p.board, s)) s.commanders[c].moved = false;
            p.report(
                {.fact = Fact::Activated, .side = f.side, .formation = formation, .rule = "5"});
            f.step = kCommand;
            if (!must_test(p.board, s, formation)) {
                s.commanders[p.board.card(formation).hq].failed = false;
                return false;
            }
            f.step = kTestRolled;
            activation_value(p, formation);
            ask_fate(s);
            return false;
        }
        case kTestRolled:
            f.step = kCommand;
            settle_test(p, formation);
            return false;
        case kCommand:
            f.step = kDirecting;
            check_command(p);
            return false;
        case kDirecting:
            if (any_to_direct(p.board, s)) return true;
            f.step = kBarrage;
            return false;
        case kBarrage:
            if (comes_hidden(p.board, s)) {
                f.step = kClose;
                push(s, {.business = Business::Creep, .side = f.side});
                return false;
            }
            f.step = kMovement;
            push_barrage(p, f.side);
            return false;
        case kMovement:
            f.step = kCombat;
            push(s, {.business = Business::Movement, .side = f.side});
            return false;
        case kCombat:
            f.step = kClose;
            push_combat(p, f.side);
            return false;
        default:
            pop(s);
            reset(s);
            return false;
    }
}

void offer_activation(const Board& b, const State& s, Actions& out) {
    const FormationId f = formation_in(s);
    if (top(s).step == kDirecting) {
        for (const UnitId u : active_units(b, s))
            if (check_direct(b, s, u).legal()) out.push_back(Action::of(Verb::Direct, u));
        out.push_back(Action::of(Verb::Done));
        return;
    }
    out.push_back(Action::activate(f));
    if (!owes_a_way_back(b, s, f)) out.push_back(Action::of(Verb::Pass));
    if (may_hold(b, s, f)) out.push_back(Action::of(Verb::Hold));
    if (may_join(b, s, f)) out.push_back(Action::of(Verb::Join));
}

Verdict check_activation(const Board& b, const State& s, const Action& a) {
    const FormationId f = formation_in(s);
    if (top(s).step == kDirecting) {
        if (a.verb == Verb::Done) return kLegal;
        return a.verb == Verb::Direct ? check_direct(b, s, a.unit) : refuse("8.2", kDirectOrDone);
    }
    switch (a.verb) {
        case Verb::Activate:
            return a.number == f.raw ? kLegal : refuse("4", kAnotherDrawn);
        case Verb::Pass:
            return owes_a_way_back(b, s, f) ? refuse("9.4", kHasToGoBack) : kLegal;
        case Verb::Hold:
            return may_hold(b, s, f) ? kLegal : refuse("13.1.6", kCannotHold);
        case Verb::Join:
            return may_join(b, s, f) ? kLegal : refuse("13.1.6", kCannotJoin);
        default:
            return refuse("5", kDecideFirst);
    }
}

void do_activation(Play& p, const Action& a) {
    State& s = p.s;
    Frame& f = top(s);
    const FormationId formation = formation_in(s);
    const auto report = [&](Fact fact, FormationId of, const char* rule) {
        p.report({.fact = fact, .side = f.side, .formation = of, .rule = rule});
    };
    switch (a.verb) {
        case Verb::Direct:
            s.directed.add(a.unit);
            s.commanded.add(a.unit);
            p.report({.fact = Fact::Directed,
                      .side = f.side,
                      .unit = a.unit,
                      .commander = chief_on_map(p.board, s, f.side),
                      .rule = "8.2"});
            return;
        case Verb::Done:
            f.step = kBarrage;
            return;
        case Verb::Pass:
            report(Fact::Passed, formation, "4");
            pop(s);
            return;
        case Verb::Hold:
            report(Fact::HeldBack, formation, "13.1.6");
            s.held = p.board.card(formation).marker;
            s.formations[formation].activated = false;
            pop(s);
            return;
        case Verb::Join: {
            const FormationId kept = p.board.card(s.held).formations.first();
            s.held = kNoMarker;
            s.formations[kept].activated = true;
            s.active.add(kept);
            report(Fact::Joined, kept, "13.1.6");
            break;
        }
        default:
            break;
    }
    f.step = kTest;
}

}  // namespace levee::wissembourg_spicheren
