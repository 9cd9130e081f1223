// Chapter 2, case 2.5: desertion.
#include <algorithm>

#include "games/for_god_and_king/rules/reinforcements.h"
#include "games/for_god_and_king/rules/steps.h"

namespace levee::fgfk {

namespace {

// A Desertion frame: number is the army's place in the list, force its points, points how many of
// them have still to go; flags kAsked.
using enum DesertionStep::At;

// Chouans, émigrés and deserters stay.
constexpr std::array<Force, 4> kDeserting{Force::Anjou, Force::Centre, Force::BasPoitou,
                                          Force::Loroux};

constexpr Sentence kVendeenMorale{"morale of the Vendéens", "moral des Vendéens"};
constexpr Sentence kChooseWhere{"Say where points desert.", "Dites où des points désertent."};
constexpr Sentence kOtherArmy{"Another army deserts now.", "C'est une autre armée qui déserte."};
constexpr Sentence kTooFewThere{"There are {0} of its points, {1} cannot desert.",
                                "Il y a là {0} de ses points, {1} ne peuvent déserter."};
constexpr Sentence kTooManyDesert{"Only {0} have still to desert.",
                                  "Il n'en reste que {0} à déserter."};
constexpr Sentence kNotItsTurnToDesert{
    "Points desert first in clear terrain, then outside all zones, then outside their own zone.",
    "On déserte d'abord en terrain clair, puis hors de toute zone, puis hors de sa propre zone."};

// 2.5, F-16: the areas of the highest class that has points of the force at all.
AreaSet first_class(const Board& b, const State& s, Force force) {
    AreaSet rest;
    for (const AreaId area : held(s, Side::Vendeen))
        if (s.points[area][index(force)] > 0) rest.add(area);
    const AreaSet clear = rest & b.of_terrain[index(Terrain::Clear)];  // even inside a zone
    if (!clear.empty()) return clear;
    const AreaSet outside = rest.without(zones(b, s));
    if (!outside.empty()) return outside;
    const AreaSet abroad = rest.without(zone_of(b, s, army_of(force)));
    return abroad.empty() ? rest : abroad;
}

int points_in(const State& s, AreaSet areas, Force force) {
    int sum = 0;
    for (const AreaId area : areas) sum += s.points[area][index(force)];
    return sum;
}

void desert(Play& p, Force force, int n, AreaId area) {
    State& s = p.s;
    const bool secret = is_masked(p.board, s, Side::Vendeen, area);
    p.report({.fact = Fact::Deserted,
              .side = Side::Vendeen,
              .force = force,
              .secret = secret,
              .area = area,
              .a = figure(n),
              .rule = "2.5"});
    remove_points(s, area, force, n);
    if (secret) {  // F-113
        s.veil.points[index(force)] = static_cast<std::uint8_t>(s.veil.points[index(force)] + n);
        if (!present(s, Side::Vendeen).has(area)) s.veil.areas.add(area);
    } else {
        top(s).flags = 0;  // seen, so that he must be seen to be asked again
    }
    Frame& f = top(s);
    f.points = static_cast<std::uint8_t>(f.points - n);
}

void desertion_rolled(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    const int roll = take_sum(s) + s.morale[index(Side::Vendeen)];
    const int percent = p.board.tables.desertion.at(roll);
    f.points = static_cast<std::uint8_t>(percent_of(percent, s.on_map[index(f.force)]));
    f.step = kRemove;
    p.report({.fact = Fact::DesertionDue,
              .side = Side::Vendeen,
              .force = f.force,
              .a = figure(static_cast<int>(army_of(f.force))),
              .b = figure(percent),
              .rule = "2.5"});
}

// What needs no choice: whole classes, and a class of one area. True: the owner must choose.
bool remove_forced(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    while (f.points > 0) {
        // F-114: where they stand is the owner's secret, so he is asked, unless all of them go.
        const AreaSet hidden = masked(p.board, s, Side::Vendeen);
        const bool secret = points_in(s, hidden, f.force) + s.veil.points[index(f.force)] > 0;
        if (f.flags != kAsked && secret && f.points < s.on_map[index(f.force)]) return true;
        const AreaSet areas = first_class(p.board, s, f.force);
        const bool all = f.points >= points_in(s, areas, f.force);
        if (!all && areas.size() > 1) return true;
        for (const AreaId area : areas) {
            desert(p, f.force, std::min<int>(f.points, s.points[area][index(f.force)]), area);
            if (f.flags != kAsked) break;
        }
    }
    return false;
}

// 2.5, F-16: without points of any Vendéen army he goes home for a turn.
void send_home(Play& p) {
    State& s = p.s;
    for (const GeneralId g : p.board.side_generals[index(Side::Vendeen)]) {
        if (!on_map(s, g) || held(s, Side::Vendeen).has(s.generals[g].at)) continue;
        take_general(p.board, s, g, Post::Away);
        s.generals[g].due = static_cast<std::uint8_t>(s.turn + 1);
        p.report({.fact = Fact::WentHome, .side = Side::Vendeen, .general = g, .rule = "2.5"});
    }
}

}  // namespace

bool continue_desertion(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    if (f.step == kDesertionRolled) desertion_rolled(p);
    if (f.step == kRemove) {
        if (remove_forced(p)) return true;
        s.veil = {};
        f.flags = 0;
        f.step = kNextToDesert;
        f.number += 1;
    }
    for (; f.number < kDeserting.size(); ++f.number) {
        f.force = kDeserting[f.number];
        if (s.on_map[index(f.force)] == 0) continue;
        f.step = kDesertionRolled;
        modifier(p, Side::Vendeen, "2.5", kVendeenMorale, s.morale[index(Side::Vendeen)]);
        ask_dice(s, 2);
        return true;
    }
    send_home(p);
    pop(s);
    return false;
}

void offer_desertion(const Board& b, const State& s, Actions& out) {
    const Frame& f = top(s);
    for (const AreaId area : first_class(b, s, f.force)) {
        const int most = std::min<int>(f.points, s.points[area][index(f.force)]);
        for (int n = 1; n <= most; ++n) out.push_back(Action::of(Verb::Desert, f.force, n, area));
    }
}

Verdict check_desertion(const Board& b, const State& s, const Action& a) {
    const Frame& f = top(s);
    if (a.verb != Verb::Desert || a.number == 0) return refuse("2.5", kChooseWhere);
    if (a.force != f.force) return refuse("2.5", kOtherArmy);
    if (a.number > f.points) return refuse("2.5", kTooManyDesert, f.points);
    if (!first_class(b, s, f.force).has(a.area)) return refuse("2.5", kNotItsTurnToDesert);
    const int there = s.points[a.area][index(a.force)];
    return a.number <= there ? kLegal : refuse("2.5", kTooFewThere, there, a.number);
}

void do_desertion(Play& p, const Action& a) {
    top(p.s).flags = kAsked;
    desert(p, a.force, a.number, a.area);
}

}  // namespace levee::fgfk
