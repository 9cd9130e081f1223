// Chapter 6: what Republican events ask of their player and of the dice.
//
// An EventWork frame: event says which; step as below; number is the army chosen for E12. The point
// that E15 ships is in State::shipped from the moment it leaves until it lands.
#include "games/for_god_and_king/rules/reinforcements.h"
#include "games/for_god_and_king/rules/steps.h"

namespace levee::fgfk {

namespace {

using enum WorkStep::At;

constexpr Sentence kPay{"Say which combat point is given up.",
                        "Dites quel point de combat est cédé."};
constexpr Sentence kPayFrom{
    "The point comes from the Nantes army, for the coast also from that of "
    "La Rochelle.",
    "Le point vient de l'armée de Nantes, pour la côte aussi de celle de "
    "La Rochelle."};
constexpr Sentence kNoneThere{"There is no such combat point there.",
                              "Il n'y a pas là de tel point de combat."};
constexpr Sentence kKeep{"Say which general of Saumur stays.",
                         "Dites quel général de Saumur reste."};
constexpr Sentence kNotReplaced{"He is not one of the generals who are replaced.",
                                "Il n'est pas de ceux que l'on remplace."};
constexpr Sentence kJoin{
    "The Mayençais join the army of Nantes, Saumur or La Rochelle.",
    "Les Mayençais rejoignent l'armée de Nantes, de Saumur ou de La Rochelle."};
constexpr Sentence kShip{"Say which combat point goes aboard.",
                         "Dites quel point de combat embarque."};
constexpr Sentence kNotAboard{
    "A point goes aboard out of the reinforcements of Nantes or La Rochelle, or at Les Sables or "
    "Paimbœuf.",
    "On embarque un point des renforts de Nantes ou de La Rochelle, ou aux Sables ou à Paimbœuf."};
constexpr Sentence kWhereLanded{"Say where the point lands.", "Dites où le point débarque."};
constexpr Sentence kNoPort{"Nothing lands there.", "On ne débarque pas là."};
constexpr Sentence kEnemyThere{"There are Vendéen combat points there.",
                               "Il y a là des points de combat vendéens."};
constexpr Sentence kEndOrDecline{"End the war across the Loire, or decline.",
                                 "Terminez la guerre outre-Loire, ou déclinez."};

// --- E7, E8, E15: a point from the map or from the pool -----------------------------------------

bool has_point(const State& s, Force force, AreaId area) {
    return (area == kNoArea ? s.pool : s.points[area])[index(force)] > 0;
}

Verdict check_pay(const State& s, Event e, const Action& a) {
    const char* rule = kEventRules[index(e)];
    if (a.verb != Verb::Pay) return refuse(rule, kPay);
    const bool payer = a.force == Force::Nantes || (e == Event::E7 && a.force == Force::LaRochelle);
    if (!payer) return refuse(rule, kPayFrom);
    return has_point(s, a.force, a.area) ? kLegal : refuse(rule, kNoneThere);
}

Verdict check_ship(const Board& b, const State& s, const Action& a) {
    if (a.verb != Verb::Ship || !a.has_force()) return refuse("E15", kShip);
    if (a.area == kNoArea) {
        if (a.force != Force::Nantes && a.force != Force::LaRochelle)
            return refuse("E15", kNotAboard);
    } else if (side_of(a.force) != Side::Republican || !(b.all_bases & b.sea_access).has(a.area)) {
        return refuse("E15", kNotAboard);
    }
    return has_point(s, a.force, a.area) ? kLegal : refuse("E15", kNoneThere);
}

template <class Check>
void offer_points(const State& s, Verb verb, Actions& out, Check check) {
    for (std::size_t f = first_force(Side::Republican); f < kForces; ++f) {
        const auto offer = [&](AreaId area) {
            const Action a{.verb = verb, .force = force_at(f), .area = area};
            if (check(a).legal()) out.push_back(a);
        };
        offer(kNoArea);
        for (const AreaId area : held(s, Side::Republican)) offer(area);
    }
}

void take_point(State& s, Force force, AreaId area) {
    if (area == kNoArea)
        s.pool[index(force)] = static_cast<std::uint8_t>(s.pool[index(force)] - 1);
    else
        remove_points(s, area, force, 1);
}

void pay(Play& p, const Action& a) {
    State& s = p.s;
    const Event e = top(s).event;
    p.report({.fact = Fact::Paid,
              .side = Side::Republican,
              .force = a.force,
              .event = e,
              .secret = a.area != kNoArea && is_masked(p.board, s, Side::Republican, a.area),
              .area = a.area,
              .a = 1,
              .rule = kEventRules[index(e)]});
    take_point(s, a.force, a.area);
    (e == Event::E7 ? s.coast_watched : s.flotilla) = true;
    pop(s);
}

// --- E10, E11, E12 ------------------------------------------------------------------------------

GeneralId biron(const Board& b, const State& s) {
    for (const GeneralId g : b.side_generals[index(Side::Republican)])
        if (comes_by_die(b.card(g)) && s.generals[g].post == Post::NotYet) return g;
    return kNoGeneral;  // E11 came before: he never will (F-72)
}

// E10: on a 5 or 6 at once, otherwise a turn later.
bool continue_biron(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    const GeneralId g = biron(p.board, s);
    if (f.step == kBeginWork && g != kNoGeneral) {
        f.step = kWorkRolled;
        f.general = g;
        ask_dice(s, 1);
        return true;
    }
    pop(s);
    if (g == kNoGeneral) return false;
    if (take_sum(s) >= 5) {
        general_arrives(p, g, "E10");
    } else {
        s.generals[g].post = Post::Away;
        s.generals[g].due = static_cast<std::uint8_t>(s.turn + 1);
    }
    return false;
}

// E11: one of them may stay; a single one does.
bool continue_replacement(Play& p) {
    State& s = p.s;
    if (replaceable(p.board, s).size() > 1) return true;
    pop(s);
    return false;
}

bool can_be_joined(std::uint8_t army) {
    return army >= index(Army::Nantes) && army <= index(Army::LaRochelle);
}

// E12, F-11: the army first, then the die of the sans-culottes, and morale in any case.
void mayencais_join(Play& p, Army army) {
    State& s = p.s;
    const Figures& figures = p.board.tables.figures;
    s.mayencais_with = army;
    p.report({.fact = Fact::JoinedArmy,
              .side = Side::Republican,
              .force = Force::Mayencais,
              .a = figure(static_cast<int>(army)),
              .rule = "E12"});
    pop(s);
    change_morale(p, Side::Republican, figures.morale_e12_republican, "E12");
    change_morale(p, Side::Vendeen, figures.morale_e12_vendeen, "E12");
}

// --- E15 ----------------------------------------------------------------------------------------

// F-73: not among Vendéen points, nor against 3.5. Ports lie outside the zones, so that Vendéens
// show their faces there.
AreaSet open_ports(const Board& b, const State& s) {
    AreaSet open;
    for (const AreaId area : b.sea_access.without(held(s, Side::Vendeen)))
        if (check_stacking(b, s, area, Side::Republican, bit(army_of(s.shipped_force)), {}).legal())
            open.add(area);
    return open;
}

void report_sailed(Play& p, int how) {
    p.report({.fact = Fact::Sailed,
              .side = Side::Republican,
              .force = p.s.shipped_force,
              .a = figure(how),
              .rule = "E15"});
}

void forget_ship(State& s) {
    s.shipped = 0;
    s.shipped_force = {};
}

void land(Play& p, AreaId area) {
    State& s = p.s;
    const Force force = s.shipped_force;
    report_sailed(p, 3);
    forget_ship(s);
    add_points(s, area, force, 1);
    p.report({.fact = Fact::Placed,
              .side = Side::Republican,
              .force = force,
              .secret = is_masked(p.board, s, Side::Republican, area),
              .area = area,
              .a = 1,
              .rule = "E15"});
    pop(s);
    displace_isolated(p, area, Side::Vendeen);  // 3.7
}

// True: the owner chooses where it lands.
bool sea_rolled(Play& p) {
    State& s = p.s;
    const int die = take_sum(s);
    // F-114: of which armies the ports are full need not show.
    if (die >= 3 && !open_ports(p.board, s).empty()) {
        top(s).step = kAshore;
        return true;
    }
    report_sailed(p, die == 1 ? 1 : 2);  // 2: it waits, as it does where no port is open (F-73)
    if (die == 1) forget_ship(s);
    pop(s);
    return false;
}

void go_aboard(Play& p, const Action& a) {
    State& s = p.s;
    take_point(s, a.force, a.area);
    s.shipped = 1;
    s.shipped_force = a.force;
    top(s).step = kWorkRolled;
    ask_dice(s, 1);
}

// --- E14 ----------------------------------------------------------------------------------------

bool galerne_possible(const Board& b, const State& s) {
    return in_hand(s, Event::E14) && held(s, Side::Republican).contains(b.primary) &&
           s.morale[index(Side::Vendeen)] <= b.tables.figures.morale_low;
}

}  // namespace

bool can_ship(const Board& b, const State& s) {
    Actions options;
    offer_points(s, Verb::Ship, options, [&](const Action& a) { return check_ship(b, s, a); });
    return !options.empty();
}

void push_ship_roll(State& s) {
    push(s, {.business = Business::EventWork,
             .step = kWorkRolled,
             .side = Side::Republican,
             .event = Event::E15});
    ask_dice(s, 1);
}

// F-72: those on the map, wounded or awaiting return; not the three who come, nor later ones.
GeneralSet replaceable(const Board& b, const State& s) {
    GeneralSet all;
    for (const GeneralId g : b.army_generals[index(Army::Saumur)]) {
        const Post post = s.generals[g].post;
        if (post != Post::NotYet && post != Post::Gone && b.card(g).arrival != Event::E11)
            all.add(g);
    }
    return all;
}

bool continue_event_work(Play& p) {
    State& s = p.s;
    switch (top(s).event) {
        case Event::E10:
            return continue_biron(p);
        case Event::E11:
            return continue_replacement(p);
        case Event::E12:
            if (top(s).step != kWorkRolled) return true;
            // 1 or 2: the generals of Saumur have had their way.
            mayencais_join(p, take_sum(s) <= 2 ? Army::Saumur : static_cast<Army>(top(s).number));
            return false;
        case Event::E14:
            if (galerne_possible(p.board, s)) return true;
            pop(s);
            return false;
        case Event::E15:
            return top(s).step != kWorkRolled || sea_rolled(p);
        default:  // E7, E8: F-114, also where there is a single point to take
            return true;
    }
}

void offer_event_work(const Board& b, const State& s, Actions& out) {
    const Frame& f = top(s);
    switch (f.event) {
        case Event::E7:
        case Event::E8:
            offer_points(s, Verb::Pay, out,
                         [&](const Action& a) { return check_pay(s, f.event, a); });
            return;
        case Event::E11:
            for (const GeneralId g : replaceable(b, s)) out.push_back(Action::of(Verb::Keep, g));
            return;
        case Event::E12:
            for (const Army army : {Army::Nantes, Army::Saumur, Army::LaRochelle})
                out.push_back(Action::of_army(Verb::Join, army));
            return;
        case Event::E14:
            out.push_back(Action::play(Event::E14));
            out.push_back(Action::of(Verb::Decline));
            return;
        default:
            if (f.step == kAshore) {
                for (const AreaId area : open_ports(b, s))
                    out.push_back(Action::of(Verb::Land, area));
                return;
            }
            offer_points(s, Verb::Ship, out, [&](const Action& a) { return check_ship(b, s, a); });
    }
}

Verdict check_event_work(const Board& b, const State& s, const Action& a) {
    const Frame& f = top(s);
    switch (f.event) {
        case Event::E7:
        case Event::E8:
            return check_pay(s, f.event, a);
        case Event::E11:
            if (a.verb != Verb::Keep) return refuse("E11", kKeep);
            return replaceable(b, s).has(a.general) ? kLegal : refuse("E11", kNotReplaced);
        case Event::E12:
            return a.verb == Verb::Join && can_be_joined(a.number) ? kLegal : refuse("E12", kJoin);
        case Event::E14:
            return a.verb == Verb::Decline || (a.verb == Verb::Play && a.event == Event::E14)
                       ? kLegal
                       : refuse("E14", kEndOrDecline);
        default:
            break;
    }
    if (f.step != kAshore) return check_ship(b, s, a);
    if (a.verb != Verb::Land) return refuse("E15", kWhereLanded);
    if (!b.sea_access.has(a.area)) return refuse("E15", kNoPort);
    if (held(s, Side::Vendeen).has(a.area)) return refuse("E15", kEnemyThere);
    return check_stacking(b, s, a.area, Side::Republican, bit(army_of(s.shipped_force)), {});
}

void do_event_work(Play& p, const Action& a) {
    State& s = p.s;
    Frame& f = top(s);
    switch (a.verb) {
        case Verb::Pay:
            return pay(p, a);
        case Verb::Keep:
            pop(s);
            return recall_others(p, a.general);
        case Verb::Join:
            f.number = a.number;
            f.step = kWorkRolled;
            if (static_cast<Army>(a.number) == Army::Saumur)
                mayencais_join(p, Army::Saumur);
            else
                ask_dice(s, 1);
            return;
        case Verb::Ship:
            return go_aboard(p, a);
        case Verb::Land:
            return land(p, a.area);
        case Verb::Play:
            spend_event(p, Event::E14);
            return win_by_galerne(p);
        default:
            pop(s);
    }
}

}  // namespace levee::fgfk
