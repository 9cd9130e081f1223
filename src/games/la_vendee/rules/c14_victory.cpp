// Chapter 14 (reconstruction; its figures are data): victory.
#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

namespace {

struct Points14 {
    Score score{};
    int points = 0;
};
using Scores = std::array<Points14, 4>;

// 14.0: what each side has scored, by what it is for.
Scores scores(const Board& b, const State& s, Side side) {
    const VictoryRules& rules = b.scenario.victory;
    int fortresses = 0;
    int taken = 0;
    int places = 0;
    // 11.4: what is burnt does not count.
    for (const AreaId area : b.fortresses.without(s.burnt)) {
        if (fortress_holder(s, area) != side) continue;
        fortresses += rules.fortress;
        if (b.fortresses_at_start[index(enemy_of(side))].has(area)) taken += rules.taken;
        for (const VictoryRules::Place& place : rules.places)
            if (place.area == area) places += place.points;
    }
    int leaders = 0;
    for (const LeaderId leader : b.leaders_of[index(enemy_of(side))]) {
        const LeaderPost post = s.leaders[leader].post;
        if (post == LeaderPost::Captured || post == LeaderPost::Removed) leaders += rules.leader;
    }
    return {{{Score::Fortresses, fortresses},
             {Score::Taken, taken},
             {Score::Places, places},
             {Score::Leaders, leaders}}};
}

bool royalists_win(const Board& b, const State& s) {
    const VictoryRules& rules = b.scenario.victory;
    if (!s.held.has(rules.sudden_area)) return false;
    AreaSet others = b.fortresses_at_start[index(Side::Republican)] & s.held;
    others.remove(rules.sudden_area);
    return others.size() >= rules.sudden_others;
}

// 4.2.1: one whose whole border is burnt never returns.
bool may_return(const Board& b, const State& s, ArmyId card) {
    const ArmyPost post = s.fates[card].post;
    if (card == b.british) return post == ArmyPost::NotYet && s.british_due != 0;
    return post == ArmyPost::Destroyed && !s.burnt.contains(b.card(card).entry);
}

bool republicans_win(const Board& b, const State& s) {
    const int held = b.fortresses.without(s.held).size();
    if (held >= b.scenario.victory.sudden_republican) return true;
    for (const ArmyId card : b.armies_of[index(Side::Royalist)]) {
        if (b.card(card).kind == ArmyKind::Dummy) continue;
        if (s.fates[card].post == ArmyPost::OnMap || may_return(b, s, card)) return false;
    }
    return true;
}

void close_game(Play& p, Victory victory, bool sudden) {
    State& s = p.s;
    s.victory = victory;
    s.sudden = sudden;
    s.over = true;
    while (s.depth > 0) pop(s);
    p.report({.fact = Fact::GameOver, .rule = sudden ? "14.3" : "14.2"});
}

void win_suddenly(Play& p, Side side) {
    p.report({.fact = Fact::Sudden, .side = side, .rule = "14.3"});
    close_game(p, side == Side::Royalist ? Victory::RoyalistDecisive : Victory::RepublicanDecisive,
               true);
}

}  // namespace

int victory_points(const Board& b, const State& s, Side side) {
    int sum = 0;
    for (const Points14& part : scores(b, s, side)) sum += part.points;
    return sum;
}

bool check_sudden(Play& p) {
    const bool royalists = royalists_win(p.board, p.s);
    if (!royalists && !republicans_win(p.board, p.s)) return false;
    win_suddenly(p, royalists ? Side::Royalist : Side::Republican);
    return true;
}

void end_of_game(Play& p) {
    for (const Side side : kBothSides)
        for (const Points14& part : scores(p.board, p.s, side))
            p.report({.fact = Fact::Scored,
                      .side = side,
                      .a = static_cast<std::int16_t>(part.points),
                      .b = static_cast<std::int16_t>(part.score),
                      .rule = "14.1"});
    const int lead = victory_points(p.board, p.s, Side::Royalist) -
                     victory_points(p.board, p.s, Side::Republican);
    Victory victory = Victory::RepublicanDecisive;
    for (const Band& band : p.board.scenario.victory.bands)
        if (lead >= band.lowest) {
            victory = band.victory;
            break;
        }
    close_game(p, victory, false);
}

}  // namespace levee::la_vendee
