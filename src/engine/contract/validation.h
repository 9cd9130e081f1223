#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "engine/contract/mistake.h"

// What the checks of positions from outside (Rules::validate) are written with.
namespace levee::engine {

// The first thing that is wrong, or nothing.
using Found = std::optional<Mistake>;

inline Found wrong(std::string where, std::string what) {
    return Mistake{std::move(where), std::move(what)};
}

// "$.list[i].member"; without a member "$.list[i]".
inline std::string path_to(std::string_view list, std::size_t i, std::string_view member = {}) {
    std::string path = "$.";
    path.append(list).append("[").append(std::to_string(i)).append("]");
    if (!member.empty()) path.append(".").append(member);
    return path;
}

// A figure that has a least and a most.
struct Bound {
    const char* where;
    int value;
    int least;
    int most;
    const char* what;
};
inline Found out_of(std::initializer_list<Bound> bounds) {
    for (const Bound& bound : bounds)
        if (bound.value < bound.least || bound.value > bound.most)
            return wrong(bound.where, bound.what);
    return {};
}

}  // namespace levee::engine
