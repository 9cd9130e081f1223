// Waters, roads and bridges.
#include <algorithm>

#include "maps/sheet/area_layers.h"

namespace levee::maps::drawing {

namespace {

Point direction_at(const Line& fine, std::size_t i) {
    return unit(fine[std::min(i + 1, fine.size() - 1)] - fine[i == 0 ? 0 : i - 1]);
}

// As broad at each point as `half` says, closed.
template <class Half>
std::string ribbon(const Line& fine, Half half) {
    Line left;
    Line right;
    for (std::size_t i = 0; i < fine.size(); ++i) {
        const Point aside = left_of(direction_at(fine, i));
        left.push_back(fine[i] + aside * half(i));
        right.push_back(fine[i] - aside * half(i));
    }
    left.insert(left.end(), right.rbegin(), right.rend());
    return ruled(left, true);
}

// A broad river from its mouth upwards.
class BroadRiver {
 public:
    BroadRiver(Line course, const AreaStyle& style) : style_(style) {
        // The mouth opens into the sea.
        course.insert(course.begin(), course.front() + unit(course.front() - course[1]) * 7);
        mouth_ = course.front();
        fine_ = sampled(course, 8);
        banks_ = std::min(style.fades ? kFading : kOpen, fine_.size() - 1);
    }

    void draw(Svg& svg, std::string_view mouth) const {
        // Banks in ink except where they open; the water takes the colour of the sea there.
        const double open = style_.fades ? mouth_.x : mouth_.x + 14;
        const double closed =
            style_.fades ? std::max(mouth_.x + 1, fine_[banks_].x) : mouth_.x + 110;
        svg << "<defs><linearGradient id=\"" << mouth << "\" gradientUnits=\"userSpaceOnUse\" x1=\""
            << open << "\" y1=\"0\" x2=\"" << closed << "\" y2=\"0\"><stop offset=\"0\" "
            << "stop-color=\"" << style_.surf << "\"" << (style_.fades ? " stop-opacity=\"0\"" : "")
            << "/><stop offset=\"1\" stop-color=\"" << style_.broad
            << "\"/></linearGradient></defs>";
        const Line inland(fine_.begin() + static_cast<std::ptrdiff_t>(banks_), fine_.end());
        svg << "<path d=\"" << ribbon(inland, [&](std::size_t i) { return half(i + banks_) + 1.6; })
            << "\" fill=\"" << style_.bank << "\"/><path d=\""
            << ribbon(fine_, [&](std::size_t i) { return half(i); }) << "\" fill=\"url(#" << mouth
            << ")\"/><path d=\""
            << ribbon(inland,
                      [&](std::size_t i) {
                          return half(i + banks_) * 0.55 *
                                 std::min(1.0, static_cast<double>(i) / 20);
                      })
            << "\" fill=\"" << style_.shine << "\"/>\n";
        draw_threads(svg);
        draw_islands(svg);
    }

 private:
    // Points without banks.
    static constexpr std::size_t kOpen = 7;
    static constexpr std::size_t kFading = 22;

    double half(std::size_t i) const {
        const double t = static_cast<double>(i) / static_cast<double>(fine_.size());
        const double estuary = std::max(0.0, 1 - t / 0.2);
        return style_.broad_half + style_.estuary_half * estuary * estuary +
               0.7 * std::sin(static_cast<double>(i) * 0.37);
    }

    void draw_threads(Svg& svg) const {
        svg << "<g fill=\"none\" stroke=\"#5d97b3\" stroke-width=\".7\" stroke-opacity=\".8\">";
        for (const double share : {-0.4, 0.35}) {
            Line thread;
            for (std::size_t i = 16; i < fine_.size(); ++i)
                thread.push_back(fine_[i] + left_of(direction_at(fine_, i)) * (half(i) * share));
            svg << "<path stroke-dasharray=\"26 9 14 12\" d=\"" << ruled(thread, false) << "\"/>";
        }
        svg << "</g>\n";
    }

