#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/contract/function_ref.h"
#include "maps/terminal/area_layout.h"
#include "maps/terminal/pen.h"

// An area map for a terminal: land with its borders and waters, and a box of two lines for every
// area, with its key and signs above and its counters below.
namespace levee::maps::terminal {

struct AreaInks {
    std::string_view border = "38;5;101";
    std::string_view water = "38;5;25";
    std::string_view name = "1;38;5;16";
};

struct Run {
    std::string text;
    std::string_view look;
};

class AreaMap {
 public:
    explicit AreaMap(AreaPlan plan, AreaInks inks = {});

    const AreaLayout& layout() const { return layout_; }

    // One sign where two areas meet, of one letter: sign(here, next).
    void borders(engine::FunctionRef<Run(AreaId here, AreaId next)> sign);
    // "~" off these areas, "#" for bridges, "=" for fords.
    void waters(const AreaSet& coast);
    void box(AreaId area, std::string_view key_look, std::string_view signs,
             std::span<const Run> counters);

    // The colour of the ground of an area, which may be none: background(area).
    void write(Pen& pen, engine::FunctionRef<std::string_view(AreaId area)> background) const;

 private:
    struct Letter {
        std::string text = " ";
        std::string_view look;
    };

    void put(int row, int column, std::string_view letter, std::string_view look);
    // Letter by letter, cut at the width of a box.
    void put_word(int row, int column, std::string_view word, std::string_view look);
    bool near(int row, int column, const AreaSet& areas) const;

    AreaPlan plan_;
    AreaInks inks_;
    AreaLayout layout_;
    std::vector<Letter> letters_;
};

}  // namespace levee::maps::terminal
