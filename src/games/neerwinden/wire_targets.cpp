// What a person points at for an action, and the other way round.
#include <algorithm>

#include "engine/tables/pointing.h"
#include "engine/text/notation.h"
#include "games/neerwinden/rules/internal.h"
#include "games/neerwinden/text.h"
#include "games/neerwinden/verbs.h"
#include "games/neerwinden/wire.h"

namespace levee::neerwinden {

const std::string& piece_id(const Board& board, UnitId unit) {
    return engine::notation::name_to_write(board.card(unit), board.units);
}

const std::string& piece_id(const Board& board, CommanderId commander) {
    const CommanderCard& card = board.card(commander);
    const bool taken =
        std::ranges::any_of(board.units, [&](const auto& unit) { return unit.name == card.name; });
    return taken ? card.key : engine::notation::name_to_write(card, board.commanders);
}

std::string space_id(const Board& board, HexId hex) {
    if (hex == kOffMap || !board.grid.exists(hex)) return {};
    return std::string(std::string_view(board.grid.name(hex)));
}

PieceName find_piece(const Board& board, std::string_view id) {
    if (id.empty()) return {};
    for (std::uint8_t raw = 0; raw < kUnits; ++raw)
        if (piece_id(board, UnitId{raw}) == id) return {.unit = UnitId{raw}};
    for (std::uint8_t raw = 0; raw < kCommanders; ++raw)
        if (piece_id(board, CommanderId{raw}) == id) return {.commander = CommanderId{raw}};
    return {};
}

FormationId formation_of(const Board& board, PieceName piece) {
    if (piece.unit != kNoUnit) return board.card(piece.unit).formation;
    if (piece.commander != kNoCommander) return board.card(piece.commander).formation;
    return kNoFormation;
}

namespace {

// The piece that the decision is about; neither when there is none.
PieceName in_question(const State& s) {
    if (s.depth == 0) return {};
    const Frame& f = top(s);
    if (f.unit.raw < kUnits) return {.unit = f.unit};
    if (f.commander.raw < kCommanders) return {.commander = f.commander};
    return {};
}

std::string id_of(const Board& board, PieceName piece) {
    if (piece.unit.raw < kUnits) return piece_id(board, piece.unit);
    if (piece.commander.raw < kCommanders) return piece_id(board, piece.commander);
    return {};
}

// Whose new facing is asked for: all units of a hex turn together in a reaction (5.3).
UnitId turning(const State& s, const Action& a) {
    return a.verb == Verb::Turn ? first_at(s, a.hex) : in_question(s).unit;
}

// {cost} of a step is what the rules report.
std::string cost_of_step(const Rules& rules, const State& s, const Action& a) {
    State after = s;
    Events log;
    rules.apply(after, a, &log);
    int cost = 0;
    for (const Event& event : log) cost += fact_book().is_step(event.fact) ? event.a : 0;
    return std::to_string(cost);
}

}  // namespace

engine::Target target(const Rules& rules, const State& s, const Action& action) {
    const Board& board = rules.board();
    engine::Target target = engine::target_as_named(verb_book(), board, action);
    if (aim_of(action) == Aim::StepHex) {
        target.piece = id_of(board, in_question(s));
        if (action.verb == Verb::To) target.cost = cost_of_step(rules, s, action);
    } else if (aim_of(action) == Aim::Facing) {
        target = {};
        const UnitId unit = turning(s, action);
        if (unit.raw >= kUnits || !on_map(s, unit) || action.number > 5) return target;
        const auto direction = static_cast<Direction>(action.number);
        target.piece = piece_id(board, unit);
        target.space = space_id(board, board.grid.neighbour(s.units[unit].at, direction));
    } else if (action.verb == Verb::Halt) {
        target.piece = id_of(board, in_question(s));
    }
    return target;
}

std::optional<Action> aimed(const Rules& rules, const State& s, const Action& action,
                            std::string_view piece, std::string_view space) {
    const Board& board = rules.board();
    const HexId hex = space.empty() ? kNoHex : board.grid.parse(space);
    if (!space.empty() && hex == kNoHex) return {};
    // Of a step and of a facing the piece is the one in question; both are aimed at a hex.
    if (aim_of(action) != Aim::Named) {
        if (space.empty() || (!piece.empty() && id_of(board, in_question(s)) != piece)) return {};
        piece = {};
    }
    if (aim_of(action) == Aim::Facing) {
        const UnitId unit = turning(s, action);
        if (unit.raw >= kUnits || !on_map(s, unit)) return {};
        const auto direction = board.grid.direction(s.units[unit].at, hex);
        if (!direction) return {};
        Action faced = action;
        faced.number = static_cast<std::uint8_t>(*direction);
        return faced;
    }
    if (piece.empty() && !space.empty() && !engine::names_space(verb_book(), action)) {
        // Whoever stands on top is meant.
        const UnitId unit = first_at(s, hex);
        if (unit == kNoUnit) return {};
        return engine::aimed_as_named(verb_book(), board, action, piece_id(board, unit), {});
    }
    return engine::aimed_as_named(verb_book(), board, action, piece, space);
}

std::string step_space(const Board& board, const Action& action) {
    return action.verb == Verb::To ? space_id(board, action.hex) : std::string();
}

std::string moving_from(const Board& board, const State& s) {
    if (s.depth == 0) return {};
    if (top(s).business != Business::Move && top(s).business != Business::Ride) return {};
    const PieceName piece = in_question(s);
    if (piece.unit.raw < kUnits) return space_id(board, s.units[piece.unit].at);
    if (piece.commander.raw < kCommanders) return space_id(board, s.commanders[piece.commander].at);
    return {};
}

}  // namespace levee::neerwinden