    // Sands and long islands.
    void draw_islands(Svg& svg) const {
        svg << "<g fill=\"#e9dfb4\" stroke=\"#8f8a55\" stroke-width=\".6\">";
        Hand hand(1793);
        for (std::size_t i = 40; i + 6 < fine_.size();
             i += 17 + static_cast<std::size_t>(hand.between(0, 15))) {
            const Point along = unit(fine_[i + 2] - fine_[i]);
            const Point at = fine_[i] + left_of(along) * hand.between(-2, 2);
            const double far = hand.between(6, 11);
            const Point aside = left_of(along) * hand.between(1.3, 2.3);
            svg << "<path d=\"M" << (at - along * far) << "Q" << (at + aside) << " "
                << (at + along * far) << "Q" << (at - aside) << " " << (at - along * far)
                << "Z\"/>";
        }
        svg << "</g>\n";
    }

    const AreaStyle& style_;
    Point mouth_;
    Line fine_;
    std::size_t banks_ = 0;  // the first point that has some
};

}  // namespace

void draw_rivers_and_lakes(Svg& svg, const AreaSheet& sheet, const AreaStyle& style) {
    svg << "<g fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\n";
    for (const AreaPlan::Water& water : sheet.plan().waters) {
        if (water.kind == WaterKind::River)
            draw(svg, smooth(sheet.course(water), false), style.river);
        if (water.kind == WaterKind::Lake)
            svg << "<path d=\"" << smooth(sheet.course(water), true) << "\" fill=\"" << style.lake
                << "\" stroke=\"" << style.bank << "\" stroke-width=\"1.2\"/>";
    }
    svg << "</g>\n";
}

void draw_broad_rivers(Svg& svg, const AreaSheet& sheet, const AreaStyle& style) {
    int number = 0;
    for (const AreaPlan::Water& water : sheet.plan().waters)
        if (water.kind == WaterKind::BroadRiver)
            BroadRiver(sheet.course(water), style)
                .draw(svg, std::string(style.sheet.prefix) + "-mouth-" + std::to_string(++number));
}

void draw_fords(Svg& svg, const AreaSheet& sheet, const AreaStyle& style) {
    svg << "<g fill=\"none\" stroke-linecap=\"butt\">";
    for (const AreaPlan::Water& water : sheet.plan().waters)
        if (water.kind == WaterKind::Ford)
            draw(svg, smooth(sheet.course(water), false), style.ford);
    svg << "</g>\n";
}

void draw_roads(Svg& svg, const AreaSheet& sheet, int kind, Strokes strokes, bool at_once) {
    svg << "<g fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\n";
    std::string paths;
    for (const AreaPlan::Road& road : sheet.plan().roads) {
        if (road.kind != kind) continue;
        Line line;
        for (std::size_t i = 0; i < road.areas.size(); ++i) {
            if (i > 0) line.push_back(sheet.passage(road.areas[i - 1], road.areas[i]));
            line.push_back(sheet.town(road.areas[i]));
        }
        if (at_once)
            paths += smooth(line, false);
        else
            draw(svg, smooth(line, false), strokes);
    }
    if (at_once) draw(svg, paths, strokes);
    svg << "</g>\n";
}

void draw_bridges(Svg& svg, const AreaSheet& sheet, const AreaStyle& style) {
    for (const AreaPlan::Bridge& place : sheet.plan().bridges) {
        // Square to the nearest stretch of the river.
        const Point wanted = sheet.at(place.at);
        Point across{0, 1};
        Point at = wanted;
        double nearest = 1e9;
        for (const AreaPlan::Water& water : sheet.plan().waters) {
            if (water.kind != WaterKind::BroadRiver) continue;
            const Line fine = sampled(sheet.course(water), 8);
            for (std::size_t i = 0; i + 1 < fine.size(); ++i) {
                const double far = length(fine[i] - wanted);
                if (far >= nearest) continue;
                nearest = far;
                at = fine[i];
                across = left_of(unit(fine[i + 1] - fine[i]));
            }
        }
        bridge(svg, at, across, style.bridge);
    }
}

}  // namespace levee::maps::drawing
