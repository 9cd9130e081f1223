// 5.2, 5.4, 6.1, 6.2: irregulars and detachments of one side move, then fire. An Irregulars frame:
// side, step; at kWhither number FP of troop leave area. Who has moved stands in State::parties,
// who has gone inside in State::sheltered, and where the fire is lit in State::torches.
#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

namespace {

constexpr Sentence kMoveThem{
    "Irregulars and detachments move now: `move`, `enter`, `leave`, `join`, `burn` or `done`.",
    "Irréguliers et détachements bougent : « move », « enter », « leave », « join », « burn » ou "
    "« done »."};
constexpr Sentence kSayWhither{"Say where they go: `to` a region.",
                               "Indiquez où ils vont : « to » et une région."};
constexpr Sentence kFireWithThem{"They fire now: `skirmish`, `harass` or `done`.",
                                 "Ils tirent : « skirmish », « harass » ou « done »."};
constexpr Sentence kNotSoMany{"{0} points are named, and {1} of them have not moved yet.",
                              "{0} points indiqués, {1} n’ont pas encore bougé."};
constexpr Sentence kNotInside{"{0} points are named, and {1} are in that fortress.",
                              "{0} points indiqués, {1} sont dans cette forteresse."};
constexpr Sentence kNotOutside{"{0} points are named, and {1} are there outside the fortress.",
                               "{0} points indiqués, {1} sont là hors de la forteresse."};
constexpr Sentence kNoWayForThem{"No region beside it can take them.",
                                 "Aucune région voisine ne peut les recevoir."};
constexpr Sentence kOnlyWithArmies{"To and from Granville one goes with an army only.",
                                   "On ne va à Granville et n’en revient qu’avec une armée."};
constexpr Sentence kNotBesideIt{"That region is not beside it.", "Cette région n’est pas voisine."};
constexpr Sentence kBurntForThem{"Royalists do not enter a burnt region.",
                                 "Les royalistes n’entrent pas dans une région brûlée."};
constexpr Sentence kTooManyGroups{"Too many groups have moved in this phase.",
                                  "Trop de groupes ont bougé dans cette phase."};
constexpr Sentence kNotHeldHere{"There is no fortress of yours.",
                                "Il n’y a pas là de forteresse à vous."};
constexpr Sentence kJustWentIn{"Somebody has gone into that fortress in this phase.",
                               "On est entré dans cette forteresse pendant cette phase."};
constexpr Sentence kNoSuchArmyOfYours{"You have no such army on the map.",
                                      "Vous n’avez pas cette armée sur la carte."};
constexpr Sentence kNotOfIts{"Troops of that kind do not serve in this army.",
                             "Ces troupes ne servent pas dans cette armée."};
constexpr Sentence kNobodyBurns{"No detachment of Mayence that could still leave is there.",
                                "Aucun détachement de Mayence n’est là qui puisse encore partir."};
constexpr Sentence kTorchIsLit{"That has been said already.", "C’est déjà dit."};
constexpr Sentence kNobodyFires{"You have no irregulars or detachments there outside the fortress.",
                                "Vous n’avez là ni irréguliers ni détachements hors de la "
                                "forteresse."};
constexpr Sentence kHaveFired{"Those of that region have fired.",
                              "Ceux de cette région ont déjà tiré."};
constexpr Sentence kNoEnemyThere{"There are no enemy irregulars or detachments outside a fortress.",
                                 "Il n’y a là ni irréguliers ni détachements ennemis hors d’une "
                                 "forteresse."};
constexpr Sentence kNotInReach{"That is no enemy army which they could fire at.",
                               "Ce n’est pas une armée ennemie sur laquelle ils puissent tirer."};
constexpr Sentence kNoChange{"That needs one more counter of this kind than there are.",
                             "Il y faudrait un pion de cette sorte de plus qu’il n’en reste."};

// 2.4: counters that FP of a kind take in one force. Corps troops of the Republicans are of those
// of their arm.
int counters_in(const Points& points, Side side, Troop troop, int change) {
    const int count =
        side == Side::Republican ? of_arm(points, arm_of(troop)) : points[index(troop)];
    return (count + change + 1) / 2;
}

// L-42: by how many more counters they take, when some go from one force to another.
int more_counters(const State& s, const Force& from, const Force& to, Troop troop, int n,
                  int lost) {
    const Points& source = points_of(s, from);
    const Points& goal = points_of(s, to);
    return counters_in(source, from.side, troop, -n) + counters_in(goal, to.side, troop, n - lost) -
           counters_in(source, from.side, troop, 0) - counters_in(goal, to.side, troop, 0);
}

// Counters that are left, counted when somebody asks and then remembered: a phase offers a hundred
// moves that depend on them.
class Spare {
 public:
    Spare(const Board& b, const State& s) : b_(b), s_(s) { left_.fill(kUnknown); }

