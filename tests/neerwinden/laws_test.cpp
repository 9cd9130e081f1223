// The laws of every game, the golden counts, and the signature of the rules.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "engine/perft.h"
#include "games/embedded.h"
#include "games/neerwinden/entry.h"

namespace levee::neerwinden {
namespace {

const engine::Game& game() {
    static const auto kGame = [] {
        std::vector<DataFile> files;
        constexpr std::string_view kFolder = "data/neerwinden/";
        for (const auto& file : games::embedded_files())
            if (file.name.starts_with(kFolder))
                files.push_back({std::string(file.name.substr(kFolder.size())), file.text});
        return load_game(files);
    }();
    return *std::get<std::unique_ptr<engine::Game>>(kGame);
}

class Laws : public testing::TestWithParam<int> {};

// Every combination of scenario and options; `levee selfcheck` goes on for as long as one likes.
TEST_P(Laws, HoldAlongRandomPlay) {
    const auto on = [](int bit) { return ((GetParam() >> bit) & 1) != 0; };
    engine::Setup setup;
    setup.scenario = on(0) ? "what-if" : "historical";
    setup.options = {{"secret-orders", on(1) ? "on" : "off"},
                     {"bidding", on(2) ? "on" : "off"},
                     {"set-up", on(3) ? "free" : "automatic"}};
    const auto report = game().check_laws(setup, 10'000, 1793 + static_cast<unsigned>(GetParam()));
    ASSERT_EQ(engine::mistake(report), nullptr);
    const auto& checked = std::get<engine::CheckReport>(report);
    EXPECT_EQ(checked.violations, std::vector<std::string>{});
    EXPECT_GE(checked.play.decisions, 10'000U);
    EXPECT_GT(checked.checks, 1'000'000U);
}

INSTANTIATE_TEST_SUITE_P(EverySetUp, Laws, testing::Range(0, 16));

TEST(Perft, GoldenFilesStillHold) {
    int files = 0;
    for (const auto& entry :
         std::filesystem::directory_iterator(LEVEE_SOURCE_DIR "/tests/neerwinden")) {
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
TEST(Signature, IsTheOneOfTheseRules) {
    const auto played = game().random_play({.scenario = "historical", .options = {}}, 200'000, 1);
    ASSERT_EQ(engine::mistake(played), nullptr);
    std::ifstream golden(LEVEE_SOURCE_DIR "/tests/neerwinden/signature.txt");
    std::string expected;
    golden >> expected;
    EXPECT_EQ(fmt::format("{:016x}", std::get<engine::PlayReport>(played).hash), expected);
}

}  // namespace
}  // namespace levee::neerwinden
