#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/counting/tally.h"
#include "lab/simulator.h"

// games.csv: one line per finished game. Everything that a report says is made of these lines, so
// that a report after an interruption is the report of an uninterrupted run.
namespace levee::lab {

// Changes whenever a column or a member of summary.json does, or what is in one.
inline constexpr int kSchema = 2;

// The names of the columns, and a line of them; both end with a line feed. Seeds and owners are
// written so that nobody who guesses the types of columns takes them for numbers: a seed has more
// digits than a floating-point number keeps, and owners may begin with zeros.
std::string csv_header(const engine::TallySheet& sheet);
std::string csv_line(const engine::TallySheet& sheet, const GameRow& row);

// What each column holds: JSON with the schema and, for each, name, type (integer or text), unit
// and meaning.
std::string columns_json(const engine::TallySheet& sheet, engine::Language language);

struct ReadGames {
    std::vector<GameRow> rows;    // in the order of their numbers, none twice
    std::size_t whole_bytes = 0;  // of the text: a last line without its end is not counted
};
// A mistake names the line and the column.
engine::Result<ReadGames> read_games(const engine::TallySheet& sheet, std::string_view text);

}  // namespace levee::lab
