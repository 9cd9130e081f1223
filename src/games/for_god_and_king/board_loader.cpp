#include <array>
#include <string>

#include "games/for_god_and_king/board_loader.h"
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
    for (std::size_t i = 0; i < board.areas.size(); ++i)
        if (board.areas[i].key == key) return AreaId{static_cast<std::uint8_t>(i)};
    return kNoArea;
}

GeneralId find_general(const Board& board, std::string_view key) {
    for (std::size_t i = 0; i < kGenerals; ++i)
        if (!key.empty() && board.generals[i].key == key)
            return GeneralId{static_cast<std::uint8_t>(i)};
    return kNoGeneral;
}

engine::Result<Board> load_board(const std::vector<DataFile>& files) {
    struct Part {
        std::string_view name;
        Trouble (*read)(const Lines&, Board&);
    };
    // In this order: each needs only those before it.
    constexpr std::array<Part, 6> kParts{{{"areas.csv", read_areas},
                                          {"map.txt", read_map},
                                          {"generals.csv", read_generals},
                                          {"forces.csv", read_forces},
                                          {"chits.csv", read_chits},
                                          {"tables.txt", read_tables}}};
    Board board;
    const auto read = [&](const Part& part) -> Trouble {
        const text::Lines lines = text::read_file(files, part.name);
        if (lines.trouble) return lines.trouble;
        return part.read(lines.lines, board);
    };
    for (const Part& part : kParts)
        if (Trouble trouble = read(part)) return *trouble;
    index_board(board);
    if (Trouble trouble = read({"scenario.txt", read_scenario})) return *trouble;
    return board;
}

}  // namespace levee::fgfk
