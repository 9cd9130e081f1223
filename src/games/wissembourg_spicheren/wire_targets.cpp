// What a person points at for an action, and the other way round.
#include "games/wissembourg_spicheren/rules/internal.h"
#include "games/wissembourg_spicheren/wire.h"

namespace levee::wissembourg_spicheren {

Counters::Name Hand::in_question(const State& s) {
    if (s.depth == 0) return {};
    const Frame& f = top(s);
    switch (f.business) {
        case Business::Move:
        case Business::Facing:
        case Business::Retreat:
        case Business::Shot:
            return {.unit = f.unit};
        case Business::Ride:
            return {.commander = f.commander};
        default:
            return {};
    }
}

UnitId Hand::turning(const State& s, const Action& /*a*/) {
    const UnitId unit = in_question(s).unit;
    return unit.raw < kUnits && on_map(s, unit) ? unit : kNoUnit;
}

UnitId Hand::on_top(const State& s, HexId hex) { return first_at(s, hex); }

const maps::HexGrid& Hand::grid(const Board& board, const State& s) {
    return battle_of(board, s).grid;
}

}  // namespace levee::wissembourg_spicheren
