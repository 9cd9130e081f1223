// Chapter 16 (reconstruction): desertion, dummies, Bonaparte; 2.6 is in position.cpp.
//
// A Desertion frame: side and army: whose turn it is to roll; area: where it stands; step. At
// kGoesTo the side is the Royalists', who get a deserter.
#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

using enum DesertionStep::At;

namespace {

constexpr Sentence kNotNear{"No army of yours that could take him is near there.",
                            "Aucune de vos armées pouvant l’accueillir n’est proche."};
constexpr Sentence kOneInfantry{"It is one point of infantry that comes over.",
                                "C’est un point d’infanterie qui passe à vous."};
constexpr Sentence kStaysWithHisOwn{"He does not serve with that army.",
                                    "Il ne sert pas dans cette armée."};
constexpr Sentence kMustTake{"An army of yours must take him.",
                             "Une de vos armées doit l’accueillir."};

// --- 16.6 ---------------------------------------------------------------------------------------

bool is_there(const Board& b, const State& s, AreaId area, Side side) {
    if (has_units(b, s, area, side)) return true;
    return b.fortresses.has(area) && fortress_holder(s, area) == side &&
           (total(s.inside[area]) > 0 || !armies_inside(b, s, area).empty());
}

void take_off_dummy(Play& p, ArmyId counter) {
    const ArmyId card = card_of(p.s, counter);
    p.report({.fact = Fact::DummyGone,
              .side = p.board.side(counter),
              .army = counter,
              .area = p.s.armies[counter].at,
              .rule = "16.6"});
    p.s.fates[card] = {.post = ArmyPost::Gone};
    remove_counter(p, counter);
}

// --- 16.1 ---------------------------------------------------------------------------------------

bool deserts(const Board& b, const State& s, ArmyId counter) {
    if (!on_map(s, counter) || counter == b.british) return false;  // L-89
    return !b.home[index(b.side(counter))].has(s.armies[counter].at);
}

Verdict check_host(const Board& b, const State& s, ArmyId counter) {
    const AreaId from = top(s).area;
    if (b.side(counter) != Side::Royalist || !on_map(s, counter) || is_dummy(b, s, counter))
        return refuse("16.1", kNotNear);
    const AreaId at = s.armies[counter].at;
    if (at != from && !b.adjacent(at, from)) return refuse("16.1", kNotNear);
    if (joined_as(b, s, counter, Troop::Infantry) != Troop::Infantry)
        return refuse("16.1", kStaysWithHisOwn);
    if (const Verdict no = check_cap(b, s, counter, 1)) return no;
    return check_counters(b, s, {.side = Side::Royalist, .kind = Target::Army, .army = counter},
                          Troop::Infantry, 1);
}

ArmySet hosts(const Board& b, const State& s) {
    ArmySet found;
    for (const ArmyId counter : b.armies_of[index(Side::Royalist)])
        if (check_host(b, s, counter).legal()) found.add(counter);
    return found;
}
// What the enemy sees of it.
bool counters_near(const Board& b, const State& s) {
    const AreaId from = top(s).area;
    for (const ArmyId counter : b.armies_of[index(Side::Royalist)]) {
        if (!on_map(s, counter)) continue;
        const AreaId at = s.armies[counter].at;
        if (at == from || b.adjacent(at, from)) return true;
    }
    return false;
}

void come_over(Play& p, ArmyId counter) {
    add_points(p, {.side = Side::Royalist, .kind = Target::Army, .army = counter}, Troop::Infantry,
               1);
    p.report({.fact = Fact::CameOver,
              .side = Side::Royalist,
              .secret = !is_open(p.board, p.s, counter),
              .army = counter,
              .troop = Troop::Infantry,
              .rule = "16.1"});
    top(p.s).step = kNextArmy;
}

void roll_next(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    for (std::uint8_t i = f.army == kNoArmy ? 0 : f.army.raw + 1U; i < p.board.armies.size(); ++i) {
        const ArmyId counter{i};
        if (!deserts(p.board, s, counter)) continue;
        f.army = counter;
        f.side = p.board.side(counter);
        f.area = s.armies[counter].at;
        f.step = kRolled;
        return ask_dice(s, 1);
    }
    pop(s);
}

void count_desertion(Play& p) {
    State& s = p.s;
    const Figures& figures = p.board.tables.figures;
    Frame& f = top(s);
    const ArmyId counter = f.army;
    const Side side = f.side;
    const int bar =
        side == Side::Royalist ? figures.desertion_royalist : figures.desertion_republican;
    f.step = kNextArmy;
    if (s.dice[0] < bar) return;
    // L-88: it has nobody to lose.
    if (is_dummy(p.board, s, counter)) return take_off_dummy(p, counter);
    if (total(s.armies[counter].points) == 0) return;
    p.report({.fact = Fact::Deserted, .side = side, .army = counter, .rule = "16.1"});
    // 11.5
    if (side == Side::Republican && markers(s) < figures.desertion_ends) f.step = kGoesTo;
    push_losses(p, {.side = side, .kind = Target::Army, .army = counter, .area = f.area}, 1,
                "16.1");
}

// True: the Royalist is asked.
bool find_host(Play& p) {
    State& s = p.s;
    top(s).side = Side::Royalist;
    if (secretive(s)) {
        if (counters_near(p.board, s)) return true;
        top(s).step = kNextArmy;
        return false;
    }
    const ArmySet open = hosts(p.board, s);
    if (open.size() > 1) return true;
    if (open.empty())
        top(s).step = kNextArmy;
    else
        come_over(p, open.first());
    return false;
}

}  // namespace

