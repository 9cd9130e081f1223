#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace levee::ai {

// Positions of finished games: the figures of each, and how the game ended.
struct TrainingSet {
    std::size_t width = 0;       // figures of a position
    std::vector<float> figures;  // position after position
    std::vector<float> results;  // for side 0: 1 won, 0.5 drawn, 0 lost

    std::size_t size() const { return results.size(); }
    std::span<const float> position(std::size_t i) const {
        return {figures.data() + i * width, width};
    }
    void add(const TrainingSet& more) {
        width = more.width;
        figures.insert(figures.end(), more.figures.begin(), more.figures.end());
        results.insert(results.end(), more.results.begin(), more.results.end());
    }
};

}  // namespace levee::ai
