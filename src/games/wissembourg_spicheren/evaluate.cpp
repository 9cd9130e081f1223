// What computer players look at: the figures of a position.
#include "games/wissembourg_spicheren/evaluate.h"

#include <algorithm>

#include "games/wissembourg_spicheren/rules/internal.h"

namespace levee::wissembourg_spicheren {

namespace {

constexpr int kNear = 3;
constexpr int kFarOff = 60;
constexpr int kReachOfHq = 4;  // hexes, about what 9.1 allows

}  // namespace

std::vector<std::string> Evaluator::names() {
    std::vector<std::string> list;
    for (const char* side : {"french.", "german."}) engine::add_figure_names<Figure>(list, side);
    engine::add_figure_names<Shared>(list);
    return list;
}

struct Evaluator::Survey {
    std::array<OfSide, 2> of{};
    std::array<float, kUnits> strength{};          // by steps left
    std::array<std::uint8_t, kUnits> to_enemy{};   // hexes to the nearest enemy unit
    std::array<float, maps::kMaxHexes> bearing{};  // enemy strength that could assault this hex
    HexSet flanked{};                              // hexes with an attacker on a flank
    UnitSet there{};
    float late = 0;
};

void Evaluator::survey_units(const State& s, Survey& v) const {
    const Battle& map = battle_of(board_, s);
    for (const UnitId u : map.units) {
        const Unit& unit = s.units[u];
        OfSide& of = v.of[index(board_.side[u.raw])];
        if (unit.status == Status::Lost) of[kLost] += 1;
        if (unit.status == Status::Left && s.scored.has(u)) of[kOut] += 1;
        if (unit.status == Status::NotInPlay || unit.status == Status::Lost) continue;
        const float share = static_cast<float>(steps_left(board_, s, u)) /
                            static_cast<float>(board_.unit_steps[u.raw]);
        v.strength[u.raw] = static_cast<float>(combat_value(board_, s, u)) * (0.5F + 0.5F * share);
        constexpr std::array<Figure, 3> kArms{kInfantry, kCavalry, kGuns};
        of[kArms[index(board_.arm[u.raw])]] += v.strength[u.raw];
        if (unit.disorganised) of[kDisorganised] += static_cast<float>(board_.combat[u.raw]);
        if (unit.status == Status::OnMap) v.there.add(u);
    }
    for (const UnitId u : v.there) {
        int nearest = kFarOff;
        for (const UnitId x : v.there& map.side_units[index(enemy_of(board_.side[u.raw]))])
            nearest = std::min(nearest, board_.grid.distance(s.units[u].at, s.units[x].at));
        v.to_enemy[u.raw] = static_cast<std::uint8_t>(nearest);
    }
    for (const UnitId u : v.there) survey_unit(s, u, v);
}

void Evaluator::survey_unit(const State& s, UnitId u, Survey& v) const {
    const Battle& map = battle_of(board_, s);
    const Side side = board_.side[u.raw];
    OfSide& of = v.of[index(side)];
    const HexId here = s.units[u].at;
    const float men = v.strength[u.raw];
    const int far = v.to_enemy[u.raw];
    of[kContact] += men * 4.0F / static_cast<float>(3 + far);
    of[kNearEdge] +=
        v.late * v.late * men / static_cast<float>(1 + map.to_edge[index(side)][here.raw]);
    if (far <= kNear) of[kCover] += men * static_cast<float>(protection(board_, s, here) - 1);
    const FormationId f = board_.formation[u.raw];
    if (!s.formations[f].activated) of[kFresh] += men;
    const Commander& hq = s.commanders[board_.card(f).hq];
    if (hq.status == Status::OnMap) {
        if (board_.grid.distance(hq.at, here) > kReachOfHq) of[kFarFromHq] += men;
        if (hq.out_of_command) of[kNoCommand] += men;
    }
    bool company = false;
    for (const UnitId x : v.there& map.side_units[index(side)])
        company |=
            x != u && !is_artillery(board_, x) && board_.grid.distance(s.units[x].at, here) <= 2;
    if (!company) of[kAlone] += men;
    if (is_artillery(board_, u))
        survey_gun(s, u, v);
    else
        survey_neighbours(s, u, v);
}

void Evaluator::survey_gun(const State& s, UnitId u, Survey& v) const {
    const Side side = board_.side[u.raw];
    const HexId here = s.units[u].at;
    const float power = v.strength[u.raw];
    if (v.to_enemy[u.raw] <= 2 && troops_at(board_, s, here).empty())
        v.of[index(side)][kLoneGuns] += power;
    const int range = range_of(board_, s, u);
    bool bears = false;
    for (const UnitId x : v.there& battle_of(board_, s).side_units[index(enemy_of(side))]) {
        const HexId at = s.units[x].at;
        if (board_.grid.distance(here, at) > range) continue;
        // 10.2.1: the three hexes before it open the fire zone; a line is not traced here.
        const auto towards = board_.grid.distance(here, at) == 1 ? board_.grid.direction(here, at)
                                                                 : std::optional<Direction>{};
        if (towards && !faces(board_, s, u, *towards)) continue;
        bears = true;
        v.of[index(enemy_of(side))][kShelled] += power / 4.0F;
    }
    if (bears) v.of[index(side)][kGunsBear] += power;
}

// 6, 11: whom it could attack, and who is behind it.
void Evaluator::survey_neighbours(const State& s, UnitId u, Survey& v) const {
    const Battle& map = battle_of(board_, s);
    const Side side = board_.side[u.raw];
    const Side enemy = enemy_of(side);
    OfSide& of = v.of[index(side)];
    const HexId here = s.units[u].at;
    const float men = v.strength[u.raw];
    int open = 0;
    for (const Direction d : maps::kDirections) {
        const Battle::Step& step = map.step(here, d);
        if (step.to == kNoHex) continue;
        const bool barred = step.crossing[index(board_.arm[u.raw])] == Crossing::Barred;
        if (!held_by(board_, s, step.to, enemy)) {
            if (!barred && !in_zoc_of(s, step.to, enemy)) ++open;
            continue;
        }
        if (barred) continue;
        of[kHeight] -= static_cast<float>(step.climb);
        const bool charges = !is_cavalry(board_, u) || !s.units[u].disorganised;
        if (!charges || !faces(board_, s, u, d)) continue;
        v.bearing[step.to.raw] += men;
        if (on_flank_of(board_, s, first_at(s, step.to), here)) v.flanked.add(step.to);
    }
    if (enemy_on_flank(board_, s, u)) of[kFlanked] += men;
    if (open == 0) of[kTrapped] += men;
}

// 11.3 in short: the column of an assault with all who could join it.
void Evaluator::survey_assaults(const State& s, Survey& v) const {
    for (const UnitId u : v.there) {
        const HexId here = s.units[u].at;
        if (v.bearing[here.raw] <= 0 || first_at(s, here) != u) continue;
        float men = 0;
        for (const UnitId x : troops_at(board_, s, here)) men += v.strength[x.raw];
        const float column = v.bearing[here.raw] / static_cast<float>(protection(board_, s, here)) +
                             (v.flanked.has(here) ? 2.0F : 0.0F);
        const float hope = std::clamp((column - 2.0F) / 6.0F, 0.0F, 1.0F);
        const auto side = index(board_.side[u.raw]);
        v.of[1 - side][kPressure] += hope * men;
        if (column >= 5.0F) v.of[side][kExposed] += men;
    }
}

void Evaluator::survey_formations(const State& s, Survey& v) const {
    const Battle& map = battle_of(board_, s);
    for (const FormationId f : map.formations) {
        const FormationCard& card = board_.card(f);
        OfSide& of = v.of[index(card.side)];
        const Formation& formation = s.formations[f];
        if (formation.demoralised) {
            of[kDemoralised] += 1;
        } else {
            const float share =
                static_cast<float>(formation.losses) /
                static_cast<float>(std::max<int>(1, board_.strength(f, s.variations).demoralised));
            of[kBreaking] += share * share;
        }
        if (on_map(s, card.hq)) {
            const UnitId with = first_at(s, s.commanders[card.hq].at);
            if (with != kNoUnit && v.to_enemy[with.raw] <= 2)
                of[kLed] += 1.0F + static_cast<float>(combat_bonus(board_, s, card.hq));
        }
    }
}

// 13.1.3, 13.2.3
void Evaluator::survey_objectives(const State& s, Survey& v) const {
    const Battle& map = battle_of(board_, s);
    for (std::size_t i = 0; i < map.objectives.size(); ++i) {
        const Objective& objective = map.objectives[i];
        const auto owner = holder(board_, s, i);
        const auto points = static_cast<float>(objective.points);
        std::array<float, 2> around{};
        std::array<int, 2> nearest{kFarOff, kFarOff};
        const HexId at = objective.hexes.first();
        for (const UnitId u : v.there) {
            const auto side = index(board_.side[u.raw]);
            const int far = board_.grid.distance(at, s.units[u].at);
            if (!is_artillery(board_, u)) nearest[side] = std::min(nearest[side], far);
            if (far <= kNear) around[side] += v.strength[u.raw] * static_cast<float>(4 - far);
        }
        for (std::size_t side = 0; side < 2; ++side) {
            if (owner && index(*owner) == side) {
                v.of[side][kHeld] += points;
                v.of[side][kHeldLate] += points * v.late * v.late;
                v.of[side][kObjectiveGuarded] +=
                    points * (around[side] + 1) / (around[side] + around[1 - side] + 1);
            } else {
                v.of[side][kObjectiveNear] += points * 4.0F / static_cast<float>(3 + nearest[side]);
            }
        }
    }
}

void Evaluator::features(const State& s, Features& out) const {
    Survey v;
    v.late = static_cast<float>(s.turn) /
             static_cast<float>(battle_of(board_, s).last_turn(s.variations));
    survey_units(s, v);
    survey_assaults(s, v);
    survey_formations(s, v);
    survey_objectives(s, v);
    for (std::size_t i = 0; i < kFigures; ++i) {
        out[i] = v.of[0][i];
        out[kFigures + i] = -v.of[1][i];
    }
    const auto points = static_cast<float>(s.vp[0] - s.vp[1]);
    float* shared = &out[std::size_t{2} * kFigures];
    shared[kPoints] = points;
    shared[kPointsLate] = points * v.late * v.late;
    shared[kBiasSpicheren] = s.battle == BattleId::Spicheren ? 1.0F : 0.0F;
    shared[kBiasWissembourg] = s.battle == BattleId::Wissembourg ? 1.0F : 0.0F;
}

}  // namespace levee::wissembourg_spicheren
