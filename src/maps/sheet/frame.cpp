#include "maps/sheet/frame.h"

#include <algorithm>
#include <array>

namespace levee::maps::drawing {

using engine::Language;
using engine::Sentence;

std::string whole_sheet(Point size, Box map, const Style& style, std::string_view definitions,
                        engine::FunctionRef<void(Svg&)> layers,
                        engine::FunctionRef<void(Svg&)> around) {
    Svg svg;
    svg << "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " << size.x << " " << size.y
        << "\" width=\"" << size.x << "\" height=\"" << size.y << "\">\n<defs><clipPath id=\""
        << style.prefix << "-frame\"><rect x=\"" << map.x << "\" y=\"" << map.y << "\" width=\""
        << map.width << "\" height=\"" << map.height << "\"/></clipPath><radialGradient id=\""
        << style.prefix
        << "-paper\" cx=\".5\" cy=\".45\" r=\".75\">"
           "<stop offset=\".55\" stop-color=\""
        << style.light << "\"/><stop offset=\"1\" stop-color=\"" << style.dark
        << "\"/></radialGradient>" << definitions
        << "</defs>\n<rect width=\"100%\" height=\"100%\" fill=\"url(#" << style.prefix
        << "-paper)\"/>\n<g clip-path=\"url(#" << style.prefix << "-frame)\">\n";
    layers(svg);
    svg << "</g>\n";
    around(svg);
    svg << "</svg>\n";
    return svg.take();
}

void neatline(Svg& svg, Box map, double across, double down) {
    constexpr double kBar = 4;
    const Box outer{map.x - kBar, map.y - kBar, map.width + 2 * kBar, map.height + 2 * kBar};
    rectangle(svg, {outer.x - 5, outer.y - 5, outer.width + 10, outer.height + 10},
              "fill=\"none\" stroke=\"#3b2d1d\" stroke-width=\"2\"");
    rectangle(svg,
              {outer.x + kBar / 2, outer.y + kBar / 2, outer.width - kBar, outer.height - kBar},
              "fill=\"none\" stroke=\"#f5ecd6\" stroke-width=\"4\"");
    svg << "<path fill=\"none\" stroke=\"" << kInk << "\" stroke-width=\"" << kBar << "\" d=\"";
    const auto bars = [&](Point from, Point along, double whole, double stretch) {
        // A last stretch that is nothing but a rounding error is none.
        for (int i = 0; i * stretch < whole - 0.01; i += 2)
            svg << "M" << (from + along * (i * stretch)) << "L"
                << (from + along * std::min((i + 1) * stretch, whole));
    };
    bars({map.x, map.y - kBar / 2}, {1, 0}, map.width, across);
    bars({map.x, map.bottom() + kBar / 2}, {1, 0}, map.width, across);
    bars({map.x - kBar / 2, map.y}, {0, 1}, map.height, down);
    bars({map.right() + kBar / 2, map.y}, {0, 1}, map.height, down);
    svg << "\"/>\n";
    for (const Box& line : {outer, map})
        rectangle(svg, line, "fill=\"none\" stroke=\"#3b2d1d\" stroke-width=\".8\"");
}

void cartouche(Svg& svg, Box box) {
    rectangle(svg, box, "fill=\"#f7efda\" stroke=\"#3b2d1d\" stroke-width=\"2\"");
    rectangle(svg, {box.x + 5, box.y + 5, box.width - 10, box.height - 10},
              "fill=\"none\" stroke=\"#3b2d1d\" stroke-width=\".7\"");
    for (const double x : {box.x + 5, box.right() - 5})
        for (const double y : {box.y + 5, box.bottom() - 5})
            svg << "<circle cx=\"" << x << "\" cy=\"" << y
                << "\" r=\"7\" fill=\"#f7efda\" stroke=\"#3b2d1d\" stroke-width=\".7\"/>"
                << "<circle cx=\"" << x << "\" cy=\"" << y << "\" r=\"2\" fill=\"#3b2d1d\"/>\n";
}

void title(Svg& svg, Box cartouche, const Style& style, std::span<const TitleLine> lines) {
    centred_words(svg, style);
    for (const TitleLine& line : lines) {
        const Point at{cartouche.x + cartouche.width / 2, cartouche.y + line.down};
        if (!line.words.empty()) {
            text(svg, at, line.words, line.look);
            continue;
        }
        svg << "<path d=\"M" << (at - Point{90, 0}) << "h76M" << (at + Point{14, 0})
            << "h76\" stroke=\"" << kInk << "\" stroke-width=\".8\"/><path d=\"M"
            << (at - Point{0, 4}) << "l7,4l-7,4l-7,-4z\"/>\n";
    }
    svg << "</g>\n";
}

void centred_words(Svg& svg, const Style& style) {
    svg << "<g font-family=\"" << style.serif << "\" fill=\"" << kInk
        << "\" text-anchor=\"middle\">\n";
}

void scale_bar(Svg& svg, Point at, const ScaleBar& scale) {
    const int parts = static_cast<int>(scale.ends.size()) - 1;
    svg << "<g stroke=\"" << kInk << "\" stroke-width=\".8\">\n";
    for (int i = 0; i < parts; ++i)
        rectangle(svg, {at.x + i * scale.part, at.y, scale.part, 5},
                  i % 2 == 0 ? "fill=\"#3b2d1d\"" : "fill=\"#f5ecd6\"");
    svg << "<path fill=\"none\" d=\"";
    for (const ScaleBar::Tick& tick : scale.ticks)
        svg << "M" << (at + Point{tick.at, 5}) << "v" << scale.tick;
    svg << "\"/>\n</g>\n<g font-family=\"" << kFigures << "\" font-size=\"10\" fill=\"" << kInk
        << "\" text-anchor=\"middle\">\n";
    for (int i = 0; i <= parts; ++i)
        text(svg, at + Point{i * scale.part, -4}, scale.ends[static_cast<std::size_t>(i)], "");
    for (const ScaleBar::Tick& tick : scale.ticks)
        if (!tick.words.empty()) text(svg, at + Point{tick.at, scale.tick + 14}, tick.words, "");
    svg << "</g>\n";
}

void compass(Svg& svg, Point at, double radius, double top, const Style& style, Language language) {
    constexpr double kDegree = kPi / 180;
    const auto towards = [&](double bearing, double far) {
        const double turn = (bearing - top) * kDegree;
        return at + Point{std::sin(turn) * far, -std::cos(turn) * far};
    };
    svg << "<g stroke=\"" << kInk << "\" stroke-width=\".7\">\n";
    for (const double r : {radius, radius * 0.94, radius * 0.4})
        svg << "<circle cx=\"" << at.x << "\" cy=\"" << at.y << "\" r=\"" << r
            << "\" fill=\"none\" stroke-opacity=\".75\"/>\n";
    // Points between the winds first, so that the four winds lie above them.
    for (const double first : {45.0, 0.0})
        for (int i = 0; i < 4; ++i) {
            const double bearing = first + 90 * i;
            const double far = radius * (first > 0 ? 0.72 : i == 0 ? 1.12 : 0.94);
            const Point tip = towards(bearing, far);
            for (const double side : {-1.0, 1.0})
                svg << "<path d=\"M" << at << "L" << towards(bearing + side * 45, radius * 0.22)
                    << "L" << tip << "Z\" fill=\"" << (side < 0 ? kInk : style.paper) << "\"/>\n";
        }
    constexpr std::array<Sentence, 4> kWinds{{{"N", "N"}, {"E", "E"}, {"S", "S"}, {"W", "O"}}};
    svg << "</g>\n<g font-family=\"" << style.serif << "\" fill=\"" << kInk
        << "\" text-anchor=\"middle\" font-size=\"15\">\n";
    for (std::size_t i = 0; i < 4; ++i)
        text(svg,
             towards(90 * static_cast<double>(i), radius * (i == 0 ? 1.32 : 1.16)) + Point{0, 5},
             kWinds[i].in(language), i == 0 ? "font-weight=\"bold\" font-size=\"19\"" : "");
    svg << "</g>\n";
}

}  // namespace levee::maps::drawing
