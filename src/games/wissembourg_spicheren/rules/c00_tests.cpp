// Chapter 0, cases 0.4 and 0.5: what a die has to reach, and the morale test with its modifiers.
#include "games/wissembourg_spicheren/rules/internal.h"

namespace levee::wissembourg_spicheren {

namespace {

constexpr Sentence kMorale{"morale", "moral"};
constexpr Sentence kTerrain{"protected by terrain", "protection du terrain"};
constexpr Sentence kCommander{"with a commander", "avec un chef"};
constexpr Sentence kOnFlank{"enemy on the flank", "ennemi sur le flanc"};
constexpr Sentence kSteps{"steps lost", "pas perdus"};
constexpr Sentence kNoCommand{"out of command", "hors commandement"};
constexpr Sentence kDemoralised{"formation demoralised", "formation démoralisée"};
constexpr Sentence kNightMorale{"night", "nuit"};
constexpr Sentence kNear{"a commander is next to it", "un chef est adjacent"};
constexpr Sentence kGunsNear{"within range of enemy artillery", "à portée de l'artillerie ennemie"};

// 0.5: its HQ or the chief; W-06: a second one counts next to it.
CommanderSet its_commanders(const Board& b, const State& s, UnitId u) {
    CommanderSet own = CommanderSet::of(b.card(b.formation[u.raw]).hq);
    const CommanderId chief = chief_on_map(b, s, b.side[u.raw]);
    if (chief != kNoCommander) own.add(chief);
    return own;
}

// 12, W-44: sight does not matter.
bool under_guns(const Board& b, const State& s, UnitId u) {
    const HexId here = s.units[u].at;
    const Battle& map = battle_of(b, s);
    const UnitSet guns =
        map.side_units[index(enemy_of(b.side[u.raw]))] & b.arm_units[index(Arm::Artillery)];
    for (const UnitId battery : guns)
        if (on_map(s, battery) &&
            b.grid.distance(s.units[battery].at, here) <= range_of(b, s, battery))
            return true;
    return false;
}

}  // namespace

int morale_value(Play& p, UnitId u, bool rally) {
    const Board& b = p.board;
    const State& s = p.s;
    const Unit& unit = s.units[u];
    Modifiers sum{.p = p, .side = b.side[u.raw], .rule = rally ? "12" : "0.5"};
    sum.add(kMorale, b.card(u).morale);
    sum.add(kTerrain, protection(b, s, unit.at) >= 2 ? 1 : 0);
    bool stacked = false;
    bool beside = false;
    for (const CommanderId c : its_commanders(b, s, u)) {
        if (!on_map(s, c)) continue;
        const int distance = b.grid.distance(s.commanders[c].at, unit.at);
        stacked |= distance == 0;
        beside |= distance == 1;
    }
    sum.add(kCommander, stacked ? 1 : 0);
    sum.add(kOnFlank, enemy_on_flank(b, s, u) ? -1 : 0);
    sum.add(kSteps, -unit.losses);
    sum.add(kNoCommand, out_of_command_now(b, s, u, rally) ? -1 : 0);
    sum.add(kDemoralised, s.formations[b.formation[u.raw]].demoralised ? -1 : 0);
    sum.add(kNightMorale, is_night(b, s) ? -1 : 0, "13.1.6");
    if (rally) {
        sum.add(kNear, beside ? 1 : 0);
        sum.add(kGunsNear, under_guns(b, s, u) ? -1 : 0);
    }
    return sum.total;
}

int morale_now(const Board& b, State& s, UnitId u, bool rally) {
    Play silent{b, s, nullptr};
    return morale_value(silent, u, rally);
}

void report_test(Play& p, UnitId u, int total, const char* rule) {
    p.report({.fact = total >= 6 ? Fact::TestPassed : Fact::TestFailed,
              .side = p.board.side[u.raw],
              .unit = u,
              .a = static_cast<std::int16_t>(total),
              .rule = rule});
}
void report_test(Play& p, CommanderId c, int total, const char* rule) {
    p.report({.fact = total >= 6 ? Fact::TestPassed : Fact::TestFailed,
              .side = p.board.card(c).side,
              .commander = c,
              .a = static_cast<std::int16_t>(total),
              .rule = rule});
}

}  // namespace levee::wissembourg_spicheren
