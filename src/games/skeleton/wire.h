#pragma once

#include "engine/tables/page_shapes.h"
#include "games/skeleton/text.h"

// The game for a page with a board. Ids are those of the notation.
namespace levee::skeleton {

engine::page::Board page_board(const Rules& rules, const State& s, Language language);
// One moment, made of what the viewer may see and of nothing else.
engine::page::Scene scene(const Rules& rules, const State& view, SeatId viewer, Language language);
engine::Result<engine::page::Overlay> overlay(const Rules& rules, const State& view, SeatId viewer,
                                              std::string_view overlay, std::string_view piece,
                                              std::string_view space, Language language);
engine::Target target(const Rules& rules, const State& s, const Action& action);
std::optional<Action> aimed(const Rules& rules, const State& s, const Action& action,
                            std::string_view piece, std::string_view space);

}  // namespace levee::skeleton
