#include <set>

#include "games/for_god_and_king/board_parts.h"
#include "maps/area_paths.h"
#include "maps/map_text.h"

// map.txt
namespace levee::fgfk {

using engine::Mistake;
using maps::LinkFlags;
using text::Trouble;

namespace {

constexpr text::Meanings<char, 4> kCodes{{{"R", 'R'}, {"D", 'D'}, {"P", 'P'}, {"X", 'X'}}};
constexpr text::Meanings<RoadClass, 2> kRoadWords{{{"royal", kRoyal}, {"major", kMajor}}};
constexpr text::Meanings<maps::WaterKind, 5> kWaterWords{{{"coast", maps::WaterKind::Coast},
                                                          {"loire", maps::WaterKind::BroadRiver},
                                                          {"river", maps::WaterKind::River},
                                                          {"lake", maps::WaterKind::Lake},
                                                          {"ford", maps::WaterKind::Ford}}};

class MapReader {
 public:
    explicit MapReader(Board& board) : board_(board) {}

    Trouble read(const Lines& lines) {
        using Self = MapReader;
        constexpr text::Records<Self, 8> kRecords{{{"size", &Self::read_size},
                                                   {"outline", &Self::read_outline},
                                                   {"land", &Self::read_borders<kLand>},
                                                   {"loire", &Self::read_borders<kLoire>},
                                                   {"bridge", &Self::read_bridge},
                                                   {"gois", &Self::read_gois},
                                                   {"road", &Self::read_road},
                                                   {"water", &Self::read_water}}};
        if (Trouble trouble = text::read_records(lines, *this, kRecords)) return trouble;
        return finish();
    }

 private:
    Trouble finish() const {
        if (board_.size == Place{}) return Mistake{"map.txt: size", "is missing"};
        for (const AreaCard& card : board_.areas)
            if (card.outline.empty()) return Mistake{"map.txt: outline", card.key + " has none"};
        for (const AreaId from : board_.map.all())
            for (const maps::Link& link : board_.map.links(from))
                if (!link.has_border(kGois) && !outlines_meet(from, link.to))
                    return Mistake{"map.txt: outline", "those of " + key(from) + " and " +
                                                           key(link.to) + " do not meet"};
        if (gois_ != 1) return Mistake{"map.txt: gois", "is missing"};
        const auto any = [](AreaId, const maps::Link& link) {
            return link.has_border(kLand | kBridge | kGois);
        };
        const AreaSet joined = maps::reachable(board_.map, AreaSet::of(AreaId{0}), any);
        for (const AreaId area : board_.map.all().without(joined))
            return Mistake{"map.txt: land", key(area) + " cannot be reached"};
        return std::nullopt;
    }

    const std::string& key(AreaId area) const { return board_.card(area).key; }

    void read_size(text::Reader& in) {
        if (board_.size != Place{}) return in.fail("size", "is given twice");
        board_.size.x = in.number<std::int16_t>("width", 100, kLargestPlace);
        board_.size.y = in.number<std::int16_t>("height", 100, kLargestPlace);
    }

    void needs_size(text::Reader& in) const {
        if (board_.size == Place{}) in.fail(in.line().record(), "a size line must come first");
    }

    Place read_place(text::Reader& in, std::string_view field) const {
        const Place place = maps::read_place(in, field);
        if (place.x > board_.size.x || place.y > board_.size.y)
            in.fail(field, std::to_string(place.x) + "," + std::to_string(place.y) +
                               " lies beyond the sheet");
        return place;
    }

    void read_outline(text::Reader& in) {
        needs_size(in);
        const AreaId area = read_area(in, "area", board_);
        if (in.trouble()) return;
        AreaCard& card = board_.areas[area.raw];
        if (!card.outline.empty()) return in.fail("area", card.key + " has an outline already");
        while (in.more() && !in.trouble()) card.outline.push_back(read_place(in, "place"));
        if (card.outline.size() < 3) return in.fail("place", "an outline has three places or more");
        long twice = 0;
        for (std::size_t i = 0; i < card.outline.size(); ++i) {
            const Place a = card.outline[i];
            const Place b = card.outline[(i + 1) % card.outline.size()];
            twice += long{a.x} * b.y - long{b.x} * a.y;
        }
        if (twice <= 0) in.fail("place", "the outline of " + card.key + " is not clockwise");
    }

    bool outlines_meet(AreaId a, AreaId b) const {
        const auto& one = board_.card(a).outline;
        const auto& two = board_.card(b).outline;
        for (std::size_t i = 0; i < one.size(); ++i)
            for (std::size_t k = 0; k < two.size(); ++k)
                // Both are clockwise, so the common side runs the other way in the other one.
                if (one[i] == two[(k + 1) % two.size()] && one[(i + 1) % one.size()] == two[k])
                    return true;
        return false;
    }

