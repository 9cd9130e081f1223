#include "games/for_god_and_king/board_parts.h"

// load_board(): finds the files and has each read by its part.
namespace levee::fgfk {

using text::quoted;
using text::Trouble;

AreaId read_area(text::Reader& in, std::string_view field, const Board& board) {
    const std::string_view word = in.take(field);
    const AreaId area = find_area(board, word);
    if (area == kNoArea) in.fail(field, quoted(word) + " is no area of areas.csv");
    return area;
}

AreaId find_area(const Board& board, std::string_view key) {
    return text::find_key(board.areas, key, kNoArea);
}

GeneralId find_general(const Board& board, std::string_view key) {
    return text::find_key(board.generals, key, kNoGeneral);
}

engine::Result<Board> load_board(const std::vector<DataFile>& files) {
    Board board;
    if (Trouble trouble = text::read_parts<Board>(files,
                                                  {{"areas.csv", read_areas},
                                                   {"map.txt", read_map},
                                                   {"generals.csv", read_generals},
                                                   {"forces.csv", read_forces},
                                                   {"chits.csv", read_chits},
                                                   {"tables.txt", read_tables}},
                                                  board))
        return *trouble;
    index_board(board);
    if (Trouble trouble = text::read_parts<Board>(files, {{"scenario.txt", read_scenario}}, board))
        return *trouble;
    return board;
}

}  // namespace levee::fgfk
