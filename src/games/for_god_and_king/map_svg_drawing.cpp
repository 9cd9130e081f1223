#include "games/for_god_and_king/map_svg_drawing.h"

#include <algorithm>

namespace levee::fgfk::drawing {

Sheet::Sheet(const Board& board) : board_(board) {
    constexpr double kWidth = 1352;
    scale_ = kWidth / board.size.x;
    map_ = {24, 34, kWidth, board.size.y * scale_};
    for (const AreaId area : board.map.all()) {
        const auto& outline = board.card(area).outline;
        for (std::size_t i = 0; i < outline.size(); ++i) {
            owner_[{outline[i], outline[(i + 1) % outline.size()]}] = area;
            if (board.card(area).bank == Bank::Island) shore_.insert(outline[i]);
        }
    }
    for (const Water& water : board.waters) {
        if (water.kind != WaterKind::Coast) continue;
        for (const Place place : water.course) shore_.insert(place);
    }
    for (const Water& water : board.waters) {
        if (water.kind != WaterKind::Coast) continue;
        Line& line = water.name == "North" ? north_coast_ : south_coast_;
        for (std::size_t i = 0; i + 1 < water.course.size(); ++i) {
            const Line part = side(water.course[i], water.course[i + 1]);
            line.insert(line.end(), part.begin(), part.end() - 1);
        }
        line.push_back(at(water.course.back()));
    }
}

bool Sheet::on_coast(Place a, Place b) const { return shore_.contains(a) && shore_.contains(b); }

Line Sheet::side(Place a, Place b) const {
    const bool turned = b < a;
    if (turned) std::swap(a, b);
    const bool inland = owner_.contains({a, b}) && owner_.contains({b, a});
    const bool shore = !inland && on_coast(a, b);
    Line line{at(a), at(b)};
    if (inland || shore) {
        // Middles are pushed aside, then the middles of the halves, and so on.
        const auto x = static_cast<std::uint32_t>(a.x + 7 * b.x);
        const auto y = static_cast<std::uint32_t>(a.y + 13 * b.y);
        Hand hand(x * 4096 + y);
        double push = shore ? 0.17 : 0.10;
        while (length(line[1] - line[0]) > (shore ? 5 : 8)) {
            Line finer;
            for (std::size_t i = 0; i + 1 < line.size(); ++i) {
                const Point along = line[i + 1] - line[i];
                finer.push_back(line[i]);
                finer.push_back(middle(line[i], line[i + 1]) +
                                left_of(along) * hand.between(-push, push));
            }
            finer.push_back(line.back());
            line = std::move(finer);
            push *= 0.9;
        }
    }
    if (turned) std::reverse(line.begin(), line.end());
    return line;
}

Line Sheet::border(AreaId area) const {
    const auto& corners = board_.card(area).outline;
    Line line;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Line part = side(corners[i], corners[(i + 1) % corners.size()]);
        line.insert(line.end(), part.begin(), part.end() - 1);
    }
    return line;
}

std::string Sheet::outline(AreaId area) const { return ruled(border(area), true); }

std::string Sheet::limits(const AreaSet& areas) const {
    std::map<Place, Place> next;
    for (const AreaId area : areas) {
        const auto& corners = board_.card(area).outline;
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const Place a = corners[i];
            const Place b = corners[(i + 1) % corners.size()];
            const auto other = owner_.find({b, a});
            if (other == owner_.end() || !areas.has(other->second)) next[a] = b;
        }
    }
    std::string path;
    while (!next.empty()) {
        Line ring;
        for (auto here = next.begin(); here != next.end();) {
            const auto [a, b] = *here;
            next.erase(here);
            const Line part = side(a, b);
            ring.insert(ring.end(), part.begin(), part.end() - 1);
            here = next.find(b);
        }
        path += ruled(ring, true);
    }
    return path;
}

Point Sheet::passage(AreaId a, AreaId b) const {
    for (const Bridge& bridge : board_.bridges)
        if ((bridge.town == a && bridge.far == b) || (bridge.town == b && bridge.far == a))
            return at(bridge.at);
    Line common;
    const auto& corners = board_.card(a).outline;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Place p = corners[i];
        const Place q = corners[(i + 1) % corners.size()];
        const auto other = owner_.find({q, p});
        if (other == owner_.end() || other->second != b) continue;
        const Line part = side(p, q);
        common.insert(common.end(), part.begin(), part.end());
    }
    const Point from = town(a);
    const Point to = town(b);
    Point best = middle(from, to);
    double shortest = 1e9;
    // Not quite at the ends of the border, where a third area begins.
    for (std::size_t i = common.size() / 8; i < common.size() - common.size() / 8; ++i) {
        const double way = length(common[i] - from) + length(to - common[i]);
        if (way >= shortest) continue;
        shortest = way;
        best = common[i];
    }
    return best;
}

}  // namespace levee::fgfk::drawing
