// The names of things.
#include <array>

#include "games/neerwinden/text.h"

namespace levee::neerwinden::words {

namespace {

using engine::Sentence;
using engine::wording::pick;

constexpr std::array<Sentence, 2> kArmies{
    {{"the French", "les Français"}, {"the Austrians", "les Autrichiens"}}};
constexpr std::array<Sentence, 2> kOfArmies{
    {{"of the French", "des Français"}, {"of the Austrians", "des Autrichiens"}}};
constexpr std::array<Sentence, 5> kOrders{{{"offensive order", "ordre offensif"},
                                           {"manoeuvre order", "ordre de manœuvre"},
                                           {"defensive order", "ordre défensif"},
                                           {"demoralisation", "démoralisation"},
                                           {"secret order", "ordre secret"}}};
constexpr std::array<Sentence, 4> kLevels{{{"good order", "bon ordre"},
                                           {"disorganised, level 1", "désorganisation, niveau 1"},
                                           {"disorganised, level 2", "désorganisation, niveau 2"},
                                           {"rout", "déroute"}}};
constexpr std::array<Sentence, 3> kArms{
    {{"infantry", "infanterie"}, {"cavalry", "cavalerie"}, {"artillery", "artillerie"}}};
constexpr std::array<Sentence, 4> kTerrains{
    {{"clear", "terrain dégagé"}, {"village", "village"}, {"wood", "bois"}, {"tomb", "tombe"}}};

}  // namespace

std::string name(const Board& board, UnitId unit) {
    return unit.raw < kUnits ? board.card(unit).name : "?";
}
std::string name(const Board& board, CommanderId commander) {
    return commander.raw < kCommanders ? board.card(commander).name : "?";
}
std::string name(const Board& board, FormationId formation) {
    return formation.raw < kFormations ? board.card(formation).name : "?";
}

std::string place(const Board& board, HexId hex) {
    return maps::place_words(board.grid, board.hexes, hex);
}

std::string names_at(const Board& board, const State& s, HexId hex) {
    std::string text;
    for (std::uint8_t raw = 0; raw < kUnits; ++raw) {
        const UnitId unit{raw};
        if (s.units[unit].status != Status::OnMap || s.units[unit].at != hex) continue;
        text += (text.empty() ? "" : ", ") + name(board, unit);
    }
    return text;
}

std::string_view army(Side side, Language language) { return pick(kArmies, side, language); }
std::string_view army_of(Side side, Language language) { return pick(kOfArmies, side, language); }
std::string_view order(Order order, Language language) { return pick(kOrders, order, language); }
std::string_view level(Level level, Language language) { return pick(kLevels, level, language); }
std::string_view arm(Arm arm, Language language) { return pick(kArms, arm, language); }
std::string_view terrain(Terrain terrain, Language language) {
    return pick(kTerrains, terrain, language);
}

}  // namespace levee::neerwinden::words
