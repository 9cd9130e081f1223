#include "lab/drawing.h"

#include <fmt/format.h>

#include <cmath>
#include <iterator>

namespace levee::lab {

std::string escaped(std::string_view text) {
    std::string result;
    for (const char c : text) {
        switch (c) {
            case '&':
                result += "&amp;";
                break;
            case '<':
                result += "&lt;";
                break;
            case '>':
                result += "&gt;";
                break;
            case '"':
                result += "&quot;";
                break;
            default:
                result += c;
        }
    }
    return result;
}

void Drawing::rect(double x, double y, double width, double height, std::string_view cls,
                   std::string_view tip) {
    fmt::format_to(std::back_inserter(body_),
                   "<rect x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\" "
                   "class=\"{}\"",
                   x, y, std::max(0.0, width), std::max(0.0, height), cls);
    if (tip.empty())
        body_ += "/>";
    else
        body_ += "><title>" + escaped(tip) + "</title></rect>";
}

void Drawing::line(double x1, double y1, double x2, double y2, std::string_view cls) {
    fmt::format_to(std::back_inserter(body_),
                   "<line x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\" class=\"{}\"/>",
                   x1, y1, x2, y2, cls);
}

void Drawing::circle(double x, double y, double r, std::string_view cls) {
    fmt::format_to(std::back_inserter(body_),
                   "<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"{:.1f}\" class=\"{}\"/>", x, y, r, cls);
}

void Drawing::path(std::string_view d, std::string_view cls) {
    fmt::format_to(std::back_inserter(body_), "<path d=\"{}\" class=\"{}\"/>", d, cls);
}

void Drawing::text(double x, double y, std::string_view text, std::string_view cls, Anchor anchor) {
    const char* where = anchor == Anchor::Start ? "start"
                        : anchor == Anchor::End ? "end"
                                                : "middle";
    fmt::format_to(std::back_inserter(body_),
                   "<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\" class=\"{}\">{}</text>", x,
                   y, where, cls, escaped(text));
}

std::string Drawing::svg(std::string_view label) const {
    return fmt::format(
        "<svg viewBox=\"0 0 {:.0f} {:.0f}\" role=\"img\" aria-label=\"{}\">{}</svg>\n", width_,
        height_, escaped(label), body_);
}

double round_step(double range, int most) {
    if (!(range > 0)) return 1;
    double step = std::pow(10, std::floor(std::log10(range / most)));
    for (const double factor : {1.0, 2.0, 5.0, 10.0})
        if (range / (step * factor) <= most) return step * factor;
    return step * 10;
}

}  // namespace levee::lab
