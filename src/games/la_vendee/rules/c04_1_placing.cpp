// 4.1, 4.2: a pool of force points is placed. The pool is in the state; of FromBox it is the Army
// Reserve box itself.
//
// A Placing frame: side; number: Source; points: of Units and Levy, units left in the pool; army
// and area: of Pardons, the army that has won and its region.
#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

namespace {

constexpr Sentence kBurntThere{"No reinforcements come to a burnt region.",
                               "Aucun renfort n’arrive dans une région brûlée."};
constexpr Sentence kBothThere{"Units of both sides are there: the region is not controlled.",
                              "Des unités des deux camps s’y trouvent : région non contrôlée."};
constexpr Sentence kEnemiesThere{"Enemy troops are there.", "Des troupes ennemies s’y trouvent."};
constexpr Sentence kNoFriendsThere{
    "That is a home region of the enemy, and no troops of yours are there.",
    "C’est une région de l’ennemi, et aucune de vos troupes n’y est."};
constexpr Sentence kNotYourFortress{"There is no fortress of yours.",
                                    "Il n’y a pas de forteresse à vous."};
constexpr Sentence kEnemiesBefore{"Enemy units stand before that fortress.",
                                  "Des unités ennemies sont devant cette forteresse."};
constexpr Sentence kNotInPool{"There are {0} points of that kind left to place.",
                              "Il reste {0} points de cette sorte à placer."};
constexpr Sentence kByCounters{"Points are placed by counters of 1 or 2.",
                               "Les points se placent par pions de 1 ou 2."};
constexpr Sentence kWholeUnits{"A unit is placed whole, with its {0} points.",
                               "Une unité se place entière, avec ses {0} points."};
constexpr Sentence kIntoNoArmy{"New irregulars do not go straight into an army.",
                               "De nouveaux irréguliers ne rejoignent pas une armée directement."};
constexpr Sentence kNotYourArmy{"That is no army of yours on the map.",
                                "Ce n’est pas une de vos armées sur la carte."};
constexpr Sentence kServesNotThere{"These troops do not serve with that army.",
                                   "Ces troupes ne servent pas dans cette armée."};
constexpr Sentence kOnlyTheWinner{"They go to the army that has won, or to its region.",
                                  "Ils vont à l’armée victorieuse, ou dans sa région."};
constexpr Sentence kBoxOfRepublicans{"The Army Reserve box takes new Garde Nationale only.",
                                     "La réserve ne reçoit que de nouveaux gardes nationaux."};
constexpr Sentence kNoneInGranville{"There are {0} points of Garde Nationale at Granville.",
                                    "Il y a {0} points de Garde nationale à Granville."};
constexpr Sentence kNoCounterLeft{"All counters of that kind are in use.",
                                  "Tous les pions de cette sorte sont en jeu."};
constexpr Sentence kNothingToRaiseWith{"Nothing that is left can rebuild an army.",
                                       "Rien de ce qui reste ne peut reconstituer une armée."};
constexpr Sentence kInfantryLeft{
    "Chouans take the place of infantry only when no infantry counter is left.",
    "Des chouans ne remplacent l’infanterie que s’il n’en reste plus de pions."};
constexpr Sentence kNobodyFull{
    "Chouans take the place of infantry only when an army of yours has {0} points.",
    "Des chouans ne remplacent l’infanterie que si une de vos armées a {0} points."};

Source source_of(const Frame& f) { return static_cast<Source>(f.number); }
const char* rule_of(Source source) {
    if (source == Source::Pardon) return "15.5";
    return source == Source::Regulars ? "4.2" : "4.1";
}
bool by_units(Source source) { return source == Source::Units || source == Source::Levy; }

const Points& pool(const State& s) { return source_of(top(s)) == Source::FromBox ? s.box : s.pool; }
Points& pool(State& s) { return source_of(top(s)) == Source::FromBox ? s.box : s.pool; }

// 2.9, L-38, 4.1: do troops of this side hold it? A dummy is none.
bool has_troops(const Board& b, const State& s, AreaId area, Side side) {
    if (s.derived.irregulars[index(side)].has(area)) return true;
    for (const ArmyId a : armies_outside(b, s, area, side))
        if (!is_dummy(b, s, a)) return true;
    return false;
}
bool has_garrison(const Board& b, const State& s, AreaId area) {
    return total(s.inside[area]) > 0 || !armies_inside(b, s, area).empty();
}

// L-22: infantry for which there are no counters, while an army is at its cap.
Verdict check_substitution(const Board& b, const State& s) {
    if (counters_left(b, s, Side::Royalist, Troop::Infantry) > 0)
        return refuse("4.2", kInfantryLeft);
    int cap = 0;
    for (const ArmyId a : b.armies_of[index(Side::Royalist)]) {
        if (!on_map(s, a) || !is_kind(b, s, a, ArmyKind::Field)) continue;
        cap = army_card(b, s, a).cap;
        if (total(s.armies[a].points) >= cap) return kLegal;
    }
    return refuse("4.2", kNobodyFull, cap);
}

// From what kind in the pool these FP come.
Troop drawn_from(const State& s, Troop troop) {
    const bool substitute = source_of(top(s)) == Source::Regulars && troop == Troop::Irregulars;
    return substitute ? Troop::Infantry : troop;
}

// How many at once, and whether the pool has them.
Verdict check_amount(const Board& b, const State& s, Troop troop, int n) {
    const Source source = source_of(top(s));
    const int unit = b.tables.figures.unit;
    const int there = pool(s)[index(drawn_from(s, troop))];
    if (n > there) return refuse("4.0", kNotInPool, there);
    if (source == Source::Regulars && troop == Troop::Irregulars)
        if (const Verdict no = check_substitution(b, s)) return no;
    if (by_units(source))  // L-83
        return n == (unit < there ? unit : there) ? kLegal : refuse("4.1", kWholeUnits, unit);
    return n <= unit ? kLegal : refuse("2.2", kByCounters);  // L-91
}

Verdict check_place(const Board& b, const State& s, const Action& a) {
    const Frame& f = top(s);
    const bool inside = a.verb == Verb::Garrison;
    if (const Verdict no = check_amount(b, s, a.troop, a.number)) return no;
    if (source_of(f) == Source::Pardon && (a.area != f.area || inside))
        return refuse("15.5", kOnlyTheWinner);
    if (source_of(f) != Source::Pardon)
        if (const Verdict no = check_receiving(b, s, a.area, f.side, inside)) return no;
    if (const Verdict no = check_stacking(b, s, a.area, f.side, a.number)) return no;
    if (inside)
        if (const Verdict no = check_fortress_room(b, s, a.area, a.number)) return no;
    const Force to{
        .side = f.side, .kind = inside ? Target::Inside : Target::Irregulars, .area = a.area};
    return check_counters(b, s, to, a.troop, a.number);
}

Verdict check_join(const Board& b, const State& s, const Action& a) {
    const Frame& f = top(s);
    const Source source = source_of(f);
    if (by_units(source)) return refuse("4.1", kIntoNoArmy);
    if (b.side(a.army) != f.side || !on_map(s, a.army)) return refuse("4.1", kNotYourArmy);
    if (source == Source::Pardon && a.army != f.army) return refuse("15.5", kOnlyTheWinner);
    // 4.2: Chouans who come for infantry are placed as others are.
    if (source == Source::Regulars && a.troop == Troop::Irregulars)
        return refuse("4.1", kIntoNoArmy);
    if (const Verdict no = check_amount(b, s, a.troop, a.number)) return no;
    const Troop joined = joined_as(b, s, a.army, a.troop);
    if (joined == kNoTroop) return refuse("12.2a", kServesNotThere);  // L-84
    const Army& army = s.armies[a.army];
    if (source != Source::Pardon)
        if (const Verdict no = check_receiving(b, s, army.at, f.side, army.inside)) return no;
    if (const Verdict no = check_cap(b, s, a.army, a.number)) return no;
    return check_counters(b, s, {.side = f.side, .kind = Target::Army, .army = a.army}, joined,
                          a.number);
}

// 4.2.1, L-57; L-24: with the first FP of the pool that can.
Troop raised_with(const State& s) {
    const Points& left = pool(s);
    for (const Troop troop : kAllTroops)
        if (left[index(troop)] > 0) return troop;
    return kNoTroop;
}
// L-83: a unit joins whole.
int raised_points(const Board& b, const State& s) {
    const Troop troop = raised_with(s);
    if (troop == kNoTroop || !by_units(source_of(top(s)))) return 1;
    const int there = pool(s)[index(troop)];
    return there < b.tables.figures.unit ? there : b.tables.figures.unit;
}
bool can_raise(const Frame& f) {
    const Source source = source_of(f);
    if (f.side == Side::Royalist) return source == Source::Regulars || source == Source::Units;
    return source == Source::FromBox;
}

Troop raised_as(const Board& b, ArmyId card, Troop troop) {
    if (troop == Troop::Irregulars) return troop;
    return b.card(card).kind == ArmyKind::Mayence ? of_corps(troop) : arm_of(troop);
}

Verdict check_raise(const Board& b, const State& s, const Action& a) {
    const Frame& f = top(s);
    if (!can_raise(f) || raised_with(s) == kNoTroop) return refuse("4.2", kNothingToRaiseWith);
    if (b.card(a.army).side != f.side) return refuse("4.2", kNotYours);
    if (const Verdict no = check_raising(b, s, a.army, a.area)) return no;
    const int n = raised_points(b, s);
    if (const Verdict no = check_army_fits(b, s, a.area, a.army, n)) return no;
    // A new army needs a troop counter of its own.
    const int left = counters_left(b, s, f.side, raised_as(b, a.army, raised_with(s)));
    return left > 0 ? kLegal : refuse("2.4", kNoCounterLeft);
}

int counters_of(int points) { return (points + 1) / 2; }

// L-42: `freed` counters come back from where these points were.
Verdict check_box(const Board& b, const State& s, int n, int freed) {
    const std::size_t i = index(Troop::Irregulars);
    const int stored = s.box[i] + s.box_late[i];
    const int needs = counters_of(stored + n) - counters_of(stored);
    const int left = counters_left(b, s, Side::Republican, Troop::Irregulars) + freed;
    return needs <= left ? kLegal : refuse("2.4", kNoCounterLeft);
}

// 5.2.4: those outside the fortress go first.
int leaving_granville(const Board& b, const State& s, int n) {
    const Side side = top(s).side;
    const int outside = irregulars(s.outside[index(side)][b.granville]);
    const int inside = irregulars(s.inside[b.granville]);
    const int first = n < outside ? n : outside;
    return counters_of(outside) - counters_of(outside - first) + counters_of(inside) -
           counters_of(inside - (n - first));
}

// 5.2.4: when the phase's units have been placed.
Verdict check_leaving_granville(const Board& b, const State& s, int n) {
    const Side side = top(s).side;
    if (source_of(top(s)) != Source::Units) return refuse("5.2.4", kBoxOfRepublicans);
    int there = irregulars(s.outside[index(side)][b.granville]);
    if (fortress_holder(s, b.granville) == side) there += irregulars(s.inside[b.granville]);
    if (n > there) return refuse("5.2.4", kNoneInGranville, there);
    if (n > b.tables.figures.unit) return refuse("2.2", kByCounters);
    return check_box(b, s, n, leaving_granville(b, s, n));
}

Verdict check_store(const Board& b, const State& s, const Action& a) {
    const Frame& f = top(s);
    if (f.side == Side::Royalist || !by_units(source_of(f)) || a.troop != Troop::Irregulars)
        return refuse("4.1", kBoxOfRepublicans);
    if (s.pool[index(a.troop)] == 0) return check_leaving_granville(b, s, a.number);
    if (const Verdict no = check_amount(b, s, a.troop, a.number)) return no;
    return check_box(b, s, a.number, 0);
}

bool granville_can_store(const Board& b, const State& s) {
    const Frame& f = top(s);
    return f.side == Side::Republican && source_of(f) == Source::Units &&
           check_leaving_granville(b, s, 1).legal();
}

// --- carrying out -------------------------------------------------------------------------------

void take_from_pool(Play& p, Troop troop, int n) {
    auto& left = pool(p.s)[index(drawn_from(p.s, troop))];
    left = static_cast<std::uint8_t>(left - n);
    Frame& f = top(p.s);
    if (by_units(source_of(f)) && f.points > 0) --f.points;
}

void place(Play& p, const Action& a) {
    const Frame f = top(p.s);
    const bool inside = a.verb == Verb::Garrison;
    take_from_pool(p, a.troop, a.number);
    add_points(
        p, {.side = f.side, .kind = inside ? Target::Inside : Target::Irregulars, .area = a.area},
        a.troop, a.number);
    p.report({.fact = Fact::Placed,
              .side = f.side,
              .troop = a.troop,
              .area = a.area,
              .a = a.number,
              .b = static_cast<std::int16_t>(inside ? 1 : 0),
              .rule = rule_of(source_of(f))});
}

void join(Play& p, const Action& a) {
    const Frame f = top(p.s);
    const Troop joined = joined_as(p.board, p.s, a.army, a.troop);
    take_from_pool(p, a.troop, a.number);
    add_points(p, {.side = f.side, .kind = Target::Army, .army = a.army}, joined, a.number);
    p.report({.fact = Fact::PlacedWithArmy,
              .side = f.side,
              .secret = !is_open(p.board, p.s, a.army),
              .army = a.army,
              .troop = joined,
              .a = a.number,
              .rule = rule_of(source_of(f))});
}

// L-86: everybody sees what goes into it, so it is shown.
void raise(Play& p, const Action& a) {
    State& s = p.s;
    const Frame f = top(s);
    const Troop troop = raised_with(s);
    const int n = raised_points(p.board, s);
    const Troop joined = raised_as(p.board, a.army, troop);
    take_from_pool(p, troop, n);
    put_army(p, a.army, a.area);
    const ArmyId counter = counter_of(s, a.army);
    add_points(p, {.side = f.side, .kind = Target::Army, .army = counter}, joined, n);
    s.armies[counter].shown = s.options.dummies;
    for (const LeaderId leader : p.board.leaders_of[index(f.side)]) {
        Leader& his = s.leaders[leader];
        if (his.post == LeaderPost::Waiting && his.army == a.army)
            his.post = LeaderPost::WithArmy;  // L-67
    }
    p.report({.fact = Fact::Raised,
              .side = f.side,
              .army = counter,
              .troop = joined,
              .area = a.area,
              .a = static_cast<std::int16_t>(n),
              .rule = f.side == Side::Royalist ? "4.2.1" : "4.2.2"});
}

void store(Play& p, int n) {
    State& s = p.s;
    const Frame f = top(s);
    if (s.pool[index(Troop::Irregulars)] > 0) {
        take_from_pool(p, Troop::Irregulars, n);
    } else {
        const AreaId from = p.board.granville;
        const int outside = s.outside[index(f.side)][from][index(Troop::Irregulars)];
        const int first = n < outside ? n : outside;
        if (first > 0) remove_points(p, {.side = f.side, .area = from}, Troop::Irregulars, first);
        if (n > first)
            remove_points(p, {.side = f.side, .kind = Target::Inside, .area = from},
                          Troop::Irregulars, n - first);
    }
    auto& late = s.box_late[index(Troop::Irregulars)];
    late = static_cast<std::uint8_t>(late + n);
    p.report({.fact = Fact::Stored,
              .side = f.side,
              .troop = Troop::Irregulars,
              .a = static_cast<std::int16_t>(n),
              .rule = "4.1"});
}

// What is not taken. The box keeps what is in it.
void give_up(Play& p) {
    State& s = p.s;
    const Frame f = top(s);
    if (source_of(f) != Source::FromBox) {
        for (const Troop troop : kAllTroops)
            if (s.pool[index(troop)] > 0)
                p.report({.fact = Fact::NoCounters,
                          .side = f.side,
                          .troop = troop,
                          .a = s.pool[index(troop)],
                          .rule = "4.0"});
        s.pool = {};
    }
    pop(s);
}

// --- candidates ---------------------------------------------------------------------------------

template <class Add>
void each_candidate(const Board& b, const State& s, Add add) {
    const Frame& f = top(s);
    const Source source = source_of(f);
    const Points& left = pool(s);
    const int unit = b.tables.figures.unit;
    for (const Troop troop : kAllTroops) {
        const bool substitute = source == Source::Regulars && troop == Troop::Irregulars;
        const int there = left[index(drawn_from(s, troop))];
        if (there == 0 || (substitute && check_substitution(b, s))) continue;
        for (int n = 1; n <= unit && n <= there; ++n) {
            if (by_units(source) && n < unit && n < there) continue;
            const AreaSet areas = source == Source::Pardon ? AreaSet::of(f.area) : b.map.all();
            for (const AreaId area : areas) {
                if (!add(Action::of_points(Verb::Place, n, troop, area))) return;
                if (b.fortresses.has(area) &&
                    !add(Action::of_points(Verb::Garrison, n, troop, area)))
                    return;
            }
            if (by_units(source) || substitute) continue;
            for (const ArmyId army : b.armies_of[index(f.side)])
                if (on_map(s, army) && !add(Action::of_points(Verb::Join, n, troop, army))) return;
        }
    }
    if (can_raise(f) && raised_with(s) != kNoTroop)
        for (const ArmyId card : b.armies_of[index(f.side)])
            if (s.fates[card].post == ArmyPost::Destroyed)
                for (const AreaId area : b.map.all())
                    if (!add(Action::of(Verb::Raise, card, area))) return;
    if (f.side == Side::Republican && by_units(source))
        for (int n = 1; n <= unit; ++n)
            if (!add(Action::of_points(Verb::Store, n, Troop::Irregulars))) return;
}

bool anything_possible(const Board& b, const State& s) {
    bool found = false;
    each_candidate(b, s, [&](const Action& a) {
        found = check_placing(b, s, a).legal();
        return !found;
    });
    return found;
}

}  // namespace

