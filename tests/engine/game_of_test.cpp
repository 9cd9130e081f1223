#include "engine/tables/game_of.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/toy_module.h"

namespace levee::engine {
namespace {

using Ford = GameOf<toy::Module>;

const Setup kMorning{"morning", {}};
const Setup kNight{"night", {}};

template <class T>
std::string mistake_in(const Result<T>& result) {
    return mistake(result) ? mistake(result)->text() : "";
}

TEST(GameOf, TellsWhatTheModuleTells) {
    const Ford ford({});
    EXPECT_EQ(ford.key(), "the-ford");
    EXPECT_EQ(ford.title(), "The Ford");
    EXPECT_EQ(ford.rules_version(), "1");
    const auto seats = std::get<std::vector<SeatInfo>>(ford.seats({}));
    ASSERT_EQ(seats.size(), 2U);
    EXPECT_EQ(seats[1].name.en, "South");
    EXPECT_EQ(seats[1].side, SideId{1});
    EXPECT_NE(mistake(ford.seats({"no such", {}})), nullptr);
    EXPECT_EQ(ford.scenarios().size(), 2U);
    EXPECT_EQ(ford.options().size(), 1U);
    EXPECT_EQ(ford.state_bytes(), sizeof(toy::State));
    EXPECT_EQ(std::get<std::string>(ford.svg({}, Language::English)), "<svg/>");
    EXPECT_EQ(std::get<std::string>(ford.svg({"evening", {}}, Language::English)),
              "<svg class=\"evening\"/>")
        << "the scenario chooses the map";
    EXPECT_NE(mistake(ford.board({"no such", {}}, Language::English)), nullptr);
}

TEST(GameOf, AWrongSetupIsAMistakeEverywhere) {
    const Ford ford({});
    EXPECT_EQ(mistake_in(ford.open(kNight)), "scenario: there is no 'night'");
    EXPECT_EQ(mistake_in(ford.perft(kNight, 1)), "scenario: there is no 'night'");
    EXPECT_EQ(mistake_in(ford.random_play(kNight, 1, 1)), "scenario: there is no 'night'");
    EXPECT_EQ(mistake_in(ford.check_laws(kNight, 1, 1)), "scenario: there is no 'night'");
    EXPECT_EQ(mistake_in(ford.open({"morning", {{"rain", "yes"}}})),
              "rain: there is no such option");
}

TEST(GameOf, WithoutWordsForPositionsItSaysSo) {
    const Ford ford({});
    EXPECT_EQ(mistake_in(ford.position(kMorning, std::vector<std::string>{"begin"})),
              "game: this game has no words for positions");
}

TEST(GameOf, OpensATableThatPlays) {
    const Ford ford({});
    const auto opened = ford.open({"evening", {{"ahead", "yes"}}});
    ASSERT_EQ(mistake_in(opened), "");
    const auto& table = std::get<std::unique_ptr<Table>>(opened);
    EXPECT_TRUE(table->actor().is_chance());
    EXPECT_EQ(play_randomly(*table, 2, 1), std::nullopt);
    EXPECT_TRUE(table->actor().is_seat());
    EXPECT_EQ(table->draw(kSpectator, false, Language::English), "1 0\n");
}

TEST(GameOf, PlaysRandomlyAsTheRulesDo) {
    const Ford ford({});
    const auto played = ford.random_play(kMorning, 5'000, 3);
    ASSERT_EQ(mistake_in(played), "");
    Random random(3);
    const auto expected = random_play(
        ford.rules(), [&] { return ford.rules().new_game(); }, 5'000, random,
        [](const toy::State& s) { return hash_value(s); });
    const auto& report = std::get<PlayReport>(played);
    EXPECT_EQ(report.decisions, expected.decisions);
    EXPECT_EQ(report.games, expected.games);
    EXPECT_EQ(report.hash, expected.hash);
}

TEST(GameOf, RandomPlayTellsThatTheRulesAreBroken) {
    const Ford ford({toy::Fault::Stuck});
    EXPECT_TRUE(mistake_in(ford.random_play(kMorning, 5'000, 3)).starts_with("seed 3, game "));
}

TEST(GameOf, ChecksTheLawsThroughJsonAndNotation) {
    const Ford ford({});
    const auto checked = ford.check_laws(kMorning, 20'000, 3);
    ASSERT_EQ(mistake_in(checked), "");
    const auto& report = std::get<CheckReport>(checked);
    EXPECT_EQ(report.violations, std::vector<std::string>{});
    EXPECT_EQ(report.play.decisions, 20'000U);

    const Ford leaking({toy::Fault::Leaks});
    const auto found = leaking.check_laws(kMorning, 2'000, 3);
    ASSERT_EQ(mistake_in(found), "");
    EXPECT_FALSE(std::get<CheckReport>(found).violations.empty());
}

// The two ways of counting, through the rules and through the table, know nothing of each other.
TEST(GameOf, CountsTheSameThroughTheTable) {
    const Ford ford({});
    const auto direct = ford.perft(kMorning, 5);
    const auto opened = ford.open(kMorning);
    const auto erased = perft(*std::get<std::unique_ptr<Table>>(opened), 5);
    ASSERT_EQ(mistake_in(direct), "");
    ASSERT_EQ(mistake_in(erased), "");
    const auto& a = std::get<std::vector<PerftLine>>(direct);
    const auto& b = std::get<std::vector<PerftLine>>(erased);
    ASSERT_EQ(a.size(), 5U);
    ASSERT_EQ(b.size(), 5U);
    for (std::size_t i = 0; i < 5; ++i) EXPECT_EQ(detail::text_of(a[i]), detail::text_of(b[i]));
}

TEST(PlayRandomly, LeadsWhereRandomPlayLeads) {
    const Ford ford({});
    const auto opened = ford.open(kMorning);
    Table& table = *std::get<std::unique_ptr<Table>>(opened);
    ASSERT_EQ(play_randomly(table, 7, 42), std::nullopt);
    std::optional<toy::State> expected;
    Random random(42);
    random_play(
        ford.rules(), [&] { return ford.rules().new_game(); }, 8, random,
        [](const toy::State&) { return 0U; },
        [&](const Step<toy::Rules>& step) {
            if (step.decision == 8) expected = step.state;
        });
    ASSERT_TRUE(expected.has_value());
    EXPECT_EQ(table.state(), json::write(*expected, json::NoNames{}));
}

TEST(PlayRandomly, TellsWhenTheGameEndsBefore) {
    const Ford ford({});
    const auto opened = ford.open({"evening", {}});
    const auto wrong = play_randomly(*std::get<std::unique_ptr<Table>>(opened), 100, 1);
    ASSERT_TRUE(wrong.has_value());
    EXPECT_TRUE(wrong->what.ends_with("decisions there is nothing left to decide")) << wrong->what;
}

constexpr std::string_view kGolden =
    "# The Ford\n"
    "scenario morning\n"
    "depth 1 4 4 0\n"
    "depth 4 372 132 0\n"
    "after 2 1\n"
    "depth 1 5 0 0\n"
    "depth 2 31 11 0\n";

TEST(PerftFile, HoldsAgainstTheGame) {
    const Ford ford({});
    EXPECT_EQ(check_perft(ford, kGolden, "ford.perft"), std::vector<std::string>{});
}

TEST(PerftFile, AChangedRuleChangesANumber) {
    const Ford ford({toy::Fault::HidesAccepted});
    EXPECT_EQ(check_perft(ford, kGolden, "ford.perft"),
              (std::vector<std::string>{
                  "ford.perft:4: the file says `depth 4 372 132 0`, counted `depth 4 192 0 0`",
                  "ford.perft:6: the file says `depth 1 5 0 0`, counted `depth 1 4 0 0`",
                  "ford.perft:7: the file says `depth 2 31 11 0`, counted `depth 2 16 0 0`"}));
}

TEST(PerftFile, LinesAboveTheLimitAreLeftOut) {
    const Ford ford({toy::Fault::HidesAccepted});
    EXPECT_EQ(check_perft(ford, kGolden, "ford.perft", 4), std::vector<std::string>{});
    EXPECT_EQ(check_perft(ford, kGolden, "ford.perft", 5).size(), 1U);
}

TEST(PerftFile, AWrongSetupIsTold) {
    const Ford ford({});
    EXPECT_EQ(check_perft(ford, "scenario night\ndepth 1 1 1 1", "f"),
              std::vector<std::string>{"f:2: scenario: there is no 'night'"});
    EXPECT_EQ(check_perft(ford, "scenario evening\nafter 100 1\ndepth 1 1 1 1", "f").size(), 1U);
    EXPECT_EQ(check_perft(ford, "", "f"),
              std::vector<std::string>{"f: there is no depth line in it"});
}

}  // namespace
}  // namespace levee::engine
