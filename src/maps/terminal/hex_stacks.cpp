#include "maps/terminal/hex_stacks.h"

#include <fmt/format.h>

#include <array>

namespace levee::maps::terminal {

void StackMap::draw(const std::vector<HexStack>& stacks,
                    const std::function<std::string(HexId)>& stars, std::string_view blank) {
    const auto half = [&](HexId hex, bool is_upper) {
        if (is_upper)
            upper(hex, stacks[hex.raw]);
        else
            lower(hex, stacks[hex.raw], stars(hex), blank);
    };
    HexMap::draw(half);
}

void StackMap::edge(HexId hex, Direction d, bool marked) {
    if (marked && !pen().colour())
        write("<", inks().water, hex);
    else
        water(hex, d);
}

void StackMap::upper(HexId hex, const HexStack& stack) {
    bool marked = false;
    if (!stack.counters.empty()) {
        marked = stack.counters.front().marked;
        counter(hex, stack.counters.front(), stack.owner, stack.commander,
                water_sign(hex, Direction::N));
    } else if (!stack.empty()) {
        write(fmt::format("{} {:<3}", stack.owner, stack.alone), stack.look, hex);
    } else {
        number(hex);
        water(hex, Direction::N);
    }
    edge(hex, Direction::NE, marked);
}

void StackMap::lower(HexId hex, const HexStack& stack, const std::string& stars,
                     std::string_view blank) {
    bool marked = false;
    if (stack.counters.size() > 1) {
        marked = stack.counters[1].marked;
        counter(hex, stack.counters[1], "+", stack.commander,
                stack.counters.size() > 2 ? "+" : blank);
    } else if (!stack.empty()) {
        number(hex);
        if (stars.starts_with(' '))
            ground(hex, 1);
        else
            write(first_letter(stars), kStarLook, hex);
    } else {
        ground(hex, 2);
        write(stars, kStarLook, hex);
        level(hex);
    }
    edge(hex, Direction::SE, marked);
}

void StackMap::counter(HexId hex, const CounterSign& sign, std::string_view first, bool commander,
                       std::string_view spare) {
    constexpr std::array<std::string_view, 6> kArrows{"↑", "↗", "↘", "↓", "↙", "↖"};
    const std::string_view look = sign.marked && pen().colour() ? kMarkedLook : sign.look;
    std::string text(first);
    text += (commander ? "ICA" : "ica")[sign.arm % 3];
    text += sign.strength < 10 ? std::to_string(sign.strength) : "+";
    text += kArrows[static_cast<std::size_t>(sign.facing) % kArrows.size()];
    if (sign.state != ' ' || spare.empty()) return write(text + sign.state, look, hex);
    write(text, look, hex);
    write(spare, inks().water, hex);
}

}  // namespace levee::maps::terminal
