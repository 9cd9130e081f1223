#include "engine/tables/shown.h"

#include <fmt/format.h>

#include "engine/text/utf8.h"

namespace levee::engine {

std::string shown(std::string_view text) {
    constexpr std::size_t kLongest = 60;
    std::string result;
    for (const char c : text) {
        if (result.size() >= kLongest && !utf8::continues(c)) return result + "...";
        const bool control = static_cast<unsigned char>(c) < 0x20 || c == 0x7F;
        result += control ? '?' : c;
    }
    return result;
}

std::string with_rule(std::string_view text, std::string_view rule) {
    return rule.empty() ? std::string(text) : fmt::format("{} ({})", text, rule);
}

std::string name_of(const Actor& actor) {
    if (actor.is_chance()) return "chance";
    return actor.is_seat() ? fmt::format("seat {}", actor.seat.raw) : "nobody";
}

}  // namespace levee::engine
