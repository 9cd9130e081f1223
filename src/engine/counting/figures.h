#pragma once

#include <algorithm>
#include <array>
#include <boost/describe/enum.hpp>
#include <boost/describe/enumerators.hpp>
#include <boost/mp11/algorithm.hpp>
#include <cstddef>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/contract/rule.h"
#include "engine/contract/seats.h"
#include "engine/text/json.h"

// The figures of an evaluation (games/<game>/evaluate.h) are the enumerators of an enum that is
// declared with BOOST_DEFINE_FIXED_ENUM, so that each is written once: kStarNear is a place in the
// list of figures, and "star-near" in an evaluation file.
namespace levee::engine {

template <class Figure>
inline constexpr std::size_t kFiguresOf =
    boost::mp11::mp_size<boost::describe::describe_enumerators<Figure>>::value;

// "star-near" of kStarNear.
inline std::string figure_name(std::string_view enumerator) {
    std::string name = json::snake_case(enumerator.substr(enumerator.starts_with('k') ? 1 : 0));
    std::ranges::replace(name, '_', '-');
    return name;
}

// The names of all of them, with this before each.
template <class Figure>
void add_figure_names(std::vector<std::string>& names, std::string_view before = {}) {
    boost::mp11::mp_for_each<boost::describe::describe_enumerators<Figure>>(
        [&](auto figure) { names.push_back(std::string(before) + figure_name(figure.name)); });
}

// All names in the order of the features: each figure of a side with what stands before it for
// either side, then those of both together.
template <class Figure, class Shared>
std::vector<std::string> figure_names(std::initializer_list<std::string_view> sides) {
    std::vector<std::string> names;
    for (const std::string_view side : sides) add_figure_names<Figure>(names, side);
    add_figure_names<Shared>(names);
    return names;
}

// What an evaluator (EvaluatorOf in ai/evaluator.h) is made of in a game whose figures are enums:
// those of one side, which stand twice among the features, and those of both together.
template <class M, class P, class OfOne, class OfBoth>
struct FiguresOf {
    using Module = M;
    using Policy = P;
    using Rules = typename M::Rules;
    using State = typename Rules::State;
    using Action = typename Rules::Action;

    using Figure = OfOne;
    static constexpr std::size_t kFigures = kFiguresOf<OfOne>;
    static constexpr std::size_t kFeatures = 2 * kFigures + kFiguresOf<OfBoth>;
    using Features = std::array<float, kFeatures>;
    using OfSide = std::array<float, kFigures>;

    // `Reason reason;`
    using Reason = std::optional<Label>(const State& before, const Action& action,
                                        const State& after, std::size_t figure, SideId whose) const;
};

}  // namespace levee::engine
