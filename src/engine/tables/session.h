#pragma once

#include <boost/json/value.hpp>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "engine/records/committed_dice.h"
#include "engine/records/record.h"
#include "engine/tables/game.h"
#include "engine/tables/sights.h"
#include "engine/tables/table.h"

namespace levee::engine {

// What is kept with an action besides itself.
struct Stamp {
    std::string at{};  // UTC, or empty
    std::string note{};
};

// A game in progress: the table, everything that was played at it, the dice that answer fate, and
// what may be taken back. Server, terminal and protocol play by it. The game outlives it.
class Session {
 public:
    // One action that was played.
    struct Entry {
        Record::Line line;
        bool forced = false;  // the only choice, played by itself
        bool fixed = false;   // something was learnt by it, so that it cannot be taken back
        Sight sight{};        // for whom it counts, where that is kept
    };
    using Events = std::vector<EventText>;
    using Applied = std::variant<Events, RefusalText>;

    static Result<Session> open(const Game& game, Setup setup);
    // Walks the record; with its seed revealed the game goes on with the same dice.
    static Result<Session> resume(const Game& game, const Record& record);
    // A position from outside; such a game has no record.
    static Result<Session> at(const Game& game, Setup setup, const boost::json::value& state);
    // The same as lines of words.
    static Result<Session> at(const Game& game, Setup setup, std::span<const std::string> lines);
    // What somebody has kept of a session is gone through again. With `state`, the position after
    // the first `known` entries, only those after them are: it costs time if it cannot be read,
    // nothing else. The mistake names the action that the rules do not accept.
    struct Kept {
        std::vector<Entry> entries;
        std::uint64_t known = 0;
        boost::json::value state{};
    };
    static Result<Session> restored(const Game& game, Setup setup, Kept kept);

    const Game& game() const { return *game_; }
    const Setup& setup() const { return setup_; }
    const Table& table() const { return *table_; }
    const std::vector<Entry>& entries() const { return entries_; }
    std::uint64_t n() const { return entries_.size(); }
    bool over() const { return table_->actor().is_over(); }

    // --- dice -----------------------------------------------------------------------------------

    const std::optional<CommittedDice>& dice() const { return dice_.committed; }
    std::uint64_t rolls() const { return dice_.rolled; }
    std::size_t faces_left() const { return dice_.faces.size(); }
    void use(const CommittedDice& dice);
    // Of a session that goes on: the numbered rolls so far were theirs.
    void go_on_with(const CommittedDice& dice) { dice_.committed = dice; }
    // Answers the numbered rolls in the place of the dice: for proofs about two games with the same
    // luck.
    using Fate = std::function<Outcome(const Table& table, const Chance& chance)>;
    void answer_by(Fate fate) { fate_ = std::move(fate); }
    // To be used before any committed dice; one number a die, or the index of a pick.
    void feed(const std::vector<int>& faces);
    void clear_dice();

    // --- playing --------------------------------------------------------------------------------

    Applied apply(std::string_view notation, Language language, const Stamp& stamp = {});
    // The same for a choice that nobody made.
    Applied apply_forced(std::string_view notation, const std::string& at);
    // The answer of the dice to what the rules ask.
    struct Roll {
        std::string notation;
        Applied applied;
    };
    Result<Roll> roll(Language language, const std::string& at = {});
    // An action that was played before: it must be by whom it says.
    Applied apply_recorded(const Entry& entry);

    // The choice that is played by itself, because it is the only one and nothing depends on it.
    std::optional<Choice> forced_choice(Language language) const;
    // Dice, as far as there are any, and forced choices, until somebody has to decide: what
    // happened, action by action.
    std::vector<Events> settle(const std::string& at);

    // Steps of the one who is to decide, until one is refused, something is learnt or somebody else
    // must answer; then settles.
    struct Acted {
        std::size_t played = 0;  // of the steps
        std::optional<RefusalText> refusal{};
        std::vector<Events> events{};  // action by action
    };
    Acted act(std::span<const std::string> steps, Language language, const Stamp& stamp);

