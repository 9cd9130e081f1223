// Positions from outside: what fires, is fired at, loses points, retreats.
#include "games/la_vendee/validate_parts.h"

namespace levee::la_vendee::checks {

namespace {

constexpr int kMostFaces = 6;

bool awaits_volley(const Look& at) {
    return at.is_above(Business::Volley) && at.s.volley_count > 0;
}

Found check_skirmish_frame(const Look& at) {
    const Frame& f = at.f();
    if (f.area == kNoArea) return at.no("area", "a region is needed here");
    if (f.number > kSides) return at.no("number", "two forces have fired");
    if (f.army != kNoArmy && !is_counter_of(at.b, f.army, enemy_of(f.side)))
        return at.no("army", "it is of the same side");
    if (f.step == SkirmishStep::kHits) {
        if (!awaits_volley(at)) return wrong("$.volleys", "somebody fires");
        if (f.number > 0) return at.no("number", "nobody has lost anything yet");
    }
    if (f.army == kNoArmy || !on_map(at.s, f.army)) return {};
    return at.need(stands_outside(at.b, at.s, f.army, enemy_of(f.side), f.area), "army",
                   "it is not there");
}

Found check_entry_frame(const Look& at) {
    const Frame& f = at.f();
    if (!is_counter_of(at.b, f.army, f.side)) return at.no("army", "it is of the other side");
    if (f.area == kNoArea || f.from == kNoArea) return at.no("area", "a region is needed here");
    constexpr int kAllFlags = kEntryCrossed | kEntryRetreat | kEntrySilent;
    if (f.flags > kAllFlags) return at.no("flags", "no such flags");
    const bool there = on_map(at.s, f.army);
    if (there && (at.s.armies[f.army].at != f.area || at.s.armies[f.army].inside))
        return at.no("army", "it has not come in");
    if (f.step == EntryStep::kShotsHit && (!awaits_volley(at) || !there))
        return wrong("$.volleys", "somebody fires at it");
    return {};
}

// --- battles ------------------------------------------------------------------------------------

Found check_battle_frame(const Look& at) {
    using enum BattleStep::At;
    const Frame& f = at.f();
    const State& s = at.s;
    const Battle& battle = s.battle;
    if (battle.area == kNoArea) return wrong("$.battle.area", "a battle has a region");
    if (battle.attacker.raw >= at.b.armies.size() || f.army != battle.attacker)
        return at.no("army", "another army attacks");
    const Side attacker = at.b.side(f.army);
    if (!at.is_below(Business::Card) || at.below().side != attacker)
        return at.no("side", "the other side plays a card");
    if (f.side != (f.step == kStand ? enemy_of(attacker) : attacker))
        return at.no("side", "the other side decides");
    const bool attacks = stands_outside(at.b, s, f.army, attacker, battle.area) &&
                         total(s.armies[f.army].points) > 0;
    constexpr int kForces = 2 + static_cast<int>(kArmyRoom) + 1;  // as many take losses, by turns
    if (f.number > kForces) return at.no("number", "there are not so many");
    switch (f.step) {
        case kAim:
            return at.need(attacks && f.number == 0, "army", "it cannot attack");
        case kHits:
            if (!awaits_volley(at)) return wrong("$.volleys", "somebody fires");
            return at.need(attacks && f.number == 0, "number", "nobody has lost anything yet");
        case kBounty:
            return at.need(attacks && at.b.fortresses.has(battle.area) &&
                               fortress_holder(s, battle.area) == attacker,
                           "army", "it has taken no fortress");
        case kTied:
            if (f.points > kMostFaces) return at.no("points", "a die has six faces");
            return at.need(is_counter_of(at.b, f.target, enemy_of(attacker)) &&
                               battle.fought.has(f.target) && !battle.must_retreat.has(f.army),
                           "target", "it is not tied with the attacker");
        case kStand:
            if (!at.on_top()) return {};
            return at.need(attacks && f.number < at.b.armies.size() &&
                               battle.fought.has(ArmyId{f.number}) &&
                               stands_outside(at.b, s, ArmyId{f.number}, f.side, battle.area),
                           "number", "that army is not asked");
        default:
            return {};
    }
}

// 8.3: before the fire all targets stand, and no more dice are given than there are.
Found check_aim(const Board& b, const State& s) {
    const Battle& battle = s.battle;
    const Side enemy = enemy_of(b.side(battle.attacker));
    const bool no_regulars = regulars(s.armies[battle.attacker].points) == 0;
    int dice = battle.dice_at_irregulars + battle.dice_at_fortress;
    int aims = ((battle.flags & kBattleIrregulars) != 0 ? 1 : 0) +
               ((battle.flags & kBattleFortress) != 0 ? 1 : 0);
    for (const ArmyId army : battle.engaged) {
        ++aims;
        dice += battle.dice_at[army];
        if (!stands_outside(b, s, army, enemy, battle.area) || total(s.armies[army].points) == 0)
            return wrong("$.battle.engaged", "it is not there to be fired at");
        if ((battle.dice_at[army] == 0) != no_regulars)
            return wrong("$.battle.dice_at", "an army that is fired at has dice");
    }
    if (no_regulars ? aims > 1 : dice > army_dice(b, s, battle.attacker))
        return wrong("$.battle.dice_at", "so many dice it does not have");
    const bool irregulars = (battle.flags & kBattleIrregulars) != 0;
    if (irregulars && !s.derived.irregulars[index(enemy)].has(battle.area))
        return wrong("$.battle.flags", "no irregulars are there");
    if ((battle.flags & kBattleFortress) != 0 &&
        (!b.fortresses.has(battle.area) || fortress_holder(s, battle.area) != enemy || no_regulars))
        return wrong("$.battle.flags", "it storms no fortress there");
    return {};
}

bool is_at_rest(const Battle& battle) {
    const Battle left{.attacker = battle.attacker,
                      .flags = static_cast<std::uint8_t>(battle.flags & kBattleWon)};
    return battle == left;
}

Found check_battle_sets(const Board& b, const Battle& battle) {
    ArmySet all = battle.engaged;
    for (const ArmySet& set : {battle.fought, battle.must_retreat, battle.steadied}) all |= set;
    for (const ArmyId army : all)
        if (army.raw >= b.armies.size()) return wrong("$.battle.fought", "there is no such army");
    for (std::uint8_t i = 0; i < kArmyRoom; ++i) {
        const ArmyId army{i};
        if (battle.dice_at[army] > kMostPoolDice ||
            (battle.dice_at[army] > 0 && !battle.engaged.has(army)))
            return wrong("$.battle.dice_at", "it is not fired at");
        constexpr int kMostLost = 100;
        if (battle.lost[army] > kMostLost) return wrong("$.battle.lost", "nobody loses as much");
        if (total(battle.lost_now[army]) > kMostLost)
            return wrong("$.battle.lost_now", "nobody loses as much");
    }
    constexpr int kAllFlags =
        kBattleIrregulars | kBattleFortress | kBattleWon | kBattleIrregularsOut;
    if (battle.flags > kAllFlags) return wrong("$.battle.flags", "no such flags");
    const bool irregulars = (battle.flags & kBattleIrregulars) != 0;
    const bool fortress = (battle.flags & kBattleFortress) != 0;
    if (battle.dice_at_irregulars != (irregulars ? 1 : 0))
        return wrong("$.battle.dice_at_irregulars", "one die, where they are fired at");
    if ((battle.dice_at_fortress > 0) != fortress || battle.dice_at_fortress > kMostPoolDice)
        return wrong("$.battle.dice_at_fortress", "dice, where it is stormed");
    const ArmyId first = battle.irregular_at;
    if (first == kNoArmy ? !battle.engaged.empty() : !battle.engaged.has(first))
        return wrong("$.battle.irregular_at", "one of those that are fired at");
    return {};
}

}  // namespace

Found battle(const Board& b, const State& s) {
    const Battle& battle = s.battle;
    if (battle.attacker != kNoArmy && battle.attacker.raw >= b.armies.size())
        return wrong("$.battle.attacker", "there is no such army");
    const Frame* fight = find_frame(s, Business::Battle);
    if (fight == nullptr)
        return is_at_rest(battle) ? Found{} : wrong("$.battle", "there is no battle");
    if (battle.irregular_at != kNoArmy && battle.irregular_at.raw >= b.armies.size())
        return wrong("$.battle.irregular_at", "there is no such army");
    if (auto found = check_battle_sets(b, battle)) return found;
    return fight->step == BattleStep::kAim || fight->step == BattleStep::kHits ? check_aim(b, s)
                                                                               : Found{};
}

// --- dice ---------------------------------------------------------------------------------------

namespace {

Found check_volley(const Board& b, const Volley& v, std::size_t i) {
    const auto no = [i](const char* member, const char* what) {
        return wrong(path_to("volleys", i, member), what);
    };
    if (v.dice > v.faces.size()) return no("dice", "no force has as many dice");
    if (v.rolled > v.dice) return no("rolled", "more dice lie there than it has");
    if (v.dice == 0 && v.irregulars == 0) return no("dice", "it fires with nothing");
    if (v.bar < 1 || v.bar > kMostFaces) return no("bar", "a die has six faces");
    if (v.modifier > kMostFaces) return no("modifier", "no die has as much");
    if (v.irregular_face > (v.irregulars > 0 ? kMostFaces : 0))
        return no("irregular_face", "no such die has been rolled");
    const int all = v.dice + (v.irregulars > 0 ? 1 : 0);
    if (v.hits > all) return no("hits", "more than there are dice");
    if (v.reroll > all) return no("reroll", "more than there are dice");
    for (std::size_t n = 0; n < v.faces.size(); ++n) {
        const bool lies = n < v.rolled;
        if (lies ? v.faces[n] < 1 || v.faces[n] > kMostFaces : v.faces[n] != 0)
            return no("faces", "a die has six faces, and lies there or does not");
        if (lies && n > 0 && v.faces[n] < v.faces[n - 1]) return no("faces", "the lowest first");
    }
    if (v.army != kNoArmy && !is_counter_of(b, v.army, v.side))
        return no("army", "it is of the other side");
    if (v.target != kNoArmy && !is_counter_of(b, v.target, enemy_of(v.side)))
        return no("target", "it is of the same side");
    return {};
}

// 8.3: he who has dice rolled again.
bool has_generalissime(const Board& b, const State& s, Side side) {
    for (std::size_t i = 0; i < s.volley_count; ++i) {
        const Volley& v = s.volleys[i];
        if (v.side != side || v.army == kNoArmy || !on_map(s, v.army)) continue;
        for (const LeaderId l : leaders_with(s, card_of(s, v.army)))
            if (s.leaders[l].rank == Rank::Generalissime && !s.leaders[l].rerolled &&
                b.card(l).side == side)
                return true;
    }
    return false;
}

Found check_volley_frame(const Look& at) {
    using enum VolleyStep::At;
    const Frame& f = at.f();
    const State& s = at.s;
    const bool battle = at.is_below(Business::Battle);
    if (f.number >= s.volley_count) return at.no("number", "there is no such volley");
    if (f.step == kAttackerRerolls || f.step == kDefenderRerolls) {
        const bool attacker = f.step == kAttackerRerolls;
        if (!battle || (at.below().side == f.side) != attacker)
            return at.no("side", "the other side rolls dice again");
        return at.need(has_generalissime(at.b, s, f.side), "side", "it has no généralissime here");
    }
    if (f.step == kAgainRolled
            ? !battle || (f.flags != kAttackerRerolls && f.flags != kDefenderRerolls)
            : f.flags != 0)
        return at.no("flags", "nobody has chosen these dice");
    const Volley& v = s.volleys[f.number];
    const int left = v.dice - v.rolled;
    const bool irregular = left == 0;
    const int asked = irregular ? 1 : left < kDiceAtOnce ? left : kDiceAtOnce;
    if (irregular && (v.irregulars == 0 || v.irregular_face > 0))
        return at.no("number", "all its dice lie there");
    if (f.step != kAgainRolled && irregular != (f.step == kIrregularRolled))
        return at.no("step", "other dice are rolled");
    if (f.side != v.side) return at.no("side", "the other side rolls");
    return at.need(f.points == asked, "points", "other dice are rolled");
}

// --- losses, retreats, leaders ------------------------------------------------------------------

Found check_losses_frame(const Look& at) {
    const Frame& f = at.f();
    constexpr int kInside = 1;
    constexpr int kAllFlags = 3;
    constexpr int kRulesOfLosses = 14;
    constexpr int kMostLost = 100;
    if (f.flags > kAllFlags) return at.no("flags", "no such flags");
    if (f.number >= kRulesOfLosses) return at.no("number", "by no rule that there is");
    if (f.points > kMostLost) return at.no("points", "nobody loses as much");
    if (f.area == kNoArea) return at.no("area", "a region is needed here");
    const bool inside = (f.flags & kInside) != 0;
    if (f.army != kNoArmy) {
        if (inside || !is_counter_of(at.b, f.army, f.side))
            return at.no("army", "it is of the other side");
        if (at.on_top() && !on_map(at.s, f.army)) return at.no("army", "it is not on the map");
    } else if (inside &&
               (!at.b.fortresses.has(f.area) || fortress_holder(at.s, f.area) != f.side)) {
        return at.no("area", "there is no fortress of that side");
    }
    return at.need(!at.on_top() || f.points > 0, "points", "something is lost");
}

Found check_retreat_frame(const Look& at) {
    using enum RetreatStep::At;
    const Frame& f = at.f();
    const State& s = at.s;
    if (!is_counter_of(at.b, f.army, f.side)) return at.no("army", "it is of the other side");
    if (f.flags > 1 || f.number > 1) return at.no("flags", "no such flags");
    const Figures& figures = at.b.tables.figures;
    if (f.points > figures.retreat_into_army) return at.no("points", "it costs less");
    const Army& army = s.armies[f.army];
    if (at.on_top() && (army.at == kNoArea || army.inside))
        return at.no("army", "it is not there to retreat");
    if (f.step != kComesIn || army.at == kNoArea) return {};
    if (army.inside || f.area == kNoArea) return at.no("area", "it goes somewhere");
    if (f.number == 0)
        return at.need(at.b.land[army.at].has(f.area), "area", "it cannot retreat there");
    return at.need(
        f.area == army.at && at.b.fortresses.has(f.area) && fortress_holder(s, f.area) == f.side,
        "area", "there is no fortress of its side");
}

Found check_leaders_frame(const Look& at) {
    const Frame& f = at.f();
    if (!is_counter_of(at.b, f.army, f.side)) return at.no("army", "it is of the other side");
    if (f.flags > 1) return at.no("flags", "no such flags");
    if (f.leader == kNoLeader || f.number != f.leader.raw + 1)
        return at.no("leader", "somebody rolls");
    const Leader& leader = at.s.leaders[f.leader];
    if (leader.post != LeaderPost::WithArmy || leader.army != f.army)
        return at.no("leader", "he is not with that army");
    return at.need(leader.wounded == (f.step == LeadersStep::kCaptureRolled), "leader",
                   "he is wounded, or is not");
}

}  // namespace

Found volleys(const Board& b, const State& s) {
    if (s.volley_count == 0) return {};
    const bool fighting = find_frame(s, Business::Battle) != nullptr ||
                          find_frame(s, Business::Skirmish) != nullptr ||
                          find_frame(s, Business::Entry) != nullptr;
    if (!fighting) return wrong("$.volleys", "nobody fires");
    for (std::size_t i = 0; i < s.volley_count; ++i)
        if (auto found = check_volley(b, s.volleys[i], i)) return found;
    return {};
}

Found of_fighting(const Look& at) {
    switch (at.f().business) {
        case Business::Skirmish:
            return check_skirmish_frame(at);
        case Business::Entry:
            return check_entry_frame(at);
        case Business::Battle:
            return check_battle_frame(at);
        case Business::Volley:
            return check_volley_frame(at);
        case Business::Losses:
            return check_losses_frame(at);
        case Business::Retreat:
            return check_retreat_frame(at);
        default:
            return check_leaders_frame(at);
    }
}

}  // namespace levee::la_vendee::checks
