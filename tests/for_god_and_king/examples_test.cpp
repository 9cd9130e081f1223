// The worked examples of the rulebook, one script each (examples/*.game), and the reader of
// scripts.

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <string>
#include <vector>

#include "for_god_and_king/support/game_script.h"

namespace levee::fgfk::testing {
namespace {

std::vector<std::string> scripts() {
    std::vector<std::string> paths;
    const std::string folder = std::string{LEVEE_SOURCE_DIR} + "/tests/for_god_and_king/examples";
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

INSTANTIATE_TEST_SUITE_P(ForGodAndKing, Example, ::testing::ValuesIn(scripts()), test_name);

TEST(Examples, AllFiveOfTheRulebookAreThere) {
    const auto has = [](const std::string& start) {
        for (const std::string& path : scripts())
            if (std::filesystem::path(path).filename().string().starts_with(start)) return true;
        return false;
    };
    for (const char* start : {"f-ex1", "f-ex2", "f-ex3", "f-ex4", "f-ex5"})
        EXPECT_TRUE(has(start)) << start;
}

// ------------------------------------------------------------------ the reader

std::string first(const std::string& script) {
    const auto mistakes = run_script(script, "x.game");
    return mistakes.empty() ? "nothing" : mistakes.front();
}

const std::string kStart =
    "place Menou NUE\nplace 3 Saumur NUE\nplace 1 Anjou CHO\noperations Republican\n";

TEST(Examples, AMistakeNamesFileAndLine) {
    EXPECT_EQ(first("place Nobody NUE\n"), "x.game:1: no general is called Nobody");
    EXPECT_EQ(first("\nplace Menou ZZZ\n"), "x.game:2: there is no area ZZZ");
    EXPECT_EQ(first("turn 2\n"), "x.game:1: the script never begins operations");
    EXPECT_EQ(first("do pass\n").substr(0, 9), "x.game:1:");
    EXPECT_EQ(first("operations Nobody\n").substr(0, 9), "x.game:1:");
}

TEST(Examples, AnExpectationThatFailsIsReported) {
    EXPECT_EQ(first(kStart + "expect general Menou NUE\nexpect points 3 Saumur NUE\n"), "nothing");
    EXPECT_EQ(first(kStart + "expect general Menou VIH\n"), "x.game:5: Menou: NUE, not VIH");
    EXPECT_NE(first(kStart + "expect points 4 Saumur NUE\n"), "nothing");
    EXPECT_NE(first(kStart + "expect left 1\n"), "nothing");
    EXPECT_NE(first(kStart + "expect morale Vendéen 1\n"), "nothing");
    EXPECT_NE(first(kStart + "expect arms Centre 1\n"), "nothing");
    EXPECT_NE(first(kStart + "expect lost Republican 1\n"), "nothing");
    EXPECT_NE(first(kStart + "expect result DR1-20\n"), "nothing");
    EXPECT_NE(first(kStart + "expect controlled CHO Republican\n"), "nothing");
    EXPECT_NE(first(kStart + "expect decision Vendéen\n"), "nothing");
    EXPECT_NE(first(kStart + "expect decision fate\n"), "nothing");
    EXPECT_NE(first(kStart + "expect offer activate VIH\n"), "nothing");
    EXPECT_NE(first(kStart + "expect nonsense 1\n"), "nothing");
}

TEST(Examples, ARefusalMustComeFromTheRuleNamed) {
    EXPECT_EQ(first(kStart + "refuse activate VIH 2.4\n"), "nothing");
    EXPECT_EQ(first(kStart + "refuse activate VIH 9.9\n").substr(0, 9), "x.game:5:");
    EXPECT_EQ(first(kStart + "refuse activate NUE 2.4\n").substr(0, 9), "x.game:5:");
}

TEST(Examples, AScriptStopsAtAnActionThatIsRefused) {
    const auto mistakes =
        run_script(kStart + "do activate VIH\nexpect morale Vendéen 2\n", "x.game");
    ASSERT_EQ(mistakes.size(), 1U);
    EXPECT_EQ(mistakes.front().substr(0, 9), "x.game:5:");
}

}  // namespace
}  // namespace levee::fgfk::testing
