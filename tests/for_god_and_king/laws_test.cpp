// The laws of every game, the golden counts, and the signature of the rules.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "engine/perft.h"
#include "games/embedded.h"
#include "games/for_god_and_king/entry.h"

namespace levee::fgfk {
namespace {

const engine::Game& game() {
    static const auto kGame = [] {
        std::vector<DataFile> files;
        constexpr std::string_view kFolder = "data/for-god-and-king/";
        for (const auto& file : games::embedded_files())
            if (file.name.starts_with(kFolder))
                files.push_back({std::string(file.name.substr(kFolder.size())), file.text});
        return load_game(files);
    }();
    return *std::get<std::unique_ptr<engine::Game>>(kGame);
}

class FgfkLaws : public testing::TestWithParam<const char*> {};

// Both ways to set up; `levee selfcheck` goes on for as long as one likes.
TEST_P(FgfkLaws, HoldAlongRandomPlay) {
    const std::string set_up = GetParam();
    const engine::Setup setup{.scenario = "campaign", .options = {{"set-up", set_up}}};
    const auto report = game().check_laws(setup, 6'000, set_up == "free" ? 1793 : 1794);
    ASSERT_EQ(engine::mistake(report), nullptr);
    const auto& checked = std::get<engine::CheckReport>(report);
    EXPECT_EQ(checked.violations, std::vector<std::string>{});
    EXPECT_GE(checked.play.decisions, 6'000U);
    EXPECT_GT(checked.checks, 1'000'000U);
}

INSTANTIATE_TEST_SUITE_P(EverySetUp, FgfkLaws, testing::Values("automatic", "free"));

TEST(FgfkPerft, GoldenFilesStillHold) {
    int files = 0;
    for (const auto& entry :
         std::filesystem::directory_iterator(LEVEE_SOURCE_DIR "/tests/for_god_and_king")) {
        if (entry.path().extension() != ".perft") continue;
        ++files;
        std::stringstream text;
        text << std::ifstream(entry.path()).rdbuf();
        EXPECT_EQ(
            engine::check_perft(game(), text.str(), entry.path().filename().string(), 300'000),
            std::vector<std::string>{});
    }
    EXPECT_GE(files, 2);
}

// A hash over the end states of seeded random games. A commit that changes it changes the rules and
// says so; one that speeds them up does not.
TEST(FgfkSignature, IsTheOneOfTheseRules) {
    const auto played = game().random_play({.scenario = "campaign", .options = {}}, 200'000, 1);
    ASSERT_EQ(engine::mistake(played), nullptr);
    std::ifstream golden(LEVEE_SOURCE_DIR "/tests/for_god_and_king/signature.txt");
    std::string expected;
    golden >> expected;
    EXPECT_EQ(fmt::format("{:016x}", std::get<engine::PlayReport>(played).hash), expected);
}

}  // namespace
}  // namespace levee::fgfk
