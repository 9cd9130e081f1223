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
constexpr Sentence kNoneToTake{
    "There is no such counter to take: {0} asked for, {1} can be taken.",
    "Il n'y a pas un tel pion à prendre : {0} demandés, {1} disponibles."};
constexpr Sentence kWholeForce{
    "Without a general of their own army all {1} points go or none; {0} were named.",
    "Sans général de leur armée, les {1} points partent tous ou restent ; {0} demandés."};
constexpr Sentence kUndivided{
    "Without a general of theirs the points of a stack stay together: {0} chosen, {1} left.",
    "Sans général à eux, les points d'une pile restent ensemble : {0} choisis, {1} laissés."};
constexpr Sentence kNobody{"Nobody has been chosen yet.", "Personne n'a encore été choisi."};
constexpr Sentence kNothingLeft{"There is nothing left to take.", "Il ne reste rien à prendre."};
constexpr Sentence kNeedsGeneral{"A march to the guns needs a general with the points.",
                                 "Pour marcher au canon, il faut un général avec les points."};
constexpr Sentence kNoPoints{"A march to the guns needs combat points.",
                             "Pour marcher au canon, il faut des points de combat."};
constexpr Sentence kNoPursuers{"A pursuit needs combat points.",
                               "Pour poursuivre, il faut des points de combat."};
constexpr Sentence kCannotDecline{"A stack that has been named must go or stand, as a group.",
                                  "Une pile désignée doit être activée."};

constexpr std::uint8_t kOfGroup = 1;

struct Available {
    Points points{};
    GeneralSet generals{};
};

