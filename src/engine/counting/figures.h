#pragma once

#include <algorithm>
#include <boost/describe/enum.hpp>
#include <boost/describe/enumerators.hpp>
#include <boost/mp11/algorithm.hpp>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

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

}  // namespace levee::engine
