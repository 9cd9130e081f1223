#include <map>

#include "server/support/fixture.h"

namespace levee::test {

class UndoTest : public ServerTest {
 protected:
    // Plays choices that bind nobody until something can be taken back; `seen`, if there is one,
    // keeps the states on the way by their numbers.
    json::value playable(FeedClient& feed, json::value state,
                         std::map<std::uint64_t, json::value>* seen = nullptr) {
        for (int i = 0; i < 200; ++i) {
            const auto n = n_of(state);
            if (seen != nullptr) seen->emplace(n, state);
            const auto& choices = state.at("choices").as_array();
            std::size_t which = 0;
            while (which + 1 < choices.size() && choices.at(which).at("commits").as_bool()) ++which;
            EXPECT_TRUE(feed.ask(first_choice(state, which)).at("ok").as_bool());
            state = feed.state_when([&](const json::value& one) { return n_of(one) != n; });
            if (state.at("undo").as_bool()) return state;
        }
        ADD_FAILURE() << "nothing could be taken back";
        return state;
    }
};

TEST_F(UndoTest, TheLastDecisionIsTakenBackForEverybody) {
    auto visitor = browser();
    const auto made = make(visitor, new_table("neerwinden", {me(), me()}));
    auto feed = visitor.feed(made.id);
    auto stranger = browser();
    auto watching = stranger.feed(made.id);
    const auto before = feed->next_of("state");
    const auto after = playable(*feed, before);

    const auto reply = feed->ask({{"cmd", "undo"}, {"n", n_of(after)}});
    ASSERT_TRUE(reply.at("ok").as_bool()) << json::serialize(reply);
    const auto undone = feed->next_of("state");
    EXPECT_LT(n_of(undone), n_of(after));
    EXPECT_EQ(undone.at("since"), undone.at("n"));
    EXPECT_TRUE(undone.at("log").as_array().empty());
    const auto seen = watching->state_when(
        [&](const json::value& one) { return n_of(one) == n_of(undone) && n_of(one) > 0; });
    EXPECT_EQ(seen.at("n"), undone.at("n"));

    // And so it was stored.
    feed.reset();
    watching.reset();
    restart();
    auto later = Browser(server_->port());
    later.cookie = visitor.cookie;
    EXPECT_EQ(later.feed(made.id)->next_of("state").at("n"), undone.at("n"));
}

TEST_F(UndoTest, TakenBackToTheStartTheGameIsAsItWas) {
    auto visitor = browser();
    const auto made = make(visitor, new_table("neerwinden", {me(), me()}));
    auto feed = visitor.feed(made.id);
    std::map<std::uint64_t, json::value> seen;
    auto state = playable(*feed, feed->next_of("state"), &seen);
    ASSERT_TRUE(state.at("undo").as_bool());
    while (state.at("undo").as_bool()) {
        const auto n = n_of(state);
        ASSERT_TRUE(feed->ask({{"cmd", "undo"}, {"n", n}}).at("ok").as_bool());
        state = feed->next_of("state");
        ASSERT_LT(n_of(state), n);
        ASSERT_TRUE(seen.contains(n_of(state))) << n_of(state);
        const auto& then = seen.at(n_of(state));
        for (const char* same : {"actor", "prompt", "choices", "scene", "undo"})
            EXPECT_EQ(state.at(same), then.at(same)) << same;
    }
    // Back to the last dice, or to the beginning; the game goes on from here.
    EXPECT_TRUE(feed->ask(first_choice(state)).at("ok").as_bool());
}

TEST_F(UndoTest, DiceBind) {
    auto visitor = browser();
    const auto made = make(visitor, new_table("neerwinden", {me(), me()}));
    auto feed = visitor.feed(made.id);
    auto state = feed->next_of("state");
    bool rolled = false;
    for (std::size_t i = 0; i < 600 && !rolled; ++i) {
        const auto n = n_of(state);
        ASSERT_TRUE(feed->ask(first_choice(state, i)).at("ok").as_bool());
        state = feed->state_when([&](const json::value& one) { return n_of(one) > n; });
        if (state.at("log").as_array().back().at("by") == "chance") rolled = true;
    }
    ASSERT_TRUE(rolled);
    EXPECT_FALSE(state.at("undo").as_bool());
    const auto reply = feed->ask({{"cmd", "undo"}, {"n", n_of(state)}});
    EXPECT_EQ(reply.at("error").at("code"), "no_undo");
}

TEST_F(UndoTest, OnlyWhoDecidedMayTakeBack) {
    auto visitor = browser();
    const auto made = make(visitor, new_table("neerwinden", {me(), a_friend()}));
    auto other = browser();
    ASSERT_EQ(other.post("/api/tables/" + made.id + "/join", {{"token", made.tokens.at(0)}}).status,
              200);
    auto mine = visitor.feed(made.id);
    auto his = other.feed(made.id);
    auto state = mine->next_of("state");
    auto seen = his->next_of("state");
    auto& actor = state.at("choices").as_array().empty() ? his : mine;
    auto& waiting = state.at("choices").as_array().empty() ? mine : his;
    auto& of_actor = state.at("choices").as_array().empty() ? seen : state;
    const auto after = playable(*actor, of_actor);
    const auto reply = waiting->ask({{"cmd", "undo"}, {"n", n_of(after)}});
    EXPECT_EQ(reply.at("error").at("code"), "no_undo");
    EXPECT_TRUE(actor->ask({{"cmd", "undo"}, {"n", n_of(after)}}).at("ok").as_bool());
}

}  // namespace levee::test
