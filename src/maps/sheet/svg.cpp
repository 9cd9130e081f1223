#include "maps/sheet/svg.h"

#include <algorithm>

namespace levee::maps::drawing {

namespace {

// The point before the first and after the last are those themselves.
Point around(const Line& points, std::size_t i, int step, bool closed) {
    const auto n = static_cast<int>(points.size());
    int k = static_cast<int>(i) + step;
    k = closed ? (k + n) % n : std::clamp(k, 0, n - 1);
    return points[static_cast<std::size_t>(k)];
}

}  // namespace

Svg& Svg::operator<<(double number) {
    const long tenths = std::lround(number * 10);
    const long size = tenths < 0 ? -tenths : tenths;
    if (tenths < 0) out_ += '-';
    out_ += std::to_string(size / 10);
    if (size % 10 != 0) {
        out_ += '.';
        out_ += static_cast<char>('0' + size % 10);
    }
    return *this;
}

Svg& Svg::escaped(std::string_view text) {
    for (const char c : text) {
        switch (c) {
            case '&':
                out_ += "&amp;";
                break;
            case '<':
                out_ += "&lt;";
                break;
            case '>':
                out_ += "&gt;";
                break;
            default:
                out_ += c;
        }
    }
    return *this;
}

void text(Svg& svg, Point at, std::string_view words, std::string_view more) {
    svg << "<text x=\"" << at.x << "\" y=\"" << at.y << "\" " << more << ">";
    svg.escaped(words) << "</text>\n";
}

void rectangle(Svg& svg, Box box, std::string_view more) {
    svg << "<rect x=\"" << box.x << "\" y=\"" << box.y << "\" width=\"" << box.width
        << "\" height=\"" << box.height << "\" " << more << "/>\n";
}

void draw(Svg& svg, std::string_view d, Strokes strokes) {
    for (const Stroke& stroke : strokes)
        svg << "<path d=\"" << d << "\" stroke=\"" << stroke.colour << "\" stroke-width=\""
            << stroke.width << "\" " << stroke.more << "/>\n";
}

std::string ruled(const Line& points, bool closed) {
    Svg path;
    for (std::size_t i = 0; i < points.size(); ++i) path << (i == 0 ? "M" : "L") << points[i];
    if (closed) path << "Z";
    return path.take();
}

std::string rounded(const Line& corners, bool closed) {
    Svg path;
    const std::size_t n = corners.size();
    if (n < 2) return {};
    if (closed) {
        path << "M" << middle(corners[n - 1], corners[0]);
        for (std::size_t i = 0; i < n; ++i)
            path << "Q" << corners[i] << " " << middle(corners[i], corners[(i + 1) % n]);
        path << "Z";
        return path.take();
    }
    path << "M" << corners[0];
    for (std::size_t i = 1; i + 1 < n; ++i)
        path << "Q" << corners[i] << " "
             << (i + 2 == n ? corners[n - 1] : middle(corners[i], corners[i + 1]));
    if (n == 2) path << "L" << corners[1];
    return path.take();
}

std::string smooth(const Line& points, bool closed) {
    Svg path;
    if (points.size() < 2) return {};
    path << "M" << points[0];
    const std::size_t parts = closed ? points.size() : points.size() - 1;
    for (std::size_t i = 0; i < parts; ++i) {
        const Point a = around(points, i, 0, closed);
        const Point b = around(points, i, 1, closed);
        path << "C" << (a + (b - around(points, i, -1, closed)) * (1.0 / 6)) << " "
             << (b - (around(points, i, 2, closed) - a) * (1.0 / 6)) << " " << b;
    }
    if (closed) path << "Z";
    return path.take();
}

Line sampled(const Line& points, int steps) {
    Line fine;
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
        const Point a = points[i];
        const Point b = points[i + 1];
        const Point first = a + (b - around(points, i, -1, false)) * (1.0 / 6);
        const Point second = b - (around(points, i, 2, false) - a) * (1.0 / 6);
        for (int k = 0; k < steps; ++k) {
            const double t = static_cast<double>(k) / steps;
            const double u = 1 - t;
            fine.push_back(a * (u * u * u) + first * (3 * u * u * t) + second * (3 * u * t * t) +
                           b * (t * t * t));
        }
    }
    fine.push_back(points.back());
    return fine;
}

}  // namespace levee::maps::drawing
