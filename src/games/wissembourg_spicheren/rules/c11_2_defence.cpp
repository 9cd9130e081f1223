// Chapter 11, case 11.2.1, and 10.1.2: who helps the defender, how his strength is shared out among
// the attackers, and the roll against each of them.
#include <algorithm>

#include "games/wissembourg_spicheren/rules/combat.h"

namespace levee::wissembourg_spicheren {

// A Defence frame, on top of its Attack frame: `marks` attack `hex`; `units` give, of which `unit`
// is sharing out `points` among the attackers, `other` being the next one. The shares are in
// State::shares, in the order of the attackers.

namespace {

using enum DefenceStep::At;

constexpr Sentence kLeadDefence{"Let an HQ lead the defence, or decline.",
                                "Engagez un état-major dans la défense, ou renoncez."};
constexpr Sentence kNotHisStand{"No HQ with a bonus stands in that hex.",
                                "Aucun état-major à bonus n'est dans cet hexagone."};
constexpr Sentence kHelpOrNot{"Name units that help, or go on.",
                              "Nommez des unités d'appui, ou continuez."};
constexpr Sentence kNoHelper{"It is not a unit of the defender's.",
                             "Ce n'est pas une unité du défenseur."};
constexpr Sentence kHelpsAlready{"It takes part already.", "Elle y prend déjà part."};
constexpr Sentence kItselfAttacked{"It is attacked itself in this activation.",
                                   "Elle est elle-même attaquée dans cette activation."};
constexpr Sentence kHelpedBefore{"It has helped in this activation.",
                                 "Elle a déjà aidé dans cette activation."};
constexpr Sentence kHelpedThisTurn{"It has given support in this turn.",
                                   "Elle a déjà donné un appui ce tour."};
constexpr Sentence kNotNear{"It is not next to an attacker.",
                            "Elle n'est adjacente à aucun attaquant."};
constexpr Sentence kOtherFormation{"A battery supports units of its own formation.",
                                   "Une batterie appuie les unités de sa formation."};
constexpr Sentence kNoAim{
    "No attacker is within {0} hexes, in its arc and in sight.",
    "Aucun attaquant n'est à {0} hexagones au plus, dans son secteur et en vue."};
constexpr Sentence kShareOut{"Say how many points go to that attacker.",
                             "Dites combien de points vont à cet attaquant."};
constexpr Sentence kTooMany{"It has {0} points left.", "Il lui reste {0} points."};

constexpr Sentence kStepsLost{"steps lost", "pas perdus"};
constexpr Sentence kHeight{"difference of level", "différence de niveau"};
constexpr Sentence kDefendingHq{"HQ", "état-major"};
constexpr Sentence kChassepot{"Chassepot rifles", "fusils Chassepot"};
constexpr Sentence kCanister{"close to the guns", "tir rapproché"};
constexpr Sentence kAfterDark{"night", "nuit"};

// 10.1.2: half of the range, rounded up; at night one hex.
int support_range(const Board& b, const State& s, UnitId battery) {
    return (range_of(b, s, battery) + 1) / 2;
}

// 10.1.2, W-25: within range, fire zone and sight. W-78: a battery that is attacked itself fires
// all round, as any defender.
bool guns_reach(const Board& b, const State& s, UnitId battery, UnitId attacker, HexId attacked) {
    const HexId from = s.units[battery].at;
    if (from == attacked) return true;
    const HexId to = s.units[attacker].at;
    return b.grid.distance(from, to) <= support_range(b, s, battery) &&
           in_fire_arc(b, s, battery, s.units[battery].facing, to) && line_of_sight(b, s, from, to);
}

// What a unit can do to an attacker with so many points: half on its flank (11.2.1).
bool can_give(const Board& b, const State& s, const Frame& f, UnitId giver, UnitId attacker) {
    const HexId from = s.units[giver].at;
    if (is_artillery(b, giver)) return guns_reach(b, s, giver, attacker, f.hex);
    return from == f.hex || b.grid.distance(from, s.units[attacker].at) == 1;
}
int worth(const Board& b, const State& s, UnitId giver, UnitId attacker, int points) {
    const HexId at = s.units[attacker].at;
    const bool near = b.grid.distance(s.units[giver].at, at) == 1;
    return near && on_flank_of(b, s, giver, at) ? points / 2 : points;
}

int strength_of(const Board& b, const State& s, UnitId giver) {
    return is_artillery(b, giver) ? fire_power(b, s, giver) : combat_value(b, s, giver);
}

// 13.2.6: French guns at Wissembourg help whom they like, but once a turn.
bool free_guns(const Board& b, const State& s, UnitId battery) {
    return s.battle == BattleId::Wissembourg && b.side[battery.raw] == Side::French;
}

Verdict check_battery_helps(const Board& b, const State& s, const Frame& f, UnitId u) {
    if (s.fired.has(u)) return refuse("10.1.2", kHelpedBefore);
    if (free_guns(b, s, u) && s.supported.has(u)) return refuse("13.2.6", kHelpedThisTurn);
    if (s.units[u].at != f.hex) {
        // W-25, W-67
        bool same = free_guns(b, s, u);
        for (const UnitId d : units_at(s, f.hex)) same |= b.formation[d.raw] == b.formation[u.raw];
        if (!same) return refuse("10.1.2", kOtherFormation);
    }
    for (const UnitId attacker : f.marks)
        if (guns_reach(b, s, u, attacker, f.hex)) return kLegal;
    return refuse("10.1.2", kNoAim, support_range(b, s, u));
}

Verdict check_helper(const Board& b, const State& s, const Frame& f, UnitId u) {
    if (!battle_of(b, s).units.has(u) || !on_map(s, u) || b.side[u.raw] != f.side)
        return refuse("11.2.1", kNoHelper);
    if (f.units.has(u)) return refuse("11.2.1", kHelpsAlready);
    if (is_artillery(b, u)) return check_battery_helps(b, s, f, u);
    // 11.2.1, W-31
    if (s.attacked.has(u)) return refuse("11.2.1", kItselfAttacked);
    if (s.lent.has(u)) return refuse("11.2.1", kHelpedBefore);
    for (const UnitId attacker : f.marks)
        if (b.grid.distance(s.units[u].at, s.units[attacker].at) == 1) return kLegal;
    return refuse("11.2.1", kNotNear);
}

UnitSet helpers(const Board& b, const State& s, const Frame& f) {
    UnitSet able;
    for (const UnitId u : battle_of(b, s).side_units[index(f.side)])
        if (check_helper(b, s, f, u).legal()) able.add(u);
    return able;
}

// 9.3: an HQ of a unit that is attacked.
CommanderId defending_hq(const Board& b, const State& s, const Frame& f) {
    for (const CommanderId c : commanders_at(b, s, f.hex, f.side)) {
        if (b.card(c).is_chief() || combat_bonus(b, s, c) <= 0) continue;
        for (const UnitId u : units_at(s, f.hex))
            if (b.formation[u.raw] == b.card(c).formation) return c;
    }
    return kNoCommander;
}

// The attackers that the giver in hand can still be asked about.
UnitSet reachable(const Board& b, const State& s, const Frame& f) {
    UnitSet open;
    for (const UnitId attacker : f.marks)
        if (attacker.raw >= f.other.raw && can_give(b, s, f, f.unit, attacker)) open.add(attacker);
    return open;
}

void give(Play& p, UnitId attacker, int points) {
    State& s = p.s;
    Frame& f = top(s);
    f.points = static_cast<std::uint8_t>(f.points - points);
    if (points <= 0) return;
    const int counts = worth(p.board, s, f.unit, attacker, points);
    Share& share = s.shares[share_of(f, attacker)];
    share.givers.add(f.unit);
    share.points = static_cast<std::uint8_t>(share.points + counts);
    p.report({.fact = Fact::Shared,
              .side = f.side,
              .unit = f.unit,
              .other = attacker,
              .a = static_cast<std::int16_t>(counts),
              .b = static_cast<std::int16_t>(points),
              .rule = "11.2.1"});
}

void next_giver(const Board& b, const State& s, Frame& f) {
    f.unit = kNoUnit;
    f.other = kNoUnit;
    if (f.units.empty()) return;
    f.unit = f.units.first();
    f.other = f.marks.first();
    f.points = static_cast<std::uint8_t>(strength_of(b, s, f.unit));
}

// What is left goes to the last one it can reach; true: there is a choice.
bool share_out(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    const UnitSet open = reachable(p.board, s, f);
    if (open.size() > 1 && f.points > 0) {
        f.other = open.first();
        return true;
    }
    if (!open.empty()) give(p, open.first(), f.points);
    f.units.remove(f.unit);
    next_giver(p.board, s, f);
    return false;
}

void join_defence(Play& p, UnitId u) {
    State& s = p.s;
    const Board& b = p.board;
    Frame& f = top(s);
    f.units.add(u);
    if (is_artillery(b, u)) {
        s.fired.add(u);
        s.supported.add(u);
    } else {
        s.lent.add(u);
    }
    p.report({.fact = Fact::Supported,
              .side = f.side,
              .unit = u,
              .hex = f.hex,
              .rule = is_artillery(b, u) ? "10.1.2" : "11.2.1"});
}

}  // namespace

std::size_t share_of(const Frame& f, UnitId attacker) {
    std::size_t place = 0;
    for (const UnitId u : f.marks) {
        if (u == attacker) break;
        ++place;
    }
    return place;
}

void push_defence(State& s, const Frame& attack) {
    s.shares = {};
    push(s, {.business = Business::Defence,
             .side = attack.side,
             .hex = attack.hex,
             .marks = attack.units});
}

bool continue_defence(Play& p) {
    State& s = p.s;
    const Board& b = p.board;
    Frame& f = top(s);
    switch (f.step) {
        case kAskDefendersLead:
            if (defending_hq(b, s, f) != kNoCommander) return true;
            f.step = kSupporting;
            f.units = troops_at(b, s, f.hex);
            return false;
        case kSupporting: {
            if (!helpers(b, s, f).empty()) return true;
            f.step = kSharing;
            next_giver(b, s, f);
            return false;
        }
        default:
            if (f.unit != kNoUnit) return share_out(p);
            pop(s);
            return false;
    }
}

void offer_defence(const Board& b, const State& s, Actions& out) {
    const Frame& f = top(s);
    if (f.step == kAskDefendersLead) {
        out.push_back(Action::of(Verb::Lead, defending_hq(b, s, f)));
        out.push_back(Action::of(Verb::Decline));
    } else if (f.step == kSupporting) {
        for (const UnitId u : helpers(b, s, f)) out.push_back(Action::of(Verb::Support, u));
        out.push_back(Action::of(Verb::Done));
    } else {
        for (int points = 0; points <= f.points; ++points) out.push_back(Action::give(points));
    }
}

Verdict check_defence(const Board& b, const State& s, const Action& a) {
    const Frame& f = top(s);
    if (f.step == kAskDefendersLead) {
        if (a.verb == Verb::Decline) return kLegal;
        if (a.verb != Verb::Lead) return refuse("9.3", kLeadDefence);
        return a.commander == defending_hq(b, s, f) ? kLegal : refuse("9.3", kNotHisStand);
    }
    if (f.step == kSupporting) {
        if (a.verb == Verb::Done) return kLegal;
        return a.verb == Verb::Support ? check_helper(b, s, f, a.unit)
                                       : refuse("11.2.1", kHelpOrNot);
    }
    if (a.verb != Verb::Give) return refuse("11.2.1", kShareOut);
    return a.number <= f.points ? kLegal : refuse("11.2.1", kTooMany, f.points);
}

void do_defence(Play& p, const Action& a) {
    State& s = p.s;
    const Board& b = p.board;
    Frame& f = top(s);
    switch (a.verb) {
        case Verb::Lead:
        case Verb::Decline:
            f.step = kSupporting;
            f.units = troops_at(b, s, f.hex);
            if (a.verb == Verb::Decline) return;
            below_top(s).defending = a.commander;
            p.report({.fact = Fact::TookLead,
                      .side = f.side,
                      .commander = a.commander,
                      .hex = f.hex,
                      .a = static_cast<std::int16_t>(combat_bonus(b, s, a.commander)),
                      .rule = "9.3"});
            return;
        case Verb::Support:
            return join_defence(p, a.unit);
        case Verb::Done:
            f.step = kSharing;
            return next_giver(b, s, f);
        default: {
            const UnitId attacker = f.other;
            give(p, attacker, a.number);
            f.other = UnitId{static_cast<std::uint8_t>(attacker.raw + 1)};
            return;
        }
    }
}

// --- the roll against one of them ---------------------------------------------------------------

namespace {

// W-33: of the defender; of a helper only if he gives all there is.
int losses_behind(const State& s, HexId attacked, UnitSet givers) {
    int most = -1;
    for (const UnitId u : givers)
        if (s.units[u].at == attacked) most = std::max<int>(most, s.units[u].losses);
    if (most >= 0) return most;
    return givers.size() == 1 ? s.units[givers.first()].losses : 0;
}

bool chassepots(const Board& b, UnitSet units) {
    for (const UnitId u : units)
        if (b.side[u.raw] == Side::French && b.arm[u.raw] == Arm::Infantry) return true;
    return false;
}

}  // namespace

// 11.2.1, W-33: protection counts as 1, and only level, losses, leader, rifles, guns and night
// matter.
Odds defensive_odds(Play& p, UnitId attacker, std::size_t place) {
    const Board& b = p.board;
    const State& s = p.s;
    const Frame& f = top(s);
    const Share& share = s.shares[place];
    const HexId at = s.units[attacker].at;
    HexList from;
    if (share.givers.empty()) from.push_back(f.hex);
    for (const UnitId u : share.givers) from.push_back(s.units[u].at);
    Modifiers shifts{.p = p, .side = f.side, .rule = "11.3", .kind = Fact::Shift};
    shifts.add(kStepsLost, -losses_behind(s, f.hex, share.givers));
    shifts.add(kHeight, level_shift(battle_of(b, s), from, at));
    Modifiers die{.p = p, .side = f.side, .rule = "11.3"};
    if (f.defending != kNoCommander) die.add(kDefendingHq, combat_bonus(b, s, f.defending), "9.3");
    // W-33b: also when it gives nothing.
    die.add(kChassepot, chassepots(b, troops_at(b, s, f.hex)) ? 1 : 0);
    bool close = false;
    for (const UnitId u : share.givers) close |= is_artillery(b, u) && close_guns(b, s, u, at);
    die.add(kCanister, close ? 1 : 0, "10.2.1");
    die.add(kAfterDark, is_night(b, s) ? -1 : 0, "13.1.6");
    return {share.points + shifts.total, die.total};
}

}  // namespace levee::wissembourg_spicheren
