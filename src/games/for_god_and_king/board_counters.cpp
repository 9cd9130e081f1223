#include "games/for_god_and_king/board_parts.h"

// generals.csv, forces.csv, chits.csv
namespace levee::fgfk {

using engine::Mistake;
using text::quoted;
using text::Trouble;

namespace {

constexpr std::array<std::string_view, 12> kGeneralHeader{
    "key",      "side",   "army",    "name",    "full_name",  "strategic",
    "tactical", "status", "arrival", "removal", "provenance", "reason"};
constexpr std::array<std::string_view, 9> kForceHeader{
    "key", "side", "army", "name", "name_fr", "limit", "deserts", "provenance", "reason"};
constexpr std::array<std::string_view, 8> kChitHeader{"key",     "side", "name",       "name_fr",
                                                      "printed", "used", "provenance", "reason"};

// The values of which the provenance is told.
constexpr std::array<std::string_view, 5> kOfGeneral{"name", "strategic", "tactical", "status",
                                                     "arrival"};
constexpr std::array<std::string_view, 2> kOfForce{"limit", "deserts"};
constexpr std::array<std::string_view, 2> kOfChit{"printed", "used"};

constexpr text::Meanings<Status, 2> kStatusWords{
    {{"noble", Status::Noble}, {"sans-culotte", Status::SansCulotte}}};

void check_side(text::Row& row, Side side, Army army) {
    if (army != Army::None && side_of(army) != side)
        row.fail("army", quoted(row.at("army")) + " belongs to the other side");
}

Trouble read_general(const text::Line& line, std::size_t place, Board& board) {
    text::Row row(line, kGeneralHeader);
    GeneralCard card;
    card.key = row.key("key");
    card.side = row.meaning("side", kSideWords);
    card.army = row.meaning("army", kArmyWords);
    check_side(row, card.side, card.army);
    card.name = row.name("name");
    card.full_name = row.name("full_name");
    card.strategic = static_cast<std::uint8_t>(row.number("strategic", 0, 6));
    card.tactical = static_cast<std::uint8_t>(row.number("tactical", 0, 6));
    card.status = row.meaning_or("status", kStatusWords, Status::None);
    if (card.status != Status::None && card.side == Side::Vendeen)
        row.fail("status", "only Republicans answer to the Committee (2.6)");
    card.arrival = row.meaning("arrival", kEventWords);
    card.removal = row.meaning_or("removal", kEventWords, Event::None);
    if (row.trouble()) return row.trouble();
    for (const GeneralCard& other : board.generals) {
        if (other.key == card.key) return line.wrong("key", quoted(card.key) + " is used twice");
        if (other.name == card.name)
            return line.wrong("name", quoted(card.name) + " is used twice");
    }
    if (place == kGenerals)
        return line.wrong("key", "more than " + std::to_string(kGenerals) + " generals");
    board.generals[place] = std::move(card);
    return text::check_provenance(line, row.at("provenance"), kOfGeneral);
}

Trouble read_force(const text::Line& line, Board& board) {
    text::Row row(line, kForceHeader);
    ForceCard card;
    card.key = row.key("key");
    const Force force = row.meaning("key", kForceWords);
    const Side side = row.meaning("side", kSideWords);
    if (!row.trouble() && side != side_of(force))
        row.fail("side", quoted(card.key) + " fights for the other side");
    card.army = row.meaning("army", kArmyWords);
    check_side(row, side, card.army);
    card.name = {row.name("name"), row.name("name_fr")};
    card.limit = static_cast<std::uint8_t>(row.number("limit", 1, 99));
    card.deserts = row.yes("deserts");
    if (row.trouble()) return row.trouble();
    if (card.deserts && side == Side::Republican)
        return line.wrong("deserts", "only Vendéens go home (2.5)");
    ForceCard& place = board.forces[index(force)];
    if (!place.key.empty()) return line.wrong("key", quoted(card.key) + " is used twice");
    place = std::move(card);
    return text::check_provenance(line, row.at("provenance"), kOfForce);
}

Trouble read_chit(const text::Line& line, std::size_t place, Board& board) {
    text::Row row(line, kChitHeader);
    const bool is_event = place < kEvents;
    const std::size_t number = is_event ? place + 1 : place - kEvents + 1;
    const std::string due = (is_event ? "E" : "T") + std::to_string(number);
    if (place == kEvents + kIncidents) return line.wrong("key", "comes after the last incident");
    if (row.at("key") != due)
        return line.wrong("key", quoted(row.at("key")) + " stands where " + due + " is due");
    const engine::Label name{row.name("name"), row.name("name_fr")};
    const int printed = row.number("printed", 1, 9);
    const auto used = static_cast<std::uint8_t>(row.number("used", 0, printed));
    if (is_event) {
        const Side side = row.meaning("side", kSideWords);
        // 1.4
        if (side != (number <= 6 ? Side::Vendeen : Side::Republican))
            row.fail("side", due + " belongs to the other side");
        board.events[place] = {.name = name, .side = side, .count = used};
    } else {
        if (row.at("side") != "cup")
            row.fail("side", quoted(row.at("side")) + " is not cup, where incidents are");
        board.incidents[place - kEvents] = {.name = name, .count = used};
    }
    if (row.trouble()) return row.trouble();
    return text::check_provenance(line, row.at("provenance"), kOfChit);
}

}  // namespace

Trouble read_generals(const Lines& lines, Board& board) {
    if (Trouble trouble = text::check_header(lines, "generals.csv", kGeneralHeader)) return trouble;
    for (std::size_t i = 1; i < lines.size(); ++i)
        if (Trouble trouble = read_general(lines[i], i - 1, board)) return trouble;
    if (lines.size() - 1 != kGenerals)
        return Mistake{
            "generals.csv: key",
            std::to_string(lines.size() - 1) + " generals instead of " + std::to_string(kGenerals)};
    return std::nullopt;
}

Trouble read_forces(const Lines& lines, Board& board) {
    if (Trouble trouble = text::check_header(lines, "forces.csv", kForceHeader)) return trouble;
    for (std::size_t i = 1; i < lines.size(); ++i)
        if (Trouble trouble = read_force(lines[i], board)) return trouble;
    for (const auto& [word, force] : kForceWords)
        if (board.card(force).key.empty())
            return Mistake{"forces.csv: key", std::string(word) + " is missing"};
    return std::nullopt;
}

Trouble read_chits(const Lines& lines, Board& board) {
    if (Trouble trouble = text::check_header(lines, "chits.csv", kChitHeader)) return trouble;
    for (std::size_t i = 1; i < lines.size(); ++i)
        if (Trouble trouble = read_chit(lines[i], i - 1, board)) return trouble;
    if (lines.size() - 1 != kEvents + kIncidents)
        return Mistake{"chits.csv: key", std::to_string(lines.size() - 1) +
                                             " kinds of markers instead of " +
                                             std::to_string(kEvents + kIncidents)};
    return std::nullopt;
}

}  // namespace levee::fgfk
