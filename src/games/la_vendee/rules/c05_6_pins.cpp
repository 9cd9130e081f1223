// 5.6: pinned armies.
#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

namespace {

constexpr Sentence kNotTheEnemys{"That is no army of the enemy on the map.",
                                 "Ce n’est pas une armée ennemie sur la carte."};
constexpr Sentence kAlreadyPinned{"It is pinned already.", "Elle est déjà fixée."};
constexpr Sentence kNearerToArmies{
    "{0} enemy armies are with or beside one of your armies: one of those is pinned.",
    "{0} armées ennemies sont avec ou à côté d’une des vôtres : l’une d’elles est fixée."};
constexpr Sentence kNobodyNearIt{"None of your troops are with it or beside it.",
                                 "Aucune de vos troupes n’est avec elle ou à côté."};

// Regions of this side's armies, in the open or not, and those beside them. A counter that is none
// holds nobody (16.6).
AreaSet near_armies(const Board& b, const State& s, Side side) {
    AreaSet near;
    for (const ArmyId army : b.armies_of[index(side)]) {
        if (!on_map(s, army) || is_dummy(b, s, army)) continue;
        const AreaId at = s.armies[army].at;
        near.add(at);
        near |= b.beside[at];
    }
    return near;
}

// L-27: irregulars, and detachments too.
AreaSet near_irregulars(const Board& b, const State& s, Side side) {
    AreaSet at = s.derived.irregulars[index(side)];
    for (const AreaId area : b.fortresses)
        if (fortress_holder(s, area) == side && total(s.inside[area]) > 0) at.add(area);
    AreaSet near = at;
    for (const AreaId area : at) near |= b.beside[area];
    return near;
}

}  // namespace

Verdict check_pin(const Board& b, const State& s, Side side, ArmyId enemy) {
    const ArmySet& theirs = b.armies_of[index(enemy_of(side))];
    if (!theirs.has(enemy) || !on_map(s, enemy)) return refuse("5.6", kNotTheEnemys);
    if (s.armies[enemy].pinned) return refuse("5.6", kAlreadyPinned);
    const AreaSet near = near_armies(b, s, side);
    if (near.has(s.armies[enemy].at)) return kLegal;
    int nearer = 0;
    for (const ArmyId other : theirs)
        if (on_map(s, other) && near.has(s.armies[other].at)) ++nearer;
    if (nearer > 0) return refuse("5.6", kNearerToArmies, nearer);
    return near_irregulars(b, s, side).has(s.armies[enemy].at) ? kLegal
                                                               : refuse("5.6", kNobodyNearIt);
}

void unpin(Play& p, ArmyId counter) {
    p.s.armies[counter].pinned = false;
    p.report(
        {.fact = Fact::Unpinned, .side = p.board.side(counter), .army = counter, .rule = "5.6"});
}

}  // namespace levee::la_vendee
