// What a person points at for an action, and the other way round.
#include "games/neerwinden/rules/internal.h"
#include "games/neerwinden/wire.h"

namespace levee::neerwinden {

Counters::Name Hand::in_question(const State& s) {
    if (s.depth == 0) return {};
    const Frame& f = top(s);
    if (f.unit.raw < kUnits) return {.unit = f.unit};
    if (f.commander.raw < kCommanders) return {.commander = f.commander};
    return {};
}

// All units of a hex turn together in a reaction (5.3).
UnitId Hand::turning(const State& s, const Action& a) {
    const UnitId unit = a.verb == Verb::Turn ? first_at(s, a.hex) : in_question(s).unit;
    return unit.raw < kUnits && on_map(s, unit) ? unit : kNoUnit;
}

UnitId Hand::on_top(const State& s, HexId hex) { return first_at(s, hex); }

const maps::HexGrid& Hand::grid(const Board& board, const State& /*s*/) { return board.grid; }

}  // namespace levee::neerwinden
