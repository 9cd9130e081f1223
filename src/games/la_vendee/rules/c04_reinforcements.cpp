// Chapter 4: the order of the reinforcement phase (L-43). A Reinforce frame: side, step; points:
// fortresses held when the dice of 4.2 fall; armies: cards that have had their turn to arrive.
#include "games/la_vendee/rules/chapters.h"
#include "games/la_vendee/rules/reinforcements.h"

namespace levee::la_vendee {

using enum ReinforceStep::At;

namespace {

// 4.2: of the seven that were the enemy's.
int taken_fortresses(const Board& b, const State& s) {
    return (b.fortresses_at_start[index(Side::Republican)] & s.held).size();
}

void roll_regulars(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    const int taken = taken_fortresses(p.board, s);
    f.step = taken > 0 ? kRegularsRolled : kPlaceNew;
    f.points = static_cast<std::uint8_t>(taken);
    if (taken > 0) ask_dice(s, p.board.tables.figures.royalist_dice);
}

// L-21
void count_regulars(Play& p) {
    State& s = p.s;
    const Frame& f = top(s);
    int won = 0;
    for (const auto face : s.dice)
        if (face > 0 && face != p.board.tables.figures.royalist_no_effect && face <= f.points)
            ++won;
    p.report({.fact = Fact::RegularsRolled,
              .side = f.side,
              .a = static_cast<std::int16_t>(won),
              .b = f.points,
              .rule = "4.2"});
    s.pool[index(Troop::Infantry)] = static_cast<std::uint8_t>(won);
    top(s).step = kPlaceNew;
    push_placing(p, f.side, Source::Regulars);
}

// The next army that is due or has had to wait; kNoArmy: all have been seen to.
ArmyId next_arrival(const Board& b, const State& s) {
    const Frame& f = top(s);
    for (const ArmyId card : b.armies_of[index(f.side)])
        if (!f.armies.has(card) && b.card(card).turn <= s.turn &&
            b.card(card).kind != ArmyKind::Dummy && s.fates[card].post == ArmyPost::NotYet)
            return card;
    return kNoArmy;
}

void close_box(State& s) {
    for (std::size_t i = 0; i < kTroops; ++i)
        s.box[i] = static_cast<std::uint8_t>(s.box[i] + s.box_late[i]);
    s.box_late = {};
}

}  // namespace

bool continue_reinforce(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    const bool royalist = f.side == Side::Royalist;
    switch (f.step) {
        case kSuccession:
            f.step = royalist ? kBritish : kArrivals;
            push_succession(p, f.side);
            break;
        case kBritish:
            f.step = kRegulars;
            push(s, {.business = Business::British, .side = f.side});
            break;
        case kRegulars:
            roll_regulars(p);
            break;
        case kRegularsRolled:
            count_regulars(p);
            break;
        case kArrivals: {
            const ArmyId card = next_arrival(p.board, s);
            if (card != kNoArmy) {
                f.armies.add(card);
                push_arrival(p, card);
            } else {
                bring_reinforcements(p, f.side);
                f.step = kFromBox;
            }
            break;
        }
        case kFromBox:
            f.step = kPlaceNew;
            push_placing(p, f.side, Source::FromBox);
            break;
        case kPlaceNew:
            f.step = kTransfers;
            push_placing(p, f.side, Source::Units);
            break;
        case kTransfers:
            f.step = kClose;
            push(s, {.business = Business::Transfers, .side = f.side});
            break;
        default:
            if (!royalist) close_box(s);
            pop(s);
            break;
    }
    return false;
}

}  // namespace levee::la_vendee
