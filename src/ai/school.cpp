#include "ai/school.h"

#include <fmt/format.h>

#include <algorithm>

#include "games/data_source.h"

namespace levee::ai {

namespace {

const Taught* find(std::string_view game) {
    const auto rows = taught();
    const auto row = std::ranges::find(rows, game, &Taught::game);
    return row == rows.end() ? nullptr : &*row;
}

}  // namespace

bool is_taught(std::string_view game) { return find(game) != nullptr; }

std::string_view player_of_level(std::string_view game, std::size_t level) {
    const Taught* row = find(game);
    return row == nullptr ? std::string_view("random") : row->ladder[level];
}

engine::Result<std::unique_ptr<School>> school_of(const engine::Game& game,
                                                  std::string_view weights) {
    const Taught* row = find(game.key());
    if (row == nullptr) return std::unique_ptr<School>();
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
