#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/counting/tally.h"
#include "lab/simulator.h"

// games.csv: one line per finished game. Everything that a report says is made of these lines, so
// that a report after an interruption is the report of an uninterrupted run.
namespace levee::lab {

// The names of the columns, and a line of them; both end with a line feed.
std::string csv_header(const engine::TallySheet& sheet);
std::string csv_line(const engine::TallySheet& sheet, const GameRow& row);

struct ReadGames {
    std::vector<GameRow> rows;    // in the order of their numbers, none twice
    std::size_t whole_bytes = 0;  // of the text: a last line without its end is not counted
};
// A mistake names the line and the column.
engine::Result<ReadGames> read_games(const engine::TallySheet& sheet, std::string_view text);

}  // namespace levee::lab
