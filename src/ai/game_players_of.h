#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ai/greedy_player.h"
#include "ai/planner_player.h"
#include "ai/policy_player.h"
#include "ai/self_play.h"
#include "ai/thinking_players.h"

namespace levee::ai {

template <JudgeOf Judge>
class ThinkingPlayersOf final : public ThinkingPlayers {
 public:
    explicit ThinkingPlayersOf(std::shared_ptr<const Knowledge<Judge>> knowledge)
        : knowledge_(std::move(knowledge)) {}

    std::unique_ptr<Opponent> policy(std::uint64_t seed) const override {
        using Policy = typename Judge::Policy;
        return std::make_unique<PolicyPlayer<Policy>>(
            knowledge_->rules, std::shared_ptr<const Policy>(knowledge_, &knowledge_->policy),
            seed);
    }

    std::unique_ptr<Opponent> greedy(Care care, std::uint64_t seed) const override {
        return std::make_unique<GreedyPlayer<Judge>>(knowledge_, care, seed);
    }

    std::unique_ptr<Opponent> planner(Budget budget, std::uint64_t seed,
                                      Crew* crew) const override {
        return std::make_unique<PlannerPlayer<Judge>>(knowledge_, budget, seed, crew);
    }

    std::vector<Hint> hints(const engine::Table& table, engine::SeatId seat,
                            engine::Language language) const override {
        engine::Random random(1);
        const auto world = world_of<Judge>(table, seat, random);
        Thinker<Judge> thinker(knowledge_->rules, knowledge_->judge, knowledge_->weights,
                               Care{.thorough = true});
        std::vector<Hint> list;
        for (const auto& idea : thinker.think(world, random)) {
            if (list.size() == kHints) break;
            const auto choice =
                Judge::Module::choice(knowledge_->rules, world, idea.action, language);
            const double chance = chance_of(idea.value);
            list.push_back({choice.notation, choice.text,
                            reason_text({.chance = chance, .other = {}}, language), chance});
        }
        return list;
    }

    double assessment(const engine::Table& table, engine::SeatId seat) const override {
        engine::Random random(1);
        const auto world = world_of<Judge>(table, seat, random);
        const Thinker<Judge> thinker(knowledge_->rules, knowledge_->judge, knowledge_->weights,
                                     Care{});
        const engine::SeatId whose = seat == engine::kSpectator ? engine::SeatId{0} : seat;
        return chance_of(thinker.worth(world, knowledge_->rules.side_of(world, whose)));
    }

    std::vector<Weight> weights() const override {
        std::vector<Weight> list;
        for (std::size_t i = 0; i < Judge::kFeatures; ++i)
            list.push_back({Judge::name(i), knowledge_->weights[i]});
        return list;
    }
    Lessons self_play(const engine::Table& start, Care care, std::uint64_t seed) const override {
        engine::Random random(seed);
        return ai::self_play(*knowledge_, world_of<Judge>(start, engine::SeatId{0}, random), care,
                             seed);
    }

 private:
    static constexpr std::size_t kHints = 4;

    std::shared_ptr<const Knowledge<Judge>> knowledge_;
};

using Made = engine::Result<std::shared_ptr<const ThinkingPlayers>>;

// The rules belong to the game; any of its tables leads to them, types and all.
template <JudgeOf Judge>
Made thinking_players(const engine::Game& game, std::string_view text) {
    const auto weights = read_weights<Judge>(text);
    if (const auto* wrong = engine::mistake(weights)) return *wrong;
    const auto opened = game.open({game.scenarios().front().key, {}});
    if (const auto* wrong = engine::mistake(opened)) return *wrong;
    const auto* table = dynamic_cast<const engine::TableOf<typename Judge::Module>*>(
        std::get<std::unique_ptr<engine::Table>>(opened).get());
    if (table == nullptr) return std::shared_ptr<const ThinkingPlayers>();
    auto knowledge = std::make_shared<Knowledge<Judge>>(table->rules());
    knowledge->weights = std::get<typename Judge::Features>(weights);
    return std::make_shared<const ThinkingPlayersOf<Judge>>(std::move(knowledge));
}

}  // namespace levee::ai
