#include "games/la_vendee/evaluate.h"

namespace levee::la_vendee {

void Evaluator::features(const State& s, Features& out) const {
    const Board& b = rules_.board();
    out = {};
    for (std::uint8_t i = 0; i < kUnits; ++i) {
        const AreaId at = s.at[UnitId{i}];
        if (at == kNoArea) continue;
        const float sign = b.side(UnitId{i}) == Side::Blue ? 1.0F : -1.0F;
        out[0] += sign;
        if (at == b.mill) out[1] += sign;
        if (b.map.adjacent(at, b.mill)) out[2] += sign;
    }
}

}  // namespace levee::la_vendee
