// What computer players look at: how the decisions of a battle hang together.
#include <algorithm>
#include <array>

#include "engine/contract/action_list.h"
#include "games/wissembourg_spicheren/evaluate.h"
#include "games/wissembourg_spicheren/rules/internal.h"
#include "games/wissembourg_spicheren/rules/steps.h"

namespace levee::wissembourg_spicheren {

using engine::keep_if;

bool Evaluator::settled(const State& s) const {
    if (over(s)) return true;
    switch (top(s).business) {
        case Business::Movement:
        case Business::Combat:
        case Business::Barrage:
        case Business::Operations:
        case Business::SetUp:
        case Business::Chiefs:
            return true;
        case Business::Activation:
            return top(s).step == ActivationStep::kDecide;
        default:
            return false;
    }
}

namespace {

int nearest_foe(const Board& b, const State& s, UnitId u) {
    int nearest = 60;
    if (!on_map(s, u)) return nearest;
    for (const UnitId x : battle_of(b, s).side_units[index(enemy_of(b.side[u.raw]))])
        if (on_map(s, x))
            nearest = std::min(nearest, b.grid.distance(s.units[u].at, s.units[x].at));
    return nearest;
}

// Who comes in first, then those nearest to the enemy, guns behind the troops that screen them, the
// HQ last.
int turn_of(const Board& b, const State& s, const Action& a) {
    switch (a.verb) {
        case Verb::Enter:
            return a.commander == kNoCommander ? (is_artillery(b, a.unit) ? 8 : 5) : 7;
        case Verb::March:
            return 10 + nearest_foe(b, s, a.unit) + (is_artillery(b, a.unit) ? 100 : 0);
        case Verb::Ride:
            return 500;
        default:
            return 900;
    }
}

}  // namespace

bool Evaluator::narrow(const State& s, Rules::Actions& list) const {
    switch (top(s).business) {
        case Business::Movement:
            std::stable_sort(list.begin(), list.end(), [&](const Action& a, const Action& b) {
                return turn_of(board_, s, a) < turn_of(board_, s, b);
            });
            return true;
        case Business::SetUp:
            keep_if(list, [](const Action& a) { return a.verb == Verb::SetUpRest; });
            return false;
        case Business::Activation:
            // 4: doing nothing is no better than an activation in which nobody acts.
            if (list.size() > 1)
                keep_if(list, [](const Action& a) { return a.verb != Verb::Pass; });
            return false;
        case Business::Shot: {
            // Two together, if they can; a turn only where nobody is in the arc.
            const auto has = [&](Verb verb) {
                return std::any_of(list.begin(), list.end(),
                                   [&](const Action& a) { return a.verb == verb; });
            };
            const Verb best = has(Verb::With) ? Verb::With : has(Verb::At) ? Verb::At : Verb::Face;
            keep_if(list, [&](const Action& a) { return a.verb == best; });
            return false;
        }
        default:
            return false;
    }
}

bool Evaluator::known(const State& s) const { return top(s).business == Business::SetUp; }

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

Direction usual_facing(const Board& b, const State& s, UnitId u, std::uint16_t mask) {
    const HexId here = s.units[u].at;
    const Side side = b.side[u.raw];
    const Battle& map = battle_of(b, s);
    std::array<int, 6> foes{};
    for (const UnitId x : map.side_units[index(enemy_of(side))]) {
        if (!on_map(s, x)) continue;
        const int far = std::max(1, b.grid.distance(here, s.units[x].at));
        if (far > 6) continue;
        for (std::size_t d = 0; d < 6; ++d) {
            const HexId to = map.steps(here)[d].to;
            if (to != kNoHex && b.grid.distance(to, s.units[x].at) < far)
                foes[d] += 360 / (far * far * far);
        }
    }
    // Nobody is near: away from the own edge.
    if (std::all_of(foes.begin(), foes.end(), [](int n) { return n == 0; }))
        foes[static_cast<std::size_t>(map.own_edge[index(side)]) == 0 ? 3U : 0U] = 1;
    Direction best = s.units[u].facing;
    int most = -1;
    for (std::size_t d = 0; d < 6; ++d) {
        if (((mask >> d) & 1U) == 0) continue;
        const int score = 2 * foes[d] + foes[(d + 1) % 6] + foes[(d + 5) % 6];
        if (score <= most) continue;
        most = score;
        best = static_cast<Direction>(d);
    }
    return best;
}

Action Evaluator::usual(const State& s) const {
    const auto if_legal = [&](Verb verb) { return rules_.why_not(s, Action::of(verb)).legal(); };
    switch (top(s).business) {
        case Business::Facing:
            return Action::face(usual_facing(board_, s, top(s).unit, top(s).flags));
        case Business::Move:
        case Business::Ride:
            if (if_legal(Verb::Halt)) return Action::of(Verb::Halt);
            break;
        case Business::Attack:
            if (if_legal(Verb::Stand)) return Action::of(Verb::Stand);
            if (if_legal(Verb::Lead)) return Action::of(Verb::Lead);
            break;
        default:
            break;
    }
    return rules_.assumed(s);
}

std::uint32_t Evaluator::activation(const State& s) const {
    std::uint32_t activated = 0;
    for (const FormationId f : battle_of(board_, s).formations)
        activated += s.formations[f].activated ? 1U : 0U;
    return (std::uint32_t{s.turn} << 12U) + activated;
}

std::uint32_t Evaluator::stage(const State& s) const {
    std::uint32_t part = 0;
    if (!over(s)) {
        const Business now = top(s).business;
        part = now == Business::Combat ? 2U : now == Business::Movement ? 1U : 0U;
    }
    return activation(s) * 3 + part;
}

std::optional<engine::SideId> Evaluator::winner(const State& s) const {
    if (s.victory == Victory::None || s.victory == Victory::Draw) return std::nullopt;
    return engine::SideId{static_cast<std::uint8_t>(s.winner)};
}

}  // namespace levee::wissembourg_spicheren
