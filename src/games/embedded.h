#pragma once

#include <span>
#include <string_view>

namespace levee::games {

// A text file of data/, docs/rules/ or docs/rulings/ that was put into the binary when it was
// built.
struct EmbeddedFile {
    std::string_view name;  // "data/neerwinden/map.txt"
    std::string_view text;
};

std::span<const EmbeddedFile> embedded_files();

}  // namespace levee::games
