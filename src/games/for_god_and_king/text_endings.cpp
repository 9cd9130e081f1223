// Seats and the end of the game.
#include <array>

#include "games/for_god_and_king/rules/internal.h"
#include "games/for_god_and_king/text.h"

namespace levee::fgfk {

namespace {

// 7.2
constexpr std::array<Sentence, 5> kVictories{{
    {"The war is not over.", "La guerre n'est pas finie."},
    {"No victor in the field, but a political defeat of the Republic: long live the King!",
     "Pas de vainqueur sur le terrain, mais une défaite politique de la République : vive le "
     "Roi !"},
    {"A tactical victory of {side}.", "Victoire tactique {de side}."},
    {"A strategic victory of {side}.", "Victoire stratégique {de side}."},
    {"The Vendéens cross the Loire for the Virée de Galerne: {side} win.",
     "Les Vendéens passent la Loire pour la Virée de Galerne : {side} l'emportent."},
}};
constexpr Sentence kScore{"{victory} Republicans {republican}, Vendéens {vendeen}.",
                          "{victory} Républicains {republican}, Vendéens {vendeen}."};

}  // namespace

std::string seat_name(const State& /*s*/, SeatId seat, Language language) {
    constexpr std::array<Sentence, 2> kSeats{
        {{"Republican", "Républicain"}, {"Vendéen", "Vendéen"}}};
    return engine::wording::seat_name(kSeats, seat.raw, language);
}

std::string victory(Victory victory, Side winner, Language language) {
    const auto row = static_cast<std::size_t>(victory);
    return words::say(kVictories[row < kVictories.size() ? row : 0], language,
                      [&](std::string_view) { return std::string(words::side(winner, language)); });
}

std::optional<engine::Ending> ending(const Rules& rules, const State& s, Language language) {
    if (s.victory == Victory::None) return {};
    engine::Ending ending;
    ending.rule = s.victory == Victory::Galerne ? "E14" : "7.2";
    // F-59: without a victor in the field the Vendéens have what they fought for.
    ending.winner = engine::SideId{static_cast<std::uint8_t>(s.winner)};
    ending.text = victory(s.victory, s.winner, language);
    if (s.victory != Victory::Galerne)
        ending.text = words::say(kScore, language, [&](std::string_view slot) {
            if (slot == "victory") return ending.text;
            const Side side = slot == "republican" ? Side::Republican : Side::Vendeen;
            return std::to_string(rules.victory_points(s, side));
        });
    return ending;
}

}  // namespace levee::fgfk
