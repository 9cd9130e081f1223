#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/tables/page_kit.h"
#include "games/la_vendee/text.h"

// The game for a page with a board. Ids are those of the notation: regions by their keys, armies as
// actions name them, leaders by name, cards by number.
namespace levee::la_vendee {

using Page = engine::PageOf<Rules>;
Page::Board page_board;        // wire_board.cpp
Page::Scene scene;             // wire_scene.cpp
Page::Overlay overlay;         // wire_overlays.cpp
Page::StepSpace step_space;    // wire_board.cpp
Page::MovingFrom moving_from;  // likewise
// The picture of a card, or of the back of all; empty for anything else.
std::string card_svg(const Board& board, std::string_view card, Language language);

// --- shared by the files wire_*.cpp -------------------------------------------------------------

namespace wire {

inline constexpr std::array<engine::page::CampWords, kSides> kCamps{
    {{{"Royalists", "Royalistes"}, "vendeen"}, {{"Republicans", "Républicains"}, "french"}}};
inline std::string camp(Side side, Language language) {
    return std::string(kCamps[index(side)].name.in(language));
}
std::string nation(Side side, Troop troop);
std::string nation(const Board& board, ArmyId card);

std::string piece_id(const Board& board, const State& s, ArmyId counter);
std::string piece_id(const Board& board, LeaderId leader);
std::string card_id(CardId card);

inline constexpr std::string_view kRoyalistHits = "hits-royalist";
inline constexpr std::string_view kRepublicanHits = "hits-republican";
inline constexpr std::string_view kVictoryTable = "victory";
std::vector<engine::page::GameTable> tables(const Board& board, Language language);
// Rows of the tables of the same name.
int row_of(const HitTable& table, int turn_or_markers);
int row_of_lead(const Board& board, int lead);

std::span<const engine::page::GuideWords> guide();
std::span<const engine::page::StageWords> sequence();
std::string_view stage(const State& view);

// The lists beside the board: armies, the battle, the score.
std::vector<engine::page::Panel> panels(const Rules& rules, const State& view, Language language);

}  // namespace wire

}  // namespace levee::la_vendee
