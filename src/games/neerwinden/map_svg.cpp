#include "engine/text/wording.h"
#include "games/neerwinden/map.h"

namespace levee::neerwinden {

namespace drawing {

void star(Svg& svg, Point at, double radius, Side side) {
    maps::drawing::star(svg, at, radius, side == Side::French ? "#2a62b8" : "#1d1a17",
                        kStyle.sheet.paper);
}

namespace {

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

void draw_set_up(Svg& svg, const Sheet& sheet) {
    const Board& board = sheet.board();
    std::array<std::string_view, kFormations> names;
    for (std::size_t i = 0; i < kFormations; ++i) {
        names[i] = board.formations[i].name;
        if (names[i].starts_with("d'")) names[i].remove_prefix(2);
    }
    svg << "<g font-family=\"" << kStyle.sheet.serif
        << "\" font-size=\"10\" text-anchor=\"middle\">\n";
    for (const SetUpArea& area : board.areas) {
        const bool french = board.card(area.formation).side == Side::French;
        std::string sign(engine::wording::initials(names, area.formation.raw));
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

void draw_layers(Svg& svg, const Sheet& sheet, Language language) {
    constexpr Sentence kLittleGette{"Little Gette", "Petite Gette"};
    constexpr std::array<maps::drawing::NameSpot, 2> kSpots{{{8, 20}, {-11, 27}}};
    draw_levels(svg, sheet, kStyle);
    draw_meadows_and_fields(svg, sheet, kStyle);
    draw_hachures(svg, sheet, kStyle);
    draw_woods(svg, sheet, kStyle);
    draw_waters(svg, sheet, kStyle);
    draw_river_name(svg, sheet, kStyle, kLittleGette.in(language), kSpots);
    draw_ways(svg, sheet, kStyle);
    draw_bridges(svg, sheet, kStyle);
    draw_mounds(svg, sheet);
    draw_villages(svg, sheet, kStyle);
    draw_grid(svg, sheet, kStyle);
    draw_set_up(svg, sheet);
    draw_names(svg, sheet, kStyle);
    draw_stars(svg, sheet);
}

}  // namespace

}  // namespace drawing

std::string draw_map_svg(const Board& board, engine::Language language) {
    const drawing::Sheet sheet(board);
    return whole_sheet(
        sheet.size(), sheet.map(), drawing::kStyle.sheet, "",
        [&](drawing::Svg& svg) { drawing::draw_layers(svg, sheet, language); },
        [&](drawing::Svg& svg) {
            draw_cartouche(svg, sheet, language);
            draw_tracks(svg, sheet, language);
            draw_legend(svg, sheet, language);
        });
}

}  // namespace levee::neerwinden
