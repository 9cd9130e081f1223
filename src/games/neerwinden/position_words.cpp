#include "games/neerwinden/position_words.h"

#include "games/neerwinden/position.h"
#include "games/neerwinden/rules/internal.h"

namespace levee::neerwinden {

namespace {

constexpr int kMostVictoryPoints = 60;

const Board& board_of(const Position& p) { return p.rules.board(); }
const std::string& name_of(const Position& p, UnitId u) { return board_of(p).card(u).name; }

void place_unit(Position& p, Arguments& a) {
    const UnitId unit = unit_in(board_of(p), a, 1);
    const HexId hex = maps::hex_in(board_of(p).grid, a, 2);
    const Direction facing = facing_in(a, 3);
    const Level level = a.size() == 5 ? level_in(a, 4) : Level::Good;
    if (a.failed()) return;
    if (p.s.units[unit].status == Status::Gone)
        return a.wrong(name_of(p, unit) + " has been destroyed");
    if (held_by(board_of(p), p.s, hex, enemy_of(board_of(p).side[unit.raw])))
        return a.wrong("an enemy unit is in " + a[2]);
    put(board_of(p), p.s, unit, hex, facing, level);
}

void place_commander(Position& p, Arguments& a) {
    const CommanderId commander = commander_in(board_of(p), a, 1);
    const HexId hex = maps::hex_in(board_of(p).grid, a, 2);
    if (!a.failed()) put(board_of(p), p.s, commander, hex);
}

void set_losses(Position& p, Arguments& a) {
    const UnitId unit = unit_in(board_of(p), a, 1);
    const int steps = a.number(2, 0, (board_of(p).unit_strength[unit.raw] + 1) / 2);
    if (a.failed()) return;
    Unit& counter = p.s.units[unit];
    if (counter.status == Status::Gone && 2 * steps < board_of(p).unit_strength[unit.raw])
        return a.wrong(name_of(p, unit) + " has been destroyed");
    Formation& formation = p.s.formations[board_of(p).formation[unit.raw]];
    formation.losses = static_cast<std::uint8_t>(formation.losses + steps - counter.losses);
    counter.losses = static_cast<std::uint8_t>(steps);
}

void set_harnessed(Position& p, Arguments& a) {
    const UnitId unit = unit_in(board_of(p), a, 1);
    if (a.failed()) return;
    if (board_of(p).arm[unit.raw] != Arm::Artillery)
        return a.wrong(name_of(p, unit) + " is no artillery");
    p.s.harnessed.add(unit);
}

void set_non_commanded(Position& p, Arguments& a) {
    const UnitId unit = unit_in(board_of(p), a, 1);
    if (!a.failed()) p.s.no_command.add(unit);
}

void lose(Position& p, Arguments& a) {
    const UnitId unit = unit_in(board_of(p), a, 1);
    if (a.failed()) return;
    if (!on_map(p.s, unit)) return a.wrong(name_of(p, unit) + " is not on the map");
    Play play{board_of(p), p.s, p.told};
    lose_step(play, unit, "1.7");
}

void disorganise_unit(Position& p, Arguments& a) {
    const UnitId unit = unit_in(board_of(p), a, 1);
    if (a.failed()) return;
    if (!on_map(p.s, unit)) return a.wrong(name_of(p, unit) + " is not on the map");
    if (routed(p.s, unit)) return a.wrong(name_of(p, unit) + " is routed already");
    Play play{board_of(p), p.s, p.told};
    disorganise(play, unit, "1.5");
}

void set_order(Position& p, Arguments& a) {
    const FormationId formation = formation_in(board_of(p), a, 1);
    const Order order = order_in(a, 2);
    if (!a.failed()) give_order(p.s, formation, order);
}

void set_control(Position& p, Arguments& a) {
    const std::size_t star = star_in(board_of(p), a, 1);
    const Control control = control_in(a, 2);
    if (!a.failed()) p.s.control[star] = control;
}

void set_victory_points(Position& p, Arguments& a) {
    p.s.vp = static_cast<std::int8_t>(victory_points_in(a));
}

void set_turn(Position& p, Arguments& a) {
    const int last = board_of(p).scenarios[p.s.scenario].turns;
    p.s.turn = static_cast<std::uint8_t>(a.number(1, 1, last));
}

// --- play begins --------------------------------------------------------------------------------

void begin_segment(Position& p, Arguments& a) {
    static constexpr std::array<std::string_view, 2> kSegments{"movement", "combat"};
    const std::size_t which = a.one_of(1, kSegments, "segment");
    const FormationId formation = formation_in(board_of(p), a, 2);
    if (a.failed()) return;
    if (!formation_lives(board_of(p), p.s, formation))
        return a.wrong("no unit of " + board_of(p).card(formation).name + " is in play");
    if (which == 0)
        start_movement(p.rules, p.s, formation);
    else
        start_combat(p.rules, p.s, formation);
}

void begin_with(Position& p, Arguments& a) {
    enum At : std::uint8_t { kTurn, kGame, kOrderChanges, kActivations };
    static constexpr std::array<std::string_view, 4> kPoints{"turn", "game", "order-changes",
                                                             "activations"};
    const auto point = static_cast<At>(a.one_of(1, kPoints, "point of the sequence of play"));
    const bool of_side = point == kOrderChanges || point == kActivations;
    if (!a.failed() && of_side != (a.size() == 3))
        a.wrong("begin " + std::string(kPoints[point]) +
                (of_side ? " wants a side" : " wants nothing else"));
    const Side side = !a.failed() && of_side ? side_in(a, 2) : Side::French;
    if (a.failed()) return;
    switch (point) {
        case kTurn:
            return start_turn(p.rules, p.s);
        case kGame:
            if (p.s != empty_position(board_of(p), p.options))
                return a.wrong("a new game is set up by the rules: no other line stands before it");
            p.s = p.rules.new_game(p.options, p.told);
            return;
        case kOrderChanges:
            return start_order_changes(p.rules, p.s, side);
        case kActivations:
            return start_activations(p.rules, p.s, side);
    }
}

constexpr std::array kPositionWords{
    PositionWord{"place", "place UNIT HEX FACING [LEVEL]", 4, 5, place_unit},
    PositionWord{"commander", "commander NAME HEX", 3, 3, place_commander},
    PositionWord{"order", "order FORMATION ORDER", 3, 3, set_order},
    PositionWord{"losses", "losses UNIT STEPS", 3, 3, set_losses},
    PositionWord{"harnessed", "harnessed UNIT", 2, 2, set_harnessed},
    PositionWord{"non-commanded", "non-commanded UNIT", 2, 2, set_non_commanded},
    PositionWord{"lose", "lose UNIT", 2, 2, lose},
    PositionWord{"disorganise", "disorganise UNIT", 2, 2, disorganise_unit},
    PositionWord{"control", "control HEX SIDE", 3, 3, set_control},
    PositionWord{"vp", "vp [SIDE] POINTS", 2, 3, set_victory_points},
    PositionWord{"turn", "turn NUMBER", 2, 2, set_turn},
    PositionWord{"segment", "segment movement|combat FORMATION", 3, 3, begin_segment, true},
    PositionWord{"begin", "begin turn|game|order-changes SIDE|activations SIDE", 2, 3, begin_with,
                 true},
};

}  // namespace

std::span<const PositionWord> position_words() { return kPositionWords; }

engine::Result<State> position(const Rules& rules, const Options& options,
                               std::span<const std::string> lines) {
    State s = empty_position(rules.board(), options);
    Position p{rules, options, s};
    return engine::position_lines::position_of(position_words(), p, lines, rules, s,
                                               await_initiative);
}

// --- words --------------------------------------------------------------------------------------

UnitId unit_in(const Board& board, Arguments& a, std::size_t i) {
    return a.card<UnitId>(i, board.units, "unit");
}
CommanderId commander_in(const Board& board, Arguments& a, std::size_t i) {
    return a.card<CommanderId>(i, board.commanders, "commander");
}
FormationId formation_in(const Board& board, Arguments& a, std::size_t i) {
    return a.card<FormationId>(i, board.formations, "formation");
}
std::size_t star_in(const Board& board, Arguments& a, std::size_t i) {
    const HexId hex = maps::hex_in(board.grid, a, i);
    if (hex == kNoHex) return 0;
    const std::uint8_t star = board.star_index[hex.raw];
    if (star < kStarHexes) return star;
    a.wrong(a[i] + " has no star");
    return 0;
}
Level level_in(Arguments& a, std::size_t i) {
    return static_cast<Level>(a.one_of(i, spelled::kLevels, "level"));
}
Order order_in(Arguments& a, std::size_t i) {
    return static_cast<Order>(a.one_of(i, spelled::kOrders, "order"));
}
Side side_in(Arguments& a, std::size_t i) {
    return static_cast<Side>(a.one_of(i, std::span(spelled::kControls).subspan(1), "side"));
}
Control control_in(Arguments& a, std::size_t i) {
    return static_cast<Control>(a.one_of(i, spelled::kControls, "side"));
}
int victory_points_in(Arguments& a) {
    if (a.size() == 2) return a.number(1, -kMostVictoryPoints, kMostVictoryPoints);
    const int sign = side_in(a, 1) == Side::French ? 1 : -1;
    return sign * a.number(2, 0, kMostVictoryPoints);
}

}  // namespace levee::neerwinden
