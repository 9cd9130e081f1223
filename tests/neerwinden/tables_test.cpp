// The tables of the rulebook, copied from it once more, against the ones the engine uses.

#include <gtest/gtest.h>

#include <array>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/neerwinden/rules/internal.h"

namespace levee::neerwinden {
namespace {

// 6.1.2. Columns 1-2, 3-5, 6-8, 9-12, 13+; the last row is "14 or +".
constexpr std::string_view kFireTable = R"(
 2 |  -  |  -  |  -    |  M      |  M
 3 |  -  |  -  |  -    |  M      |  1D
 4 |  -  |  -  |  M    |  1D     |  2D
 5 |  -  |  -  |  M    |  1D     |  2D
 6 |  -  |  -  |  D    |  1D     |  2D
 7 |  -  |  M  |  D    |  2D     |  2D
 8 |  M  |  M  |  D    |  2D     |  2DR
 9 |  M  |  D  |  2D   |  2DR    |  2DR
10 |  M  |  D  |  2D   |  3D     |  3D*
11 |  D  |  2D |  2D   |  3D*    |  3D*
12 |  D  |  2D |  3D   |  3DR*   |  3DR*
13 |  D  |  3D |  3DR  |  3DR*   |  P+1DR
14 |  2D |  3D |  4DR* |  P+1DR  |  P+1DR
)";

// 6.2.1. Attacker, defender; the first row is "0 or -".
constexpr std::string_view kAssaultTable = R"(
 0 | P+4DR* | -
 1 | P+4DR* | 1D
 2 | P+3DR  | -
 3 | P+3DR  | M
 4 | P+2D   | 1D
 5 | 3D     | -
 6 | 2D     | M
 7 | P      | 1D
 8 | P      | P
 9 | 1D     | 1D
10 | -      | R
11 | P      | P+1D
12 | M      | 2DR
13 | 1D     | P
14 | M      | 3DR*
15 | 1D     | P+2DR
16 | M      | P+2DR
17 | -      | P+3DR*
18 | -      | P+3DR*
)";

struct Row {
    int roll = 0;
    std::vector<std::string> cells;
};

std::vector<Row> rows_of(std::string_view table) {
    std::vector<Row> rows;
    std::istringstream lines{std::string{table}};
    for (std::string line; std::getline(lines, line);) {
        if (line.empty()) continue;
        std::istringstream parts{line};
        Row row;
        std::string part;
        std::getline(parts, part, '|');
        row.roll = std::stoi(part);
        while (std::getline(parts, part, '|')) {
            std::erase(part, ' ');
            row.cells.push_back(part);
        }
        rows.push_back(row);
    }
    return rows;
}

// What a cell says, letter by letter. A D without a figure is one level (N-37).
std::string meaning(std::string_view cell) {
    bool morale = false;
    bool loss = false;
    bool retreat = false;
    bool gun = false;
    int levels = 0;
    int figure = 1;
    for (const char c : cell) {
        if (c == 'M') morale = true;
        if (c == 'P') loss = true;
        if (c == 'R') retreat = true;
        if (c == '*') gun = true;
        if (c >= '1' && c <= '9') figure = c - '0';
        if (c == 'D') levels = figure;
    }
    std::ostringstream text;
    text << (morale ? "test " : "") << (loss ? "loss " : "") << levels << " levels"
         << (retreat ? " retreat" : "") << (gun ? " gun" : "");
    return text.str();
}

std::string meaning(const CombatResult& result) {
    const auto has = [&](std::uint16_t letter) { return (result.letters & letter) != 0; };
    std::ostringstream text;
    text << (has(kMoraleTest) ? "test " : "") << (has(kStepLoss) ? "loss " : "")
         << int{result.levels} << " levels" << (has(kRetreat) ? " retreat" : "")
         << (has(kGunLoss) ? " gun" : "");
    return text.str();
}

std::size_t column_of(int strength) {
    if (strength <= 2) return 0;
    if (strength <= 5) return 1;
    if (strength <= 8) return 2;
    return strength <= 12 ? 3 : 4;
}

TEST(Rule_6_1_2, EveryCellOfTheFireTable) {
    const auto rows = rows_of(kFireTable);
    ASSERT_EQ(rows.size(), 13U);
    for (const Row& row : rows) {
        ASSERT_EQ(row.cells.size(), 5U);
        for (int strength = 1; strength <= 40; ++strength)
            EXPECT_EQ(meaning(fire_result(strength, row.roll)),
                      meaning(row.cells[column_of(strength)]))
                << "strength " << strength << ", roll " << row.roll;
    }
}

TEST(Rule_6_1_2, TotalsUnderTwoDoNothing) {
    for (int strength = 1; strength <= 40; ++strength)
        for (int roll = -8; roll <= 1; ++roll)
            EXPECT_TRUE(fire_result(strength, roll).nothing())
                << "strength " << strength << ", roll " << roll;
}

TEST(Rule_6_1_2, TotalsOverFourteenUseTheLastRow) {
    const auto last = rows_of(kFireTable).back();
    for (int strength = 1; strength <= 40; ++strength)
        for (int roll = 15; roll <= 22; ++roll)
            EXPECT_EQ(meaning(fire_result(strength, roll)),
                      meaning(last.cells[column_of(strength)]))
                << "strength " << strength << ", roll " << roll;
}

