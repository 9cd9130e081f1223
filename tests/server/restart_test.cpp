
#include "server/support/fixture.h"
#include "store/sqlite.h"

namespace levee::test {

class RestartTest : public ServerTest {
 protected:
    void SetUp() override {
        config_.limits.commands = {};
        start();
    }
    // Plays so many decisions at the one keyboard and gives the last state.
    static json::value play_on(FeedClient& feed, json::value state, std::size_t decisions) {
        for (std::size_t i = 0; i < decisions && !state.at("choices").as_array().empty(); ++i) {
            EXPECT_TRUE(feed.ask(first_choice(state, i)).at("ok").as_bool());
            // Where there are secrets other eyes count otherwise: any state is a new one.
            state = feed.next_of("state");
        }
        return state;
    }
    // The same person, when the server has been started again.
    Browser again(const Browser& visitor) const {
        auto later = browser();
        later.cookie = visitor.cookie;
        return later;
    }
    // Begins a game at one keyboard, plays so many decisions, and stops the server to change what
    // it has kept.
    struct Kept {
        Browser visitor;
        std::string id;
        json::value state;
    };
    Kept kept_and_changed(std::size_t decisions, std::initializer_list<const char*> changes) {
        auto visitor = browser();
        const auto made = make(visitor, new_table("neerwinden", {me(), me()}));
        auto feed = visitor.feed(made.id);
        auto state = play_on(*feed, feed->next_of("state"), decisions);
        feed->close();
        stop();
        store::Database database(folder_.file("db"));
        for (const char* change : changes) database.run(change);
        return {std::move(visitor), made.id, std::move(state)};
    }
};

TEST_F(RestartTest, EveryGameGoesOnWhereItWas) {
    for (const char* game : {"neerwinden", "for-god-and-king"}) {
        auto visitor = browser();
        const auto made = make(visitor, new_table(game, {me(), me()}));
        auto feed = visitor.feed(made.id);
        // Far enough that there are snapshots with actions after them.
        const auto before = play_on(*feed, feed->next_of("state"), 90);
        ASSERT_GT(n_of(before), 40U);
        feed->close();
        restart();
        auto feed_again = again(visitor).feed(made.id);
        const auto after = feed_again->next_of("state");
        for (const char* same : {"n", "actor", "prompt", "choices", "scene", "dice", "undo"})
            EXPECT_EQ(after.at(same), before.at(same)) << game << ' ' << same;
        EXPECT_EQ(after.at("log").as_array().size(), n_of(before));
        for (std::uint64_t at : {std::uint64_t{1}, n_of(before) / 2}) {
            const auto moment = feed_again->ask({{"cmd", "moment"}, {"at", at}});
            EXPECT_TRUE(moment.at("ok").as_bool()) << json::serialize(moment);
        }
        play_on(*feed_again, after, 5);
    }
}

TEST_F(RestartTest, TheComputerTakesUpItsTurnAgain) {
    auto visitor = browser();
    const auto made = make(visitor, new_table("neerwinden", {computer(), me()}));
    restart();
    auto feed = again(visitor).feed(made.id);
    EXPECT_TRUE(feed->ask({{"cmd", "pace"}, {"ms", 0}}).at("ok").as_bool());
    // The dice may have given the person the first decision.
    auto state = feed->next_of("state");
    const auto by_computer = [](const json::value& one) {
        for (const auto& entry : one.at("log").as_array())
            if (entry.at("by") == 0) return true;
        return false;
    };
    for (std::size_t i = 0; i < 400 && !by_computer(state); ++i) {
        const auto n = n_of(state);
        if (!state.at("choices").as_array().empty()) {
            ASSERT_TRUE(feed->ask(first_choice(state, i)).at("ok").as_bool());
        }
        state = feed->state_when([&](const json::value& one) { return n_of(one) > n; });
        ASSERT_FALSE(state.is_null());
    }
    EXPECT_TRUE(by_computer(state));
}

// 8.6: the chairs have names until the camps are dealt, and then those of the camps.
TEST_F(RestartTest, WhoLooksOnHearsHowABidDealtTheCamps) {
    auto host = browser();
    const auto made = make(host, new_table("neerwinden", {me(), me()}, {{"bidding", "on"}}));
    auto feed = host.feed(made.id);
    auto state = feed->next_of("state");
    EXPECT_EQ(host.get("/api/tables/" + made.id).json().at("seats").at(0).at("camp"), "Player 1");
    for (const char* decision : {"bid 1", "pass", "camp Austrian"}) {
        const auto n = n_of(state);
        ASSERT_TRUE(
            feed->ask({{"cmd", "act"}, {"n", n}, {"do", json::array{decision}}}).at("ok").as_bool())
            << decision;
        if (std::string_view(decision) == "camp Austrian") break;
        do {
            state = feed->next_of("state");
        } while (n_of(state) <= n);
    }
    const auto seats = feed->next_of("info").at("table").at("seats");
    EXPECT_EQ(seats.at(0).at("camp"), "Austrian");
    EXPECT_EQ(seats.at(0).at("side"), 1);
    EXPECT_EQ(seats.at(1).at("camp"), "French");
    EXPECT_EQ(feed->next_of("state").at("sides"), (json::array{1, 0}));
}

// The list says what a look at each game would, and opens none: here none can be opened.
TEST_F(RestartTest, TheListOfGamesIsMadeOfWhatIsStored) {
    auto visitor = browser();
    const auto bidding = make(visitor, new_table("neerwinden", {me(), me()},
                                                 {{"bidding", "on"}, {"secret-orders", "on"}}));
    const auto hidden = make(visitor, new_table("for-god-and-king", {me(), computer()}));
    auto feed = visitor.feed(bidding.id);
    play_on(*feed, feed->next_of("state"), 12);
    feed->close();
    for (const char* language : {"en", "fr"}) {
        const std::string query = std::string("?lang=") + language;
        const auto list = visitor.get("/api/tables" + query).json();
        ASSERT_EQ(list.as_array().size(), 2U);
        for (const auto& one : list.as_array()) {
            const std::string id(one.at("id").as_string());
            const auto alone = visitor.get("/api/tables/" + id + query).json();
            for (const char* same : {"seats", "secrets", "actor", "my_turn", "over", "n"})
                EXPECT_EQ(one.at(same), alone.at(same)) << id << ' ' << same;
            EXPECT_TRUE(one.at("secrets").as_bool());
            EXPECT_NE(one.at("seats").at(0).at("camp"), one.at("seats").at(1).at("camp"));
        }
    }
    const auto before = visitor.get("/api/tables").json();
    stop();
    {
        store::Database database(folder_.file("db"));
        database.run("UPDATE matches SET scenario = 'gone'");
    }
    start();
    EXPECT_EQ(again(visitor).get("/api/tables").json().at(0).at("seats"), before.at(0).at("seats"));
}

TEST_F(RestartTest, AGameStoredByTheFirstVersionIsListedAndGoesOn) {
    const auto kept = kept_and_changed(
        6, {"DROP TABLE probe", "ALTER TABLE matches DROP COLUMN camps",
            "ALTER TABLE matches DROP COLUMN secrets", "ALTER TABLE matches DROP COLUMN known",
            "ALTER TABLE actions DROP COLUMN sight", "PRAGMA user_version = 1"});
    start();
    auto later = again(kept.visitor);
    const auto list = later.get("/api/tables").json();
    EXPECT_EQ(list.at(0).at("seats").at(0).at("camp"), "French");
    auto feed = later.feed(kept.id);
    const auto after = feed->next_of("state");
    EXPECT_EQ(after.at("n"), kept.state.at("n"));
    play_on(*feed, after, 1);
    EXPECT_EQ(later.get("/api/tables").json().at(0).at("seats"), list.at(0).at("seats"));
}

// An older version of the program did not keep for whom an action counts.
TEST_F(RestartTest, AGameWithSecretsIsCountedAnewWhereItsCountsAreMissing) {
    auto visitor = browser();
    const auto made =
        make(visitor, new_table("neerwinden", {me(), me()}, {{"secret-orders", "on"}}));
    auto feed = visitor.feed(made.id);
    const auto before = play_on(*feed, feed->next_of("state"), 30);
    feed->close();
    stop();
    store::Database(folder_.file("db")).run("UPDATE actions SET sight = ''");
    start();
    auto feed_again = again(visitor).feed(made.id);
    const auto after = feed_again->next_of("state");
    for (const char* same : {"n", "viewer", "choices", "scene", "dice"})
        EXPECT_EQ(after.at(same), before.at(same)) << same;
    EXPECT_EQ(after.at("log").as_array().size(), n_of(before));
    play_on(*feed_again, after, 2);
}

TEST_F(RestartTest, AGameOfOlderRulesIsReplayedAndGoesOn) {
    const auto kept = kept_and_changed(40, {"UPDATE matches SET rules_version = 'neerwinden 0'",
                                            "UPDATE snapshots SET state = '{}'"});
    start();
    auto feed = again(kept.visitor).feed(kept.id);
    const auto after = feed->next_of("state");
    EXPECT_EQ(after.at("scene"), kept.state.at("scene"));
    EXPECT_EQ(after.at("n"), kept.state.at("n"));
    feed->close();
    stop();
    store::Database database(folder_.file("db"));
    store::Statement version(database, "SELECT rules_version FROM matches");
    ASSERT_TRUE(version.rows().next());
    EXPECT_NE(version.text(0), "neerwinden 0");
    start();
}

TEST_F(RestartTest, AGameThatNoLongerFitsSaysSo) {
    const auto kept =
        kept_and_changed(3, {"UPDATE matches SET rules_version = 'neerwinden 0'",
                             "UPDATE actions SET notation = 'do the impossible' WHERE n = 2"});
    complaints_expected_ = true;
    start();
    auto later = again(kept.visitor);
    auto feed = later.feed(kept.id);
    const auto answer = feed->next();
    EXPECT_EQ(answer.at("error").at("code"), "old_rules");
    EXPECT_TRUE(feed->next().is_null());
    EXPECT_EQ(feed->close_code(), 4009);
    EXPECT_EQ(later.get("/api/tables/" + kept.id).error_code(), "old_rules");
    EXPECT_EQ(later.get("/api/tables").json().as_array().size(), 1U);
}

TEST_F(RestartTest, AnUnreadableSnapshotCostsNothingButTime) {
    const auto kept = kept_and_changed(40, {"UPDATE snapshots SET state = 'torn'"});
    start();
    EXPECT_EQ(again(kept.visitor).feed(kept.id)->next_of("state").at("scene"),
              kept.state.at("scene"));
}

}  // namespace levee::test
