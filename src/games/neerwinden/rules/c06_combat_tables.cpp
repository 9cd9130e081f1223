// The fire and assault tables and the strength ratio matrix, laid out as printed.
#include <algorithm>
#include <array>

#include "games/neerwinden/rules/internal.h"

namespace levee::neerwinden {

namespace {

// The letters of the card are names here, and nowhere else.
namespace card {

constexpr std::uint16_t M = kMoraleTest;
constexpr std::uint16_t P = kStepLoss;
constexpr std::uint16_t R = kRetreat;
constexpr std::uint16_t S = kGunLoss;  // the star

// A cell: its letters and the number of levels; the words are what the card shows.
struct Cell {
    Sentence text;
    std::uint16_t letters;
    std::uint8_t levels;
};

// Each text once; the same in both languages, as on the card.
#define LEVEE_CELL(name, words, letters, levels) \
    constexpr Cell name { {words, words}, static_cast<std::uint16_t>(letters), levels }
LEVEE_CELL(none, "-", 0, 0);
LEVEE_CELL(m, "M", M, 0);
LEVEE_CELL(r, "R", R, 0);
LEVEE_CELL(p, "P", P, 0);
LEVEE_CELL(d1, "1D", 0, 1);
LEVEE_CELL(d2, "2D", 0, 2);
LEVEE_CELL(d3, "3D", 0, 3);
LEVEE_CELL(d2r, "2DR", R, 2);
LEVEE_CELL(d3s, "3D*", S, 3);
LEVEE_CELL(d3r, "3DR", R, 3);
LEVEE_CELL(d3rs, "3DR*", R | S, 3);
LEVEE_CELL(d4rs, "4DR*", R | S, 4);
LEVEE_CELL(p1d, "P + 1D", P, 1);
LEVEE_CELL(p2d, "P + 2D", P, 2);
LEVEE_CELL(p1dr, "P + 1DR", P | R, 1);
LEVEE_CELL(p2dr, "P + 2DR", P | R, 2);
LEVEE_CELL(p3dr, "P + 3DR", P | R, 3);
LEVEE_CELL(p3drs, "P + 3DR*", P | R | S, 3);
LEVEE_CELL(p4drs, "P + 4DR*", P | R | S, 4);
#undef LEVEE_CELL

// clang-format off
constexpr std::array<std::array<const Cell*, 5>, 13> kFire{{
//     1-2    3-5    6-8    9-12   13+
    { &none, &none, &none, &m,    &m    },  //  2
    { &none, &none, &none, &m,    &d1   },  //  3
    { &none, &none, &m,    &d1,   &d2   },  //  4
    { &none, &none, &m,    &d1,   &d2   },  //  5
    { &none, &none, &d1,   &d1,   &d2   },  //  6
    { &none, &m,    &d1,   &d2,   &d2   },  //  7
    { &m,    &m,    &d1,   &d2,   &d2r  },  //  8
    { &m,    &d1,   &d2,   &d2r,  &d2r  },  //  9
    { &m,    &d1,   &d2,   &d3,   &d3s  },  // 10
    { &d1,   &d2,   &d2,   &d3s,  &d3s  },  // 11
    { &d1,   &d2,   &d3,   &d3rs, &d3rs },  // 12
    { &d1,   &d3,   &d3r,  &d3rs, &p1dr },  // 13
    { &d2,   &d3,   &d4rs, &p1dr, &p1dr },  // 14 or more
}};

struct AssaultLine { const Cell* attacker; const Cell* defender; };

constexpr std::array<AssaultLine, 19> kAssault{{
//    attacker  defender
    { &p4drs,   &none  },  //  0 or less
    { &p4drs,   &d1    },  //  1
    { &p3dr,    &none  },  //  2
    { &p3dr,    &m     },  //  3
    { &p2d,     &d1    },  //  4
    { &d3,      &none  },  //  5
    { &d2,      &m     },  //  6
    { &p,       &d1    },  //  7
    { &p,       &p     },  //  8
    { &d1,      &d1    },  //  9
    { &none,    &r     },  // 10
    { &p,       &p1d   },  // 11
    { &m,       &d2r   },  // 12
    { &d1,      &p     },  // 13
    { &m,       &d3rs  },  // 14
    { &d1,      &p2dr  },  // 15
    { &m,       &p2dr  },  // 16
    { &none,    &p3drs },  // 17
    { &none,    &p3drs },  // 18
}};

}  // namespace card

struct RatioLine { int attack; int defence; int modifier; };

constexpr std::array<RatioLine, 6> kRatio{{
    { 3, 1, +4 },  // 3/1 and more
    { 2, 1, +2 },
    { 3, 2,  0 },
    { 1, 1, -2 },
    { 2, 3, -4 },
    { 1, 2, -6 },
}};
// clang-format on

CombatResult result_of(const card::Cell& cell) { return {cell.letters, cell.levels, &cell.text}; }

constexpr std::size_t fire_column(int strength) {
    if (strength <= 2) return 0;
    if (strength <= 5) return 1;
    if (strength <= 8) return 2;
    return strength <= 12 ? 3 : 4;
}

}  // namespace

// N-37: below 2 there is no effect.
CombatResult fire_result(int strength, int roll) {
    if (roll < 2) return result_of(card::none);
    return result_of(
        *card::kFire[static_cast<std::size_t>(std::min(roll, 14) - 2)][fire_column(strength)]);
}

CombatResult assault_result(bool attacker, int roll) {
    const card::AssaultLine& line =
        card::kAssault[static_cast<std::size_t>(std::clamp(roll, 0, 18))];
    return result_of(attacker ? *line.attacker : *line.defender);
}

// N-44: rounded down to a line of the matrix, in the defender's favour.
int ratio_modifier(int attack, int defence) {
    for (const RatioLine& line : kRatio)
        if (attack * line.defence >= defence * line.attack) return line.modifier;
    return kNoAssault;
}

}  // namespace levee::neerwinden
