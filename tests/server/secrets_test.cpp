// Nothing that a seat may not know leaves the server.
#include <array>
#include <regex>

#include "engine/contract/chance.h"
#include "server/messages.h"
#include "server/play.h"
#include "server/support/fixture.h"
#include "store/sqlite.h"

namespace levee::test {

namespace {

using engine::Language;
using engine::SeatId;

store::Table stored_of(const std::string& game, const engine::Game& loaded,
                       std::map<std::string, std::string> options) {
    store::Table stored;
    stored.id = "m";
    stored.game = game;
    stored.scenario = loaded.scenarios().front().key;
    stored.options = std::move(options);
    stored.seed = std::string(64, 'a');
    stored.commitment = "c";
    stored.rules_version = std::string(loaded.rules_version());
    return stored;
}

std::string seen(const server::Play& play, const store::Table& stored, SeatId viewer) {
    server::Reader reader;
    reader.viewer = viewer;
    return server::state_message(server::state_body(play, stored, reader), play, reader);
}

// Along a random game: wherever a seat may choose between two actions of which the others hear and
// see the same, the others are sent the same, to the last byte.
void check(const std::string& key, const std::map<std::string, std::string>& options, int wanted) {
    const auto game = std::get<std::unique_ptr<engine::Game>>(
        games::open_game(games::registry(), key, games::DataSource::embedded()));
    const auto stored = stored_of(key, *game, options);
    auto play = std::get<server::Play>(server::Play::begin(*game, stored, "t"));
    engine::Random random(3);
    int compared = 0;
    for (int i = 0; i < 1500 && compared < wanted && !play.over(); ++i) {
        const auto seat = play.table().actor().seat;
        const SeatId other{static_cast<std::uint8_t>(1 - seat.raw)};
        const auto choices = play.table().choices(Language::English);
        const auto pick = [&] {
            return choices[random.below(static_cast<std::uint32_t>(choices.size()))].notation;
        };
        const auto one = pick();
        const auto two = pick();
        const auto after = [&](const std::string& notation) {
            const auto table = play.table().clone();
            std::string heard;
            const auto applied = table->apply(notation, Language::English);
            for (const auto& event : std::get<std::vector<engine::EventText>>(applied))
                if (!event.secret) heard += event.kind + event.text.en + event.from + event.to;
            return std::tuple{heard, table->view(other), table->view(engine::kSpectator)};
        };
        const bool worth_it = one != two && after(one) == after(two);
        if (worth_it) {
            const auto world = [&](const std::string& notation) {
                auto copy = std::get<server::Play>(
                    server::Play::replay(*game, stored, play.actions_after(0)));
                copy.act(std::vector{notation}, Language::English, "t");
                return copy;
            };
            const auto a = world(one);
            const auto b = world(two);
            // Dice and forced choices that follow may part the worlds in the open.
            if (a.table().view(other) == b.table().view(other) && a.n() == b.n()) {
                for (const auto viewer : {other, engine::kSpectator})
                    ASSERT_TRUE(seen(a, stored, viewer) == seen(b, stored, viewer))
                        << "'" << one << "' or '" << two << "' at " << a.n();
                ++compared;
            }
        }
        play.act(std::vector{one}, Language::English, "t");
    }
    EXPECT_GE(compared, wanted) << "this game hid too little to try it";
}

}  // namespace

TEST(SecretsTest, WorldsThatDifferInWhatIsHiddenLookTheSameToTheOthers) {
    check("neerwinden", {{"secret-orders", "on"}}, 10);
    check("for-god-and-king", {}, 10);
}

class SecretFeedTest : public ServerTest {};

TEST_F(SecretFeedTest, TheEnemyIsNeverSentTheNotationOfASecretDecision) {
    auto visitor = browser();
    const auto made =
        make(visitor, new_table("neerwinden", {me(), a_friend()}, {{"secret-orders", "on"}}));
    auto other = browser();
    other.post("/api/tables/" + made.id + "/join", {{"token", made.tokens.at(0)}});
    auto mine = visitor.feed(made.id);
    auto his = other.feed(made.id);
    std::array feeds{mine.get(), his.get()};
    std::array states{mine->next_of("state"), his->next_of("state")};
    const auto decides = [](const json::value& one) {
        return !one.at("choices").as_array().empty();
    };
    for (std::size_t i = 0; i < 30; ++i) {
        const std::size_t actor = decides(states[0]) ? 0 : 1;
        ASSERT_TRUE(feeds[actor]->ask(first_choice(states[actor], i)).at("ok").as_bool());
        states[actor] = feeds[actor]->next_of("state");
        // The other may have seen nothing of it.
        if (!decides(states[actor])) states[1 - actor] = feeds[1 - actor]->state_when(decides);
    }
    // Asked for once more from the start, as after a reconnection.
    const auto all = other.feed(made.id)->next_of("state");
    int hidden = 0;
    for (const auto& entry : all.at("log").as_array()) {
        if (entry.at("by") == 1) {
            EXPECT_NE(entry.at("do"), "");
        } else {
            EXPECT_EQ(entry.at("do"), "");
            ++hidden;
        }
    }
    EXPECT_GT(hidden, 0);
}

// Two games that part in secret only, over real sockets: the enemy and a spectator are sent the
// same, message by message and to the last byte but for the clock and the number of the table.
class TwinFeedsTest : public ServerTest {
 protected:
    // Begins the game again as another one with the same seed.
    std::string copied(const std::string& id) {
        auto copy = id;
        copy.back() = copy.back() == 'a' ? 'b' : 'a';
        stop();
        {
            store::Database database(folder_.file("db"));
            for (const char* table : {"matches", "seats", "actions", "snapshots"}) {
                const std::string from(table);
                const std::string key = from == "matches" ? "id" : "match";
                database.run(("CREATE TEMP TABLE twin AS SELECT * FROM " + from + " WHERE " + key +
                              " = '" + id + "'")
                                 .c_str());
                database.run(("UPDATE twin SET " + key + " = '" + copy + "'").c_str());
                database.run(("INSERT INTO " + from + " SELECT * FROM twin").c_str());
                database.run("DROP TABLE twin");
            }
        }
        start();
        return copy;
    }
    static std::vector<std::string> plain(const FeedClient& feed, const std::string& id) {
        std::vector<std::string> frames;
        for (auto text : feed.frames()) {
            text = std::regex_replace(text, std::regex("1793-03-18T[0-9:]+Z"), "now");
            frames.push_back(std::regex_replace(text, std::regex(id), "ID"));
        }
        return frames;
    }
};

TEST_F(TwinFeedsTest, HowOftenSomebodyDecidesInSecretIsNotToBeCounted) {
    auto host = browser();
    const auto made =
        make(host, new_table("neerwinden", {me(), a_friend()}, {{"secret-orders", "on"}}));
    auto guest = browser();
    guest.post("/api/tables/" + made.id + "/join", {{"token", made.tokens.at(0)}});
    const auto twin = copied(made.id);
    std::vector<std::vector<std::string>> heard[2];
    for (int world = 0; world < 2; ++world) {
        const auto& id = world == 0 ? made.id : twin;
        const auto on_this_port = [&](const Browser& known) {
            auto again = browser();
            again.cookie = known.cookie;
            return again;
        };
        std::unique_ptr<FeedClient> feeds[2];
        json::value states[2];
        for (int seat = 0; seat < 2; ++seat) {
            feeds[seat] = on_this_port(seat == 0 ? host : guest).feed(id);
            states[seat] = feeds[seat]->next_of("state");
            feeds[seat]->next_of("info");
            if (seat == 1) feeds[0]->next_of("info");
        }
        auto watching = browser().feed(id);
        watching->next_of("info");
        for (auto& feed : feeds) feed->next_of("info");

        const std::size_t first = states[0].at("choices").as_array().empty() ? 1 : 0;
        auto& acting = *feeds[first];
        auto& waiting = *feeds[1 - first];
        auto state = states[first];
        // In one of the worlds he tries this order and that one, and takes it back.
        for (std::size_t i = 0; i < 3 && world == 1; ++i) {
            ASSERT_TRUE(acting.ask(first_choice(state, i)).at("ok").as_bool());
            state = acting.next_of("state");
            ASSERT_TRUE(state.at("undo").as_bool());
            ASSERT_TRUE(acting.ask({{"cmd", "undo"}, {"n", n_of(state)}}).at("ok").as_bool());
            state = acting.next_of("state");
            // Nobody hears of it in the list of games either.
            const auto list = on_this_port(first == 0 ? guest : host).get("/api/tables").json();
            for (const auto& info : list.as_array()) {
                const bool other = info.at("id") != json::string(id);
                EXPECT_TRUE(other || info.at("n") == n_of(states[1 - first]));
            }
        }
        const auto last = state.at("choices").as_array().size() - 1;
        ASSERT_TRUE(acting.ask(first_choice(state, last)).at("ok").as_bool());
        // Then it is the other's turn to do so, and he is as fast as he likes.
        const auto his = waiting.state_when(
            [](const json::value& one) { return !one.at("choices").as_array().empty(); });
        EXPECT_EQ(waiting.ask({{"cmd", "moment"}, {"at", n_of(his)}}).at("moment").at("scene"),
                  his.at("scene"));
        EXPECT_FALSE(his.at("undo").as_bool());
        ASSERT_TRUE(waiting.ask({{"cmd", "chat"}, {"text", "Enough."}}).at("ok").as_bool());
        while (watching->next_of("chat").at("lines").as_array().empty()) {
        }
        waiting.next_of("chat");
        heard[world] = {plain(waiting, id), plain(*watching, id)};
    }
    EXPECT_EQ(heard[0], heard[1]);
    EXPECT_GT(heard[0][1].size(), 4U);
}

}  // namespace levee::test
