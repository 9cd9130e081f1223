// Chapter 13, case 13.1.6: the 13th division comes face down, with a decoy.
//   Conceal frames use `side`.
//   Creep frames use `side`, and what the two markers have spent: `spent` and `goal`.
//   Reveal frames use `side`, `hex` and `units`, who have still to be placed; `commander` likewise.
#include "games/wissembourg_spicheren/rules/chapters.h"

namespace levee::wissembourg_spicheren {

namespace {

constexpr Sentence kNoGate{"The 13th division does not come there.",
                           "La 13e division n'arrive pas par là."};
constexpr Sentence kHideIt{"Say in secret where the 13th division comes.",
                           "Dites en secret par où arrive la 13e division."};
constexpr Sentence kNoMarker{"That marker is not on the map.",
                             "Ce marqueur n'est pas sur la carte."};
constexpr Sentence kNoWayThroughWoods{"The markers go through woods by roads only.",
                                      "Les marqueurs ne traversent les bois que par les routes."};
constexpr Sentence kShowFirst{"The division is shown before a marker moves.",
                              "On révèle la division avant de déplacer un marqueur."};
constexpr Sentence kMoveMarkers{"Move the markers, show the division, or be done.",
                                "Déplacez les marqueurs, révélez la division, ou terminez."};
constexpr Sentence kPlaceOfDivision{"Place the next piece of the division.",
                                    "Placez le pion suivant de la division."};
constexpr Sentence kNotBeside{"It is placed in the hex of the marker or next to it.",
                              "Ce pion se place dans l'hexagone du marqueur ou à côté."};

constexpr int kMarkerPoints = 6;  // half points
constexpr int kSightOfDecoys = 4;
constexpr std::size_t kFoot = index(Arm::Infantry);

const Arrival& hidden_arrival(const Board& b, const State& s) {
    const auto& arrivals = battle_of(b, s).arrivals;
    std::size_t hidden = 0;
    while (!arrivals[hidden].decoy) ++hidden;
    return arrivals[hidden];
}

// W-20: where the enemy bars the way the marker lies beside it.
HexId open_near(const Board& b, const State& s, HexId gate, Side side) {
    const Battle& map = battle_of(b, s);
    HexId best = gate;
    int least = 1000;
    for (const HexId h : map.has) {
        bool rim = false;
        for (const Battle::Step& step : map.steps(h)) rim = rim || step.to == kNoHex;
        const int distance = b.grid.distance(gate, h);
        if ((h != gate && !rim) || distance >= least) continue;
        if (held_by(b, s, h, enemy_of(side)) || in_zoc_of(s, h, enemy_of(side))) continue;
        least = distance;
        best = h;
    }
    return best;
}

}  // namespace

bool decoys_out(const State& s) { return s.decoys.at[0] != kNoHex || s.decoys.at[1] != kNoHex; }

// --- where it comes -----------------------------------------------------------------------------

bool continue_conceal(Play& /*p*/) { return true; }

void offer_conceal(const Board& b, const State& s, Actions& out) {
    for (const Gate& gate : hidden_arrival(b, s).gates)
        out.push_back(Action::of(Verb::Conceal, gate.hex));
}

Verdict check_conceal(const Board& b, const State& s, const Action& a) {
    if (a.verb != Verb::Conceal) return refuse("13.1.6", kHideIt);
    for (const Gate& gate : hidden_arrival(b, s).gates)
        if (gate.hex == a.hex) return kLegal;
    return refuse("13.1.6", kNoGate);
}

void do_conceal(Play& p, const Action& a) {
    State& s = p.s;
    const Arrival& arrival = hidden_arrival(p.board, s);
    pop(s);
    for (std::uint8_t i = 0; i < s.decoys.at.size(); ++i) {
        const HexId gate = arrival.gates[i].hex;
        s.decoys.at[i] = open_near(p.board, s, gate, arrival.side);
        if (gate == a.hex) s.decoys.truth = i;
    }
    p.report({.fact = Fact::Concealed,
              .side = arrival.side,
              .secret = true,
              .formation = arrival.formation,
              .hex = s.decoys.at[s.decoys.truth],
              .rule = "13.1.6"});
    discover(p);
}

// --- what the French discover -------------------------------------------------------------------

namespace {

// In woods and places by a French unit next to it, in the open by one that sees it.
bool seen_by_french(const Board& b, const State& s, HexId h) {
    const Battle& map = battle_of(b, s);
    if (held_by(b, s, h, Side::French) || next_to(b, s, h, Side::French)) return true;
    if (map.terrain[h.raw] != Terrain::Clear) return false;
    for (const UnitId u : map.side_units[index(Side::French)]) {
        if (!on_map(s, u)) continue;
        const HexId from = s.units[u].at;
        if (b.grid.distance(from, h) <= kSightOfDecoys && line_of_sight(b, s, from, h)) return true;
    }
    return false;
}

}  // namespace

bool discover(Play& p) {
    bool shown = false;
    for (std::uint8_t i = 0; i < 2; ++i) {
        const HexId at = p.s.decoys.at[i];
        if (at == kNoHex || !seen_by_french(p.board, p.s, at)) continue;
        show_division(p, i);
        shown = true;
    }
    return shown;
}

void show_division(Play& p, std::uint8_t which) {
    State& s = p.s;
    const HexId at = s.decoys.at[which];
    const Arrival& arrival = hidden_arrival(p.board, s);
    if (which != s.decoys.truth) {
        s.decoys.at[which] = kNoHex;
        p.report({.fact = Fact::DecoyRemoved, .side = arrival.side, .hex = at, .rule = "13.1.6"});
        return;
    }
    const HexId other = s.decoys.at[1U - which];
    s.decoys = {.shown = true};
    p.report({.fact = Fact::Shown,
              .side = arrival.side,
              .formation = arrival.formation,
              .hex = at,
              .rule = "13.1.6"});
    if (other != kNoHex)
        p.report(
            {.fact = Fact::DecoyRemoved, .side = arrival.side, .hex = other, .rule = "13.1.6"});
    const CommanderId hq = p.board.card(arrival.formation).hq;
    push(s, {.business = Business::Reveal,
             .side = arrival.side,
             .commander = s.commanders[hq].status == Status::ToCome ? hq : kNoCommander,
             .hex = at,
             .units = waiting(s, arrival.units)});
}

// --- 13.1.6, W-46: the markers move -------------------------------------------------------------

namespace {

std::uint8_t& spent_by(Frame& f, int marker) { return marker == 1 ? f.spent : f.goal; }
int spent_by(const Frame& f, int marker) { return marker == 1 ? f.spent : f.goal; }

struct CreepPrice {
    Verdict verdict = kLegal;
    int cost = 0;
};

CreepPrice creep_price(const Board& b, const State& s, int marker, HexId to) {
    const HexId here = s.decoys.at[static_cast<std::size_t>(marker - 1)];
    if (here == kNoHex) return {refuse("13.1.6", kNoMarker)};
    const Battle::Step* step = step_to(battle_of(b, s), here, to);
    if (step == nullptr) return {refuse("7", kNotNeighbour)};
    if (held_by(b, s, to, Side::French)) return {refuse("3", kEnemyThere)};
    if (step->crossing[kFoot] != Crossing::Free && step->crossing[kFoot] != Crossing::HalfMove)
        return {refuse("7.1", kNoBridge)};
    if (battle_of(b, s).terrain[to.raw] == Terrain::Wood && step->way == Way::None)
        return {refuse("13.1.6", kNoWayThroughWoods)};
    // As infantry, whose movement of 4 makes a stream 2 points dearer.
    const int cost = step->cost[kFoot] + (step->crossing[kFoot] == Crossing::HalfMove ? 4 : 0);
    const int left = kMarkerPoints - spent_by(top(s), marker);
    if (cost > left) return {refuse("7.1", kTooDear, cost, left)};
    return {kLegal, cost};
}

bool none_moved(const State& s) { return top(s).spent == 0 && top(s).goal == 0; }

}  // namespace

bool continue_creep(Play& p) {
    if (decoys_out(p.s)) {
        Actions offered;
        offer_creep(p.board, p.s, offered);
        if (offered.size() > 1) return true;
    }
    pop(p.s);
    return false;
}

void offer_creep(const Board& b, const State& s, Actions& out) {
    if (none_moved(s)) out.push_back(Action::of(Verb::Show));
    for (int marker = 1; marker <= 2; ++marker) {
        const HexId here = s.decoys.at[static_cast<std::size_t>(marker - 1)];
        if (here == kNoHex) continue;
        for (const Battle::Step& step : battle_of(b, s).steps(here))
            if (step.to != kNoHex && creep_price(b, s, marker, step.to).verdict.legal())
                out.push_back(Action::creep(marker, step.to));
    }
    out.push_back(Action::of(Verb::Done));
}

Verdict check_creep(const Board& b, const State& s, const Action& a) {
    if (a.verb == Verb::Done) return kLegal;
    if (a.verb == Verb::Show) return none_moved(s) ? kLegal : refuse("13.1.6", kShowFirst);
    if (a.verb != Verb::Creep) return refuse("13.1.6", kMoveMarkers);
    return creep_price(b, s, a.number, a.hex).verdict;
}

void do_creep(Play& p, const Action& a) {
    State& s = p.s;
    if (a.verb == Verb::Done) return pop(s);
    if (a.verb == Verb::Show) return show_division(p, s.decoys.truth);
    const int cost = creep_price(p.board, s, a.number, a.hex).cost;
    std::uint8_t& spent = spent_by(top(s), a.number);
    spent = static_cast<std::uint8_t>(spent + cost);
    HexId& at = s.decoys.at[a.number - 1U];
    const HexId from = at;
    at = a.hex;
    p.report({.fact = Fact::Crept,
              .side = top(s).side,
              .hex = a.hex,
              .from = from,
              .a = a.number,
              .b = static_cast<std::int16_t>(cost),
              .rule = "13.1.6"});
    discover(p);
}

// --- 13.1.6: the division is put on the map -----------------------------------------------------

namespace {

UnitId next_unit(const Board& b, const Frame& f) {
    const UnitSet guns = f.units & b.arm_units[index(Arm::Artillery)];
    if (!guns.empty()) return guns.first();
    return f.units.empty() ? kNoUnit : f.units.first();
}

bool room_for(const Board& b, const State& s, UnitId u, HexId h) {
    return !held_by(b, s, h, Side::French) && (u == kNoUnit || check_stacking(b, s, u, h).legal());
}

// W-46: the guns in the hex itself; the others there or next to it, away from the French if they
// can. Where there is no room at all, as near as there is some.
HexSet places_for(const Board& b, const State& s, const Frame& f, UnitId u) {
    const Battle& map = battle_of(b, s);
    HexSet found;
    if (u != kNoUnit && is_artillery(b, u) && room_for(b, s, u, f.hex)) return HexSet::of(f.hex);
    if (room_for(b, s, u, f.hex)) found.add(f.hex);
    for (const Battle::Step& step : map.steps(f.hex))
        if (step.to != kNoHex && step.crossing[kFoot] != Crossing::Barred &&
            room_for(b, s, u, step.to))
            found.add(step.to);
    HexSet safe;
    for (const HexId h : found)
        if (!next_to(b, s, h, Side::French)) safe.add(h);
    if (!safe.empty()) return safe;
    if (!found.empty()) return found;
    int least = 1000;
    for (const HexId h : map.has) {
        const int distance = b.grid.distance(f.hex, h);
        if (distance > least || !room_for(b, s, u, h)) continue;
        if (distance < least) found.clear();
        least = distance;
        found.add(h);
    }
    return found;
}

}  // namespace

bool continue_reveal(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    const UnitId u = next_unit(p.board, f);
    if (u == kNoUnit && f.commander == kNoCommander) {
        pop(s);
        return false;
    }
    const HexSet places = places_for(p.board, s, f, u);
    if (places.size() > 1) return true;
    Action only = u != kNoUnit ? Action::of(Verb::Place, u, places.first())
                               : Action::of(Verb::Place, f.commander, places.first());
    do_reveal(p, only);
    return false;
}

void offer_reveal(const Board& b, const State& s, Actions& out) {
    const Frame& f = top(s);
    const UnitId u = next_unit(b, f);
    for (const HexId h : places_for(b, s, f, u))
        out.push_back(u != kNoUnit ? Action::of(Verb::Place, u, h)
                                   : Action::of(Verb::Place, f.commander, h));
}

Verdict check_reveal(const Board& b, const State& s, const Action& a) {
    const Frame& f = top(s);
    const UnitId u = next_unit(b, f);
    const bool next = u != kNoUnit ? a.unit == u : a.commander == f.commander;
    if (a.verb != Verb::Place || !next) return refuse("13.1.6", kPlaceOfDivision);
    return places_for(b, s, f, u).has(a.hex) ? kLegal : refuse("13.1.6", kNotBeside);
}

void do_reveal(Play& p, const Action& a) {
    State& s = p.s;
    Frame& f = top(s);
    p.report({.fact = Fact::Placed,
              .side = f.side,
              .unit = a.unit,
              .commander = a.commander,
              .hex = a.hex,
              .rule = "13.1.6"});
    if (a.unit == kNoUnit) {
        f.commander = kNoCommander;
        put(s, a.commander, a.hex);
        return;
    }
    f.units.remove(a.unit);
    s.units[a.unit].facing = Direction::S;
    set_down(p.board, s, a.unit, a.hex);
    push_facing(p, a.unit, kAnyFacing);
    arrive(p, a.unit, false);
}

}  // namespace levee::wissembourg_spicheren
