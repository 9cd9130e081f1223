#pragma once

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <atomic>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <chrono>
#include <filesystem>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "games/data_source.h"
#include "games/registry.h"
#include "server/server.h"
#include "server/support/client.h"
#include "store/sqlite_store.h"

namespace levee::test {

namespace json = boost::json;

// The first game of the list, where any game will do.
inline const std::string kGame{games::registry().front().key};

// A folder of its own that is gone afterwards; in memory where that is possible, since what is
// tested here is not the disk.
class TempFolder {
 public:
    TempFolder() {
        const std::filesystem::path memory = "/dev/shm";
        const bool there = std::filesystem::is_directory(memory);
        std::string name =
            ((there ? memory : std::filesystem::temp_directory_path()) / "levee-XXXXXX").string();
        path_ = mkdtemp(name.data());
    }
    TempFolder(const TempFolder&) = delete;
    TempFolder& operator=(const TempFolder&) = delete;
    ~TempFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    std::string file(const std::string& name) const { return (path_ / name).string(); }

 private:
    std::filesystem::path path_;
};

// Waits for what the server does in its own time; under a sanitizer that is slow.
template <class Condition>
bool eventually(Condition condition) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(30);
    while (!condition()) {
        if (std::chrono::steady_clock::now() > end) return false;
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    return true;
}

// A real server on a free port of the loopback, with its games in a folder of its own.
class ServerTest : public testing::Test {
 protected:
    void SetUp() override { start(); }
    virtual std::span<const games::GameEntry> registered() const { return games::registry(); }

    void start() {
        auto config = config_;
        config.port = 0;
        config.now = [this] {
            const int tick = ++ticks_;
            return fmt::format("1793-03-18T{:02}:{:02}:{:02}Z", tick / 3600, tick / 60 % 60,
                               tick % 60);
        };
        config.complain = [this](const std::string& text) {
            if (!complaints_expected_) ADD_FAILURE() << "complaint: " << text;
            const std::scoped_lock lock(complaints_mutex_);
            complaints_.push_back(text);
        };
        auto started =
            server::Server::start(std::move(config), store::open_sqlite(folder_.file("db")),
                                  registered(), games::DataSource::embedded());
        ASSERT_EQ(mistake(started), nullptr) << mistake(started)->text();
        server_ = std::get<std::unique_ptr<server::Server>>(std::move(started));
    }
    void stop() { server_.reset(); }
    void restart() {
        stop();
        start();
    }
    Browser browser() const { return Browser(server_->port()); }

    // NewMatch with such seats.
    static json::object new_table(const std::string& game, json::array seats,
                                  json::object options = {}) {
        return {{"game", game},
                {"scenario", ""},
                {"options", std::move(options)},
                {"seats", std::move(seats)}};
    }
    static json::object me() { return {{"kind", "me"}}; }
    static json::object a_friend() { return {{"kind", "friend"}}; }
    static json::object computer() { return {{"kind", "computer"}, {"level", "recruit"}}; }

    struct Made {
        std::string id;
        std::vector<std::string> tokens;  // of the friends' links
    };
    static Made make(Browser& browser, const json::object& wanted) {
        const auto reply = browser.post("/api/tables", wanted);
        EXPECT_EQ(reply.status, 200) << reply.body;
        Made made;
        const auto value = reply.json();
        made.id = std::string(value.at("id").as_string());
        for (const auto& link : value.at("links").as_array()) {
            const std::string path(link.at("path").as_string());
            made.tokens.push_back(path.substr(path.find('#') + 1));
        }
        return made;
    }

    static std::uint64_t n_of(const json::value& state) {
        return state.at("n").to_number<std::uint64_t>();
    }
    // The command for the first choice of a state.
    static json::object first_choice(const json::value& state, std::size_t which = 0) {
        const auto& choices = state.at("choices").as_array();
        return {{"cmd", "act"},
                {"n", n_of(state)},
                {"do", json::array{choices.at(which % choices.size()).at("do")}}};
    }

    server::Config config_;
    TempFolder folder_;
    std::atomic<int> ticks_{0};
    bool complaints_expected_ = false;
    std::mutex complaints_mutex_;
    std::vector<std::string> complaints_;
    std::unique_ptr<server::Server> server_;
};

}  // namespace levee::test
