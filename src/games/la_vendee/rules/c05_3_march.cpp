// 5.3, 5.5, 5.7: one army moves by a card. A March frame: side, army, card; number: regions
// allowed; points: regions gone; from: the region before the last step; area: where it is about to
// go; flags: kMarch.
#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

namespace {

constexpr Sentence kMarchOrHalt{
    "The army is on the march: `to`, `force`, `route`, `drop`, `torch`, `inside`, `sortie` or "
    "`halt`.",
    "L’armée est en marche : « to », « force », « route », « drop », « torch », « inside », "
    "« sortie » ou « halt »."};
constexpr Sentence kPinnedArmy{"A pinned army does not move.", "Une armée fixée ne bouge pas."};
constexpr Sentence kMetAnArmy{"It has met an enemy army and goes no farther.",
                              "Elle a rencontré une armée ennemie et ne va pas plus loin."};
constexpr Sentence kOnTheRoute{"It is on the road to Granville or back and goes nowhere else.",
                               "Elle est sur la route de Granville et ne va pas ailleurs."};
constexpr Sentence kNoRegionsLeft{"The card moves it {0} regions, and it has gone {1}.",
                                  "La carte la fait avancer de {0} régions, elle en a fait {1}."};
constexpr Sentence kNoNeighbour{"That region is not beside the army’s.",
                                "Cette région n’est pas voisine de celle de l’armée."};
constexpr Sentence kWholeMove{"Crossing the Loire takes the whole move.",
                              "Le passage de la Loire prend tout le mouvement."};
constexpr Sentence kHasCrossed{"It has crossed the Loire and goes no farther.",
                               "Elle a passé la Loire et ne va pas plus loin."};
constexpr Sentence kBurntGround{"A Royalist army does not enter a burnt region.",
                                "Une armée royaliste n’entre pas dans une région brûlée."};
constexpr Sentence kNothingToBurn{"A dummy has no point to lose there.",
                                  "Une armée factice n’a aucun point à y perdre."};
constexpr Sentence kNotYetForced{"The card moves it farther without a forced march.",
                                 "La carte la mène plus loin sans marche forcée."};
constexpr Sentence kForcedAlready{"It has made its forced march with this card.",
                                  "Elle a déjà fait sa marche forcée avec cette carte."};
constexpr Sentence kUnledArmy{"It has no leader, or a wounded one.",
                              "Elle n’a pas de chef, ou il est blessé."};
constexpr Sentence kLastPoint{"It would lose its last point: it has {0}.",
                              "Elle perdrait son dernier point : elle en a {0}."};
constexpr Sentence kDummyMarch{"A dummy does not do that.", "Une armée factice ne fait pas cela."};
constexpr Sentence kNoRouteThere{"There is no road to Granville between these regions.",
                                 "Aucune route de Granville ne relie ces régions."};
constexpr Sentence kRouteNeedsLeader{"It needs a leader for that road.",
                                     "Il lui faut un chef pour cette route."};
constexpr Sentence kOtherRoute{"It is on another road.", "Elle est sur une autre route."};
constexpr Sentence kRouteNeedsAll{"The road takes all regions of the card.",
                                  "La route prend toutes les régions de la carte."};
constexpr Sentence kNotSoManyWithIt{"{0} points are named, and the army has {1}.",
                                    "{0} points indiqués, l’armée en a {1}."};
constexpr Sentence kOneStays{"One point at least stays with the army.",
                             "Un point au moins reste dans l’armée."};
constexpr Sentence kNotMayence{"Only the Army of Mayence burns.",
                               "Seule l’armée de Mayence brûle."};
constexpr Sentence kTorchInHand{"That has been said already.", "C’est déjà dit."};
constexpr Sentence kGoesNoFarther{"It goes no farther, and burns where it leaves only.",
                                  "Elle ne va pas plus loin ; elle ne brûle qu’en partant."};
constexpr Sentence kNoRoomInside{"It cannot go into a fortress here.",
                                 "Elle ne peut pas entrer ici dans une forteresse."};
constexpr Sentence kNotBehindWalls{"It is in no fortress.", "Elle n’est pas dans une forteresse."};

Force army_force(const Frame& f) { return {.side = f.side, .kind = Target::Army, .army = f.army}; }

bool has_flag(const Frame& f, std::uint8_t flag) { return (f.flags & flag) != 0; }

// Whether it may still leave its region, apart from how far and where to.
Verdict check_free_to_go(const State& s, const Frame& f) {
    if (s.armies[f.army].pinned) return refuse("5.6", kPinnedArmy);
    if (has_flag(f, kMarchStopped)) return refuse("5.3", kMetAnArmy);
    if (has_flag(f, kMarchCrossed)) return refuse("5.3.2", kHasCrossed);
    return kLegal;
}

Verdict check_ground_of(const Board& b, const State& s, const Frame& f, AreaId to) {
    if (is_burnt(s, to)) {
        if (f.side == Side::Royalist && !is_kind(b, s, f.army, ArmyKind::British))  // 11.6
            return refuse("11.3", kBurntGround);
        if (is_dummy(b, s, f.army)) return refuse("11.3", kNothingToBurn);  // L-79
    }
    return check_armies_together(b, s, f.army, to);
}

// 5.3, 5.3.2
Verdict check_to(const Board& b, const State& s, const Frame& f, AreaId to) {
    if (const Verdict no = check_free_to_go(s, f)) return no;
    const Army& army = s.armies[f.army];
    if (army.bound != kNoArea) return refuse("5.3.3", kOnTheRoute);
    const bool by_land = b.land[army.at].has(to);
    if (!by_land && !b.across[army.at].has(to)) return refuse("5.3", kNoNeighbour);
    const int most = march_regions(b, s, f.army, f.card);
    if (f.points >= most) return refuse("5.3", kNoRegionsLeft, most, f.points);
    if (!by_land && f.points > 0) return refuse("5.3.2", kWholeMove);
    return check_ground_of(b, s, f, to);
}

// 5.5; on the road to Granville the region is counted (5.3.3).
Verdict check_force(const Board& b, const State& s, const Frame& f, AreaId to) {
    if (const Verdict no = check_free_to_go(s, f)) return no;
    if (has_flag(f, kMarchForced)) return refuse("5.5", kForcedAlready);
    if (f.points < march_regions(b, s, f.army, f.card)) return refuse("5.5", kNotYetForced);
    const Army& army = s.armies[f.army];
    if (army.bound != kNoArea) {
        if (to != army.bound) return refuse("5.3.3", kOnTheRoute);
    } else if (!b.land[army.at].has(to)) {
        return b.across[army.at].has(to) ? refuse("5.3.2", kWholeMove)
                                         : refuse("5.3", kNoNeighbour);
    }
    if (const Verdict no = check_forcing(b, s, f.army)) return no;
    if (army.bound != kNoArea && army.banked + 1 < b.route_areas) return kLegal;
    // The point that it costs is lost before it comes in.
    if (is_burnt(s, to))
        if (const Verdict no = check_ground_of(b, s, f, to)) return no;
    return check_armies_together(b, s, f.army, to, 1);
}

// 5.3.3, L-19
Verdict check_route(const Board& b, const State& s, const Frame& f, AreaId to) {
    if (const Verdict no = check_free_to_go(s, f)) return no;
    const Army& army = s.armies[f.army];
    if (!b.route[army.at].has(to)) return refuse("5.3.3", kNoRouteThere);
    if (army.bound != kNoArea && army.bound != to) return refuse("5.3.3", kOtherRoute);
    if (is_dummy(b, s, f.army)) return refuse("5.3.3", kDummyMarch);  // L-79
    if (leaders_with(s, card_of(s, f.army)).empty()) return refuse("5.3.3", kRouteNeedsLeader);
    if (f.points > 0) return refuse("5.3.3", kRouteNeedsAll);
    if (army.banked + march_regions(b, s, f.army, f.card) < b.route_areas) return kLegal;
    return check_armies_together(b, s, f.army, to);
}

// 5.4, L-25: where it stands, in the open or in the fortress.
Force dropped_to(const State& s, const Frame& f) {
    const Army& army = s.armies[f.army];
    return {
        .side = f.side, .kind = army.inside ? Target::Inside : Target::Irregulars, .area = army.at};
}

Verdict check_drop(const Board& b, const State& s, const Frame& f, const Action& a) {
    const Army& army = s.armies[f.army];
    if (army.pinned) return refuse("5.6", kPinnedArmy);
    const int there = army.points[index(a.troop)];
    if (a.number > there) return refuse("5.4", kNotSoManyWithIt, a.number, there);
    if (a.number >= total(army.points)) return refuse("5.4", kOneStays);
    if (const Verdict no = check_stacking(b, s, army.at, f.side, a.number)) return no;
    return check_change(b, s, army_force(f), dropped_to(s, f), a.troop, a.number);
}

AreaSet goals(const Board& b, const State& s, const Frame& f, Verb verb) {
    const Army& army = s.armies[f.army];
    const AreaSet& beside =
        verb == Verb::Route || army.bound != kNoArea ? b.route[army.at] : b.beside[army.at];
    AreaSet open;
    for (const AreaId to : beside) {
        const Verdict verdict = verb == Verb::To      ? check_to(b, s, f, to)
                                : verb == Verb::Force ? check_force(b, s, f, to)
                                                      : check_route(b, s, f, to);
        if (verdict.legal()) open.add(to);
    }
    return open;
}

// 11.1, L-30
Verdict check_torch(const Board& b, const State& s, const Frame& f) {
    if (!is_kind(b, s, f.army, ArmyKind::Mayence)) return refuse("11.1", kNotMayence);
    if (has_flag(f, kMarchTorch)) return refuse("11.1", kTorchInHand);
    if (const Verdict no = check_burning(b, s, s.armies[f.army].at)) return no;
    const bool goes = !goals(b, s, f, Verb::To).empty() || !goals(b, s, f, Verb::Force).empty();
    return goes ? kLegal : refuse("11.1", kGoesNoFarther);
}

Verdict check_inside(const Board& b, const State& s, const Frame& f) {
    const Army& army = s.armies[f.army];
    if (army.pinned) return refuse("5.6", kPinnedArmy);
    if (army.bound != kNoArea) return refuse("5.3.3", kOnTheRoute);
    return !army.inside && may_go_inside(b, s, f.army, false) ? kLegal
                                                              : refuse("5.7", kNoRoomInside);
}

Verdict check_sortie(const Board& b, const State& s, const Frame& f) {
    const Army& army = s.armies[f.army];
    if (army.pinned) return refuse("5.6", kPinnedArmy);
    if (!army.inside) return refuse("5.7", kNotBehindWalls);
    return check_armies_together(b, s, f.army, army.at);
}

// Anything besides halting?
bool has_choice(const Board& b, const State& s, const Frame& f) {
    for (const Verb verb : {Verb::To, Verb::Force, Verb::Route})
        if (!goals(b, s, f, verb).empty()) return true;
    if (check_inside(b, s, f).legal() || check_sortie(b, s, f).legal()) return true;
    for (const Troop troop : kAllTroops)
        for (int n = 1; n <= s.armies[f.army].points[index(troop)]; ++n)
            if (check_drop(b, s, f, Action::of_points(Verb::Drop, n, troop)).legal()) return true;
    return false;
}

void leave_region(Play& p, AreaId to) {
    State& s = p.s;
    Frame& f = top(s);
    const AreaId from = s.armies[f.army].at;
    const bool crosses = !p.board.land[from].has(to);
    if (s.armies[f.army].inside)
        p.report(
            {.fact = Fact::CameOut, .side = f.side, .army = f.army, .area = from, .rule = "5.7"});
    if (is_burnt(s, to)) not_a_dummy(p, f.army);
    move_army(p, f.army, to);
    f.from = from;
    f.points = crosses ? f.number : static_cast<std::uint8_t>(f.points + 1);
    p.report({.fact = Fact::Marched,
              .side = f.side,
              .army = f.army,
              .area = to,
              .from = from,
              .a = f.points,
              .rule = "5.3"});
    if (crosses) {
        f.flags |= kMarchCrossed;
        p.report(
            {.fact = Fact::Crossed, .side = f.side, .army = f.army, .area = to, .rule = "5.3.2"});
    }
    if (has_flag(f, kMarchTorch)) {
        f.flags &= static_cast<std::uint8_t>(~kMarchTorch);
        show_army(p, f.army);
        burn(p, from);
    }
    const bool silent = p.board.card(f.card).effect == Effect::Silence;
    push_entry(
        p, f.army, from,
        static_cast<std::uint8_t>((crosses ? kEntryCrossed : 0) | (silent ? kEntrySilent : 0)));
}

// The step that has been announced, after what a forced march costs.
void take_step(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    const AreaId to = f.area;
    f.area = kNoArea;
    if (s.armies[f.army].bound == kNoArea) {
        leave_region(p, to);
        return;
    }
    bank_regions(p, f.army, to, 1);
}

void force_march(Play& p, AreaId to) {
    Frame& f = top(p.s);
    f.flags |= kMarchForced;
    f.step = MarchStep::kCameIn;
    f.area = to;
    p.report(
        {.fact = Fact::ForceMarched, .side = f.side, .army = f.army, .area = to, .rule = "5.5"});
    not_a_dummy(p, f.army);
    push_losses(p, army_force(f), 1, "5.5");
}

void drop_off(Play& p, const Action& a) {
    State& s = p.s;
    const Frame& f = top(s);
    const Force to = dropped_to(s, f);
    not_a_dummy(p, f.army);
    remove_points(p, army_force(f), a.troop, a.number);
    add_points(p, to, a.troop, a.number);
    Dropped& dropped = s.dropped[index(f.side)][to.area];
    if (to.kind == Target::Irregulars) {
        std::uint8_t& sum = a.troop == Troop::Irregulars ? dropped.irregulars : dropped.regulars;
        sum = static_cast<std::uint8_t>(sum + a.number);
    }
    p.report({.fact = Fact::DroppedOff,
              .side = f.side,
              .army = f.army,
              .troop = a.troop,
              .area = to.area,
              .a = a.number,
              .rule = "5.4"});
}

}  // namespace