    // Nothing may lie between the two yet.
    void connect(text::Reader& in, AreaId a, AreaId b, LinkFlags border) {
        if (in.trouble()) return;
        if (a == b) return in.fail("area", key(a) + " cannot border on itself");
        if (board_.map.adjacent(a, b))
            return in.fail("area", key(a) + "-" + key(b) + " is a border already");
        if (!board_.map.connect(a, b, border))
            in.fail("area", "too many borders at " + key(a) + " or " + key(b));
    }

    template <LinkFlags border>
    void read_borders(text::Reader& in) {
        needs_size(in);
        in.meaning("code", kCodes);
        const AreaId first = read_area(in, "area", board_);
        if (!in.more()) in.fail("area", "a second one is missing");
        while (in.more() && !in.trouble()) {
            const AreaId other = read_area(in, "area", board_);
            if (in.trouble()) return;
            const bool banks =
                board_.card(first).bank == Bank::North && board_.card(other).bank == Bank::South;
            if (border == kLoire && !banks)
                return in.fail("area", key(first) + " and " + key(other) +
                                           " are not a north and a south bank");
            if (border == kLand && board_.card(first).bank != board_.card(other).bank)
                return in.fail("area",
                               key(first) + " and " + key(other) + " lie on different banks");
            connect(in, first, other, border);
        }
    }

    void read_bridge(text::Reader& in) {
        needs_size(in);
        in.meaning("code", kCodes);
        Bridge bridge;
        bridge.town = read_area(in, "town", board_);
        bridge.far = read_area(in, "far end", board_);
        bridge.at = read_place(in, "place");
        bridge.name = in.name("name");
        if (in.trouble()) return;
        const LinkFlags border = board_.map.border(bridge.town, bridge.far);
        if ((border & kLoire) == 0)
            return in.fail("bridge",
                           key(bridge.town) + "-" + key(bridge.far) + " has no loire line above");
        if ((border & kBridge) != 0)
            return in.fail("bridge", key(bridge.town) + "-" + key(bridge.far) + " is given twice");
        board_.map.connect(bridge.town, bridge.far, kBridge);
        board_.map.connect_one_way(bridge.town, bridge.far, kBridgeControl);
        board_.bridges.push_back(std::move(bridge));
    }

    void read_gois(text::Reader& in) {
        needs_size(in);
        in.meaning("code", kCodes);
        const AreaId mainland = read_area(in, "mainland", board_);
        const AreaId island = read_area(in, "island", board_);
        if (in.trouble()) return;
        if (board_.card(island).bank != Bank::Island || board_.card(mainland).bank == Bank::Island)
            return in.fail("island", "the Gois leads from the mainland to the island");
        if (++gois_ > 1) return in.fail("gois", "is given twice");
        connect(in, mainland, island, kGois);
    }

    void read_road(text::Reader& in) {
        needs_size(in);
        Road road;
        road.kind = in.meaning("class", kRoadWords);
        in.meaning("code", kCodes);
        road.name = in.name("name");
        road.areas.push_back(read_area(in, "area", board_));
        if (!in.more()) in.fail("area", "a second one is missing");
        while (in.more() && !in.trouble()) {
            const AreaId from = road.areas.back();
            const AreaId to = read_area(in, "area", board_);
            if (in.trouble()) return;
            const maps::Link link = board_.map.between(from, to);
            if (!link.has_border(kLand | kBridge))
                return in.fail("area", "no road can lead from " + key(from) + " to " + key(to));
            if (link.has_road())
                return in.fail("area", key(from) + "-" + key(to) + " has a road already");
            board_.map.connect(from, to, 0, road.kind);
            road.areas.push_back(to);
        }
        if (!in.trouble()) board_.roads.push_back(std::move(road));
    }

    void read_water(text::Reader& in) {
        needs_size(in);
        Water water;
        water.kind = in.meaning("kind", kWaterWords);
        water.name = in.name("name");
        while (in.more() && !in.trouble()) water.course.push_back(read_place(in, "place"));
        if (water.course.size() < 2) in.fail("place", "a water has two places or more");
        if (!in.trouble()) board_.waters.push_back(std::move(water));
    }

    Board& board_;
    int gois_ = 0;
};

}  // namespace

Trouble read_map(const Lines& lines, Board& board) { return MapReader(board).read(lines); }

}  // namespace levee::fgfk
