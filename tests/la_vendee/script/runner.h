#pragma once

#include <string_view>

#include "support/script.h"

// The words of this game in a script: docs/rule-tests.md has them.
namespace levee::la_vendee::testing {

levee::testing::Outcome run_case(const levee::testing::Case& one, std::string_view file);

}  // namespace levee::la_vendee::testing
