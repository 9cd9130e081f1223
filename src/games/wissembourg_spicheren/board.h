#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/contract/rule.h"
#include "games/wissembourg_spicheren/ids.h"
#include "maps/hex.h"
#include "maps/hex_plan.h"

namespace levee::wissembourg_spicheren {

using engine::Label;

struct UnitCard {
    std::string key;   // "FR-JOLI"
    std::string name;  // "Jolivet"; no other piece of either battle has it
    std::string also;  // "1re brigade": what else the rulebook calls it, or empty
    BattleId battle{};
    Side side{};
    FormationId formation{};
    Arm arm{};
    std::uint8_t combat = 0;  // fire power of artillery
    std::uint8_t combat_disorganised = 0;
    std::uint8_t steps = 0;
    std::uint8_t morale = 0;
    std::uint8_t movement = 0;
    std::uint8_t range = 0;  // of artillery
};

// One side of a commander's counter.
struct CommandValues {
    std::uint8_t command = 0;     // of an HQ
    std::uint8_t bonus = 0;       // of an HQ, in combat
    std::uint8_t inertia = 0;     // of a commander in chief
    std::uint8_t initiative = 0;  // of a commander in chief
};

struct CommanderCard {
    std::string key;
    std::string name;
    BattleId battle{};
    Side side{};
    FormationId formation{kNoFormation};  // none: a commander in chief
    std::uint8_t movement = 0;
    CommandValues front;
    CommandValues back;  // 0.3.1: the replacement

    bool is_chief() const { return formation == kNoFormation; }
};

// A row of the demoralisation table (13.1.5, 13.2.5).
struct Strength {
    std::uint8_t steps = 0;
    std::uint8_t demoralised = 0;  // when so many are lost
};

struct FormationCard {
    std::string key;  // "1DI"
    Label name;       // "1re DI"
    BattleId battle{};
    Side side{};
    Variations needs = 0;  // takes part only with this variation
    Strength strength;
    Strength varied;  // with kWolff; mostly the same
    MarkerId marker{};
    CommanderId hq{};
    UnitSet units;  // with those of variations
};

struct MarkerCard {
    std::string key;
    Label name;
    BattleId battle{};
    FormationSet formations;  // two on the marker of Rheinbaden and Valabrègue
};

using HexCard = maps::HexGround<Terrain>;

// Where a way leads off the map.
struct Gate {
    HexId hex{};
    Way way{};
};

enum class Coming : std::uint8_t {
    SetUp,      // before the first turn, anywhere in the hexes
    ByColumn,   // 7.4, through the gates; a commander in chief in phase A (W-55)
    Placed,     // in phase A, in one of the hexes
    WithMarker  // a commander in chief, through the gate, when `formation` is activated (13.2.6)
};

// Who comes where and when (13.1.1, 13.1.2, 13.2.1, 13.2.2): pieces of one formation, or one
// commander in chief. Each piece chooses among the hexes.
struct Arrival {
    Coming how{};
    Side side{};
    std::uint8_t turn = 0;                // 0: set up
    FormationId formation{kNoFormation};  // of the pieces; with WithMarker the one waited for
    UnitSet units;
    CommanderSet commanders;
    std::vector<Gate> gates;  // the hexes; ways where they come by them
    HexSet hexes;
    Variations needs = 0;                // only with this variation
    Variations barred = 0;               // not with this one, which says something else
    CommanderId relieves{kNoCommander};  // who leaves the map for him
    bool decoy = false;                  // 13.1.6: as the 13 ID
    bool by_die = false;                 // 13.1.7: this turn or later, when the die allows
};

struct Objective {
    std::string key;
    Label name;
    std::uint8_t points = 0;
    Side holder{};  // at the start
    HexSet hexes;
};

struct Town {
    std::string name;
    HexSet hexes;
};

// One battle: its map, its scenario, and flat tables for the rules. Movement is counted in half
// points, as a road costs one.
struct Battle {
    std::string key;  // "spicheren", the scenario's
    Label title;
    Label day;  // "6 August 1870"
    maps::HexGrid grid;
    std::vector<HexCard> hexes;  // by HexId
    std::uint8_t turns = 0;
    std::uint8_t turns_varied = 0;          // with kWolff
    std::uint8_t first_hour = 0;            // of turn 1
    std::uint8_t night = 0;                 // from this turn on; 255: none
    std::uint8_t exit_turn = 0;             // the French may leave from this turn on
    std::uint8_t control_turn = 0;          // 13.1.3: counted at its start; 13.2.3: at its end
    std::array<std::uint8_t, 3> victory{};  // points ahead: tactical, operational, strategic
    std::array<Edge, 2> own_edge{};         // 13.1.4, 13.2.4: by side
    std::array<Crossing, 3> river{};        // by arm, where there is no bridge
    std::uint8_t high_level = 255;          // ground from this level up ...
    std::uint8_t high_protection = 1;       // ... protects so much
    struct Protection {
        HexId hex{kNoHex};
        std::uint8_t divisor = 1;
    };
    std::vector<Protection> protections;  // of single hexes
    // By Terrain, of a single French regiment; 0: as usual (W-57).
    std::array<std::uint8_t, 5> single{};
    HexSet ledges;  // 13.1.6: too narrow for guns in company
    std::vector<Arrival> arrivals;
    std::vector<Objective> objectives;
    std::vector<Town> towns;            // 8.2: two more points of command range
    std::vector<Gate> exits;            // the ways that lead off the map
    std::vector<Edge> exit_edges;       // and all hexes of these edges
    std::vector<maps::HexSides> sides;  // by HexId, maps::SideMark

