#include "ai/game_players.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>

#include "ai/random_player.h"
#include "ai/thinking_players.h"
#include "games/data_source.h"

namespace levee::ai {

namespace {

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
    SearchSettings settings;
    TimeBudget budget;
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
        player.settings.noise = *deviation;
    } else if (const auto slips = after(name, "greedy", '?')) {
        const auto share = number(*slips);
        if (!share || *share > 1) return {};
        player.settings.slips = *share;
    } else if (const auto budget = after(name, "planner", ':')) {
        const bool timed = budget->ends_with('s');
        const auto amount = number(timed ? budget->substr(0, budget->size() - 1) : *budget);
        if (!amount || *amount == 0) return {};
        player.kind = Kind::Planner;
        if (timed)
            player.budget = TimeBudget::by_the_clock(*amount);
        else
            player.budget.calls = static_cast<std::uint64_t>(*amount);
    } else if (name != "greedy") {
        return {};
    }
    return player;
}

}  // namespace

engine::Result<GamePlayers> GamePlayers::of(const engine::Game& game, std::string_view weights) {
    const PlayersEntry* row = players_entry(game.key());
    if (row == nullptr || row->make == nullptr) return GamePlayers(game, nullptr);
    const std::string file = fmt::format("data/{}/evaluation.txt", game.key());
    std::string where;
    if (weights.empty()) {
        where = file + ": ";
        const auto text = games::DataSource::embedded().text(file);
        if (!text) return engine::Mistake{file, "there is no such file"};
        weights = *text;
    }
    auto thinking = row->make(game, weights);
    if (const auto* wrong = engine::mistake(thinking))
        return engine::Mistake{where + wrong->where, wrong->what};
    return GamePlayers(game, std::get<std::shared_ptr<const ThinkingPlayers>>(std::move(thinking)));
}

const std::vector<Level>& GamePlayers::levels() const {
    static const std::vector<Level> kNone;
    return players_entry(game_->key()) == nullptr ? kNone : all_levels();
}

engine::Result<std::unique_ptr<Opponent>> GamePlayers::opponent(std::string_view level,
                                                                std::uint64_t seed,
                                                                Workers* workers) const {
    const PlayersEntry* row = players_entry(game_->key());
    for (std::size_t i = 0; i < kLevels; ++i)
        if (all_levels()[i].key == level) level = row == nullptr ? "random" : row->levels[i];
    if (level == "random") return std::make_unique<RandomPlayer>(seed);
    const auto player = wanted(level);
    if (!player) return unknown(level);
    if (!thinking_)
        return engine::Mistake{"", fmt::format("only random plays {} yet", game_->title())};
    switch (player->kind) {
        case Wanted::Kind::Policy:
            return thinking_->policy(seed);
        case Wanted::Kind::Planner:
            return thinking_->planner(player->budget, seed, workers);
        default:
            return thinking_->greedy(player->settings, seed);
    }
}

std::vector<Hint> GamePlayers::hints(const engine::Table& table, engine::SeatId seat,
                                     engine::Language language) const {
    if (!thinking_ || table.actor() != engine::Actor::of(seat)) return {};
    return thinking_->hints(table, seat, language);
}

double GamePlayers::assessment(const engine::Table& table, engine::SeatId seat) const {
    return thinking_ ? thinking_->assessment(table, seat) : 0.5;
}

}  // namespace levee::ai
