// What computer players look at: how the decisions of the war hang together.
#include <algorithm>

#include "engine/contract/action_list.h"
#include "games/for_god_and_king/evaluate.h"
#include "games/for_god_and_king/rules/internal.h"

namespace levee::fgfk {

bool Evaluator::settled(const State& s) const {
    if (over(s)) return true;
    switch (top(s).business) {
        case Business::Operations:
        case Business::Reinforce:
        case Business::Placing:
        case Business::Initiative:
        case Business::Desertion:
        case Business::Committee:
        case Business::English:
        case Business::EventWork:
        case Business::Landing:
            return true;
        default:
            return false;
    }
}

namespace {

using engine::keep_if;

constexpr int kCounterPlaced = 5;  // points go down in counters of this size

// All of a force, all but a garrison of one, or half of it.
void narrow_gathering(const State& s, Actions& list) {
    const bool nobody = s.chosen.generals.empty() && total(s.chosen.points) == 0;
    std::array<std::uint8_t, kForces> most{};
    for (const Action& a : list)
        if (a.verb == Verb::Take && a.has_force())
            most[index(a.force)] = std::max(most[index(a.force)], a.number);
    keep_if(list, [&](const Action& a) {
        if (nobody) return a.verb == Verb::TakeAll || (a.verb == Verb::Take && !a.has_force());
        if (a.verb == Verb::Go) return true;
        if (a.verb != Verb::Take || !a.has_force()) return false;
        const int all = most[index(a.force)];
        return a.number == all || a.number == all - 1 || a.number == all / 2;
    });
}

// E2 before E1: the roll for Anjou is two worse until La Gâtine has risen.
void narrow_events(Actions& list) {
    const bool gatine = std::ranges::any_of(
        list, [](const Action& a) { return a.verb == Verb::Play && a.event == Event::E2; });
    keep_if(list, [&](const Action& a) {
        return !gatine || a.verb != Verb::Play || a.event != Event::E1;
    });
}

// On the way: on, halt, leave one point where it counts, take everybody along.
void narrow_marching(const Board& b, const State& s, Actions& list) {
    const Group& g = s.group;
    const bool counts =
        (b.primary | b.secondary | b.sea_access | b.south_access | b.all_bases).has(g.at);
    std::array<std::uint8_t, kForces> most{};
    for (const Action& a : list)
        if (a.verb == Verb::PickUp && a.has_force())
            most[index(a.force)] = std::max(most[index(a.force)], a.number);
    const bool garrisoned = points_at(s, g.at, g.side) > total(g.points);
    keep_if(list, [&](const Action& a) {
        if (a.verb == Verb::Drop)
            return counts && !garrisoned && a.has_force() && a.number == 1 && total(g.points) > 3;
        if (a.verb == Verb::PickUp && a.has_force()) return a.number == most[index(a.force)];
        return true;
    });
}

}  // namespace

bool Evaluator::narrow(const State& s, Rules::Actions& list) const {
    const Side side = top(s).side;
    switch (top(s).business) {
        case Business::Operations: {
            const auto rank = [&](const Action& a) {
                if (a.verb == Verb::Pass) return 1000;
                int score = points_at(s, a.area, side);
                for (const GeneralId g : generals_at(board_, s, a.area, side))
                    score += 3 * board_.card(g).strategic;
                for (const AreaId next : board_.adjacent[a.area])
                    if (points_at(s, next, enemy_of(side)) > 0) score += 10;
                return -score;
            };
            std::stable_sort(list.begin(), list.end(),
                             [&](const Action& a, const Action& b) { return rank(a) < rank(b); });
            return true;
        }
        case Business::Gather:
            narrow_gathering(s, list);
            return false;
        case Business::Operation:
            narrow_marching(board_, s, list);
            return false;
        case Business::Reinforce:
            narrow_events(list);
            return false;
        case Business::English:
            // E5: they land only where Vendéens stand.
            keep_if(list, [&](const Action& a) {
                return a.verb != Verb::Note || points_at(s, a.area, Side::Vendeen) > 0;
            });
            return false;
        case Business::Preempt:
            keep_if(list, [](const Action& a) { return a.verb == Verb::Decline; });
            return false;
        case Business::Placing: {
            int most = 0;
            for (const Action& a : list)
                if (a.number <= kCounterPlaced) most = std::max<int>(most, a.number);
            if (s.automatic_set_up || s.turn > 1)
                keep_if(list, [&](const Action& a) { return !a.has_force() || a.number == most; });
            keep_if(list, [&](const Action& a) { return a.verb == Verb::SetUpRest; });
            return false;
        }
        default:
            return false;
    }
}

// An alarm bears fruit months later (2.2, 2.5), further than anybody plays on; the figures keep the
// last one for October.
bool Evaluator::known(const State& s) const {
    return top(s).business == Business::Reinforce && top(s).side == Side::Vendeen;
}

// 2.4: whoever moves last answers everything and is answered by nobody, so the enemy shall begin:
// worth about ten games in a hundred (docs/ai.md). A Vendéen who has to begin passes: if the
// Republican passes as well the month is over without a move, and he has not many.
std::optional<Evaluator::Habit> Evaluator::habit(const State& s) const {
    static constexpr engine::Sentence kLast{
        "Whoever moves last in a month answers everything and is answered by nobody.",
        "Qui joue en dernier dans le mois répond à tout, et nul ne lui répond."};
    static constexpr engine::Sentence kWait{
        "Waiting leaves the last move of the month to us, if the Republicans do not wait as well.",
        "Attendre nous laisse le dernier coup du mois, si les républicains n'attendent pas aussi."};
    const Frame& f = top(s);
    if (f.business == Business::Initiative) return Habit{Action::of(Verb::Yield), kLast};
    const bool begins = f.business == Business::Operations && f.side == Side::Vendeen &&
                        f.number == 0 && f.flags == 0;
    if (!begins || s.turn == kTurns) return std::nullopt;
    for (const AreaId area : held(s, Side::Republican))
        if (points_at(s, area, Side::Republican) > of_side(s.spent[area], Side::Republican))
            return Habit{Action::of(Verb::Pass), kWait};
    return std::nullopt;
}

std::uint64_t Evaluator::walk_key(const State& s) const {
    if (over(s) || top(s).business != Business::Operation) return 0;
    const Group& g = s.group;
    std::uint64_t key = (std::uint64_t{g.at.raw} << 32U) | (std::uint64_t{g.spent} << 24U) |
                        (std::uint64_t{g.flags} << 16U) |
                        static_cast<std::uint64_t>(total(g.points));
    key ^= g.generals.bits * 0x9e3779b97f4a7c15U;
    return key | 1U;
}

// A combat is much the same whichever side the group comes from.
std::uint64_t Evaluator::end_key(const State& s) const {
    if (settled(s)) return 0;
    const Group& g = s.group;
    const std::uint64_t key = (std::uint64_t{g.at.raw} << 32U) |
                              (static_cast<std::uint64_t>(top(s).business) << 16U) |
                              static_cast<std::uint64_t>(total(g.points));
    return (key ^ g.generals.bits * 0x9e3779b97f4a7c15U) | 1U;
}

Action Evaluator::usual(const State& s) const {
    const auto if_legal = [&](Verb verb) { return rules_.why_not(s, Action::of(verb)).legal(); };
    switch (top(s).business) {
        case Business::Operation:
            if (if_legal(Verb::Halt)) return Action::of(Verb::Halt);
            break;
        case Business::Gather:
            if (total(s.chosen.points) == 0) {
                if (s.chosen.generals.empty() && if_legal(Verb::TakeAll))
                    return Action::of(Verb::TakeAll);
                // A general was named: he leaves one point of the largest force behind.
                Actions offered;
                rules_.legal_actions(s, offered);
                Action best = Action::of(Verb::Go);
                for (const Action& a : offered)
                    if (a.verb == Verb::Take && a.has_force() && a.number > best.number) best = a;
                if (best.number > 1 && top(s).number == kForOperation) {
                    Action fewer = best;
                    fewer.number = static_cast<std::uint8_t>(best.number - 1);
                    if (rules_.why_not(s, fewer).legal()) return fewer;
                }
                if (best.number > 0) return best;
            }
            if (if_legal(Verb::Go)) return Action::of(Verb::Go);
            break;
        default:
            break;
    }
    return rules_.assumed(s);
}

// The die for action points, for a march to the guns, for an entry.
bool Evaluator::few_outcomes(const State& s) const {
    if (s.depth < 2) return false;
    const Business asks = below_top(s).business;
    return asks == Business::Operation || asks == Business::Guns || asks == Business::Entry ||
           asks == Business::Gather;
}

namespace {

// Counters of a side that have acted in this phase.
std::uint32_t acted(const Board& b, const State& s, Side side) {
    std::uint32_t done = 0;
    for (const AreaId area : held(s, side))
        done += static_cast<std::uint32_t>(of_side(s.spent[area], side));
    for (const GeneralId g : b.side_generals[index(side)])
        done += s.generals[g].activated ? 1U : 0U;
    return done;
}

}  // namespace

// What was not worth doing may be so after the enemy has moved.
std::uint32_t Evaluator::stage(const State& s) const {
    const std::uint32_t turn = std::uint32_t{s.turn} << 12U;
    return over(s) ? turn : turn + acted(board_, s, enemy_of(top(s).side));
}

// In the middle of an activation losses change the count, so there is no telling.
std::uint32_t Evaluator::activation(const State& s) const {
    const std::uint32_t turn = std::uint32_t{s.turn} << 12U;
    if (over(s)) return 0;
    switch (top(s).business) {
        case Business::Reinforce:
        case Business::Placing:
        case Business::Initiative:
            return turn;
        case Business::Operations:
            return turn + 1 + acted(board_, s, Side::Republican) + acted(board_, s, Side::Vendeen);
        default:
            return 0;
    }
}

std::optional<engine::SideId> Evaluator::winner(const State& s) const {
    if (s.victory == Victory::None) return std::nullopt;
    return engine::SideId{static_cast<std::uint8_t>(s.winner)};
}

}  // namespace levee::fgfk
