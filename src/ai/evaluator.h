#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "ai/policy.h"
#include "engine/table_of.h"

namespace levee::ai {

// What a game tells the players besides its rules (games/<game>/evaluate.h): what matters in a
// position, and how its decisions hang together. A evaluator sees whatever state it is given, so
// players give it only worlds that their seat cannot tell from the true one.
//
//   features(s, out)  figures that speak for or against side 0; the weights, which come from
//                     results, make a sum of them that is the logarithm of the odds to win
//   settled(s)        nothing is half done, so that the figures can be believed
//   narrow(s, list)   leaves the actions worth a thought, likely ones first; true: take the first
//                     that is better than standing still
//   known(s)          what is left is right: a planner does not try it against other choices
//   habit(s)          what a planner does without a thought, because it tells only when the turn is
//                     over, further than anybody plays on; one step sees no difference there
//   is_rest(a)        ends a segment without doing anything
//   walk_key(s)       while a piece is on its way: equal for positions from which the way goes on
//                     alike; 0: nobody is on the way
//   as_far(a, b)      of two such keys: from a the way goes on at least as far as from b
//   end_key(s)        at the end of a way: equal for ends that promise the same; 0: look at each
//   usual(s)          what is supposed of a decision that is only looked through
//   few_outcomes(s)   at a roll: a handful of its outcomes is enough
//   stage(s)          another number once what was dull may be worth a thought again
//   activation(s)     another number in every activation, the turn in the bits from the 12th up;
//                     0: no telling now
//   kMostPlans        so many plans for an activation are compared; 0: it has too few moves for one
//   kMostWays         so many ends of a way are compared by playing on, and all moves of a phase
//                     with each other; 0: plans decide about them
//   kCleverEnemy      one of so many trials is played by thinking, the others by rules of thumb
//   kHorizon          so many activations after the present one are played to evaluator a plan
template <class J>
concept EvaluatorOf = requires(const J& evaluator, const typename J::State& s,
                               typename J::Rules::Actions& list, typename J::Features& features,
                               const typename J::Action& action) {
    requires engine::ModuleOf<typename J::Module>;
    requires PolicyOf<typename J::Policy>;
    { J::kFeatures } -> std::convertible_to<std::size_t>;
    { J::name(std::size_t{}) } -> std::convertible_to<std::string_view>;
    { evaluator.features(s, features) } -> std::same_as<void>;
    { evaluator.settled(s) } -> std::same_as<bool>;
    { evaluator.narrow(s, list) } -> std::same_as<bool>;
    { evaluator.known(s) } -> std::same_as<bool>;
    { evaluator.habit(s) } -> std::same_as<std::optional<typename J::Action>>;
    { evaluator.is_rest(action) } -> std::same_as<bool>;
    { evaluator.walk_key(s) } -> std::same_as<std::uint64_t>;
    { evaluator.as_far(std::uint64_t{}, std::uint64_t{}) } -> std::same_as<bool>;
    { evaluator.end_key(s) } -> std::same_as<std::uint64_t>;
    { evaluator.usual(s) } -> std::same_as<typename J::Action>;
    { evaluator.few_outcomes(s) } -> std::same_as<bool>;
    { evaluator.stage(s) } -> std::same_as<std::uint32_t>;
    { evaluator.activation(s) } -> std::same_as<std::uint32_t>;
    { J::kMostPlans } -> std::convertible_to<std::size_t>;
    { J::kMostWays } -> std::convertible_to<std::size_t>;
    { J::kCleverEnemy } -> std::convertible_to<std::uint32_t>;
    { J::kHorizon } -> std::convertible_to<int>;
    // The side that has won; none for a draw.
    { evaluator.winner(s) } -> std::same_as<std::optional<engine::SideId>>;
};

}  // namespace levee::ai
