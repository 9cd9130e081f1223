// What is laid over the map on demand, as far as the viewer can know.
#include "games/for_god_and_king/rules/internal.h"
#include "games/for_god_and_king/wire.h"

namespace levee::fgfk {

namespace {

using engine::Mistake;
using engine::page::kNeutral;
using engine::page::Overlay;

engine::page::OverlaySpace space(const Board& board, AreaId area, int side, std::string_view text) {
    return {space_id(board, area), side, std::string(text)};
}

// 3.4: one's own control is known for certain, that of the enemy as he has shown or told it.
Known control_seen(const Board& board, const State& view, AreaId area, Side by, SeatId viewer) {
    if (controlled(board, view, area, by)) return Known::Yes;
    return viewer == seat_of(by) ? Known::No : known_control(board, view, area, by);
}

Overlay control(const Board& board, const State& view, SeatId viewer, Language language) {
    constexpr Sentence kControl{"zone of control", "zone de contrôle"};
    constexpr Sentence kMaybe{"perhaps a zone of control", "zone de contrôle possible"};
    Overlay overlay;
    for (const AreaId area : board.map.all())
        for (const Side side : {Side::Republican, Side::Vendeen}) {
            const Known known = control_seen(board, view, area, side, viewer);
            if (known == Known::No) continue;
            overlay.spaces.push_back(space(board, area, static_cast<int>(side),
                                           (known == Known::Yes ? kControl : kMaybe).in(language)));
        }
    return overlay;
}

// 4.4: where an attack or a defence of each Republican army would be supplied, and the roads that
// are free of Vendéens as far as they can be seen.
Overlay supply(const Board& board, const State& view, Language language) {
    constexpr int kRepublican = static_cast<int>(Side::Republican);
    Overlay overlay;
    for (const AreaId area : board.map.all()) {
        std::string armies;
        for (const Army army : {Army::Nantes, Army::Saumur, Army::LaRochelle}) {
            if (!supplied(board, view, army, area, false)) continue;
            armies += (armies.empty() ? "" : ", ") + wire::army(army, language);
        }
        if (!armies.empty()) overlay.spaces.push_back(space(board, area, kRepublican, armies));
    }
    const AreaSet open = board.with_road.without(held(view, Side::Vendeen));
    for (const AreaId from : open)
        for (const AreaId to : board.road_joins[from] & open)
            if (from.raw < to.raw)
                overlay.lines.push_back({space_id(board, from), space_id(board, to), kRepublican});
    return overlay;
}

// 0.2, E2
Overlay vendeen_zones(const Board& board, const State& view, Language language) {
    Overlay overlay;
    for (const AreaId area : zones(board, view))
        overlay.spaces.push_back(space(board, area, static_cast<int>(Side::Vendeen),
                                       words::zone(board.zone[area], language)));
    for (const AreaId area : board.map.all().without(zones(board, view)))
        if (board.zone[area] != Zone::None)
            overlay.spaces.push_back(
                space(board, area, kNeutral, words::zone(board.zone[area], language)));
    return overlay;
}

}  // namespace

engine::Result<Overlay> overlay(const Rules& rules, const State& view, SeatId viewer,
                                std::string_view overlay, std::string_view /*piece*/,
                                std::string_view /*space*/, Language language) {
    constexpr Sentence kNone{"there is no such overlay", "ce calque n'existe pas"};
    if (overlay == "zoc") return control(rules.board(), view, viewer, language);
    if (overlay == "supply") return supply(rules.board(), view, language);
    if (overlay == "zones") return vendeen_zones(rules.board(), view, language);
    return Mistake{"overlay", std::string(kNone.in(language))};
}

}  // namespace levee::fgfk
