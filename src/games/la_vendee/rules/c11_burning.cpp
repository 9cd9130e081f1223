// 11.0: Brûlez markers, which are never moved or removed.
#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

namespace {

constexpr Sentence kNotInRevolt{"That region was not in revolt when the game began.",
                                "Cette région n’était pas insurgée au début de la partie."};
constexpr Sentence kBurntAlready{"It has been burnt.", "Elle est déjà brûlée."};
constexpr Sentence kRoyalistsThere{"Royalist units are there.", "Des royalistes s’y trouvent."};

// L-64: an empty fortress is no unit.
bool royalists_in(const Board& b, const State& s, AreaId area) {
    if (has_units(b, s, area, Side::Royalist)) return true;
    if (!b.fortresses.has(area) || fortress_holder(s, area) != Side::Royalist) return false;
    return total(s.inside[area]) > 0 || !armies_inside(b, s, area).empty();
}

}  // namespace

Verdict check_burning(const Board& b, const State& s, AreaId area) {
    if (!b.home[index(Side::Royalist)].has(area)) return refuse("11.1", kNotInRevolt);
    if (is_burnt(s, area)) return refuse("11.1", kBurntAlready);
    return royalists_in(b, s, area) ? refuse("11.1", kRoyalistsThere) : kLegal;
}

void burn(Play& p, AreaId area) {
    p.s.burnt.add(area);
    p.report({.fact = Fact::Burnt,
              .side = Side::Republican,
              .area = area,
              .a = static_cast<std::int16_t>(markers(p.s)),
              .rule = "11.1"});
}

}  // namespace levee::la_vendee
