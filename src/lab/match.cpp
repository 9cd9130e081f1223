#include "lab/match.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <map>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include "ai/game_players.h"
#include "ai/thread_workers.h"
#include "engine/contract/chance.h"
#include "engine/proofs/playout.h"
#include "engine/tables/session.h"
#include "lab/chairs.h"

namespace levee::lab {

namespace {

using Clock = std::chrono::steady_clock;
constexpr engine::Language kTold = engine::Language::English;

double since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

// What both games of a pair share, and what tells a pair from the next.
std::uint64_t seed_of(std::uint64_t seed, std::uint64_t pair) {
    return engine::Random(seed * 0x9e3779b97f4a7c15U + pair).next();
}

using BothPlayers = std::vector<ai::GamePlayers>;

engine::Result<MatchGame> play_game(const engine::Game& game, const BothPlayers& players,
                                    const MatchPlan& plan, std::uint64_t pair, bool swapped) {
    auto opened = engine::Session::open(game, plan.setup);
    if (const auto* wrong = engine::mistake(opened)) return *wrong;
    auto& session = std::get<engine::Session>(opened);
    const auto& table = session.table();
    const std::uint64_t seed = seed_of(plan.seed, pair);
    engine::Random dice(seed);
    MatchGame played;
    played.pair = pair;
    played.swapped = swapped;
    ai::ThreadWorkers workers(plan.threads);
    const Chairs chairs(table.seats(), swapped,
                        [&](engine::SeatId seat) { return table.side_of(seat); });
    // Every chair has a player of its own, as in a served game: what is hidden from a chair is
    // hidden from its player, whoever sits in the others of its side.
    std::vector<std::unique_ptr<ai::Opponent>> seated;
    std::vector<std::string> names;
    for (std::uint8_t seat = 0; seat < chairs.count(); ++seat) {
        const std::size_t who = chairs.player(engine::SeatId{seat});
        const auto& name = plan.players[who];
        auto made = players[who].opponent(name, seed + 1 + seat, &workers);
        if (const auto* wrong = engine::mistake(made)) return *wrong;
        seated.push_back(std::get<std::unique_ptr<ai::Opponent>>(std::move(made)));
        names.push_back(name);
    }

    for (auto actor = table.actor(); !actor.is_over() && session.n() < engine::kLongestGame;
         actor = table.actor()) {
        std::string notation;
        if (actor.is_chance()) {
            notation = table.chance_notation(dice.answer(table.chance()));
        } else {
            const auto start = Clock::now();
            notation = seated[actor.seat.raw]->decide(table).notation;
            const double spent = since(start);
            played.seconds[chairs.player(actor.seat)] += spent;
            played.longest = std::max(played.longest, spent);
        }
        const auto done = session.apply(notation, kTold);
        if (const auto* refusal = std::get_if<engine::RefusalText>(&done))
            return engine::Mistake{actor.is_seat() ? names[actor.seat.raw] : "chance",
                                   fmt::format("has chosen '{}', which the rules forbid: {}",
                                               notation, refusal->text)};
    }
    if (const auto ending = table.ending(kTold); ending && ending->winner) {
        const bool won = *ending->winner == table.side_of(chairs.first_of_a());
        played.score = won ? 1.0 : 0.0;
    }
    played.decisions = session.n();
    session.name_seats(std::move(names), "");
    auto record = std::move(session).record();
    if (const auto* wrong = engine::mistake(record)) return *wrong;
    played.record = std::get<engine::Record>(std::move(record));
    return played;
}

class Desk {
 public:
    Desk(const engine::Game& game, BothPlayers players, const MatchPlan& plan,
         const MatchWatch& watch)
        : game_(game), players_(std::move(players)), plan_(plan), watch_(watch) {}

    engine::Result<MatchTally> run() {
        std::vector<std::thread> threads;
        for (unsigned i = 1; i < plan_.jobs; ++i) threads.emplace_back([this] { work(); });
        work();
        for (auto& thread : threads) thread.join();
        if (wrong_) return *wrong_;
        return tally_;
    }

 private:
    void work() {
        while (!stop_) {
            const std::uint64_t next = next_++;
            if (next >= 2 * plan_.pairs) return;
            const auto played = play_game(game_, players_, plan_, next / 2, next % 2 == 1);
            const std::lock_guard lock(mutex_);
            if (const auto* wrong = engine::mistake(played)) {
                wrong_ = *wrong;
                stop_ = true;
                return;
            }
            count(std::get<MatchGame>(played));
        }
    }

    void count(const MatchGame& played) {
        ++tally_.games;
        tally_.results[static_cast<std::size_t>(std::lround(2 * played.score))] += 1;
        tally_.side_points[played.swapped ? 1 : 0] += played.score;
        tally_.side_points[played.swapped ? 0 : 1] += 1 - played.score;
        tally_.decisions += played.decisions;
        for (std::size_t i = 0; i < 2; ++i) tally_.seconds[i] += played.seconds[i];
        tally_.longest = std::max(tally_.longest, played.longest);
        const auto half = halves_.find(played.pair);
        if (half == halves_.end()) {
            halves_[played.pair] = played.score;
        } else {
            const double both = half->second + played.score;
            tally_.pairs[static_cast<std::size_t>(std::lround(2 * both))] += 1;
            halves_.erase(half);
        }
        if (watch_ && !watch_(tally_, played)) stop_ = true;
        if (plan_.sprt && std::abs(log_likelihood(tally_.pairs, *plan_.sprt)) >= kSprtBound)
            stop_ = true;
    }

    const engine::Game& game_;
    const BothPlayers players_;
    const MatchPlan& plan_;
    const MatchWatch& watch_;
    std::atomic<std::uint64_t> next_{0};
    std::atomic<bool> stop_{false};
    std::mutex mutex_;
    MatchTally tally_;
    std::map<std::uint64_t, double> halves_;  // pairs of which one game is over
    std::optional<engine::Mistake> wrong_;
};

}  // namespace

engine::Result<MatchTally> play_match(const engine::Game& game, const MatchPlan& plan,
                                      const MatchWatch& watch) {
    BothPlayers players;
    for (const auto& weights : plan.weights) {
        auto made = ai::GamePlayers::of(game, weights);
        if (const auto* wrong = engine::mistake(made)) return *wrong;
        players.push_back(std::get<ai::GamePlayers>(std::move(made)));
    }
    return Desk(game, std::move(players), plan, watch).run();
}

}  // namespace levee::lab
