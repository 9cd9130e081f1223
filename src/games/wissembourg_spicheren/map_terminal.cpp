#include "games/wissembourg_spicheren/map_terminal.h"

#include <algorithm>
#include <array>
#include <vector>

#include "games/wissembourg_spicheren/map_drawing.h"
#include "maps/terminal/hex_map.h"

namespace levee::wissembourg_spicheren {

namespace {

constexpr std::string_view kFrenchLook = "1;38;5;231;48;5;25";
constexpr std::string_view kGermanLook = "1;38;5;231;48;5;238";
constexpr std::string_view kMarkedLook = "1;38;5;16;48;5;214";
constexpr std::string_view kStarLook = "1;38;5;20";
constexpr std::array<std::string_view, 6> kSixLevels{"48;5;151", "48;5;230", "48;5;223",
                                                     "48;5;180", "48;5;179", "48;5;137"};
constexpr maps::terminal::HexInks kTerminalInks{.levels = kSixLevels};

std::string_view look_of(Side side) { return side == Side::French ? kFrenchLook : kGermanLook; }
std::string_view letter_of(Side side) { return side == Side::French ? "F" : "G"; }

constexpr engine::Sentence kKey{
    "F French, G German, + a further unit of the hex; i infantry, c cavalry, a artillery (capital: "
    "a "
    "commander is there),\n"
    "then combat value and facing; ' disorganised, , steps lost, ! both; & a commander, ? a marker "
    "face down (13: the division, for who knows).\n"
    "≈ river, ~ stream, ╪ bridge along a hexside. # village, ▪ hamlet, ♜ castle, ♣ wood, = road, - "
    "path, + railway,\n"
    "★ objective in French and ☆ in German hands, with its points",
    "F Français, G Allemands, + autre unité de l'hexagone ; i infanterie, c cavalerie, a "
    "artillerie "
    "(majuscule : un chef y est),\n"
    "puis combat et orientation ; ' désorganisée, , pas perdus, ! les deux ; & un chef, ? un "
    "marqueur caché (13 : la division, pour qui le sait).\n"
    "≈ rivière, ~ ruisseau, ╪ pont sur un côté. # village, ▪ hameau, ♜ château, ♣ bois, = route, - "
    "chemin, + voie ferrée,\n"
    "★ objectif aux Français et ☆ aux Allemands, avec ses points"};
constexpr engine::Sentence kLevel{"; the other figure is the level",
                                  "; l'autre chiffre est le niveau"};

// What is on a hex.
struct Stack {
    std::vector<UnitId> units;  // infantry and cavalry before artillery
    bool commander = false;
    bool face_down = false;
    bool division = false;  // 13.1.6: the true one, for eyes that may know
    Side side{};

    bool empty() const { return units.empty() && !commander && !face_down; }
};

class TerminalMap {
 public:
    TerminalMap(const Board& board, const State& state, bool colour, UnitSet highlighted)
        : board_(board),
          battle_(board.battle(state.battle)),
          state_(state),
          highlighted_(highlighted),
          map_(plan_of(battle_), colour, kTerminalInks) {}

    std::string draw(engine::Language language) {
        place_pieces();
        map_.draw([this](HexId hex, bool upper) {
            if (upper)
                draw_upper(hex, stacks_[hex.raw]);
            else
                draw_lower(hex, stacks_[hex.raw]);
        });
        map_.pen().plain(kKey.in(language));
        map_.pen().plain(map_.pen().colour() ? "" : kLevel.in(language));
        map_.pen().plain(".\n" + moment(language) + "\n");
        return map_.pen().take();
    }

 private:
    // The hour, and what can still be drawn (4.B).
    std::string moment(engine::Language language) const {
        constexpr engine::Sentence kTurn{"Turn ", "Tour "};
        constexpr engine::Sentence kNight{", night", ", nuit"};
        constexpr engine::Sentence kCup{". In the cup: ", ". Dans le gobelet : "};
        constexpr engine::Sentence kNothing{"nothing", "rien"};
        std::string left;
        for (const MarkerId m : state_.cup)
            left += (left.empty() ? "" : ", ") + std::string(board_.card(m).name.in(language));
        if (left.empty()) left = kNothing.in(language);
        return std::string(kTurn.in(language)) + std::to_string(state_.turn) + ", " +
               std::to_string(battle_.hour(state_.turn)) + ".00" +
               std::string(battle_.is_night(state_.turn) ? kNight.in(language) : "") +
               std::string(kCup.in(language)) + left + ".";
    }

