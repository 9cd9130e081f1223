// Rules of thumb: whose turn it is, guns, and everything that moves.
#include "games/wissembourg_spicheren/policy.h"

#include <algorithm>

#include "engine/contract/action_list.h"
#include "games/wissembourg_spicheren/evaluate.h"
#include "games/wissembourg_spicheren/rules/internal.h"
#include "games/wissembourg_spicheren/rules/steps.h"

namespace levee::wissembourg_spicheren {

using engine::best_of;

namespace {

int nearest_enemy_to(const Board& b, const State& s, Side side, HexId hex) {
    int nearest = 60;
    for (const UnitId x : battle_of(b, s).side_units[index(enemy_of(side))])
        if (on_map(s, x)) nearest = std::min(nearest, b.grid.distance(hex, s.units[x].at));
    return nearest;
}

const Action* find_verb(const Rules::Actions& offered, Verb verb) {
    for (const Action& a : offered)
        if (a.verb == verb) return &a;
    return nullptr;
}

}  // namespace

Policy::Policy(const Rules& rules) : rules_(rules), board_(rules.board()), ways_(rules.board()) {}

Action Policy::choose(const State& s, engine::Random& random) const {
    Actions offered;
    rules_.legal_actions(s, offered);
    if (offered.size() == 1) return offered[0];
    switch (top(s).business) {
        case Business::Chiefs:
            return chiefs(s, offered);
        case Business::Operations:
            return operations(s, offered, random);
        case Business::Creep:
            return creep(s, offered);
        case Business::Shot:
            return shot(s, offered);
        case Business::Movement:
            return movement(s, offered);
        case Business::Move:
            return step(s, offered);
        case Business::Ride:
            return ride(s, offered);
        case Business::Facing:
            return Action::face(usual_facing(board_, s, top(s).unit, top(s).flags));
        case Business::Combat:
            return announce(s, offered, random);
        case Business::Coordinate:
            return Action::of(Verb::Announced);
        case Business::Attack:
            return attack(s, offered);
        case Business::Damage:
            return damage(s, offered);
        case Business::Defence:
            // 11.2.1: all that can help, and against the first what the first can stand.
            if (offered[0].verb == Verb::Give) return Action::give((top(s).points + 1) / 2);
            return offered[0];
        case Business::SetUp:
        case Business::Activation:
            for (const Verb verb : {Verb::SetUpRest, Verb::Join, Verb::Activate, Verb::Direct})
                if (const Action* a = find_verb(offered, verb)) return *a;
            return offered[0];
        case Business::Barrage:
        case Business::Advance:
        case Business::Follow:
            return offered[0];
        default:
            return offered[random.below(static_cast<std::uint32_t>(offered.size()))];
    }
}

// --- the turn -----------------------------------------------------------------------------------

// 7.2: to the middle of his HQs.
Action Policy::chiefs(const State& s, const Actions& offered) const {
    for (const Action& a : offered)
        if (a.verb == Verb::Place || a.verb == Verb::Enter) return a;
    for (const Action& a : offered) {
        if (a.verb != Verb::Test && a.verb != Verb::Ride) continue;
        const HexId post = post_of(s, a.commander);
        if (board_.grid.distance(s.commanders[a.commander].at, post) > 2) return a;
    }
    const Action* done = find_verb(offered, Verb::Done);
    return done == nullptr ? offered[0] : *done;
}

// 4.B: whoever is in touch with the enemy acts first.
Action Policy::operations(const State& s, const Actions& offered, engine::Random& random) const {
    return best_of(offered, [&](const Action& a) {
        int engaged = static_cast<int>(random.below(3));
        if (a.verb != Verb::Activate) return engaged;
        for (const UnitId u : units_of(board_, FormationId{a.number}))
            if (on_map(s, u) && in_zoc_of(s, s.units[u].at, enemy_of(board_.side[u.raw])))
                engaged += 2;
        return engaged;
    });
}

// 13.1.6: both markers go for the nearest objective; near it the division shows itself.
Action Policy::creep(const State& s, const Actions& offered) const {
    const auto way_of = [&](HexId h) { return way_to_goal(s, Side::German, h); };
    return best_of(offered, [&](const Action& a) {
        if (a.verb == Verb::Show) {
            const bool near = s.decoys.truth < 2 && way_of(s.decoys.at[s.decoys.truth]) <= 6;
            return near ? 100 : -1;
        }
        if (a.verb != Verb::Creep) return 0;
        return way_of(s.decoys.at[static_cast<std::size_t>(a.number - 1)]) - way_of(a.hex);
    });
}

// 10.1.1: who stands in the open, in disorder, and near to be attacked.
Action Policy::shot(const State& s, const Actions& offered) const {
    return best_of(offered, [&](const Action& a) {
        if (a.verb == Verb::With) return 1000;
        if (a.verb != Verb::At) return 0;
        const HexId at = s.units[a.unit].at;
        return 100 - 20 * protection(board_, s, at) + combat_value(board_, s, a.unit) +
               (s.units[a.unit].disorganised ? 6 : 0) +
               (next_to(board_, s, at, top(s).side) ? 8 : 0) -
               (is_artillery(board_, a.unit) ? 4 : 0);
    });
}

// --- movement -----------------------------------------------------------------------------------

// Half points to the nearest objective that matters: one that the enemy holds, or one to be
// covered.
int Policy::way_to_goal(const State& s, Side side, HexId hex) const {
    int shortest = Ways::kFarAway;
    for (std::size_t i = 0; i < battle_of(board_, s).objectives.size(); ++i) {
        const auto owner = holder(board_, s, i);
        const bool wanted = side == Side::German ? owner != Side::German : owner == Side::French;
        if (wanted) shortest = std::min(shortest, ways_.to_objective(s.battle, i, hex));
    }
    return shortest;
}

bool Policy::may_strike(const State& s, UnitId u, HexId from) const {
    const Side enemy = enemy_of(board_.side[u.raw]);
    for (const Battle::Step& step : battle_of(board_, s).steps(from))
        if (step.to != kNoHex && step.crossing[index(board_.arm[u.raw])] != Crossing::Barred &&
            held_by(board_, s, step.to, enemy))
            return true;
    return false;
}

// 13.1.3, 13.2.3: a Frenchman leaves the field when it is just time to; but not an objective that
// he can hold.
bool Policy::goes_home(const State& s, UnitId u) const {
    const bool varied = s.battle == BattleId::Wissembourg && (s.variations & kWolff) != 0;
    if (board_.side[u.raw] != Side::French || varied) return false;
    const Battle& map = battle_of(board_, s);
    const HexId here = s.units[u].at;
    const int points = 2 * board_.movement[u.raw];
    const int turns = (ways_.out(s.battle, board_.arm[u.raw], here) + points - 1) / points;
    const int left = map.last_turn(s.variations) - s.turn;
    if (turns > left + 1 || turns < left || s.turn < map.control_turn) return false;
    if (!map.objective_hexes.has(here)) return true;
    int around = 0;
    for (const UnitId x : map.side_units[index(Side::German)])
        if (on_map(s, x) && !is_artillery(board_, x) && ways_.distance(s.units[x].at, here) <= 2)
            around += combat_value(board_, s, x);
    return around > 3 * protection(board_, s, here) * combat_value(board_, s, u);
}

bool Policy::wants_to_march(const State& s, UnitId u) const {
    const Side side = board_.side[u.raw];
    const HexId here = s.units[u].at;
    if (goes_home(s, u)) return true;
    const int far = nearest_enemy_to(board_, s, side, here);
    if (s.formations[board_.formation[u.raw]].demoralised) return true;
    if (is_artillery(board_, u)) return far <= 1 || far > range_of(board_, s, u);
    if (s.units[u].disorganised) return far <= 2;
    if (side == Side::French && way_to_goal(s, side, here) <= 4) return false;
    return !may_strike(s, u, here);
}

// Those nearest to the enemy first, guns behind the troops that screen them.
Action Policy::movement(const State& s, const Actions& offered) const {
    const Action* end = find_verb(offered, Verb::EndMovement);
    const Action& best = best_of(offered, [&](const Action& a) {
        switch (a.verb) {
            case Verb::Enter:
                return a.commander == kNoCommander ? (is_artillery(board_, a.unit) ? 900 : 1000)
                                                   : 950;
            case Verb::March:
                if (!wants_to_march(s, a.unit)) return -1;
                return 500 -
                       nearest_enemy_to(board_, s, board_.side[a.unit.raw], s.units[a.unit].at) -
                       (is_artillery(board_, a.unit) ? 200 : 0);
            case Verb::Ride: {
                const HexId post = post_of(s, a.commander);
                return board_.grid.distance(s.commanders[a.commander].at, post) > 1 ? 100 : -1;
            }
            default:
                return 0;
        }
    });
    // 9.4: somebody may still have to go back.
    return end == nullptr && best.verb == Verb::Ride ? offered[0] : best;
}

// What a hex promises to a unit that ends there.
int Policy::worth(const State& s, UnitId u, HexId hex) const {
    const Side side = board_.side[u.raw];
    const Side enemy = enemy_of(side);
    const Battle& map = battle_of(board_, s);
    if (s.formations[board_.formation[u.raw]].demoralised || s.units[u].disorganised) {
        const int safe = std::min(4, nearest_enemy_to(board_, s, side, hex));
        return 10 * safe - 8 * map.to_edge[index(side)][hex.raw] + 5 * protection(board_, s, hex);
    }
    const int far = nearest_enemy_to(board_, s, side, hex);
    if (is_artillery(board_, u)) {
        const int range = range_of(board_, s, u);
        const int wanted = std::max(2, range - 2);
        return -10 * std::abs(far - wanted) + 3 * map.level[hex.raw] -
               (troops_at(board_, s, hex).empty() && far <= 2 ? 15 : 0);
    }
    int sum = -4 * way_to_goal(s, side, hex) + 6 * protection(board_, s, hex);
    if (may_strike(s, u, hex)) sum += 25;
    sum -= 6 * s.derived.zoc[index(enemy)][hex.raw];
    for (const Battle::Step& step : map.steps(hex)) {
        if (step.to == kNoHex || !held_by(board_, s, step.to, enemy)) continue;
        if (on_flank_of(board_, s, first_at(s, step.to), hex)) sum += 14;
        sum -= 3 * step.climb;
    }
    if (is_cavalry(board_, u)) {
        if (map.terrain[hex.raw] == Terrain::Wood) sum -= 40;
        if (far <= 1 && protection(board_, s, hex) == 1) sum -= 10;
    }
    return sum;
}

Action Policy::step(const State& s, const Actions& offered) const {
    const UnitId u = top(s).unit;
    const bool home = goes_home(s, u);
    return best_of(offered, [&](const Action& a) {
        const HexId to = a.verb == Verb::Halt ? s.units[u].at : a.hex;
        if (to == kOffMap)
            return home || s.formations[board_.formation[u.raw]].demoralised ? 1000 : -1000;
        return home ? -ways_.out(s.battle, board_.arm[u.raw], to) : worth(s, u, to);
    });
}

// With the unit of his formation that is nearest to all others of it; a chief among his HQs.
HexId Policy::post_of(const State& s, CommanderId c) const {
    const CommanderCard& card = board_.card(c);
    engine::FixedVector<HexId, 64> all;
    if (card.is_chief()) {
        for (const CommanderId x : battle_of(board_, s).commanders)
            if (on_map(s, x) && board_.card(x).side == card.side && !board_.card(x).is_chief())
                all.push_back(s.commanders[x].at);
    } else {
        for (const UnitId u : units_of(board_, card.formation))
            if (on_map(s, u) && !is_artillery(board_, u)) all.push_back(s.units[u].at);
    }
    HexId best = s.commanders[c].at;
    int least = 10000;
    for (const HexId h : all) {
        int sum = 0;
        for (const HexId x : all) sum += board_.grid.distance(h, x);
        if (sum >= least) continue;
        least = sum;
        best = h;
    }
    return best;
}

Action Policy::ride(const State& s, const Actions& offered) const {
    const CommanderId c = top(s).commander;
    const HexId post = post_of(s, c);
    return best_of(offered, [&](const Action& a) {
        if (a.hex == kOffMap) return -1000;
        const HexId at = a.verb == Verb::Halt ? s.commanders[c].at : a.hex;
        return -board_.grid.distance(at, post);
    });
}

}  // namespace levee::wissembourg_spicheren
