// What a person points at for an action, and the other way round.
#include <fmt/format.h>

#include "engine/text/notation.h"
#include "games/wissembourg_spicheren/facts.h"
#include "games/wissembourg_spicheren/rules/internal.h"
#include "games/wissembourg_spicheren/verbs.h"
#include "games/wissembourg_spicheren/wire.h"
#include "games/wissembourg_spicheren/wire_ids.h"

namespace levee::wissembourg_spicheren {

const std::string& piece_id(const Board& board, UnitId unit) {
    return engine::notation::name_to_write(board.card(unit), board.units);
}

const std::string& piece_id(const Board& board, CommanderId commander) {
    return engine::notation::name_to_write(board.card(commander), board.commanders);
}

std::string decoy_id(int marker) { return fmt::format("marker {}", marker); }

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
    for (const int marker : {1, 2})
        if (decoy_id(marker) == id) return {.decoy = marker};
    return {};
}

namespace {

bool nobody(const PieceName& piece) {
    return piece.unit == kNoUnit && piece.commander == kNoCommander && piece.decoy == 0;
}

// The piece that the decision is about; nobody when there is none.
PieceName in_question(const State& s) {
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

std::string id_of(const Board& board, const PieceName& piece) {
    if (piece.unit.raw < kUnits) return piece_id(board, piece.unit);
    if (piece.commander.raw < kCommanders) return piece_id(board, piece.commander);
    return piece.decoy != 0 ? decoy_id(piece.decoy) : std::string();
}

// {cost} of a step is what the rules report.
std::string cost_of_step(const Rules& rules, const State& s, const Action& a) {
    State after = s;
    Events log;
    rules.apply(after, a, &log);
    int cost = 0;
    for (const Event& event : log) cost += step_spent(event);
    return cost_text(cost);
}

std::optional<Action> aimed_at_piece(const Board& board, Action a, Aim aim,
                                     const PieceName& piece) {
    if (nobody(piece)) return {};
    switch (aim) {
        case Aim::Unit:
            if (piece.unit == kNoUnit) return {};
            a.unit = piece.unit;
            return a;
        case Aim::Commander:
            if (piece.commander == kNoCommander) return {};
            a.commander = piece.commander;
            return a;
        case Aim::Formation: {
            if (piece.decoy != 0) return {};
            const FormationId formation = piece.unit != kNoUnit
                                              ? board.card(piece.unit).formation
                                              : board.card(piece.commander).formation;
            if (formation == kNoFormation) return {};
            a.number = formation.raw;
            return a;
        }
        case Aim::PieceAndHex: {
            if (piece.decoy != 0) return {};
            // An attack and a retreat are a unit's, a coordination a commander's.
            const bool either = a.verb == Verb::Place || a.verb == Verb::Enter;
            const bool commands = a.verb == Verb::Coordinate;
            if (!either && commands != (piece.commander != kNoCommander)) return {};
            a.unit = piece.unit;
            a.commander = piece.commander;
            return a;
        }
        case Aim::MarkerStep:
            if (piece.decoy == 0) return {};
            a.number = static_cast<std::uint8_t>(piece.decoy);
            return a;
        default:
            return {};
    }
}

std::optional<Action> aimed_at_space(const Board& board, const State& s, Action a, Aim aim,
                                     HexId hex) {
    switch (aim) {
        case Aim::Hex:
        case Aim::StepHex:
        case Aim::PieceAndHex:
        case Aim::MarkerStep:
            a.hex = hex;
            return a;
        case Aim::Facing: {
            const UnitId unit = in_question(s).unit;
            if (unit.raw >= kUnits || !on_map(s, unit)) return {};
            const auto direction = board.grid.direction(s.units[unit].at, hex);
            if (!direction) return {};
            a.number = static_cast<std::uint8_t>(*direction);
            return a;
        }
        default:
            break;
    }
    // Whoever stands on top is meant.
    const UnitId unit = first_at(s, hex);
    if (unit == kNoUnit) return {};
    return aimed_at_piece(board, a, aim, {.unit = unit});
}

}  // namespace

engine::Target target(const Rules& rules, const State& s, const Action& action) {
    const Board& board = rules.board();
    engine::Target target;
    switch (aim_of(action)) {
        case Aim::Unit:
        case Aim::Commander:
            target.piece = id_of(board, {action.unit, action.commander});
            break;
        case Aim::PieceAndHex:
            target.piece = id_of(board, {action.unit, action.commander});
            target.space = space_id(board, action.hex);
            break;
        case Aim::Formation:
            if (action.number < kFormations)
                target.piece = piece_id(board, board.formations[action.number].hq);
            break;
        case Aim::Hex:
            target.space = space_id(board, action.hex);
            break;
        case Aim::MarkerStep:
            target.piece = decoy_id(action.number);
            target.space = space_id(board, action.hex);
            break;
        case Aim::StepHex:
            target.piece = id_of(board, in_question(s));
            target.space = space_id(board, action.hex);
            if (action.verb == Verb::To) target.cost = cost_of_step(rules, s, action);
            break;
        case Aim::Facing: {
            const UnitId unit = in_question(s).unit;
            if (unit.raw >= kUnits || !on_map(s, unit) || action.number > 5) break;
            target.piece = piece_id(board, unit);
            target.space =
                space_id(board, board.battle(s.battle).grid.neighbour(
                                    s.units[unit].at, static_cast<Direction>(action.number)));
            break;
        }
        case Aim::Nothing:
            if (action.verb == Verb::Halt) target.piece = id_of(board, in_question(s));
            break;
    }
    return target;
}

std::optional<Action> aimed(const Rules& rules, const State& s, const Action& action,
                            std::string_view piece, std::string_view space) {
    const Board& board = rules.board();
    const Aim aim = aim_of(action);
    const PieceName named = find_piece(board, piece);
    const HexId hex = space.empty() ? kNoHex : board.battle(s.battle).grid.parse(space);
    if (!space.empty() && hex == kNoHex) return {};
    if (piece.empty())
        return space.empty() ? std::nullopt : aimed_at_space(board, s, action, aim, hex);
    if (space.empty()) return aimed_at_piece(board, action, aim, named);
    // Both together only where the action names both, or the piece is the one in question.
    if (aim == Aim::PieceAndHex || aim == Aim::MarkerStep) {
        const auto of_piece = aimed_at_piece(board, action, aim, named);
        if (!of_piece) return {};
        return aimed_at_space(board, s, *of_piece, aim, hex);
    }
    const bool about_it =
        (aim == Aim::StepHex || aim == Aim::Facing) && id_of(board, in_question(s)) == piece;
    return about_it ? aimed_at_space(board, s, action, aim, hex) : std::nullopt;
}

std::string step_space(const Board& board, const Action& action) {
    return action.verb == Verb::To ? space_id(board, action.hex) : std::string();
}

std::string moving_from(const Board& board, const State& s) {
    if (s.depth == 0) return {};
    if (top(s).business == Business::Move) return space_id(board, s.units[top(s).unit].at);
    if (top(s).business == Business::Ride)
        return space_id(board, s.commanders[top(s).commander].at);
    return {};
}

int step_spent(const Event& event) { return fact_book().is_step(event.fact) ? event.a : 0; }

std::string cost_text(int cost) { return words::points(cost); }

}  // namespace levee::wissembourg_spicheren
