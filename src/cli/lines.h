#pragma once

#include <cstddef>
#include <iosfwd>
#include <string>

namespace levee::cli {

struct InputLine {
    enum class Kind { Text, TooLong, End };
    Kind kind = Kind::End;
    std::string text;       // without its line end; empty when too long
    std::size_t bytes = 0;  // how long it was
};

// The next line; one beyond the limit is read to its end but not kept.
InputLine next_line(std::istream& in, std::size_t most_bytes);

}  // namespace levee::cli
