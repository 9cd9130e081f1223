#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/tables/page_kit.h"
#include "games/wissembourg_spicheren/text.h"
#include "maps/hex_pieces.h"

// The game for a page with a board.
namespace levee::wissembourg_spicheren {

using Page = engine::PageOf<Rules>;
Page::BoardOf page_board;  // wire_board.cpp
Page::Scene scene;         // wire_scene.cpp
Page::Overlay overlay;     // wire_overlays.cpp

// How pieces and hexes are called, and what a formation is pointed at by (maps/hex_pieces.h).
using Counters =
    maps::Counters<Board, Action, kNoUnit, kNoCommander, kNoFormation, &FormationCard::hq>;
inline const std::string& piece_id(const Board& board, UnitId unit) {
    return Counters::id(board, unit);
}
inline const std::string& piece_id(const Board& board, CommanderId commander) {
    return Counters::id(board, commander);
}
inline std::string decoy_id(int marker) { return "marker " + std::to_string(marker); }  // 13.1.6
inline std::string space_id(const Board& board, HexId hex) { return maps::hex_id(board.grid, hex); }

// How people point at them (maps/hex_pieces.h); wire_targets.cpp.
struct Hand {
    using Counters = wissembourg_spicheren::Counters;
    static Counters::Name in_question(const State& s);
    static UnitId turning(const State& s, const Action& a);
    static UnitId on_top(const State& s, HexId hex);
    static const maps::HexGrid& grid(const Board& board, const State& s);
    static std::string cost(int points) { return words::points(points); }
};

// --- shared by the files wire_*.cpp -------------------------------------------------------------

namespace wire {

inline constexpr std::string_view kResultsTable = "results";

std::vector<engine::page::GameTable> tables(const Board& board, BattleId battle, Language language);
std::vector<engine::page::GuideWords> guide(BattleId battle);
std::span<const engine::page::StageWords> sequence();

inline constexpr engine::page::Camps kCamps{
    {{{{"French", "Français"}, "imperial"}, {{"Germans", "Allemands"}, "prussian"}}}};
std::string clock(int hour);  // "11.00"
// Of the track of leads: "french-3", "0", "german-2".
std::string lead_value(int lead);

}  // namespace wire

}  // namespace levee::wissembourg_spicheren
