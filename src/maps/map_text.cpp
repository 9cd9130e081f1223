#include "maps/map_text.h"

#include <algorithm>
#include <string>

namespace levee::maps {

namespace text = engine::text;

HexId read_hex(text::Reader& in, std::string_view field, const HexGrid& grid) {
    const std::string_view word = in.take(field);
    const HexId hex = grid.parse(word);
    if (hex == kNoHex) in.fail(field, text::quoted(word) + " is no hex of this map");
    return hex;
}

Place read_place(text::Reader& in, std::string_view field) {
    const std::string_view word = in.take(field);
    const std::size_t comma = std::min(word.find(','), word.size());
    const auto x = text::number(word.substr(0, comma), 0, kLargestPlace);
    const auto y = text::number(word.substr(std::min(comma + 1, word.size())), 0, kLargestPlace);
    if (!x || !y) {
        in.fail(field, text::quoted(word) + " is no place x,y of numbers from 0 to " +
                           std::to_string(kLargestPlace));
        return {};
    }
    return {static_cast<std::int16_t>(*x), static_cast<std::int16_t>(*y)};
}

}  // namespace levee::maps
