#include <algorithm>
#include <cstdlib>

#include "games/wissembourg_spicheren/board.h"

namespace levee::wissembourg_spicheren {

namespace {

Way way_of(unsigned side) {
    if ((side & maps::kRoadAcross) != 0) return Way::Road;
    if ((side & maps::kTrackAcross) != 0) return Way::Path;
    return (side & maps::kRailAcross) != 0 ? Way::Railway : Way::None;
}

class BattleIndex {
 public:
    BattleIndex(const Tables& tables, Battle& battle) : tables_(tables), battle_(battle) {}

    void fill() {
        battle_.objective_at.fill(255);
        battle_.protection.fill(1);
        battle_.protection_single.fill(1);
        battle_.has = {};
        for (std::uint16_t raw = 0; raw < battle_.grid.size(); ++raw)
            if (battle_.grid.exists(HexId{raw})) fill_hex(HexId{raw});
        for (const auto& [hex, divisor] : battle_.protections) {
            battle_.protection[hex.raw] = std::max(battle_.protection[hex.raw], divisor);
            battle_.protection_single[hex.raw] =
                std::max(battle_.protection_single[hex.raw], divisor);
        }
        for (const Side side : kBothSides) fill_edge(side);
        fill_places();
        fill_exits();
    }

 private:
    void fill_hex(HexId hex) {
        const HexCard& card = battle_.hexes[hex.raw];
        const auto terrain = static_cast<std::size_t>(card.terrain);
        battle_.has.add(hex);
        battle_.level[hex.raw] = card.level;
        battle_.terrain[hex.raw] = card.terrain;
        // 11.3: the best of what is in the hex.
        std::uint8_t& protection = battle_.protection[hex.raw];
        protection = tables_.ground[terrain].protection;
        if (card.level >= battle_.high_level)
            protection = std::max(protection, battle_.high_protection);
        battle_.protection_single[hex.raw] = std::max(protection, battle_.single[terrain]);
        if (card.terrain == Terrain::Village || card.terrain == Terrain::Castle)
            battle_.all_round.add(hex);
        if (battle_.all_round.has(hex) || battle_.single[terrain] != 0)
            battle_.all_round_single.add(hex);
        if (tables_.ground[terrain].blocks) battle_.cover.add(hex);
        for (const Direction d : maps::kDirections) fill_step(hex, d);
    }

    void fill_step(HexId from, Direction d) {
        const unsigned side = battle_.sides[from.raw][static_cast<std::size_t>(d)];
        Battle::Step& step = battle_.next[from.raw][static_cast<std::size_t>(d)];
        step = {};
        step.trench = (side & maps::kTrenchSide) != 0;
        step.to = battle_.grid.neighbour(from, d);
        if (step.to == kNoHex) return;
        const HexCard& there = battle_.hexes[step.to.raw];
        step.water = (side & maps::kRiverSide) != 0    ? Water::River
                     : (side & maps::kStreamSide) != 0 ? Water::Stream
                                                       : Water::None;
        step.bridge = (side & maps::kBridgeSide) != 0;
        step.way = way_of(side);
        step.climb = static_cast<std::int8_t>(there.level - battle_.hexes[from.raw].level);
        if (step.water != Water::None && !step.bridge)
            step.crossing = step.water == Water::River ? battle_.river : tables_.stream;
        for (std::size_t arm = 0; arm < step.cost.size(); ++arm)
            step.cost[arm] = static_cast<std::uint8_t>(cost(step, there.terrain, arm));
    }

    // Terrain effects table, notes 2 and 3; W-17.
    int cost(const Battle::Step& step, Terrain terrain, std::size_t arm) const {
        const int levels = std::abs(step.climb);
        if (step.way == Way::None)
            return tables_.ground[static_cast<std::size_t>(terrain)].cost[arm] +
                   levels * tables_.level_cost;
        return tables_.way_cost[static_cast<std::size_t>(step.way)] +
               std::max(0, levels - 1) * tables_.level_cost;
    }

