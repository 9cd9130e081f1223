#include <algorithm>
#include <istream>
#include <ostream>

#include "cli/commands.h"
#include "cli/lines.h"
#include "cli/protocol.h"

namespace levee::cli {

int run(const EngineCommand& command, Console& console) {
    Protocol protocol(console.games, command.data, command.language);
    while (!protocol.finished()) {
        const auto line = next_line(console.in, Protocol::kMostBytes);
        if (line.kind == InputLine::Kind::End) break;
        const bool blank = line.text.find_first_not_of(" \t") == line.text.npos;
        if (line.kind == InputLine::Kind::TooLong)
            console.out << protocol.answer_too_long(line.bytes) << '\n' << std::flush;
        else if (!blank)
            console.out << protocol.answer(line.text) << '\n' << std::flush;
        // Nobody listens any more.
        if (!console.out) return kUsage;
    }
    return kOk;
}

}  // namespace levee::cli
