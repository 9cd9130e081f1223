#pragma once

#include <cstdint>

#include "engine/contract/chapters.h"

// When things can be done: what a game says of most of its verbs is a row of a table, and the rest
// of check_moment() (engine/contract/run_tables.h) is code.
namespace levee::engine {

// Verbs as a set.
using VerbSet = std::uint64_t;
template <class... Verb>
constexpr VerbSet verb_set(Verb... list) {
    return ((VerbSet{1} << static_cast<unsigned>(list)) | ...);
}

// These verbs have their moment while one of these kinds of business is under way; otherwise they
// are refused with what says when that is.
template <class Business>
struct Moment {
    VerbSet verbs = 0;
    BusinessSet<Business> askers;
    const char* rule = "";
    Sentence otherwise;
};

// Of the first row that has the verb; legal for a verb of none.
template <class Moments, class State, class Verb>
Verdict check_moments(const Moments& moments, const State& s, Verb verb) {
    for (const auto& row : moments)
        if ((row.verbs & verb_set(verb)) != 0)
            return under_way(s, row.askers) ? kLegal : refuse(row.rule, row.otherwise);
    return kLegal;
}

}  // namespace levee::engine
