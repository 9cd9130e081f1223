// Chapter 4, case 4.1: the course of a combat, from the first shot to the pursuit.
//
// Combat frame: side decides (the attacker, or the Vendéen about T6); area; step as below; number
// the incident or the count of tests made. The combat itself is State::combat.
#include "games/for_god_and_king/rules/internal.h"
#include "games/for_god_and_king/rules/steps.h"

namespace levee::fgfk {

namespace {

using enum CombatStep::At;

constexpr Sentence kResolveNow{"The dice are to be rolled: `resolve`.",
                               "Il reste à lancer les dés : « resolve »."};
constexpr Sentence kFightOrNot{"Without powder: `fight` or `withdraw`.",
                               "Sans poudre : « fight » ou « withdraw »."};
constexpr Sentence kNoWayOut{"There is no free area to withdraw to.",
                             "Il n'y a aucune zone libre où se retirer."};

void add_contingent(Combat& c, const Contingent& contingent) {
    c.contingents[c.count++] = contingent;
}

std::uint8_t border_flags(const Board& b, AreaId from, AreaId to) {
    if (!b.map.adjacent(from, to)) return 0;
    const maps::Link link = b.map.between(from, to);
    if (link.has_border(kLand)) return 0;
    if (link.has_border(kBridge)) return kContingentBridge;
    return link.has_border(kGois) ? kContingentGois : std::uint8_t{0};
}

bool vendeen(Side side) { return side == Side::Vendeen; }

Side loser_of(const Combat& c) {
    return (c.flags & kCombatAttackerLost) != 0 ? c.attacker : enemy_of(c.attacker);
}

// The sizes that morale, arms and T2 look at are those before the losses (F-47, F-66).
void count_sizes(Play& p) {
    Combat& c = p.s.combat;
    c.size = {};
    c.mayencais = 0;
    c.generals = {};
    Points vendeens{};
    for (std::size_t i = 0; i < c.count; ++i) {
        const Contingent& k = c.contingents[i];
        c.size[index(k.side)] = static_cast<std::uint8_t>(c.size[index(k.side)] + total(k.points));
        c.mayencais = static_cast<std::uint8_t>(c.mayencais + k.points[index(Force::Mayencais)]);
        c.generals = c.generals | k.generals;
        if (vendeen(k.side))
            for (std::size_t f = 0; f < kForces; ++f)
                vendeens[f] = static_cast<std::uint8_t>(vendeens[f] + k.points[f]);
    }
    c.arms = by_marker(vendeens);
}

int draws_due(const Board& b, const Combat& c) {
    return b.tables.incidents.at(c.size[0] + c.size[1]);
}

int cup_size(const State& s) {
    int sum = 0;
    for (const auto n : s.cup) sum += n;
    return sum;
}

// T6, F-30: the defender needs somewhere to go. An attacker goes back.
Flight way_out(const Board& b, const State& s) {
    const Combat& c = s.combat;
    Flight flight{.side = Side::Vendeen, .at = c.area, .battle = c.area};
    for (std::size_t i = 0; i < c.count; ++i) {
        const Contingent& k = c.contingents[i];
        if (k.side == c.attacker)
            flight.barred.add(k.from);
        else if (k.from == kNoArea)
            flight.armies |= armies_in(b, s, k.points, k.generals, k.side);
    }
    return flight;
}

bool may_withdraw(const Board& b, const State& s) {
    if (s.combat.attacker == Side::Vendeen) return true;
    if (s.combat.area == b.island) return false;
    const AreaSet areas = flight_areas(b, s, way_out(b, s));
    return !areas.without(held(s, Side::Republican) | masked(b, s, Side::Republican)).empty();
}

void read_result(Play& p) {
    State& s = p.s;
    Combat& c = s.combat;
    c.coloured = s.dice[0];
    c.white = s.dice[1];
    const CombatResult& result = p.board.tables.result(c.column, c.coloured + c.white + c.modifier);
    if (result.attacker_loses) c.flags |= kCombatAttackerLost;
    if (result.rout) c.flags |= kCombatRout;
    p.report({.fact = Fact::Result,
              .side = loser_of(c),
              .area = c.area,
              .a = static_cast<std::int16_t>(packed(result)),
              .rule = "4.1"});
    for (const GeneralId g : c.generals) s.generals[g].fought = true;  // 2.6
    top(s).points = result.areas;
    const Side loser = loser_of(c);
    push_losses(s, loser, percent_of(result.percent, c.size[index(loser)]), kAnyContingent);
}

// 4.1, F-37: of the smaller side, by the colours of the dice.
int winner_losses(const Board& b, const Combat& c) {
    const Figures& figures = b.tables.figures;
    const int percent = c.coloured > c.white   ? figures.winner_coloured_greater
                        : c.coloured < c.white ? figures.winner_coloured_smaller
                                               : figures.winner_dice_equal;
    return percent_of(percent, std::min(c.size[0], c.size[1]));
}

// Generals whose troops are gone go with others of their side, if there are any left.
void gather_generals(Combat& c, Side side) {
    std::size_t with_points = kMaxContingents;
    for (std::size_t i = 0; i < c.count; ++i)
        if (c.contingents[i].side == side && total(c.contingents[i].points) > 0) {
            with_points = i;
            break;
        }
    for (std::size_t i = 0; i < c.count; ++i) {
        Contingent& k = c.contingents[i];
        if (k.side != side || total(k.points) > 0) continue;
        k.flags |= kContingentGone;
        if (with_points == kMaxContingents)
            c.stranded = c.stranded | k.generals;
        else
            c.contingents[with_points].generals = c.contingents[with_points].generals | k.generals;
        k.generals = {};
    }
}

// 4.5: on the island the defender who must go is lost.
void drown(Play& p) {
    Combat& c = p.s.combat;
    p.report(
        {.fact = Fact::Eliminated, .side = enemy_of(c.attacker), .area = c.area, .rule = "4.5"});
    for (std::size_t i = 0; i < c.count; ++i) {
        Contingent& k = c.contingents[i];
        if (k.side == c.attacker) continue;
        for (std::size_t f = 0; f < kForces; ++f) {
            remove_points(p.s, c.area, force_at(f), k.points[f]);
            k.points[f] = 0;
            k.spent[f] = 0;
        }
    }
    gather_generals(c, enemy_of(c.attacker));
}

// One contingent after the other; true when all have gone.
bool all_retreated(Play& p) {
    Combat& c = p.s.combat;
    const Side loser = loser_of(c);
    if (c.area == p.board.island && loser != c.attacker && held(p.s, loser).has(c.area)) drown(p);
    for (std::size_t i = 0; i < c.count; ++i) {
        const Contingent& k = c.contingents[i];
        if (k.side != loser || (k.flags & kContingentGone) != 0) continue;
        push_retreat(p.s, static_cast<std::uint8_t>(i), top(p.s).points,
                     (c.flags & kCombatRout) != 0);
        return false;
    }
    if (loser == c.attacker) p.s.group.flags |= kGroupStopped | kGroupBeaten;
    return true;
}

// 5.1, 5.2, T5, T2 in the order of F-65.
void move_markers(Play& p) {
    State& s = p.s;
    Combat& c = s.combat;
    const Side loser = loser_of(c);
    const Side winner = enemy_of(loser);
    const bool rout = (c.flags & kCombatRout) != 0;
    const Figures& figures = p.board.tables.figures;
    const int steps = p.board.tables.battle_morale.at(c.size[0] + c.size[1]);
    change_morale(p, winner, steps, "5.1");
    if (rout) change_morale(p, loser, -steps, "5.1");
    if (loser == Side::Republican && c.mayencais > 0 && !s.mayencais_beaten) {
        s.mayencais_beaten = true;
        change_morale(p, Side::Vendeen, figures.morale_first_mayencais_retreat, "5.1");
    }
    if (!rout) return;
    const int size = c.size[index(loser)];
    const int arms = p.board.tables.rout_arms.at(size);
    share_arms(p, c.arms, vendeen(loser) ? -arms : arms, arms == 1, "5.2");
    if (loser != Side::Republican) return;
    if (has_drawn(c, Incident::T5)) {
        change_morale(p, Side::Vendeen, figures.morale_t5, "T5");
        leave_cup(p, Incident::T5);
    }
    if (has_drawn(c, Incident::T2)) recruit_deserters(p, size);
}

// 4.5, F-46: the victor may follow a rout; all or part of him, if he has the men.
void end_combat(Play& p) {
    State& s = p.s;
    const Combat& c = s.combat;
    for (std::size_t i = 0; i < c.drawn; ++i) ++s.cup[index(c.incidents[i])];
    s.combat.drawn = 0;
    pop(s);
    forget_answers(s);
    const Side winner = enemy_of(loser_of(c));
    if ((c.flags & (kCombatRout | kCombatAvoided)) != kCombatRout) return;
    if (points_at(s, c.area, winner) == 0) return;
    push(s, {.business = Business::Pursuit, .side = winner, .area = c.area});
}

// T6: back without losses; an attacker keeps his activation.
bool all_withdrew(Play& p) {
    State& s = p.s;
    Combat& c = s.combat;
    for (std::size_t i = 0; i < c.count; ++i) {
        Contingent& k = c.contingents[i];
        if (k.side != Side::Vendeen || (k.flags & kContingentGone) != 0) continue;
        if (k.from == kNoArea) {
            push_retreat(s, static_cast<std::uint8_t>(i), 1, false);
            return false;
        }
        k.flags |= kContingentGone;
        p.report({.fact = Fact::Retreated,
                  .side = k.side,
                  .area = k.from,
                  .from = c.area,
                  .rule = "T6"});
        if ((k.flags & kContingentActive) != 0) {
            move_group(p, k.from);
            s.group.flags &= static_cast<std::uint8_t>(~kGroupByRoad);
            continue;
        }
        for (std::size_t f = first_force(k.side); f < end_force(k.side); ++f)
            move_points(s, c.area, k.from, force_at(f), k.points[f], k.spent[f]);
        for (const GeneralId g : k.generals) move_general(p.board, s, g, k.from);
    }
    return true;
}

void note_incident(Play& p) {
    Combat& c = p.s.combat;
    const auto incident = static_cast<Incident>(top(p.s).number);
    // In order, so that it does not matter which came first.
    std::size_t at = c.drawn++;
    for (; at > 0 && incident < c.incidents[at - 1]; --at) c.incidents[at] = c.incidents[at - 1];
    c.incidents[at] = incident;
    --p.s.cup[index(incident)];
    p.report({.fact = Fact::Drawn,
              .side = c.attacker,
              .area = c.area,
              .a = static_cast<std::int16_t>(incident),
              .rule = "4.3"});
}

void push_casualty(State& s, Side side, Incident incident) {
    push(s, {.business = Business::Casualty,
             .side = side,
             .number = static_cast<std::uint8_t>(incident)});
}

}  // namespace

void begin_combat(Play& p, bool fortified) {
    State& s = p.s;
    s.group.flags &= static_cast<std::uint8_t>(~kGroupByRoad);  // F-22
    const Group& g = s.group;
    s.combat = {};
    Combat& c = s.combat;
    c.area = g.at;
    c.attacker = g.side;
    if (fortified) c.flags |= kCombatFortified;
    Points spent{};
    for (std::size_t f = 0; f < kForces; ++f) spent[f] = std::min(g.points[f], s.spent[g.at][f]);
    add_contingent(c, {.side = g.side,
                       .from = g.from,
                       .flags = static_cast<std::uint8_t>(kContingentActive |
                                                          border_flags(p.board, g.from, g.at)),
                       .generals = g.generals,
                       .points = g.points,
                       .spent = spent});
    const Side enemy = enemy_of(g.side);
    Contingent residents{.side = enemy, .generals = generals_at(p.board, s, g.at, enemy)};
    for (std::size_t f = first_force(enemy); f < end_force(enemy); ++f) {
        residents.points[f] = s.points[g.at][f];
        residents.spent[f] = s.spent[g.at][f];
    }
    add_contingent(c, residents);
    forget_answers(s);
    p.report({.fact = Fact::CombatBegan, .side = g.side, .area = g.at, .rule = "4.1"});
    push(s, {.business = Business::Combat, .side = g.side, .area = g.at});
}

bool column_found(const Frame& f) {
    return f.business == Business::Combat && (f.step == kReady || f.step == kDiceRolled);
}

bool continue_combat(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    Combat& c = s.combat;
    switch (f.step) {
        case kDefenderMarches:
        case kAttackerMarches: {
            const Side side = f.step == kDefenderMarches ? enemy_of(c.attacker) : c.attacker;
            ++f.step;
            push(s, {.business = Business::Guns, .side = side, .area = c.area});
            return false;
        }
        case kDraw:
            count_sizes(p);
            f.step = kPowder;
            if (c.drawn < draws_due(p.board, c) && cup_size(s) > 0) {
                f.step = kDrawn;
                ask_incident(s);
            }
            return false;
        case kDrawn:
            note_incident(p);
            f.step = kDraw;
            return false;
        case kPowder:
            f.step = kReady;
            if (!has_drawn(c, Incident::T6) || !may_withdraw(p.board, s)) {
                if (has_drawn(c, Incident::T6)) c.flags |= kCombatNoPowder;
                return false;
            }
            f.step = kPowder;
            f.side = Side::Vendeen;
            return true;
        case kReady: {
            f.side = c.attacker;
            Play unheard{p.board, s, nullptr};  // told when the dice are rolled
            find_modifiers(unheard);
            // F-115: it may depend on what lies face down along the roads.
            if ((c.flags & kCombatUnsupplied) != 0)
                p.report({.fact = Fact::Unsupplied,
                          .side = Side::Republican,
                          .area = c.area,
                          .rule = "4.4"});
            return true;
        }
        case kDiceRolled:
            f.step = kWinnerLoses;
            read_result(p);
            return false;
        case kWinnerLoses:
            f.step = kRetreats;
            gather_generals(c, loser_of(c));
            push_losses(s, enemy_of(loser_of(c)), winner_losses(p.board, c), kAnyContingent);
            return false;
        case kRetreats:
            gather_generals(c, enemy_of(loser_of(c)));
            if (!all_retreated(p)) return false;
            f.step = kMarkers;
            return false;
        case kMarkers:
            move_markers(p);
            f.number = 0;
            f.step = kAvengers;
            return false;
        case kAvengers:
            if (f.number < times_drawn(c, Incident::T1)) {  // F-31: each of them
                ++f.number;
                push_casualty(s, Side::Vendeen, Incident::T1);
                return false;
            }
            f.step = kHazards;
            return false;
        case kHazards:
            f.step = kScaffold;
            if (has_drawn(c, Incident::T7)) push_casualty(s, Side::Republican, Incident::T7);
            return false;
        case kScaffold:
            f.step = kCaptures;
            if (has_drawn(c, Incident::T8) && loser_of(c) == Side::Republican)
                push_casualty(s, Side::Republican, Incident::T8);
            return false;
        case kCaptures:
            f.step = kHolders;
            if (!c.stranded.empty())
                push(s,
                     {.business = Business::Capture, .side = loser_of(c), .generals = c.stranded});
            c.stranded = {};
            return false;
        case kHolders:
            f.step = kFinish;
            settle_holders(p);
            return false;
        case kWithdrawal:
            if (!all_withdrew(p)) return false;
            f.step = kCaptures;
            return false;
        default:
            end_combat(p);
            return false;
    }
}

void offer_combat(const Board& b, const State& s, Actions& out) {
    if (top(s).step == kPowder) {
        out.push_back(Action::of(Verb::Fight));
        if (may_withdraw(b, s)) out.push_back(Action::of(Verb::Withdraw));
    } else {
        out.push_back(Action::of(Verb::Resolve));
    }
}

Verdict check_combat(const Board& b, const State& s, const Action& a) {
    if (top(s).step == kPowder) {
        if (a.verb == Verb::Fight) return kLegal;
        if (a.verb != Verb::Withdraw) return refuse("T6", kFightOrNot);
        return may_withdraw(b, s) ? kLegal : refuse("T6", kNoWayOut);
    }
    return a.verb == Verb::Resolve ? kLegal : refuse("4.1", kResolveNow);
}

void do_combat(Play& p, const Action& a) {
    Frame& f = top(p.s);
    Combat& c = p.s.combat;
    switch (a.verb) {
        case Verb::Fight:
            c.flags |= kCombatNoPowder;
            f.step = kReady;
            break;
        case Verb::Withdraw:
            c.flags |= kCombatAvoided;
            f.step = kWithdrawal;
            break;
        default:
            f.step = kDiceRolled;
            find_modifiers(p);
            ask_dice(p.s, 2);
            return;
    }
    p.report({.fact = Fact::NoPowder,
              .side = Side::Vendeen,
              .area = c.area,
              .a = static_cast<std::int16_t>(a.verb == Verb::Withdraw ? 1 : 0),
              .rule = "T6"});
}

int percent_of(int percent, int points) { return (percent * points + 50) / 100; }

}  // namespace levee::fgfk
