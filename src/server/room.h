#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "ai/game_players.h"
#include "server/command.h"
#include "server/computers.h"
#include "server/executor.h"
#include "server/library.h"
#include "server/limits.h"
#include "server/messages.h"
#include "server/metrics.h"
#include "server/play.h"
#include "server/problem.h"
#include "server/state_feed.h"
#include "store/store_thread.h"

namespace levee::server {

// A connection, as a table sees it. Any thread.
class Peer {
 public:
    Peer() = default;
    Peer(const Peer&) = delete;
    Peer& operator=(const Peer&) = delete;
    virtual ~Peer() = default;
    // Never waits; a reader who is too slow is dropped.
    virtual void send(Text text) = 0;
    virtual void close(std::uint16_t code, std::string reason) = 0;
};

// What all tables share; outlives them.
struct Services {
    const Library& library;
    store::StoreThread& store;
    Computers& computers;
    Metrics& metrics;
    Limits limits;
    // Runs it soon in one of the threads that serve sockets.
    std::function<void(std::function<void()>)> post;
    std::function<std::string()> now;                  // UTC
    std::function<void(const std::string&)> complain;  // to the operator's log
};

// One table: its game, who is connected, and everything that happens to it one after the other. An
// accepted action is on the disk before anyone hears of it; until then all others wait.
class Room : public std::enable_shared_from_this<Room> {
 public:
    Room(std::string id, const Services& services, std::shared_ptr<Serial> serial);
    Room(const Room&) = delete;
    Room& operator=(const Room&) = delete;
    ~Room();

    // Reads the table from the store; everything below waits for it. Call once.
    void load();

    struct Visitor {
        std::int64_t guest = 0;  // 0: nobody known, a spectator
        std::string name;
        engine::Language language{};
    };
    void join(std::shared_ptr<Peer> peer, Visitor visitor);
    void leave(std::shared_ptr<Peer> peer);
    // `done` is called when the next message may come.
    void receive(std::shared_ptr<Peer> peer, std::string text, std::function<void()> done);

    // The answer of a request, in the table's thread.
    template <class T>
    using Answer = std::function<void(std::variant<T, Problem>)>;
    void info(std::int64_t guest, engine::Language language, Answer<wire::TableInfo> answer);
    void take_seat(store::Guest guest, const std::string& token, engine::Language language,
                   Answer<int> answer);
    struct RecordFile {
        std::string name;
        std::string text;
    };
    void record(std::int64_t guest, engine::Language language, Answer<RecordFile> answer);
    void renamed(store::Guest guest);

    // No one has asked anything of it since then. Any thread.
    bool idle_since(std::chrono::steady_clock::time_point time) const {
        return used_.load() < time;
    }
    // It cannot serve any more; a new one must be made. Any thread.
    bool gone() const { return gone_; }

 private:
    struct Seated {
        std::shared_ptr<Peer> peer;
        Visitor visitor;
        TokenBucket commands;
        TokenBucket chat;
        StateFeed feed{};
        bool holds = false;     // the computer, until he lets it go on
        bool assesses = false;  // wants to be told the chances
    };
    enum class Condition { Loading, Ready, Missing, Unfit, Unread, Broken };

    void enqueue(std::function<void()> work);
    void work_on();
    void loaded(std::optional<store::Table> stored, std::vector<store::Action> actions,
                std::optional<store::Snapshot> snapshot, std::vector<store::ChatLine> chat);
    void fail(Condition condition, std::string text);
    Problem trouble(engine::Language language) const;
    void touch();

    Seated* find(const Peer* peer);
    std::vector<engine::SeatId> seats_of(std::int64_t guest) const;
    engine::SeatSet own_seats(const Seated& seated) const;
    engine::SeatId viewer_of(const Seated& seated) const;
    Reader reader_of(const Seated& seated) const;

