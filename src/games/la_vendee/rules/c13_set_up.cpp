// Chapter 13 (reconstruction): how a game begins. A SetUp frame: side; number: which of the
// scenario's free points are being placed, and State::pool has them; flags: 1 when the armies
// stand.
#include "games/la_vendee/rules/chapters.h"
#include "games/la_vendee/rules/reinforcements.h"

namespace levee::la_vendee {

namespace {

constexpr std::uint8_t kArmiesStand = 1;

constexpr Sentence kNotAtStart{"That army is not set up now.",
                               "Cette armée n’est pas à placer maintenant."};
constexpr Sentence kOutsideBorder{"It is set up inside its own border.",
                                  "Elle se place dans ses propres limites."};
constexpr Sentence kNoArmyThere{"No army of yours is set up there, so no dummy is either.",
                                "Aucune de vos armées ne se place là, donc aucune armée factice."};
constexpr Sentence kArmiesFirst{"First all the armies are set up.",
                                "On place d’abord toutes les armées."};
constexpr Sentence kNotToPlace{"There are {0} points of that kind to place.",
                               "Il y a {0} points de cette sorte à placer."};
constexpr Sentence kOneCounter{"Points are placed by counters of 1 or 2.",
                               "Les points se placent par pions de 1 ou 2."};
constexpr Sentence kNotInThatRegion{"These points are not set up there.",
                                    "Ces points ne se placent pas là."};
constexpr Sentence kOutsideFirst{
    "At the start these points stand in the open; they may go inside when they move.",
    "Au début ces points sont hors des murs ; ils peuvent y entrer à leur mouvement."};

ArmySet armies_left(const Board& b, const State& s, Side side) {
    ArmySet left;
    for (const ArmyId card : b.at_start[index(side)])
        if (b.card(card).kind != ArmyKind::Dummy && s.fates[card].post == ArmyPost::NotYet)
            left.add(card);
    return left;
}

// 16.6: what may stand there, dummies apart.
ArmySet candidates(const Board& b, Side side, AreaId area) {
    ArmySet found;
    for (const ArmyId card : b.at_start[index(side)])
        if (b.card(card).kind != ArmyKind::Dummy && b.card(card).entry.has(area)) found.add(card);
    return found;
}

const std::vector<FreePoints>& free_points(const Board& b, Side side) {
    return b.scenario.free[index(side)];
}

Verdict check_deploy(const Board& b, const State& s, ArmyId card, AreaId area) {
    const Side side = top(s).side;
    if ((top(s).flags & kArmiesStand) != 0) return refuse("13.0", kNotAtStart);
    if (dummies_left(b, s, side).has(card))
        return candidates(b, side, area).empty() ? refuse("16.6", kNoArmyThere) : kLegal;
    if (!armies_left(b, s, side).has(card)) return refuse("13.0", kNotAtStart);
    if (!b.card(card).entry.has(area)) return refuse("13.1", kOutsideBorder);
    return check_army_fits(b, s, area, card, total(b.card(card).points));
}

Verdict check_free(const Board& b, const State& s, Troop troop, int n, AreaId area) {
    const Frame& f = top(s);
    if ((f.flags & kArmiesStand) == 0) return refuse("13.0", kArmiesFirst);
    const int there = s.pool[index(troop)];
    if (n > there) return refuse("13.0", kNotToPlace, there);
    if (n > b.tables.figures.unit) return refuse("2.2", kOneCounter);
    if (!free_points(b, f.side)[f.number].where.has(area)) return refuse("13.0", kNotInThatRegion);
    if (const Verdict no = check_stacking(b, s, area, f.side, n)) return no;
    return check_counters(b, s, {.side = f.side, .area = area}, troop, n);
}

// --- carrying out -------------------------------------------------------------------------------

void deploy(Play& p, ArmyId card, AreaId area) {
    const Side side = p.board.card(card).side;
    put_down(p, card, area, candidates(p.board, side, area) | p.board.dummies[index(side)]);
    p.report({.fact = Fact::Deployed,
              .side = side,
              .army = counter_of(p.s, card),
              .area = area,
              .rule = "13.1"});
}

void place_free(Play& p, Troop troop, int n, AreaId area) {
    State& s = p.s;
    const Side side = top(s).side;
    auto& left = s.pool[index(troop)];
    left = static_cast<std::uint8_t>(left - n);
    add_points(p, {.side = side, .area = area}, troop, n);
    p.report({.fact = Fact::Placed,
              .side = side,
              .troop = troop,
              .area = area,
              .a = static_cast<std::int16_t>(n),
              .rule = side == Side::Royalist ? "13.1" : "13.2"});
}

// Where the scenario has it, or else wherever it may stand.
void deploy_rest(Play& p) {
    const Side side = top(p.s).side;
    for (const ArmyId card : armies_left(p.board, p.s, side)) {
        AreaId area = p.board.scenario.army_at[card];
        if (check_deploy(p.board, p.s, card, area))
            for (const AreaId other : p.board.card(card).entry)
                if (check_deploy(p.board, p.s, card, other).legal()) area = other;
        deploy(p, card, area);
    }
    top(p.s).flags |= kArmiesStand;
}

void place_rest(Play& p) {
    const State& s = p.s;
    for (const Garrison& wanted : p.board.scenario.automatic[index(top(s).side)]) {
        for (int i = 0; i < wanted.points; ++i)
            if (check_free(p.board, s, wanted.troop, 1, wanted.area).legal())
                place_free(p, wanted.troop, 1, wanted.area);
    }
    for (const Troop troop : kAllTroops)
        for (const AreaId area : free_points(p.board, top(s).side)[top(s).number].where)
            while (s.pool[index(troop)] > 0 && check_free(p.board, s, troop, 1, area).legal())
                place_free(p, troop, 1, area);
}

// The next of the free points into the pool; false: there are no more.
bool next_free(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    const auto& free = free_points(p.board, f.side);
    if (f.number >= free.size()) return false;
    const FreePoints& next = free[f.number];
    s.pool[index(next.troop)] = next.points;
    return true;
}

void set_up_rest(Play& p) {
    if ((top(p.s).flags & kArmiesStand) == 0) {
        deploy_rest(p);
        if (!next_free(p)) return;
    }
    while (top(p.s).number < free_points(p.board, top(p.s).side).size()) {
        place_rest(p);
        p.s.pool = {};
        ++top(p.s).number;
        if (!next_free(p)) return;
    }
}

void begin_leaders(const Board& b, State& s) {
    for (std::size_t i = 0; i < b.leaders.size(); ++i) {
        const LeaderId id{static_cast<std::uint8_t>(i)};
        const LeaderCard& card = b.card(id);
        const bool waits = card.reserve || (card.artillery && s.options.bonaparte);
        s.leaders[id] = {.army = kNoArmy,
                         .post = waits ? LeaderPost::Reserve : LeaderPost::NotYet,
                         .rank = card.rank};
    }
}

}  // namespace

void begin_game(Play& p) {
    State& s = p.s;
    const Board& b = p.board;
    begin_leaders(b, s);
    s.held = b.fortresses_at_start[index(Side::Royalist)];
    for (const Side side : kBothSides)
        for (const Garrison& stands : b.scenario.stands[index(side)])
            add_points(p,
                       {.side = side,
                        .kind = stands.inside ? Target::Inside : Target::Irregulars,
                        .area = stands.area},
                       stands.troop, stands.points);
    s.box = b.scenario.box;
    push(s, {.business = Business::Turn});
    push(s, {.business = Business::SetUp, .side = Side::Republican});
    push(s, {.business = Business::SetUp, .side = Side::Royalist});
}

State Rules::new_game(const Options& options) const {
    State s{};
    s.options = options;
    Play p{board_, s, nullptr};
    begin_game(p);
    run(p);
    show_displays(p);
    return s;
}

bool continue_set_up(Play& p) {
    State& s = p.s;
    const Side side = top(s).side;
    if ((top(s).flags & kArmiesStand) == 0) {
        // L-93: dummies among armies whose places all know would hide nothing.
        const bool armies = !armies_left(p.board, s, side).empty();
        const bool hidden = s.options.dummies && !p.board.at_start[index(side)].empty();
        if (hidden ? armies || !dummies_left(p.board, s, side).empty()
                   : armies && !s.options.automatic_set_up)
            return true;
        deploy_rest(p);
        next_free(p);
    }
    if (s.options.automatic_set_up) set_up_rest(p);
    while (total(s.pool) == 0) {
        if (top(s).number >= free_points(p.board, side).size()) {
            pop(s);
            return false;
        }
        ++top(s).number;
        next_free(p);
    }
    return true;
}

void offer_set_up(const Board& b, const State& s, Actions& out) {
    const Frame& f = top(s);
    if ((f.flags & kArmiesStand) == 0) {
        for (const ArmyId card : armies_left(b, s, f.side) | dummies_left(b, s, f.side))
            for (const AreaId area : b.map.all())
                if (check_deploy(b, s, card, area).legal())
                    out.push_back(Action::of(Verb::Deploy, card, area));
        if (armies_left(b, s, f.side).empty()) out.push_back(Action::of(Verb::Done));
    } else {
        for (const Troop troop : kAllTroops)
            for (int n = 1; n <= b.tables.figures.unit && n <= s.pool[index(troop)]; ++n)
                for (const AreaId area : free_points(b, f.side)[f.number].where)
                    if (check_free(b, s, troop, n, area).legal())
                        out.push_back(Action::of_points(Verb::Place, n, troop, area));
    }
    out.push_back(Action::of(Verb::SetUpRest));
}

Verdict check_set_up(const Board& b, const State& s, const Action& a) {
    switch (a.verb) {
        case Verb::SetUpRest:
            return kLegal;
        case Verb::Deploy:
            return check_deploy(b, s, a.army, a.area);
        case Verb::Place:
            return check_free(b, s, a.troop, a.number, a.area);
        case Verb::Garrison:
            return refuse("13.0", kOutsideFirst);  // L-85
        case Verb::Done:
            return (top(s).flags & kArmiesStand) == 0 && armies_left(b, s, top(s).side).empty()
                       ? kLegal
                       : refuse("13.0", kArmiesFirst);
        default:
            return refuse("13.0", kNotNow);
    }
}

void do_set_up(Play& p, const Action& a) {
    switch (a.verb) {
        case Verb::Deploy:
            return deploy(p, a.army, a.area);
        case Verb::Place:
            return place_free(p, a.troop, a.number, a.area);
        case Verb::Done:
            top(p.s).flags |= kArmiesStand;
            next_free(p);
            return;
        default:
            return set_up_rest(p);
    }
}

}  // namespace levee::la_vendee
