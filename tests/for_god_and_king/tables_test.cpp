// The tables as the rulebook prints them, cell by cell, looked up at every roll.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "for_god_and_king/support/fixture.h"

namespace levee::fgfk::testing {
namespace {

const Tables& tables() { return board().tables; }

struct Row {
    std::vector<int> rolls;
    std::vector<int> values;
};

// ------------------------------------------------------------------ 2.2

TEST(Rule_2_2, ReinforcementTable) {
    const std::vector<Row> rows{
        {{-4, -2, 0, 1, 2, 3}, {16, 8, 6, 2, 4, 8, 16}}, {{4, 5}, {20, 9, 7, 3, 4, 9, 20}},
        {{6, 7, 8}, {24, 10, 8, 4, 5, 10, 24}},          {{9, 10}, {28, 11, 9, 5, 6, 11, 28}},
        {{11, 12}, {32, 12, 10, 6, 6, 12, 32}},
    };
    for (const Row& row : rows)
        for (const int roll : row.rolls)
            for (std::size_t c = 0; c < kColumns; ++c)
                EXPECT_EQ(tables().reinforcement(static_cast<Column>(c), roll), row.values[c])
                    << "roll " << roll << ", column " << c;
}

TEST(Rule_2_2, ReinforcementModifiers) {
    EXPECT_EQ(tables().figures.reinforcements_before_gatine, -2);
    EXPECT_EQ(tables().figures.reinforcements_objectives_lost, -4);
}

// ------------------------------------------------------------------ 2.5

TEST(Rule_2_5, TurncoatTable) {
    const std::vector<Row> rows{{{0, 1, 2, 3}, {60}},
                                {{4, 5}, {40}},
                                {{6, 7, 8}, {20}},
                                {{9, 10}, {40}},
                                {{11, 12, 13, 14}, {60}}};
    for (const Row& row : rows)
        for (const int roll : row.rolls)
            EXPECT_EQ(tables().desertion.at(roll), row.values[0]) << roll;
}

// ------------------------------------------------------------------ 3.1, 3.2

TEST(Rule_3_1, ActionPointTable) {
    for (int roll = 2; roll <= 12; ++roll)
        EXPECT_EQ(tables().action_points.at(roll), roll <= 5 ? 2 : roll <= 8 ? 3 : 4) << roll;
    EXPECT_EQ(tables().figures.points_without_general, 2);
}

TEST(Rule_3_2, CostTable) {  // in half points
    const auto cost = [](Side side, Cost what) {
        return static_cast<int>(tables().cost[index(side)][static_cast<std::size_t>(what)]);
    };
    const std::vector<std::pair<Cost, std::pair<int, int>>> rows{
        {Cost::Clear, {2, 2}}, {Cost::Mixed, {4, 2}},          {Cost::Bocage, {6, 2}},
        {Cost::Marsh, {6, 2}}, {Cost::Major, {2, 2}},          {Cost::Royal, {1, 1}},
        {Cost::Gois, {4, 4}},  {Cost::Loire, {8, kNotAllowed}}};
    for (const auto& [what, halves] : rows) {
        EXPECT_EQ(cost(Side::Republican, what), halves.first) << static_cast<int>(what);
        EXPECT_EQ(cost(Side::Vendeen, what), halves.second) << static_cast<int>(what);
    }
}

// ------------------------------------------------------------------ 4.1

CombatResult result(const std::string& text) {
    return {.attacker_loses = text[0] == 'A',
            .rout = text[1] == 'D',
            .areas = static_cast<std::uint8_t>(text[2] - '0'),
            .percent = static_cast<std::uint8_t>(std::stoi(text.substr(4)))};
}

TEST(Rule_4_1, CombatResultsTable) {
    const std::vector<std::pair<std::vector<int>, std::vector<std::string>>> rows{
        {{-5, 0, 1, 2},
         {"AD4-60", "AD4-50", "AD3-40", "AR2-40", "AR2-40", "AR2-30", "AR1-20", "AR1-20"}},
        {{3, 4}, {"AD4-50", "AD3-40", "AR2-40", "AR2-30", "AR2-30", "AR1-20", "DR1-20", "DR1-20"}},
        {{5, 6}, {"AD3-40", "AR2-40", "AR2-30", "AR1-30", "AR1-20", "DR1-20", "DR2-30", "DR2-30"}},
        {{7}, {"AR2-40", "AR2-30", "AR1-30", "AR1-20", "DR1-20", "DR1-30", "DR2-40", "DD3-40"}},
        {{8, 9}, {"AR1-30", "AR1-30", "AR1-20", "DR1-20", "DR2-30", "DR2-40", "DD3-40", "DD4-50"}},
        {{10, 11},
         {"AR1-20", "AR1-20", "DR1-20", "DR1-30", "DR2-40", "DD3-40", "DD4-50", "DD4-60"}},
        {{12, 13, 17},
         {"DR1-20", "DR1-30", "DR2-30", "DR2-40", "DD3-40", "DD4-50", "DD4-60", "DD4-70"}},
    };
    for (const auto& [rolls, cells] : rows)
        for (const int roll : rolls)
            for (std::size_t c = 0; c < kOdds; ++c)
                EXPECT_EQ(tables().result(c, roll), result(cells[c]))
                    << "roll " << roll << ", column " << c << ": " << cells[c];
}

TEST(Rule_4_1, Columns) {
    const std::vector<Odds> odds{{1, 3}, {1, 2}, {2, 3}, {1, 1}, {3, 2}, {2, 1}, {3, 1}, {4, 1}};
    for (std::size_t c = 0; c < kOdds; ++c) EXPECT_EQ(tables().odds[c], odds[c]) << c;
}

TEST(Rule_4_1, ModifiersOfTheRollAndOfTheColumn) {
    const Figures& f = tables().figures;
    EXPECT_EQ(f.better_morale, 1);
    EXPECT_EQ(f.arms_at_minus_1, 1);
    EXPECT_EQ(f.arms_at_minus_2, 2);
    EXPECT_EQ(f.stronghold, 1);
    EXPECT_EQ(f.below_1_3, 2);
    EXPECT_EQ(f.shift_bocage_or_marsh, 1);
    EXPECT_EQ(f.shift_unsupplied, 1);
    EXPECT_EQ(f.shift_clear, 1);
    EXPECT_EQ(f.shift_bridge_partial, 1);
    EXPECT_EQ(f.shift_bridge_total, 2);
    EXPECT_EQ(f.winner_coloured_greater, 10);
    EXPECT_EQ(f.winner_coloured_smaller, 20);
    EXPECT_EQ(f.winner_dice_equal, 30);
}

TEST(Rule_4_3, NumberOfIncidents) {
    for (const auto& [points, drawn] : std::vector<std::pair<int, int>>{
             {2, 1}, {9, 1}, {10, 2}, {19, 2}, {20, 3}, {29, 3}, {30, 4}, {90, 4}})
        EXPECT_EQ(tables().incidents.at(points), drawn) << points;
}

// ------------------------------------------------------------------ 5

TEST(Rule_5_1, MoraleTable) {
    for (const auto& [points, steps] : std::vector<std::pair<int, int>>{
             {2, 0}, {9, 0}, {10, 1}, {19, 1}, {20, 2}, {29, 2}, {30, 3}, {90, 3}})
        EXPECT_EQ(tables().battle_morale.at(points), steps) << points;
    const Figures& f = tables().figures;
    EXPECT_EQ(f.morale_low, -2);
    EXPECT_EQ(f.morale_high, 2);
    EXPECT_EQ(f.morale_first_primary, -2);
    EXPECT_EQ(f.morale_general_of_3_killed, -1);
    EXPECT_EQ(f.morale_stronghold_taken, 1);
    EXPECT_EQ(f.morale_t5, 1);
    EXPECT_EQ(f.morale_e4, 1);
    EXPECT_EQ(f.morale_e4_fraud_1_2, -2);
    EXPECT_EQ(f.morale_e4_fraud_3_5, -1);
    EXPECT_EQ(f.morale_e4_fraud_6, 0);
    EXPECT_EQ(f.morale_e5_announced, 1);
    EXPECT_EQ(f.morale_e5_landed, 2);
    EXPECT_EQ(f.morale_e5_failed, -2);
    EXPECT_EQ(f.morale_e12_vendeen, -1);
    EXPECT_EQ(f.morale_first_mayencais_retreat, 1);
    EXPECT_EQ(f.morale_general_captured, 1);
    EXPECT_EQ(f.morale_emissaries_captured, 1);
    EXPECT_EQ(f.morale_e12_republican, 1);
}

TEST(Rule_5_2, ArmsTable) {
    for (const auto& [points, steps] : std::vector<std::pair<int, int>>{
             {1, 0}, {4, 0}, {5, 1}, {9, 1}, {10, 2}, {19, 2}, {20, 3}, {29, 3}, {30, 4}, {50, 4}})
        EXPECT_EQ(tables().rout_arms.at(points), steps) << points;
    EXPECT_EQ(tables().figures.arms_base_taken, 5);
}

// ------------------------------------------------------------------ 7.2

TEST(Rule_7_2, VictoryTable) {
    const Figures& f = tables().figures;
    EXPECT_EQ(f.victory_primary, 3);
    EXPECT_EQ(f.victory_secondary, 1);
    EXPECT_EQ(f.victory_republican_ten, 1);
    EXPECT_EQ(f.victory_sea, 10);
    EXPECT_EQ(f.victory_bridge, 5);
    EXPECT_EQ(f.victory_south, 5);
    EXPECT_EQ(f.victory_vendeen_ten, 2);
    EXPECT_EQ(f.victory_strategic, 15);
    EXPECT_EQ(f.victory_tactical, 5);
}

}  // namespace
}  // namespace levee::fgfk::testing
