#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>

#include "engine/committed_dice.h"
#include "engine/game.h"
#include "engine/record.h"
#include "engine/table.h"

namespace levee::cli {

// One action of a record that the rules have just accepted.
struct Walked {
    std::size_t number;  // from 1
    const engine::Record::Line& line;
    const engine::Table& table;  // after it
    std::span<const engine::EventText> events;
};

// Every mistake below names the line of the file that is wrong first: "line 7".

// That the record is of this game and these rules, and that its seats are as many.
std::optional<engine::Mistake> check_header(const engine::Record& record, const engine::Game& game);

// The dice of the revealed seed; nothing when it is not revealed or the dice were free. A seed
// that is not the committed one is a mistake.
engine::Result<std::optional<engine::CommittedDice>> revealed_dice(const engine::Record& record);

// Plays the record on the table until `visit` says false. Every action must be legal and by whom
// it says, every roll in its turn and, with dice, theirs.
std::optional<engine::Mistake> walk(const engine::Record& record, engine::Table& table,
                                    const engine::CommittedDice* dice, engine::Language language,
                                    const std::function<bool(const Walked&)>& visit);

// That the game ended as the record says it did.
std::optional<engine::Mistake> check_end(const engine::Record& record, const engine::Table& table);

// The result as a record states it; empty for a game that is not over.
std::string stated_result(const engine::Table& table);

}  // namespace levee::cli
