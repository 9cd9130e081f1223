// 4.3: between armies in a region. A Transfers frame: side; armies: that have received, and give no
// more; flags: 1 when the généralissime has changed over (L-55).
#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

namespace {

constexpr std::uint8_t kHasShifted = 1;

constexpr Sentence kNotYourArmies{"These are not two armies of yours on the map.",
                                  "Ce ne sont pas deux de vos armées sur la carte."};
constexpr Sentence kNotTogether{"These armies are not in the same place.",
                                "Ces armées ne sont pas au même endroit."};
constexpr Sentence kHasReceived{
    "That army has received points in this phase and gives none.",
    "Cette armée a reçu des points dans cette phase et n’en donne pas."};
constexpr Sentence kHasNone{"That army has no such points.",
                            "Cette armée n’a pas de points de cette sorte."};
constexpr Sentence kKeepsOne{"An army keeps at least one point.",
                             "Une armée garde au moins un point."};
constexpr Sentence kServesElsewhere{"These troops do not serve with the other army.",
                                    "Ces troupes ne servent pas dans l’autre armée."};
constexpr Sentence kNoGeneralissime{"Only a généralissime with an army changes over.",
                                    "Seul un généralissime à la tête d’une armée en change."};
constexpr Sentence kShiftedBefore{"A généralissime has changed over in this phase.",
                                  "Un généralissime a déjà changé d’armée dans cette phase."};
constexpr Sentence kLedByYork{"The British are led by York alone.",
                              "Les Britanniques n’obéissent qu’à York."};

Verdict check_together(const Board& b, const State& s, ArmyId one, ArmyId other) {
    const Side side = top(s).side;
    if (one == other || b.side(one) != side || b.side(other) != side || !on_map(s, one) ||
        !on_map(s, other) || is_dummy(b, s, one) || is_dummy(b, s, other))
        return refuse("4.3", kNotYourArmies);
    const Army& here = s.armies[one];
    const Army& there = s.armies[other];
    return here.at == there.at && here.inside == there.inside ? kLegal
                                                              : refuse("4.3", kNotTogether);
}

Verdict check_transfer(const Board& b, const State& s, const Action& a) {
    const ArmyId to = a.other_army();
    if (const Verdict no = check_together(b, s, a.army, to)) return no;
    if (top(s).armies.has(a.army)) return refuse("4.3", kHasReceived);
    const Army& giver = s.armies[a.army];
    if (giver.points[index(a.troop)] == 0) return refuse("4.3", kHasNone);
    if (total(giver.points) == 1 && !s.options.zero_strength) return refuse("5.8", kKeepsOne);
    if (joined_as(b, s, to, a.troop) == kNoTroop) return refuse("12.2a", kServesElsewhere);
    // Together they are as many as before.
    const Army& taker = s.armies[to];
    const int after = total(taker.points) + 1;
    if (after > army_card(b, s, to).cap)
        if (const Verdict no = check_cap(b, s, to, 1)) return no;
    const Force from{.side = top(s).side, .kind = Target::Army, .army = a.army};
    const Force into{.side = top(s).side, .kind = Target::Army, .army = to};
    return check_change(b, s, from, into, a.troop, 1);
}

Verdict check_shift(const Board& b, const State& s, const Action& a) {
    const Frame& f = top(s);
    const Leader& leader = s.leaders[a.leader];
    if (!b.leaders_of[index(f.side)].has(a.leader) || leader.post != LeaderPost::WithArmy ||
        leader.rank != Rank::Generalissime)
        return refuse("4.3", kNoGeneralissime);
    if ((f.flags & kHasShifted) != 0) return refuse("4.3", kShiftedBefore);
    const ArmyId from = counter_of(s, leader.army);
    if (from == kNoArmy) return refuse("4.3", kNoGeneralissime);
    if (const Verdict no = check_together(b, s, from, a.army)) return no;
    // L-90
    return is_kind(b, s, a.army, ArmyKind::British) ? refuse("12.2a", kLedByYork) : kLegal;
}

// Counters are seen by all, so it tells nothing that their owner is asked.
bool two_together(const Board& b, const State& s, Side side) {
    AreaSet seen;
    for (const ArmyId a : b.armies_of[index(side)]) {
        if (!on_map(s, a)) continue;
        if (seen.has(s.armies[a].at)) return true;
        seen.add(s.armies[a].at);
    }
    return false;
}

}  // namespace

bool continue_transfers(Play& p) {
    if (two_together(p.board, p.s, top(p.s).side)) return true;
    pop(p.s);
    return false;
}

void offer_transfers(const Board& b, const State& s, Actions& out) {
    const Side side = top(s).side;
    const ArmySet own = b.armies_of[index(side)];
    for (const ArmyId from : own) {
        if (!on_map(s, from)) continue;
        for (const ArmyId to : own) {
            if (!on_map(s, to) || s.armies[to].at != s.armies[from].at) continue;
            for (const Troop troop : kAllTroops)
                if (check_transfer(b, s, Action::transfer(troop, from, to)).legal())
                    out.push_back(Action::transfer(troop, from, to));
        }
    }
    for (const LeaderId leader : b.leaders_of[index(side)])
        for (const ArmyId to : own) {
            const Action a{.verb = Verb::Shift, .army = to, .leader = leader};
            if (check_shift(b, s, a).legal()) out.push_back(a);
        }
    out.push_back(Action::of(Verb::Done));
}

Verdict check_transfers(const Board& b, const State& s, const Action& a) {
    if (a.verb == Verb::Done) return kLegal;
    if (a.verb == Verb::Transfer) return check_transfer(b, s, a);
    if (a.verb == Verb::Shift) return check_shift(b, s, a);
    return refuse("4.3", kNotNow);
}

void do_transfers(Play& p, const Action& a) {
    State& s = p.s;
    const Side side = top(s).side;
    if (a.verb == Verb::Done) return pop(s);
    if (a.verb == Verb::Shift) {
        Leader& leader = s.leaders[a.leader];
        const bool open =
            is_open(p.board, s, a.army) && is_open(p.board, s, counter_of(s, leader.army));
        leader.army = card_of(s, a.army);
        top(s).flags |= kHasShifted;
        p.report({.fact = Fact::Shifted,
                  .side = side,
                  .secret = !open,
                  .army = a.army,
                  .leader = a.leader,
                  .rule = "4.3"});
        return;
    }
    const ArmyId to = a.other_army();
    const Troop joined = joined_as(p.board, s, to, a.troop);
    const bool open = is_open(p.board, s, a.army) && is_open(p.board, s, to);
    remove_points(p, {.side = side, .kind = Target::Army, .army = a.army}, a.troop, 1);
    add_points(p, {.side = side, .kind = Target::Army, .army = to}, joined, 1);
    top(s).armies.add(to);
    p.report({.fact = Fact::Transferred,
              .side = side,
              .secret = !open,
              .army = a.army,
              .other = to,
              .troop = a.troop,
              .a = 1,
              .rule = "4.3"});
    recall_british(p);
}

}  // namespace levee::la_vendee
