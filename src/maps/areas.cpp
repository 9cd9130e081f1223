#include "maps/areas.h"

namespace levee::maps {

bool AreaMap::connect(AreaId a, AreaId b, LinkFlags border, LinkFlags road) {
    if (!exists(a) || !exists(b) || a == b || !has_room(a, b) || !has_room(b, a)) return false;
    put(a, b, border, road);
    put(b, a, border, road);
    return true;
}

bool AreaMap::connect_one_way(AreaId from, AreaId to, LinkFlags border, LinkFlags road) {
    if (!exists(from) || !exists(to) || from == to || !has_room(from, to)) return false;
    put(from, to, border, road);
    return true;
}

void AreaMap::put(AreaId from, AreaId to, LinkFlags border, LinkFlags road) {
    auto& links = links_[from.raw];
    auto& slots = slot_[from.raw];
    if (!out_[from].has(to)) {
        std::size_t place = count_[from.raw]++;
        for (; place > 0 && links[place - 1].to > to; --place) {
            links[place] = links[place - 1];
            slots[links[place].to.raw] = static_cast<std::uint8_t>(place);
        }
        links[place] = {.to = to};
        slots[to.raw] = static_cast<std::uint8_t>(place);
        out_[from].add(to);
        in_[to].add(from);
    }
    Link& link = links[slots[to.raw]];
    link.border = static_cast<LinkFlags>(link.border | border);
    link.road = static_cast<LinkFlags>(link.road | road);
}

}  // namespace levee::maps
