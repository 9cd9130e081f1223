#include "games/wissembourg_spicheren/map.h"

#include <algorithm>

namespace levee::wissembourg_spicheren {

namespace {

maps::Cover cover_of(const Battle& battle, HexId hex) {
    switch (battle.terrain[hex.raw]) {
        case Terrain::Village:
            return battle.town_hexes.has(hex) ? maps::Cover::Town : maps::Cover::Village;
        case Terrain::Hamlet:
            return maps::Cover::Hamlet;
        case Terrain::Castle:
            return maps::Cover::Castle;
        case Terrain::Wood:
            return maps::Cover::Wood;
        case Terrain::Clear:
            break;
    }
    return maps::Cover::Open;
}

std::uint8_t mark_of(Way way) {
    switch (way) {
        case Way::Road:
            return maps::kRoadAcross;
        case Way::Path:
            return maps::kTrackAcross;
        case Way::Railway:
            return maps::kRailAcross;
        case Way::None:
            break;
    }
    return 0;
}

// Names that would stand upon each other, upon a river or upon a star.
struct Nudge {
    std::string_view name;
    double right;
    double down;
};
constexpr std::array<Nudge, 15> kNudges{{{"Sarrebruck", -36, 5},
                                         {"St-Johann", 20, -26},
                                         {"Baraque-Mouton", -14, 1},
                                         {"Brême d'Or", 16, 0},
                                         {"Vieux-Stiring", 25, 5},
                                         {"Spicheren", 24, 29},
                                         {"Forbach", -16, 21},
                                         {"Deutschmühle", 26, 2},
                                         {"Wissembourg", -30, 4},
                                         {"Windhof", -6, 0},
                                         {"Gare", -10, 2},
                                         {"Stiring-Wendel", 34, 8},
                                         {"Trois-Peupliers", -22, 0},
                                         {"Geisberg", 0, 3},
                                         {"Schweigen", 16, 0}}};

double name_size(const Battle& battle, HexId hex) {
    if (battle.town_hexes.has(hex)) return 18;
    if (battle.objective_hexes.has(hex)) return 15.5;
    return is_built(cover_of(battle, hex)) ? 13.5 : 12.5;
}

}  // namespace

maps::HexPlan plan_of(const Battle& battle) {
    maps::HexPlan plan{.grid = &battle.grid, .ground = {}, .sides = battle.sides, .lowest = 1};
    for (std::uint16_t raw = 0; raw < battle.hexes.size(); ++raw) {
        const HexId hex{raw};
        const maps::Cover cover = cover_of(battle, hex);
        const std::string_view name = battle.hexes[raw].name;
        const auto* nudge = std::find_if(kNudges.begin(), kNudges.end(),
                                         [&](const Nudge& one) { return one.name == name; });
        const bool nudged = !name.empty() && nudge != kNudges.end();
        plan.ground.push_back({.level = battle.hexes[raw].level,
                               .cover = cover,
                               .name = name,
                               .name_size = name_size(battle, hex),
                               .name_bold = battle.objective_hexes.has(hex),
                               .name_italic = !is_built(cover),
                               .name_right = nudged ? nudge->right : 0,
                               .name_down = nudged ? nudge->down : 0,
                               // Its wall is why it protects more than other places (13.2.6).
                               .walled = cover == maps::Cover::Town && battle.protection[raw] > 2});
    }
    const auto lead_off = [&](const Gate& gate) {
        const auto side = static_cast<std::size_t>(side_of(battle, gate));
        plan.sides[gate.hex.raw][side] |= mark_of(gate.way);
    };
    for (const Gate& gate : battle.exits) lead_off(gate);
    for (const Arrival& arrival : battle.arrivals)
        for (const Gate& gate : arrival.gates) lead_off(gate);
    return plan;
}

Direction side_of(const Battle& battle, const Gate& gate) {
    Direction best = Direction::N;
    int straightest = 9;
    for (const Direction out : maps::kDirections) {
        if (battle.grid.neighbour(gate.hex, out) != kNoHex) continue;
        for (const Direction in : maps::kDirections) {
            const std::uint8_t side = battle.sides[gate.hex.raw][static_cast<std::size_t>(in)];
            if ((side & mark_of(gate.way)) == 0) continue;
            const int turn = (static_cast<int>(out) - static_cast<int>(in) + 6) % 6;
            const int bend = turn < 3 ? 3 - turn : turn - 3;
            if (bend < straightest) {
                straightest = bend;
                best = out;
            }
        }
    }
    return best;
}

}  // namespace levee::wissembourg_spicheren
