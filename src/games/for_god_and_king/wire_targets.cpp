// What a person points at for an action, and the other way round.
#include <algorithm>

#include "engine/text/notation.h"
#include "games/for_god_and_king/rules/internal.h"
#include "games/for_god_and_king/text.h"
#include "games/for_god_and_king/verbs.h"
#include "games/for_god_and_king/wire.h"

namespace levee::fgfk {

std::string space_id(const Board& board, AreaId area) {
    return area.raw < board.areas.size() ? board.card(area).key : std::string();
}

const std::string& piece_id(const Board& board, GeneralId general) {
    return engine::notation::name_to_write(board.card(general), board.generals);
}

std::string piece_id(const Board& board, Force force, AreaId area) {
    std::string id(force_word(force));
    return id.append("@").append(area == kNoArea ? std::string(kPool) : space_id(board, area));
}

std::string down_id(const Board& board, Side side, AreaId area) {
    return std::string(side == Side::Republican ? "republican@" : "vendeen@") +
           space_id(board, area);
}

PieceName find_piece(const Board& board, std::string_view id) {
    const std::size_t at = id.rfind('@');
    if (at == std::string_view::npos) {
        for (std::uint8_t raw = 0; raw < kGenerals; ++raw)
            if (!id.empty() && piece_id(board, GeneralId{raw}) == id)
                return {.general = GeneralId{raw}};
        return {};
    }
    const std::string_view place = id.substr(at + 1);
    const AreaId area = find_area(board, place);
    if (area == kNoArea && place != kPool) return {};
    for (std::size_t f = 0; f < kForces; ++f)
        if (force_word(force_at(f)) == id.substr(0, at)) return {.force = f, .area = area};
    return {};
}

namespace {

// Where the counters are that a Take, Drop or PickUp is about.
AreaId here(const State& s, Verb verb) { return verb == Verb::Take ? s.chosen.at : s.group.at; }

// Points that are not there cannot be pointed at.
std::string points_piece(const Board& board, const State& s, Force force, AreaId area) {
    if (index(force) >= kForces) return {};
    if (area != kNoArea && area.raw >= board.areas.size()) return {};
    const int points = area == kNoArea ? s.pool[index(force)] : s.points[area][index(force)];
    return points > 0 ? piece_id(board, force, area) : std::string();
}

std::string piece_of(const Board& board, const State& s, const Action& a, AreaId area) {
    if (a.general.raw < kGenerals) return piece_id(board, a.general);
    return a.has_force() ? points_piece(board, s, a.force, area) : std::string();
}

// 3.2, as far as the side that moves can know.
std::string cost_of_step(const Rules& rules, const State& s, const Action& a) {
    const engine::Actor actor = rules.actor(s);
    if (!actor.is_seat() || s.group.at.raw >= rules.board().areas.size()) return {};
    const State view = rules.view(s, actor.seat);
    for (const Board::Step& step : rules.board().steps(view.group.side, view.group.at))
        if (step.to == a.area)
            return words::halves(known_cost(rules.board(), view, view.group, step));
    return {};
}

Action with_piece(Action a, PieceName piece) {
    const std::uint8_t number = a.has_force() ? a.number : std::uint8_t{1};
    a.general = piece.general;
    a.force = piece.is_force() ? force_at(piece.force) : static_cast<Force>(kNoForce);
    a.number = piece.is_force() ? number : std::uint8_t{0};
    return a;
}

// Looks at nothing of the state but where the actor's own group is: a name must not tell where a
// hidden counter lies (3.6).
std::optional<Action> aimed_at_piece(const State& s, const Action& a, PieceName piece) {
    if (!piece.is_general() && !piece.is_force()) return {};
    switch (aim_of(a)) {
        case Aim::General:
            if (!piece.is_general()) return {};
            return with_piece(a, piece);
        case Aim::PieceHere:
            if (piece.is_force() && piece.area != here(s, a.verb)) return {};
            return with_piece(a, piece);
        case Aim::PieceToArea:
            if (piece.is_force() && piece.area != kNoArea) return {};
            return with_piece(a, piece);
        case Aim::PointsOfArea: {
            if (!piece.is_force()) return {};
            Action aimed = with_piece(a, piece);
            if (a.verb != Verb::Desert) aimed.number = a.number;
            aimed.area = piece.area;
            return aimed;
        }
        case Aim::PointsInCombat:
            if (!piece.is_force() || piece.area != s.combat.area) return {};
            return with_piece(a, piece);
        default:
            return {};
    }
}

std::optional<Action> aimed_at_area(Action a, AreaId area) {
    const Aim aim = aim_of(a);
    if (aim != Aim::Area && aim != Aim::PieceToArea && aim != Aim::PointsOfArea) return {};
    a.area = area;
    return a;
}

}  // namespace

engine::Target target(const Rules& rules, const State& s, const Action& action) {
    const Board& board = rules.board();
    engine::Target target;
    switch (aim_of(action)) {
        case Aim::Area:
            target.space = space_id(board, action.area);
            if (action.verb == Verb::To) target.cost = cost_of_step(rules, s, action);
            break;
        case Aim::General:
            target.piece = piece_of(board, s, action, kNoArea);
            break;
        case Aim::PieceHere:
            target.piece = piece_of(board, s, action, here(s, action.verb));
            break;
        case Aim::PieceToArea:
            target.piece = piece_of(board, s, action, kNoArea);
            target.space = space_id(board, action.area);
            break;
        case Aim::PointsOfArea:
            target.piece = points_piece(board, s, action.force, action.area);
            target.space = space_id(board, action.area);
            break;
        case Aim::PointsInCombat:
            target.piece = points_piece(board, s, action.force, s.combat.area);
            break;
        case Aim::Nothing:
            break;
    }
    return target;
}

std::optional<Action> aimed(const Rules& rules, const State& s, const Action& action,
                            std::string_view piece, std::string_view space) {
    const Board& board = rules.board();
    const AreaId area = space.empty() ? kNoArea : find_area(board, space);
    if (!space.empty() && area == kNoArea) return {};
    if (piece.empty()) {
        if (space.empty()) return {};
        return aimed_at_area(action, area);
    }
    const auto of_piece = aimed_at_piece(s, action, find_piece(board, piece));
    if (!of_piece || space.empty()) return of_piece;
    // Both together only where the action names both.
    if (aim_of(action) == Aim::PieceToArea) return aimed_at_area(*of_piece, area);
    return aim_of(action) == Aim::PointsOfArea ? of_piece : std::nullopt;
}

std::string step_space(const Board& board, const Action& action) {
    return action.verb == Verb::To ? space_id(board, action.area) : std::string();
}

std::string moving_from(const Board& board, const State& s) {
    const bool moving = s.depth > 0 && top(s).business == Business::Operation;
    return moving ? space_id(board, s.group.at) : std::string();
}

}  // namespace levee::fgfk
