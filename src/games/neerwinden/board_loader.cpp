#include "games/neerwinden/board_parts.h"
#include "maps/hex_text.h"

namespace levee::neerwinden {

using text::Lines;
using text::Trouble;

namespace {

constexpr std::uint8_t kWater = kRiver | kStream;
constexpr std::array<maps::SideWord, 3> kEdges{{{.word = "river", .mark = kRiver, .bars = kWater},
                                                {.word = "stream", .mark = kStream, .bars = kWater},
                                                {.word = "bridge",
                                                 .mark = kBridge,
                                                 .needs = kWater,
                                                 .needs_words = "neither a river nor a stream"}}};
constexpr std::array<maps::SideWord, 2> kLinks{
    {{.word = "road", .mark = kRoad, .bars = kRoad | kPath},
     {.word = "path", .mark = kPath, .bars = kRoad | kPath}}};

Trouble read_map(const std::vector<text::Line>& lines, Board& board) {
    maps::HexLand<Terrain> land;
    if (Trouble trouble = maps::read_hex_land(
            "map.txt", lines, {.highest_level = 5, .edges = kEdges, .links = kLinks, .others = {}},
            text::kWordsOf<Terrain>, land))
        return trouble;
    board.grid = land.grid;
    board.hexes = std::move(land.hexes);
    for (std::size_t i = 0; i < land.sides.size(); ++i)
        for (std::size_t d = 0; d < land.sides[i].size(); ++d)
            board.next[i][d].features = land.sides[i][d];
    return std::nullopt;
}

}  // namespace

engine::Result<Board> load_board(const std::vector<DataFile>& files) {
    return text::read_board<Board>(files,
                                   {{"map.txt", read_map},
                                    {"scenarios.txt", read_formations},
                                    {"counters.csv", read_counters},
                                    {"scenarios.txt", read_scenarios}},
                                   index_board);
}

}  // namespace levee::neerwinden
