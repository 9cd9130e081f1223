#pragma once

#include <cstdint>

#include "engine/fixed_vector.h"
#include "engine/rule.h"
#include "games/neerwinden/ids.h"

namespace levee::neerwinden {

// What happened, as facts; text.cpp makes sentences of them.
enum class Fact : std::uint8_t {
    Placed,           // unit or commander, hex
    CampTaken,        // side, a: bid
    TurnBegan,        // a: turn
    Rolled,           // a, b: dice
    Initiative,       // side
    OrderTried,       // formation, order (secret with 9.1)
    OrderChanged,     // formation, order (secret with 9.1)
    OrderKept,        // formation (secret with 9.1)
    Demoralised,      // formation (secret with 9.1)
    OrderShown,       // formation, order
    Activated,        // formation
    CommandLost,      // unit: non-commanded marker
    Modifier,         // sentence, a: value
    Result,           // sentence: letters of the table
    Rallied,          // unit, a: level reached
    RallyFailed,      // unit
    Moved,            // unit, from, hex, a: points spent
    Rode,             // commander, from, hex
    Halted,           // unit, hex
    Reserve,          // unit put in reserve
    Faced,            // unit, a: direction
    BrokeOut,         // unit (1.6)
    Fled,             // unit, from, hex
    LeftMap,          // unit, hex
    Returned,         // unit, hex
    FireOpened,       // hex, a: arm
    AssaultDeclared,  // hex
    HeadUnit,         // unit
    Charged,          // unit; a: 0 cavalry, 1 bayonet, 2 counter-charge
    Withdrew,         // unit, hex
    MoralePassed,     // unit
    MoraleFailed,     // unit
    Disorganised,     // unit, a: level reached
    LostStep,         // unit, a: strength left
    Destroyed,        // unit
    Retreated,        // unit, from, hex
    RetreatBarred,    // unit
    Advanced,         // unit, from, hex
    Harnessed,        // unit
    Unharnessed,      // unit
    CommanderSafe,    // commander
    CommanderLost,    // commander
    Posted,           // commander, unit
    ControlTaken,     // hex, side
    Scored,           // side, a: points, b: marker afterwards (positive French)
    TurnEnded,        // a: turn
    GameOver,         // side, a: Victory
};

struct Event {
    Fact fact{};
    Side side{};
    UnitId unit{kNoUnit};
    CommanderId commander{kNoCommander};
    FormationId formation{kNoFormation};
    Order order{Order::Hidden};
    bool secret = false;  // 9.1: for the eyes of `side` only
    HexId hex{kNoHex};
    HexId from{kNoHex};
    std::int16_t a = 0;
    std::int16_t b = 0;
    const char* rule = "";
    const engine::Sentence* sentence = nullptr;
};

using Events = engine::FixedVector<Event, 256>;

}  // namespace levee::neerwinden
