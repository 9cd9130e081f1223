// 4.2, 4.4: armies arrive, and are rebuilt. An Arrival frame: side; army: its card. With dummies
// (16.6) they are put down at the same time, in any order, so that nobody sees which is the army.
#include "games/la_vendee/rules/chapters.h"
#include "games/la_vendee/rules/reinforcements.h"

namespace levee::la_vendee {

namespace {

constexpr Sentence kNotThisArmy{"It is another army that arrives now.",
                                "C’est une autre armée qui arrive maintenant."};
constexpr Sentence kArrived{"That army has arrived already.", "Cette armée est déjà arrivée."};
constexpr Sentence kArmyFirst{"The army itself must be put down, too.",
                              "L’armée elle-même doit aussi être placée."};
constexpr Sentence kNoEntry{"That army does not enter there.", "Cette armée n’entre pas là."};
constexpr Sentence kFirstChoice{"It enters in its first region, which is open to it.",
                                "Elle entre dans sa première région, qui lui est ouverte."};
constexpr Sentence kNotControlled{"You do not control that region.",
                                  "Vous ne contrôlez pas cette région."};
constexpr Sentence kNotDestroyed{"That army is not waiting to be rebuilt.",
                                 "Cette armée n’attend pas d’être reconstituée."};
constexpr Sentence kTooEarly{"It can be rebuilt from turn {0} on.",
                             "Elle peut être reconstituée à partir du tour {0}."};
constexpr Sentence kNotItsBorder{"It returns inside the border where it was set up.",
                                 "Elle revient dans les limites où elle a été placée."};
constexpr Sentence kNotEastEdge{"Rebuilt Republican armies enter on the east edge.",
                                "Les armées républicaines reconstituées entrent par l’est."};

// Every kind of its FP is out of counters (2.4): then it has to wait.
bool has_counters(const Board& b, const State& s, ArmyId card) {
    const ArmyCard& own = b.card(card);
    for (const Troop troop : kAllTroops)
        if (own.points[index(troop)] > 0 && counters_left(b, s, own.side, troop) > 0) return true;
    return false;
}

// Where it can enter; `alone`: the army itself, not a dummy that goes with it.
AreaSet entries(const Board& b, const State& s, ArmyId card, bool alone) {
    const ArmyCard& own = b.card(card);
    AreaSet open;
    if (alone && !has_counters(b, s, card)) return open;
    for (const AreaId area : own.entry)
        if (alone ? may_enter(b, s, card, area)
                  : check_receiving(b, s, area, own.side, false).legal())
            open.add(area);
    return own.first != kNoArea && open.has(own.first) ? AreaSet::of(own.first) : open;
}

int fitting(const Board& b, const State& s, const Force& to, Troop troop, int n) {
    while (n > 0 && check_counters(b, s, to, troop, n)) --n;
    return n;
}

void lack_counters(Play& p, Side side, Troop troop, int n) {
    if (n > 0)
        p.report({.fact = Fact::NoCounters,
                  .side = side,
                  .troop = troop,
                  .a = static_cast<std::int16_t>(n),
                  .rule = "2.4"});
}

void enter(Play& p, ArmyId card, AreaId area) {
    const Side side = p.board.card(card).side;
    put_down(p, card, area, p.board.dummies[index(side)] | ArmySet::of(top(p.s).army));
    p.report({.fact = Fact::Deployed,
              .side = side,
              .army = counter_of(p.s, card),
              .area = area,
              .rule = "4.2"});
}

// L-78: infantry comes last; what finds no room goes into the box.
constexpr std::array kGunsFirst{Troop::CorpsArtillery, Troop::CorpsCavalry, Troop::CorpsInfantry,
                                Troop::Artillery,      Troop::Cavalry,      Troop::Infantry};

bool box_has_room(const Board& b, const State& s, Side side, Troop troop) {
    const Troop arm = arm_of(troop);
    return (of_arm(s.box, arm) + of_arm(s.box_late, arm)) % 2 != 0 ||
           counters_left(b, s, side, troop) > 0;
}

void share_out(Play& p, const Arrival& arrival, Side side, bool joins) {
    State& s = p.s;
    const ArmyId counter = counter_of(s, arrival.army);
    const Force army{.side = side, .kind = Target::Army, .army = counter};
    for (const Troop troop : kGunsFirst) {
        int left = arrival.points[index(troop)];
        int in = joins ? fitting(p.board, s, army, troop, left) : 0;
        while (in > 0 && check_cap(p.board, s, counter, in)) --in;
        if (in > 0) {
            add_points(p, army, troop, in);
            p.report({.fact = Fact::PlacedWithArmy,
                      .side = side,
                      .secret = !is_open(p.board, s, counter),
                      .army = counter,
                      .troop = troop,
                      .a = static_cast<std::int16_t>(in),
                      .rule = "4.4"});
        }
        left -= in;
        int stored = 0;
        for (; stored < left && box_has_room(p.board, s, side, troop); ++stored)
            ++s.box_late[index(troop)];
        if (stored > 0)
            p.report({.fact = Fact::Stored,
                      .side = side,
                      .troop = troop,
                      .a = static_cast<std::int16_t>(stored),
                      .rule = "4.4"});
        lack_counters(p, side, troop, left - stored);
    }
}

}  // namespace

ArmySet dummies_left(const Board& b, const State& s, Side side) {
    ArmySet left;
    if (!s.options.dummies) return left;
    for (const ArmyId card : b.dummies[index(side)])
        if (s.fates[card].post == ArmyPost::NotYet) left.add(card);
    return left;
}

void put_down(Play& p, ArmyId card, AreaId area, ArmySet may_be) {
    State& s = p.s;
    const ArmyCard& own = p.board.card(card);
    put_army(p, card, area);
    const ArmyId counter = counter_of(s, card);
    if (s.options.dummies) s.armies[counter].may_be = static_cast<std::uint16_t>(may_be.bits);
    const Force force{.side = own.side, .kind = Target::Army, .army = counter};
    for (const Troop troop : kAllTroops) {
        const int due = own.points[index(troop)];
        const int n = fitting(p.board, s, force, troop, due);
        if (n > 0) add_points(p, force, troop, n);
        lack_counters(p, own.side, troop, due - n);
    }
    for (const LeaderId leader : p.board.leaders_of[index(own.side)]) {
        const LeaderCard& his = p.board.card(leader);
        if (his.army != card || s.leaders[leader].post != LeaderPost::NotYet) continue;
        // Turreau follows his army (4.4); York comes with the British, whenever that is.
        if (his.turn > s.turn && his.turn != kNever) continue;
        s.leaders[leader].post = LeaderPost::WithArmy;
        s.leaders[leader].army = card;
    }
}

void bring_reinforcements(Play& p, Side side) {
    State& s = p.s;
    for (const Arrival& arrival : p.board.scenario.reinforcements) {
        if (arrival.turn != s.turn || p.board.card(arrival.army).side != side) continue;
        const ArmyId counter = counter_of(s, arrival.army);
        // L-87: nor where reinforcements do not come.
        const bool joins = counter != kNoArmy && check_receiving(p.board, s, s.armies[counter].at,
                                                                 side, s.armies[counter].inside)
                                                     .legal();
        share_out(p, arrival, side, joins);
    }
    for (const LeaderId leader : p.board.leaders_of[index(side)]) {
        const LeaderCard& his = p.board.card(leader);
        if (s.leaders[leader].post != LeaderPost::NotYet || his.turn != s.turn) continue;
        const ArmyPost post = s.fates[his.army].post;
        if (post == ArmyPost::NotYet) continue;  // he comes with it
        s.leaders[leader].army = his.army;
        s.leaders[leader].post =
            post == ArmyPost::OnMap ? LeaderPost::WithArmy : LeaderPost::Waiting;
    }
}

bool may_enter(const Board& b, const State& s, ArmyId card, AreaId area) {
    const ArmyCard& own = b.card(card);
    return own.entry.has(area) && check_receiving(b, s, area, own.side, false).legal() &&
           check_army_fits(b, s, area, card, total(own.points)).legal();
}

Verdict check_raising(const Board& b, const State& s, ArmyId card, AreaId area) {
    const ArmyCard& own = b.card(card);
    const ArmyFate& fate = s.fates[card];
    if (fate.post != ArmyPost::Destroyed) return refuse("8.8", kNotDestroyed);
    if (fate.due > s.turn) return refuse("8.8", kTooEarly, fate.due);
    if (own.side == Side::Royalist && !own.entry.has(area)) return refuse("4.2.1", kNotItsBorder);
    if (own.side == Side::Republican && !b.east_edge.has(area))
        return refuse("4.2.2", kNotEastEdge);
    if (const Verdict no = check_receiving(b, s, area, own.side, false)) return no;
    return controls(b, s, area, own.side) ? kLegal : refuse("4.2", kNotControlled);
}

void push_arrival(Play& p, ArmyId card) {
    push(p.s, {.business = Business::Arrival, .side = p.board.card(card).side, .army = card});
}

bool continue_arrival(Play& p) {
    State& s = p.s;
    const Frame f = top(s);
    const bool here = s.fates[f.army].post == ArmyPost::OnMap;
    const AreaSet open = here ? AreaSet{} : entries(p.board, s, f.army, true);
    if (!here && open.empty()) {
        p.report({.fact = Fact::Delayed, .side = f.side, .army = f.army, .rule = "4.2"});
        pop(s);
        return false;
    }
    if (!dummies_left(p.board, s, f.side).empty()) return true;
    if (here) {
        pop(s);
        return false;
    }
    // How many ways are open tells what stands there.
    if (open.size() > 1 || secretive(s)) return true;
    enter(p, f.army, open.first());
    pop(s);
    return false;
}

void offer_arrival(const Board& b, const State& s, Actions& out) {
    const Frame& f = top(s);
    ArmySet cards = dummies_left(b, s, f.side);
    cards.add(f.army);
    for (const ArmyId card : cards)
        for (const AreaId area : b.card(f.army).entry)
            if (check_arrival(b, s, Action::of(Verb::Deploy, card, area)).legal())
                out.push_back(Action::of(Verb::Deploy, card, area));
    if (check_arrival(b, s, Action::of(Verb::Done)).legal()) out.push_back(Action::of(Verb::Done));
}

Verdict check_arrival(const Board& b, const State& s, const Action& a) {
    const Frame& f = top(s);
    const bool here = s.fates[f.army].post == ArmyPost::OnMap;
    if (a.verb == Verb::Done) return here ? kLegal : refuse("4.2", kArmyFirst);
    if (a.verb != Verb::Deploy) return refuse("4.2", kNotNow);
    if (a.army == f.army && here) return refuse("4.2", kArrived);
    if (a.army != f.army && !dummies_left(b, s, f.side).has(a.army))
        return refuse("4.2", kNotThisArmy);
    const ArmyCard& own = b.card(f.army);
    if (!own.entry.has(a.area)) return refuse("4.2", kNoEntry);
    if (const Verdict no = check_receiving(b, s, a.area, own.side, false)) return no;
    if (a.army == f.army)
        if (const Verdict no = check_army_fits(b, s, a.area, a.army, total(own.points))) return no;
    return entries(b, s, f.army, a.army == f.army).has(a.area) ? kLegal
                                                               : refuse("4.2", kFirstChoice);
}

void do_arrival(Play& p, const Action& a) {
    if (a.verb == Verb::Done)
        pop(p.s);
    else
        enter(p, a.army, a.area);
}

}  // namespace levee::la_vendee
