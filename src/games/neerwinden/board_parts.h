#pragma once

#include <cstddef>
#include <vector>

#include "engine/text/enum_words.h"
#include "games/neerwinden/reflection.h"

// How the board is read.
namespace levee::neerwinden {

namespace text = engine::text;
using engine::DataFile;

// map.txt, counters.csv, scenarios.txt; a mistake names file, line and field.
engine::Result<Board> load_board(const std::vector<DataFile>& files);

// The parts of it, one per file or per question. Each fills its share of the board and answers with
// the first mistake it meets.

inline constexpr auto kSides = text::kWordsOf<Side, "", text::Spelling::AsNamed>;

// The `formation` lines of scenarios.txt, which the counters refer to.
text::Trouble read_formations(const std::vector<text::Line>& lines, Board& board);

text::Trouble read_counters(const std::vector<text::Line>& lines, Board& board);

// All other lines of scenarios.txt. Needs map, formations and counters.
text::Trouble read_scenarios(const std::vector<text::Line>& lines, Board& board);

// A piece of the automatic set-up and the line that says so.
struct Placed {
    Placement piece;
    const text::Line* line = nullptr;
};

// 8.1, 8.5, 1.4, 1.3: the pieces in the order in which they are put down. `end` is the line to
// blame for a piece that is missing.
text::Trouble check_set_up(const Board& board, const Scenario& scenario,
                           const std::vector<Placed>& placed, const text::Line& end);

// 8.1: the set-up hexes of one line of scenarios.txt.
bool covers(const Board& board, const SetUpArea& area, HexId hex);

inline UnitId find_unit(const Board& board, std::string_view key) {
    return text::find_key(board.units, key, kNoUnit);
}
inline CommanderId find_commander(const Board& board, std::string_view key) {
    return text::find_key(board.commanders, key, kNoCommander);
}
inline FormationId find_formation(const Board& board, std::string_view key) {
    return text::find_key(board.formations, key, kNoFormation);
}

}  // namespace levee::neerwinden