Verdict check_armies_together(const Board& b, const State& s, ArmyId counter, AreaId area,
                              int lost) {
    return check_army_fits(b, s, area, card_of(s, counter), total(s.armies[counter].points) - lost,
                           counter);
}

bool has_army(const Board& b, const State& s, AreaId area, Side side) {
    if (!s.derived.armies[index(side)].has(area)) return false;
    for (const ArmyId army : armies_outside(b, s, area, side))
        if (!is_dummy(b, s, army)) return true;
    return false;
}

int march_regions(const Board& b, const State& s, ArmyId counter, CardId card) {
    const int regions = b.card(card).regions;
    if (is_dummy(b, s, counter)) return regions;  // 16.6: as an army, so that nobody can tell
    if (s.options.zero_strength && total(s.armies[counter].points) == 0)  // 16.7
        return regions > 0 ? 1 : 0;
    const int most = b.tables.figures.leaderless_regions;
    return leaders_with(s, card_of(s, counter)).empty() && regions > most ? most : regions;
}

Verdict check_forcing(const Board& b, const State& s, ArmyId counter) {
    if (is_dummy(b, s, counter)) return refuse("5.5", kDummyMarch);  // L-79
    if (!has_unwounded_leader(s, card_of(s, counter))) return refuse("5.5", kUnledArmy);
    const int points = total(s.armies[counter].points);
    return points > 1 ? kLegal : refuse("5.5", kLastPoint, points);
}

