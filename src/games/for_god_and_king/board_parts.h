#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/data_rows.h"
#include "games/for_god_and_king/board.h"

// The parts of load_board(), one per file. Each fills its share of the board and answers with the
// first mistake it meets.
namespace levee::fgfk {

namespace text = engine::text;

inline constexpr text::Meanings<Side, 2> kSideWords{
    {{"republican", Side::Republican}, {"vendeen", Side::Vendeen}}};

inline constexpr text::Meanings<Army, 9> kArmyWords{{{"anjou", Army::Anjou},
                                                     {"centre", Army::Centre},
                                                     {"bas-poitou", Army::BasPoitou},
                                                     {"loroux", Army::Loroux},
                                                     {"nantes", Army::Nantes},
                                                     {"saumur", Army::Saumur},
                                                     {"la-rochelle", Army::LaRochelle},
                                                     {"mayencais", Army::Mayencais},
                                                     {"any", Army::None}}};

inline constexpr text::Meanings<Force, kForces> kForceWords{{{"anjou", Force::Anjou},
                                                             {"chouans", Force::Chouans},
                                                             {"centre", Force::Centre},
                                                             {"bas-poitou", Force::BasPoitou},
                                                             {"loroux", Force::Loroux},
                                                             {"emigres", Force::Emigres},
                                                             {"deserters", Force::Deserters},
                                                             {"nantes", Force::Nantes},
                                                             {"saumur", Force::Saumur},
                                                             {"la-rochelle", Force::LaRochelle},
                                                             {"mayencais", Force::Mayencais}}};

inline constexpr text::Meanings<Column, kColumns> kColumnWords{
    {{"anjou", Column::Anjou},
     {"centre", Column::Centre},
     {"bas-poitou", Column::BasPoitou},
     {"loroux-or-chouans", Column::LorouxOrChouans},
     {"national-guards", Column::NationalGuards},
     {"minor", Column::Minor},
     {"major", Column::Major}}};

inline constexpr text::Meanings<Event, kEvents + 1> kEventWords{{{"E1", Event::E1},
                                                                 {"E2", Event::E2},
                                                                 {"E3", Event::E3},
                                                                 {"E4", Event::E4},
                                                                 {"E5", Event::E5},
                                                                 {"E6", Event::E6},
                                                                 {"E7", Event::E7},
                                                                 {"E8", Event::E8},
                                                                 {"E9", Event::E9},
                                                                 {"E10", Event::E10},
                                                                 {"E11", Event::E11},
                                                                 {"E12", Event::E12},
                                                                 {"E13", Event::E13},
                                                                 {"E14", Event::E14},
                                                                 {"E15", Event::E15},
                                                                 {"start", Event::None}}};

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
