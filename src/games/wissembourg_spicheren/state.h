#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/contract/ids.h"
#include "games/wissembourg_spicheren/ids.h"

namespace levee::wissembourg_spicheren {

// What a piece of unfinished business is about; rules/chapters.h says what each of them does. The
// frame on top of the stack says who decides what.
enum class Business : std::uint8_t {
    None,
    SetUp,       // 13.1.1, 13.2.1: one side
    Turn,        // 4: the phases A to C
    Conceal,     // 13.1.6: where the 13th division comes
    Chiefs,      // 7.2: one side's commanders in chief, in phase A
    Ride,        // 7.2, 9: one commander, hex by hex
    Operations,  // 4.B: whose marker comes next
    Activation,  // 5: of a formation, or of two together (13.1.6)
    Creep,       // 13.1.6: the two markers of the 13th division
    Reveal,      // 13.1.6: it is put on the map
    Barrage,     // 10.1.1
    Shot,        // one battery of it
    Movement,    // 7
    Move,        // one unit, hex by hex
    Facing,      // 7.3
    Combat,      // 11: announced, then worked out one by one
    Coordinate,  // 11.1: who attacks together
    Attack,      // one of the combats
    Defence,     // 11.2.1: how the defender shares out his strength
    Damage,      // 11.3: what one side suffers
    Retreat,     // 11.3, 11.4: one unit
    Advance,     // 11.2.2
    Follow,      // 11.3: a commander goes along, or stays
    Mortality,   // 9.3
    Post,        // 9.3, 8.4: a commander is put on a unit
    Rally,       // 12
    Dice,        // fate answers the frame below
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
    CommanderId defending{kNoCommander};  // the HQ against him
    std::uint8_t number = 0;
    std::uint8_t points = 0;
    std::uint8_t spent = 0;
    std::uint8_t goal = 0;
    HexId hex{kNoHex};
    HexId from{kNoHex};
    std::uint16_t flags = 0;
    UnitSet units{};
    UnitSet marks{};

    bool operator==(const Frame&) const = default;
};

inline constexpr std::size_t kMaxFrames = 16;

enum class Status : std::uint8_t {
    NotInPlay,  // of the other battle, or of a variation that is not played
    ToCome,     // to be set up, or a reinforcement
    OnMap,
    Left,  // off the map by its edge
    Lost,  // eliminated; a commander without anybody to command
};

struct Unit {
    HexId at{kNoHex};
    Status status{};
    Direction facing{};
    bool disorganised = false;
    std::uint8_t losses = 0;  // steps

    bool operator==(const Unit&) const = default;
};

struct Commander {
    HexId at{kNoHex};
    Status status{};
    bool replaced = false;        // his verso (0.3.1)
    bool moved = false;           // a chief this turn, an HQ this activation
    bool out_of_command = false;  // 8.3: the marker
    bool failed = false;          // 8.3: the activation test of this turn

    bool operator==(const Commander&) const = default;
};

struct Formation {
    bool activated = false;  // this turn
    bool demoralised = false;
    std::uint8_t losses = 0;  // steps lost by its units, ever (9.4)
    std::uint8_t delays = 0;  // 7.4: entry tests failed in a row

    bool operator==(const Formation&) const = default;
};

enum class Control : std::uint8_t { Nobody, French, German };
enum class Victory : std::uint8_t { None, Draw, Tactical, Operational, Strategic };

// 13.1.6: the two face-down markers. Which of them is the division: 0 or 1.
inline constexpr std::uint8_t kUnsettled = 255;  // not placed yet, or shown
inline constexpr std::uint8_t kHidden = 254;     // stands only in views
struct Decoys {
    std::array<HexId, 2> at{kNoHex, kNoHex};
    std::uint8_t truth = kUnsettled;
    bool shown = false;

    bool operator==(const Decoys&) const = default;
};

// What the defender gives for the roll against one attacker (11.2.1).
struct Share {
    UnitSet givers{};
    std::uint8_t points = 0;

    bool operator==(const Share&) const = default;
};
inline constexpr std::size_t kShares = 12;  // six hexes, two French units in each

// Facts that follow from the rest; rebuilt when a state is read, kept up to date by rules/c03.
struct Derived {
    std::array<UnitId, maps::kMaxHexes> top{};      // first unit of each hex, or kNoUnit
    engine::PerId<UnitId, UnitId, kUnits> below{};  // next unit in the same hex
    std::array<std::array<std::uint8_t, maps::kMaxHexes>, 2> zoc{};  // units whose ZoC covers it
    UnitSet exerting{};  // units whose ZoC is counted there: all but the one that moves
    // While a unit out of command moves: half points from its HQ (9.2). Zero at other times.
    std::array<std::uint8_t, maps::kMaxHexes> from_hq{};

    bool operator==(const Derived&) const = default;
};

struct State {
    // Options of the game.
    BattleId battle{};
    Variations variations = 0;

    std::uint8_t turn = 1;
    std::array<std::int8_t, 2> vp{};  // by side; what has been scored so far
    Victory victory{};
    Side winner{};
    std::array<std::uint8_t, 2> dice{};

    engine::PerId<UnitId, Unit, kUnits> units{};
    engine::PerId<CommanderId, Commander, kCommanders> commanders{};
    engine::PerId<FormationId, Formation, kFormations> formations{};
    std::array<std::array<Control, 4>, kObjectives> control{};  // by hex of each objective
    UnitSet scored{};           // left the map where it counts (13.1.3, 13.2.3)
    std::uint8_t frossard = 0;  // 13.1.7: the turn in which he came; 0: not yet
    std::uint8_t castagny = 0;  // 13.1.7: the turn in which his division comes; 0: not known
    Decoys decoys{};

    // This turn.
    MarkerSet cup{};
    MarkerId held{kNoMarker};  // 13.1.6: 13th or 16th division
    UnitSet directed{};        // 8.2: under the direct command of a chief
    UnitSet supported{};       // 10.1.2: French batteries at Wissembourg, once a turn

    // This activation.
    FormationSet active{};
    UnitSet commanded{};                    // 9.1: of the active formations
    std::array<std::uint8_t, 4> columns{};  // 7.4: units that have entered, by gate
    UnitSet fired{};                        // 10.1: barrage or support
    UnitSet moved{};
    UnitSet winded{};                     // 11.5: cavalry that has spent more than half
    UnitSet lent{};                       // 11.2.1: neighbours that have helped (W-31)
    std::array<HexId, kUnits> target{};   // 11: announced attacks
    UnitSet together{};                   // 11.1: of these attackers, those in coordination
    UnitSet attacked{};                   // 11: enemies attacked in this activation
    CommanderSet tested{};                // 11.1: HQs of coordinations to come that are in use
    std::array<Share, kShares> shares{};  // of the combat in hand, by attacker in ascending order

    std::array<Frame, kMaxFrames> frames{};
    std::uint8_t depth = 0;

    Derived derived{};

    bool operator==(const State&) const = default;
};

// A search copies states by the million, a server stores them, a test compares them. All three stay
// one memcpy as long as these lines compile.
static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 8192);

}  // namespace levee::wissembourg_spicheren
