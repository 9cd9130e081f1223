// Chapter 3, case 3.5: which armies and generals may stand together.
#include "games/for_god_and_king/rules/internal.h"

namespace levee::fgfk {

namespace {

constexpr Sentence kRepublicanArmies{
    "Counters of different Republican armies may not stop in the same area.",
    "Des pions d'armées républicaines différentes ne s'arrêtent pas dans la même zone."};
constexpr Sentence kMayencais{"The Mayençais mix only with the army that they reinforce.",
                              "Les Mayençais ne se mêlent qu'à l'armée qu'ils renforcent."};
constexpr Sentence kAlone{"La Cathelinière never stands with another general.",
                          "La Cathelinière n'est jamais avec un autre général."};
constexpr Sentence kLorouxCentre{
    "Counters of the Loroux and of the Centre stand together only with Anjou.",
    "Les pions du Loroux et du Centre ne sont ensemble qu'avec ceux d'Anjou."};
constexpr Sentence kLorouxAlone{"Counters of the Loroux do not stand with La Cathelinière.",
                                "Les pions du Loroux ne vont pas avec La Cathelinière."};
constexpr Sentence kBasPoitouThere{
    "Anjou and Centre may not enter an area with counters of Bas-Poitou.",
    "L'Anjou et le Centre n'entrent pas dans une zone où se trouve le Bas-Poitou."};
constexpr Sentence kNoConsent{
    "Bas-Poitou enters an area of Anjou or Centre only if Charette or Joly leads and has not "
    "tried this phase.",
    "Le Bas-Poitou n'entre chez l'Anjou ou le Centre que mené par Charette ou Joly, une "
    "tentative par phase."};
constexpr Sentence kNotTogether{"Bas-Poitou may not be put together with Anjou or Centre.",
                                "Le Bas-Poitou ne peut être réuni à l'Anjou ou au Centre."};

constexpr Armies kOthers = static_cast<Armies>(bit(Army::Anjou) | bit(Army::Centre));
constexpr Armies kThree =
    static_cast<Armies>(bit(Army::Nantes) | bit(Army::Saumur) | bit(Army::LaRochelle));

bool one_at_most(Armies armies) { return (armies & (armies - 1U)) == 0; }

Verdict check_republicans(const State& s, Armies armies) {
    if (s.west) return kLegal;  // E13
    const Armies three = armies & kThree;
    if (!one_at_most(three)) return refuse("3.5", kRepublicanArmies);
    if ((armies & bit(Army::Mayencais)) != 0 && (three & ~bit(s.mayencais_with)) != 0)
        return refuse("3.5", kMayencais);
    return kLegal;
}

Verdict check_vendeens(const Board& b, Armies armies, GeneralSet generals) {
    const bool with_loner = generals.has(b.loner);
    const GeneralSet vendeens = generals & b.side_generals[index(Side::Vendeen)];
    if (with_loner && vendeens.size() > 1) return refuse("3.5", kAlone);
    if ((armies & bit(Army::Loroux)) == 0) return kLegal;
    if (with_loner) return refuse("3.5", kLorouxAlone);
    if ((armies & bit(Army::Centre)) != 0 && (armies & bit(Army::Anjou)) == 0)
        return refuse("3.5", kLorouxCentre);  // F-68
    return kLegal;
}

}  // namespace

Armies armies_in(const Board& b, const State& s, const Points& points, GeneralSet generals,
                 Side side) {
    Armies armies = 0;
    for (std::size_t i = first_force(side); i < end_force(side); ++i)
        if (points[i] > 0) armies |= bit(army_of(force_at(i)));
    for (const GeneralId g : generals& b.side_generals[index(side)])
        armies |= bit(s.generals[g].army);
    return armies;
}

Armies armies_at(const Board& b, const State& s, AreaId area, Side side) {
    return armies_in(b, s, s.points[area], generals_at(b, s, area, side), side);
}

Verdict check_together(const Board& b, const State& s, Armies armies, GeneralSet generals) {
    if (const Verdict no = check_republicans(s, armies)) return no;
    return check_vendeens(b, armies, generals);
}

Verdict check_stacking(const Board& b, const State& s, AreaId area, Side side, Armies armies,
                       GeneralSet generals, bool agreed) {
    const Armies all = armies_at(b, s, area, side) | armies;
    if (!agreed && (all & bit(Army::BasPoitou)) != 0 && (all & kOthers) != 0)
        return refuse("3.5", kNotTogether);
    return check_together(b, s, all, generals_at(b, s, area, side) | generals);
}

bool needs_consent(const Board& b, const State& s, AreaId area, Side side, Armies armies) {
    return (armies & bit(Army::BasPoitou)) != 0 && (armies_at(b, s, area, side) & kOthers) != 0;
}

// F-26: one try for each of the two in an operations phase.
GeneralId who_asks(const Board& b, const State& s, GeneralSet generals) {
    for (const GeneralId g : generals& b.envoys)
        if (!s.generals[g].tried) return g;
    return kNoGeneral;
}

// All hear of it: the die is thrown in the open.
void ask_leave(Play& p, const Frame& f) {
    p.s.generals[f.general].tried = true;
    p.report({.fact = Fact::LeaveAsked,
              .side = Side::Vendeen,
              .general = f.general,
              .area = f.area,
              .rule = "3.5"});
}

Verdict check_entering(const Board& b, const State& s, AreaId area, Side side, Armies armies,
                       GeneralSet generals) {
    if (side != Side::Vendeen) return kLegal;
    if ((armies & kOthers) != 0 && (armies_at(b, s, area, side) & bit(Army::BasPoitou)) != 0)
        return refuse("3.5", kBasPoitouThere);
    if (needs_consent(b, s, area, side, armies) && who_asks(b, s, generals) == kNoGeneral)
        return refuse("3.5", kNoConsent);
    return kLegal;
}

bool inside_zones(const Board& b, Armies armies, AreaId area) {
    for (const Army army : {Army::Anjou, Army::Centre, Army::BasPoitou, Army::Loroux})
        if ((armies & bit(army)) != 0 && !b.army_zone[0][index(army)].has(area)) return false;
    return true;
}

}  // namespace levee::fgfk
