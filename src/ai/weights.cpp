#include "ai/weights.h"

#include <algorithm>
#include <charconv>
#include <string>

namespace levee::ai {

namespace {

constexpr std::string_view kBlank = " \t\r";

std::string_view next_word(std::string_view& line) {
    line.remove_prefix(std::min(line.find_first_not_of(kBlank), line.size()));
    const auto end = std::min(line.find_first_of(kBlank), line.size());
    const auto word = line.substr(0, end);
    line.remove_prefix(end);
    return word;
}

}  // namespace

engine::Result<bool> next_weight(std::string_view& text, int& number, WeightLine& line) {
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        std::string_view rest = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        ++number;
        rest = rest.substr(0, rest.find('#'));
        line.name = next_word(rest);
        if (line.name.empty()) continue;
        const auto value = next_word(rest);
        const auto read = std::from_chars(value.data(), value.data() + value.size(), line.value);
        if (value.empty() || read.ec != std::errc{} || read.ptr != value.data() + value.size() ||
            !next_word(rest).empty())
            return engine::Mistake{"line " + std::to_string(number),
                                   "a weight is a name and a number"};
        return true;
    }
    return false;
}

}  // namespace levee::ai
