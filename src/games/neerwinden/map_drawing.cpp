#include "games/neerwinden/map.h"

namespace levee::neerwinden {

namespace {

maps::Cover cover_of(Terrain terrain) {
    switch (terrain) {
        case Terrain::Village:
            return maps::Cover::Village;
        case Terrain::Wood:
            return maps::Cover::Wood;
        case Terrain::Tomb:
            return maps::Cover::Mound;
        case Terrain::Clear:
            break;
    }
    return maps::Cover::Open;
}

}  // namespace

maps::HexPlan plan_of(const Board& board) {
    maps::HexPlan plan{.grid = &board.grid, .ground = {}, .sides = {}};
    for (std::size_t i = 0; i < board.hexes.size(); ++i) {
        const HexCard& hex = board.hexes[i];
        const bool aim = board.star_index[i] != 255;
        plan.ground.push_back({.level = hex.level,
                               .cover = cover_of(hex.terrain),
                               .name = hex.name,
                               .name_size = hex.name == "Neerwinden" ? 18
                                            : aim                    ? 16
                                                                     : 13.5,
                               .name_bold = aim,
                               .name_italic = hex.terrain != Terrain::Village});
        maps::HexSides& sides = plan.sides.emplace_back();
        for (std::size_t d = 0; d < sides.size(); ++d) sides[d] = board.next[i][d].features;
    }
    return plan;
}

}  // namespace levee::neerwinden
