// Everything that the server says conforms to the structs of which the types of the page are made.
// Every test checks what it is told (support/conforms.h); this one asks for all there is.
#include "server/support/fixture.h"

namespace levee::test {
namespace {

using Conformance = ServerTest;

TEST_F(Conformance, OfAllThatIsToldOfTheGames) {
    auto visitor = browser();
    const auto games = visitor.get("/api/games").json();
    ASSERT_FALSE(games.as_array().empty());
    for (const auto& game : games.as_array()) {
        const auto at = "/api/games/" + std::string(game.at("key").as_string());
        for (const char* about : {"/board", "/rules", "/seats"})
            for (const char* language : {"en", "fr"})
                EXPECT_EQ(visitor.get(at + about + "?lang=" + language).status, 200) << at << about;
        for (const auto& scenario : game.at("scenarios").as_array()) {
            const auto chosen = "?scenario=" + std::string(scenario.at("key").as_string());
            EXPECT_FALSE(visitor.get(at + "/seats" + chosen).json().as_array().empty()) << chosen;
        }
    }
}

TEST_F(Conformance, OfEveryMessageOfAFeed) {
    for (const auto& entry : registered()) {
        if (!entry.playable()) continue;
        SCOPED_TRACE(entry.key);
        const std::string key(entry.key);
        auto visitor = browser();
        EXPECT_EQ(visitor.post("/api/me", {{"name", "Anna"}}).status, 200);
        const auto made = make(visitor, new_table(key, {me(), me()}));
        auto feed = visitor.feed(made.id);
        auto state = feed->next_of("state");
        // No more commands than a seat may send at once.
        for (int i = 0; i < 8 && state.at("ending").is_null(); ++i) {
            const auto n = n_of(state);
            const auto notation = state.at("choices").at(0).at("do");
            const auto told = [&](json::object command, const char* member) {
                command["n"] = n;
                const auto reply = feed->ask(std::move(command));
                EXPECT_TRUE(reply.as_object().contains(member)) << json::serialize(reply);
            };
            told({{"cmd", "why_not"}, {"do", "nonsense"}}, "refusals");
            told({{"cmd", "ways"}}, "ways");
            feed->ask({{"cmd", "odds"}, {"n", n}, {"do", notation}});
            const auto moment = feed->ask({{"cmd", "moment"}, {"at", n}});
            EXPECT_TRUE(moment.as_object().contains("moment")) << json::serialize(moment);
            EXPECT_TRUE(feed->ask(first_choice(state)).at("ok").as_bool());
            do state = feed->next_of("state");
            while (n_of(state) <= n);
        }
        const auto board = visitor.get("/api/games/" + key + "/board").json();
        for (const auto& overlay : board.at("overlays").as_array())
            feed->ask({{"cmd", "overlay"}, {"n", n_of(state)}, {"overlay", overlay.at("id")}});
        const auto hint = feed->ask({{"cmd", "hint"}, {"n", n_of(state)}});
        EXPECT_TRUE(hint.as_object().contains("hints")) << json::serialize(hint);
        EXPECT_TRUE(feed->ask({{"cmd", "chat"}, {"text", "Vive la nation !"}}).at("ok").as_bool());
        EXPECT_TRUE(feed->ask({{"cmd", "assess"}, {"on", true}}).at("ok").as_bool());
        EXPECT_FALSE(feed->next_of("assessment").is_null());
        EXPECT_FALSE(feed->ask({{"cmd", "undo"}, {"n", 0}}).at("ok").as_bool());
        EXPECT_EQ(visitor.get("/api/tables").json().as_array().size(), 1U);
        EXPECT_EQ(visitor.get("/api/tables/" + made.id).json().at("id"), json::string(made.id));
    }
}

}  // namespace
}  // namespace levee::test
