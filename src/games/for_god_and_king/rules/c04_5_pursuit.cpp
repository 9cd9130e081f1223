// Chapter 4, case 4.5: the victor follows a rout for one or two areas.
//
// Pursuit frame: side may pursue; area is where it stands; step 0 whether and after whom, 1 whether
// a second area; from is the second area of the way it follows.
#include "games/for_god_and_king/rules/internal.h"
#include "games/for_god_and_king/rules/steps.h"

namespace levee::fgfk {

namespace {

using enum PursuitStep::At;

constexpr Sentence kFollowOrNot{"Name the area to pursue into, or decline.",
                                "Désignez la zone où poursuivre, ou déclinez."};
constexpr Sentence kNotTheWay{"The routed enemy did not go there.",
                              "L'ennemi en déroute n'est pas passé par là."};

// The ways of the losers of the last combat; every first area once.
AreaSet first_areas(const State& s, Side winner) {
    AreaSet areas;
    for (std::size_t i = 0; i < s.combat.count; ++i) {
        const Contingent& k = s.combat.contingents[i];
        if (k.side != winner && k.path[0] != kNoArea) areas.add(k.path[0]);
    }
    return areas;
}

AreaId second_area(const State& s, Side winner, AreaId first) {
    for (std::size_t i = 0; i < s.combat.count; ++i) {
        const Contingent& k = s.combat.contingents[i];
        if (k.side != winner && k.path[0] == first && k.path[1] != kNoArea) return k.path[1];
    }
    return kNoArea;
}

bool by_active_group(const State& s, Side side) { return s.combat.attacker == side; }

// Somebody who may go there (turn 1, 3.5); those who go are chosen afterwards.
Verdict check_way(const Board& b, const State& s, const Frame& f, AreaId to) {
    if (f.step == kFirstArea) {
        if (!first_areas(s, f.side).has(to)) return refuse("4.5", kNotTheWay);
        return check_pursuers(b, s, f.side, to);
    }
    if (to != f.from) return refuse("4.5", kNotTheWay);
    const Group& g = s.group;
    const Armies armies = armies_in(b, s, g.points, g.generals, g.side);
    if (s.turn == 1 && !inside_zones(b, armies, to)) return refuse("7.1", kFirstTurn);
    const Side enemy = enemy_of(g.side);
    if (known_held(b, s, enemy).has(to) && forlorn(total(g.points), points_at(s, to, enemy)))
        return refuse("4.1", kHopeless, total(g.points), points_at(s, to, enemy));
    if (const Verdict no = check_entering(b, s, to, g.side, armies, g.generals)) return no;
    return check_stacking(b, s, to, g.side, armies, g.generals);
}

}  // namespace

bool continue_pursuit(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    if (f.step == kFirstArea) {
        // Only the active group of an attacker goes on (F-90); it may have been lost.
        const bool men = by_active_group(s, f.side) ? total(s.group.points) > 0
                                                    : points_at(s, f.area, f.side) > 0;
        if (men && !first_areas(s, f.side).empty()) return true;
    } else if (f.from != kNoArea && total(s.group.points) > 0) {
        return true;  // F-114: whether he may is for him to know
    }
    pop(s);
    return false;
}

void offer_pursuit(const Board& b, const State& s, Actions& out) {
    const Frame& f = top(s);
    if (f.step == kFirstArea) {
        for (const AreaId area : first_areas(s, f.side))
            if (check_way(b, s, f, area).legal()) out.push_back(Action::of(Verb::Pursue, area));
    } else if (check_way(b, s, f, f.from).legal()) {
        out.push_back(Action::of(Verb::Pursue, f.from));
    }
    out.push_back(Action::of(Verb::Decline));
}

Verdict check_pursuit(const Board& b, const State& s, const Action& a) {
    if (a.verb == Verb::Decline) return kLegal;
    if (a.verb != Verb::Pursue) return refuse("4.5", kFollowOrNot);
    return check_way(b, s, top(s), a.area);
}

void do_pursuit(Play& p, const Action& a) {
    State& s = p.s;
    Frame& f = top(s);
    if (a.verb == Verb::Decline) return pop(s);
    if (f.step == kSecondArea) {
        pop(s);
        push_pursuit_step(s, a.area);
        return;
    }
    f.from = second_area(s, f.side, a.area);
    f.area = a.area;
    f.step = kSecondArea;
    push_gather_pursuers(s, f.side, a.area);
}

// F-46: an attacker goes on with what is left of his action points; a defender who pursues is not
// activated by it.
void pursuers_gathered(Play& p) {
    State& s = p.s;
    const Frame f = top(s);
    const Group old = s.group;
    s.group = s.chosen;
    s.chosen = {};
    if (by_active_group(s, f.side)) {
        s.group.granted = old.granted;
        s.group.rating = old.rating;
        s.group.spent = old.spent;
        s.group.flags = static_cast<std::uint8_t>(old.flags & ~kGroupByRoad);
    } else {
        s.group.flags = kGroupStopped | kGroupMoved;
    }
    push_pursuit_step(s, f.area);
}

}  // namespace levee::fgfk
