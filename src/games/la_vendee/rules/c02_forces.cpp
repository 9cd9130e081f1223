// Chapter 2: force points, counters, regions and who controls them. All changes of what stands
// where, which keep State::derived. Nothing here uses a frame.
#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

namespace {

constexpr Sentence kNoCountersLeft{
    "All counters of that kind are in use: there is room for {0} points more there, not for {1}.",
    "Tous les pions de cette sorte sont en jeu : il reste là de quoi ajouter {0} points, pas {1}."};
constexpr Sentence kRegionFull{
    "Irregulars and detachments of a side in a region are {1} points at most; here there are {0}.",
    "Irréguliers et détachements d’un camp dans une région : {1} points au plus ; il y en a {0}."};
constexpr Sentence kFortressFull{"A fortress holds {1} points; in this one there are {0}.",
                                 "Une forteresse contient {1} points ; celle-ci en a {0}."};
constexpr Sentence kArmyFull{"That would be {0} points in an army that may hold {1}.",
                             "Cela ferait {0} points dans une armée qui en compte {1} au plus."};
constexpr Sentence kArmiesFull{
    "Armies in a region may have {1} points together; these would have {0}.",
    "Les armées d’une région comptent {1} points au plus ensemble ; celles-ci en auraient {0}."};

// L-42: the kind whose counters these are. The British have their own, Mayence those of its side.
Troop counter_kind(Side side, Troop troop) {
    return side == Side::Royalist ? troop : arm_of(troop);
}
int points_of_kind(Side side, const Points& points, Troop kind) {
    return side == Side::Royalist ? points[index(kind)] : of_arm(points, kind);
}
int counters_for(int points) { return (points + 1) / 2; }

// Of the kind of this troop in this force; `sign` -1: they are free again.
void count_counters(State& s, Side side, const Points& points, Troop troop, int sign) {
    const Troop kind = counter_kind(side, troop);
    auto& used = s.derived.used[index(side)][index(kind)];
    used =
        static_cast<std::uint8_t>(used + sign * counters_for(points_of_kind(side, points, kind)));
}
void count_counters(State& s, Side side, const Points& points, int sign) {
    for (const Troop troop : kAllTroops)
        if (counter_kind(side, troop) == troop) count_counters(s, side, points, troop, sign);
}

// A group of I&D that has none of its FP left is gone.
void note_irregulars(State& s, Side side, AreaId area) {
    if (total(s.outside[index(side)][area]) > 0)
        s.derived.irregulars[index(side)].add(area);
    else
        s.derived.irregulars[index(side)].remove(area);
}

void note_armies(const Board& b, State& s, Side side, AreaId area) {
    if (area == kNoArea) return;
    s.derived.armies[index(side)].remove(area);
    for (const ArmyId a : b.armies_of[index(side)])
        if (s.armies[a].at == area && !s.armies[a].inside) s.derived.armies[index(side)].add(area);
}

// L-74: those who were there are lost first, so newcomers are no more than what is left.
void trim_parties(State& s, const Force& from, Troop troop) {
    bool moving = false;
    for (std::size_t i = 0; i < s.depth; ++i)
        moving = moving ||
                 (s.frames[i].business == Business::Irregulars && s.frames[i].side == from.side);
    if (!moving) return;
    const int left = s.outside[index(from.side)][from.area][index(troop)];
    int seen = 0;
    for (std::size_t i = 0; i < s.party_count; ++i) {
        Party& party = s.parties[i];
        if (party.to != from.area) continue;
        auto& points = party.points[index(troop)];
        if (seen + points > left) points = static_cast<std::uint8_t>(left - seen);
        seen += points;
    }
}

void trim_dropped(State& s, const Force& from) {
    const Points& left = s.outside[index(from.side)][from.area];
    Dropped& dropped = s.dropped[index(from.side)][from.area];
    const auto at_most = [](std::uint8_t& n, int most) {
        if (n > most) n = static_cast<std::uint8_t>(most);
    };
    at_most(dropped.regulars, regulars(left));
    at_most(dropped.irregulars, irregulars(left));
}

}  // namespace

