#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/tables/page_kit.h"
#include "games/neerwinden/text.h"
#include "maps/hex_pieces.h"

// The game for a page with a board.
namespace levee::neerwinden {

using Page = engine::PageOf<Rules>;
Page::Board page_board;  // wire_board.cpp
Page::Scene scene;       // wire_scene.cpp
Page::Overlay overlay;   // wire_overlays.cpp

// How pieces and hexes are called, and what a formation is pointed at by (maps/hex_pieces.h).
using Counters =
    maps::Counters<Board, Action, kNoUnit, kNoCommander, kNoFormation, &FormationCard::commander>;
inline const std::string& piece_id(const Board& board, UnitId unit) {
    return Counters::id(board, unit);
}
inline const std::string& piece_id(const Board& board, CommanderId commander) {
    return Counters::id(board, commander);
}
inline std::string space_id(const Board& board, HexId hex) { return maps::hex_id(board.grid, hex); }

// How people point at them (maps/hex_pieces.h); wire_targets.cpp.
struct Hand {
    using Counters = neerwinden::Counters;
    static Counters::Name in_question(const State& s);
    static UnitId turning(const State& s, const Action& a);
    static UnitId on_top(const State& s, HexId hex);
    static const maps::HexGrid& grid(const Board& board, const State& s);
    static std::string cost(int points) { return std::to_string(points); }
};

// --- shared by the files wire_*.cpp -------------------------------------------------------------

namespace wire {

inline constexpr std::string_view kFireTable = "fire";
inline constexpr std::string_view kAssaultTable = "assault";
inline constexpr std::string_view kRatioTable = "ratio";

std::vector<engine::page::GameTable> tables(Language language);
std::span<const engine::page::GuideWords> guide();
std::span<const engine::page::StageWords> sequence();

// Where the live cell of a table is, counted as in the rows and columns of the board.
int fire_table_column(int strength);
int ratio_table_row(int attack, int defence);

inline constexpr engine::page::Camps kCamps{
    {{{{"French", "Français"}, "french"}, {{"Austrians", "Autrichiens"}, "austrian"}}}};
// Of the victory track: "french-3", "0", "austrian-2".
std::string marker_value(int marker);

}  // namespace wire

}  // namespace levee::neerwinden
