#include "games/skeleton/board_loader.h"

#include <algorithm>

#include "engine/text/data_text.h"
#include "maps/map_text.h"

namespace levee::skeleton {

namespace {

namespace text = engine::text;
using text::Reader;

constexpr std::string_view kFile = "mill.txt";
constexpr text::Meanings<Side, 2> kSides{{{"blue", Side::Blue}, {"red", Side::Red}}};

template <class Cards>
std::size_t place_of(const Cards& cards, std::string_view key) {
    const auto found = std::ranges::find(cards, key, [](const auto& card) { return card.key; });
    return static_cast<std::size_t>(found - cards.begin());
}

AreaId read_area(Reader& in, std::string_view field, const Board& board) {
    const std::string_view key = in.take(field);
    const AreaId area = find_area(board, key);
    if (area == kNoArea) in.fail(field, text::quoted(key) + " is no area of the lines above");
    return area;
}

void read_area_card(Reader& in, Board& board) {
    AreaCard card;
    card.key = in.key("key");
    card.name = in.name("name");
    card.ground = in.name("ground");
    if (!in.accept("town")) in.fail("town", "the town comes after the ground");
    card.town = maps::read_place(in, "town");
    while (in.more() && !in.trouble()) card.outline.push_back(maps::read_place(in, "outline"));
    if (find_area(board, card.key) != kNoArea) in.fail("key", "this area is there twice");
    if (card.outline.size() < 3) in.fail("outline", "an area has three corners at least");
    if (board.areas.size() == maps::kMaxAreas) in.fail("key", "too many areas");
    board.areas.push_back(std::move(card));
}

void read_unit(Reader& in, Board& board) {
    UnitCard card;
    card.key = in.key("key");
    card.name = in.name("name");
    card.side = in.meaning("side", kSides);
    card.start = read_area(in, "area", board);
    if (find_unit(board, card.key) != kNoUnit) in.fail("key", "this unit is there twice");
    if (board.units.size() == kUnits) in.fail("key", "too many units");
    board.units.push_back(std::move(card));
}

text::Trouble read_line(const text::Line& line, Board& board) {
    Reader in(line);
    const std::string_view record = line.record();
    if (record == "sheet") {
        board.size = maps::read_place(in, "size");
    } else if (record == "area") {
        read_area_card(in, board);
    } else if (record == "link") {
        // All areas stand before the first link.
        if (board.map.size() == 0) board.map = maps::AreaMap(board.areas.size());
        const AreaId a = read_area(in, "area", board);
        const AreaId b = read_area(in, "area", board);
        if (!in.trouble() && !board.map.connect(a, b, 1)) in.fail("area", "no such link can be");
    } else if (record == "unit") {
        read_unit(in, board);
    } else if (record == "turns") {
        board.turns = in.number("turns", 1, 20);
    } else if (record == "stacking") {
        board.stacking = in.number("stacking", 1, kUnits);
    } else if (record == "mill") {
        board.mill = read_area(in, "area", board);
    } else if (record == "walls") {
        board.walls = in.number("walls", 0, 6);
    } else {
        return line.wrong("record", text::quoted(record) + " is nothing that this file tells");
    }
    return in.finish();
}

void index_board(Board& board) {
    for (std::size_t i = 0; i < kUnits; ++i)
        board.units_of[index(board.units[i].side)].add(UnitId{static_cast<std::uint8_t>(i)});
}

}  // namespace

AreaId find_area(const Board& board, std::string_view key) {
    const std::size_t i = place_of(board.areas, key);
    return i < board.areas.size() ? AreaId{static_cast<std::uint8_t>(i)} : kNoArea;
}

UnitId find_unit(const Board& board, std::string_view key) {
    const std::size_t i = place_of(board.units, key);
    return i < board.units.size() ? UnitId{static_cast<std::uint8_t>(i)} : kNoUnit;
}

engine::Result<Board> load_board(const std::vector<engine::DataFile>& files) {
    const text::Lines read = text::read_file(files, kFile);
    if (read.trouble) return *read.trouble;
    Board board;
    for (const text::Line& line : read.lines)
        if (auto trouble = read_line(line, board)) return *trouble;
    const bool whole = board.size.x > 0 && board.map.size() == board.areas.size() &&
                       board.units.size() == kUnits && board.turns > 0 && board.stacking > 0 &&
                       board.mill != kNoArea;
    if (!whole) return engine::Mistake{std::string(kFile), "something is missing"};
    index_board(board);
    return board;
}

}  // namespace levee::skeleton
