// Chapter 2: movement. Movement frames use `side`.
#include "games/skeleton/rules/chapters.h"

namespace levee::skeleton {

namespace {

constexpr Sentence kGone{"That unit is lost.", "Cette unité est perdue."};
constexpr Sentence kHasMoved{"That unit has marched.", "Cette unité a déjà marché."};
constexpr Sentence kTooFar{"Units march to a neighbouring area.",
                           "Les unités marchent vers une zone voisine."};
constexpr Sentence kEngaged{"It stands among enemies and may not leave.",
                            "Elle est au contact de l'ennemi et ne peut partir."};
constexpr Sentence kFull{"{0} units stand there; {1} is the most.",
                         "{0} unités s'y trouvent ; {1} au plus."};

}  // namespace

// A side that cannot march is not asked.
bool continue_movement(Play& p) {
    Actions offered;
    offer_movement(p.board, p.s, offered);
    if (offered.size() > 1) return true;
    pop(p.s);
    return false;
}

void offer_movement(const Board& b, const State& s, Actions& out) {
    for (const UnitId unit : b.units_of[index(top(s).side)]) {
        if (s.at[unit] == kNoArea) continue;
        for (const maps::Link& link : b.map.links(s.at[unit])) {
            const Action march{.verb = Verb::March, .unit = unit, .area = link.to};
            if (check_movement(b, s, march).legal()) out.push_back(march);
        }
    }
    out.push_back({.verb = Verb::Halt});
}

Verdict check_movement(const Board& b, const State& s, const Action& a) {
    if (a.verb == Verb::Halt) return kLegal;
    if (a.verb != Verb::March) return refuse("1.2", kNotNow);
    const Side side = top(s).side;
    if (b.side(a.unit) != side) return refuse("2.1", kNotYours);
    const AreaId from = s.at[a.unit];
    if (from == kNoArea) return refuse("3.4", kGone);
    if (s.moved.has(a.unit)) return refuse("2.1", kHasMoved);
    if (!b.map.adjacent(from, a.area)) return refuse("2.1", kTooFar);
    if (contested(b, s, from)) return refuse("2.2", kEngaged);
    const int there = units_at(b, s, a.area, side).size();
    return there < b.stacking ? kLegal : refuse("2.3", kFull, there, b.stacking);
}

void do_movement(Play& p, const Action& a) {
    if (a.verb == Verb::Halt) return pop(p.s);
    const AreaId from = p.s.at[a.unit];
    p.s.at[a.unit] = a.area;
    p.s.moved.add(a.unit);
    p.report({.fact = Fact::Marched,
              .side = top(p.s).side,
              .unit = a.unit,
              .area = a.area,
              .from = from,
              .rule = "2.1"});
}

}  // namespace levee::skeleton
