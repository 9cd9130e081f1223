#include "ai/opponent.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "ai/random_player.h"
#include "ai/school.h"

namespace levee::ai {

namespace {

struct Rank {
    std::string_view player;  // as in `levee match`
    Level level;
};

const std::vector<Rank>& ranks() {
    static const std::vector<Rank> kRanks{
        {"random",
         {"recruit", "Recruit", "Recrue", "plays at random; for learning how the game is handled",
          "joue au hasard ; pour apprendre à manier le jeu"}},
        {"greedy",
         {"captain", "Captain", "Capitaine", "takes what looks best at once",
          "prend ce qui paraît le meilleur sur le moment"}},
    };
    return kRanks;
}

engine::Mistake unknown(std::string_view name) {
    std::string list;
    for (const Rank& rank : ranks()) list += rank.level.key + ", ";
    return {"", fmt::format("there is no computer player '{}'; there are {}random and greedy",
                            name.substr(0, 40), list)};
}

}  // namespace

std::vector<Level> levels(std::string_view game) {
    std::vector<Level> list;
    for (const Rank& rank : ranks())
        if (rank.player == "random" || is_taught(game)) list.push_back(rank.level);
    return list;
}

engine::Result<std::unique_ptr<Opponent>> opponent(const engine::Game& game, std::string_view level,
                                                   std::uint64_t seed) {
    for (const Rank& rank : ranks())
        if (rank.level.key == level) level = rank.player;
    if (level == "random") return std::make_unique<RandomPlayer>(seed);
    if (level != "greedy" && level != "quick") return unknown(level);
    auto school = school_of(game);
    if (const auto* wrong = engine::mistake(school)) return *wrong;
    const auto& found = std::get<std::unique_ptr<School>>(school);
    if (!found) return engine::Mistake{"", fmt::format("nobody plays {} yet", game.title())};
    Care care;
    if (level == "quick") care.outcomes = 5;
    return found->greedy(care, seed);
}

std::vector<Hint> hints(const engine::Game& game, const engine::Table& table, engine::SeatId seat,
                        engine::Language language) {
    const auto school = school_of(game);
    if (engine::mistake(school)) return {};
    const auto& found = std::get<std::unique_ptr<School>>(school);
    if (!found || table.actor() != engine::Actor::of(seat)) return {};
    return found->hints(table, seat, language);
}

double assessment(const engine::Game& game, const engine::Table& table, engine::SeatId seat) {
    const auto school = school_of(game);
    if (engine::mistake(school)) return 0.5;
    const auto& found = std::get<std::unique_ptr<School>>(school);
    return found ? found->assessment(table, seat) : 0.5;
}

}  // namespace levee::ai
