#include <chrono>
#include <thread>

#include "server/support/fixture.h"

namespace levee::test {

// A person against a computer that begins, and does not wait between two decisions.
class AgainstTheComputer : public ServerTest {
 protected:
    void SetUp() override {
        ServerTest::SetUp();
        visitor_.emplace(browser());
        made_ = make(*visitor_, new_table("neerwinden", {computer(), me()}));
        feed_ = visitor_->feed(made_.id);
        hold(true);
        EXPECT_TRUE(feed_->ask({{"cmd", "pace"}, {"ms", 0}}).at("ok").as_bool());
        // What it was thinking about when it was held is still played, and the dice may have given
        // the person the first decision.
        auto state = feed_->next_of("state");
        while (state.at("actor") != 0 || !waits_at(n_of(state))) {
            if (state.at("actor") == 1) {
                ASSERT_TRUE(feed_->ask(first_choice(state)).at("ok").as_bool());
            }
            state = feed_->next_of("state");
        }
        n_ = n_of(state);
    }

    void hold(bool on) {
        EXPECT_TRUE(feed_->ask({{"cmd", "pause"}, {"on", on}}).at("ok").as_bool());
    }
    // Long enough for many decisions of a computer that is not held.
    bool waits_at(std::uint64_t n) {
        std::this_thread::sleep_for(std::chrono::milliseconds(400));
        return feed_->ask({{"cmd", "ways"}, {"n", n}}).at("ok").as_bool();
    }
    static int decisions_of(const json::value& state, int seat) {
        int count = 0;
        for (const auto& entry : state.at("log").as_array()) count += entry.at("by") == seat;
        return count;
    }

    std::optional<Browser> visitor_;
    Made made_;
    std::unique_ptr<FeedClient> feed_;
    std::uint64_t n_ = 0;
};

TEST_F(AgainstTheComputer, HeldItMakesOneStepWhenItIsTold) {
    EXPECT_TRUE(feed_->ask({{"cmd", "step"}, {"n", n_}}).at("ok").as_bool());
    const auto after = feed_->next_of("state");
    EXPECT_GT(n_of(after), n_);
    EXPECT_GE(decisions_of(after, 0), 1);
    EXPECT_TRUE(waits_at(n_of(after)));
    const auto late = feed_->ask({{"cmd", "step"}, {"n", n_}});
    EXPECT_EQ(late.at("error").at("code"), "stale");
}

TEST_F(AgainstTheComputer, LetGoItPlaysOnUntilThePersonMustDecide) {
    hold(false);
    const auto mine = feed_->state_when(
        [](const json::value& one) { return !one.at("choices").as_array().empty(); });
    EXPECT_GT(n_of(mine), n_);
}

TEST_F(AgainstTheComputer, WhoHeldItAndLeavesHoldsNobodyUp) {
    auto second = visitor_->feed(made_.id);
    second->next_of("state");
    feed_->close();
    const auto on = second->state_when([&](const json::value& one) { return n_of(one) > n_; });
    EXPECT_FALSE(on.is_null());
}

TEST_F(AgainstTheComputer, ASpectatorMayNeitherHoldItNorPushIt) {
    auto stranger = browser();
    auto watching = stranger.feed(made_.id);
    for (const json::object& command :
         {json::object{{"cmd", "pause"}, {"on", true}}, json::object{{"cmd", "step"}, {"n", n_}}})
        EXPECT_EQ(watching->ask(command).at("error").at("code"), "forbidden");
    EXPECT_TRUE(waits_at(n_));
}

// It says what it expected, and in a game without secrets the other may read it.
TEST_F(AgainstTheComputer, EveryDecisionOfItHasItsReason) {
    feed_->ask({{"cmd", "step"}, {"n", n_}});
    const auto after = feed_->next_of("state");
    bool said = false;
    for (const auto& entry : after.at("log").as_array())
        if (const auto* note = entry.as_object().if_contains("note"))
            said = note->as_string() != "";
    EXPECT_TRUE(said) << json::serialize(after.at("log"));
}

class Advice : public ServerTest {
 protected:
    static std::size_t assessments(const FeedClient& feed) {
        std::size_t count = 0;
        for (const auto& frame : feed.frames()) count += frame.find("\"assessment\"") != frame.npos;
        return count;
    }
};

TEST_F(Advice, HintsAreAFewChoicesWithTheirChanceTheBestFirst) {
    auto visitor = browser();
    auto feed = visitor.feed(make(visitor, new_table("neerwinden", {me(), me()})).id);
    const auto state = feed->next_of("state");
    const auto reply = feed->ask({{"cmd", "hint"}, {"n", n_of(state)}});
    const auto& hints = reply.at("hints").as_array();
    ASSERT_FALSE(hints.empty());
    double before = 1;
    for (const auto& hint : hints) {
        const double chance = hint.at("chance").to_number<double>();
        EXPECT_GE(chance, 0);
        EXPECT_LE(chance, before);
        before = chance;
        EXPECT_NE(hint.at("reason").as_string(), "");
    }
}

TEST_F(Advice, TheChancesAreToldAfterEveryChangeToWhoWantsThemAndToNobodyElse) {
    auto visitor = browser();
    const auto made = make(visitor, new_table("neerwinden", {me(), me()}));
    auto feed = visitor.feed(made.id);
    auto quiet = visitor.feed(made.id);
    const auto state = feed->next_of("state");
    EXPECT_TRUE(feed->ask({{"cmd", "assess"}, {"on", true}}).at("ok").as_bool());
    const auto first = feed->next_of("assessment");
    EXPECT_EQ(first.at("n"), state.at("n"));
    EXPECT_EQ(first.at("side"), state.at("viewer"));
    EXPECT_GT(first.at("chance").to_number<double>(), 0);
    EXPECT_LT(first.at("chance").to_number<double>(), 1);

    ASSERT_TRUE(feed->ask(first_choice(state)).at("ok").as_bool());
    const auto after = feed->next_of("state");
    EXPECT_EQ(feed->next_of("assessment").at("n"), after.at("n"));

    EXPECT_TRUE(feed->ask({{"cmd", "assess"}, {"on", false}}).at("ok").as_bool());
    const auto told = assessments(*feed);
    ASSERT_TRUE(feed->ask(first_choice(after)).at("ok").as_bool());
    // Whatever is worked out for this change is worked out before a hint that is asked for later.
    feed->ask({{"cmd", "hint"}, {"n", n_of(feed->next_of("state"))}});
    EXPECT_EQ(assessments(*feed), told);
    quiet->ask({{"cmd", "lang"}, {"lang", "en"}});
    EXPECT_EQ(assessments(*quiet), 0U);
}

// Each through his own eyes; a spectator hears of the first seat.
TEST_F(Advice, EveryReaderHearsOfHisOwnSeat) {
    auto republican = browser();
    const auto made = make(republican, new_table("for-god-and-king", {me(), a_friend()}));
    auto vendeen = browser();
    ASSERT_EQ(vendeen.post("/api/tables/" + made.id + "/join", {{"token", made.tokens[0]}}).status,
              200);
    auto stranger = browser();
    int seat = 0;
    for (auto* reader : {&republican, &vendeen, &stranger}) {
        auto feed = reader->feed(made.id);
        feed->ask({{"cmd", "assess"}, {"on", true}});
        EXPECT_EQ(feed->next_of("assessment").at("side"), reader == &stranger ? 0 : seat);
        ++seat;
    }
}

}  // namespace levee::test
