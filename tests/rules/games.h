#pragma once

#include <array>
#include <string_view>

#include "for_god_and_king/script/runner.h"
#include "neerwinden/script/runner.h"
#include "skeleton/script/runner.h"

// The games whose rule tests are text: the folder below tests/, and who runs a case. A game more is
// a line more.
namespace levee::testing {

struct ScriptedGame {
    std::string_view folder;
    Outcome (*run)(const Case& one, std::string_view file);
};

inline constexpr std::array kScriptedGames{
    ScriptedGame{"neerwinden", neerwinden::testing::run_case},
    ScriptedGame{"for_god_and_king", fgfk::testing::run_case},
    ScriptedGame{"skeleton", skeleton::testing::run_case},
};

}  // namespace levee::testing
