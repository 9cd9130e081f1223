// 8.3, 8.4: the dice of all who fire at the same time, and what a généralissime has rolled again. A
// Volley frame: side whose dice they are, or who rerolls; number: the volley in work; points: how
// many dice are asked for; flags: the step at which a reroll was chosen. All else is in
// State::volleys.
//
// The dice of a volley lie in ascending order. A reroll takes up those that fall shortest of a hit;
// REROLL names the volleys as people count them, from 1.
#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

namespace {

constexpr Sentence kRerollOrDone{"Say which dice are rolled again: `reroll`, or `done`.",
                                 "Indiquez les dés à relancer : « reroll », ou « done »."};
constexpr Sentence kNoSuchVolley{"That is no volley of your side.",
                                 "Ce n’est pas une salve de votre camp."};
constexpr Sentence kNotSoManyDice{"{0} dice are named, and the volley has {1}.",
                                  "{0} dés indiqués, la salve en a {1}."};
constexpr Sentence kChosenAlready{"Dice of that volley have been taken up already.",
                                  "Des dés de cette salve sont déjà repris."};

bool has_irregular_die(const Volley& v) { return v.irregulars > 0; }
int dice_of_volley(const Volley& v) { return v.dice + (has_irregular_die(v) ? 1 : 0); }

// What a die must show, as it lies; everything hits from 1 on.
int bar_for_regulars(const Volley& v) { return v.bar > v.modifier + 1 ? v.bar - v.modifier : 1; }
// 6.1: for every FP over the first.
int irregular_bonus(const Board& b, const Volley& v) {
    const int most = b.tables.figures.irregular_modifier;
    return v.irregulars - 1 < most ? v.irregulars - 1 : most;
}
int bar_for_irregulars(const Board& b, const Volley& v) {  // 6.1, L-44
    const int bar = b.tables.figures.irregular_hit - irregular_bonus(b, v) - v.modifier;
    return bar > 1 ? bar : 1;
}

int hits_of(const Board& b, const Volley& v) {
    int hits = 0;
    for (std::size_t i = 0; i < v.rolled; ++i) hits += v.faces[i] >= bar_for_regulars(v) ? 1 : 0;
    if (v.irregular_face > 0) hits += v.irregular_face >= bar_for_irregulars(b, v) ? 1 : 0;
    return hits;
}

void lay_down(Volley& v, std::uint8_t face) {
    std::size_t i = v.rolled++;
    for (; i > 0 && v.faces[i - 1] > face; --i) v.faces[i] = v.faces[i - 1];
    v.faces[i] = face;
}

// Those that fall shortest of a hit; the irregular die among them after a regular one that does so
// by as much.
void take_up(const Board& b, Volley& v) {
    std::size_t regulars = 0;
    const int irregular = v.irregular_face - bar_for_irregulars(b, v);
    for (; v.reroll > 0; --v.reroll) {
        const bool more = regulars < v.rolled;
        if (more && (v.irregular_face == 0 || v.faces[regulars] - bar_for_regulars(v) <= irregular))
            ++regulars;
        else
            v.irregular_face = 0;
    }
    for (std::size_t i = regulars; i < v.rolled; ++i) v.faces[i - regulars] = v.faces[i];
    for (std::size_t i = v.rolled - regulars; i < v.rolled; ++i) v.faces[i] = 0;
    v.rolled = static_cast<std::uint8_t>(v.rolled - regulars);
}

// Asks for the next dice; false: all of them lie there.
bool ask_next(Play& p, bool again) {
    State& s = p.s;
    Frame& f = top(s);
    for (std::size_t i = 0; i < s.volley_count; ++i) {
        const Volley& v = s.volleys[i];
        const int left = v.dice - v.rolled;
        if (left == 0 && (!has_irregular_die(v) || v.irregular_face > 0)) continue;
        const int count = left == 0 ? 1 : left < kDiceAtOnce ? left : kDiceAtOnce;
        f.number = static_cast<std::uint8_t>(i);
        f.points = static_cast<std::uint8_t>(count);
        f.side = v.side;
        f.step = again       ? VolleyStep::kAgainRolled
                 : left == 0 ? VolleyStep::kIrregularRolled
                             : VolleyStep::kRegularsRolled;
        ask_hits(s, count, left == 0 ? bar_for_irregulars(p.board, v) : bar_for_regulars(v));
        return true;
    }
    return false;
}

void hear_dice(State& s) {
    const Frame& f = top(s);
    Volley& v = s.volleys[f.number];
    if (v.rolled == v.dice) {
        v.irregular_face = s.dice[0];
        return;
    }
    for (std::size_t i = 0; i < f.points; ++i) lay_down(v, s.dice[i]);
}

// 8.3, L-16: once a turn each, in a battle in which his army fires.
LeaderId generalissime(const Board& b, const State& s, Side side) {
    if (below_top(s).business != Business::Battle) return kNoLeader;
    for (std::size_t i = 0; i < s.volley_count; ++i) {
        const Volley& v = s.volleys[i];
        if (v.side != side || v.army == kNoArmy) continue;
        for (const LeaderId l : leaders_with(s, card_of(s, v.army)))
            if (s.leaders[l].rank == Rank::Generalissime && !s.leaders[l].rerolled &&
                b.card(l).side == side)
                return l;
    }
    return kNoLeader;
}

// All dice have hit: nobody would roll them again.
bool has_missed(const Board& b, const State& s, Side side) {
    for (std::size_t i = 0; i < s.volley_count; ++i)
        if (s.volleys[i].side == side && hits_of(b, s.volleys[i]) < dice_of_volley(s.volleys[i]))
            return true;
    return false;
}

bool may_reroll(const Board& b, const State& s, Side side) {
    return generalissime(b, s, side) != kNoLeader && has_missed(b, s, side);
}

Verdict check_reroll(const State& s, const Action& a) {
    const std::size_t i = a.number - 1U;
    if (i >= s.volley_count || s.volleys[i].side != top(s).side)
        return refuse("8.3", kNoSuchVolley);
    const Volley& v = s.volleys[i];
    if (v.reroll > 0) return refuse("8.3", kChosenAlready);
    const int most = dice_of_volley(v);
    return a.other <= most ? kLegal : refuse("8.3", kNotSoManyDice, a.other, most);
}

// What has been chosen is rolled once all is said.
bool begin_again(Play& p) {
    State& s = p.s;
    const Frame& f = top(s);
    int dice = 0;
    for (std::size_t i = 0; i < s.volley_count; ++i) {
        dice += s.volleys[i].reroll;
        take_up(p.board, s.volleys[i]);
    }
    if (dice == 0) return false;
    const LeaderId leader = generalissime(p.board, s, f.side);
    s.leaders[leader].rerolled = true;
    p.report({.fact = Fact::Rerolled,
              .side = f.side,
              .leader = leader,
              .a = static_cast<std::int16_t>(dice),
              .rule = "8.3"});
    return true;
}

// The attacker's side comes first; which step was answered stands in the flags.
void after_reroll(Play& p) {
    Frame& f = top(p.s);
    f.step =
        f.flags == VolleyStep::kAttackerRerolls ? VolleyStep::kDefenderRerolls : VolleyStep::kCount;
    f.flags = 0;
}

AreaId area_of_volleys(const State& s) {
    const Frame& below = below_top(s);
    return below.business == Business::Battle ? s.battle.area : below.area;
}

void count_hits(Play& p) {
    State& s = p.s;
    for (std::size_t i = 0; i < s.volley_count; ++i) {
        Volley& v = s.volleys[i];
        v.hits = static_cast<std::uint8_t>(hits_of(p.board, v));
        p.report({.fact = Fact::Volley,
                  .side = v.side,
                  .army = v.army,
                  .area = area_of_volleys(s),
                  .a = v.hits,
                  .b = static_cast<std::int16_t>(dice_of_volley(v)),
                  .rule = v.firer == Target::Fortress ? "9.3"
                          : v.dice == 0               ? "6.1"
                                                      : "8.3"});
    }
}

}  // namespace

