// What every playable game of the registry must pass: the laws, the golden counts, and the
// signature of its rules.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "engine/proofs/perft.h"
#include "engine/tables/setup.h"
#include "games/registry.h"

namespace levee::games {
namespace {

// Loaded once: a test asks for one and the same game many times.
const engine::Game& game(const std::string& key) {
    static std::map<std::string, std::unique_ptr<engine::Game>> loaded;
    auto& one = loaded[key];
    if (!one) {
        auto opened = open_game(registry(), key, DataSource::embedded());
        one = std::get<std::unique_ptr<engine::Game>>(std::move(opened));
    }
    return *one;
}

std::vector<std::string> playable() {
    std::vector<std::string> keys;
    for (const GameEntry& entry : registry())
        if (entry.playable()) keys.emplace_back(entry.key);
    return keys;
}

// tests/for_god_and_king: the folder has underscores where the key has hyphens.
std::string folder(std::string key) {
    std::ranges::replace(key, '-', '_');
    return std::string{LEVEE_SOURCE_DIR} + "/tests/" + key;
}

std::string test_name(std::string text) {
    for (char& c : text)
        if (std::isalnum(static_cast<unsigned char>(c)) == 0) c = '_';
    return text;
}

// ------------------------------------------------------------------ laws, for every set-up

struct SetUp {
    std::string game;
    engine::Setup setup;
    std::uint64_t seed;
};
void PrintTo(const SetUp& one, std::ostream* out) {
    *out << one.game << ' ' << engine::described(one.setup);
}

std::vector<SetUp> set_ups() {
    std::vector<SetUp> all;
    for (const std::string& key : playable())
        for (const engine::Setup& setup : engine::all_setups(game(key)))
            all.push_back({key, setup, 1793 + all.size()});
    return all;
}

class Laws : public testing::TestWithParam<SetUp> {};

// `levee selfcheck` goes on for as long as one likes.
TEST_P(Laws, HoldAlongRandomPlay) {
    constexpr std::uint64_t kDecisions = 10'000;
    const auto report =
        game(GetParam().game).check_laws(GetParam().setup, kDecisions, GetParam().seed);
    ASSERT_EQ(engine::mistake(report), nullptr);
    const auto& checked = std::get<engine::CheckReport>(report);
    EXPECT_EQ(checked.violations, std::vector<std::string>{});
    EXPECT_GE(checked.play.decisions, kDecisions);
    EXPECT_GT(checked.checks, 1'000'000U);
}

INSTANTIATE_TEST_SUITE_P(EverySetUp, Laws, testing::ValuesIn(set_ups()), [](const auto& one) {
    return test_name(one.param.game + " " + engine::described(one.param.setup));
});

// ------------------------------------------------------------------ what must not change unnoticed

class Rules : public testing::TestWithParam<std::string> {};

// Lines of a golden file with more sequences are left for tools/nightly.
std::uint64_t most_sequences() {
    const char* said = std::getenv("LEVEE_PERFT_MOST");
    return said == nullptr ? 300'000 : std::stoull(said);
}

TEST_P(Rules, KeepTheirGoldenCounts) {
    int files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder(GetParam()))) {
        if (entry.path().extension() != ".perft") continue;
        ++files;
        std::stringstream text;
        text << std::ifstream(entry.path()).rdbuf();
        EXPECT_EQ(engine::check_perft(game(GetParam()), text.str(),
                                      entry.path().filename().string(), most_sequences()),
                  std::vector<std::string>{});
    }
    EXPECT_GE(files, 2);
}

// A hash over the end states of seeded random games. A commit that changes it changes the rules and
// says so; one that speeds them up does not.
TEST_P(Rules, KeepTheirSignature) {
    const auto played = game(GetParam()).random_play({}, 200'000, 1);
    ASSERT_EQ(engine::mistake(played), nullptr);
    std::ifstream golden(folder(GetParam()) + "/signature.txt");
    std::string expected;
    golden >> expected;
    EXPECT_EQ(fmt::format("{:016x}", std::get<engine::PlayReport>(played).hash), expected);
}

INSTANTIATE_TEST_SUITE_P(EveryGame, Rules, testing::ValuesIn(playable()),
                         [](const auto& one) { return test_name(one.param); });

}  // namespace
}  // namespace levee::games
