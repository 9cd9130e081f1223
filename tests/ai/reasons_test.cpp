// What players say of their choices: an objective or a threat, and not only how likely they are to
// win.
#include <algorithm>

#include "neerwinden_positions.h"

namespace levee::testing {
namespace {

using engine::Language;

// Goes on with a game of greedy thinking until `enough`.
template <class Enough>
void play_until(engine::Table& table, const ai::GamePlayers& players, Enough enough) {
    engine::Random dice(1);
    const std::array seated{player(players, "greedy", 1), player(players, "greedy", 2)};
    while (!table.actor().is_over()) {
        const auto actor = table.actor();
        if (actor.is_chance()) {
            table.apply(table.chance_notation(dice.answer(table.chance())), Language::English);
            continue;
        }
        if (enough(actor.seat)) return;
        table.apply(seated[actor.seat.raw]->decide(table).notation, Language::English);
    }
}

std::unique_ptr<engine::Table> opened(const engine::Game& game) {
    return std::get<std::unique_ptr<engine::Table>>(game.open({game.scenarios().front().key, {}}));
}

bool only_figures(const std::string& explanation) {
    return explanation.starts_with("I give myself") || explanation.starts_with("Je me donne");
}

class ReasonsIn : public ::testing::TestWithParam<const char*> {};

// Of the hints of half a game a third and more have a reason, the same in both languages.
TEST_P(ReasonsIn, HintsNameMoreThanFigures) {
    constexpr int kHints = 400;
    const auto game = game_of(GetParam());
    const auto players = players_of(*game);
    const auto table = opened(*game);
    int all = 0;
    int named = 0;
    play_until(*table, players, [&](engine::SeatId seat) {
        const auto english = players.hints(*table, seat, Language::English);
        const auto french = players.hints(*table, seat, Language::French);
        EXPECT_EQ(english.size(), french.size());
        for (std::size_t i = 0; i < std::min(english.size(), french.size()); ++i) {
            const auto& text = english[i].explanation;
            EXPECT_FALSE(text.empty());
            EXPECT_EQ(text.find_first_of("{}?"), std::string::npos) << text;
            EXPECT_EQ(french[i].explanation.find_first_of("{}?"), std::string::npos);
            EXPECT_EQ(only_figures(text), only_figures(french[i].explanation)) << text;
            all += 1;
            named += only_figures(text) ? 0 : 1;
        }
        return all >= kHints;
    });
    ASSERT_GE(all, kHints);
    EXPECT_GE(3 * named, all) << named << " of " << all;
}

INSTANTIATE_TEST_SUITE_P(Games, ReasonsIn, ::testing::Values("neerwinden", "for-god-and-king"),
                         name_of_game);

// 2.3: the planner lets the enemy begin, whatever one step thinks of it; so do its hints.
TEST(Reasons, HintsFollowTheHabitsOfThePlanner) {
    const auto game = game_of("for-god-and-king");
    const auto players = players_of(*game);
    const auto table = opened(*game);
    play_until(*table, players, [&](engine::SeatId /*seat*/) {
        return !table->why_not("yield", Language::English).has_value();
    });
    ASSERT_TRUE(table->actor().is_seat());
    const auto hints = players.hints(*table, table->actor().seat, Language::English);
    ASSERT_GT(hints.size(), 1U);
    EXPECT_EQ(hints.front().notation, "yield");
    EXPECT_NE(hints.front().explanation.find("moves last"), std::string::npos);
    const auto planned = player(players, "planner:1000", 1)->decide(*table, Language::English);
    EXPECT_EQ(planned.notation, "yield");
    EXPECT_EQ(planned.explanation, hints.front().explanation);
}

// Nobody reads what players of a match would say.
TEST(Reasons, WithoutALanguageNothingIsSaid) {
    const auto game = game_of("neerwinden");
    const auto table = opened(*game);
    play_until(*table, players_of(*game), [](engine::SeatId /*seat*/) { return true; });
    ASSERT_TRUE(table->actor().is_seat());
    for (const char* name : {"random", "policy", "greedy", "planner:1000"}) {
        const auto silent = player(*game, name, 1)->decide(*table);
        const auto told = player(*game, name, 1)->decide(*table, Language::English);
        EXPECT_EQ(silent.explanation, "") << name;
        EXPECT_NE(told.explanation, "") << name;
        EXPECT_EQ(silent.notation, told.notation) << name;
    }
}

}  // namespace
}  // namespace levee::testing

namespace levee::neerwinden::testing {
namespace {

std::string reason_of(const State& s, std::string_view choice) {
    const auto& room = levee::testing::positions<Module>();
    const engine::TableOf<Module> table(room.rules(), s);
    for (const auto& hint :
         room.players().hints(table, table.actor().seat, engine::Language::English))
        if (hint.notation == choice) return hint.explanation;
    return "no such hint: " + std::string(choice);
}

// 8.2.1
TEST(NeerwindenReasons, AMarchNamesTheStarThatItTakes) {
    Position p;
    const State s = p.turn_number(kLastTurn)
                        .order("Valence", Order::Manoeuvre)
                        .put("Lamarche 1", "2009", N)
                        .put("Valence", "2009")
                        .put("Sztáray", "2101", S)
                        .movement("Valence");
    EXPECT_TRUE(
        reason_of(s, "march \"Lamarche 1\"").starts_with("It takes the star of Overwinden."))
        << reason_of(s, "march \"Lamarche 1\"");
}

// 1.3: where nothing else tells facings apart there is one hint, and it says at whom to look.
TEST(NeerwindenReasons, AFacingNamesTheEnemyThatItLooksAt) {
    Position p;
    State s = p.order("Valence", Order::Manoeuvre)
                  .put("Lamarche 1", "0612", N)
                  .put("Valence", "0612")
                  .put("Sztáray", "0615", N)
                  .movement("Valence");
    const auto& rules = levee::testing::positions<Module>().rules();
    for (const char* step : {"march \"Lamarche 1\"", "to 0712", "halt"}) {
        const auto action = std::get<Action>(Module::parse(board(), step));
        ASSERT_TRUE(rules.why_not(s, action).legal()) << step;
        rules.apply(s, action, nullptr);
    }
    EXPECT_TRUE(reason_of(s, "face S").starts_with("It looks at the enemy at 0615."))
        << reason_of(s, "face S");
}

}  // namespace
}  // namespace levee::neerwinden::testing