int army_dice(const Board& b, const State& s, ArmyId counter) {
    const int men = regulars(s.armies[counter].points);
    const int most = b.tables.figures.army_dice;
    return (men < most ? men : most) + bonaparte_dice(b, s, counter);
}

int to_hit(const Board& b, const State& s, ArmyId counter, bool attacks) {
    const Tables& tables = b.tables;
    if (is_kind(b, s, counter, ArmyKind::British)) return tables.british.at(s.turn);  // 11.6, 12.2a
    if (b.side(counter) == Side::Republican) return tables.republican.at(s.turn);     // 8.4.2, L-01
    return (attacks ? tables.royalist_attack : tables.royalist_defence).at(markers(s));  // 8.4.1
}

// With its irregulars at an army only: at irregulars it is one die whatever it is made of (L-45),
// and at a fortress they have none (L-44).
Volley army_volley(const Board& b, const State& s, ArmyId counter, Target at, ArmyId target,
                   int dice, bool attacks) {
    const int men = at == Target::Army ? irregulars(s.armies[counter].points) : 0;
    return {.side = b.side(counter),
            .firer = Target::Army,
            .at = at,
            .army = counter,
            .target = target,
            .bar = static_cast<std::uint8_t>(to_hit(b, s, counter, attacks)),
            .dice = static_cast<std::uint8_t>(dice),
            .irregulars = static_cast<std::uint8_t>(men)};
}

