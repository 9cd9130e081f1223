#include "ai/opponent.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <optional>

#include "ai/random_player.h"
#include "ai/school.h"

namespace levee::ai {

namespace {

// From the weakest; who plays at each depends on the game (school.cpp).
const std::vector<Level>& all_levels() {
    static const std::vector<Level> kList{
        {"recruit", "Recruit", "Recrue", "has an idea and often misjudges; for a first game",
         "a une idée et se trompe souvent ; pour une première partie"},
        {"corporal", "Corporal", "Caporal", "sees what is near, and makes mistakes",
         "voit ce qui est proche, et commet des fautes"},
        {"sergeant", "Sergeant", "Sergent", "seldom misses what is near",
         "manque rarement ce qui est proche"},
        {"captain", "Captain", "Capitaine", "takes what looks best at once",
         "prend ce qui paraît le meilleur sur le moment"},
        {"colonel", "Colonel", "Colonel", "plans for half a second a turn",
         "réfléchit une demi-seconde par tour"},
        {"general", "General", "Général", "plans for two seconds a turn",
         "réfléchit deux secondes par tour"},
        {"marshal", "Marshal", "Maréchal", "plans for ten seconds a turn",
         "réfléchit dix secondes par tour"},
    };
    assert(kList.size() == kLevels && "every level has its step on the ladder");
    return kList;
}

engine::Mistake unknown(std::string_view name) {
    std::string list;
    for (const Level& level : all_levels()) list += level.key + ", ";
    return {"",
            fmt::format("there is no computer player '{}'; there are {}random, policy, greedy and "
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
    enum class Kind : std::uint8_t { Policy, Greedy, Planner };
    Kind kind = Kind::Greedy;
    Care care;
    Budget budget;
};

// What follows `name` and `mark`, if the text is that.
std::optional<std::string_view> after(std::string_view text, std::string_view name, char mark) {
    if (!text.starts_with(name) || !text.substr(name.size()).starts_with(mark)) return {};
    return text.substr(name.size() + 1);
}

std::optional<Wanted> wanted(std::string_view name) {
    using Kind = Wanted::Kind;
    Wanted player;
    if (name == "policy") {
        player.kind = Kind::Policy;
    } else if (const auto noise = after(name, "greedy", '~')) {
        const auto deviation = number(*noise);
        if (!deviation) return {};
        player.care.noise = *deviation;
    } else if (const auto slips = after(name, "greedy", '?')) {
        const auto share = number(*slips);
        if (!share || *share > 1) return {};
        player.care.slips = *share;
    } else if (const auto budget = after(name, "planner", ':')) {
        const bool timed = budget->ends_with('s');
        const auto amount = number(timed ? budget->substr(0, budget->size() - 1) : *budget);
        if (!amount || *amount == 0) return {};
        player.kind = Kind::Planner;
        if (timed)
            player.budget.seconds = *amount;
        else
            player.budget.calls = static_cast<std::uint64_t>(*amount);
    } else if (name != "greedy") {
        return {};
    }
    return player;
}

}  // namespace

std::vector<Level> levels(std::string_view game) {
    return is_taught(game) ? all_levels() : std::vector<Level>();
}

engine::Result<std::unique_ptr<Opponent>> opponent(const engine::Game& game, std::string_view level,
                                                   std::uint64_t seed, const Outfit& outfit) {
    for (std::size_t i = 0; i < all_levels().size(); ++i)
        if (all_levels()[i].key == level) level = player_of_level(game.key(), i);
    if (level == "random") return std::make_unique<RandomPlayer>(seed);
    const auto player = wanted(level);
    if (!player) return unknown(level);
    auto school = school_of(game, outfit.weights);
    if (const auto* wrong = engine::mistake(school)) return *wrong;
    const auto& found = std::get<std::unique_ptr<School>>(school);
    if (!found) return engine::Mistake{"", fmt::format("only random plays {} yet", game.title())};
    switch (player->kind) {
        case Wanted::Kind::Policy:
            return found->policy(seed);
        case Wanted::Kind::Planner:
            return found->planner(player->budget, seed, outfit.crew);
        default:
            return found->greedy(player->care, seed);
    }
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
