#pragma once

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "ai/evaluator.h"
#include "ai/explanation.h"
#include "ai/normal.h"
#include "ai/search_settings.h"
#include "engine/contract/chance.h"
#include "engine/contract/fixed_vector.h"

namespace levee::ai {

// One-step thinking: every action that is worth it is carried out on a copy, what follows by itself
// is looked through, the ways of a piece are walked to their ends, and the figures of the evaluator
// decide. All of it is a function of the state, the weights, the settings and the seed.
template <EvaluatorOf Evaluator>
class Lookahead {
 public:
    using Rules = typename Evaluator::Rules;
    using State = typename Evaluator::State;
    using Action = typename Evaluator::Action;
    using Weights = typename Evaluator::Features;
    using SeatId = engine::SeatId;

    struct Idea {
        Action action{};
        double value = 0;  // for the seat that decides
        int preference = 0;
    };
    // What to do where, on the way of a piece to its end.
    struct Step {
        std::uint64_t key = 0;
        Action action{};
    };
    struct Way {
        std::vector<Step> steps;  // the last one first
        double value = 0;
    };

    Lookahead(const Rules& rules, const Evaluator& evaluator, const Weights& weights,
              SearchSettings settings)
        : rules_(rules), evaluator_(evaluator), weights_(weights), settings_(settings) {}

    std::uint64_t calls() const { return calls_; }

    // The sum of the figures: roughly the logarithm of the odds that the side wins.
    double worth(const State& s, engine::SideId side) const {
        if (rules_.actor(s).is_over()) {
            const auto winner = evaluator_.winner(s);
            if (!winner) return 0;
            return *winner == side ? kWon : -kWon;
        }
        typename Evaluator::Features features;
        evaluator_.features(s, features);
        float sum = 0;
        for (std::size_t i = 0; i < Evaluator::kFeatures; ++i) sum += features[i] * weights_[i];
        return side.raw == 0 ? sum : -sum;
    }
    // The same for the side that this chair plays there: a bid may have changed it.
    double worth(const State& s, SeatId seat) const { return worth(s, rules_.side_of(s, seat)); }

    // What needs no thought: the only choice, or the next step of a way that was thought out.
    std::optional<Action> without_thinking(const State& s, Explanation::Kind& why) const {
        typename Rules::Actions offered;
        rules_.legal_actions(s, offered);
        if (offered.size() == 1) {
            why = Explanation::Kind::Forced;
            return offered[0];
        }
        const Action* next = next_on_the_way(s, offered);
        if (next == nullptr) return {};
        why = Explanation::Kind::OnTheWay;
        return *next;
    }

    // What the actor, a seat, does. Ways once thought out are walked without thinking again.
    Action decide(const State& s, engine::Random& random) {
        Explanation::Kind why{};
        if (const auto ready = without_thinking(s, why)) return *ready;
        return think(s, random).front().action;
    }

    // The ideas about the decision of a seat, the best first; the way of the best is kept. Where
    // the figures see no difference the evaluator's preference does.
    const std::vector<Idea>& think(const State& s, engine::Random& random) {
        const SeatId me = rules_.actor(s).seat;
        luck_ = random.next();
        ideas_.clear();
        misjudgements_.clear();
        way_.clear();
        forget_if_new(evaluator_.stage(s), me);
        if (evaluator_.walk_key(s) != 0) {
            walk(s, me, &random);
        } else {
            weigh(s, me, random);
        }
        assert(!ideas_.empty() && "whoever has to decide is offered something");
        std::stable_sort(ideas_.begin(), ideas_.end(), better);
        const auto unusual = [](const Idea& above, const Idea& idea) {
            return rank(above.value) == rank(idea.value) && idea.preference < above.preference;
        };
        ideas_.erase(std::unique(ideas_.begin(), ideas_.end(), unusual), ideas_.end());
        return ideas_;
    }

    // The ways to the best ends, after thinking about a piece on its way; the best first.
    std::vector<Way> best_ways(std::size_t most) {
        std::stable_sort(finishes_.begin(), finishes_.end(),
                         [](const Finish& a, const Finish& b) { return a.value > b.value; });
        std::vector<Way> ways;
        for (const Finish& finish : finishes_) {
            if (ways.size() == most) break;
            keep_way(finish.place, finish.last);
            ways.push_back({found_, finish.value});
        }
        return ways;
    }

    // The way that an action begins, to the end that looks best; empty if nobody is on the way.
    std::vector<Step> way_after(const State& s, SeatId me, const Action& action) {
        value_of(s, me, action);
        return found_;
    }

    // Walks this way from here on, as long as nothing interrupts it.
    void follow(const std::vector<Step>& steps) { way_ = steps; }
    // Drops the way that was kept: somebody else has decided.
    void forget_way() { way_.clear(); }

    static constexpr double kWon = 12;
    static constexpr double kHopeless = 2;  // an idea so much worse than the best is not tried

 private:
    static constexpr double kBetter = 0.002;  // than standing still
    static constexpr double kAlike = 0.0001;  // what the figures do not tell apart
    static constexpr int kLongestLook = 60;

