#pragma once

#include <string_view>

#include "support/script.h"

// The list of games names a game by its folder.
namespace levee {
namespace fgfk {}
namespace for_god_and_king = fgfk;
}  // namespace levee

// The words of this game in a script: docs/rule-tests.md has them.
namespace levee::fgfk::testing {

levee::testing::Outcome run_case(const levee::testing::Case& one, std::string_view file);

}  // namespace levee::fgfk::testing
