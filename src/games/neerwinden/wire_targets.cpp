// What a person points at for an action, and the other way round.
#include "games/neerwinden/rules/internal.h"
#include "games/neerwinden/verbs.h"
#include "games/neerwinden/wire.h"

namespace levee::neerwinden {

namespace {

struct Hand {
    using Counters = neerwinden::Counters;

    static Counters::Name in_question(const State& s) {
        if (s.depth == 0) return {};
        const Frame& f = top(s);
        if (f.unit.raw < kUnits) return {.unit = f.unit};
        if (f.commander.raw < kCommanders) return {.commander = f.commander};
        return {};
    }
    // All units of a hex turn together in a reaction (5.3).
    static UnitId turning(const State& s, const Action& a) {
        return a.verb == Verb::Turn ? first_at(s, a.hex) : in_question(s).unit;
    }
    static const maps::HexGrid& grid(const Board& board, const State& /*s*/) { return board.grid; }
    static std::string cost(int points) { return std::to_string(points); }
};

}  // namespace

engine::Target target(const Rules& rules, const State& s, const Action& action) {
    return maps::target<Hand>(rules, s, action);
}

std::optional<Action> aimed(const Rules& rules, const State& s, const Action& action,
                            std::string_view piece, std::string_view space) {
    return maps::aimed<Hand>(rules, s, action, piece, space);
}

std::string step_space(const Board& board, const Action& action) {
    return maps::step_space(board, action);
}

std::string moving_from(const Board& board, const State& s) {
    return maps::moving_from<Hand>(board, s);
}

}  // namespace levee::neerwinden
