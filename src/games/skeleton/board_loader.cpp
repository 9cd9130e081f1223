#include "games/skeleton/reflection.h"

#include "engine/text/data_text.h"
#include "engine/text/enum_words.h"
#include "maps/map_text.h"

namespace levee::skeleton {

namespace {

namespace text = engine::text;
using text::Reader;

constexpr std::string_view kFile = "mill.txt";

// mill.txt, line by line.
class MillReader {
 public:
    explicit MillReader(Board& board) : board_(board) {}

    text::Trouble read(const std::vector<text::Line>& lines) {
        using Self = MillReader;
        constexpr text::Records<Self, 8> kRecords{{{"sheet", &Self::read_sheet},
                                                   {"area", &Self::read_area_card},
                                                   {"link", &Self::read_link},
                                                   {"unit", &Self::read_unit},
                                                   {"turns", &Self::read_turns},
                                                   {"stacking", &Self::read_stacking},
                                                   {"mill", &Self::read_mill},
                                                   {"walls", &Self::read_walls}}};
        if (auto trouble = text::read_records(lines, *this, kRecords)) return trouble;
        const bool whole = board_.size.x > 0 && board_.map.size() == board_.areas.size() &&
                           board_.units.size() == kUnits && board_.turns > 0 &&
                           board_.stacking > 0 && board_.mill != kNoArea;
        if (!whole) return engine::Mistake{std::string(kFile), "something is missing"};
        return std::nullopt;
    }

 private:
    AreaId read_area(Reader& in) const {
        const std::string_view key = in.take("area");
        const AreaId area = find_area(board_, key);
        if (area == kNoArea) in.fail("area", text::quoted(key) + " is no area of the lines above");
        return area;
    }

    void read_sheet(Reader& in) { board_.size = maps::read_place(in, "size"); }
    void read_turns(Reader& in) { board_.turns = in.number("turns", 1, 20); }
    void read_stacking(Reader& in) { board_.stacking = in.number("stacking", 1, kUnits); }
    void read_mill(Reader& in) { board_.mill = read_area(in); }
    void read_walls(Reader& in) { board_.walls = in.number("walls", 0, 6); }

    void read_area_card(Reader& in) {
        AreaCard card;
        card.key = in.key("key");
        card.name = in.name("name");
        card.ground = in.name("ground");
        if (!in.accept("town")) in.fail("town", "the town comes after the ground");
        card.town = maps::read_place(in, "town");
        while (in.more() && !in.trouble()) card.outline.push_back(maps::read_place(in, "outline"));
        if (find_area(board_, card.key) != kNoArea) in.fail("key", "this area is there twice");
        if (card.outline.size() < 3) in.fail("outline", "an area has three corners at least");
        if (board_.areas.size() == maps::kMaxAreas) in.fail("key", "too many areas");
        board_.areas.push_back(std::move(card));
    }

    void read_link(Reader& in) {
        // All areas stand before the first link.
        if (board_.map.size() == 0) board_.map = maps::AreaMap(board_.areas.size());
        const AreaId a = read_area(in);
        const AreaId b = read_area(in);
        if (!in.trouble() && !board_.map.connect(a, b, 1)) in.fail("area", "no such link can be");
    }

    void read_unit(Reader& in) {
        UnitCard card;
        card.key = in.key("key");
        card.name = in.name("name");
        card.side = in.meaning("side", text::kWordsOf<Side>);
        card.start = read_area(in);
        if (find_unit(board_, card.key) != kNoUnit) in.fail("key", "this unit is there twice");
        if (board_.units.size() == kUnits) in.fail("key", "too many units");
        board_.units.push_back(std::move(card));
    }

    Board& board_;
};

void index_board(Board& board) {
    for (std::size_t i = 0; i < kUnits; ++i)
        board.units_of[index(board.units[i].side)].add(UnitId{static_cast<std::uint8_t>(i)});
}

}  // namespace

AreaId find_area(const Board& board, std::string_view key) {
    return text::find_key(board.areas, key, kNoArea);
}

UnitId find_unit(const Board& board, std::string_view key) {
    return text::find_key(board.units, key, kNoUnit);
}

engine::Result<Board> load_board(const std::vector<engine::DataFile>& files) {
    const text::Lines read = text::read_file(files, kFile);
    if (read.trouble) return *read.trouble;
    Board board;
    if (auto trouble = MillReader(board).read(read.lines)) return *trouble;
    index_board(board);
    return board;
}

}  // namespace levee::skeleton
