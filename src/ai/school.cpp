// The only file of this layer that lists games: one line each.
#include "ai/school.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "games/data_source.h"

namespace levee::ai {

namespace {

struct Taught {
    std::string_view game;
    Founded (*found)(const engine::Game& game, std::string_view weights);
    Ladder ladder;  // docs/ai.md has how far the steps are apart
};
constexpr std::array kTaught{Taught{"neerwinden",
                                    found_neerwinden,
                                    {"greedy~0.6", "greedy~0.3", "greedy~0.12", "greedy",
                                     "planner:0.5s", "planner:2s", "planner:10s"}},
                             Taught{"for-god-and-king",
                                    found_for_god_and_king,
                                    {"greedy?0.54", "greedy?0.36", "greedy?0.18", "greedy",
                                     "planner:0.5s", "planner:2s", "planner:10s"}}};

}  // namespace

bool is_taught(std::string_view game) {
    return std::ranges::find(kTaught, game, &Taught::game) != kTaught.end();
}

std::string_view player_of_level(std::string_view game, std::size_t level) {
    const auto* row = std::ranges::find(kTaught, game, &Taught::game);
    return row == kTaught.end() ? std::string_view("random") : row->ladder[level];
}

engine::Result<std::unique_ptr<School>> school_of(const engine::Game& game,
                                                  std::string_view weights) {
    const auto* row = std::ranges::find(kTaught, game.key(), &Taught::game);
    if (row == kTaught.end()) return std::unique_ptr<School>();
    if (!weights.empty()) return row->found(game, weights);
    const std::string file = fmt::format("data/{}/evaluation.txt", game.key());
    const auto source = games::DataSource::embedded();
    const auto text = source.text(file);
    if (!text) return engine::Mistake{file, "there is no such file"};
    auto school = row->found(game, *text);
    if (const auto* wrong = engine::mistake(school))
        return engine::Mistake{file + ": " + wrong->where, wrong->what};
    return school;
}

}  // namespace levee::ai
