#pragma once

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <cstdint>
#include <memory>
#include <utility>
#include <variant>

#include "engine/counting/tally.h"
#include "engine/tables/game_of.h"
#include "lab/chairs.h"
#include "lab/players.h"
#include "lab/simulator.h"

// Simulation with the types of a game: one source file per game instantiates it.
namespace levee::lab {

// What fate gave the first side beyond expectation, in thousandths: the standing after what came,
// less the mean of the standings after everything that could have come. Summed over a game it is
// zero on average whoever plays, so a result can be corrected by it.
template <engine::CounterOf Counter>
double expected_standing(const typename Counter::Rules& rules,
                         const typename Counter::Rules::State& state,
                         const engine::Chance& chance) {
    double sum = 0;
    double weights = 0;
    engine::for_each_outcome(chance, [&](const engine::Outcome& outcome, int weight) {
        auto after = state;
        rules.apply(after, rules.chance_action(state, outcome), nullptr);
        sum += weight * Counter::standing(rules, after);
        weights += weight;
    });
    return sum / weights;
}

template <ai::PolicyOf Policy, engine::CounterOf Counter>
class LaneOf final : public Lane {
 public:
    using Module = typename Policy::Module;
    using Rules = typename Module::Rules;
    using State = typename Rules::State;

    LaneOf(const SimulationPlayers<Policy>& players, const engine::TallySheet& sheet,
           const State& start, const SimulationPlan& plan)
        : players_(players),
          rules_(players.game.rules()),
          sheet_(sheet),
          start_(start),
          plan_(plan) {}

    engine::Result<GameRow> play(std::uint64_t number, const std::atomic<bool>* stop) override {
        GameRow row;
        row.number = number;
        row.seed = seed_of_game(plan_, number);
        const Chairs chairs(rules_.seats(start_), plan_.swap && number % 2 == 1,
                            [&](engine::SeatId seat) { return rules_.side_of(start_, seat); });
        Seated seated;
        if (auto wrong = seat_players(row.seed, chairs, seated)) return *wrong;

        engine::Random dice(row.seed);
        State state = start_;
        Counter counter(rules_, sheet_, state);
        for (auto actor = rules_.actor(state); !actor.is_over(); actor = rules_.actor(state)) {
            if (++row.decisions > engine::kLongestGame) return wrong(number, "it does not end");
            if (stop != nullptr && *stop) return wrong(number, "was broken off");
            events_.clear();
            if (actor.is_chance()) {
                answer(state, counter, dice);
                continue;
            }
            const auto decided = seated[actor.seat.raw]->decide(state);
            if (const auto* mistaken = engine::mistake(decided))
                return wrong(number, mistaken->text());
            const auto& action = std::get<typename Rules::Action>(decided);
            if (!rules_.why_not(state, action).legal())
                return wrong(number, fmt::format("'{}' is not allowed",
                                                 Module::notation(rules_.board(), action)));
            rules_.apply(state, action, &events_);
            counter.observe(state, events_);
        }
        counter.finish(state);
        row.tally = std::move(counter.tally());
        row.side_of_a = rules_.side_of(state, chairs.first_of_a()).raw;
        return row;
    }

 private:
    using Seated = std::array<std::unique_ptr<ai::Chooser<Module>>, engine::kMostSeats>;

    void answer(State& state, Counter& counter, engine::Random& dice) {
        const engine::Chance chance = rules_.chance(state);
        const std::size_t kind = Counter::roll_kind(rules_, state);
        const double expected = plan_.luck ? expected_standing<Counter>(rules_, state, chance) : 0;
        const auto action = rules_.chance_action(state, dice.answer(chance));
        rules_.apply(state, action, &events_);
        counter.observe(state, events_);
        const double gained = plan_.luck ? Counter::standing(rules_, state) - expected : 0;
        counter.tally().add_roll(kind, static_cast<std::int32_t>(std::lround(1000 * gained)));
    }

    // Dice and every chair have each a stream of their own, so that a player who thinks longer does
    // not change what the others meet; the chairs of player a have the first ones.
    std::optional<engine::Mistake> seat_players(std::uint64_t seed, const Chairs& chairs,
                                                Seated& seated) {
        engine::Random streams(seed ^ kStreams);
        for (const std::size_t who : {Chairs::kA, Chairs::kB})
            for (std::uint8_t i = 0; i < chairs.count(); ++i) {
                if (chairs.player(engine::SeatId{i}) != who) continue;
                auto made = players_.player(who == Chairs::kA ? plan_.a : plan_.b, streams.next());
                if (const auto* wrong = engine::mistake(made)) return *wrong;
                seated[i] = std::get<std::unique_ptr<ai::Chooser<Module>>>(std::move(made));
            }
        return {};
    }

    static engine::Mistake wrong(std::uint64_t number, std::string what) {
        return {fmt::format("game {}", number), std::move(what)};
    }

    static constexpr std::uint64_t kStreams = 0x6c62272e07bb0142U;

    const SimulationPlayers<Policy>& players_;
    const Rules& rules_;
    const engine::TallySheet& sheet_;
    const State start_;
    const SimulationPlan plan_;
    typename Rules::Events events_;
};

template <ai::PolicyOf Policy, engine::CounterOf Counter>
class SimulatorOf final : public Simulator {
 public:
    using Module = typename Policy::Module;
    using State = typename Module::Rules::State;

    SimulatorOf(const engine::GameOf<Module>& game, ai::GamePlayers players, const State& start)
        : players_(game, std::move(players)), start_(start), sheet_(Counter::sheet(game.rules())) {}

    const engine::TallySheet& sheet() const override { return sheet_; }

    engine::Result<std::unique_ptr<Lane>> lane(const SimulationPlan& plan) const override {
        for (const auto& level : {plan.a, plan.b}) {
            const auto made = players_.player(level, 0);
            if (const auto* wrong = engine::mistake(made)) return *wrong;
        }
        return std::make_unique<LaneOf<Policy, Counter>>(players_, sheet_, start_, plan);
    }

 private:
    const SimulationPlayers<Policy> players_;
    const State start_;
    const engine::TallySheet sheet_;
};

// Nothing if the game is another one.
template <ai::PolicyOf Policy, engine::CounterOf Counter>
engine::Result<std::unique_ptr<Simulator>> simulator_of(const engine::Game& game,
                                                        const engine::Setup& setup) {
    using Module = typename Policy::Module;
    const auto* typed = dynamic_cast<const engine::GameOf<Module>*>(&game);
    if (typed == nullptr) return std::unique_ptr<Simulator>();
    const auto begun = Module::new_game(typed->rules(), setup);
    if (const auto* wrong = engine::mistake(begun)) return *wrong;
    auto players = ai::GamePlayers::of(game);
    if (const auto* wrong = engine::mistake(players)) return *wrong;
    return std::make_unique<SimulatorOf<Policy, Counter>>(
        *typed, std::get<ai::GamePlayers>(std::move(players)),
        std::get<typename Module::Rules::State>(begun));
}

}  // namespace levee::lab
