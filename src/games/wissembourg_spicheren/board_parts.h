#pragma once

#include <cstddef>
#include <vector>

#include "engine/text/data_text.h"
#include "games/wissembourg_spicheren/board.h"

// The parts of load_board(), one per file or per question. Each fills its share of the board and
// answers with the first mistake it meets.
namespace levee::wissembourg_spicheren {

namespace text = engine::text;

inline constexpr text::Meanings<BattleId, kBattles> kBattleWords{
    {{"spicheren", BattleId::Spicheren}, {"wissembourg", BattleId::Wissembourg}}};
inline constexpr text::Meanings<Side, 2> kSides{
    {{"French", Side::French}, {"German", Side::German}}};
inline constexpr text::Meanings<Terrain, 5> kTerrains{{{"clear", Terrain::Clear},
                                                       {"wood", Terrain::Wood},
                                                       {"village", Terrain::Village},
                                                       {"hamlet", Terrain::Hamlet},
                                                       {"castle", Terrain::Castle}}};
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
