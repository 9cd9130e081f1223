#pragma once

#include <string_view>

#include "engine/contract/mistake.h"

namespace levee::ai {

// One line `name value` of an evaluation file; anything after a # is a comment.
struct WeightLine {
    std::string_view name;
    double value = 0;
};
// Reads the next line with a weight and cuts it off; false at the end.
engine::Result<bool> next_weight(std::string_view& text, int& number, WeightLine& line);

}  // namespace levee::ai
