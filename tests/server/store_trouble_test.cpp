// A store that is busy, full or broken costs nobody his seats, and no move is lost without a word.
#include <future>
#include <mutex>

#include "server/guests.h"
#include "server/secrets.h"
#include "server/support/fixture.h"
#include "store/sqlite.h"
#include "store/support/faulty_disk.h"

namespace levee::test {

using Fault = FaultyDisk::Fault;

class StoreTroubleTest : public ServerTest {
 protected:
    void SetUp() override {
        config_.limits.creations = {};
        complaints_expected_ = true;
        start();
    }
    void TearDown() override { stop(); }  // before its disk goes
    std::int64_t guests_stored() {
        store::Database database(folder_.file("db"));
        store::Statement statement(database, "SELECT count(*) FROM guests");
        return statement.rows().next() ? statement.integer(0) : -1;
    }
    static void expect_refusal(const HttpReply& reply, std::string_view sentence) {
        EXPECT_EQ(reply.status, 503) << reply.body;
        EXPECT_EQ(reply.error_code(), "storage");
        EXPECT_NE(reply.body.find(sentence), std::string::npos) << reply.body;
        for (const auto& [name, value] : reply.headers)
            EXPECT_EQ(name.find("ookie"), std::string::npos) << name << ": " << value;
    }
    // Anna, with a game, when the server has been started again and remembers nobody.
    Browser forgotten_anna(std::string& game) {
        auto anna = browser();
        EXPECT_EQ(anna.post("/api/me", json::object{{"name", "Anna"}}).status, 200);
        game = make(anna, new_table(kGame, {me(), me()})).id;
        restart();
        auto again = browser();
        again.cookie = anna.cookie;
        return again;
    }

