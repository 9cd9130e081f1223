// What computer players look at: objectives, ways out, lines of retreat, victory points.
#include <algorithm>

#include "games/wissembourg_spicheren/evaluate_survey.h"

namespace levee::wissembourg_spicheren {

namespace {

constexpr int kLastTurns = 3;         // in which lines of retreat are looked at
constexpr float kFirstOfPair = 0.2F;  // three of them are less than a half: see the verdict
constexpr int kFootTurn = 8;          // half points of infantry in a turn

// W-48: the hexes from which a side's edge can be reached, on foot.
HexSet behind_the_front(const Board& b, const State& s, Side side) {
    const Battle& map = battle_of(b, s);
    const auto closed = [&](HexId h) {
        return held_by(b, s, h, enemy_of(side)) || in_zoc_of(s, h, enemy_of(side));
    };
    HexSet open;
    engine::FixedVector<HexId, maps::kMaxHexes> queue;
    for (const HexId h : map.edge[index(side)])
        if (!closed(h)) {
            open.add(h);
            queue.push_back(h);
        }
    while (!queue.empty()) {
        const HexId here = queue.back();
        queue.pop_back();
        for (const Battle::Step& step : map.steps(here)) {
            if (step.to == kNoHex || open.has(step.to)) continue;
            if (step.crossing[index(Arm::Infantry)] == Crossing::Barred || closed(step.to))
                continue;
            open.add(step.to);
            queue.push_back(step.to);
        }
    }
    return open;
}

// Nearly always one can go straight to the edge.
bool straight_back(const Board& b, const State& s, HexId from, Side side, Arm arm) {
    const Battle& map = battle_of(b, s);
    const auto& to_edge = map.to_edge[index(side)];
    HexId here = from;
    while (to_edge[here.raw] > 0) {
        HexId next = kNoHex;
        for (const Battle::Step& step : map.steps(here))
            if (step.to != kNoHex && to_edge[step.to.raw] < to_edge[here.raw] &&
                step.crossing[index(arm)] != Crossing::Barred &&
                !held_by(b, s, step.to, enemy_of(side)) && !in_zoc_of(s, step.to, enemy_of(side))) {
                next = step.to;
                break;
            }
        if (next == kNoHex) return false;
        here = next;
    }
    return true;
}

}  // namespace

// 13.1.3, 13.2.3: is there a line of retreat?
bool Evaluator::linked(const State& s, HexId from, Side side, Arm arm, Survey& v) const {
    if (straight_back(board_, s, from, side, arm)) return true;
    auto& open = v.behind[index(side)];
    if (!open) open = behind_the_front(board_, s, side);
    for (const Battle::Step& step : v.map.steps(from))
        if (step.to != kNoHex && open->has(step.to) &&
            step.crossing[index(arm)] != Crossing::Barred)
            return true;
    return false;
}

// 13.1.3, 13.2.3: troops in an objective count the more, the sooner it is counted: twice as much in
// the turn before.
float Evaluator::count_is_near(const State& s, const Survey& v) const {
    // At Spicheren the first count comes before anybody moves in that turn.
    const int first = v.map.control_turn - (s.battle == BattleId::Spicheren ? 1 : 0);
    const int turns = s.turn <= first ? first - s.turn : v.turns_left;
    return 0.5F + 1.5F / static_cast<float>(1 + turns);
}

// 13.1.3, 13.2.3
void Evaluator::survey_objectives(const State& s, Survey& v) const {
    const float near = count_is_near(s, v);
    for (std::size_t i = 0; i < v.map.objectives.size(); ++i) {
        const Objective& objective = v.map.objectives[i];
        const auto owner = holder(board_, s, i);
        const auto points = static_cast<float>(objective.points);
        std::array<float, 2> around{};
        std::array<int, 2> nearest{Ways::kFarAway, Ways::kFarAway};
        std::array<bool, 2> inside{};
        for (const UnitId u : v.there) {
            const HexId here = s.units[u].at;
            const int way = ways_.to_objective(s.battle, i, here);
            const bool again = !s.formations[board_.formation[u.raw]].activated;
            if (way > kFootTurn * (v.turns_left + (again ? 1 : 0) + 1)) continue;
            const auto side = index(board_.side[u.raw]);
            const float turns = static_cast<float>(way) / 4.0F;
            float men = v.strength[u.raw] / (1.0F + turns * turns);
            if (way == 0) men *= static_cast<float>(protection(board_, s, here));
            around[side] += men;
            if (is_artillery(board_, u)) continue;
            nearest[side] = std::min(nearest[side], way);
            inside[side] |= way == 0;
        }
        // 13.1.3: the battlefield is counted twice.
        const bool twice = s.battle == BattleId::Spicheren && s.turn < v.map.control_turn;
        for (std::size_t side = 0; side < 2; ++side) {
            OfSide& of = v.of[side];
            const float danger = around[1 - side] / (around[1 - side] + 3.0F);
            const float share = (around[side] + 0.2F) / (around[side] + around[1 - side] + 0.4F);
            if (owner && index(*owner) == side) {
                of[kHeld] += twice ? 2 * points : points;
                of[kObjectiveGuarded] += points * share;
                if (inside[side]) of[kGarrison] += points * danger * near;
            } else {
                of[kObjectiveNear] += points * 6.0F / static_cast<float>(6 + nearest[side]);
                of[kMassed] += points * share;
            }
        }
    }
    // 13.1.6: whoever is to see it knows which marker is the division.
    if (s.decoys.truth < 2 && s.decoys.at[s.decoys.truth] != kNoHex) {
        int nearest = Ways::kFarAway;
        for (std::size_t i = 0; i < v.map.objectives.size(); ++i)
            if (holder(board_, s, i) != Side::German)
                nearest =
                    std::min(nearest, ways_.to_objective(s.battle, i, s.decoys.at[s.decoys.truth]));
        v.side(Side::German)[kHidden] += 6.0F / static_cast<float>(6 + nearest);
    }
}

// 13.1.3, 13.2.3: what a French unit promises that can still leave the map in time, if it goes by
// the shortest way. It need not go before it has to.
float Evaluator::way_out(const State& s, UnitId u, const Survey& v) const {
    const int points = 2 * board_.movement[u.raw];
    const int way = ways_.out(s.battle, board_.arm[u.raw], s.units[u].at);
    const bool again = !s.formations[board_.formation[u.raw]].activated;
    const bool going = !again && s.active.has(board_.formation[u.raw]) && !s.moved.has(u);
    const int turns = (way + points - 1) / points;
    const int spare = v.turns_left + (again || going ? 1 : 0) - turns;
    if (spare < 0) return 0;
    return spare == 0 ? 0.6F : spare == 1 ? 0.75F : 0.85F;
}

void Evaluator::survey_retreats(const State& s, Survey& v) const {
    if (v.turns_left > kLastTurns || v.varied) return;
    v.side(Side::French)[kWayOut] += v.late * v.late * static_cast<float>(s.scored.size());
    for (const UnitId u : v.there) {
        const Side side = board_.side[u.raw];
        OfSide& of = v.side(side);
        if (side == Side::French) of[kWayOut] += v.late * v.late * way_out(s, u, v);
        // 13.2.3 asks nothing of the Germans.
        if (side == Side::German && s.battle == BattleId::Wissembourg) continue;
        if (linked(s, s.units[u].at, side, board_.arm[u.raw], v)) continue;
        v.cut_off[index(side)] += 1;
        of[kCutOff] += v.late;
    }
}

// The score if the battle ended here; pairs of units count by halves before the last turn, and then
// the first of a pair a little, or nobody would begin.
float Evaluator::standing(const State& s, Survey& v) const {
    const bool spicheren = s.battle == BattleId::Spicheren;
    auto points = static_cast<float>(s.vp[0] - s.vp[1]);
    bool both = true;
    for (std::size_t i = 0; i < v.map.objectives.size(); ++i) {
        const auto owner = holder(board_, s, i);
        both &= owner == Side::French;
        if (!owner) continue;
        auto worth = static_cast<float>(v.map.objectives[i].points);
        // 13.2.3: a line has to lead to it.
        if (!spicheren && v.turns_left <= kLastTurns &&
            !linked(s, v.map.objectives[i].hexes.first(), *owner, Arm::Infantry, v))
            worth = 1;
        points += *owner == Side::French ? worth : -worth;
    }
    if (!spicheren && !v.varied && both && s.turn <= v.map.control_turn) points += 2;
    std::array<float, 2> broken{};
    for (const FormationId f : v.map.formations)
        if (s.formations[f].demoralised) broken[index(board_.card(f).side)] += 1;
    // 13.2.3: of the French one counts, of the Germans each.
    if (!spicheren && !v.varied) broken[0] = std::min(broken[0], 1.0F);
    points += broken[1] - broken[0];
    if (v.varied) return points;
    const auto pairs = [&](int units) {
        const float first = v.turns_left == 0 ? kFirstOfPair : 0.5F;
        return static_cast<float>(units / 2) + (units % 2 == 1 ? first : 0.0F);
    };
    points += pairs(s.scored.size()) - pairs(v.lost[0] + v.cut_off[0]);
    if (spicheren) points += pairs(v.lost[1] + v.cut_off[1]);
    return points;
}

}  // namespace levee::wissembourg_spicheren
