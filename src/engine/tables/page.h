#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/contract/chance.h"
#include "engine/contract/rules.h"
#include "engine/tables/table.h"

// What a page with a board asks of a table, worked out with nothing but the rules and the few
// functions of the module that know what can be pointed at (see ModuleOf in
// engine/tables/table_of.h).
namespace levee::engine::detail {

// In how many guessed worlds an action is tried out. A secret that only one world in many has
// can slip through; the next look at the same thing will find it.
inline constexpr int kWorldsTried = 12;

// Whether the actor would see or be offered something else in another world that looks the same to
// him.
template <RulesOf Rules>
bool learns(const Rules& rules, const typename Rules::State& state,
            const typename Rules::Action& action) {
    const SeatId seat = rules.actor(state).seat;
    const auto seen_after = [&](typename Rules::State world) {
        rules.apply(world, action, nullptr);
        return std::pair{rules.view(world, seat), rules.actor(world)};
    };
    const auto seen = seen_after(state);
    Random random(1);
    for (int i = 0; i < kWorldsTried; ++i)
        if (seen_after(rules.resample(state, seat, random)) != seen) return true;
    return false;
}

// Whether the step is all that happens in the world as the actor knows it, or guesses it.
template <class Module>
bool is_plain_step(const typename Module::Rules& rules, const typename Module::Rules::State& known,
                   const typename Module::Rules::Action& action) {
    const std::string space = Module::step_space(rules.board(), action);
    if (space.empty() || !rules.why_not(known, action).legal()) return false;
    auto after = known;
    rules.apply(after, action, nullptr);
    // A step that was announced in vain is not one.
    const std::string now = Module::moving_from(rules.board(), after);
    return rules.actor(after) == rules.actor(known) && (now.empty() || now == space);
}

inline constexpr std::size_t kMostWayStates = 400;

// Dijkstra over whole states: what a step costs, and whether it is allowed at all, only the rules
// know.
template <class Module>
class WayFinder {
 public:
    using Rules = typename Module::Rules;
    using State = typename Rules::State;
    using Action = typename Rules::Action;

    explicit WayFinder(const Rules& rules) : rules_(rules) {}

    std::vector<Way> from(const State& start) {
        explore(start);
        std::vector<Way> ways;
        for (const std::size_t node : order_) ways.push_back(way(node));
        return ways;
    }

    // Why a step cannot lead to its space, be it by a longer way: legal if there is one, else what
    // forbids the last step to it. `nowhere` is what the rules say of a space that is too far off
    // for one step; that is the answer only if nothing better is found.
    Verdict why_not(const State& start, const Action& step, const Verdict& nowhere) {
        const auto tells = [&](const Verdict& verdict) {
            return verdict.refusal.sentence != nowhere.refusal.sentence;
        };
        const Verdict here = rules_.why_not(start, step);
        explore(start);
        const std::string space = Module::step_space(rules_.board(), step);
        if (std::ranges::any_of(order_, [&](std::size_t i) { return nodes_[i].space == space; }))
            return kLegal;
        if (tells(here)) return here;
        for (const std::size_t i : order_) {
            const Node& node = nodes_[i];
            if (Module::moving_from(rules_.board(), node.state) != node.space) continue;
            const Verdict there = rules_.why_not(node.state, step);
            if (!there.legal() && tells(there)) return there;
        }
        return here;
    }

 private:
    static constexpr std::size_t kNobody = static_cast<std::size_t>(-1);

    struct Node {
        State state;
        std::size_t before = kNobody;
        Action step{};
        std::string space;
        int cost = 0;
        bool goes_on = false;
        bool done = false;
    };

    // Fills order_ with the cheapest node of every space, cheapest first.
    void explore(const State& start) {
        mover_ = rules_.actor(start);
        settled_.push_back(Module::moving_from(rules_.board(), start));
        nodes_.push_back({start, kNobody, {}, {}, 0, true, false});
        for (auto next = cheapest(); next != kNobody; next = cheapest()) {
            nodes_[next].done = true;
            if (next != 0) {
                if (settled(nodes_[next].space)) continue;
                settled_.push_back(nodes_[next].space);
                order_.push_back(next);
            }
            if (nodes_[next].goes_on) expand(next);
        }
    }

    bool settled(const std::string& space) const {
        return std::ranges::find(settled_, space) != settled_.end();
    }

    // The earlier one of two that cost the same.
    std::size_t cheapest() const {
        std::size_t best = kNobody;
        for (std::size_t i = 0; i < nodes_.size(); ++i)
            if (!nodes_[i].done && (best == kNobody || nodes_[i].cost < nodes_[best].cost))
                best = i;
        return best;
    }

