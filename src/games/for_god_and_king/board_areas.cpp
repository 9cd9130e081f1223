#include "games/for_god_and_king/board_parts.h"

// areas.csv
namespace levee::maps {

BOOST_DESCRIBE_ENUM(Label, N, S, E, W, NE, NW, SE, SW)

}  // namespace levee::maps

namespace levee::fgfk {

using engine::Mistake;
using text::quoted;
using text::Trouble;
using enum text::Source;

namespace {

constexpr auto kZoneWords = text::kWordsOf<Zone>;
constexpr text::Meanings<Army, 3> kBaseWords{
    {{"nantes", Army::Nantes}, {"saumur", Army::Saumur}, {"la-rochelle", Army::LaRochelle}}};

namespace column = text::column;
constexpr std::array kAreaColumns{
    column::key<&AreaCard::key>("key"),
    column::name<&AreaCard::name>("name", Told),
    column::meaning<&AreaCard::terrain, text::kWordsOf<Terrain>>("terrain", Told),
    column::meaning_or_empty<&AreaCard::zone, kZoneWords>("zone", Told),
    column::meaning_or_empty<&AreaCard::objective, text::kWordsOf<Objective>>("objective",
                                                                              ToldIfGiven),
    column::meaning_or_empty<&AreaCard::base, kBaseWords>("base", ToldIfGiven),
    column::yes<&AreaCard::stronghold>("stronghold", ToldIfGiven),
    column::meaning_or_empty<&AreaCard::access, text::kWordsOf<Access>>("access", ToldIfGiven),
    column::number_or_empty<&AreaCard::landing, 1, 6>("landing", ToldIfGiven),
    column::meaning<&AreaCard::bank, text::kWordsOf<Bank>>("bank"),
    column::yes<&AreaCard::coast>("coast"),
    column::other<AreaCard>("x"),
    column::other<AreaCard>("y"),
    column::meaning<&AreaCard::label, text::kWordsOf<maps::Label>>("label"),
    column::other<AreaCard>("provenance"),
    column::other<AreaCard>("reason")};

void put_area(text::Row& row, AreaCard& card, Board& board) {
    card.town = {static_cast<std::int16_t>(row.number("x", 0, kLargestPlace)),
                 static_cast<std::int16_t>(row.number("y", 0, kLargestPlace))};
    row.must_be_new("key", board.areas, &AreaCard::key);
    row.must_be_new("name", board.areas, &AreaCard::name);
    if (card.objective != Objective::None && card.zone == Zone::None)
        row.fail("objective", "an objective must lie in a zone of influence");
    if (card.base != Army::None && card.zone != Zone::None)
        row.fail("base", "a base must not lie in a zone of influence");
    if (card.landing > 0 && !card.coast)
        row.fail("landing", quoted(card.name) + " does not touch the sea");
    if (board.areas.size() == kAreaRoom)
        return row.fail("key", "more than " + std::to_string(kAreaRoom) + " areas");
    board.areas.push_back(std::move(card));
}

}  // namespace

Trouble read_areas(const Lines& lines, Board& board) {
    if (Trouble trouble =
            text::read_rows(lines, "areas.csv", kAreaColumns,
                            [&](text::Row& row, AreaCard& card) { put_area(row, card, board); }))
        return trouble;
    const auto count = [&](auto is) {
        return std::count_if(board.areas.begin(), board.areas.end(), is);
    };
    const auto islands = count([](const AreaCard& a) { return a.bank == Bank::Island; });
    if (islands != 1)
        return Mistake{"areas.csv: bank", std::to_string(islands) + " islands instead of 1"};
    // 0.2: three churches; crosses by zone.
    const auto churches =
        count([](const AreaCard& a) { return a.objective == Objective::Primary; });
    if (churches != 3)
        return Mistake{"areas.csv: objective",
                       std::to_string(churches) + " primary objectives instead of 3"};
    for (const auto& [word, army] : kBaseWords)
        if (count([base = army](const AreaCard& a) { return a.base == base; }) == 0)
            return Mistake{"areas.csv: base", std::string(word) + " has none"};
    for (const auto& [word, zone] : kZoneWords)
        if (count([in = zone](const AreaCard& a) { return a.zone == in; }) == 0)
            return Mistake{"areas.csv: zone", std::string(word) + " has no area"};
    for (const auto& [word, zone] : kZoneWords) {
        if (zone == Zone::Gatine) continue;
        if (count([in = zone](const AreaCard& a) {
                return a.zone == in && a.objective != Objective::None;
            }) == 0)
            return Mistake{"areas.csv: objective", std::string(word) + " has none"};
    }
    board.map = maps::AreaMap{board.areas.size()};
    return std::nullopt;
}

}  // namespace levee::fgfk
