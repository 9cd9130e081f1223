#pragma once

#include <cstddef>
#include <functional>
#include <iosfwd>
#include <span>
#include <string>

#include "games/registry.h"

namespace levee::cli {

// What the program says to whoever started it; `levee --help` lists them.
enum Exit : int {
    kOk = 0,
    kWrong = 1,          // the thing that was checked is wrong: a violation, a failed verification
    kUsage = 2,          // bad usage or bad input
    kInterrupted = 130,  // by a signal; what was done is kept
};

// Everything a command may touch. It is handed in, so that a test can put its own in its place.
struct Console {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
    std::span<const games::GameEntry> games;
    bool interactive = false;            // a person sits at `in`
    bool colour = false;                 // `out` is a terminal that shows colours
    bool progress = false;               // `err` is a terminal
    std::size_t width = 0;               // of the terminal at `out`; 0: it is none
    std::function<std::string()> now{};  // UTC as a record writes it; none: times are left out
};

}  // namespace levee::cli
