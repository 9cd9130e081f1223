// Chapter 4, case 4.2: the march to the sound of the guns.
//
// Guns frame: side may march to area; step 0 which stack, then the dice: 1-2 the consent of 3.5,
// 3-4 the march. from is the area of the stack, which is State::chosen.
#include "games/for_god_and_king/rules/internal.h"
#include "games/for_god_and_king/rules/steps.h"

namespace levee::fgfk {

namespace {

using enum GunsStep::At;
constexpr int kConsent = 5;  // 3.5

constexpr Sentence kMarchOrNot{"Name an area whose stack marches to the guns, or `done`.",
                               "Désignez une zone dont la pile marche au canon, ou « done »."};
constexpr Sentence kNoStack{"A general with combat points is needed there.",
                            "Il y faut un général avec des points de combat."};
constexpr Sentence kTooFar{
    "A stack marches only from a neighbouring area, not over the Loire or "
    "the Gois.",
    "On ne marche au canon que d'une zone voisine, sans passer la Loire ni "
    "le Gois."};
constexpr Sentence kTriedBefore{"The stack of that area has tried in this combat.",
                                "La pile de cette zone a déjà tenté dans ce combat."};

bool has_stack(const Board& b, const State& s, AreaId area, Side side) {
    return points_at(s, area, side) > 0 && !generals_at(b, s, area, side).empty();
}

bool could_march(const Board& b, const State& s, AreaId area, Side side) {
    return has_stack(b, s, area, side) && check_marchers(b, s, side, area).legal();
}

AreaSet candidates(const Board& b, const State& s, Side side) {
    return (b.marches[s.combat.area] & present(s, side)).without(s.combat.tried[index(side)]);
}

// Whether a side is asked must not tell what its face-down counters are: it is asked wherever they
// might be able to march.
bool is_asked(const Board& b, const State& s, Side side) {
    if (s.combat.count >= kMaxContingents) return false;
    const AreaSet areas = candidates(b, s, side);
    if (areas.meets(masked(b, s, side))) return true;
    for (const AreaId area : areas)
        if (could_march(b, s, area, side)) return true;
    return false;
}

// F-81: of the points that stay behind or go, the activated ones go first.
void join(Play& p) {
    State& s = p.s;
    const Group stack = s.chosen;
    Contingent k{
        .side = stack.side, .from = stack.at, .generals = stack.generals, .points = stack.points};
    for (std::size_t f = first_force(k.side); f < end_force(k.side); ++f) {
        k.spent[f] = std::min(k.points[f], s.spent[stack.at][f]);
        move_points(s, stack.at, s.combat.area, force_at(f), k.points[f], k.spent[f]);
    }
    for (const GeneralId g : k.generals) move_general(p.board, s, g, s.combat.area);
    s.combat.contingents[s.combat.count++] = k;
}

}  // namespace

bool continue_guns(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    switch (f.step) {
        case kWho:
            if (is_asked(p.board, s, f.side)) return true;
            pop(s);
            return false;
        case kAskConsent:
            f.general = who_asks(p.board, s, s.chosen.generals);
            ask_leave(p, f);
            f.step = kConsentRolled;
            ask_dice(s, 1);
            return false;
        case kConsentRolled: {
            const bool agreed = s.dice[0] >= kConsent;
            p.report({.fact = agreed ? Fact::Agreed : Fact::Refused,
                      .side = f.side,
                      .general = f.general,
                      .area = f.area,
                      .rule = "3.5"});
            f.step = agreed ? kAskMarch : kWho;
            return false;
        }
        case kAskMarch:
            f.step = kMarchRolled;
            ask_dice(s, 1);
            return false;
        default: {
            const int below =
                p.board.tables.figures.march_factor * best_strategic(p.board, s.chosen.generals);
            const bool success = s.dice[0] < below;
            p.report({.fact = Fact::MarchTried,
                      .side = f.side,
                      .area = f.area,
                      .from = s.chosen.at,
                      .a = static_cast<std::int16_t>(success ? 1 : 0),
                      .b = static_cast<std::int16_t>(below),
                      .rule = "4.2"});
            if (success) join(p);
            s.chosen = {};
            f.step = kWho;
            return false;
        }
    }
}

void offer_guns(const Board& b, const State& s, Actions& out) {
    const Side side = top(s).side;
    for (const AreaId area : candidates(b, s, side))
        if (could_march(b, s, area, side)) out.push_back(Action::of(Verb::March, area));
    out.push_back(Action::of(Verb::Done));
}

Verdict check_guns(const Board& b, const State& s, const Action& a) {
    const Side side = top(s).side;
    if (a.verb == Verb::Done) return kLegal;
    if (a.verb != Verb::March) return refuse("4.2", kMarchOrNot);
    if (!b.marches[s.combat.area].has(a.area)) return refuse("4.2", kTooFar);
    if (s.combat.tried[index(side)].has(a.area)) return refuse("4.2", kTriedBefore);
    if (!has_stack(b, s, a.area, side)) return refuse("4.2", kNoStack);
    return check_marchers(b, s, side, a.area);
}

void do_guns(Play& p, const Action& a) {
    const Side side = top(p.s).side;
    if (a.verb == Verb::Done) return pop(p.s);
    p.s.combat.tried[index(side)].add(a.area);
    push_gather(p.s, side, a.area, kForGuns);
}

void guns_gathered(Play& p) {
    Frame& f = top(p.s);
    f.from = p.s.chosen.at;
    const Armies armies = armies_in(p.board, p.s, p.s.chosen.points, p.s.chosen.generals, f.side);
    f.step = needs_consent(p.board, p.s, f.area, f.side, armies) ? kAskConsent : kAskMarch;
}

}  // namespace levee::fgfk
