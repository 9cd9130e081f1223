// Chapter 2, case 2.4: who has the opportunity, which stack is named, and who pre-empts it.
//
// Operations frame: side has the opportunity; number 1 when the other side gave it up to him; flags
// as in internal.h.
// Preempt frame: side may interrupt; area is the stack that the enemy has named; from the one that
// interrupts.
#include "games/for_god_and_king/rules/internal.h"
#include "games/for_god_and_king/rules/steps.h"

namespace levee::fgfk {

namespace {

using enum PreemptStep::At;

constexpr Sentence kNotNow{"An area to activate, or a pass, is asked for.",
                           "Il faut activer une zone ou passer."};
constexpr Sentence kNobodyThere{"There is no counter of yours there.",
                                "Il n'y a là aucun de vos pions."};
constexpr Sentence kOnceOnly{
    "A counter is activated once in a phase: {0} points and {1} generals there have been.",
    "Un pion n'est activé qu'une fois par phase : {0} points et {1} généraux l'ont été là."};
constexpr Sentence kRoutedThere{
    "Who has routed is not activated in that phase: {0} points and {1} generals there.",
    "Qui a été mis en déroute n'est plus activé dans la phase : {0} points et {1} généraux là."};
constexpr Sentence kPreemptOrNot{"You may pre-empt with a stack, or decline.",
                                 "Vous pouvez devancer l'adversaire ou décliner."};
constexpr Sentence kNoFreshGeneral{
    "Pre-empting needs a general there who has not been activated.",
    "Pour devancer, il faut là un général qui n'ait pas été activé."};

GeneralSet fresh_generals(const Board& b, const State& s, AreaId area, Side side) {
    GeneralSet fresh;
    for (const GeneralId g : generals_at(b, s, area, side))
        if (!s.generals[g].activated) fresh.add(g);
    return fresh;
}

bool fresh_at(const Board& b, const State& s, AreaId area, Side side) {
    for (std::size_t f = first_force(side); f < end_force(side); ++f)
        if (s.points[area][f] > s.spent[area][f]) return true;
    return !fresh_generals(b, s, area, side).empty();
}

// F-114: who is asked must not tell what has been activated among face-down counters, so they might
// all be fresh.
bool might_act(const Board& b, const State& s, Side side) {
    const AreaSet hidden = masked(b, s, side);
    for (const AreaId area : present(s, side))
        if (hidden.has(area) || fresh_at(b, s, area, side)) return true;
    return false;
}

bool might_preempt(const Board& b, const State& s, Side side) {
    const AreaSet hidden = masked(b, s, side);
    for (const GeneralId g : b.side_generals[index(side)])
        if (on_map(s, g) && (hidden.has(s.generals[g].at) || !s.generals[g].activated)) return true;
    return false;
}

// Nobody there is fresh: 3.2, or 4.5 where somebody has routed.
Verdict check_once(const Board& b, const State& s, AreaId area, Side side) {
    const GeneralSet generals = generals_at(b, s, area, side);
    bool routed = s.routed[index(side)].has(area);
    for (const GeneralId g : generals) routed = routed || s.generals[g].routed;
    const int points = points_at(s, area, side);
    return routed ? refuse("4.5", kRoutedThere, points, generals.size())
                  : refuse("3.2", kOnceOnly, points, generals.size());
}

// F-61: giving up the opportunity. Twice in a row without an activation in between ends the phase.
void hand_over(Play& p) {
    Frame& f = top(p.s);
    p.report({.fact = Fact::Passed, .side = f.side, .rule = "2.4"});
    if (f.number == 1 && (f.flags & kOperationsActed) == 0) {
        pop(p.s);
        return;
    }
    f.side = enemy_of(f.side);
    f.number = 1;
    f.flags = 0;
}

}  // namespace

void begin_operations(Play& p, Side first) {
    forget_answers(p.s);
    push(p.s, {.business = Business::Operations, .side = first});
}

bool continue_operations(Play& p) {
    Frame& f = top(p.s);
    if ((p.s.group.flags & kGroupBeaten) != 0)
        f.flags |= kOperationsBeaten;
    else
        f.flags &= static_cast<std::uint8_t>(~kOperationsBeaten);
    p.s.group = {};
    p.s.chosen = {};
    if (might_act(p.board, p.s, f.side)) return true;
    if (!might_act(p.board, p.s, enemy_of(f.side))) {  // F-15
        pop(p.s);
        return false;
    }
    hand_over(p);
    return false;
}

void offer_operations(const Board& b, const State& s, Actions& out) {
    const Side side = top(s).side;
    for (const AreaId area : present(s, side))
        if (fresh_at(b, s, area, side)) out.push_back(Action::of(Verb::Activate, area));
    out.push_back(Action::of(Verb::Pass));
}

Verdict check_operations(const Board& b, const State& s, const Action& a) {
    if (a.verb == Verb::Pass) return kLegal;
    if (a.verb != Verb::Activate) return refuse("2.4", kNotNow);
    const Side side = top(s).side;
    if (!present(s, side).has(a.area)) return refuse("2.4", kNobodyThere);
    return fresh_at(b, s, a.area, side) ? kLegal : check_once(b, s, a.area, side);
}

void do_operations(Play& p, const Action& a) {
    Frame& f = top(p.s);
    if (a.verb == Verb::Pass) return hand_over(p);
    f.flags |= kOperationsActed;
    const Side side = f.side;
    forget_answers(p.s);
    p.report({.fact = Fact::Activated, .side = side, .area = a.area, .rule = "2.4"});
    // F-14: the winner of the initiative may interrupt now, before the die for action points.
    if (side != p.s.initiative && !p.s.preempted && might_preempt(p.board, p.s, p.s.initiative))
        push(p.s, {.business = Business::Preempt, .side = p.s.initiative, .area = a.area});
    else
        push_gather(p.s, side, a.area, kForOperation);
}

bool continue_preempt(Play& p) {
    Frame& f = top(p.s);
    if (f.step == kInterrupt) return true;
    const Side side = f.side;
    const AreaId named = f.area;
    const AreaId from = f.from;
    const GeneralId general = f.general;
    const bool success = p.s.dice[0] <= p.board.card(general).strategic;
    p.report({.fact = Fact::Preempted,
              .side = side,
              .general = general,
              .area = from,
              .a = static_cast<std::int16_t>(success ? 1 : 0),
              .rule = "2.4"});
    pop(p.s);
    if (!success) {
        push_gather(p.s, enemy_of(side), named, kForOperation);
        return false;
    }
    top(p.s) = {.business = Business::Operations, .side = side, .flags = kOperationsActed};
    push_gather(p.s, side, from, kForPreemption);
    p.s.chosen.generals.add(general);  // F-87: the stack that won the die must go
    return false;
}

void offer_preempt(const Board& b, const State& s, Actions& out) {
    const Side side = top(s).side;
    for (const AreaId area : present(s, side))
        if (!fresh_generals(b, s, area, side).empty())
            out.push_back(Action::of(Verb::Preempt, area));
    out.push_back(Action::of(Verb::Decline));
}

Verdict check_preempt(const Board& b, const State& s, const Action& a) {
    if (a.verb == Verb::Decline) return kLegal;
    if (a.verb != Verb::Preempt) return refuse("2.4", kPreemptOrNot);
    if (fresh_generals(b, s, a.area, top(s).side).empty()) return refuse("2.4", kNoFreshGeneral);
    return kLegal;
}

void do_preempt(Play& p, const Action& a) {
    Frame& f = top(p.s);
    if (a.verb == Verb::Decline) {
        const Side enemy = enemy_of(f.side);
        const AreaId named = f.area;
        pop(p.s);
        push_gather(p.s, enemy, named, kForOperation);
        return;
    }
    p.s.preempted = true;
    const GeneralSet fresh = fresh_generals(p.board, p.s, a.area, f.side);
    f.general = fresh.first();
    for (const GeneralId g : fresh)
        if (p.board.card(g).strategic > p.board.card(f.general).strategic) f.general = g;
    f.from = a.area;
    f.step = kInterruptRolled;
    ask_dice(p.s, 1);
}

}  // namespace levee::fgfk
