// The printed tables and the sequence of play, for the page.
#include <array>

#include "engine/contract/chapters.h"
#include "engine/text/wording.h"
#include "games/neerwinden/map.h"
#include "games/neerwinden/rules/internal.h"
#include "games/neerwinden/wire.h"

namespace levee::neerwinden::wire {

namespace {

using engine::any_of;
using engine::page::GameTable;
using engine::page::Speaker;
using engine::page::StageWords;

// The lowest strength of each column of the fire table, and how it is printed.
struct FireColumn {
    int strength;
    const char* head;
};
constexpr std::array<FireColumn, 5> kFireColumns{
    {{1, "1-2"}, {3, "3-5"}, {6, "6-8"}, {9, "9-12"}, {13, "13+"}}};
constexpr int kLowestFire = 2;
constexpr int kHighestFire = 14;
constexpr int kHighestAssault = 18;

struct RatioRow {
    int attack;
    int defence;
    const char* head;
};
constexpr std::array<RatioRow, 6> kRatios{
    {{3, 1, "3/1"}, {2, 1, "2/1"}, {3, 2, "3/2"}, {1, 1, "1/1"}, {2, 3, "2/3"}, {1, 2, "1/2"}}};

constexpr Sentence kFire{"Fire", "Tir"};
constexpr Sentence kAssault{"Assault", "Assaut"};
constexpr Sentence kRatio{"Ratio of strengths in an assault", "Rapport de forces à l'assaut"};
constexpr Sentence kTerrain{"Terrain", "Terrain"};
constexpr Sentence kTwoDice{"2d6 modified", "2d6 modifiés"};
constexpr Sentence kStrength{"strength", "force"};
constexpr Sentence kAttacker{"Attacker", "Attaquant"};
constexpr Sentence kDefender{"Defender", "Défenseur"};
constexpr Sentence kModifier{"Modifier", "Modificateur"};
constexpr Sentence kEffect{"Movement and combat", "Mouvement et combat"};
constexpr Sentence kAlso{"Also", "En outre"};

std::string text_of(const CombatResult& result) {
    return result.text == nullptr ? "-" : std::string(result.text->en);
}

// What the rules answer is what is shown: the page has no figures of its own.
GameTable fire(Language language) {
    GameTable table = Speaker{language}.table(kFireTable, kFire, "6.1.2", {kTwoDice});
    for (const FireColumn& column : kFireColumns) table.columns.emplace_back(column.head);
    for (int roll = kLowestFire; roll <= kHighestFire; ++roll) {
        std::vector<std::string> row{std::to_string(roll) + (roll == kHighestFire ? "+" : "")};
        for (const FireColumn& column : kFireColumns)
            row.push_back(text_of(fire_result(column.strength, roll)));
        table.rows.push_back(std::move(row));
    }
    return table;
}

GameTable assault(Language language) {
    GameTable table =
        Speaker{language}.table(kAssaultTable, kAssault, "6.2.1", {kTwoDice, kAttacker, kDefender});
    for (int roll = 0; roll <= kHighestAssault; ++roll) {
        const char* open = roll == 0 ? "-" : roll == kHighestAssault ? "+" : "";
        table.rows.push_back({std::to_string(roll) + open, text_of(assault_result(true, roll)),
                              text_of(assault_result(false, roll))});
    }
    return table;
}

GameTable ratio(Language language) {
    GameTable table = Speaker{language}.table(kRatioTable, kRatio, "6.2.1", {kStrength, kModifier});
    for (const RatioRow& row : kRatios)
        table.rows.push_back(
            {row.head, engine::wording::with_sign(ratio_modifier(row.attack, row.defence))});
    return table;
}

GameTable terrain(Language language) {
    const Speaker in{language};
    GameTable table = in.table("terrain", kTerrain, "5.2", {kTerrain, kEffect, kAlso});
    for (const drawing::TerrainNote& note : drawing::terrain_notes())
        table.rows.push_back({in(note.name), in(note.first), in(note.second)});
    return table;
}

// clang-format off
constexpr std::array<StageWords, 9> kStages{{
    {"bid", {"Choosing sides", "Choix des camps"}, "8.6", any_of(Business::Bidding, Business::PickCamp).bits},
    {"set-up", {"Set-up", "Mise en place"}, "8.1", any_of(Business::SetUp).bits},
    {"A", {"Initiative", "Initiative"}, "2.A"},
    {"B1", {"Changes of order", "Changements d'ordre"}, "4.2.1", any_of(Business::OrderChanges).bits},
    {"B2", {"Demoralisation", "Démoralisation"}, "4.2.2", any_of(Business::Demoralisation).bits},
    {"C", {"Choice of a formation", "Choix d'une formation"}, "2.C", any_of(Business::Activations).bits},
    {"C1", {"Rally and movement", "Ralliement et mouvement"}, "5.2", any_of(Business::Movement).bits},
    {"C2", {"Combat", "Combat"}, "6", any_of(Business::Combat).bits},
    {"D", {"End of the turn", "Fin du tour"}, "2.D"},
}};
// clang-format on

}  // namespace

std::vector<GameTable> tables(Language language) {
    return {fire(language), assault(language), ratio(language), terrain(language)};
}

std::span<const StageWords> sequence() { return kStages; }

int fire_table_column(int strength) {
    int column = 1;
    for (std::size_t i = 0; i < kFireColumns.size(); ++i)
        if (strength >= kFireColumns[i].strength) column = static_cast<int>(i) + 1;
    return column;
}

int ratio_table_row(int attack, int defence) {
    for (std::size_t i = 0; i < kRatios.size(); ++i)
        if (attack * kRatios[i].defence >= defence * kRatios[i].attack) return static_cast<int>(i);
    return -1;
}

}  // namespace levee::neerwinden::wire
