#include "games/neerwinden/map_terminal.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace levee::neerwinden {

namespace {

// What is on a hex, the unit on top first.
struct Stack {
    std::vector<UnitId> units;
    bool commander = false;
    Side side{};
};

enum class Ink { Ground, Number, Water, French, Austrian, Marked, Star, House, Tree };

std::string_view letters(Ink ink) {
    switch (ink) {
        case Ink::Ground:
            return "38;5;95";
        case Ink::Number:
            return "38;5;101";
        case Ink::Water:
            return "1;38;5;25";
        case Ink::French:
            return "1;38;5;231;48;5;25";
        case Ink::Austrian:
            return "1;38;5;231;48;5;238";
        case Ink::Marked:
            return "1;38;5;16;48;5;214";
        case Ink::Star:
            return "1;38;5;20";
        case Ink::House:
            return "1;38;5;124";
        case Ink::Tree:
            break;
    }
    return "1;38;5;22";
}

// Valley, slope and height; whatever is higher looks like the height.
std::string_view background(int level) {
    constexpr std::array<std::string_view, 3> kTints{"48;5;151", "48;5;187", "48;5;180"};
    return kTints[static_cast<std::size_t>(std::min(level, 2))];
}

class TerminalMap {
 public:
    TerminalMap(const Board& board, const State& state, bool colour, UnitSet highlighted)
        : board_(board), state_(state), colour_(colour), highlighted_(highlighted) {
        const HexId second = board.grid.at(2, 1);
        even_down_ =
            second == kNoHex || board.grid.neighbour(second, Direction::NW) == board.grid.at(1, 1);
    }

    std::string draw() {
        place_pieces();
        out_ = "    ";
        for (int c = 1; c <= board_.grid.columns(); ++c) out_ += " " + two_digits(c) + "   ";
        end_line();
        // The last half line belongs to the columns that lie lower.
        for (int line = 0; line <= 2 * board_.grid.rows(); ++line) {
            out_ += line % 2 == 0 && line / 2 < board_.grid.rows()
                        ? " " + two_digits(line / 2 + 1) + " "
                        : "    ";
            for (int c = 1; c <= board_.grid.columns(); ++c) draw_half(c, line);
            end_line();
        }
        draw_beyond();
        out_ +=
            "F French, A Austrian, + second unit of the hex; i infantry, c cavalry, a artillery "
            "(capital: a commander is there),\n"
            "then strength and facing; ' and \" disorganised, ! routed. ≈ river, ~ stream, ╪ "
            "bridge "
            "along a hexside. # village,\n"
            "♣ wood, ∩ tomb, = road, - path, ★ French and ☆ Austrian victory point";
        out_ += colour_ ? "" : "; the figure is the level";
        out_ += ". Top of the map: east.\n";
        return std::move(out_);
    }

 private:
    static std::string two_digits(int n) { return (n < 10 ? "0" : "") + std::to_string(n); }

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

    // The upper or lower line of the hex that column `c` shows on this line, always 6 wide.
    void draw_half(int c, int line) {
        const bool sunk = (c % 2 == 0) == even_down_;
        const int half = line - (sunk ? 1 : 0);
        const HexId hex = half < 0 ? kNoHex : board_.grid.at(c, half / 2 + 1);
        if (hex == kNoHex) {
            write("      ", Ink::Ground, kNoHex);
            return;
        }
        const Stack& stack = stacks_[hex.raw];
        if (half % 2 == 0)
            draw_upper(hex, stack);
        else
            draw_lower(hex, stack);
    }

    void draw_upper(HexId hex, const Stack& stack) {
        const std::string_view north = water(hex, Direction::N);
        if (!stack.units.empty()) {
            const UnitId top = stack.units.front();
            // A unit in good order leaves room for the water before it.
            const bool good = state_.units[top].level == Level::Good;
            draw_unit(top, board_.side[top.raw] == Side::French ? "F" : "A", stack.commander,
                      good ? north : "");
            const bool marked = highlighted_.has(top) && !colour_;
            write(marked ? "<" : water(hex, Direction::NE), Ink::Water, hex);
            return;
        }
        if (stack.commander)
            write(stack.side == Side::French ? "F &  " : "A &  ", ink_of(stack.side), hex);
        else
            write(std::string_view(board_.grid.name(hex)), Ink::Number, hex);
        if (!stack.commander) write(north, Ink::Water, hex);
        write(water(hex, Direction::NE), Ink::Water, hex);
    }

