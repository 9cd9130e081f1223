#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/contract/ids.h"
#include "games/for_god_and_king/ids.h"

namespace levee::fgfk {

// What a piece of unfinished business is about. The frame on top of the stack says who decides
// what.
enum class Business : std::uint8_t {
    None,
    Turn,        // 2: the phases, by step
    Wounds,      // 2.1
    Agra,        // E4: is the fraud discovered?
    English,     // E5: the answer from London, and the secret note
    Reinforce,   // 2.2: one side: its events, its rolls, its placing
    Receive,     // 2.2: rolls on the reinforcement table for an event or for the start
    EventWork,   // 6: what an event asks besides
    Landing,     // E5: the English are there
    Placing,     // 2.2, 7.1
    Initiative,  // 2.3
    Operations,  // 2.4: who has the opportunity
    Preempt,     // 2.4: the winner of the initiative may interrupt
    Gather,      // 3.2: which counters of an area go
    Operation,   // 3.2: an activated group, area by area
    Entry,       // E6, 3.5: just before a group enters an area
    Combat,      // 4.1, by step
    Guns,        // 4.2: one side marches to the sound of the guns
    Losses,      // 4.1, 4.6
    Retreat,     // 4.5: one contingent
    Casualty,    // T1, T7, T8: one general
    Capture,     // 3.7, 4.5: generals that have lost their troops
    Displace,    // 3.7
    Occupy,      // E3, E4: a town is occupied for the first time
    Pursuit,     // 4.5
    Desertion,   // 2.5
    Committee,   // 2.6
    Dice,        // fate answers the frame below
};

// A frame is one struct for all kinds of business; which fields a kind uses is said where the kind
// is handled (rules/cNN_*.cpp). Pushing one interrupts, popping one resumes.
struct Frame {
    Business business{};
    std::uint8_t step = 0;
    Side side{};  // whose decision
    AreaId area{kNoArea};
    AreaId from{kNoArea};
    GeneralId general{kNoGeneral};
    Event event{Event::None};
    Force force{};
    std::uint8_t number = 0;
    std::uint8_t points = 0;
    std::uint8_t flags = 0;
    AreaSet areas{};
    GeneralSet generals{};

    bool operator==(const Frame&) const = default;
};
inline constexpr std::size_t kMaxFrames = 12;

// Combat points by kind.
using Points = std::array<std::uint8_t, kForces>;
constexpr int total(const Points& points) {
    int sum = 0;
    for (const auto n : points) sum += n;
    return sum;
}

enum class Post : std::uint8_t {
    NotYet,   // has still to arrive
    ToPlace,  // arrives or returns in this reinforcement phase
    OnMap,
    LightWound,    // 2.1
    SeriousWound,  // 2.1
    Away,          // returns in the reinforcement phase of turn `due`
    Accused,       // T8: before the tribunal of this turn
    Gone,
};

struct General {
    AreaId at{kNoArea};
    Post post{};
    Army army{Army::None};   // Léchelle joins one (F-12)
    std::uint8_t due = 0;    // turn
    bool activated = false;  // this operations phase (2.4)
    bool fought = false;     // this operations phase (2.6)
    bool tried = false;      // 3.5: Charette and Joly, this operations phase
    bool routed = false;     // 4.5: this operations phase

    bool operator==(const General&) const = default;
};

// Counters that move together: generals and points, all of them in `at`.
struct Group {
    Side side{};
    AreaId at{kNoArea};
    AreaId from{kNoArea};      // where it was before its last step
    std::uint8_t granted = 0;  // half action points by the die; the rating comes on top
    std::uint8_t rating = 0;   // strategic rating that counts (3.1)
    std::uint8_t spent = 0;    // half action points
    std::uint8_t flags = 0;    // kGroup...
    GeneralSet generals{};
    Points points{};

    bool operator==(const Group&) const = default;
};
inline constexpr std::uint8_t kGroupMoved = 1;    // has entered an area
inline constexpr std::uint8_t kGroupByRoad = 2;   // 3.4: entered the last one by road, no combat
inline constexpr std::uint8_t kGroupStopped = 4;  // its activation is over
inline constexpr std::uint8_t kGroupRanOut = 8;   // F-19: has made its one move beyond its points
inline constexpr std::uint8_t kGroupFixed = 16;   // 3.1: two points, no die
inline constexpr std::uint8_t kGroupBeaten = 32;  // 4.5: it has lost a combat

// Counters of one side that came to a combat together: residents, the group that moved in, or a
// stack that marched to the guns.
struct Contingent {
    Side side{};
    AreaId from{kNoArea};                          // kNoArea: was here already
    std::uint8_t flags = 0;                        // kContingent...
    std::array<AreaId, 2> path{kNoArea, kNoArea};  // first two areas of its rout (4.5)
    GeneralSet generals{};
    Points points{};
    Points spent{};  // of them, activated