    Verdict check(const Force& from, const Force& to, Troop troop, int n, int lost = 0) {
        const int more = more_counters(s_, from, to, troop, n, lost);
        if (more <= 0) return kLegal;
        auto& left = left_[index(troop)];
        if (left == kUnknown)
            left = static_cast<std::int16_t>(counters_left(b_, s_, from.side, troop));
        return more > left ? refuse("2.4", kNoChange) : kLegal;
    }
    const Board& board() const { return b_; }
    const State& state() const { return s_; }

 private:
    static constexpr std::int16_t kUnknown = -1000;
    const Board& b_;
    const State& s_;
    std::array<std::int16_t, kTroops> left_{};
};

Force outside_of(Side side, AreaId area) { return {.side = side, .area = area}; }
Force inside_of(Side side, AreaId area) {
    return {.side = side, .kind = Target::Inside, .area = area};
}

// Those in the open who have not moved yet.
Points fresh(const State& s, Side side, AreaId area) {
    Points left = s.outside[index(side)][area];
    for (std::size_t i = 0; i < s.party_count; ++i)
        if (s.parties[i].to == area)
            for (std::size_t t = 0; t < kTroops; ++t)
                left[t] = static_cast<std::uint8_t>(left[t] - s.parties[i].points[t]);
    return left;
}
int not_moved(const State& s, Side side, AreaId area, Troop troop) {
    return s.outside[index(side)][area][index(troop)] - newcomers(s, area, troop);
}

bool has_gone(const State& s, AreaId from, AreaId to) {
    for (std::size_t i = 0; i < s.party_count; ++i)
        if (s.parties[i].from == from && s.parties[i].to == to) return true;
    return false;
}

// L-58: a group that moves together pays once.
int toll_of_step(const Board& b, const State& s, AreaId from, AreaId to) {
    return is_burnt(s, to) && !has_gone(s, from, to) ? b.tables.figures.burnt_loss : 0;
}

Verdict check_step(Spare& spare, const Frame& f, AreaId to) {
    const Board& b = spare.board();
    const State& s = spare.state();
    // 5.2.3, 5.2.4: only as a part of an army.
    if (to == b.granville)
        return refuse(f.side == Side::Royalist ? "5.2.3" : "5.2.4", kOnlyWithArmies);
    if (!b.adjacent(f.area, to)) return refuse("5.2", kNotBesideIt);
    if (is_burnt(s, to) && f.side == Side::Royalist && !is_corps(f.troop))  // 11.6
        return refuse("11.3", kBurntForThem);
    if (s.party_count == kMaxParties && !has_gone(s, f.area, to))
        return refuse("5.2", kTooManyGroups);
    const int lost = toll_of_step(b, s, f.area, to);
    if (const Verdict no = check_stacking(b, s, to, f.side, f.number - lost)) return no;
    return spare.check(outside_of(f.side, f.area), outside_of(f.side, to), f.troop, f.number, lost);
}

AreaSet ways(const Board& b, const State& s, const Frame& f) {
    Spare spare(b, s);
    AreaSet open;
    for (const AreaId to : b.beside[f.area])
        if (check_step(spare, f, to).legal()) open.add(to);
    return open;
}

Verdict check_setting_out(Spare& spare, const Action& a) {
    const Board& b = spare.board();
    const State& s = spare.state();
    Frame f = top(s);
    f.area = a.area;
    f.troop = a.troop;
    f.number = a.number;
    const int there = not_moved(s, f.side, a.area, a.troop);
    if (a.number > there) return refuse("5.2", kNotSoMany, a.number, there);
    if (a.area == b.granville)
        return refuse(f.side == Side::Royalist ? "5.2.3" : "5.2.4", kOnlyWithArmies);
    for (const AreaId to : b.beside[a.area])
        if (check_step(spare, f, to).legal()) return kLegal;
    return refuse("5.2", kNoWayForThem);
}

bool has_fortress_at(const Board& b, const State& s, AreaId area, Side side) {
    return b.fortresses.has(area) && fortress_holder(s, area) == side;
}

// L-62
Verdict check_going_in(Spare& spare, const Action& a) {
    const Board& b = spare.board();
    const State& s = spare.state();
    const Side side = top(s).side;
    if (!has_fortress_at(b, s, a.area, side)) return refuse("5.7", kNotHeldHere);
    const int there = s.outside[index(side)][a.area][index(a.troop)];
    if (a.number > there) return refuse("5.2", kNotOutside, a.number, there);
    if (const Verdict no = check_fortress_room(b, s, a.area, a.number)) return no;
    return spare.check(outside_of(side, a.area), inside_of(side, a.area), a.troop, a.number);
}

Verdict check_coming_out(Spare& spare, const Action& a) {
    const Board& b = spare.board();
    const State& s = spare.state();
    const Side side = top(s).side;
    if (!has_fortress_at(b, s, a.area, side)) return refuse("5.7", kNotHeldHere);
    if (s.sheltered.has(a.area)) return refuse("5.7", kJustWentIn);
    const int there = s.inside[a.area][index(a.troop)];
    if (a.number > there) return refuse("5.2", kNotInside, a.number, there);
    return spare.check(inside_of(side, a.area), outside_of(side, a.area), a.troop, a.number);
}

bool is_own(const Board& b, const State& s, ArmyId army, Side side) {
    return b.armies_of[index(side)].has(army) && on_map(s, army);
}

// 5.4: those who have not moved; behind the same walls.
Verdict check_pick_up(Spare& spare, const Action& a) {
    const Board& b = spare.board();
    const State& s = spare.state();
    const Side side = top(s).side;
    if (!is_own(b, s, a.army, side)) return refuse("5.4", kNoSuchArmyOfYours);
    const Army& army = s.armies[a.army];
    const bool in_open = !army.inside;
    if (!in_open && s.sheltered.has(army.at)) return refuse("5.4", kJustWentIn);
    const int there =
        in_open ? not_moved(s, side, army.at, a.troop) : int{s.inside[army.at][index(a.troop)]};
    if (a.number > there) return refuse("5.4", kNotSoMany, a.number, there);
    if (is_dummy(b, s, a.army) || joined_as(b, s, a.army, a.troop) == kNoTroop)
        return refuse("5.4", kNotOfIts);
    if (const Verdict no = check_cap(b, s, a.army, a.number)) return no;
    return spare.check(in_open ? outside_of(side, army.at) : inside_of(side, army.at),
                       {.side = side, .kind = Target::Army, .army = a.army}, a.troop, a.number);
}

// 11.1: a detachment of Mayence says that it burns the region when it leaves.
Verdict check_lighting(const Board& b, const State& s, AreaId area) {
    const Side side = top(s).side;
    int able = 0;
    for (const Troop troop : kAllTroops)
        if (side == Side::Republican && is_corps(troop)) able += not_moved(s, side, area, troop);
    if (able == 0) return refuse("11.1", kNobodyBurns);
    if (s.torches.has(area)) return refuse("11.1", kTorchIsLit);
    return check_burning(b, s, area);
}

Verdict check_moves(Spare& spare, const Action& a) {
    switch (a.verb) {
        case Verb::Done:
            return kLegal;
        case Verb::Move:
            return check_setting_out(spare, a);
        case Verb::Enter:
            return check_going_in(spare, a);
        case Verb::Leave:
            return check_coming_out(spare, a);
        case Verb::Join:
            return check_pick_up(spare, a);
        case Verb::Burn:
            return check_lighting(spare.board(), spare.state(), a.area);
        default:
            return refuse("5.2", kMoveThem);
    }
}

// 6.0, 6.3
Verdict check_firer(const State& s, AreaId area) {
    const Side side = top(s).side;
    if (!s.derived.irregulars[index(side)].has(area)) return refuse("6.0", kNobodyFires);
    if (s.skirmished[index(side)].has(area)) return refuse("6.3", kHaveFired);
    return kLegal;
}

Verdict check_fire(const Board& b, const State& s, const Action& a) {
    const Side enemy = enemy_of(top(s).side);
    if (a.verb == Verb::Done) return kLegal;  // 5.0: nobody has to move
    if (a.verb == Verb::Skirmish) {
        if (const Verdict no = check_firer(s, a.area)) return no;
        return s.derived.irregulars[index(enemy)].has(a.area) ? kLegal
                                                              : refuse("6.1", kNoEnemyThere);
    }
    if (a.verb != Verb::Harass) return refuse("6.0", kFireWithThem);
    if (!is_own(b, s, a.army, enemy) || s.armies[a.army].inside) return refuse("6.1", kNotInReach);
    return check_firer(s, s.armies[a.army].at);
}

// Everybody sees who has not moved yet, so that it tells nothing to be asked.
bool may_still_move(const Board& b, const State& s, Side side) {
    for (const AreaId area : s.derived.irregulars[index(side)])
        if (total(fresh(s, side, area)) > 0) return true;
    for (const AreaId area : b.fortresses)
        if (fortress_holder(s, area) == side && !s.sheltered.has(area) && total(s.inside[area]) > 0)
            return true;
    return false;
}

bool may_still_fire(const State& s, Side side) {
    const Derived& d = s.derived;
    const Side enemy = enemy_of(side);
    const AreaSet targets = d.irregulars[index(enemy)] | d.armies[index(enemy)];
    return (d.irregulars[index(side)] & targets).without(s.skirmished[index(side)]).empty() ==
           false;
}

void clear_marks(State& s) {
    for (std::size_t i = 0; i < s.party_count; ++i) s.parties[i] = {};
    s.party_count = 0;
    s.torches.clear();
    s.sheltered.clear();
    s.skirmished = {};
}

void note_party(State& s, AreaId from, AreaId to, Troop troop, int n) {
    for (std::size_t i = 0; i <= s.party_count; ++i) {
        Party& party = s.parties[i];
        if (i == s.party_count) {
            ++s.party_count;
            party = {.from = from, .to = to};
        } else if (party.from != from || party.to != to) {
            continue;
        }
        party.points[index(troop)] = static_cast<std::uint8_t>(party.points[index(troop)] + n);
        return;
    }
}

void step_to_region(Play& p, AreaId to) {
    State& s = p.s;
    Frame& f = top(s);
    const int lost = toll_of_step(p.board, s, f.area, to);
    const int arrive = f.number - lost;
    remove_points(p, outside_of(f.side, f.area), f.troop, f.number);
    if (arrive > 0) {
        add_points(p, outside_of(f.side, to), f.troop, arrive);
        note_party(s, f.area, to, f.troop, arrive);
    }
    p.report({.fact = Fact::Moved,
              .side = f.side,
              .troop = f.troop,
              .area = to,
              .from = f.area,
              .a = f.number,
              .rule = "5.2"});
    if (lost > 0)
        p.report({.fact = Fact::Lost,
                  .side = f.side,
                  .troop = f.troop,
                  .area = to,
                  .a = static_cast<std::int16_t>(lost),
                  .rule = "11.3"});
    if (is_corps(f.troop) && s.torches.has(f.area)) {  // 11.1
        s.torches.remove(f.area);
        burn(p, f.area);
    }
    f.step = IrregularsStep::kMoves;
    f.area = kNoArea;
    f.troop = kNoTroop;
    f.number = 0;
    if (arrive > 0) show_counters(p, to);
}

void through_the_gate(Play& p, const Action& a, bool in) {
    const Side side = top(p.s).side;
    const Force open = outside_of(side, a.area);
    const Force walls = inside_of(side, a.area);
    remove_points(p, in ? open : walls, a.troop, a.number);
    add_points(p, in ? walls : open, a.troop, a.number);
    if (in) p.s.sheltered.add(a.area);
    p.report({.fact = in ? Fact::WentInside : Fact::CameOut,
              .side = side,
              .troop = a.troop,
              .area = a.area,
              .a = a.number,
              .rule = "5.7"});
    if (!in) show_counters(p, a.area);
}

void pick_up(Play& p, const Action& a) {
    const Side side = top(p.s).side;
    const Army& army = p.s.armies[a.army];
    const AreaId at = army.at;
    remove_points(p, army.inside ? inside_of(side, at) : outside_of(side, at), a.troop, a.number);
    const Troop as = joined_as(p.board, p.s, a.army, a.troop);
    add_points(p, {.side = side, .kind = Target::Army, .army = a.army}, as, a.number);
    p.report({.fact = Fact::PickedUp,
              .side = side,
              .army = a.army,
              .troop = a.troop,
              .area = at,
              .a = a.number,
              .rule = "5.4"});
}

void begin_skirmish(Play& p, AreaId area, ArmyId target) {
    State& s = p.s;
    const Side side = top(s).side;
    s.skirmished[index(side)].add(area);
    p.report({.fact = Fact::Skirmished, .side = side, .army = target, .area = area, .rule = "6.0"});
    push(s, {.business = Business::Skirmish, .side = side, .army = target, .area = area});
}

void offer_moves_of(Spare& spare, AreaId area, Actions& out) {
    const Board& b = spare.board();
    const State& s = spare.state();
    const Side side = top(s).side;
    const Points able = fresh(s, side, area);
    const bool walls = has_fortress_at(b, s, area, side);
    const ArmySet armies = armies_outside(b, s, area, side);
    const auto add = [&](const Action& a) {
        if (check_moves(spare, a).legal()) out.push_back(a);
    };
    for (const Troop troop : kAllTroops) {
        for (int n = 1; n <= able[index(troop)]; ++n) {
            add(Action::of_points(Verb::Move, n, troop, area));
            for (const ArmyId army : armies) add(Action::of_points(Verb::Join, n, troop, army));
        }
        const int there = walls ? s.outside[index(side)][area][index(troop)] : 0;
        for (int n = 1; n <= there; ++n) add(Action::of_points(Verb::Enter, n, troop, area));
    }
    if (side == Side::Republican && regulars(able) > 0) add(Action::of(Verb::Burn, area));
}

void offer_gates(Spare& spare, Actions& out) {
    const Board& b = spare.board();
    const State& s = spare.state();
    const Side side = top(s).side;
    const auto add = [&](const Action& a) {
        if (check_moves(spare, a).legal()) out.push_back(a);
    };
    for (const AreaId area : b.fortresses) {
        if (fortress_holder(s, area) != side || s.sheltered.has(area)) continue;
        if (total(s.inside[area]) == 0) continue;
        const ArmySet armies = armies_inside(b, s, area);
        for (const Troop troop : kAllTroops)
            for (int n = 1; n <= s.inside[area][index(troop)]; ++n) {
                add(Action::of_points(Verb::Leave, n, troop, area));
                for (const ArmyId army : armies) add(Action::of_points(Verb::Join, n, troop, army));
            }
    }
}

}  // namespace

