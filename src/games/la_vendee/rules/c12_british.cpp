// Chapter 12: the British Expeditionary Army. A British frame: side; step; points: FP of 12.2b that
// have to be placed, or 0 for the army itself; area: where the first of them has gone.
#include "games/la_vendee/rules/chapters.h"
#include "games/la_vendee/rules/reinforcements.h"

namespace levee::la_vendee {

using enum BritishStep::At;

namespace {

constexpr Sentence kOnlyTheBritish{"Only the British land now.",
                                   "Seuls les Britanniques débarquent."};
constexpr Sentence kNoCoast{"That region does not touch the ocean.",
                            "Cette région ne touche pas l’océan."};
constexpr Sentence kNoFriendlyPort{
    "They land at a fortress of the Royalists or in a Royalist home region.",
    "Ils débarquent dans une forteresse royaliste ou une région d’origine royaliste."};
constexpr Sentence kEnemyThere{"Enemy units are there.", "Des unités ennemies s’y trouvent."};
constexpr Sentence kBurntCoast{"That region is burnt.", "Cette région est brûlée."};
constexpr Sentence kNoPort{"British reinforcements do not land there.",
                           "Les renforts britanniques ne débarquent pas là."};
constexpr Sentence kPortNotHeld{"You control neither the fortress nor the region.",
                                "Vous ne contrôlez ni la forteresse ni la région."};
constexpr Sentence kSamePort{"The other points have gone ashore elsewhere.",
                             "Les autres points ont débarqué ailleurs."};
constexpr Sentence kBritishOnly{"These are British troops.", "Ce sont des troupes britanniques."};
constexpr Sentence kSoMany{"There are {0} points to be landed.", "Il y a {0} points à débarquer."};
constexpr Sentence kJoinTheArmy{"Their army is there and has room: they join it.",
                                "Leur armée est là et a de la place : ils la rejoignent."};
constexpr Sentence kOnlyTheirArmy{"They join the British army only.",
                                  "Ils ne rejoignent que l’armée britannique."};
constexpr Sentence kLandFirst{"They still find a place to land.", "Ils peuvent encore débarquer."};

constexpr std::array kBritishTroops{Troop::CorpsInfantry, Troop::CorpsCavalry,
                                    Troop::CorpsArtillery};

// L-59
Verdict check_shore(const Board& b, const State& s, AreaId area) {
    if (is_burnt(s, area)) return refuse("11.2", kBurntCoast);
    if (has_units(b, s, area, Side::Republican)) return refuse("12.1", kEnemyThere);
    const bool held_by_enemy =
        b.fortresses.has(area) && fortress_holder(s, area) == Side::Republican;
    const bool garrison = total(s.inside[area]) > 0 || !armies_inside(b, s, area).empty();
    return held_by_enemy && garrison ? refuse("12.1", kEnemyThere) : kLegal;
}

bool royalist_fortress(const Board& b, const State& s, AreaId area) {
    return b.fortresses.has(area) && fortress_holder(s, area) == Side::Royalist;
}

Verdict check_landing(const Board& b, const State& s, AreaId area) {
    if (!b.ocean.has(area)) return refuse("12.1", kNoCoast);
    if (!royalist_fortress(b, s, area) && !b.home[index(Side::Royalist)].has(area))
        return refuse("12.1", kNoFriendlyPort);
    if (const Verdict no = check_shore(b, s, area)) return no;
    return check_army_fits(b, s, area, b.british, total(b.card(b.british).points));
}

AreaSet landings(const Board& b, const State& s) {
    AreaSet open;
    for (const AreaId area : b.ocean)
        if (check_landing(b, s, area).legal()) open.add(area);
    return open;
}

Verdict check_port(const Board& b, const State& s, AreaId area) {
    if (!b.tables.british_ports.has(area)) return refuse("12.2b", kNoPort);
    if (!royalist_fortress(b, s, area) && !controls(b, s, area, Side::Royalist))
        return refuse("12.2b", kPortNotHeld);
    return check_shore(b, s, area);
}

ArmyId british_counter(const Board& b, const State& s) {
    return b.british == kNoArmy ? kNoArmy : counter_of(s, b.british);
}

Force detachment(const Action& a) {
    return {.side = Side::Royalist,
            .kind = a.verb == Verb::Garrison ? Target::Inside : Target::Irregulars,
            .area = a.area};
}

Verdict check_amount(const State& s, const Action& a) {
    if (arm_of(a.troop) == a.troop) return refuse("12.2b", kBritishOnly);
    return a.number <= top(s).points ? kLegal : refuse("12.2b", kSoMany, top(s).points);
}

Verdict check_reinforcing(const Board& b, const State& s, const Action& a) {
    if (const Verdict no = check_amount(s, a)) return no;
    const ArmyId army = british_counter(b, s);
    if (a.army != army || army == kNoArmy) return refuse("12.2b", kOnlyTheirArmy);
    const AreaId area = s.armies[army].at;
    if (top(s).area != kNoArea && area != top(s).area) return refuse("12.2b", kSamePort);
    if (const Verdict no = check_port(b, s, area)) return no;
    if (const Verdict no = check_cap(b, s, army, a.number)) return no;
    return check_counters(b, s, {.side = Side::Royalist, .kind = Target::Army, .army = army},
                          a.troop, a.number);
}

Verdict check_detachment(const Board& b, const State& s, const Action& a) {
    if (const Verdict no = check_amount(s, a)) return no;
    if (top(s).area != kNoArea && a.area != top(s).area) return refuse("12.2b", kSamePort);
    if (const Verdict no = check_port(b, s, a.area)) return no;
    const ArmyId army = british_counter(b, s);
    if (army != kNoArmy && s.armies[army].at == a.area && check_cap(b, s, army, 1).legal())
        return refuse("12.2b", kJoinTheArmy);
    if (a.verb == Verb::Garrison) {
        if (!royalist_fortress(b, s, a.area)) return refuse("12.2b", kPortNotHeld);
        if (const Verdict no = check_fortress_room(b, s, a.area, a.number)) return no;
    }
    if (const Verdict no = check_stacking(b, s, a.area, Side::Royalist, a.number)) return no;
    return check_counters(b, s, detachment(a), a.troop, a.number);
}

template <class Add>
void each_reinforcement(const Board& b, const State& s, Add add) {
    const int left = top(s).points;
    const ArmyId army = british_counter(b, s);
    for (const Troop troop : kBritishTroops)
        for (int n = left; n > 0; --n) {
            if (army != kNoArmy) {
                const Action a = Action::of_points(Verb::Join, n, troop, army);
                if (check_reinforcing(b, s, a).legal()) add(a);
            }
            for (const AreaId area : b.tables.british_ports)
                for (const Verb verb : {Verb::Place, Verb::Garrison}) {
                    const Action a = Action::of_points(verb, n, troop, area);
                    if (check_detachment(b, s, a).legal()) add(a);
                }
        }
}
bool can_reinforce(const Board& b, const State& s) {
    bool any = false;
    each_reinforcement(b, s, [&](const Action&) { any = true; });
    return any;
}

void land(Play& p, AreaId area) {
    State& s = p.s;
    const ArmyId british = p.board.british;
    put_down(p, british, area, ArmySet::of(british));
    p.report({.fact = Fact::Landed,
              .side = Side::Royalist,
              .army = counter_of(s, british),
              .area = area,
              .rule = "12.1"});
    pop(s);
}

// True: somebody is asked where.
bool begin_landing(Play& p) {
    State& s = p.s;
    const AreaSet open = landings(p.board, s);
    if (open.empty()) {
        p.report({.fact = Fact::Delayed,
                  .side = Side::Royalist,
                  .army = p.board.british,
                  .rule = "12.1"});
        pop(s);
        return false;
    }
    if (open.size() == 1) {
        land(p, open.first());
        return false;
    }
    top(s).step = kWhere;
    return true;
}

// L-59: without a port that is open to them they wait, and no die is rolled.
void roll_for_ships(Play& p) {
    State& s = p.s;
    bool open = false;
    for (const AreaId area : p.board.tables.british_ports)
        open = open || check_port(p.board, s, area).legal();
    if (!open) return pop(s);
    top(s).step = kPortRolled;
    ask_dice(s, 1);
}

}  // namespace

bool british_on_map(const Board& b, const State& s) {
    return b.british != kNoArmy && s.fates[b.british].post == ArmyPost::OnMap;
}

// L-32: the End Phase of the turn in which Granville falls is seen, but does not count.
void move_clock(Play& p) {
    State& s = p.s;
    const Board& b = p.board;
    if (b.granville == kNoArea || b.british == kNoArmy) return;
    if (s.fates[b.british].post != ArmyPost::NotYet) return;
    if (!s.held.has(b.granville)) {
        s.clock = 0;
        s.british_due = 0;
        return;
    }
    const int needed = b.tables.figures.british_clock;
    if (s.clock <= needed) ++s.clock;
    p.report({.fact = Fact::ClockMoved,
              .side = Side::Royalist,
              .a = static_cast<std::int16_t>(s.clock - 1),
              .rule = "12.0"});
    if (s.clock > needed && s.british_due == 0)
        s.british_due = static_cast<std::uint8_t>(s.turn + 1);
}

// L-34: all of them leave at once, and York with them.
void recall_british(Play& p) {
    State& s = p.s;
    const Board& b = p.board;
    if (!british_on_map(b, s)) return;
    const ArmyId counter = counter_of(s, b.british);
    if (total(s.armies[counter].points) > b.tables.figures.british_recalled) return;
    remove_counter(p, counter);
    s.fates[b.british] = {.post = ArmyPost::Gone};
    for (const LeaderId leader : leaders_with(s, b.british)) {
        s.leaders[leader].post = LeaderPost::Gone;
        s.leaders[leader].army = kNoArmy;
    }
    for (const Troop troop : kBritishTroops) {
        for (const AreaId area : b.map.all()) {
            const int n = s.outside[index(Side::Royalist)][area][index(troop)];
            if (n > 0) remove_points(p, {.side = Side::Royalist, .area = area}, troop, n);
        }
        for (const AreaId area : b.fortresses& s.held) {
            const int n = s.inside[area][index(troop)];
            const Force inside{.side = Side::Royalist, .kind = Target::Inside, .area = area};
            if (n > 0) remove_points(p, inside, troop, n);
        }
    }
    p.report({.fact = Fact::BritishRecalled, .side = Side::Royalist, .rule = "12.3"});
}

bool continue_british(Play& p) {
    State& s = p.s;
    const Board& b = p.board;
    switch (top(s).step) {
        case kDue:
            if (british_on_map(b, s)) {
                roll_for_ships(p);
                return false;
            }
            if (b.british != kNoArmy && s.fates[b.british].post == ArmyPost::NotYet &&
                s.british_due != 0 && s.british_due <= s.turn)
                return begin_landing(p);
            pop(s);
            return false;
        case kPortRolled:
            if (s.dice[0] % 2 != 0) {
                p.report({.fact = Fact::BritishNone,
                          .side = Side::Royalist,
                          .a = s.dice[0],
                          .rule = "12.2b"});
                pop(s);
                return false;
            }
            top(s).points = b.tables.figures.british_points;
            top(s).step = kWhere;
            return false;
        default:
            if (top(s).points == 0 && british_on_map(b, s)) {
                pop(s);
                return false;
            }
            if (top(s).points == 0 || can_reinforce(b, s)) return true;
            p.report({.fact = Fact::NoCounters,
                      .side = Side::Royalist,
                      .troop = Troop::CorpsInfantry,
                      .a = top(s).points,
                      .rule = "2.4"});
            pop(s);
            return false;
    }
}

void offer_british(const Board& b, const State& s, Actions& out) {
    if (top(s).points > 0)
        return each_reinforcement(b, s, [&](const Action& a) { out.push_back(a); });
    for (const AreaId area : landings(b, s))
        out.push_back(Action::of(Verb::Deploy, b.british, area));
}

Verdict check_british(const Board& b, const State& s, const Action& a) {
    if (top(s).points == 0) {
        if (a.verb != Verb::Deploy) return refuse("12.1", kNotNow);
        if (a.army != b.british) return refuse("12.1", kOnlyTheBritish);
        return check_landing(b, s, a.area);
    }
    switch (a.verb) {
        case Verb::Join:
            return check_reinforcing(b, s, a);
        case Verb::Place:
        case Verb::Garrison:
            return check_detachment(b, s, a);
        case Verb::Done:
            return refuse("12.2b", kLandFirst);
        default:
            return refuse("12.2b", kNotNow);
    }
}

void do_british(Play& p, const Action& a) {
    State& s = p.s;
    if (a.verb == Verb::Deploy) return land(p, a.area);
    const bool joins = a.verb == Verb::Join;
    const Force to =
        joins ? Force{.side = Side::Royalist, .kind = Target::Army, .army = a.army} : detachment(a);
    add_points(p, to, a.troop, a.number);
    Frame& f = top(s);
    f.points = static_cast<std::uint8_t>(f.points - a.number);
    f.area = joins ? s.armies[a.army].at : a.area;
    if (joins)
        p.report({.fact = Fact::PlacedWithArmy,
                  .side = Side::Royalist,
                  .secret = !is_open(p.board, s, a.army),
                  .army = a.army,
                  .troop = a.troop,
                  .a = a.number,
                  .rule = "12.2b"});
    else
        p.report({.fact = Fact::Placed,
                  .side = Side::Royalist,
                  .troop = a.troop,
                  .area = a.area,
                  .a = a.number,
                  .b = static_cast<std::int16_t>(a.verb == Verb::Garrison ? 1 : 0),
                  .rule = "12.2b"});
    if (f.points == 0) pop(s);
}

}  // namespace levee::la_vendee