// How far a card takes it tells of its leaders and of its strength (5.3.1, 16.7).
void push_march(Play& p, ArmyId counter, CardId card) {
    const int regions =
        secretive(p.s) ? p.board.card(card).regions : march_regions(p.board, p.s, counter, card);
    push(p.s, {.business = Business::March,
               .side = p.board.side(counter),
               .army = counter,
               .card = card,
               .number = static_cast<std::uint8_t>(regions)});
}

bool continue_march(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    if (!on_map(s, f.army)) {
        pop(s);
        return false;
    }
    switch (f.step) {
        case MarchStep::kOnTheWay:
            // Which army it is, and what is in it, must not show by the question (2.6, 16.6).
            if (secretive(s) || has_choice(p.board, s, f)) return true;
            f.step = MarchStep::kAtEnd;
            return false;
        case MarchStep::kCameIn:
            if (f.area != kNoArea) {
                take_step(p);
                return false;
            }
            f.step = MarchStep::kOnTheWay;
            if (s.armies[f.army].bound == kNoArea &&
                has_army(p.board, s, s.armies[f.army].at, enemy_of(f.side)))
                f.flags |= kMarchStopped;
            return false;
        default:
            p.report({.fact = Fact::Halted,
                      .side = f.side,
                      .army = f.army,
                      .area = s.armies[f.army].at,
                      .rule = "5.3"});
            pop(s);
            return false;
    }
}

