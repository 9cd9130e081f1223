// What a person points at for an action, and the other way round.
#include "games/wissembourg_spicheren/rules/internal.h"
#include "games/wissembourg_spicheren/verbs.h"
#include "games/wissembourg_spicheren/wire.h"

namespace levee::wissembourg_spicheren {

namespace {

struct Hand {
    using Counters = wissembourg_spicheren::Counters;

    static Counters::Name in_question(const State& s) {
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
    static UnitId turning(const State& s, const Action& /*a*/) { return in_question(s).unit; }
    static const maps::HexGrid& grid(const Board& board, const State& s) {
        return battle_of(board, s).grid;
    }
    static std::string cost(int points) { return words::points(points); }
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

}  // namespace levee::wissembourg_spicheren
