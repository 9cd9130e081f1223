#include "games/la_vendee/board_parts.h"
#include "maps/area_text.h"

// map.txt
namespace levee::la_vendee {

using engine::Mistake;
using maps::LinkFlags;
using text::Trouble;

namespace {

constexpr text::Meanings<char, 4> kCodes{{{"R", 'R'}, {"D", 'D'}, {"P", 'P'}, {"X", 'X'}}};
constexpr text::Meanings<maps::WaterKind, 4> kWaterWords{{{"coast", maps::WaterKind::Coast},
                                                          {"loire", maps::WaterKind::BroadRiver},
                                                          {"river", maps::WaterKind::River},
                                                          {"lake", maps::WaterKind::Lake}}};

class MapReader : public maps::AreaMapReader<std::vector<AreaCard>> {
 public:
    explicit MapReader(Board& board)
        : AreaMapReader("map.txt", "regions.csv", board.areas, board.map, board.size),
          board_(board) {}

    Trouble read(const Lines& lines) {
        using Self = MapReader;
        const text::Records<Self, 6> records{{{"size", &Self::read_size},
                                              {"outline", &Self::read_outline},
                                              {"land", &Self::read_borders<kLand>},
                                              {"loire", &Self::read_borders<kLoire>},
                                              {"march", &Self::read_march},
                                              {"water", &Self::read_water}}};
        if (Trouble trouble = text::read_records(lines, *this, records)) return trouble;
        return finish();
    }

 private:
    Trouble finish() const {
        if (Trouble trouble =
                check_outlines([](const maps::Link& link) { return link.has_border(kRoute); }))
            return trouble;
        if (board_.route_areas == 0) return Mistake{"map.txt: march", "is missing"};
        return check_joined([](AreaId, const maps::Link&) { return true; });
    }

    Bank bank(AreaId area) const { return board_.card(area).bank; }

    template <LinkFlags border>
    void read_borders(text::Reader& in) {
        needs_size(in);
        in.meaning("code", kCodes);
        const AreaId first = read_area(in, "region");
        if (!in.more()) in.fail("region", "a second one is missing");
        while (in.more() && !in.trouble()) {
            const AreaId other = read_area(in, "region");
            if (in.trouble()) return;
            if (border == kLoire && (bank(first) != Bank::North || bank(other) != Bank::South))
                return in.fail("region", key(first) + " and " + key(other) +
                                             " are not a north and a south bank");
            if (border == kLand && bank(first) != bank(other))
                return in.fail("region",
                               key(first) + " and " + key(other) + " lie on different banks");
            connect(in, first, other, border);
        }
    }

    // 5.3.3
    void read_march(text::Reader& in) {
        needs_size(in);
        if (board_.route_areas != 0) return in.fail("march", "is given twice");
        in.meaning("code", kCodes);
        board_.route_areas = in.number<std::uint8_t>("areas", 1, 9);
        const AreaId away = read_area(in, "region");
        if (!in.trouble() && bank(away) != Bank::OffMap)
            in.fail("region", key(away) + " lies on the map");
        if (!in.more()) in.fail("region", "a second one is missing");
        while (in.more() && !in.trouble()) {
            const AreaId end = read_area(in, "region");
            if (!in.trouble() && bank(end) == Bank::OffMap)
                in.fail("region", key(end) + " lies off the map");
            connect(in, away, end, kRoute);
        }
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
};

}  // namespace

Trouble read_map(const Lines& lines, Board& board) { return MapReader(board).read(lines); }

}  // namespace levee::la_vendee
