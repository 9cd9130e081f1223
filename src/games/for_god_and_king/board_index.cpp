#include <algorithm>

#include "games/for_god_and_king/board.h"
#include "maps/area_paths.h"

// Flat tables for the rules, made from the descriptive part of the board.
namespace levee::fgfk {

using maps::Link;

namespace {

constexpr std::array<Army, 4> kVendeenArmies{Army::Anjou, Army::Centre, Army::BasPoitou,
                                             Army::Loroux};

Zone own_zone(Army army) {
    switch (army) {
        case Army::Anjou:
            return Zone::Anjou;
        case Army::Centre:
            return Zone::Centre;
        case Army::BasPoitou:
            return Zone::BasPoitou;
        case Army::Loroux:
            return Zone::Loroux;
        default:
            return Zone::None;
    }
}

void index_areas(Board& board) {
    for (const AreaId area : board.map.all()) {
        const AreaCard& card = board.card(area);
        board.terrain[area] = card.terrain;
        board.zone[area] = card.zone;
        board.base_of[area] = card.base;
        board.landing[area] = card.landing;
        board.of_terrain[index(card.terrain)].add(area);
        board.of_zone[index(card.zone)].add(area);
        if (card.objective == Objective::Primary) board.primary.add(area);
        if (card.objective == Objective::Secondary) board.secondary.add(area);
        if (card.stronghold) board.strongholds.add(area);
        if (card.access == Access::Sea) board.sea_access.add(area);
        if (card.access == Access::South) board.south_access.add(area);
        if (card.landing > 0) board.landings.add(area);
        if (card.bank == Bank::North) board.north_bank.add(area);
        if (card.bank == Bank::Island) board.island = area;
        if (card.base != Army::None) {
            board.bases[index(card.base)].add(area);
            board.all_bases.add(area);
        }
        for (const Link& link : board.map.links(area))
            if (link.has_road()) board.with_road.add(area);
    }
}

void index_borders(Board& board) {
    const maps::AreaMap& map = board.map;
    // F-62
    board.adjacent = map.neighbours_if(
        [](AreaId, const Link& link) { return link.has_border(kLand | kBridge | kGois); });
    // 3.4: not over the Gois, over a bridge in one direction.
    board.controls = map.neighbours_if(
        [](AreaId, const Link& link) { return link.has_border(kLand | kBridgeControl); });
    for (const AreaId from : map.all())
        for (const AreaId to : board.controls[from]) board.controlled_from[to].add(from);
    // 4.2, F-29
    board.marches =
        map.neighbours_if([](AreaId, const Link& link) { return link.has_border(kLand); });
    board.road_joins = map.neighbours_if([](AreaId, const Link& link) { return link.has_road(); });
    // 3.3: where there is a bridge nobody needs boats.
    board.crossings = map.neighbours_if([](AreaId, const Link& link) {
        return link.has_border(kLoire) && !link.has_border(kBridge);
    });
}

// 3.2, F-23, F-25
void index_steps(Board& board) {
    for (const Side side : {Side::Republican, Side::Vendeen}) {
        const auto& costs = board.tables.cost[index(side)];
        const auto cost = [&](Cost what) { return costs[static_cast<std::size_t>(what)]; };
        for (const AreaId from : board.map.all())
            for (const Link& link : board.map.links(from)) {
                Board::Step step{.to = link.to,
                                 .border = static_cast<std::uint8_t>(link.border),
                                 .road = static_cast<std::uint8_t>(link.road)};
                if (link.has_border(kLand | kBridge))
                    step.off_road = costs[index(board.terrain[link.to])];
                else
                    step.off_road = cost(link.has_border(kGois) ? Cost::Gois : Cost::Loire);
                if (step.off_road == kNotAllowed) continue;
                step.cost = step.off_road;
                if (link.has_road(kMajor)) step.cost = std::min(step.cost, cost(Cost::Major));
                if (link.has_road(kRoyal)) step.cost = std::min(step.cost, cost(Cost::Royal));
                board.step_table[index(side)][from.raw].push_back(step);
            }
    }
}

Board::Distances distances(const Board& board, const AreaSet& goals) {
    const auto steps = maps::steps_to(board.map, goals, [](AreaId, const Link& link) {
        return link.has_border(kLand | kBridge | kGois);
    });
    Board::Distances all{};
    for (std::size_t i = 0; i < kAreaRoom; ++i) all.items[i] = steps.items[i];
    return all;
}

void index_distances(Board& board) {
    for (std::size_t army = 0; army < kArmies; ++army)
        board.to_base[army] = distances(board, board.bases[army]);
    board.to_any_base = distances(board, board.all_bases);
    for (const bool rises : {false, true}) {
        for (std::size_t army = 0; army < kArmies; ++army)
            board.to_zone[rises ? 1 : 0][army] =
                distances(board, board.zone_of(static_cast<Army>(army), rises));
        board.to_any_zone[rises ? 1 : 0] = distances(board, board.all_zones(rises));
    }
}

// 7.1: Republicans outside all zones where a base of their army is nearest (errata, F-05), Vendéens
// in the objective areas of their zone (F-03).
void index_set_up(Board& board) {
    const AreaSet free = board.map.all().without(board.all_zones(false));
    for (const Army army : {Army::Nantes, Army::Saumur, Army::LaRochelle})
        for (const AreaId area : free)
            if (board.to_base[index(army)][area] == board.to_any_base[area])
                board.set_up[index(army)].add(area);
    for (const Army army : kVendeenArmies)
        board.set_up[index(army)] =
            board.of_zone[index(own_zone(army))] & (board.primary | board.secondary);
}

}  // namespace

AreaSet Board::zone_of(Army army, bool gatine_rises) const {
    const Zone own = own_zone(army);
    if (own == Zone::None) return {};
    if (army == Army::Anjou && gatine_rises)
        return of_zone[index(own)] | of_zone[index(Zone::Gatine)];
    return of_zone[index(own)];
}

AreaSet Board::all_zones(bool gatine_rises) const {
    AreaSet all;
    for (const Army army : kVendeenArmies) all |= zone_of(army, gatine_rises);
    return all;
}

void index_board(Board& board) {
    index_areas(board);
    index_borders(board);
    index_steps(board);
    index_distances(board);
    index_set_up(board);
    for (const bool rises : {false, true}) {
        board.zones[rises ? 1 : 0] = board.all_zones(rises);
        for (std::size_t army = 0; army < kArmies; ++army)
            board.army_zone[rises ? 1 : 0][army] = board.zone_of(static_cast<Army>(army), rises);
    }
    for (std::size_t i = 0; i < kGenerals; ++i) {
        const GeneralId general{static_cast<std::uint8_t>(i)};
        board.army_generals[index(board.generals[i].army)].add(general);
        board.side_generals[index(board.generals[i].side)].add(general);
    }
    // The rules know these by name.
    board.loner = find_general(board, "LaCatheliniere");
    board.biron = find_general(board, "Biron");
    for (const char* key : {"Charette", "Joly"})
        if (const GeneralId g = find_general(board, key); g != kNoGeneral) board.envoys.add(g);
}

}  // namespace levee::fgfk
