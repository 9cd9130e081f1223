#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/table_of.h"

namespace levee::ai {

// What a game tells the players besides its rules (games/<game>/evaluate.h): what matters in a
// position, and how its decisions hang together. A judge sees whatever state it is given, so
// players give it only worlds that their seat cannot tell from the true one.
//
//   features(s, out)  figures that speak for or against seat 0; the weights make a sum of them
//   settled(s)        nothing is half done, so that the figures can be believed
//   narrow(s, list)   leaves the actions worth a thought, likely ones first; true: take the first
//                     that is better than standing still
//   is_rest(a)        ends a segment without doing anything
//   walk_key(s)       while a piece is on its way: equal for positions from which the way goes on
//                     alike; 0: nobody is on the way
//   usual(s)          what is supposed of a decision that is only looked through
//   few_outcomes(s)   at a roll: a handful of its outcomes is enough
//   stage(s)          grows with every activation: the span of a plan
template <class J>
concept JudgeOf = requires(const J& judge, const typename J::State& s,
                           typename J::Rules::Actions& list, typename J::Features& features,
                           const typename J::Action& action) {
    requires engine::ModuleOf<typename J::Module>;
    { J::kFeatures } -> std::convertible_to<std::size_t>;
    { J::name(std::size_t{}) } -> std::convertible_to<std::string_view>;
    { judge.features(s, features) } -> std::same_as<void>;
    { judge.settled(s) } -> std::same_as<bool>;
    { judge.narrow(s, list) } -> std::same_as<bool>;
    { judge.is_rest(action) } -> std::same_as<bool>;
    { judge.walk_key(s) } -> std::same_as<std::uint64_t>;
    { judge.usual(s) } -> std::same_as<typename J::Action>;
    { judge.few_outcomes(s) } -> std::same_as<bool>;
    { judge.stage(s) } -> std::same_as<std::uint32_t>;
    // The seat that has won; none for a draw.
    { judge.winner(s) } -> std::same_as<std::optional<engine::SeatId>>;
};

}  // namespace levee::ai
