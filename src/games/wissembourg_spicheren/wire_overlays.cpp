// What is laid over the map on demand: zones of control, lines of sight, the reach of guns,
// command.
#include "games/wissembourg_spicheren/rules/combat.h"
#include "games/wissembourg_spicheren/wire.h"
#include "maps/hex_overlays.h"

namespace levee::wissembourg_spicheren {

namespace {

using engine::page::kNeutral;
using engine::page::Overlay;
using Wish = maps::OverlayWish<Counters, Rules>;

// 10.2.2, as far as any battery fires.
Overlay sight(const Wish& wish) {
    constexpr Sentence kSeen{"in sight", "en vue"};
    constexpr int kFarthest = 8;
    Overlay overlay;
    for (const HexId hex : battle_of(wish.board, wish.view).has)
        if (hex != wish.from && wish.grid.distance(wish.from, hex) <= kFarthest &&
            line_of_sight(wish.board, wish.view, wish.from, hex))
            overlay.spaces.push_back(wish.space(hex, kNeutral, kSeen));
    return overlay;
}

// 10.2.1: what each battery reaches, or only one of them.
Overlay guns(const Wish& wish) {
    constexpr Sentence kFire{"under fire", "sous le feu"};
    constexpr Sentence kBattery{"battery", "batterie"};
    Overlay overlay;
    const Board& board = wish.board;
    const State& view = wish.view;
    const Battle& map = battle_of(board, view);
    const UnitId only = wish.piece.unit;
    for (const UnitId u : map.units& board.arm_units[index(Arm::Artillery)]) {
        if (!on_map(view, u) || (only != kNoUnit && u != only)) continue;
        const int side = static_cast<int>(board.side[u.raw]);
        const HexId from = view.units[u].at;
        overlay.spaces.push_back(wish.space(from, side, kBattery));
        for (const HexId hex : map.has)
            if (hex != from && board.grid.distance(from, hex) <= range_of(board, view, u) &&
                in_fire_arc(board, view, u, view.units[u].facing, hex) &&
                line_of_sight(board, view, from, hex))
                overlay.spaces.push_back(wish.space(hex, side, kFire));
    }
    return overlay;
}

// 8.2, 9.1: a line from each HQ to every unit that it commands, and from each chief to his HQs; or
// only for one formation.
Overlay command(const Wish& wish) {
    constexpr Sentence kInCommand{"in command", "commandée"};
    constexpr Sentence kCommander{"commander", "chef"};
    Overlay overlay;
    const Board& board = wish.board;
    const State& view = wish.view;
    const Battle& map = battle_of(board, view);
    const FormationId only = wish.formation();
    const auto line = [&](HexId from, HexId to, int side) {
        if (from == to) return;
        overlay.spaces.push_back(wish.space(to, side, kInCommand));
        overlay.lines.push_back(wish.line(from, to, side));
    };
    for (const FormationId f : map.formations) {
        if ((only != kNoFormation && f != only) || !hq_on_map(board, view, f)) continue;
        const int side = static_cast<int>(board.card(f).side);
        const HexId from = view.commanders[board.card(f).hq].at;
        overlay.spaces.push_back(wish.space(from, side, kCommander));
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

constexpr std::array<maps::OverlayRow<Wish>, 4> kLayers{
    {{"zoc", maps::zones_of_control<Side, Wish>},  // 6
     {"los", sight, true},
     {"guns", guns},
     {"command", command}}};

}  // namespace

engine::Result<Overlay> overlay(const Rules& rules, const State& view, SeatId /*viewer*/,
                                std::string_view overlay, std::string_view piece,
                                std::string_view space, Language language) {
    return maps::overlay_of<Counters, Rules>(
        kLayers, rules, view, battle_of(rules.board(), view).grid, overlay, piece, space, language);
}

}  // namespace levee::wissembourg_spicheren
