// The printed tables, the sequence of play and the guide of the first battle, for the page.
#include <array>

#include "engine/text/wording.h"
#include "games/wissembourg_spicheren/map_drawing.h"
#include "games/wissembourg_spicheren/rules/internal.h"
#include "games/wissembourg_spicheren/wire.h"

namespace levee::wissembourg_spicheren::wire {

namespace {

using engine::page::GameTable;
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

GameTable empty_table(std::string_view id, const Sentence& title, std::string_view rule,
                      std::span<const Sentence> heads, Language language) {
    return {std::string(id),
            std::string(title.in(language)),
            std::string(rule),
            engine::page::in_language(heads, language),
            {}};
}

GameTable results(const Board& board, Language language) {
    GameTable table = empty_table(kResultsTable, kResults, "11.3", std::array{kDie}, language);
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
    GameTable table =
        empty_table("terrain", kTerrain, "7.1", std::array{kTerrain, kEffect, kAlso}, language);
    const drawing::Sheet sheet(board, battle);
    for (const drawing::TerrainNote& note : drawing::terrain_notes(sheet))
        table.rows.push_back({std::string(note.name.in(language)),
                              std::string(note.first.in(language)),
                              std::string(note.second.in(language))});
    return table;
}

GameTable morale(Language language) {
    GameTable table = empty_table("morale", kMorale, "0.5", std::array{kWhen, kModifier}, language);
    for (const MoraleRow& row : kMoraleRows)
        table.rows.push_back(
            {std::string(row.when.in(language)), engine::wording::with_sign(row.value)});
    return table;
}

constexpr std::array<StageWords, 8> kStages{{
    {"set-up", {"Set-up", "Mise en place"}, "13"},
    {"A", {"Command", "Commandement"}, "8.2"},
    {"B", {"Choice of a formation", "Choix d'une formation"}, "4"},
    {"B0", {"Activation", "Activation"}, "5"},
    {"B1", {"Barrage", "Barrage"}, "10.1.1"},
    {"B2", {"Movement", "Mouvement"}, "7"},
    {"B3", {"Combat", "Combat"}, "11"},
    {"C", {"Rally", "Ralliement"}, "12"},
}};

}  // namespace

std::vector<GameTable> tables(const Board& board, BattleId battle, Language language) {
    return {results(board, language), terrain(board, battle, language), morale(language)};
}

std::vector<engine::page::Stage> sequence(Language language) {
    return engine::page::in_language(kStages, language);
}

// The highest frame that is a stage of its own says which; what interrupts it lies above.
std::string_view stage_of(const State& view) {
    std::string_view stage = view.depth == 0 ? "C" : "A";
    for (std::size_t i = 0; i < view.depth; ++i) switch (view.frames[i].business) {
            case Business::SetUp:
                return "set-up";
            case Business::Operations:
                stage = "B";
                break;
            case Business::Activation:
                stage = "B0";
                break;
            case Business::Barrage:
                return "B1";
            case Business::Movement:
            case Business::Creep:
                return "B2";
            case Business::Combat:
                return "B3";
            case Business::Rally:
                return "C";
            default:
                break;
        }
    return stage;
}

std::string stage_title(std::string_view id, Language language) {
    return engine::page::title_of(kStages, id, language);
}

}  // namespace levee::wissembourg_spicheren::wire
