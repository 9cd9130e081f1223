// What leads from hex to hex.
#include <algorithm>
#include <set>

#include "maps/sheet/hex_layers.h"

namespace levee::maps::drawing {

namespace {

// Roads and tracks as a net of hexes. In every hex two ways at most run through; all others end
// where those pass.
class Ways {
 public:
    Ways(const HexSheet& sheet, SideMark kind) : sheet_(sheet), kind_(kind) {}

    std::string path() {
        for (const HexId hex : sheet_.hexes())
            for (const Direction d : kDirections)
                if (has(hex, d, kind_) && !through(hex, d, kind_)) follow(hex, d, false);
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

    // Where a way that does not go through comes to its end.
    Point end(HexId hex) const {
        const Point centre = sheet_.centre(hex);
        auto pair = main_pair(hex, kRoadAcross);
        if (!pair) pair = main_pair(hex, kTrackAcross);
        if (!pair) return centre;
        return middle(centre, middle(sheet_.side_middle(hex, pair->first),
                                     sheet_.side_middle(hex, pair->second)));
    }

    // Where a way leaves the map that nobody lives at the end of.
    std::optional<Point> exit(HexId hex) const {
        if (sheet_.plan().ways(hex) != 1 || sheet_.ground(hex).cover == Cover::Village)
            return std::nullopt;
        return way_out(sheet_, sheet_.centre(hex), kRadius * 1.8);
    }

    void follow(HexId hex, Direction d, bool ring) {
        if (!seen_.insert({hex, d}).second) return;
        out_ << "M";
        if (ring)
            out_ << sheet_.side_middle(hex, d);
        else if (const auto out = exit(hex))
            out_ << *out << "Q" << sheet_.centre(hex) << " " << sheet_.side_middle(hex, d);
        else
            out_ << end(hex) << "L" << sheet_.side_middle(hex, d);
        while (true) {
            const HexId next = sheet_.grid().neighbour(hex, d);
            if (next == kNoHex) return;
            seen_.insert({next, opposite(d)});
            const auto on = through(next, opposite(d), kind_);
            if (!on) {
                if (const auto out = exit(next))
                    out_ << "Q" << sheet_.centre(next) << " " << *out;
                else
                    out_ << "L" << end(next);
                return;
            }
            out_ << "Q" << sheet_.centre(next) << " " << sheet_.side_middle(next, *on);
            hex = next;
            d = *on;
            if (!seen_.insert({hex, d}).second) return;
        }
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
    svg << "</g>\n";
}

}  // namespace levee::maps::drawing
