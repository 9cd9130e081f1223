#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/committed_dice.h"
#include "engine/game.h"
#include "engine/record.h"
#include "engine/table.h"

namespace levee::cli {

// A seed that a person can type: a number, or the 64 hexadecimal digits themselves. Empty: a new
// one from the operating system.
engine::Result<engine::CommittedDice> dice_of_seed(std::string_view seed);
engine::CommittedDice dice_of_number(std::uint64_t number);

// A game in progress with its record and its dice: what the terminal and the protocol share.
class Match {
 public:
    using Applied = std::variant<std::vector<engine::EventText>, engine::RefusalText>;

    static engine::Result<Match> open(const engine::Game& game, engine::Setup setup);
    // Walks the record; with its seed revealed the game goes on with the same dice.
    static engine::Result<Match> resume(const engine::Game& game, const engine::Record& record);
    // A position from outside; such a game has no record.
    static engine::Result<Match> at(const engine::Game& game, engine::Setup setup,
                                    const boost::json::value& state);

    const engine::Game& game() const { return *game_; }
    const engine::Table& table() const { return *table_; }
    const std::vector<engine::Record::Line>& lines() const { return record_.lines; }
    const std::optional<engine::CommittedDice>& dice() const { return dice_.committed; }
    std::size_t faces_left() const { return dice_.faces.size(); }

    void use(const engine::CommittedDice& dice);
    // To be used before any committed dice; one number a die, or the index of a pick.
    void feed(const std::vector<int>& faces);
    void clear_dice();

    Applied apply(std::string_view notation, engine::Language language, std::string at = {});

    // The answer of the dice to what the rules ask, as notation, and what came of it.
    struct Roll {
        std::string notation;
        Applied applied;
    };
    engine::Result<Roll> roll(engine::Language language, std::string at = {});

    // The record so far. Its dice count as committed when all of them came from one seed; then the
    // seed is revealed in it.
    engine::Result<engine::Record> record() const;
    void name_seats(std::vector<std::string> names, std::string created);

    // To go back to.
    struct Mark {
        std::unique_ptr<engine::Table> table;
        std::size_t lines = 0;
        struct Dice {
            std::deque<int> faces;
            std::optional<engine::CommittedDice> committed;
            std::uint64_t rolled = 0;
        } dice;
    };
    Mark mark() const;
    void restore(Mark mark);

 private:
    Match(const engine::Game& game, engine::Setup setup, std::unique_ptr<engine::Table> table);

    const engine::Game* game_;
    std::unique_ptr<engine::Table> table_;
    engine::Record record_;
    bool from_state_ = false;
    Mark::Dice dice_;
};

}  // namespace levee::cli