void clear_volleys(State& s) {
    for (std::size_t i = 0; i < s.volley_count; ++i) s.volleys[i] = {};
    s.volley_count = 0;
}

void add_volley(State& s, const Volley& volley) {
    assert(s.volley_count < kMaxVolleys && "more forces fire than can be in a region");
    s.volleys[s.volley_count++] = volley;
}

void report_to_hit(Play& p) {
    const Figures& figures = p.board.tables.figures;
    for (std::size_t i = 0; i < p.s.volley_count; ++i) {
        const Volley& v = p.s.volleys[i];
        if (v.dice > 0)
            p.report({.fact = Fact::ToHit,
                      .side = v.side,
                      .army = v.army,
                      .a = v.bar,
                      .b = v.dice,
                      .rule = v.firer == Target::Fortress ? "9.3" : "8.4"});
        if (v.irregulars == 0) continue;
        p.report({.fact = Fact::ToHit,
                  .side = v.side,
                  .army = v.army,
                  .a = figures.irregular_hit,
                  .b = 1,
                  .rule = "6.1"});
        const int bonus = irregular_bonus(p.board, v);
        if (bonus > 0)
            p.report({.fact = Fact::Modifier,
                      .side = v.side,
                      .army = v.army,
                      .a = static_cast<std::int16_t>(bonus),
                      .b = static_cast<std::int16_t>(Reason::Irregulars),
                      .rule = "6.1"});
    }
}

void push_volleys(Play& p) { push(p.s, {.business = Business::Volley, .side = top(p.s).side}); }

bool continue_volley(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    switch (f.step) {
        case VolleyStep::kNext:
            if (!ask_next(p, false))
                f.step = below_top(s).business == Business::Battle ? VolleyStep::kAttackerRerolls
                                                                   : VolleyStep::kCount;
            return false;
        case VolleyStep::kRegularsRolled:
        case VolleyStep::kIrregularRolled:
            hear_dice(s);
            f.step = VolleyStep::kNext;
            return false;
        case VolleyStep::kAttackerRerolls:
        case VolleyStep::kDefenderRerolls: {
            const Side attacker = p.board.side(s.battle.attacker);
            f.side = f.step == VolleyStep::kAttackerRerolls ? attacker : enemy_of(attacker);
            if (may_reroll(p.board, s, f.side)) return true;
            ++f.step;
            if (f.step == VolleyStep::kAgain) f.step = VolleyStep::kCount;
            return false;
        }
        case VolleyStep::kAgain:
            if (!ask_next(p, true)) after_reroll(p);
            return false;
        case VolleyStep::kAgainRolled:
            hear_dice(s);
            f.step = VolleyStep::kAgain;
            return false;
        default:
            count_hits(p);
            pop(s);
            return false;
    }
}

void offer_volley(const Board& /*b*/, const State& s, Actions& out) {
    const Side side = top(s).side;
    for (std::size_t i = 0; i < s.volley_count; ++i) {
        const Volley& v = s.volleys[i];
        if (v.side != side || v.reroll > 0) continue;
        for (int n = 1; n <= dice_of_volley(v); ++n)
            out.push_back(Action::of_number(Verb::Reroll, static_cast<int>(i) + 1, n));
    }
    out.push_back(Action::of(Verb::Done));
}

Verdict check_volley(const Board& /*b*/, const State& s, const Action& a) {
    if (a.verb == Verb::Done) return kLegal;
    return a.verb == Verb::Reroll ? check_reroll(s, a) : refuse("8.3", kRerollOrDone);
}

void do_volley(Play& p, const Action& a) {
    State& s = p.s;
    Frame& f = top(s);
    if (a.verb == Verb::Reroll) {
        s.volleys[a.number - 1U].reroll = a.other;
        return;
    }
    f.flags = f.step;  // whose reroll it is
    if (begin_again(p))
        f.step = VolleyStep::kAgain;
    else
        after_reroll(p);
}

}  // namespace levee::la_vendee
