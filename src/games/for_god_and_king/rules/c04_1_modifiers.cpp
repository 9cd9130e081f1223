// Chapter 4, case 4.1: the column of the results table and the modifiers of the dice.
#include <algorithm>

#include "games/for_god_and_king/rules/internal.h"

namespace levee::fgfk {

namespace {

constexpr Sentence kAttackerTactics{"best tactician of the attack", "meilleur tacticien attaquant"};
constexpr Sentence kDefenderTactics{"best tactician of the defence",
                                    "meilleur tacticien défenseur"};
constexpr Sentence kMorale{"better morale", "meilleur moral"};
constexpr Sentence kArms{"few arms and little powder", "peu d'armes et de poudre"};
constexpr Sentence kStronghold{"stronghold", "place forte"};
constexpr Sentence kBelow{"less than 1 to 3", "moins de 1 contre 3"};
constexpr Sentence kForts{"E6 fortifications", "E6 retranchements"};
constexpr Sentence kT3{"T3 Vendéen cavalry", "T3 cavalerie vendéenne"};
constexpr Sentence kT6{"T6 out of powder", "T6 plus de poudre"};
constexpr Sentence kT9{"T9 Republican cavalry", "T9 cavalerie républicaine"};
constexpr Sentence kT10{"T10 Republican guns", "T10 canons républicains"};
constexpr Sentence kT11{"T11 howitzers of Mayence", "T11 obusiers de Mayence"};
constexpr Sentence kHedges{"bocage or marsh", "bocage ou marais"};
constexpr Sentence kPlain{"clear terrain", "plaine"};
constexpr Sentence kUnsupplied{"Republicans out of supply", "républicains sans ravitaillement"};
constexpr Sentence kBridgeAll{"over a bridge or the Gois", "par un pont ou le Gois"};
constexpr Sentence kBridgePart{"partly over a bridge or the Gois",
                               "en partie par un pont ou le Gois"};
constexpr Sentence kT4{"T4 panic of the Vendéens", "T4 panique vendéenne"};
constexpr Sentence kT12{"T12 treachery", "T12 trahison"};

// Adds up what is for or against a side, in the eyes of the attacker, and tells it.
struct Tally {
    Play& p;
    const Side attacker;
    int dice = 0;
    int columns = 0;

