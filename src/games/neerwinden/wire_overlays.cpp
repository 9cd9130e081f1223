// What is laid over the map on demand: zones of control, lines of sight, lines of command.
#include "games/neerwinden/rules/internal.h"
#include "games/neerwinden/wire.h"
#include "maps/hex_overlays.h"

namespace levee::neerwinden {

namespace {

using engine::page::kNeutral;
using engine::page::Overlay;
using Wish = maps::OverlayWish<Counters, Rules>;

// 6.1.1: nobody sees farther than two hexes.
Overlay sight(const Wish& wish) {
    constexpr Sentence kNear{"next to it", "voisin"};
    constexpr Sentence kFar{"two hexes away", "à deux hexagones"};
    Overlay overlay;
    const auto add = [&](HexId hex, const Sentence& text) {
        overlay.spaces.push_back(wish.space(hex, kNeutral, text));
        overlay.lines.push_back(wish.line(wish.from, hex, kNeutral));
    };
    for (const Board::Neighbour& next : wish.board.next[wish.from.raw])
        if (next.to != kNoHex) add(next.to, kNear);
    for (int i = 0; i < 12; ++i) {
        const HexId hex = wish.board.two_away[wish.from.raw][static_cast<std::size_t>(i)];
        if (hex != kNoHex && line_of_sight(wish.board, wish.view, wish.from, i)) add(hex, kFar);
    }
    return overlay;
}

// 3.1: a line from each commander to every unit that his orders reach, or only for one formation.
Overlay command(const Wish& wish) {
    constexpr Sentence kInCommand{"in command", "commandée"};
    constexpr Sentence kCommander{"commander", "commandant"};
    Overlay overlay;
    const FormationId only = wish.formation();
    for (FormationId f{0}; f.raw < kFormations; ++f.raw) {
        const Commander& commander = wish.view.commanders[wish.board.card(f).commander];
        if (only != kNoFormation && f != only) continue;
        if (commander.status != Status::OnMap) continue;
        const int side = static_cast<int>(wish.board.card(f).side);
        overlay.spaces.push_back(wish.space(commander.at, side, kCommander));
        for (const UnitId u : units_in_command(wish.board, wish.view, f)) {
            const HexId at = wish.view.units[u].at;
            if (!on_map(wish.view, u) || at == commander.at) continue;
            overlay.spaces.push_back(wish.space(at, side, kInCommand));
            overlay.lines.push_back(wish.line(commander.at, at, side));
        }
    }
    return overlay;
}

constexpr std::array<maps::OverlayRow<Wish>, 3> kLayers{
    {{"zoc", maps::zones_of_control<Side, Wish>},  // 1.6
     {"los", sight, true},
     {"command", command}}};

}  // namespace

engine::Result<Overlay> overlay(const Rules& rules, const State& view, SeatId /*viewer*/,
                                std::string_view overlay, std::string_view piece,
                                std::string_view space, Language language) {
    return maps::overlay_of<Counters, Rules>(kLayers, rules, view, rules.board().grid, overlay,
                                             piece, space, language);
}

}  // namespace levee::neerwinden