void offer_march(const Board& b, const State& s, Actions& out) {
    const Frame& f = top(s);
    for (const Verb verb : {Verb::To, Verb::Force, Verb::Route})
        for (const AreaId to : goals(b, s, f, verb)) out.push_back(Action::of(verb, to));
    for (const Troop troop : kAllTroops)
        for (int n = 1; n <= s.armies[f.army].points[index(troop)]; ++n) {
            const Action drop = Action::of_points(Verb::Drop, n, troop);
            if (check_drop(b, s, f, drop).legal()) out.push_back(drop);
        }
    for (const Verb verb : {Verb::Torch, Verb::Inside, Verb::Sortie})
        if (const Action a = Action::of(verb); check_march(b, s, a).legal()) out.push_back(a);
    out.push_back(Action::of(Verb::Halt));
}

Verdict check_march(const Board& b, const State& s, const Action& a) {
    const Frame& f = top(s);
    switch (a.verb) {
        case Verb::To:
            return check_to(b, s, f, a.area);
        case Verb::Force:
            return check_force(b, s, f, a.area);
        case Verb::Route:
            return check_route(b, s, f, a.area);
        case Verb::Drop:
            return check_drop(b, s, f, a);
        case Verb::Torch:
            return check_torch(b, s, f);
        case Verb::Inside:
            return check_inside(b, s, f);
        case Verb::Sortie:
            return check_sortie(b, s, f);
        case Verb::Halt:
            return kLegal;
        default:
            return refuse("5.3", kMarchOrHalt);
    }
}

