#include "games/la_vendee/board_parts.h"

// load_board(): finds the files and has each read by its part.
namespace levee::la_vendee {

using text::quoted;
using text::Trouble;

AreaId find_area(const Board& board, std::string_view key) {
    return text::find_key(board.areas, key, kNoArea);
}

ArmyId find_army(const Board& board, std::string_view key) {
    return text::find_key(board.armies, key, kNoArmy);
}

LeaderId find_leader(const Board& board, std::string_view key) {
    return text::find_key(board.leaders, key, kNoLeader);
}

AreaId read_region(text::Reader& in, std::string_view field, const Board& board) {
    const std::string_view word = in.take(field);
    const AreaId area = find_area(board, word);
    if (area == kNoArea) in.fail(field, quoted(word) + " is no region of regions.csv");
    return area;
}

ArmyId read_army(text::Reader& in, std::string_view field, const Board& board) {
    const std::string_view word = in.take(field);
    const ArmyId army = find_army(board, word);
    if (army == kNoArmy) in.fail(field, quoted(word) + " is no army of armies.csv");
    return army;
}

engine::Result<Board> load_board(const std::vector<engine::DataFile>& files) {
    Board board;
    if (Trouble trouble = text::read_parts<Board>(files,
                                                  {{"regions.csv", read_regions},
                                                   {"map.txt", read_map},
                                                   {"tables.txt", read_tables},
                                                   {"counters.csv", read_counters},
                                                   {"armies.csv", read_armies},
                                                   {"leaders.csv", read_leaders},
                                                   {"cards.csv", read_cards}},
                                                  board))
        return *trouble;
    index_board(board);
    if (Trouble trouble = text::read_parts<Board>(files, {{"scenario.txt", read_scenario}}, board))
        return *trouble;
    return board;
}

}  // namespace levee::la_vendee
