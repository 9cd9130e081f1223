#include "maps/sheet/area_sheet.h"

#include <algorithm>

namespace levee::maps::drawing {

namespace {

// Without its last point, with which the next part begins.
void append(Line& line, const Line& part) { line.insert(line.end(), part.begin(), part.end() - 1); }

bool inside(const Line& border, Point p) {
    bool in = false;
    for (std::size_t i = 0, j = border.size() - 1; i < border.size(); j = i++) {
        const Point a = border[i];
        const Point b = border[j];
        if ((a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x)
            in = !in;
    }
    return in;
}

}  // namespace

AreaSheet::AreaSheet(AreaPlan plan, Room room) : plan_(std::move(plan)), room_(room) {
    const double width = room.width - 2 * room.beside;
    scale_ = width / plan_.size.x;
    map_ = {room.beside, room.above, width, plan_.size.y * scale_};
    for (const AreaId area : plan_.all()) {
        const Course outline = plan_.area(area).outline;
        if (plan_.area(area).island) islands_.add(area);
        for (std::size_t i = 0; i < outline.size(); ++i) {
            owner_[{outline[i], outline[(i + 1) % outline.size()]}] = area;
            if (plan_.area(area).island) shore_.insert(outline[i]);
        }
    }
    for (const AreaPlan::Water& water : plan_.waters)
        if (water.kind == WaterKind::Coast) shore_.insert(water.course.begin(), water.course.end());
    for (const AreaPlan::Water& water : plan_.waters) {
        if (water.kind != WaterKind::Coast) continue;
        Line& line = coasts_.emplace_back();
        for (std::size_t i = 0; i + 1 < water.course.size(); ++i)
            append(line, side(water.course[i], water.course[i + 1]));
        line.push_back(at(water.course.back()));
    }
}

Line AreaSheet::course(const AreaPlan::Water& water) const {
    Line line;
    for (const Place place : water.course) line.push_back(at(place));
    return line;
}

bool AreaSheet::on_coast(Place a, Place b) const {
    return shore_.contains(a) && shore_.contains(b);
}

Line AreaSheet::side(Place a, Place b) const {
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

Line AreaSheet::border(AreaId area) const {
    const Course corners = plan_.area(area).outline;
    Line line;
    for (std::size_t i = 0; i < corners.size(); ++i)
        append(line, side(corners[i], corners[(i + 1) % corners.size()]));
    return line;
}

Point AreaSheet::standing(AreaId area) const {
    const Line corners = border(area);
    double twice_area = 0;
    Point sum{0, 0};
    for (std::size_t i = 0, j = corners.size() - 1; i < corners.size(); j = i++) {
        const double cross = corners[j].x * corners[i].y - corners[i].x * corners[j].y;
        twice_area += cross;
        sum = sum + (corners[i] + corners[j]) * cross;
    }
    if (twice_area == 0) return town(area);
    const Point centre = sum * (1 / (3 * twice_area));
    return inside(corners, centre) ? centre : town(area);
}

std::string AreaSheet::outline(AreaId area) const { return ruled(border(area), true); }

std::string AreaSheet::limits(const AreaSet& areas) const {
    std::map<Place, Place> next;
    for (const AreaId area : areas) {
        const Course corners = plan_.area(area).outline;
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
            append(ring, side(a, b));
            here = next.find(b);
        }
        path += ruled(ring, true);
    }
    return path;
}

Point AreaSheet::passage(AreaId a, AreaId b) const {
    for (const AreaPlan::Bridge& bridge : plan_.bridges)
        if ((bridge.a == a && bridge.b == b) || (bridge.a == b && bridge.b == a))
            return at(bridge.at);
    Line common;
    const Course corners = plan_.area(a).outline;
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

std::string AreaSheet::shores() const {
    std::string path;
    for (const Line& coast : coasts_) path += ruled(coast, false);
    return path + limits(islands_);
}

}  // namespace levee::maps::drawing
