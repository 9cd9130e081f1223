// Chapter 3, cases 3.2 to 3.4: an activated group goes from area to area, drops counters and picks
// others up.
//
// Operation frame: side; the step says whether the die for action points is due, rolled,
// or the group is on the way. It
// is State::group.
// Entry frame: the group is about to enter area from `from`; step by step the truth about hidden
// control (3.6), the consent of 3.5, E6, and the step itself. number 1 when E6 was played; flags
// kPursues for a pursuit, which costs nothing and asks no consent.
#include "games/for_god_and_king/rules/internal.h"
#include "games/for_god_and_king/rules/steps.h"

namespace levee::fgfk {

namespace {

using enum OperationStep::At;

constexpr Sentence kMoveOn{"Move on, drop or pick up counters, or halt.",
                           "Avancez, déposez ou prenez des pions, ou arrêtez-vous."};
constexpr Sentence kFar{"There is no way from here into that area.",
                        "Aucun passage ne mène d'ici à cette zone."};
constexpr Sentence kTooDear{"The step costs {0} half points and {1} are left.",
                            "Le pas coûte {0} demi-points et il en reste {1}."};
constexpr Sentence kOneAreaOnly{"The one area that is always allowed has been entered.",
                                "La seule zone toujours permise est déjà atteinte."};
constexpr Sentence kLoireZone{"The Loire is crossed only from outside the Vendéen zones.",
                              "On ne passe la Loire que depuis une zone hors de l'insurrection."};
constexpr Sentence kLoireHeld{"The Loire is crossed only to an area without any Vendéen.",
                              "On ne passe la Loire que vers une zone sans aucun Vendéen."};
constexpr Sentence kControl{"From an area under enemy control into another one there is no step.",
                            "On ne passe pas d'une zone contrôlée par l'ennemi à une autre."};
constexpr Sentence kGeneralsOnly{"Generals without troops do not enter an area with enemy points.",
                                 "Des généraux sans troupes n'entrent pas chez l'ennemi."};
constexpr Sentence kNotYetMoved{"Counters are dropped or picked up on the way, after a step.",
                                "On dépose ou prend des pions en chemin, après un pas."};
constexpr Sentence kUnled{
    "{0} points of the group have no general of their army: it neither drops nor picks up.",
    "{0} points du groupe n'ont pas de général de leur armée : il ne dépose ni ne prend rien."};
constexpr Sentence kNoLeader{"That needs a general of the same army in the group.",
                             "Il faut dans le groupe un général de la même armée."};
constexpr Sentence kNoSuchCounter{"There is no such counter: {0} asked for, {1} there.",
                                  "Il n'y a pas un tel pion : {0} demandés, {1} présents."};
constexpr Sentence kNotFresh{
    "Only counters not yet activated are picked up: {0} asked for, {1} there.",
    "On ne prend que des pions non encore activés : {0} demandés, {1} présents."};
constexpr Sentence kLastOne{"Somebody has to go on: halt instead.",
                            "Quelqu'un doit continuer : arrêtez-vous plutôt."};
constexpr Sentence kSaidNo{"The other player has had to say that this step is not possible.",
                           "L'adversaire a dû dire que ce pas est impossible."};
constexpr Sentence kFortify{"Play E6, or decline.", "Jouez E6 ou déclinez."};
constexpr Sentence kNobodyDigs{"Combat points are needed to dig in.",
                               "Il faut des points de combat pour se retrancher."};
constexpr Sentence kNoFortify{"E6 has been played.", "E6 a déjà été joué."};

bool generals_only(const Group& g) { return total(g.points) == 0; }

const Board::Step* step_to(const Board& b, const Group& g, AreaId to) {
    for (const Board::Step& step : b.steps(g.side, g.at))
        if (step.to == to) return &step;
    return nullptr;
}

bool over_bare_loire(const Board::Step& step) {
    return (step.border & (kLand | kBridge | kGois)) == 0;
}

Armies armies_of(const Board& b, const State& s, const Group& g) {
    return armies_in(b, s, g.points, g.generals, g.side);
}

// 3.7, F-28: generals without troops do not use roads past enemy counters or control.
template <class Controlled>
bool has_roads(const State& s, const Group& g, const Board::Step& step, Controlled is_controlled) {
    if (!generals_only(g)) return true;
    for (const AreaId area : {g.at, step.to})
        if (present(s, enemy_of(g.side)).has(area) || is_controlled(area)) return false;
    return true;
}
}  // namespace

int known_cost(const Board& b, const State& s, const Group& g, const Board::Step& step) {
    const bool roads = has_roads(s, g, step, [&](AreaId area) {
        return known_control(b, s, area, enemy_of(g.side)) == Known::Yes;
    });
    return roads ? step.cost : step.off_road;
}
namespace {

bool truly_has_roads(const Board& b, const State& s, const Group& g, const Board::Step& step) {
    return has_roads(s, g, step,
                     [&](AreaId area) { return controlled(b, s, area, enemy_of(g.side)); });
}

int true_cost(const Board& b, const State& s, const Group& g, const Board::Step& step) {
    return truly_has_roads(b, s, g, step) ? step.cost : step.off_road;
}

// 3.3, F-23
Verdict check_loire(const Board& b, const State& s, const Group& g, const Board::Step& step) {
    if (!over_bare_loire(step)) return kLegal;
    if (zones(b, s).has(g.at)) return refuse("3.3", kLoireZone);
    if (present(s, Side::Vendeen).has(step.to)) return refuse("3.3", kLoireHeld);
    return kLegal;
}

// 3.2, F-19: one area whatever it costs.
Verdict check_cost(const Board& b, const State& s, const Group& g, const Board::Step& step) {
    if ((g.flags & kGroupRanOut) != 0) return refuse("3.2", kOneAreaOnly);
    const int cost = known_cost(b, s, g, step);
    if (cost > half_points_left(g) && (g.flags & kGroupMoved) != 0)
        return refuse("3.2", kTooDear, cost, half_points_left(g));
    return kLegal;
}

// 3.4 as far as the side can know; errata: along a road one may pass through.
Verdict check_control(const Board& b, const State& s, const Group& g, const Board::Step& step) {
    const Side enemy = enemy_of(g.side);
    if (known_control(b, s, g.at, enemy) != Known::Yes) return kLegal;
    if ((g.flags & kGroupByRoad) != 0 && step.road != 0) return kLegal;
    if (known_held(b, s, enemy).has(step.to) || masked(b, s, enemy).has(step.to)) return kLegal;
    if (known_control(b, s, step.to, enemy) == Known::Yes) return refuse("3.4", kControl);
    return kLegal;
}

Verdict check_enemy(const Board& b, const State& s, const Group& g, const Board::Step& step) {
    const Side enemy = enemy_of(g.side);
    if (!known_held(b, s, enemy).has(step.to)) return kLegal;
    if (generals_only(g)) return refuse("3.7", kGeneralsOnly);
    const int mine = total(g.points);
    const int theirs = points_at(s, step.to, enemy);
    if (forlorn(mine, theirs)) return refuse("4.1", kHopeless, mine, theirs);  // F-35
    return kLegal;
}

Verdict check_ground(const Board& b, const State& s, const Group& g, const Board::Step& step) {
    if (const Verdict no = check_loire(b, s, g, step)) return no;
    if (s.told_barred[index(g.side)].has(step.to)) return refuse("3.6", kSaidNo);
    const Armies armies = armies_of(b, s, g);
    if (s.turn == 1 && !inside_zones(b, armies, step.to)) return refuse("7.1", kFirstTurn);
    if (const Verdict no = check_enemy(b, s, g, step)) return no;
    if (!generals_only(g))
        if (const Verdict no = check_control(b, s, g, step)) return no;
    return check_entering(b, s, step.to, g.side, armies, g.generals);
}

// May it stay where it is?
Verdict check_stop(const Board& b, const State& s, const Group& g, AreaId at) {
    return check_stacking(b, s, at, g.side, armies_of(b, s, g), g.generals, true);
}

// 3.5, errata: through areas where it may not stop a group goes only if its way can end in one
// where it may. `passed`: what lies behind it.
bool can_go_on(const Board& b, const State& s, const Group& g, const Board::Step& through,
               AreaSet passed) {
    const int cost = known_cost(b, s, g, through);
    if (cost > half_points_left(g)) return false;
    passed.add(g.at);
    Group next = g;
    next.spent = static_cast<std::uint8_t>(g.spent + cost);
    next.at = through.to;
    next.flags = static_cast<std::uint8_t>(kGroupMoved | (through.road != 0 ? kGroupByRoad : 0));
    const auto may_go = [&](const Board::Step& on) {
        return !passed.has(on.to) && check_cost(b, s, next, on).legal() &&
               check_ground(b, s, next, on).legal();
    };
    const auto& steps = b.steps(g.side, through.to);
    for (const Board::Step& on : steps)
        if (may_go(on) && check_stop(b, s, next, on.to).legal()) return true;
    for (const Board::Step& on : steps)
        if (may_go(on) && can_go_on(b, s, next, on, passed)) return true;
    return false;
}

Verdict check_step(const Board& b, const State& s, const Group& g, const Board::Step& step) {
    if (const Verdict no = check_cost(b, s, g, step)) return no;
    if (const Verdict no = check_ground(b, s, g, step)) return no;
    const Verdict stop = check_stop(b, s, g, step.to);
    if (stop && !can_go_on(b, s, g, step, {})) return stop;
    return kLegal;
}

bool any_step(const Board& b, const State& s, const Group& g) {
    for (const Board::Step& step : b.steps(g.side, g.at))
        if (check_step(b, s, g, step).legal()) return true;
    return false;
}

Verdict check_halt(const Board& b, const State& s, const Group& g) {
    const Verdict stop = check_stop(b, s, g, g.at);
    if (stop && any_step(b, s, g)) return stop;
    return kLegal;
}

// 3.2, F-20: points of armies without a general in the group. They keep all of it together.
int unled(const State& s, const Group& g) {
    int sum = 0;
    for (std::size_t i = first_force(g.side); i < end_force(g.side); ++i)
        if (g.points[i] > 0 && !led(s, g.generals, force_at(i))) sum += g.points[i];
    return sum;
}

// May it drop or pick up at all? What and how many is asked afterwards.
Verdict check_exchange(const State& s, const Group& g) {
    if ((g.flags & kGroupMoved) == 0) return refuse("3.2", kNotYetMoved);
    const int without = unled(s, g);
    return without > 0 ? refuse("3.2", kUnled, without) : kLegal;
}

// What is dropped stays with what else is there, not with the rest of the group.
Verdict check_left_behind(const Board& b, const State& s, const Group& g, Armies armies,
                          GeneralSet generals) {
    Points rest = s.points[g.at];
    for (std::size_t i = 0; i < kForces; ++i)
        rest[i] = static_cast<std::uint8_t>(rest[i] - g.points[i]);
    const GeneralSet others = generals_at(b, s, g.at, g.side).without(g.generals);
    return check_together(b, s, armies_in(b, s, rest, others, g.side) | armies, others | generals);
}

Verdict check_drop(const Board& b, const State& s, const Group& g, const Action& a) {
    const int counters = g.generals.size() + total(g.points);
    if (a.general != kNoGeneral) {
        if (!g.generals.has(a.general)) return refuse("3.2", kNoSuchCounter, 1, 0);
        if (counters == 1) return refuse("3.2", kLastOne);
        return check_left_behind(b, s, g, bit(s.generals[a.general].army),
                                 GeneralSet::of(a.general));
    }
    if (side_of(a.force) != g.side) return refuse("3.2", kNoSuchCounter, a.number, 0);
    const int there = g.points[index(a.force)];
    if (a.number == 0 || a.number > there) return refuse("3.2", kNoSuchCounter, a.number, there);
    if (counters == a.number) return refuse("3.2", kLastOne);
    return check_left_behind(b, s, g, bit(army_of(a.force)), {});
}

Verdict check_pick_up(const Board& b, const State& s, const Group& g, const Action& a) {
    Armies more = 0;
    GeneralSet joining;
    if (a.general != kNoGeneral) {
        if (!generals_at(b, s, g.at, g.side).has(a.general) || g.generals.has(a.general))
            return refuse("3.2", kNoSuchCounter, 1, 0);
        if (s.generals[a.general].activated) return refuse("3.2", kNotFresh, 1, 0);
        more = bit(s.generals[a.general].army);
        joining.add(a.general);
        bool one = false;
        for (const GeneralId mine : g.generals)
            one = one || s.generals[mine].army == s.generals[a.general].army;
        if (!one) return refuse("3.2", kNoLeader);
    } else {
        if (side_of(a.force) != g.side) return refuse("3.2", kNoSuchCounter, a.number, 0);
        const std::size_t i = index(a.force);
        const int fresh = s.points[g.at][i] - s.spent[g.at][i];
        if (a.number == 0 || a.number > fresh) return refuse("3.2", kNotFresh, a.number, fresh);
        if (!led(s, g.generals, a.force)) return refuse("3.2", kNoLeader);  // F-67
        more = bit(army_of(a.force));
    }
    const Armies all = armies_of(b, s, g) | more;
    const Armies others = static_cast<Armies>(bit(Army::Anjou) | bit(Army::Centre));
    if ((all & bit(Army::BasPoitou)) != 0 && (all & others) != 0) return refuse("3.5", kApart);
    return check_together(b, s, all, g.generals | joining);
}

}  // namespace

// --- the way ------------------------------------------------------------------------------------

bool continue_operation(Play& p) {
    Frame& f = top(p.s);
    Group& g = p.s.group;
    if (f.step == kAskPoints) {
        f.step = kPointsRolled;
        if ((g.flags & kGroupFixed) == 0) {
            ask_dice(p.s, 2);
            return false;
        }
    }
    if (f.step == kPointsRolled) {
        f.step = kOnTheWay;
        if ((g.flags & kGroupFixed) == 0)
            g.granted =
                static_cast<std::uint8_t>(2 * p.board.tables.action_points.at(dice_sum(p.s)));
        p.report({.fact = Fact::ActionPoints,
                  .side = g.side,
                  // Without the dice everybody knows how many there are.
                  .secret = (g.flags & kGroupFixed) == 0 && is_masked(p.board, p.s, g.side, g.at),
                  .a = static_cast<std::int16_t>(half_points_left(g)),
                  .rule = "3.1"});
    }
    const bool nobody = generals_only(g) && g.generals.empty();
    // F-114: face down, neither the points left nor the generals show, and its owner halts it.
    const bool exhausted = (g.flags & kGroupMoved) != 0 && half_points_left(g) == 0 &&
                           g.generals.empty() && !is_masked(p.board, p.s, g.side, g.at) &&
                           check_halt(p.board, p.s, g).legal();
    if ((g.flags & kGroupStopped) == 0 && !nobody && !exhausted) {
        // F-84: wherever he stands, he is told: at the start and after a combat, too.
        tell_control(p, g.side, g.at);
        return true;
    }
    if (exhausted && (g.flags & kGroupStopped) == 0)
        p.report({.fact = Fact::Halted, .side = g.side, .area = g.at, .rule = "3.2"});
    pop(p.s);
    forget_answers(p.s);
    return false;
}

void offer_operation(const Board& b, const State& s, Actions& out) {
    const Group& g = s.group;
    for (const Board::Step& step : b.steps(g.side, g.at))
        if (check_step(b, s, g, step).legal()) out.push_back(Action::of(Verb::To, step.to));
    const auto offer = [&](const Action& a, const Verdict& verdict) {
        if (verdict.legal()) out.push_back(a);
    };
    if (!g.generals.empty() && check_exchange(s, g).legal()) {
        for (const GeneralId general : g.generals) {
            const Action a = Action::of(Verb::Drop, general);
            offer(a, check_drop(b, s, g, a));
        }
        for (const GeneralId general : generals_at(b, s, g.at, g.side)) {
            const Action a = Action::of(Verb::PickUp, general);
            offer(a, check_pick_up(b, s, g, a));
        }
        for (std::size_t i = first_force(g.side); i < end_force(g.side); ++i) {
            for (int n = g.points[i]; n > 0; --n) {
                const Action a = Action::of(Verb::Drop, force_at(i), n);
                offer(a, check_drop(b, s, g, a));
            }
            for (int n = s.points[g.at][i] - s.spent[g.at][i]; n > 0; --n) {
                const Action a = Action::of(Verb::PickUp, force_at(i), n);
                offer(a, check_pick_up(b, s, g, a));
            }
        }
    }
    offer(Action::of(Verb::Halt), check_halt(b, s, g));
}

Verdict check_operation(const Board& b, const State& s, const Action& a) {
    const Group& g = s.group;
    switch (a.verb) {
        case Verb::To: {
            const Board::Step* step = step_to(b, g, a.area);
            return step == nullptr ? refuse("3.2", kFar) : check_step(b, s, g, *step);
        }
        case Verb::Drop:
        case Verb::PickUp:
            if (const Verdict no = check_exchange(s, g)) return no;
            return a.verb == Verb::Drop ? check_drop(b, s, g, a) : check_pick_up(b, s, g, a);
        case Verb::Halt:
            return check_halt(b, s, g);
        default:
            return refuse("3.2", kMoveOn);
    }
}

namespace {

void drop(Play& p, const Action& a) {
    Group& g = p.s.group;
    if (a.general != kNoGeneral)
        g.generals.remove(a.general);
    else
        g.points[index(a.force)] = static_cast<std::uint8_t>(g.points[index(a.force)] - a.number);
}

// F-21: what is picked up counts as activated. F-22: it has not come by road, so that from here on
// control binds the group.
void pick_up(Play& p, const Action& a) {
    Group& g = p.s.group;
    if (a.general != kNoGeneral) {
        g.generals.add(a.general);
        p.s.generals[a.general].activated = true;
        return;
    }
    const std::size_t i = index(a.force);
    g.flags &= static_cast<std::uint8_t>(~kGroupByRoad);
    g.points[i] = static_cast<std::uint8_t>(g.points[i] + a.number);
    p.s.spent[g.at][i] = static_cast<std::uint8_t>(p.s.spent[g.at][i] + a.number);
}

}  // namespace

void do_operation(Play& p, const Action& a) {
    Group& g = p.s.group;
    if (a.verb == Verb::To) {
        push(p.s, {.business = Business::Entry, .side = g.side, .area = a.area, .from = g.at});
        return;
    }
    if (a.verb == Verb::Halt) {
        p.report({.fact = Fact::Halted, .side = g.side, .area = g.at, .rule = "3.2"});
        g.flags |= kGroupStopped;
        return;
    }
    p.report({.fact = a.verb == Verb::Drop ? Fact::DroppedOff : Fact::PickedUp,
              .side = g.side,
              .general = a.general,
              .force = a.force,
              .secret = is_masked(p.board, p.s, g.side, g.at),
              .area = g.at,
              .a = a.number,
              .rule = "3.2"});
    a.verb == Verb::Drop ? drop(p, a) : pick_up(p, a);
}

// --- entering -----------------------------------------------------------------------------------

void move_group(Play& p, AreaId to) {
    Group& g = p.s.group;
    for (std::size_t i = first_force(g.side); i < end_force(g.side); ++i) {
        const int spent = p.s.spent[g.at][i];
        move_points(p.s, g.at, to, force_at(i), g.points[i],
                    spent < g.points[i] ? spent : g.points[i]);
    }
    for (const GeneralId general : g.generals) move_general(p.board, p.s, general, to);
    g.from = g.at;
    g.at = to;
}

void arrive(Play& p, bool fortified) {
    const Group& g = p.s.group;
    const Side enemy = enemy_of(g.side);
    if (!generals_only(g)) {
        if (points_at(p.s, g.at, enemy) > 0) return begin_combat(p, fortified);
        if (!generals_at(p.board, p.s, g.at, enemy).empty()) displace_isolated(p, g.at, enemy);
    }
    tell_control(p, g.side, g.at);
    settle_holders(p);
}

namespace {

constexpr int kLowestConsent = 5;  // 3.5: a 5 or a 6
constexpr std::uint8_t kPursues = 1;

using enum EntryStep::At;

// What the enemy has to say now that the step is announced (3.6).
bool barred(Play& p, const Frame& f, const Board::Step& step) {
    const Group& g = p.s.group;
    const Side enemy = enemy_of(g.side);
    const bool enemy_points = points_at(p.s, f.area, enemy) > 0;
    if (generals_only(g)) {
        if (enemy_points) return true;
        return (g.flags & kGroupMoved) != 0 &&
               true_cost(p.board, p.s, g, step) > half_points_left(g);
    }
    if (enemy_points || known_control(p.board, p.s, g.at, enemy) != Known::Yes) return false;
    if ((g.flags & kGroupByRoad) != 0 && step.road != 0) return false;
    return controlled(p.board, p.s, f.area, enemy);
}

void enter(Play& p) {
    const Frame f = top(p.s);
    Group& g = p.s.group;
    if ((f.flags & kPursues) != 0) {
        pop(p.s);
        // 4.5: a combat ends the pursuit; that there is one must not show before they enter.
        if (top(p.s).business == Business::Pursuit && points_at(p.s, f.area, enemy_of(g.side)) > 0)
            pop(p.s);
        move_group(p, f.area);
        p.report(
            {.fact = Fact::Pursued, .side = g.side, .area = f.area, .from = f.from, .rule = "4.5"});
        return arrive(p, f.number == 1);
    }
    const Board::Step& step = *step_to(p.board, g, f.area);
    const bool roads = truly_has_roads(p.board, p.s, g, step);
    const int cost = roads ? step.cost : step.off_road;
    if (cost > half_points_left(g)) g.flags |= kGroupRanOut;
    g.spent = static_cast<std::uint8_t>(g.spent + cost);
    g.flags = static_cast<std::uint8_t>((g.flags & ~kGroupByRoad) | kGroupMoved |
                                        (roads && step.road != 0 ? kGroupByRoad : 0));
    pop(p.s);
    p.s.told_barred = {};
    move_group(p, f.area);
    p.report({.fact = Fact::Moved,
              .side = g.side,
              .area = f.area,
              .from = f.from,
              .a = static_cast<std::int16_t>(cost),
              .rule = "3.2"});
    arrive(p, f.number == 1);
}

}  // namespace

bool continue_entry(Play& p) {
    Frame& f = top(p.s);
    Group& g = p.s.group;
    const Armies armies = armies_of(p.board, p.s, g);
    if (f.step == kTruth) {
        if (barred(p, f, *step_to(p.board, g, f.area))) {
            p.s.told_barred[index(g.side)].add(f.area);
            p.report({.fact = Fact::Barred, .side = g.side, .area = f.area, .rule = "3.6"});
            pop(p.s);
            return false;
        }
        f.step = kAskLeave;
    }
    if (f.step == kAskLeave) {
        f.step = kAskForts;
        if (needs_consent(p.board, p.s, f.area, g.side, armies)) {
            f.general = who_asks(p.board, p.s, g.generals);
            ask_leave(p, f);
            f.step = kLeaveRolled;
            ask_dice(p.s, 1);
            return false;
        }
    }
    if (f.step == kLeaveRolled) {
        const bool agreed = p.s.dice[0] >= kLowestConsent;
        p.report({.fact = agreed ? Fact::Agreed : Fact::Refused,
                  .side = g.side,
                  .general = f.general,
                  .area = f.area,
                  .rule = "3.5"});
        if (!agreed) {
            pop(p.s);
            return false;
        }
        f.step = kAskForts;
    }
    if (f.step == kAskForts) {
        // F-114: asked before any face-down stack, whatever it is, and whatever comes.
        const AreaSet stacks =
            known_held(p.board, p.s, Side::Vendeen) | masked(p.board, p.s, Side::Vendeen);
        if (g.side == Side::Republican && in_hand(p.s, Event::E6) &&
            p.board.terrain[f.area] == Terrain::Bocage && stacks.has(f.area)) {
            f.side = Side::Vendeen;
            return true;
        }
        f.step = kEnter;
    }
    enter(p);
    return false;
}

void push_pursuit_step(State& s, AreaId to) {
    push(s, {.business = Business::Entry,
             .step = kAskForts,
             .side = s.group.side,
             .area = to,
             .from = s.group.at,
             .flags = kPursues});
}

Verdict check_entry(const Board& /*b*/, const State& s, const Action& a) {
    if (a.verb == Verb::Decline) return kLegal;
    if (a.verb != Verb::Play || a.event != Event::E6) return refuse("E6", kFortify);
    if (!in_hand(s, Event::E6)) return refuse("E6", kNoFortify);
    if (points_at(s, top(s).area, Side::Vendeen) == 0) return refuse("E6", kNobodyDigs);
    return kLegal;
}

void offer_entry(const Board& b, const State& s, Actions& out) {
    const Action fortify = Action::play(Event::E6);
    if (check_entry(b, s, fortify).legal()) out.push_back(fortify);
    out.push_back(Action::of(Verb::Decline));
}

void do_entry(Play& p, const Action& a) {
    Frame& f = top(p.s);
    f.side = p.s.group.side;
    f.step = kEnter;
    if (a.verb != Verb::Play) return;
    f.number = 1;
    spend_event(p, Event::E6);
}

}  // namespace levee::fgfk
