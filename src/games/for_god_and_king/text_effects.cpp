// What an event does, in a few words for the list of choices (6).
#include <array>

#include "games/for_god_and_king/rules/internal.h"
#include "games/for_god_and_king/text.h"

namespace levee::fgfk::words {

namespace {

// Besides the generals and rolls that the data give to an event.
constexpr std::array<Sentence, kEvents> kEffects{{
    {"a roll for each army", "un jet pour chaque armée"},
    {"the Gâtine rises; {gatine} unless E1 is played in this phase",
     "la Gâtine se soulève ; {gatine} si E1 n'est pas joué dans cette phase"},
    {"", ""},
    {"Vendéen morale {agra}, as long as the fraud is not found out",
     "moral vendéen {agra}, tant que l'imposture n'est pas découverte"},
    {"messengers leave for England; 2d6 each turn", "des messagers partent ; 2d6 à chaque tour"},
    {"{forts} for the defenders in this combat", "{forts} aux défenseurs dans ce combat"},
    {"1 point of Nantes or La Rochelle watches the coast",
     "1 point de Nantes ou de La Rochelle surveille la côte"},
    {"1 point of Nantes mans the flotilla; fewer Chouans come",
     "1 point de Nantes arme la flottille ; moins de Chouans passent"},
    {"", ""},
    {"", ""},
    {"one other general of Saumur stays", "un seul autre général de Saumur reste"},
    {"morale: Republicans {mayence}, Vendéens {mayence fear}",
     "moral : Républicains {mayence}, Vendéens {mayence fear}"},
    {"the armies may mix", "les armées peuvent se mêler"},
    {"the game ends: the Republicans win", "la partie se termine : les Républicains l'emportent"},
    {"1 point goes by sea; 1d6: 1 lost, 2 waits", "1 point par mer ; 1d6 : 1 perdu, 2 retardé"},
}};

constexpr Sentence kArrive{"{names} {arrive}", "{arrive} : {names}"};
constexpr Sentence kComes{"comes", "arrivée"};
constexpr Sentence kCome{"come", "arrivées"};
constexpr Sentence kLeave{"{names} {leave}", "{leave} : {names}"};
constexpr Sentence kLeaves{"leaves", "départ"};
constexpr Sentence kTheyLeave{"leave", "départs"};
constexpr Sentence kRolls{"rolls: {list}", "jets : {list}"};
constexpr std::array<Sentence, kColumns> kColumnWords{{
    {"", ""},
    {"", ""},
    {"", ""},
    {"", ""},
    {" (national guards)", " (gardes nationales)"},
    {" (minor)", " (mineur)"},
    {" (major)", " (majeur)"},
}};

std::string who(const Board& board, GeneralSet generals, const Sentence& sentence,
                const Sentence& one, const Sentence& several, Language language) {
    return say(sentence, language, [&](std::string_view slot) {
        if (slot == "names") return names(board, generals);
        return say(generals.size() == 1 ? one : several, language);
    });
}

std::string rolls(const Board& board, Event event, Language language) {
    std::vector<std::string> list;
    for (const Receipt& receipt : board.scenario.receipts) {
        if (receipt.event != event) continue;
        const auto column = static_cast<std::size_t>(receipt.column);
        list.push_back(std::string(force(receipt.force, language)) +
                       std::string(kColumnWords[column % kColumns].in(language)));
    }
    if (list.empty()) return {};
    return say(kRolls, language, [&](std::string_view) { return joined(list); });
}

std::string own_effect(const Board& board, Event event, Language language) {
    const Figures& figures = board.tables.figures;
    return say(kEffects[index(event)], language, [&](std::string_view slot) {
        if (slot == "gatine") return points(figures.gatine_points, Force::Anjou, language);
        if (slot == "agra") return with_sign(figures.morale_e4);
        if (slot == "forts") return with_sign(figures.fortifications);
        if (slot == "mayence") return with_sign(figures.morale_e12_republican);
        return with_sign(figures.morale_e12_vendeen);
    });
}

}  // namespace

std::string effect(const Board& board, Event event, Language language) {
    if (index(event) >= kEvents) return {};
    GeneralSet coming;
    GeneralSet going;
    for (std::uint8_t i = 0; i < kGenerals; ++i) {
        if (board.generals[i].arrival == event) coming.add(GeneralId{i});
        if (board.generals[i].removal == event) going.add(GeneralId{i});
    }
    std::vector<std::string> parts;
    const auto add = [&](std::string part) {
        if (!part.empty()) parts.push_back(std::move(part));
    };
    if (!coming.empty()) add(who(board, coming, kArrive, kComes, kCome, language));
    if (!going.empty()) add(who(board, going, kLeave, kLeaves, kTheyLeave, language));
    // E1 says it shorter.
    if (event != Event::E1) add(rolls(board, event, language));
    add(own_effect(board, event, language));
    const std::string_view between = language == Language::French ? " ; " : "; ";
    return " (" + joined(parts, between) + ")";
}

}  // namespace levee::fgfk::words
