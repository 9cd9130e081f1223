// Messages of a page to its table: whatever they hold, each gets one reply that names an error by
// its code, and a refused one has changed nothing. The first byte chooses who sends: a person in
// both seats, or a spectator, who can change nothing at all. A line `!x` plays one of the choices,
// so that inputs get deep into a game.

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <condition_variable>
#include <cstdint>
#include <cstdlib>
#include <deque>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/data_source.h"
#include "games/registry.h"
#include "server/room.h"
#include "store/sqlite_store.h"

namespace {

namespace engine = levee::engine;
namespace games = levee::games;
namespace server = levee::server;
namespace store = levee::store;

constexpr int kMostLines = 32;
constexpr const char* kId = "aaaaaaaaaaaaaaaa";

// Runs what is posted in the thread of the fuzzer.
class Queue final : public server::Serial {
 public:
    void post(std::function<void()> work) override {
        {
            const std::scoped_lock lock(mutex_);
            work_.push_back(std::move(work));
        }
        wake_.notify_one();
    }
    void after(std::chrono::milliseconds, std::function<void()> work) override {
        post(std::move(work));
    }
    void run_until(const bool& done) {
        while (!done) {
            std::function<void()> work;
            {
                std::unique_lock lock(mutex_);
                wake_.wait(lock, [&] { return !work_.empty(); });
                work = std::move(work_.front());
                work_.pop_front();
            }
            work();
        }
    }

    // What was still being thought about when the input ended holds the room, which holds the
    // queue.
    void forget() {
        std::deque<std::function<void()>> rest;
        const std::scoped_lock lock(mutex_);
        rest.swap(work_);
    }

 private:
    std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<std::function<void()>> work_;
};

class Ear final : public server::Peer {
 public:
    void send(server::Text text) override {
        const std::scoped_lock lock(mutex_);
        heard_.push_back(std::move(text));
    }
    void close(std::uint16_t, std::string) override { std::abort(); }
    std::vector<server::Text> take() {
        const std::scoped_lock lock(mutex_);
        return std::exchange(heard_, {});
    }

 private:
    std::mutex mutex_;
    std::vector<server::Text> heard_;
};

const server::Library& library() {
    static const auto kLibrary = std::get<server::Library>(
        server::Library::load(games::registry(), games::DataSource::embedded()));
    return kLibrary;
}

std::unique_ptr<store::Store> store_with_match() {
    auto store = store::open_sqlite(":memory:");
    store::Table stored;
    stored.id = kId;
    stored.game = "neerwinden";
    const auto& game = *library().find(stored.game)->game;
    stored.scenario = game.scenarios().front().key;
    stored.rules_version = std::string(game.rules_version());
    stored.seed = std::string(64, '7');
    store::Seat seat;
    seat.kind = store::Seat::Kind::Person;
    seat.guest = store->add_guest("hash", "", "").id;
    stored.seats = {seat, seat};
    const auto play = std::get<server::Play>(server::Play::begin(game, stored, ""));
    store->create(stored);
    store->append(kId, 0, play.actions_after(0), play.summary(""));
    return store;
}

std::uint64_t n_of(const boost::json::value& state) {
    return state.at("n").to_number<std::uint64_t>();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    const bool spectator = data[0] == 's';

    store::StoreThread store(store_with_match(), {});
    server::Computers computers(1);
    server::Metrics metrics;
    server::Limits limits;
    limits.commands = limits.chat = {};
    const auto queue = std::make_shared<Queue>();
    const server::Services services{
        library(),
        store,
        computers,
        metrics,
        limits,
        [&](std::function<void()> work) { queue->post(std::move(work)); },
        [] { return std::string("1793-03-18T09:00:00Z"); },
        [](const std::string&) { std::abort(); }};
    auto room = std::make_shared<server::Room>(kId, services, queue);
    room->load();
    const auto ear = std::make_shared<Ear>();
    room->join(ear, {spectator ? 0 : 1, "", engine::Language::English});

    std::uint64_t n = 0;
    boost::json::array choices;
    for (int i = 0; i < kMostLines && !text.empty(); ++i) {
        const auto end = std::min(text.find('\n'), text.size());
        std::string line(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        // Two marks around the message: what is heard between them is its answer, commit included.
        bool before = false;
        room->info(0, {}, [&](const auto&) { before = true; });
        queue->run_until(before);
        for (const auto& heard : ear->take()) {
            const auto value = boost::json::parse(*heard);
            if (value.at("type") != "state") continue;
            n = n_of(value);
            choices = value.at("choices").as_array();
        }
        if (line.size() == 2 && line[0] == '!' && !choices.empty()) {
            const auto which = static_cast<unsigned char>(line[1]) % choices.size();
            line = boost::json::serialize(
                boost::json::object{{"id", 1},
                                    {"cmd", "act"},
                                    {"n", n},
                                    {"do", boost::json::array{choices[which].at("do")}}});
        }
        bool done = false;
        room->receive(ear, line, [&] { done = true; });
        queue->run_until(done);
        bool after = false;
        room->info(0, {}, [&](const auto&) { after = true; });
        queue->run_until(after);
        int replies = 0;
        bool ok = false;
        auto now = n;
        for (const auto& heard : ear->take()) {
            const auto value = boost::json::parse(*heard);
            if (value.at("type") == "state") {
                now = n_of(value);
                choices = value.at("choices").as_array();
            }
            if (value.at("type") != "reply") continue;
            ++replies;
            ok = value.at("ok").as_bool();
            if (!ok && value.at("error").at("code").as_string().empty()) std::abort();
            if (!ok && value.at("error").at("text").as_string().empty()) std::abort();
        }
        const bool several = line.find(',') != line.npos && line.find("\"act\"") != line.npos;
        if (replies != 1) std::abort();
        // Of several steps the first may be played and a later one refused.
        if (now != n && ((!ok && !several) || spectator)) std::abort();
        n = now;
    }
    bool left = false;
    room->leave(ear);
    room->info(0, {}, [&](const auto&) { left = true; });
    queue->run_until(left);
    computers.stop();
    store.stop();
    queue->forget();
    return 0;
}
