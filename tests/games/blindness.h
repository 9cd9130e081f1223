#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "ai/support.h"
#include "engine/tables/setup.h"
#include "engine/tables/table_of.h"

// A player knows what its seat sees. Two tables that the seat cannot tell apart must get the same
// answers, from the first decision of a game on: what a player remembers must be blind as well.
namespace levee::testing {

// How often the tables that were compared really differed.
struct Compared {
    int decisions = 0;
    int different = 0;
};

// Two worlds that only the rest of the table can tell apart.
template <class Module>
class Blindness {
 public:
    using Table = engine::TableOf<Module>;

    Blindness(const engine::Game& game, engine::Setup setup, std::string name)
        : game_(game),
          players_(players_of(game)),
          setup_(std::move(setup)),
          name_(std::move(name)) {}

    // A game of this player against itself. Each seat has a twin with the same seed who is never
    // shown the table, but one whose hidden facts are drawn anew before every decision.
    void play_blindly(std::uint64_t seed, int most) {
        const auto opened = std::get<std::unique_ptr<engine::Table>>(game_.open(setup_));
        auto& table = dynamic_cast<Table&>(*opened);
        std::vector<std::unique_ptr<ai::Opponent>> players;
        std::vector<std::unique_ptr<ai::Opponent>> twins;
        for (int i = 0; i < table.seats(); ++i) {
            players.push_back(player(players_, name_, seed + static_cast<std::uint64_t>(i)));
            twins.push_back(player(players_, name_, seed + static_cast<std::uint64_t>(i)));
        }
        engine::Random dice(seed);
        engine::Random veil(seed + 2);
        begin_where_something_is_hidden(table, dice, veil);
        for (int decisions = 0; !table.actor().is_over() && decisions < most;) {
            if (table.actor().is_chance()) {
                table.apply(table.chance_notation(dice.answer(table.chance())), kLanguage);
                continue;
            }
            // In some games nothing is hidden at last, either.
            if (++decisions % 20 == 0 && !hides(table, veil)) return;
            const auto seat = table.actor().seat;
            const Table other(table.rules(), table.world_for(seat, veil));
            count(table, other);
            const auto choice = players[seat.raw]->decide(table, kLanguage).notation;
            EXPECT_EQ(choice, twins[seat.raw]->decide(other, kLanguage).notation)
                << name_ << ", seed " << seed << ", decision " << decisions;
            if (::testing::Test::HasFailure()) return;
            table.apply(choice, kLanguage);
        }
    }

    // The same at scattered positions of a random game, where no player would ever come.
    void ask_blindly(std::uint64_t seed, int most) {
        const auto opened = std::get<std::unique_ptr<engine::Table>>(game_.open(setup_));
        auto& table = dynamic_cast<Table&>(*opened);
        engine::Random random(seed);
        engine::Random veil(seed + 2);
        begin_where_something_is_hidden(table, random, veil);
        int asked = 0;
        for (int i = 1; !table.actor().is_over() && asked < most; ++i) {
            if (table.actor().is_chance()) {
                table.apply(table.chance_notation(random.answer(table.chance())), kLanguage);
                continue;
            }
            if (i % 29 == 0) {
                const Table other(table.rules(), table.world_for(table.actor().seat, random));
                ++asked;
                count(table, other);
                EXPECT_EQ(player(players_, name_, 5)->decide(table, kLanguage).notation,
                          player(players_, name_, 5)->decide(other, kLanguage).notation)
                    << name_ << ", seed " << seed << ", position " << i;
            }
            table.apply(table.any_choice(random), kLanguage);
        }
    }

    const Compared& compared() const { return compared_; }

 private:
    static constexpr auto kLanguage = engine::Language::English;

    static bool hides(const Table& table, engine::Random& veil) {
        for (std::uint8_t seat = 0; seat < table.seats(); ++seat)
            for (int i = 0; i < 4; ++i)
                if (Table(table.rules(), table.world_for(engine::SeatId{seat}, veil)).hash() !=
                    table.hash())
                    return true;
        return false;
    }

    // At random up to there: in some games nothing is hidden at first.
    void begin_where_something_is_hidden(Table& table, engine::Random& luck, engine::Random& veil) {
        for (int i = 0; i < 3000 && !table.actor().is_over() && !hides(table, veil); ++i)
            table.apply(table.actor().is_chance()
                            ? table.chance_notation(luck.answer(table.chance()))
                            : table.any_choice(luck),
                        kLanguage);
    }

    void count(const Table& table, const Table& other) {
        compared_.decisions += 1;
        compared_.different += other.hash() == table.hash() ? 0 : 1;
    }

    const engine::Game& game_;
    const ai::GamePlayers players_;
    const engine::Setup setup_;
    const std::string name_;
    Compared compared_;
};

// In the first set-up that has secrets.
template <class Module>
void expect_blindness(const std::string& name, int most) {
    const auto game = game_of(std::string(Module::kKey).c_str());
    for (const engine::Setup& setup : engine::all_setups(*game)) {
        if (std::get<std::unique_ptr<engine::Table>>(game->open(setup))->open()) continue;
        Blindness<Module> blindness(*game, setup, name);
        // Three games, and more where little is hidden for long.
        constexpr std::uint64_t kFirst = 11;
        for (std::uint64_t seed = kFirst; seed < kFirst + 12; ++seed) {
            if (seed >= kFirst + 3 && blindness.compared().different > most / 10) break;
            blindness.play_blindly(seed, most);
            blindness.ask_blindly(seed, most / 20);
            if (::testing::Test::HasFailure()) return;
        }
        EXPECT_GT(blindness.compared().different, most / 10);
        EXPECT_GT(blindness.compared().different, blindness.compared().decisions / 10)
            << "too little was hidden to test anything";
        return;
    }
    ADD_FAILURE() << "a game without secrets needs no test of blindness";
}

}  // namespace levee::testing
