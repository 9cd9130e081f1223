// Positions from outside are not trusted: what is impossible is named before the rules see it.
#include <algorithm>

#include "engine/text/unnamed.h"
#include "games/la_vendee/reflection.h"
#include "games/la_vendee/validate_parts.h"

namespace levee::la_vendee {

namespace checks {

namespace {

constexpr int kDieFaces = 6;
// More rounds than that no battle lasts, nor does an army lose more points in one.
constexpr int kMostRounds = 200;

template <class List, class Blank>
Found beyond(const List& list, std::size_t count, const char* name, const Blank& blank) {
    for (std::size_t i = count; i < list.size(); ++i)
        if (list[i] != blank) return wrong(path_to(name, i), "beyond the count");
    return {};
}

Found check_blank_lists(const Board& b, const State& s) {
    if (auto found = beyond(s.frames, s.depth, "frames", Frame{})) return found;
    if (auto found = beyond(s.parties, s.party_count, "parties", Party{})) return found;
    if (auto found = beyond(s.volleys, s.volley_count, "volleys", Volley{})) return found;
    if (auto found = beyond(s.armies.items, b.armies.size(), "armies", Army{})) return found;
    if (auto found = beyond(s.fates.items, b.armies.size(), "fates", ArmyFate{})) return found;
    return beyond(s.leaders.items, b.leaders.size(), "leaders", Leader{});
}

}  // namespace

Found bounds(const Board& b, const State& s) {
    if (auto found = engine::unnamed(s, Names(b))) return found;
    const Figures& figures = b.tables.figures;
    if (auto found = engine::out_of({
            {"$.turn", s.turn, 1, static_cast<int>(kTurns), "there is no such turn"},
            {"$.depth", s.depth, 0, static_cast<int>(kMaxFrames), "too deep"},
            {"$.party_count", s.party_count, 0, static_cast<int>(kMaxParties), "too many groups"},
            {"$.volley_count", s.volley_count, 0, static_cast<int>(kMaxVolleys),
             "too many forces fire"},
            {"$.dice", *std::ranges::max_element(s.dice), 0, kDieFaces, "a die has six faces"},
            {"$.clock", s.clock, 0, figures.british_clock + 1, "the clock has stopped before"},
            {"$.british_due", s.british_due, 0, static_cast<int>(kTurns) + 1,
             "there is no such turn"},
            {"$.battle.round", s.battle.round, 0, kMostRounds, "no battle lasts as long"},
            {"$.battle.fortress_dice", s.battle.fortress_dice, 0, figures.fortress_dice,
             "a fortress has fewer dice"},
            {"$.battle.bonus", s.battle.bonus, 0, kDieFaces, "no card gives as much"},
        }))
        return found;
    return check_blank_lists(b, s);
}

// --- counters -----------------------------------------------------------------------------------

namespace {

// 2.4, and which kinds there are.
std::optional<std::string> wrong_counters(const Board& b, const State& s) {
    for (const Side side : kBothSides)
        for (const Troop troop : kAllTroops) {
            if (side == Side::Republican && is_corps(troop)) continue;  // counted with their arm
            if (counters_left(b, s, side, troop) < 0)
                return "more points than there are counters: " +
                       std::string(side == Side::Royalist ? "Royalist" : "Republican") + " kind " +
                       std::to_string(index(troop));
        }
    return {};
}

std::optional<std::string> wrong_forces(const Board& b, const State& s) {
    const Figures& figures = b.tables.figures;
    for (const AreaId area : b.map.all()) {
        const std::string& key = b.card(area).key;
        const bool fortress = b.fortresses.has(area);
        if (!fortress && total(s.inside[area]) > 0) return "there is no fortress in " + key;
        for (const Side side : kBothSides)
            if (id_points(s, area, side) > figures.stacking)
                return "too many irregulars and detachments in " + key;
        if (fortress && check_fortress_room(b, s, area, 0))
            return "too many in the fortress of " + key;
    }
    const bool british = b.british != kNoArmy && s.fates[b.british].post == ArmyPost::OnMap;
    int ashore = 0;
    for (const AreaId area : b.map.all())
        for (const Troop troop : kAllTroops)
            if (is_corps(troop)) {
                ashore += s.outside[index(Side::Royalist)][area][index(troop)];
                if (s.held.has(area)) ashore += s.inside[area][index(troop)];
            }
    if (ashore > 0 && !british) return "the British are not there";  // 12.3
    return {};
}

// What an army is made of.
std::optional<std::string> wrong_army(const Board& b, const State& s, ArmyId counter) {
    const Army& army = s.armies[counter];
    const ArmyCard& card = b.card(army.card);
    const int points = total(army.points);
    if (card.kind == ArmyKind::Dummy) {
        if (points > 0) return "a dummy has no points";
        return {};
    }
    if (points > card.cap) return "too many points in " + card.key;
    if (points == 0 && !s.options.zero_strength)
        return "no points are left in " + card.key;  // 16.7
    for (const Troop troop : kAllTroops)
        if (army.points[index(troop)] > 0 && joined_as(b, s, counter, troop) != troop)
            return "such troops do not serve with " + card.key;
    return {};
}

std::optional<std::string> wrong_armies(const Board& b, const State& s) {
    ArmySet seen;
    for (std::uint8_t i = 0; i < b.armies.size(); ++i) {
        const ArmyId counter{i};
        const Army& army = s.armies[counter];
        if (army.at == kNoArea) {
            if (army != Army{}) return "something is left of a counter that is off the map";
            continue;
        }
        const ArmyId card = army.card;
        if (card == kNoArmy || b.side(card) != b.side(counter) || seen.has(card))
            return "counter " + std::to_string(i + 1) + " is no army, or one that is elsewhere";
        const bool british = card == b.british || counter == b.british;
        if ((!s.options.dummies || british) && card != counter)
            return "counter " + std::to_string(i + 1) + " is another army";
        if (!s.options.dummies && b.card(card).kind == ArmyKind::Dummy)
            return "there are no dummies in this game";
        seen.add(card);
        if (auto found = wrong_army(b, s, counter)) return found;
    }
    for (std::uint8_t i = 0; i < b.armies.size(); ++i)
        if ((s.fates[ArmyId{i}].post == ArmyPost::OnMap) != seen.has(ArmyId{i}))
            return b.armies[i].key + " is neither on the map nor off it";
    return {};
}

std::optional<std::string> wrong_hands(const State& s) {
    CardSet seen = s.discards;
    for (const Hand& hand : s.hands) {
        if (!(seen & hand.cards).empty()) return "a card is in two places";
        seen |= hand.cards;
        if (hand.cards.size() != hand.held) return "a hand holds more cards or fewer";
        if (!hand.cards.contains(hand.seen)) return "a card was seen that is not in that hand";
    }
    return {};
}

}  // namespace

}  // namespace checks

std::optional<std::string> Rules::conserved(const State& s) const {
    if (auto found = checks::wrong_armies(board_, s)) return found;
    if (auto found = checks::wrong_counters(board_, s)) return found;
    if (auto found = checks::wrong_forces(board_, s)) return found;
    return checks::wrong_hands(s);
}

std::optional<engine::Mistake> Rules::validate(const State& s) const {
    if (auto found = checks::bounds(board_, s)) return found;
    State rebuilt = s;
    rebuild(rebuilt);
    if (const auto broken = conserved(rebuilt)) return engine::wrong("$", *broken);
    for (const auto check : {checks::armies, checks::leaders, checks::cards, checks::markers})
        if (auto found = check(board_, rebuilt)) return found;
    if (s.over != (s.depth == 0)) return engine::wrong("$.over", "business is left, or none");
    if (s.depth == 0) return {};
    if (s.sudden || s.victory != Victory{})
        return engine::wrong("$.victory", "nobody has won before the end");
    for (const auto check : {checks::stack, checks::frames, checks::battle, checks::volleys})
        if (auto found = check(board_, rebuilt)) return found;
    return engine::check_offers(*this, rebuilt);
}

}  // namespace levee::la_vendee
