#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/contract/fixed_vector.h"
#include "engine/contract/rule.h"
#include "games/for_god_and_king/board_tables.h"
#include "games/for_god_and_king/ids.h"
#include "maps/areas.h"

namespace levee::fgfk {

// What lies between two areas. Land, bridge and Gois make neighbours (F-62); the bare Loire only
// for the crossing of 3.3.
enum Border : maps::LinkFlags {
    kLand = 1,
    kLoire = 2,
    kBridge = 4,
    kGois = 8,
    // 3.4, F-24: one way, from the town to the far end of its bridge.
    kBridgeControl = 16,
};
enum RoadClass : maps::LinkFlags { kRoyal = 1, kMajor = 2 };

struct AreaCard {
    std::string key;   // "NAN"
    std::string name;  // "Nantes"
    Terrain terrain{};
    Zone zone{};
    Objective objective{};
    Army base{Army::None};
    bool stronghold = false;
    Access access{};
    std::uint8_t landing = 0;  // E5: points of émigrés
    Bank bank{};
    bool coast = false;
    Place town;
    maps::Label label{};
    std::vector<Place> outline;  // clockwise
};

struct Bridge {
    AreaId town{kNoArea};
    AreaId far{kNoArea};
    Place at;
    std::string name;
};

struct Road {
    RoadClass kind{};
    std::string name;
    std::vector<AreaId> areas;
};

struct Water {
    maps::WaterKind kind{};
    std::string name;
    std::vector<Place> course;
};

struct GeneralCard {
    std::string key;   // "dElbee"
    std::string name;  // "d'Elbée"
    std::string full_name;
    Side side{};
    Army army{Army::None};
    std::uint8_t strategic = 0;
    std::uint8_t tactical = 0;
    Status status{};
    Event arrival{Event::None};  // None: at the start (7.1)
    Event removal{Event::None};  // None: nobody calls him away by name
};

struct ForceCard {
    std::string key;
    engine::Label name;
    Army army{Army::None};
    std::uint8_t limit = 0;  // 2.2
    bool deserts = false;    // 2.5
};

struct EventCard {
    engine::Label name;
    Side side{};
    std::uint8_t count = 0;
    std::uint8_t earliest = 1;  // turn
};

struct IncidentCard {
    engine::Label name;
    std::uint8_t count = 0;  // in the cup at the start
};

// A roll on a column of the reinforcement table.
struct Receipt {
    Event event{Event::None};  // None: at the start
    Force force{};
    Column column{};
};

struct Scenario {
    std::string key;
    engine::Label title;
    std::array<engine::Label, kTurns> months;
    std::array<std::int8_t, kSides> morale{};
    std::int8_t arms = 0;
    std::vector<Receipt> receipts;
    // Automatic set-up: points go down one by one in these areas, round and round.
    std::array<std::vector<AreaId>, kForces> points;
    std::array<AreaId, kGenerals> generals{};  // kNoArea: not at the start
};

// Everything that does not change in a game. Loaded once from data/for-god-and-king; never copied.
struct Board {
    maps::AreaMap map;            // as many areas as areas.csv has
    std::vector<AreaCard> areas;  // by AreaId
    std::vector<Bridge> bridges;
    std::vector<Road> roads;
    std::vector<Water> waters;
    Place size;  // of the sheet
    std::array<GeneralCard, kGenerals> generals;
    std::array<ForceCard, kForces> forces;
    std::array<EventCard, kEvents> events;
    std::array<IncidentCard, kIncidents> incidents;
    Tables tables;
    Scenario scenario;

    // Flat tables for the hot path, filled by index_board() from the above.

    // A step that a side may take, and what it costs in half points. Entering by road is chosen
    // where it is cheaper; `off_road` is what those pay who may not use it (3.7). The bare Loire is
    // among the Republican steps only, and 3.3 has still to be asked.
    struct Step {
        AreaId to{kNoArea};
        std::uint8_t cost = 0;
        std::uint8_t off_road = 0;
        std::uint8_t border = 0;  // Border flags
        std::uint8_t road = 0;    // RoadClass flags
    };
    using Steps = engine::FixedVector<Step, maps::AreaMap::kMaxLinks>;
    std::array<std::array<Steps, kAreaRoom>, kSides> step_table;
    const Steps& steps(Side side, AreaId from) const { return step_table[index(side)][from.raw]; }

    maps::AreaSets adjacent{};         // F-62
    maps::AreaSets controls{};         // 3.4: where combat points here have their zone of control
    maps::AreaSets controlled_from{};  // the same the other way round
    maps::AreaSets marches{};          // 4.2: not over the Loire, even at a bridge, nor the Gois
    maps::AreaSets road_joins{};       // 4.4: by royal or major road
    maps::AreaSets crossings{};        // 3.3: over the bare Loire

    engine::PerId<AreaId, Terrain, kAreaRoom> terrain{};
    engine::PerId<AreaId, Zone, kAreaRoom> zone{};
    engine::PerId<AreaId, Army, kAreaRoom> base_of{};  // None: no base
    engine::PerId<AreaId, std::uint8_t, kAreaRoom> landing{};

    std::array<AreaSet, kTerrains> of_terrain{};
    std::array<AreaSet, kZones> of_zone{};
    AreaSet primary;
    AreaSet secondary;
    AreaSet strongholds;
    AreaSet sea_access;
    AreaSet south_access;
    AreaSet landings;
    AreaSet north_bank;
    AreaSet with_road;
    AreaId island{kNoArea};     // Noirmoutier
    AreaId bressuire{kNoArea};  // E3
    AreaId thouars{kNoArea};    // E4

    // By army: its bases (Republican; none for the Mayençais, who use those of another army), and
    // where its counters may be put at the start (7.1, F-03, F-05).
    std::array<AreaSet, kArmies> bases{};
    std::array<AreaSet, kArmies> set_up{};
    AreaSet all_bases;
    std::array<GeneralSet, kArmies + 1> army_generals{};
    std::array<GeneralSet, kSides> side_generals{};
    GeneralId loner{kNoGeneral};  // 3.5: La Cathelinière
    GeneralSet envoys{};          // 3.5: Charette and Joly
    GeneralId biron{kNoGeneral};  // E10

    // 4.5, F-64: areas to go until a base or a zone, 0 inside; by whether E2 has been played.
    using Distances = engine::PerId<AreaId, std::uint8_t, kAreaRoom>;
    std::array<Distances, kArmies> to_base{};
    Distances to_any_base{};
    std::array<std::array<Distances, kArmies>, 2> to_zone{};
    std::array<Distances, 2> to_any_zone{};

    // By whether E2 has been played: all zones together, and those of each army.
    std::array<AreaSet, 2> zones{};
    std::array<std::array<AreaSet, kArmies>, 2> army_zone{};

    // The zone of an army, and all zones together, before or after E2.
    AreaSet zone_of(Army army, bool gatine_rises) const;
    AreaSet all_zones(bool gatine_rises) const;

    const AreaCard& card(AreaId a) const { return areas[a.raw]; }
    const GeneralCard& card(GeneralId g) const { return generals[g.raw]; }
    const ForceCard& card(Force f) const { return forces[index(f)]; }
    const EventCard& card(Event e) const { return events[index(e)]; }
    const IncidentCard& card(Incident i) const { return incidents[index(i)]; }
};

// Fills the flat tables from the descriptive part.
void index_board(Board& board);

// By key ("NAN", "dElbee"); kNoArea and kNoGeneral when there is none.
AreaId find_area(const Board& board, std::string_view key);
GeneralId find_general(const Board& board, std::string_view key);

}  // namespace levee::fgfk
