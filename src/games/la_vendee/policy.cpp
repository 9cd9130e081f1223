// Rules of thumb: what computer players do who do not look ahead.
#include "games/la_vendee/policy.h"

#include <algorithm>

#include "engine/contract/action_list.h"
#include "games/la_vendee/rules/internal.h"
#include "games/la_vendee/rules/steps.h"

namespace levee::la_vendee {

namespace {

constexpr std::uint8_t kFarAway = 100;
constexpr int kNoWay = -1'000'000;

using engine::best_of;

const Action* find(const Rules::Actions& offered, Verb verb) {
    const auto* found = std::ranges::find(offered, verb, &Action::verb);
    return found == offered.end() ? nullptr : found;
}

// In a view an army may be a closed book (2.6): then as strong as most are.
int strength(const State& s, ArmyId army) {
    const Points& points = s.armies[army].points;
    return points[0] == kHiddenPoints ? 5 : total(points);
}

// 16.6: the counter behind a name that tells nothing else.
ArmyId counter_named(ArmyId army) {
    return army.raw >= kFaceDown ? ArmyId{static_cast<std::uint8_t>(army.raw - kFaceDown)} : army;
}

// What walls and garrison can take (9.4).
int walls(const Board& b, const State& s, AreaId area) {
    return b.tables.figures.fortress_dice + total(s.inside[area]);
}

}  // namespace

Distances distances(const Board& board) {
    Distances steps{};
    const auto regions = static_cast<std::uint8_t>(board.areas.size());
    for (auto& row : steps) row.fill(kFarAway);
    for (std::uint8_t from = 0; from < regions; ++from) {
        AreaSet reached = AreaSet::of(AreaId{from});
        AreaSet ring = reached;
        for (std::uint8_t far = 0; !ring.empty(); ++far) {
            AreaSet wider;
            for (const AreaId area : ring) {
                steps[from][area.raw] = far;
                wider |= board.beside[area];
            }
            ring = wider.without(reached);
            reached |= ring;
        }
    }
    return steps;
}

Policy::Policy(const Rules& rules)
    : rules_(rules), board_(rules.board()), distance_(distances(rules.board())) {}

Action Policy::choose(const State& s, engine::Random& random) const {
    Actions offered;
    rules_.legal_actions(s, offered);
    if (offered.size() == 1) return offered[0];
    switch (top(s).business) {
        case Business::SetUp:
            if (const Action* rest = find(offered, Verb::SetUpRest)) return *rest;
            break;
        case Business::CardPlay:
            return card(s, offered);
        case Business::Card:
            return carry_out(s, offered, random);
        case Business::March:
            return march(s, offered);
        case Business::Battle:
            return battle(s, offered);
        case Business::Retreat:
            return retreat(s, offered);
        case Business::Irregulars:
            return irregulars(s, offered, random);
        case Business::Losses:
            // 8.6: irregulars first; guns last, since they take fortresses.
            return best_of(offered, [](const Action& a) {
                switch (arm_of(a.troop)) {
                    case Troop::Irregulars:
                        return 3;
                    case Troop::Cavalry:
                        return 2;
                    case Troop::Infantry:
                        return 1;
                    default:
                        return 0;
                }
            });
        case Business::Window:
            // 7.5: what saves an army that would have to retreat, else nothing.
            if (const Action* pass = find(offered, Verb::Pass); pass != nullptr && !in_battle(s))
                return *pass;
            break;
        case Business::Withdrawal:
            if (const Action* stay = find(offered, Verb::Stay)) return *stay;
            if (const Action* shelter = find(offered, Verb::Shelter)) return *shelter;
            break;
        case Business::Volley:
            return best_of(offered, [](const Action& a) { return a.other; });
        case Business::Placing:
            // Into armies, then where an enemy fortress or army is near.
            return best_of(offered, [&](const Action& a) {
                if (a.verb == Verb::Done) return -1;
                return (a.verb == Verb::Join || a.verb == Verb::Raise ? 20 : 0) + a.number;
            });
        default:
            break;
    }
    return offered[random.below(static_cast<std::uint32_t>(offered.size()))];
}

int Policy::worth(const State& s, ArmyId army, AreaId area) const {
    const Side side = board_.side(army);
    const Side enemy = enemy_of(side);
    const int own = strength(s, army);
    int value = 0;
    for (const AreaId goal : board_.fortresses.without(s.burnt)) {
        const int far = distance_[area.raw][goal.raw];
        if (far >= kFarAway) continue;
        const bool taken = fortress_holder(s, goal) == side;
        // One's own with an enemy army beside it is worth a guard.
        if (taken && !has_units(board_, s, goal, enemy)) continue;
        const int needed = taken ? 0 : walls(board_, s, goal);
        if (needed > own) continue;
        value = std::max(value, 60 - 6 * far - 2 * needed);
    }
    for (const ArmyId other : armies_outside(board_, s, area, enemy)) {
        const int theirs = strength(s, other);
        value += own > theirs ? 10 + 2 * (own - theirs) : -10 * (theirs - own) - 10;
    }
    if (s.burnt.has(area) && side == Side::Royalist) value -= 15;  // 11.3
    return value;
}

bool Policy::can_win(const State& s, ArmyId army) const {
    const AreaId at = s.armies[army].at;
    const Side enemy = enemy_of(board_.side(army));
    const int own = strength(s, army);
    const ArmySet theirs = armies_outside(board_, s, at, enemy);
    int against = 0;
    for (const ArmyId other : theirs) against += strength(s, other);
    if (!theirs.empty()) return own > against;
    if (board_.fortresses.has(at) && fortress_holder(s, at) == enemy)
        return own >= walls(board_, s, at);
    return own > 1;
}

// 7.3: what marches most, while there are armies; what is played at any time is kept.
Action Policy::card(const State& s, const Actions& offered) const {
    const Side side = top(s).side;
    int armies = 0;
    for (const ArmyId army : board_.armies_of[index(side)]) armies += on_map(s, army) ? 1 : 0;
    return best_of(offered, [&](const Action& a) {
        if (a.verb != Verb::Play) return -10;
        const CardCard& card = board_.card(a.card());
        const int steps = std::min<int>(card.armies, armies) * card.regions;
        return 10 * steps + (card.effect == Effect::None ? 0 : 5) - (card.any_time ? 20 : 0);
    });
}

// 15: marches that lead somewhere, attacks that can be won, then whatever else the card gives.
Action Policy::carry_out(const State& s, const Actions& offered, engine::Random& random) const {
    const Action* best = nullptr;
    int most = 0;
    for (const Action& a : offered) {
        int value = 0;
        if (a.verb == Verb::March) {
            const ArmyId army = counter_named(a.army);
            const AreaId at = s.armies[army].at;
            for (const AreaId next : board_.beside[at])
                value = std::max(value, worth(s, army, next) - worth(s, army, at));
        } else if (a.verb == Verb::Attack) {
            value = can_win(s, counter_named(a.army)) ? 100 : 0;
        } else if (a.verb != Verb::Done && a.verb != Verb::Pass) {
            value = 1 + static_cast<int>(random.below(3));
        }
        if (value > most) {
            most = value;
            best = &a;
        }
    }
    if (best != nullptr) return *best;
    if (const Action* done = find(offered, Verb::Done)) return *done;
    return offered[random.below(static_cast<std::uint32_t>(offered.size()))];
}

Action Policy::march(const State& s, const Actions& offered) const {
    const ArmyId army = top(s).army;
    const int here = worth(s, army, s.armies[army].at);
    return best_of(offered, [&](const Action& a) {
        switch (a.verb) {
            case Verb::To:
                return worth(s, army, a.area) > here ? worth(s, army, a.area) : kNoWay;
            case Verb::Force:
                return worth(s, army, a.area) > here + 8 ? worth(s, army, a.area) : kNoWay;
            case Verb::Torch:
                return 1000;
            case Verb::Halt:
                return here;
            default:
                return kNoWay;
        }
    });
}

// All dice at the first target, round after round, while it goes well.
Action Policy::battle(const State& s, const Actions& offered) const {
    if (const Action* fire = find(offered, Verb::Fire)) {
        const bool losing = s.battle.round > 0 && !can_win(s, s.battle.attacker);
        if (const Action* off = find(offered, Verb::CallOff); losing && off != nullptr) return *off;
        return *fire;
    }
    return best_of(offered, [&](const Action& a) {
        switch (a.verb) {
            case Verb::Engage:
                return 30 + a.number;
            case Verb::Assault:
                return 20 + a.number;
            case Verb::EngageIrregulars:
                return 10 + a.number;
            case Verb::Stay:
                return 5;
            default:
                return 0;
        }
    });
}

Action Policy::retreat(const State& s, const Actions& offered) const {
    const Side side = top(s).side;
    return best_of(offered, [&](const Action& a) {
        if (a.verb == Verb::Inside) return 50;
        if (a.area == kNoArea) return 0;
        int value = has_army(board_, s, a.area, enemy_of(side)) ? -100 : 0;
        if (has_army(board_, s, a.area, side)) value += 20;
        if (board_.fortresses.has(a.area) && fortress_holder(s, a.area) == side) value += 10;
        if (s.burnt.has(a.area)) value -= 30;
        return value;
    });
}

// 5.4: with an army at once; otherwise one in four goes somewhere, so that a phase ends.
Action Policy::irregulars(const State& s, const Actions& offered, engine::Random& random) const {
    if (top(s).step != IrregularsStep::kMoves)
        return offered[random.below(static_cast<std::uint32_t>(offered.size()))];
    const Action* join = nullptr;
    for (const Action& a : offered)
        if (a.verb == Verb::Join && (join == nullptr || a.number > join->number)) join = &a;
    if (join != nullptr) return *join;
    const Action* done = find(offered, Verb::Done);
    if (done != nullptr && random.below(4) != 0) return *done;
    return offered[random.below(static_cast<std::uint32_t>(offered.size()))];
}

}  // namespace levee::la_vendee
