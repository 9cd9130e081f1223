#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <cstring>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/contract/rules.h"
#include "engine/proofs/playout.h"
#include "engine/tables/game.h"

// What every game promises, checked along random play. A broken promise is told in one sentence
// with the seed, the game and the decision that lead back to it.
namespace levee::engine {

enum class Law : std::uint8_t {
    OfferedIsAccepted,  // legal_actions and why_not agree; a refusal has a number and a sentence
    AlwaysSomething,    // a game that is not over offers something, one that is over nothing
    Conserved,          // rules.conserved(state), if there is such a thing
    RoundTrip,          // a state survives being written and read
    Replay,             // the same actions give the same state, also through their notation
    NoLeaks,            // what a seat cannot see changes nothing that it sees
    Derived,            // rules.rebuild(state), if there is such a thing, changes nothing
    GamesEnd,
    LogIsNoCause,      // apply does the same with and without a log
    AskingIsHarmless,  // questions leave the state as it is
};
inline constexpr std::size_t kLaws = 10;

constexpr std::string_view name_of(Law law) {
    constexpr std::array<std::string_view, kLaws> kNames{"offered = accepted",
                                                         "always something to do",
                                                         "counters are conserved",
                                                         "round trip",
                                                         "replay",
                                                         "views leak nothing",
                                                         "derived data",
                                                         "games end",
                                                         "the log is no cause",
                                                         "asking is harmless"};
    return kNames[static_cast<std::size_t>(law)];
}

// What the laws need to know of a game beyond its rules.
template <RulesOf R>
struct LawKit {
    using State = typename R::State;
    using Action = typename R::Action;

    std::function<State()> new_game;
    std::function<std::uint64_t(const State&)> hash;
    std::function<std::string(const State&)> write;       // as JSON
    std::function<Result<State>(std::string_view)> read;  // and back
    std::function<std::string(const Action&)> notation;
    std::function<Result<Action>(std::string_view)> parse;
};

// Every how many positions (or games) the dearer checks are made. Chosen so that checking takes a
// few times as long as playing.
struct LawRates {
    std::uint32_t sweep = 500;  // every action that can be written down
    std::uint32_t round_trip = 50;
    std::uint32_t notation = 20;  // of everything offered
    std::uint32_t views = 10;
    std::uint32_t derived = 10;
    std::uint32_t log = 10;
    std::uint32_t replay = 20;  // of finished games; the first and the last are always replayed
    std::uint32_t samples = 4;  // other actions tried at every position
};

// One check of one game. Watches random_play; use check_laws below.
template <RulesOf R>
class LawCheck {
 public:
    using State = typename R::State;
    using Action = typename R::Action;
    using Actions = typename R::Actions;
    using Events = typename R::Events;

    LawCheck(const R& rules, const LawKit<R>& kit, std::uint64_t seed, const LawRates& rates)
        // What is sampled must not disturb the play: the same seed plays the same games unchecked.
        : rules_(rules), kit_(kit), rates_(rates), seed_(seed), sample_(~seed) {
        if constexpr (kSweeps)
            rules_.for_every_action([&](const Action& a) { every_action_.push_back(a); });
    }

    void operator()(const Step<R>& step) {
        begin(step);
        if (!step.actor.is_over() && !step.action) {
            broken_off(step);
            return;
        }
        Actions listed;
        rules_.legal_actions(step.state, listed);
        check_offers(step, listed);
        check_others(step, listed);
        check_conserved(step.state, "");
        check_derived(step.state);
        check_round_trip(step.state);
        check_notation(listed);
        check_views(step, listed);
        expect(last_ == step.state, Law::AskingIsHarmless,
               [] { return "a question changed the state"; });
        finish(step);
    }

    CheckReport report(const PlayReport& play) {
        if (!record_.empty()) check_replay();
        report_.play = play;
        return std::move(report_);
    }

 private:
    static constexpr bool kSweeps = requires(const R& rules) {
        rules.for_every_action([](const Action&) {});
    };
    static constexpr std::size_t kMostOfAKind = 3;
    // Its address stands for one kind of breach, that is, for one place that tells of it.
    template <class Tell>
    static constexpr char kKind{};

