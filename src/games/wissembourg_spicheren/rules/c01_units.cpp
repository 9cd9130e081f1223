// Chapters 1 to 3: counters, facing, stacking, losses; the fronts of hexes that face all round.
#include <algorithm>
#include <cassert>

#include "games/wissembourg_spicheren/rules/internal.h"
#include "games/wissembourg_spicheren/rules/steps.h"
#include "maps/stacks.h"

namespace levee::wissembourg_spicheren {

void ask_fate(State& s) {
    s.dice = {};
    push(s, {.business = Business::Dice, .side = top(s).side});
}

UnitSet units_at(const State& s, HexId h) {
    UnitSet set;
    for (UnitId u = first_at(s, h); u != kNoUnit; u = next_at(s, u)) set.add(u);
    return set;
}
UnitSet batteries_at(const Board& b, const State& s, HexId h) {
    return units_at(s, h) & b.arm_units[index(Arm::Artillery)];
}
UnitSet troops_at(const Board& b, const State& s, HexId h) {
    return units_at(s, h).without(b.arm_units[index(Arm::Artillery)]);
}

CommanderSet commanders_at(const Board& b, const State& s, HexId h, Side side) {
    CommanderSet set;
    for (const CommanderId c : battle_of(b, s).commanders)
        if (s.commanders[c].at == h && on_map(s, c) && b.card(c).side == side) set.add(c);
    return set;
}

const Battle::Step* step_to(const Battle& map, HexId from, HexId to) {
    if (from.raw >= maps::kMaxHexes || to == kNoHex) return nullptr;
    for (const Battle::Step& step : map.steps(from))
        if (step.to == to) return &step;
    return nullptr;
}

// --- 2: facing ----------------------------------------------------------------------------------

// Notes 4 and 5, W-57: at Wissembourg only; batteries do not matter.
bool single_regiment(const Board& b, const State& s, HexId h) {
    if (s.battle != BattleId::Wissembourg || !held_by(b, s, h, Side::French)) return false;
    return troops_at(b, s, h).size() == 1;
}

int protection(const Board& b, const State& s, HexId h) {
    const Battle& map = battle_of(b, s);
    return single_regiment(b, s, h) ? map.protection_single[h.raw] : map.protection[h.raw];
}

bool all_round(const Board& b, const State& s, HexId h) {
    const Battle& map = battle_of(b, s);
    return map.all_round.has(h) || (map.all_round_single.has(h) && single_regiment(b, s, h));
}

// 2: three front hexes, or six.
bool faces(const Board& b, const State& s, UnitId u, Direction towards) {
    const Unit& unit = s.units[u];
    return all_round(b, s, unit.at) || maps::arc(unit.facing, towards) == Arc::Front;
}

bool on_flank_of(const Board& b, const State& s, UnitId u, HexId h) {
    const auto towards = b.grid.direction(s.units[u].at, h);
    return towards && !faces(b, s, u, *towards);
}

// 2, W-04: of its own front three hexes are none.
bool enemy_on_flank(const Board& b, const State& s, UnitId u) {
    const Side enemy = enemy_of(b.side[u.raw]);
    const HexId here = s.units[u].at;
    if (all_round(b, s, here)) return false;
    for (const Battle::Step& step : battle_of(b, s).steps(here))
        if (step.to != kNoHex && held_by(b, s, step.to, enemy) && on_flank_of(b, s, u, step.to))
            return true;
    return false;
}

bool next_to(const Board& b, const State& s, HexId h, Side side) {
    for (const Battle::Step& step : battle_of(b, s).steps(h))
        if (step.to != kNoHex && held_by(b, s, step.to, side)) return true;
    return false;
}

void set_facing(Play& p, UnitId u, Direction facing) {
    State& s = p.s;
    if (s.units[u].facing == facing) return;
    const bool exerted = s.derived.exerting.has(u);
    stop_exerting(p.board, s, u);
    s.units[u].facing = facing;
    if (exerted) start_exerting(p.board, s, u);
    p.report({.fact = Fact::Faced,
              .side = p.board.side[u.raw],
              .unit = u,
              .a = static_cast<std::int16_t>(facing),
              .rule = "7.3"});
}

// --- 3: stacks ----------------------------------------------------------------------------------

namespace {

constexpr Sentence kFull{"A hex holds one infantry or cavalry unit and two batteries.",
                         "Un hexagone contient une unité d'infanterie ou de cavalerie et deux "
                         "batteries."};
constexpr Sentence kFullFrench{
    "A hex holds two French units of one arm with one battery at most.",
    "Un hexagone contient deux unités françaises de même arme avec une batterie au plus."};

// Where a single regiment faces all round, the zones of those who stay change with who comes and
// goes.
class Restacked {
 public:
    Restacked(const Board& b, State& s, HexId h) : b_(b), s_(s) {
        const Battle& map = battle_of(b, s);
        if (!map.all_round_single.has(h) || map.all_round.has(h)) return;
        again_ = units_at(s, h) & s.derived.exerting;
        for (const UnitId u : again_) stop_exerting(b, s, u);
    }
    Restacked(const Restacked&) = delete;
    Restacked& operator=(const Restacked&) = delete;
    ~Restacked() {
        for (const UnitId u : again_)
            if (on_map(s_, u)) start_exerting(b_, s_, u);
    }

