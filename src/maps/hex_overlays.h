#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/tables/page_shapes.h"
#include "engine/text/notation.h"
#include "maps/hex_pieces.h"

// What is laid over a hex map on demand: a row of a table for each overlay.
namespace levee::maps {

// What is wanted, and for whom: nobody in particular, a piece, or a hex.
template <class Counters, class Rules>
struct OverlayWish {
    const typename Rules::Board& board;
    const typename Rules::State& view;
    const HexGrid& grid;  // of the map that is played on
    typename Counters::Name piece;
    HexId from = kNoHex;  // where it is, or the hex itself
    engine::Language language{};

    engine::page::OverlaySpace space(HexId hex, int side, const engine::Sentence& text) const {
        return {hex_id(grid, hex), side, std::string(text.in(language))};
    }
    engine::page::OverlayLine line(HexId a, HexId b, int side) const {
        return {hex_id(grid, a), hex_id(grid, b), side};
    }
    auto formation() const { return Counters::formation(board, piece); }
};

template <class Wish>
struct OverlayRow {
    std::string_view id;
    engine::page::Overlay (*made)(const Wish&);
    bool from_somewhere = false;  // without a place there is nothing to show
};

// Where both sides have a zone of control the hex is named twice.
template <class Side, class Wish>
engine::page::Overlay zones_of_control(const Wish& wish) {
    constexpr engine::Sentence kZone{"zone of control", "zone de contrôle"};
    engine::page::Overlay overlay;
    for (HexId hex{0}; hex.raw < wish.grid.size(); ++hex.raw)
        for (const int side : {0, 1})
            if (wish.grid.exists(hex) && in_zoc_of(wish.view, hex, static_cast<Side>(side)))
                overlay.spaces.push_back(wish.space(hex, side, kZone));
    return overlay;
}

template <class Counters, class Rules>
engine::Result<engine::page::Overlay> overlay_of(
    std::span<const OverlayRow<OverlayWish<Counters, Rules>>> rows, const Rules& rules,
    const typename Rules::State& view, const HexGrid& grid, std::string_view overlay,
    std::string_view piece, std::string_view space, engine::Language language) {
    constexpr engine::Sentence kFromWhere{"say from which piece or hex",
                                          "dites depuis quel pion ou quel hexagone"};
    constexpr engine::Sentence kNone{"there is no such overlay", "ce calque n'existe pas"};
    OverlayWish<Counters, Rules> wish{.board = rules.board(),
                                      .view = view,
                                      .grid = grid,
                                      .piece = Counters::find(rules.board(), piece),
                                      .language = language};
    wish.from = space.empty() ? kNoHex : grid.parse(space);
    const auto stand_at = [&](const auto& pieces, auto id) {
        using Status = std::remove_cvref_t<decltype(pieces[id].status)>;
        if (id.raw < pieces.kSize && pieces[id].status == Status::OnMap) wish.from = pieces[id].at;
    };
    stand_at(view.units, wish.piece.unit);
    stand_at(view.commanders, wish.piece.commander);
    for (const auto& row : rows) {
        if (row.id != overlay) continue;
        if (row.from_somewhere && wish.from == kNoHex)
            return engine::Mistake{"space", std::string(kFromWhere.in(language))};
        return row.made(wish);
    }
    return engine::Mistake{"overlay", std::string(kNone.in(language))};
}

}  // namespace levee::maps
