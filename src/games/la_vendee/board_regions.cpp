#include <algorithm>

#include "games/la_vendee/board_parts.h"

// regions.csv
namespace levee::maps {

BOOST_DESCRIBE_ENUM(Label, N, S, E, W, NE, NW, SE, SW)

}  // namespace levee::maps

namespace levee::la_vendee {

using engine::Mistake;
using text::Trouble;
using enum text::Source;

namespace {

// 2.1, 4.2: what the rulebook counts.
constexpr long kHomeRegions = 22;
constexpr long kFortresses = 13;
constexpr long kRepublicanFortresses = 7;

namespace column = text::column;
constexpr std::array kRegionColumns{
    column::key<&AreaCard::key>("key"),
    column::name<&AreaCard::name>("name", Told),
    column::meaning<&AreaCard::home, kSideWords>("home", Told),
    column::meaning_or_empty<&AreaCard::border, kBorderWords>("border", ToldIfGiven),
    column::other<AreaCard>("fortress", ToldIfGiven),
    column::yes<&AreaCard::ocean>("ocean"),
    column::meaning<&AreaCard::bank, text::kWordsOf<Bank>>("bank"),
    column::yes<&AreaCard::east_edge>("east_edge"),
    column::meaning<&AreaCard::terrain, text::kWordsOf<Terrain>>("terrain"),
    column::other<AreaCard>("x"),
    column::other<AreaCard>("y"),
    column::meaning<&AreaCard::label, text::kWordsOf<maps::Label>>("label"),
    column::other<AreaCard>("provenance"),
    column::other<AreaCard>("reason")};

void put_region(text::Row& row, AreaCard& card, Board& board) {
    card.town = {static_cast<std::int16_t>(row.number("x", 0, kLargestPlace)),
                 static_cast<std::int16_t>(row.number("y", 0, kLargestPlace))};
    card.fortress = row.has("fortress");
    if (card.fortress) card.fortress_start = row.meaning("fortress", kSideWords);
    row.must_be_new("key", board.areas, &AreaCard::key);
    row.must_be_new("name", board.areas, &AreaCard::name);
    // 2.1
    if ((card.border != Border::None) != (card.home == Side::Royalist))
        row.fail("border", "the home regions of the Royalists lie inside the red borders");
    if (card.bank == Bank::OffMap && card.east_edge)
        row.fail("east_edge", "a region off the map has no edge");
    if (board.areas.size() == kRegions)
        return row.fail("key", "more than " + std::to_string(kRegions) + " regions");
    board.areas.push_back(std::move(card));
}

}  // namespace

Trouble read_regions(const Lines& lines, Board& board) {
    if (Trouble trouble =
            text::read_rows(lines, "regions.csv", kRegionColumns,
                            [&](text::Row& row, AreaCard& card) { put_region(row, card, board); }))
        return trouble;
    const auto count = [&](auto is) {
        return static_cast<long>(std::count_if(board.areas.begin(), board.areas.end(), is));
    };
    const auto is_fortress = [](const AreaCard& a) { return a.fortress; };
    struct Due {
        std::string_view field;
        std::string_view what;
        long is;
        long due;
    };
    for (const Due& due :
         {Due{"key", "regions", count([](const AreaCard&) { return true; }), long{kRegions}},
          Due{"home", "Royalist home regions",
              count([](const AreaCard& a) { return a.home == Side::Royalist; }), kHomeRegions},
          Due{"fortress", "fortresses", count(is_fortress), kFortresses},
          Due{"fortress", "Republican fortresses", count([](const AreaCard& a) {
                  return a.fortress && a.fortress_start == Side::Republican;
              }),
              kRepublicanFortresses},
          Due{"bank", "regions off the map",
              count([](const AreaCard& a) { return a.bank == Bank::OffMap; }), 1}})
        if (due.is != due.due)
            return Mistake{"regions.csv: " + std::string(due.field),
                           std::to_string(due.is) + " " + std::string(due.what) + " instead of " +
                               std::to_string(due.due)};
    for (const auto& [word, border] : kBorderWords)
        if (count([within = border](const AreaCard& a) { return a.border == within; }) == 0)
            return Mistake{"regions.csv: border", std::string(word) + " has no region"};
    if (count([](const AreaCard& a) { return a.east_edge; }) == 0)
        return Mistake{"regions.csv: east_edge", "no region lies there"};
    board.map = maps::AreaMap{board.areas.size()};
    return std::nullopt;
}

}  // namespace levee::la_vendee
