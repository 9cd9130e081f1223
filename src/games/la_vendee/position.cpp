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
    return seen;
}

// The view, filled: it looks at nothing else, so that it cannot cheat.
State Rules::resample(const State& s, engine::SeatId seat, engine::Random& random) const {
    State twin = view(s, seat);
    CardSet unknown = CardSet::first_of(kCards).without(twin.discards);
    for (const Hand& hand : twin.hands) unknown = unknown.without(hand.cards);
    for (Hand& hand : twin.hands)
        while (hand.cards.size() < hand.held) {
            auto skipped = random.below(static_cast<std::uint32_t>(unknown.size()));
            CardSet rest = unknown;
            while (skipped-- > 0) rest.take();
            hand.cards.add(rest.first());
            unknown.remove(rest.first());
        }
    return twin;
}

}  // namespace levee::la_vendee
