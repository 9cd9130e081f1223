#include "games/for_god_and_king/board_parts.h"
#include "maps/area_text.h"

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

class MapReader : public maps::AreaMapReader<std::vector<AreaCard>> {
 public:
    explicit MapReader(Board& board)
        : AreaMapReader("map.txt", "areas.csv", board.areas, board.map, board.size),
          board_(board) {}

    Trouble read(const Lines& lines) {
        using Self = MapReader;
        const text::Records<Self, 8> records{{{"size", &Self::read_size},
                                              {"outline", &Self::read_outline},
                                              {"land", &Self::read_borders<kLand>},
                                              {"loire", &Self::read_borders<kLoire>},
                                              {"bridge", &Self::read_bridge},
                                              {"gois", &Self::read_gois},
                                              {"road", &Self::read_road},
                                              {"water", &Self::read_water}}};
        if (Trouble trouble = text::read_records(lines, *this, records)) return trouble;
        return finish();
    }

 private:
    Trouble finish() const {
        if (Trouble trouble =
                check_outlines([](const maps::Link& link) { return link.has_border(kGois); }))
            return trouble;
        if (gois_ != 1) return Mistake{"map.txt: gois", "is missing"};
        return check_joined([](AreaId, const maps::Link& link) {
            return link.has_border(kLand | kBridge | kGois);
        });
    }

    template <LinkFlags border>
    void read_borders(text::Reader& in) {
        needs_size(in);
        in.meaning("code", kCodes);
        const AreaId first = read_area(in, "area");
        if (!in.more()) in.fail("area", "a second one is missing");
        while (in.more() && !in.trouble()) {
            const AreaId other = read_area(in, "area");
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
        bridge.town = read_area(in, "town");
        bridge.far = read_area(in, "far end");
        bridge.at = read_place(in, "place");
        bridge.name = in.name("name");
        if (in.trouble()) return;
        const LinkFlags border = board_.map.border(bridge.town, bridge.far);
        if ((border & kLoire) == 0)
            return in.fail("bridge", both(bridge.town, bridge.far) + " has no loire line above");
        if ((border & kBridge) != 0)
            return in.fail("bridge", both(bridge.town, bridge.far) + " is given twice");
        board_.map.connect(bridge.town, bridge.far, kBridge);
        board_.map.connect_one_way(bridge.town, bridge.far, kBridgeControl);
        board_.bridges.push_back(std::move(bridge));
    }

    void read_gois(text::Reader& in) {
        needs_size(in);
        in.meaning("code", kCodes);
        const AreaId mainland = read_area(in, "mainland");
        const AreaId island = read_area(in, "island");
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
        road.areas.push_back(read_area(in, "area"));
        if (!in.more()) in.fail("area", "a second one is missing");
        while (in.more() && !in.trouble()) {
            const AreaId from = road.areas.back();
            const AreaId to = read_area(in, "area");
            if (in.trouble()) return;
            const maps::Link link = board_.map.between(from, to);
            if (!link.has_border(kLand | kBridge))
                return in.fail("area", "no road can lead from " + key(from) + " to " + key(to));
            if (link.has_road()) return in.fail("area", both(from, to) + " has a road already");
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
        read_places(in, water.course);
        if (water.course.size() < 2) in.fail("place", "a water has two places or more");
        if (!in.trouble()) board_.waters.push_back(std::move(water));
    }

    Board& board_;
    int gois_ = 0;
};

}  // namespace

Trouble read_map(const Lines& lines, Board& board) { return MapReader(board).read(lines); }

}  // namespace levee::fgfk
