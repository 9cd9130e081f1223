#pragma once

#include <boost/json/object.hpp>

#include "engine/tables/game.h"
#include "engine/tables/table.h"

namespace levee::cli {

// How the protocol writes what a table answers (docs/protocol.md describes each).
// Whose eyes a prompt is written for when the request does not say: the one who is asked.
engine::SeatId to_decide(const engine::Table& table);

boost::json::object position_json(const engine::Table& table, engine::SeatId viewer,
                                  engine::Language language);
boost::json::object chance_json(const engine::Table& table);
boost::json::object game_json(const engine::Game& game);

}  // namespace levee::cli
