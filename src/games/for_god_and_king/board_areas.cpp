#include "games/for_god_and_king/board_parts.h"

// areas.csv
namespace levee::fgfk {

using engine::Mistake;
using text::quoted;
using text::Trouble;

namespace {

constexpr std::array<std::string_view, 16> kHeader{
    "key",     "name", "terrain", "zone", "objective", "base",  "stronghold", "access",
    "landing", "bank", "coast",   "x",    "y",         "label", "provenance", "reason"};

constexpr text::Meanings<Terrain, 4> kTerrainWords{{{"clear", Terrain::Clear},
                                                    {"mixed", Terrain::Mixed},
                                                    {"bocage", Terrain::Bocage},
                                                    {"marsh", Terrain::Marsh}}};
constexpr text::Meanings<Zone, 5> kZoneWords{{{"anjou", Zone::Anjou},
                                              {"gatine", Zone::Gatine},
                                              {"centre", Zone::Centre},
                                              {"bas-poitou", Zone::BasPoitou},
                                              {"loroux", Zone::Loroux}}};
constexpr text::Meanings<Objective, 2> kObjectiveWords{
    {{"primary", Objective::Primary}, {"secondary", Objective::Secondary}}};
constexpr text::Meanings<Army, 3> kBaseWords{
    {{"nantes", Army::Nantes}, {"saumur", Army::Saumur}, {"la-rochelle", Army::LaRochelle}}};
constexpr text::Meanings<Access, 2> kAccessWords{{{"sea", Access::Sea}, {"south", Access::South}}};
constexpr text::Meanings<Bank, 3> kBankWords{
    {{"north", Bank::North}, {"south", Bank::South}, {"island", Bank::Island}}};
using maps::Label;
constexpr text::Meanings<Label, 8> kLabelWords{{{"n", Label::N},
                                                {"s", Label::S},
                                                {"e", Label::E},
                                                {"w", Label::W},
                                                {"ne", Label::NE},
                                                {"nw", Label::NW},
                                                {"se", Label::SE},
                                                {"sw", Label::SW}}};

Trouble read_row(const text::Line& line, Board& board) {
    text::Row row(line, kHeader);
    AreaCard card;
    card.key = row.key("key");
    card.name = row.name("name");
    card.terrain = row.meaning("terrain", kTerrainWords);
    card.zone = row.meaning_or("zone", kZoneWords, Zone::None);
    card.objective = row.meaning_or("objective", kObjectiveWords, Objective::None);
    card.base = row.meaning_or("base", kBaseWords, Army::None);
    card.stronghold = row.yes("stronghold");
    card.access = row.meaning_or("access", kAccessWords, Access::None);
    if (row.has("landing")) card.landing = static_cast<std::uint8_t>(row.number("landing", 1, 6));
    card.bank = row.meaning("bank", kBankWords);
    card.coast = row.yes("coast");
    card.town = {static_cast<std::int16_t>(row.number("x", 0, kLargestPlace)),
                 static_cast<std::int16_t>(row.number("y", 0, kLargestPlace))};
    card.label = row.meaning("label", kLabelWords);
    if (row.trouble()) return row.trouble();

    for (const AreaCard& other : board.areas) {
        if (other.key == card.key) return line.wrong("key", quoted(card.key) + " is used twice");
        if (other.name == card.name)
            return line.wrong("name", quoted(card.name) + " is used twice");
    }
    if (card.objective != Objective::None && card.zone == Zone::None)
        return line.wrong("objective", "an objective must lie in a zone of influence");
    if (card.base != Army::None && card.zone != Zone::None)
        return line.wrong("base", "a base must not lie in a zone of influence");
    if (card.landing > 0 && !card.coast)
        return line.wrong("landing", quoted(card.name) + " does not touch the sea");
    if (board.areas.size() == kAreaRoom)
        return line.wrong("key", "more than " + std::to_string(kAreaRoom) + " areas");

    std::vector<std::string_view> values{"name", "terrain", "zone"};
    for (const std::string_view value : {"objective", "base", "stronghold", "access", "landing"})
        if (row.has(value)) values.push_back(value);
    board.areas.push_back(std::move(card));
    return text::check_provenance(line, row.at("provenance"), values);
}

}  // namespace

Trouble read_areas(const Lines& lines, Board& board) {
    if (Trouble trouble = text::check_header(lines, "areas.csv", kHeader)) return trouble;
    for (std::size_t i = 1; i < lines.size(); ++i)
        if (Trouble trouble = read_row(lines[i], board)) return trouble;
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
