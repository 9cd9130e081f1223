// What is laid over the map on demand: zones of control, range of command.
#include "games/wissembourg_spicheren/rules/internal.h"
#include "games/wissembourg_spicheren/wire.h"
#include "games/wissembourg_spicheren/wire_ids.h"

namespace levee::wissembourg_spicheren {

namespace {

using engine::Mistake;
using engine::page::kNeutral;
using engine::page::Overlay;

engine::page::OverlaySpace space(const Board& board, HexId hex, int side, const Sentence& text,
                                 Language language) {
    return {space_id(board, hex), side, std::string(text.in(language))};
}

// 6: where both sides have one, the hex is named twice.
Overlay zones(const Board& board, const State& view, Language language) {
    constexpr Sentence kZone{"zone of control", "zone de contrôle"};
    Overlay overlay;
    for (const HexId h : battle_of(board, view).has)
        for (const Side side : kBothSides)
            if (in_zoc_of(view, h, side))
                overlay.spaces.push_back(space(board, h, static_cast<int>(side), kZone, language));
    return overlay;
}

// 8.2, 9.1: the hexes that a commander reaches.
Overlay command(const Board& board, const State& view, CommanderId only, Language language) {
    constexpr Sentence kReached{"within range of command", "à portée de commandement"};
    Overlay overlay;
    for (const CommanderId c : battle_of(board, view).commanders) {
        if (!on_map(view, c) || (only != kNoCommander && c != only)) continue;
        const HexId at = view.commanders[c].at;
        const Side side = board.card(c).side;
        if (only != kNoCommander) {
            Reach reach;
            command_reach(board, view, at, side, command_range(board, view, at), reach);
            for (const HexId h : battle_of(board, view).has)
                if (reach[h.raw] != kUnreached)
                    overlay.spaces.push_back(
                        space(board, h, static_cast<int>(side), kReached, language));
            continue;
        }
        if (board.card(c).is_chief()) continue;
        for (const UnitId u : units_in_range(board, view, board.card(c).formation))
            if (view.units[u].at != at)
                overlay.lines.push_back({space_id(board, at), space_id(board, view.units[u].at),
                                         static_cast<int>(side)});
    }
    return overlay;
}

// 10.2.2: what a battery in that hex could see as far as guns carry.
Overlay sight(const Board& board, const State& view, HexId from, Language language) {
    constexpr Sentence kSeen{"in sight", "en vue"};
    constexpr int kLongestRange = 6;
    Overlay overlay;
    for (const HexId h : battle_of(board, view).has)
        if (h != from && board.grid.distance(from, h) <= kLongestRange &&
            line_of_sight(board, view, from, h))
            overlay.spaces.push_back(space(board, h, kNeutral, kSeen, language));
    return overlay;
}

HexId place_of(const Board& board, const State& view, PieceName piece, std::string_view space) {
    if (piece.unit != kNoUnit && on_map(view, piece.unit)) return view.units[piece.unit].at;
    if (piece.commander != kNoCommander && on_map(view, piece.commander))
        return view.commanders[piece.commander].at;
    const HexId hex = space.empty() ? kNoHex : board.grid.parse(space);
    return hex != kNoHex && battle_of(board, view).has.has(hex) ? hex : kNoHex;
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
    if (overlay == "command") return command(board, view, named.commander, language);
    if (overlay != "los") return Mistake{"overlay", std::string(kNone.in(language))};
    const HexId from = place_of(board, view, named, space);
    if (from == kNoHex) return Mistake{"space", std::string(kFromWhere.in(language))};
    return sight(board, view, from, language);
}

}  // namespace levee::wissembourg_spicheren
