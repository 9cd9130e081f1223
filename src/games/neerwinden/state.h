#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/contract/ids.h"
#include "engine/contract/seats.h"
#include "games/neerwinden/ids.h"

namespace levee::neerwinden {

// What a piece of unfinished business is about. The frame on top of the stack says who decides
// what.
enum class Business : std::uint8_t {
    None,
    Bidding,         // 8.6
    PickCamp,        // 8.6
    SetUp,           // 8.1
    Turn,            // 2: the phases A to D
    OrderChanges,    // 4.2.1: one side announces, then rolls
    Demoralisation,  // 4.2.2: one side tests
    Activations,     // 2.C
    Movement,        // 5: rally and movement segment of the active formation
    Rally,           // 5.1
    Move,            // 5.2: one unit, hex by hex
    Ride,            // 7: one commander, hex by hex
    Facing,          // 1.3
    RoutMove,        // 5.5
    Reaction,        // 5.3
    Combat,          // 6: combat segment of the active formation
    Fire,            // 6.1
    Assault,         // 6.2
    Damage,          // 6.3: what one side suffers from a fire or an assault
    Retreat,         // 6.3: one unit goes back one hex
    Accompany,       // N-73
    Advance,         // 6.4
    CommanderTest,   // 7
    Post,            // 7: a commander is put on a unit
    Unstack,         // N-88
    Dice,            // fate answers the frame below
};

// A frame is one struct for all kinds of business; which fields a kind uses is said where the kind
// is handled (rules/cNN_*.cpp). Pushing one interrupts, popping one resumes.
struct Frame {
    Business business{};
    std::uint8_t step = 0;
    Side side{};  // whose decision
    UnitId unit{kNoUnit};
    UnitId other{kNoUnit};
    CommanderId commander{kNoCommander};
    std::uint8_t number = 0;
    std::uint8_t points = 0;
    std::uint8_t goal = 0;
    std::uint8_t spent = 0;
    HexId hex{kNoHex};
    HexId from{kNoHex};
    std::uint16_t flags = 0;
    std::uint16_t commanders = 0;  // set of CommanderId
    UnitSet units{};
    UnitSet marks{};

    bool operator==(const Frame&) const = default;
};

inline constexpr std::size_t kMaxFrames = 20;

enum class Status : std::uint8_t {
    NotInPlay,  // d'Harville in the historical scenario
    ToPlace,    // waits for the set-up
    OnMap,
    Beyond,  // 5.5: off the map; `at` is the hex it left by
    Gone,    // destroyed; for a commander: his formation is no more
};

struct Unit {
    HexId at{kNoHex};
    Status status{};
    Direction facing{};
    Level level{};
    std::uint8_t losses = 0;      // steps of 2 SS (1.7)
    std::uint8_t since_turn = 0;  // 5.5: turn in which it left the map, or rallied beyond the edge
    std::uint8_t arrival = 0;     // later than all units of its hex with a lower number (N-03)

    bool operator==(const Unit&) const = default;
};

struct Commander {
    HexId at{kNoHex};
    Status status{};
    bool replacement = false;  // N-60
    bool moved = false;        // 7: the general, this turn; others, this segment
    bool helped = false;       // 5.1: used for a rally in this segment

    bool operator==(const Commander&) const = default;
};

struct Formation {
    Order order{};
    Order attempt{Order::Hidden};  // 4.2.1: announced, Hidden: none
    Order shown{};                 // the order both players saw last (9.1)
    bool known = true;             // the opponent knows that it still holds (9.1)
    bool bonus = false;            // 4.2.1: gets the general's bonus
    bool activated = false;
    std::uint8_t losses = 0;    // steps lost by its units, ever (4.2.2)
    std::uint8_t reserves = 0;  // units put in reserve this activation (4.1.1)

    bool operator==(const Formation&) const = default;
};

enum class Control : std::uint8_t { Nobody, French, Austrian };

enum class Victory : std::uint8_t { None, Draw, Minor, Major, Decisive };

// Facts that follow from the rest; rebuilt when a state is read, kept up to date by rules/c01.
struct Derived {
    std::array<UnitId, maps::kMaxHexes> top{};      // last unit to enter each hex, or kNoUnit
    engine::PerId<UnitId, UnitId, kUnits> below{};  // next unit in the same hex
    std::array<std::array<std::uint8_t, maps::kMaxHexes>, 2> zoc{};  // units whose ZoC covers it
    // During a movement segment: hexes to the nearest enemy of the active side, who stands still
    // meanwhile; with kStrikable where he can be assaulted from (N-71). Zero at other times.
    std::array<std::uint8_t, maps::kMaxHexes> enemy_distance{};
    UnitSet exerting{};  // units whose ZoC is counted there: all but routed and moving ones (N-79)

    bool operator==(const Derived&) const = default;
};

struct State {
    // Options of the game.
    std::uint8_t scenario = 0;
    bool secret_orders = false;  // 9.1
    std::array<Side, 2> side_of_seat{Side::French, Side::Austrian};
    std::uint8_t bid = 0;  // 8.6: points given to the opponent of the bidder

    std::uint8_t turn = 1;
    Side initiative{};
    std::int8_t vp = 0;         // 8.2.2: positive on the French side of the track
    std::int8_t vp_coming = 0;  // of the result being worked out (N-62)
    Victory victory{};
    Side winner{};
    FormationId active{kNoFormation};
    std::array<std::uint8_t, 2> dice{};

    engine::PerId<UnitId, Unit, kUnits> units{};
    engine::PerId<CommanderId, Commander, kCommanders> commanders{};
    engine::PerId<FormationId, Formation, kFormations> formations{};
    std::array<Control, kStarHexes> control{};

    UnitSet no_command{};  // 3.2 marker
    UnitSet harnessed{};   // 5.2 marker

    // This movement segment.
    UnitSet moved{};     // has moved or may not move any more
    UnitSet rallied{};   // has taken its rally test (5.1)
    UnitSet stirred{};   // artillery that moved or turned (5.2)
    UnitSet galloped{};  // entered two hexes or more (5.3.1, N-32)
    // 5.3.3: enemy units in a ZoC of ours when the n-th cavalry unit of the active formation set
    // off.
    std::array<UnitSet, 4> pinned{};

    // This segment, movement or combat.
    UnitSet reacted{};  // 5.3: has fired in reaction
    // This combat segment.
    UnitSet fought{};                                    // N-38
    UnitSet withdrawn{};                                 // 6.2.2
    std::array<std::uint8_t, maps::kMaxHexes> struck{};  // kStruckBy... per target hex

    std::array<Frame, kMaxFrames> frames{};
    std::uint8_t depth = 0;

    Derived derived{};

    bool operator==(const State&) const = default;
};

// What has been aimed at a hex in this combat segment (6).
inline constexpr std::uint8_t kStruckByInfantry = 1;
inline constexpr std::uint8_t kStruckByArtillery = 2;
inline constexpr std::uint8_t kStruckByAssault = 4;

// A search copies states by the million, a server stores them, a test compares them. All three stay
// one memcpy as long as these lines compile.
static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 8192);

}  // namespace levee::neerwinden
