#include "ai/opponent.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

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
        {"greedy~1.5",
         {"recruit", "Recruit", "Recrue",
          "moves with a purpose and often misjudges; for a first game",
          "joue avec une idée et se trompe souvent ; pour une première partie"}},
        {"greedy~0.5",
         {"sergeant", "Sergeant", "Sergent", "sees what is near, and still makes mistakes",
          "voit ce qui est proche, et se trompe encore"}},
        {"greedy",
         {"captain", "Captain", "Capitaine", "takes what looks best at once",
          "prend ce qui paraît le meilleur sur le moment"}},
    };
    return kRanks;
}

engine::Mistake unknown(std::string_view name) {
    std::string list;
    for (const Rank& rank : ranks()) list += rank.level.key + ", ";
    return {"", fmt::format("there is no computer player '{}'; there are {}random, greedy and "
                            "planner:2s (seconds a turn) or planner:20000 (engine calls a turn)",
                            name.substr(0, 40), list)};
}

std::optional<double> number(std::string_view text) {
    double value = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    if (read.ec != std::errc{} || read.ptr != text.data() + text.size()) return {};
    if (!(value >= 0) || value > 1e12) return {};
    return value;
}

// A player by name and budget.
struct Wanted {
    bool plans = false;
    Care care;
    Budget budget;
};

std::optional<Wanted> wanted(std::string_view name) {
    constexpr std::string_view kGreedy = "greedy";
    constexpr std::string_view kPlanner = "planner:";
    Wanted player;
    if (name == kGreedy) return player;
    if (name.starts_with(kGreedy) && name.substr(kGreedy.size()).starts_with('~')) {
        const auto noise = number(name.substr(kGreedy.size() + 1));
        if (!noise) return {};
        player.care.noise = *noise;
        return player;
    }
    if (!name.starts_with(kPlanner)) return {};
    name.remove_prefix(kPlanner.size());
    player.plans = true;
    const bool timed = name.ends_with('s');
    const auto amount = number(timed ? name.substr(0, name.size() - 1) : name);
    if (!amount || *amount == 0) return {};
    if (timed)
        player.budget.seconds = *amount;
    else
        player.budget.calls = static_cast<std::uint64_t>(*amount);
    return player;
}

}  // namespace

std::vector<Level> levels(std::string_view game) {
    std::vector<Level> list;
    for (const Rank& rank : ranks())
        if (is_taught(game)) list.push_back(rank.level);
    return list;
}

engine::Result<std::unique_ptr<Opponent>> opponent(const engine::Game& game, std::string_view level,
                                                   std::uint64_t seed) {
    for (const Rank& rank : ranks())
        if (rank.level.key == level) level = rank.player;
    if (level == "random") return std::make_unique<RandomPlayer>(seed);
    const auto player = wanted(level);
    if (!player) return unknown(level);
    auto school = school_of(game);
    if (const auto* wrong = engine::mistake(school)) return *wrong;
    const auto& found = std::get<std::unique_ptr<School>>(school);
    if (!found) return engine::Mistake{"", fmt::format("only random plays {} yet", game.title())};
    if (player->plans) return found->planner(player->budget, seed);
    return found->greedy(player->care, seed);
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
