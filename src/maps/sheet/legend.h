#pragma once

#include <span>

#include "maps/sheet/frame.h"

// The legend: a sample of each thing on the map with what the rules say of it.
namespace levee::maps::drawing {

// Its sample has a ground, then a line across it, then what `sample` draws into a box of the legend
// whose middle is given; each of them may be missing. What sticks out is cut off.
template <class Sheet>
struct LegendRow {
    engine::Sentence name;
    engine::Sentence first;
    engine::Sentence second;
    void (*sample)(Svg&, const Sheet&, Point middle_at) = nullptr;
    std::string_view ground{};
    Strokes line{};
};

struct LegendLook {
    Point at{};  // the middle of the first sample
    double half_width = 22;
    double half_height = 17;
    int rows = 3;  // in a column
    double column = 0;
    double row = 60;
    double gap = 8;  // from a sample to its words
    double name_size = 15;
    double line_size = 9;
    double line_down = 5;  // of the first line below the name, from the middle of the sample
    double line_pitch = 11.5;
    // The line of a sample: where it begins, from the middle, and how it goes on.
    Point stroke_from{};
    std::string_view stroke{};

    Point middle_of(std::size_t i) const {
        const auto n = static_cast<int>(i);
        const int across = n / rows;
        return at + Point{column * across, row * (n % rows)};
    }
    Box box_of(std::size_t i) const {
        const Point centre = middle_of(i);
        return {centre.x - half_width, centre.y - half_height, 2 * half_width, 2 * half_height};
    }
};

void legend_words(Svg& svg, const LegendLook& look, std::size_t i, std::string_view name,
                  std::string_view first, std::string_view second);

// The ground of a sample: "#rgb" or "url(#pattern)".
void sample_ground(Svg& svg, std::string_view fill);
// `curve` goes on from `at` in the words of a path.
void sample_line(Svg& svg, Point at, std::string_view curve, Strokes strokes);

// Column by column.
template <class Sheet>
void legend(Svg& svg, const Sheet& sheet, const Style& style, const LegendLook& look,
            std::span<const LegendRow<Sheet>> rows, engine::Language language) {
    svg << "<g font-family=\"" << style.serif << "\" fill=\"" << kInk << "\">\n";
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const LegendRow<Sheet>& row = rows[i];
        sample(svg, look.box_of(i), [&](Point centre) {
            if (!row.ground.empty()) sample_ground(svg, row.ground);
            if (!row.line.empty())
                sample_line(svg, centre + look.stroke_from, look.stroke, row.line);
            if (row.sample != nullptr) row.sample(svg, sheet, centre);
        });
        legend_words(svg, look, i, row.name.in(language), row.first.in(language),
                     row.second.in(language));
    }
    svg << "</g>\n";
}

}  // namespace levee::maps::drawing