    void place_pieces() {
        stacks_.assign(battle_.grid.size(), {});
        for (const Arm arm : {Arm::Infantry, Arm::Cavalry, Arm::Artillery})
            for (const UnitId id : board_.arm_units[index(arm)] & battle_.units) {
                const Unit& unit = state_.units[id];
                if (unit.status != Status::OnMap || !battle_.has.has(unit.at)) continue;
                stacks_[unit.at.raw].units.push_back(id);
                stacks_[unit.at.raw].side = board_.side[id.raw];
            }
        for (const CommanderId id : battle_.commanders) {
            const Commander& commander = state_.commanders[id];
            if (commander.status != Status::OnMap || !battle_.has.has(commander.at)) continue;
            stacks_[commander.at.raw].commander = true;
            stacks_[commander.at.raw].side = board_.card(id).side;
        }
        for (std::size_t i = 0; i < state_.decoys.at.size(); ++i) {
            const HexId at = state_.decoys.at[i];
            if (state_.decoys.shown || !battle_.has.has(at)) continue;
            stacks_[at.raw].face_down = true;
            stacks_[at.raw].division = state_.decoys.truth == i;
            if (stacks_[at.raw].units.empty()) stacks_[at.raw].side = Side::German;
        }
    }

    // Without colours a mark stands where the water of a hexside would.
    void draw_edge(HexId hex, Direction d, bool marked) {
        if (marked && !map_.pen().colour())
            map_.write("<", kTerminalInks.water, hex);
        else
            map_.water(hex, d);
    }

    void draw_upper(HexId hex, const Stack& stack) {
        bool marked = false;
        if (!stack.units.empty()) {
            marked = highlighted_.has(stack.units.front());
            draw_unit(stack.units.front(), letter_of(stack.side), stack.commander,
                      map_.water_sign(hex, Direction::N));
        } else if (!stack.empty()) {
            const std::string sign =
                std::string(letter_of(stack.side)) + (stack.division    ? " 13 "
                                                      : stack.face_down ? " ?  "
                                                                        : " &  ");
            map_.write(sign, look_of(stack.side), hex);
        } else {
            map_.number(hex);
            map_.water(hex, Direction::N);
        }
        draw_edge(hex, Direction::NE, marked);
    }

    void draw_lower(HexId hex, const Stack& stack) {
        bool marked = false;
        if (stack.units.size() > 1) {
            marked = highlighted_.has(stack.units[1]);
            draw_unit(stack.units[1], "+", stack.commander, stack.units.size() > 2 ? "+" : " ");
        } else if (!stack.empty()) {
            map_.number(hex);
            const std::string sign = objective(hex);
            if (sign.empty())
                map_.ground(hex, 1);
            else
                map_.write(maps::terminal::first_letter(sign), kStarLook, hex);
        } else {
            map_.ground(hex, 2);
            const std::string sign = objective(hex);
            map_.write(sign.empty() ? "  " : sign, kStarLook, hex);
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
        const int combat =
            unit.disorganised ? board_.combat_disorganised[id.raw] : board_.combat[id.raw];
        std::string sign(first);
        sign += (commander ? "ICA" : "ica")[index(board_.arm[id.raw])];
        sign += combat < 10 ? std::to_string(combat) : "+";
        sign += kArrows[static_cast<std::size_t>(unit.facing) % 6];
        const int state = (unit.disorganised ? 1 : 0) + (unit.losses > 0 ? 2 : 0);
        if (state == 0) {
            map_.write(sign, look, unit.at);
            map_.write(spare, kTerminalInks.water, unit.at);
        } else {
            map_.write(sign + " ',!"[state], look, unit.at);
        }
    }

    // Two wide, or empty.
    std::string objective(HexId hex) const {
        const std::uint8_t at = battle_.objective_at[hex.raw];
        if (at >= battle_.objectives.size()) return {};
        std::size_t place = 0;
        for (const HexId other : battle_.objectives[at].hexes) {
            if (other == hex) break;
            ++place;
        }
        const bool german = state_.control[at][place] == Control::German;
        return (german ? "☆" : "★") + std::to_string(battle_.objectives[at].points);
    }

    const Board& board_;
    const Battle& battle_;
    const State& state_;
    UnitSet highlighted_;
    maps::terminal::HexMap map_;
    std::vector<Stack> stacks_;
};

}  // namespace

std::string draw_map_terminal(const Board& board, const State& state, bool colour,
                              UnitSet highlighted, engine::Language language) {
    return TerminalMap(board, state, colour, highlighted).draw(language);
}

}  // namespace levee::wissembourg_spicheren
