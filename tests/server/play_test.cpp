#include "engine/tables/page_answers.h"
#include "server/support/fixture.h"
#include "support/exactly.h"

namespace levee::test {

namespace page = engine::page;
using levee::testing::is_exactly;

using PlayOverTheFeed = ServerTest;

TEST_F(PlayOverTheFeed, ANewcomerGetsStateChatAndInfo) {
    auto visitor = browser();
    const auto made = make(visitor, new_table(kGame, {me(), me()}));
    auto feed = visitor.feed(made.id);
    const auto state = feed->next();
    EXPECT_EQ(state.at("type"), "state");
    EXPECT_EQ(state.at("since"), 0);
    EXPECT_EQ(state.at("log").as_array().size(), n_of(state));
    EXPECT_FALSE(state.at("choices").as_array().empty());
    EXPECT_TRUE(is_exactly<std::vector<page::Choice>>(state.at("choices")));
    EXPECT_TRUE(is_exactly<page::Prompt>(state.at("prompt")));
    EXPECT_EQ(state.at("viewer"), state.at("actor"));
    EXPECT_EQ(state.at("dice").at("commitment").as_string().size(), 64U);
    EXPECT_EQ(state.at("dice").at("seed"), "");
    EXPECT_EQ(feed->next().at("type"), "chat");
    const auto info = feed->next();
    EXPECT_EQ(info.at("type"), "info");
    EXPECT_EQ(info.at("table").at("id"), json::string(made.id));
    EXPECT_TRUE(info.at("table").at("my_turn").as_bool());
    EXPECT_TRUE(info.at("table").at("seats").at(0).at("online").as_bool());
    EXPECT_EQ(info.at("spectators"), 0);
}

TEST_F(PlayOverTheFeed, AnActionIsAnsweredAndToldToEverybody) {
    auto visitor = browser();
    const auto made = make(visitor, new_table(kGame, {me(), me()}));
    auto feed = visitor.feed(made.id);
    auto stranger = browser();
    auto watching = stranger.feed(made.id);
    const auto state = feed->next_of("state");
    watching->next_of("state");

    const auto reply = feed->ask(first_choice(state));
    EXPECT_TRUE(reply.at("ok").as_bool()) << json::serialize(reply);
    const auto after = feed->next_of("state");
    EXPECT_GT(n_of(after), n_of(state));
    EXPECT_EQ(after.at("since"), state.at("n"));
    EXPECT_EQ(after.at("log").at(0).at("do"), state.at("choices").at(0).at("do"));
    EXPECT_TRUE(is_exactly<std::vector<page::Told>>(after.at("log").at(0).at("told")));
    const auto seen = watching->next_of("state");
    EXPECT_EQ(seen.at("n"), after.at("n"));
    EXPECT_EQ(seen.at("viewer"), "spectator");
    EXPECT_TRUE(seen.at("choices").as_array().empty());
}

TEST_F(PlayOverTheFeed, AgainstTheComputerTheGameComesBackToThePerson) {
    auto visitor = browser();
    const auto made = make(visitor, new_table(kGame, {me(), computer()}));
    auto feed = visitor.feed(made.id);
    EXPECT_TRUE(feed->ask({{"cmd", "pace"}, {"ms", 0}}).at("ok").as_bool());
    bool computer_played = false;
    auto state = feed->next_of("state");
    for (int i = 0; i < 400 && !computer_played; ++i) {
        const auto mine = [](const json::value& one) {
            return !one.at("choices").as_array().empty();
        };
        if (!mine(state)) state = feed->state_when(mine);
        ASSERT_FALSE(state.is_null());
        for (const auto& entry : state.at("log").as_array())
            computer_played = computer_played || entry.at("by") == 1;
        if (computer_played) break;
        const auto n = n_of(state);
        ASSERT_TRUE(feed->ask(first_choice(state, static_cast<std::size_t>(i))).at("ok").as_bool());
        state = feed->state_when([&](const json::value& one) { return n_of(one) > n; });
    }
    EXPECT_TRUE(computer_played);
}

TEST_F(PlayOverTheFeed, EveryQuestionHasItsAnswer) {
    auto visitor = browser();
    const auto made = make(visitor, new_table(kGame, {me(), me()}));
    auto feed = visitor.feed(made.id);
    const auto state = feed->next_of("state");
    const auto n = n_of(state);
    const auto why = feed->ask({{"cmd", "why_not"}, {"n", n}, {"do", "nonsense"}});
    EXPECT_EQ(why.at("refusals").as_array().size(), 1U);
    const auto fine =
        feed->ask({{"cmd", "why_not"}, {"n", n}, {"do", state.at("choices").at(0).at("do")}});
    EXPECT_TRUE(fine.at("refusals").as_array().empty());
    EXPECT_TRUE(feed->ask({{"cmd", "ways"}, {"n", n}}).at("ways").is_array());
    const auto moment = feed->ask({{"cmd", "moment"}, {"at", 0}});
    EXPECT_EQ(moment.at("moment").at("n"), 0);
    EXPECT_TRUE(moment.at("moment").as_object().contains("scene"));
    const auto french = feed->ask({{"cmd", "lang"}, {"lang", "fr"}});
    EXPECT_TRUE(french.at("ok").as_bool());
    const auto again = feed->next_of("state");
    EXPECT_EQ(again.at("since"), 0);
    EXPECT_NE(again.at("prompt").at("text"), state.at("prompt").at("text"));
}

}  // namespace levee::test
