#include <algorithm>

#include "games/la_vendee/board_parts.h"

// counters.csv, armies.csv, leaders.csv
namespace levee::la_vendee {

using engine::Mistake;
using text::quoted;
using text::Row;
using text::Trouble;
using enum text::Source;

namespace {

namespace column = text::column;

// 2.0, 2.4
constexpr int kCountersInTheBox = 176;

struct CounterRow {
    std::string key;
    std::uint8_t counters = 0;
    std::uint8_t points = 0;
};
constexpr std::array kCounterColumns{
    column::key<&CounterRow::key>("key"),
    column::other<CounterRow>("side"),
    column::other<CounterRow>("troop"),
    column::number<&CounterRow::counters, 1, kMostPoints>("counters", Told),
    column::number_or_empty<&CounterRow::points, 1, 9>("points", ToldIfGiven),
    column::other<CounterRow>("provenance"),
    column::other<CounterRow>("reason")};

void put_counters(Row& row, const CounterRow& counters, Board& board) {
    if (!row.has("troop")) return row.must_be_empty("points", "a leader, an army or a marker");
    const Side side = row.meaning("side", kSideWords);
    const Troop troop = row.meaning("troop", kTroopWords);
    if (row.trouble()) return;
    // 2.4: Mayence has the infantry of its side.
    if (is_corps(troop) && side == Side::Republican)
        return row.fail("troop", "no Republican corps has counters of its own");
    if (counters.points != board.tables.figures.unit)
        return row.fail("points", "a counter has " + std::to_string(board.tables.figures.unit) +
                                      " points by tables.txt");
    std::uint8_t& limit = board.tables.counters[index(side)][index(troop)];
    if (limit != 0) return row.fail("troop", "these counters are given twice");
    limit = counters.counters;
}

// --- armies
// ---------------------------------------------------------------------------------------

constexpr std::array kArmyColumns{
    column::key<&ArmyCard::key>("key"),
    column::meaning<&ArmyCard::side, kSideWords>("side"),
    column::meaning<&ArmyCard::kind, text::kWordsOf<ArmyKind>>("kind"),
    column::english<&ArmyCard::name>("name"),
    column::french<&ArmyCard::name>("name_fr"),
    column::number_or_empty<&ArmyCard::cap, 1, kMostPoints>("cap", ToldIfGiven),
    column::other<ArmyCard>("turn", ToldIfGiven),
    column::other<ArmyCard>("infantry", ToldIfGiven),
    column::other<ArmyCard>("cavalry", ToldIfGiven),
    column::other<ArmyCard>("artillery", ToldIfGiven),
    column::other<ArmyCard>("first", ToldIfGiven),
    column::other<ArmyCard>("entry", ToldIfGiven),
    column::other<ArmyCard>("provenance"),
    column::other<ArmyCard>("reason")};

// The words of a cell, one after the other.
template <class Take>
void each_word(std::string_view cell, Take take) {
    while (!cell.empty()) {
        const std::size_t end = std::min(cell.find(' '), cell.size());
        if (end > 0) take(cell.substr(0, end));
        cell.remove_prefix(std::min(end + 1, cell.size()));
    }
}

AreaId region_of(Row& row, std::string_view at, std::string_view word, const Board& board) {
    const AreaId area = find_area(board, word);
    if (area == kNoArea) row.fail(at, quoted(word) + " is no region of regions.csv");
    return area;
}

// `anjou`, `east-edge`, or regions.
AreaSet entry_of(Row& row, const Board& board) {
    AreaSet entry;
    const auto add_if = [&](auto is) {
        for (const AreaId area : board.map.all())
            if (is(board.card(area))) entry.add(area);
    };
    each_word(row.at("entry"), [&](std::string_view word) {
        if (word == "east-edge") return add_if([](const AreaCard& a) { return a.east_edge; });
        for (const auto& [name, border] : kBorderWords)
            if (word == name)
                return add_if([in = border](const AreaCard& a) { return a.border == in; });
        if (const AreaId area = region_of(row, "entry", word, board); area != kNoArea)
            entry.add(area);
    });
    return entry;
}

void read_strength(Row& row, ArmyCard& card) {
    const bool corps = card.kind == ArmyKind::British || card.kind == ArmyKind::Mayence;
    int all = 0;
    constexpr std::array<std::pair<std::string_view, Troop>, 3> kArms{
        {{"infantry", Troop::Infantry},
         {"cavalry", Troop::Cavalry},
         {"artillery", Troop::Artillery}}};
    for (const auto& [name, arm] : kArms) {
        const int points = row.number(name, 0, kMostPoints);
        all += points;
        card.points[index(corps ? of_corps(arm) : arm)] = static_cast<std::uint8_t>(points);
    }
    if (all == 0) row.fail("infantry", "an army arrives with one point at least");
    if (all > card.cap)
        row.fail("cap", std::to_string(all) + " points do not fit into an army of " +
                            std::to_string(card.cap));
}

void read_entry(Row& row, ArmyCard& card, const Board& board) {
    // 12.1: the British land where they can.
    if (card.kind == ArmyKind::British) {
        if (row.at("entry") != "landing") row.fail("entry", "the British enter by landing");
        row.must_be_empty("turn", "the British army");
        return row.must_be_empty("first", "the British army");
    }
    card.turn = static_cast<std::uint8_t>(row.number("turn", 0, kTurns));
    card.entry = entry_of(row, board);
    if (card.entry.empty()) row.fail("entry", "is missing");
    if (!row.has("first")) return;
    card.first = region_of(row, "first", row.at("first"), board);
    if (!row.trouble() && !card.entry.has(card.first))
        row.fail("first", quoted(row.at("first")) + " is not among the regions of entry");
}

void put_army(Row& row, ArmyCard& card, Board& board) {
    card.turn = kNever;
    row.must_be_new("key", board.armies, &ArmyCard::key);
    if (card.kind == ArmyKind::British && card.side != Side::Royalist)
        row.fail("side", "the British fight for the Royalists");
    if (card.kind == ArmyKind::Mayence && card.side != Side::Republican)
        row.fail("side", "Mayence fights for the Republicans");
    if (card.kind == ArmyKind::Dummy) {
        for (const std::string_view name :
             {"cap", "turn", "infantry", "cavalry", "artillery", "first", "entry"})
            row.must_be_empty(name, "a dummy");
    } else {
        if (!row.has("cap")) row.fail("cap", "is missing");
        read_strength(row, card);
        read_entry(row, card, board);
    }
    if (board.armies.size() == kArmyRoom)
        return row.fail("key", "more than " + std::to_string(kArmyRoom) + " armies");
    board.armies.push_back(std::move(card));
}

// --- leaders
// --------------------------------------------------------------------------------------

constexpr std::array kLeaderColumns{
    column::key<&LeaderCard::key>("key"),
    column::meaning<&LeaderCard::side, kSideWords>("side"),
    column::name<&LeaderCard::name>("name"),
    column::name<&LeaderCard::full_name>("full_name"),
    column::meaning<&LeaderCard::rank, text::kWordsOf<Rank>>("rank", Told),
    column::other<LeaderCard>("army", ToldIfGiven),
    column::other<LeaderCard>("turn", ToldIfGiven),
    column::number_or_empty<&LeaderCard::succession, 1, 3>("succession", ToldIfGiven),
    column::other<LeaderCard>("provenance"),
    column::other<LeaderCard>("reason")};

void read_arrival(Row& row, LeaderCard& card, const Board& board) {
    card.turn = kNever;
    card.reserve = row.at("turn") == "reserve";
    card.artillery = row.at("turn") == "bonaparte";
    if (card.reserve || card.artillery) {
        row.must_be_empty("army", "a leader who waits");
        // 10.3.2, 16.11
        if (card.side != (card.reserve ? Side::Royalist : Side::Republican))
            row.fail("turn", quoted(row.at("turn")) + " is for the other side");
        return;
    }
    card.army = find_army(board, row.at("army"));
    if (card.army == kNoArmy)
        return row.fail("army", quoted(row.at("army")) + " is no army of armies.csv");
    const ArmyCard& army = board.card(card.army);
    if (army.side != card.side || army.kind == ArmyKind::Dummy)
        return row.fail("army", quoted(army.key) + " is no army that he could lead");
    if (army.turn == kNever) return row.must_be_empty("turn", "who comes with the British");
    card.turn = static_cast<std::uint8_t>(row.number("turn", army.turn, kTurns));
}

void put_leader(Row& row, LeaderCard& card, Board& board) {
    row.must_be_new("key", board.leaders, &LeaderCard::key);
    row.must_be_new("name", board.leaders, &LeaderCard::name);
    read_arrival(row, card, board);
    if (card.succession != 0 && card.side != Side::Royalist)
        row.fail("succession", "only Royalists follow each other as généralissimes (10.3.2)");
    // 10.3.2: the first is one, the others become one.
    if (card.side == Side::Royalist && (card.rank == Rank::Generalissime) != (card.succession == 1))
        row.fail("rank", "the first of the succession, and he alone, begins as généralissime");
    for (const LeaderCard& other : board.leaders)
        if (card.succession != 0 && other.succession == card.succession)
            row.fail("succession", quoted(row.at("succession")) + " is given twice");
    if (board.leaders.size() == kLeaderRoom)
        return row.fail("key", "more than " + std::to_string(kLeaderRoom) + " leaders");
    board.leaders.push_back(std::move(card));
}

}  // namespace

Trouble read_counters(const Lines& lines, Board& board) {
    int all = 0;
    if (Trouble trouble = text::read_rows(lines, "counters.csv", kCounterColumns,
                                          [&](Row& row, const CounterRow& counters) {
                                              all += counters.counters;
                                              put_counters(row, counters, board);
                                          }))
        return trouble;
    for (const Side side : kBothSides)
        for (const auto& [word, troop] : kTroopWords)
            if (board.tables.counters[index(side)][index(troop)] == 0 &&
                !(is_corps(troop) && side == Side::Republican))
                return Mistake{"counters.csv: troop",
                               std::string(word) + " of the " +
                                   std::string(kSideWords[index(side)].first) + " side is missing"};
    if (all != kCountersInTheBox)
        return Mistake{"counters.csv: counters", std::to_string(all) + " counters instead of " +
                                                     std::to_string(kCountersInTheBox)};
    return std::nullopt;
}

Trouble read_armies(const Lines& lines, Board& board) {
    if (Trouble trouble =
            text::read_rows(lines, "armies.csv", kArmyColumns,
                            [&](Row& row, ArmyCard& card) { put_army(row, card, board); }))
        return trouble;
    for (const ArmyKind kind : {ArmyKind::British, ArmyKind::Mayence})
        if (const auto count = std::count_if(board.armies.begin(), board.armies.end(),
                                             [&](const ArmyCard& a) { return a.kind == kind; });
            count != 1)
            return Mistake{
                "armies.csv: kind",
                std::to_string(count) +
                    (kind == ArmyKind::British ? " British armies" : " armies of Mayence") +
                    " instead of 1"};
    return std::nullopt;
}

Trouble read_leaders(const Lines& lines, Board& board) {
    if (Trouble trouble =
            text::read_rows(lines, "leaders.csv", kLeaderColumns,
                            [&](Row& row, LeaderCard& card) { put_leader(row, card, board); }))
        return trouble;
    const auto count = [&](auto is) {
        return std::count_if(board.leaders.begin(), board.leaders.end(), is);
    };
    if (count([](const LeaderCard& l) { return l.succession != 0; }) != 3)
        return Mistake{"leaders.csv: succession", "1, 2 and 3 are needed"};
    if (count([](const LeaderCard& l) { return l.artillery; }) != 1)
        return Mistake{"leaders.csv: turn", "bonaparte is needed once"};
    return std::nullopt;
}

}  // namespace levee::la_vendee
