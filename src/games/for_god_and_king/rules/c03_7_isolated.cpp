// Chapter 3, case 3.7: generals without troops, their displacement and their capture.
//
// Displace frame: side chooses the way of generals, who are in area; areas are those they have
// left; step 0 the next area, 1 a die for `general` (the rest of them in generals once it is
// rolled). Capture frame (4.5): generals, whose troops are gone, each roll a die; step 1 one has
// rolled.
#include "games/for_god_and_king/rules/internal.h"
#include "games/for_god_and_king/rules/steps.h"

namespace levee::fgfk {

namespace {

using enum CaptureStep::At;

using enum DisplaceStep::At;

constexpr Sentence kGeneralsWhereTo{"Say where the generals go.", "Indiquez où vont les généraux."};
constexpr Sentence kGeneralsNotThere{"The priorities of a retreat do not allow that area.",
                                     "Les priorités de la retraite n'admettent pas cette zone."};

GeneralSet still_there(const State& s, GeneralSet generals, AreaId area) {
    GeneralSet there;
    for (const GeneralId g : generals)
        if (on_map(s, g) && s.generals[g].at == area) there.add(g);
    return there;
}

Flight flight_of(const Board& b, const State& s, const Frame& f) {
    return {.side = f.side,
            .at = f.area,
            .armies = armies_in(b, s, {}, f.generals, f.side),
            .left = f.areas,
            .battle = f.area,
            .points = false};
}

void go_to(Play& p, AreaId to) {
    Frame& f = top(p.s);
    for (const GeneralId g : f.generals) {
        p.report({.fact = Fact::Displaced,
                  .side = f.side,
                  .general = g,
                  .area = to,
                  .from = f.area,
                  .rule = "3.7"});
        move_general(p.board, p.s, g, to);
    }
    f.areas.add(f.area);
    f.area = to;
    f.step = points_at(p.s, to, enemy_of(f.side)) > 0 ? kThroughEnemies : kArrived;
    f.number = 0;
}

}  // namespace

void capture(Play& p, GeneralId g, const char* rule) {
    const Side side = p.board.card(g).side;
    p.report({.fact = Fact::Captured, .side = side, .general = g, .rule = rule});
    take_general(p.board, p.s, g, Post::Gone);
    if (side == Side::Vendeen)
        change_morale(p, Side::Republican, p.board.tables.figures.morale_general_captured, rule);
}

void push_displace(State& s, Side side, AreaId area, GeneralSet generals) {
    push(s, {.business = Business::Displace, .side = side, .area = area, .generals = generals});
}

bool displace_isolated(Play& p, AreaId area, Side side) {
    const GeneralSet generals = generals_at(p.board, p.s, area, side);
    if (generals.empty() || points_at(p.s, area, side) > 0) return false;
    if (points_at(p.s, area, enemy_of(side)) == 0) return false;
    push_displace(p.s, side, area, generals);
    return true;
}

bool continue_displace(Play& p) {
    Frame& f = top(p.s);
    f.generals = still_there(p.s, f.generals, f.area);
    if (f.generals.empty()) {
        pop(p.s);
        return false;
    }
    if (f.step == kThroughEnemies) {  // through enemy points: a die for each
        if (f.number > 0 && p.s.dice[0] == 1) {
            capture(p, f.general, "3.7");
            f.generals.remove(f.general);
        }
        GeneralId next = kNoGeneral;
        for (const GeneralId g : f.generals)
            if (f.number == 0 || g > f.general) {
                next = g;
                break;
            }
        if (next != kNoGeneral) {
            f.general = next;
            f.number = 1;
            ask_dice(p.s, 1);
            return false;
        }
        f.step = kArrived;
        return false;
    }
    if (f.step == kArrived) {  // there, or on the way
        // They do not wander in circles past enemy generals.
        const bool back_again =
            f.areas.has(f.area) && points_at(p.s, f.area, enemy_of(f.side)) == 0;
        if (!present(p.s, enemy_of(f.side)).has(f.area) || back_again) {
            pop(p.s);
            return false;
        }
        f.step = kWhither;
    }
    const AreaSet areas = flight_areas(p.board, p.s, flight_of(p.board, p.s, f));
    if (areas.empty()) {
        const GeneralSet caught = f.generals;
        pop(p.s);
        for (const GeneralId g : caught) capture(p, g, "3.7");
        return false;
    }
    if (areas.size() > 1) return true;
    go_to(p, areas.first());
    return false;
}

void offer_displace(const Board& b, const State& s, Actions& out) {
    for (const AreaId area : flight_areas(b, s, flight_of(b, s, top(s))))
        out.push_back(Action::of(Verb::Retreat, area));
}

Verdict check_displace(const Board& b, const State& s, const Action& a) {
    if (a.verb != Verb::Retreat) return refuse("3.7", kGeneralsWhereTo);
    if (!flight_areas(b, s, flight_of(b, s, top(s))).has(a.area))
        return refuse("3.7", kGeneralsNotThere);
    return kLegal;
}

void do_displace(Play& p, const Action& a) { go_to(p, a.area); }

// 4.5, F-28: all who lost their troops roll; who is not taken makes room if the enemy is there.
bool continue_capture(Play& p) {
    Frame& f = top(p.s);
    if (f.step == kCaptureRolled) {
        f.step = kNextCaptive;
        if (p.s.dice[0] == 1)
            capture(p, f.general, "4.5");
        else if ((p.s.combat.flags & kCombatRout) != 0)  // with his troops
            mark_routed(p.s, f.general);
    }
    while (!f.generals.empty()) {
        const GeneralId g = f.generals.first();
        f.generals.remove(g);
        if (!on_map(p.s, g)) continue;
        f.general = g;
        f.step = kCaptureRolled;
        ask_dice(p.s, 1);
        return false;
    }
    const Side side = f.side;
    for (const AreaId area : held(p.s, enemy_of(side)) & present(p.s, side))
        if (displace_isolated(p, area, side)) return false;
    pop(p.s);
    return false;
}

}  // namespace levee::fgfk