// --- what other chapters ask --------------------------------------------------------------------

// A garrison with the enemy before it, or a garrison of the enemy: nobody's ground (2.9).
Verdict check_receiving(const Board& b, const State& s, AreaId area, Side side, bool inside) {
    const Side enemy = enemy_of(side);
    if (is_burnt(s, area)) return refuse("11.2", kBurntThere);
    const bool enemies = has_units(b, s, area, enemy);
    if (enemies && has_units(b, s, area, side)) return refuse("2.9", kBothThere);
    const bool garrison = b.fortresses.has(area) && has_garrison(b, s, area);
    const bool own_walls = b.fortresses.has(area) && fortress_holder(s, area) == side;
    if (inside) {
        if (!own_walls) return refuse("4.1", kNotYourFortress);
        return enemies ? refuse("2.9", kEnemiesBefore) : kLegal;  // L-65
    }
    if (enemies) return refuse("4.1", kEnemiesThere);
    if (garrison && !own_walls)
        return refuse("2.9", has_troops(b, s, area, side) ? kBothThere : kEnemiesThere);
    if (b.home[index(side)].has(area) || has_troops(b, s, area, side) || garrison) return kLegal;
    return refuse("4.1", kNoFriendsThere);
}

void push_placing(Play& p, Side side, Source source, ArmyId army) {
    State& s = p.s;
    const Figures& figures = p.board.tables.figures;
    Frame f{.business = Business::Placing,
            .side = side,
            .army = army,
            .number = static_cast<std::uint8_t>(source)};
    auto& new_ones = s.pool[index(Troop::Irregulars)];
    if (source == Source::Units) {
        f.points = figures.irregular_units;
        new_ones = static_cast<std::uint8_t>(figures.irregular_units * figures.unit);
    }
    if (source == Source::Levy || source == Source::Pardon)
        new_ones = p.board.card(top(s).card).figure;
    if (source == Source::Levy) f.points = static_cast<std::uint8_t>((new_ones + 1) / figures.unit);
    if (source == Source::Pardon) f.area = s.armies[army].at;
    push(s, f);
}

