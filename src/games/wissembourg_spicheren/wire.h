#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/contract/mistake.h"
#include "engine/tables/page_shapes.h"
#include "engine/tables/page_words.h"
#include "engine/tables/table.h"
#include "games/wissembourg_spicheren/rules.h"
#include "games/wissembourg_spicheren/text.h"

// The game for a page with a board.
namespace levee::wissembourg_spicheren {

// What never changes in a battle; `wire_board.cpp`.
engine::page::Board page_board(const Rules& rules, const State& s, Language language);

// One moment, for a viewer who sees `view`; `wire_scene.cpp`.
engine::page::Scene scene(const Rules& rules, const State& view, SeatId viewer, Language language);

// What is laid over the map on demand; `wire_overlays.cpp`.
engine::Result<engine::page::Overlay> overlay(const Rules& rules, const State& view, SeatId viewer,
                                              std::string_view overlay, std::string_view piece,
                                              std::string_view space, Language language);

// --- pointing at things; `wire_targets.cpp` -----------------------------------------------------

engine::Target target(const Rules& rules, const State& s, const Action& action);
std::optional<Action> aimed(const Rules& rules, const State& s, const Action& action,
                            std::string_view piece, std::string_view space);
std::string step_space(const Board& board, const Action& action);
// Where the moving piece is; empty when none moves.
std::string moving_from(const Board& board, const State& s);
int step_spent(const Event& event);
std::string cost_text(int cost);

// --- what the files wire_*.cpp share ------------------------------------------------------------
namespace wire {

inline constexpr std::string_view kResultsTable = "results";

std::vector<engine::page::GameTable> tables(const Board& board, BattleId battle, Language language);
std::vector<engine::page::GuideStep> guide(BattleId battle, Language language);
std::vector<engine::page::Stage> sequence(Language language);
// The stage of the sequence that a position is in, as an id and as its title.
std::string_view stage_of(const State& view);
std::string stage_title(std::string_view id, Language language);

std::string nation(Side side);
std::string camp(Side side, Language language);  // "French"
std::string clock(int hour);                     // "11.00"
// Of the track of leads: "french-3", "0", "german-2".
std::string lead_value(int lead);

}  // namespace wire

}  // namespace levee::wissembourg_spicheren
