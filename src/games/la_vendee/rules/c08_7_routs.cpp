// 8.7, L-14, L-49: which armies have lost so many FP to the dice of enemy armies in this battle
// that they must retreat.
#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

namespace {

enum class Rout : std::uint8_t { Nobody, Attacker, Defender, Tie };

bool is_in_fight(const State& s, ArmyId army) {
    const Army& one = s.armies[army];
    return one.at == s.battle.area && !one.inside;
}

int broken(const Board& b, const State& s, ArmyId army) {
    const int lost = s.battle.lost[army];
    return is_in_fight(s, army) && lost >= b.tables.figures.rout_losses ? lost : 0;
}

// Both have lost as many: without a leader against one with (8.7).
Rout compare_losses(const Board& b, const State& s, ArmyId attacker, ArmyId defender) {
    const int mine = broken(b, s, attacker);
    const int theirs = broken(b, s, defender);
    if (mine == 0 && theirs == 0) return Rout::Nobody;
    if (mine != theirs) return mine > theirs ? Rout::Attacker : Rout::Defender;
    const bool led = !leaders_with(s, card_of(s, attacker)).empty();
    const bool enemy_led = !leaders_with(s, card_of(s, defender)).empty();
    if (led == enemy_led) return Rout::Tie;
    return led ? Rout::Defender : Rout::Attacker;
}

}  // namespace

ArmySet must_retreat(const Board& b, const State& s) {
    const Battle& battle = s.battle;
    ArmySet going;
    bool alone = true;  // nobody against whom the attacker could be the better
    for (const ArmyId army : b.armies_of[index(enemy_of(b.side(battle.attacker)))]) {
        if (!battle.fought.has(army) || broken(b, s, army) == 0) continue;
        alone = false;
        const Rout rout = compare_losses(b, s, battle.attacker, army);
        if (rout == Rout::Attacker) going.add(battle.attacker);
        if (rout == Rout::Defender) going.add(army);
    }
    if (alone && broken(b, s, battle.attacker) > 0) going.add(battle.attacker);
    return going;
}

ArmyId tied_with_attacker(const Board& b, const State& s, ArmyId after) {
    const Battle& battle = s.battle;
    for (const ArmyId army : b.armies_of[index(enemy_of(b.side(battle.attacker)))]) {
        if (after != kNoArmy && army <= after) continue;
        if (battle.fought.has(army) && broken(b, s, army) > 0 &&
            compare_losses(b, s, battle.attacker, army) == Rout::Tie)
            return army;
    }
    return kNoArmy;
}

}  // namespace levee::la_vendee