    struct End {
        std::uint64_t key = 0;
        double value = 0;
    };
    struct Finish {
        int place = 0;
        Action last{};
        double value = 0;
    };
    struct Misjudgement {
        double value = 0;
        double by = 0;
    };
    struct Weighted {
        engine::Outcome outcome{};
        int weight = 0;
    };
    struct Place {
        State state;
        std::uint64_t key = 0;
        int before = -1;  // place it was reached from
        int root = -1;    // action that the way began with
        Action by{};
    };

    void apply(State& s, const Action& action) {
        ++calls_;
        rules_.apply(s, action, nullptr);
    }

    const Action* next_on_the_way(const State& s, const typename Rules::Actions& offered) const {
        if (way_.empty()) return nullptr;
        const std::uint64_t key = evaluator_.walk_key(s);
        if (key == 0) return nullptr;
        for (const Step& step : way_)
            if (step.key == key)
                for (const Action& action : offered)
                    if (action == step.action) return &step.action;
        return nullptr;
    }

    static double rank(double value) { return std::floor(value / kAlike); }
    static bool better(const Idea& a, const Idea& b) {
        if (rank(a.value) != rank(b.value)) return a.value > b.value;
        return a.preference != b.preference ? a.preference > b.preference : a.value > b.value;
    }

    // What looks alike is misjudged alike.
    double misjudged(double value, engine::Random& random) {
        if (settings_.noise == 0) return value;
        for (const auto& known : misjudgements_)
            if (rank(known.value) == rank(value)) return value + known.by;
        misjudgements_.push_back({value, normal(random, settings_.noise)});
        return value + misjudgements_.back().by;
    }

    void weigh(const State& s, SeatId me, engine::Random& random) {
        typename Rules::Actions offered;
        rules_.legal_actions(s, offered);
        typename Rules::Actions all = offered;
        const bool first_better = evaluator_.narrow(s, offered);
        if (first_better && !settings_.thorough && take_first_better(s, me, offered, random))
            return;
        std::optional<Idea> best;
        for (const Action& action : offered.empty() ? all : offered) {
            const double value = misjudged(value_of(s, me, action), random);
            ideas_.push_back({action, value, evaluator_.preference(s, action)});
            if (best && !better(ideas_.back(), *best)) continue;
            best = ideas_.back();
            way_ = found_;
        }
    }

    bool take_first_better(const State& s, SeatId me, const typename Rules::Actions& offered,
                           engine::Random& random) {
        const double standing = worth(s, me);
        const Action* rest = nullptr;
        for (const Action& action : offered) {
            if (evaluator_.is_rest(action)) {
                rest = &action;
                continue;
            }
            if (std::find(dull_.begin(), dull_.end(), action) != dull_.end()) continue;
            const double value = misjudged(value_of(s, me, action), random);
            if (value > standing + kBetter) {
                ideas_.push_back({action, value});
                way_ = found_;
                return true;
            }
            dull_.push_back(action);
        }
        if (rest == nullptr) return false;
        ideas_.push_back({*rest, standing});
        return true;
    }

    // What was not worth doing in a segment is not thought about again in it.
    void forget_if_new(std::uint32_t stage, SeatId me) {
        if (Evaluator::kTellsStages && stage == stage_ && me == who_) return;
        stage_ = stage;
        who_ = me;
        dull_.clear();
    }

    double value_of(const State& s, SeatId me, const Action& action) {
        State after = s;
        found_.clear();
        engine::Random luck(luck_);  // the same for all actions that are compared
        apply(after, action);
        return look(after, me, true, luck);
    }

    // Looks through what follows until nothing is half done.
    double look(State& s, SeatId me, bool exact, engine::Random& luck) {
        for (int i = 0; i < kLongestLook; ++i) {
            const engine::Actor actor = rules_.actor(s);
            if (actor.is_over()) break;
            if (actor.is_chance()) {
                const engine::Chance chance = rules_.chance(s);
                if (exact && chance.kind == engine::Chance::Kind::Dice)
                    return expected(s, me, chance, luck);
                apply(s, rules_.chance_action(s, luck.answer(chance)));
                continue;
            }
            if (evaluator_.settled(s)) break;
            if (actor.seat == me && !walking_ && evaluator_.walk_key(s) != 0)
                return walk(s, me, nullptr);
            apply(s, evaluator_.usual(s));
        }
        return worth(s, me);
    }

