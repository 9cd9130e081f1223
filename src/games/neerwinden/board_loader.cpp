#include <algorithm>

#include "games/neerwinden/board_loader.h"
#include "games/neerwinden/board_parts.h"
#include "maps/map_text.h"

namespace levee::neerwinden {

using engine::Mistake;
using text::Line;
using text::Trouble;

namespace {

constexpr text::Meanings<maps::Stagger, 2> kStaggers{
    {{"even-down", maps::Stagger::EvenDown}, {"odd-down", maps::Stagger::OddDown}}};
constexpr text::Meanings<Terrain, 4> kTerrains{{{"clear", Terrain::Clear},
                                                {"village", Terrain::Village},
                                                {"wood", Terrain::Wood},
                                                {"tomb", Terrain::Tomb}}};
constexpr text::Meanings<Feature, 3> kWaters{
    {{"river", kRiver}, {"stream", kStream}, {"bridge", kBridge}}};
constexpr text::Meanings<Feature, 2> kWays{{{"road", kRoad}, {"path", kPath}}};

constexpr int kHighestLevel = 5;

enum class Record { Size, Stagger, LastRow, Hex, Edge, Link };
constexpr text::Meanings<Record, 6> kRecords{{{"size", Record::Size},
                                              {"stagger", Record::Stagger},
                                              {"lastrow", Record::LastRow},
                                              {"hex", Record::Hex},
                                              {"edge", Record::Edge},
                                              {"link", Record::Link}}};

// map.txt, line by line.
class MapReader {
 public:
    explicit MapReader(Board& board) : board_(board) {}

    Trouble read(const Line& line) {
        text::Reader in(line, 0);
        const Record record = in.meaning("record", kRecords);
        if (in.trouble()) return in.trouble();
        const bool shape =
            record == Record::Size || record == Record::Stagger || record == Record::LastRow;
        if (shape && shape_is_final_)
            return line.wrong(line.record(), "must come before all hexes, edges and links");
        if (!shape && !shape_is_final_) {
            if (columns_ == 0) return line.wrong(line.record(), "a size line must come first");
            make_grid();
        }
        switch (record) {
            case Record::Size:
                return read_size(line, in);
            case Record::Stagger:
                return read_stagger(line, in);
            case Record::LastRow:
                return read_last_row(line, in);
            case Record::Hex:
                return read_hex(line, in);
            case Record::Edge:
                return read_edge(line, in);
            case Record::Link:
                break;
        }
        return read_link(line, in);
    }

    Trouble finish() {
        if (columns_ == 0) return Mistake{"map.txt: size", "is missing"};
        if (!shape_is_final_) make_grid();
        const auto hexes = static_cast<std::uint16_t>(board_.grid.size());
        for (std::uint16_t raw = 0; raw < hexes; ++raw)
            if (board_.grid.exists(HexId{raw}) && hex_line_[raw] == 0)
                return Mistake{"map.txt: hex", name(HexId{raw}) + " is missing"};
        for (const Bridge& bridge : bridges_)
            if ((board_.next[bridge.from.raw][bridge.side].features & (kRiver | kStream)) == 0)
                return bridge.line->wrong("edge", "the bridge " + pair(bridge.from, bridge.to) +
                                                      " crosses neither a river nor a stream");
        return std::nullopt;
    }

 private:
    struct Bridge {
        HexId from;
        HexId to;
        std::size_t side = 0;
        const Line* line = nullptr;
    };

    std::string name(HexId hex) const { return std::string(board_.grid.name(hex)); }
    std::string pair(HexId a, HexId b) const { return name(a) + '-' + name(b); }

    void make_grid() {
        shape_is_final_ = true;
        board_.grid = maps::HexGrid(columns_, rows_, stagger_);
        for (std::size_t i = 0; i < last_rows_.size(); ++i)
            if (last_rows_[i] != 0) board_.grid.end_column(static_cast<int>(i) + 1, last_rows_[i]);
        board_.hexes.assign(board_.grid.size(), {});
    }

    Trouble read_size(const Line& line, text::Reader& in) {
        if (columns_ != 0) return line.wrong("size", "is given twice");
        const int columns = in.number("columns", 1, 99);
        const int rows = in.number("rows", 1, 99);
        if (Trouble trouble = in.finish()) return trouble;
        if (!maps::HexGrid::fits(columns, rows))
            return line.wrong("size", std::to_string(columns) + " columns of " +
                                          std::to_string(rows) + " hexes are more than " +
                                          std::to_string(maps::kMaxHexes));
        columns_ = columns;
        rows_ = rows;
        return std::nullopt;
    }

    Trouble read_stagger(const Line& line, text::Reader& in) {
        if (stagger_given_) return line.wrong("stagger", "is given twice");
        stagger_given_ = true;
        stagger_ = in.meaning("stagger", kStaggers);
        return in.finish();
    }

