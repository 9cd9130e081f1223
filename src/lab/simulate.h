#pragma once

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <cstdint>
#include <memory>
#include <utility>
#include <variant>

#include "engine/game_of.h"
#include "engine/tally.h"
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
class WorkerOf final : public Worker {
 public:
    using Module = typename Policy::Module;
    using Rules = typename Module::Rules;
    using State = typename Rules::State;

    WorkerOf(const engine::GameOf<Module>& game, const Policy& policy,
             const engine::TallySheet& sheet, const State& start, const Contest& contest)
        : game_(game),
          policy_(policy),
          rules_(game.rules()),
          sheet_(sheet),
          start_(start),
          contest_(contest) {}

    engine::Result<GameRow> play(std::uint64_t number) override {
        GameRow row;
        row.number = number;
        row.seed = seed_of_game(contest_, number);
        const bool swapped = contest_.swap && number % 2 == 1;
        std::array<std::unique_ptr<Player<Module>>, 2> seats;
        if (auto wrong = seat_players(row.seed, swapped, seats)) return *wrong;

        engine::Random dice(row.seed);
        State state = start_;
        Counter counter(rules_, sheet_, state);
        for (auto actor = rules_.actor(state); !actor.is_over(); actor = rules_.actor(state)) {
            if (++row.decisions > engine::kLongestGame) return wrong(number, "it does not end");
            events_.clear();
            if (actor.is_chance()) {
                answer(state, counter, dice);
                continue;
            }
            const auto decided = seats[actor.seat.raw]->decide(rules_, state);
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
        const std::uint8_t seat_of_a = swapped ? 1 : 0;
        row.side_of_a = seat_of_a == row.tally.first_seat ? 0 : 1;
        return row;
    }

 private:
    void answer(State& state, Counter& counter, engine::Random& dice) {
        const engine::Chance chance = rules_.chance(state);
        const std::size_t kind = Counter::roll_kind(rules_, state);
        const double expected =
            contest_.luck ? expected_standing<Counter>(rules_, state, chance) : 0;
        const auto action = rules_.chance_action(state, dice.answer(chance));
        rules_.apply(state, action, &events_);
        counter.observe(state, events_);
        const double gained = contest_.luck ? Counter::standing(rules_, state) - expected : 0;
        counter.tally().add_roll(kind, static_cast<std::int32_t>(std::lround(1000 * gained)));
    }

    // Dice, player a and player b have each a stream of their own, so that a player who thinks
    // longer does not change what the others meet.
    std::optional<engine::Mistake> seat_players(
        std::uint64_t seed, bool swapped, std::array<std::unique_ptr<Player<Module>>, 2>& seats) {
        engine::Random streams(seed ^ kStreams);
        for (const bool is_a : {true, false}) {
            auto made = player(game_, policy_, is_a ? contest_.a : contest_.b, streams.next());
            if (const auto* wrong = engine::mistake(made)) return *wrong;
            seats[is_a == swapped ? 1 : 0] =
                std::get<std::unique_ptr<Player<Module>>>(std::move(made));
        }
        return {};
    }

    static engine::Mistake wrong(std::uint64_t number, std::string what) {
        return {fmt::format("game {}", number), std::move(what)};
    }

    static constexpr std::uint64_t kStreams = 0x6c62272e07bb0142U;

    const engine::GameOf<Module>& game_;
    const Policy& policy_;
    const Rules& rules_;
    const engine::TallySheet& sheet_;
    const State start_;
    const Contest contest_;
    typename Rules::Events events_;
};

template <ai::PolicyOf Policy, engine::CounterOf Counter>
class SimulatorOf final : public Simulator {
 public:
    using Module = typename Policy::Module;
    using State = typename Module::Rules::State;

    SimulatorOf(const engine::GameOf<Module>& game, const State& start)
        : game_(game), policy_(game.rules()), start_(start), sheet_(Counter::sheet(game.rules())) {}

    const engine::TallySheet& sheet() const override { return sheet_; }

    engine::Result<std::unique_ptr<Worker>> worker(const Contest& contest) const override {
        for (const auto& level : {contest.a, contest.b}) {
            const auto made = player(game_, policy_, level, 0);
            if (const auto* wrong = engine::mistake(made)) return *wrong;
        }
        return std::make_unique<WorkerOf<Policy, Counter>>(game_, policy_, sheet_, start_, contest);
    }

 private:
    const engine::GameOf<Module>& game_;
    const Policy policy_;
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
    return std::make_unique<SimulatorOf<Policy, Counter>>(
        *typed, std::get<typename Module::Rules::State>(begun));
}

}  // namespace levee::lab
