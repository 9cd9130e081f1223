#include <algorithm>
#include <array>
#include <vector>

#include "games/neerwinden/map.h"
#include "maps/terminal/hex_stacks.h"

namespace levee::neerwinden {

namespace {

constexpr std::string_view kFrenchLook = "1;38;5;231;48;5;25";
constexpr std::string_view kAustrianLook = "1;38;5;231;48;5;238";

std::string_view look_of(Side side) { return side == Side::French ? kFrenchLook : kAustrianLook; }

maps::terminal::CounterSign sign_of(const Board& board, const State& s, UnitId id, bool marked) {
    const Unit& unit = s.units[id];
    return {.arm = static_cast<std::size_t>(board.arm[id.raw]),
            .strength = std::max(0, board.unit_strength[id.raw] - 2 * unit.losses),
            .facing = unit.facing,
            .state = " '\"!"[static_cast<std::size_t>(unit.level) % 4],
            .marked = marked,
            .look = look_of(board.side[id.raw])};
}

std::vector<maps::terminal::HexStack> stacks_of(const Board& board, const State& s,
                                                UnitSet highlighted) {
    std::vector<maps::terminal::HexStack> stacks(board.grid.size());
    const auto belongs = [&](HexId hex, Side side) -> auto& {
        stacks[hex.raw].owner = side == Side::French ? "F" : "A";
        stacks[hex.raw].look = look_of(side);
        return stacks[hex.raw];
    };
    for (UnitId id{0}; id.raw < kUnits; ++id.raw) {
        const Unit& unit = s.units[id];
        if (unit.status != Status::OnMap || !board.grid.exists(unit.at)) continue;
        auto& counters = belongs(unit.at, board.side[id.raw]).counters;
        const bool top = s.derived.top[unit.at.raw] == id;
        counters.insert(top ? counters.begin() : counters.end(),
                        sign_of(board, s, id, highlighted.has(id)));
    }
    for (CommanderId id{0}; id.raw < kCommanders; ++id.raw) {
        const Commander& commander = s.commanders[id];
        if (commander.status != Status::OnMap || !board.grid.exists(commander.at)) continue;
        auto& stack = stacks[commander.at.raw];
        if (stack.counters.empty()) belongs(commander.at, board.card(id).side).alone = "&";
        stack.commander = true;
    }
    return stacks;
}

// Two wide.
std::string stars_of(const Board& board, HexId hex) {
    const std::uint8_t at = board.star_index[hex.raw];
    bool blue = false;
    bool black = false;
    for (const Star& star : board.stars)
        for (std::size_t i = 0; i < star.count; ++i)
            if (star.hexes[i] == at) (star.side == Side::French ? blue : black) = true;
    if (at == 255) return "  ";
    if (blue && black) return "★☆";
    return blue ? "★ " : "☆ ";
}

std::string beyond(const Board& board, const State& s) {
    std::string names;
    for (std::uint8_t i = 0; i < kUnits; ++i) {
        const Unit& unit = s.units[UnitId{i}];
        if (unit.status != Status::Beyond || !board.grid.exists(unit.at)) continue;
        names += (names.empty() ? "" : ", ") + board.units[i].name + " (" +
                 std::string(board.grid.name(unit.at)) + ")";
    }
    return names.empty() ? names : "Beyond the edge: " + names + "\n";
}

}  // namespace

std::string draw_map_terminal(const Board& board, const State& state, bool colour,
                              UnitSet highlighted) {
    maps::terminal::StackMap map(plan_of(board), colour);
    map.draw(
        stacks_of(board, state, highlighted), [&](HexId hex) { return stars_of(board, hex); }, "");
    map.pen().plain(beyond(board, state));
    map.pen().plain(
        "F French, A Austrian, + second unit of the hex; i infantry, c cavalry, a artillery "
        "(capital: a commander is there),\n"
        "then strength and facing; ' and \" disorganised, ! routed. ≈ river, ~ stream, ╪ "
        "bridge "
        "along a hexside. # village,\n"
        "♣ wood, ∩ tomb, = road, - path, ★ French and ☆ Austrian victory point");
    map.pen().plain(colour ? "" : "; the figure is the level");
    map.pen().plain(". Top of the map: east.\n");
    return map.pen().take();
}

}  // namespace levee::neerwinden
