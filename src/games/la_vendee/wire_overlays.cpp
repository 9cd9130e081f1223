// What is laid over the map on demand.
#include "games/la_vendee/rules/internal.h"
#include "games/la_vendee/wire.h"

namespace levee::la_vendee {

namespace {

using engine::page::kNeutral;
using engine::page::Overlay;

// 2.9, as far as it can be seen: counters stand where both sides see them.
Overlay control(const Board& board, const State& view, Language language) {
    constexpr Sentence kNobody{"contested", "disputée"};
    Overlay overlay;
    for (const AreaId area : board.map.all()) {
        const Control by = region_control(board, view, area);
        const bool nobody = by == Control::Nobody;
        overlay.spaces.push_back({board.card(area).key, nobody ? kNeutral : static_cast<int>(by),
                                  nobody ? std::string(kNobody.in(language)) : std::string()});
    }
    return overlay;
}

Overlay homes(const Board& board) {
    Overlay overlay;
    for (const AreaId area : board.map.all())
        overlay.spaces.push_back(
            {board.card(area).key, static_cast<int>(board.card(area).home), ""});
    return overlay;
}

Overlay passages(const Board& board) {
    Overlay overlay;
    for (const AreaId area : board.loire)
        for (const AreaId other : board.across[area])
            if (area.raw < other.raw)
                overlay.lines.push_back({board.card(area).key, board.card(other).key});
    return overlay;
}

}  // namespace

engine::Result<Overlay> overlay(const Rules& rules, const State& view, SeatId /*viewer*/,
                                std::string_view overlay, std::string_view /*piece*/,
                                std::string_view /*space*/, Language language) {
    if (overlay == "control") return control(rules.board(), view, language);
    if (overlay == "home") return homes(rules.board());
    if (overlay == "loire") return passages(rules.board());
    return engine::Mistake{"overlay", "there are control, home and loire"};
}

}  // namespace levee::la_vendee
