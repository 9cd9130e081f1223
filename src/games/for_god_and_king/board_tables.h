#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/for_god_and_king/ids.h"

// The tables as printed (tables.txt), and how they are looked up.
namespace levee::fgfk {

// Rows that each end at a highest roll; the last one has no end.
template <class T, std::size_t N>
struct RollTable {
    std::array<std::uint8_t, N> up_to{};  // that of the last row is not looked at
    std::array<T, N> rows{};

    const T& at(int roll) const {
        std::size_t row = 0;
        while (row + 1 < N && roll > up_to[row]) ++row;
        return rows[row];
    }
};

// 2.2: the columns of the reinforcement table.
enum class Column : std::uint8_t {
    Anjou,
    Centre,
    BasPoitou,
    LorouxOrChouans,
    NationalGuards,
    Minor,
    Major
};
inline constexpr std::size_t kColumns = 7;

// 3.2: what a step is paid for. The first four are Terrain.
enum class Cost : std::uint8_t { Clear, Mixed, Bocage, Marsh, Major, Royal, Gois, Loire };
inline constexpr std::size_t kCosts = 8;
// Points are counted in halves, because a royal road costs one half.
inline constexpr std::uint8_t kNotAllowed = 255;

// 4.1: AR2-40, DD4-70 ...
struct CombatResult {
    bool attacker_loses = false;
    bool rout = false;
    std::uint8_t areas = 0;
    std::uint8_t percent = 0;
    constexpr bool operator==(const CombatResult&) const = default;
};
inline constexpr std::size_t kOdds = 8;
struct Odds {
    std::uint8_t attacker = 1;
    std::uint8_t defender = 1;
    constexpr bool operator==(const Odds&) const = default;
};

// Single numbers of the rules, by the names they have in tables.txt.
using FigureNumber = std::int16_t;
// 5.1
struct MoraleFigures {
    FigureNumber morale_low = 0;
    FigureNumber morale_high = 0;
    FigureNumber morale_first_primary = 0;
    FigureNumber morale_general_of_3_killed = 0;
    FigureNumber morale_stronghold_taken = 0;
    FigureNumber morale_t5 = 0;
    FigureNumber morale_e4 = 0;
    FigureNumber morale_e4_fraud_1_2 = 0;
    FigureNumber morale_e4_fraud_3_5 = 0;
    FigureNumber morale_e4_fraud_6 = 0;
    FigureNumber morale_e5_announced = 0;
    FigureNumber morale_e5_landed = 0;
    FigureNumber morale_e5_failed = 0;
    FigureNumber morale_e12_vendeen = 0;
    FigureNumber morale_first_mayencais_retreat = 0;
    FigureNumber morale_general_captured = 0;
    FigureNumber morale_emissaries_captured = 0;
    FigureNumber morale_e12_republican = 0;
    FigureNumber arms_base_taken = 0;
};
// 7.2
struct VictoryFigures {
    FigureNumber victory_primary = 0;
    FigureNumber victory_secondary = 0;
    FigureNumber victory_republican_ten = 0;
    FigureNumber victory_sea = 0;
    FigureNumber victory_bridge = 0;
    FigureNumber victory_south = 0;
    FigureNumber victory_vendeen_ten = 0;
    FigureNumber victory_strategic = 0;
    FigureNumber victory_tactical = 0;
};
struct Figures : MoraleFigures, VictoryFigures {
    FigureNumber reinforcements_before_gatine = 0;
    FigureNumber reinforcements_objectives_lost = 0;
    FigureNumber gatine_points = 0;
    FigureNumber points_without_general = 0;  // whole action points
    FigureNumber better_morale = 0;
    FigureNumber arms_at_minus_1 = 0;
    FigureNumber arms_at_minus_2 = 0;
    FigureNumber stronghold = 0;
    FigureNumber below_1_3 = 0;
    FigureNumber fortifications = 0;
    FigureNumber t3_cavalry = 0;
    FigureNumber t6_no_powder = 0;
    FigureNumber t9_sabres_clear = 0;
    FigureNumber t9_sabres_elsewhere = 0;
    FigureNumber t10_guns = 0;
    FigureNumber t11_howitzers = 0;
    FigureNumber shift_bocage_or_marsh = 0;
    FigureNumber shift_clear = 0;
    FigureNumber shift_unsupplied = 0;
    FigureNumber shift_bridge_partial = 0;
    FigureNumber shift_bridge_total = 0;
    FigureNumber shift_t4 = 0;
    FigureNumber shift_t12 = 0;
    FigureNumber winner_coloured_greater = 0;
    FigureNumber winner_coloured_smaller = 0;
    FigureNumber winner_dice_equal = 0;
    FigureNumber march_factor = 0;
    FigureNumber wound_light = 0;
    FigureNumber wound_serious = 0;
    FigureNumber wound_routed = 0;
    FigureNumber wound_returns = 0;
    FigureNumber tribunal_saved = 0;
    FigureNumber tribunal_noble = 0;
    FigureNumber tribunal_sans_culotte = 0;
};

struct Tables {
    RollTable<std::array<std::uint8_t, kColumns>, 5> reinforcements;
    RollTable<std::uint8_t, 3> action_points;  // whole points, the strategic rating not included
    RollTable<std::uint8_t, 5> desertion;      // percent
    RollTable<std::array<CombatResult, kOdds>, 7> combat;
    std::array<Odds, kOdds> odds{};
    RollTable<std::uint8_t, 4> incidents;      // by the combat points of both sides
    RollTable<std::uint8_t, 4> battle_morale;  // likewise
    RollTable<std::uint8_t, 5> rout_arms;      // by the points of the routed side
    std::array<std::array<std::uint8_t, kCosts>, kSides> cost{};  // half points
    Figures figures;

    int reinforcement(Column column, int roll) const {
        return reinforcements.at(roll)[static_cast<std::size_t>(column)];
    }
    const CombatResult& result(std::size_t column, int roll) const {
        return combat.at(roll)[column];
    }
};

}  // namespace levee::fgfk
