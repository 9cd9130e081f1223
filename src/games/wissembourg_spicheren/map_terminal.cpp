#include <array>
#include <vector>

#include "games/wissembourg_spicheren/map.h"
#include "maps/terminal/hex_stacks.h"

namespace levee::wissembourg_spicheren {

namespace {

constexpr std::string_view kFrenchLook = "1;38;5;231;48;5;25";
constexpr std::string_view kGermanLook = "1;38;5;231;48;5;238";
constexpr std::array<std::string_view, 6> kSixLevels{"48;5;151", "48;5;230", "48;5;223",
                                                     "48;5;180", "48;5;179", "48;5;137"};
constexpr maps::terminal::HexInks kTerminalInks{.levels = kSixLevels};

std::string_view look_of(Side side) { return side == Side::French ? kFrenchLook : kGermanLook; }

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

maps::terminal::CounterSign sign_of(const Board& board, const State& s, UnitId id, bool marked) {
    const Unit& unit = s.units[id];
    const int state = (unit.disorganised ? 1 : 0) + (unit.losses > 0 ? 2 : 0);
    return {
        .arm = index(board.arm[id.raw]),
        .strength = unit.disorganised ? board.combat_disorganised[id.raw] : board.combat[id.raw],
        .facing = unit.facing,
        .state = " ',!"[state],
        .marked = marked,
        .look = look_of(board.side[id.raw])};
}

// Infantry and cavalry lie above artillery.
std::vector<maps::terminal::HexStack> stacks_of(const Board& board, const State& s,
                                                UnitSet highlighted) {
    const Battle& battle = board.battle(s.battle);
    std::vector<maps::terminal::HexStack> stacks(battle.grid.size());
    const auto belongs = [&](HexId hex, Side side) -> auto& {
        stacks[hex.raw].owner = side == Side::French ? "F" : "G";
        stacks[hex.raw].look = look_of(side);
        return stacks[hex.raw];
    };
    for (const Arm arm : {Arm::Infantry, Arm::Cavalry, Arm::Artillery})
        for (const UnitId id : board.arm_units[index(arm)] & battle.units) {
            const Unit& unit = s.units[id];
            if (unit.status != Status::OnMap || !battle.has.has(unit.at)) continue;
            belongs(unit.at, board.side[id.raw])
                .counters.push_back(sign_of(board, s, id, highlighted.has(id)));
        }
    for (const CommanderId id : battle.commanders) {
        const Commander& commander = s.commanders[id];
        if (commander.status != Status::OnMap || !battle.has.has(commander.at)) continue;
        auto& stack = belongs(commander.at, board.card(id).side);
        stack.commander = true;
        stack.alone = "&";
    }
    for (std::size_t i = 0; i < s.decoys.at.size(); ++i) {
        const HexId at = s.decoys.at[i];
        if (s.decoys.shown || !battle.has.has(at)) continue;
        if (stacks[at.raw].counters.empty()) belongs(at, Side::German);
        // 13.1.6: the true one, for eyes that may know.
        stacks[at.raw].alone = s.decoys.truth == i ? "13" : "?";
    }
    return stacks;
}

// Two wide.
std::string objective(const Board& board, const State& s, HexId hex) {
    const Battle& battle = board.battle(s.battle);
    const std::uint8_t at = battle.objective_at[hex.raw];
    if (at >= battle.objectives.size()) return "  ";
    std::size_t place = 0;
    for (const HexId other : battle.objectives[at].hexes) {
        if (other == hex) break;
        ++place;
    }
    const bool german = s.control[at][place] == Control::German;
    return (german ? "☆" : "★") + std::to_string(battle.objectives[at].points);
}

// The hour, and what can still be drawn (4.B).
std::string moment(const Board& board, const State& s, engine::Language language) {
    constexpr engine::Sentence kTurn{"Turn ", "Tour "};
    constexpr engine::Sentence kNight{", night", ", nuit"};
    constexpr engine::Sentence kCup{". In the cup: ", ". Dans le gobelet : "};
    constexpr engine::Sentence kNothing{"nothing", "rien"};
    const Battle& battle = board.battle(s.battle);
    std::string left;
    for (const MarkerId m : s.cup)
        left += (left.empty() ? "" : ", ") + std::string(board.card(m).name.in(language));
    if (left.empty()) left = kNothing.in(language);
    return std::string(kTurn.in(language)) + std::to_string(s.turn) + ", " +
           std::to_string(battle.hour(s.turn)) + ".00" +
           std::string(battle.is_night(s.turn) ? kNight.in(language) : "") +
           std::string(kCup.in(language)) + left + ".";
}

}  // namespace

std::string draw_map_terminal(const Board& board, const State& state, bool colour,
                              UnitSet highlighted, engine::Language language) {
    maps::terminal::StackMap map(plan_of(board.battle(state.battle)), colour, kTerminalInks);
    map.draw(
        stacks_of(board, state, highlighted),
        [&](HexId hex) { return objective(board, state, hex); }, " ");
    map.pen().plain(kKey.in(language));
    map.pen().plain(colour ? "" : kLevel.in(language));
    map.pen().plain(".\n" + moment(board, state, language) + "\n");
    return map.pen().take();
}

}  // namespace levee::wissembourg_spicheren
