#include "games/for_god_and_king/map_svg_drawing.h"

// Towns, what stands in them, and names.
namespace levee::fgfk::drawing {

void village(Svg& svg, Point at) {
    svg << "<circle cx=\"" << at.x << "\" cy=\"" << at.y << "\" r=\"3.8\" fill=\"" << kPaper
        << "\" stroke=\"" << kInk << "\" stroke-width=\"1.4\"/><circle cx=\"" << at.x << "\" cy=\""
        << at.y << "\" r=\"1.1\" fill=\"" << kInk << "\"/>\n";
}

// A white church with its steeple.
void church(Svg& svg, Point at) {
    svg << "<g transform=\"translate(" << at << ")\" stroke=\"" << kInk
        << "\" stroke-width=\"1.2\" stroke-linejoin=\"round\" fill=\"#fffdf6\">"
        << "<path d=\"M-11,9V-1L-4,-6H9L12,0V9Z\"/><path d=\"M-11,9V-6L-7.5,-16L-4,-6V9Z\"/>"
        << "<path d=\"M-7.5,-16v-5M-9.6,-19h4.2\" fill=\"none\"/><path d=\"M-4,0H12\" "
        << "fill=\"none\"/><path d=\"M2,9V5a2,2 0 0 1 4,0V9Z\" fill=\"" << kInk << "\"/></g>\n";
}

void cross(Svg& svg, Point at) {
    svg << "<path transform=\"translate(" << at
        << ")\" d=\"M-2,-11h4v5.4h5.2v4h-5.2V9h-4V-1.6h-5.2v-4H-2Z\" fill=\"#fffdf6\" stroke=\""
        << kInk << "\" stroke-width=\"1.3\" stroke-linejoin=\"round\"/>\n";
}

// A castle: two towers and a gate.
void fortress(Svg& svg, Point at) {
    svg << "<g transform=\"translate(" << at << ")\" stroke=\"" << kInk
        << "\" stroke-width=\"1.1\" stroke-linejoin=\"round\">"
        << "<path fill=\"#c9b79a\" d=\"M-5,9V-3h2v2h2v-2h2v2h2v-2h2V9Z\"/>"
        << "<path fill=\"#ddcfb4\" d=\"M-11,9V-8h1.8v2h1.8v-2h1.8v2h1.6V9ZM5,9V-6h1.6v-2h1.8v2"
        << "h1.8v-2H12V9Z\"/><path fill=\"" << kInk << "\" d=\"M-2,9V5a2.2,2.2 0 0 1 4.4,0V9Z\"/>"
        << "<path d=\"M-7.8,-8v-6\" fill=\"none\"/><path fill=\"#8e1f1f\" "
        << "d=\"M-7.8,-14l5,1.6l-5,1.8Z\" stroke-width=\".6\"/></g>\n";
}

void pennant(Svg& svg, Point at, Army army) {
    const std::string_view colour = army == Army::Nantes   ? "#f2c716"
                                    : army == Army::Saumur ? "#d3202b"
                                                           : "#f07f13";
    svg << "<g transform=\"translate(" << at << ")\"><path d=\"M0,9V-13\" stroke=\"" << kInk
        << "\" stroke-width=\"1.8\"/><path d=\"M.6,-13L17,-8.4L.6,-3Z\" fill=\"" << colour
        << "\" stroke=\"" << kInk << "\" stroke-width=\"1\" stroke-linejoin=\"round\"/></g>\n";
}

void anchor(Svg& svg, Point at) {
    svg << "<g transform=\"translate(" << at
        << ")\" fill=\"none\" stroke-linecap=\"round\"><g stroke=\"#eef3ea\" stroke-width=\"4\" "
           "stroke-opacity=\".8\"><path d=\"M0,-5V8M-4,-2H4M-6,3Q-5,8 0,8Q5,8 6,3\"/></g><g "
           "stroke=\"#1f4e6e\" stroke-width=\"1.7\"><circle cy=\"-7\" r=\"2\"/><path "
           "d=\"M0,-5V8M-4,"
           "-2H4M-6,3Q-5,8 0,8Q5,8 6,3\"/></g></g>\n";
}

namespace {

bool is_chief(const AreaCard& card) {
    return card.stronghold || card.base != Army::None || card.objective == Objective::Primary;
}

// Houses around a market place, for towns that are worth a fight.
void houses(Svg& svg, Point at, std::uint32_t seed) {
    Hand hand(seed + 11);
    svg << "<g fill=\"#b5452f\" stroke=\"#5b1d12\" stroke-width=\".6\">";
    for (int i = 0; i < 9; ++i) {
        const double turn = i * 0.698 + hand.between(-0.2, 0.2);
        const double far = hand.between(7, 11.5);
        const Point p = at + Point{std::cos(turn) * far, std::sin(turn) * far * 0.8};
        svg << "<rect x=\"-2.4\" y=\"-1.5\" width=\"4.8\" height=\"3\" transform=\"translate(" << p
            << ") rotate(" << (turn * 57.3 + 90 + hand.between(-14, 14)) << ")\"/>";
    }
    svg << "</g>\n";
}

double reach(const AreaCard& card) {
    return is_chief(card) ? 14 : card.objective == Objective::Secondary ? 11 : 6.5;
}

}  // namespace

void draw_towns(Svg& svg, const Sheet& sheet) {
    const Board& board = sheet.board();
    for (const AreaId area : board.map.all()) {
        const AreaCard& card = board.card(area);
        const Point at = sheet.town(area);
        svg << "<g id=\"fg-town-" << card.key << "\">";
        if (is_chief(card)) houses(svg, at, area.raw);
        if (card.base != Army::None)
            pennant(svg, at + (card.stronghold ? Point{13, -3} : Point{0, -3}), card.base);
        if (card.stronghold)
            fortress(svg, at);
        else if (card.objective == Objective::Primary)
            church(svg, at);
        else if (card.objective == Objective::Secondary)
            cross(svg, at);
        else
            village(svg, at + (card.base != Army::None ? Point{0, 6} : Point{}));
        if (card.access == Access::Sea) anchor(svg, at + Point{-20, 5});
        svg << "</g>\n";
    }
}

namespace {

struct LabelSpot {
    Point off;  // from the town
    std::string_view anchor;
};

LabelSpot label_spot(Label label, double far, double size) {
    const double level = size * 0.33;
    const double above = -far * 0.45;
    const double below = far * 0.55 + size * 0.5;
    switch (label) {
        case Label::N:
            return {{0, -far - 3}, "middle"};
        case Label::S:
            return {{0, far + size * 0.66}, "middle"};
        case Label::E:
            return {{far + 1, level}, "start"};
        case Label::NE:
            return {{far + 1, above}, "start"};
        case Label::SE:
            return {{far + 1, below}, "start"};
        case Label::W:
            return {{-far - 1, level}, "end"};
        case Label::NW:
            return {{-far - 1, above}, "end"};
        case Label::SW:
            break;
    }
    return {{-far - 1, below}, "end"};
}

// Three words and more stand in two lines; the second may be empty.
std::pair<std::string_view, std::string_view> two_lines(std::string_view name) {
    if (name.size() <= 17) return {name, {}};
    std::size_t cut = name.find('-', name.size() / 2 - 3);
    if (cut == std::string_view::npos) cut = name.find(' ', name.size() / 2 - 3);
    if (cut == std::string_view::npos) return {name, {}};
    return {name.substr(0, cut + 1), name.substr(cut + 1)};
}

void draw_name(Svg& svg, const AreaCard& card, Point town) {
    const double far = reach(card);
    const double size = is_chief(card) ? 16.5 : card.objective != Objective::None ? 15 : 13;
    const auto [off, anchor_word] = label_spot(card.label, far, size);
    const auto [first, second] = two_lines(card.name);
    const double line = size * 0.92;
    const bool beside = card.label == Label::E || card.label == Label::W;
    const double rise = second.empty() ? 0 : off.y < -far * 0.9 ? line : beside ? line / 2 : 0;
    Point at = town + off - Point{0, rise};
    for (const std::string_view part : {first, second}) {
        if (part.empty()) continue;
        svg << "<text x=\"" << at.x << "\" y=\"" << at.y << "\" font-size=\"" << size
            << "\" text-anchor=\"" << anchor_word << "\""
            << (is_chief(card) ? " font-weight=\"bold\"" : "") << ">";
        svg.escaped(part) << "</text>";
        at.y += line;
    }
    svg << "\n";
}

}  // namespace

void draw_names(Svg& svg, const Sheet& sheet) {
    const Board& board = sheet.board();
    svg << "<g font-family=\"" << kSerif << "\" fill=\"#22160a\" stroke=\"" << kPaper
        << "\" stroke-width=\"3.2\" stroke-opacity=\".85\" stroke-linejoin=\"round\" "
           "paint-order=\"stroke\">\n";
    for (const AreaId area : board.map.all()) draw_name(svg, board.card(area), sheet.town(area));
    svg << "</g>\n";
}

}  // namespace levee::fgfk::drawing