void do_march(Play& p, const Action& a) {
    State& s = p.s;
    Frame& f = top(s);
    switch (a.verb) {
        case Verb::To:
            f.step = MarchStep::kCameIn;
            f.area = a.area;
            break;
        case Verb::Force:
            force_march(p, a.area);
            break;
        case Verb::Route: {
            f.step = MarchStep::kCameIn;
            const int regions = march_regions(p.board, s, f.army, f.card);
            f.points = f.number;
            not_a_dummy(p, f.army);
            bank_regions(p, f.army, a.area, regions);
            break;
        }
        case Verb::Drop:
            drop_off(p, a);
            break;
        case Verb::Torch:
            f.flags |= kMarchTorch;
            break;
        case Verb::Inside:
            set_inside(p, f.army, true);
            p.report({.fact = Fact::WentInside,
                      .side = f.side,
                      .army = f.army,
                      .area = s.armies[f.army].at,
                      .rule = "5.7"});
            f.step = MarchStep::kAtEnd;
            break;
        case Verb::Sortie:
            set_inside(p, f.army, false);
            p.report({.fact = Fact::CameOut,
                      .side = f.side,
                      .army = f.army,
                      .area = s.armies[f.army].at,
                      .rule = "5.7"});
            show_counters(p, s.armies[f.army].at);
            break;
        default:
            f.step = MarchStep::kAtEnd;
            break;
    }
}

}  // namespace levee::la_vendee
