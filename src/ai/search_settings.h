#pragma once

#include <cstddef>

namespace levee::ai {

// How much a lookahead looks at.
struct SearchSettings {
    std::size_t outcomes = 12;    // of the first roll that an action leads to; the rest is sampled
    std::size_t few = 2;          // of a roll that matters little
    std::size_t positions = 240;  // on the way of a piece
    bool thorough = false;        // weigh everything, even where the first good thing would do
    double noise = 0;             // standard deviation of what is added to every value
    double slips = 0;             // share of decisions where any choice is as good as another
};

}  // namespace levee::ai
