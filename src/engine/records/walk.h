#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>

#include "engine/records/committed_dice.h"
#include "engine/records/record.h"
#include "engine/tables/game.h"
#include "engine/tables/table.h"

namespace levee::engine {

// One action of a record that the rules have just accepted.
struct Walked {
    std::size_t number;  // from 1
    const Record::Line& line;
    const Table& table;  // after it
    std::span<const EventText> events;
};

// Every mistake below names the line of the file that is wrong first: "line 7".

// That the record is of this game and these rules, and that its seats are as many.
std::optional<Mistake> check_header(const Record& record, const Game& game);

// The dice of the revealed seed; nothing when it is not revealed or the dice were free. A seed
// that is not the committed one is a mistake.
Result<std::optional<CommittedDice>> revealed_dice(const Record& record);

// Plays the record on the table until `visit` says false. Every action must be legal and by whom
// it says, every roll in its turn and, with dice, theirs.
std::optional<Mistake> walk(const Record& record, Table& table, const CommittedDice* dice,
                            Language language, const std::function<bool(const Walked&)>& visit);

// That the game ended as the record says it did.
std::optional<Mistake> check_end(const Record& record, const Table& table);

// The result as a record states it; empty for a game that is not over.
std::string stated_result(const Table& table);

}  // namespace levee::engine