    // Tells only the first few breaches of a kind: one fault tends to show at every position.
    template <class Tell>
    void expect(bool holds, Law law, Tell tell) {
        ++report_.checks;
        if (holds || told_[&kKind<Tell>]++ >= kMostOfAKind) return;
        std::string sentence = fmt::format("seed {}, game {}, decision {}: {}: {}", seed_, game_,
                                           decision_, name_of(law), tell());
        if (!sentence.ends_with('.')) sentence += '.';
        report_.violations.push_back(std::move(sentence));
    }

    bool one_in(std::uint32_t n) { return sample_.below(n) == 0; }

    static bool has(const Actions& list, const Action& action) {
        return std::find(list.begin(), list.end(), action) != list.end();
    }
    static bool same(const Actions& a, const Actions& b) {
        return std::equal(a.begin(), a.end(), b.begin(), b.end());
    }
    static bool same(const Verdict& a, const Verdict& b) {
        return a.refusal.sentence == b.refusal.sentence && a.refusal.a == b.refusal.a &&
               a.refusal.b == b.refusal.b && std::strcmp(a.refusal.rule, b.refusal.rule) == 0;
    }
    std::string told(const Action& action) const {
        return fmt::format("`{}`", kit_.notation(action));
    }
    static std::string told(const Verdict& verdict) {
        if (verdict.legal()) return "accepted";
        return fmt::format("refused by {} ({})", verdict.refusal.rule,
                           verdict.refusal.text(Language::English));
    }

    void begin(const Step<R>& step) {
        game_ = step.game;
        decision_ = step.decision;
        if (step.decision == 1) {
            start_ = step.state;
            record_.clear();
            previous_.clear();
        } else {
            record_.push_back(next_);
        }
        last_ = step.state;
        // Nobody has asked the expected state anything, so this also shows a question that leaves
        // its trace when it is asked for the first time.
        if (expected_)
            expect(*expected_ == step.state, Law::AskingIsHarmless, [] {
                return "the last action gave another state on a copy that nobody asked anything";
            });
        expected_.reset();
    }

    void broken_off(const Step<R>& step) {
        if (step.decision > kLongestGame) {
            expect(false, Law::GamesEnd,
                   [] { return fmt::format("not over after {} decisions", kLongestGame); });
            return;
        }
        expect(false, Law::AlwaysSomething,
               [] { return "the game is not over, and nothing is offered"; });
        // Perhaps something is accepted all the same: that would be the cause.
        sweep(step.state, step.offered);
    }

    void check_offers(const Step<R>& step, const Actions& listed) {
        if (step.actor.is_over()) {
            expect(step.decision > 1, Law::AlwaysSomething,
                   [] { return "the game is over before it begins"; });
            expect(listed.empty(), Law::AlwaysSomething,
                   [&] { return told(listed[0]) + " is offered although the game is over"; });
            return;
        }
        if (step.actor.is_seat())
            expect(same(listed, step.offered), Law::AskingIsHarmless,
                   [] { return "asked twice, legal_actions gives two lists"; });
        for (const Action& action : listed) {
            const Verdict verdict = rules_.why_not(step.state, action);
            expect(verdict.legal(), Law::OfferedIsAccepted,
                   [&] { return told(action) + " is offered but " + told(verdict); });
        }
        check_twice(listed);
        if (step.actor.is_chance()) check_fate(step.state, listed);
    }

    void check_twice(const Actions& listed) {
        for (std::size_t i = 0; i < listed.size(); ++i)
            expect(std::find(listed.begin() + i + 1, listed.end(), listed[i]) == listed.end(),
                   Law::OfferedIsAccepted, [&] { return told(listed[i]) + " is offered twice"; });
    }

    void check_fate(const State& state, const Actions& listed) {
        for_each_outcome(rules_.chance(state), [&](const Outcome& outcome, int /*weight*/) {
            const Action action = rules_.chance_action(state, outcome);
            expect(has(listed, action), Law::OfferedIsAccepted,
                   [&] { return told(action) + " is an answer of fate but not offered"; });
        });
    }

