#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "ai/evaluator.h"
#include "engine/contract/seats.h"

namespace levee::ai {

// What both sides may decide after an idea: a search tree over information sets. A node is told by
// the decisions that led to it and by nothing else; worlds are guessed and dice are thrown anew in
// every trial, so a node averages over all that its seat cannot know. Choices are tried in the
// order in which one step likes them, and more of them the more often a node is visited. A trial
// adds one node; what comes after it is played quickly and judged by the figures.
template <EvaluatorOf Evaluator>
class ReplyTree {
 public:
    using Action = typename Evaluator::Action;
    using Actions = typename Evaluator::Rules::Actions;
    using SeatId = engine::SeatId;
    using SideId = engine::SideId;

    // At the root again, for another trial.
    void begin() {
        if (nodes_.empty()) nodes_.emplace_back();
        path_.assign(1, 0);
        inside_ = true;
    }
    // False once a trial has added its node: the rest is not remembered.
    bool inside() const { return inside_; }

    // What `seat`, which plays `side`, tries now. `ideas` fills a list of choices, the best first;
    // it is asked once a node, in the world that is first to come there.
    template <class Ideas>
    Action choose(SeatId seat, SideId side, const Actions& offered, Ideas ideas) {
        const int here = path_.back();
        if (node(here).choices.empty()) {
            node(here).seat = seat;
            node(here).side = side;
            ideas(node(here).choices);
            if (node(here).choices.size() > kWidest) node(here).choices.resize(kWidest);
            node(here).next.assign(node(here).choices.size(), kNone);
        }
        const int chosen = select(here, offered);
        if (chosen == kNone || node(here).seat != seat) {
            // Another world, where none of them can be done.
            inside_ = false;
            std::vector<Action> fresh;
            ideas(fresh);
            return fresh.front();
        }
        const auto i = static_cast<std::size_t>(chosen);
        if (node(here).next[i] == kNone) {
            node(here).next[i] = static_cast<int>(nodes_.size());
            nodes_.emplace_back();
            inside_ = false;
        }
        path_.push_back(node(here).next[i]);
        if (path_.size() > kDeepest) inside_ = false;
        return node(here).choices[i];
    }

    // How the trial ended: the chance of `side`.
    void learn(SideId side, double chance) {
        for (const int i : path_) {
            node(i).visits += 1;
            node(i).sum += side.raw == 0 ? chance : 1 - chance;
        }
    }

 private:
    static constexpr int kNone = -1;
    static constexpr std::size_t kWidest = 4;
    static constexpr std::size_t kDeepest = 6;
    static constexpr double kWiden = 0.7;     // choices, by the root of the visits
    static constexpr double kCurious = 0.12;  // a chance so much better is believed at once

    struct Node {
        SeatId seat{};  // that decides here
        SideId side{};  // for which it does
        std::vector<Action> choices;
        std::vector<int> next;
        int visits = 0;
        double sum = 0;  // chances of side 0
    };

    Node& node(int i) { return nodes_[static_cast<std::size_t>(i)]; }

    int select(int here, const Actions& offered) {
        const Node& n = node(here);
        const auto open = static_cast<std::size_t>(1 + kWiden * std::sqrt(n.visits));
        int best = kNone;
        double best_value = -std::numeric_limits<double>::infinity();
        std::size_t seen = 0;
        for (std::size_t i = 0; i < n.choices.size() && seen < open; ++i) {
            if (std::find(offered.begin(), offered.end(), n.choices[i]) == offered.end()) continue;
            ++seen;
            if (n.next[i] == kNone) return static_cast<int>(i);
            const Node& child = node(n.next[i]);
            const double mean = child.sum / child.visits;
            const double value = (n.side.raw == 0 ? mean : 1 - mean) +
                                 kCurious * std::sqrt(std::log(1 + n.visits) / child.visits);
            if (value > best_value) {
                best_value = value;
                best = static_cast<int>(i);
            }
        }
        return best;
    }

    std::vector<Node> nodes_;
    std::vector<int> path_;
    bool inside_ = false;
};

}  // namespace levee::ai
