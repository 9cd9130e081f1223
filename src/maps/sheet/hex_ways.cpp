// What leads from hex to hex.
#include <algorithm>
#include <set>

#include "maps/sheet/hex_layers.h"

namespace levee::maps::drawing {

namespace {

// Roads, tracks or railways as a net of hexes. In every hex two ways at most run through; all
// others end where those pass.
class Ways {
 public:
    Ways(const HexSheet& sheet, SideMark kind) : sheet_(sheet), kind_(kind) {}

    std::string path() {
        for (const HexId hex : sheet_.hexes())
            for (const Direction d : kDirections)
                if (has(hex, d, kind_) && !through(hex, d, kind_)) follow(hex, d, false);
        for (const HexId hex : sheet_.hexes())
            for (const Direction d : kDirections)
                if (has(hex, d, kind_) && sheet_.grid().neighbour(hex, d) == kNoHex) enter(hex, d);
        // What is left are rings.
        for (const HexId hex : sheet_.hexes())
            for (const Direction d : kDirections)
                if (has(hex, d, kind_)) follow(hex, d, true);
        return out_.take();
    }

 private:
    bool has(HexId hex, Direction d, SideMark kind) const {
        return sheet_.plan().has(hex, d, kind);
    }

    // The straightest pair of ways of one kind.
    std::optional<std::pair<Direction, Direction>> main_pair(HexId hex, SideMark kind) const {
        for (const int turn : {3, 2, 4, 1, 5})
            for (const Direction d : kDirections)
                if (has(hex, d, kind) && has(hex, turned(d, turn), kind))
                    return std::pair(d, turned(d, turn));
        return std::nullopt;
    }

    std::optional<Direction> through(HexId hex, Direction d, SideMark kind) const {
        const auto pair = main_pair(hex, kind);
        if (!pair || (kind == kTrackAcross && main_pair(hex, kRoadAcross))) return std::nullopt;
        if (pair->first == d) return pair->second;
        if (pair->second == d) return pair->first;
        return std::nullopt;
    }

    // Where it crosses the hexside on the way out of the hex: a railway keeps beside the road or
    // track that crosses there too.
    Point crossing(HexId hex, Direction d) const {
        const Point at = sheet_.side_middle(hex, d);
        if (kind_ != kRailAcross || !sheet_.plan().has(hex, d, kWayAcross)) return at;
        return at + aside(hex, d);
    }
    // Where a way goes that leads over the edge of the map.
    Point beyond(HexId hex, Direction d) const {
        const Point centre = sheet_.centre(hex);
        return centre + unit(sheet_.side_middle(hex, d) - centre) * (kRadius * 3.2);
    }
    // Always to the same side of the railway, whichever way one follows it.
    Point aside(HexId hex, Direction d) const {
        constexpr double kBeside = 7;
        const bool outwards = hex < sheet_.grid().neighbour(hex, d);
        const Point along = unit(sheet_.side_middle(hex, d) - sheet_.centre(hex));
        return left_of(along) * (outwards ? kBeside : -kBeside);
    }
    // Round which it bends inside the hex.
    Point bend(HexId hex, Direction in, Direction out) const {
        const Point centre = sheet_.centre(hex);
        if (kind_ != kRailAcross) return centre;
        Point off{};
        for (const Direction d : {in, out})
            if (sheet_.plan().has(hex, d, kWayAcross)) off = off + aside(hex, d) * 0.5;
        return centre + off;
    }

    // Where a way that does not go through comes to its end.
    Point end(HexId hex) const {
        const Point centre = sheet_.centre(hex);
        if (kind_ == kRailAcross) return centre;
        auto pair = main_pair(hex, kRoadAcross);
        if (!pair) pair = main_pair(hex, kTrackAcross);
        if (!pair) return centre;
        return middle(centre, middle(sheet_.side_middle(hex, pair->first),
                                     sheet_.side_middle(hex, pair->second)));
    }

    // Where a way leaves the map that nobody lives at the end of.
    std::optional<Point> exit(HexId hex) const {
        int same = 0;
        for (const Direction d : kDirections) same += has(hex, d, kind_) ? 1 : 0;
        if (kind_ == kRailAcross
                ? same != 1
                : sheet_.plan().ways(hex) != 1 || is_built(sheet_.ground(hex).cover))
            return std::nullopt;
        return way_out(sheet_, sheet_.centre(hex), kRadius * 1.8);
    }

    void follow(HexId hex, Direction d, bool ring) {
        if (!seen_.insert({hex, d}).second) return;
        out_ << "M";
        if (ring)
            out_ << crossing(hex, d);
        else if (const auto out = exit(hex))
            out_ << *out << "Q" << sheet_.centre(hex) << " " << crossing(hex, d);
        else
            out_ << end(hex) << "L" << crossing(hex, d);
        leave(hex, d);
    }

    // From beyond the edge of the map.
    void enter(HexId hex, Direction d) {
        if (!seen_.insert({hex, d}).second) return;
        out_ << "M" << beyond(hex, d) << "L" << crossing(hex, d);
        if (const auto on = pass(hex, d)) leave(hex, *on);
    }

    void leave(HexId hex, Direction d) {
        while (true) {
            const HexId next = sheet_.grid().neighbour(hex, d);
            if (next == kNoHex) {
                out_ << "L" << beyond(hex, d);
                return;
            }
            seen_.insert({next, opposite(d)});
            const auto on = pass(next, opposite(d));
            if (!on) return;
            hex = next;
            d = *on;
        }
    }

    // Through a hex, to the side by which the way leaves it; nothing when it ends there or has been
    // drawn from there on.
    std::optional<Direction> pass(HexId hex, Direction from) {
        const auto on = through(hex, from, kind_);
        if (on)
            out_ << "Q" << bend(hex, from, *on) << " " << crossing(hex, *on);
        else if (const auto out = exit(hex))
            out_ << "Q" << sheet_.centre(hex) << " " << *out;
        else
            out_ << "L" << end(hex);
        return on && seen_.insert({hex, *on}).second ? on : std::nullopt;
    }

    const HexSheet& sheet_;
    SideMark kind_;
    Svg out_;
    std::set<std::pair<HexId, Direction>> seen_;
};

}  // namespace

void draw_ways(Svg& svg, const HexSheet& sheet, const HexStyle& style) {
    svg << "<g fill=\"none\" stroke-linejoin=\"round\">\n";
    draw(svg, Ways(sheet, kTrackAcross).path(), style.track);
    draw(svg, Ways(sheet, kRoadAcross).path(), style.road);
    const std::string rails = Ways(sheet, kRailAcross).path();
    if (!rails.empty()) draw(svg, rails, style.railway);
    svg << "</g>\n";
}

}  // namespace levee::maps::drawing
