#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "ai/levels.h"
#include "ai/policy.h"
#include "engine/tables/table_of.h"

namespace levee::ai {

// What a game tells the players besides its rules (games/<game>/evaluate.h): what matters in a
// position. An evaluator sees whatever state it is given, so players give it only worlds that their
// seat cannot tell from the true one.
//
//   Features          std::array<float, n>
//   names()           of the figures, as an evaluation file has them
//   features(s, out)  figures that speak for or against side 0; the weights, which come from
//                     results, make a sum of them that is the logarithm of the odds to win
//
// That is enough to be played by greedy and by the planner. Everything else is a hint that makes
// them better or faster, and has a default (EvaluatorWithDefaults): the evaluator has the member,
// or it has not.
//
// How decisions hang together:
//   settled(s)        nothing is half done, so that the figures can be believed (always)
//   usual(s)          what is supposed of a decision that is only looked through (rules.assumed)
//   narrow(s, list)   leaves the actions worth a thought, likely ones first; true: take the first
//                     that is better than standing still (all of them, and the best)
//   preference(s, a)  of choices that the figures cannot tell apart only that with most of it is
//                     left: what is usual where nothing else decides, such as to look at the enemy
//                     (all alike: the first of them is taken)
//   is_rest(a)        ends a segment without doing anything (nothing does)
//   stage(s)          another number once what was dull may be worth a thought again (at once)
//   few_outcomes(s)   at a roll: a handful of its outcomes is enough (never)
//   winner(s)         the side that has won, none for a draw (as the game's ending says)
// A piece that moves step by step:
//   walk_key(s)       while it is on its way: equal for positions from which the way goes on alike;
//                     0: nobody is on the way (never)
//   as_far(a, b)      of two such keys: from a the way goes on at least as far as from b (a == b)
//   end_key(s)        at the end of a way: equal for ends that promise the same; 0: look at each
// What a planner need not find out:
//   known(s)          what is left is right: not tried against other choices (never)
//   habit(s)          what is done without a thought, because it tells only when the turn is over,
//                     further than anybody plays on; one step sees no difference there. It has an
//                     `action` and says `why` in a sentence (nothing)
// What a planner spends its budget on:
//   activation(s)     another number in every activation, the turn in the bits from the 12th up;
//                     0: no telling now (an activation is what a chair decides until another one
//                     does; every decision has the budget of a turn)
//   kMostPlans        so many plans for an activation are compared; 0: it has too few moves for one
//   kMostWays         so many ends of a way are compared by playing on, and all moves of a phase
//                     with each other; 0: plans decide about them (6)
//   kCleverEnemy      one of so many trials is played by thinking, the others by the policy (3)
//   kHorizon          so many activations after the present one are played to judge a plan (2)
//   Policy            rules of thumb (RandomPolicy)
// What people are told:
//   reason(s, action, after, figure, side)
//                     what `side` gains, in a sentence that names an objective or a threat, where
//                     the action leads from s to `after` and this figure gains by it; kFeatures:
//                     none does (nothing)
// Who plays:
//   kLevels           the computer players from the weakest to the strongest; docs/ai.md has how
//   far
//                     they are apart (kUsualPlayers)
template <class E>
concept EvaluatorOf = requires(const E& evaluator, const typename E::Module::Rules& rules,
                               const typename E::Module::Rules::State& s,
                               typename E::Features& features) {
    requires engine::ModuleOf<typename E::Module>;
    requires std::same_as<typename E::Features::value_type, float>;
    E(rules);
    { E::names() } -> std::same_as<std::vector<std::string>>;
    { evaluator.features(s, features) } -> std::same_as<void>;
};

namespace detail {

template <class E>
struct PolicyOfEvaluator {
    using Type = RandomPolicy<typename E::Module>;
};
template <class E>
requires requires { typename E::Policy; }
struct PolicyOfEvaluator<E> {
    using Type = typename E::Policy;
};

}  // namespace detail

// An evaluator as players use it: what the game does not say is said here. See EvaluatorOf.
template <EvaluatorOf E>
class EvaluatorWithDefaults final : public E {
 public:
    using Module = typename E::Module;
    using Rules = typename Module::Rules;
    using State = typename Rules::State;
    using Action = typename Rules::Action;
    using Actions = typename Rules::Actions;
    using Features = typename E::Features;
    using Policy = typename detail::PolicyOfEvaluator<E>::Type;
    static_assert(PolicyOf<Policy>);

