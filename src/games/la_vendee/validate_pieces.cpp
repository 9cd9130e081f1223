// Positions from outside: armies, leaders, cards and markers, each by itself.
#include "games/la_vendee/validate_parts.h"

namespace levee::la_vendee::checks {

namespace {

Found check_road(const Board& b, const Army& army, std::size_t i) {
    if ((army.banked > 0) != (army.bound != kNoArea))
        return wrong(path_to("armies", i, "bound"), "a road leads somewhere, and is begun");
    if (army.bound == kNoArea) return {};
    if (army.banked >= b.route_areas) return wrong(path_to("armies", i, "banked"), "it is there");
    if (!b.route[army.at].has(army.bound))
        return wrong(path_to("armies", i, "bound"), "there is no such road");
    return {};
}

// 16.6
Found check_mask(const Board& b, const State& s, std::size_t i) {
    const Army& army = s.armies.items[i];
    if (!s.options.dummies && (army.shown || army.may_be != 0))
        return wrong(path_to("armies", i, "shown"), "nothing is hidden in this game");
    const ArmySet named{army.may_be};
    const Side side = b.side(ArmyId{static_cast<std::uint8_t>(i)});
    if (!b.armies_of[index(side)].contains(named))
        return wrong(path_to("armies", i, "may_be"), "it cannot be an army of the other side");
    if (s.options.dummies && !army.shown && army.may_be != 0 && !named.has(army.card))
        return wrong(path_to("armies", i, "may_be"), "it is none of these");
    return {};
}

}  // namespace

Found armies(const Board& b, const State& s) {
    for (std::size_t i = 0; i < b.armies.size(); ++i) {
        const Army& army = s.armies.items[i];
        const ArmyFate& fate = s.fates.items[i];
        if (fate.due > kTurns + 1)
            return wrong(path_to("fates", i, "due"), "there is no such turn");
        const ArmyKind kind = b.armies[i].kind;
        if (fate.post == ArmyPost::Destroyed && kind != ArmyKind::Field &&
            kind != ArmyKind::Mayence)
            return wrong(path_to("fates", i, "post"), "it is never rebuilt");
        if (army.at == kNoArea) continue;
        const Side side = b.side(ArmyId{static_cast<std::uint8_t>(i)});
        if (army.inside && (!b.fortresses.has(army.at) || fortress_holder(s, army.at) != side))
            return wrong(path_to("armies", i, "inside"), "that is no fortress of its side");
        if (auto found = check_road(b, army, i)) return found;
        if (auto found = check_mask(b, s, i)) return found;
    }
    return {};
}

// --- leaders ------------------------------------------------------------------------------------

namespace {

// The leaders of an army that has just been lost still roll (L-67).
bool is_being_lost(const State& s, ArmyId card) {
    for (std::size_t i = 0; i < s.depth; ++i)
        if (s.frames[i].business == Business::Leaders && s.frames[i].army == card) return true;
    return false;
}

Found check_leader(const Board& b, const State& s, std::size_t i) {
    const Leader& leader = s.leaders.items[i];
    const LeaderCard& card = b.leaders[i];
    const auto no = [i](const char* member, const char* what) {
        return wrong(path_to("leaders", i, member), what);
    };
    const bool may_rise = card.succession > 0;
    if (leader.rank != card.rank && !(may_rise && leader.rank == Rank::Generalissime))
        return no("rank", "he never has that rank");
    const bool led = leader.army != kNoArmy;
    if (led && (b.side(leader.army) != card.side || b.card(leader.army).kind == ArmyKind::Dummy))
        return no("army", "he does not lead that army");
    switch (leader.post) {
        case LeaderPost::WithArmy:
            if (!led) return no("army", "he has an army");
            if (s.fates[leader.army].post == ArmyPost::OnMap) return {};
            return is_being_lost(s, leader.army) ? Found{} : no("army", "it is not on the map");
        case LeaderPost::Waiting:
            if (!led || s.fates[leader.army].post != ArmyPost::Destroyed)
                return no("army", "he waits for an army that was destroyed");
            return {};
        case LeaderPost::Captured:
            return {};
        default:
            return led ? no("army", "he has no army") : Found{};
    }
}

}  // namespace

Found leaders(const Board& b, const State& s) {
    for (std::size_t i = 0; i < b.leaders.size(); ++i)
        if (auto found = check_leader(b, s, i)) return found;
    return {};
}

// --- cards --------------------------------------------------------------------------------------

// 7: dealt in one phase, played in the next, gathered up at the end of the turn.
Found cards(const Board& b, const State& s) {
    const int most = b.tables.figures.hand;
    const bool drawing = find_frame(s, Business::Draw) != nullptr;
    const bool playing = find_frame(s, Business::CardPlay) != nullptr;
    for (const Side side : kBothSides) {
        const std::string where = path_to("hands", index(side));
        const Hand& hand = s.hands[index(side)];
        if (hand.held > most) return wrong(where + ".held", "so many cards nobody holds");
        if (hand.held > 0 && !drawing && !playing)
            return wrong(where + ".held", "it is not the time for cards");
    }
    if (s.discards.size() > 2 * most) return wrong("$.discards", "so many are not dealt");
    if (!s.discards.empty() && !playing && s.depth > 0 && s.frames[0].step < TurnStep::kDesertions)
        return wrong("$.discards", "no card has been played in this turn");
    return {};
}

// --- markers ------------------------------------------------------------------------------------

namespace {

Found check_dropped(const Board& b, const State& s) {
    for (const Side side : kBothSides)
        for (const AreaId area : b.map.all()) {
            const Points& there = s.outside[index(side)][area];
            const Dropped& dropped = s.dropped[index(side)][area];
            if (dropped.regulars > regulars(there) || dropped.irregulars > irregulars(there))
                return wrong(path_to("dropped", index(side)), "more than there are");
        }
    return {};
}

// 6.6: newcomers are among those who are there.
Found check_parties(const Board& b, const State& s, Side side) {
    for (std::size_t i = 0; i < s.party_count; ++i) {
        const Party& party = s.parties[i];
        if (party.from == kNoArea || party.to == kNoArea || !b.adjacent(party.from, party.to))
            return wrong(path_to("parties", i), "nobody moves so");
        for (const Troop troop : kAllTroops)
            if (newcomers(s, party.to, troop) > s.outside[index(side)][party.to][index(troop)])
                return wrong(path_to("parties", i, "points"), "more have come than are there");
    }
    return {};
}

}  // namespace

Found markers(const Board& b, const State& s) {
    if (!b.fortresses.contains(s.held)) return wrong("$.held", "there is no fortress");
    if (!b.home[index(Side::Royalist)].contains(s.burnt))
        return wrong("$.burnt", "only what was in revolt is burnt");
    const Frame* moving = find_frame(s, Business::Irregulars);
    if (moving == nullptr && (s.party_count > 0 || !s.sheltered.empty() || !s.torches.empty() ||
                              !s.skirmished[0].empty() || !s.skirmished[1].empty()))
        return wrong("$.parties", "no irregulars are moving");
    if (!b.fortresses.contains(s.sheltered)) return wrong("$.sheltered", "there is no fortress");
    if (!b.home[index(Side::Royalist)].contains(s.torches))
        return wrong("$.torches", "only what was in revolt is burnt");
    if (moving != nullptr)
        if (auto found = check_parties(b, s, moving->side)) return found;
    return check_dropped(b, s);
}

}  // namespace levee::la_vendee::checks
