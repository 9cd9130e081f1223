// A game of three chairs on two sides over real sockets: every chair in a browser of its own.
#include "engine/council_list.h"
#include "server/support/fixture.h"

namespace levee::test {
namespace {

class CouncilTest : public ServerTest {
 protected:
    std::span<const games::GameEntry> registered() const override { return engine::council::kOnly; }

    struct Chair {
        std::unique_ptr<Browser> browser;
        std::unique_ptr<FeedClient> feed;
        json::value state;
    };
};

// The cards that the reader of this state knows.
json::array face_up(const json::value& state) {
    json::array cards;
    for (const auto& hand : state.at("scene").at("hands").as_array())
        for (const auto& card : hand.at("cards").as_array()) cards.push_back(card);
    return cards;
}

TEST_F(CouncilTest, ThreeBrowsersPlayOneGame) {
    std::vector<Chair> chairs(3);
    for (auto& chair : chairs) chair.browser = std::make_unique<Browser>(browser());
    const auto made =
        make(*chairs[0].browser, new_table("the-council", {me(), a_friend(), a_friend()}));
    ASSERT_EQ(made.tokens.size(), 2U);
    for (std::size_t i = 0; i < 2; ++i) {
        const auto joined = chairs[i + 1].browser->post("/api/tables/" + made.id + "/join",
                                                        {{"token", made.tokens[i]}});
        EXPECT_EQ(joined.json().at("seat"), i + 1);
    }
    auto stranger = browser();
    auto watching = stranger.feed(made.id);
    for (auto& chair : chairs) {
        chair.feed = chair.browser->feed(made.id);
        chair.state = chair.feed->next_of("state");
        EXPECT_EQ(chair.state.at("sides"), (json::array{0, 1, 0}));
    }
    // A hand is shared by a side and seen by nobody else.
    EXPECT_EQ(face_up(chairs[0].state).size(), 4U);
    EXPECT_EQ(face_up(chairs[0].state), face_up(chairs[2].state));
    EXPECT_EQ(face_up(chairs[1].state).size(), 2U);
    EXPECT_EQ(face_up(watching->next_of("state")).size(), 0U);

    int decisions = 0;
    while (chairs[0].state.at("ending").is_null()) {
        ASSERT_LT(++decisions, 100);
        const auto actor = chairs[0].state.at("actor").to_number<std::size_t>();
        for (std::size_t i = 0; i < chairs.size(); ++i)
            EXPECT_EQ(chairs[i].state.at("choices").as_array().empty(), i != actor);
        const auto n = n_of(chairs[0].state);
        const std::size_t which = chairs[actor].state.at("choices").as_array().size() - 1;
        EXPECT_TRUE(
            chairs[actor].feed->ask(first_choice(chairs[actor].state, which)).at("ok").as_bool());
        for (auto& chair : chairs) do {
                chair.state = chair.feed->next_of("state");
            } while (n_of(chair.state) <= n);
    }
    const auto& ending = chairs[1].state.at("ending");
    EXPECT_EQ(ending, chairs[2].state.at("ending"));
    EXPECT_TRUE(ending.at("winner").is_null() || ending.at("winner").to_number<int>() < 2);
}

TEST_F(CouncilTest, AGameHasAsManySeatsAsItsSetUp) {
    auto host = browser();
    EXPECT_EQ(host.post("/api/tables", new_table("the-council", {me(), a_friend()})).status, 400);
    const auto seat = [](const char* name, int side, const char* camp, const char* nation) {
        return json::object{{"name", name}, {"side", side}, {"camp", camp}, {"nation", nation}};
    };
    const json::array seats{seat("Mayor", 0, "North", "republican"),
                            seat("Ferryman", 1, "South", "english"),
                            seat("Miller", 0, "North", "republican")};
    EXPECT_EQ(host.get("/api/games").json().at(0).at("seats"), seats);
    const std::string path = "/api/games/the-council/seats";
    EXPECT_EQ(host.get(path).json(), seats);
    EXPECT_EQ(host.get(path + "?scenario=spring&lang=en").json(), seats);
    const auto french = host.get(path + "?lang=fr").json();
    EXPECT_EQ(french.at(1), seat("Passeur", 1, "Sud", "english"));
    for (const char* query : {"?scenario=winter", "?wind=strong"})
        EXPECT_EQ(host.get(path + query).error_code(), "bad_request") << query;
}

TEST_F(CouncilTest, ACardIsAPictureOfItsOwn) {
    auto host = browser();
    const std::string path = "/api/games/the-council/cards/";
    EXPECT_NE(host.get(path + "card-3.svg").body.find("card-3"), std::string::npos);
    for (const char* name : {"card-9.svg", "back.svg", ".svg", "card-3", "", "../board.svg"})
        EXPECT_EQ(host.get(path + name).status, 404) << name;
}

}  // namespace
}  // namespace levee::test
