// The worked examples of the rulebook, one script each (examples/*.game), and the reader of
// scripts.

#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <vector>

#include "neerwinden/support/game_script.h"

namespace levee::neerwinden::testing {
namespace {

std::vector<std::string> scripts() {
    std::vector<std::string> paths;
    const std::string folder = std::string{LEVEE_SOURCE_DIR} + "/tests/neerwinden/examples";
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        if (entry.path().extension() == ".game") paths.push_back(entry.path().string());
    std::sort(paths.begin(), paths.end());
    return paths;
}

class Example : public ::testing::TestWithParam<std::string> {};

TEST_P(Example, HoldsLineByLine) {
    for (const std::string& mistake : run_script_file(GetParam())) ADD_FAILURE() << mistake;
}

std::string test_name(const ::testing::TestParamInfo<std::string>& info) {
    std::string name = std::filesystem::path(info.param).stem().string();
    for (char& c : name)
        if (std::isalnum(static_cast<unsigned char>(c)) == 0) c = '_';
    return name;
}

INSTANTIATE_TEST_SUITE_P(Neerwinden, Example, ::testing::ValuesIn(scripts()), test_name);

TEST(Examples, AllFourOfTheRulebookAreThere) {
    const auto has = [](const std::string& start) {
        for (const std::string& path : scripts())
            if (std::filesystem::path(path).filename().string().starts_with(start)) return true;
        return false;
    };
    for (const char* start : {"n-ex1", "n-ex2", "n-ex3", "n-ex4"}) EXPECT_TRUE(has(start)) << start;
}

// ------------------------------------------------------------------ the reader

std::string first(const std::string& script) {
    const auto mistakes = run_script(script, "x.game");
    return mistakes.empty() ? "nothing" : mistakes.front();
}

const std::string kStart =
    "scenario historical\nplace \"Dampierre 1\" 0312 N good\nsegment movement Egalite\n";

TEST(Examples, AMistakeNamesFileAndLine) {
    EXPECT_EQ(first("scenario historical\nplace \"Nobody\" 1205 N good\n"),
              "x.game:2: no unit is called Nobody");
    EXPECT_EQ(first("scenario historical\n\nplace Lilien 9999 N good\n"),
              "x.game:3: there is no hex 9999");
    EXPECT_EQ(first("march\n").substr(0, 9), "x.game:1:");
    EXPECT_EQ(first("scenario historical\n"), "x.game:1: the script never begins a segment");
    EXPECT_EQ(first("do end combat\n").substr(0, 9), "x.game:1:");
}

TEST(Examples, AnExpectationThatFailsIsReported) {
    EXPECT_EQ(first(kStart + "expect unit \"Dampierre 1\" 0312 N good losses 0\n"), "nothing");
    EXPECT_EQ(first(kStart + "expect unit \"Dampierre 1\" 0313\n"),
              "x.game:4: Dampierre 1 is in 0312, not in 0313");
    EXPECT_EQ(first(kStart + "expect unit \"Dampierre 1\" S\n"),
              "x.game:4: Dampierre 1 faces N, not S");
    EXPECT_EQ(first(kStart + "expect unit \"Dampierre 1\" routed\n"),
              "x.game:4: Dampierre 1 is good, not routed");
    EXPECT_NE(first(kStart + "expect unit \"Dampierre 1\" destroyed\n"), "nothing");
    EXPECT_NE(first(kStart + "expect unit \"Dampierre 1\" losses 1\n"), "nothing");
    EXPECT_NE(first(kStart + "expect vp French 1\n"), "nothing");
    EXPECT_NE(first(kStart + "expect decision Austrian\n"), "nothing");
    EXPECT_NE(first(kStart + "expect decision dice\n"), "nothing");
    EXPECT_NE(first(kStart + "expect modifiers 1\n"), "nothing");
    EXPECT_NE(first(kStart + "expect offer end combat\n"), "nothing");
}

TEST(Examples, ARefusalMustComeFromTheRuleNamed) {
    EXPECT_EQ(first(kStart + "refuse march Lilien 9.9\n").substr(0, 9), "x.game:4:");
    EXPECT_EQ(first(kStart + "refuse march \"Dampierre 1\" 5.2\n").substr(0, 9), "x.game:4:");
}

TEST(Examples, AScriptStopsAtAnActionThatIsRefused) {
    const auto mistakes = run_script(kStart + "do end combat\nexpect vp 7\n", "x.game");
    ASSERT_EQ(mistakes.size(), 1U);
    EXPECT_EQ(mistakes.front().substr(0, 9), "x.game:4:");
}

}  // namespace
}  // namespace levee::neerwinden::testing
