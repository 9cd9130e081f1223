#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/data_rows.h"
#include "engine/text/enum_words.h"
#include "games/la_vendee/board.h"
#include "games/la_vendee/reflection.h"

// How the board is read.
namespace levee::la_vendee {

namespace text = engine::text;

inline constexpr auto kSideWords = text::kWordsOf<Side>;
inline constexpr auto kTroopWords = text::kWordsOf<Troop>;
inline constexpr auto kBorderWords = text::kWordsOf<Border>;

// The parts of load_board(), one per file, in the order in which they need each other. Each fills
// its share of the board and answers with the first mistake it meets.
using Lines = std::vector<text::Line>;

text::Trouble read_regions(const Lines& lines, Board& board);
text::Trouble read_map(const Lines& lines, Board& board);
text::Trouble read_tables(const Lines& lines, Board& board);
text::Trouble read_counters(const Lines& lines, Board& board);
text::Trouble read_armies(const Lines& lines, Board& board);
text::Trouble read_leaders(const Lines& lines, Board& board);
text::Trouble read_cards(const Lines& lines, Board& board);
// Needs the index, too.
text::Trouble read_scenario(const Lines& lines, Board& board);

// The next word as a region of the board, or as an army.
AreaId read_region(text::Reader& in, std::string_view field, const Board& board);
ArmyId read_army(text::Reader& in, std::string_view field, const Board& board);

// Most force points in one place of a file: more than all counters of a side hold.
inline constexpr int kMostPoints = 99;

}  // namespace levee::la_vendee
