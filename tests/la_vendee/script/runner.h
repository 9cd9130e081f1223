#pragma once

#include <string_view>

#include "support/script.h"

// The words of this game in a script: `at UNIT AREA`, `lost UNIT`, `guns UNIT`, `turn N`, `move
// SIDE` and `begin game` prepare, `expect at UNIT AREA` and `expect lost UNIT` ask.
namespace levee::la_vendee::testing {

levee::testing::Outcome run_case(const levee::testing::Case& one, std::string_view file);

}  // namespace levee::la_vendee::testing
