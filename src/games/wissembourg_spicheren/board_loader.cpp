#include "games/wissembourg_spicheren/board_parts.h"
#include "maps/hex_text.h"

namespace levee::wissembourg_spicheren {

using text::Line;
using text::Trouble;

namespace {

using maps::SideWord;

constexpr std::uint8_t kWater = maps::kRiverSide | maps::kStreamSide;
constexpr std::uint8_t kWay = maps::kRoadAcross | maps::kTrackAcross;
constexpr std::array<SideWord, 4> kEdges{
    {{.word = "river", .mark = maps::kRiverSide, .bars = kWater},
     {.word = "stream", .mark = maps::kStreamSide, .bars = kWater},
     {.word = "bridge",
      .mark = maps::kBridgeSide,
      .needs = kWater,
      .needs_words = "neither a river nor a stream"},
     {.word = "trench", .mark = maps::kTrenchSide, .of_first_hex = true}}};
constexpr std::array<SideWord, 3> kLinks{
    {{.word = "road", .mark = maps::kRoadAcross, .bars = kWay},
     {.word = "path", .mark = maps::kTrackAcross, .bars = kWay},
     {.word = "railway", .mark = maps::kRailAcross}}};

// A way over a water needs its bridge: otherwise the steps along it would have two prices.
Trouble check_ways(std::string_view file, const Battle& battle) {
    constexpr unsigned kAnyWay = kWay | maps::kRailAcross;
    for (std::uint16_t raw = 0; raw < battle.grid.size(); ++raw)
        for (const Direction d : maps::kDirections) {
            const unsigned side = battle.sides[raw][static_cast<std::size_t>(d)];
            const bool wet = (side & kWater) != 0;
            const bool bridge = (side & maps::kBridgeSide) != 0;
            if (!wet || ((side & kAnyWay) != 0) == bridge) continue;
            const HexId from{raw};
            const std::string where = std::string(battle.grid.name(from)) + '-' +
                                      std::string(battle.grid.name(battle.grid.neighbour(from, d)));
            return engine::Mistake{std::string(file) + ": edge",
                                   bridge
                                       ? "no way leads over the bridge " + where
                                       : "a way crosses the water " + where + " without a bridge"};
        }
    return std::nullopt;
}

template <BattleId id>
Trouble read_map(const std::vector<Line>& lines, Board& board) {
    constexpr std::string_view kFile =
        id == BattleId::Spicheren ? "spicheren.map" : "wissembourg.map";
    maps::HexLand<Terrain> land;
    if (Trouble trouble = maps::read_hex_land(
            kFile, lines, {.highest_level = 6, .edges = kEdges, .links = kLinks, .others = {}},
            kTerrains, land))
        return trouble;
    Battle& battle = board.battles[index(id)];
    battle.grid = land.grid;
    battle.hexes = std::move(land.hexes);
    battle.sides = std::move(land.sides);
    if (id == BattleId::Spicheren) {
        board.grid = maps::HexGrid(land.grid.columns(), land.grid.rows(), land.grid.stagger());
    } else if (board.grid.rows() != land.grid.rows() ||
               board.grid.columns() < land.grid.columns() ||
               board.grid.stagger() != land.grid.stagger()) {
        return engine::Mistake{std::string(kFile) + ": size",
                               "a hex number must mean the same here as on the other map"};
    }
    return check_ways(kFile, battle);
}

}  // namespace

std::array<Crossing, 3> read_crossings(text::Reader& in) {
    std::array<Crossing, 3> by_arm{};
    by_arm[index(Arm::Infantry)] = in.meaning("infantry", kCrossings);
    by_arm[index(Arm::Cavalry)] = in.meaning("cavalry", kCrossings);
    by_arm[index(Arm::Artillery)] = in.meaning("artillery", kCrossings);
    return by_arm;
}

engine::Result<Board> load_board(const std::vector<DataFile>& files) {
    return text::read_board<Board>(files,
                                   {{"tables.txt", read_tables},
                                    {"spicheren.map", read_map<BattleId::Spicheren>},
                                    {"wissembourg.map", read_map<BattleId::Wissembourg>},
                                    {"scenarios.txt", read_formations},
                                    {"counters.csv", read_counters},
                                    {"scenarios.txt", read_scenarios}},
                                   index_board);
}

}  // namespace levee::wissembourg_spicheren
