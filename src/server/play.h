#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/committed_dice.h"
#include "engine/game.h"
#include "engine/record.h"
#include "store/store.h"

namespace levee::server {

// One thing that happened, ready to be sent in either language.
struct Telling {
    int owner = -1;  // the seat that alone may read it; -1: everybody
    std::string english;
    std::string french;

    const std::string& in(engine::Language language) const {
        return language == engine::Language::French ? french : english;
    }
    bool for_reader(engine::SeatId viewer) const { return owner < 0 || owner == viewer.raw; }
};

// One action that was played.
struct Entry {
    store::Action action;  // without its text `told`, which `told` below holds
    std::vector<Telling> told;

    engine::Actor by() const {
        return action.by == store::kChance
                   ? engine::Actor::chance()
                   : engine::Actor::of(engine::SeatId{static_cast<std::uint8_t>(action.by)});
    }
};

// A game in progress with all that was played, and the dice. Knows no seats' owners, no sockets and
// no storage: it says what would have to be stored. The game outlives it.
class Play {
 public:
    // A new game, with what happens before the first decision already played.
    static engine::Result<Play> begin(const engine::Game& game, const store::Match& match,
                                      const std::string& now);
    // A stored game: from its newest snapshot if there is one, otherwise from the first action. The
    // mistake names the action that the rules do not accept.
    static engine::Result<Play> resume(const engine::Game& game, const store::Match& match,
                                       std::vector<store::Action> actions,
                                       const std::optional<store::Snapshot>& snapshot);
    // Replays everything and tells it anew: for a game that was begun under other rules, or comes
    // from a record.
    static engine::Result<Play> replay(const engine::Game& game, const store::Match& match,
                                       std::vector<store::Action> actions);

    const engine::Table& table() const { return *table_; }
    const engine::Game& game() const { return *game_; }
    std::uint64_t n() const { return entries_.size(); }
    const std::vector<Entry>& entries() const { return entries_; }
    bool over() const { return table_->actor().is_over(); }
    std::uint64_t rolls() const { return rolls_; }

    // Steps of one seat, played until one is refused, something is learnt or somebody else must
    // answer; then dice and forced choices, until somebody has to decide.
    struct Outcome {
        std::size_t played = 0;  // of the steps
        std::optional<engine::RefusalText> refusal{};
    };
    Outcome act(std::span<const std::string> steps, engine::Language language,
                const std::string& now, const std::string& note = {});

    // Dice and forced choices, until somebody has to decide.
    void settle(const std::string& now);

    // The number of actions that would be left if this seat took back its last decision.
    std::optional<std::uint64_t> undo_for(engine::SeatId seat) const;
    void cut(std::uint64_t left);

    // The game as it was after n actions; n is at most n().
    std::unique_ptr<engine::Table> at(std::uint64_t n) const;

    // For the store: the actions after the first n.
    std::vector<store::Action> actions_after(std::uint64_t n) const;
    store::Summary summary(const std::string& now) const;
    store::Snapshot snapshot() const;

    // Whether the viewer may read the notation of an action.
    bool may_read(const Entry& entry, engine::SeatId viewer) const;

    // The record so far; the seed only when the game is over.
    engine::Record record(const store::Match& match, std::vector<std::string> seats) const;

 private:
    Play(const engine::Game& game, engine::Setup setup, std::unique_ptr<engine::Table> table,
         const store::Match& match);
    static engine::Result<Play> opened(const engine::Game& game, const store::Match& match);

    std::optional<engine::RefusalText> play(std::string notation, bool forced,
                                            engine::Language language, const std::string& now,
                                            std::optional<std::uint64_t> roll,
                                            const std::string& note);
    void keep_checkpoint() const;

    const engine::Game* game_;
    engine::Setup setup_;
    std::unique_ptr<engine::Table> table_;
    std::optional<engine::CommittedDice> dice_;
    std::uint64_t rolls_ = 0;
    std::vector<Entry> entries_;
    // Positions on the way, so that a moment of the past is found by few steps.
    mutable std::map<std::uint64_t, std::unique_ptr<engine::Table>> checkpoints_;
};

// Adds to a summary what the list of games says of the seats.
void add_camps(store::Summary& summary, const engine::Table& table);

std::string told_text(std::span<const Telling> told);
std::vector<Telling> told_from(std::string_view text);

}  // namespace levee::server
