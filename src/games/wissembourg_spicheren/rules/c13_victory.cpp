// Chapter 13, cases 13.1.3, 13.1.4, 13.2.3 and 13.2.4: who holds what, lines of retreat, ways off
// the map, victory.
#include <algorithm>
#include <cstdlib>

#include "games/wissembourg_spicheren/rules/internal.h"

namespace levee::wissembourg_spicheren {

namespace {

constexpr Sentence kTooEarly{
    "Nobody leaves the map of his own will before turn {0}; this is turn {1}.",
    "Nul ne quitte la carte de son plein gré avant le tour {0} ; c'est le "
    "tour {1}."};

// 13.1.3, 13.1.6, W-49; W-66: a demoralised formation by its edge at any time.
Verdict check_way_out(const Board& b, const State& s, Side side, bool demoralised, HexId from) {
    const Battle& map = battle_of(b, s);
    if (demoralised && map.edge[index(side)].has(from)) return kLegal;
    if (side != Side::French || !map.exit_hexes.has(from)) return refuse("13.1.3", kNoExit);
    if (s.turn >= map.exit_turn || demoralised) return kLegal;
    return refuse("13.1.3", kTooEarly, map.exit_turn, s.turn);
}

}  // namespace

Verdict check_exit(const Board& b, const State& s, UnitId u, HexId from) {
    return check_way_out(b, s, b.side[u.raw], s.formations[b.formation[u.raw]].demoralised, from);
}
Verdict check_exit(const Board& b, const State& s, CommanderId c, HexId from) {
    const FormationId f = b.card(c).formation;
    return check_way_out(b, s, b.card(c).side, f != kNoFormation && s.formations[f].demoralised,
                         from);
}

// --- objectives ---------------------------------------------------------------------------------

// W-48: all of its hexes.
std::optional<Side> holder(const Board& b, const State& s, std::size_t objective) {
    const auto hexes = static_cast<std::size_t>(battle_of(b, s).objectives[objective].hexes.size());
    const Control first = s.control[objective][0];
    for (std::size_t i = 1; i < hexes; ++i)
        if (s.control[objective][i] != first) return {};
    if (first == Control::Nobody) return {};
    return first == Control::French ? Side::French : Side::German;
}

namespace {

void score(Play& p, Side side, int points, const char* rule) {
    if (points == 0) return;
    std::int8_t& vp = p.s.vp[index(side)];
    vp = static_cast<std::int8_t>(vp + points);
    p.report({.fact = Fact::Scored,
              .side = side,
              .a = static_cast<std::int16_t>(points),
              .b = vp,
              .rule = rule});
}

}  // namespace

void count_battlefield(Play& p) {
    const Battle& map = battle_of(p.board, p.s);
    for (std::size_t i = 0; i < map.objectives.size(); ++i)
        if (const auto side = holder(p.board, p.s, i))
            score(p, *side, map.objectives[i].points, "13.1.3");
}

// 13.2.3: both of them at once. 13.2.7: the variation knows no such points.
void count_objectives_at_noon(Play& p) {
    if ((p.s.variations & kWolff) != 0) return;
    const Battle& map = battle_of(p.board, p.s);
    for (std::size_t i = 0; i < map.objectives.size(); ++i)
        if (holder(p.board, p.s, i) != Side::French) return;
    score(p, Side::French, 2, "13.2.3");
}

// --- lines of retreat ---------------------------------------------------------------------------

namespace {

// W-48: hexes without enemies and their zones; friends do not help, and where one stands does not
// matter.
bool line_to_edge(const Board& b, const State& s, HexId from, Side side, Arm arm) {
    const Battle& map = battle_of(b, s);
    const Side enemy = enemy_of(side);
    if (map.edge[index(side)].has(from)) return true;
    HexSet seen = HexSet::of(from);
    engine::FixedVector<HexId, maps::kMaxHexes> queue;  // each hex once: any line will do
    queue.push_back(from);
    while (!queue.empty()) {
        const HexId here = queue.back();
        queue.pop_back();
        for (const Battle::Step& step : map.steps(here)) {
            const HexId to = step.to;
            if (to == kNoHex || seen.has(to)) continue;
            if (step.crossing[index(arm)] == Crossing::Barred) continue;
            if (held_by(b, s, to, enemy) || in_zoc_of(s, to, enemy)) continue;
            if (map.edge[index(side)].has(to)) return true;
            seen.add(to);
            queue.push_back(to);
        }
    }
    return false;
}

// W-48: units that are lost or cut off.
int lost_or_cut_off(const Board& b, const State& s, Side side) {
    int count = 0;
    for (const UnitId u : battle_of(b, s).side_units[index(side)])
        count +=
            s.units[u].status == Status::Lost || (on_map(s, u) && !has_line_of_retreat(b, s, u))
                ? 1
                : 0;
    return count;
}

bool formation_gone(const Board& b, const State& s, FormationId f) {
    for (const UnitId u : units_of(b, f))
        if (s.units[u].status != Status::Lost && s.units[u].status != Status::NotInPlay)
            return false;
    return true;
}

int demoralised_formations(const Board& b, const State& s, Side side, bool gone_count) {
    int count = 0;
    for (const FormationId f : battle_of(b, s).side_formations[index(side)])
        count += s.formations[f].demoralised && (gone_count || !formation_gone(b, s, f)) ? 1 : 0;
    return count;
}

int units_out(const State& s) { return s.scored.size(); }

bool any_unit_on_map(const Board& b, const State& s, Side side) {
    for (const UnitId u : battle_of(b, s).side_units[index(side)])
        if (on_map(s, u)) return true;
    return false;
}

// 13.1.3, W-69; 13.2.3, W-51
void charge_lonely_chief(Play& p, const char* rule) {
    if (chief_on_map(p.board, p.s, Side::French) != kNoCommander &&
        !any_unit_on_map(p.board, p.s, Side::French))
        score(p, Side::French, -1, rule);
}

// 13.1.3, 13.1.7, W-71
void score_spicheren(Play& p) {
    State& s = p.s;
    const Board& b = p.board;
    count_battlefield(p);
    for (const Side side : kBothSides) {
        score(p, side, demoralised_formations(b, s, enemy_of(side), true), "13.1.3");
        score(p, side, lost_or_cut_off(b, s, enemy_of(side)) / 2, "13.1.3");
    }
    score(p, Side::French, units_out(s) / 2, "13.1.3");
    charge_lonely_chief(p, "13.1.3");
    if ((s.variations & kFrossardEarly) != 0) score(p, Side::German, 1, "13.1.7");
    if ((s.variations & kCastagny) != 0) score(p, Side::German, 1, "13.1.7");
}

// 13.2.3: less when no line leads from there to one's edge.
void score_objectives(Play& p, const char* rule) {
    const Battle& map = battle_of(p.board, p.s);
    for (std::size_t i = 0; i < map.objectives.size(); ++i) {
        const auto side = holder(p.board, p.s, i);
        if (!side) continue;
        const HexId at = map.objectives[i].hexes.first();
        const bool linked = line_to_edge(p.board, p.s, at, *side, Arm::Infantry);
        score(p, *side, linked ? map.objectives[i].points : 1, rule);
    }
}

void score_wissembourg(Play& p) {
    State& s = p.s;
    const Board& b = p.board;
    if ((s.variations & kWolff) != 0) {
        // 13.2.7: these and nothing else.
        for (const Side side : kBothSides)
            score(p, side, demoralised_formations(b, s, enemy_of(side), false), "13.2.7");
        return score_objectives(p, "13.2.7");
    }
    score_objectives(p, "13.2.3");
    score(p, Side::French, units_out(s) / 2, "13.2.3");
    charge_lonely_chief(p, "13.2.3");
    score(p, Side::German, lost_or_cut_off(b, s, Side::French) / 2, "13.2.3");
    score(p, Side::German, demoralised_formations(b, s, Side::French, false) > 0 ? 1 : 0, "13.2.3");
    score(p, Side::German, -demoralised_formations(b, s, Side::German, false), "13.2.3");
}

}  // namespace

bool has_line_of_retreat(const Board& b, const State& s, UnitId u) {
    return line_to_edge(b, s, s.units[u].at, b.side[u.raw], b.arm[u.raw]);
}

void end_of_game(Play& p) {
    State& s = p.s;
    const bool spicheren = s.battle == BattleId::Spicheren;
    if (spicheren)
        score_spicheren(p);
    else
        score_wissembourg(p);
    const int lead = s.vp[0] - s.vp[1];
    const auto& steps = battle_of(p.board, s).victory;
    const int by = std::abs(lead);
    s.victory = by >= steps[2]   ? Victory::Strategic
                : by >= steps[1] ? Victory::Operational
                : by >= steps[0] ? Victory::Tactical
                                 : Victory::Draw;
    s.winner = lead >= 0 ? Side::French : Side::German;
    p.report({.fact = Fact::GameOver,
              .side = s.winner,
              .a = static_cast<std::int16_t>(s.victory),
              .b = static_cast<std::int16_t>(by),
              .rule = spicheren ? "13.1.3" : "13.2.3"});
}

}  // namespace levee::wissembourg_spicheren
