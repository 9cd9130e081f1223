#include <fstream>
#include <iterator>

#include "server/support/fixture.h"

namespace levee::test {

class SecurityTest : public ServerTest {
 protected:
    HttpReply post_with(Browser& browser, std::map<std::string, std::string> headers) {
        return browser.request("POST", "/api/tables",
                               json::serialize(new_table(kGame, {me(), computer()})),
                               std::move(headers));
    }
    std::uint64_t metric(const std::string& name) {
        const auto text = browser().get("/metrics").body;
        const auto at = text.find("\n" + name + " ");
        return at == std::string::npos ? 0 : std::stoull(text.substr(at + name.size() + 2));
    }
};

TEST_F(SecurityTest, EveryAnswerCarriesTheHeadersThatProtectThePage) {
    auto visitor = browser();
    for (const char* path : {"/", "/api/games", "/nowhere", "/api/nowhere", "/metrics"}) {
        const auto headers = visitor.get(path).headers;
        const auto policy = headers.at("Content-Security-Policy");
        EXPECT_NE(policy.find("default-src 'none'"), std::string::npos) << path;
        EXPECT_NE(policy.find("script-src 'self'"), std::string::npos) << path;
        EXPECT_EQ(policy.find("unsafe"), std::string::npos) << path;
        EXPECT_NE(policy.find("frame-ancestors 'none'"), std::string::npos) << path;
        EXPECT_EQ(headers.at("X-Content-Type-Options"), "nosniff") << path;
        EXPECT_EQ(headers.at("Referrer-Policy"), "no-referrer") << path;
        EXPECT_EQ(headers.at("Cross-Origin-Opener-Policy"), "same-origin") << path;
    }
}

TEST_F(SecurityTest, TheCookieIsLongSecretAndKeptFromScripts) {
    auto visitor = browser();
    const auto set = visitor.post("/api/me", {{"name", "Anna"}}).headers.at("Set-Cookie");
    EXPECT_NE(set.find("HttpOnly"), std::string::npos);
    EXPECT_NE(set.find("SameSite=Lax"), std::string::npos);
    EXPECT_NE(set.find("Path=/"), std::string::npos);
    EXPECT_EQ(set.find("Secure"), std::string::npos);
    // 32 characters of 6 bits.
    EXPECT_EQ(visitor.cookie.size(), std::string("levee=").size() + 32);
    auto other = browser();
    other.post("/api/me", {{"name", "Berthe"}});
    EXPECT_NE(visitor.cookie, other.cookie);
    auto forged = browser();
    forged.cookie = "levee=" + std::string(32, 'A');
    EXPECT_EQ(forged.get("/api/me").json().at("name"), "");
}

TEST_F(SecurityTest, BehindTlsTheCookieIsSecure) {
    config_.proxies = {"127.0.0.1"};
    restart();
    auto visitor = browser();
    const auto by_proxy = [&](const std::string& proto, const std::string& origin) {
        return visitor.request("POST", "/api/me", R"({"name":"Anna"})",
                               {{"Origin", origin},
                                {"Content-Type", "application/json"},
                                {"X-Forwarded-Proto", proto}});
    };
    const auto set = by_proxy("https", "https://" + visitor.host()).headers.at("Set-Cookie");
    EXPECT_TRUE(set.starts_with("__Host-levee="));
    EXPECT_NE(set.find("; Secure"), std::string::npos);
    EXPECT_EQ(by_proxy("https", visitor.origin()).error_code(), "origin");
    config_.proxies.clear();
    restart();
    auto direct = browser();
    // Whoever is no proxy of ours is not believed.
    const auto plain = direct.request("POST", "/api/me", R"({"name":"Anna"})",
                                      {{"Origin", direct.origin()},
                                       {"Content-Type", "application/json"},
                                       {"X-Forwarded-Proto", "https"}});
    EXPECT_TRUE(plain.headers.at("Set-Cookie").starts_with("levee="));
}

TEST_F(SecurityTest, OtherSitesMayNotActForAVisitor) {
    auto visitor = browser();
    const std::string json_type = "application/json";
    EXPECT_EQ(post_with(visitor, {{"Content-Type", json_type}}).error_code(), "origin");
    for (const std::string origin : {"http://evil.example", "null", "http://127.0.0.1",
                                     "http://127.0.0.1:1", "http://127.0.0.1:80@evil.example"})
        EXPECT_EQ(
            post_with(visitor, {{"Origin", origin}, {"Content-Type", json_type}}).error_code(),
            "origin")
            << origin;
    EXPECT_EQ(post_with(visitor, {{"Origin", visitor.origin()}, {"Content-Type", "text/plain"}})
                  .error_code(),
              "bad_request");
    EXPECT_EQ(visitor.cookie, "");
    const auto made = make(visitor, new_table(kGame, {me(), computer()}));
    const auto feed = "/api/tables/" + made.id + "/feed";
    EXPECT_EQ(visitor.handshake(feed, {{"Origin", visitor.origin()}}), 101);
    EXPECT_EQ(visitor.handshake(feed, {{"Origin", "http://evil.example"}}), 403);
    EXPECT_EQ(visitor.handshake(feed, {}), 403);
}

TEST_F(SecurityTest, AForeignNameThatLeadsHereIsNotServed) {
    auto visitor = browser();
    EXPECT_EQ(visitor.get("/api/games", {{"Host", "evil.example:80"}}).error_code(), "origin");
    EXPECT_EQ(visitor.get("/", {{"Host", "evil.example"}}).status, 403);
    EXPECT_EQ(visitor.get("/", {{"Host", "localhost:1"}}).status, 200);
    EXPECT_EQ(visitor.handshake("/api/tables/aaaaaaaaaaaaaaaa/feed",
                                {{"Host", "evil.example"}, {"Origin", "http://evil.example"}}),
              403);
}

TEST_F(SecurityTest, ReadingChangesNothing) {
    auto visitor = browser();
    const auto made = make(visitor, new_table(kGame, {me(), a_friend()}));
    const auto before = visitor.get("/api/tables").body;
    auto stranger = browser();
    for (const std::string& path :
         std::vector<std::string>{"/api/me", "/api/tables", "/join/" + made.id, "/game/" + made.id,
                                  "/api/tables/" + made.id, "/api/tables/" + made.id + "/join",
                                  "/api/tables/" + made.id + "/join?token=" + made.tokens.at(0)}) {
        EXPECT_FALSE(stranger.get(path).headers.contains("Set-Cookie")) << path;
        EXPECT_EQ(stranger.cookie, "") << path;
    }
    EXPECT_EQ(visitor.get("/api/tables").body, before);
    for (const char* method : {"PUT", "DELETE", "PATCH", "OPTIONS", "FROB"})
        EXPECT_EQ(
            stranger.request(method, "/api/me", "", {{"Origin", stranger.origin()}}).error_code(),
            "method")
            << method;
}

TEST_F(SecurityTest, BodiesAndHeadersAreBounded) {
    auto visitor = browser();
    const std::map<std::string, std::string> usual{{"Origin", visitor.origin()},
                                                   {"Content-Type", "application/json"}};
    EXPECT_EQ(visitor.request("POST", "/api/me", std::string(65 << 10U, ' '), usual).error_code(),
              "too_large");
    const auto chunked = visitor.raw(
        "POST /api/me HTTP/1.1\r\nHost: " + visitor.host() + "\r\nOrigin: " + visitor.origin() +
        "\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n11000\r\n" +
        std::string(0x11000, ' ') + "\r\n0\r\n\r\n");
    EXPECT_NE(chunked.find(" 413 "), std::string::npos);
    const auto huge = visitor.raw(
        "GET / HTTP/1.1\r\nHost: x\r\nX-Long: " + std::string(20 << 10U, 'a') + "\r\n\r\n");
    EXPECT_NE(huge.find(" 413 "), std::string::npos);
    EXPECT_NE(visitor.raw("GET / HTTQ/9\r\n\r\n").find(" 400 "), std::string::npos);
    EXPECT_NE(visitor
                  .raw("POST /api/records HTTP/1.1\r\nHost: " + visitor.host() + "\r\nOrigin: " +
                       visitor.origin() + "\r\nContent-Length: 99999999999\r\n\r\n")
                  .find(" 413 "),
              std::string::npos);
    EXPECT_EQ(visitor.get("/healthz").status, 200);
}

TEST_F(SecurityTest, AnUnknownPathIsNothing) {
    auto visitor = browser();
    for (const char* path : {"/../../etc/passwd", "/assets/../../x", "/api", "/api/games/x/board",
                             "/api/games/neerwinden/", "/api/tables/short", "/index.html%00",
                             "/api/tables/aaaaaaaaaaaaaaaa"})
        EXPECT_EQ(visitor.get(path).status, 404) << path;
    EXPECT_EQ(visitor.handshake("/api/tables/../feed", {{"Origin", visitor.origin()}}), 404);
    auto feed = visitor.feed("aaaaaaaaaaaaaaaa");
    EXPECT_EQ(feed->next().at("error").at("code"), "not_found");
    EXPECT_TRUE(feed->next().is_null());
    EXPECT_EQ(feed->close_code(), 4004);
}

TEST_F(SecurityTest, ANewGameIsCheckedToTheLastMember) {
    auto visitor = browser();
    const auto good = new_table(kGame, {me(), computer()});
    const auto with = [&](const char* key, json::value value) {
        auto wish = good;
        wish[key] = std::move(value);
        return visitor.post("/api/tables", wish);
    };
    EXPECT_EQ(with("game", "chess").status, 400);
    EXPECT_EQ(with("game", 1).status, 400);
    EXPECT_EQ(with("scenario", "none").status, 400);
    EXPECT_EQ(with("options", json::object{{"bidding", "maybe"}}).status, 400);
    EXPECT_EQ(with("options", json::object{{"magic", "on"}}).status, 400);
    EXPECT_EQ(with("options", json::array{}).status, 400);
    EXPECT_EQ(with("seats", json::array{me()}).status, 400);
    EXPECT_EQ(with("seats", json::array{me(), json::object{{"kind", "king"}}}).status, 400);
    // A budget of the visitor's own choosing would keep our computers busy for hours.
    EXPECT_EQ(with("seats", json::array{me(), json::object{{"kind", "computer"},
                                                           {"level", "planner:9999s"}}})
                  .status,
              400);
    EXPECT_EQ(with("extra", 1).status, 400);
    EXPECT_EQ(visitor.cookie, "");
    EXPECT_EQ(visitor.post("/api/tables", good).status, 200);
}

TEST_F(SecurityTest, BadMessagesGetATypedErrorAndChangeNothing) {
    auto visitor = browser();
    const auto made = make(visitor, new_table(kGame, {me(), me()}));
    auto feed = visitor.feed(made.id);
    const auto state = feed->next_of("state");
    const auto n = n_of(state);
    const std::string number = std::to_string(n);
    for (const std::string& text : std::vector<std::string>{
             "hello", std::string("[]"), std::string("{}"), std::string(R"({"id":1})"),
             std::string(R"({"id":1,"cmd":"frob"})"),
             R"({"id":1,"cmd":"act","n":)" + number + R"(,"do":[]})",
             R"({"id":1,"cmd":"act","n":)" + number + R"(,"do":"x"})",
             R"({"id":1,"cmd":"act","n":-1,"do":["x"]})",
             R"({"id":1,"cmd":"act","n":)" + number + R"(,"do":["x"],"seat":1})",
             R"({"id":1,"cmd":"act","n":1.5,"do":["x"]})", R"({"id":1,"cmd":"chat","text":"   "})",
             R"({"id":1,"cmd":"pace","ms":99999999})",
             R"({"id":1,"cmd":"act","n":)" + number + R"(,"do":[)" + std::string(40, '[') + "]}"}) {
        feed->send(text);
        const auto reply = feed->next_of("reply");
        EXPECT_FALSE(reply.at("ok").as_bool()) << text;
        EXPECT_EQ(reply.at("error").at("code"), "bad_request") << text;
    }
    const auto ask = [&](json::object command) {
        return std::string(feed->ask(std::move(command)).at("error").at("code").as_string());
    };
    EXPECT_EQ(ask({{"cmd", "act"}, {"n", n}, {"do", json::array{"fly"}}}), "illegal");
    EXPECT_EQ(ask({{"cmd", "odds"}, {"n", n}, {"do", "fly"}}), "no_odds");
    EXPECT_EQ(ask({{"cmd", "moment"}, {"at", n + 1}}), "not_found");
    EXPECT_EQ(ask({{"cmd", "undo"}, {"n", n + 5}}), "stale");
    EXPECT_EQ(ask({{"cmd", "overlay"}, {"n", n}, {"overlay", "x-ray"}}), "bad_request");
    EXPECT_EQ(visitor.feed(made.id)->next_of("state").at("n"), state.at("n"));
}

TEST_F(SecurityTest, AStaleOrRepeatedActionBringsTheNewStateAndNothingElse) {
    auto visitor = browser();
    const auto made = make(visitor, new_table(kGame, {me(), me()}));
    auto feed = visitor.feed(made.id);
    const auto state = feed->next_of("state");
    const auto command = first_choice(state);
    EXPECT_TRUE(feed->ask(command).at("ok").as_bool());
    const auto after = feed->next_of("state");
    const auto reply = feed->ask(command);
    EXPECT_EQ(reply.at("error").at("code"), "stale");
    const auto again = feed->next_of("state");
    EXPECT_EQ(again.at("n"), after.at("n"));
    EXPECT_EQ(again.at("since"), 0);
}

TEST_F(SecurityTest, OnlyTheSeatThatDecidesActs) {
    auto visitor = browser();
    const auto made = make(visitor, new_table(kGame, {me(), a_friend()}));
    auto other = browser();
    other.post("/api/tables/" + made.id + "/join", {{"token", made.tokens.at(0)}});
    auto stranger = browser();
    auto mine = visitor.feed(made.id);
    auto his = other.feed(made.id);
    auto watching = stranger.feed(made.id);
    auto state = mine->next_of("state");
    const auto at_his = his->next_of("state");
    const bool i_decide = !state.at("choices").as_array().empty();
    const auto command = first_choice(i_decide ? state : at_his);
    auto& waiting = i_decide ? his : mine;
    for (auto* feed : {waiting.get(), watching.get()}) {
        EXPECT_EQ(feed->ask(command).at("error").at("code"), "not_yours");
        EXPECT_EQ(feed->ask({{"cmd", "hint"}, {"n", n_of(state)}}).at("error").at("code"),
                  "not_yours");
        EXPECT_EQ(
            feed->ask({{"cmd", "odds"}, {"n", n_of(state)}, {"do", "x"}}).at("error").at("code"),
            "not_yours");
    }
    EXPECT_EQ(watching->ask({{"cmd", "pace"}, {"ms", 0}}).at("error").at("code"), "forbidden");
    EXPECT_EQ(watching->ask({{"cmd", "undo"}, {"n", n_of(state)}}).at("error").at("code"),
              "no_undo");
    EXPECT_EQ(
        mine->ask({{"cmd", "why_not"}, {"n", n_of(state)}, {"space", "1205"}}).at("ok").as_bool(),
        true);
}

TEST_F(SecurityTest, FramesAreBoundedAndText) {
    auto visitor = browser();
    const auto made = make(visitor, new_table(kGame, {me(), computer()}));
    auto feed = visitor.feed(made.id);
    feed->next_of("info");
    feed->send(std::string(17 << 10U, ' '));
    while (!feed->next().is_null()) {
    }
    EXPECT_EQ(feed->close_code(), 1009);
}

TEST_F(SecurityTest, WhoSendsNothingButNonsenseIsSentAway) {
    config_.limits.commands = {1, 5};
    restart();
    auto visitor = browser();
    const auto made = make(visitor, new_table(kGame, {me(), me()}));
    auto feed = visitor.feed(made.id);
    for (int i = 0; i < 10; ++i) feed->send("nonsense");
    while (!feed->next().is_null()) {
    }
    EXPECT_EQ(feed->close_code(), 1008);
}

TEST_F(SecurityTest, WhoIsTooFastIsToldSo) {
    config_.limits.commands = {1, 5};
    config_.limits.chat = {1, 2};
    restart();
    auto visitor = browser();
    const auto made = make(visitor, new_table(kGame, {me(), me()}));
    auto feed = visitor.feed(made.id);
    EXPECT_TRUE(feed->ask({{"cmd", "chat"}, {"text", "1"}}).at("ok").as_bool());
    EXPECT_TRUE(feed->ask({{"cmd", "chat"}, {"text", "2"}}).at("ok").as_bool());
    EXPECT_EQ(feed->ask({{"cmd", "chat"}, {"text", "3"}}).at("error").at("code"), "too_fast");
    // A second connection of the same seat shares its measure.
    auto second = visitor.feed(made.id);
    int refused = 0;
    for (int i = 0; i < 8; ++i)
        if (!second->ask({{"cmd", "moment"}, {"at", 0}}).at("ok").as_bool()) ++refused;
    EXPECT_GE(refused, 4);
}

TEST_F(SecurityTest, AnAddressThatAsksTooOftenWaits) {
    config_.limits.requests = {1, 10};
    restart();
    auto visitor = browser();
    int refused = 0;
    for (int i = 0; i < 20; ++i) refused += visitor.get("/api/games").status == 429 ? 1 : 0;
    EXPECT_GE(refused, 8);
    // Health is asked by the operator's own machines.
    EXPECT_EQ(visitor.get("/healthz").status, 200);
}

TEST_F(SecurityTest, GamesAreNotMadeByTheThousand) {
    config_.limits.creations = {0.01, 3};
    restart();
    auto visitor = browser();
    const auto wish = new_table(kGame, {me(), computer()});
    for (int i = 0; i < 3; ++i) EXPECT_EQ(visitor.post("/api/tables", wish).status, 200);
    EXPECT_EQ(visitor.post("/api/tables", wish).error_code(), "too_fast");
}

TEST_F(SecurityTest, ConnectionsOfAnAddressAreBounded) {
    config_.limits.connections_of_address = 3;
    restart();
    auto visitor = browser();
    const auto made = make(visitor, new_table(kGame, {me(), computer()}));
    std::vector<std::unique_ptr<FeedClient>> feeds;
    for (int i = 0; i < 3; ++i) feeds.push_back(visitor.feed(made.id));
    EXPECT_ANY_THROW(visitor.feed(made.id));
    EXPECT_EQ(visitor.get("/healthz").status, 0);
    feeds.pop_back();
    EXPECT_TRUE(eventually([&] { return visitor.get("/healthz").status == 200; }));
}

TEST_F(SecurityTest, ASlowReaderIsDroppedAndMayComeBack) {
    config_.limits.commands = {};
    config_.limits.queued_messages = 8;
    restart();
    auto visitor = browser();
    const auto made = make(visitor, new_table(kGame, {me(), computer()}));
    auto feed = visitor.feed(made.id);
    feed->set_receive_buffer(4096);
    // Each asks for the whole state, which is new in another language, and none is read.
    for (int i = 0; i < 4000 && metric("levee_dropped_total") == 0; i += 100)
        for (int k = 0; k < 50; ++k) {
            feed->send(R"({"id":1,"cmd":"lang","lang":"fr"})");
            feed->send(R"({"id":1,"cmd":"lang","lang":"en"})");
        }
    EXPECT_TRUE(eventually([&] { return metric("levee_dropped_total") != 0; }));
    EXPECT_EQ(metric("levee_dropped_total"), 1U);
    EXPECT_FALSE(visitor.feed(made.id)->next_of("state").is_null());
}

TEST_F(SecurityTest, NoSecretIsKeptInTheClear) {
    auto visitor = browser();
    const auto made = make(visitor, new_table(kGame, {me(), a_friend()}));
    const auto cookie = visitor.cookie.substr(visitor.cookie.find('=') + 1);
    stop();
    std::string stored;
    for (const char* name : {"db", "db-wal"}) {
        std::ifstream file(folder_.file(name), std::ios::binary);
        stored.append(std::istreambuf_iterator<char>(file), {});
    }
    EXPECT_NE(stored.find(made.id), std::string::npos);
    EXPECT_EQ(stored.find(cookie), std::string::npos);
    EXPECT_EQ(stored.find(made.tokens.at(0)), std::string::npos);
    start();
}

}  // namespace levee::test
