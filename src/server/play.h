#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/tables/session.h"
#include "store/store.h"

namespace levee::server {

// One thing that happened, ready to be sent in either language.
struct Telling {
    std::optional<engine::SeatSet> readers;  // who alone may read it; none: everybody
    std::string english;
    std::string french;

    const std::string& in(engine::Language language) const {
        return language == engine::Language::French ? french : english;
    }
    bool for_reader(engine::SeatId viewer) const {
        return !readers || (viewer.raw < engine::kMostSeats && readers->has(viewer));
    }
};

// A session with what its log says of it. Knows no seats' owners, no sockets and no storage: it
// says what would have to be stored. The game outlives it.
class Play {
 public:
    using Entry = engine::Session::Entry;

    // A new game, with what happens before the first decision already played.
    static engine::Result<Play> begin(const engine::Game& game, const store::Table& stored,
                                      const std::string& now);
    // Whether the actions say for whom they count, if this game hides anything; a version that did
    // not keep it may have stored them.
    static bool have_sights(const engine::Game& game, const store::Table& stored,
                            const std::vector<store::Action>& actions);
    // A stored game: from its newest snapshot if there is one, otherwise from the first action. The
    // mistake names the action that the rules do not accept.
    static engine::Result<Play> resume(const engine::Game& game, const store::Table& stored,
                                       std::vector<store::Action> actions,
                                       const std::optional<store::Snapshot>& snapshot);
    // Replays everything and tells it anew: for a game that was begun under other rules, or comes
    // from a record, or whose actions have no sights.
    static engine::Result<Play> replay(const engine::Game& game, const store::Table& stored,
                                       const std::vector<store::Action>& actions);

    const engine::Session& session() const { return session_; }
    const engine::Table& table() const { return session_.table(); }
    const engine::Game& game() const { return session_.game(); }
    std::uint64_t n() const { return session_.n(); }
    bool over() const { return session_.over(); }
    const std::vector<Entry>& entries() const { return session_.entries(); }
    // What is told of each of them.
    const std::vector<Telling>& told(std::uint64_t entry) const { return told_[entry]; }

    // What counts for a viewer (engine/tables/sights.h): his log, entry by entry.
    struct Heard {
        const Entry* entry = nullptr;
        engine::Actor by{};  // as far as he knows
        std::string_view notation;
        std::vector<const Telling*> told;  // that he may read, to his next entry
    };
    std::uint64_t n_for(engine::SeatId viewer) const { return session_.n_for(viewer); }
    // His entry number k, from 0.
    Heard heard(engine::SeatId viewer, std::uint64_t k) const;

    // Steps of one seat, played until one is refused, something is learnt or somebody else must
    // answer; then dice and forced choices, until somebody has to decide.
    struct Outcome {
        std::size_t played = 0;  // of the steps
        std::optional<engine::RefusalText> refusal{};
    };
    Outcome act(std::span<const std::string> steps, engine::Language language,
                const std::string& now, const std::string& note = {});

    void answer_by(engine::Session::Fate fate) { session_.answer_by(std::move(fate)); }

    // Dice and forced choices, until somebody has to decide.
    void settle(const std::string& now);

    std::optional<std::uint64_t> undo_for(engine::SeatSet seats) const {
        return session_.undo_for(seats);
    }
    void cut(std::uint64_t left);

    // For the store: the actions after the first n.
    std::vector<store::Action> actions_after(std::uint64_t n) const;
    store::Summary summary(const std::string& now) const;
    store::Snapshot snapshot() const;

    // The record so far; the seed only when the game is over.
    engine::Record record(const store::Table& stored, std::vector<std::string> seats) const;

 private:
    explicit Play(engine::Session session) : session_(std::move(session)) {}
    static engine::Result<Play> opened(const engine::Game& game, const store::Table& stored);
    void throw_dice_of(const store::Table& stored);
    void tell(const engine::Session::Events& events);

    engine::Session session_;
    std::vector<std::vector<Telling>> told_;  // by action
};

// Adds to a summary what the list of games says of the seats.
void add_camps(store::Summary& summary, const engine::Table& table);

std::string told_text(std::span<const Telling> told);
std::vector<Telling> told_from(std::string_view text);

// A seat, or chance, as the store has it.
int number_of(const engine::Actor& actor);

}  // namespace levee::server
