#pragma once

#include <sstream>
#include <string>
#include <string_view>
#include <vector>

// Looking at what was drawn for a terminal or for a printer.
namespace levee::testing {

inline std::vector<std::string> lines(const std::string& text) {
    std::vector<std::string> all;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) all.push_back(line);
    return all;
}

inline std::size_t count(std::string_view text, std::string_view word) {
    std::size_t n = 0;
    for (std::size_t at = text.find(word); at != std::string_view::npos;
         at = text.find(word, at + 1))
        ++n;
    return n;
}

inline std::string without_colours(const std::string& text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i)
        if (text[i] == '\x1b')
            i = text.find('m', i);
        else
            plain += text[i];
    return plain;
}

}  // namespace levee::testing
