#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <memory>
#include <numeric>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "games/registry.h"
#include "lab/run.h"
#include "lab/simulator.h"

namespace levee::testing {

// A game with its built-in data, and a simulator of its first scenario.
struct Laboratory {
    std::unique_ptr<engine::Game> game;
    std::unique_ptr<lab::Simulator> simulator;

    explicit Laboratory(const char* key) {
        const auto built_in = games::DataSource::embedded();
        game = std::get<std::unique_ptr<engine::Game>>(
            games::open_game(games::registry(), key, built_in));
        simulator = std::get<std::unique_ptr<lab::Simulator>>(
            lab::simulator(*game, {game->scenarios().front().key, {}}));
    }

    const engine::TallySheet& sheet() const { return simulator->sheet(); }

    std::vector<lab::GameRow> play(std::uint64_t games, unsigned jobs = 1,
                                   const lab::SimulationPlan& plan = {}) const {
        std::vector<std::uint64_t> numbers(games);
        std::iota(numbers.begin(), numbers.end(), 0U);
        std::vector<lab::GameRow> rows;
        const auto trouble =
            lab::run_games(*simulator, plan, numbers, jobs, [&](const lab::GameRow& row) {
                rows.push_back(row);
                return true;
            });
        EXPECT_FALSE(trouble) << trouble->text();
        std::ranges::sort(rows, std::less(), &lab::GameRow::number);
        return rows;
    }
};

inline std::string name_of_game(const ::testing::TestParamInfo<const char*>& game) {
    std::string name(game.param);
    std::erase(name, '-');
    return name;
}

}  // namespace levee::testing