    static constexpr std::size_t kFeatures = std::tuple_size_v<Features>;
    static constexpr bool kTellsActivations = requires(const E& e, const State& s) {
        e.activation(s);
    };
    static constexpr bool kTellsStages = requires(const E& e, const State& s) { e.stage(s); };
    static constexpr std::size_t kMostPlans = [] {
        if constexpr (requires { E::kMostPlans; })
            return E::kMostPlans;
        else
            return std::size_t{0};
    }();
    static constexpr std::size_t kMostWays = [] {
        if constexpr (requires { E::kMostWays; })
            return E::kMostWays;
        else
            return std::size_t{6};
    }();
    static constexpr std::uint32_t kCleverEnemy = [] {
        if constexpr (requires { E::kCleverEnemy; })
            return E::kCleverEnemy;
        else
            return std::uint32_t{3};
    }();
    static constexpr int kHorizon = [] {
        if constexpr (requires { E::kHorizon; })
            return E::kHorizon;
        else
            return 2;
    }();

    static constexpr LevelPlayers kLevels = [] {
        if constexpr (requires { E::kLevels; })
            return E::kLevels;
        else
            return kUsualPlayers;
    }();

    explicit EvaluatorWithDefaults(const Rules& rules) : E(rules), rules_(rules) {}

    bool settled(const State& s) const {
        if constexpr (requires(const E& e) { e.settled(s); })
            return E::settled(s);
        else
            return true;
    }
    Action usual(const State& s) const {
        if constexpr (requires(const E& e) { e.usual(s); })
            return E::usual(s);
        else
            return rules_.assumed(s);
    }
    bool narrow(const State& s, Actions& list) const {
        if constexpr (requires(const E& e) { e.narrow(s, list); })
            return E::narrow(s, list);
        else
            return false;
    }
    int preference(const State& s, const Action& a) const {
        if constexpr (requires(const E& e) { e.preference(s, a); })
            return E::preference(s, a);
        else
            return 0;
    }
    bool is_rest(const Action& a) const {
        if constexpr (requires(const E& e) { e.is_rest(a); })
            return E::is_rest(a);
        else
            return false;
    }
    std::uint32_t stage(const State& s) const {
        if constexpr (kTellsStages)
            return E::stage(s);
        else
            return 0;
    }
    bool few_outcomes(const State& s) const {
        if constexpr (requires(const E& e) { e.few_outcomes(s); })
            return E::few_outcomes(s);
        else
            return false;
    }
    std::optional<engine::SideId> winner(const State& s) const {
        if constexpr (requires(const E& e) { e.winner(s); }) {
            return E::winner(s);
        } else {
            const auto ending = Module::ending(rules_, s, engine::Language::English);
            return ending ? ending->winner : std::nullopt;
        }
    }
    std::uint64_t walk_key(const State& s) const {
        if constexpr (requires(const E& e) { e.walk_key(s); })
            return E::walk_key(s);
        else
            return 0;
    }
    bool as_far(std::uint64_t a, std::uint64_t b) const {
        if constexpr (requires(const E& e) { e.as_far(a, b); })
            return E::as_far(a, b);
        else
            return a == b;
    }
    std::uint64_t end_key(const State& s) const {
        if constexpr (requires(const E& e) { e.end_key(s); })
            return E::end_key(s);
        else
            return 0;
    }
    bool known(const State& s) const {
        if constexpr (requires(const E& e) { e.known(s); })
            return E::known(s);
        else
            return false;
    }
    struct Habit {
        Action action{};
        engine::Sentence why;
    };
    std::optional<Habit> habit(const State& s) const {
        if constexpr (requires(const E& e) { e.habit(s); }) {
            if (const auto usual = E::habit(s)) return Habit{usual->action, usual->why};
        }
        return std::nullopt;
    }
    std::optional<engine::Label> reason(const State& s, const Action& action, const State& after,
                                        std::size_t figure, engine::SideId side) const {
        if constexpr (requires(const E& e) { e.reason(s, action, after, figure, side); })
            return E::reason(s, action, after, figure, side);
        else
            return std::nullopt;
    }
    std::uint32_t activation(const State& s) const {
        if constexpr (kTellsActivations) {
            return E::activation(s);
        } else {
            const engine::Actor actor = rules_.actor(s);
            return actor.is_seat() ? 1U + actor.seat.raw : 0U;
        }
    }

 private:
    const Rules& rules_;
};

}  // namespace levee::ai
