// The names of things.
#include <array>

#include "games/for_god_and_king/rules/internal.h"
#include "games/for_god_and_king/text.h"

namespace levee::fgfk::words {

namespace {

using engine::wording::pick;

constexpr std::array<Sentence, kSides> kSideWords{
    {{"the Republicans", "les Républicains"}, {"the Vendéens", "les Vendéens"}}};
constexpr std::array<Sentence, kArmies + 1> kArmyWords{{
    {"the army of Anjou", "l'armée d'Anjou"},
    {"the army of the Centre", "l'armée du Centre"},
    {"the army of Bas-Poitou", "l'armée du Bas-Poitou"},
    {"the army of the Loroux", "l'armée du Loroux"},
    {"the army of Nantes", "l'armée de Nantes"},
    {"the army of Saumur", "l'armée de Saumur"},
    {"the army of La Rochelle", "l'armée de La Rochelle"},
    {"the army of Mayence", "l'armée de Mayence"},
    {"no army", "aucune armée"},
}};
constexpr std::array<Sentence, kForces> kForceWords{{
    {"Anjou", "Anjou"},
    {"Chouans", "Chouans"},
    {"Centre", "Centre"},
    {"Bas-Poitou", "Bas-Poitou"},
    {"Loroux", "Loroux"},
    {"émigrés", "émigrés"},
    {"deserters", "transfuges"},
    {"Nantes", "Nantes"},
    {"Saumur", "Saumur"},
    {"La Rochelle", "La Rochelle"},
    {"Mayençais", "Mayençais"},
}};
// With "point" before (French) or after it (English).
constexpr std::array<Sentence, kForces> kPointsOf{{
    {"Anjou", "d'Anjou"},
    {"Chouan", "de Chouans"},
    {"Centre", "du Centre"},
    {"Bas-Poitou", "du Bas-Poitou"},
    {"Loroux", "du Loroux"},
    {"émigré", "d'émigrés"},
    {"deserter", "de transfuges"},
    {"Nantes", "de Nantes"},
    {"Saumur", "de Saumur"},
    {"La Rochelle", "de La Rochelle"},
    {"Mayençais", "de Mayençais"},
}};
constexpr std::array<Sentence, kTerrains> kTerrainWords{
    {{"clear", "plaine"}, {"mixed", "terrain mixte"}, {"bocage", "bocage"}, {"marsh", "marais"}}};
constexpr std::array<Sentence, kZones> kZoneWords{{{"no zone", "hors zone"},
                                                   {"Anjou", "Anjou"},
                                                   {"Gâtine", "Gâtine"},
                                                   {"Centre", "Centre"},
                                                   {"Bas-Poitou", "Bas-Poitou"},
                                                   {"Loroux", "Loroux"}}};

// French has its plural from two on, English wherever it is not one.
bool is_plural(int half_points, Language language) {
    return language == Language::French ? half_points >= 4 : half_points == 0 || half_points > 2;
}

constexpr Sentence kRetreats{"{loser} retreats {areas} and loses {percent} %",
                             "{loser} recule de {areas} et perd {percent} %"};
constexpr Sentence kRouts{"{loser} routs {areas} and loses {percent} %",
                          "{loser} part en déroute sur {areas} et perd {percent} %"};
constexpr Sentence kAttacker{"the attacker", "l'attaquant"};
constexpr Sentence kDefender{"the defender", "le défenseur"};

}  // namespace

std::string name(const Board& board, GeneralId general) {
    return general.raw < kGenerals ? board.card(general).name : "?";
}

std::string name(const Board& board, AreaId area) {
    return area.raw < board.areas.size() ? board.card(area).name : "?";
}

std::string names(const Board& board, GeneralSet generals) {
    std::vector<std::string> list;
    for (const GeneralId general : generals) list.push_back(name(board, general));
    return joined(list);
}

std::string event(const Board& board, Event event, Language language) {
    if (index(event) >= kEvents) return "?";
    return "E" + std::to_string(index(event) + 1) + " " + board.card(event).name.in(language);
}

std::string incident(const Board& board, Incident incident, Language language) {
    if (index(incident) >= kIncidents) return "?";
    return "T" + std::to_string(index(incident) + 1) + " " + board.card(incident).name.in(language);
}

std::string month(const Board& board, int turn, Language language) {
    if (turn < 1 || turn > static_cast<int>(kTurns)) return "?";
    std::string text = board.scenario.months[static_cast<std::size_t>(turn - 1)].in(language);
    // French months are no names.
    if (language == Language::French && !text.empty() && text[0] >= 'A' && text[0] <= 'Z')
        text[0] = static_cast<char>(text[0] - 'A' + 'a');
    return text;
}

std::string_view side(Side side, Language language) { return pick(kSideWords, side, language); }
std::string_view army(Army army, Language language) { return pick(kArmyWords, army, language); }
std::string_view force(Force force, Language language) {
    return pick(kForceWords, force, language);
}
std::string_view terrain(Terrain terrain, Language language) {
    return pick(kTerrainWords, terrain, language);
}
std::string_view zone(Zone zone, Language language) { return pick(kZoneWords, zone, language); }

std::string points(int number, Language language) {
    if (language == Language::English) return counted(number, "combat point");
    return std::to_string(number) + (is_plural(2 * number, language) ? " points" : " point") +
           " de combat";
}

std::string points(int number, Force force, Language language) {
    const std::string of(pick(kPointsOf, force, language));
    if (language == Language::English) return counted(number, of + " point");
    return std::to_string(number) + (is_plural(2 * number, language) ? " points " : " point ") + of;
}

std::string forces(const Points& points, Side side, Language language) {
    std::vector<std::string> list;
    for (std::size_t f = first_force(side); f < end_force(side); ++f)
        if (points[f] > 0)
            list.push_back(std::to_string(points[f]) + " " +
                           std::string(force(force_at(f), language)));
    return joined(list);
}

std::string halves(int half_points) {
    const bool odd = half_points % 2 != 0;
    if (half_points == 1) return "½";
    return std::to_string(half_points / 2) + (odd ? "½" : "");
}

std::string action_points(int half_points, Language language) {
    const bool plural = is_plural(half_points, language);
    const std::string noun = language == Language::French
                                 ? (plural ? " points d'action" : " point d'action")
                                 : (plural ? " action points" : " action point");
    return halves(half_points) + noun;
}

std::string odds(const Board& board, std::size_t column) {
    if (column >= kOdds) return "?";
    const Odds& odds = board.tables.odds[column];
    return std::to_string(odds.attacker) + ":" + std::to_string(odds.defender);
}

std::string letters(const CombatResult& result) {
    return std::string(result.attacker_loses ? "A" : "D") + (result.rout ? "D" : "R") +
           std::to_string(result.areas) + "-" + std::to_string(result.percent);
}

std::string explained(const CombatResult& result, Language language) {
    return say(result.rout ? kRouts : kRetreats, language, [&](std::string_view slot) {
        if (slot == "areas")
            return counted(result.areas, language == Language::French ? "zone" : "area");
        if (slot == "percent") return std::to_string(result.percent);
        return say(result.attacker_loses ? kAttacker : kDefender, language);
    });
}

std::string joined(const std::vector<std::string>& items, std::string_view separator) {
    std::string text;
    for (const std::string& item : items) {
        if (!text.empty()) text += separator;
        text += item;
    }
    return text;
}

}  // namespace levee::fgfk::words
