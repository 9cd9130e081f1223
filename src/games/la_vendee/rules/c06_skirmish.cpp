// Chapter 6: the irregulars and detachments of a region fire, and the force fired at answers. A
// Skirmish frame: side of the attacker, area, army: the target, or none for the irregulars there;
// number: forces that have taken their losses.
#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

namespace {

// 6.0, L-46: both at once, and nobody else.
void fire_both(Play& p) {
    State& s = p.s;
    const Board& b = p.board;
    const Frame f = top(s);
    const Side enemy = enemy_of(f.side);
    clear_volleys(s);
    const Target at = f.army == kNoArmy ? Target::Irregulars : Target::Army;
    add_volley(s, irregular_volley(b, s, f.area, f.side, at, f.army));
    if (f.army == kNoArmy)
        add_volley(s, irregular_volley(b, s, f.area, enemy, Target::Irregulars, kNoArmy));
    else if (total(s.armies[f.army].points) > 0)
        add_volley(s, army_volley(b, s, f.army, Target::Irregulars, kNoArmy, 1, false));  // L-08
    report_to_hit(p);
    push_volleys(p);
}

int hits_by(const State& s, Side side) {
    int sum = 0;
    for (std::size_t i = 0; i < s.volley_count; ++i)
        if (s.volleys[i].side == side) sum += s.volleys[i].hits;
    return sum;
}

// The attacker's losses come first.
bool losses_taken(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    const Side enemy = enemy_of(f.side);
    const Force forces[] = {{.side = f.side, .area = f.area},
                            {.side = enemy,
                             .kind = f.army == kNoArmy ? Target::Irregulars : Target::Army,
                             .army = f.army,
                             .area = f.area}};
    while (f.number < 2) {
        const Force& force = forces[f.number++];
        const int hits = hits_by(s, enemy_of(force.side));
        if (hits == 0) continue;
        push_losses(p, force, hits, "6.5");
        return false;
    }
    return true;
}

bool stands(const State& s, Side side, AreaId area) {
    return s.derived.irregulars[index(side)].has(area);
}

}  // namespace

Volley irregular_volley(const Board& b, const State& s, AreaId area, Side side, Target at,
                        ArmyId target) {
    return {.side = side,
            .firer = Target::Irregulars,
            .at = at,
            .target = target,
            .bar = b.tables.figures.irregular_hit,
            .irregulars = static_cast<std::uint8_t>(total(s.outside[index(side)][area]))};
}

bool continue_skirmish(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    switch (f.step) {
        case SkirmishStep::kDice:
            f.step = SkirmishStep::kHits;
            fire_both(p);
            return false;
        case SkirmishStep::kHits:
            f.step = SkirmishStep::kAttackerGoes;
            return false;
        case SkirmishStep::kAttackerGoes: {
            if (!losses_taken(p)) return false;
            clear_volleys(s);
            f.step = SkirmishStep::kDefenderGoes;
            if (!stands(s, f.side, f.area)) return false;
            // 6.6, 8.5: only an army that is still there makes them go.
            const bool must = f.army != kNoArmy;
            if (must && (!on_map(s, f.army) || total(s.armies[f.army].points) == 0)) return false;
            push_withdrawal(p, f.side, f.area, must);
            return false;
        }
        case SkirmishStep::kDefenderGoes:
            f.step = SkirmishStep::kFinish;
            if (f.army == kNoArmy && stands(s, enemy_of(f.side), f.area))
                push_withdrawal(p, enemy_of(f.side), f.area, false);
            return false;
        default:
            pop(s);
            return false;
    }
}

}  // namespace levee::la_vendee
