// What computer players look at: how the decisions of a battle hang together.
#include <algorithm>
#include <array>

#include "engine/contract/action_list.h"
#include "games/neerwinden/evaluate.h"
#include "games/neerwinden/rules/internal.h"

namespace levee::neerwinden {

bool Evaluator::settled(const State& s) const {
    if (over(s)) return true;
    switch (top(s).business) {
        case Business::Movement:
        case Business::Combat:
        case Business::Activations:
        case Business::SetUp:
        case Business::Bidding:
        case Business::PickCamp:
            return true;
        default:
            return false;
    }
}

namespace {

// Batteries first, so that what they hit can be stormed (6.2.1); in a movement segment those who
// stand nearest to the enemy, and guns after the troops that screen them.
int turn_of(const Board& b, const State& s, const Action& a) {
    switch (a.verb) {
        case Verb::Rally:
            return a.commander == kNoCommander ? 1 : 0;
        case Verb::March:
        case Verb::Enter: {
            const int far = a.verb == Verb::March ? nearest_enemy(s, s.units[a.unit].at) : 0;
            return 10 + far + (b.arm[a.unit.raw] == Arm::Artillery ? 200 : 0);
        }
        case Verb::Ride:
            return 500;
        default:
            return 900;
    }
}

using engine::keep_if;

// 8.6: the camp to take in each scenario, and the points that the choice is worth: with one more
// given away it wins less than half (docs/balance.md).
struct Choice {
    Side camp;
    int points;
};
constexpr std::array kChoice{Choice{Side::Austrian, 5}, Choice{Side::Austrian, 1}};

constexpr int kNobodyNear = 200;  // nobody is

}  // namespace

// 8.2.1: the nearest star of its side that a formation does not hold, and how many hexes away it
// is.
Evaluator::Goal Evaluator::nearest_star(const State& s, FormationId f) const {
    const Side side = board_.card(f).side;
    const Control ours = side == Side::French ? Control::French : Control::Austrian;
    Goal nearest;
    for (const Star& star : board_.stars)
        for (std::uint8_t i = 0; i < star.count && star.side == side; ++i)
            for (const UnitId u : board_.card(f).units)
                if (s.control[star.hexes[i]] != ours && on_map(s, u) && !routed(s, u)) {
                    const int far = distance(board_.star_hexes[star.hexes[i]], s.units[u].at);
                    if (far < nearest.far) nearest = {&star, far};
                }
    return nearest;
}

bool Evaluator::narrow(const State& s, Rules::Actions& list) const {
    switch (top(s).business) {
        case Business::Movement:
            std::stable_sort(list.begin(), list.end(), [&](const Action& a, const Action& b) {
                return turn_of(board_, s, a) < turn_of(board_, s, b);
            });
            return true;
        case Business::Combat:
            keep_if(list, [](const Action& a) {
                return a.verb == Verb::Fire && static_cast<Arm>(a.number) == Arm::Artillery;
            });
            return false;
        case Business::Activations: {
            // One step sees no difference, so whoever is nearest to a star goes first.
            const auto far = [&](const Action& a) {
                return a.verb == Verb::Activate ? nearest_star(s, FormationId{a.number}).far : 0;
            };
            std::stable_sort(list.begin(), list.end(),
                             [&](const Action& a, const Action& b) { return far(a) < far(b); });
            return false;
        }
        case Business::SetUp:
            keep_if(list, [](const Action& a) { return a.verb == Verb::SetUpRest; });
            return false;
        case Business::Bidding: {
            const int highest = top(s).points;
            const bool higher = highest < kChoice[s.scenario].points;
            keep_if(list, [&](const Action& a) {
                return higher ? a.verb == Verb::Bid && a.number == highest + 1
                              : a.verb == Verb::PassBid;
            });
            return false;
        }
        case Business::PickCamp:
            keep_if(list, [&](const Action& a) {
                return static_cast<Side>(a.number) == kChoice[s.scenario].camp;
            });
            return false;
        default:
            return false;
    }
}

bool Evaluator::known(const State& s) const {
    const Business now = top(s).business;
    return now == Business::Bidding || now == Business::PickCamp || now == Business::SetUp;
}

std::uint64_t Evaluator::walk_key(const State& s) const {
    if (over(s)) return 0;
    const Frame& f = top(s);
    if (f.business == Business::Move)
        return (std::uint64_t{1} << 56U) | (std::uint64_t{f.unit.raw} << 40U) |
               (std::uint64_t{s.units[f.unit].at.raw} << 16U) | (std::uint64_t{f.spent} << 8U) |
               f.points;
    if (f.business == Business::Ride)
        return (std::uint64_t{2} << 56U) | (std::uint64_t{f.commander.raw} << 40U) |
               (std::uint64_t{s.commanders[f.commander].at.raw} << 16U) |
               (std::uint64_t{f.spent} << 8U) | f.points;
    return 0;
}

// 1.3: in which directions a unit has enemies, each counted by its nearness; the nearest of all
// count more than all others together. Who is routed is no reason to look anywhere else.
Evaluator::Lookout Evaluator::lookout(const State& s, UnitId u) const {
    constexpr int kSeen = 4;
    constexpr int kMuch = 1000;
    const HexId here = s.units[u].at;
    Lookout foes{};
    int nearest = kNobodyNear;
    for (const UnitId x : board_.side_units[index(enemy_of(board_.side[u.raw]))])
        if (on_map(s, x) && !routed(s, x))
            nearest = std::min(nearest, distance(here, s.units[x].at));
    for (const UnitId x : board_.side_units[index(enemy_of(board_.side[u.raw]))]) {
        if (!on_map(s, x) || routed(s, x)) continue;
        const int far = distance(here, s.units[x].at);
        if (far > std::max(kSeen, nearest)) continue;
        const int counts = far == nearest ? kMuch : 60 / (far * far);
        for (std::size_t d = 0; d < foes.size(); ++d) {
            const HexId to = board_.next[here.raw][d].to;
            if (to != kNoHex && distance(to, s.units[x].at) < far) foes[d] += counts;
        }
    }
    return foes;
}

// Straight ahead is better than at the edge of the front.
int Evaluator::sight(const Lookout& foes, Direction facing) {
    const auto d = static_cast<std::size_t>(facing);
    return 2 * foes[d] + foes[(d + 1) % 6] + foes[(d + 5) % 6];
}

Action Evaluator::usual_facing(const State& s) const {
    const Frame& f = top(s);
    const Lookout foes = lookout(s, f.unit);
    const auto open = [&](Direction d) {
        return ((f.flags >> static_cast<unsigned>(d)) & 1U) != 0;
    };
    // Where it looks anyway, if nothing is better.
    Direction best = s.units[f.unit].facing;
    int most = open(best) ? sight(foes, best) : -1;
    for (const Direction d : maps::kDirections) {
        if (!open(d) || sight(foes, d) <= most) continue;
        most = sight(foes, d);
        best = d;
    }
    return Action::face(best);
}

// One step does not see what a facing is good for before somebody is next door.
int Evaluator::preference(const State& s, const Action& a) const {
    if (a.verb == Verb::Face) {
        const Unit& unit = s.units[top(s).unit];
        const auto facing = static_cast<Direction>(a.number);
        return 2 * sight(lookout(s, top(s).unit), facing) + (facing == unit.facing ? 1 : 0);
    }
    if (a.verb != Verb::Turn) return 0;
    const UnitId u = first_at(s, a.hex);
    const Lookout foes = lookout(s, u);
    return sight(foes, static_cast<Direction>(a.number)) - sight(foes, s.units[u].facing);
}

Action Evaluator::usual(const State& s) const {
    const auto if_legal = [&](Verb verb) { return rules_.why_not(s, Action::of(verb)).legal(); };
    switch (top(s).business) {
        case Business::Facing:
            return usual_facing(s);
        case Business::Move:
        case Business::Ride:
            if (if_legal(Verb::Halt)) return Action::of(Verb::Halt);
            break;
        case Business::Reaction:
            if (if_legal(Verb::EndReaction)) return Action::of(Verb::EndReaction);
            break;
        case Business::OrderChanges:
            if (if_legal(Verb::Announced)) return Action::of(Verb::Announced);
            break;
        default:
            break;
    }
    return rules_.assumed(s);
}

std::uint32_t Evaluator::activation(const State& s) const {
    std::uint32_t activated = 0;
    for (const Formation& f : s.formations) activated += f.activated ? 1U : 0U;
    return (std::uint32_t{s.turn} << 12U) + activated;
}

std::uint32_t Evaluator::stage(const State& s) const {
    const bool fighting = !over(s) && top(s).business == Business::Combat;
    return activation(s) * 2 + (fighting ? 1U : 0U);
}

std::optional<engine::SideId> Evaluator::winner(const State& s) const {
    if (s.victory == Victory::None || s.victory == Victory::Draw) return std::nullopt;
    return engine::SideId{static_cast<std::uint8_t>(s.winner)};
}

}  // namespace levee::neerwinden
