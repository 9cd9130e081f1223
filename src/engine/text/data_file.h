#pragma once

#include <string>
#include <string_view>

namespace levee::engine {

// One file of a game's folder in data/, wherever its text comes from.
struct DataFile {
    std::string name;  // "map.txt"
    std::string_view text;
};

}  // namespace levee::engine
