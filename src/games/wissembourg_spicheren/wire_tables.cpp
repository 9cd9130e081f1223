// The printed tables, the sequence of play and the guide, for the page.
#include <array>
#include <cstdlib>

#include "games/wissembourg_spicheren/wire_parts.h"

namespace levee::wissembourg_spicheren::wire {

namespace {

using engine::page::GameTable;
using engine::page::GuideWords;
using engine::page::StageWords;

constexpr Sentence kResults{"Combat results", "Résultats des combats"};
constexpr Sentence kDie{"Die", "Dé"};
constexpr Sentence kGround{"Terrain: movement and protection", "Terrain : mouvement et protection"};
constexpr std::array<Sentence, 5> kGroundHeads{{{"Terrain", "Terrain"},
                                                {"Infantry", "Infanterie"},
                                                {"Cavalry", "Cavalerie"},
                                                {"Artillery", "Artillerie"},
                                                {"Protection", "Protection"}}};

std::string letters(Result result) {
    constexpr std::array<const char*, 4> kLetters{"-", "T", "D", "D+1"};
    return kLetters[static_cast<std::size_t>(result)];
}

GameTable results(const Board& board, Language language) {
    GameTable table{std::string(kResultTable), std::string(kResults.in(language)), "11.3", {}, {}};
    table.columns.emplace_back(kDie.in(language));
    for (int column = 0; column <= Tables::kHighestColumn; ++column)
        table.columns.push_back(std::to_string(column));
    for (int die = 0; die <= 6; ++die) {
        std::vector<std::string> row{die == 0 ? "0-" : die == 6 ? "6+" : std::to_string(die)};
        for (int column = 0; column <= Tables::kHighestColumn; ++column)
            row.push_back(letters(board.tables.result(die, column)));
        table.rows.push_back(std::move(row));
    }
    return table;
}

GameTable ground(const Board& board, Language language) {
    GameTable table{"terrain", std::string(kGround.in(language)), "7.1", {}, {}};
    for (const Sentence& head : kGroundHeads) table.columns.emplace_back(head.in(language));
    for (std::size_t i = 0; i < board.tables.ground.size(); ++i) {
        const Tables::Ground& row = board.tables.ground[i];
        table.rows.push_back({std::string(words::terrain(static_cast<Terrain>(i), language)),
                              words::points(row.cost[0]), words::points(row.cost[1]),
                              words::points(row.cost[2]), std::to_string(row.protection)});
    }
    return table;
}

constexpr std::array<StageWords, 7> kStages{{
    {"set-up", {"Set-up", "Mise en place"}, "13"},
    {"A", {"Command verification", "Vérification du commandement"}, "4"},
    {"B", {"Choice of a formation", "Choix d'une formation"}, "4"},
    {"B1", {"Barrage", "Tir de barrage"}, "10.1.1"},
    {"B2", {"Movement", "Mouvement"}, "7"},
    {"B3", {"Combat", "Combat"}, "11"},
    {"C", {"Rally", "Ralliement"}, "12"},
}};

// clang-format off
constexpr std::array<GuideWords, 4> kGuide{{
    {{"Markers in a cup", "Des marqueurs tirés au sort"},
     {"Each formation has an activation marker. They are drawn one after the other; when yours comes, its batteries fire, "
      "its units move, then they attack.",
      "Chaque formation a un marqueur d'activation. On les tire l'un après l'autre ; quand vient le vôtre, ses batteries "
      "tirent, ses unités bougent, puis elles attaquent."},
     "5", ""},
    {{"Command", "Le commandement"},
     {"An HQ without a commander in chief near enough has to pass a test. Units far from their HQ move at half pace and do "
      "not close in.",
      "Un QG trop loin de son chef doit réussir un test. Les unités loin de leur QG bougent à moitié et n'abordent pas "
      "l'ennemi."},
     "8.3", ""},
    {{"March", "Marcher"},
     {"Click a unit, then the hexes it enters, or a hex farther on. Where it halts it may turn; before it lie the hexes that it "
      "controls.",
      "Cliquez sur une unité, puis sur les hexagones où elle entre, ou sur un hexagone plus lointain. À l'arrêt elle peut "
      "pivoter ; devant elle s'étend sa zone de contrôle."},
     "7", "march"},
    {{"The defender fires first", "Le défenseur tire d'abord"},
     {"Announce all attacks, then work them out. Each defender fires at whoever comes on; who still stands assaults. Ask for the "
      "odds before you roll.",
      "Annoncez toutes les attaques, puis résolvez-les. Chaque défenseur tire sur ceux qui viennent ; qui tient encore donne "
      "l'assaut. Demandez les probabilités avant de lancer le dé."},
     "11.2", "announced"},
}};
// clang-format on

}  // namespace

std::vector<GameTable> tables(const Board& board, Language language) {
    return {results(board, language), ground(board, language)};
}

std::vector<engine::page::GuideStep> guide(BattleId /*battle*/, Language language) {
    return engine::page::in_language(kGuide, language);
}

std::vector<engine::page::Stage> sequence(Language language) {
    return engine::page::in_language(kStages, language);
}

// The lowest frame that belongs to a stage says which; what interrupts it lies above.
std::string_view stage_of(const State& view) {
    std::string_view stage = view.depth == 0 ? "C" : "A";
    for (std::size_t i = 0; i < view.depth; ++i) switch (view.frames[i].business) {
            case Business::SetUp:
                return "set-up";
            case Business::Operations:
                stage = "B";
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

std::string nation(Side side) { return side == Side::French ? "french" : "german"; }

std::string camp(Side side, Language language) {
    constexpr Sentence kFrench{"French", "Français"};
    constexpr Sentence kGermans{"Germans", "Allemands"};
    return std::string((side == Side::French ? kFrench : kGermans).in(language));
}

std::string lead_value(int lead) {
    if (lead == 0) return "0";
    return nation(lead > 0 ? Side::French : Side::German) + "-" + std::to_string(std::abs(lead));
}

}  // namespace levee::wissembourg_spicheren::wire
