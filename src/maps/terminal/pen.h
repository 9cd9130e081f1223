#pragma once

#include <cstddef>
#include <string>
#include <string_view>

// Writing on a terminal: UTF-8 in which every letter is one column wide, and colours.
namespace levee::maps::terminal {

// Letters, not bytes.
std::size_t width(std::string_view text);
// With all its bytes; empty of an empty text.
std::string_view first_letter(std::string_view text);

// Looks are what stands between `ESC[` and `m`: "1;38;5;16;48;5;214".
class Pen {
 public:
    explicit Pen(bool colour) : colour_(colour) {}

    bool colour() const { return colour_; }
    // In a look and on a ground; both may be empty.
    void write(std::string_view text, std::string_view look, std::string_view ground);
    // Whatever the colours are: a line of its own, or a beginning of one.
    void plain(std::string_view text) { out_ += text; }
    void end_line();
    // A line of any length, in pieces of at most `most` letters; the later ones are indented.
    void wrapped(std::string_view line, std::size_t most);

    std::string take() { return std::move(out_); }

 private:
    bool colour_;
    std::string out_;
    std::string look_;
};

}  // namespace levee::maps::terminal