// N-EX4: the first strength of each column at the roll where it differs from the one before.
TEST(Rule_6_1_2, BordersOfTheColumns) {
    EXPECT_EQ(meaning(fire_result(2, 8)), meaning("M"));
    EXPECT_EQ(meaning(fire_result(2, 7)), meaning("-"));
    EXPECT_EQ(meaning(fire_result(3, 7)), meaning("M"));
    EXPECT_EQ(meaning(fire_result(5, 6)), meaning("-"));
    EXPECT_EQ(meaning(fire_result(6, 6)), meaning("D"));
    EXPECT_EQ(meaning(fire_result(8, 2)), meaning("-"));
    EXPECT_EQ(meaning(fire_result(9, 2)), meaning("M"));
    EXPECT_EQ(meaning(fire_result(12, 13)), meaning("3DR*"));
    EXPECT_EQ(meaning(fire_result(13, 13)), meaning("P+1DR"));
    EXPECT_EQ(meaning(fire_result(13, 14)), meaning("P+1DR"));
}

TEST(Rule_6_1_2, TheResultIsWrittenAsInTheTable) {
    for (const Row& row : rows_of(kFireTable))
        for (const int strength : {1, 3, 6, 9, 13}) {
            const CombatResult result = fire_result(strength, row.roll);
            ASSERT_NE(result.text, nullptr);
            EXPECT_EQ(meaning(result.text->en), meaning(row.cells[column_of(strength)]))
                << result.text->en << " for strength " << strength << ", roll " << row.roll;
        }
}

TEST(Rule_6_2_1, EveryCellOfTheAssaultTable) {
    const auto rows = rows_of(kAssaultTable);
    ASSERT_EQ(rows.size(), 19U);
    for (const Row& row : rows) {
        ASSERT_EQ(row.cells.size(), 2U);
        EXPECT_EQ(meaning(assault_result(true, row.roll)), meaning(row.cells[0]))
            << "attacker, roll " << row.roll;
        EXPECT_EQ(meaning(assault_result(false, row.roll)), meaning(row.cells[1]))
            << "defender, roll " << row.roll;
    }
}

TEST(Rule_6_2_1, TotalsUnderNoughtUseTheFirstRow) {
    for (int roll = -4; roll < 0; ++roll) {
        EXPECT_EQ(meaning(assault_result(true, roll)), meaning("P+4DR*")) << roll;
        EXPECT_EQ(meaning(assault_result(false, roll)), meaning("-")) << roll;
    }
}

TEST(Rule_6_2_1, TheResultIsWrittenAsInTheTable) {
    for (const Row& row : rows_of(kAssaultTable))
        for (const bool attacker : {true, false}) {
            const CombatResult result = assault_result(attacker, row.roll);
            ASSERT_NE(result.text, nullptr);
            EXPECT_EQ(meaning(result.text->en), meaning(row.cells[attacker ? 0 : 1]))
                << result.text->en << " for roll " << row.roll;
        }
}

// The matrix: line, modifier; what lies between two lines uses the lower one.
struct MatrixLine {
    int attack;
    int defence;
    int modifier;
};
constexpr std::array<MatrixLine, 6> kMatrix{
    {{1, 2, -6}, {2, 3, -4}, {1, 1, -2}, {3, 2, 0}, {2, 1, 2}, {3, 1, 4}}};

int by_the_matrix(int attack, int defence) {
    int modifier = kNoAssault;
    for (const MatrixLine& line : kMatrix)
        if (attack * line.defence >= line.attack * defence) modifier = line.modifier;
    return modifier;
}

TEST(Rule_6_2_1, EveryStrengthRatioUpToFortyToForty) {
    for (int attack = 1; attack <= 40; ++attack)
        for (int defence = 1; defence <= 40; ++defence)
            EXPECT_EQ(ratio_modifier(attack, defence), by_the_matrix(attack, defence))
                << attack << " to " << defence;
}

// N-EX4, figure by figure.
TEST(Rule_6_2_1, RatiosAreRoundedInFavourOfTheDefender) {
    EXPECT_EQ(ratio_modifier(1, 3), kNoAssault);
    EXPECT_EQ(ratio_modifier(3, 7), kNoAssault);
    EXPECT_EQ(ratio_modifier(4, 9), kNoAssault);
    EXPECT_EQ(ratio_modifier(5, 10), -6);
    EXPECT_EQ(ratio_modifier(3, 5), -6);
    EXPECT_EQ(ratio_modifier(2, 3), -4);
    EXPECT_EQ(ratio_modifier(9, 10), -4);
    EXPECT_EQ(ratio_modifier(1, 1), -2);
    EXPECT_EQ(ratio_modifier(7, 5), -2);
    EXPECT_EQ(ratio_modifier(3, 2), 0);
    EXPECT_EQ(ratio_modifier(7, 4), 0);
    EXPECT_EQ(ratio_modifier(2, 1), 2);
    EXPECT_EQ(ratio_modifier(5, 2), 2);
    EXPECT_EQ(ratio_modifier(3, 1), 4);
    EXPECT_EQ(ratio_modifier(12, 1), 4);
}

}  // namespace
}  // namespace levee::neerwinden