    // Over the outcomes of a roll, or over so many groups of neighbouring ones.
    double expected(const State& s, SeatId me, const engine::Chance& chance, engine::Random& luck) {
        const bool few = evaluator_.few_outcomes(s);
        const std::size_t most = few ? settings_.few : settings_.outcomes;
        engine::FixedVector<Weighted, 64> outcomes;
        int total = 0;
        engine::for_each_outcome(chance, [&](const engine::Outcome& outcome, int weight) {
            total += weight;
            if (outcomes.size() < outcomes.capacity()) outcomes.push_back({outcome, weight});
        });
        double sum = 0;
        int seen = 0;
        int counted = 0;
        std::size_t group = 0;
        const std::size_t groups = std::min(most, outcomes.size());
        for (std::size_t i = 0; i < outcomes.size(); ++i) {
            // The outcome in the middle of each group stands for all of it.
            const double middle =
                (static_cast<double>(group) + 0.5) * total / static_cast<double>(groups);
            seen += outcomes[i].weight;
            if (static_cast<double>(seen) < middle && groups < outcomes.size()) continue;
            int weight = outcomes[i].weight;
            if (groups < outcomes.size()) {
                const auto share = [&](std::size_t g) {
                    return static_cast<int>(g * static_cast<std::size_t>(total) / groups);
                };
                std::size_t end = group;
                while (end < groups &&
                       (static_cast<double>(end) + 0.5) * total / static_cast<double>(groups) <=
                           static_cast<double>(seen))
                    ++end;
                weight = share(end) - share(group);
                group = end;
            }
            State after = s;
            apply(after, rules_.chance_action(s, outcomes[i].outcome));
            // A roll that matters little leads to another that matters more.
            sum += weight * look(after, me, few, luck);
            counted += weight;
        }
        return counted == 0 ? worth(s, me) : sum / counted;
    }

    // Walks every way from here; the best end counts. At the root, every first step is an idea.
    double walk(const State& s, SeatId me, engine::Random* root) {
        walking_ = true;
        places_.clear();
        ends_.clear();
        finishes_.clear();
        places_.push_back({s, evaluator_.walk_key(s), -1, -1, {}});
        double best = -std::numeric_limits<double>::infinity();
        int best_place = 0;
        Action last{};
        engine::Random luck(luck_);
        for (std::size_t i = 0; i < places_.size(); ++i) {
            typename Rules::Actions steps;
            rules_.legal_actions(places_[i].state, steps);
            typename Rules::Actions all = steps;
            evaluator_.narrow(places_[i].state, steps);
            for (const Action& step : steps.empty() ? all : steps) {
                State after = places_[i].state;
                apply(after, step);
                const engine::Actor actor = rules_.actor(after);
                const bool mine = actor.is_seat() && actor.seat == me;
                const std::uint64_t key = mine ? evaluator_.walk_key(after) : 0;
                int first = places_[i].root;
                if (i == 0 && root != nullptr) {
                    first = static_cast<int>(ideas_.size());
                    ideas_.push_back({step, -std::numeric_limits<double>::infinity()});
                }
                if (key != 0) {
                    if (places_.size() < settings_.positions && !been(key))
                        places_.push_back({after, key, static_cast<int>(i), first, step});
                    continue;
                }
                const std::size_t known = ends_.size();
                const std::uint64_t end = evaluator_.end_key(after);
                const double seen = value_of_end(after, end, me, luck);
                const double value = root != nullptr ? misjudged(seen, *root) : seen;
                if (end == 0 || ends_.size() > known)
                    finishes_.push_back({static_cast<int>(i), step, value});
                if (first >= 0)
                    ideas_[static_cast<std::size_t>(first)].value =
                        std::max(ideas_[static_cast<std::size_t>(first)].value, value);
                if (value > best) {
                    best = value;
                    best_place = static_cast<int>(i);
                    last = step;
                }
            }
        }
        walking_ = false;
        keep_way(best_place, last);
        if (root != nullptr) way_ = found_;
        return best;
    }

    // Ends that differ only in the way that led there are looked at once.
    double value_of_end(State& end, std::uint64_t key, SeatId me, engine::Random& luck) {
        if (key == 0) return look(end, me, true, luck);
        for (const End& known : ends_)
            if (known.key == key) return known.value;
        const double value = look(end, me, true, luck);
        ends_.push_back({key, value});
        return value;
    }

    bool been(std::uint64_t key) const {
        return std::any_of(places_.begin(), places_.end(),
                           [&](const Place& place) { return evaluator_.as_far(place.key, key); });
    }
    void keep_way(int place, const Action& last) {
        found_.clear();
        found_.push_back({places_[static_cast<std::size_t>(place)].key, last});
        for (; places_[static_cast<std::size_t>(place)].before >= 0;) {
            const Place& here = places_[static_cast<std::size_t>(place)];
            found_.push_back({places_[static_cast<std::size_t>(here.before)].key, here.by});
            place = here.before;
        }
    }

    const Rules& rules_;
    const Evaluator& evaluator_;
    const Weights& weights_;
    SearchSettings settings_;
    std::uint64_t calls_ = 0;
    std::uint64_t luck_ = 0;
    std::uint32_t stage_ = 0;
    SeatId who_{};
    bool walking_ = false;
    std::vector<Idea> ideas_;
    std::vector<Misjudgement> misjudgements_;
    std::vector<Place> places_;
    std::vector<End> ends_;
    std::vector<Finish> finishes_;
    std::vector<Step> way_;
    std::vector<Step> found_;
    std::vector<Action> dull_;
};

}  // namespace levee::ai