    void expand(std::size_t at) {
        rules_.legal_actions(nodes_[at].state, offered_);
        for (const Action& action : offered_) {
            if (nodes_.size() >= kMostWayStates) return;
            std::string space = Module::step_space(rules_.board(), action);
            if (space.empty() || settled(space)) continue;
            State after = nodes_[at].state;
            log_.clear();
            rules_.apply(after, action, &log_);
            const Actor actor = rules_.actor(after);
            if (actor.is_chance()) continue;
            // A step that was announced in vain leads nowhere.
            const std::string now = Module::moving_from(rules_.board(), after);
            if (!now.empty() && now != space) continue;
            int cost = nodes_[at].cost;
            for (const auto& event : log_) cost += Module::step_spent(event);
            nodes_.push_back({after, at, action, std::move(space), cost, actor == mover_, false});
        }
    }

    Way way(std::size_t last) const {
        Way way{nodes_[last].space, Module::cost_text(nodes_[last].cost), {}, {}};
        for (std::size_t at = last; at != 0; at = nodes_[at].before) {
            way.steps.push_back(Module::notation(rules_.board(), nodes_[at].step));
            way.path.push_back(nodes_[at].space);
        }
        std::ranges::reverse(way.steps);
        std::ranges::reverse(way.path);
        return way;
    }

    const Rules& rules_;
    Actor mover_{};
    std::vector<Node> nodes_;
    std::vector<std::size_t> order_;
    std::vector<std::string> settled_;
    typename Rules::Actions offered_{};
    typename Rules::Events log_{};
};

inline constexpr std::size_t kMostRefusals = 3;

// What forbids an action that was aimed at something. A step may also be refused because it is not
// the next one: then it is asked what forbids to get there, in the world as the actor knows it.
template <class Module>
Verdict why_not_aimed(const typename Module::Rules& rules,
                      const typename Module::Rules::State& state,
                      const typename Module::Rules::Action& aimed) {
    const std::string here = Module::moving_from(rules.board(), state);
    if (here.empty() || Module::step_space(rules.board(), aimed).empty())
        return rules.why_not(state, aimed);
    const auto on_the_spot = Module::aimed(rules, state, aimed, {}, here);
    if (!on_the_spot) return rules.why_not(state, aimed);
    const auto known = Module::public_state(rules, state, rules.actor(state).seat);
    return WayFinder<Module>(rules).why_not(known, aimed, rules.why_not(known, *on_the_spot));
}

// Every kind of action on offer is aimed at what was pointed at, and the rules say what is wrong
// with it. A kind that takes both the piece and the space tells more than one that takes only one.
template <class Module>
std::vector<RefusalText> refusals_at(const typename Module::Rules& rules,
                                     const typename Module::Rules::State& state,
                                     std::string_view piece, std::string_view space,
                                     Language language) {
    using Action = typename Module::Rules::Action;
    typename Module::Rules::Actions offered;
    rules.legal_actions(state, offered);

    for (const Action& action : offered) {
        const Target target = Module::target(rules, state, action);
        if (target.piece == piece && target.space == space) return {};
    }

    std::vector<RefusalText> both;
    std::vector<RefusalText> either;
    const auto add = [&](const Action& aimed, std::vector<RefusalText>& list) {
        const Verdict verdict = why_not_aimed<Module>(rules, state, aimed);
        if (verdict.legal()) return false;
        RefusalText refusal{verdict.refusal.rule, verdict.refusal.text(language)};
        const auto same = [&](const RefusalText& other) { return other.text == refusal.text; };
        if (std::ranges::none_of(both, same) && std::ranges::none_of(either, same))
            list.push_back(std::move(refusal));
        return true;
    };
    std::vector<Action> asked;
    for (const Action& action : offered) {
        auto aimed = Module::aimed(rules, state, action, piece, space);
        const bool takes_both = aimed && !piece.empty() && !space.empty();
        if (!aimed && !space.empty()) aimed = Module::aimed(rules, state, action, {}, space);
        if (!aimed && !piece.empty()) aimed = Module::aimed(rules, state, action, piece, {});
        if (!aimed || std::ranges::find(asked, *aimed) != asked.end()) continue;
        asked.push_back(*aimed);
        if (!add(*aimed, takes_both ? both : either)) return {};
    }
    both.insert(both.end(), either.begin(), either.end());
    if (both.empty()) {
        const SeatId seat = rules.actor(state).seat;
        const Choice prompt = Module::prompt(rules, rules.view(state, seat), seat, language);
        both.push_back({prompt.rule, prompt.text});
    }
    if (both.size() > kMostRefusals) both.resize(kMostRefusals);
    return both;
}

}  // namespace levee::engine::detail