// --- forces -------------------------------------------------------------------------------------

Points& points_of(State& s, const Force& force) {
    if (force.kind == Target::Army) return s.armies[force.army].points;
    if (force.kind == Target::Inside) return s.inside[force.area];
    return s.outside[index(force.side)][force.area];
}
const Points& points_of(const State& s, const Force& force) {
    if (force.kind == Target::Army) return s.armies[force.army].points;
    if (force.kind == Target::Inside) return s.inside[force.area];
    return s.outside[index(force.side)][force.area];
}

// In a view nobody may know which army it is: then that of the counter itself, for want of a
// better.
const ArmyCard& army_card(const Board& b, const State& s, ArmyId counter) {
    const ArmyId card = card_of(s, counter);
    return b.card(card.raw < b.armies.size() ? card : counter);
}
bool is_dummy(const Board& b, const State& s, ArmyId counter) {
    return is_kind(b, s, counter, ArmyKind::Dummy);
}
bool is_kind(const Board& b, const State& s, ArmyId counter, ArmyKind kind) {
    const ArmyId card = card_of(s, counter);
    return card.raw < b.armies.size() && b.card(card).kind == kind;
}

ArmyId counter_of(const State& s, ArmyId card) {
    // Nearly always its own.
    if (s.armies[card].card == card && s.armies[card].at != kNoArea) return card;
    if (!s.options.dummies) return kNoArmy;
    for (std::uint8_t i = 0; i < kArmyRoom; ++i)
        if (s.armies[ArmyId{i}].card == card && s.armies[ArmyId{i}].at != kNoArea) return ArmyId{i};
    return kNoArmy;
}

ArmySet armies_outside(const Board& b, const State& s, AreaId area, Side side) {
    if (!s.derived.armies[index(side)].has(area)) return {};
    ArmySet found;
    for (const ArmyId a : b.armies_of[index(side)])
        if (s.armies[a].at == area && !s.armies[a].inside) found.add(a);
    return found;
}
ArmySet armies_inside(const Board& b, const State& s, AreaId area) {
    ArmySet found;
    if (!b.fortresses.has(area)) return found;
    for (const ArmyId a : b.armies_of[index(fortress_holder(s, area))])
        if (s.armies[a].at == area && s.armies[a].inside) found.add(a);
    return found;
}

LeaderSet leaders_with(const State& s, ArmyId card) {
    LeaderSet found;
    for (std::uint8_t i = 0; i < kLeaderRoom; ++i) {
        const Leader& leader = s.leaders[LeaderId{i}];
        if (leader.post == LeaderPost::WithArmy && leader.army == card) found.add(LeaderId{i});
    }
    return found;
}
bool has_unwounded_leader(const State& s, ArmyId card) {
    const LeaderSet leaders = leaders_with(s, card);
    for (const LeaderId leader : leaders)
        if (s.leaders[leader].wounded) return false;
    return !leaders.empty();
}

// --- regions ------------------------------------------------------------------------------------

bool is_burnt(const State& s, AreaId area) { return s.burnt.has(area); }

int id_points(const State& s, AreaId area, Side side) {
    const int inside = fortress_holder(s, area) == side ? total(s.inside[area]) : 0;
    return total(s.outside[index(side)][area]) + inside;
}

bool has_units(const Board& /*b*/, const State& s, AreaId area, Side side) {
    return s.derived.irregulars[index(side)].has(area) || s.derived.armies[index(side)].has(area);
}

bool besieges(const Board& b, const State& s, AreaId area, Side side) {
    if (!b.fortresses.has(area) || fortress_holder(s, area) == side) return false;
    if (!has_units(b, s, area, side)) return false;
    return total(s.inside[area]) > 0 || !armies_inside(b, s, area).empty();
}

