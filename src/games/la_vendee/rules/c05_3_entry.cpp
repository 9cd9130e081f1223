// What the coming of an army brings about: counters are shown (16.6, 2.6), a burnt region takes its
// toll (11.3), armies without men are caught (16.7), Chouans lie in ambush (6.4), and whoever
// crosses the Loire is fired at (5.3.2). An Entry frame: side of the army, army, area, from; flags:
// kEntry.
#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

namespace {

// L-70: those dropped off this turn do not fire.
int able(int there, int dropped) { return there > dropped ? there - dropped : 0; }

// 6.4, L-18: the Chouans of a region, once, also when it is a retreat.
void add_ambush(Play& p, const Frame& f) {
    State& s = p.s;
    const std::size_t royalists = index(Side::Royalist);
    if (f.side != Side::Republican) return;
    const int chouans =
        able(irregulars(s.outside[royalists][f.area]), s.dropped[royalists][f.area].irregulars);
    if (chouans == 0) return;
    Volley volley = irregular_volley(p.board, s, f.area, Side::Royalist, Target::Army, f.army);
    volley.irregulars = static_cast<std::uint8_t>(chouans);
    add_volley(s, volley);
    p.report({.fact = Fact::Ambushed,
              .side = Side::Royalist,
              .army = f.army,
              .area = f.area,
              .rule = "6.4"});
}

// L-17: others of the crossing side in the region keep the enemy from it.
bool is_awaited(const Board& b, const State& s, const Frame& f) {
    if (!s.derived.irregulars[index(f.side)].has(f.area)) {
        bool alone = true;
        for (const ArmyId own : armies_outside(b, s, f.area, f.side))
            alone = alone && (own == f.army || is_dummy(b, s, own));
        return !alone;
    }
    return true;
}

void add_free_attack(Play& p, const Frame& f) {
    State& s = p.s;
    const Board& b = p.board;
    const Side enemy = enemy_of(f.side);
    if (is_awaited(b, s, f)) return;
    const Points& there = s.outside[index(enemy)][f.area];
    const Dropped& dropped = s.dropped[index(enemy)][f.area];
    int detached = able(regulars(there), dropped.regulars);
    // The Chouans have fired from their ambush (L-18).
    if (enemy == Side::Republican) detached += able(irregulars(there), dropped.irregulars);
    const std::uint8_t before = s.volley_count;
    if (detached > 0) {
        Volley volley = irregular_volley(b, s, f.area, enemy, Target::Army, f.army);
        volley.irregulars = static_cast<std::uint8_t>(detached);
        add_volley(s, volley);
    }
    for (const ArmyId army : armies_outside(b, s, f.area, enemy)) {
        if (total(s.armies[army].points) == 0) continue;
        add_volley(s, army_volley(b, s, army, Target::Army, f.army, army_dice(b, s, army), false));
    }
    if (s.volley_count > before)
        p.report({.fact = Fact::FreeAttack,
                  .side = enemy,
                  .army = f.army,
                  .area = f.area,
                  .rule = "5.3.2"});
}

void fire_at_newcomer(Play& p) {
    State& s = p.s;
    const Frame f = top(s);
    clear_volleys(s);
    if ((f.flags & kEntrySilent) != 0) return;
    add_ambush(p, f);
    if ((f.flags & kEntryCrossed) != 0) add_free_attack(p, f);
    if (s.volley_count == 0) return;
    report_to_hit(p);
    push_volleys(p);
}

int hits_of_all(const State& s) {
    int sum = 0;
    for (std::size_t i = 0; i < s.volley_count; ++i) sum += s.volleys[i].hits;
    return sum;
}

}  // namespace

ArmyId unmanned_and_caught(const Board& b, const State& s, AreaId area) {
    for (const Side side : kBothSides) {
        bool manned = false;
        for (const ArmyId enemy : armies_outside(b, s, area, enemy_of(side)))
            manned = manned || total(s.armies[enemy].points) > 0;
        if (!manned) continue;
        for (const ArmyId army : armies_outside(b, s, area, side))
            if (!is_dummy(b, s, army) && total(s.armies[army].points) == 0) return army;
    }
    return kNoArmy;
}

void push_entry(Play& p, ArmyId counter, AreaId from, std::uint8_t flags) {
    push(p.s, {.business = Business::Entry,
               .side = p.board.side(counter),
               .army = counter,
               .area = p.s.armies[counter].at,
               .from = from,
               .flags = flags});
}

bool continue_entry(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    if (!on_map(s, f.army)) {  // lost on the way in, or a dummy that has been met
        clear_volleys(s);
        pop(s);
        return false;
    }
    switch (f.step) {
        case EntryStep::kShow:
            f.step = EntryStep::kBurnt;
            show_counters(p, f.area);
            return false;
        case EntryStep::kBurnt:
            f.step = EntryStep::kShots;
            if (is_burnt(s, f.area) && !is_dummy(p.board, s, f.army))  // L-31, L-58
                push_losses(p, {.side = f.side, .kind = Target::Army, .army = f.army},
                            p.board.tables.figures.burnt_loss, "11.3");
            return false;
        case EntryStep::kShots:
            if (s.options.zero_strength) {
                const ArmyId caught = unmanned_and_caught(p.board, s, f.area);
                if (caught != kNoArmy) {
                    eliminate_army(p, caught, "16.7");
                    return false;
                }
            }
            f.step = EntryStep::kShotsHit;
            fire_at_newcomer(p);
            return false;
        case EntryStep::kShotsHit: {
            f.step = EntryStep::kIn;
            const int hits = hits_of_all(s);
            clear_volleys(s);
            if (hits > 0)
                push_losses(p, {.side = f.side, .kind = Target::Army, .army = f.army}, hits,
                            (f.flags & kEntryCrossed) != 0 ? "5.3.2" : "6.4");
            return false;
        }
        default:
            pop(s);
            return false;
    }
}

}  // namespace levee::la_vendee