    void answer(const std::shared_ptr<Peer>& peer, const std::string& text,
                const std::function<void()>& done);
    bool too_fast(Seated& seated, const Order& order);
    void obey(Seated& seated, std::uint64_t id, const Order& order,
              const std::function<void()>& done);
    std::optional<Problem> untimely(const Seated& seated, std::uint64_t n) const;
    std::optional<Problem> not_deciding(const Seated& seated) const;
    void act(Seated& seated, std::uint64_t id, const Act& order);
    void undo(Seated& seated, std::uint64_t id, const Undo& order);
    void why_not(Seated& seated, std::uint64_t id, const WhyNot& order);
    void odds(Seated& seated, std::uint64_t id, const AskOdds& order);
    void ways(Seated& seated, std::uint64_t id, const AskWays& order);
    void overlay(Seated& seated, std::uint64_t id, const AskOverlay& order);
    void moment(Seated& seated, std::uint64_t id, const AskMoment& order);
    // `done` when it has been thought about: one hint at a time for each connection.
    void hint(Seated& seated, std::uint64_t id, const AskHint& order,
              const std::function<void()>& done);
    void say(Seated& seated, std::uint64_t id, const Say& order);
    void set_language(Seated& seated, std::uint64_t id, const SetLanguage& order);
    void set_pace(Seated& seated, std::uint64_t id, const SetPace& order);
    void set_pause(Seated& seated, std::uint64_t id, const SetPause& order);
    void step(Seated& seated, std::uint64_t id, const Step& order);
    void set_assessment(Seated& seated, std::uint64_t id, const SetAssessment& order);
    std::optional<Problem> not_playing(const Seated& seated) const;

    // What was played or taken back: from now on an old thought is worthless to those who see it.
    void changed();
    // Puts what was played after `before` on the disk, then tells everybody and calls `then`.
    void commit_actions(std::uint64_t before, std::function<void()> then,
                        std::function<void()> otherwise = {});
    // `otherwise` when it could not be stored, before the feeds are closed.
    void commit(store::StoreThread::Work work, std::function<void()> then,
                std::function<void()> otherwise = {});
    void tell(const std::shared_ptr<Peer>& peer, std::string text);
    void refuse(const Seated& seated, std::uint64_t id, const Problem& problem);
    // What tells this connection that its command could not be stored.
    std::function<void()> unsaved(const Seated& seated, std::uint64_t id);
    void send_state(Seated& seated);
    // To everybody who sees something new.
    void send_states();
    void send_infos();
    // What the list of games says now; whoever looks on hears when a bid has dealt the camps (8.6).
    void take(const store::Summary& summary);
    std::string info_for(const Visitor& visitor) const;

    bool held() const;
    bool computer_decides() const;
    void wake_computer();
    void think(std::uint64_t turn);
    void play_decision(std::uint64_t turn, const std::string& fault, const ai::Decision& decision);

    // Has the chances worked out for those who want them and do not know them yet, all pairs of
    // eyes in one go; what has changed in the meantime is looked at when that is done.
    void assess();
    using Chances = std::map<engine::SeatId, double>;
    using Turns = std::array<std::uint64_t, engine::kEyes>;
    void assessed(const Turns& turns, const Chances& chances);
    bool knows_chance(engine::SeatId viewer) const;

    const std::string id_;
    const Services& services_;
    const std::shared_ptr<Serial> serial_;
    Condition condition_ = Condition::Loading;
    std::string trouble_;
    bool busy_ = true;  // loading or committing
    std::deque<std::function<void()>> waiting_;

    store::Table stored_;
    std::optional<Play> play_;
    std::vector<store::ChatLine> chat_;
    std::vector<Seated> present_;
    std::map<int, TokenBucket> seat_commands_;
    std::uint64_t snapshot_n_ = 0;

    const ai::GamePlayers* players_ = nullptr;  // of the game; there when it is ready
    std::map<int, std::shared_ptr<ai::Opponent>> opponents_;
    std::uint64_t turn_ = 0;  // changes with every change of the game: an old thought is worthless
    Turns turns_{};           // the same for each pair of eyes, with the changes that they see
    Turns counts_{};          // what counted for them then
    bool noticed_ = true;     // a spectator saw the last change
    bool thinking_ = false;
    bool step_ = false;  // one decision, although it is held

    Chances chances_;  // by viewer, of chances_turns_
    Turns chances_turns_{};
    bool assessing_ = false;

    std::atomic<std::chrono::steady_clock::time_point> used_;
    std::atomic<bool> gone_{false};
};

}  // namespace levee::server
