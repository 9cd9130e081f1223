// Chapter 8, cases 8.1, 8.5 and 8.6: bidding for the camps and setting up.
#include <algorithm>

#include "games/neerwinden/rules/internal.h"

namespace levee::neerwinden {

// --- 8.6: bidding (N-64, N-85) ------------------------------------------------------------------

// A Bidding frame: `points` is the highest bid, `flags` 1 when the first seat has passed. Until a
// camp is taken the first seat stands for the French, the second for the Austrians.

namespace {

constexpr int kHighestBid = 7;  // eight points would end the game before it began (8.3)

constexpr Sentence kBidHigher{"A bid must be above {0} and at most {1}.",
                              "Une enchère doit dépasser {0} et rester au plus à {1}."};
constexpr Sentence kBidOrPass{"Bid, or pass.", "Enchérissez, ou passez."};
constexpr Sentence kTakeOne{"Take one of the camps.", "Prenez un des deux camps."};

void begin_set_up(State& s) {
    push(s, {.business = Business::Turn});
    push(s, {.business = Business::SetUp, .side = Side::Austrian});
    push(s, {.business = Business::SetUp, .side = Side::French});
}

}  // namespace

bool continue_bidding(Play&) { return true; }

void offer_bidding(const Board& b, const State& s, Actions& out) {
    if (top(s).business == Business::PickCamp) {
        out.push_back(Action::take_camp(Side::French));
        out.push_back(Action::take_camp(Side::Austrian));
        return;
    }
    for (int points = 1; points <= kHighestBid; ++points) {
        const Action a = Action::bid(static_cast<std::uint8_t>(points));
        if (check_bidding(b, s, a).legal()) out.push_back(a);
    }
    out.push_back(Action::of(Verb::PassBid));
}

Verdict check_bidding(const Board&, const State& s, const Action& a) {
    const Frame& f = top(s);
    if (f.business == Business::PickCamp)
        return a.verb == Verb::TakeCamp ? kLegal : refuse("8.6", kTakeOne);
    if (a.verb == Verb::PassBid) return kLegal;
    if (a.verb != Verb::Bid) return refuse("8.6", kBidOrPass);
    return a.number > f.points && a.number <= kHighestBid
               ? kLegal
               : refuse("8.6", kBidHigher, f.points, kHighestBid);
}

void do_bidding(Play& p, const Action& a) {
    State& s = p.s;
    Frame& f = top(s);
    if (a.verb == Verb::Bid) {
        f.points = a.number;
        f.side = enemy_of(f.side);
        return;
    }
    if (a.verb == Verb::PassBid) {
        const std::uint8_t bid = f.points;
        const Side winner = enemy_of(f.side);
        if (bid == 0 && f.flags == 0) {
            f.flags = 1;
            f.side = winner;
            return;
        }
        pop(s);
        if (bid == 0) {  // nobody wants to pay: the camps stay as they are
            begin_set_up(s);
            return;
        }
        s.bid = bid;
        push(s, {.business = Business::PickCamp, .side = winner});
        return;
    }
    const auto camp = static_cast<Side>(a.number);
    if (camp != f.side) std::swap(s.side_of_seat[0], s.side_of_seat[1]);
    // The points go to the opponent of the one who picked.
    s.vp = static_cast<std::int8_t>(camp == Side::French ? -s.bid : s.bid);
    p.report({.fact = Fact::CampTaken, .side = camp, .a = s.bid, .rule = "8.6"});
    pop(s);
    begin_set_up(s);
}

// --- 8.1, 8.5: who may stand where --------------------------------------------------------------

namespace {

constexpr Sentence kNotItsTurn{"Pieces are placed in the order of the roster.",
                               "Les pions se placent dans l'ordre de la liste."};
constexpr Sentence kNotItsRow{"That hex is not in its set-up row.",
                              "Cet hexagone n'est pas dans sa ligne de placement."};
constexpr Sentence kBesideInfantry{
    "It stands with or next to an infantry unit of its formation.",
    "Elle se place avec ou à côté d'une infanterie de sa formation."};
constexpr Sentence kBesideFriend{
    "It stands next to a friendly unit already placed, and not farther east.",
    "Elle se place à côté d'une unité amie déjà placée, pas plus à l'est."};
constexpr Sentence kNoRoom{"Stacking does not allow it there.", "L'empilement ne le permet pas."};
constexpr Sentence kNoRoomLater{"The rest of the formation would find no room.",
                                "Le reste de la formation n'aurait plus de place."};
constexpr Sentence kWithHisUnit{"He stands with a unit of his formation.",
                                "Il se place avec une unité de sa formation."};
constexpr Sentence kWithAUnit{"The general stands with a unit of his camp.",
                              "Le général se place avec une unité de son camp."};
constexpr Sentence kPlaceNext{"Place the next piece, or let the rest be set up.",
                              "Placez le pion suivant, ou laissez placer le reste."};

struct Piece {
    UnitId unit{kNoUnit};
    CommanderId commander{kNoCommander};
    bool none() const { return unit == kNoUnit && commander == kNoCommander; }
};

// Formation by formation, its units, then its commander; d'Harville after the others (8.5, N-63);
// the general last (N-94).
Piece next_piece(const Board& b, const State& s, Side side) {
    for (std::uint8_t i = 0; i < kFormations; ++i) {
        const FormationCard& card = b.formations[i];
        if (card.side != side) continue;
        for (const UnitId u : card.units)
            if (s.units[u].status == Status::ToPlace) return {.unit = u};
        if (s.commanders[card.commander].status == Status::ToPlace)
            return {.commander = card.commander};
    }
    const CommanderId general = b.generals[index(side)];
    if (s.commanders[general].status == Status::ToPlace) return {.commander = general};
    return {};
}

bool in_area(const Board& b, const SetUpArea& area, HexId h) {
    for (const HexId x : area.hexes) {
        if (x == h) return true;
        if (area.and_west && b.grid.column(x) == b.grid.column(h) && b.grid.row(h) > b.grid.row(x))
            return true;
    }
    return false;
}

bool area_is_for(const SetUpArea& area, const UnitCard& card) {
    return area.formation == card.formation && area.column == card.column;
}

bool beside_own_infantry(const Board& b, const State& s, const UnitCard& card, HexId h) {
    for (const UnitId u : b.card(card.formation).units)
        if (b.arm[u.raw] == Arm::Infantry && on_map(s, u) && b.grid.distance(s.units[u].at, h) <= 1)
            return true;
    return false;
}

// 8.5, N-63
bool beside_friend_not_east(const Board& b, const State& s, const UnitCard& card, HexId h) {
    for (const UnitId u : b.side_units[index(card.side)])
        if (on_map(s, u) && b.grid.distance(s.units[u].at, h) == 1 &&
            b.grid.row(h) >= b.grid.row(s.units[u].at))
            return true;
    return false;
}

Verdict check_place_hex(const Board& b, const State& s, UnitId u, HexId h) {
    const UnitCard& card = b.card(u);
    if (b.card(card.formation).what_if)
        return beside_friend_not_east(b, s, card, h) ? kLegal : refuse("8.5", kBesideFriend);
    bool has_area = false;
    for (const SetUpArea& area : b.areas) {
        if (!area_is_for(area, card)) continue;
        has_area = true;
        if (in_area(b, area, h)) return kLegal;
    }
    if (has_area) return refuse(card.side == Side::French ? "8.1.1" : "8.1.2", kNotItsRow);
    return beside_own_infantry(b, s, card, h) ? kLegal : refuse("8.1.1", kBesideInfantry);
}

// Would everybody of this formation who shares the row still find a place (1.4)? Counts places
// instead of searching: a battery goes anywhere, two weak units share, a strong one needs a hex.
bool rest_fits(const Board& b, const State& s, UnitId u, HexId h) {
    const UnitCard& card = b.card(u);
    const SetUpArea* row = nullptr;
    for (const SetUpArea& area : b.areas)
        if (area_is_for(area, card)) row = &area;
    if (row == nullptr || row->and_west) return true;  // room enough

    int empty = 0;
    int one_weak = 0;
    int one_gun = 0;
    int one_strong = 0;
    for (const HexId x : row->hexes) {
        UnitSet there = units_at(s, x);
        if (x == h) there.add(u);
        if (there.size() >= 2) continue;
        if (there.empty())
            ++empty;
        else if (b.arm[there.first().raw] == Arm::Artillery)
            ++one_gun;
        else
            ++(b.unit_strength[there.first().raw] <= 2 ? one_weak : one_strong);
    }
    int strong = 0;
    int weak = 0;
    int gun = 0;
    for (const UnitId x : b.card(card.formation).units) {
        if (x == u || s.units[x].status != Status::ToPlace || !area_is_for(*row, b.card(x)))
            continue;
        if (b.arm[x.raw] == Arm::Artillery)
            ++gun;
        else
            ++(b.unit_strength[x.raw] <= 2 ? weak : strong);
    }
    const int with_guns = std::min(strong, one_gun);
    const int alone = strong - with_guns;
    if (alone > empty) return false;
    if (weak > one_weak + (one_gun - with_guns) + 2 * (empty - alone)) return false;
    return strong + weak + gun <= 2 * empty + one_weak + one_gun + one_strong;
}

Verdict check_piece(const Board& b, const State& s, const Piece& piece, HexId hex) {
    if (piece.unit != kNoUnit) {
        const Verdict where = check_place_hex(b, s, piece.unit, hex);
        if (!where.legal()) return where;
        if (!stackable(b, s, piece.unit, hex)) return refuse("1.4", kNoRoom);
        return rest_fits(b, s, piece.unit, hex) ? kLegal : refuse("1.4", kNoRoomLater);
    }
    const CommanderCard& card = b.card(piece.commander);
    for (const UnitId u : units_at(s, hex))
        if (b.side[u.raw] == card.side &&
            (card.is_general() || b.formation[u.raw] == card.formation))
            return kLegal;
    return refuse("8.1.2", card.is_general() ? kWithAUnit : kWithHisUnit);
}

Verdict check_place(const Board& b, const State& s, const Action& a) {
    const Piece piece = next_piece(b, s, top(s).side);
    if (a.unit != piece.unit || a.commander != piece.commander) return refuse("8.1", kNotItsTurn);
    return check_piece(b, s, piece, a.hex);
}

void place(Play& p, const Action& a, Direction facing) {
    State& s = p.s;
    const Side side = top(s).side;
    if (a.unit != kNoUnit) {
        const UnitId there = first_at(s, a.hex);
        s.units[a.unit].facing = there == kNoUnit ? facing : s.units[there].facing;
        set_down(p.board, s, a.unit, a.hex);
        take_control(p, a.hex, side);
    } else {
        s.commanders[a.commander].status = Status::OnMap;
        s.commanders[a.commander].at = a.hex;
    }
    p.report({.fact = Fact::Placed,
              .side = side,
              .unit = a.unit,
              .commander = a.commander,
              .hex = a.hex,
              .rule = side == Side::French ? "8.1.1" : "8.1.2"});
}

Direction towards_enemy(Side side) { return side == Side::French ? Direction::N : Direction::S; }

// Where the scenario's automatic set-up puts the piece, if that is still possible; else the first
// hex that is.
void place_automatically(Play& p, const Piece& piece) {
    State& s = p.s;
    const Board& b = p.board;
    Action a = piece.unit != kNoUnit ? Action::place(piece.unit, HexId{0})
                                     : Action::place(piece.commander, HexId{0});
    for (const Placement& placement : b.scenarios[s.scenario].automatic) {
        const bool same =
            placement.is_commander
                ? placement.commander == piece.commander && piece.commander != kNoCommander
                : placement.unit == piece.unit && piece.unit != kNoUnit;
        if (!same) continue;
        a.hex = placement.hex;
        if (check_place(b, s, a).legal()) {
            place(p, a, placement.facing);
            return;
        }
    }
    const auto hexes = static_cast<std::uint16_t>(b.grid.size());
    for (std::uint16_t raw = 0; raw < hexes; ++raw) {
        a.hex = HexId{raw};
        if (!b.grid.exists(a.hex) || !check_place(b, s, a).legal()) continue;
        place(p, a, towards_enemy(top(s).side));
        return;
    }
}

}  // namespace

bool continue_set_up(Play& p) {
    State& s = p.s;
    if (!next_piece(p.board, s, top(s).side).none()) return true;
    s.vp_coming = 0;  // no star counts before the first turn (8.2.2)
    pop(s);
    return false;
}

void offer_set_up(const Board& b, const State& s, Actions& out) {
    const Piece piece = next_piece(b, s, top(s).side);
    for (std::uint16_t raw = 0; raw < b.grid.size() && !piece.none(); ++raw) {
        const HexId h{raw};
        if (!b.grid.exists(h) || !check_piece(b, s, piece, h).legal()) continue;
        out.push_back(piece.unit != kNoUnit ? Action::place(piece.unit, h)
                                            : Action::place(piece.commander, h));
    }
    out.push_back(Action::of(Verb::SetUpRest));
}

Verdict check_set_up(const Board& b, const State& s, const Action& a) {
    if (a.verb == Verb::SetUpRest) return kLegal;
    if (a.verb != Verb::Place) return refuse("8.1", kPlaceNext);
    return check_place(b, s, a);
}

void do_set_up(Play& p, const Action& a) {
    State& s = p.s;
    if (a.verb == Verb::SetUpRest) {
        for (Piece piece = next_piece(p.board, s, top(s).side); !piece.none();
             piece = next_piece(p.board, s, top(s).side))
            place_automatically(p, piece);
        return;
    }
    const bool alone = a.unit != kNoUnit && first_at(s, a.hex) == kNoUnit;
    place(p, a, towards_enemy(top(s).side));
    if (alone) push_facing(p, a.unit, kAnyFacing);
}

// --- a new game ---------------------------------------------------------------------------------

State Rules::new_game(const Options& options, Events* log) const {
    State s{};
    s.scenario = options.scenario;
    s.secret_orders = options.secret_orders;
    const Scenario& scenario = board_.scenarios[options.scenario];
    for (std::uint8_t i = 0; i < kFormations; ++i) {
        const FormationCard& card = board_.formations[i];
        const bool plays = !card.what_if || scenario.harville;
        s.formations[FormationId{i}].order = card.order;
        s.formations[FormationId{i}].shown = card.order;
        for (const UnitId u : card.units)
            s.units[u].status = plays ? Status::ToPlace : Status::NotInPlay;
        s.commanders[card.commander].status = plays ? Status::ToPlace : Status::NotInPlay;
    }
    for (const CommanderId general : board_.generals)
        s.commanders[general].status = Status::ToPlace;
    rebuild(s);

    Play p{board_, s, log};
    if (options.bidding)
        push(s, {.business = Business::Bidding, .side = Side::French});
    else
        begin_set_up(s);
    run(p);
    while (options.automatic_set_up && !over(s) && top(s).business == Business::SetUp)
        apply(s, Action::of(Verb::SetUpRest), log);
    return s;
}

}  // namespace levee::neerwinden