Verdict check_change(const Board& b, const State& s, const Force& from, const Force& to,
                     Troop troop, int n, int lost) {
    return Spare(b, s).check(from, to, troop, n, lost);
}

// 5.2.1, 5.2.2: all that want to move, then all that want to fire.
void push_irregulars(Play& p, Side side) {
    clear_marks(p.s);
    push(p.s, {.business = Business::Irregulars, .side = side});
}

bool continue_irregulars(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    switch (f.step) {
        case IrregularsStep::kMoves:
            if (may_still_move(p.board, s, f.side)) return true;
            f.step = IrregularsStep::kFire;
            return false;
        case IrregularsStep::kWhither: {
            const AreaSet open = ways(p.board, s, f);
            // L-42: how many ways are open tells of counters that are in armies.
            if (open.size() != 1 || secretive(s)) return true;
            step_to_region(p, open.first());
            return false;
        }
        default:
            s.torches.clear();
            if (may_still_fire(s, f.side)) return true;
            clear_marks(s);
            pop(s);
            return false;
    }
}

void offer_irregulars(const Board& b, const State& s, Actions& out) {
    const Frame& f = top(s);
    if (f.step == IrregularsStep::kWhither) {
        for (const AreaId to : ways(b, s, f)) out.push_back(Action::of(Verb::To, to));
        return;
    }
    const AreaSet& mine = s.derived.irregulars[index(f.side)];
    if (f.step == IrregularsStep::kMoves) {
        Spare spare(b, s);
        for (const AreaId area : mine) offer_moves_of(spare, area, out);
        offer_gates(spare, out);
    } else {
        const Side enemy = enemy_of(f.side);
        for (const AreaId area : mine.without(s.skirmished[index(f.side)])) {
            if (s.derived.irregulars[index(enemy)].has(area))
                out.push_back(Action::of(Verb::Skirmish, area));
            for (const ArmyId army : armies_outside(b, s, area, enemy))
                out.push_back(Action::of(Verb::Harass, army));
        }
    }
    out.push_back(Action::of(Verb::Done));
}

