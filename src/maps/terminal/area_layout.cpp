#include "maps/terminal/area_layout.h"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <numeric>

namespace levee::maps::terminal {

namespace {

using Cell = AreaLayout::Cell;

constexpr int kMostRows = 60;

// Doubled, so that the middle of a cell is a whole number.
struct Middle {
    int x = 0;
    int y = 0;
};

bool inside(Course outline, Middle p) {
    bool in = false;
    for (std::size_t i = 0, j = outline.size() - 1; i < outline.size(); j = i++) {
        const int ax = 2 * outline[i].x;
        const int ay = 2 * outline[i].y;
        const int bx = 2 * outline[j].x;
        const int by = 2 * outline[j].y;
        if ((ay > p.y) == (by > p.y)) continue;
        const std::int64_t left = std::int64_t{p.x - ax} * (by - ay);
        const std::int64_t right = std::int64_t{bx - ax} * (p.y - ay);
        if (by > ay ? left < right : left > right) in = !in;
    }
    return in;
}

class Draughtsman {
 public:
    explicit Draughtsman(const AreaPlan& plan) : plan_(plan) {}

    AreaLayout draw() {
        measure();
        share_out();
        place_boxes();
        return std::move(layout_);
    }

 private:
    void measure() {
        Place low{kLargestPlace, kLargestPlace};
        Place high{0, 0};
        const auto stretch = [&](Place p) {
            low = {std::min(low.x, p.x), std::min(low.y, p.y)};
            high = {std::max(high.x, p.x), std::max(high.y, p.y)};
        };
        for (const AreaPlan::Area& area : plan_.areas) {
            stretch(area.town);
            for (const Place& corner : area.outline) stretch(corner);
        }
        layout_.low = low;
        layout_.high = high;
        // A letter is about twice as high as it is wide.
        const int width = std::max(1, high.x - low.x);
        const int height = std::max(1, high.y - low.y);
        layout_.rows = std::clamp(height * AreaLayout::kColumns / (2 * width), AreaLayout::kBoxRows,
                                  kMostRows);
    }

    Middle middle(int row, int column) const {
        const int width = layout_.high.x - layout_.low.x;
        const int height = layout_.high.y - layout_.low.y;
        return {2 * layout_.low.x + (2 * column + 1) * width / AreaLayout::kColumns,
                2 * layout_.low.y + (2 * row + 1) * height / layout_.rows};
    }

    void share_out() {
        for (int row = 0; row < layout_.rows; ++row)
            for (int column = 0; column < AreaLayout::kColumns; ++column) {
                AreaId owner = kNoArea;
                for (std::size_t i = 0; i < plan_.areas.size() && owner == kNoArea; ++i)
                    if (inside(plan_.areas[i].outline, middle(row, column)))
                        owner = AreaId{static_cast<std::uint8_t>(i)};
                layout_.owners.push_back(owner);
            }
    }

    // Those with the least land first: they have the least choice.
    void place_boxes() {
        layout_.boxes.resize(plan_.areas.size());
        std::vector<int> land(plan_.areas.size());
        for (const AreaId owner : layout_.owners)
            if (owner != kNoArea) ++land[owner.raw];
        std::vector<std::size_t> order(plan_.areas.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::stable_sort(order.begin(), order.end(),
                         [&](std::size_t a, std::size_t b) { return land[a] < land[b]; });
        for (const std::size_t i : order)
            layout_.boxes[i] = best_cell(AreaId{static_cast<std::uint8_t>(i)});
    }

    Cell best_cell(AreaId area) const {
        const Cell town = layout_.cell(plan_.area(area).town);
        const Cell wanted{town.row, town.column - AreaLayout::kBoxColumns / 2};
        Cell best;
        int least = std::numeric_limits<int>::max();
        for (int row = 0; row + AreaLayout::kBoxRows <= layout_.rows; ++row)
            for (int column = 0; column + AreaLayout::kBoxColumns <= AreaLayout::kColumns;
                 ++column) {
                const int far = 2 * std::abs(row - wanted.row) + std::abs(column - wanted.column);
                // Beyond that the box would belong to somebody else.
                constexpr int kFurthest = 24;
                if (far > kFurthest || far >= least || taken(row, column)) continue;
                const int cost = far + 3 * strangers(area, row, column);
                if (cost >= least) continue;
                least = cost;
                best = {row, column};
            }
        return best;
    }

    // One blank column stays between boxes, and no bridge is hidden.
    bool taken(int row, int column) const {
        for (const AreaPlan::Bridge& bridge : plan_.bridges) {
            const Cell at = layout_.cell(bridge.at);
            if (at.row >= row && at.row < row + AreaLayout::kBoxRows && at.column >= column &&
                at.column < column + AreaLayout::kBoxColumns)
                return true;
        }
        return std::ranges::any_of(layout_.boxes, [&](const Cell& other) {
            return other.row >= 0 && std::abs(other.row - row) < AreaLayout::kBoxRows &&
                   std::abs(other.column - column) <= AreaLayout::kBoxColumns;
        });
    }

    // Letters that would stand on other people's land.
    int strangers(AreaId area, int row, int column) const {
        int count = 0;
        for (int r = row; r < row + AreaLayout::kBoxRows; ++r)
            for (int c = column; c < column + AreaLayout::kBoxColumns; ++c)
                count += layout_.owner(r, c) != area;
        return count;
    }

    const AreaPlan& plan_;
    AreaLayout layout_;
};

}  // namespace

Cell AreaLayout::cell(Place place) const {
    const int width = std::max(1, high.x - low.x);
    const int height = std::max(1, high.y - low.y);
    return {std::clamp((place.y - low.y) * rows / height, 0, std::max(0, rows - 1)),
            std::clamp((place.x - low.x) * kColumns / width, 0, kColumns - 1)};
}

AreaLayout lay_out(const AreaPlan& plan) { return Draughtsman(plan).draw(); }

}  // namespace levee::maps::terminal
