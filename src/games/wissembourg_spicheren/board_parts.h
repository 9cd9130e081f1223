#pragma once

#include <cstddef>
#include <vector>

#include "engine/text/enum_words.h"
#include "games/wissembourg_spicheren/reflection.h"

// How the board is read.
namespace levee::wissembourg_spicheren {

namespace text = engine::text;
using engine::DataFile;

// tables.txt, spicheren.map, wissembourg.map, scenarios.txt and counters.csv; a mistake names file,
// line and field.
engine::Result<Board> load_board(const std::vector<DataFile>& files);

// The parts of it, one per file or per question. Each fills its share of the board and answers with
// the first mistake it meets.

inline constexpr auto kBattleWords = text::kWordsOf<BattleId>;
inline constexpr auto kSides = text::kWordsOf<Side, "", text::Spelling::AsNamed>;
inline constexpr auto kTerrains = text::kWordsOf<Terrain>;
inline constexpr text::Meanings<Way, 3> kWays{
    {{"road", Way::Road}, {"path", Way::Path}, {"railway", Way::Railway}}};
inline constexpr text::Meanings<Crossing, 4> kCrossings{{{"free", Crossing::Free},
                                                         {"half", Crossing::HalfMove},
                                                         {"whole", Crossing::WholeMove},
                                                         {"never", Crossing::Barred}}};

// Infantry, cavalry, artillery.
std::array<Crossing, 3> read_crossings(text::Reader& in);

text::Trouble read_tables(const std::vector<text::Line>& lines, Board& board);

// The `battle` and `formation` lines of scenarios.txt, which the counters refer to.
text::Trouble read_formations(const std::vector<text::Line>& lines, Board& board);

text::Trouble read_counters(const std::vector<text::Line>& lines, Board& board);

// All other lines of scenarios.txt. Needs maps, formations and counters.
text::Trouble read_scenarios(const std::vector<text::Line>& lines, Board& board);

inline UnitId find_unit(const Board& board, std::string_view key) {
    return text::find_key(board.units, key, kNoUnit);
}
inline CommanderId find_commander(const Board& board, std::string_view key) {
    return text::find_key(board.commanders, key, kNoCommander);
}
inline FormationId find_formation(const Board& board, std::string_view key) {
    return text::find_key(board.formations, key, kNoFormation);
}

}  // namespace levee::wissembourg_spicheren
