// Chapter 3: the turn and its phases. A Turn frame uses step: that of a phase that is under way is
// the step of the one after it.
#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

using enum TurnStep::At;

namespace {

void begin_phase(Play& p, Phase phase, const char* rule) {
    p.report({.fact = Fact::PhaseBegan, .a = static_cast<std::int16_t>(phase), .rule = rule});
}

// 7.4: all cards go back; nothing of a turn outlives it.
void clear_turn(Play& p) {
    State& s = p.s;
    s.discards.clear();
    for (Hand& hand : s.hands) hand = {};
    for (const Side side : kBothSides) {
        s.dropped[index(side)] = {};
        s.skirmished[index(side)] = {};
        for (const ArmyId counter : p.board.armies_of[index(side)])
            if (s.armies[counter].banked > 0) cancel_route(p, counter);  // 5.3.3
    }
    s.battle = {};
    for (Leader& leader : s.leaders.items) leader.rerolled = false;
}

// False: the game is over.
bool end_turn(Play& p) {
    State& s = p.s;
    begin_phase(p, Phase::EndTurn, "3.7");
    clear_turn(p);
    move_clock(p);
    if (check_sudden(p)) return false;
    if (s.turn == kTurns) {
        end_of_game(p);
        return false;
    }
    p.report({.fact = Fact::TurnEnded, .a = s.turn, .rule = "3.7"});
    ++s.turn;
    top(s).step = kBegin;
    return true;
}

}  // namespace

bool continue_turn(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    switch (f.step) {
        case kBegin:
            p.report({.fact = Fact::TurnBegan, .a = s.turn, .rule = "3.0"});
            // 4.0: none on turn 1.
            f.step = s.turn == 1 ? kRoyalistIrregulars : kReinforceRoyalists;
            break;
        case kReinforceRoyalists:
            begin_phase(p, Phase::Reinforcements, "3.1");
            f.step = kReinforceRepublicans;
            push(s, {.business = Business::Reinforce, .side = Side::Royalist});
            break;
        case kReinforceRepublicans:
            f.step = kRoyalistIrregulars;
            push(s, {.business = Business::Reinforce, .side = Side::Republican});
            break;
        case kRoyalistIrregulars:
            begin_phase(p, Phase::RoyalistIrregulars, "3.2");
            f.step = kRepublicanIrregulars;
            push_irregulars(p, Side::Royalist);
            break;
        case kRepublicanIrregulars:
            begin_phase(p, Phase::RepublicanIrregulars, "3.3");
            f.step = kDraw;
            push_irregulars(p, Side::Republican);
            break;
        case kDraw:
            begin_phase(p, Phase::CardDraw, "3.4");
            f.step = kPlay;
            push(s, {.business = Business::Draw, .side = Side::Royalist});
            break;
        case kPlay:
            begin_phase(p, Phase::CardPlay, "3.5");
            f.step = kDesertions;
            // The first card comes without a window (L-76).
            push(s, {.business = Business::CardPlay, .side = Side::Royalist, .number = 1});
            break;
        case kDesertions:
            f.step = kEnd;
            if (!s.options.desertion) break;
            begin_phase(p, Phase::Desertions, "3.6");
            push(s, {.business = Business::Desertion});
            break;
        default:
            end_turn(p);
            break;
    }
    return false;
}

}  // namespace levee::la_vendee
