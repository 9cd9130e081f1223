// What computer players look at: the figures of a position.
#include "games/wissembourg_spicheren/evaluate.h"

#include <algorithm>
#include <cmath>

#include "games/wissembourg_spicheren/evaluate_survey.h"

namespace levee::wissembourg_spicheren {

namespace {

constexpr int kReachOfHq = 4;     // hexes, about what 9.1 allows
constexpr int kReachOfChief = 6;  // 8.2

}  // namespace

std::vector<std::string> Evaluator::names() {
    std::vector<std::string> list;
    for (const std::string battle : {"spicheren.", "wissembourg."}) {
        for (const char* side : {"french.", "german."})
            engine::add_figure_names<Figure>(list, battle + side);
        engine::add_figure_names<Shared>(list, battle);
    }
    return list;
}

Evaluator::Evaluator(const Rules& rules)
    : rules_(rules), board_(rules.board()), ways_(rules.board()) {
    constexpr std::array<float, 4> kWorth{0.0F, 0.4F, 1.0F, 2.0F};  // by Result
    for (int column = 0; column <= Tables::kHighestColumn; ++column)
        for (int die = kLeastDie; die <= kMostDie; ++die) {
            float sum = 0;
            for (int face = 1; face <= 6; ++face)
                sum += kWorth[static_cast<std::size_t>(board_.tables.result(face + die, column))];
            harm_[static_cast<std::size_t>(column)][static_cast<std::size_t>(die - kLeastDie)] =
                sum / 6.0F;
        }
}

// 11.3: what is beyond the last column is added to the die.
float Evaluator::harm(int column, int die) const {
    const int beyond = std::max(0, column - Tables::kHighestColumn);
    const int at = std::clamp(column, 0, Tables::kHighestColumn);
    const int modifier = std::clamp(die + beyond, kLeastDie, kMostDie) - kLeastDie;
    return harm_[static_cast<std::size_t>(at)][static_cast<std::size_t>(modifier)];
}

void Evaluator::survey_units(const State& s, Survey& v) const {
    for (const UnitId u : v.map.units) {
        const Unit& unit = s.units[u];
        const Side side = board_.side[u.raw];
        if (unit.status == Status::Lost) {
            v.lost[index(side)] += 1;
            // What threatens it must not be worth more than to destroy it.
            v.side(side)[kLost] += 1;
        }
        if (unit.status != Status::ToCome && unit.status != Status::OnMap) continue;
        OfSide& of = v.side(side);
        const float share = static_cast<float>(steps_left(board_, s, u)) /
                            static_cast<float>(board_.unit_steps[u.raw]);
        const float men = static_cast<float>(combat_value(board_, s, u)) * (0.5F + 0.5F * share);
        v.strength[u.raw] = men;
        constexpr std::array<Figure, 3> kArms{kInfantry, kCavalry, kGuns};
        of[kArms[index(board_.arm[u.raw])]] += men * v.early;
        if (unit.disorganised)
            of[kDisorganised] += static_cast<float>(board_.combat[u.raw]) * v.early;
        if (unit.status == Status::ToCome) continue;
        v.there.add(u);
        v.to_enemy[u.raw] = kFarOff;
        v.men[board_.formation[u.raw].raw] += men;
    }
    for (const UnitId u : v.there& v.map.side_units[0])
        for (const UnitId x : v.there& v.map.side_units[1]) {
            const auto far =
                static_cast<std::uint8_t>(ways_.distance(s.units[u].at, s.units[x].at));
            v.to_enemy[u.raw] = std::min(v.to_enemy[u.raw], far);
            v.to_enemy[x.raw] = std::min(v.to_enemy[x.raw], far);
        }
    for (const UnitId u : v.there) survey_unit(s, u, v);
}

void Evaluator::survey_unit(const State& s, UnitId u, Survey& v) const {
    const Side side = board_.side[u.raw];
    OfSide& of = v.side(side);
    const HexId here = s.units[u].at;
    const float men = v.strength[u.raw];
    const int far = v.to_enemy[u.raw];
    of[kContact] += men * 4.0F / static_cast<float>(3 + far);
    const FormationId f = board_.formation[u.raw];
    if (!s.formations[f].activated) of[kFresh] += men;
    const Commander& hq = s.commanders[board_.card(f).hq];
    if (hq.status == Status::OnMap) {
        const int to_hq = ways_.distance(hq.at, here);
        if (to_hq > kReachOfHq) of[kFarFromHq] += men * static_cast<float>(to_hq - kReachOfHq);
        if (hq.out_of_command) of[kNoCommand] += men;
    }
    bool company = false;
    for (const UnitId x : v.there& v.map.side_units[index(side)])
        company |= x != u && !is_artillery(board_, x) && ways_.distance(s.units[x].at, here) <= 2;
    if (!company) of[kAlone] += men;
    if (is_artillery(board_, u)) survey_gun(s, u, v);
    if (far > kNearEnemy) return;
    of[kCover] += men * static_cast<float>(protection(board_, s, here) - 1);
    if (in_zoc_of(s, here, enemy_of(side))) of[kHeldFast] += men;
    if (!is_artillery(board_, u)) survey_neighbours(s, u, v);
    if (far == 1 && first_at(s, here) == u) survey_assault(s, u, v);
}

// 10: whom it could fire at, with one turn at most.
void Evaluator::survey_gun(const State& s, UnitId u, Survey& v) const {
    constexpr int kMostTargets = 3;
    const Side side = board_.side[u.raw];
    const HexId here = s.units[u].at;
    const float power = v.strength[u.raw];
    const int range = range_of(board_, s, u);
    const int far = v.to_enemy[u.raw];
    if (far <= 2 && troops_at(board_, s, here).empty())
        v.side(side)[kLoneGuns] += power / static_cast<float>(far);
    if (far > range) return;
    const Direction facing = s.units[u].facing;
    int targets = 0;
    for (const UnitId x : v.there& v.map.side_units[index(enemy_of(side))]) {
        const HexId at = s.units[x].at;
        if (ways_.distance(here, at) > range || is_artillery(board_, x)) continue;
        if (!in_fire_arc(board_, s, u, facing, at) || !line_of_sight(board_, s, here, at)) continue;
        const float force = power / static_cast<float>(protection(board_, s, at));
        v.side(enemy_of(side))[kShelled] += force;
        if (++targets == kMostTargets) break;
    }
    if (targets > 0) v.side(side)[kGunsBear] += power;
}

// 6, 11: who stands next to it, and where it could go back to.
void Evaluator::survey_neighbours(const State& s, UnitId u, Survey& v) const {
    const Side side = board_.side[u.raw];
    const Side enemy = enemy_of(side);
    OfSide& of = v.side(side);
    const HexId here = s.units[u].at;
    const float men = v.strength[u.raw];
    const auto& to_edge = v.map.to_edge[index(side)];
    int open = 0;
    for (const Battle::Step& step : v.map.steps(here)) {
        if (step.to == kNoHex) continue;
        const bool barred = step.crossing[index(board_.arm[u.raw])] == Crossing::Barred;
        if (!held_by(board_, s, step.to, enemy)) {
            const bool back = to_edge[step.to.raw] <= to_edge[here.raw];
            if (!barred && back && !in_zoc_of(s, step.to, enemy)) ++open;
        } else if (!barred) {
            of[kHeight] -= static_cast<float>(step.climb);
        }
    }
    if (enemy_on_flank(board_, s, u)) of[kFlanked] += men;
    if (open == 0 && to_edge[here.raw] > 0) of[kTrapped] += men;
}

// 11.2.2 in short: the best assault that one formation could make on this stack from where it
// stands.
void Evaluator::survey_assault(const State& s, UnitId first, Survey& v) const {
    struct Force {
        int sum = 0;
        int most = 0;
        int climb = 100;
        bool flank = false;
    };
    const Side side = board_.side[first.raw];
    const HexId here = s.units[first].at;
    engine::FixedVector<FormationId, 8> formations;
    std::array<Force, 8> forces{};
    for (const Direction d : maps::kDirections) {
        const Battle::Step& step = v.map.step(here, d);
        if (step.to == kNoHex || !held_by(board_, s, step.to, enemy_of(side))) continue;
        for (UnitId x = first_at(s, step.to); x != kNoUnit; x = next_at(s, x)) {
            if (is_artillery(board_, x) || !faces(board_, s, x, maps::opposite(d))) continue;
            if (is_cavalry(board_, x) && s.units[x].disorganised) continue;
            if (step.crossing[index(board_.arm[x.raw])] == Crossing::Barred) continue;
            const FormationId f = board_.formation[x.raw];
            auto* place = std::find(formations.begin(), formations.end(), f);
            if (place == formations.end()) {
                if (formations.size() == formations.capacity()) continue;
                formations.push_back(f);
                place = formations.end() - 1;
            }
            Force& force = forces[static_cast<std::size_t>(place - formations.begin())];
            const int value = combat_value(board_, s, x) - s.units[x].losses;
            force.sum += value;
            force.most = std::max(force.most, value);
            force.climb = std::min<int>(force.climb, -step.climb);
            force.flank |= on_flank_of(board_, s, first, step.to);
        }
    }
    float worst = 0;
    for (std::size_t i = 0; i < formations.size(); ++i) {
        const Force& force = forces[i];
        const CommanderId hq = board_.card(formations[i]).hq;
        const bool led = on_map(s, hq) && ways_.distance(s.commanders[hq].at, here) <= kNearEnemy;
        // Who attacks uphill loses a column a level, who attacks downhill gains one (W-58).
        const int level = force.climb > 0 ? -force.climb : force.climb < 0 ? 1 : 0;
        const int column = (led ? force.sum : force.most) / protection(board_, s, here) + level;
        const int die = (force.flank ? 2 : 0) + (led ? combat_bonus(board_, s, hq) : 0);
        worst = std::max(worst, harm(column, die));
    }
    if (worst <= 0) return;
    float men = 0;
    int steps = 0;
    for (UnitId x = first; x != kNoUnit; x = next_at(s, x)) {
        men += v.strength[x.raw];
        if (!is_artillery(board_, x))
            steps = std::max(steps, steps_left(board_, s, x) - (s.units[x].disorganised ? 1 : 0));
    }
    v.side(enemy_of(side))[kPressure] += worst * men;
    if (steps == 0) v.side(side)[kBrittle] += worst * men;
    if (const std::uint8_t i = v.map.objective_at[here.raw]; i < v.map.objectives.size())
        v.side(side)[kThreatened] += worst * static_cast<float>(v.map.objectives[i].points);
}

void Evaluator::survey_formations(const State& s, Survey& v) const {
    for (const FormationId f : v.map.formations) {
        const FormationCard& card = board_.card(f);
        OfSide& of = v.side(card.side);
        const Formation& formation = s.formations[f];
        if (formation.demoralised) {
            of[kDemoralised] += 1;
        } else {
            const float share =
                static_cast<float>(formation.losses) /
                static_cast<float>(std::max<int>(1, board_.strength(f, s.variations).demoralised));
            of[kBreaking] += share * share;
        }
        if (!on_map(s, card.hq)) continue;
        const HexId at = s.commanders[card.hq].at;
        const UnitId with = first_at(s, at);
        if (with != kNoUnit && v.to_enemy[with.raw] <= 2)
            of[kLed] += 1.0F + static_cast<float>(combat_bonus(board_, s, card.hq));
        const CommanderId chief = chief_on_map(board_, s, card.side);
        if (chief == kNoCommander) continue;
        const int far = ways_.distance(s.commanders[chief].at, at);
        if (far > kReachOfChief)
            of[kFarFromChief] += v.men[f.raw] * static_cast<float>(far - kReachOfChief);
    }
}

void Evaluator::features(const State& s, Features& out) const {
    out.fill(0);
    Survey v{.map = battle_of(board_, s)};
    const int last = v.map.last_turn(s.variations);
    v.varied = s.battle == BattleId::Wissembourg && (s.variations & kWolff) != 0;
    v.turns_left = last - s.turn;
    v.late = static_cast<float>(s.turn) / static_cast<float>(last);
    v.early = 1.1F - v.late;
    survey_units(s, v);
    survey_formations(s, v);
    survey_objectives(s, v);
    survey_retreats(s, v);
    float* figures = &out[index(s.battle) * kOfBattle];
    for (std::size_t i = 0; i < kFigures; ++i) {
        figures[i] = v.of[0][i];
        figures[kFigures + i] = -v.of[1][i];
    }
    float* shared = figures + std::size_t{2} * kFigures;
    const float points = standing(s, v);
    const auto needed = static_cast<float>(v.map.victory[0]);
    shared[kStanding] = points;
    shared[kStandingLate] = points * v.late * v.late;
    const float whole = std::round(points);
    const float won = whole >= needed ? 1.0F : whole <= -needed ? -1.0F : 0.0F;
    shared[kVerdict] = won * v.late * v.late * v.late * v.late;
    if (s.battle == BattleId::Wissembourg && !v.varied && s.turn <= v.map.control_turn) {
        const float near = static_cast<float>(s.turn) / static_cast<float>(v.map.control_turn);
        bool both = true;
        for (std::size_t i = 0; i < v.map.objectives.size(); ++i)
            both &= holder(board_, s, i) == Side::French;
        shared[kNoon] = both ? near : 0.0F;
    }
    shared[kBias] = 1.0F;
}

}  // namespace levee::wissembourg_spicheren
