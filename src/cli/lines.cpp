#include "cli/lines.h"

#include <istream>
#include <streambuf>

namespace levee::cli {

InputLine next_line(std::istream& in, std::size_t most_bytes) {
    using Traits = std::istream::traits_type;
    InputLine line;
    auto* buffer = in.rdbuf();
    if (!in.good() || buffer == nullptr) return line;
    auto c = buffer->sbumpc();
    if (Traits::eq_int_type(c, Traits::eof())) {
        in.setstate(std::ios::eofbit);
        return line;
    }
    for (; !Traits::eq_int_type(c, Traits::eof()) && c != '\n'; c = buffer->sbumpc()) {
        ++line.bytes;
        if (line.bytes <= most_bytes) line.text += Traits::to_char_type(c);
    }
    line.kind = InputLine::Kind::Text;
    if (line.bytes > most_bytes) {
        line.kind = InputLine::Kind::TooLong;
        line.text.clear();
    } else if (line.text.ends_with('\r')) {
        line.text.pop_back();
    }
    return line;
}

}  // namespace levee::cli
