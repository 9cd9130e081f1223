// What is laid over the map on demand: zones of control, lines of sight, lines of command.
#include "games/neerwinden/rules/internal.h"
#include "games/neerwinden/wire.h"

namespace levee::neerwinden {

namespace {

using engine::Mistake;
using engine::page::kNeutral;
using engine::page::Overlay;

engine::page::OverlaySpace space(const Board& board, HexId hex, int side, const Sentence& text,
                                 Language language) {
    return {space_id(board, hex), side, std::string(text.in(language))};
}

// 1.6: where both sides have one, the hex is named twice.
Overlay zones(const Board& board, const State& view, Language language) {
    constexpr Sentence kZone{"zone of control", "zone de contrôle"};
    Overlay overlay;
    const auto hexes = static_cast<std::uint16_t>(board.grid.size());
    for (std::uint16_t raw = 0; raw < hexes; ++raw)
        for (const Side side : {Side::French, Side::Austrian})
            if (board.grid.exists(HexId{raw}) && in_zoc_of(view, HexId{raw}, side))
                overlay.spaces.push_back(
                    space(board, HexId{raw}, static_cast<int>(side), kZone, language));
    return overlay;
}

// 6.1.1: nobody sees farther than two hexes.
Overlay sight(const Board& board, const State& view, HexId from, Language language) {
    constexpr Sentence kNear{"next to it", "voisin"};
    constexpr Sentence kFar{"two hexes away", "à deux hexagones"};
    Overlay overlay;
    const std::string here = space_id(board, from);
    const auto add = [&](HexId hex, const Sentence& text) {
        overlay.spaces.push_back(space(board, hex, kNeutral, text, language));
        overlay.lines.push_back({here, space_id(board, hex), kNeutral});
    };
    for (const Board::Neighbour& next : board.next[from.raw])
        if (next.to != kNoHex) add(next.to, kNear);
    for (int i = 0; i < 12; ++i) {
        const HexId hex = board.two_away[from.raw][static_cast<std::size_t>(i)];
        if (hex != kNoHex && line_of_sight(board, view, from, i)) add(hex, kFar);
    }
    return overlay;
}

// 3.1: a line from each commander to every unit that his orders reach, or only for one formation.
Overlay command(const Board& board, const State& view, FormationId only, Language language) {
    constexpr Sentence kInCommand{"in command", "commandée"};
    constexpr Sentence kCommander{"commander", "commandant"};
    Overlay overlay;
    for (std::uint8_t raw = 0; raw < kFormations; ++raw) {
        const FormationId f{raw};
        const CommanderId commander = board.card(f).commander;
        if (only != kNoFormation && f != only) continue;
        if (view.commanders[commander].status != Status::OnMap) continue;
        const int side = static_cast<int>(board.card(f).side);
        const HexId from = view.commanders[commander].at;
        overlay.spaces.push_back(space(board, from, side, kCommander, language));
        for (const UnitId u : units_in_command(board, view, f)) {
            const HexId at = view.units[u].at;
            if (!on_map(view, u) || at == from) continue;
            overlay.spaces.push_back(space(board, at, side, kInCommand, language));
            overlay.lines.push_back({space_id(board, from), space_id(board, at), side});
        }
    }
    return overlay;
}

// Where the piece is, or the space itself; kNoHex when neither is on the map.
HexId place_of(const Board& board, const State& view, PieceName piece, std::string_view space) {
    if (piece.unit != kNoUnit && on_map(view, piece.unit)) return view.units[piece.unit].at;
    if (piece.commander != kNoCommander && view.commanders[piece.commander].status == Status::OnMap)
        return view.commanders[piece.commander].at;
    return space.empty() ? kNoHex : board.grid.parse(space);
}

}  // namespace

engine::Result<Overlay> overlay(const Rules& rules, const State& view, SeatId /*viewer*/,
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
