// Chapter 4, cases 4.1 and 4.6: which points are lost. The owner divides his losses.
//
// Losses frame: side has `points` points to lose, of the combat's contingent `number` or of any;
// they are in area.
#include <algorithm>

#include "games/for_god_and_king/rules/internal.h"

namespace levee::fgfk {

namespace {

constexpr Sentence kLoseWhat{"Say which points are lost.", "Indiquez les points perdus."};
constexpr Sentence kNotSoMany{"{0} points to lose there, {1} can be.",
                              "{0} points à perdre là, {1} possibles."};

bool may_lose(const Frame& f, const Combat& c, std::size_t i) {
    const Contingent& k = c.contingents[i];
    if (f.number != kAnyContingent) return f.number == i;
    return k.side == f.side && (k.flags & kContingentGone) == 0;
}

// How a contingent is named in an action: by where it came from; the group in motion by the battle
// itself, because a stack that marched may have come from the same area.
AreaId name_of(const Combat& c, const Contingent& k) {
    return (k.flags & kContingentActive) != 0 ? c.area : k.from;
}

void lose(Play& p, std::size_t i, Force force, int n) {
    State& s = p.s;
    Frame& f = top(s);
    Contingent& k = s.combat.contingents[i];
    const std::size_t x = index(force);
    // F-81: activated points first, of this contingent.
    const int tired = std::min<int>(k.spent[x], n);
    const int others_tired = s.spent[f.area][x] - k.spent[x];
    k.points[x] = static_cast<std::uint8_t>(k.points[x] - n);
    k.spent[x] = static_cast<std::uint8_t>(k.spent[x] - tired);
    remove_points(s, f.area, force, n);
    s.spent[f.area][x] = static_cast<std::uint8_t>(others_tired + k.spent[x]);
    if ((k.flags & kContingentActive) != 0) s.group.points[x] = k.points[x];
    f.points = static_cast<std::uint8_t>(f.points - n);
    p.report({.fact = Fact::LostPoints,
              .side = f.side,
              .force = force,
              .area = f.area,
              .a = static_cast<std::int16_t>(n),
              .rule = "4.1"});
}

struct Prey {
    int points = 0;
    int kinds = 0;
    std::size_t contingent = 0;
    Force force{};
};

Prey prey_of(const State& s) {
    const Frame& f = top(s);
    Prey prey;
    for (std::size_t i = 0; i < s.combat.count; ++i) {
        if (!may_lose(f, s.combat, i)) continue;
        for (std::size_t x = first_force(f.side); x < end_force(f.side); ++x) {
            if (s.combat.contingents[i].points[x] == 0) continue;
            prey.points += s.combat.contingents[i].points[x];
            ++prey.kinds;
            prey.contingent = i;
            prey.force = force_at(x);
        }
    }
    return prey;
}

}  // namespace

void push_losses(State& s, Side side, int n, std::uint8_t contingent) {
    const AreaId area = contingent == kAnyContingent ? s.combat.area : top(s).area;
    push(s, {.business = Business::Losses,
             .side = side,
             .area = area,
             .number = contingent,
             .points = static_cast<std::uint8_t>(std::min(n, 255))});
}

bool continue_losses(Play& p) {
    State& s = p.s;
    const Frame& f = top(s);
    const Prey prey = prey_of(s);
    if (f.points == 0 || prey.points == 0) {
        pop(s);
        return false;
    }
    if (prey.points <= f.points) {
        for (std::size_t i = 0; i < s.combat.count; ++i) {
            if (!may_lose(f, s.combat, i)) continue;
            for (std::size_t x = first_force(f.side); x < end_force(f.side); ++x)
                if (const int n = s.combat.contingents[i].points[x]; n > 0)
                    lose(p, i, force_at(x), n);
        }
        pop(s);
        return false;
    }
    if (prey.kinds > 1) return true;
    lose(p, prey.contingent, prey.force, f.points);
    return false;
}

void offer_losses(const Board& /*b*/, const State& s, Actions& out) {
    const Frame& f = top(s);
    for (std::size_t i = 0; i < s.combat.count; ++i) {
        if (!may_lose(f, s.combat, i)) continue;
        const Contingent& k = s.combat.contingents[i];
        for (std::size_t x = first_force(f.side); x < end_force(f.side); ++x)
            for (int n = std::min<int>(k.points[x], f.points); n > 0; --n)
                out.push_back(Action::of(Verb::Lose, force_at(x), n, name_of(s.combat, k)));
    }
}

namespace {

std::size_t find_contingent(const State& s, const Frame& f, const Action& a) {
    for (std::size_t i = 0; i < s.combat.count; ++i)
        if (may_lose(f, s.combat, i) && name_of(s.combat, s.combat.contingents[i]) == a.area)
            return i;
    return kMaxContingents;
}

}  // namespace

Verdict check_losses(const Board& /*b*/, const State& s, const Action& a) {
    const Frame& f = top(s);
    if (a.verb != Verb::Lose) return refuse("4.1", kLoseWhat);
    const std::size_t i = find_contingent(s, f, a);
    if (i == kMaxContingents || side_of(a.force) != f.side)
        return refuse("4.1", kNotSoMany, a.number, 0);
    const int most = std::min<int>(s.combat.contingents[i].points[index(a.force)], f.points);
    if (a.number == 0 || a.number > most) return refuse("4.1", kNotSoMany, a.number, most);
    return kLegal;
}

void do_losses(Play& p, const Action& a) {
    lose(p, find_contingent(p.s, top(p.s), a), a.force, a.number);
}

}  // namespace levee::fgfk
