// What computer players look at: how the decisions of a battle hang together.
#include <algorithm>
#include <array>

#include "engine/contract/action_list.h"
#include "games/wissembourg_spicheren/evaluate.h"
#include "games/wissembourg_spicheren/rules/combat.h"
#include "games/wissembourg_spicheren/rules/steps.h"

namespace levee::wissembourg_spicheren {

using engine::keep_if;

namespace {

// 11: an attack has been announced and not been worked out.
bool attack_pending(const Board& b, const State& s) {
    for (const UnitId u : active_units(b, s))
        if (s.target[u.raw] != kNoHex) return true;
    return false;
}

}  // namespace

bool Evaluator::settled(const State& s) const {
    if (over(s)) return true;
    switch (top(s).business) {
        case Business::Movement:
        case Business::Barrage:
        case Business::Operations:
        case Business::SetUp:
        case Business::Chiefs:
        case Business::Creep:
            return true;
        case Business::Combat:
            return !attack_pending(board_, s);
        case Business::Activation:
            return top(s).step == ActivationStep::kDecide;
        default:
            return false;
    }
}

// 11: what decides an attack is the assault; what comes before it is looked at in short.
bool Evaluator::few_outcomes(const State& s) const {
    const Frame& asks = below_top(s);
    switch (asks.business) {
        case Business::Attack:
            return asks.step != AttackStep::kAssaultRolled;
        case Business::Damage:
            return (asks.flags & (kDefends | kUnderFire)) == 0;
        case Business::Activation:
            return true;
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

// 4.B: how much its units have to do: those in touch with the enemy, and those still to come.
int urgency(const Board& b, const State& s, FormationId f) {
    int sum = 0;
    for (const UnitId u : units_of(b, f)) {
        if (!on_map(s, u)) continue;
        const bool touched = in_zoc_of(s, s.units[u].at, enemy_of(b.side[u.raw])) ||
                             next_to(b, s, s.units[u].at, enemy_of(b.side[u.raw]));
        sum += touched ? 2 * combat_value(b, s, u) : 1;
    }
    return sum;
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
        case Business::Operations: {
            // One step sees no difference.
            int most = 0;
            for (const Action& a : list)
                most = std::max(most, urgency(board_, s, FormationId{a.number}));
            keep_if(list, [&](const Action& a) {
                return urgency(board_, s, FormationId{a.number}) == most;
            });
            return false;
        }
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

// The end of a march: whoever stands in the same hex as well, having taken the same objectives.
std::uint64_t Evaluator::end_key(const State& s) const {
    if (over(s) || s.depth < 2 || top(s).business != Business::Facing) return 0;
    const Frame& move = below_top(s);
    if (move.business != Business::Move) return 0;
    const UnitId u = move.unit;
    std::uint64_t taken = s.decoys.shown ? 1 : 0;
    for (const auto& hexes : s.control)
        for (const Control control : hexes) taken = taken * 3 + static_cast<std::uint64_t>(control);
    const bool winded = is_cavalry(board_, u) && move.spent > board_.movement[u.raw];
    const std::uint64_t state = (winded ? 2U : 0U) + (s.units[u].disorganised ? 1U : 0U);
    return ((taken * 0x9e3779b97f4a7c15U) & ~std::uint64_t{0xFFFFFF}) ^
           (std::uint64_t{u.raw} << 16U) ^ (std::uint64_t{s.units[u].at.raw} << 2U) ^ state ^
           (std::uint64_t{1} << 63U);
}

bool stands_fast(const Board& b, const State& s) {
    const Frame& f = top(s);
    return (f.flags & kDefends) != 0 && battle_of(b, s).objective_hexes.has(f.hex) &&
           steps_left(b, s, f.unit) >= 2;
}

Action Evaluator::usual(const State& s) const {
    const auto if_legal = [&](Verb verb) { return rules_.why_not(s, Action::of(verb)).legal(); };
    Rules::Actions offered;
    switch (top(s).business) {
        case Business::Facing:
            return Action::face(usual_facing(board_, s, top(s).unit, top(s).flags));
        case Business::Move:
        case Business::Ride:
            if (if_legal(Verb::Halt)) return Action::of(Verb::Halt);
            break;
        case Business::Combat:
            if (if_legal(Verb::Announced)) return Action::of(Verb::Announced);
            break;
        case Business::Damage:
            rules_.legal_actions(s, offered);
            if (offered[0].verb == Verb::Lose)
                return engine::best_of(
                    offered, [&](const Action& a) { return steps_left(board_, s, a.unit); });
            return Action::of(stands_fast(board_, s) ? Verb::Refuse : Verb::GiveWay);
        case Business::Defence:
            rules_.legal_actions(s, offered);
            // 11.2.1: all that can help, and against the first what the first can stand.
            if (offered[0].verb == Verb::Give) return Action::give((top(s).points + 1) / 2);
            return offered[0];
        case Business::Shot:
        case Business::Activation:
        case Business::Retreat:
        case Business::Advance:
        case Business::Follow:
        case Business::Post:
            rules_.legal_actions(s, offered);
            return offered[0];
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
