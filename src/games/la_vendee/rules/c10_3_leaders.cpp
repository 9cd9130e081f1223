// 10.3, 10.3.1, L-67: the leaders of an army that retreats, or is lost, roll for wounds and
// capture. A Leaders frame: side; army: its card; leader: who rolls; number: the next to look at;
// flags: 1 when the army is lost.
#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

namespace {

constexpr std::uint8_t kArmyIsLost = 1;

void report_leader(Play& p, Fact fact) {
    const Frame& f = top(p.s);
    p.report({.fact = fact, .side = f.side, .leader = f.leader, .rule = "10.3.1"});
}

void is_wounded(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    s.leaders[f.leader].wounded = true;
    report_leader(p, Fact::Wounded);
}

// A wounded leader may be captured, also when he has been so for long (L-35).
void roll_for_capture(Play& p) {
    top(p.s).step = LeadersStep::kCaptureRolled;
    ask_hits(p.s, 1, p.board.tables.figures.captured_from);
}

void next_leader(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    for (const LeaderId leader : leaders_with(s, f.army)) {
        if (leader.raw < f.number) continue;
        f.leader = leader;
        f.number = static_cast<std::uint8_t>(leader.raw + 1);
        if ((f.flags & kArmyIsLost) != 0 && !s.leaders[leader].wounded) is_wounded(p);
        if (s.leaders[leader].wounded) {
            roll_for_capture(p);
        } else {
            f.step = LeadersStep::kWoundRolled;
            ask_hits(s, 1, p.board.tables.figures.wounded_from);
        }
        return;
    }
    pop(s);
}

// L-67: he waits for his army to be rebuilt.
void hear_capture(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    Leader& leader = s.leaders[f.leader];
    f.step = LeadersStep::kNextLeader;
    if (s.dice[0] >= p.board.tables.figures.captured_from) {
        leader.post = LeaderPost::Captured;
        report_leader(p, Fact::Captured);
        return;
    }
    report_leader(p, Fact::Escaped);
    if ((f.flags & kArmyIsLost) != 0) leader.post = LeaderPost::Waiting;
}

}  // namespace

void push_leaders(Play& p, ArmyId card, bool lost) {
    if (leaders_with(p.s, card).empty()) return;
    push(p.s, {.business = Business::Leaders,
               .side = p.board.card(card).side,
               .army = card,
               .flags = lost ? kArmyIsLost : std::uint8_t{0}});
}

bool continue_leaders(Play& p) {
    State& s = p.s;
    switch (top(s).step) {
        case LeadersStep::kNextLeader:
            next_leader(p);
            return false;
        case LeadersStep::kWoundRolled:
            if (s.dice[0] >= p.board.tables.figures.wounded_from) {
                is_wounded(p);
                roll_for_capture(p);
            } else {
                report_leader(p, Fact::Unharmed);
                top(s).step = LeadersStep::kNextLeader;
            }
            return false;
        default:
            hear_capture(p);
            return false;
    }
}

}  // namespace levee::la_vendee
