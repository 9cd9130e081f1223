#pragma once

#include <gtest/gtest.h>

#include <array>
#include <memory>
#include <string>
#include <vector>

#include "engine/tables/table_of.h"
#include "support.h"

// Positions with a known best decision. A position is drawn by hand from the rules, a player is put
// before it, and what it does is held against what the rules make right. What is right must not
// depend on luck, or else be right by far; every player is asked several times, so that a lucky
// guess does not pass.
namespace levee::testing {

// Who is asked. Budgets are engine calls: the same answers on every machine.
using Players = std::vector<std::string>;
inline const Players kPlanner{"planner:2000000"};
inline const Players kEverybody{"greedy", "planner:2000000"};
inline constexpr std::array<std::uint64_t, 3> kSeeds{1, 2, 3};
// Plays the other side where a position is played on.
inline const std::string kEnemy = "greedy";

// What became of a position.
template <class Module>
struct Course {
    typename Module::Rules::State end;
    std::vector<typename Module::Rules::Action> own;  // decisions of the player that was asked
    std::string told;                                 // the same in notation
};

template <class Module>
class Positions {
 public:
    using Rules = typename Module::Rules;
    using State = typename Rules::State;
    using Action = typename Rules::Action;

    Positions() : game_(game_of(std::string(Module::kKey).c_str())), players_(players_of(*game_)) {
        const auto opened = game_->open({game_->scenarios().front().key, {}});
        const auto& table = std::get<std::unique_ptr<engine::Table>>(opened);
        rules_ = &dynamic_cast<const engine::TableOf<Module>&>(*table).rules();
    }
    const Rules& rules() const { return *rules_; }
    const ai::GamePlayers& players() const { return players_; }

    // The player decides for the seat whose turn it is in `position`, until `enough` or the end of
    // the game; always at least once.
    template <class Enough>
    Course<Module> play_on(const State& position, const std::string& name, std::uint64_t seed,
                           Enough enough) const {
        const auto asked = rules_->actor(position).seat;
        const auto ours = player(players_, name, seed);
        const auto theirs = player(players_, kEnemy, seed + 100);
        engine::Random dice(seed);
        Course<Module> course{position, {}, {}};
        State& s = course.end;
        while (!rules_->actor(s).is_over() && (course.own.empty() || !enough(s))) {
            const auto actor = rules_->actor(s);
            if (actor.is_chance()) {
                rules_->apply(s, rules_->chance_action(s, dice.answer(rules_->chance(s))), nullptr);
                continue;
            }
            const bool own = actor.seat == asked;
            const engine::TableOf<Module> table(*rules_, s);
            const auto notation =
                (own ? ours : theirs)->decide(table, engine::Language::English).notation;
            const auto action = std::get<Action>(Module::parse(rules_->board(), notation));
            if (!rules_->why_not(s, action).legal()) {
                ADD_FAILURE() << name << " does what is forbidden: " << notation;
                break;
            }
            if (own) course.own.push_back(action);
            if (own) course.told += (course.told.empty() ? "" : "; ") + notation;
            rules_->apply(s, action, nullptr);
        }
        return course;
    }

    // A whole game of a player against itself; `watch` sees every decision before it is carried
    // out.
    template <class Watch>
    void play_game(const std::string& scenario, const std::string& name, std::uint64_t seed,
                   Watch watch) const {
        auto s = std::get<State>(Module::new_game(*rules_, {scenario, {}}));
        const std::array seated{player(players_, name, seed), player(players_, name, seed + 1)};
        engine::Random dice(seed);
        while (!rules_->actor(s).is_over()) {
            const auto actor = rules_->actor(s);
            if (actor.is_chance()) {
                rules_->apply(s, rules_->chance_action(s, dice.answer(rules_->chance(s))), nullptr);
                continue;
            }
            const engine::TableOf<Module> now(*rules_, s);
            const auto notation =
                seated[actor.seat.raw]->decide(now, engine::Language::English).notation;
            const auto action = std::get<Action>(Module::parse(rules_->board(), notation));
            ASSERT_TRUE(rules_->why_not(s, action).legal()) << name << ": " << notation;
            watch(s, action);
            rules_->apply(s, action, nullptr);
        }
    }

 private:
    std::unique_ptr<engine::Game> game_;
    ai::GamePlayers players_;
    const Rules* rules_ = nullptr;
};

template <class Module>
const Positions<Module>& positions() {
    static const Positions<Module> kRoom;
    return kRoom;
}

template <class Module>
void expect_playable(const typename Module::Rules::State& position) {
    const auto& rules = positions<Module>().rules();
    ASSERT_TRUE(rules.actor(position).is_seat()) << "nobody has to decide in this position";
    typename Module::Rules::Actions offered;
    rules.legal_actions(position, offered);
    ASSERT_GT(offered.size(), 1U) << "there is nothing to choose in this position";
}

// However the player goes on from here until `enough`, `right` must be true of its course.
template <class Module, class Enough, class Right>
void expect_course(const typename Module::Rules::State& position, const Players& players,
                   Enough enough, Right right) {
    ASSERT_NO_FATAL_FAILURE(expect_playable<Module>(position));
    for (const std::string& name : players)
        for (const std::uint64_t seed : kSeeds) {
            const auto course = positions<Module>().play_on(position, name, seed, enough);
            EXPECT_TRUE(right(course)) << name << ", seed " << seed << ": " << course.told;
        }
}

// The next decision must be a right one.
template <class Module, class Right>
void expect_choice(const typename Module::Rules::State& position, const Players& players,
                   Right right) {
    expect_course<Module>(
        position, players, [](const auto&) { return true; },
        [&](const Course<Module>& course) { return right(course.own.front()); });
}

}  // namespace levee::testing
