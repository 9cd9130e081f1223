#include "maps/terminal/pen.h"

#include <algorithm>

namespace levee::maps::terminal {

namespace {

bool continues(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

}  // namespace

std::size_t width(std::string_view text) {
    return text.size() -
           static_cast<std::size_t>(std::count_if(text.begin(), text.end(), continues));
}

std::string_view first_letter(std::string_view text) {
    std::size_t end = 1;
    while (end < text.size() && continues(text[end])) ++end;
    return text.substr(0, end);
}

void Pen::write(std::string_view text, std::string_view look, std::string_view ground) {
    if (colour_) {
        // One escape for a run of equal looks: half the bytes over a slow line.
        std::string next = "0";
        for (const std::string_view part : {ground, look})
            if (!part.empty()) next.append(";").append(part);
        if (next != look_) out_ += "\x1b[" + next + "m";
        look_ = std::move(next);
    }
    out_ += text;
}

void Pen::end_line() {
    if (colour_ && !look_.empty()) out_ += "\x1b[0m";
    look_.clear();
    while (!colour_ && out_.ends_with(' ')) out_.pop_back();
    out_ += '\n';
}

void Pen::wrapped(std::string_view line, std::size_t most) {
    constexpr std::string_view kIndent = "      ";
    while (width(line) > most) {
        std::size_t cut = 0;
        for (std::size_t i = 0; i < line.size() && width(line.substr(0, i)) <= most; ++i)
            if (i > kIndent.size() && line[i] == ' ') cut = i;
        if (cut == 0) break;
        out_.append(line.substr(0, cut)).append("\n").append(kIndent);
        line.remove_prefix(cut + 1);
    }
    out_.append(line).append("\n");
}

}  // namespace levee::maps::terminal
