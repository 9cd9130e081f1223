// Rules of thumb: what computer players do who do not look ahead.
#include "games/for_god_and_king/policy.h"
#include "engine/contract/action_list.h"

#include <algorithm>

#include "games/for_god_and_king/rules/internal.h"

namespace levee::fgfk {

namespace {

constexpr std::uint8_t kFarAway = 200;

using engine::best_of;

const Action* find(const Rules::Actions& offered, Verb verb) {
    const auto* found = std::ranges::find(offered, verb, &Action::verb);
    return found == offered.end() ? nullptr : found;
}

int ratings(const Board& b, GeneralSet generals) {
    int sum = 0;
    for (const GeneralId g : generals) sum += b.card(g).strategic + b.card(g).tactical;
    return sum;
}

int best_tactical(const Board& b, GeneralSet generals) {
    int best = 0;
    for (const GeneralId g : generals) best = std::max<int>(best, b.card(g).tactical);
    return best;
}

}  // namespace

Policy::Policy(const Rules& rules) : rules_(rules), board_(rules.board()) {
    for (const Bridge& bridge : board_.bridges) {
        bridge_ends_.add(bridge.town);
        bridge_ends_.add(bridge.far);
    }
    const std::size_t areas = board_.areas.size();
    for (std::size_t side = 0; side < kSides; ++side) {
        auto& ways = ways_[side];
        for (auto& row : ways) row.fill(kFarAway);
        for (std::size_t a = 0; a < areas; ++a) {
            ways[a][a] = 0;
            for (const auto& step : board_.step_table[side][a])
                if (!board_.crossings[AreaId{static_cast<std::uint8_t>(a)}].has(step.to))
                    ways[a][step.to.raw] = step.cost;
        }
        for (std::size_t by = 0; by < areas; ++by)
            for (std::size_t from = 0; from < areas; ++from)
                for (std::size_t to = 0; to < areas; ++to)
                    ways[from][to] = static_cast<std::uint8_t>(
                        std::min<int>(ways[from][to], ways[from][by] + ways[by][to]));
    }
}

Action Policy::choose(const State& s, engine::Random& random) const {
    Actions offered;
    rules_.legal_actions(s, offered);
    if (offered.size() == 1) return offered[0];
    const auto any = [&] {
        return offered[random.below(static_cast<std::uint32_t>(offered.size()))];
    };
    switch (top(s).business) {
        case Business::Reinforce:
            return event(s, offered);
        case Business::Placing:
            return place(s, offered, random);
        case Business::Operations:
            return activate(s, offered, random);
        case Business::Gather:
            return gather(s, offered);
        case Business::Operation:
            return march(s, offered, random);
        case Business::Combat:
        case Business::Guns:
        case Business::Pursuit:
            return fight(s, offered);
        case Business::Preempt:
            return *find(offered, Verb::Decline);
        case Business::Entry:
        case Business::Occupy:
            return offered[0];  // E3, E4, E6: what is offered is played
        case Business::EventWork:
            // E14 ends the war.
            return find(offered, Verb::Play) != nullptr ? *find(offered, Verb::Play) : any();
        case Business::Initiative:
            return Action::of(Verb::Seize);
        case Business::Losses:
            return best_of(offered, [](const Action& a) { return a.number; });
        case Business::Desertion:
            // 2.5: whoever guards nothing.
            return best_of(offered, [&](const Action& a) {
                return (kept(s, Side::Vendeen).has(a.area) ? 0 : 100) + a.number;
            });
        case Business::Committee:
            return best_of(offered, [&](const Action& a) {
                return ratings(board_, GeneralSet::of(a.general));
            });
        default:
            return any();
    }
}

// --- what matters -------------------------------------------------------------------------------

// 7.2: what is still to be had.
AreaSet Policy::wanted(const State& s, Side side) const {
    const AreaSet mine = held(s, side);
    if (side == Side::Republican) return (board_.primary | board_.secondary).without(mine);
    AreaSet goals;
    for (const AreaSet& kind : {board_.sea_access, bridge_ends_, board_.south_access})
        if (!kind.meets(mine)) goals |= kind;
    return goals;
}

// What must not be left without a guard.
AreaSet Policy::kept(const State& s, Side side) const {
    const AreaSet mine = held(s, side);
    if (side == Side::Republican)
        return mine & (board_.primary | board_.secondary | board_.all_bases | board_.sea_access |
                       board_.south_access);
    return mine & (board_.sea_access | bridge_ends_ | board_.south_access);
}

double Policy::odds(const State& s, Side attacker, AreaId area, int attack,
                    GeneralSet leaders) const {
    const Side defender = enemy_of(attacker);
    const int defence = points_at(s, area, defender);
    if (defence == 0) return 10;
    double ratio = static_cast<double>(attack) / defence;
    // 4.1: a column is about half as much again, a point on the dice a fifth.
    const Terrain ground = board_.terrain[area];
    const bool closed = ground == Terrain::Bocage || ground == Terrain::Marsh;
    if (closed) ratio *= attacker == Side::Vendeen ? 1.5 : 0.67;
    if (ground == Terrain::Clear) ratio *= attacker == Side::Vendeen ? 0.67 : 1.5;
    int dice = best_tactical(board_, leaders) -
               best_tactical(board_, generals_at(board_, s, area, defender));
    dice += std::clamp(s.morale[index(attacker)] - s.morale[index(defender)], -1, 1);
    const int arms = std::min<int>(0, *std::ranges::max_element(s.arms));
    dice += attacker == Side::Vendeen ? arms : -arms;
    if (board_.strongholds.has(area)) dice -= 1;
    return ratio * (1 + 0.15 * std::clamp(dice, -5, 5));
}

// The worst that neighbours could do, as odds.
double Policy::danger(const State& s, Side side, AreaId area, int men) const {
    const Side enemy = enemy_of(side);
    int around = 0;
    for (const AreaId next : board_.adjacent[area]) around += points_at(s, next, enemy);
    if (around == 0 || men == 0) return 0;
    double ratio = static_cast<double>(around) / men;
    const Terrain ground = board_.terrain[area];
    const bool closed = ground == Terrain::Bocage || ground == Terrain::Marsh;
    if (closed) ratio *= side == Side::Vendeen ? 0.67 : 1.5;
    if (ground == Terrain::Clear) ratio *= side == Side::Vendeen ? 1.5 : 0.67;
    return ratio;
}

// How good it is for a group to be there, or to fight there.
int Policy::worth(const State& s, Side side, AreaId area, int men, GeneralSet leaders) const {
    const Side enemy = enemy_of(side);
    const int there = points_at(s, area, enemy);
    int value = 0;
    if (there > 0) {
        const double chances = odds(s, side, area, men, leaders);
        if (chances < 1.7) return -1000;
        value += 40 + 2 * std::min(there, 15);
    }
    if (men == 0) {
        // Generals alone look for men to lead.
        return 4 * std::min(points_at(s, area, side), 20) - 100 * (there > 0 ? 1 : 0);
    }
    const AreaSet goals = wanted(s, side);
    int nearest = kFarAway;
    for (const AreaId goal : goals) {
        int far = 3 * way(side, area, goal);
        if (board_.primary.has(goal)) far -= 6;
        // What is held in strength is far away.
        const int guards = points_at(s, goal, enemy);
        if (2 * guards > men) far += 5 * (2 * guards - men);
        nearest = std::min(nearest, far);
    }
    if (nearest < kFarAway) value -= nearest;
    const double threat = danger(s, side, area, men);
    if (threat > 1.2) value -= static_cast<int>(25 * std::min(threat, 3.0));
    return value;
}

// --- reinforcements -----------------------------------------------------------------------------

// 2.2, 6: at once, but the tocsin (E1) is for an army that has melted.
Action Policy::event(const State& s, const Actions& offered) const {
    for (const Action& a : offered) {
        if (a.verb != Verb::Play) continue;
        if (a.event != Event::E1) return a;
        const int left = static_cast<int>(kTurns) - s.turn;
        int men = 0;
        for (std::size_t f = first_force(Side::Vendeen); f < end_force(Side::Vendeen); ++f)
            men += s.on_map[f] + s.pool[f];
        const bool once = (s.played_now & (1U << index(Event::E1))) == 0;
        if (once && (men < 25 || left < s.hand[index(Event::E1)])) return a;
    }
    return *find(offered, Verb::Done);
}

Action Policy::place(const State& s, const Actions& offered, engine::Random& random) const {
    if (const Action* rest = find(offered, Verb::SetUpRest)) return *rest;
    const Side side = top(s).side;
    constexpr int kCounter = 6;  // points go down in counters of this size
    return best_of(offered, [&](const Action& a) {
        const auto chance = static_cast<int>(random.below(12));
        if (a.verb != Verb::Place) return -100000;
        const int there = points_at(s, a.area, side);
        if (!a.has_force()) return 3 * std::min(there, 20) + chance;
        const int size = a.number <= kCounter ? 1000 * a.number : 0;
        return size + worth(s, side, a.area, there + a.number, {}) + std::min(there, 12) + chance;
    });
}

// --- operations ---------------------------------------------------------------------------------

namespace {
constexpr int kGuard = 2;  // points that stay where it matters
}

// The strongest group that has somewhere to go.
Action Policy::activate(const State& s, const Actions& offered, engine::Random& random) const {
    const Side side = top(s).side;
    const AreaSet guarded = kept(s, side);
    return best_of(offered, [&](const Action& a) {
        if (a.verb != Verb::Activate) return 0;
        const int fresh = points_at(s, a.area, side) - of_side(s.spent[a.area], side);
        const GeneralSet generals = generals_at(board_, s, a.area, side);
        const int chance = static_cast<int>(random.below(4));
        if (fresh == 0) return points_at(s, a.area, side) == 0 ? 1 : -1;  // generals on their own
        if (guarded.has(a.area) && (generals.empty() || fresh <= kGuard + 1)) return -1;
        return 10 + 2 * fresh + 4 * best_strategic(board_, generals) + chance;
    });
}

// 3.2: everybody, but for a guard.
Action Policy::gather(const State& s, const Actions& offered) const {
    const Frame& f = top(s);
    if (f.number == kForGuns || f.number == kForPursuit || !kept(s, f.side).has(f.area)) {
        if (const Action* all = find(offered, Verb::TakeAll)) return *all;
        if (const Action* go = find(offered, Verb::Go)) return *go;
    }
    int most = 0;
    for (const Action& a : offered)
        if (a.verb == Verb::Take && a.has_force()) most = std::max<int>(most, a.number);
    return best_of(offered, [&](const Action& a) {
        switch (a.verb) {
            case Verb::Take:
                if (!a.has_force()) return total(s.chosen.points) == 0 ? 300 : 0;
                if (total(s.chosen.points) > 0) return 0;
                return 200 - std::abs(a.number - (most - kGuard));
            case Verb::Go:
                return 100;
            default:
                return -1;
        }
    });
}

Action Policy::march(const State& s, const Actions& offered, engine::Random& random) const {
    const Group& g = s.group;
    const int men = total(g.points);
    // A guard for what has been taken, and everybody else comes along.
    const AreaSet goals = kept(s, g.side);
    const bool guards = goals.has(g.at);
    const int others = points_at(s, g.at, g.side) - men;
    for (const Action& a : offered) {
        if (!a.has_force()) continue;
        if (a.verb == Verb::Drop && guards && others == 0 && men > 3 * kGuard &&
            a.number == kGuard && find(offered, Verb::To) != nullptr)
            return a;
        if (a.verb == Verb::PickUp && !guards) return a;
    }
    return best_of(offered, [&](const Action& a) {
        const auto chance = static_cast<int>(random.below(4));
        if (a.verb == Verb::Halt) {
            // A small group that holds something stays.
            const bool guard = guards && others < kGuard && men <= 3 * kGuard;
            return worth(s, g.side, g.at, men + others, g.generals) + 3 + (guard ? 60 : 0);
        }
        if (a.verb != Verb::To) return -100000;
        const int friends = points_at(s, a.area, g.side);
        const int with = points_at(s, a.area, enemy_of(g.side)) > 0 ? men : men + friends;
        return worth(s, g.side, a.area, with, g.generals) + chance;
    });
}

// 4.1, 4.2, 4.5: to the guns; on after a beaten enemy if he can be beaten again.
Action Policy::fight(const State& s, const Actions& offered) const {
    const Side side = top(s).side;
    return best_of(offered, [&](const Action& a) {
        switch (a.verb) {
            case Verb::March: {
                const bool only_guard =
                    kept(s, side).has(a.area) && points_at(s, a.area, side) <= 3 * kGuard;
                return only_guard ? 0 : 2;
            }
            case Verb::Pursue: {
                const int men = points_at(s, s.combat.area, side);
                return odds(s, side, a.area, men, {}) > 1.5 ? 2 : 0;
            }
            case Verb::Withdraw: {
                const bool weak = 3 * points_at(s, s.combat.area, side) <
                                  4 * points_at(s, s.combat.area, enemy_of(side));
                return weak ? 2 : 0;
            }
            default:
                return 1;
        }
    });
}

}  // namespace levee::fgfk