    bool operator==(const Contingent&) const = default;
};
inline constexpr std::uint8_t kContingentActive = 1;  // State::group
inline constexpr std::uint8_t kContingentBridge = 2;  // came over a bridge
inline constexpr std::uint8_t kContingentGois = 4;
inline constexpr std::uint8_t kContingentGone = 8;  // has retreated
inline constexpr std::size_t kMaxContingents = 14;
inline constexpr std::size_t kMaxDrawn = 4;

// The combat that is being resolved, or the last one.
struct Combat {
    AreaId area{kNoArea};
    Side attacker{};
    std::uint8_t count = 0;  // of contingents
    std::uint8_t flags = 0;  // kCombat...
    std::uint8_t drawn = 0;  // of incidents
    std::array<Incident, kMaxDrawn> incidents{};
    std::array<std::uint8_t, kSides> size{};  // points before losses
    std::uint8_t mayencais = 0;               // of the Republican ones
    std::uint8_t coloured = 0;
    std::uint8_t white = 0;
    std::uint8_t column = 0;
    std::int8_t modifier = 0;
    std::array<std::uint8_t, 3> arms{};   // Vendéen points by marker (5.2)
    std::array<AreaSet, kSides> tried{};  // 4.2: areas whose stack has tried to march
    GeneralSet generals{};                // all that take part
    GeneralSet tested{};                  // F-31: by T1
    GeneralSet stranded{};                // 4.5: have lost all their troops
    std::array<Contingent, kMaxContingents> contingents{};

    bool operator==(const Combat&) const = default;
};
inline constexpr std::uint8_t kCombatFortified = 1;  // E6
inline constexpr std::uint8_t kCombatAttackerLost = 2;
inline constexpr std::uint8_t kCombatRout = 4;
inline constexpr std::uint8_t kCombatNoPowder = 8;     // T6: fights on
inline constexpr std::uint8_t kCombatAvoided = 16;     // T6: withdraws
inline constexpr std::uint8_t kCombatUnsupplied = 32;  // 4.4
inline constexpr std::uint8_t kCombatForlorn = 64;     // below 1:3

// E5. The area and the turn are the Vendéen's secret.
struct Landing {
    AreaId area{kNoArea};
    std::uint8_t turn = 0;
    bool delayed = false;

    bool operator==(const Landing&) const = default;
};

// F-113: what a side has placed (2.2), or what has deserted it (2.5), face down in the phase under
// way: the others see it when that is over.
struct Veil {
    Points points{};        // so many of each force
    AreaSet areas{};        // where a stack has appeared, or vanished
    GeneralSet generals{};  // placed

    bool operator==(const Veil&) const = default;
};

enum class English : std::uint8_t { NotAsked, Asked, Coming, Done };

enum class Victory : std::uint8_t { None, Political, Tactical, Strategic, Galerne };

// Facts that follow from the rest; rebuilt when a state is read, kept up to date by rules/c01.
struct Derived {
    std::array<AreaSet, kSides> held{};                       // areas with combat points
    engine::PerId<AreaId, GeneralSet, kAreaRoom> generals{};  // who is where

    bool operator==(const Derived&) const = default;
};

struct State {
    bool automatic_set_up = true;

    std::uint8_t turn = 1;
    Side initiative{};
    Victory victory{};
    Side winner{};
    std::array<std::int8_t, kSides> morale{};
    std::array<std::int8_t, 3> arms{};  // Anjou, Centre, Bas-Poitou
    std::array<std::uint8_t, 2> dice{};

    // Counters.
    engine::PerId<AreaId, Points, kAreaRoom> points{};
    engine::PerId<AreaId, Points, kAreaRoom> spent{};  // of them, activated this phase
    engine::PerId<GeneralId, General, kGenerals> generals{};
    Points pool{};    // received and not yet placed
    Points on_map{};  // in all; both players know it
    Veil veil{};
    std::array<AreaSet, kSides> present{};  // where a side has counters: seen by both (3.6)
    std::uint8_t deserters = 0;             // T2: that have come over, ever
    std::uint8_t shipped = 0;               // E15: a point waits for better weather
    Force shipped_force{};

    // Markers and memory.
    std::array<std::uint8_t, kEvents> hand{};    // events not played yet
    std::array<std::uint8_t, kIncidents> cup{};  // incidents in the cup
    std::uint16_t played_now = 0;                // events of this turn, a bit each
    bool gatine = false;                         // E2 has been played
    bool agra = false;                           // E4: not yet found out
    English english{};
    Landing landing{};
    bool coast_watched = false;  // E7
    bool flotilla = false;       // E8
    bool west = false;           // E13
    Army mayencais_with{Army::None};
    bool bressuire_seen = false;  // E3, E4: the first occupation is over
    bool thouars_seen = false;
    bool primary_lost = false;             // 5.1: once in a game
    bool mayencais_beaten = false;         // 5.1: likewise
    AreaSet vendeen_hold{};                // F-48: strongholds and bases last held by Vendéens
    bool preempted = false;                // 2.4: this phase
    std::array<AreaSet, kSides> routed{};  // 4.5: areas with troops that routed in this phase

    // 3.6: what the owner of hidden counters has had to say about control, to each side, until
    // something moves.
    std::array<AreaSet, kSides> told_controlled{};
    std::array<AreaSet, kSides> told_free{};
    std::array<AreaSet, kSides> told_barred{};  // steps announced in vain

    Group group{};   // in motion
    Group chosen{};  // being gathered
    Combat combat{};

    std::array<Frame, kMaxFrames> frames{};
    std::uint8_t depth = 0;

    Derived derived{};

    bool operator==(const State&) const = default;
};

// A search copies states by the million, a server stores them, a test compares them. All three stay
// one memcpy as long as these lines compile.
static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 8192);

}  // namespace levee::fgfk
