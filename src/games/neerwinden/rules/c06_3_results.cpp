// Chapter 6, case 6.3: what the letters do: tests, losses, levels, retreats.
#include <algorithm>

#include "games/neerwinden/rules/internal.h"
#include "games/neerwinden/rules/steps.h"

namespace levee::neerwinden {

// A Damage frame: `units` of `side` suffer, and later those of them that have still to retreat;
// `unit` is the head unit of an assault; `number` levels are left; `marks` are the units that
// routed by this combat, and later the stack that cannot retreat.

namespace {

using enum DamageStep::At;

constexpr Sentence kPickTest{"Choose the unit that takes the morale test.",
                             "Choisissez l'unité qui teste son moral."};
constexpr Sentence kPickLoss{"Choose the unit that loses a step.",
                             "Choisissez l'unité qui perd un pas."};
constexpr Sentence kPickLevel{"Choose the unit that is disorganised.",
                              "Choisissez l'unité désorganisée."};
constexpr Sentence kNotConcerned{"That unit is not concerned, or can take no more.",
                                 "Cette unité n'est pas concernée, ou ne peut en subir plus."};

UnitSet living(const State& s, UnitSet units) {
    UnitSet set;
    for (const UnitId u : units)
        if (on_map(s, u)) set.add(u);
    return set;
}

UnitSet guns(const Board& b, UnitSet units) {
    return units & b.arm_units[static_cast<std::size_t>(Arm::Artillery)];
}

// N-66b: one that routed in this combat takes no more; one that was routed before loses steps. Guns
// beside the attackers took no part.
UnitSet can_take_level(const Board& b, const State& s, const Frame& f) {
    const UnitSet left = living(s, f.units).without(f.marks);
    return (f.flags & kOfAttack) != 0 ? left.without(guns(b, left)) : left;
}

// The units among which the owner chooses at this step.
UnitSet candidates(const Board& b, const State& s, const Frame& f) {
    switch (f.step) {
        case kTesting:
        case kLosing:
            return living(s, f.units);
        case kGuns:
            return guns(b, living(s, f.units));
        case kLevels:
            return can_take_level(b, s, f);
        default:
            return living(s, f.marks);  // kBarred
    }
}

// One level on u; when it routs by it, it goes back at once (6.3, N-55).
void take_level(Play& p, UnitId u) {
    State& s = p.s;
    Frame& f = top(s);
    const Side side = f.side;
    if (!hurt(p, u, "6.3")) return;
    f.marks.add(u);
    push_retreat(s, side, u);
}

void test_morale(Play& p, UnitId u, std::uint8_t step) {
    Frame& f = top(p.s);
    f.other = u;
    f.step = step;
    ask_dice(p.s);
}

// With the best bonus of a commander in the hex (N-80).
bool passes(Play& p, UnitId u) {
    State& s = p.s;
    const int bonus = best_morale_bonus_at(p.board, s, s.units[u].at, top(s).side);
    const int total = s.dice[0] + s.dice[1] - bonus;
    s.dice = {};
    return passes_with(p, u, total, "6.3");
}

// The head unit must take it in an assault; under fire the owner chooses.
UnitSet narrowed_to_head(const State& s, const Frame& f, UnitSet set) {
    const bool assault = f.unit != kNoUnit;
    if (!assault) return set;
    if (f.step == kLevels && (f.flags & kHeadFirst) == 0) return set;
    const UnitSet head = on_map(s, f.unit) ? UnitSet::of(f.unit) & set : UnitSet{};
    if (f.step == kLevels) return head.empty() ? set : head;
    return head;
}

// True: the owner must choose; otherwise `only` is the unit concerned, or none.
bool must_choose(const Board& b, const State& s, const Frame& f, UnitId& only) {
    UnitSet set = candidates(b, s, f);
    if (f.step != kGuns && f.step != kBarred) set = narrowed_to_head(s, f, set);
    only = set.empty() ? kNoUnit : set.first();
    return set.size() > 1;
}

void concern(Play& p, UnitId u) {
    State& s = p.s;
    Frame& f = top(s);
    switch (f.step) {
        case kTesting:
            test_morale(p, u, kTested);
            break;
        case kLosing:
            f.step = kGuns;
            lose_step(p, u, "6.3");
            break;
        case kGuns:
            f.step = kLevels;
            lose_step(p, u, "6.3");
            break;
        case kLevels:
            f.number -= 1;
            f.flags &= static_cast<std::uint16_t>(~kHeadFirst);
            take_level(p, u);
            break;
        default: {  // kBarred: one level for the stack that cannot retreat
            const Side side = f.side;
            f.step = kGoingBack;
            f.marks = {};
            // N-105: by itself, one that routs by it may have a way after all.
            if (hurt(p, u, "6.3") && !retreat_hexes(p.board, s, u).empty())
                push_retreat(s, side, u);
            break;
        }
    }
}

// The next unit of an R goes back; or its stack stays, since not all of it could go (N-105).
void retreat_next(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    const UnitSet left = living(s, f.units);
    if (left.empty()) {
        f.step = kDamageDone;
        return;
    }
    const UnitSet stack = left & units_at(s, s.units[left.first()].at);
    const UnitId u = first_to_retreat(p.board, s, stack);
    if (u != kNoUnit) {
        f.units.remove(u);
        push_retreat(s, f.side, u, stack.without(UnitSet::of(u)));
        return;
    }
    for (const UnitId x : stack)
        p.report({.fact = Fact::RetreatBarred, .side = f.side, .unit = x, .rule = "6.3"});
    f.units = left.without(stack);
    f.marks = stack;
    f.step = kBarred;
}

// Which step of the frame applies, and whether it has anything to do.
bool step_applies(const Frame& f) {
    switch (f.step) {
        case kTesting:
            return (f.flags & kMoraleTest) != 0;
        case kLosing:
            return (f.flags & kStepLoss) != 0;
        case kGuns:
            return (f.flags & kGunLoss) != 0;
        case kLevels:
            return f.number > 0;
        default:
            return !f.marks.empty();  // kBarred
    }
}

}  // namespace

// Morale table.
bool passes_with(Play& p, UnitId u, int total, const char* rule) {
    const int value = morale(p.board, p.s, u);
    const bool passed = total <= value;
    if (total == value + 1) show_demoralisation(p, u);
    p.report({.fact = passed ? Fact::MoralePassed : Fact::MoraleFailed,
              .side = p.board.side[u.raw],
              .unit = u,
              .a = static_cast<std::int16_t>(total),
              .b = static_cast<std::int16_t>(morale_is_hidden(p.board, p.s, u) ? 0 : value),
              .rule = rule});
    return passed;
}

PendingDamage pending_damage(const Frame& damage) {
    const auto waits = [&](std::uint16_t letter, DamageStep::At step) {
        return (damage.flags & letter) != 0 && damage.step <= step ? 1 : 0;
    };
    return {.tests = waits(kMoraleTest, kTested),
            .steps = waits(kStepLoss, kLosing) + waits(kGunLoss, kGuns),
            .levels = damage.number};
}

void push_damage(State& s, Side side, UnitSet units, UnitId head, const CombatResult& result,
                 std::uint16_t where) {
    auto flags = static_cast<std::uint16_t>(result.letters | where);
    if (head != kNoUnit) flags |= kHeadFirst;
    push(s, {.business = Business::Damage,
             .side = side,
             .unit = head,
             .number = result.levels,
             .flags = flags,
             .units = units});
}

bool continue_damage(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    switch (f.step) {
        case kTesting:
        case kLosing:
        case kGuns:
        case kLevels:
        case kBarred: {
            UnitId only = kNoUnit;
            if (step_applies(f)) {
                if (must_choose(p.board, s, f, only)) return true;
                if (only != kNoUnit) {
                    concern(p, only);
                    return top(s).business == Business::Dice;
                }
            }
            // Nothing, or nobody left to take it: lost (6.3).
            if (f.step == kBarred)
                f.step = kGoingBack;
            else
                f.step = f.step == kTesting ? std::uint8_t{kLosing}
                                            : static_cast<std::uint8_t>(f.step + 1);
            return false;
        }
        case kTested: {
            f.step = kLosing;
            const UnitId u = f.other;
            f.other = kNoUnit;
            if (!passes(p, u)) take_level(p, u);
            return false;
        }
        case kRetreating:
            if ((f.flags & kRetreat) == 0) {
                f.step = kDamageDone;
                return false;
            }
            // TET note a, N-54: on the tomb the head unit may hold the ground.
            if ((f.flags & kOnTomb) != 0 && on_map(s, f.unit) && !f.marks.has(f.unit)) {
                test_morale(p, f.unit, kTombTested);
                return true;
            }
            f.step = kGoingBack;
            f.units =
                can_take_level(p.board, s, f);  // N-55: those that routed have gone back already
            f.marks = {};
            return false;
        case kTombTested: {
            const bool holds = passes(p, f.other);
            f.other = kNoUnit;
            f.flags &= static_cast<std::uint16_t>(~kOnTomb);
            f.step = holds ? kDamageDone : kRetreating;
            return false;
        }
        case kGoingBack:
            retreat_next(p);
            return false;
        default:
            pop(s);
            return false;
    }
}

namespace {

Verb verb_of(const Frame& f) {
    switch (f.step) {
        case kTesting:
            return Verb::Test;
        case kLosing:
        case kGuns:
            return Verb::Lose;
        default:
            return Verb::Disorganise;
    }
}

UnitSet choices(const Board& b, const State& s, const Frame& f) {
    const UnitSet set = candidates(b, s, f);
    return f.step == kGuns || f.step == kBarred ? set : narrowed_to_head(s, f, set);
}

}  // namespace

void offer_damage(const Board& b, const State& s, Actions& out) {
    const Frame& f = top(s);
    for (const UnitId u : choices(b, s, f)) out.push_back(Action::of(verb_of(f), u));
}

Verdict check_damage(const Board& b, const State& s, const Action& a) {
    const Frame& f = top(s);
    if (a.verb != verb_of(f)) {
        if (verb_of(f) == Verb::Test) return refuse("6.3", kPickTest);
        return verb_of(f) == Verb::Lose ? refuse("6.3", kPickLoss) : refuse("6.3", kPickLevel);
    }
    return choices(b, s, f).has(a.unit) ? kLegal : refuse("6.3", kNotConcerned);
}

void do_damage(Play& p, const Action& a) { concern(p, a.unit); }

}  // namespace levee::neerwinden
