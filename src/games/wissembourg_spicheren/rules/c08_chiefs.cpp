// Chapter 8: commanders in chief: their range, who is in command, how they move in phase A.
// Chiefs frames use `side` and, while a die is awaited, `commander`.
#include "games/wissembourg_spicheren/rules/chapters.h"
#include "maps/paths.h"

namespace levee::wissembourg_spicheren {

namespace {

const CommandValues& values(const Board& b, const State& s, CommanderId c) {
    const CommanderCard& card = b.card(c);
    return s.commanders[c].replaced ? card.back : card.front;
}

}  // namespace

int command_value(const Board& b, const State& s, CommanderId c) { return values(b, s, c).command; }
int combat_bonus(const Board& b, const State& s, CommanderId c) { return values(b, s, c).bonus; }
int inertia(const Board& b, const State& s, CommanderId c) { return values(b, s, c).inertia; }
int initiative_bonus(const Board& b, const State& s, CommanderId c) {
    return values(b, s, c).initiative;
}

CommanderId chief_on_map(const Board& b, const State& s, Side side) {
    for (const CommanderId c : battle_of(b, s).chiefs[index(side)])
        if (on_map(s, c)) return c;
    return kNoCommander;
}

// --- 8.2: range ---------------------------------------------------------------------------------

namespace {

constexpr int kRange = 12;      // half points
constexpr int kTownRange = 4;   // 8.2
constexpr int kNightRange = 4;  // 13.1.6
constexpr int kFar = 100;       // 9.2: beyond any way that is looked for

}  // namespace

int command_range(const Board& b, const State& s, HexId from) {
    return kRange + (battle_of(b, s).town_hexes.has(from) ? kTownRange : 0) -
           (is_night(b, s) ? kNightRange : 0);
}

// W-11: cavalry's costs, the last hex included; no enemy, and no zone of his but where a friend
// stands.
void command_reach(const Board& b, const State& s, HexId from, Side side, int budget, Reach& out,
                   UnitId without) {
    const Battle& map = battle_of(b, s);
    const Side enemy = enemy_of(side);
    const auto friendly = [&](HexId h) {
        const UnitId u = first_at(s, h);
        if (u == kNoUnit || b.side[u.raw] != side) return false;
        return u != without || next_at(s, u) != kNoUnit;
    };
    constexpr std::size_t kHorse = index(Arm::Cavalry);
    maps::Reach reach;
    maps::cheapest(
        b.grid, from, budget,
        [&](HexId at, Direction d, HexId to) {
            const Battle::Step& step = map.step(at, d);
            if (step.to != to || step.crossing[kHorse] == Crossing::Barred) return -1;
            if (held_by(b, s, to, enemy)) return -1;
            if (in_zoc_of(s, to, enemy) && !friendly(to)) return -1;
            return step.crossing[kHorse] == Crossing::Free ? int{step.cost[kHorse]} : kRange;
        },
        reach);
    out.fill(kUnreached);
    for (const HexId h : reach.hexes()) out[h.raw] = reach.cost(h);
}

bool in_range(const Board& b, const State& s, CommanderId from, HexId to) {
    const HexId at = s.commanders[from].at;
    const int range = command_range(b, s, at);
    // A step costs half a point at least.
    if (b.grid.distance(at, to) > range) return false;
    Reach reach;
    command_reach(b, s, at, b.card(from).side, range, reach);
    return reach[to.raw] != kUnreached;
}

bool hq_on_map(const Board& b, const State& s, FormationId f) { return on_map(s, b.card(f).hq); }

UnitSet units_in_range(const Board& b, const State& s, FormationId f) {
    UnitSet found;
    const CommanderId hq = b.card(f).hq;
    if (!on_map(s, hq)) return found;
    const HexId at = s.commanders[hq].at;
    Reach reach;
    command_reach(b, s, at, b.card(f).side, command_range(b, s, at), reach);
    for (const UnitId u : units_of(b, f))
        if (on_map(s, u) && reach[s.units[u].at.raw] != kUnreached) found.add(u);
    return found;
}

bool out_of_command_now(const Board& b, const State& s, UnitId u, bool rally) {
    const CommanderId hq = b.card(b.formation[u.raw]).hq;
    if (!on_map(s, hq)) return false;
    const Commander& commander = s.commanders[hq];
    if (!rally && commander.out_of_command && commander.failed) return true;
    return !in_range(b, s, hq, s.units[u].at);
}

// 9.2, W-15: by the cheapest way as if the unit itself were not there; farther off as the crow
// flies. Within range nothing but the range matters, and most units are.
void measure_from_hq(const Board& b, State& s, UnitId u, HexId start) {
    auto& from_hq = s.derived.from_hq;
    from_hq.fill(0);
    if (s.commanded.has(u) || !hq_on_map(b, s, b.formation[u.raw])) return;
    const HexId at = s.commanders[b.card(b.formation[u.raw]).hq].at;
    command_reach(b, s, at, b.side[u.raw], command_range(b, s, at), from_hq, u);
    if (from_hq[start.raw] != kUnreached) return;
    command_reach(b, s, at, b.side[u.raw], maps::kMaxBudget, from_hq, u);
    for (const HexId h : battle_of(b, s).has)
        if (from_hq[h.raw] == kUnreached)
            from_hq[h.raw] = static_cast<std::uint8_t>(kFar + b.grid.distance(at, h));
}

// --- 7.2: phase A -------------------------------------------------------------------------------

namespace {

using enum ChiefsStep::At;

constexpr Sentence kNotAChief{"That is not a commander in chief of yours.",
                              "Ce n'est pas un de vos commandants en chef."};
constexpr Sentence kHasMoved{"He has had his turn.", "Il a déjà eu son tour."};
constexpr Sentence kNoTest{"An enemy is within three hexes: he moves without a test.",
                           "Un ennemi est à trois hexagones ou moins : il bouge sans test."};
constexpr Sentence kTestFirst{"He moves only if he passes an inertia test.",
                              "Il ne bouge que s'il réussit un test d'inertie."};
constexpr Sentence kCannotRide{"There is nowhere he could go.", "Il ne peut aller nulle part."};
constexpr Sentence kNotDue{"He does not come this turn.", "Il n'arrive pas à ce tour."};
constexpr Sentence kNotThere{"He does not come there.", "Il n'arrive pas à cet endroit."};
constexpr Sentence kPlaceHim{"He has arrived: say where.", "Il est arrivé : dites où."};
constexpr Sentence kMoveChiefs{"Move commanders in chief, or be done.",
                               "Déplacez les commandants en chef, ou terminez."};
constexpr Sentence kInertia{"inertia", "inertie"};
constexpr int kAlarm = 3;  // 7.2

bool alarmed(const Board& b, const State& s, CommanderId c) {
    const Side enemy = enemy_of(b.card(c).side);
    for (const UnitId u : battle_of(b, s).side_units[index(enemy)])
        if (on_map(s, u) && b.grid.distance(s.units[u].at, s.commanders[c].at) <= kAlarm)
            return true;
    return false;
}

Verdict check_own(const Board& b, const State& s, CommanderId c) {
    return battle_of(b, s).chiefs[index(top(s).side)].has(c) ? kLegal : refuse("7.2", kNotAChief);
}

// Due, and put down in one of his hexes.
bool to_place(const Board& b, const State& s, CommanderId c) {
    return is_due(b, s, c) && arrival_of(b, s, c)->how == Coming::Placed;
}

Verdict check_to_move(const Board& b, const State& s, const Action& a) {
    if (const Verdict own = check_own(b, s, a.commander); !own.legal()) return own;
    if (!on_map(s, a.commander)) return refuse("7.2", kNotOnMap);
    if (s.commanders[a.commander].moved) return refuse("7.2", kHasMoved);
    const bool free = alarmed(b, s, a.commander);
    if (a.verb == Verb::Test && free) return refuse("7.2", kNoTest);
    if (a.verb == Verb::Ride && !free) return refuse("7.2", kTestFirst);
    return can_ride(b, s, a.commander) ? kLegal : refuse("7.2", kCannotRide);
}

Verdict check_place(const Board& b, const State& s, const Action& a) {
    if (a.commander == kNoCommander) return refuse("7.2", kNotAChief);
    if (const Verdict own = check_own(b, s, a.commander); !own.legal()) return own;
    if (!to_place(b, s, a.commander)) return refuse("13.1.2", kNotDue);
    const bool there = a.hex.raw < maps::kMaxHexes &&
                       arrival_of(b, s, a.commander)->hexes.has(a.hex) &&
                       !held_by(b, s, a.hex, enemy_of(top(s).side));
    return there ? kLegal : refuse("13.1.2", kNotThere);
}

// Who arrives and cannot be put anywhere is not waited for.
bool has_place(const Board& b, const State& s, CommanderId c) {
    for (const HexId h : arrival_of(b, s, c)->hexes)
        if (!held_by(b, s, h, enemy_of(b.card(c).side))) return true;
    return false;
}

// W-89: who is due comes.
Verdict check_done(const Board& b, const State& s) {
    for (const CommanderId c : battle_of(b, s).chiefs[index(top(s).side)])
        if ((to_place(b, s, c) && has_place(b, s, c)) || can_enter(b, s, c))
            return refuse("13.1.2", kPlaceHim);
    return kLegal;
}

}  // namespace

bool continue_chiefs(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    if (f.step == kReplace) {
        f.step = kChoose;
        // W-42: replacements of the fallen, from where these fell.
        for (const CommanderId c : battle_of(p.board, s).chiefs[index(f.side)])
            if (s.commanders[c].status == Status::ToCome && s.commanders[c].at != kNoHex)
                displace(p, c);
        return false;
    }
    if (f.step == kInertiaRolled) {
        const CommanderId c = f.commander;
        const int total = s.dice[0] + inertia(p.board, s, c);
        f.commander = kNoCommander;
        f.step = kChoose;
        report_test(p, c, total, "7.2");
        if (total >= 6) begin_ride(p, c, 2 * p.board.card(c).movement);
        return false;
    }
    Actions offered;
    offer_chiefs(p.board, s, offered);
    if (offered.size() == 1 && offered[0].verb == Verb::Done) {
        pop(s);
        return false;
    }
    return true;
}

void offer_chiefs(const Board& b, const State& s, Actions& out) {
    for (const CommanderId c : battle_of(b, s).chiefs[index(top(s).side)]) {
        if (to_place(b, s, c)) {
            for (const HexId h : arrival_of(b, s, c)->hexes) {
                const Action place = Action::of(Verb::Place, c, h);
                if (check_place(b, s, place).legal()) out.push_back(place);
            }
            continue;
        }
        Entries entries;
        entries_of(b, s, c, entries);
        for (const Entry& entry : entries) {
            const Action enter = Action::of(Verb::Enter, c, entry.hex);
            if (check_enter(b, s, enter).legal()) out.push_back(enter);
        }
        for (const Verb verb : {Verb::Test, Verb::Ride}) {
            const Action move = Action::of(verb, c);
            if (check_to_move(b, s, move).legal()) out.push_back(move);
        }
    }
    if (check_done(b, s).legal()) out.push_back(Action::of(Verb::Done));
}

Verdict check_chiefs(const Board& b, const State& s, const Action& a) {
    switch (a.verb) {
        case Verb::Done:
            return check_done(b, s);
        case Verb::Test:
        case Verb::Ride:
            return check_to_move(b, s, a);
        case Verb::Place:
            return check_place(b, s, a);
        case Verb::Enter:
            if (a.commander == kNoCommander) return refuse("7.2", kNotAChief);
            if (const Verdict own = check_own(b, s, a.commander); !own.legal()) return own;
            return check_enter(b, s, a);
        default:
            return refuse("7.2", kMoveChiefs);
    }
}

void do_chiefs(Play& p, const Action& a) {
    State& s = p.s;
    Frame& f = top(s);
    switch (a.verb) {
        case Verb::Done:
            return pop(s);
        case Verb::Place:
            put(s, a.commander, a.hex);
            if (s.frossard == 0 && f.side == Side::French) s.frossard = s.turn;
            p.report({.fact = Fact::Placed,
                      .side = f.side,
                      .commander = a.commander,
                      .hex = a.hex,
                      .rule = "13.1.2"});
            return;
        case Verb::Enter:
            return do_enter(p, a);
        case Verb::Ride:
            return begin_ride(p, a.commander, 2 * p.board.card(a.commander).movement);
        default:
            break;
    }
    s.commanders[a.commander].moved = true;
    f.commander = a.commander;
    f.step = kInertiaRolled;
    Modifiers sum{.p = p, .side = f.side, .rule = "7.2"};
    sum.add(kInertia, inertia(p.board, s, a.commander));
    ask_fate(s);
}

}  // namespace levee::wissembourg_spicheren
