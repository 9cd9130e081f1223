#include "games/wissembourg_spicheren/position_words.h"

#include "games/wissembourg_spicheren/position.h"
#include "games/wissembourg_spicheren/rules/internal.h"

namespace levee::wissembourg_spicheren {

namespace {

constexpr int kMostVictoryPoints = 60;

const Board& board_of(const Position& p) { return p.rules.board(); }

bool of_battle(const Position& p, Arguments& a, UnitId u) {
    if (a.failed()) return false;
    if (battle_of(board_of(p), p.s).units.has(u)) return true;
    a.wrong(board_of(p).card(u).name + " fights in the other battle");
    return false;
}
bool of_battle(const Position& p, Arguments& a, CommanderId c) {
    if (a.failed()) return false;
    if (battle_of(board_of(p), p.s).commanders.has(c)) return true;
    a.wrong(board_of(p).card(c).name + " fights in the other battle");
    return false;
}
bool of_battle(const Position& p, Arguments& a, FormationId f) {
    if (a.failed()) return false;
    if (battle_of(board_of(p), p.s).formations.has(f)) return true;
    a.wrong(board_of(p).card(f).name.en + " fights in the other battle");
    return false;
}
// A hex of the map that is played on.
HexId map_hex(const Position& p, Arguments& a, std::size_t i) {
    const HexId hex = maps::hex_in(board_of(p).grid, a, i);
    if (hex == kNoHex || battle_of(board_of(p), p.s).has.has(hex)) return hex;
    a.wrong("there is no hex " + a[i] + " on the map of this battle");
    return kNoHex;
}

// --- pieces -------------------------------------------------------------------------------------

void place_unit(Position& p, Arguments& a) {
    const UnitId unit = unit_in(board_of(p), a, 1);
    const HexId hex = map_hex(p, a, 2);
    const Direction facing = facing_in(a, 3);
    static constexpr std::array<std::string_view, 2> kStates{"good", "disorganised"};
    const bool disorganised = a.size() == 5 && a.one_of(4, kStates, "state") == 1;
    if (!of_battle(p, a, unit)) return;
    if (p.s.units[unit].status == Status::Lost)
        return a.wrong(board_of(p).card(unit).name + " is eliminated");
    if (held_by(board_of(p), p.s, hex, enemy_of(board_of(p).side[unit.raw])))
        return a.wrong("an enemy unit is in " + a[2]);
    put(board_of(p), p.s, unit, hex, facing, disorganised);
}

void place_commander(Position& p, Arguments& a) {
    const CommanderId commander = commander_in(board_of(p), a, 1);
    const HexId hex = map_hex(p, a, 2);
    static constexpr std::array<std::string_view, 1> kReplaced{"replaced"};
    if (a.size() == 4) a.one_of(3, kReplaced, "state");
    if (!of_battle(p, a, commander)) return;
    if (held_by(board_of(p), p.s, hex, enemy_of(board_of(p).card(commander).side)))
        return a.wrong("an enemy unit is in " + a[2]);
    put(p.s, commander, hex);
    p.s.commanders[commander].replaced = a.size() == 4;
}

// Reinforcements: all that is not named stays away.
void to_come(Position& p, Arguments& a) {
    const Board& b = board_of(p);
    for (std::size_t i = 1; i < a.size(); ++i) {
        if (const auto unit = engine::notation::find(b.units, a[i])) {
            const UnitId u{static_cast<std::uint8_t>(unit.index)};
            if (!of_battle(p, a, u)) return;
            if (arrival_of(b, p.s, u) == nullptr) return a.wrong(a[i] + " does not arrive");
            if (on_map(p.s, u)) return a.wrong(a[i] + " is on the map");
            p.s.units[u].status = Status::ToCome;
            continue;
        }
        const CommanderId c = commander_in(b, a, i);
        if (!of_battle(p, a, c)) return;
        if (arrival_of(b, p.s, c) == nullptr) return a.wrong(a[i] + " does not arrive");
        if (on_map(p.s, c)) return a.wrong(a[i] + " is on the map");
        p.s.commanders[c].status = Status::ToCome;
    }
}

void gone(Position& p, UnitId u, Status status) {
    if (on_map(p.s, u)) pick_up(board_of(p), p.s, u);
    p.s.units[u] = {.status = status, .losses = p.s.units[u].losses};
}

void set_losses(Position& p, Arguments& a) {
    const UnitId unit = unit_in(board_of(p), a, 1);
    const int most = board_of(p).unit_steps[unit.raw];
    const int steps = a.number(2, 0, most);
    if (!of_battle(p, a, unit)) return;
    Unit& counter = p.s.units[unit];
    if (counter.status == Status::Lost && steps < most)
        return a.wrong(board_of(p).card(unit).name + " is eliminated");
    Formation& formation = p.s.formations[board_of(p).formation[unit.raw]];
    formation.losses = static_cast<std::uint8_t>(formation.losses + steps - counter.losses);
    counter.losses = static_cast<std::uint8_t>(steps);
    if (steps == most) gone(p, unit, Status::Lost);
}

void set_left(Position& p, Arguments& a) {
    const UnitId unit = unit_in(board_of(p), a, 1);
    static constexpr std::array<std::string_view, 1> kScored{"scored"};
    if (a.size() == 3) a.one_of(2, kScored, "word");
    if (!of_battle(p, a, unit)) return;
    if (p.s.units[unit].status == Status::Lost)
        return a.wrong(board_of(p).card(unit).name + " is eliminated");
    gone(p, unit, Status::Left);
    if (a.size() == 3) p.s.scored.add(unit);
}

void set_relieved(Position& p, Arguments& a) {
    const CommanderId commander = commander_in(board_of(p), a, 1);
    if (!of_battle(p, a, commander)) return;
    p.s.commanders[commander].status = Status::Left;
    p.s.commanders[commander].at = kNoHex;
}

void set_out_of_command(Position& p, Arguments& a) {
    const CommanderId commander = commander_in(board_of(p), a, 1);
    static constexpr std::array<std::string_view, 1> kFailed{"failed"};
    if (a.size() == 3) a.one_of(2, kFailed, "state");
    if (!of_battle(p, a, commander)) return;
    if (board_of(p).card(commander).is_chief()) return a.wrong("only HQs are out of command");
    p.s.commanders[commander].out_of_command = true;
    p.s.commanders[commander].failed = a.size() == 3;
}

void set_directed(Position& p, Arguments& a) {
    const UnitId unit = unit_in(board_of(p), a, 1);
    if (!of_battle(p, a, unit)) return;
    if (!on_map(p.s, unit)) return a.wrong(board_of(p).card(unit).name + " is not on the map");
    p.s.directed.add(unit);
}

void set_demoralised(Position& p, Arguments& a) {
    const FormationId formation = formation_in(board_of(p), a, 1);
    if (of_battle(p, a, formation)) p.s.formations[formation].demoralised = true;
}

void set_delays(Position& p, Arguments& a) {
    const FormationId formation = formation_in(board_of(p), a, 1);
    const int turns = a.number(2, 0, 12);
    if (of_battle(p, a, formation))
        p.s.formations[formation].delays = static_cast<std::uint8_t>(turns);
}

// --- the rest -----------------------------------------------------------------------------------

void set_control(Position& p, Arguments& a) {
    const HexId hex = map_hex(p, a, 1);
    const auto control = static_cast<Control>(a.one_of(2, spelled::kControls, "side"));
    if (a.failed()) return;
    const Battle& map = battle_of(board_of(p), p.s);
    const std::uint8_t objective = map.objective_at[hex.raw];
    if (objective >= map.objectives.size()) return a.wrong(a[1] + " is no objective");
    std::size_t place = 0;
    for (const HexId x : map.objectives[objective].hexes) {
        if (x == hex) break;
        ++place;
    }
    p.s.control[objective][place] = control;
}

void set_victory_points(Position& p, Arguments& a) {
    const Side side = side_in(a, 1);
    const int points = a.number(2, -kMostVictoryPoints, kMostVictoryPoints);
    if (!a.failed()) p.s.vp[index(side)] = static_cast<std::int8_t>(points);
}

void set_turn(Position& p, Arguments& a) {
    const int last = battle_of(board_of(p), p.s).last_turn(p.s.variations);
    p.s.turn = static_cast<std::uint8_t>(a.number(1, 1, last));
}

// 13.1.7: the turn in which he came.
void set_frossard(Position& p, Arguments& a) {
    p.s.frossard = static_cast<std::uint8_t>(a.number(1, 1, 12));
}
void set_castagny(Position& p, Arguments& a) {
    p.s.castagny = static_cast<std::uint8_t>(a.number(1, 1, 12));
}

void set_cup(Position& p, Arguments& a) {
    MarkerSet cup;
    for (std::size_t i = 1; i < a.size(); ++i) {
        const MarkerId marker = marker_in(board_of(p), a, i);
        if (a.failed()) return;
        if (!battle_of(board_of(p), p.s).markers.has(marker))
            return a.wrong(a[i] + " belongs to the other battle");
        cup.add(marker);
    }
    p.s.cup = cup;
}

void set_held(Position& p, Arguments& a) {
    const MarkerId marker = marker_in(board_of(p), a, 1);
    if (a.failed()) return;
    if (!battle_of(board_of(p), p.s).markers.has(marker))
        return a.wrong(a[1] + " belongs to the other battle");
    p.s.held = marker;
}

void set_activated(Position& p, Arguments& a) {
    const FormationId formation = formation_in(board_of(p), a, 1);
    if (of_battle(p, a, formation)) p.s.formations[formation].activated = true;
}

// 13.1.6: the first of the two hexes has the division.
void set_decoys(Position& p, Arguments& a) {
    const HexId division = map_hex(p, a, 1);
    const HexId decoy = a.size() == 3 ? map_hex(p, a, 2) : kNoHex;
    if (a.failed()) return;
    bool comes_hidden = false;
    for (const Arrival& arrival : battle_of(board_of(p), p.s).arrivals) {
        comes_hidden |= arrival.decoy;
        if (!arrival.decoy) continue;
        for (const UnitId u : arrival.units) p.s.units[u].status = Status::ToCome;
        for (const CommanderId c : arrival.commanders) p.s.commanders[c].status = Status::ToCome;
    }
    if (!comes_hidden) return a.wrong("nobody comes hidden in this battle");
    p.s.decoys = {.at = {division, decoy}, .truth = 0};
}

void lose(Position& p, Arguments& a) {
    const UnitId unit = unit_in(board_of(p), a, 1);
    if (!of_battle(p, a, unit)) return;
    if (!on_map(p.s, unit)) return a.wrong(board_of(p).card(unit).name + " is not on the map");
    if (steps_left(board_of(p), p.s, unit) < 2)
        return a.wrong(board_of(p).card(unit).name + " has no step to spare");
    Play play{board_of(p), p.s, p.told};
    lose_step(play, unit, "11.3");
}

// --- play begins --------------------------------------------------------------------------------

void begin_with(Position& p, Arguments& a) {
    static constexpr std::array<std::string_view, 6> kPoints{"turn",  "verification", "operations",
                                                             "rally", "end",          "game"};
    const std::size_t point = a.one_of(1, kPoints, "point of the sequence of play");
    if (a.failed()) return;
    switch (point) {
        case 0:
            return start_turn(p.rules, p.s);
        case 1:
            return start_verification(p.rules, p.s);
        case 2:
            return start_operations(p.rules, p.s);
        case 3:
            return start_rally(p.rules, p.s);
        case 4:
            return start_end(p.rules, p.s);
        default:
            if (p.s != empty_position(board_of(p), p.options))
                return a.wrong("a new game is set up by the rules: no other line stands before it");
            p.s = p.rules.new_game(p.options, p.told);
    }
}

void begin_step(Position& p, Arguments& a) {
    static constexpr std::array<std::string_view, 4> kSteps{"activation", "barrage", "movement",
                                                            "combat"};
    const std::size_t step = a.one_of(1, kSteps, "step of an activation");
    FormationSet formations;
    for (std::size_t i = 2; i < a.size(); ++i) {
        const FormationId f = formation_in(board_of(p), a, i);
        if (!of_battle(p, a, f)) return;
        if (!formation_in_play(board_of(p), p.s, f))
            return a.wrong("no unit of " + a[i] + " is in play");
        if (!formations.empty() &&
            board_of(p).card(formations.first()).side != board_of(p).card(f).side)
            return a.wrong("these formations are of two sides");
        formations.add(f);
    }
    if (a.failed()) return;
    if (step == 0 && formations.size() != 1) return a.wrong("one formation is activated");
    switch (step) {
        case 0:
            return start_activation(p.rules, p.s, formations.first());
        case 1:
            return start_barrage(p.rules, p.s, formations);
        case 2:
            return start_movement(p.rules, p.s, formations);
        default:
            return start_combat(p.rules, p.s, formations);
    }
}

constexpr std::size_t kAny = engine::position_lines::kAnyNumber;
constexpr std::array kPositionWords{
    PositionWord{"place", "place UNIT HEX FACING [good|disorganised]", 4, 5, place_unit},
    PositionWord{"commander", "commander NAME HEX [replaced]", 3, 4, place_commander},
    PositionWord{"to-come", "to-come PIECE...", 2, kAny, to_come},
    PositionWord{"losses", "losses UNIT STEPS", 3, 3, set_losses},
    PositionWord{"left", "left UNIT [scored]", 2, 3, set_left},
    PositionWord{"relieved", "relieved CHIEF", 2, 2, set_relieved},
    PositionWord{"out-of-command", "out-of-command HQ [failed]", 2, 3, set_out_of_command},
    PositionWord{"directed", "directed UNIT", 2, 2, set_directed},
    PositionWord{"demoralised", "demoralised FORMATION", 2, 2, set_demoralised},
    PositionWord{"delays", "delays FORMATION TURNS", 3, 3, set_delays},
    PositionWord{"activated", "activated FORMATION", 2, 2, set_activated},
    PositionWord{"control", "control HEX SIDE", 3, 3, set_control},
    PositionWord{"vp", "vp SIDE POINTS", 3, 3, set_victory_points},
    PositionWord{"turn", "turn NUMBER", 2, 2, set_turn},
    PositionWord{"frossard-since", "frossard-since TURN", 2, 2, set_frossard},
    PositionWord{"castagny-from", "castagny-from TURN", 2, 2, set_castagny},
    PositionWord{"cup", "cup [MARKER...]", 1, kAny, set_cup},
    PositionWord{"held", "held MARKER", 2, 2, set_held},
    PositionWord{"markers", "markers HEX [HEX]", 2, 3, set_decoys},
    PositionWord{"lose", "lose UNIT", 2, 2, lose},
    PositionWord{"begin", "begin turn|verification|operations|rally|end|game", 2, 2, begin_with,
                 true},
    PositionWord{"step", "step activation|barrage|movement|combat FORMATION [FORMATION]", 3, 4,
                 begin_step, true},
};

}  // namespace

std::span<const PositionWord> position_words() { return kPositionWords; }

engine::Result<State> position(const Rules& rules, const Options& options,
                               std::span<const std::string> lines) {
    State s = empty_position(rules.board(), options);
    Position p{rules, options, s};
    return engine::position_lines::position_of(position_words(), p, lines, rules, s, await_turn);
}

// --- words --------------------------------------------------------------------------------------

namespace {

// Formations and markers: by key, or by their name in either language.
template <class Id, class Cards>
Id named_in(const Cards& cards, Arguments& a, std::size_t i, const std::string& kind) {
    const std::string typed = engine::notation::folded(a[i]);
    for (std::size_t k = 0; k < cards.size(); ++k)
        if (typed == engine::notation::folded(cards[k].key) ||
            typed == engine::notation::folded(cards[k].name.en) ||
            typed == engine::notation::folded(cards[k].name.fr))
            return Id{static_cast<std::uint8_t>(k)};
    a.wrong("there is no " + kind + " " + a[i]);
    return Id{0};
}

}  // namespace

UnitId unit_in(const Board& board, Arguments& a, std::size_t i) {
    return a.card<UnitId>(i, board.units, "unit");
}
CommanderId commander_in(const Board& board, Arguments& a, std::size_t i) {
    return a.card<CommanderId>(i, board.commanders, "commander");
}
FormationId formation_in(const Board& board, Arguments& a, std::size_t i) {
    return named_in<FormationId>(board.formations, a, i, "formation");
}
MarkerId marker_in(const Board& board, Arguments& a, std::size_t i) {
    return named_in<MarkerId>(board.markers, a, i, "marker");
}
Side side_in(Arguments& a, std::size_t i) {
    return static_cast<Side>(a.one_of(i, std::span(spelled::kControls).subspan(1), "side"));
}

}  // namespace levee::wissembourg_spicheren
