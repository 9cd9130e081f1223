// 5.3.3, L-19: the road to Granville and back. An army stays where it is while it banks regions,
// and arrives when there are enough of them within one turn.
#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

namespace {

// What the cards still in this hand could add, with a forced march for each of them as long as the
// army has FP to lose (5.5).
int regions_in_hand(const Board& b, const State& s, Side side, ArmyId counter) {
    int spare = check_forcing(b, s, counter).legal() ? total(s.armies[counter].points) - 1 : 0;
    int sum = 0;
    for (const CardId card : s.hands[index(side)].cards) {
        if (b.card(card).armies == 0) continue;
        sum += march_regions(b, s, counter, card);
        if (spare-- > 0) ++sum;
    }
    return sum;
}

}  // namespace

void bank_regions(Play& p, ArmyId counter, AreaId bound, int regions) {
    State& s = p.s;
    Army& army = s.armies[counter];
    const Side side = p.board.side(counter);
    const AreaId from = army.at;
    army.bound = bound;
    army.banked = static_cast<std::uint8_t>(army.banked + regions);
    p.report({.fact = Fact::Banked,
              .side = side,
              .army = counter,
              .area = bound,
              .a = army.banked,
              .rule = "5.3.3"});
    if (army.banked < p.board.route_areas) return;
    army.banked = 0;
    army.bound = kNoArea;
    move_army(p, counter, bound);
    p.report(
        {.fact = Fact::Arrived, .side = side, .army = counter, .area = bound, .rule = "5.3.3"});
    push_entry(p, counter, from, 0);
}

void cancel_route(Play& p, ArmyId counter) {
    Army& army = p.s.armies[counter];
    if (army.bound == kNoArea) return;
    army.banked = 0;
    army.bound = kNoArea;
    p.report({.fact = Fact::RouteCancelled,
              .side = p.board.side(counter),
              .army = counter,
              .rule = "5.3.3"});
}

void check_routes(Play& p, Side side) {
    State& s = p.s;
    for (const ArmyId counter : p.board.armies_of[index(side)]) {
        if (!on_map(s, counter) || s.armies[counter].bound == kNoArea) continue;
        const int reach = s.armies[counter].banked + regions_in_hand(p.board, s, side, counter);
        if (reach < p.board.route_areas) cancel_route(p, counter);
    }
}

}  // namespace levee::la_vendee