    // What is not offered: everything now and then, otherwise a few actions and a few of those that
    // could be done a moment ago, which are the likeliest to be accepted by mistake.
    void check_others(const Step<R>& step, const Actions& listed) {
        if constexpr (kSweeps) {
            if (one_in(rates_.sweep)) sweep(step.state, listed);
            for (std::uint32_t i = 0; i < rates_.samples && !every_action_.empty(); ++i)
                check_one(step.state, listed, any_of(every_action_));
        }
        for (std::uint32_t i = 0; i < rates_.samples && !previous_.empty(); ++i)
            check_one(step.state, listed, any_of(previous_));
        previous_ = listed;
    }

    template <class List>
    const Action& any_of(const List& list) {
        return list[sample_.below(static_cast<std::uint32_t>(list.size()))];
    }

    void sweep(const State& state, const Actions& listed) {
        for (const Action& action : every_action_) check_one(state, listed, action);
        for (const Action& action : listed)
            expect(std::find(every_action_.begin(), every_action_.end(), action) !=
                       every_action_.end(),
                   Law::OfferedIsAccepted,
                   [&] { return told(action) + " is offered but not among every action"; });
    }

    void check_one(const State& state, const Actions& listed, const Action& action) {
        const Verdict verdict = rules_.why_not(state, action);
        expect(verdict.legal() == has(listed, action), Law::OfferedIsAccepted, [&] {
            return verdict.legal() ? told(action) + " is accepted but not offered"
                                   : told(action) + " is offered but " + told(verdict);
        });
        if (verdict.legal()) return;
        const Refusal& refusal = verdict.refusal;
        expect(std::string_view(refusal.rule).find_first_of("0123456789") != std::string_view::npos,
               Law::OfferedIsAccepted,
               [&] { return told(action) + " is refused without the number of a rule"; });
        expect(!refusal.sentence->en.empty() && !refusal.sentence->fr.empty(),
               Law::OfferedIsAccepted, [&] {
                   return fmt::format("{} is refused by {} without a sentence in both languages",
                                      told(action), refusal.rule);
               });
    }

    void check_conserved(const State& state, std::string_view where) {
        if constexpr (requires { rules_.conserved(state); }) {
            const std::optional<std::string> broken = rules_.conserved(state);
            expect(!broken, Law::Conserved, [&] { return fmt::format("{}{}", where, *broken); });
        }
    }

    void check_derived(const State& state) {
        if constexpr (requires(State copy) { rules_.rebuild(copy); }) {
            if (!one_in(rates_.derived)) return;
            State rebuilt = state;
            rules_.rebuild(rebuilt);
            expect(rebuilt == state, Law::Derived,
                   [] { return "built anew it is not what was kept up to date"; });
        }
    }

    void check_round_trip(const State& state) {
        if (!one_in(rates_.round_trip)) return;
        const auto back = kit_.read(kit_.write(state));
        if (const auto* wrong = mistake(back))
            expect(false, Law::RoundTrip, [&] {
                return fmt::format("what was written cannot be read: {}", wrong->text());
            });
        else
            expect(std::get<State>(back) == state, Law::RoundTrip,
                   [] { return "the state that was read is not the one that was written"; });
    }

    void check_notation(const Actions& listed) {
        if (!one_in(rates_.notation)) return;
        for (const Action& action : listed) check_parses(action);
    }

    bool check_parses(const Action& action) {
        const auto back = kit_.parse(kit_.notation(action));
        const auto* wrong = mistake(back);
        const bool same_action = !wrong && std::get<Action>(back) == action;
        expect(same_action, Law::Replay, [&] {
            return wrong ? fmt::format("{} cannot be parsed: {}", told(action), wrong->text())
                         : told(action) + " parses to another action";
        });
        return same_action;
    }

    void check_views(const Step<R>& step, const Actions& listed) {
        if (!one_in(rates_.views)) return;
        for (int i = 0; i < rules_.seats(step.state); ++i)
            check_view(step, listed, SeatId{static_cast<std::uint8_t>(i)});
        check_view(step, listed, kSpectator);
    }

