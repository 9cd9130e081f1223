// The four questions of the engine, handed to the chapter that the business on top belongs to.
#include <cassert>

#include "games/neerwinden/rules/internal.h"
#include "games/neerwinden/verbs.h"

namespace levee::neerwinden {

namespace {

constexpr Sentence kMalformed{"That is not an action of this game.",
                              "Ce n'est pas une action de ce jeu."};
constexpr Sentence kGameOver{"The game is over.", "La partie est terminée."};
constexpr Sentence kDiceFirst{"The dice must be rolled first.", "Il faut d'abord lancer les dés."};
constexpr Sentence kNoDiceAsked{"No dice are asked for.", "Aucun dé n'est demandé."};

// Does the frame on top wait, or has it gone on by itself?
bool proceed(Play& p) {
    switch (top(p.s).business) {
        case Business::Bidding:
        case Business::PickCamp:
            return continue_bidding(p);
        case Business::SetUp:
            return continue_set_up(p);
        case Business::Turn:
            return continue_turn(p);
        case Business::OrderChanges:
            return continue_order_changes(p);
        case Business::Demoralisation:
            return continue_demoralisation(p);
        case Business::Activations:
            return continue_activations(p);
        case Business::Movement:
            return continue_movement(p);
        case Business::Rally:
            return continue_rally(p);
        case Business::Move:
            return continue_move(p);
        case Business::Ride:
            return continue_ride(p);
        case Business::Facing:
            return continue_facing(p);
        case Business::RoutMove:
            return continue_rout_move(p);
        case Business::Reaction:
            return continue_reaction(p);
        case Business::Combat:
            return continue_combat(p);
        case Business::Fire:
            return continue_fire(p);
        case Business::Assault:
            return continue_assault(p);
        case Business::Damage:
            return continue_damage(p);
        case Business::Retreat:
            return continue_retreat(p);
        case Business::Accompany:
            return continue_accompany(p);
        case Business::Advance:
            return continue_advance(p);
        case Business::CommanderTest:
            return continue_commander_test(p);
        case Business::Post:
            return continue_post(p);
        case Business::Unstack:
            return continue_unstack(p);
        default:
            return true;
    }
}

}  // namespace

void run(Play& p) {
    while (!over(p.s) && !proceed(p)) {
    }
}

void Rules::for_every_action(engine::FunctionRef<void(const Action&)> visit) const {
    neerwinden::for_every_action(board_, visit);
}

engine::Actor Rules::actor(const State& s) const {
    if (over(s)) return engine::Actor::nobody();
    const Frame& f = top(s);
    if (f.business == Business::Dice) return engine::Actor::chance();
    const Side side = f.business == Business::Assault ? decider_of_assault(f) : f.side;
    return engine::Actor::of(
        engine::SeatId{static_cast<std::uint8_t>(s.side_of_seat[0] == side ? 0 : 1)});
}

engine::SideId Rules::side_of(const State& s, engine::SeatId seat) const {
    return {static_cast<std::uint8_t>(s.side_of_seat[seat.raw % s.side_of_seat.size()])};
}

void Rules::legal_actions(const State& s, Actions& out) const {
    out.clear();
    if (over(s)) return;
    switch (top(s).business) {
        case Business::Dice:
            for (std::uint8_t a = 1; a <= 6; ++a)
                for (std::uint8_t b = 1; b <= 6; ++b) out.push_back(Action::roll(a, b));
            break;
        case Business::Bidding:
        case Business::PickCamp:
            return offer_bidding(board_, s, out);
        case Business::SetUp:
            return offer_set_up(board_, s, out);
        case Business::OrderChanges:
            return offer_order_changes(board_, s, out);
        case Business::Activations:
            return offer_activations(board_, s, out);
        case Business::Movement:
            return offer_movement(board_, s, out);
        case Business::Move:
            return offer_move(board_, s, out);
        case Business::Ride:
            return offer_ride(board_, s, out);
        case Business::Facing:
            return offer_facing(board_, s, out);
        case Business::RoutMove:
            return offer_rout_move(board_, s, out);
        case Business::Reaction:
            return offer_reaction(board_, s, out);
        case Business::Combat:
            return offer_combat(board_, s, out);
        case Business::Fire:
            return offer_fire(board_, s, out);
        case Business::Assault:
            return offer_assault(board_, s, out);
        case Business::Damage:
            return offer_damage(board_, s, out);
        case Business::Retreat:
            return offer_retreat(board_, s, out);
        case Business::Accompany:
            return offer_accompany(board_, s, out);
        case Business::Advance:
            return offer_advance(board_, s, out);
        case Business::Post:
            return offer_post(board_, s, out);
        default:
            break;
    }
}

engine::Verdict Rules::why_not(const State& s, const Action& a) const {
    if (over(s)) return refuse("8.3", kGameOver);
    if (!well_formed(board_, a)) return refuse("2", kMalformed);
    const bool dice = top(s).business == Business::Dice;
    if (a.verb == Verb::Roll) return dice ? kLegal : refuse("2", kNoDiceAsked);
    switch (top(s).business) {
        case Business::Bidding:
        case Business::PickCamp:
            return check_bidding(board_, s, a);
        case Business::SetUp:
            return check_set_up(board_, s, a);
        case Business::OrderChanges:
            return check_order_changes(board_, s, a);
        case Business::Activations:
            return check_activations(board_, s, a);
        case Business::Movement:
            return check_movement(board_, s, a);
        case Business::Move:
            return check_move(board_, s, a);
        case Business::Ride:
            return check_ride(board_, s, a);
        case Business::Facing:
            return check_facing(board_, s, a);
        case Business::RoutMove:
            return check_rout_move(board_, s, a);
        case Business::Reaction:
            return check_reaction(board_, s, a);
        case Business::Combat:
            return check_combat(board_, s, a);
        case Business::Fire:
            return check_fire(board_, s, a);
        case Business::Assault:
            return check_assault(board_, s, a);
        case Business::Damage:
            return check_damage(board_, s, a);
        case Business::Retreat:
            return check_retreat(board_, s, a);
        case Business::Accompany:
            return check_accompany(board_, s, a);
        case Business::Advance:
            return check_advance(board_, s, a);
        case Business::Post:
            return check_post(board_, s, a);
        default:
            return refuse("2", kDiceFirst);
    }
}

namespace {

void carry_out(Play& p, const Action& a) {
    switch (top(p.s).business) {
        case Business::Dice:
            pop(p.s);
            p.s.dice = {a.number, a.other};
            p.report(
                {.fact = Fact::Rolled,
                 .side = top(p.s).side,
                 .secret = p.s.secret_orders && (top(p.s).business == Business::OrderChanges ||
                                                 top(p.s).business == Business::Demoralisation),
                 .a = a.number,
                 .b = a.other,
                 .rule = "2"});
            return;
        case Business::Bidding:
        case Business::PickCamp:
            return do_bidding(p, a);
        case Business::SetUp:
            return do_set_up(p, a);
        case Business::OrderChanges:
            return do_order_changes(p, a);
        case Business::Activations:
            return do_activations(p, a);
        case Business::Movement:
            return do_movement(p, a);
        case Business::Move:
            return do_move(p, a);
        case Business::Ride:
            return do_ride(p, a);
        case Business::Facing:
            return do_facing(p, a);
        case Business::RoutMove:
            return do_rout_move(p, a);
        case Business::Reaction:
            return do_reaction(p, a);
        case Business::Combat:
            return do_combat(p, a);
        case Business::Fire:
            return do_fire(p, a);
        case Business::Assault:
            return do_assault(p, a);
        case Business::Damage:
            return do_damage(p, a);
        case Business::Retreat:
            return do_retreat(p, a);
        case Business::Accompany:
            return do_accompany(p, a);
        case Business::Advance:
            return do_advance(p, a);
        case Business::Post:
            return do_post(p, a);
        default:
            assert(false && "this business waits for nobody");
    }
}

}  // namespace

void Rules::apply(State& s, const Action& a, Events* log) const {
    Play p{board_, s, log};
    carry_out(p, a);
    run(p);
}

// --- chance -------------------------------------------------------------------------------------

engine::Chance Rules::chance(const State& s) const {
    if (over(s) || top(s).business != Business::Dice) return {};
    const Frame& asker = s.frames[s.depth - 2U];
    switch (asker.business) {
        case Business::Turn:
            return engine::Chance::dice(2, 6, false, "2.A");
        case Business::OrderChanges:
            return engine::Chance::dice(2, 6, true, "4.2.1");
        case Business::Demoralisation:
            return engine::Chance::dice(2, 6, true, "4.2.2");
        case Business::Rally:
            return engine::Chance::dice(2, 6, true, "5.1");
        case Business::Fire:
            return engine::Chance::dice(2, 6, true, "6.1.2");
        case Business::Assault:
            return engine::Chance::dice(2, 6, true, "6.2.1");
        case Business::CommanderTest:
            return engine::Chance::dice(2, 6, true, "7");
        default:
            return engine::Chance::dice(2, 6, true, "6.3");
    }
}

Action Rules::chance_action(const State&, const engine::Outcome& outcome) const {
    return Action::roll(outcome.faces[0], outcome.faces[1]);
}

// What most players would do between declaring and rolling: stand, name the steadiest head unit,
// use the defensive order, and try no order of their own.
Action Rules::assumed(const State& s) const {
    Actions options;
    legal_actions(s, options);
    Action best = options[0];
    int steadiest = -100;
    for (const Action& a : options) {
        if (a.verb == Verb::Resolve || a.verb == Verb::Claim) return a;
        if (a.verb == Verb::Decline || a.verb == Verb::Announced) return a;
        if (a.verb == Verb::Head && morale(board_, s, a.unit) > steadiest) {
            steadiest = morale(board_, s, a.unit);
            best = a;
        }
    }
    return best;
}

}  // namespace levee::neerwinden
