// What is laid over the map on demand: zones of control, lines of sight, lines of command.
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "games/neerwinden/rules/internal.h"
#include "games/neerwinden/wire.h"
#include "games/neerwinden/wire_ids.h"

namespace levee::neerwinden {

namespace {

using boost::json::array;
using boost::json::object;
using engine::Mistake;

constexpr int kNeutral = -1;

object space(const Board& board, HexId hex, int side, std::string_view text) {
    return {{"id", space_id(board, hex)}, {"side", side}, {"text", text}};
}

object written(array spaces, array lines) {
    return {{"spaces", std::move(spaces)}, {"lines", std::move(lines)}};
}

// 1.6: where both sides have one, the hex is named twice.
object zones(const Board& board, const State& view, Language language) {
    constexpr Sentence kZone{"zone of control", "zone de contrôle"};
    array spaces;
    const auto hexes = static_cast<std::uint16_t>(board.grid.size());
    for (std::uint16_t raw = 0; raw < hexes; ++raw)
        for (const Side side : {Side::French, Side::Austrian})
            if (board.grid.exists(HexId{raw}) && in_zoc_of(view, HexId{raw}, side))
                spaces.emplace_back(
                    space(board, HexId{raw}, static_cast<int>(side), kZone.in(language)));
    return written(std::move(spaces), {});
}

// 6.1.1: nobody sees farther than two hexes.
object sight(const Board& board, const State& view, HexId from, Language language) {
    constexpr Sentence kNear{"next to it", "voisin"};
    constexpr Sentence kFar{"two hexes away", "à deux hexagones"};
    array spaces;
    array lines;
    const std::string here = space_id(board, from);
    const auto add = [&](HexId hex, const Sentence& text) {
        spaces.emplace_back(space(board, hex, kNeutral, text.in(language)));
        lines.emplace_back(
            object{{"from", here}, {"to", space_id(board, hex)}, {"side", kNeutral}});
    };
    for (const Board::Neighbour& next : board.next[from.raw])
        if (next.to != kNoHex) add(next.to, kNear);
    for (int i = 0; i < 12; ++i) {
        const HexId hex = board.two_away[from.raw][static_cast<std::size_t>(i)];
        if (hex != kNoHex && line_of_sight(board, view, from, i)) add(hex, kFar);
    }
    return written(std::move(spaces), std::move(lines));
}

// 3.1: a line from each commander to every unit that his orders reach, or only for one formation.
object command(const Board& board, const State& view, FormationId only, Language language) {
    constexpr Sentence kInCommand{"in command", "commandée"};
    constexpr Sentence kCommander{"commander", "commandant"};
    array spaces;
    array lines;
    for (std::uint8_t raw = 0; raw < kFormations; ++raw) {
        const FormationId f{raw};
        const CommanderId commander = board.card(f).commander;
        if (only != kNoFormation && f != only) continue;
        if (view.commanders[commander].status != Status::OnMap) continue;
        const int side = static_cast<int>(board.card(f).side);
        const HexId from = view.commanders[commander].at;
        spaces.emplace_back(space(board, from, side, kCommander.in(language)));
        for (const UnitId u : units_in_command(board, view, f)) {
            const HexId at = view.units[u].at;
            if (!on_map(view, u) || at == from) continue;
            spaces.emplace_back(space(board, at, side, kInCommand.in(language)));
            lines.emplace_back(object{
                {"from", space_id(board, from)}, {"to", space_id(board, at)}, {"side", side}});
        }
    }
    return written(std::move(spaces), std::move(lines));
}

// Where the piece is, or the space itself; kNoHex when neither is on the map.
HexId place_of(const Board& board, const State& view, PieceName piece, std::string_view space) {
    if (piece.unit != kNoUnit && on_map(view, piece.unit)) return view.units[piece.unit].at;
    if (piece.commander != kNoCommander && view.commanders[piece.commander].status == Status::OnMap)
        return view.commanders[piece.commander].at;
    return space.empty() ? kNoHex : board.grid.parse(space);
}

FormationId formation_of(const Board& board, PieceName piece) {
    if (piece.unit != kNoUnit) return board.card(piece.unit).formation;
    if (piece.commander != kNoCommander) return board.card(piece.commander).formation;
    return kNoFormation;
}

}  // namespace

engine::Result<boost::json::value> overlay(const Rules& rules, const State& view, SeatId /*viewer*/,
                                           std::string_view overlay, std::string_view piece,
                                           std::string_view space, Language language) {
    constexpr Sentence kFromWhere{"say from which piece or hex",
                                  "dites depuis quel pion ou quel hexagone"};
    constexpr Sentence kNone{"there is no such overlay", "ce calque n'existe pas"};
    const Board& board = rules.board();
    const PieceName named = find_piece(board, piece);
    if (overlay == "zoc") return zones(board, view, language);
    if (overlay == "command") return command(board, view, formation_of(board, named), language);
    if (overlay != "los") return Mistake{"overlay", std::string(kNone.in(language))};
    const HexId from = place_of(board, view, named, space);
    if (from == kNoHex) return Mistake{"space", std::string(kFromWhere.in(language))};
    return sight(board, view, from, language);
}

}  // namespace levee::neerwinden
