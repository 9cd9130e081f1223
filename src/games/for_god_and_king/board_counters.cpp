#include "games/for_god_and_king/board_parts.h"

// generals.csv, forces.csv, chits.csv
namespace levee::fgfk {

using engine::Mistake;
using text::quoted;
using text::Row;
using text::Trouble;
using enum text::Source;

namespace {

namespace column = text::column;
constexpr std::array kGeneralColumns{
    column::key<&GeneralCard::key>("key"),
    column::meaning<&GeneralCard::side, kSideWords>("side"),
    column::meaning<&GeneralCard::army, kArmyWords>("army"),
    column::name<&GeneralCard::name>("name", Told),
    column::name<&GeneralCard::full_name>("full_name"),
    column::number<&GeneralCard::strategic, 0, 6>("strategic", Told),
    column::number<&GeneralCard::tactical, 0, 6>("tactical", Told),
    column::meaning_or_empty<&GeneralCard::status, text::kWordsOf<Status>>("status", Told),
    column::meaning<&GeneralCard::arrival, kEventWords>("arrival", Told),
    column::meaning_or_empty<&GeneralCard::removal, kEventWords>("removal"),
    column::other<GeneralCard>("provenance"),
    column::other<GeneralCard>("reason")};

constexpr std::array kForceColumns{column::key<&ForceCard::key>("key"),
                                   column::other<ForceCard>("side"),
                                   column::meaning<&ForceCard::army, kArmyWords>("army"),
                                   column::english<&ForceCard::name>("name"),
                                   column::french<&ForceCard::name>("name_fr"),
                                   column::number<&ForceCard::limit, 1, 99>("limit", Told),
                                   column::yes<&ForceCard::deserts>("deserts", Told),
                                   column::other<ForceCard>("provenance"),
                                   column::other<ForceCard>("reason")};

// Events and incidents, in the order of their numbers.
struct Chit {
    engine::Label name;
    int printed = 0;
    std::uint8_t used = 0;
};
constexpr std::array kChitColumns{column::other<Chit>("key"),
                                  column::other<Chit>("side"),
                                  column::english<&Chit::name>("name"),
                                  column::french<&Chit::name>("name_fr"),
                                  column::number<&Chit::printed, 1, 9>("printed", Told),
                                  column::number<&Chit::used, 0, 9>("used", Told),
                                  column::other<Chit>("provenance"),
                                  column::other<Chit>("reason")};

void check_side(Row& row, Side side, Army army) {
    if (army != Army::None && side_of(army) != side)
        row.fail("army", quoted(row.at("army")) + " belongs to the other side");
}

void put_general(Row& row, GeneralCard& card, std::size_t place, Board& board) {
    check_side(row, card.side, card.army);
    if (card.status != Status::None && card.side == Side::Vendeen)
        row.fail("status", "only Republicans answer to the Committee (2.6)");
    row.must_be_new("key", board.generals, &GeneralCard::key);
    row.must_be_new("name", board.generals, &GeneralCard::name);
    if (place == kGenerals)
        return row.fail("key", "more than " + std::to_string(kGenerals) + " generals");
    board.generals[place] = std::move(card);
}

void put_force(Row& row, ForceCard& card, Board& board) {
    const Force force = row.meaning("key", kForceWords);
    const Side side = row.meaning("side", kSideWords);
    if (side != side_of(force)) row.fail("side", quoted(card.key) + " fights for the other side");
    check_side(row, side, card.army);
    if (card.deserts && side == Side::Republican)
        row.fail("deserts", "only Vendéens go home (2.5)");
    row.must_be_new("key", board.forces, &ForceCard::key);
    if (!row.trouble()) board.forces[index(force)] = std::move(card);
}

void put_chit(Row& row, const Chit& chit, std::size_t place, Board& board) {
    const bool is_event = place < kEvents;
    const std::size_t number = is_event ? place + 1 : place - kEvents + 1;
    const std::string due = (is_event ? "E" : "T") + std::to_string(number);
    if (place == kEvents + kIncidents) return row.fail("key", "comes after the last incident");
    if (row.at("key") != due)
        return row.fail("key", quoted(row.at("key")) + " stands where " + due + " is due");
    row.number("used", 0, chit.printed);
    if (is_event) {
        const Side side = row.meaning("side", kSideWords);
        // 1.4
        if (side != (number <= 6 ? Side::Vendeen : Side::Republican))
            row.fail("side", due + " belongs to the other side");
        board.events[place] = {.name = chit.name, .side = side, .count = chit.used};
    } else {
        if (row.at("side") != "cup")
            row.fail("side", quoted(row.at("side")) + " is not cup, where incidents are");
        board.incidents[place - kEvents] = {.name = chit.name, .count = chit.used};
    }
}

Trouble check_count(std::size_t count, std::size_t due, std::string_view file,
                    std::string_view what) {
    if (count == due) return std::nullopt;
    return Mistake{std::string(file) + ": key", std::to_string(count) + ' ' + std::string(what) +
                                                    " instead of " + std::to_string(due)};
}

}  // namespace

Trouble read_generals(const Lines& lines, Board& board) {
    std::size_t count = 0;
    if (Trouble trouble = text::read_rows(
            lines, "generals.csv", kGeneralColumns,
            [&](Row& row, GeneralCard& card) { put_general(row, card, count++, board); }))
        return trouble;
    return check_count(count, kGenerals, "generals.csv", "generals");
}

Trouble read_forces(const Lines& lines, Board& board) {
    if (Trouble trouble =
            text::read_rows(lines, "forces.csv", kForceColumns,
                            [&](Row& row, ForceCard& card) { put_force(row, card, board); }))
        return trouble;
    for (const auto& [word, force] : kForceWords)
        if (board.card(force).key.empty())
            return Mistake{"forces.csv: key", std::string(word) + " is missing"};
    return std::nullopt;
}

Trouble read_chits(const Lines& lines, Board& board) {
    std::size_t count = 0;
    if (Trouble trouble =
            text::read_rows(lines, "chits.csv", kChitColumns,
                            [&](Row& row, Chit& chit) { put_chit(row, chit, count++, board); }))
        return trouble;
    return check_count(count, kEvents + kIncidents, "chits.csv", "kinds of markers");
}

}  // namespace levee::fgfk
