#include <algorithm>

#include "games/wissembourg_spicheren/board_parts.h"

// tables.txt: the combat results and the terrain effects.
namespace levee::wissembourg_spicheren {

using engine::Mistake;
using text::Reader;
using text::Trouble;

namespace {

constexpr text::Meanings<Result, 4> kResults{{{"-", Result::Nothing},
                                              {"T", Result::Test},
                                              {"D", Result::Disorganised},
                                              {"D+1", Result::DisorganisedAndLoss}}};
constexpr text::Meanings<bool, 2> kSight{{{"open", false}, {"blocks", true}}};
constexpr int kMostCost = 24;

class TableReader {
 public:
    explicit TableReader(Tables& tables) : tables_(tables) {}

    Trouble read(const std::vector<text::Line>& lines) {
        using Self = TableReader;
        constexpr text::Records<Self, 5> kRecords{{{"result", &Self::read_result},
                                                   {"ground", &Self::read_ground},
                                                   {"way", &Self::read_way},
                                                   {"level", &Self::read_level},
                                                   {"stream", &Self::read_stream}}};
        if (Trouble trouble = text::read_records(lines, *this, kRecords)) return trouble;
        const auto all = [](const auto& given) {
            return std::ranges::all_of(given, std::identity{});
        };
        if (!all(rows_)) return missing("result", "a row is missing");
        if (!all(grounds_)) return missing("ground", "a terrain is missing");
        if (!all(ways_)) return missing("way", "a way is missing");
        if (!level_) return missing("level", "is missing");
        if (!stream_) return missing("stream", "is missing");
        return std::nullopt;
    }

 private:
    static Mistake missing(std::string_view field, std::string what) {
        return {"tables.txt: " + std::string(field), std::move(what)};
    }

    static void once(Reader& in, std::string_view field, bool& given) {
        if (given) in.fail(field, "is given twice");
        given = true;
    }

    void read_result(Reader& in) {
        const auto die = static_cast<std::size_t>(in.number("die", 0, 6));
        if (in.trouble()) return;
        once(in, "die", rows_[die]);
        for (Result& result : tables_.results[die]) result = in.meaning("result", kResults);
    }

    void read_ground(Reader& in) {
        const auto terrain = static_cast<std::size_t>(in.meaning("terrain", kTerrains));
        if (in.trouble()) return;
        once(in, "terrain", grounds_[terrain]);
        Tables::Ground& ground = tables_.ground[terrain];
        for (std::uint8_t& cost : ground.cost) cost = in.number<std::uint8_t>("cost", 1, kMostCost);
        ground.protection = in.number<std::uint8_t>("protection", 1, 9);
        ground.blocks = in.meaning("sight", kSight);
    }

    void read_way(Reader& in) {
        const Way way = in.meaning("way", kWays);
        if (in.trouble()) return;
        once(in, "way", ways_[static_cast<std::size_t>(way) - 1]);
        tables_.way_cost[static_cast<std::size_t>(way)] =
            in.number<std::uint8_t>("cost", 1, kMostCost);
    }

    void read_level(Reader& in) {
        once(in, "level", level_);
        tables_.level_cost = in.number<std::uint8_t>("cost", 0, kMostCost);
    }

    void read_stream(Reader& in) {
        once(in, "stream", stream_);
        tables_.stream = read_crossings(in);
    }

    Tables& tables_;
    std::array<bool, 7> rows_{};
    std::array<bool, 5> grounds_{};
    std::array<bool, 3> ways_{};
    bool level_ = false;
    bool stream_ = false;
};

}  // namespace

Trouble read_tables(const std::vector<text::Line>& lines, Board& board) {
    return TableReader(board.tables).read(lines);
}

}  // namespace levee::wissembourg_spicheren
