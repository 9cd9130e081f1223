#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "engine/text/position_lines.h"
#include "games/neerwinden/rules.h"
#include "games/neerwinden/verbs.h"
#include "maps/hex_position.h"

// Positions as lines of words (engine/text/position_lines.h); docs/rule-tests.md lists them.
namespace levee::neerwinden {

using engine::position_lines::Arguments;
using maps::facing_in;

using Position = engine::position_lines::PositionOf<Rules, Options>;
using PositionWord = engine::position_lines::Word<Position>;
std::span<const PositionWord> position_words();

// The position that the lines stand for on the empty map, or the line that is wrong.
engine::Result<State> position(const Rules& rules, const Options& options,
                               std::span<const std::string> lines);

// How the words spell what is no name, in the order of the enumerators.
namespace spelled {
inline constexpr std::array<std::string_view, 4> kLevels{"good", "disorganised1", "disorganised2",
                                                         "routed"};
inline constexpr std::array<std::string_view, 3> kControls{"nobody", "French", "Austrian"};
}  // namespace spelled

// What the i-th word names.
UnitId unit_in(const Board& board, Arguments& a, std::size_t i);
CommanderId commander_in(const Board& board, Arguments& a, std::size_t i);
FormationId formation_in(const Board& board, Arguments& a, std::size_t i);
// Its place in State::control.
std::size_t star_in(const Board& board, Arguments& a, std::size_t i);
Level level_in(Arguments& a, std::size_t i);
Order order_in(Arguments& a, std::size_t i);
Side side_in(Arguments& a, std::size_t i);
Control control_in(Arguments& a, std::size_t i);
// All words but the first: `0`, `French 1`, `Austrian 2`.
int victory_points_in(Arguments& a);

}  // namespace levee::neerwinden
