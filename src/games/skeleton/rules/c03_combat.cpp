// Chapter 3: combat. Combat frames use `side`, the attackers, and `area`, the battle that is fought
// or was the last.
#include "games/skeleton/rules/chapters.h"

namespace levee::skeleton {

namespace {

constexpr int kDefendersLose = 8;  // 3.4: so much or more
constexpr int kAttackersLose = 5;  // 3.4: so much or less

// 3.2: a unit counts for one, with the guns for two.
int strength(const Board& b, const State& s, AreaId area, Side side) {
    const UnitSet there = units_at(b, s, area, side);
    const UnitId guns = s.guns[index(side)];
    return there.size() + (guns.raw < kUnits && there.has(guns) ? 1 : 0);
}
int difference(const Board& b, const State& s, const Frame& f) {
    return strength(b, s, f.area, f.side) - strength(b, s, f.area, enemy(f.side));
}
int walls(const Board& b, const Frame& f) { return f.area == b.mill ? b.walls : 0; }

// 3.1: whoever fights shows his guns.
void show_units(Play& p, AreaId area) {
    for (const Side side : kBothSides)
        for (const UnitId unit : units_at(p.board, p.s, area, side)) {
            const bool news = p.s.guns[index(side)] == unit && !p.s.shown.has(unit);
            p.s.shown.add(unit);
            if (news)
                p.report({.fact = Fact::GunsShown, .side = side, .unit = unit, .rule = "3.1"});
        }
}

void begin_battle(Play& p) {
    const Frame& f = top(p.s);
    p.report({.fact = Fact::Battle, .side = f.side, .area = f.area, .rule = "3.1"});
    show_units(p, f.area);
    // Modifiers are reported when the dice are asked for: the odds show them.
    p.report({.fact = Fact::Strength,
              .side = f.side,
              .a = static_cast<std::int8_t>(difference(p.board, p.s, f)),
              .rule = "3.2"});
    if (const int less = walls(p.board, f); less > 0)
        p.report({.fact = Fact::Walls,
                  .side = f.side,
                  .a = static_cast<std::int8_t>(-less),
                  .rule = "3.3"});
}

// 3.4: the guns go last.
void lose_unit(Play& p, AreaId area, Side side) {
    const UnitSet there = units_at(p.board, p.s, area, side);
    UnitSet others = there;
    others.remove(p.s.guns[index(side)]);
    const UnitId lost = (others.empty() ? there : others).first();
    p.s.at[lost] = kNoArea;
    p.report({.fact = Fact::Lost, .side = side, .unit = lost, .area = area, .rule = "3.4"});
}

void settle_battle(Play& p) {
    const Frame f = top(p.s);
    const int total = p.s.dice[0] + p.s.dice[1] + difference(p.board, p.s, f) - walls(p.board, f);
    BattleResult result = BattleResult::Stand;
    if (total >= kDefendersLose) result = BattleResult::DefendersLose;
    if (total <= kAttackersLose) result = BattleResult::AttackersLose;
    p.report({.fact = Fact::Result,
              .side = f.side,
              .area = f.area,
              .a = static_cast<std::int8_t>(result),
              .b = static_cast<std::int8_t>(total),
              .rule = "3.4"});
    if (result == BattleResult::Stand) return;
    lose_unit(p, f.area, result == BattleResult::AttackersLose ? f.side : enemy(f.side));
}

// 3.1: in the order of the map; kNoArea when all are fought.
AreaId next_battle(const Board& b, const State& s, AreaId after) {
    for (const AreaId area : b.map.all())
        if ((after == kNoArea || area > after) && contested(b, s, area)) return area;
    return kNoArea;
}

}  // namespace

bool contested(const Board& b, const State& s, AreaId area) {
    return !units_at(b, s, area, Side::Blue).empty() && !units_at(b, s, area, Side::Red).empty();
}

bool continue_combat(Play& p) {
    Frame& f = top(p.s);
    if (f.step == CombatStep::kRolled) {
        settle_battle(p);
        f.step = CombatStep::kSeek;
        return false;
    }
    const AreaId next = next_battle(p.board, p.s, f.area);
    if (next == kNoArea) {
        pop(p.s);
        return false;
    }
    f.area = next;
    f.step = CombatStep::kRolled;
    begin_battle(p);
    push(p.s, {.business = Business::Dice});
    return false;
}

}  // namespace levee::skeleton
