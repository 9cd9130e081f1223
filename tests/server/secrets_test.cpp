// Nothing that a seat may not know leaves the server.
#include "engine/contract/chance.h"
#include "server/messages.h"
#include "server/play.h"
#include "server/support/fixture.h"

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
    return server::state_message(play, stored, reader);
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
    auto state = mine->next_of("state");
    auto at_his = his->next_of("state");
    for (std::size_t i = 0; i < 30; ++i) {
        const bool i_decide = !state.at("choices").as_array().empty();
        auto& feed = i_decide ? mine : his;
        const auto n = n_of(state);
        ASSERT_TRUE(feed->ask(first_choice(i_decide ? state : at_his, i)).at("ok").as_bool());
        const auto newer = [&](const json::value& one) { return n_of(one) > n; };
        state = mine->state_when(newer);
        at_his = his->state_when(newer);
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

}  // namespace levee::test
