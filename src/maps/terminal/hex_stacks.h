#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "maps/terminal/hex_map.h"

// A hex map for a terminal with counters on it: the two uppermost of each hex, one in each half.
namespace levee::maps::terminal {

inline constexpr std::string_view kMarkedLook = "1;38;5;16;48;5;214";
inline constexpr std::string_view kStarLook = "1;38;5;20";

// "i4↑": arm, strength (one figure, or +) and facing; in capitals where a commander is with it.
struct CounterSign {
    std::size_t arm = 0;  // infantry, cavalry, artillery
    int strength = 0;
    Direction facing{};
    char state = ' ';  // a blank is seldom shown: other signs may stand there
    bool marked = false;
    std::string_view look;
};

// What lies on a hex, the uppermost first.
struct HexStack {
    std::vector<CounterSign> counters;
    std::string_view owner;  // its letter
    std::string_view look;   // of what is no counter
    bool commander = false;
    std::string_view alone{};  // what lies there without a counter, one or two letters; or nothing

    bool empty() const { return counters.empty() && alone.empty(); }
};

class StackMap : public HexMap {
 public:
    using HexMap::HexMap;

    // By hex; stars(hex) is two letters, or two blanks. `blank` stands behind a lower counter
    // without a state.
    void draw(const std::vector<HexStack>& stacks, const std::function<std::string(HexId)>& stars,
              std::string_view blank);

 private:
    void upper(HexId hex, const HexStack& stack);
    void lower(HexId hex, const HexStack& stack, const std::string& stars, std::string_view blank);
    // Without colours a mark stands where the water of a hexside would.
    void edge(HexId hex, Direction d, bool marked);
    // 5 wide; `first` tells the owner or that it lies below another, and `spare`, if it is not
    // empty, stands where a counter without a state has no mark.
    void counter(HexId hex, const CounterSign& sign, std::string_view first, bool commander,
                 std::string_view spare);
};

}  // namespace levee::maps::terminal
