#include "engine/records/record.h"

#include <algorithm>

#include "engine/records/walk.h"
#include "server/support/fixture.h"

namespace levee::test {

class RecordTest : public ServerTest {
 protected:
    HttpReply import(Browser& browser, const std::string& text) {
        return browser.request("POST", "/api/records", text,
                               {{"Origin", browser.origin()}, {"Content-Type", "text/plain"}});
    }
    // A whole game at one keyboard, at random.
    std::string finished(Browser& visitor) {
        const auto made = make(visitor, new_table("neerwinden", {me(), me()}));
        auto feed = visitor.feed(made.id);
        auto state = feed->next_of("state");
        engine::Random random(7);
        while (!state.at("choices").as_array().empty()) {
            const auto n = n_of(state);
            const auto count = static_cast<std::uint32_t>(state.at("choices").as_array().size());
            const auto reply = feed->ask(first_choice(state, random.below(count)));
            EXPECT_TRUE(reply.at("ok").as_bool()) << json::serialize(reply);
            state = feed->state_when([&](const json::value& one) { return n_of(one) > n; });
        }
        EXPECT_TRUE(state.at("ending").is_object());
        EXPECT_EQ(state.at("dice").at("seed").as_string().size(), 64U);
        EXPECT_FALSE(state.at("undo").as_bool());
        return made.id;
    }
};

TEST_F(RecordTest, AFinishedGameCanBeProvedAndLookedAtAgain) {
    config_.limits.commands = {};
    restart();
    auto visitor = browser();
    const auto id = finished(visitor);
    auto stranger = browser();
    const auto reply = stranger.get("/api/tables/" + id + "/record");
    ASSERT_EQ(reply.status, 200) << reply.body;
    EXPECT_NE(reply.headers.at("Content-Disposition").find("attachment"), std::string::npos);

    const auto read = engine::record_from_text(reply.body);
    ASSERT_EQ(mistake(read), nullptr) << mistake(read)->text();
    const auto& record = std::get<engine::Record>(read);
    ASSERT_TRUE(record.end && record.end->seed);
    const auto game = std::get<std::unique_ptr<engine::Game>>(
        games::open_game(games::registry(), "neerwinden", games::DataSource::embedded()));
    const auto table =
        std::get<std::unique_ptr<engine::Table>>(game->open({record.scenario, record.options}));
    const auto dice = std::get<std::optional<engine::CommittedDice>>(revealed_dice(record));
    ASSERT_TRUE(dice);
    const auto wrong = walk(record, *table, &*dice, engine::Language::English,
                            [](const engine::Walked&) { return true; });
    EXPECT_FALSE(wrong) << wrong->text();
    EXPECT_FALSE(check_end(record, *table));

    // Opened again it is the same finished game.
    const auto again = import(stranger, reply.body);
    ASSERT_EQ(again.status, 200) << again.body;
    const std::string copy(again.json().at("id").as_string());
    auto feed = stranger.feed(copy);
    const auto state = feed->next_of("state");
    EXPECT_EQ(n_of(state), record.lines.size());
    EXPECT_TRUE(state.at("ending").is_object());
    EXPECT_EQ(state.at("dice").at("seed"), json::string(*record.end->seed));
    const auto copied =
        engine::record_from_text(stranger.get("/api/tables/" + copy + "/record").body);
    ASSERT_EQ(mistake(copied), nullptr);
    EXPECT_EQ(std::get<engine::Record>(copied).lines, record.lines);

    // One forged die and it is refused, with the line.
    auto forged = record;
    const auto roll = std::ranges::find_if(
        forged.lines, [](const engine::Record::Line& line) { return line.notation == "roll 1 1"; });
    auto* changed = roll == forged.lines.end() ? nullptr : &*roll;
    for (auto& line : forged.lines)
        if (changed == nullptr && line.by.is_chance()) changed = &line;
    changed->notation = changed->notation == "roll 6 6" ? "roll 6 5" : "roll 6 6";
    const auto refused = import(stranger, engine::to_text(forged));
    EXPECT_EQ(refused.error_code(), "bad_record");
    EXPECT_NE(refused.body.find("line "), std::string::npos);
}

TEST_F(RecordTest, AGameInProgressIsGivenOnlyToWhoSeesEverything) {
    auto alone = browser();
    const auto hot_seat = make(alone, new_table("for-god-and-king", {me(), me()}));
    const auto path = [](const Made& made) { return "/api/tables/" + made.id + "/record"; };
    const auto mine = alone.get(path(hot_seat));
    EXPECT_EQ(mine.status, 200);
    EXPECT_EQ(mine.body.find("seed"), std::string::npos);
    auto stranger = browser();
    EXPECT_EQ(stranger.get(path(hot_seat)).status, 403);
    const auto open = make(alone, new_table("neerwinden", {me(), computer()}));
    EXPECT_EQ(alone.get(path(open)).status, 200);
    const auto secret = make(alone, new_table("for-god-and-king", {me(), computer()}));
    EXPECT_EQ(alone.get(path(secret)).status, 403);
    const auto shared = make(alone, new_table("neerwinden", {me(), a_friend()}));
    EXPECT_EQ(alone.get(path(shared)).status, 403);
}

TEST_F(RecordTest, AnUnfinishedRecordGoesOnWithNewDice) {
    auto visitor = browser();
    const auto made = make(visitor, new_table("neerwinden", {me(), me()}));
    auto feed = visitor.feed(made.id);
    auto state = feed->next_of("state");
    for (std::size_t i = 0; i < 60; ++i) {
        const auto n = n_of(state);
        ASSERT_TRUE(feed->ask(first_choice(state, i)).at("ok").as_bool());
        state = feed->state_when([&](const json::value& one) { return n_of(one) > n; });
    }
    const auto text = visitor.get("/api/tables/" + made.id + "/record").body;
    auto other = browser();
    const auto reply = import(other, text);
    ASSERT_EQ(reply.status, 200) << reply.body;
    auto again = other.feed(std::string(reply.json().at("id").as_string()));
    auto copy = again->next_of("state");
    EXPECT_EQ(copy.at("scene"), state.at("scene"));
    EXPECT_EQ(copy.at("n"), state.at("n"));
    EXPECT_NE(copy.at("dice").at("commitment"), state.at("dice").at("commitment"));
    EXPECT_EQ(copy.at("dice").at("rolls"), 0);
    EXPECT_TRUE(again->ask(first_choice(copy)).at("ok").as_bool());
}

TEST_F(RecordTest, RubbishIsRefusedAndMakesNobody) {
    auto visitor = browser();
    for (const std::string& text :
         {std::string(), std::string("{}"), std::string("{\"levee\":\"record\"}\n"),
          std::string(1000, '['),
          std::string(
              "{\"levee\":\"record\",\"version\":1,\"game\":\"../../etc\",\"scenario\":\"\","
              "\"options\":{},\"rules_version\":\"1\",\"seats\":[\"a\"],\"commitment\":null,"
              "\"created\":\"\"}\n")}) {
        const auto reply = import(visitor, text);
        EXPECT_EQ(reply.error_code(), "bad_record") << reply.body;
    }
    EXPECT_EQ(visitor.cookie, "");
}

}  // namespace levee::test
