#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/tables/page_kit.h"
#include "games/for_god_and_king/text.h"

// The game for a page with a board.
namespace levee::fgfk {

using Page = engine::PageOf<Rules>;
Page::Board page_board;        // wire_board.cpp
Page::Scene scene;             // wire_scene.cpp
Page::Overlay overlay;         // wire_overlays.cpp
Page::Target target;           // wire_targets.cpp
Page::Aimed aimed;             // likewise
Page::StepSpace step_space;    // likewise
Page::MovingFrom moving_from;  // likewise

// How pieces and areas are called towards a page: areas and generals as the notation has them
// ("NAN", "d'Elbée"), the points of a force by where they are ("Anjou@CHO").
inline constexpr std::string_view kPool = "reinforcements";

// Empty for no area.
std::string space_id(const Board& board, AreaId area);
const std::string& piece_id(const Board& board, GeneralId general);
// kNoArea: among the reinforcements.
std::string piece_id(const Board& board, Force force, AreaId area);
// A stack that lies face down.
std::string down_id(const Board& board, Side side, AreaId area);

// What an id names: a general, or the points of a force. Neither when nothing is called so.
struct PieceName {
    GeneralId general{kNoGeneral};
    std::size_t force = kForces;
    AreaId area{kNoArea};  // of the points; kNoArea: the reinforcements

    bool is_general() const { return general.raw < kGenerals; }
    bool is_force() const { return force < kForces; }
};
PieceName find_piece(const Board& board, std::string_view id);

// --- shared by the files wire_*.cpp -------------------------------------------------------------

namespace wire {

inline constexpr std::string_view kCombatTable = "combat";

std::vector<engine::page::GameTable> tables(const Board& board, Language language);
std::span<const engine::page::GuideWords> guide();
std::span<const engine::page::StageWords> sequence();

inline constexpr engine::page::Camps kCamps{
    {{{{"Republicans", "Républicains"}, "republican"}, {{"Vendéens", "Vendéens"}, "vendeen"}}}};
std::string army(Army army, Language language);  // "Army of Anjou"

// Tracks of the board, by what lies on them.
std::string morale_track(Side side);
inline constexpr std::array<std::string_view, 3> kArmsTracks{"arms-anjou", "arms-centre",
                                                             "arms-bas-poitou"};

// The lists beside the board: armies, objectives, events, the cup, the combat under way.
std::vector<engine::page::Panel> panels(const Rules& rules, const State& view, Language language);

}  // namespace wire

}  // namespace levee::fgfk
