// Chapter 4: the turn and its phases, and command verification (8.3).
#include <algorithm>

#include "games/wissembourg_spicheren/rules/internal.h"
#include "games/wissembourg_spicheren/rules/steps.h"

namespace levee::wissembourg_spicheren {

// W-08: something of it is on the map, or may come this turn.
bool formation_in_play(const Board& b, const State& s, FormationId f) {
    for (const UnitId u : units_of(b, f))
        if (on_map(s, u) || is_due(b, s, u)) return true;
    const CommanderId hq = b.card(f).hq;
    if (is_due(b, s, hq)) return true;
    const Arrival* arrival = arrival_of(b, s, hq);
    return arrival != nullptr && arrival->decoy && decoys_out(s);
}

// --- the turn -----------------------------------------------------------------------------------

namespace {

using enum TurnStep::At;

void begin_turn(Play& p) {
    State& s = p.s;
    p.report({.fact = Fact::TurnBegan, .a = s.turn, .rule = "4"});
    check_demoralisation(p);
    const Battle& map = battle_of(p.board, s);
    if (s.battle == BattleId::Spicheren && s.turn == map.control_turn) count_battlefield(p);
    for (const FormationId f : map.formations) s.formations[f].activated = false;
    for (const CommanderId c : map.commanders) {
        s.commanders[c].moved = false;
        s.commanders[c].failed = false;
        s.commanders[c].out_of_command = false;
    }
    s.directed.clear();
    s.supported.clear();
}

void summon_frossard(Play& p) {
    p.s.frossard = p.s.turn;
    for (const CommanderId c : battle_of(p.board, p.s).chiefs[index(Side::French)])
        p.report({.fact = Fact::Summoned,
                  .side = Side::French,
                  .commander = c,
                  .a = p.s.turn,
                  .rule = "13.1.7"});
}

// 13.1.7, W-50: at 16.00 he comes by himself.
constexpr int kFrossardComes = 6;

// 8.2, 8.3, W-54: without a chief on the map nobody is in command.
void verify_command(Play& p) {
    State& s = p.s;
    for (const Side side : kBothSides) {
        const CommanderId chief = chief_on_map(p.board, s, side);
        Reach reach;
        int range = 0;
        if (chief != kNoCommander) {
            const HexId at = s.commanders[chief].at;
            range = command_range(p.board, s, at);
            command_reach(p.board, s, at, side, range, reach);
        }
        for (const FormationId f : battle_of(p.board, s).side_formations[index(side)]) {
            const CommanderId hq = p.board.card(f).hq;
            if (!on_map(s, hq)) continue;
            const bool commanded =
                chief != kNoCommander && reach[s.commanders[hq].at.raw] != kUnreached;
            s.commanders[hq].out_of_command = !commanded;
            if (!commanded)
                p.report(
                    {.fact = Fact::OutOfCommand, .side = side, .commander = hq, .rule = "8.3"});
        }
    }
}

// 4.C: markers are taken off before the tests.
void begin_rally(Play& p) {
    for (const CommanderId c : battle_of(p.board, p.s).commanders) {
        p.s.commanders[c].out_of_command = false;
        p.s.commanders[c].failed = false;
    }
    push(p.s, {.business = Business::Rally});
}

void end_turn(Play& p) {
    State& s = p.s;
    const Battle& map = battle_of(p.board, s);
    if (s.battle == BattleId::Wissembourg && s.turn == map.control_turn)
        count_objectives_at_noon(p);
    const bool last = s.turn >= map.last_turn(s.variations);
    if (last) check_demoralisation(p);  // 13.1.3, 13.2.3
    p.report({.fact = Fact::TurnEnded, .a = s.turn, .rule = "4"});
    if (last) {
        pop(s);
        end_of_game(p);
        return;
    }
    s.turn += 1;
    top(s).step = kBegin;
}

}  // namespace

bool continue_turn(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    switch (f.step) {
        case kBegin:
            f.step = kFrossard;
            begin_turn(p);
            return false;
        case kFrossard:
            f.step = kConceal;
            if ((s.variations & kFrossardEarly) == 0 || s.battle != BattleId::Spicheren ||
                s.frossard != 0)
                return false;
            if (s.turn >= kFrossardComes) {
                summon_frossard(p);
                return false;
            }
            f.step = kFrossardRolled;
            ask_fate(s);
            return false;
        case kFrossardRolled:
            f.step = kConceal;
            if (s.dice[0] <= s.turn) summon_frossard(p);
            return false;
        case kConceal:
            f.step = kFirstChiefs;
            if (s.decoys.truth != kUnsettled || s.decoys.shown || decoys_out(s)) return false;
            for (const Arrival& arrival : battle_of(p.board, s).arrivals)
                if (arrival.decoy && arrival.turn <= s.turn && !waiting(s, arrival.units).empty())
                    push(s, {.business = Business::Conceal, .side = arrival.side});
            return false;
        case kFirstChiefs:
            f.step = kSecondChiefs;
            push(s, {.business = Business::Chiefs, .side = Side::French});
            return false;
        case kSecondChiefs:
            f.step = kVerify;
            push(s, {.business = Business::Chiefs, .side = Side::German});
            return false;
        case kVerify:
            f.step = kOperations;
            verify_command(p);
            return false;
        case kOperations:
            f.step = kRally;
            push(s, {.business = Business::Operations});
            return false;
        case kRally:
            f.step = kEnd;
            begin_rally(p);
            return false;
        default:
            end_turn(p);
            return false;
    }
}

}  // namespace levee::wissembourg_spicheren
