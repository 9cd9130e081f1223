#include "games/neerwinden/map.h"

#include <algorithm>
#include <array>
#include <vector>

#include "maps/terminal/hex_map.h"

namespace levee::neerwinden {

namespace {

using maps::terminal::first_letter;

constexpr std::string_view kFrenchLook = "1;38;5;231;48;5;25";
constexpr std::string_view kAustrianLook = "1;38;5;231;48;5;238";
constexpr std::string_view kMarkedLook = "1;38;5;16;48;5;214";
constexpr std::string_view kStarLook = "1;38;5;20";
constexpr maps::terminal::HexInks kInks{};

std::string_view look_of(Side side) { return side == Side::French ? kFrenchLook : kAustrianLook; }

// What is on a hex, the unit on top first.
struct Stack {
    std::vector<UnitId> units;
    bool commander = false;
    Side side{};
};

class TerminalMap {
 public:
    TerminalMap(const Board& board, const State& state, bool colour, UnitSet highlighted)
        : board_(board),
          state_(state),
          highlighted_(highlighted),
          map_(plan_of(board), colour, kInks) {}

    std::string draw() {
        place_pieces();
        map_.draw([this](HexId hex, bool upper) {
            if (upper)
                draw_upper(hex, stacks_[hex.raw]);
            else
                draw_lower(hex, stacks_[hex.raw]);
        });
        draw_beyond();
        map_.pen().plain(
            "F French, A Austrian, + second unit of the hex; i infantry, c cavalry, a artillery "
            "(capital: a commander is there),\n"
            "then strength and facing; ' and \" disorganised, ! routed. ≈ river, ~ stream, ╪ "
            "bridge "
            "along a hexside. # village,\n"
            "♣ wood, ∩ tomb, = road, - path, ★ French and ☆ Austrian victory point");
        map_.pen().plain(map_.pen().colour() ? "" : "; the figure is the level");
        map_.pen().plain(". Top of the map: east.\n");
        return map_.pen().take();
    }

 private:
    void place_pieces() {
        stacks_.assign(board_.grid.size(), {});
        for (std::uint8_t i = 0; i < kUnits; ++i) {
            const Unit& unit = state_.units[UnitId{i}];
            if (unit.status != Status::OnMap || !board_.grid.exists(unit.at)) continue;
            Stack& stack = stacks_[unit.at.raw];
            stack.side = board_.side[i];
            const bool top = state_.derived.top[unit.at.raw] == UnitId{i};
            stack.units.insert(top ? stack.units.begin() : stack.units.end(), UnitId{i});
        }
        for (std::uint8_t i = 0; i < kCommanders; ++i) {
            const Commander& commander = state_.commanders[CommanderId{i}];
            if (commander.status != Status::OnMap || !board_.grid.exists(commander.at)) continue;
            Stack& stack = stacks_[commander.at.raw];
            stack.commander = true;
            if (stack.units.empty()) stack.side = board_.card(CommanderId{i}).side;
        }
    }

    // Without colours a mark stands where the water of a hexside would.
    void draw_edge(HexId hex, Direction d, bool marked) {
        if (marked && !map_.pen().colour())
            map_.write("<", kInks.water, hex);
        else
            map_.water(hex, d);
    }

    void draw_upper(HexId hex, const Stack& stack) {
        if (!stack.units.empty()) {
            const UnitId top = stack.units.front();
            // A unit in good order leaves room for the water before it.
            const bool good = state_.units[top].level == Level::Good;
            draw_unit(top, board_.side[top.raw] == Side::French ? "F" : "A", stack.commander,
                      good ? map_.water_sign(hex, Direction::N) : "");
            return draw_edge(hex, Direction::NE, highlighted_.has(top));
        }
        if (stack.commander) {
            map_.write(stack.side == Side::French ? "F &  " : "A &  ", look_of(stack.side), hex);
        } else {
            map_.number(hex);
            map_.water(hex, Direction::N);
        }
        map_.water(hex, Direction::NE);
    }

    void draw_lower(HexId hex, const Stack& stack) {
        bool marked = false;
        if (stack.units.size() > 1) {
            marked = highlighted_.has(stack.units[1]);
            draw_unit(stack.units[1], "+", stack.commander, stack.units.size() > 2 ? "+" : "");
        } else if (!stack.units.empty() || stack.commander) {
            map_.number(hex);
            const std::string_view stars = stars_of(hex);
            if (stars.starts_with(' '))
                map_.ground(hex, 1);
            else
                map_.write(first_letter(stars), kStarLook, hex);
        } else {
            map_.ground(hex, 2);
            map_.write(stars_of(hex), kStarLook, hex);
            map_.level(hex);
        }
        draw_edge(hex, Direction::SE, marked);
    }

    // "Fi4↑" and its state, 5 wide; `first` tells the side or that the unit lies below another, and
    // `spare` stands where a unit in good order has no mark.
    void draw_unit(UnitId id, std::string_view first, bool commander, std::string_view spare) {
        constexpr std::array<std::string_view, 6> kArrows{"↑", "↗", "↘", "↓", "↙", "↖"};
        const Unit& unit = state_.units[id];
        const bool marked = highlighted_.has(id) && map_.pen().colour();
        const std::string_view look = marked ? kMarkedLook : look_of(board_.side[id.raw]);
        const auto arm = static_cast<std::size_t>(board_.arm[id.raw]);
        const int strength = std::max(0, board_.unit_strength[id.raw] - 2 * unit.losses);
        std::string sign(first);
        sign += (commander ? "ICA" : "ica")[arm];
        sign += strength < 10 ? std::to_string(strength) : "+";
        sign += kArrows[static_cast<std::size_t>(unit.facing) % 6];
        const auto level = static_cast<std::size_t>(unit.level);
        if (level == 0 && !spare.empty()) {
            map_.write(sign, look, unit.at);
            map_.write(spare, kInks.water, unit.at);
        } else {
            map_.write(sign + " '\"!"[level % 4], look, unit.at);
        }
    }

    // Two wide.
    std::string_view stars_of(HexId hex) const {
        const std::uint8_t at = board_.star_index[hex.raw];
        bool blue = false;
        bool black = false;
        for (const Star& star : board_.stars)
            for (std::size_t i = 0; i < star.count; ++i)
                if (star.hexes[i] == at) (star.side == Side::French ? blue : black) = true;
        if (at == 255) return "  ";
        if (blue && black) return "★☆";
        return blue ? "★ " : "☆ ";
    }

    void draw_beyond() {
        std::string names;
        for (std::uint8_t i = 0; i < kUnits; ++i) {
            const Unit& unit = state_.units[UnitId{i}];
            if (unit.status != Status::Beyond || !board_.grid.exists(unit.at)) continue;
            names += (names.empty() ? "" : ", ") + board_.units[i].name + " (" +
                     std::string(board_.grid.name(unit.at)) + ")";
        }
        if (!names.empty()) map_.pen().plain("Beyond the edge: " + names + "\n");
    }

    const Board& board_;
    const State& state_;
    UnitSet highlighted_;
    maps::terminal::HexMap map_;
    std::vector<Stack> stacks_;
};

}  // namespace

std::string draw_map_terminal(const Board& board, const State& state, bool colour,
                              UnitSet highlighted) {
    return TerminalMap(board, state, colour, highlighted).draw();
}

}  // namespace levee::neerwinden