void show_army(Play& p, ArmyId counter) {
    State& s = p.s;
    if (!s.options.dummies || s.armies[counter].shown) return;
    s.armies[counter].shown = true;
    p.report({.fact = Fact::Revealed,
              .side = p.board.side(counter),
              .army = counter,
              .other = card_of(s, counter),
              .rule = "16.6"});
}

void not_a_dummy(Play& p, ArmyId counter) {
    State& s = p.s;
    if (!s.options.dummies) return;
    const ArmySet dummies = p.board.dummies[index(p.board.side(counter))];
    auto& may_be = s.armies[counter].may_be;
    may_be = static_cast<std::uint16_t>(may_be & ~dummies.bits);
}

namespace {

void display(Play& p, ArmyId counter) {
    const Points& points = p.s.armies[counter].points;
    for (const Troop troop : kAllTroops)
        if (points[index(troop)] > 0)
            p.report({.fact = Fact::Displayed,
                      .side = p.board.side(counter),
                      .army = counter,
                      .troop = troop,
                      .a = points[index(troop)],
                      .rule = "2.6"});
}

}  // namespace

void show_displays(Play& p) {
    State& s = p.s;
    if (!s.options.hidden_displays) return;
    for (const Side side : kBothSides)
        for (const ArmyId counter : p.board.armies_of[index(side)]) {
            const bool seen = on_map(s, counter) && is_open(p.board, s, counter);
            if (seen && !s.derived.displayed.has(counter)) display(p, counter);
            if (seen)
                s.derived.displayed.add(counter);
            else
                s.derived.displayed.remove(counter);
        }
}

void meet_counters(Play& p, AreaId area, Side side) {
    State& s = p.s;
    if (!s.options.dummies) return;
    for (const ArmyId counter : p.board.armies_of[index(side)]) {
        if (s.armies[counter].at != area) continue;
        if (is_dummy(p.board, s, counter))
            take_off_dummy(p, counter);
        else
            show_army(p, counter);
    }
}

void show_counters(Play& p, AreaId area) {
    State& s = p.s;
    if (area == kNoArea) return;
    if (!s.options.dummies) return show_displays(p);
    for (const Side side : kBothSides)
        if (!is_there(p.board, s, area, side)) return;
    for (const Side side : kBothSides) meet_counters(p, area, side);
    show_displays(p);
}

// 16.11
int bonaparte_dice(const Board& b, const State& s, ArmyId counter) {
    if (b.bonaparte == kNoLeader) return 0;
    const Leader& leader = s.leaders[b.bonaparte];
    if (leader.post != LeaderPost::WithArmy || leader.army != card_of(s, counter)) return 0;
    const int guns = of_arm(s.armies[counter].points, Troop::Artillery);
    const int most = b.tables.figures.bonaparte_dice;
    return guns < most ? guns : most;
}

bool continue_desertion(Play& p) {
    switch (top(p.s).step) {
        case kNextArmy:
            roll_next(p);
            return false;
        case kRolled:
            count_desertion(p);
            return false;
        default:
            return find_host(p);
    }
}

void offer_desertion(const Board& b, const State& s, Actions& out) {
    const ArmySet open = hosts(b, s);
    for (const ArmyId counter : open)
        out.push_back(Action::of_points(Verb::Join, 1, Troop::Infantry, counter));
    if (open.empty()) out.push_back(Action::of(Verb::Done));
}

Verdict check_desertion(const Board& b, const State& s, const Action& a) {
    if (a.verb == Verb::Done) return hosts(b, s).empty() ? kLegal : refuse("16.1", kMustTake);
    if (a.verb != Verb::Join) return refuse("16.1", kNotNow);
    if (a.number != 1 || a.troop != Troop::Infantry) return refuse("16.1", kOneInfantry);
    return check_host(b, s, a.army);
}

void do_desertion(Play& p, const Action& a) {
    if (a.verb == Verb::Done)
        top(p.s).step = kNextArmy;
    else
        come_over(p, a.army);
}

}  // namespace levee::la_vendee