    // Flat tables, filled by index_board() from the above.
    HexSet has;  // the hexes of this map
    UnitSet units;
    CommanderSet commanders;
    FormationSet formations;
    MarkerSet markers;
    std::array<CommanderSet, 2> chiefs{};           // by side
    std::array<UnitSet, 2> side_units{};            // by side
    std::array<FormationSet, 2> side_formations{};  // by side
    std::array<HexSet, 2> edge{};                   // hexes of the own edge, by side
    HexSet exit_hexes;                              // from which the French may leave the map; W-49
    HexSet town_hexes;
    HexSet objective_hexes;

    struct Step {
        HexId to{kNoHex};
        Water water{};  // with or without a bridge
        bool bridge = false;
        Way way{};              // along which one goes there, if any
        bool trench = false;    // of the hex one comes from, against whoever attacks it from `to`
        std::int8_t climb = 0;  // levels up, or down
        // By arm, of entering `to` over this hexside; what the crossing costs is added to it.
        std::array<std::uint8_t, 3> cost{};  // half points
        std::array<Crossing, 3> crossing{};
    };
    std::array<std::array<Step, 6>, maps::kMaxHexes> next{};
    std::array<std::uint8_t, maps::kMaxHexes> level{};
    std::array<Terrain, maps::kMaxHexes> terrain{};
    // Divisor of the assault (terrain effects table), and the same with a single French regiment
    // in it (notes 4 and 5: at Wissembourg only).
    std::array<std::uint8_t, maps::kMaxHexes> protection{};
    std::array<std::uint8_t, maps::kMaxHexes> protection_single{};
    HexSet all_round;         // front on all sides: villages, castle
    HexSet all_round_single;  // the same, and hamlets, for a single French regiment (W-56)
    HexSet cover;             // blocks sight by its terrain: villages, hamlets, castle, woods
    // Hexes from here to the own edge as the crow flies, by side; 0 on it (W-64).
    std::array<std::array<std::uint8_t, maps::kMaxHexes>, 2> to_edge{};
    std::array<std::uint8_t, maps::kMaxHexes> exit_cost{};     // half points; W-49
    std::array<std::uint8_t, maps::kMaxHexes> objective_at{};  // 255: none

    const std::array<Step, 6>& steps(HexId hex) const { return next[hex.raw]; }
    const Step& step(HexId hex, Direction d) const {
        return next[hex.raw][static_cast<std::size_t>(d)];
    }
    int last_turn(Variations played) const { return (played & kWolff) != 0 ? turns_varied : turns; }
    bool is_night(int turn) const { return turn >= night; }
    int hour(int turn) const { return first_hour + turn - 1; }
};

// The printed tables.
struct Tables {
    static constexpr int kHighestColumn = 8;
    std::array<std::array<Result, kHighestColumn + 1>, 7> results{};  // [die 0 to 6][column]
    // Terrain effects: half points by arm, protection.
    struct Ground {
        std::array<std::uint8_t, 3> cost{};
        std::uint8_t protection = 1;
        bool blocks = false;
    };
    std::array<Ground, 5> ground{};          // by Terrain
    std::array<std::uint8_t, 4> way_cost{};  // half points, by Way; that of None is not used
    std::uint8_t level_cost = 0;             // half points for each level up or down
    std::array<Crossing, 3> stream{};        // by arm, where there is no bridge

    // Any die and any column (11.3): the table ends at 0 and 6, at 0 and 8.
    Result result(int die, int column) const {
        const int row = die < 0 ? 0 : die > 6 ? 6 : die;
        const int at = column < 0 ? 0 : column > kHighestColumn ? kHighestColumn : column;
        return results[static_cast<std::size_t>(row)][static_cast<std::size_t>(at)];
    }
};

// Everything that does not change in a game. Loaded once from data/wissembourg-spicheren.
struct Board {
    // Every hex that either map has, for names and notation; the same hex number is the same id.
    maps::HexGrid grid;
    std::array<Battle, kBattles> battles;  // by BattleId, as the scenarios
    std::array<UnitCard, kUnits> units;
    std::array<CommanderCard, kCommanders> commanders;
    std::array<FormationCard, kFormations> formations;
    std::array<MarkerCard, kMarkers> markers;
    Tables tables;

    // Flat tables, filled by index_board().
    std::array<Arm, kUnits> arm{};
    std::array<Side, kUnits> side{};
    std::array<FormationId, kUnits> formation{};
    std::array<UnitSet, 3> arm_units{};
    std::array<std::uint8_t, kUnits> combat{};
    std::array<std::uint8_t, kUnits> combat_disorganised{};
    std::array<std::uint8_t, kUnits> unit_steps{};
    std::array<std::uint8_t, kUnits> movement{};  // points, not half points
    std::array<std::uint8_t, kUnits> range{};

    const Battle& battle(BattleId id) const { return battles[index(id)]; }
    const UnitCard& card(UnitId u) const { return units[u.raw]; }
    const CommanderCard& card(CommanderId c) const { return commanders[c.raw]; }
    const FormationCard& card(FormationId f) const { return formations[f.raw]; }
    const MarkerCard& card(MarkerId m) const { return markers[m.raw]; }
    const Strength& strength(FormationId f, Variations played) const {
        return (played & kWolff) != 0 ? card(f).varied : card(f).strength;
    }
};

// Fills the flat tables from the descriptive part.
void index_board(Board& board);

}  // namespace levee::wissembourg_spicheren
