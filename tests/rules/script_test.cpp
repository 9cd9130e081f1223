// The language of the scripts: what is a mistake, and how it is told.

#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <vector>

#include "rules/games.h"

namespace levee::testing {
namespace {

// What went wrong in a script of this game.
std::vector<std::string> mistakes(const ScriptedGame& game, const std::string& text) {
    const ScriptText script = read_script(text, "x.game");
    std::vector<std::string> all = script.mistakes;
    for (const Case& one : script.cases)
        for (const std::string& mistake : game.run(one, script.file).mistakes)
            all.push_back(mistake);
    return all;
}
std::string first_of(const std::vector<std::string>& all) {
    return all.empty() ? "nothing" : all.front();
}
bool has_example(std::string_view game, const std::string& start) {
    const auto folder =
        std::filesystem::path(LEVEE_SOURCE_DIR) / "tests" / game / std::string{"examples"};
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        if (entry.path().filename().string().starts_with(start)) return true;
    return false;
}

// ------------------------------------------------------------------ Neerwinden

std::string neerwinden(const std::string& script) {
    return first_of(mistakes(kScriptedGames[0], script));
}

const std::string kStart =
    "scenario historical\nplace \"Dampierre 1\" 0312 N good\nsegment movement Egalite\n";

TEST(NeerwindenScript, AllExamplesOfTheRulebookAreThere) {
    for (const char* start : {"n-ex1", "n-ex2", "n-ex3", "n-ex4"})
        EXPECT_TRUE(has_example("neerwinden", start)) << start;
}

TEST(NeerwindenScript, AMistakeNamesFileAndLine) {
    EXPECT_EQ(neerwinden("scenario historical\nplace \"Nobody\" 1205 N good\n"),
              "x.game:2: no unit is called Nobody");
    EXPECT_EQ(neerwinden("scenario historical\n\nplace Lilien 9999 N good\n"),
              "x.game:3: there is no hex 9999");
    EXPECT_EQ(neerwinden("march\n").substr(0, 9), "x.game:1:");
    EXPECT_EQ(neerwinden("scenario historical\n"), "x.game:1: the script never begins a segment");
    EXPECT_EQ(neerwinden("do end combat\n").substr(0, 9), "x.game:1:");
}

TEST(NeerwindenScript, AnExpectationThatFailsIsReported) {
    EXPECT_EQ(neerwinden(kStart + "expect unit \"Dampierre 1\" 0312 N good losses 0\n"), "nothing");
    EXPECT_EQ(neerwinden(kStart + "expect unit \"Dampierre 1\" 0313\n"),
              "x.game:4: Dampierre 1 is in 0312, not in 0313");
    EXPECT_EQ(neerwinden(kStart + "expect unit \"Dampierre 1\" S\n"),
              "x.game:4: Dampierre 1 faces N, not S");
    EXPECT_EQ(neerwinden(kStart + "expect unit \"Dampierre 1\" routed\n"),
              "x.game:4: Dampierre 1 is good, not routed");
    EXPECT_NE(neerwinden(kStart + "expect unit \"Dampierre 1\" destroyed\n"), "nothing");
    EXPECT_NE(neerwinden(kStart + "expect unit \"Dampierre 1\" losses 1\n"), "nothing");
    EXPECT_NE(neerwinden(kStart + "expect vp French 1\n"), "nothing");
    EXPECT_NE(neerwinden(kStart + "expect decision Austrian\n"), "nothing");
    EXPECT_NE(neerwinden(kStart + "expect decision dice\n"), "nothing");
    EXPECT_NE(neerwinden(kStart + "expect modifiers 1\n"), "nothing");
    EXPECT_NE(neerwinden(kStart + "expect offer end combat\n"), "nothing");
}

TEST(NeerwindenScript, ARefusalMustComeFromTheRuleNamed) {
    EXPECT_EQ(neerwinden(kStart + "refuse march Lilien 9.9\n").substr(0, 9), "x.game:4:");
    EXPECT_EQ(neerwinden(kStart + "refuse march \"Dampierre 1\" 5.2\n").substr(0, 9), "x.game:4:");
}

TEST(NeerwindenScript, AScriptStopsAtAnActionThatIsRefused) {
    const auto all = mistakes(kScriptedGames[0], kStart + "do end combat\nexpect vp 7\n");
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(all.front().substr(0, 9), "x.game:4:");
}

// ------------------------------------------------------------------ For God and For the King

std::string vendee(const std::string& script) {
    return first_of(mistakes(kScriptedGames[1], script));
}

const std::string kMenou =
    "place Menou NUE\nplace 3 Saumur NUE\nplace 1 Anjou CHO\noperations Republican\n";

TEST(ForGodAndKingScript, AllExamplesOfTheRulebookAreThere) {
    for (const char* start : {"f-ex1", "f-ex2", "f-ex3", "f-ex4", "f-ex5"})
        EXPECT_TRUE(has_example("for_god_and_king", start)) << start;
}

TEST(ForGodAndKingScript, AMistakeNamesFileAndLine) {
    EXPECT_EQ(vendee("place Nobody NUE\n"), "x.game:1: no general is called Nobody");
    EXPECT_EQ(vendee("\nplace Menou ZZZ\n"), "x.game:2: there is no area ZZZ");
    EXPECT_EQ(vendee("turn 2\n"), "x.game:1: the script never begins operations");
    EXPECT_EQ(vendee("do pass\n").substr(0, 9), "x.game:1:");
    EXPECT_EQ(vendee("operations Nobody\n").substr(0, 9), "x.game:1:");
}

TEST(ForGodAndKingScript, AnExpectationThatFailsIsReported) {
    EXPECT_EQ(vendee(kMenou + "expect general Menou NUE\nexpect points 3 Saumur NUE\n"), "nothing");
    EXPECT_EQ(vendee(kMenou + "expect general Menou VIH\n"), "x.game:5: Menou: NUE, not VIH");
    EXPECT_NE(vendee(kMenou + "expect points 4 Saumur NUE\n"), "nothing");
    EXPECT_NE(vendee(kMenou + "expect left 1\n"), "nothing");
    EXPECT_NE(vendee(kMenou + "expect morale Vendéen 1\n"), "nothing");
    EXPECT_NE(vendee(kMenou + "expect arms Centre 1\n"), "nothing");
    EXPECT_NE(vendee(kMenou + "expect lost Republican 1\n"), "nothing");
    EXPECT_NE(vendee(kMenou + "expect result DR1-20\n"), "nothing");
    EXPECT_NE(vendee(kMenou + "expect controlled CHO Republican\n"), "nothing");
    EXPECT_NE(vendee(kMenou + "expect decision Vendéen\n"), "nothing");
    EXPECT_NE(vendee(kMenou + "expect decision fate\n"), "nothing");
    EXPECT_NE(vendee(kMenou + "expect offer activate VIH\n"), "nothing");
    EXPECT_NE(vendee(kMenou + "expect nonsense 1\n"), "nothing");
}

TEST(ForGodAndKingScript, ARefusalMustComeFromTheRuleNamed) {
    EXPECT_EQ(vendee(kMenou + "refuse activate VIH 2.4\n"), "nothing");
    EXPECT_EQ(vendee(kMenou + "refuse activate VIH 9.9\n").substr(0, 9), "x.game:5:");
    EXPECT_EQ(vendee(kMenou + "refuse activate NUE 2.4\n").substr(0, 9), "x.game:5:");
}

TEST(ForGodAndKingScript, AScriptStopsAtAnActionThatIsRefused) {
    const auto all =
        mistakes(kScriptedGames[1], kMenou + "do activate VIH\nexpect morale Vendéen 2\n");
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(all.front().substr(0, 9), "x.game:5:");
}

}  // namespace
}  // namespace levee::testing
