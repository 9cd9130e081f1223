// Chapter 9, cases 9.3 and 9.4, and 8.4: what becomes of commanders, and demoralisation.
//   Mortality frames use `commander` and `hex`, where he fought.
//   Post frames use `commander`, `units` (whom he may join) and `flags`.
//   Follow frames use `commander` and `unit`, who has gone.
#include <algorithm>

#include "games/wissembourg_spicheren/rules/internal.h"
#include "games/wissembourg_spicheren/rules/steps.h"

namespace levee::wissembourg_spicheren {

namespace {

constexpr Sentence kJoin{"Choose the unit that he joins.", "Choisissez l'unité qu'il rejoint."};
constexpr Sentence kNotHisUnit{"He cannot join that unit.", "Il ne peut rejoindre cette unité."};
constexpr Sentence kWhoFollows{"Say whether he goes along.", "Dites s'il suit."};
constexpr Sentence kWhoSucceeds{"Say who takes the command.", "Dites qui prend le commandement."};
constexpr int kKilled = 12;  // 9.3

// Flags of Post frames.
constexpr std::uint16_t kSuccession = 1;  // W-13: Zastrow has fallen

UnitSet all_on_map(const Board& b, const State& s, UnitSet units) {
    UnitSet found;
    for (const UnitId u : units& battle_of(b, s).units)
        if (on_map(s, u)) found.add(u);
    return found;
}

UnitSet closest_to(const Board& b, const State& s, UnitSet units, HexId h) {
    UnitSet found;
    int least = 1000;
    for (const UnitId u : units) {
        const int distance = b.grid.distance(s.units[u].at, h);
        if (distance > least) continue;
        if (distance < least) found.clear();
        least = distance;
        found.add(u);
    }
    return found;
}

// 13.1.2: who has left the map for him and could come back.
CommanderId relieved_by(const Board& b, const State& s, CommanderId c) {
    const Arrival* arrival = arrival_of(b, s, c);
    if (arrival == nullptr || arrival->relieves == kNoCommander) return kNoCommander;
    return s.commanders[arrival->relieves].status == Status::Left ? arrival->relieves
                                                                  : kNoCommander;
}

void push_post(State& s, Side side, CommanderId c, UnitSet units, std::uint16_t flags = 0) {
    push(
        s,
        {.business = Business::Post, .side = side, .commander = c, .flags = flags, .units = units});
}

}  // namespace

void put(State& s, CommanderId c, HexId h) {
    s.commanders[c].status = Status::OnMap;
    s.commanders[c].at = h;
}

// --- 9.3, 8.4 -----------------------------------------------------------------------------------

void kill(Play& p, CommanderId c, const char* rule) {
    State& s = p.s;
    const CommanderCard& card = p.board.card(c);
    Commander& commander = s.commanders[c];
    const HexId at = commander.at;
    p.report(
        {.fact = Fact::CommanderLost, .side = card.side, .commander = c, .hex = at, .rule = rule});
    commander.replaced = true;
    commander.status = Status::ToCome;
    if (!card.is_chief()) {
        commander.at = kNoHex;
        push_post(s, card.side, c, all_on_map(p.board, s, units_of(p.board, card.formation)));
        return;
    }
    // W-13, W-42: `at` tells where his replacement is looked for.
    const CommanderId before = relieved_by(p.board, s, c);
    const UnitSet all = all_on_map(p.board, s, battle_of(p.board, s).side_units[index(card.side)]);
    if (before != kNoCommander && !all.empty()) push_post(s, card.side, c, all, kSuccession);
}

void bereave(Play& p, HexId h, Side side) {
    for (const CommanderId c : commanders_at(p.board, p.s, h, side))
        kill(p, c, p.board.card(c).is_chief() ? "8.4" : "9.3");
}

void displace(Play& p, CommanderId c) {
    State& s = p.s;
    const CommanderCard& card = p.board.card(c);
    const UnitSet own = card.is_chief() ? battle_of(p.board, s).side_units[index(card.side)]
                                        : units_of(p.board, card.formation);
    const UnitSet candidates = all_on_map(p.board, s, own);
    push_post(s, card.side, c, closest_to(p.board, s, candidates, s.commanders[c].at));
}

bool continue_post(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    f.units = all_on_map(p.board, s, f.units);
    if ((f.flags & kSuccession) != 0 && !f.units.empty()) return true;
    if (f.units.size() > 1) return true;
    const Frame post = f;
    pop(s);
    if ((post.flags & kSuccession) != 0) return false;
    if (!post.units.empty()) {
        put(s, post.commander, s.units[post.units.first()].at);
        p.report({.fact = Fact::Posted,
                  .side = post.side,
                  .unit = post.units.first(),
                  .commander = post.commander,
                  .hex = s.commanders[post.commander].at,
                  .rule = "9.3"});
        return false;
    }
    // W-62: nobody to join. A chief waits for one.
    Commander& commander = s.commanders[post.commander];
    if (p.board.card(post.commander).is_chief()) {
        commander.status = Status::ToCome;
        return false;
    }
    commander.status = Status::Lost;
    commander.at = kNoHex;
    return false;
}

void offer_post(const Board& b, const State& s, Actions& out) {
    const Frame& f = top(s);
    if ((f.flags & kSuccession) != 0) {
        out.push_back(Action::of(Verb::Recall, relieved_by(b, s, f.commander)));
        out.push_back(Action::of(Verb::Decline));
        return;
    }
    for (const UnitId u : f.units) out.push_back(Action::post(f.commander, u));
}

Verdict check_post(const Board& b, const State& s, const Action& a) {
    const Frame& f = top(s);
    if ((f.flags & kSuccession) != 0) {
        const bool recalled =
            a.verb == Verb::Recall && a.commander == relieved_by(b, s, f.commander);
        return recalled || a.verb == Verb::Decline ? kLegal : refuse("13.1.2", kWhoSucceeds);
    }
    if (a.verb != Verb::Post || a.commander != f.commander) return refuse("9.3", kJoin);
    return f.units.has(a.unit) ? kLegal : refuse("9.3", kNotHisUnit);
}

void do_post(Play& p, const Action& a) {
    State& s = p.s;
    Frame& f = top(s);
    if (a.verb == Verb::Decline) {
        pop(s);
        return;
    }
    if (a.verb == Verb::Recall) {
        // The one who has fallen does not come back.
        Commander& fallen = s.commanders[f.commander];
        fallen.status = Status::Lost;
        fallen.at = kNoHex;
        f.commander = a.commander;
        f.flags = 0;
        return;
    }
    f.units = UnitSet::of(a.unit);
}

// --- 9.3: mortality -----------------------------------------------------------------------------

void push_mortality(State& s, CommanderId c, HexId h) {
    push(s, {.business = Business::Mortality, .commander = c, .hex = h});
}

bool continue_mortality(Play& p) {
    using enum MortalityStep::At;
    State& s = p.s;
    Frame& f = top(s);
    const CommanderId c = f.commander;
    f.side = p.board.card(c).side;
    if (f.step == kAskFate) {
        // He may have fallen with his troops meanwhile.
        if (!on_map(s, c)) {
            pop(s);
            return false;
        }
        f.step = kFateRolled;
        ask_fate(s);
        return false;
    }
    const bool killed = s.dice[0] + s.dice[1] == kKilled;
    pop(s);
    if (killed)
        kill(p, c, "9.3");
    else
        p.report({.fact = Fact::CommanderSafe,
                  .side = p.board.card(c).side,
                  .commander = c,
                  .hex = s.commanders[c].at,
                  .rule = "9.3"});
    return false;
}

// --- 9.3, 11.3: with his troops, or not ---------------------------------------------------------

void push_followers(Play& p, UnitId u, HexId from, bool may_stay) {
    State& s = p.s;
    const Side side = p.board.side[u.raw];
    const bool friends = first_at(s, from) != kNoUnit;
    for (const CommanderId c : commanders_at(p.board, s, from, side)) {
        const bool chooses = friends || (may_stay && !p.board.card(c).is_chief());
        if (chooses) {
            push(s, {.business = Business::Follow, .side = side, .unit = u, .commander = c});
            continue;
        }
        if (!on_map(s, u)) continue;
        put(s, c, s.units[u].at);
        p.report({.fact = Fact::Followed,
                  .side = side,
                  .unit = u,
                  .commander = c,
                  .hex = s.units[u].at,
                  .from = from,
                  .rule = "9.3"});
    }
}

bool continue_follow(Play& p) {
    const Frame& f = top(p.s);
    if (on_map(p.s, f.unit) && on_map(p.s, f.commander)) return true;
    pop(p.s);
    return false;
}

void offer_follow(const Board& /*b*/, const State& s, Actions& out) {
    out.push_back(Action::of(Verb::Follow, top(s).commander));
    out.push_back(Action::of(Verb::Stay, top(s).commander));
}

Verdict check_follow(const Board& /*b*/, const State& s, const Action& a) {
    const bool said = a.verb == Verb::Follow || a.verb == Verb::Stay;
    return said && a.commander == top(s).commander ? kLegal : refuse("11.3", kWhoFollows);
}

void do_follow(Play& p, const Action& a) {
    State& s = p.s;
    const Frame f = top(s);
    pop(s);
    if (a.verb == Verb::Stay) return;
    const HexId from = s.commanders[f.commander].at;
    put(s, f.commander, s.units[f.unit].at);
    p.report({.fact = Fact::Followed,
              .side = f.side,
              .unit = f.unit,
              .commander = f.commander,
              .hex = s.units[f.unit].at,
              .from = from,
              .rule = "11.3"});
}

// --- 9.4 ----------------------------------------------------------------------------------------

void check_demoralisation(Play& p) {
    State& s = p.s;
    for (const FormationId f : battle_of(p.board, s).formations) {
        Formation& formation = s.formations[f];
        if (formation.demoralised) continue;
        if (formation.losses < p.board.strength(f, s.variations).demoralised) continue;
        formation.demoralised = true;
        p.report({.fact = Fact::Demoralised,
                  .side = p.board.card(f).side,
                  .formation = f,
                  .a = formation.losses,
                  .rule = "9.4"});
    }
}

}  // namespace levee::wissembourg_spicheren
