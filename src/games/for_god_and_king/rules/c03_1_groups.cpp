// Chapter 3, cases 3.1 and 3.2: which counters of an area go, and the action points they get.
//
// Gather frame: side chooses in area; number is the Purpose; from is where a pursuit goes; flags
// kOfGroup when only the group in motion may be chosen from. What is chosen is State::chosen.
#include <algorithm>

#include "games/for_god_and_king/rules/internal.h"

namespace levee::fgfk {

namespace {

constexpr Sentence kTakeWhat{"Say which generals and points go, then `go`.",
                             "Indiquez les généraux et les points qui partent, puis « go »."};
constexpr Sentence kNoneToTake{"There is no such counter to take: {0} asked for, {1} there.",
                               "Il n'y a pas un tel pion à prendre : {0} demandés, {1} présents."};
constexpr Sentence kWholeForce{
    "Without a general of their own army all {1} points go or none; {0} were named.",
    "Sans général de leur armée, les {1} points partent tous ou restent ; {0} demandés."};
constexpr Sentence kNobody{"Nobody has been chosen yet.", "Personne n'a encore été choisi."};
constexpr Sentence kNothingLeft{"There is nothing left to take.", "Il ne reste rien à prendre."};
constexpr Sentence kNeedsGeneral{"A march to the guns needs a general with the points.",
                                 "Pour marcher au canon, il faut un général avec les points."};
constexpr Sentence kNoPoints{"A march to the guns needs combat points.",
                             "Pour marcher au canon, il faut des points de combat."};
constexpr Sentence kCannotDecline{"A stack that has been named must go or stand, as a group.",
                                  "Une pile désignée doit être activée."};

struct Available {
    Points points{};
    GeneralSet generals{};
};

// What may be taken, what has been taken included.
Available available(const Board& b, const State& s, const Frame& f) {
    Available there;
    if (f.number == kForPursuit && f.flags != 0) {
        there.points = s.group.points;
        there.generals = s.group.generals;
        return there;
    }
    const bool fresh_only = f.number == kForOperation || f.number == kForPreemption;
    for (std::size_t i = first_force(f.side); i < end_force(f.side); ++i)
        there.points[i] =
            static_cast<std::uint8_t>(s.points[f.area][i] - (fresh_only ? s.spent[f.area][i] : 0));
    for (const GeneralId g : generals_at(b, s, f.area, f.side))
        if (!fresh_only || !s.generals[g].activated) there.generals.add(g);
    return there;
}

Armies with(const Board& b, const State& s, const Group& chosen, Armies more, Side side) {
    return armies_in(b, s, chosen.points, chosen.generals, side) | more;
}

// May these be added to what is chosen?
Verdict check_company(const Board& b, const State& s, const Frame& f, Armies more,
                      GeneralSet generals) {
    const Armies armies = with(b, s, s.chosen, more, f.side);
    const Armies apart = static_cast<Armies>(bit(Army::Anjou) | bit(Army::Centre));
    if ((armies & bit(Army::BasPoitou)) != 0 && (armies & apart) != 0)
        return refuse("3.5", kApart);  // F-88
    if (const Verdict no = check_together(b, s, armies, s.chosen.generals | generals)) return no;
    if (f.number != kForGuns && f.number != kForPursuit) return kLegal;
    const AreaId to = f.number == kForGuns ? s.combat.area : f.from;
    if (s.turn == 1 && !inside_zones(b, armies, to)) return refuse("7.1", kFirstTurn);  // F-06
    const GeneralSet all = s.chosen.generals | generals;
    if (const Verdict no = check_entering(b, s, to, f.side, armies, all)) return no;
    if (f.number == kForPursuit && needs_consent(b, s, to, f.side, armies))
        return refuse("3.5", kApart);
    return check_stacking(b, s, to, f.side, armies, all, true);
}

void take_all(const Board& b, State& s, const Frame& f) {
    const Available there = available(b, s, f);
    s.chosen.points = there.points;
    s.chosen.generals = there.generals;
}

void mark_activated(State& s, const Group& group) {
    for (std::size_t i = first_force(group.side); i < end_force(group.side); ++i)
        s.spent[group.at][i] = static_cast<std::uint8_t>(s.spent[group.at][i] + group.points[i]);
    for (const GeneralId g : group.generals) s.generals[g].activated = true;
}

// 3.1, F-20: every force of the group needs a general of its army, or the whole has two points.
void grant_points(Play& p) {
    Group& group = p.s.group;
    bool all_led = true;
    GeneralSet leaders;
    for (std::size_t i = first_force(group.side); i < end_force(group.side); ++i) {
        if (group.points[i] == 0) continue;
        bool one = false;
        for (const GeneralId g : group.generals)
            if (leads(p.s, g, force_at(i))) {
                leaders.add(g);
                one = true;
            }
        all_led = all_led && one;
    }
    if (total(group.points) == 0) leaders = group.generals;
    if (!all_led) {
        group.flags |= kGroupFixed;
        group.granted =
            static_cast<std::uint8_t>(2 * p.board.tables.figures.points_without_general);
        return;
    }
    group.rating = static_cast<std::uint8_t>(best_strategic(p.board, leaders));
}

void set_off(Play& p) {
    pop(p.s);
    p.s.group = p.s.chosen;
    p.s.chosen = {};
    Group& group = p.s.group;
    mark_activated(p.s, group);
    const bool secret = is_masked(p.board, p.s, group.side, group.at);
    for (const GeneralId g : group.generals)
        p.report({.fact = Fact::Gathered,
                  .side = group.side,
                  .general = g,
                  .secret = secret,
                  .area = group.at,
                  .rule = "3.2"});
    for (std::size_t i = 0; i < kForces; ++i)
        if (group.points[i] > 0)
            p.report({.fact = Fact::Gathered,
                      .side = group.side,
                      .force = force_at(i),
                      .secret = secret,
                      .area = group.at,
                      .a = group.points[i],
                      .rule = "3.2"});
    grant_points(p);
    push(p.s, {.business = Business::Operation, .side = group.side});
}

}  // namespace

void push_gather(State& s, Side side, AreaId area, Purpose purpose) {
    s.chosen = {};
    s.chosen.side = side;
    s.chosen.at = area;
    push(s, {.business = Business::Gather,
             .side = side,
             .area = area,
             .number = static_cast<std::uint8_t>(purpose)});
}

// Where there is nothing to choose nothing is asked.
bool continue_gather(Play& p) {
    const Frame& f = top(p.s);
    if (f.number != kForOperation && f.number != kForPreemption) return true;
    const Available there = available(p.board, p.s, f);
    int kinds = 0;
    for (std::size_t i = 0; i < kForces; ++i)
        if (there.points[i] > 0) ++kinds;
    const int generals = there.generals.size();
    if (kinds + generals != 1) return true;
    take_all(p.board, p.s, f);
    set_off(p);
    return false;
}

void offer_gather(const Board& b, const State& s, Actions& out) {
    const Frame& f = top(s);
    const auto offer = [&](const Action& a) {
        if (check_gather(b, s, a).legal()) out.push_back(a);
    };
    const Available there = available(b, s, f);
    for (const GeneralId g : there.generals) offer(Action::of(Verb::Take, g));
    for (std::size_t i = first_force(f.side); i < end_force(f.side); ++i)
        for (int n = there.points[i] - s.chosen.points[i]; n > 0; --n)
            offer(Action::of(Verb::Take, force_at(i), n));
    offer(Action::of(Verb::TakeAll));
    offer(Action::of(Verb::Go));
    offer(Action::of(Verb::Decline));
}

namespace {

Verdict check_take(const Board& b, const State& s, const Frame& f, const Action& a) {
    const Available there = available(b, s, f);
    if (a.general != kNoGeneral) {
        if (!there.generals.has(a.general) || s.chosen.generals.has(a.general))
            return refuse("3.2", kNoneToTake, 1, 0);
        return check_company(b, s, f, bit(s.generals[a.general].army), GeneralSet::of(a.general));
    }
    if (side_of(a.force) != f.side) return refuse("3.2", kNoneToTake, a.number, 0);
    const std::size_t i = index(a.force);
    const int left = there.points[i] - s.chosen.points[i];
    if (a.number == 0 || a.number > left) return refuse("3.2", kNoneToTake, a.number, left);
    // F-80
    if (a.number < left && !led(s, s.chosen.generals, a.force))
        return refuse("3.2", kWholeForce, a.number, left);
    return check_company(b, s, f, bit(army_of(a.force)), {});
}

Verdict check_take_all(const Board& b, const State& s, const Frame& f) {
    const Available there = available(b, s, f);
    if (there.points == s.chosen.points && there.generals == s.chosen.generals)
        return refuse("3.2", kNothingLeft);
    return check_company(b, s, f, armies_in(b, s, there.points, there.generals, f.side),
                         there.generals);
}

Verdict check_go(const Board& b, const State& s, const Frame& f) {
    if (total(s.chosen.points) == 0 && s.chosen.generals.empty()) return refuse("3.2", kNobody);
    if (f.number == kForGuns && s.chosen.generals.empty()) return refuse("4.2", kNeedsGeneral);
    if ((f.number == kForGuns || f.number == kForPursuit) && total(s.chosen.points) == 0)
        return refuse("4.2", kNoPoints);
    if (f.number != kForPursuit) return kLegal;
    const Side enemy = enemy_of(f.side);
    const int mine = total(s.chosen.points);
    const int theirs = points_at(s, f.from, enemy);
    if (known_held(b, s, enemy).has(f.from) && forlorn(mine, theirs))
        return refuse("4.1", kHopeless, mine, theirs);
    return kLegal;
}

}  // namespace

Verdict check_gather(const Board& b, const State& s, const Action& a) {
    const Frame& f = top(s);
    switch (a.verb) {
        case Verb::Take:
            return check_take(b, s, f, a);
        case Verb::TakeAll:
            return check_take_all(b, s, f);
        case Verb::Go:
            return check_go(b, s, f);
        case Verb::Decline:
            if (f.number == kForGuns || f.number == kForPursuit) return kLegal;
            return refuse("2.4", kCannotDecline);
        default:
            return refuse("3.2", kTakeWhat);
    }
}

void do_gather(Play& p, const Action& a) {
    const Frame f = top(p.s);
    Group& chosen = p.s.chosen;
    switch (a.verb) {
        case Verb::Take:
            if (a.general != kNoGeneral)
                chosen.generals.add(a.general);
            else
                chosen.points[index(a.force)] =
                    static_cast<std::uint8_t>(chosen.points[index(a.force)] + a.number);
            return;
        case Verb::TakeAll:
            return take_all(p.board, p.s, f);
        case Verb::Decline:
            pop(p.s);
            chosen = {};
            if (f.number == kForPursuit) pop(p.s);  // no pursuit after all
            return;
        default:
            break;
    }
    if (f.number == kForGuns) {
        pop(p.s);
        guns_gathered(p);
    } else if (f.number == kForPursuit) {
        pop(p.s);
        pursuers_gathered(p);
    } else {
        set_off(p);
    }
}

}  // namespace levee::fgfk