// What may be taken, what has been taken included.
Available available(const Board& b, const State& s, const Frame& f) {
    Available there;
    if (f.number == kForPursuit && f.flags == kOfGroup) {
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

// May these be added to what is chosen?
Verdict check_company(const Board& b, const State& s, const Frame& f, const Group& chosen,
                      Armies more, GeneralSet generals) {
    const Armies armies = armies_in(b, s, chosen.points, chosen.generals, f.side) | more;
    const Armies apart = static_cast<Armies>(bit(Army::Anjou) | bit(Army::Centre));
    if ((armies & bit(Army::BasPoitou)) != 0 && (armies & apart) != 0)
        return refuse("3.5", kApart);  // F-88
    const GeneralSet all = chosen.generals | generals;
    if (const Verdict no = check_together(b, s, armies, all)) return no;
    if (f.number != kForGuns && f.number != kForPursuit) return kLegal;
    const AreaId to = f.number == kForGuns ? s.combat.area : f.from;
    if (s.turn == 1 && !inside_zones(b, armies, to)) return refuse("7.1", kFirstTurn);  // F-06
    if (const Verdict no = check_entering(b, s, to, f.side, armies, all)) return no;
    if (f.number == kForPursuit && needs_consent(b, s, to, f.side, armies))
        return refuse("3.5", kApart);
    return check_stacking(b, s, to, f.side, armies, all, true);
}

// 4.1: those who pursue into an area where they see the enemy.
Verdict check_odds(const Board& b, const State& s, const Frame& f, int mine) {
    const Side enemy = enemy_of(f.side);
    const int theirs = points_at(s, f.from, enemy);
    if (known_held(b, s, enemy).has(f.from) && forlorn(mine, theirs))
        return refuse("4.1", kHopeless, mine, theirs);
    return kLegal;
}

// A march or a pursuit with these armies at full strength, and with what has been chosen.
Verdict check_with(const Board& b, const State& s, const Frame& f, const Available& there,
                   const Group& chosen, Armies armies) {
    Points points = chosen.points;
    for (std::size_t i = first_force(f.side); i < end_force(f.side); ++i)
        if ((bit(army_of(force_at(i))) & ~armies) == 0) points[i] = there.points[i];
    const bool guns = f.number == kForGuns;
    if (total(points) == 0) return guns ? refuse("4.2", kNoPoints) : refuse("4.5", kNoPursuers);
    const Armies more = armies_in(b, s, points, {}, f.side);
    Verdict why = refuse("4.2", kNeedsGeneral);
    if (!guns || !chosen.generals.empty()) {
        why = check_company(b, s, f, chosen, more, {});
        if (why.legal() && !guns) why = check_odds(b, s, f, total(points));
        if (why.legal()) return kLegal;
    }
    if (!guns) return why;  // generals only narrow the choice
    for (const GeneralId g : there.generals) {
        const auto with_him = static_cast<Armies>(more | bit(s.generals[g].army));
        why = check_company(b, s, f, chosen, with_him, GeneralSet::of(g));
        if (why.legal()) return kLegal;
    }
    return why;
}

// F-112: can a march or a pursuit still come of what is chosen? What leads to nothing is refused.
Verdict check_outlook(const Board& b, const State& s, const Frame& f, const Group& chosen) {
    if (f.number != kForGuns && f.number != kForPursuit) return kLegal;
    const Available there = available(b, s, f);
    const Armies all = armies_in(b, s, there.points, {}, f.side);
    const Verdict why = check_with(b, s, f, there, chosen, all);
    if (why.legal()) return kLegal;
    for (Armies some = all; some != 0;) {
        some = static_cast<Armies>((some - 1U) & all);  // each part of them
        if (check_with(b, s, f, there, chosen, some).legal()) return kLegal;
    }
    return why;
}

// 3.2, F-110: what has to go too, because nobody leads what is chosen.
int undivided(const Board& b, const State& s, const Frame& f) {
    const Group& chosen = s.chosen;
    if (total(chosen.points) == 0) return 0;
    for (std::size_t i = first_force(f.side); i < end_force(f.side); ++i)
        if (chosen.points[i] > 0 && led(s, chosen.generals, force_at(i))) return 0;
    const Available there = available(b, s, f);
    int left = 0;
    for (std::size_t i = first_force(f.side); i < end_force(f.side); ++i) {
        const int here = there.points[i] - chosen.points[i];
        const Armies army = bit(army_of(force_at(i)));
        if (here > 0 && check_company(b, s, f, chosen, army, {}).legal()) left += here;
    }
    return left;
}

Group chosen_after(const Board& b, const State& s, const Frame& f, const Action& a) {
    Group chosen = s.chosen;
    if (a.verb == Verb::TakeAll) {
        const Available there = available(b, s, f);
        chosen.points = there.points;
        chosen.generals = there.generals;
    } else if (a.general != kNoGeneral) {
        chosen.generals.add(a.general);
    } else {
        auto& points = chosen.points[index(a.force)];
        points = static_cast<std::uint8_t>(points + a.number);
    }
    return chosen;
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

Group nobody_yet(Side side, AreaId area) {
    Group group;
    group.side = side;
    group.at = area;
    return group;
}

Frame gather_frame(Side side, AreaId area, Purpose purpose) {
    return {.business = Business::Gather,
            .side = side,
            .area = area,
            .number = static_cast<std::uint8_t>(purpose)};
}

Frame pursuit_frame(const State& s, Side side, AreaId to) {
    Frame f = gather_frame(side, s.combat.area, kForPursuit);
    f.from = to;
    f.flags = s.combat.attacker == side ? kOfGroup : std::uint8_t{0};
    return f;
}

}  // namespace

void push_gather(State& s, Side side, AreaId area, Purpose purpose) {
    s.chosen = nobody_yet(side, area);
    push(s, gather_frame(side, area, purpose));
}

void push_gather_pursuers(State& s, Side side, AreaId to) {
    const Frame f = pursuit_frame(s, side, to);
    s.chosen = nobody_yet(side, f.area);
    push(s, f);
}

Verdict check_marchers(const Board& b, const State& s, Side side, AreaId area) {
    return check_outlook(b, s, gather_frame(side, area, kForGuns), nobody_yet(side, area));
}

Verdict check_pursuers(const Board& b, const State& s, Side side, AreaId to) {
    const Frame f = pursuit_frame(s, side, to);
    return check_outlook(b, s, f, nobody_yet(side, f.area));
}

// F-114: asked also where there is a single counter to choose, or a lone general would betray
// himself. In plain sight what is no choice is not asked.
bool continue_gather(Play& p) {
    const Frame& f = top(p.s);
    if (f.number != kForOperation && f.number != kForPreemption) return true;
    if (is_masked(p.board, p.s, f.side, f.area)) return true;
    const Available there = available(p.board, p.s, f);
    int kinds = 0;
    for (std::size_t i = 0; i < kForces; ++i)
        if (there.points[i] > 0) ++kinds;
    const int generals = there.generals.size();
    if (kinds + generals != 1) return true;
    p.s.chosen = chosen_after(p.board, p.s, f, Action::of(Verb::TakeAll));
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
        if (const Verdict no = check_company(b, s, f, s.chosen, bit(s.generals[a.general].army),
                                             GeneralSet::of(a.general)))
            return no;
        return check_outlook(b, s, f, chosen_after(b, s, f, a));
    }
    if (side_of(a.force) != f.side) return refuse("3.2", kNoneToTake, a.number, 0);
    const std::size_t i = index(a.force);
    const int left = there.points[i] - s.chosen.points[i];
    if (a.number == 0 || a.number > left) return refuse("3.2", kNoneToTake, a.number, left);
    // F-80
    if (a.number < left && !led(s, s.chosen.generals, a.force))
        return refuse("3.2", kWholeForce, a.number, left);
    if (const Verdict no = check_company(b, s, f, s.chosen, bit(army_of(a.force)), {})) return no;
    return check_outlook(b, s, f, chosen_after(b, s, f, a));
}

Verdict check_take_all(const Board& b, const State& s, const Frame& f) {
    const Available there = available(b, s, f);
    if (there.points == s.chosen.points && there.generals == s.chosen.generals)
        return refuse("3.2", kNothingLeft);
    if (const Verdict no =
            check_company(b, s, f, s.chosen, armies_in(b, s, there.points, there.generals, f.side),
                          there.generals))
        return no;
    return check_outlook(b, s, f, chosen_after(b, s, f, Action::of(Verb::TakeAll)));
}

Verdict check_go(const Board& b, const State& s, const Frame& f) {
    if (total(s.chosen.points) == 0 && s.chosen.generals.empty()) return refuse("3.2", kNobody);
    if (f.number == kForGuns && s.chosen.generals.empty()) return refuse("4.2", kNeedsGeneral);
    const int mine = total(s.chosen.points);
    if (f.number == kForGuns && mine == 0) return refuse("4.2", kNoPoints);
    if (f.number == kForPursuit && mine == 0) return refuse("4.5", kNoPursuers);
    if (const int left = undivided(b, s, f); left > 0) return refuse("3.2", kUndivided, mine, left);
    return f.number == kForPursuit ? check_odds(b, s, f, mine) : kLegal;
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
        case Verb::TakeAll:
            chosen = chosen_after(p.board, p.s, f, a);
            return;
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
