#pragma once

#include <string>
#include <vector>

#include "cli/console.h"

namespace levee::cli {

// What `levee` does with these arguments (without the program's name); an Exit.
int run(const std::vector<std::string>& arguments, Console& console);

}  // namespace levee::cli