    int sign(Side favoured) const { return favoured == attacker ? 1 : -1; }
    void die(Side favoured, int value, const Sentence& why, const char* rule) {
        const int signed_value = sign(favoured) * value;
        if (value == 0) return;
        dice += signed_value;
        p.report({.fact = Fact::Modifier,
                  .side = favoured,
                  .a = static_cast<std::int16_t>(signed_value),
                  .rule = rule,
                  .sentence = &why});
    }
    void shift(Side favoured, int value, const Sentence& why, const char* rule) {
        const int signed_value = sign(favoured) * value;
        if (value == 0) return;
        columns += signed_value;
        p.report({.fact = Fact::Modifier,
                  .side = favoured,
                  .b = static_cast<std::int16_t>(signed_value),
                  .rule = rule,
                  .sentence = &why});
    }
};

// 4.1, F-38: the best of those who have points of their own army with them.
int best_tactical(const Board& b, const State& s, Side side) {
    Points points{};
    GeneralSet generals;
    for (std::size_t i = 0; i < s.combat.count; ++i) {
        const Contingent& k = s.combat.contingents[i];
        if (k.side != side) continue;
        generals = generals | k.generals;
        for (std::size_t f = 0; f < kForces; ++f)
            points[f] = static_cast<std::uint8_t>(points[f] + k.points[f]);
    }
    int best = 0;
    for (const GeneralId g : generals)
        for (std::size_t f = first_force(side); f < end_force(side); ++f)
            if (points[f] > 0 && leads(s, g, force_at(f)))
                best = std::max<int>(best, b.card(g).tactical);
    return best;
}

void add_incidents(Tally& tally, const Board& b, const Combat& c) {
    const Figures& figures = b.tables.figures;
    const bool clear = b.terrain[c.area] == Terrain::Clear;
    if (has_drawn(c, Incident::T3)) tally.die(Side::Vendeen, figures.t3_cavalry, kT3, "T3");
    if ((c.flags & kCombatNoPowder) != 0)
        tally.die(Side::Republican, figures.t6_no_powder, kT6, "T6");
    if (has_drawn(c, Incident::T9))
        tally.die(Side::Republican, clear ? figures.t9_sabres_clear : figures.t9_sabres_elsewhere,
                  kT9, "T9");
    if (has_drawn(c, Incident::T10)) tally.die(Side::Republican, figures.t10_guns, kT10, "T10");
    if (has_drawn(c, Incident::T11) && c.mayencais > 0)
        tally.die(Side::Republican, figures.t11_howitzers, kT11, "T11");
    if (has_drawn(c, Incident::T4)) tally.shift(Side::Republican, figures.shift_t4, kT4, "T4");
    // T12: not if half of them or more are Mayençais.
    if (has_drawn(c, Incident::T12) && 2 * c.mayencais < c.size[index(Side::Republican)])
        tally.shift(Side::Vendeen, figures.shift_t12, kT12, "T12");
}

void add_dice(Tally& tally, const Board& b, const State& s) {
    const Combat& c = s.combat;
    const Figures& figures = b.tables.figures;
    const Side defender = enemy_of(c.attacker);
    tally.die(c.attacker, best_tactical(b, s, c.attacker), kAttackerTactics, "4.1");
    tally.die(defender, best_tactical(b, s, defender), kDefenderTactics, "4.1");
    const int lead = s.morale[index(Side::Republican)] - s.morale[index(Side::Vendeen)];
    if (lead != 0)
        tally.die(lead > 0 ? Side::Republican : Side::Vendeen, figures.better_morale, kMorale,
                  "4.1");
    const int arms = s.arms[marker_in_combat(s, c.arms)];
    if (arms == -1) tally.die(Side::Republican, figures.arms_at_minus_1, kArms, "4.1");
    if (arms == -2) tally.die(Side::Republican, figures.arms_at_minus_2, kArms, "4.1");
    if (b.strongholds.has(c.area)) tally.die(defender, figures.stronghold, kStronghold, "4.1");
    if ((c.flags & kCombatForlorn) != 0) tally.die(defender, figures.below_1_3, kBelow, "4.1");
    if ((c.flags & kCombatFortified) != 0)
        tally.die(Side::Vendeen, figures.fortifications, kForts, "E6");
}

// F-42, F-75: all of the attackers over the water, or some.
void add_bridge(Tally& tally, const Board& b, const Combat& c) {
    bool all = true;
    bool some = false;
    for (std::size_t i = 0; i < c.count; ++i) {
        const Contingent& k = c.contingents[i];
        if (k.side != c.attacker || total(k.points) == 0) continue;
        const bool over = (k.flags & (kContingentBridge | kContingentGois)) != 0;
        all = all && over;
        some = some || over;
    }
    if (!some) return;
    tally.shift(enemy_of(c.attacker),
                all ? b.tables.figures.shift_bridge_total : b.tables.figures.shift_bridge_partial,
                all ? kBridgeAll : kBridgePart, "4.1");
}

// 4.4, F-40: the largest Republican army there speaks for all; where its largest part came from.
bool republicans_supplied(const Board& b, const State& s) {
    const Combat& c = s.combat;
    std::array<int, kArmies> strength{};
    for (std::size_t i = 0; i < c.count; ++i)
        for (std::size_t f = first_force(Side::Republican); f < kForces; ++f)
            strength[index(army_of(force_at(f)))] += c.contingents[i].points[f];
    const auto largest = static_cast<std::size_t>(
        std::max_element(strength.begin(), strength.end()) - strength.begin());
    const auto army = static_cast<Army>(largest);
    const bool defends = c.attacker != Side::Republican;
    if (defends) return supplied(b, s, army, c.area, true);
    int most = -1;
    AreaId from{kNoArea};
    for (std::size_t i = 0; i < c.count; ++i) {
        const Contingent& k = c.contingents[i];
        if (k.side != Side::Republican) continue;
        int points = 0;
        for (std::size_t f = first_force(Side::Republican); f < kForces; ++f)
            if (army_of(force_at(f)) == army) points += k.points[f];
        if (points > most) {
            most = points;
            from = k.from;
        }
    }
    return supplied(b, s, army, from, false);
}

void add_columns(Tally& tally, const Board& b, State& s) {
    Combat& c = s.combat;
    const Figures& figures = b.tables.figures;
    const Terrain terrain = b.terrain[c.area];
    if (terrain == Terrain::Bocage || terrain == Terrain::Marsh)
        tally.shift(Side::Vendeen, figures.shift_bocage_or_marsh, kHedges, "4.1");
    if (terrain == Terrain::Clear)
        tally.shift(Side::Republican, figures.shift_clear, kPlain, "4.1");
    if (!republicans_supplied(b, s)) {
        c.flags |= kCombatUnsupplied;
        tally.shift(Side::Vendeen, figures.shift_unsupplied, kUnsupplied, "4.4");
    }
    add_bridge(tally, b, c);
}

}  // namespace

// 4.1, F-35: rounded down for the defender; more than 4:1 is 4:1.
int odds_column(const Board& b, int attack, int defence) {
    int column = 0;
    for (std::size_t i = 0; i < kOdds; ++i) {
        const Odds& odds = b.tables.odds[i];
        if (attack * odds.defender >= defence * odds.attacker) column = static_cast<int>(i);
    }
    return column;
}

void find_modifiers(Play& p) {
    State& s = p.s;
    Combat& c = s.combat;
    const int attack = c.size[index(c.attacker)];
    const int defence = c.size[index(enemy_of(c.attacker))];
    if (forlorn(attack, defence)) c.flags |= kCombatForlorn;
    p.report({.fact = Fact::OddsFound,
              .side = c.attacker,
              .area = c.area,
              .a = static_cast<std::int16_t>(attack),
              .b = static_cast<std::int16_t>(defence),
              .rule = "4.1"});
    Tally tally{p, c.attacker};
    add_columns(tally, p.board, s);
    add_dice(tally, p.board, s);
    add_incidents(tally, p.board, c);
    // F-36: all shifts first, then the ends of the table.
    const int column = odds_column(p.board, attack, defence) + tally.columns;
    c.column = static_cast<std::uint8_t>(std::clamp<int>(column, 0, kOdds - 1));
    c.modifier = static_cast<std::int8_t>(tally.dice);
    p.report({.fact = Fact::ColumnFound,
              .side = c.attacker,
              .area = c.area,
              .a = c.column,
              .b = c.modifier,
              .rule = "4.1"});
}

}  // namespace levee::fgfk
