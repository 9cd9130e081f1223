// Positions from outside are not trusted: what is impossible is named before the rules see it.
#include "engine/contract/validation.h"
#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

void Rules::rebuild(State& s) const {
    s.derived = {};
    for (const Side side : kBothSides) {
        for (const AreaId area : board_.map.all())
            if (total(s.outside[index(side)][area]) > 0)
                s.derived.irregulars[index(side)].add(area);
        for (const ArmyId counter : board_.armies_of[index(side)])
            if (on_map(s, counter) && !s.armies[counter].inside)
                s.derived.armies[index(side)].add(s.armies[counter].at);
    }
}

std::optional<engine::Mistake> Rules::validate(const State& s) const {
    if (auto found = engine::out_of({
            {"$.turn", s.turn, 1, static_cast<int>(kTurns), "no such turn"},
            {"$.depth", s.depth, 0, static_cast<int>(s.frames.size()), "too deep"},
        }))
        return found;
    return engine::check_offers(*this, s);
}

std::optional<std::string> Rules::conserved(const State& /*s*/) const { return {}; }

}  // namespace levee::la_vendee