    void check_view(const Step<R>& step, const Actions& listed, SeatId seat) {
        const std::string who =
            seat == kSpectator ? "a spectator" : fmt::format("seat {}", seat.raw);
        const State seen = rules_.view(step.state, seat);
        expect(rules_.view(seen, seat) == seen, Law::NoLeaks,
               [&] { return "the view of a view is another one for " + who; });
        const State twin = rules_.resample(step.state, seat, sample_);
        expect(rules_.view(twin, seat) == seen, Law::NoLeaks,
               [&] { return who + " sees something of what is hidden"; });
        check_conserved(twin, "resampled for " + who + ", ");
        // What the others are about may be hidden (secret orders), but not whether it is one's own
        // turn to decide.
        const bool decides = step.actor == Actor::of(seat);
        expect(decides == (rules_.actor(twin) == Actor::of(seat)), Law::NoLeaks, [&] {
            return fmt::format("whether {} decides depends on what is hidden from it", who);
        });
        if (decides) check_twin(step.state, twin, listed, who);
    }

    void check_twin(const State& state, const State& twin, const Actions& listed,
                    const std::string& who) {
        Actions offered;
        rules_.legal_actions(twin, offered);
        expect(same(offered, listed), Law::NoLeaks,
               [&] { return "what is offered depends on what is hidden from " + who; });
        const auto compare = [&](const Action& action) {
            const Verdict here = rules_.why_not(state, action);
            const Verdict there = rules_.why_not(twin, action);
            expect(same(here, there), Law::NoLeaks, [&] {
                return fmt::format("{} is {}, but {} if what is hidden from {} were different",
                                   told(action), told(here), told(there), who);
            });
        };
        if (one_in(rates_.sweep)) {
            for (const Action& action : every_action_) compare(action);
        } else if (!every_action_.empty()) {
            for (std::uint32_t i = 0; i < rates_.samples; ++i) compare(any_of(every_action_));
        }
    }

    void finish(const Step<R>& step) {
        if (step.action) {
            next_ = *step.action;
            if (one_in(rates_.log)) check_log(step);
        } else {
            if (step.game == 1 || one_in(rates_.replay)) check_replay();
            record_.clear();
        }
    }

    void check_log(const Step<R>& step) {
        State silent = step.state;
        State logged = step.state;
        Events events{};
        rules_.apply(silent, *step.action, nullptr);
        rules_.apply(logged, *step.action, &events);
        expect(silent == logged, Law::LogIsNoCause,
               [&] { return told(*step.action) + " does something else when it is logged"; });
        expected_ = silent;
    }

    // Through the notation, so that a record on disk is covered too.
    void check_replay() {
        State state = start_;
        for (const Action& action : record_) {
            if (!check_parses(action)) return;
            rules_.apply(state, action, nullptr);
        }
        expect(state == last_, Law::Replay, [&] {
            return fmt::format("the same {} actions give another state", record_.size());
        });
    }

    const R& rules_;
    const LawKit<R>& kit_;
    const LawRates rates_;
    const std::uint64_t seed_;
    Random sample_;
    std::vector<Action> every_action_;
    CheckReport report_;
    std::map<const void*, std::size_t> told_;

    std::uint64_t game_ = 0;
    std::uint64_t decision_ = 0;
    State start_{};
    State last_{};
    std::vector<Action> record_;  // from start_ to last_
    Action next_{};               // from last_ on
    Actions previous_;
    std::optional<State> expected_;
};

// Plays random games and checks every law along them. The play is the one random_play makes from
// the same seed; a game that gets stuck or does not end also ends the check.
template <RulesOf R>
CheckReport check_laws(const R& rules, const LawKit<R>& kit, std::uint64_t decisions,
                       std::uint64_t seed, const LawRates& rates = {}) {
    LawCheck<R> check(rules, kit, seed, rates);
    Random random(seed);
    const auto play =
        random_play(rules, kit.new_game, decisions, random, kit.hash, std::ref(check));
    return check.report(play);
}

}  // namespace levee::engine