// L-38: a garrison inside does not count here; it does for reinforcements (check_receiving).
Control region_control(const Board& b, const State& s, AreaId area) {
    const bool royalists = has_units(b, s, area, Side::Royalist);
    const bool republicans = has_units(b, s, area, Side::Republican);
    if (royalists && republicans) return Control::Nobody;
    if (royalists) return Control::Royalist;
    if (republicans) return Control::Republican;
    return b.card(area).home == Side::Royalist ? Control::Royalist : Control::Republican;
}
bool controls(const Board& b, const State& s, AreaId area, Side side) {
    return region_control(b, s, area) ==
           (side == Side::Royalist ? Control::Royalist : Control::Republican);
}

// --- limits -------------------------------------------------------------------------------------

int counters_left(const Board& b, const State& s, Side side, Troop troop) {
    const Troop kind = counter_kind(side, troop);
    int left =
        b.tables.counters[index(side)][index(kind)] - s.derived.used[index(side)][index(kind)];
    if (side == Side::Republican)
        left -= counters_for(points_of_kind(side, s.box, kind) +
                             points_of_kind(side, s.box_late, kind));
    return left;
}

// A counter with its back up takes one FP more without another counter (L-42).
Verdict check_counters(const Board& b, const State& s, const Force& to, Troop troop, int n) {
    const Troop kind = counter_kind(to.side, troop);
    const int now = points_of_kind(to.side, points_of(s, to), kind);
    const int left = counters_left(b, s, to.side, troop);
    if (counters_for(now + n) - counters_for(now) <= left) return kLegal;
    return refuse("2.4", kNoCountersLeft, 2 * left + now % 2, n);
}

Verdict check_stacking(const Board& b, const State& s, AreaId area, Side side, int n) {
    const int now = id_points(s, area, side);
    const int most = b.tables.figures.stacking;
    return now + n <= most ? kLegal : refuse("5.1", kRegionFull, now, most);
}

Verdict check_fortress_room(const Board& b, const State& s, AreaId area, int n) {
    int now = total(s.inside[area]);
    for (const ArmyId a : armies_inside(b, s, area)) now += total(s.armies[a].points);
    const int most = b.tables.figures.fortress_holds;
    return now + n <= most ? kLegal : refuse("9.0", kFortressFull, now, most);
}

// L-20: the FP of armies only, and of none inside a fortress.
Verdict check_army_fits(const Board& b, const State& s, AreaId area, ArmyId card, int points,
                        ArmyId counter) {
    const ArmyCard& own = b.card(card);
    if (points > own.cap) return refuse("4.2", kArmyFull, points, own.cap);
    int most = own.cap;
    int sum = points;
    for (const ArmyId a : armies_outside(b, s, area, own.side)) {
        if (a == counter) continue;
        const int cap = army_card(b, s, a).cap;
        if (cap > most) most = cap;
        sum += total(s.armies[a].points);
    }
    return sum <= most ? kLegal : refuse("5.1", kArmiesFull, sum, most);
}

Verdict check_cap(const Board& b, const State& s, ArmyId counter, int n) {
    const Army& army = s.armies[counter];
    const int after = total(army.points) + n;
    if (!army.inside) return check_army_fits(b, s, army.at, army.card, after, counter);
    const int cap = army_card(b, s, counter).cap;
    if (after > cap) return refuse("4.2", kArmyFull, after, cap);
    return check_fortress_room(b, s, army.at, n);
}

Troop joined_as(const Board& b, const State& s, ArmyId counter, Troop troop) {
    const ArmyCard& card = army_card(b, s, counter);
    if (card.kind == ArmyKind::Dummy) return kNoTroop;
    if (troop == Troop::Irregulars) return troop;
    if (card.side == Side::Republican)
        return card.kind == ArmyKind::Mayence ? of_corps(troop) : arm_of(troop);
    return is_corps(troop) == (card.kind == ArmyKind::British) ? troop : kNoTroop;
}