Verdict check_irregulars(const Board& b, const State& s, const Action& a) {
    const Frame& f = top(s);
    Spare spare(b, s);
    if (f.step == IrregularsStep::kMoves) return check_moves(spare, a);
    if (f.step == IrregularsStep::kFire) return check_fire(b, s, a);
    return a.verb == Verb::To ? check_step(spare, f, a.area) : refuse("5.2", kSayWhither);
}

void do_irregulars(Play& p, const Action& a) {
    State& s = p.s;
    Frame& f = top(s);
    switch (a.verb) {
        case Verb::Move:
            f.step = IrregularsStep::kWhither;
            f.area = a.area;
            f.troop = a.troop;
            f.number = a.number;
            break;
        case Verb::To:
            step_to_region(p, a.area);
            break;
        case Verb::Enter:
        case Verb::Leave:
            through_the_gate(p, a, a.verb == Verb::Enter);
            break;
        case Verb::Join:
            pick_up(p, a);
            break;
        case Verb::Burn:
            s.torches.add(a.area);
            break;
        case Verb::Skirmish:
            begin_skirmish(p, a.area, kNoArmy);
            break;
        case Verb::Harass:
            begin_skirmish(p, s.armies[a.army].at, a.army);
            break;
        default:
            if (f.step == IrregularsStep::kMoves) {
                f.step = IrregularsStep::kFire;
                break;
            }
            clear_marks(s);
            pop(s);
            break;
    }
}

}  // namespace levee::la_vendee
