#pragma once

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include "engine/contract/chance.h"
#include "engine/proofs/paired_worlds.h"
#include "engine/proofs/perft.h"
#include "engine/tables/game_of.h"
#include "engine/tables/setup.h"
#include "games/embedded.h"
#include "games/entry_of.h"
#include "games/listener.h"
#include "games/vandal.h"
#include "support/page_laws.h"

// What every game must pass, in every set-up. A game gets it by its line in src/games/list.cmake.
namespace levee::testing {

inline std::string text_of(const std::filesystem::path& path) {
    std::stringstream text;
    text << std::ifstream(path).rdbuf();
    return text.str();
}

// Lines of a golden file with more sequences are left for tools/nightly.
inline std::uint64_t most_sequences() {
    const char* said = std::getenv("LEVEE_PERFT_MOST");
    return said == nullptr ? 300'000 : std::stoull(said);
}

// Pairs of worlds that are watched in all set-ups of a game; more for as long as one likes.
inline std::uint64_t pairs_watched() {
    const char* said = std::getenv("LEVEE_PAIRS");
    return said == nullptr ? 1'000 : std::stoull(said);
}

// So many decisions at random, or fewer where nothing is offered any more.
inline void play(engine::Table& table, engine::Random& random, int decisions) {
    for (int i = 0; i < decisions && !table.actor().is_over(); ++i) {
        const std::string next = table.actor().is_chance()
                                     ? table.chance_notation(random.answer(table.chance()))
                                     : table.any_choice(random);
        if (next.empty()) return;
        ASSERT_EQ(table.apply(next, engine::Language::English).index(), 0U) << next;
    }
}

// `Subject` says which game: its Module, the folder of its tests, how it is loaded.
template <class Subject>
class EveryGame : public ::testing::Test {
 protected:
    using Module = typename Subject::Module;
    using Rules = typename Module::Rules;
    using State = typename Rules::State;
    using Table = engine::TableOf<Module>;

    // Loaded once: every test asks for one and the same game.
    static const engine::GameOf<Module>& game() {
        static const auto kLoaded = std::get<std::unique_ptr<engine::Game>>(
            Subject::load(games::files_of(Module::kKey, games::embedded_files())));
        return dynamic_cast<const engine::GameOf<Module>&>(*kLoaded);
    }
    static const Rules& rules() { return game().rules(); }

    static std::filesystem::path folder() {
        return std::filesystem::path(LEVEE_SOURCE_DIR) / "tests" / Subject::kFolder;
    }

    // The opening of every set-up, with its description.
    static std::map<std::string, State> openings() {
        std::map<std::string, State> all;
        for (const engine::Setup& setup : engine::all_setups(game()))
            all.emplace(engine::described(setup),
                        std::get<State>(Module::new_game(rules(), setup)));
        return all;
    }
};

TYPED_TEST_SUITE_P(EveryGame);

// `levee selfcheck` goes on for as long as one likes.
TYPED_TEST_P(EveryGame, KeepsTheLawsAlongRandomPlay) {
    const auto setups = engine::all_setups(this->game());
    // A game with many options plays fewer with each choice of them.
    const std::uint64_t decisions = std::min<std::uint64_t>(10'000, 160'000 / setups.size());
    std::uint64_t seed = 1793;
    for (const engine::Setup& setup : setups) {
        SCOPED_TRACE(engine::described(setup));
        const auto report = this->game().check_laws(setup, decisions, seed++);
        ASSERT_EQ(engine::mistake(report), nullptr);
        const auto& checked = std::get<engine::CheckReport>(report);
        EXPECT_EQ(checked.violations, std::vector<std::string>{});
        EXPECT_GE(checked.play.decisions, decisions);
        EXPECT_GT(checked.checks, 10 * decisions);
    }
}

TYPED_TEST_P(EveryGame, KeepsItsGoldenCounts) {
    int files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(this->folder())) {
        if (entry.path().extension() != ".perft") continue;
        ++files;
        EXPECT_EQ(engine::check_perft(this->game(), text_of(entry.path()),
                                      entry.path().filename().string(), most_sequences()),
                  std::vector<std::string>{});
    }
    EXPECT_GE(files, 1);
}

