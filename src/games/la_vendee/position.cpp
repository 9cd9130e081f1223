// What a seat can see of a position, and a position that it cannot tell from the true one.
#include "games/la_vendee/rules/internal.h"

namespace levee::la_vendee {

// 2.6: displays are shown where enemies share the region; 16.6: a counter that may be a dummy shows
// nothing before that.
bool is_open(const Board& b, const State& s, ArmyId counter) {
    const Army& army = s.armies[counter];
    if (army.at == kNoArea) return true;
    if (s.options.dummies && !army.shown) return false;
    if (!s.options.hidden_displays) return true;
    const Side enemy = enemy_of(b.side(counter));
    return has_units(b, s, army.at, enemy) ||
           (b.fortresses.has(army.at) && besieges(b, s, army.at, b.side(counter)));
}

bool is_known(const State& s, ArmyId counter) {
    return !s.options.dummies || s.armies[counter].shown;
}

bool cards_may_come(const Board& b, const State& s) {
    return !b.any_time.without(s.discards).empty();
}

State Rules::view(const State& s, engine::SeatId seat) const {
    State seen = s;
    for (const Side side : kBothSides) {
        if (seat == seat_of(side)) continue;
        // 7, L-61
        Hand& hand = seen.hands[index(side)];
        const bool enemy = seat == seat_of(enemy_of(side));
        hand.cards = enemy ? hand.cards & hand.seen : CardSet{};
        if (!enemy) hand.seen = {};
        for (const ArmyId counter : board_.armies_of[index(side)]) {
            if (is_open(board_, s, counter)) continue;
            for (const LeaderId leader : leaders_with(s, card_of(s, counter)))
                seen.leaders[leader].army = kHiddenArmy;
            Army& army = seen.armies[counter];
            army.points.fill(kHiddenPoints);
            if (!is_known(s, counter)) army.card = kHiddenArmy;
        }
    }
    if (secretive(s)) rebuild(seen);
    return seen;
}

// --- resample -----------------------------------------------------------------------------------

namespace {

using engine::Random;

int below(Random& random, int n) {
    return static_cast<int>(random.below(static_cast<std::uint32_t>(n)));
}

// One of a set, each as likely.
template <class Set>
auto one_of(const Set& set, Random& random) {
    Set rest = set;
    for (int skip = below(random, set.size()); skip > 0; --skip) rest.take();
    return rest.first();
}

void deal_hands(State& s, Random& random) {
    CardSet unknown = CardSet::first_of(kCards).without(s.discards);
    for (const Hand& hand : s.hands) unknown = unknown.without(hand.cards);
    for (Hand& hand : s.hands)
        while (hand.cards.size() < hand.held) {
            const CardId card = one_of(unknown, random);
            hand.cards.add(card);
            unknown.remove(card);
        }
}

// 9.0: a fortress that is full of what everybody sees has room for dummies only.
bool has_room(const Board& b, const State& s, ArmyId counter) {
    const Army& army = s.armies[counter];
    if (!army.inside || s.options.zero_strength) return true;
    int room = b.tables.figures.fortress_holds - total(s.inside[army.at]);
    for (const ArmyId other : armies_inside(b, s, army.at)) {
        if (other == counter) continue;
        const Army& beside = s.armies[other];
        if (beside.points[0] != kHiddenPoints)
            room -= total(beside.points);
        else if (beside.card != kHiddenArmy && !is_dummy(b, s, other))
            --room;
    }
    return room > 0;
}

// 16.6: which army each of these counters is. Every card must find one that it may be.
bool deal_counters(const Board& b, State& s, ArmySet counters, ArmySet cards, Random& random) {
    if (counters.empty()) return cards.empty();
    const ArmyId counter = counters.take();
    ArmySet left = cards;
    while (!left.empty()) {
        const ArmyId card = one_of(left, random);
        left.remove(card);
        if (((s.armies[counter].may_be >> card.raw) & 1U) == 0) continue;
        if (b.card(card).kind != ArmyKind::Dummy && !has_room(b, s, counter)) continue;
        s.armies[counter].card = card;
        if (deal_counters(b, s, counters, cards.without(ArmySet::of(card)), random)) return true;
    }
    s.armies[counter].card = kHiddenArmy;
    return false;
}

void name_counters(const Board& b, State& s, Side side, Random& random) {
    ArmySet counters;
    ArmySet cards;
    for (const ArmyId id : b.armies_of[index(side)]) {
        if (on_map(s, id) && s.armies[id].card == kHiddenArmy) counters.add(id);
        if (s.fates[id].post == ArmyPost::OnMap && counter_of(s, id) == kNoArmy) cards.add(id);
    }
    if (deal_counters(b, s, counters, cards, random)) return;
    // The truth is one way to do it; a position from elsewhere may have none.
    for (const ArmyId counter : counters) s.armies[counter].card = cards.take();
}

// L-42, L-20: may one more of these stand in that army?
bool fits(const Board& b, const State& s, ArmyId counter, Troop troop) {
    return joined_as(b, s, counter, troop) == troop && check_cap(b, s, counter, 1).legal() &&
           check_counters(b, s, {.side = b.side(counter), .kind = Target::Army, .army = counter},
                          troop, 1)
               .legal();
}

void add_to(const Board& b, State& s, ArmyId counter, Troop troop) {
    Play quiet{b, s, nullptr};
    add_points(quiet, {.side = b.side(counter), .kind = Target::Army, .army = counter}, troop, 1);
}

// Every army has something before any has more: of the kind of which most counters are left, so
// that there are some for all of them.
void give_first_point(const Board& b, State& s, ArmyId counter) {
    Troop best = kNoTroop;
    int most = 0;
    for (const Troop troop : kAllTroops) {
        if (!fits(b, s, counter, troop)) continue;
        const int left = counters_left(b, s, b.side(counter), troop);
        if (left > most) {
            most = left;
            best = troop;
        }
    }
    if (best != kNoTroop) add_to(b, s, counter, best);
}

// About what it has at full strength, since nobody has seen it: from half of it to a little more,
// in the kinds that it began with. The British would have gone home with few (12.3).
void fill_army(const Board& b, State& s, ArmyId counter, Random& random) {
    const ArmyCard& card = army_card(b, s, counter);
    const int full = total(card.points);
    const int least =
        card.kind == ArmyKind::British ? b.tables.figures.british_recalled + 1 : (full + 1) / 2;
    const int wanted = least + below(random, full + 3 - least);
    const Points& points = s.armies[counter].points;
    for (const Troop troop : kAllTroops)
        while (points[index(troop)] < card.points[index(troop)] && total(points) < wanted &&
               fits(b, s, counter, troop))
            add_to(b, s, counter, troop);
    for (const Troop troop : {Troop::Irregulars, Troop::Infantry, Troop::CorpsInfantry})
        while (total(points) < wanted && fits(b, s, counter, troop)) add_to(b, s, counter, troop);
}

void fill_armies(const Board& b, State& s, Side side, Random& random) {
    ArmySet closed;
    for (const ArmyId counter : b.armies_of[index(side)])
        if (on_map(s, counter) && s.armies[counter].points[0] == kHiddenPoints) {
            s.armies[counter].points = {};
            if (!is_dummy(b, s, counter)) closed.add(counter);
        }
    for (const ArmyId counter : closed) give_first_point(b, s, counter);
    for (const ArmyId counter : closed) fill_army(b, s, counter, random);
    // Most leaders are with the army that they came with.
    ArmySet cards;
    for (const ArmyId counter : closed) cards.add(card_of(s, counter));
    for (const LeaderId leader : b.leaders_of[index(side)]) {
        Leader& his = s.leaders[leader];
        if (his.army != kHiddenArmy) continue;
        const ArmyId first = b.card(leader).army;
        his.army = first != kNoArmy && cards.has(first) ? first
                   : cards.empty()                      ? kNoArmy
                                                        : one_of(cards, random);
    }
}

}  // namespace

// The view, filled: it looks at nothing else, so that it cannot cheat.
State Rules::resample(const State& s, engine::SeatId seat, engine::Random& random) const {
    State twin = view(s, seat);
    deal_hands(twin, random);
    if (!secretive(s)) return twin;
    for (const Side side : kBothSides) {
        name_counters(board_, twin, side, random);
        fill_armies(board_, twin, side, random);
    }
    return twin;
}

}  // namespace levee::la_vendee
