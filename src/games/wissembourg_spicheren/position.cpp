// What a seat can see of a position, a position that it cannot tell from the true one, and
// positions made by hand.
#include "games/wissembourg_spicheren/position.h"

#include "games/wissembourg_spicheren/rules/internal.h"
#include "games/wissembourg_spicheren/rules/steps.h"

namespace levee::wissembourg_spicheren {

namespace {

// 13.1.6: as long as both markers lie there, only the Germans know.
bool is_secret(const State& s) {
    return s.decoys.truth != kUnsettled && s.decoys.at[0] != kNoHex && s.decoys.at[1] != kNoHex;
}

}  // namespace

State Rules::view(const State& s, engine::SeatId seat) const {
    State seen = s;
    if (seat.raw != index(Side::German) && is_secret(s)) seen.decoys.truth = kHidden;
    return seen;
}

// The view, filled: it looks at nothing else, so that it cannot cheat.
State Rules::resample(const State& s, engine::SeatId seat, engine::Random& random) const {
    State twin = view(s, seat);
    if (twin.decoys.truth == kHidden)
        twin.decoys.truth = static_cast<std::uint8_t>(random.below(2));
    return twin;
}

// --- positions made by hand ---------------------------------------------------------------------

State empty_position(const Board& board, const Options& options) {
    State s = Rules{board}.new_game(
        {.battle = options.battle, .variations = options.variations, .automatic_set_up = false});
    while (s.depth > 0) pop(s);
    // Who is not named stays away, so that nobody arrives unasked.
    for (Unit& unit : s.units) unit.status = Status::NotInPlay;
    for (Commander& commander : s.commanders) commander.status = Status::NotInPlay;
    return s;
}

void put(const Board& board, State& s, UnitId unit, HexId at, Direction facing, bool disorganised) {
    if (on_map(s, unit)) pick_up(board, s, unit);
    s.units[unit].facing = facing;
    s.units[unit].disorganised = disorganised;
    set_down(board, s, unit, at);
}

namespace {

void drop_business(const Rules& rules, State& s) {
    while (s.depth > 0) pop(s);
    s.active.clear();
    s.commanded.clear();
    rules.rebuild(s);
}

void start(const Rules& rules, State& s, std::uint8_t step) {
    drop_business(rules, s);
    push(s, {.business = Business::Turn, .step = step});
    Play p{rules.board(), s, nullptr};
    run(p);
}

void push_activation(const Rules& rules, State& s, FormationId formation, std::uint8_t step) {
    drop_business(rules, s);
    push(s, {.business = Business::Turn, .step = TurnStep::kRally});
    push(s, {.business = Business::Operations, .step = OperationsStep::kDraw});
    s.formations[formation].activated = true;
    s.cup.remove(rules.board().card(formation).marker);
    push(s, {.business = Business::Activation,
             .step = step,
             .side = rules.board().card(formation).side,
             .number = formation.raw});
}

bool commanders_on_map(const Board& board, const State& s, Side side) {
    for (const CommanderId c : battle_of(board, s).commanders)
        if (on_map(s, c) && board.card(c).side == side) return true;
    return false;
}

// The steps before it are over.
void start_step(const Rules& rules, State& s, FormationSet formations, std::uint8_t step) {
    push_activation(rules, s, formations.first(), step);
    s.active = formations;
    const Board& board = rules.board();
    const bool led = commanders_on_map(board, s, board.card(formations.first()).side);
    for (const FormationId f : formations) {
        s.commanders[board.card(f).hq].moved = false;
        s.formations[f].activated = true;
        if (led)
            s.commanded |= units_in_command(board, s, f);
        else
            for (const UnitId u : board.card(f).units)
                if (on_map(s, u)) s.commanded.add(u);
    }
    Play p{board, s, nullptr};
    run(p);
}

}  // namespace

void await_turn(const Rules& rules, State& s) {
    drop_business(rules, s);
    push(s, {.business = Business::Turn, .step = TurnStep::kBegin});
}

void start_turn(const Rules& rules, State& s) { start(rules, s, TurnStep::kBegin); }
void start_verification(const Rules& rules, State& s) { start(rules, s, TurnStep::kFirstChiefs); }
void start_operations(const Rules& rules, State& s) { start(rules, s, TurnStep::kOperations); }
void start_rally(const Rules& rules, State& s) { start(rules, s, TurnStep::kRally); }
void start_end(const Rules& rules, State& s) { start(rules, s, TurnStep::kEnd); }

void start_activation(const Rules& rules, State& s, FormationId formation) {
    push_activation(rules, s, formation, ActivationStep::kDecide);
}
void start_barrage(const Rules& rules, State& s, FormationSet formations) {
    start_step(rules, s, formations, ActivationStep::kBarrage);
}
void start_movement(const Rules& rules, State& s, FormationSet formations) {
    start_step(rules, s, formations, ActivationStep::kMovement);
}
void start_combat(const Rules& rules, State& s, FormationSet formations) {
    start_step(rules, s, formations, ActivationStep::kCombat);
}

}  // namespace levee::wissembourg_spicheren
