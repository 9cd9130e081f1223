// The printed tables, the sequence of play and the guide of the first battle, for the page.
#include <array>

#include "engine/contract/chapters.h"
#include "engine/text/wording.h"
#include "games/wissembourg_spicheren/map.h"
#include "games/wissembourg_spicheren/rules/internal.h"
#include "games/wissembourg_spicheren/wire.h"

namespace levee::wissembourg_spicheren::wire {

namespace {

using engine::any_of;
using engine::page::GameTable;
using engine::page::Speaker;
using engine::page::StageWords;

constexpr Sentence kResults{"Combat results", "Résultats de combat"};
constexpr Sentence kDie{"1d6 modified", "1d6 modifié"};
constexpr Sentence kTerrain{"Terrain", "Terrain"};
constexpr Sentence kEffect{"Movement", "Mouvement"};
constexpr Sentence kAlso{"Combat", "Combat"};
constexpr Sentence kMorale{"Morale and rally", "Moral et ralliement"};
constexpr Sentence kWhen{"When", "Quand"};
constexpr Sentence kModifier{"Modifier", "Modificateur"};
constexpr std::array<std::string_view, 4> kShort{"-", "T", "D", "D+1"};

struct MoraleRow {
    Sentence when;
    int value;
};
// 0.5, 12
constexpr std::array<MoraleRow, 9> kMoraleRows{{
    {{"protection 2 or more", "protection 2 ou plus"}, 1},
    {{"stacked with its HQ or the chief", "avec son QG ou le chef"}, 1},
    {{"enemy on the flank", "ennemi sur le flanc"}, -1},
    {{"each step lost", "chaque pas perdu"}, -1},
    {{"out of command", "hors commandement"}, -1},
    {{"formation demoralised", "formation démoralisée"}, -1},
    {{"night", "nuit"}, -1},
    {{"rally: HQ or chief next to it", "ralliement : QG ou chef adjacent"}, 1},
    {{"rally: within range of enemy guns", "ralliement : à portée d'artillerie ennemie"}, -1},
}};

GameTable results(const Board& board, Language language) {
    GameTable table = Speaker{language}.table(kResultsTable, kResults, "11.3", {kDie});
    for (int column = 0; column <= Tables::kHighestColumn; ++column)
        table.columns.push_back(std::to_string(column) + (column == 0   ? "-"
                                                          : column == 8 ? "+"
                                                                        : ""));
    for (int die = 0; die <= 6; ++die) {
        std::vector<std::string> row{std::to_string(die) + (die == 0 ? "-" : die == 6 ? "+" : "")};
        for (int column = 0; column <= Tables::kHighestColumn; ++column)
            row.emplace_back(kShort[static_cast<std::size_t>(board.tables.result(die, column))]);
        table.rows.push_back(std::move(row));
    }
    return table;
}

GameTable terrain(const Board& board, BattleId battle, Language language) {
    const Speaker in{language};
    GameTable table = in.table("terrain", kTerrain, "7.1", {kTerrain, kEffect, kAlso});
    const drawing::Sheet sheet(board, battle);
    for (const drawing::TerrainNote& note : drawing::terrain_notes(sheet))
        table.rows.push_back({in(note.name), in(note.first), in(note.second)});
    return table;
}

GameTable morale(Language language) {
    const Speaker in{language};
    GameTable table = in.table("morale", kMorale, "0.5", {kWhen, kModifier});
    for (const MoraleRow& row : kMoraleRows)
        table.rows.push_back({in(row.when), engine::wording::with_sign(row.value)});
    return table;
}

// clang-format off
constexpr std::array<StageWords, 8> kStages{{
    {"set-up", {"Set-up", "Mise en place"}, "13", any_of(Business::SetUp).bits},
    {"A", {"Command", "Commandement"}, "8.2"},
    {"B", {"Choice of a formation", "Choix d'une formation"}, "4", any_of(Business::Operations).bits},
    {"B0", {"Activation", "Activation"}, "5", any_of(Business::Activation).bits},
    {"B1", {"Barrage", "Barrage"}, "10.1.1", any_of(Business::Barrage).bits},
    {"B2", {"Movement", "Mouvement"}, "7", any_of(Business::Movement, Business::Creep).bits},
    {"B3", {"Combat", "Combat"}, "11", any_of(Business::Combat).bits},
    {"C", {"Rally", "Ralliement"}, "12", any_of(Business::Rally).bits},
}};
// clang-format on

}  // namespace

std::vector<GameTable> tables(const Board& board, BattleId battle, Language language) {
    return {results(board, language), terrain(board, battle, language), morale(language)};
}

std::span<const StageWords> sequence() { return kStages; }

}  // namespace levee::wissembourg_spicheren::wire
