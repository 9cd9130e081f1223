#pragma once

#include <cstddef>
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

// One frame of a stack with its neighbours, and how a mistake in it is told.
template <class Board, class State>
struct FrameLook {
    const Board& b;
    const State& s;
    std::size_t i;  // from the bottom

    const auto& f() const { return s.frames[i]; }
    const auto& below() const { return s.frames[i - 1]; }
    const auto& above() const { return s.frames[i + 1]; }
    bool on_top() const { return i + 1 == s.depth; }
    Found no(std::string_view member, std::string what) const {
        return wrong(path_to("frames", i, member), std::move(what));
    }
    Found need(bool right, std::string_view member, const char* what) const {
        return right ? Found{} : no(member, what);
    }
};

// Whoever must decide has something to decide.
template <class Rules>
Found check_offers(const Rules& rules, const typename Rules::State& s) {
    if (s.depth == 0) return {};
    typename Rules::Actions options;
    rules.legal_actions(s, options);
    return options.empty() ? wrong("$.frames", "nobody could do anything here") : Found{};
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
