// Chapter 2, case 2.2: the reinforcement phase of a side, and the rolls on its table.
#include <algorithm>

#include "games/for_god_and_king/rules/reinforcements.h"
#include "games/for_god_and_king/rules/steps.h"

namespace levee::fgfk {

int modifier(Play& p, Side side, const char* rule, const Sentence& name, int value) {
    if (value != 0)
        p.report({.fact = Fact::Modifier,
                  .side = side,
                  .a = figure(value),
                  .rule = rule,
                  .sentence = &name});
    return value;
}

void general_arrives(Play& p, GeneralId g, const char* rule) {
    General& general = p.s.generals[g];
    general.post = Post::ToPlace;
    general.due = 0;
    p.report({.fact = Fact::Arrived, .side = p.board.card(g).side, .general = g, .rule = rule});
}

// --- the phase of one side ----------------------------------------------------------------------

namespace {

using enum ReceiveStep::At;

// A Reinforce frame uses side and step.
using enum ReinforceStep::At;

constexpr Sentence kPlayOrDone{"Play an event, or go on.", "Jouez un événement, ou continuez."};

// What was under way before this turn comes first: the point at sea (E15) and the English (E5,
// F-95).
void begin_phase(State& s, Side side) {
    forget_answers(s);
    if (side == Side::Republican) {
        if (s.shipped > 0) push_ship_roll(s);
    } else if (s.english == English::Coming && s.landing.turn == s.turn) {
        push(s, {.business = Business::Landing, .side = Side::Vendeen});
    }
}

// E2, F-52: four points more, unless the bells rang in the same phase.
void gatine_rises(Play& p) {
    if (played_this_turn(p.s, Event::E2) && !played_this_turn(p.s, Event::E1))
        receive(p, Force::Anjou, p.board.tables.figures.gatine_points, 0, "E2");
}

}  // namespace

bool continue_reinforce(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    const Side side = f.side;
    switch (f.step) {
        case kBeginReinforcing:
            f.step = kStart;
            begin_phase(s, side);
            return false;
        case kStart:
            f.step = kPlayEvents;
            if (s.turn == 1) push(s, {.business = Business::Receive, .side = side});  // 7.1, F-04
            return false;
        case kPlayEvents:
            if (may_play(p.board, s, side)) return true;
            f.step = kPlace;
            return false;
        case kPlace:
            f.step = kSettle;
            if (side == Side::Vendeen) gatine_rises(p);
            push(s, {.business = Business::Placing, .side = side});
            return false;
        case kSettle:
            f.step = kOver;
            settle_holders(p);
            return false;
        default:
            pop(s);
            return false;
    }
}

Verdict check_reinforce(const Board& b, const State& s, const Action& a) {
    if (a.verb == Verb::Done) return kLegal;
    if (a.verb != Verb::Play) return refuse("2.2", kPlayOrDone);
    return check_play(b, s, top(s).side, a.event);
}

void offer_reinforce(const Board& b, const State& s, Actions& out) {
    for (std::size_t i = 0; i < kEvents; ++i) {
        const Action a = Action::play(static_cast<Event>(i));
        if (check_reinforce(b, s, a).legal()) out.push_back(a);
    }
    out.push_back(Action::of(Verb::Done));
}

void do_reinforce(Play& p, const Action& a) {
    if (a.verb == Verb::Done)
        top(p.s).step = kPlace;
    else
        play_event(p, a.event);
}

// --- the table ----------------------------------------------------------------------------------

namespace {

constexpr Sentence kBeforeGatine{"La Gâtine has not risen", "la Gâtine n'est pas soulevée"};
constexpr Sentence kObjectivesLost{"all objectives of the zone are in Republican hands",
                                   "tous les objectifs de la zone sont aux républicains"};

// A Receive frame: event (None: 7.1) and side say which rolls are due, number counts the receipts
// of the scenario, points is the modifier of the roll, flags kChouansCome after the doubles of
// Anjou.
constexpr std::uint8_t kChouansCome = 1;

// F-57: Republican points stand in every one of them. In a zone they lie face up.
bool objectives_lost(const Board& b, const State& s, Army army) {
    const AreaSet objectives = zone_of(b, s, army) & (b.primary | b.secondary);
    return !objectives.empty() && held(s, Side::Republican).contains(objectives);
}

int roll_modifier(Play& p, Force force) {
    if (!p.board.card(force).deserts) return 0;  // F-56: nothing changes the roll for Chouans
    const Figures& figures = p.board.tables.figures;
    const Army army = army_of(force);
    int sum = 0;
    if (army == Army::Anjou && !p.s.gatine)
        sum +=
            modifier(p, Side::Vendeen, "2.2", kBeforeGatine, figures.reinforcements_before_gatine);
    if (objectives_lost(p.board, p.s, army))
        sum += modifier(p, Side::Vendeen, "2.2", kObjectivesLost,
                        figures.reinforcements_objectives_lost);
    return sum;
}

bool is_due(const Frame& f, const Receipt& receipt) {
    if (receipt.event != f.event || side_of(receipt.force) != f.side) return false;
    return receipt.force != Force::Chouans || (f.flags & kChouansCome) != 0;
}

void receipt_rolled(Play& p, const Receipt& receipt) {
    State& s = p.s;
    Frame& f = top(s);
    // E1: not at the start (F-04); once the flotilla patrols the Loire only on a double six.
    const bool crossing = doubles(s) && (!s.flotilla || s.dice[0] == 6);
    if (f.event == Event::E1 && receipt.force == Force::Anjou && crossing) f.flags |= kChouansCome;
    const int roll = take_sum(s) + static_cast<std::int8_t>(f.points);
    int n = p.board.tables.reinforcement(receipt.column, roll);
    // 2.2: for the Vendéens the table gives totals, except for the Chouans (F-70).
    if (p.board.card(receipt.force).deserts)
        n = std::max(0, n - s.on_map[index(receipt.force)] - s.pool[index(receipt.force)]);
    receive(p, receipt.force, n, roll, "2.2");
}

}  // namespace

void receive(Play& p, Force force, int n, int roll, const char* rule) {
    p.report({.fact = Fact::Received,
              .side = side_of(force),
              .force = force,
              .a = figure(n),
              .b = figure(roll),
              .rule = rule});
    receive_points(p, force, n);
}

// 2.2: no more than there are counters.
void receive_points(Play& p, Force force, int n) {
    State& s = p.s;
    const std::size_t f = index(force);
    const int at_sea = s.shipped_force == force ? s.shipped : 0;
    const int room = p.board.card(force).limit - s.on_map[f] - s.pool[f] - at_sea;
    const int taken = std::clamp(n, 0, std::max(0, room));
    s.pool[f] = static_cast<std::uint8_t>(s.pool[f] + taken);
    if (taken < n)
        p.report({.fact = Fact::PointsLost,
                  .side = side_of(force),
                  .force = force,
                  .a = figure(n - taken),
                  .rule = "2.2"});
}

bool continue_receive(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    const auto& receipts = p.board.scenario.receipts;
    if (f.step == kReceiptRolled) {
        f.step = kNextReceipt;
        receipt_rolled(p, receipts[f.number]);
        f.number += 1;
    }
    for (; f.number < receipts.size(); ++f.number) {
        if (!is_due(f, receipts[f.number])) continue;
        f.step = kReceiptRolled;
        f.force = receipts[f.number].force;
        f.points = static_cast<std::uint8_t>(roll_modifier(p, f.force));
        ask_dice(s, 2);
        return true;
    }
    pop(s);
    return false;
}

}  // namespace levee::fgfk
