// The cards: their front and their back.
#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

#include "engine/text/utf8.h"
#include "games/la_vendee/map_card.h"

namespace levee::la_vendee {

namespace drawing {

using maps::drawing::kFigures;
using maps::drawing::kSans;
using maps::drawing::rectangle;

namespace {

constexpr double kMiddle = kCardWidth / 2;

constexpr std::array<Sentence, 10> kEffects{{
    {"", ""},
    {"Instead of moving: look at the enemy’s hand and discard one of his cards.",
     "Au lieu d’avancer : voyez la main de l’ennemi et défaussez une de ses cartes."},
    {"If the army wins a battle or takes a fortress, add {n} FP of irregulars to it.",
     "Si l’armée gagne une bataille ou prend une forteresse, ajoutez-lui {n} PF d’irréguliers."},
    {"Pin an enemy army beside one of yours: it does not move, and is easier to hit in the first "
     "round.",
     "Fixez une armée ennemie voisine d’une des vôtres : elle ne bouge plus, et se touche mieux au "
     "premier round."},
    {"First raise {n} FP of irregulars, as reinforcements are placed.",
     "D’abord, levez {n} PF d’irréguliers, comme des renforts."},
    {"The army is neither ambushed nor fired at while it crosses the Loire.",
     "L’armée ne tombe dans aucune embuscade et passe la Loire sans essuyer de tir."},
    {"Against a fortress the army rolls {n} more {dice} in every round.",
     "Contre une forteresse, l’armée lance {n} {dice} de plus à chaque round."},
    {"After a round between armies: on {n} or more an enemy army in it retreats.",
     "Après un round entre armées : sur {n} ou plus, une armée ennemie engagée se retire."},
    {"An army need not retreat, or gets back {n} FP lost in this round, or is no longer pinned.",
     "Une armée ne se retire pas, ou retrouve {n} PF de ce round, ou n’est plus fixée."},
    {"One of the armies adds {n} to its dice in the first round of its first battle.",
     "Une des armées ajoute {n} à ses dés au premier round de sa première bataille."},
}};
constexpr std::array<std::string_view, 10> kRules{"7.3",        "5.3.3", "15",  "5.6",      "4.1",
                                                  "5.3.2, 6.4", "9.1",   "8.7", "5.6, 8.7", "8.3"};

// Lines of about so many letters.
std::vector<std::string> lines_of(std::string_view words, std::size_t most) {
    std::vector<std::string> lines{""};
    while (!words.empty()) {
        const std::size_t end = std::min(words.find(' '), words.size());
        const std::string_view word = words.substr(0, end);
        std::string& line = lines.back();
        const std::size_t letters = engine::utf8::length(line) + 1 + engine::utf8::length(word);
        if (!line.empty() && letters > most)
            lines.emplace_back(word);
        else
            line += (line.empty() ? "" : " ") + std::string(word);
        words.remove_prefix(std::min(end + 1, words.size()));
    }
    return lines;
}

void paper(Svg& svg) {
    rectangle(svg, {1, 1, kCardWidth - 2, kCardHeight - 2},
              "rx=\"11\" fill=\"#f8f2e0\" stroke=\"#17262a\" stroke-width=\"1.4\"");
    rectangle(svg, {8, 8, kCardWidth - 16, kCardHeight - 16},
              "rx=\"5\" fill=\"none\" stroke=\"#1d3b31\" stroke-width=\"2.4\"");
    rectangle(svg, {12, 12, kCardWidth - 24, kCardHeight - 24},
              "rx=\"3\" fill=\"none\" stroke=\"#c6a04a\" stroke-width=\".9\"");
    for (const double x : {12.0, kCardWidth - 12})
        for (const double y : {12.0, kCardHeight - 12})
            svg << "<path d=\"M" << Point{x, y - 7} << "l7,7l-7,7l-7,-7z\" fill=\"#1d3b31\" "
                << "stroke=\"#c6a04a\" stroke-width=\".9\"/>";
    svg << "\n";
}

// In two lines of nearly the same length.
std::vector<std::string> halves_of(std::string_view words) {
    const auto uneven = [&](std::size_t cut) {
        return std::abs(static_cast<long>(words.size()) - 2 * static_cast<long>(cut));
    };
    std::size_t best = words.find(' ');
    for (std::size_t cut = best; cut != std::string_view::npos; cut = words.find(' ', cut + 1)) {
        // A mark stands with the word before it.
        const bool mark = cut + 1 < words.size() &&
                          std::string_view("!?:;").find(words[cut + 1]) != std::string_view::npos;
        if (!mark && uneven(cut) < uneven(best)) best = cut;
    }
    if (best == std::string_view::npos) return {std::string(words)};
    return {std::string(words.substr(0, best)), std::string(words.substr(best + 1))};
}

// A ribbon with folded ends; a long title stands in two lines.
void ribbon(Svg& svg, std::string_view words) {
    svg << "<path d=\"M24,50l-6,0l5,15l-5,15h22zM226,50l6,0l-5,15l5,15h-22z\" fill=\"#7d1420\"/>"
           "<path d=\"M30,38H220V82H30Z\" fill=\"#b01c2a\" stroke=\"#5d0e18\" "
           "stroke-width=\"1\"/><path d=\"M34,42H216V78H34Z\" fill=\"none\" stroke=\"#f3d9a4\" "
           "stroke-width=\".8\"/>";
    const std::vector<std::string> lines = engine::utf8::length(words) > 19
                                               ? halves_of(words)
                                               : std::vector<std::string>{std::string(words)};
    const double size = lines.size() > 1 ? 14.5 : 17.5;
    double y = 60 + size * 0.35 - (static_cast<double>(lines.size()) - 1) * 8;
    Svg look;
    look << "font-size=\"" << size << "\" fill=\"#fff6e2\" letter-spacing=\".3\"";
    const std::string more = look.take();
    for (const std::string& line : lines) {
        text(svg, {kMiddle, y}, line, more);
        y += 16.5;
    }
}

// A roundel with a number and what it counts.
void count(Svg& svg, Point at, std::string_view number, std::string_view words,
           std::string_view colour) {
    svg << "<circle cx=\"" << at.x << "\" cy=\"" << at.y << "\" r=\"17\" fill=\"" << colour
        << "\" stroke=\"#17262a\" stroke-width=\"1\"/><circle cx=\"" << at.x << "\" cy=\"" << at.y
        << "\" r=\"14\" fill=\"none\" stroke=\"#f3e3b8\" stroke-width=\".8\"/>";
    text(svg, at + Point{0, number.size() > 2 ? 4.0 : 7.0}, number,
         "font-size=\"" +
             std::string(number.size() > 4   ? "9.5"
                         : number.size() > 2 ? "13"
                                             : "20") +
             "\" fill=\"#fff9e8\" font-family=\"" + std::string(kFigures) + "\"");
    text(svg, at + Point{22, 4.5}, words, "font-size=\"13\" text-anchor=\"start\"");
}

void movement(Svg& svg, const CardCard& card, Language language) {
    constexpr Sentence kAll{"all", "toutes"};
    constexpr Sentence kArmies{"armies", "armées"};
    constexpr Sentence kArmy{"army", "armée"};
    constexpr Sentence kRegion{"region", "région"};
    constexpr Sentence kRegions{"regions", "régions"};
    constexpr Sentence kNobody{"No army moves", "Aucune armée n’avance"};
    constexpr double kDown = 221;
    constexpr Sentence kAnyTime{"PLAY ANY TIME", "À TOUT MOMENT"};
    if (card.any_time) {
        svg << "<path d=\"M46,208H204l-8,13l8,13H46l8,-13z\" fill=\"#c6a04a\" stroke=\"#17262a\" "
               "stroke-width=\"1\"/>";
        text(svg, {kMiddle, kDown + 4.6}, kAnyTime.in(language),
             "font-size=\"13\" letter-spacing=\"1\" font-weight=\"bold\"");
        return;
    }
    if (card.armies == 0) {
        text(svg, {kMiddle, kDown + 5}, kNobody.in(language),
             "font-size=\"14\" font-style=\"italic\" fill-opacity=\".8\"");
        return;
    }
    count(svg, {46, kDown},
          card.armies == kAllArmies ? std::string(kAll.in(language)) : std::to_string(card.armies),
          (card.armies == 1 ? kArmy : kArmies).in(language), kForest);
    count(svg, {146, kDown}, std::to_string(card.regions),
          (card.regions == 1 ? kRegion : kRegions).in(language), kBlue);
}

}  // namespace

}  // namespace drawing

std::string card_effect(const CardCard& card, engine::Language language) {
    std::string words(drawing::kEffects[static_cast<std::size_t>(card.effect)].in(language));
    const auto fill = [&](std::string_view slot, std::string_view value) {
        if (const std::size_t at = words.find(slot); at != std::string::npos)
            words.replace(at, slot.size(), value);
    };
    constexpr engine::Sentence kDie{"die", "dé"};
    constexpr engine::Sentence kDice{"dice", "dés"};
    fill("{n}", std::to_string(card.figure));
    fill("{dice}", (card.figure == 1 ? kDie : kDice).in(language));
    return words;
}

std::string draw_card_svg(const Board& board, CardId id, engine::Language language) {
    using namespace drawing;
    const CardCard& card = board.card(id);
    Svg svg;
    svg << "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " << kCardWidth << " "
        << kCardHeight << "\" width=\"" << kCardWidth << "\" height=\"" << kCardHeight << "\">\n";
    paper(svg);
    svg << "<g font-family=\"" << kStyle.sheet.serif << "\" fill=\"" << kDark
        << "\" text-anchor=\"middle\">\n";
    text(svg, {kMiddle, 31}, "N° " + card.key,
         "font-size=\"12.5\" letter-spacing=\"1\" font-family=\"" + std::string(kFigures) + "\"");
    ribbon(svg, card.title.in(language));
    svg << "<path d=\"M32,90H218V197H32Z\" fill=\"#f8f2e0\" stroke=\"#17262a\" "
           "stroke-width=\"1.2\"/><path d=\"M35,93H215V194H35Z\" fill=\"none\" stroke=\"#17262a\" "
           "stroke-width=\".5\"/><svg x=\"36\" y=\"94\" width=\"178\" height=\"99\" "
           "viewBox=\"-81 -45 162 90\" preserveAspectRatio=\"xMidYMid slice\">";
    vignette(svg, card);
    svg << "</svg>\n";
    movement(svg, card, language);
    svg << "<path d=\"M28,246H112M138,246H222\" stroke=\"#17262a\" stroke-width=\".8\"/><path "
           "d=\"M125,241l6,5l-6,5l-6,-5z\" fill=\"#c6a04a\"/>\n";
    const std::string effect = card_effect(card, language);
    constexpr Sentence kPlain{"No other effect.", "Sans autre effet."};
    double y = 266;
    for (const std::string& line :
         lines_of(effect.empty() ? kPlain.in(language) : std::string_view(effect), 33)) {
        text(svg, {kMiddle, y}, line,
             effect.empty() ? "font-size=\"12.5\" font-style=\"italic\" fill-opacity=\".7\""
                            : "font-size=\"12.5\"");
        y += 15;
    }
    text(svg, {22, 331}, kRules[static_cast<std::size_t>(card.effect)],
         "font-size=\"9.5\" text-anchor=\"start\" fill-opacity=\".75\" font-family=\"" +
             std::string(kSans) + "\"");
    constexpr Sentence kOrigin{"reconstruction", "reconstitution"};
    if (card.reconstructed)
        text(svg, {kCardWidth - 22, 331}, kOrigin.in(language),
             "font-size=\"9\" text-anchor=\"end\" font-style=\"italic\" fill-opacity=\".7\"");
    svg << "</g>\n</svg>\n";
    return svg.take();
}

std::string draw_card_back_svg() {
    using namespace drawing;
    Svg svg;
    svg << "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " << kCardWidth << " "
        << kCardHeight << "\" width=\"" << kCardWidth << "\" height=\"" << kCardHeight << "\">\n";
    rectangle(svg, {1, 1, kCardWidth - 2, kCardHeight - 2},
              "rx=\"11\" fill=\"#f8f2e0\" stroke=\"#17262a\" stroke-width=\"1.4\"");
    rectangle(svg, {9, 9, kCardWidth - 18, kCardHeight - 18}, "rx=\"5\" fill=\"#1d3b31\"");
    rectangle(svg, {13, 13, kCardWidth - 26, kCardHeight - 26},
              "rx=\"3\" fill=\"none\" stroke=\"#c6a04a\" stroke-width=\"1.2\"");
    svg << "<path d=\"";
    for (int i = 0; i < 9; ++i)
        for (int k = 0; k < 13; ++k) {
            const Point at{kMiddle + (i - 4) * 25.0, kCardHeight / 2 + (k - 6) * 25.0};
            svg << "M" << (at - Point{0, 12.5}) << "L" << (at + Point{12.5, 0}) << "L"
                << (at + Point{0, 12.5}) << "L" << (at - Point{12.5, 0}) << "Z";
        }
    svg << "\" fill=\"none\" stroke=\"#c6a04a\" stroke-opacity=\".28\" stroke-width=\".8\"/>";
    for (int i = 0; i < 9; ++i)
        for (int k = 0; k < 13; ++k)
            lily(svg, {kMiddle + (i - 4) * 25.0, kCardHeight / 2 + (k - 6) * 25.0}, 4.4, "#3d6351");
    svg << "<circle cx=\"" << kMiddle << "\" cy=\"" << kCardHeight / 2
        << "\" r=\"62\" fill=\"#1d3b31\" stroke=\"#c6a04a\" stroke-width=\"2\"/><circle cx=\""
        << kMiddle << "\" cy=\"" << kCardHeight / 2
        << "\" r=\"56\" fill=\"none\" stroke=\"#c6a04a\" stroke-width=\".8\"/>";
    heart(svg, {kMiddle - 24, kCardHeight / 2 - 4}, 15);
    liberty_cap(svg, {kMiddle + 24, kCardHeight / 2 - 8}, 16);
    svg << "<g font-family=\"" << kFigures << "\" fill=\"#e2c77f\" text-anchor=\"middle\">";
    text(svg, {kMiddle, kCardHeight / 2 + 38}, "1793", "font-size=\"24\" letter-spacing=\"4\"");
    svg << "</g>\n</svg>\n";
    return svg.take();
}

}  // namespace levee::la_vendee