// --- changes ------------------------------------------------------------------------------------

void add_points(Play& p, const Force& to, Troop troop, int n) {
    Points& force = points_of(p.s, to);
    auto& points = force[index(troop)];
    assert(points + n < kHiddenPoints && "no force has as many points");
    count_counters(p.s, to.side, force, troop, -1);
    points = static_cast<std::uint8_t>(points + n);
    count_counters(p.s, to.side, force, troop, 1);
    if (to.kind == Target::Irregulars) note_irregulars(p.s, to.side, to.area);
}

void remove_points(Play& p, const Force& from, Troop troop, int n) {
    Points& force = points_of(p.s, from);
    auto& points = force[index(troop)];
    assert(n <= points && "more points are taken than there are");
    count_counters(p.s, from.side, force, troop, -1);
    points = static_cast<std::uint8_t>(points - n);
    count_counters(p.s, from.side, force, troop, 1);
    if (from.kind != Target::Irregulars) return;
    note_irregulars(p.s, from.side, from.area);
    trim_parties(p.s, from, troop);
    trim_dropped(p.s, from);
}

// 16.6: the lowest free counter, but the British have a red one (2.3.1, L-86).
void put_army(Play& p, ArmyId card, AreaId area) {
    State& s = p.s;
    const Side side = p.board.card(card).side;
    const bool british = card == p.board.british;
    ArmyId counter = card;
    if (s.options.dummies && !british) {
        ArmySet counters = p.board.armies_of[index(side)];
        if (p.board.british != kNoArmy && side == Side::Royalist) counters.remove(p.board.british);
        for (const ArmyId a : p.board.armies_of[index(side)])
            if (on_map(s, a)) counters.remove(a);
        assert(!counters.empty() && "every army has a counter");
        counter = counters.first();
    }
    s.armies[counter] = {.at = area, .card = card, .shown = s.options.dummies && british};
    s.fates[card] = {.post = ArmyPost::OnMap};
    note_armies(p.board, s, side, area);
}

void move_army(Play& p, ArmyId counter, AreaId to) {
    Army& army = p.s.armies[counter];
    const AreaId from = army.at;
    const Side side = p.board.side(counter);
    army.at = to;
    army.inside = false;
    note_armies(p.board, p.s, side, from);
    note_armies(p.board, p.s, side, to);
}

void set_inside(Play& p, ArmyId counter, bool inside) {
    Army& army = p.s.armies[counter];
    army.inside = inside;
    note_armies(p.board, p.s, p.board.side(counter), army.at);
}

// What becomes of its card and of its leaders is for those to say who call it.
void remove_counter(Play& p, ArmyId counter) {
    const Side side = p.board.side(counter);
    const AreaId from = p.s.armies[counter].at;
    count_counters(p.s, side, p.s.armies[counter].points, -1);
    p.s.armies[counter] = {};
    note_armies(p.board, p.s, side, from);
}

void set_holder(Play& p, AreaId fortress, Side side) {
    if (side == Side::Royalist)
        p.s.held.add(fortress);
    else
        p.s.held.remove(fortress);
}

void Rules::rebuild(State& s) const {
    s.derived = {};
    for (const Side side : kBothSides) {
        for (const AreaId area : board_.map.all()) {
            note_irregulars(s, side, area);
            count_counters(s, side, s.outside[index(side)][area], 1);
            if (fortress_holder(s, area) == side) count_counters(s, side, s.inside[area], 1);
        }
        for (const ArmyId a : board_.armies_of[index(side)]) {
            if (!on_map(s, a)) continue;
            if (!s.armies[a].inside) s.derived.armies[index(side)].add(s.armies[a].at);
            if (s.armies[a].points[0] != kHiddenPoints)
                count_counters(s, side, s.armies[a].points, 1);
        }
    }
    Play quiet{board_, s, nullptr};
    show_displays(quiet);
}

}  // namespace levee::la_vendee
