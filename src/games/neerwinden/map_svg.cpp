#include "games/neerwinden/map_svg.h"

#include <algorithm>

#include "games/neerwinden/map_drawing.h"

namespace levee::neerwinden {

namespace drawing {

namespace {

constexpr std::string_view kFrench = "#23559c";
constexpr std::string_view kAustrian = "#2a2723";

void draw_grid(Svg& svg, const Sheet& sheet) {
    svg << "<g fill=\"#000\" fill-opacity=\"0\" stroke=\"#3a2c18\" stroke-opacity=\".24\" "
           "stroke-width=\".9\">\n";
    for (const HexId hex : sheet.hexes()) {
        svg << "<path id=\"nw-" << std::string_view(sheet.board().grid.name(hex)) << "\" d=\"";
        for (const Direction d : maps::kDirections)
            svg << (d == Direction::N ? "M" : "L")
                << sheet.at(sheet.side(sheet.cell(hex), d).first);
        svg << "Z\"/>\n";
    }
    svg << "</g>\n<g font-family=\"" << kSans
        << "\" font-size=\"7.2\" fill=\"#4b3a20\" fill-opacity=\".85\" text-anchor=\"middle\" "
           "stroke=\""
        << kPaper << "\" stroke-opacity=\".45\" stroke-width=\"2\" paint-order=\"stroke\">\n";
    for (const HexId hex : sheet.hexes()) {
        // Where water runs along the north side the number makes way for it, and for the bridge.
        const std::uint8_t north = sheet.board().next[hex.raw][0].features;
        const bool wet = (north & (kRiver | kStream)) != 0;
        const Point off{(north & kBridge) != 0 ? -15.0 : 0.0, (wet ? 15.5 : 8.6) - kApothem};
        const Point at = sheet.centre(hex) + off;
        svg << "<text x=\"" << at.x << "\" y=\"" << at.y << "\">"
            << std::string_view(sheet.board().grid.name(hex)) << "</text>\n";
    }
    svg << "</g>\n";
}

// The margins of half hexes are not part of the game.
void veil_margins(Svg& svg, const Sheet& sheet) {
    const Box map = sheet.map();
    svg << "<path fill=\"" << kPaper << "\" fill-opacity=\".55\" fill-rule=\"evenodd\" d=\"M"
        << Point{map.x, map.y} << "H" << map.right() << "V" << map.bottom() << "H" << map.x << "Z";
    for (const HexId hex : sheet.hexes())
        for (const Direction d : maps::kDirections)
            svg << (d == Direction::N ? "M" : "L") << sheet.at(sheet.side(sheet.cell(hex), d).first)
                << (d == Direction::NW ? "Z" : "");
    svg << "\"/>\n";
}

void draw_names(Svg& svg, const Sheet& sheet) {
    const Board& board = sheet.board();
    svg << "<g font-family=\"" << kSerif << "\" fill=\"#2a1c0e\" text-anchor=\"middle\" stroke=\""
        << kPaper
        << "\" stroke-width=\"3\" stroke-opacity=\".88\" stroke-linejoin=\"round\" "
           "paint-order=\"stroke\">\n";
    for (const HexId hex : sheet.hexes()) {
        const Hex& here = board.hexes[hex.raw];
        if (here.name.empty()) continue;
        Point at = sheet.centre(hex) + Point{0, 24.5};
        // A village of two hexes has its name once, between them.
        bool named_before = false;
        for (const Direction d : maps::kDirections) {
            const HexId next = board.grid.neighbour(hex, d);
            if (next == kNoHex || board.hexes[next.raw].name != here.name) continue;
            named_before |= next < hex;
            at = middle(sheet.centre(hex), sheet.centre(next)) + Point{4, 22};
        }
        if (named_before) continue;
        const bool aim = board.star_index[hex.raw] != 255;
        const bool built = here.terrain == Terrain::Village;
        svg << "<text x=\"" << at.x << "\" y=\"" << at.y << "\" font-size=\""
            << (here.name == "Neerwinden" ? 18
                : aim                     ? 16
                                          : 13.5)
            << "\"" << (aim ? " font-weight=\"bold\"" : "")
            << (built ? "" : " font-style=\"italic\"") << ">";
        svg.escaped(here.name) << "</text>\n";
    }
    svg << "</g>\n";
}

void draw_stars(Svg& svg, const Sheet& sheet) {
    const Board& board = sheet.board();
    for (std::size_t i = 0; i < board.star_hexes.size(); ++i) {
        std::vector<Side> sides;
        for (const Star& s : board.stars)
            for (std::size_t k = 0; k < s.count; ++k)
                if (s.hexes[k] == i) sides.push_back(s.side);
        // One to the right of the middle, two on either side.
        const Point centre = sheet.centre(board.star_hexes[i]);
        for (std::size_t k = 0; k < sides.size(); ++k)
            star(svg, centre + Point{sides.size() == 1 || k == 1 ? 20.0 : -20.0, -8}, 7.4,
                 sides[k]);
    }
}

// The shortest beginning of a formation's name that no other one shares.
std::string initials(const Board& board, FormationId formation) {
    const auto plain = [](const FormationCard& card) {
        const std::string_view name = card.name;
        return name.starts_with("d'") ? name.substr(2) : name;
    };
    const std::string_view name = plain(board.card(formation));
    for (std::size_t length = 1; length <= name.size(); ++length) {
        // Never in the middle of a letter of several bytes.
        if (length < name.size() && (static_cast<unsigned char>(name[length]) & 0xC0U) == 0x80U)
            continue;
        const auto same = [&](const FormationCard& other) {
            return plain(other).substr(0, length) == name.substr(0, length);
        };
        if (std::count_if(board.formations.begin(), board.formations.end(), same) == 1)
            return std::string(name.substr(0, length));
    }
    return std::string(name);
}

void draw_set_up(Svg& svg, const Sheet& sheet) {
    const Board& board = sheet.board();
    svg << "<g font-family=\"" << kSerif << "\" font-size=\"10\" text-anchor=\"middle\">\n";
    for (const SetUpArea& area : board.areas) {
        const bool french = board.card(area.formation).side == Side::French;
        std::string sign = initials(board, area.formation);
        if (!area.column.empty()) sign += "·" + area.column.substr(0, 1);
        for (const HexId hex : area.hexes) {
            const Point at = sheet.centre(hex) + Point{-17, 9};
            const std::string_view colour = french ? kFrench : kAustrian;
            svg << "<g fill=\"" << colour << "\"><circle cx=\"" << at.x << "\" cy=\"" << at.y
                << "\" r=\"8.4\" fill-opacity=\".17\" stroke=\"" << colour
                << "\" stroke-opacity=\".45\" stroke-width=\".7\"/><text x=\"" << at.x << "\" y=\""
                << (at.y + 3.2) << "\" fill-opacity=\".9\""
                << (area.column.empty() ? ">" : " font-size=\"8\">");
            svg.escaped(sign) << "</text>";
            if (area.and_west)
                svg << "<path d=\"M" << (at + Point{-3, 10.4})
                    << "h6l-3,4z\" fill-opacity=\".5\"/>";
            svg << "</g>\n";
        }
    }
    svg << "</g>\n";
}

}  // namespace

void star(Svg& svg, Point at, double radius, Side side) {
    svg << "<path d=\"";
    for (int i = 0; i < 10; ++i) {
        const double turn = i * 3.14159265358979 / 5;
        const double r = i % 2 == 0 ? radius : radius * 0.42;
        svg << (i == 0 ? "M" : "L") << (at + Point{r * std::sin(turn), -r * std::cos(turn)});
    }
    svg << "Z\" fill=\"" << (side == Side::French ? "#2a62b8" : "#1d1a17") << "\" stroke=\""
        << kPaper << "\" stroke-width=\"3\" paint-order=\"stroke\" stroke-linejoin=\"round\"/>\n";
}

namespace {

std::string draw_sheet(const Board& board, engine::Language language) {
    const Sheet sheet(board);
    Svg svg;
    open_sheet(svg, {sheet.width(), sheet.height()}, sheet.map(), kStyle, "");
    draw_levels(svg, sheet);
    draw_meadows_and_fields(svg, sheet);
    draw_hachures(svg, sheet);
    draw_woods(svg, sheet);
    draw_waters(svg, sheet, language);
    draw_ways(svg, sheet);
    draw_bridges(svg, sheet);
    draw_tombs(svg, sheet);
    draw_villages(svg, sheet);
    veil_margins(svg, sheet);
    draw_grid(svg, sheet);
    draw_set_up(svg, sheet);
    draw_names(svg, sheet);
    draw_stars(svg, sheet);
    svg << "</g>\n";
    draw_cartouche(svg, sheet, language);
    draw_legend(svg, sheet, language);
    draw_tracks(svg, sheet, language);
    svg << "</svg>\n";
    return svg.take();
}

}  // namespace

}  // namespace drawing

std::string draw_map_svg(const Board& board, engine::Language language) {
    return drawing::draw_sheet(board, language);
}

}  // namespace levee::neerwinden
