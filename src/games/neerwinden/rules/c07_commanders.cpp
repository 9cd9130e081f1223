// Chapter 7: commanders: tests, replacements, going along.
#include "games/neerwinden/rules/internal.h"
#include "games/neerwinden/rules/steps.h"

namespace levee::neerwinden {

CommanderSet commanders_at(const Board& b, const State& s, HexId h, Side side) {
    CommanderSet set;
    for (std::uint8_t i = 0; i < kCommanders; ++i) {
        const Commander& c = s.commanders[CommanderId{i}];
        if (c.at == h && c.status == Status::OnMap && b.commanders[i].side == side)
            set.add(CommanderId{i});
    }
    return set;
}

namespace {

using enum CommanderStep::At;

constexpr std::uint16_t kCaught = 1;  // alone in a hex that an enemy entered

constexpr Sentence kUnitsDestroyed{"his units are destroyed", "ses unités sont détruites"};
constexpr Sentence kLossSuffered{"the combat cost a step", "le combat a coûté un pas"};
constexpr Sentence kEliminated{"the commander is eliminated", "le chef est éliminé"};
constexpr Sentence kUnharmed{"no effect on the commander", "sans effet sur le chef"};
constexpr Sentence kChooseUnit{"Choose the unit that the commander joins.",
                               "Choisissez l'unité que le chef rejoint."};
constexpr Sentence kNotHisUnit{"He joins a unit of his own formation.",
                               "Il rejoint une unité de sa formation."};
constexpr Sentence kOtherCommander{"That is not the commander in question.",
                                   "Ce n'est pas le chef en question."};
constexpr Sentence kEnemyUnit{"That unit is not yours.", "Cette unité n'est pas à vous."};
constexpr Sentence kUnitAway{"That unit is not on the map.", "Cette unité n'est pas sur la carte."};
constexpr Sentence kGoOrStay{"The commander goes along or stays.", "Le chef suit ou reste."};

}  // namespace

void push_commander_test(State& s, Side side, CommanderId c, int modifier, bool caught) {
    push(s, {.business = Business::CommanderTest,
             .side = side,
             .commander = c,
             .number = static_cast<std::uint8_t>(modifier),
             .flags = caught ? kCaught : std::uint16_t{0}});
}

namespace {

int elimination_modifier(Play& p, const Frame& f) {
    Modifiers sum{p, f.side, "7"};
    if (f.number > 0) sum.add(kLossSuffered, 1);
    const bool alone = !held_by(p.board, p.s, p.s.commanders[f.commander].at, f.side);
    if (alone && (f.flags & kCaught) == 0) sum.add(kUnitsDestroyed, 2);
    return sum.total;
}

}  // namespace

// Commander elimination table: 12 or more. `number` is +1 for a loss in the combat; the +2 for
// destroyed units is seen from the hex he stands in (N-59).
bool continue_commander_test(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    const CommanderId c = f.commander;
    if (f.step == kAskFate) {
        if (s.commanders[c].status != Status::OnMap) {
            pop(s);
            return false;
        }
        f.step = kFateRolled;
        f.points = static_cast<std::uint8_t>(elimination_modifier(p, f));
        ask_dice(s);
        return true;
    }
    const bool alone = !held_by(p.board, s, s.commanders[c].at, f.side);
    const int total = s.dice[0] + s.dice[1] + f.points;
    s.dice = {};
    const bool lost = total >= 12;
    const Side side = f.side;
    const bool post = lost || alone || (f.flags & kCaught) != 0;
    p.report({.fact = Fact::Result,
              .side = side,
              .commander = c,
              .a = static_cast<std::int16_t>(total),
              .rule = "7",
              .sentence = lost ? &kEliminated : &kUnharmed});
    p.report({.fact = lost ? Fact::CommanderLost : Fact::CommanderSafe,
              .side = side,
              .commander = c,
              .rule = "7"});
    pop(s);
    if (lost) {
        // 8.2.1, N-60: the Austrian general is worth a point, each time.
        if (c == p.board.generals[index(Side::Austrian)])
            s.vp_coming = static_cast<std::int8_t>(s.vp_coming + 1);
        s.commanders[c].replacement = true;
    }
    if (post) push(s, {.business = Business::Post, .side = side, .commander = c});
    settle_points(p);
    return false;
}

// --- posting ------------------------------------------------------------------------------------

namespace {

bool may_join(const Board& b, const State& s, CommanderId c, UnitId u) {
    if (b.side[u.raw] != b.card(c).side || !on_map(s, u)) return false;
    return b.card(c).is_general() || b.formation[u.raw] == b.card(c).formation;
}

UnitSet units_to_join(const Board& b, const State& s, CommanderId c) {
    UnitSet set;
    for (const UnitId u : b.side_units[index(b.card(c).side)])
        if (may_join(b, s, c, u)) set.add(u);
    return set;
}

void join(Play& p, CommanderId c, UnitId u) {
    commander_joins(p.s, c, u);
    p.report({.fact = Fact::Posted,
              .side = p.board.card(c).side,
              .unit = u,
              .commander = c,
              .hex = p.s.units[u].at,
              .rule = "7"});
}

// All his units wait beyond the edge: so does he (N-91). No unit at all: he leaves the game.
void post_beyond(Play& p, CommanderId c) {
    Commander& commander = p.s.commanders[c];
    commander.status = Status::Gone;
    commander.at = kNoHex;
    const UnitSet candidates = p.board.card(c).is_general()
                                   ? p.board.side_units[index(p.board.card(c).side)]
                                   : p.board.card(p.board.card(c).formation).units;
    for (const UnitId u : candidates) {
        if (p.s.units[u].status != Status::Beyond) continue;
        join(p, c, u);
        return;
    }
}

}  // namespace

void commander_joins(State& s, CommanderId c, UnitId u) {
    s.commanders[c].status = s.units[u].status;
    s.commanders[c].at = s.units[u].at;
}

bool continue_post(Play& p) {
    State& s = p.s;
    const CommanderId c = top(s).commander;
    const UnitSet units = units_to_join(p.board, s, c);
    if (units.size() > 1) return true;
    pop(s);
    if (units.empty())
        post_beyond(p, c);
    else
        join(p, c, units.first());
    return false;
}

void offer_post(const Board& b, const State& s, Actions& out) {
    const CommanderId c = top(s).commander;
    for (const UnitId u : units_to_join(b, s, c)) out.push_back(Action::post(c, u));
}

Verdict check_post(const Board& b, const State& s, const Action& a) {
    if (a.verb != Verb::Post) return refuse("7", kChooseUnit);
    if (a.commander != top(s).commander) return refuse("7", kOtherCommander);
    if (b.side[a.unit.raw] != top(s).side) return refuse("7", kEnemyUnit);
    if (!on_map(s, a.unit)) return refuse("7", kUnitAway);
    return may_join(b, s, a.commander, a.unit) ? kLegal : refuse("7", kNotHisUnit);
}

void do_post(Play& p, const Action& a) {
    pop(p.s);
    join(p, a.commander, a.unit);
}

// --- going along (N-73) -------------------------------------------------------------------------

// `from` is the hex of the commander, `unit` has left it. Frames of an advance have flag 1: there
// he may always stay.
void push_accompany(State& s, Side side, CommanderId c, UnitId u) {
    push(s, {.business = Business::Accompany,
             .side = side,
             .unit = u,
             .commander = c,
             .from = s.commanders[c].at});
}

bool continue_accompany(Play& p) {
    State& s = p.s;
    const Frame f = top(s);
    const bool can_follow =
        alive(s, f.unit) && (!on_map(s, f.unit) || s.units[f.unit].at != f.from);
    const bool forced = f.flags == 0 && !held_by(p.board, s, f.from, f.side);
    if (can_follow && !forced) return true;
    pop(s);
    if (can_follow) commander_joins(s, f.commander, f.unit);
    return false;
}

void offer_accompany(const Board&, const State& s, Actions& out) {
    out.push_back(Action::of(Verb::Accompany, top(s).commander));
    out.push_back(Action::of(Verb::Stay, top(s).commander));
}

Verdict check_accompany(const Board&, const State& s, const Action& a) {
    if (a.verb != Verb::Accompany && a.verb != Verb::Stay) return refuse("7", kGoOrStay);
    return a.commander == top(s).commander ? kLegal : refuse("7", kOtherCommander);
}

void do_accompany(Play& p, const Action& a) {
    const Frame f = top(p.s);
    pop(p.s);
    if (a.verb == Verb::Accompany) commander_joins(p.s, f.commander, f.unit);
}

}  // namespace levee::neerwinden