// A hash over the end states of seeded random games. A commit that changes it changes the rules and
// says so; one that speeds them up does not.
TYPED_TEST_P(EveryGame, KeepsItsSignature) {
    const auto played = this->game().random_play({}, 200'000, 1);
    ASSERT_EQ(engine::mistake(played), nullptr);
    EXPECT_EQ(fmt::format("{:016x}\n", std::get<engine::PlayReport>(played).hash),
              text_of(this->folder() / "signature.txt"));
}

TYPED_TEST_P(EveryGame, ReadsBackWhatItWrites) {
    using Action = typename TestFixture::Rules::Action;
    const auto& board = this->rules().board();
    std::uint64_t actions = 0;
    this->rules().for_every_action([&](const Action& action) {
        ++actions;
        const std::string written = TestFixture::Module::notation(board, action);
        const auto read = TestFixture::Module::parse(board, written);
        if (engine::mistake(read) != nullptr || std::get<Action>(read) != action)
            ADD_FAILURE() << written;
    });
    EXPECT_GT(actions, 0U);
}

TYPED_TEST_P(EveryGame, SaysEverythingInBothLanguages) {
    Listener<typename TestFixture::Module> listener(this->rules(), 7);
    constexpr std::uint64_t kDecisions = 40'000;
    const auto openings = this->openings();
    for (const auto& [name, opening] : openings)
        listener.play(opening, kDecisions / openings.size());
    EXPECT_EQ(listener.complaints, std::vector<std::string>{});
    EXPECT_GT(listener.verbs.size(), 1U);
    EXPECT_GT(listener.facts.size(), 1U);
}

TYPED_TEST_P(EveryGame, KeepsThePageLaws) {
    constexpr std::uint64_t kPositions = 400;
    constexpr std::uint64_t kEvery = 29;
    const auto openings = this->openings();
    const std::uint64_t each = kEvery * (kPositions / openings.size() + 1);
    std::uint64_t seed = 1793;
    for (const auto& [name, opening] : openings) {
        SCOPED_TRACE(name);
        PageLaws<typename TestFixture::Module> laws(
            this->rules(), engine::page::written(TestFixture::Module::page_board(
                               this->rules(), opening, engine::Language::English)));
        laws.along_random_play(opening, each, kEvery, seed++);
    }
}

// What a viewer is told, shown and sees asked tells nothing that is hidden from him, nor does when
// it happens.
TYPED_TEST_P(EveryGame, KeepsItsSecretsOverTime) {
    using Tested = typename TestFixture::Module;
    const auto openings = this->openings();
    const std::uint64_t each = pairs_watched() / openings.size() + 1;
    std::uint64_t seed = 1793;
    for (const auto& [name, opening] : openings) {
        SCOPED_TRACE(name);
        engine::PairedWorlds<Tested> worlds(this->rules(), seed++);
        const auto report = worlds.check(opening, each, 7);
        EXPECT_EQ(report.violations, std::vector<std::string>{});
        if (std::getenv("LEVEE_PAIRS") != nullptr) {
            fmt::print("{}: {} pairs, {} moments, {} unseen; parted", name, report.pairs,
                       report.moments, report.unseen);
            for (const auto& [why, times] : report.parted) fmt::print(" {} {}", why, times);
            fmt::print("\n");
        }
        if (Tested::open(opening)) continue;
        EXPECT_GE(report.pairs, each);
        EXPECT_GT(report.moments, each);
    }
}

// What is impossible is named; what passes the check can be played.
TYPED_TEST_P(EveryGame, RefusesOrPlaysHostilePositions) {
    using Position = typename TestFixture::Table;
    engine::Random random(1870);
    Vandal vandal(1871);
    int passed = 0;
    int refused = 0;
    const auto openings = this->openings();
    const auto rounds = 800 / static_cast<int>(openings.size()) + 1;
    for (const auto& [name, opening] : openings) {
        SCOPED_TRACE(name);
        auto table = std::make_unique<Position>(this->rules(), opening);
        for (int round = 0; round < rounds; ++round) {
            if (table->actor().is_over())
                table = std::make_unique<Position>(this->rules(), opening);
            play(*table, random, 1 + static_cast<int>(random.below(20)));
            for (int i = 0; i < 6; ++i) {
                boost::json::value position = table->state();
                vandal.damage(position, 2);
                Position other(this->rules(), opening);
                if (const auto wrong = other.load(position)) {
                    ++refused;
                    EXPECT_FALSE(wrong->what.empty());
                    continue;
                }
                ++passed;
                play(other, random, 60);
            }
        }
    }
    EXPECT_GT(passed, 100);
    EXPECT_GT(refused, 100);
}

REGISTER_TYPED_TEST_SUITE_P(EveryGame, KeepsTheLawsAlongRandomPlay, KeepsItsGoldenCounts,
                            KeepsItsSignature, ReadsBackWhatItWrites, SaysEverythingInBothLanguages,
                            KeepsThePageLaws, KeepsItsSecretsOverTime,
                            RefusesOrPlaysHostilePositions);

}  // namespace levee::testing
