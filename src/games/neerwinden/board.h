#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/contract/rule.h"
#include "games/neerwinden/ids.h"
#include "maps/hex.h"
#include "maps/hex_plan.h"

namespace levee::neerwinden {

struct UnitCard {
    std::string key;   // "FR-DIET1"
    std::string name;  // "Dietmann 1"
    Side side{};
    FormationId formation{};
    Arm arm{};
    std::uint8_t strength = 0;  // SS at full strength (N-01)
    std::uint8_t morale = 0;
    std::uint8_t morale_disorganised = 0;  // back of the counter (N-06)
    std::uint8_t movement = 0;
    std::string column;  // 8.1.1: column of Miranda's wing, or empty
};

struct CommanderCard {
    std::string key;
    std::string name;
    Side side{};
    FormationId formation{kNoFormation};  // none: the commanding general
    std::uint8_t command = 0;             // CV
    std::uint8_t tactical = 0;            // TV
    std::uint8_t morale_bonus = 0;        // MB
    std::uint8_t movement = 0;            // N-29

    bool is_general() const { return formation == kNoFormation; }
};

// A printed row or column of set-up hexes (8.1).
struct SetUpArea {
    FormationId formation{};
    std::string column;  // only these units of the formation; empty: all
    std::vector<HexId> hexes;
    bool and_west = false;  // also every hex of the same map columns farther west
};

struct FormationCard {
    std::string key;   // "Egalite"
    std::string name;  // "Égalité"
    Side side{};
    Order order{};             // at the start (8.1)
    std::uint8_t reserve = 0;  // on the offensive marker (4.1.1)
    CommanderId commander{};
    UnitSet units;
    bool what_if = false;  // 8.5
};

// One star of the victory track: all its hexes must be held (8.2.1).
struct Star {
    Side side{};  // blue: French, black: Austrian
    std::string name;
    std::array<std::uint8_t, 2> hexes{};  // indices of star_hexes
    std::uint8_t count = 1;
};

// Features of the hexside that a step crosses, and of the way along it.
enum Feature : std::uint8_t {
    kRiver = maps::kRiverSide,    // unbridged unless kBridge is set too
    kStream = maps::kStreamSide,  // likewise
    kBridge = maps::kBridgeSide,
    kRoad = maps::kRoadAcross,
    kPath = maps::kTrackAcross,
};

using HexCard = maps::HexGround<Terrain>;

// A place in the automatic set-up (8.1).
struct Placement {
    bool is_commander = false;
    UnitId unit{kNoUnit};
    CommanderId commander{kNoCommander};
    HexId hex{};
    Direction facing{};
};

struct Scenario {
    std::string key;  // "historical", "what-if"
    engine::Label title;
    std::uint8_t turns = 9;
    bool harville = false;
    std::vector<Placement> automatic;  // every piece in play, French first
};

// Everything that does not change in a game. Loaded once from data/neerwinden; never copied.
struct Board {
    maps::HexGrid grid;
    std::vector<HexCard> hexes;          // by HexId
    std::array<UnitCard, kUnits> units;  // by UnitId
    std::array<CommanderCard, kCommanders> commanders;
    std::array<FormationCard, kFormations> formations;
    std::array<CommanderId, 2> generals{};  // by side
    std::array<UnitSet, 2> side_units{};
    std::vector<SetUpArea> areas;
    std::vector<HexId> star_hexes;
    std::vector<Star> stars;
    std::vector<Scenario> scenarios;

    // Flat tables for the hot path, filled by index_board() from the above.
    struct Neighbour {
        HexId to{kNoHex};
        std::uint8_t features = 0;
        std::uint8_t cost = 0;  // into `to` off the roads: terrain, slope, stream (TET)
        bool river = false;     // unbridged river: the barrier of N-08, N-27, N-74
    };
    std::array<std::array<Neighbour, 6>, maps::kMaxHexes> next{};
    // The twelve hexes two away, clockwise from straight north; odd places lie between two
    // directions (N-39).
    std::array<std::array<HexId, 12>, maps::kMaxHexes> two_away{};
    std::array<std::uint8_t, maps::kMaxHexes> level{};
    std::array<Terrain, maps::kMaxHexes> terrain{};
    std::array<std::uint8_t, maps::kMaxHexes> star_index{};  // 255: no star
    std::array<std::uint8_t, kUnits> unit_strength{};
    std::array<Arm, kUnits> arm{};
    std::array<Side, kUnits> side{};
    std::array<FormationId, kUnits> formation{};
    std::array<UnitSet, 3> arm_units{};

    // 5.5, 8.1.3: hexes from here to beyond the own edge, as the crow flies.
    int to_edge(Side who, HexId hex) const {
        return who == Side::French ? grid.rows() - grid.row(hex) + 1 : grid.row(hex);
    }
    const CommanderCard& card(CommanderId c) const { return commanders[c.raw]; }
    const UnitCard& card(UnitId u) const { return units[u.raw]; }
    const FormationCard& card(FormationId f) const { return formations[f.raw]; }
};

// Fills the flat tables from the descriptive part.
void index_board(Board& board);

}  // namespace levee::neerwinden
