// Chapter 7, case 7.4: reinforcements: when they are due, where they come in and what it costs.
#include <algorithm>

#include "games/wissembourg_spicheren/rules/internal.h"
#include "games/wissembourg_spicheren/rules/steps.h"

namespace levee::wissembourg_spicheren {

namespace {

constexpr Sentence kNoReinforcement{"It does not come as a reinforcement.",
                                    "Ce n'est pas un renfort."};
constexpr Sentence kNotDueYet{"It comes in turn {0}; this is turn {1}.",
                              "Ce renfort arrive au tour {0} ; c'est le tour {1}."};
constexpr Sentence kNotByThisGate{"It does not come in there.", "Il n'entre pas par là."};
constexpr Sentence kColumnTooLong{
    "So far down the column it costs {0} half points, and it has {1}.",
    "À cette place de la colonne il faut {0} demi-points, il en a {1}."};
constexpr Sentence kBarredByTest{"The entry test has failed: it comes in a later turn.",
                                 "Test d'entrée raté : il viendra à un tour suivant."};
constexpr Sentence kNoRoomThere{"It would find no room there.", "Il n'y aurait pas la place."};
constexpr Sentence kAfraidToEnter{
    "Its formation is demoralised: it does not come in next to an enemy.",
    "Formation démoralisée : elle n'entre pas au contact de l'ennemi."};

bool applies(const State& s, const Arrival& arrival) {
    return (arrival.needs & ~s.variations) == 0 && (arrival.barred & s.variations) == 0;
}

}  // namespace

const Arrival* arrival_of(const Board& b, const State& s, UnitId u) {
    for (const Arrival& arrival : battle_of(b, s).arrivals)
        if (arrival.units.has(u) && applies(s, arrival)) return &arrival;
    return nullptr;
}
const Arrival* arrival_of(const Board& b, const State& s, CommanderId c) {
    for (const Arrival& arrival : battle_of(b, s).arrivals)
        if (arrival.commanders.has(c) && applies(s, arrival)) return &arrival;
    return nullptr;
}

UnitSet waiting(const State& s, UnitSet units) {
    UnitSet found;
    for (const UnitId u : units)
        if (s.units[u].status == Status::ToCome) found.add(u);
    return found;
}

// 13.1.7: Frossard and Castagny come when the die says so.
bool is_due(const Board& b, const State& s, const Arrival& arrival) {
    if (arrival.decoy || arrival.turn == 0) return false;
    if (!arrival.by_die) return arrival.turn <= s.turn;
    const bool chief = arrival.formation == kNoFormation;
    const std::uint8_t came = chief ? s.frossard : s.castagny;
    (void)b;
    return came != 0 && came <= s.turn;
}
bool is_due(const Board& b, const State& s, UnitId u) {
    if (s.units[u].status != Status::ToCome) return false;
    const Arrival* arrival = arrival_of(b, s, u);
    return arrival != nullptr && is_due(b, s, *arrival);
}
// W-42: replacements of the fallen do not come by an arrival.
bool is_due(const Board& b, const State& s, CommanderId c) {
    const Commander& commander = s.commanders[c];
    if (commander.status != Status::ToCome || commander.at != kNoHex || commander.replaced)
        return false;
    const Arrival* arrival = arrival_of(b, s, c);
    return arrival != nullptr && is_due(b, s, *arrival);
}

// --- where --------------------------------------------------------------------------------------

namespace {

bool at_the_rim(const Battle& map, HexId h) {
    for (const Battle::Step& step : map.steps(h))
        if (step.to == kNoHex) return true;
    return false;
}

bool open_to(const Board& b, const State& s, HexId h, Side side) {
    return !held_by(b, s, h, enemy_of(side)) && !in_zoc_of(s, h, enemy_of(side));
}

// W-20: held or watched by the enemy, the gate is wherever the rim is free nearest to it, and each
// hex of the detour costs a point. `place`: who comes the n-th pays n times.
void add_entries(const Board& b, const State& s, const Gate& gate, std::uint8_t number, Side side,
                 int place, Entries& out) {
    const Battle& map = battle_of(b, s);
    const int cost = place * b.tables.way_cost[static_cast<std::size_t>(gate.way)];
    const auto add = [&](HexId h, int price) {
        const bool known =
            std::any_of(out.begin(), out.end(), [&](const Entry& e) { return e.hex == h; });
        if (!known && out.size() < Entries::capacity())
            out.push_back({h, number, static_cast<std::uint8_t>(std::min(price, 255))});
    };
    if (open_to(b, s, gate.hex, side)) return add(gate.hex, cost);
    int least = 1000;
    for (const HexId h : map.has)
        if (at_the_rim(map, h) && open_to(b, s, h, side))
            least = std::min(least, b.grid.distance(gate.hex, h));
    for (const HexId h : map.has)
        if (at_the_rim(map, h) && open_to(b, s, h, side) && b.grid.distance(gate.hex, h) == least)
            add(h, cost + 2 * least);
}

void add_all(const Board& b, const State& s, const Arrival& arrival, bool counts, Entries& out) {
    for (std::uint8_t i = 0; i < arrival.gates.size(); ++i)
        add_entries(b, s, arrival.gates[i], i, arrival.side,
                    counts ? s.columns[i % s.columns.size()] + 1 : 1, out);
}

bool in_chiefs_phase(const State& s) { return top(s).business == Business::Chiefs; }

}  // namespace

void entries_of(const Board& b, const State& s, UnitId u, Entries& out) {
    if (is_due(b, s, u)) add_all(b, s, *arrival_of(b, s, u), true, out);
}

// W-20, W-55: commanders do not lengthen the column.
void entries_of(const Board& b, const State& s, CommanderId c, Entries& out) {
    if (!is_due(b, s, c)) return;
    const Arrival& arrival = *arrival_of(b, s, c);
    if (arrival.how != Coming::Placed) add_all(b, s, arrival, false, out);
}

namespace {

Verdict check_arrival(const Board& b, const State& s, const Arrival* arrival) {
    if (arrival == nullptr || arrival->turn == 0 || arrival->decoy)
        return refuse("7.4", kNoReinforcement);
    return is_due(b, s, *arrival) ? kLegal : refuse("7.4", kNotDueYet, arrival->turn, s.turn);
}

// 7.4: an HQ that must test and has failed keeps everybody out who comes with him or after him.
bool kept_out(const Board& b, const State& s, FormationId f) {
    if (f == kNoFormation) return false;
    const Commander& hq = s.commanders[b.card(f).hq];
    return hq.status == Status::ToCome && hq.failed;
}

const Entry* entry_at(const Entries& entries, HexId h) {
    const auto* found =
        std::find_if(entries.begin(), entries.end(), [&](const Entry& e) { return e.hex == h; });
    return found == entries.end() ? nullptr : found;
}

Verdict check_unit_enters(const Board& b, const State& s, UnitId u, HexId h) {
    if (!active(b, s, u)) return refuse("5", kNotActive);
    if (s.units[u].status != Status::ToCome) return refuse("7.4", kNoReinforcement);
    if (const Verdict v = check_arrival(b, s, arrival_of(b, s, u)); !v.legal()) return v;
    if (kept_out(b, s, b.formation[u.raw])) return refuse("7.4", kBarredByTest);
    Entries entries;
    entries_of(b, s, u, entries);
    const Entry* entry = entry_at(entries, h);
    if (entry == nullptr) return refuse("7.4", kNotByThisGate);
    const int points = 2 * b.movement[u.raw];
    if (entry->cost > points) return refuse("7.4", kColumnTooLong, entry->cost, points);
    if (s.formations[b.formation[u.raw]].demoralised && next_to(b, s, h, enemy_of(b.side[u.raw])))
        return refuse("9.4", kAfraidToEnter);
    return can_end_from(b, s, u, h, points - entry->cost) ? kLegal : refuse("3", kNoRoomThere);
}

Verdict check_commander_enters(const Board& b, const State& s, CommanderId c, HexId h) {
    const Commander& commander = s.commanders[c];
    if (commander.status != Status::ToCome || commander.replaced || commander.at != kNoHex)
        return refuse("7.4", kNoReinforcement);
    const Arrival* arrival = arrival_of(b, s, c);
    if (const Verdict v = check_arrival(b, s, arrival); !v.legal()) return v;
    // 8.1, 13.2.6: in phase A, or with the marker of a formation; an HQ with his own.
    const bool with_marker = arrival->how == Coming::WithMarker || !b.card(c).is_chief();
    const FormationId f = arrival->formation;
    if (with_marker == in_chiefs_phase(s)) return refuse("7.4", kNoReinforcement);
    if (with_marker && (f == kNoFormation || !s.active.has(f))) return refuse("5", kNotActive);
    if (arrival->how == Coming::Placed) return refuse("13.1.2", kNotByThisGate);
    if (!b.card(c).is_chief() && kept_out(b, s, f)) return refuse("7.4", kBarredByTest);
    Entries entries;
    entries_of(b, s, c, entries);
    const Entry* entry = entry_at(entries, h);
    if (entry == nullptr) return refuse("7.4", kNotByThisGate);
    const int points = 2 * b.card(c).movement;
    return entry->cost <= points ? kLegal : refuse("7.4", kColumnTooLong, entry->cost, points);
}

}  // namespace

Verdict check_enter(const Board& b, const State& s, const Action& a) {
    return a.unit != kNoUnit ? check_unit_enters(b, s, a.unit, a.hex)
                             : check_commander_enters(b, s, a.commander, a.hex);
}

bool can_enter(const Board& b, const State& s, CommanderId c) {
    Entries entries;
    entries_of(b, s, c, entries);
    for (const Entry& entry : entries)
        if (check_enter(b, s, Action::of(Verb::Enter, c, entry.hex)).legal()) return true;
    return false;
}

void do_enter(Play& p, const Action& a) {
    State& s = p.s;
    Entries entries;
    if (a.unit != kNoUnit)
        entries_of(p.board, s, a.unit, entries);
    else
        entries_of(p.board, s, a.commander, entries);
    const Entry entry = *entry_at(entries, a.hex);
    const int points = a.unit != kNoUnit ? 2 * p.board.movement[a.unit.raw]
                                         : 2 * p.board.card(a.commander).movement;
    p.report({.fact = Fact::Entered,
              .side = top(s).side,
              .unit = a.unit,
              .commander = a.commander,
              .hex = a.hex,
              .a = static_cast<std::int16_t>(entry.cost),
              .b = static_cast<std::int16_t>(points - entry.cost),
              .rule = "7.4"});
    if (a.unit != kNoUnit) {
        s.columns[entry.gate % s.columns.size()] += 1;
        s.commanded.add(a.unit);  // W-16: in the turn in which it comes
        enter_map(p, a.unit, a.hex, entry.cost);
        return;
    }
    const Arrival& arrival = *arrival_of(p.board, s, a.commander);
    put(s, a.commander, a.hex);
    // 13.1.2: also one who has not come yet, or has just fallen.
    if (arrival.relieves != kNoCommander &&
        s.commanders[arrival.relieves].status != Status::NotInPlay) {
        Commander& relieved = s.commanders[arrival.relieves];
        relieved.status = Status::Left;
        relieved.at = kNoHex;
        p.report({.fact = Fact::Relieved,
                  .side = arrival.side,
                  .commander = arrival.relieves,
                  .rule = "13.1.2"});
    }
    begin_ride(p, a.commander, points);
    top(s).spent = entry.cost;
    top(s).number = 1;
}

}  // namespace levee::wissembourg_spicheren
