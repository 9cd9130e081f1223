#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "engine/contract/function_ref.h"
#include "maps/hex_plan.h"
#include "maps/terminal/pen.h"

// A hex map for a terminal: 6 letters and two lines to a hex, every second column one line lower.
namespace levee::maps::terminal {

// Valley, slope and height.
inline constexpr std::array<std::string_view, 3> kLevelInks{"48;5;151", "48;5;187", "48;5;180"};

struct HexInks {
    std::string_view ground = "38;5;95";
    std::string_view number = "38;5;101";
    std::string_view water = "1;38;5;25";
    std::string_view house = "1;38;5;124";
    std::string_view tree = "1;38;5;22";
    // From the valley up; whatever is higher looks like the last.
    std::span<const std::string_view> levels = kLevelInks;
};

class HexMap {
 public:
    HexMap(HexPlan plan, bool colour, HexInks inks = {})
        : plan_(std::move(plan)), inks_(inks), pen_(colour) {}

    const HexPlan& plan() const { return plan_; }
    Pen& pen() { return pen_; }
    const HexInks& inks() const { return inks_; }

    // Column and row numbers and every hex in two halves: half(hex, upper) writes 6 letters.
    void draw(engine::FunctionRef<void(HexId hex, bool upper)> half);

    void write(std::string_view text, std::string_view look, HexId hex) {
        pen_.write(text, look, background(hex));
    }
    void number(HexId hex) { write(plan_.grid->name(hex), inks_.number, hex); }
    // One letter; a blank where a side is dry.
    void water(HexId hex, Direction d) { write(water_sign(hex, d), inks_.water, hex); }
    // So many letters of what grows, stands or leads there, at most two.
    void ground(HexId hex, int letters);
    // In colour the ground itself tells the level: one letter.
    void level(HexId hex);

    std::string_view water_sign(HexId hex, Direction d) const;

 private:
    std::string_view background(HexId hex) const;

    HexPlan plan_;
    HexInks inks_;
    Pen pen_;
};

}  // namespace levee::maps::terminal
