#pragma once

#include <string>
#include <string_view>

namespace levee::lab {

// Text that may stand in HTML and in attributes.
std::string escaped(std::string_view text);

enum class Anchor { Start, Middle, End };

// A picture of a report: SVG inside the page, coloured by the classes of its style sheet.
class Drawing {
 public:
    Drawing(double width, double height) : width_(width), height_(height) {}

    void rect(double x, double y, double width, double height, std::string_view cls,
              std::string_view tip = "");
    void line(double x1, double y1, double x2, double y2, std::string_view cls);
    void circle(double x, double y, double r, std::string_view cls);
    void path(std::string_view d, std::string_view cls);
    void text(double x, double y, std::string_view text, std::string_view cls = "",
              Anchor anchor = Anchor::Start);

    double width() const { return width_; }
    double height() const { return height_; }
    // With what it shows, for those who cannot see it.
    std::string svg(std::string_view label) const;

 private:
    double width_;
    double height_;
    std::string body_;
};

// From figures to places on the sheet.
struct Scale {
    double from = 0;
    double to = 1;
    double start = 0;  // where `from` lies
    double end = 1;    // where `to` lies

    double operator()(double value) const {
        return to == from ? start : start + (value - from) / (to - from) * (end - start);
    }
};

// A round step that divides the range into at most `most` parts: 1, 2 or 5 times a power of ten.
double round_step(double range, int most);

}  // namespace levee::lab
