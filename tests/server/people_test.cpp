#include "server/support/fixture.h"

namespace levee::test {

using PeopleTest = ServerTest;

TEST_F(PeopleTest, AFriendTakesTheSeatOfHisLinkOnce) {
    auto host = browser();
    const auto made = make(host, new_table(kGame, {me(), a_friend()}));
    const auto path = "/api/tables/" + made.id + "/join";
    ASSERT_EQ(made.tokens.size(), 1U);
    EXPECT_EQ(host.get("/api/tables/" + made.id).json().at("seats").at(1).at("kind"), "open");

    auto guesser = browser();
    EXPECT_EQ(guesser.post(path, {{"token", std::string(32, 'A')}}).error_code(), "forbidden");
    EXPECT_EQ(guesser.post(path, {{"token", ""}}).error_code(), "forbidden");

    auto his = browser();
    const auto joined = his.post(path, {{"token", made.tokens[0]}});
    EXPECT_EQ(joined.json().at("seat"), 1);
    EXPECT_EQ(his.post(path, {{"token", made.tokens[0]}}).json().at("seat"), 1);
    auto thief = browser();
    EXPECT_EQ(thief.post(path, {{"token", made.tokens[0]}}).error_code(), "seat_taken");
    EXPECT_EQ(thief.get("/api/tables").json().as_array().size(), 0U);
    const auto mine = his.get("/api/tables").json();
    ASSERT_EQ(mine.as_array().size(), 1U);
    EXPECT_TRUE(mine.at(0).at("seats").at(1).at("mine").as_bool());
    EXPECT_FALSE(mine.at(0).at("seats").at(0).at("mine").as_bool());
}

TEST_F(PeopleTest, WhoIsThereIsToldToTheOthers) {
    auto host = browser();
    const auto made = make(host, new_table(kGame, {me(), a_friend()}));
    auto his = browser();
    his.post("/api/me", {{"name", "Anna"}});
    his.post("/api/tables/" + made.id + "/join", {{"token", made.tokens.at(0)}});
    auto feed = host.feed(made.id);
    auto info = feed->next_of("info");
    EXPECT_TRUE(info.at("table").at("seats").at(0).at("online").as_bool());
    EXPECT_FALSE(info.at("table").at("seats").at(1).at("online").as_bool());
    EXPECT_EQ(info.at("table").at("seats").at(1).at("name"), "Anna");
    auto other = his.feed(made.id);
    info = feed->next_of("info");
    EXPECT_TRUE(info.at("table").at("seats").at(1).at("online").as_bool());
    auto stranger = browser();
    auto watching = stranger.feed(made.id);
    EXPECT_EQ(feed->next_of("info").at("spectators"), 1);
    other->close();
    EXPECT_FALSE(feed->next_of("info").at("table").at("seats").at(1).at("online").as_bool());
    his.post("/api/me", {{"name", "Berthe"}});
    EXPECT_EQ(feed->next_of("info").at("table").at("seats").at(1).at("name"), "Berthe");
}

TEST_F(PeopleTest, ChatReachesEverybodyAndIsKept) {
    auto host = browser();
    const auto made = make(host, new_table(kGame, {me(), computer()}));
    auto feed = host.feed(made.id);
    auto stranger = browser();
    auto watching = stranger.feed(made.id);
    EXPECT_TRUE(watching->next_of("chat").at("lines").as_array().empty());
    EXPECT_TRUE(
        feed->ask({{"cmd", "chat"}, {"text", "À vous, <b>citoyen</b> !"}}).at("ok").as_bool());
    const auto heard = watching->next_of("chat").at("lines").at(0);
    EXPECT_EQ(heard.at("text"), "À vous, <b>citoyen</b> !");
    EXPECT_EQ(heard.at("by"), "French");
    EXPECT_EQ(heard.at("seat"), 0);
    watching->ask({{"cmd", "chat"}, {"text", "hm"}});
    feed.reset();
    watching.reset();
    restart();
    auto later = browser();
    const auto lines = later.feed(made.id)->next_of("chat").at("lines").as_array();
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_EQ(lines.at(1).at("by"), "Spectator");
    EXPECT_TRUE(lines.at(1).at("seat").is_null());
}

TEST_F(PeopleTest, ASeatTakenWhileConnectedOpensItsEyes) {
    auto host = browser();
    const auto made = make(host, new_table(kGame, {a_friend(), me()}));
    auto his = browser();
    his.post("/api/me", {{"name", "Anna"}});
    auto feed = his.feed(made.id);
    EXPECT_EQ(feed->next_of("state").at("viewer"), "spectator");
    his.post("/api/tables/" + made.id + "/join", {{"token", made.tokens.at(0)}});
    EXPECT_EQ(feed->next_of("state").at("viewer"), 0);
}

TEST_F(PeopleTest, AName) {
    auto visitor = browser();
    EXPECT_EQ(visitor.get("/api/me").json().at("name"), "");
    EXPECT_EQ(visitor.cookie, "");
    EXPECT_EQ(visitor.post("/api/me", {{"name", "Élise"}}).json().at("name"), "Élise");
    EXPECT_NE(visitor.cookie, "");
    EXPECT_EQ(visitor.get("/api/me").json().at("name"), "Élise");
    EXPECT_EQ(visitor.post("/api/me", {{"name", "a\nb"}}).status, 400);
    EXPECT_EQ(visitor.post("/api/me", {{"name", std::string(41, 'x')}}).status, 400);
    EXPECT_EQ(visitor.post("/api/me", {{"name", 7}}).status, 400);
    restart();
    auto later = browser();
    later.cookie = visitor.cookie;
    EXPECT_EQ(later.get("/api/me").json().at("name"), "Élise");
}

}  // namespace levee::test