// --- the frame ----------------------------------------------------------------------------------

bool continue_placing(Play& p) {
    const State& s = p.s;
    if (total(pool(s)) == 0 && !granville_can_store(p.board, s)) {
        pop(p.s);
        return false;
    }
    // With hidden armies, that nothing fits anywhere must not be told by not asking.
    if (secretive(s) || anything_possible(p.board, s)) return true;
    give_up(p);
    return false;
}

void offer_placing(const Board& b, const State& s, Actions& out) {
    each_candidate(b, s, [&](const Action& a) {
        if (check_placing(b, s, a).legal()) out.push_back(a);
        return true;
    });
    out.push_back(Action::of(Verb::Done));
}

Verdict check_placing(const Board& b, const State& s, const Action& a) {
    switch (a.verb) {
        case Verb::Done:
            return kLegal;
        case Verb::Place:
        case Verb::Garrison:
            return check_place(b, s, a);
        case Verb::Join:
            return check_join(b, s, a);
        case Verb::Raise:
            return check_raise(b, s, a);
        case Verb::Store:
            return check_store(b, s, a);
        default:
            return refuse("4.0", kNotNow);
    }
}

void do_placing(Play& p, const Action& a) {
    switch (a.verb) {
        case Verb::Place:
        case Verb::Garrison:
            return place(p, a);
        case Verb::Join:
            return join(p, a);
        case Verb::Raise:
            return raise(p, a);
        case Verb::Store:
            return store(p, a.number);
        default:
            return give_up(p);
    }
}

}  // namespace levee::la_vendee