    FaultyDisk disk_;  // in place before the store is opened
};

TEST_F(StoreTroubleTest, AKnownGuestIsNeverMadeAStranger) {
    for (const auto fault : {Fault::Io, Fault::Busy, Fault::Memory}) {
        std::string game;
        auto anna = forgotten_anna(game);
        const auto cookie = anna.cookie;
        const auto guests = guests_stored();
        disk_.fail_always(fault);
        constexpr std::string_view kSentence = "The games cannot be read just now";
        expect_refusal(anna.get("/api/me"), kSentence);
        expect_refusal(anna.get("/api/tables"), kSentence);
        expect_refusal(anna.get("/api/tables/" + game), kSentence);
        expect_refusal(anna.get("/api/tables/" + game + "/record"), kSentence);
        expect_refusal(anna.post("/api/me", json::object{{"name", "Berthe"}}), kSentence);
        expect_refusal(anna.post("/api/tables", new_table(kGame, {me(), me()})), kSentence);
        // A feed would make her a spectator of her own game.
        EXPECT_EQ(anna.handshake("/api/tables/" + game + "/feed",
                                 {{"Origin", anna.origin()}, {"Cookie", anna.cookie}}),
                  503);
        EXPECT_EQ(anna.cookie, cookie);
        disk_.heal();
        EXPECT_EQ(anna.get("/api/me").json().at("name"), "Anna");
        EXPECT_EQ(anna.get("/api/tables").json().at(0).at("id"), json::string(game));
        EXPECT_EQ(guests_stored(), guests);
    }
}

TEST_F(StoreTroubleTest, WhoeverIsNewIsNotMadeWhereNothingCanBeWritten) {
    disk_.fail_always(Fault::Full);
    auto visitor = browser();
    const auto reply = visitor.post("/api/tables", new_table(kGame, {me(), me()}));
    EXPECT_EQ(reply.status, 503);
    EXPECT_EQ(visitor.cookie, "");
    disk_.heal();
    EXPECT_EQ(guests_stored(), 0);
    EXPECT_EQ(visitor.post("/api/tables", new_table(kGame, {me(), me()})).status, 200);
}

TEST_F(StoreTroubleTest, AMoveThatCannotBeWrittenIsRefusedAndCanBeMadeAgain) {
    auto visitor = browser();
    const auto made = make(visitor, new_table(kGame, {me(), me()}));
    auto feed = visitor.feed(made.id);
    const auto before = feed->next_of("state");
    disk_.fail_always(Fault::Full);
    const auto refused = feed->ask(first_choice(before));
    EXPECT_FALSE(refused.at("ok").as_bool());
    EXPECT_EQ(refused.at("error").at("code"), "storage");
    EXPECT_NE(std::string(refused.at("error").at("text").as_string()).find("try again"),
              std::string::npos);
    EXPECT_TRUE(feed->next_of("state").is_null());
    EXPECT_EQ(feed->close_code(), 1012);
    disk_.heal();
    auto again = visitor.feed(made.id);
    const auto after = again->next_of("state");
    EXPECT_EQ(after.at("n"), before.at("n"));
    EXPECT_EQ(after.at("scene"), before.at("scene"));
    EXPECT_TRUE(again->ask(first_choice(after)).at("ok").as_bool());
}

TEST_F(StoreTroubleTest, HealthSaysInOneWordWhyNothingCanBeWritten) {
    auto visitor = browser();
    EXPECT_EQ(visitor.get("/healthz").status, 200);
    EXPECT_EQ(visitor.get("/healthz").body, "ok\n");
    for (const auto& [fault, word] :
         {std::pair{Fault::Full, "full\n"}, std::pair{Fault::Io, "io\n"},
          std::pair{Fault::Busy, "busy\n"}, std::pair{Fault::Memory, "memory\n"}}) {
        disk_.fail_always(fault);
        HttpReply sick;
        // What was well a moment ago is not looked at again.
        EXPECT_TRUE(eventually([&] {
            sick = visitor.get("/healthz");
            return sick.status == 503;
        }));
        EXPECT_EQ(sick.body, word);
        disk_.heal();
        EXPECT_EQ(visitor.get("/healthz").body, "ok\n");
    }
    const auto metrics = visitor.get("/metrics").body;
    EXPECT_NE(metrics.find("levee_store_failures_total{why=\"full\"} 1\n"), std::string::npos)
        << metrics;
    const std::scoped_lock lock(complaints_mutex_);
    EXPECT_EQ(complaints_.size(), 4U);
    EXPECT_NE(complaints_.at(0).find("the store: the disk is full"), std::string::npos);
}

// Whatever call of the disk fails, a cookie leads to its owner or to a refusal.
TEST(GuestOfACookie, IsHimselfOrNobodyKnows) {
    for (const auto fault : {Fault::Io, Fault::Full, Fault::Busy, Fault::Memory})
        for (const bool for_good : {false, true}) {
            const TempFolder folder;
            FaultyDisk disk;
            const auto token = server::new_token();
            store::Guest anna;
            {
                const auto store = store::open_sqlite(folder.file("db"));
                anna = store->add_guest(server::hash_of(token), "Anna", "then");
            }
            store::StoreThread thread(store::open_sqlite(folder.file("db")), {});
            const auto ask = [&] {
                // A new one each time: what is remembered is not asked for.
                server::Guests guests(thread, [] { return std::string("now"); });
                std::promise<std::variant<server::Guests::Known, store::Failure>> answer;
                guests.find_or_add(token, [&](const auto& found) { answer.set_value(found); });
                return answer.get_future().get();
            };
            std::size_t refused = 0;
            bool more = true;
            for (std::size_t call = 1; more; ++call) {
                disk.fail(fault, call, for_good);
                const auto found = ask();
                more = disk.has_failed();
                disk.heal();
                if (const auto* known = std::get_if<server::Guests::Known>(&found)) {
                    ASSERT_EQ(known->guest.id, anna.id);
                    ASSERT_EQ(known->guest.name, "Anna");
                    ASSERT_EQ(known->new_token, "");
                } else {
                    ++refused;
                }
            }
            EXPECT_EQ(refused > 0, fault != Fault::Full && (for_good || fault != Fault::Busy));
            const auto found = ask();
            EXPECT_TRUE(std::holds_alternative<server::Guests::Known>(found));
            thread.stop();
            store::Database database(folder.file("db"));
            store::Statement statement(database, "SELECT count(*) FROM guests");
            ASSERT_TRUE(statement.rows().next());
            EXPECT_EQ(statement.integer(0), 1);
        }
}

}  // namespace levee::test
