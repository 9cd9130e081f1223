#include "engine/proofs/perft.h"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "engine/toy_game.h"

namespace levee::engine {
namespace {

using Counts = std::array<std::uint64_t, 3>;  // sequences, rolls, finished

std::vector<Counts> counts(const std::vector<PerftLine>& lines) {
    std::vector<Counts> list;
    int depth = 1;
    for (const auto& line : lines) {
        EXPECT_EQ(line.depth, depth++);
        list.push_back({line.sequences, line.rolls, line.finished});
    }
    return list;
}

// Two deals (4 and 3 cards), then three marches, foraging or the card; foraging has 11 outcomes
// that can be told apart, not 36.
TEST(Perft, CountsTheOpeningAsOneDoesByHand) {
    const toy::Rules rules;
    const std::vector<Counts> expected{
        {4, 4, 0}, {12, 12, 0}, {60, 0, 0}, {12UL * (4UL * 5UL + 11UL), 12UL * 11UL, 0}};
    EXPECT_EQ(counts(perft(rules, rules.new_game(), 4)), expected);
}

TEST(Perft, CountsFinishedGamesAndStopsThere) {
    const toy::Rules rules;
    toy::State s = rules.new_game();
    s.card = {4, 1};
    s.at = {7, 7};
    s.bread = {1, 0};
    s.eaten = {5, 6};
    s.phase = toy::Phase::Decide;
    // North wins with `march 1` or forages (the 4 would lead beyond the ford); 6 of the 11 sums
    // win. Then South may forage or show the 1, in which he wins.
    const std::vector<Counts> expected{{2, 0, 1}, {11, 11, 6}, {5UL * 2UL, 0, 5}};
    EXPECT_EQ(counts(perft(rules, s, 3)), expected);
}

TEST(Perft, NothingFollowsAFinishedGame) {
    const toy::Rules rules(toy::Fault::OverAtOnce);
    EXPECT_EQ(counts(perft(rules, rules.new_game(), 2)), (std::vector<Counts>{{}, {}}));
}

TEST(Perft, DepthZeroHasNoLines) {
    const toy::Rules rules;
    EXPECT_TRUE(perft(rules, rules.new_game(), 0).empty());
}

std::string mistake_in(std::string_view text) {
    const auto result = read_perft(text, "f.perft");
    return mistake(result) ? mistake(result)->text() : "";
}

TEST(PerftFile, IsReadIntoPositions) {
    const auto result = read_perft(
        "# a comment\n"
        "depth 1 9 8 7\n"
        "\n"
        "scenario morning\r\n"
        "  # another\n"
        "options ahead=yes map=\n"
        "after 200 7\n"
        "depth 1 37 0 0\n"
        "depth\t3   1214 148 2\n"
        "after 0 0\n"
        "depth 1 1 1 1\n"
        "scenario evening\n"
        "depth 2 2 2 2",
        "f.perft");
    ASSERT_EQ(mistake(result), nullptr) << mistake(result)->text();
    const auto& cases = std::get<std::vector<PerftCase>>(result);
    ASSERT_EQ(cases.size(), 4U);

    EXPECT_EQ(cases[0].setup.scenario, "");
    EXPECT_EQ(cases[0].lines.size(), 1U);

    EXPECT_EQ(cases[1].setup.scenario, "morning");
    EXPECT_EQ(cases[1].setup.options,
              (std::map<std::string, std::string>{{"ahead", "yes"}, {"map", ""}}));
    EXPECT_EQ(cases[1].after, 200U);
    EXPECT_EQ(cases[1].seed, 7U);
    ASSERT_EQ(cases[1].lines.size(), 2U);
    EXPECT_EQ(cases[1].lines[1].counts.depth, 3);
    EXPECT_EQ(cases[1].lines[1].counts.sequences, 1214U);
    EXPECT_EQ(cases[1].lines[1].counts.rolls, 148U);
    EXPECT_EQ(cases[1].lines[1].counts.finished, 2U);
    EXPECT_EQ(cases[1].lines[1].number, 9U);

    EXPECT_EQ(cases[2].setup.options, cases[1].setup.options);
    EXPECT_EQ(cases[2].after, 0U);

    EXPECT_EQ(cases[3].setup.scenario, "evening");
    EXPECT_TRUE(cases[3].setup.options.empty());
    EXPECT_EQ(cases[3].lines[0].number, 13U);
}

TEST(PerftFile, AMistakeNamesItsLine) {
    EXPECT_EQ(mistake_in("\n\noptions a=1 b"),
              "f.perft:3: expected `options key=value ...`, found 'b'");
    EXPECT_EQ(mistake_in("depth 1 2 3 4\ndeep 1"),
              "f.perft:2: 'deep' is none of scenario, options, after, depth");
}

TEST(PerftFile, AMistakeTellsWhatWasExpected) {
    EXPECT_EQ(mistake_in("scenario the morning"), "f.perft:1: expected `scenario KEY`");
    EXPECT_EQ(mistake_in("options =1"), "f.perft:1: expected `options key=value ...`, found '=1'");
    EXPECT_EQ(mistake_in("after 200"), "f.perft:1: expected `after DECISIONS SEED`");
    EXPECT_EQ(mistake_in("after -2 1"), "f.perft:1: expected `after DECISIONS SEED`");
    for (const auto* line : {"depth 1 2 3", "depth 0 2 3 4", "depth 1 2 3 4 5", "depth 1 2x 3 4",
                             "depth 1 99999999999999999999 3 4"})
        EXPECT_EQ(mistake_in(line), "f.perft:1: expected `depth DEPTH SEQUENCES ROLLS FINISHED`");
}

TEST(PerftFile, AFileWithoutCountsIsAMistake) {
    EXPECT_EQ(mistake_in(""), "f.perft: there is no depth line in it");
    EXPECT_EQ(mistake_in("# only\nscenario morning\n"), "f.perft: there is no depth line in it");
}

}  // namespace
}  // namespace levee::engine