    void draw_lower(HexId hex, const Stack& stack) {
        const bool two = stack.units.size() > 1;
        const bool marked = two && highlighted_.has(stack.units[1]) && !colour_;
        if (two) {
            draw_unit(stack.units[1], "+", stack.commander, stack.units.size() > 2 ? "+" : "");
        } else if (!stack.units.empty() || stack.commander) {
            write(std::string_view(board_.grid.name(hex)), Ink::Number, hex);
            const std::string_view stars = stars_of(hex);
            if (stars.starts_with(' '))
                write(ground(hex).substr(0, ground(hex).size() / 2), ground_ink(hex), hex);
            else
                write(first_letter(stars), Ink::Star, hex);
        } else {
            write(ground(hex), ground_ink(hex), hex);
            write(stars_of(hex), Ink::Star, hex);
            // In colour the ground itself tells the level.
            write(colour_ ? " " : std::to_string(board_.level[hex.raw]), Ink::Number, hex);
        }
        write(marked ? "<" : water(hex, Direction::SE), Ink::Water, hex);
    }

    // "Fi4↑" and its state, 5 wide; `first` tells the side or that the unit lies below another, and
    // `spare` stands where a unit in good order has no mark.
    void draw_unit(UnitId id, std::string_view first, bool commander, std::string_view spare) {
        constexpr std::array<std::string_view, 6> kArrows{"↑", "↗", "↘", "↓", "↙", "↖"};
        const Unit& unit = state_.units[id];
        const Ink ink = highlighted_.has(id) && colour_ ? Ink::Marked : ink_of(board_.side[id.raw]);
        const auto arm = static_cast<std::size_t>(board_.arm[id.raw]);
        const int strength = std::max(0, board_.unit_strength[id.raw] - 2 * unit.losses);
        std::string sign(first);
        sign += (commander ? "ICA" : "ica")[arm];
        sign += strength < 10 ? std::to_string(strength) : "+";
        sign += kArrows[static_cast<std::size_t>(unit.facing) % 6];
        const auto level = static_cast<std::size_t>(unit.level);
        if (level == 0 && !spare.empty()) {
            write(sign, ink, unit.at);
            write(spare, Ink::Water, unit.at);
        } else {
            write(sign + " '\"!"[level % 4], ink, unit.at);
        }
    }

    static Ink ink_of(Side side) { return side == Side::French ? Ink::French : Ink::Austrian; }

    std::string_view water(HexId hex, Direction d) const {
        const std::uint8_t features = board_.next[hex.raw][static_cast<std::size_t>(d)].features;
        if ((features & kBridge) != 0) return "╪";
        if ((features & kRiver) != 0) return "≈";
        return (features & kStream) != 0 ? "~" : " ";
    }

    // Two equal letters.
    std::string_view ground(HexId hex) const {
        switch (board_.terrain[hex.raw]) {
            case Terrain::Village:
                return "##";
            case Terrain::Wood:
                return "♣♣";
            case Terrain::Tomb:
                return "∩∩";
            case Terrain::Clear:
                break;
        }
        int ways = 0;
        for (const Board::Neighbour& step : board_.next[hex.raw]) ways |= step.features;
        if ((ways & kRoad) != 0) return "==";
        return (ways & kPath) != 0 ? "--" : "  ";
    }

    Ink ground_ink(HexId hex) const {
        if (board_.terrain[hex.raw] == Terrain::Village) return Ink::House;
        return board_.terrain[hex.raw] == Terrain::Wood ? Ink::Tree : Ink::Ground;
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

    static std::string_view first_letter(std::string_view word) {
        std::size_t end = 1;
        while (end < word.size() && (static_cast<unsigned char>(word[end]) & 0xC0U) == 0x80U) ++end;
        return word.substr(0, end);
    }

    void draw_beyond() {
        std::string names;
        for (std::uint8_t i = 0; i < kUnits; ++i) {
            const Unit& unit = state_.units[UnitId{i}];
            if (unit.status != Status::Beyond || !board_.grid.exists(unit.at)) continue;
            names += (names.empty() ? "" : ", ") + board_.units[i].name + " (" +
                     std::string(board_.grid.name(unit.at)) + ")";
        }
        if (!names.empty()) out_ += "Beyond the edge: " + names + "\n";
    }

    void write(std::string_view words, Ink ink, HexId hex) {
        if (!colour_) {
            out_ += words;
            return;
        }
        // One escape for a run of equal looks: half the bytes over a slow line.
        std::string look = "0";
        if (hex != kNoHex) {
            look += ';';
            look += background(board_.level[hex.raw]);
            look += ';';
            look += letters(ink);
        }
        if (look != look_) out_ += "\x1b[" + look + "m";
        look_ = look;
        out_ += words;
    }

    void end_line() {
        if (colour_ && !look_.empty()) out_ += "\x1b[0m";
        look_.clear();
        while (!colour_ && out_.ends_with(' ')) out_.pop_back();
        out_ += '\n';
    }

    const Board& board_;
    const State& state_;
    bool colour_;
    UnitSet highlighted_;
    bool even_down_ = true;
    std::vector<Stack> stacks_;
    std::string out_;
    std::string look_;
};

}  // namespace

std::string draw_map_terminal(const Board& board, const State& state, bool colour,
                              UnitSet highlighted) {
    return TerminalMap(board, state, colour, highlighted).draw();
}

}  // namespace levee::neerwinden