    Trouble read_last_row(const Line& line, text::Reader& in) {
        if (columns_ == 0) return line.wrong("lastrow", "a size line must come first");
        const int column = in.number("column", 1, columns_);
        const int row = in.number("row", 1, rows_);
        if (Trouble trouble = in.finish()) return trouble;
        std::uint8_t& last = last_rows_[static_cast<std::size_t>(column - 1)];
        if (last != 0) return line.wrong("lastrow", "is given twice for this column");
        last = static_cast<std::uint8_t>(row);
        return std::nullopt;
    }

    Trouble read_hex(const Line& line, text::Reader& in) {
        const HexId at = maps::read_hex(in, "hex", board_.grid);
        Hex hex;
        hex.level = static_cast<std::uint8_t>(in.number("level", 0, kHighestLevel));
        hex.terrain = in.meaning("terrain", kTerrains);
        if (in.more()) hex.name = in.name("name");
        if (Trouble trouble = in.finish()) return trouble;
        std::size_t& first = hex_line_[at.raw];
        if (first != 0)
            return line.wrong("hex",
                              name(at) + " stands on line " + std::to_string(first) + " already");
        first = line.number;
        board_.hexes[at.raw] = std::move(hex);
        return std::nullopt;
    }

    Trouble read_edge(const Line& line, text::Reader& in) {
        const HexId a = maps::read_hex(in, "first hex", board_.grid);
        const HexId b = maps::read_hex(in, "second hex", board_.grid);
        const Feature feature = in.meaning("feature", kWaters);
        if (Trouble trouble = in.finish()) return trouble;
        const std::uint8_t barred = feature == kBridge ? kBridge : kRiver | kStream;
        if (Trouble trouble = add(line, "edge", a, b, feature, barred)) return trouble;
        if (feature == kBridge)
            bridges_.push_back(
                {a, b, static_cast<std::size_t>(*board_.grid.direction(a, b)), &line});
        return std::nullopt;
    }

    Trouble read_link(const Line& line, text::Reader& in) {
        const Feature kind = in.meaning("kind", kWays);
        HexId from = maps::read_hex(in, "first hex", board_.grid);
        do {
            const HexId to = maps::read_hex(in, "next hex", board_.grid);
            if (in.trouble()) return in.trouble();
            if (Trouble trouble = add(line, "link", from, to, kind, kRoad | kPath)) return trouble;
            from = to;
        } while (in.more());
        return std::nullopt;
    }

    // `barred`: features of which the hexside must have none yet.
    Trouble add(const Line& line, std::string_view field, HexId a, HexId b, Feature feature,
                int barred) {
        const auto side = board_.grid.direction(a, b);
        if (!side) return line.wrong(field, name(a) + " and " + name(b) + " are not neighbours");
        auto& there = board_.next[a.raw][static_cast<std::size_t>(*side)].features;
        auto& back = board_.next[b.raw][static_cast<std::size_t>(maps::opposite(*side))].features;
        if (const int had = there & barred)
            return line.wrong(field,
                              pair(a, b) + " is a " + std::string(feature_name(had)) + " already");
        there = static_cast<std::uint8_t>(there | feature);
        back = static_cast<std::uint8_t>(back | feature);
        return std::nullopt;
    }

    static std::string_view feature_name(int feature) {
        for (const auto& [word, meaning] : kWaters)
            if (meaning == feature) return word;
        for (const auto& [word, meaning] : kWays)
            if (meaning == feature) return word;
        return "feature";
    }

    Board& board_;
    int columns_ = 0;
    int rows_ = 0;
    maps::Stagger stagger_ = maps::Stagger::EvenDown;
    bool stagger_given_ = false;
    bool shape_is_final_ = false;
    std::array<std::uint8_t, 99> last_rows_{};  // 0: as long as the map is high
    std::array<std::size_t, maps::kMaxHexes> hex_line_{};
    std::vector<Bridge> bridges_;
};

}  // namespace

text::Trouble read_map(const std::vector<Line>& lines, Board& board) {
    MapReader reader(board);
    for (const Line& line : lines)
        if (Trouble trouble = reader.read(line)) return trouble;
    return reader.finish();
}

engine::Result<Board> load_board(const std::vector<DataFile>& files) {
    constexpr std::array<std::string_view, 3> kNames{"map.txt", "counters.csv", "scenarios.txt"};
    std::array<text::Lines, 3> contents;
    for (std::size_t i = 0; i < kNames.size(); ++i) {
        contents[i] = text::read_file(files, kNames[i]);
        if (contents[i].trouble) return *contents[i].trouble;
    }
    const auto& [map, counters, scenarios] = contents;

    Board board;
    if (Trouble trouble = read_map(map.lines, board)) return *trouble;
    if (Trouble trouble = read_formations(scenarios.lines, board)) return *trouble;
    if (Trouble trouble = read_counters(counters.lines, board)) return *trouble;
    if (Trouble trouble = read_scenarios(scenarios.lines, board)) return *trouble;
    index_board(board);
    return board;
}

}  // namespace levee::neerwinden
