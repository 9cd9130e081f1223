// The only file of this layer that names games: one line each.
#include "ai/school.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "ai/greedy_player.h"
#include "engine/game_of.h"
#include "games/data_source.h"
#include "games/neerwinden/evaluate.h"

namespace levee::ai {

namespace {

constexpr std::size_t kHints = 4;

template <JudgeOf Judge>
class SchoolOf final : public School {
 public:
    explicit SchoolOf(std::shared_ptr<const Lore<Judge>> lore) : lore_(std::move(lore)) {}

    std::unique_ptr<Opponent> greedy(Care care, std::uint64_t seed) const override {
        return std::make_unique<GreedyPlayer<Judge>>(lore_, care, seed);
    }

    std::vector<Hint> hints(const engine::Table& table, engine::SeatId seat,
                            engine::Language language) const override {
        engine::Random random(1);
        const auto world = world_of<Judge>(table, seat, random);
        Thinker<Judge> thinker(lore_->rules, lore_->judge, lore_->weights, Care{});
        std::vector<Hint> list;
        for (const auto& idea : thinker.think(world, random)) {
            if (list.size() == kHints) break;
            const auto choice = Judge::Module::choice(lore_->rules, world, idea.action, language);
            const double chance = chance_of(idea.value);
            list.push_back({choice.notation, choice.text, reason_of(chance, language), chance});
        }
        return list;
    }

    double assessment(const engine::Table& table, engine::SeatId seat) const override {
        engine::Random random(1);
        const auto world = world_of<Judge>(table, seat, random);
        const Thinker<Judge> thinker(lore_->rules, lore_->judge, lore_->weights, Care{});
        const engine::SeatId whose = seat == engine::kSpectator ? engine::SeatId{0} : seat;
        return chance_of(thinker.worth(world, whose));
    }

 private:
    std::shared_ptr<const Lore<Judge>> lore_;
};

template <JudgeOf Judge>
engine::Result<std::unique_ptr<School>> founded(const engine::Game& game) {
    const auto* typed = dynamic_cast<const engine::GameOf<typename Judge::Module>*>(&game);
    if (typed == nullptr) return std::unique_ptr<School>();
    const std::string file = fmt::format("data/{}/evaluation.txt", game.key());
    const auto source = games::DataSource::embedded();
    const auto text = source.text(file);
    if (!text) return std::unique_ptr<School>();
    const auto weights = read_weights<Judge>(*text);
    if (const auto* wrong = engine::mistake(weights))
        return engine::Mistake{file + ": " + wrong->where, wrong->what};
    auto lore = std::make_shared<Lore<Judge>>(typed->rules());
    lore->weights = std::get<typename Judge::Features>(weights);
    return std::make_unique<SchoolOf<Judge>>(std::move(lore));
}

struct Taught {
    std::string_view game;
    engine::Result<std::unique_ptr<School>> (*found)(const engine::Game&);
};
template <JudgeOf Judge>
constexpr Taught taught() {
    return {Judge::Module::kKey, &founded<Judge>};
}
constexpr std::array kTaught{taught<neerwinden::Judge>()};

}  // namespace

bool is_taught(std::string_view game) {
    return std::ranges::find(kTaught, game, &Taught::game) != kTaught.end();
}

engine::Result<std::unique_ptr<School>> school_of(const engine::Game& game) {
    const auto* row = std::ranges::find(kTaught, game.key(), &Taught::game);
    if (row == kTaught.end()) return std::unique_ptr<School>();
    return row->found(game);
}

}  // namespace levee::ai
