#pragma once

#include <cmath>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// A pen that writes SVG, and the plane it draws on: x grows to the right, y downwards. What frames
// a whole sheet is in frame.h.
namespace levee::maps::drawing {

struct Point {
    double x = 0;
    double y = 0;

    constexpr Point operator+(Point o) const { return {x + o.x, y + o.y}; }
    constexpr Point operator-(Point o) const { return {x - o.x, y - o.y}; }
    constexpr Point operator*(double k) const { return {x * k, y * k}; }
};

inline constexpr double kPi = 3.14159265358979;

constexpr Point middle(Point a, Point b) { return (a + b) * 0.5; }
inline double length(Point p) { return std::sqrt(p.x * p.x + p.y * p.y); }
inline Point unit(Point p) {
    const double l = length(p);
    return l > 0 ? p * (1 / l) : Point{};
}
// A quarter turn to the left as one looks along p on the sheet.
constexpr Point left_of(Point p) { return {p.y, -p.x}; }

using Line = std::vector<Point>;

struct Box {
    double x = 0;
    double y = 0;
    double width = 0;
    double height = 0;

    constexpr double right() const { return x + width; }
    constexpr double bottom() const { return y + height; }
    constexpr bool holds(Point p, double margin) const {
        return p.x > x - margin && p.x < right() + margin && p.y > y - margin &&
               p.y < bottom() + margin;
    }
};

// Writes numbers with one decimal, the same on every machine.
class Svg {
 public:
    Svg& operator<<(std::string_view text) {
        out_ += text;
        return *this;
    }
    Svg& operator<<(int number) {
        out_ += std::to_string(number);
        return *this;
    }
    Svg& operator<<(double number);
    Svg& operator<<(Point p) { return *this << p.x << "," << p.y; }
    // Letters that mean something to XML are written so that they do not.
    Svg& escaped(std::string_view text);

    std::string take() { return std::move(out_); }

 private:
    std::string out_;
};

// `more` are further attributes as SVG writes them.
void text(Svg& svg, Point at, std::string_view words, std::string_view more);
void rectangle(Svg& svg, Box box, std::string_view more);

// One of the strokes that lie over each other and make a road or a river, the broadest first.
struct Stroke {
    std::string_view colour;
    double width = 1;
    std::string_view more{};  // further attributes
};
using Strokes = std::span<const Stroke>;
// `d` is that of a path; a group around it says `fill="none"`.
void draw(Svg& svg, std::string_view d, Strokes strokes);

// Lines as the `d` of a path.
std::string ruled(const Line& points, bool closed);
// Through the middles of the sides, rounded at the corners.
std::string rounded(const Line& corners, bool closed);
// Through all the points, without corners.
std::string smooth(const Line& points, bool closed);
// The open smooth curve as `steps` short ones from point to point.
Line sampled(const Line& points, int steps);

// Small accidents of the engraver's hand, always the same for the same thing and purpose.
class Hand {
 public:
    explicit Hand(std::uint32_t seed, std::uint32_t purpose = 0)
        : state_(seed * 2654435761U ^ (purpose * 40503U + 977U)) {
        if (state_ == 0) state_ = 1;  // from which it would never come away
        // Neighbours begin alike.
        for (int i = 0; i < 4; ++i) next();
    }
    // From low to high.
    double between(double low, double high) {
        return low + (high - low) * (static_cast<double>(next() % 10007U) / 10006.0);
    }

 private:
    std::uint32_t next() {
        state_ ^= state_ << 13U;
        state_ ^= state_ >> 17U;
        state_ ^= state_ << 5U;
        return state_;
    }
    std::uint32_t state_;
};

}  // namespace levee::maps::drawing
