// Rules of thumb: what to do next, orders, and everything that moves.
#include "games/neerwinden/policy.h"

#include <algorithm>
#include <cmath>

#include "games/neerwinden/rules/internal.h"

namespace levee::neerwinden {

namespace {

using maps::kFarAway;

maps::WaysTo ways_to(const Board& b, HexId goal) {
    return maps::ways_to(b.grid, goal, [&](HexId from, Direction d, HexId) {
        const Board::Neighbour& next = b.next[from.raw][static_cast<std::size_t>(d)];
        if (next.river) return -1;
        return (next.features & (kRoad | kPath)) != 0 ? 1 : int{next.cost};
    });
}

// In victory points: what a result of the assault table does to a stack.
double harm(const CombatResult& result) {
    double sum = 0.3 * result.levels;
    if ((result.letters & kStepLoss) != 0) sum += 1.3;
    if ((result.letters & kRetreat) != 0) sum += 0.5;
    if ((result.letters & kMoraleTest) != 0) sum += 0.12;
    if ((result.letters & kGunLoss) != 0) sum += 0.3;
    return sum;
}

Control control_of(Side side) { return side == Side::French ? Control::French : Control::Austrian; }

}  // namespace

Policy::Policy(const Rules& rules) : rules_(rules), board_(rules.board()) {
    for (const HexId hex : board_.star_hexes) ways_.push_back(ways_to(board_, hex));
    for (int modifier = -kLimit; modifier <= kLimit; ++modifier) {
        const std::size_t place = place_of(modifier);
        for (int sum = 2; sum <= 12; ++sum) {
            const double chance = engine::ways_to_roll(sum, 2, 6) / 36.0;
            const CombatResult theirs = assault_result(false, sum + modifier);
            gain_[place] += chance * (harm(theirs) - harm(assault_result(true, sum + modifier)));
            if ((theirs.letters & kRetreat) != 0) driven_back_[place] += chance;
        }
    }
}

Action Policy::choose(const State& s, engine::Random& random) const {
    // The list of a movement segment is dear (the duty of every unit, 4.1.1), and not needed.
    if (top(s).business == Business::Movement) return movement(s, random);
    Actions offered;
    rules_.legal_actions(s, offered);
    if (offered.size() == 1) return offered[0];
    switch (top(s).business) {
        case Business::OrderChanges:
            return order(s, offered);
        case Business::Activations:
            return activation(s, offered, random);
        case Business::Move:
            return step(s, offered, random);
        case Business::Ride:
            return ride(s, offered);
        case Business::Facing:
            return facing(s, offered);
        case Business::Reaction:
            return reaction(s, offered);
        case Business::Combat:
            return combat(s, offered, random);
        case Business::Assault:
            return assault(s, offered);
        case Business::Damage:
            return damage(s, offered);
        case Business::RoutMove:
        case Business::Retreat:
            return retreat(s, offered, random);
        case Business::Bidding:
        case Business::SetUp:
        case Business::Fire:
            // Pass, the automatic set-up, everybody fires.
            for (const Action& a : offered)
                if (a.verb == Verb::PassBid || a.verb == Verb::SetUpRest ||
                    a.verb == Verb::Resolve || a.verb == Verb::Claim)
                    return a;
            break;
        case Business::Advance:
        case Business::Accompany:
            return offered[0];
        default:
            break;
    }
    return offered[random.below(static_cast<std::uint32_t>(offered.size()))];
}

// --- the turn -----------------------------------------------------------------------------------

// 4.2.1: who has broken digs in, who is behind attacks.
Action Policy::order(const State& s, const Actions& offered) const {
    if (offered[0].verb == Verb::Bonus) return offered[0];
    const Side side = top(s).side;
    const int lead = side == Side::French ? s.vp : -s.vp;
    const int turns = board_.scenarios[s.scenario].turns;
    for (const Action& a : offered) {
        if (a.verb != Verb::Attempt) continue;
        const Order now = s.formations[FormationId{a.number}].order;
        const auto wanted = static_cast<Order>(a.other);
        if (now == Order::Demoralised && wanted == Order::Defensive) return a;
        if (now == Order::Defensive && wanted == Order::Offensive && lead < 0 && 2 * s.turn > turns)
            return a;
        if (now == Order::Manoeuvre && wanted == Order::Offensive) return a;
    }
    return Action::of(Verb::Announced);
}

// 2.C: whoever is in touch with the enemy acts first.
Action Policy::activation(const State& s, const Actions& offered, engine::Random& random) const {
    if (offered[0].verb != Verb::Activate) return Action::of(Verb::GoFirst);
    Action best = offered[0];
    std::uint32_t most = 0;
    for (const Action& a : offered) {
        const Side enemy = enemy_of(top(s).side);
        std::uint32_t engaged = random.below(3);
        for (const UnitId u : board_.card(FormationId{a.number}).units)
            if (on_map(s, u) && in_zoc_of(s, s.units[u].at, enemy)) engaged += 2;
        if (engaged < most) continue;
        most = engaged;
        best = a;
    }
    return best;
}

// --- the movement segment -----------------------------------------------------------------------

namespace {

// Nothing to do; it is never offered.
constexpr Action kNothing{.verb = Verb::Roll};
constexpr bool is_something(const Action& a) { return a.verb != Verb::Roll; }

}  // namespace

Action Policy::movement(const State& s, engine::Random& random) const {
    for (const auto next : {&Policy::rally, &Policy::returning, &Policy::march, &Policy::ride_out})
        if (const Action a = (this->*next)(s); is_something(a)) return a;
    const Action end = Action::of(Verb::EndMovement);
    if (rules_.why_not(s, end).legal()) return end;
    // 4.1.1, 1.4: somebody still has to go.
    Actions offered;
    rules_.legal_actions(s, offered);
    for (const Action& a : offered)
        if (a.verb == Verb::March && has_offensive_duty(board_, s, a.unit)) return a;
    return offered[random.below(static_cast<std::uint32_t>(offered.size()))];
}

// 5.1: everybody who can, with a commander's help if there is one.
Action Policy::rally(const State& s) const {
    for (const UnitId u : board_.card(s.active).units) {
        if (s.units[u].level == Level::Good || !alive(s, u)) continue;
        if (!check_rally(board_, s, Action::rally(u)).legal()) continue;
        for (std::uint8_t i = 0; i < kCommanders; ++i) {
            const Action helped = Action::rally(u, CommanderId{i});
            if (check_rally(board_, s, helped).legal()) return helped;
        }
        return Action::rally(u);
    }
    return kNothing;
}

// 5.5
Action Policy::returning(const State& s) const {
    for (const UnitId u : board_.card(s.active).units) {
        if (s.units[u].status != Status::Beyond) continue;
        const Action enter = Action::of(Verb::Enter, u, s.units[u].at);
        if (check_movement(board_, s, enter).legal()) return enter;
    }
    return kNothing;
}

// Those nearest to the enemy first, guns behind the troops that screen them.
Action Policy::march(const State& s) const {
    UnitId first = kNoUnit;
    int soonest = 1000;
    for (const UnitId u : board_.card(s.active).units.without(s.moved)) {
        if (!on_map(s, u) || routed(s, u)) continue;
        const int turn =
            nearest_enemy(s, s.units[u].at) + (board_.arm[u.raw] == Arm::Artillery ? kNoEnemy : 0);
        if (turn >= soonest || !wants_to_march(s, u)) continue;
        if (!check_movement(board_, s, Action::of(Verb::March, u)).legal()) continue;
        soonest = turn;
        first = u;
    }
    return first == kNoUnit ? kNothing : Action::of(Verb::March, first);
}

Policy::Aim Policy::aim_of(const State& s, UnitId u) const {
    const Order order = order_of(board_, s, u);
    if (order == Order::Demoralised || s.units[u].level == Level::Disorganised2) return Aim::Avoid;
    if (board_.arm[u.raw] == Arm::Artillery) return Aim::Battery;
    if (order == Order::Offensive && s.units[u].level == Level::Good) return Aim::Close;
    return Aim::Hold;
}

bool Policy::looks_at_enemy(const State& s, UnitId u) const {
    const Side enemy = enemy_of(board_.side[u.raw]);
    const auto& around = board_.next[s.units[u].at.raw];
    for (std::size_t d = 0; d < around.size(); ++d)
        if (around[d].to != kNoHex && held_by(board_, s, around[d].to, enemy) &&
            faces(board_, s, u, static_cast<Direction>(d)))
            return true;
    return false;
}

bool Policy::wants_to_march(const State& s, UnitId u) const {
    const HexId here = s.units[u].at;
    const int far = nearest_enemy(s, here);
    if (overstacked(board_, s, here)) return true;
    switch (aim_of(s, u)) {
        case Aim::Close:
            return !can_strike_from(s, here) || !looks_at_enemy(s, u);
        case Aim::Avoid:
            return far <= 3;
        case Aim::Battery:
            if (order_of(board_, s, u) == Order::Defensive) return far == 1;
            return far != 2;
        default:
            if (far == 1) return !looks_at_enemy(s, u);
            return order_of(board_, s, u) != Order::Defensive ||
                   way_to_star(s, board_.side[u.raw], here) <= 4;
    }
}

// Movement points to the nearest star that the enemy holds or nobody does and that matters.
int Policy::way_to_star(const State& s, Side side, HexId hex) const {
    int shortest = kFarAway;
    for (const Star& star : board_.stars)
        for (std::size_t i = 0; i < star.count; ++i) {
            const std::size_t place = star.hexes[i];
            const Control held = s.control[place];
            const bool wanted =
                star.side == side ? held != control_of(side) : held == control_of(enemy_of(side));
            if (wanted) shortest = std::min<int>(shortest, ways_[place][hex.raw]);
        }
    return shortest;
}

// What a hex promises to a unit that would strike from it.
int Policy::worth_in_contact(const State& s, UnitId u, HexId hex) const {
    const Side side = board_.side[u.raw];
    const Side enemy = enemy_of(side);
    int sum = can_strike_from(s, hex) ? 40 : -40;
    if (board_.terrain[hex.raw] != Terrain::Clear) sum += 10;
    sum -= 8 * s.derived.zoc[index(enemy)][hex.raw];
    const auto& around = board_.next[hex.raw];
    for (std::size_t d = 0; d < around.size(); ++d) {
        const HexId to = around[d].to;
        if (to == kNoHex || around[d].river || !held_by(board_, s, to, enemy)) continue;
        // 6.2.1: from behind, from above, and with friends.
        const auto towards = static_cast<Direction>(d);
        const Arc arc = maps::arc(s.units[first_at(s, to)].facing, maps::opposite(towards));
        const bool covered = board_.terrain[to.raw] != Terrain::Clear;
        if (!covered) sum += arc == Arc::Front ? 0 : arc == Arc::Flank ? 12 : 20;
        if (covered) sum -= board_.arm[u.raw] == Arm::Cavalry ? 25 : 8;
        sum += 6 * (board_.level[hex.raw] - board_.level[to.raw]);
        if ((around[d].features & (kStream | kBridge)) != 0) sum -= 8;
        for (const auto& beside : board_.next[to.raw])
            if (beside.to != kNoHex && beside.to != s.units[u].at &&
                held_by(board_, s, beside.to, side))
                sum += 6;
    }
    return sum;
}

int Policy::worth(const State& s, UnitId u, Aim aim, HexId hex) const {
    const Side side = board_.side[u.raw];
    const int far = nearest_enemy(s, hex);
    const bool covered = board_.terrain[hex.raw] != Terrain::Clear;
    switch (aim) {
        case Aim::Close:
            return -20 * far - 4 * std::min(way_to_star(s, side, hex), 30) +
                   (far == 1 ? worth_in_contact(s, u, hex) : 0);
        case Aim::Avoid:
            return 20 * std::min(far, 4) - 3 * board_.to_edge(side, hex) -
                   30 * (in_zoc_of(s, hex, enemy_of(side)) ? 1 : 0) + (covered ? 5 : 0);
        case Aim::Battery: {
            // 6.1: two hexes is where guns reach and are not reached.
            int friends = 0;
            for (UnitId x = first_at(s, hex); x != kNoUnit; x = next_at(s, x))
                if (x != u) friends += 1;
            const int range = far == 1 ? 5 : std::abs(far - 2);
            return -20 * range + 4 * board_.level[hex.raw] + (far <= 3 ? 6 * friends : 0) -
                   2 * std::min(way_to_star(s, side, hex), 30);
        }
        default:
            return -8 * std::min(way_to_star(s, side, hex), 30) + (covered && far <= 3 ? 6 : 0) -
                   (far == 1 ? 10 : 0);
    }
}

// The best hex around, if it is better than to stay.
Action Policy::step(const State& s, const Actions& offered, engine::Random& random) const {
    const UnitId u = top(s).unit;
    const Aim aim = aim_of(s, u);
    constexpr int kLowest = -100000;
    Action best = offered[0];
    int most = kLowest;
    for (const Action& a : offered) {
        const bool halt = a.verb == Verb::Halt;
        const int value = worth(s, u, aim, halt ? s.units[u].at : a.hex) +
                          (halt ? 3 : static_cast<int>(random.below(6)));
        if (value <= most) continue;
        most = value;
        best = a;
    }
    return best;
}

// --- commanders ---------------------------------------------------------------------------------

// 3.1: with the unit from which he reaches most of his men; a general with a commander (4.2.1).
HexId Policy::post_of(const State& s, CommanderId c) const {
    const CommanderCard& card = board_.card(c);
    const HexId here = s.commanders[c].at;
    if (card.is_general()) {
        const Commander& chief = s.commanders[board_.card(s.active).commander];
        return chief.status == Status::OnMap ? chief.at : here;
    }
    constexpr int kReach = 3;
    const UnitSet men = board_.card(card.formation).units;
    HexId best = here;
    int least = 10000;
    for (const UnitId u : men) {
        if (!on_map(s, u) || routed(s, u) || board_.arm[u.raw] == Arm::Artillery) continue;
        const HexId hex = s.units[u].at;
        int out_of_reach = hex == here ? 0 : 1;
        for (const UnitId x : men)
            if (on_map(s, x) && !routed(s, x))
                out_of_reach += 3 * std::max(0, board_.grid.distance(hex, s.units[x].at) - kReach);
        if (out_of_reach >= least) continue;
        least = out_of_reach;
        best = hex;
    }
    return best;
}

Action Policy::ride_out(const State& s) const {
    for (const CommanderId c :
         {board_.card(s.active).commander, board_.generals[index(top(s).side)]}) {
        const Commander& commander = s.commanders[c];
        if (commander.status != Status::OnMap || commander.moved) continue;
        // A general goes where he is far from, and not for every formation.
        const int far = board_.grid.distance(commander.at, post_of(s, c));
        if (far <= (board_.card(c).is_general() ? 5 : 0)) continue;
        const Action out = Action::of(Verb::Ride, c);
        if (check_movement(board_, s, out).legal()) return out;
    }
    return kNothing;
}

Action Policy::ride(const State& s, const Actions& offered) const {
    const CommanderId c = top(s).commander;
    const HexId goal = post_of(s, c);
    Action best = Action::of(Verb::Halt);
    int nearest = board_.grid.distance(s.commanders[c].at, goal);
    for (const Action& a : offered) {
        if (a.verb != Verb::To) continue;
        const int far = board_.grid.distance(a.hex, goal);
        if (far >= nearest) continue;
        nearest = far;
        best = a;
    }
    return best;
}

// --- facing -------------------------------------------------------------------------------------

// 1.3: towards the enemies around; where there are none, towards where they come from.
Action Policy::facing(const State& s, const Actions& offered) const {
    const UnitId u = top(s).unit;
    const HexId here = s.units[u].at;
    const Side side = board_.side[u.raw];
    const Side enemy = enemy_of(side);
    std::array<int, 6> foes{};
    const auto& around = board_.next[here.raw];
    const auto& farther = board_.two_away[here.raw];
    for (std::size_t d = 0; d < 6; ++d) {
        const HexId to = around[d].to;
        if (to == kNoHex) continue;
        if (held_by(board_, s, to, enemy)) foes[d] += around[d].river ? 4 : 20;
        if (board_.to_edge(side, to) > board_.to_edge(side, here)) foes[d] += 1;
        for (const std::size_t two : {2 * d, (2 * d + 1) % 12, (2 * d + 11) % 12})
            if (farther[two] != kNoHex && held_by(board_, s, farther[two], enemy)) foes[d] += 3;
    }
    Action best = offered[0];
    int most = -1;
    for (const Action& a : offered) {
        const std::size_t d = a.number;
        const int value = 3 * foes[d] + 2 * foes[(d + 1) % 6] + 2 * foes[(d + 5) % 6];
        if (value <= most) continue;
        most = value;
        best = a;
    }
    return best;
}

}  // namespace levee::neerwinden
