// Chapter 9, case 9.1: secret orders; and with it, what a seat may see and what it must guess.
#include "games/neerwinden/rules/internal.h"
#include "games/neerwinden/rules/steps.h"

namespace levee::neerwinden {

bool order_is_hidden(const State& s, FormationId f) {
    return s.secret_orders && !s.formations[f].known;
}

// N-89: from the owner's command segment on, the marker is under the commander.
void hide_orders(const Board& b, State& s, Side side) {
    if (!s.secret_orders) return;
    for (std::uint8_t i = 0; i < kFormations; ++i)
        if (b.formations[i].side == side) s.formations[FormationId{i}].known = false;
}

// N-107
bool Rules::decides_in_secret(const State& s) {
    return s.secret_orders && top(s).business == Business::OrderChanges;
}

bool Rules::asks_about_secret(const State& s) {
    const Frame& f = top(s);
    return (f.business == Business::Fire && f.step == FireStep::kFireClaimed) ||
           (f.business == Business::Assault && f.step == AssaultStep::kClaiming);
}

void show_order(Play& p, FormationId f) {
    Formation& formation = p.s.formations[f];
    const bool news = order_is_hidden(p.s, f);
    formation.known = true;
    formation.shown = formation.order;
    if (news)
        p.report({.fact = Fact::OrderShown,
                  .side = p.board.card(f).side,
                  .formation = f,
                  .order = formation.order,
                  .rule = "9.1"});
}

// N-108: whether it is one less for a hidden demoralisation; 3.3: not for a routed unit.
bool morale_is_hidden(const Board& b, const State& s, UnitId u) {
    return order_is_hidden(s, b.formation[u.raw]) && !routed(s, u);
}

void show_demoralisation(Play& p, UnitId u) {
    const FormationId f = p.board.formation[u.raw];
    if (morale_is_hidden(p.board, p.s, u) && p.s.formations[f].order == Order::Demoralised)
        show_order(p, f);
}

namespace {

bool sees(const State& s, engine::SeatId seat, Side side) {
    return seat != engine::kSpectator && seat.raw < 2 && s.side_of_seat[seat.raw] == side;
}

bool is_command_business(const Frame& f) {
    return f.business == Business::OrderChanges || f.business == Business::Demoralisation;
}

// Whose secret command segment is going on: the frame's place in the stack, or none.
int secret_segment(const State& s, engine::SeatId seat) {
    for (int i = 0; i < s.depth; ++i) {
        const Frame& f = s.frames[static_cast<std::size_t>(i)];
        if (is_command_business(f) && !sees(s, seat, f.side)) return i;
    }
    return -1;
}

// The segment as the other player sees it: it is going on, nothing else.
void blank_segment(State& s, int at) {
    while (s.depth > at + 1) pop(s);
    Frame& f = s.frames[static_cast<std::size_t>(at)];
    const Business business = f.business;
    const Side side = f.side;
    f = {.business = business, .step = 1, .side = side};
    s.dice = {};
}

}  // namespace

State Rules::view(const State& s, engine::SeatId seat) const {
    State seen = s;
    if (!s.secret_orders) return seen;
    for (std::uint8_t i = 0; i < kFormations; ++i) {
        Formation& formation = seen.formations[FormationId{i}];
        if (sees(s, seat, board_.formations[i].side) || formation.known) continue;
        formation.order = Order::Hidden;
        formation.attempt = Order::Hidden;
        formation.bonus = false;
    }
    const int segment = secret_segment(s, seat);
    if (segment >= 0) blank_segment(seen, segment);
    return seen;
}

namespace {

bool may_be_demoralised(const Board& b, const State& s, FormationId f) {
    if (s.formations[f].losses > 0) return true;
    for (const UnitId u : b.card(f).units)
        if (on_map(s, u) && routed(s, u)) return true;
    return s.formations[f].shown == Order::Demoralised;
}

// An order the formation might have now, seen from the other side: most often the old one.
Order guess(const Board& b, const State& s, FormationId f, engine::Random& random) {
    const Order shown = s.formations[f].shown;
    if (random.below(8) < 5) return shown;
    const bool low = may_be_demoralised(b, s, f);
    return static_cast<Order>(random.below(low ? 4 : 3));
}

template <class Guess>
State with_guesses(const Board& b, const State& s, engine::SeatId seat, Guess guess_order) {
    State world = s;
    if (!s.secret_orders) return world;
    const int at = secret_segment(s, seat);
    const bool rolling =
        at >= 0 && s.frames[static_cast<std::size_t>(at)].business == Business::Demoralisation;
    for (std::uint8_t i = 0; i < kFormations; ++i) {
        const FormationId f{i};
        Formation& formation = world.formations[f];
        if (sees(s, seat, b.formations[i].side) || formation.known) continue;
        formation.order = guess_order(f);
        formation.attempt = Order::Hidden;
        formation.bonus = false;
    }
    // Attempts that are being announced or rolled are unknown: the segment begins anew.
    if (at >= 0 && !rolling) blank_segment(world, at);
    return world;
}

}  // namespace

State Rules::resample(const State& s, engine::SeatId seat, engine::Random& random) const {
    return with_guesses(board_, s, seat,
                        [&](FormationId f) { return guess(board_, s, f, random); });
}

State Rules::likeliest(const State& s, engine::SeatId seat) const {
    return with_guesses(board_, s, seat, [&](FormationId f) {
        const Order shown = s.formations[f].shown;
        return shown == Order::Demoralised ? Order::Manoeuvre : shown;
    });
}

}  // namespace levee::neerwinden
