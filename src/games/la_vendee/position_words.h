#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "engine/text/position_lines.h"
#include "games/la_vendee/rules.h"

// Positions as lines of words (engine/text/position_lines.h); docs/rule-tests.md lists them.
namespace levee::la_vendee {

using engine::position_lines::Arguments;

// What the words work on.
struct Position {
    const Rules& rules;
    State& s;
    Events* told = nullptr;  // what happens by them
};
using PositionWord = engine::position_lines::Word<Position>;
std::span<const PositionWord> position_words();

// Where the lines begin: turn 2, nobody on the map, no army or leader that comes, and every
// fortress empty and in the hands of those who hold it in March.
State blank_position(const Board& board, const Options& options);
// The position that the lines stand for, or the line that is wrong.
engine::Result<State> position(const Rules& rules, const Options& options,
                               std::span<const std::string> lines);

// How the words spell what is no name, in the order of the enumerators.
namespace spelled {
inline constexpr std::array<std::string_view, la_vendee::kSides> kSides{"Royalist", "Republican"};
inline constexpr std::array<std::string_view, kTroops> kTroops{
    "infantry",       "cavalry",       "artillery",      "irregulars",
    "corps-infantry", "corps-cavalry", "corps-artillery"};
inline constexpr std::array<std::string_view, 7> kPosts{
    "not-yet", "reserve", "with-army", "waiting", "captured", "removed", "gone"};
}  // namespace spelled

// What the i-th word names.
AreaId area_in(const Board& board, Arguments& a, std::size_t i);  // kNoArea where that is wrong
ArmyId army_in(const Board& board, Arguments& a, std::size_t i);  // its card
LeaderId leader_in(const Board& board, Arguments& a, std::size_t i);
CardId card_in(Arguments& a, std::size_t i);
Side side_in(Arguments& a, std::size_t i);
// `2 irregulars 1 cavalry`, from the i-th word on.
Points points_in(Arguments& a, std::size_t i);

}  // namespace levee::la_vendee
