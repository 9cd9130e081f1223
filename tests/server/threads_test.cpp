// Many games at once, by clients in threads of their own: what the thread sanitizer watches.
#include <thread>

#include "server/support/fixture.h"

namespace levee::test {

class ManyAtOnce : public ServerTest {
 protected:
    void SetUp() override {
        config_.limits.commands = {};
        config_.limits.requests = {};
        start();
    }

    // Plays until the game is over or so many decisions were taken; the number of the last state.
    std::uint64_t play_on(FeedClient& feed, int decisions) {
        auto state = feed.next_of("state");
        for (int i = 0; i < decisions; ++i) {
            const auto waits = [](const json::value& one) {
                return !one.at("choices").as_array().empty() || one.at("actor") == "nobody";
            };
            if (!waits(state)) state = feed.state_when(waits);
            if (state.is_null() || state.at("choices").as_array().empty()) break;
            const auto n = n_of(state);
            const auto reply = feed.ask(first_choice(state, static_cast<std::size_t>(i)));
            EXPECT_TRUE(reply.at("ok").as_bool()) << json::serialize(reply);
            state = feed.state_when([&](const json::value& one) { return n_of(one) > n; });
            if (state.is_null()) break;
        }
        return state.is_null() ? 0 : n_of(state);
    }
};

TEST_F(ManyAtOnce, GamesAgainstTheComputerOnePersonEach) {
    constexpr int kPeople = 4;
    std::atomic<int> moved{0};
    std::vector<std::thread> people;
    for (int i = 0; i < kPeople; ++i)
        people.emplace_back([&, i] {
            for (int game = 0; game < 3; ++game) {
                auto visitor = browser();
                auto seats =
                    i % 2 == 0 ? json::array{me(), computer()} : json::array{computer(), me()};
                const auto made = make(visitor, new_table(kGame, std::move(seats)));
                auto feed = visitor.feed(made.id);
                EXPECT_TRUE(feed->ask({{"cmd", "pace"}, {"ms", 0}}).at("ok").as_bool());
                EXPECT_TRUE(feed->ask({{"cmd", "chat"}, {"text", "Bonjour"}}).at("ok").as_bool());
                if (play_on(*feed, 6) > 0) ++moved;
            }
        });
    for (auto& person : people) person.join();
    EXPECT_EQ(moved, kPeople * 3);
}

TEST_F(ManyAtOnce, OneGameBeforeManyEyes) {
    auto host = browser();
    const auto made = make(host, new_table(kGame, {me(), me()}));
    std::atomic<int> saw_the_end{0};
    std::atomic<std::uint64_t> last{0};
    std::atomic<int> there{0};
    std::vector<std::thread> watchers;
    for (int i = 0; i < 4; ++i)
        watchers.emplace_back([&] {
            auto stranger = browser();
            auto watching = stranger.feed(made.id);
            watching->next_of("state");
            ++there;
            const auto state = watching->state_when([&](const json::value& one) {
                const auto final = last.load();
                return final != 0 && n_of(one) >= final;
            });
            if (!state.is_null()) ++saw_the_end;
        });
    ASSERT_TRUE(eventually([&] { return there == 4; }));
    auto feed = host.feed(made.id);
    // The last decision is told after the number is known to the watchers.
    const auto before = play_on(*feed, 3);
    ASSERT_GT(before, 0U);
    last = before + 1;
    auto again = host.feed(made.id);
    EXPECT_GT(play_on(*again, 2), before);
    for (auto& watcher : watchers) watcher.join();
    EXPECT_EQ(saw_the_end, 4);
}

TEST_F(ManyAtOnce, AServerThatStopsWhileItIsPlayedOnGoesOnAfterwards) {
    auto visitor = browser();
    const auto made = make(visitor, new_table(kGame, {computer(), computer()}));
    { auto feed = visitor.feed(made.id); }
    const auto cookie = visitor.cookie;
    restart();
    auto later = browser();
    later.cookie = cookie;
    auto feed = later.feed(made.id);
    EXPECT_EQ(feed->next().at("type"), "state");
}

}  // namespace levee::test