    // --- taking back ----------------------------------------------------------------------------

    // From now on it is found out which actions cannot be taken back: those by which something was
    // learnt, be it from dice or from what was hidden. It takes its time where there are secrets.
    void keep_undo() { keeps_undo_ = true; }
    // The number of actions that would be left if the last decision, made by one of these seats,
    // were taken back.
    std::optional<std::uint64_t> undo_for(SeatSet seats) const;
    void cut(std::uint64_t left);

    // The game as it was after so many actions, at most n().
    std::unique_ptr<Table> at(std::uint64_t number) const;

    // --- what others may know of it -------------------------------------------------------------

    // From now on it is found out for whom an action counts (engine/tables/sights.h); to be asked
    // for before anything is played, or with the sights of all that was. Where nothing is hidden,
    // or nothing any more, every action counts for everybody.
    void keep_sights();
    // Nothing follows by itself any more: settle() and act() say so themselves.
    void rest();
    bool hides() const { return keeps_sights_ && !table_->open() && !over(); }
    // How many actions count for the viewer, and which is the k-th of them, from 0.
    std::uint64_t n_for(SeatId viewer) const {
        return hides() ? sights_.counted(viewer).size() : n();
    }
    std::uint64_t counted(SeatId viewer, std::uint64_t k) const {
        return hides() ? sights_.counted(viewer)[k] : k;
    }
    // By whom such an action is, as far as the viewer knows.
    Actor by_for(SeatId viewer, std::uint64_t entry) const;
    // The numbered rolls that he knows of.
    std::uint64_t rolls_for(SeatId viewer) const;
    // How many actions had been played at the moment that he sees after k that count for him.
    std::uint64_t moment_for(SeatId viewer, std::uint64_t k) const {
        return k < n_for(viewer) ? counted(viewer, k) : n();
    }

    // To go back to, dice and all.
    struct Mark;
    Mark mark() const;
    void restore(Mark mark);

    // --- the record -----------------------------------------------------------------------------

    // The record so far. Its dice count as committed when all of them came from one seed; then the
    // seed is revealed in it.
    Result<Record> record() const&;
    Result<Record> record() &&;  // for whom the session has come to its end
    void name_seats(std::vector<std::string> names, std::string created);
    // The same for whoever keeps names, time and seed elsewhere: without an end, and with rolls
    // only if the dice are committed.
    Record record_of(std::vector<Record::Line> lines, std::vector<std::string> seats,
                     std::string created, std::optional<std::string> commitment) const;
    std::vector<Record::Line> lines() const;

 private:
    struct Dice {
        std::deque<int> faces;
        std::optional<CommittedDice> committed;
        std::uint64_t rolled = 0;
    };
    Session(const Game& game, Setup setup, std::unique_ptr<Table> table);
    Applied play(Entry entry, Language language);
    // What settle() plays.
    std::vector<Events> follow(const std::string& at);
    Result<Record> with_own_dice(std::vector<Record::Line> lines) const;
    void keep_position() const;

    const Game* game_;
    Setup setup_;
    std::unique_ptr<Table> table_;
    std::vector<Entry> entries_;
    Dice dice_;
    Fate fate_;
    std::vector<std::string> seats_;
    std::string created_;
    bool from_state_ = false;
    bool keeps_undo_ = false;
    bool keeps_sights_ = false;
    Sights sights_;
    // Positions on the way, so that a moment of the past is found by few steps.
    mutable std::map<std::uint64_t, std::unique_ptr<Table>> positions_;
};

struct Session::Mark {
    std::unique_ptr<Table> table;
    std::uint64_t n = 0;
    Dice dice;
};

// A seed that a person can type: a number, or the 64 hexadecimal digits themselves. Empty: a new
// one from the operating system.
Result<CommittedDice> dice_of_seed(std::string_view seed);
CommittedDice dice_of_number(std::uint64_t number);

}  // namespace levee::engine
