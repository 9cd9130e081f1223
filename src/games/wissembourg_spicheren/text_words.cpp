// The names of things, seats and endings.
#include <array>
#include <cstdlib>

#include "games/wissembourg_spicheren/text.h"

namespace levee::wissembourg_spicheren {

namespace {

using engine::wording::pick;

constexpr std::array<Sentence, 2> kArmies{
    {{"the French", "les Français"}, {"the Germans", "les Allemands"}}};
constexpr std::array<Sentence, 2> kOfArmies{
    {{"of the French", "des Français"}, {"of the Germans", "des Allemands"}}};
constexpr std::array<Sentence, 2> kSeats{{{"French", "Français"}, {"German", "Allemands"}}};
constexpr std::array<Sentence, 3> kArms{
    {{"infantry", "infanterie"}, {"cavalry", "cavalerie"}, {"artillery", "artillerie"}}};
constexpr std::array<Sentence, 5> kTerrains{{{"clear", "terrain dégagé"},
                                             {"wood", "bois"},
                                             {"village", "village"},
                                             {"hamlet", "hameau"},
                                             {"castle", "château"}}};
constexpr std::array<Sentence, 4> kResults{
    {{"no effect", "sans effet"},
     {"T (morale test)", "T (test de moral)"},
     {"D (disorganised)", "D (désorganisation)"},
     {"D+1 (disorganised and a step)", "D+1 (désorganisation et un pas)"}}};

// 13.1.3, 13.2.3
constexpr std::array<Sentence, 5> kVictories{{
    {"The battle is not over.", "La bataille n'est pas finie."},
    {"Nobody has won the battle.", "Nul n'a gagné la bataille."},
    {"{army} win a tactical victory ({french} to {german}).",
     "{army} remportent une victoire tactique ({french} à {german})."},
    {"{army} win an operational victory ({french} to {german}).",
     "{army} remportent une victoire opérationnelle ({french} à {german})."},
    {"{army} win a strategic victory ({french} to {german}).",
     "{army} remportent une victoire stratégique ({french} à {german})."},
}};

}  // namespace

namespace words {

std::string name(const Board& board, UnitId unit) {
    return unit.raw < kUnits ? board.card(unit).name : "?";
}
std::string name(const Board& board, CommanderId commander) {
    return commander.raw < kCommanders ? board.card(commander).name : "?";
}
std::string name(const Board& board, FormationId formation, Language language) {
    return formation.raw < kFormations ? board.card(formation).name.in(language) : "?";
}
std::string name(const Board& board, MarkerId marker, Language language) {
    return marker.raw < kMarkers ? board.card(marker).name.in(language) : "?";
}

std::string place(const Board& board, BattleId battle, HexId hex) {
    return maps::place_words(board.grid, board.battle(battle).hexes, hex);
}

std::string_view army(Side side, Language language) { return pick(kArmies, side, language); }
std::string_view army_of(Side side, Language language) { return pick(kOfArmies, side, language); }
std::string_view arm(Arm arm, Language language) { return pick(kArms, arm, language); }
std::string_view terrain(Terrain terrain, Language language) {
    return pick(kTerrains, terrain, language);
}
std::string_view result(Result result, Language language) {
    return pick(kResults, result, language);
}

std::string points(int halves) {
    const std::string whole = halves >= 2 || halves == 0 ? std::to_string(halves / 2) : "";
    return whole + (halves % 2 != 0 ? "½" : "");
}

}  // namespace words

std::string seat_name(const State& /*s*/, SeatId seat, Language language) {
    return engine::wording::seat_name(kSeats, seat.raw, language);
}

std::optional<engine::Ending> ending(const State& s, Language language) {
    const auto victory = static_cast<std::size_t>(s.victory);
    if (s.victory == Victory::None || victory >= kVictories.size()) return {};
    engine::Ending ending;
    ending.rule = s.battle == BattleId::Spicheren ? "13.1.3" : "13.2.3";
    if (s.victory != Victory::Draw)
        ending.winner = engine::SideId{static_cast<std::uint8_t>(s.winner)};
    ending.text = words::say(kVictories[victory], language, [&](std::string_view slot) {
        if (slot == "army") return words::capitalised(std::string(words::army(s.winner, language)));
        return std::to_string(s.vp[slot == "french" ? 0 : 1]);
    });
    return ending;
}

}  // namespace levee::wissembourg_spicheren
