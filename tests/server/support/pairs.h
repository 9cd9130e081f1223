#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/contract/chance.h"
#include "server/play.h"
#include "server/state_feed.h"

// Pairs of games that one viewer cannot tell apart, played through what the server makes of them.
namespace levee::test {

struct PairCount {
    int pairs = 0;
    int different = 0;   // something was done otherwise in secret
    int broken_off = 0;  // what was hidden made itself felt in the open
    std::uint64_t frames = 0;
};

// What the viewer can notice: an action of which he is told, dice that he sees asked for, what he
// does himself; and what he sees when somebody has to decide again, if it is something new.
struct Noticed {
    bool rest = false;
    bool dice = false;
    bool own = false;
    std::string told;
    std::shared_ptr<const engine::Table> after;
    // Not for his eyes.
    std::string notation;
    std::optional<engine::Outcome> outcome;
};

// A game, and what is sent of it to one viewer.
class Streamed {
 public:
    Streamed(server::Play play, const store::Table& stored, engine::SeatId viewer,
             engine::Language language);

    const server::Play& play() const { return play_; }
    const engine::Table& table() const { return play_.table(); }
    engine::Actor actor() const { return table().actor(); }

    void answer_by(engine::Session::Fate fate) { play_.answer_by(std::move(fate)); }
    void act(const std::string& notation);
    // Takes back what the seat has just done, if it may.
    void undo(engine::SeatId seat);
    // Brings `noticed` up to what has been played so far.
    void follow();
    void rest();

    std::vector<Noticed> noticed;
    std::set<std::string> in_secret;  // what the viewer did not notice, each with its place
    struct Frame {
        std::uint64_t n = 0;
        std::string text;
    };
    std::vector<Frame> frames;
    // What came up, by the number of the action.
    std::vector<std::pair<std::uint64_t, engine::Outcome>> luck;

 private:
    void send();

    const store::Table& stored_;
    engine::SeatId viewer_;
    engine::Language language_;
    server::Play play_;
    server::StateFeed feed_;
    std::unique_ptr<engine::Table> shadow_;  // goes behind the play
    std::unique_ptr<engine::Table> rested_;
    std::size_t noticed_at_rest_ = 0;
    std::uint64_t followed_ = 0;
};

class Pair {
 public:
    Pair(const engine::Game& game, const engine::Setup& setup, engine::Random& random);
    void check(PairCount& count);

 private:
    bool plays_to_a_secret();
    void play_first();
    void play_second();
    // Nothing when there is none of which the viewer would notice what he notices in the first.
    std::optional<std::string> choice_of_second();
    bool fits(const std::string& notation) const;
    engine::Outcome luck_of_second(const engine::Table& table, const engine::Chance& chance);
    // What the second game has to let the viewer notice next.
    const Noticed* expected() const;
    bool as_in_first();
    void compare(PairCount& count);
    void check_restart() const;

    const engine::Game& game_;
    engine::Random& random_;
    store::Table stored_;
    engine::SeatId viewer_{};
    std::optional<server::Play> beginning_;
    std::optional<Streamed> first_;
    std::optional<Streamed> second_;
    int hidden_in_a_row_ = 0;
    bool broken_off_ = false;
};

}  // namespace levee::test
