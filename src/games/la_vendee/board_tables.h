#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/la_vendee/ids.h"

// The tables as printed (tables.txt, counters.csv), and how they are looked up.
namespace levee::la_vendee {

// 8.4: rows that each begin at a turn, or at a number of Brûlez markers.
struct HitTable {
    struct Row {
        std::uint8_t from = 0;
        std::uint8_t number = 0;  // a die that shows this or more hits
    };
    static constexpr std::size_t kRows = 3;
    std::array<Row, kRows> rows{};
    std::uint8_t count = 0;

    int at(int turn_or_markers) const {
        int number = rows[0].number;
        for (std::size_t i = 1; i < count; ++i)
            if (turn_or_markers >= rows[i].from) number = rows[i].number;
        return number;
    }
};

// Single numbers of the rules, by the names they have in tables.txt (figure army-dice 4).
using FigureNumber = std::uint8_t;
struct Figures {
    FigureNumber stacking = 0;              // 5.1: I&D FP in a region, of a side: 4
    FigureNumber fortress_holds = 0;        // 9.0: FP inside: 4
    FigureNumber hand = 0;                  // 7.2: 3 cards
    FigureNumber irregular_units = 0;       // 4.1: new units a turn: 2
    FigureNumber unit = 0;                  // 2.2: FP of a whole counter: 2
    FigureNumber royalist_dice = 0;         // 4.2: 4 dice for regulars
    FigureNumber royalist_no_effect = 0;    // 4.2: a die that shows this brings nothing: 6
    FigureNumber leaderless_regions = 0;    // 5.3.1: 2
    FigureNumber army_dice = 0;             // 8.3: 4
    FigureNumber irregular_modifier = 0;    // 6.1, 8.3: at most +3
    FigureNumber irregular_hit = 0;         // 6.1: 6
    FigureNumber fortress_hit = 0;          // 9.3: 5
    FigureNumber fortress_dice = 0;         // 9.2: 2
    FigureNumber pin_modifier = 0;          // 8.4.3: 1
    FigureNumber rout_losses = 0;           // 8.7: 4
    FigureNumber retreat_loss = 0;          // 8.7: 1
    FigureNumber retreat_into_army = 0;     // 8.7, 6.6: 2
    FigureNumber burnt_loss = 0;            // 11.3: 1
    FigureNumber wounded_from = 0;          // 10.3.1: 6
    FigureNumber captured_from = 0;         // 10.3.1: 5
    FigureNumber capture_cavalry = 0;       // 9.5: 5
    FigureNumber capture_artillery = 0;     // 9.5: 6
    FigureNumber british_clock = 0;         // 12.0: End Phases that Granville is held: 2
    FigureNumber british_points = 0;        // 12.2b: 2 FP, on an even die
    FigureNumber british_recalled = 0;      // 12.3: 7 FP or fewer
    FigureNumber desertion_royalist = 0;    // 16.1: 5 or more
    FigureNumber desertion_republican = 0;  // 16.1: 6
    FigureNumber desertion_ends = 0;        // 11.5: Brûlez markers from which nobody comes over: 5
    FigureNumber bonaparte_dice = 0;        // 16.11: 2
};

// tables.txt, e.g.
//   hit republican 1 6        from turn 1
//   hit republican 6 5
//   hit royalist-attack 0 5   from 0 Brûlez markers
//   hit royalist-attack 10 6
//   hit royalist-defence 0 5
//   hit royalist-defence 15 6
//   hit british 0 5
//   british-ports GRA JDM BIN SAB     12.2b: where reinforcements land
//   figure army-dice 4
// counters.csv, e.g.
//   key,side,troop,counters,points,provenance,reason
//   royalist-infantry,royalist,infantry,20,2,...
//   british-infantry,royalist,corps-infantry,7,2,...     (those of Mayence are the Republicans'
//   own)
struct Tables {
    HitTable republican;        // by turn
    HitTable royalist_attack;   // by markers
    HitTable royalist_defence;  // by markers
    HitTable british;
    Figures figures;
    AreaSet british_ports;
    // 2.4: counters of two FP, or of one with the back up. Corps troops of the Republicans are
    // among those of their arm.
    std::array<std::array<std::uint8_t, kTroops>, kSides> counters{};
};

}  // namespace levee::la_vendee
