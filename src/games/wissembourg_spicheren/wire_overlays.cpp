// What is laid over the map on demand: zones of control, lines of sight, the reach of guns,
// command.
#include "games/wissembourg_spicheren/rules/combat.h"
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
    for (const HexId hex : battle_of(board, view).has)
        for (const Side side : kBothSides)
            if (in_zoc_of(view, hex, side))
                overlay.spaces.push_back(
                    space(board, hex, static_cast<int>(side), kZone, language));
    return overlay;
}

// 10.2.2, as far as any battery fires.
Overlay sight(const Board& board, const State& view, HexId from, Language language) {
    constexpr Sentence kSeen{"in sight", "en vue"};
    constexpr int kFarthest = 8;
    Overlay overlay;
    for (const HexId hex : battle_of(board, view).has)
        if (hex != from && board.grid.distance(from, hex) <= kFarthest &&
            line_of_sight(board, view, from, hex))
            overlay.spaces.push_back(space(board, hex, kNeutral, kSeen, language));
    return overlay;
}

// 10.2.1: what each battery reaches, or only one of them.
Overlay guns(const Board& board, const State& view, UnitId only, Language language) {
    constexpr Sentence kFire{"under fire", "sous le feu"};
    constexpr Sentence kBattery{"battery", "batterie"};
    Overlay overlay;
    const Battle& map = battle_of(board, view);
    for (const UnitId u : map.units& board.arm_units[index(Arm::Artillery)]) {
        if (!on_map(view, u) || (only != kNoUnit && u != only)) continue;
        const int side = static_cast<int>(board.side[u.raw]);
        const HexId from = view.units[u].at;
        overlay.spaces.push_back(space(board, from, side, kBattery, language));
        for (const HexId hex : map.has)
            if (hex != from && board.grid.distance(from, hex) <= range_of(board, view, u) &&
                in_fire_arc(board, view, u, view.units[u].facing, hex) &&
                line_of_sight(board, view, from, hex))
                overlay.spaces.push_back(space(board, hex, side, kFire, language));
    }
    return overlay;
}

// 8.2, 9.1: a line from each HQ to every unit that it commands, and from each chief to his HQs; or
// only for one formation.
Overlay command(const Board& board, const State& view, FormationId only, Language language) {
    constexpr Sentence kInCommand{"in command", "commandée"};
    constexpr Sentence kCommander{"commander", "chef"};
    Overlay overlay;
    const Battle& map = battle_of(board, view);
    const auto line = [&](HexId from, HexId to, int side) {
        if (from == to) return;
        overlay.spaces.push_back(space(board, to, side, kInCommand, language));
        overlay.lines.push_back({space_id(board, from), space_id(board, to), side});
    };
    for (const FormationId f : map.formations) {
        if ((only != kNoFormation && f != only) || !hq_on_map(board, view, f)) continue;
        const int side = static_cast<int>(board.card(f).side);
        const HexId from = view.commanders[board.card(f).hq].at;
        overlay.spaces.push_back(space(board, from, side, kCommander, language));
        for (const UnitId u : units_in_range(board, view, f)) line(from, view.units[u].at, side);
    }
    for (const Side side : kBothSides) {
        const CommanderId chief = chief_on_map(board, view, side);
        if (chief == kNoCommander || only != kNoFormation) continue;
        for (const FormationId f : map.side_formations[index(side)])
            if (hq_on_map(board, view, f) &&
                in_range(board, view, chief, view.commanders[board.card(f).hq].at))
                line(view.commanders[chief].at, view.commanders[board.card(f).hq].at,
                     static_cast<int>(side));
    }
    return overlay;
}

// Where the piece is, or the space itself; kNoHex when neither is on the map.
HexId place_of(const Board& board, const State& view, const PieceName& piece,
               std::string_view space) {
    if (piece.unit != kNoUnit && on_map(view, piece.unit)) return view.units[piece.unit].at;
    if (piece.commander != kNoCommander && on_map(view, piece.commander))
        return view.commanders[piece.commander].at;
    return space.empty() ? kNoHex : board.battle(view.battle).grid.parse(space);
}

FormationId formation_of(const Board& board, const PieceName& piece) {
    if (piece.unit != kNoUnit) return board.card(piece.unit).formation;
    if (piece.commander != kNoCommander) return board.card(piece.commander).formation;
    return kNoFormation;
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
    if (overlay == "guns") return guns(board, view, named.unit, language);
    if (overlay == "command") return command(board, view, formation_of(board, named), language);
    if (overlay != "los") return Mistake{"overlay", std::string(kNone.in(language))};
    const HexId from = place_of(board, view, named, space);
    if (from == kNoHex) return Mistake{"space", std::string(kFromWhere.in(language))};
    return sight(board, view, from, language);
}

}  // namespace levee::wissembourg_spicheren
