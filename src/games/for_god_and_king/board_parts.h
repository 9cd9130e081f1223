#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/data_rows.h"
#include "engine/text/enum_words.h"
#include "games/for_god_and_king/reflection.h"

// How the board is read.
namespace levee::fgfk {

namespace text = engine::text;
using engine::DataFile;

// areas.csv, map.txt, generals.csv, forces.csv, chits.csv, tables.txt, scenario.txt; a mistake
// names file, line and field.
engine::Result<Board> load_board(const std::vector<DataFile>& files);

// --- the words of the files ---------------------------------------------------------------------

inline constexpr auto kSideWords = text::kWordsOf<Side>;
inline constexpr auto kArmyWords = text::kWordsOf<Army, "any">;
inline constexpr auto kForceWords = text::kWordsOf<Force>;
inline constexpr auto kColumnWords = text::kWordsOf<Column>;
inline constexpr auto kEventWords = text::kWordsOf<Event, "start", text::Spelling::AsNamed>;

// The parts of load_board(), one per file. Each fills its share of the board and answers with the
// first mistake it meets.
using Lines = std::vector<text::Line>;

text::Trouble read_areas(const Lines& lines, Board& board);
text::Trouble read_map(const Lines& lines, Board& board);
text::Trouble read_generals(const Lines& lines, Board& board);
text::Trouble read_forces(const Lines& lines, Board& board);
text::Trouble read_chits(const Lines& lines, Board& board);
text::Trouble read_tables(const Lines& lines, Board& board);
// Needs all the others and the index.
text::Trouble read_scenario(const Lines& lines, Board& board);

// The next word as an area of the board.
AreaId read_area(text::Reader& in, std::string_view field, const Board& board);

}  // namespace levee::fgfk