 private:
    const Board& b_;
    State& s_;
    UnitSet again_{};
};

}  // namespace

// 3, W-77: one unit and up to two batteries; W-68: the French at Wissembourg two units of one arm.
Verdict check_stacking(const Board& b, const State& s, UnitId u, HexId h) {
    UnitSet there = units_at(s, h);
    there.remove(u);
    if (there.empty()) return kLegal;
    there.add(u);
    const UnitSet guns = there & b.arm_units[index(Arm::Artillery)];
    const UnitSet troops = there.without(guns);
    if (troops.size() <= 1 && guns.size() <= 2) return kLegal;
    const bool french = s.battle == BattleId::Wissembourg && b.side[u.raw] == Side::French;
    if (!french) return refuse("3", kFull);
    const bool one_arm = troops.size() == (troops & b.arm_units[index(Arm::Infantry)]).size() ||
                         troops.size() == (troops & b.arm_units[index(Arm::Cavalry)]).size();
    return troops.size() <= 2 && one_arm && guns.size() <= 1 ? kLegal
                                                             : refuse("13.2.6", kFullFrench);
}

void set_down(const Board& b, State& s, UnitId u, HexId h) {
    {
        const Restacked others(b, s, h);
        s.units[u].status = Status::OnMap;
        maps::link(s, u, h);
    }
    start_exerting(b, s, u);
}

void pick_up(const Board& b, State& s, UnitId u) {
    stop_exerting(b, s, u);
    const Restacked others(b, s, s.units[u].at);
    maps::unlink(s, u);
}

void relocate(const Board& b, State& s, UnitId u, HexId to) {
    const bool exerted = s.derived.exerting.has(u);
    pick_up(b, s, u);
    {
        const Restacked others(b, s, to);
        maps::link(s, u, to);
    }
    if (exerted) start_exerting(b, s, u);
}

void Rules::rebuild(State& s) const {
    s.derived = {};
    s.derived.top.fill(kNoUnit);
    s.derived.below.items.fill(kNoUnit);
    UnitSet moving;
    const Frame* measured = nullptr;  // 9.2
    for (std::size_t i = 0; i < s.depth; ++i) {
        const Frame& f = s.frames[i];
        if (f.business != Business::Move || f.unit == kNoUnit) continue;
        moving.add(f.unit);
        if (f.step != MoveStep::kDone && (f.flags & kMoveStops) == 0) measured = &f;
    }
    const Battle& map = battle_of(board_, s);
    for (const UnitId u : map.units)
        if (on_map(s, u)) maps::link(s, u, s.units[u].at);
    for (const UnitId u : map.units)
        if (on_map(s, u) && !moving.has(u)) start_exerting(board_, s, u);
    if (measured != nullptr && measured->from.raw < maps::kMaxHexes)
        measure_from_hq(board_, s, measured->unit, measured->from);
}

// --- 1: disorganisation and losses --------------------------------------------------------------

// 0.3.2, 0.3.3: the verso of any unit, a battery's too.
bool disorganise(Play& p, UnitId u, const char* rule) {
    if (p.s.units[u].disorganised) return false;
    p.s.units[u].disorganised = true;
    p.report({.fact = Fact::Disorganised, .side = p.board.side[u.raw], .unit = u, .rule = rule});
    return true;
}

void scatter_in_wood(Play& p, UnitId u, HexId from, const char* rule) {
    const Battle& map = battle_of(p.board, p.s);
    const HexId at = p.s.units[u].at;
    if (!is_cavalry(p.board, u) || map.terrain[at.raw] != Terrain::Wood) return;
    const Battle::Step* step = step_to(map, from, at);
    if (step == nullptr || step->way == Way::None) disorganise(p, u, rule);
}

void lose_step(Play& p, UnitId u, const char* rule) {
    const int left = steps_left(p.board, p.s, u) - 1;
    assert(left >= 0 && "an eliminated unit loses no more steps");
    p.s.units[u].losses += 1;
    p.s.formations[p.board.formation[u.raw]].losses += 1;
    p.report({.fact = Fact::LostStep,
              .side = p.board.side[u.raw],
              .unit = u,
              .a = static_cast<std::int16_t>(left),
              .rule = rule});
    if (left == 0) destroy(p, u, rule);
}

void hit(Play& p, UnitId u, const char* rule) {
    if (!disorganise(p, u, rule)) lose_step(p, u, rule);
}

// W-45: the steps of a unit that is eliminated at once count as well.
void destroy(Play& p, UnitId u, const char* rule) {
    State& s = p.s;
    const HexId at = s.units[u].at;
    const Side side = p.board.side[u.raw];
    const int rest = steps_left(p.board, s, u);
    s.units[u].losses = static_cast<std::uint8_t>(s.units[u].losses + rest);
    Formation& formation = s.formations[p.board.formation[u.raw]];
    formation.losses = static_cast<std::uint8_t>(formation.losses + rest);
    const bool was_there = on_map(s, u);
    if (was_there) pick_up(p.board, s, u);
    s.units[u] = {.status = Status::Lost, .losses = s.units[u].losses};
    s.commanded.remove(u);
    s.directed.remove(u);
    p.report({.fact = Fact::Destroyed, .side = side, .unit = u, .hex = at, .rule = rule});
    if (was_there && first_at(s, at) == kNoUnit) bereave(p, at, side);
}

// 13.1.3: the side whose unit was the last to occupy it.
void take_control(Play& p, HexId h, Side side) {
    const Battle& map = battle_of(p.board, p.s);
    const std::uint8_t objective = map.objective_at[h.raw];
    if (objective >= map.objectives.size()) return;
    std::size_t place = 0;
    for (const HexId x : map.objectives[objective].hexes) {
        if (x == h) break;
        ++place;
    }
    Control& control = p.s.control[objective][place];
    const Control taken = side == Side::French ? Control::French : Control::German;
    if (control == taken) return;
    control = taken;
    p.report({.fact = Fact::ControlTaken,
              .side = side,
              .hex = h,
              .rule = p.s.battle == BattleId::Spicheren ? "13.1.3" : "13.2.3"});
}

}  // namespace levee::wissembourg_spicheren
