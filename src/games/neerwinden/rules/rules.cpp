// The four questions of the engine, handed to the chapter that the business on top belongs to.
#include <cassert>

#include "games/neerwinden/rules/internal.h"

namespace levee::neerwinden {

namespace {

// --- the form of an action ----------------------------------------------------------------------

enum Field : unsigned { kUnit = 1, kCommander = 2, kNumber = 4, kHex = 8, kOther = 16 };

// Which fields a verb uses; all others must be "none", so that a decision has one spelling.
unsigned fields_of(Verb verb) {
    switch (verb) {
        case Verb::Roll:
        case Verb::Attempt:
            return kNumber | kOther;
        case Verb::Bid:
        case Verb::TakeCamp:
        case Verb::Face:
        case Verb::Bonus:
        case Verb::Activate:
        case Verb::ReactFire:
            return kNumber;
        case Verb::Place:
            return kUnit | kCommander | kHex;
        case Verb::Rally:
        case Verb::Post:
            return kUnit | kCommander;
        case Verb::March:
        case Verb::Without:
        case Verb::Bayonet:
        case Verb::Charge:
        case Verb::Head:
        case Verb::Withdraw:
        case Verb::CounterCharge:
        case Verb::Test:
        case Verb::Lose:
        case Verb::Disorganise:
        case Verb::Advance:
            return kUnit;
        case Verb::Ride:
        case Verb::Accompany:
        case Verb::Stay:
            return kCommander;
        case Verb::To:
        case Verb::Flee:
        case Verb::Assault:
            return kHex;
        case Verb::Enter:
        case Verb::Retreat:
            return kUnit | kHex;
        case Verb::Turn:
        case Verb::Fire:
            return kNumber | kHex;
        default:
            return 0;
    }
}

int numbers_of(Verb verb) {
    switch (verb) {
        case Verb::Roll:
            return 7;
        case Verb::Bid:
            return 256;
        case Verb::TakeCamp:
            return 2;
        case Verb::Face:
        case Verb::Turn:
            return 6;
        case Verb::ReactFire:
        case Verb::Fire:
            return 3;
        default:
            return kFormations;
    }
}

bool valid_hex(const Board& b, const Action& a) {
    if (a.hex == kOffMap) return a.verb == Verb::Flee || a.verb == Verb::Retreat;
    return a.hex.raw < b.grid.size() && b.grid.exists(a.hex);
}

bool well_formed(const Board& b, const Action& a) {
    if (static_cast<int>(a.verb) >= kVerbs) return false;
    const unsigned fields = fields_of(a.verb);
    // Place names a unit or a commander, Rally may do without a commander.
    const bool either = a.verb == Verb::Place;
    if ((fields & kUnit) != 0) {
        const bool none = a.unit == kNoUnit;
        if (none ? !(either && a.commander != kNoCommander) : a.unit.raw >= kUnits) return false;
    } else if (a.unit != kNoUnit) {
        return false;
    }
    if ((fields & kCommander) != 0) {
        const bool none = a.commander == kNoCommander;
        const bool optional = a.verb == Verb::Rally || (either && a.unit != kNoUnit);
        if (none ? !optional : a.commander.raw >= kCommanders) return false;
        if (either && !none && a.unit != kNoUnit) return false;
    } else if (a.commander != kNoCommander) {
        return false;
    }
    if ((fields & kNumber) != 0 ? a.number >= numbers_of(a.verb) : a.number != 0) return false;
    if ((fields & kHex) != 0 ? !valid_hex(b, a) : a.hex != kNoHex) return false;
    if (a.verb == Verb::Roll) return a.number >= 1 && a.other >= 1 && a.other <= 6;
    if (a.verb == Verb::Attempt) return a.other <= static_cast<int>(Order::Demoralised);
    return a.other == 0;
}

}  // namespace

void Rules::for_every_action(engine::FunctionRef<void(const Action&)> visit) const {
    for (int verb = 0; verb < kVerbs; ++verb) {
        const unsigned fields = fields_of(static_cast<Verb>(verb));
        Action a = Action::of(static_cast<Verb>(verb));
        const auto try_numbers = [&] {
            const int numbers = (fields & kNumber) != 0 ? numbers_of(a.verb) : 1;
            const int others = (fields & kOther) != 0 ? 7 : 1;
            for (int n = 0; n < numbers; ++n)
                for (int o = 0; o < others; ++o) {
                    a.number = static_cast<std::uint8_t>(n);
                    a.other = static_cast<std::uint8_t>(o);
                    if (well_formed(board_, a)) visit(a);
                }
        };
        const auto try_hexes = [&] {
            if ((fields & kHex) == 0) return try_numbers();
            for (std::uint16_t h = 0; h < board_.grid.size(); ++h) {
                a.hex = HexId{h};
                try_numbers();
            }
            a.hex = kOffMap;
            try_numbers();
            a.hex = kNoHex;
        };
        const auto try_commanders = [&] {
            try_hexes();
            if ((fields & kCommander) == 0) return;
            for (std::uint8_t c = 0; c < kCommanders; ++c) {
                a.commander = CommanderId{c};
                try_hexes();
            }
            a.commander = kNoCommander;
        };
        try_commanders();
        if ((fields & kUnit) == 0) continue;
        for (std::uint8_t u = 0; u < kUnits; ++u) {
            a.unit = UnitId{u};
            try_commanders();
        }
    }
}

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
            return engine::Chance::dice(2, 6, engine::Chance::Tells::Each, "2.A");
        case Business::OrderChanges:
            return engine::Chance::dice(2, 6, engine::Chance::Tells::Sum, "4.2.1");
        case Business::Demoralisation:
            return engine::Chance::dice(2, 6, engine::Chance::Tells::Sum, "4.2.2");
        case Business::Rally:
            return engine::Chance::dice(2, 6, engine::Chance::Tells::Sum, "5.1");
        case Business::Fire:
            return engine::Chance::dice(2, 6, engine::Chance::Tells::Sum, "6.1.2");
        case Business::Assault:
            return engine::Chance::dice(2, 6, engine::Chance::Tells::Sum, "6.2.1");
        case Business::CommanderTest:
            return engine::Chance::dice(2, 6, engine::Chance::Tells::Sum, "7");
        default:
            return engine::Chance::dice(2, 6, engine::Chance::Tells::Sum, "6.3");
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
