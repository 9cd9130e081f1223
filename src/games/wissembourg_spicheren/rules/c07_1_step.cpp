// Chapter 7: the movement step of an activation: who moves next. Movement frames use `side`.
#include "games/wissembourg_spicheren/rules/internal.h"

namespace levee::wissembourg_spicheren {

namespace {

constexpr Sentence kMovedAlready{"It has moved in this activation.",
                                 "Elle a déjà bougé durant cette activation."};
constexpr Sentence kCannotStir{"There is nothing it could do.", "Elle ne peut rien faire."};
constexpr Sentence kNotHisMove{"He does not move with this formation.",
                               "Il ne se déplace pas avec cette formation."};
constexpr Sentence kFirstGoBack{
    "A demoralised unit has still to go back towards its edge.",
    "Une unité démoralisée doit encore reculer vers son bord de carte."};
constexpr Sentence kBringHim{"The commander in chief has arrived: he comes in.",
                             "Le commandant en chef est arrivé : il entre."};
constexpr Sentence kMoveUnits{"Move a unit or an HQ, or end the movement.",
                              "Déplacez une unité ou un QG, ou terminez le mouvement."};

Verdict check_march(const Board& b, const State& s, UnitId u) {
    if (!active(b, s, u)) return refuse("5", kNotActive);
    if (!on_map(s, u)) return refuse("7.1", kNotOnMap);
    if (s.moved.has(u)) return refuse("5", kMovedAlready);
    // Where there is a front it can at least turn.
    if (!all_round(b, s, s.units[u].at) || can_go_back(b, s, u)) return kLegal;
    return can_set_off(b, s, u) ? kLegal : refuse("7.1", kCannotStir);
}

Verdict check_his_ride(const Board& b, const State& s, CommanderId c) {
    if (!active_hqs(b, s).has(c)) return refuse("9", kNotHisMove);
    if (s.commanders[c].moved) return refuse("9", kMovedAlready);
    return can_ride(b, s, c) ? kLegal : refuse("9", kCannotStir);
}

Verdict check_end(const Board& b, const State& s) {
    for (const UnitId u : active_units(b, s))
        if (!s.moved.has(u) && can_go_back(b, s, u)) return refuse("9.4", kFirstGoBack);
    // 13.2.6, W-89
    for (const CommanderId c : battle_of(b, s).chiefs[index(top(s).side)])
        if (can_enter(b, s, c)) return refuse("13.2.6", kBringHim);
    return kLegal;
}

void offer_entries(const Board& b, const State& s, Actions& out) {
    Entries entries;
    for (const FormationId f : s.active) {
        for (const UnitId u : units_of(b, f)) {
            if (s.units[u].status != Status::ToCome) continue;
            entries.clear();
            entries_of(b, s, u, entries);
            for (const Entry& entry : entries) {
                const Action enter = Action::of(Verb::Enter, u, entry.hex);
                if (check_enter(b, s, enter).legal()) out.push_back(enter);
            }
        }
    }
    for (const CommanderId c : battle_of(b, s).commanders) {
        if (s.commanders[c].status != Status::ToCome) continue;
        entries.clear();
        entries_of(b, s, c, entries);
        for (const Entry& entry : entries) {
            const Action enter = Action::of(Verb::Enter, c, entry.hex);
            if (check_enter(b, s, enter).legal()) out.push_back(enter);
        }
    }
}

}  // namespace

bool continue_movement(Play& p) {
    Actions offered;
    offer_movement(p.board, p.s, offered);
    if (offered.size() > 1 || offered[0].verb != Verb::EndMovement) return true;
    pop(p.s);
    return false;
}

void offer_movement(const Board& b, const State& s, Actions& out) {
    for (const UnitId u : active_units(b, s))
        if (check_march(b, s, u).legal()) out.push_back(Action::of(Verb::March, u));
    for (const CommanderId c : active_hqs(b, s))
        if (check_his_ride(b, s, c).legal()) out.push_back(Action::of(Verb::Ride, c));
    offer_entries(b, s, out);
    if (check_end(b, s).legal()) out.push_back(Action::of(Verb::EndMovement));
}

Verdict check_movement(const Board& b, const State& s, const Action& a) {
    switch (a.verb) {
        case Verb::March:
            return check_march(b, s, a.unit);
        case Verb::Ride:
            return check_his_ride(b, s, a.commander);
        case Verb::Enter:
            return check_enter(b, s, a);
        case Verb::EndMovement:
            return check_end(b, s);
        default:
            return refuse("7.1", kMoveUnits);
    }
}

void do_movement(Play& p, const Action& a) {
    switch (a.verb) {
        case Verb::March:
            return begin_move(p, a.unit);
        case Verb::Ride:
            return begin_ride(p, a.commander, 2 * p.board.card(a.commander).movement);
        case Verb::Enter:
            return do_enter(p, a);
        default:
            pop(p.s);
    }
}

}  // namespace levee::wissembourg_spicheren
