// Chapter 9: fortresses under attack. Works on the battle of State::battle; no frame of its own.
#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

namespace {

// 9.3 with its exception 8.4, L-12; the British hold as Royalists.
int fortress_to_hit(const Board& b, const State& s, Side holder) {
    const int army = holder == Side::Republican ? b.tables.republican.at(s.turn)
                                                : b.tables.royalist_defence.at(markers(s));
    return army > b.tables.figures.fortress_hit ? army : b.tables.figures.fortress_hit;
}

// One FP, where there is room: with the army, or as a detachment (9.5, L-63).
bool take_one(Play& p, ArmyId army, Troop troop) {
    State& s = p.s;
    const Board& b = p.board;
    const Side side = b.side(army);
    const AreaId area = s.battle.area;
    const Force with{.side = side, .kind = Target::Army, .army = army};
    const Force detached{.side = side, .area = area};
    const Troop as = joined_as(b, s, army, troop);
    if (as != kNoTroop && check_cap(b, s, army, 1).legal() &&
        check_counters(b, s, with, as, 1).legal()) {
        add_points(p, with, as, 1);
        p.report(
            {.fact = Fact::Bounty, .side = side, .army = army, .troop = as, .a = 1, .rule = "9.5"});
        return true;
    }
    if (check_stacking(b, s, area, side, 1) || check_counters(b, s, detached, troop, 1))
        return false;
    add_points(p, detached, troop, 1);
    p.report(
        {.fact = Fact::Bounty, .side = side, .troop = troop, .area = area, .a = 1, .rule = "9.5"});
    return true;
}

}  // namespace

int assault_dice(const Board& b, const State& s, ArmyId counter, int of_pool) {
    const Points& points = s.armies[counter].points;
    const int infantry = of_arm(points, Troop::Infantry);
    const CardCard* siege = card_at_work(b, s, Effect::Siege);
    return (of_pool < infantry ? of_pool : infantry) + of_arm(points, Troop::Artillery) +
           (siege != nullptr ? siege->figure : 0);
}

// 9.2, L-12: the garrison's own dice, up to four for the FP of armies, and one die for irregulars
// and detachments.
void add_fortress_volleys(const Board& b, State& s, AreaId area, ArmyId besieger) {
    const Side holder = fortress_holder(s, area);
    const Volley walls{.side = holder,
                       .firer = Target::Fortress,
                       .at = Target::Army,
                       .target = besieger,
                       .bar = static_cast<std::uint8_t>(fortress_to_hit(b, s, holder)),
                       .dice = s.battle.fortress_dice};
    if (walls.dice > 0) add_volley(s, walls);
    int left = b.tables.figures.army_dice;
    for (const ArmyId army : armies_inside(b, s, area)) {
        const int men = total(s.armies[army].points);
        const int dice = men < left ? men : left;
        if (dice == 0) continue;
        left -= dice;
        Volley v = army_volley(b, s, army, Target::Army, besieger, dice, false);
        v.firer = Target::Inside;
        v.irregulars = 0;                                      // each FP has a die of its own
        if (s.battle.round == 1 && s.armies[besieger].pinned)  // 8.4.3
            v.modifier = b.tables.figures.pin_modifier;
        add_volley(s, v);
    }
    const int garrison = total(s.inside[area]);
    if (garrison > 0)
        add_volley(s, {.side = holder,
                       .firer = Target::Inside,
                       .at = Target::Army,
                       .target = besieger,
                       .bar = b.tables.figures.irregular_hit,
                       .irregulars = static_cast<std::uint8_t>(garrison)});
}

void hit_fortress(Play& p, int hits) {
    State& s = p.s;
    Battle& battle = s.battle;
    if (hits == 0) return;
    const int walls = hits < battle.fortress_dice ? hits : battle.fortress_dice;
    if (walls > 0) {
        battle.fortress_dice = static_cast<std::uint8_t>(battle.fortress_dice - walls);
        p.report({.fact = Fact::FortressHit,
                  .side = fortress_holder(s, battle.area),
                  .area = battle.area,
                  .a = battle.fortress_dice,
                  .rule = "9.4"});
    }
    push_losses(
        p, {.side = fortress_holder(s, battle.area), .kind = Target::Inside, .area = battle.area},
        hits - walls, "9.4", true);
}

bool fortress_falls(const Board& b, const State& s, AreaId area) {
    if (s.battle.fortress_dice > 0 || total(s.inside[area]) > 0) return false;
    for (const ArmyId army : armies_inside(b, s, area))
        if (total(s.armies[army].points) > 0) return false;
    return true;
}

void fell(Play& p) {
    State& s = p.s;
    const Side victor = p.board.side(s.battle.attacker);
    set_holder(p, s.battle.area, victor);
    s.battle.flags |= kBattleWon;
    p.report({.fact = Fact::FortressFell, .side = victor, .area = s.battle.area, .rule = "9.5"});
}

// 9.5, L-37: the die lies there.
void take_bounty(Play& p) {
    State& s = p.s;
    const Figures& figures = p.board.tables.figures;
    const ArmyId army = s.battle.attacker;
    const Side side = p.board.side(army);
    const int die = s.dice[0];
    if (die != figures.capture_cavalry && die != figures.capture_artillery) return;
    const Troop troop = die == figures.capture_cavalry ? Troop::Cavalry : Troop::Artillery;
    int left = figures.unit;
    if (counters_left(p.board, s, side, troop) > 0)
        while (left > 0 && take_one(p, army, troop)) --left;
    if (left > 0)
        p.report({.fact = Fact::NoCounters,
                  .side = side,
                  .troop = troop,
                  .a = static_cast<std::int16_t>(left),
                  .rule = "9.5"});
}

}  // namespace levee::la_vendee