    HexSet hexes_of(Edge edge) const {
        HexSet hexes;
        for (const HexId hex : battle_.has) {
            const Direction out = edge == Edge::North ? Direction::N : Direction::S;
            if (edge == Edge::West ? battle_.grid.column(hex) == 1
                                   : battle_.grid.neighbour(hex, out) == kNoHex)
                hexes.add(hex);
        }
        return hexes;
    }

    void fill_edge(Side side) {
        HexSet& edge = battle_.edge[index(side)];
        edge = hexes_of(battle_.own_edge[index(side)]);
        auto& far = battle_.to_edge[index(side)];
        far.fill(0);
        for (const HexId hex : battle_.has) {
            int nearest = 255;
            for (const HexId end : edge)
                nearest = std::min(nearest, battle_.grid.distance(hex, end));
            far[hex.raw] = static_cast<std::uint8_t>(nearest);
        }
    }

    void fill_places() {
        battle_.town_hexes = {};
        battle_.objective_hexes = {};
        for (const Town& town : battle_.towns) battle_.town_hexes |= town.hexes;
        for (std::size_t i = 0; i < battle_.objectives.size(); ++i)
            for (const HexId hex : battle_.objectives[i].hexes) {
                battle_.objective_hexes.add(hex);
                battle_.objective_at[hex.raw] = static_cast<std::uint8_t>(i);
            }
    }

    // W-49
    void fill_exits() {
        battle_.exit_hexes = {};
        battle_.exit_cost.fill(
            tables_.ground[static_cast<std::size_t>(Terrain::Clear)].cost[index(Arm::Infantry)]);
        for (const Edge edge : battle_.exit_edges) battle_.exit_hexes |= hexes_of(edge);
        for (const Gate& gate : battle_.exits) {
            battle_.exit_hexes.add(gate.hex);
            battle_.exit_cost[gate.hex.raw] = tables_.way_cost[static_cast<std::size_t>(gate.way)];
        }
    }

    const Tables& tables_;
    Battle& battle_;
};

void index_pieces(Board& board) {
    board.arm_units = {};
    for (FormationCard& formation : board.formations) formation.units = {};
    for (std::uint8_t i = 0; i < kUnits; ++i) {
        const UnitCard& card = board.units[i];
        const UnitId unit{i};
        board.arm[i] = card.arm;
        board.side[i] = card.side;
        board.formation[i] = card.formation;
        board.combat[i] = card.combat;
        board.combat_disorganised[i] = card.combat_disorganised;
        board.unit_steps[i] = card.steps;
        board.movement[i] = card.movement;
        board.range[i] = card.range;
        board.arm_units[index(card.arm)].add(unit);
        board.formations[card.formation.raw].units.add(unit);
        Battle& battle = board.battles[index(card.battle)];
        battle.units.add(unit);
        battle.side_units[index(card.side)].add(unit);
    }
    for (std::uint8_t i = 0; i < kCommanders; ++i) {
        const CommanderCard& card = board.commanders[i];
        Battle& battle = board.battles[index(card.battle)];
        battle.commanders.add(CommanderId{i});
        if (card.is_chief()) battle.chiefs[index(card.side)].add(CommanderId{i});
    }
    for (std::uint8_t i = 0; i < kFormations; ++i) {
        const FormationCard& card = board.formations[i];
        Battle& battle = board.battles[index(card.battle)];
        battle.formations.add(FormationId{i});
        battle.side_formations[index(card.side)].add(FormationId{i});
    }
    for (std::uint8_t i = 0; i < kMarkers; ++i)
        board.battles[index(board.markers[i].battle)].markers.add(MarkerId{i});
}

}  // namespace

void index_board(Board& board) {
    for (Battle& battle : board.battles) {
        battle.units = {};
        battle.commanders = {};
        battle.formations = {};
        battle.markers = {};
        battle.chiefs = {};
        battle.side_units = {};
        battle.side_formations = {};
        BattleIndex(board.tables, battle).fill();
    }
    index_pieces(board);
}

}  // namespace levee::wissembourg_spicheren
