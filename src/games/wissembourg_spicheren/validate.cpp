// Positions from outside are not trusted: what is impossible is named before the rules see it.
#include <fmt/format.h>

#include <algorithm>

#include "engine/contract/validation.h"
#include "games/wissembourg_spicheren/rules/chapters.h"

namespace levee::wissembourg_spicheren {

namespace {

using engine::any_of;
using engine::Found;
using engine::path_to;
using engine::wrong;

bool real_hex(const Battle& map, HexId h) { return h.raw < maps::kMaxHexes && map.has.has(h); }

Found check_unit(const Board& b, const State& s, std::uint8_t i) {
    const UnitId u{i};
    const Unit& unit = s.units[u];
    const Battle& map = battle_of(b, s);
    if (!map.units.has(u) && unit != Unit{})
        return wrong(path_to("units", i), "this unit fights in the other battle");
    if (on_map(s, u) != real_hex(map, unit.at))
        return wrong(path_to("units", i, "at"), "a unit on the map, and no other, has a hex");
    if (!on_map(s, u) && unit.at != kNoHex)
        return wrong(path_to("units", i, "at"), "a unit that is not on the map is nowhere");
    if (!on_map(s, u) && unit.disorganised && unit.status != Status::Left)
        return wrong(path_to("units", i, "disorganised"), "only units in play are disorganised");
    const bool lost = unit.losses >= b.unit_steps[i];
    if (unit.losses > b.unit_steps[i] ||
        (lost && map.units.has(u)) != (unit.status == Status::Lost))
        return wrong(
            path_to("units", i, "losses"),
            fmt::format("it has {} steps, and is eliminated when all are lost", b.unit_steps[i]));
    if (unit.status == Status::ToCome && arrival_of(b, s, u) == nullptr)
        return wrong(path_to("units", i, "status"), "this unit does not arrive");
    if (unit.status == Status::ToCome && unit.losses > 0)
        return wrong(path_to("units", i, "losses"), "it has not fought yet");
    return {};
}

Found check_commander(const Board& b, const State& s, std::uint8_t i) {
    const CommanderId c{i};
    const Commander& commander = s.commanders[c];
    const Battle& map = battle_of(b, s);
    if (!map.commanders.has(c) && commander != Commander{})
        return wrong(path_to("commanders", i), "this commander serves in the other battle");
    const bool placed = real_hex(map, commander.at);
    // W-42: a chief who has fallen is looked for where he fell.
    const bool fallen =
        commander.status == Status::ToCome && b.card(c).is_chief() && commander.at != kNoHex;
    if ((on_map(s, c) || fallen) != placed || (!placed && commander.at != kNoHex))
        return wrong(path_to("commanders", i, "at"),
                     "a commander on the map, and no other, has a hex");
    if (on_map(s, c) && held_by(b, s, commander.at, enemy_of(b.card(c).side)) && s.depth > 0 &&
        !engine::under_way(s, any_of(Business::Post)))
        return wrong(path_to("commanders", i, "at"), "an enemy unit is in the commander's hex");
    if (b.card(c).is_chief() && commander.out_of_command)
        return wrong(path_to("commanders", i, "out_of_command"), "only HQs are out of command");
    if (commander.status == Status::ToCome && arrival_of(b, s, c) == nullptr)
        return wrong(path_to("commanders", i, "status"), "this commander does not arrive");
    return {};
}

// One chief of a side at a time.
Found check_chiefs(const Board& b, const State& s) {
    for (const Side side : kBothSides) {
        int count = 0;
        for (const CommanderId c : battle_of(b, s).chiefs[index(side)]) count += on_map(s, c);
        if (count > 1) return wrong("$.commanders", "two commanders in chief of one side");
    }
    return {};
}

Found check_stacks(const Board& b, const State& s) {
    std::array<UnitId, maps::kMaxHexes> first{};
    std::array<std::uint8_t, maps::kMaxHexes> count{};
    first.fill(kNoUnit);
    for (const UnitId u : battle_of(b, s).units) {
        if (!on_map(s, u)) continue;
        const auto h = s.units[u].at.raw;
        if (first[h] != kNoUnit && b.side[first[h].raw] != b.side[u.raw])
            return wrong(path_to("units", u.raw, "at"), "both sides are in this hex");
        first[h] = u;
        if (++count[h] > 6) return wrong(path_to("units", u.raw, "at"), "the hex is far too full");
    }
    return {};
}

Found check_decoys(const Board& b, const State& s) {
    const Battle& map = battle_of(b, s);
    const bool hides = std::any_of(map.arrivals.begin(), map.arrivals.end(),
                                   [](const Arrival& arrival) { return arrival.decoy; });
    if (!hides && s.decoys != Decoys{})
        return wrong("$.decoys", "nobody comes hidden in this battle");
    for (std::size_t i = 0; i < s.decoys.at.size(); ++i)
        if (s.decoys.at[i] != kNoHex && !real_hex(map, s.decoys.at[i]))
            return wrong("$.decoys.at", "a marker lies on the map or nowhere");
    const bool out = decoys_out(s);
    if (s.decoys.truth != kUnsettled &&
        (s.decoys.truth > 1 || s.decoys.at[s.decoys.truth] == kNoHex))
        return wrong("$.decoys.truth", "one of the markers on the map is the division");
    if (out != (s.decoys.truth != kUnsettled))
        return wrong("$.decoys.truth", "one of the markers on the map is the division");
    if (s.decoys.shown && out)
        return wrong("$.decoys.shown", "what is shown is no marker any more");
    for (const Arrival& arrival : map.arrivals) {
        if (!arrival.decoy || !out) continue;
        for (const UnitId u : arrival.units)
            if (s.units[u].status != Status::ToCome)
                return wrong("$.decoys", "the division is hidden and on the map at once");
    }
    return {};
}

Found check_numbers_of(const Board& b, const State& s) {
    const Battle& map = battle_of(b, s);
    const auto of_battle = [&](auto set, auto all) { return all.contains(set); };
    if (!of_battle(s.cup, map.markers)) return wrong("$.cup", "no such marker in this battle");
    if (s.held != kNoMarker && !map.markers.has(s.held))
        return wrong("$.held", "no such marker in this battle");
    if (!of_battle(s.active, map.formations))
        return wrong("$.active", "no such formation in this battle");
    if (s.active.size() > 2) return wrong("$.active", "two formations act together at most");
    for (const FormationId f : s.active)
        if (b.card(f).side != b.card(s.active.first()).side)
            return wrong("$.active", "formations of one side act together");
    struct Set {
        const char* where;
        UnitSet units;
    };
    for (const Set& set :
         {Set{"$.scored", s.scored}, Set{"$.directed", s.directed}, Set{"$.supported", s.supported},
          Set{"$.commanded", s.commanded}, Set{"$.fired", s.fired}, Set{"$.moved", s.moved},
          Set{"$.winded", s.winded}, Set{"$.lent", s.lent}, Set{"$.together", s.together},
          Set{"$.attacked", s.attacked}})
        if (!map.units.contains(set.units)) return wrong(set.where, "no such unit in this battle");
    for (const UnitId u : s.scored)
        if (s.units[u].status != Status::Left)
            return wrong("$.scored", "only who has left the map scores for it");
    if (!map.commanders.contains(s.tested)) return wrong("$.tested", "no such commander");
    for (std::size_t i = 0; i < s.target.size(); ++i) {
        const UnitId u{static_cast<std::uint8_t>(i)};
        if (s.target[i] == kNoHex) continue;
        if (!real_hex(map, s.target[i]) || !map.units.has(u) || !s.active.has(b.formation[i]) ||
            is_artillery(b, u))
            return wrong(path_to("target", i), "this unit attacks nobody");
    }
    for (const UnitId u : s.together)
        if (s.target[u.raw] == kNoHex) return wrong("$.together", "it has not announced an attack");
    for (std::size_t i = 0; i < s.shares.size(); ++i)
        if (!map.units.contains(s.shares[i].givers) || s.shares[i].points > 60)
            return wrong(path_to("shares", i), "nobody gives that");
    for (const std::uint8_t entered : s.columns)
        if (entered > 20) return wrong("$.columns", "no column is so long");
    return {};
}

// --- frames -------------------------------------------------------------------------------------

// Which pieces and places a frame of each kind must name.
constexpr auto kOfUnit =
    any_of(Business::Shot, Business::Move, Business::Facing, Business::Retreat, Business::Follow);
constexpr auto kOfCommander = any_of(Business::Ride, Business::Coordinate, Business::Follow,
                                     Business::Mortality, Business::Post);
constexpr auto kInHex = any_of(Business::Reveal, Business::Coordinate, Business::Attack,
                               Business::Defence, Business::Damage, Business::Advance);
constexpr auto kInActivation =
    any_of(Business::Barrage, Business::Movement, Business::Combat, Business::Creep);

Found check_piece(const Board& b, const State& s, std::size_t i) {
    const Frame& f = s.frames[i];
    const Battle& map = battle_of(b, s);
    if (kOfUnit.has(f.business)) {
        if (f.unit == kNoUnit || !map.units.has(f.unit))
            return wrong(path_to("frames", i, "unit"), "a unit of this battle is needed here");
        if (b.side[f.unit.raw] != f.side)
            return wrong(path_to("frames", i, "unit"), "this unit is on the other side");
        const bool on_top = i + 1 == s.depth;
        if (on_top && f.business != Business::Follow && !on_map(s, f.unit))
            return wrong(path_to("frames", i, "unit"), "this unit is not on the map");
    }
    if (kOfCommander.has(f.business)) {
        if (f.commander == kNoCommander || !map.commanders.has(f.commander))
            return wrong(path_to("frames", i, "commander"),
                         "a commander of this battle is needed here");
        if (b.card(f.commander).side != f.side && f.business != Business::Mortality)
            return wrong(path_to("frames", i, "commander"), "this commander is on the other side");
        const bool there = f.business == Business::Ride || f.business == Business::Coordinate;
        if (there && i + 1 == s.depth && !on_map(s, f.commander))
            return wrong(path_to("frames", i, "commander"), "he is not on the map");
    }
    if (kInHex.has(f.business) && !real_hex(map, f.hex))
        return wrong(path_to("frames", i, "hex"), "a hex of the map is needed here");
    if (!map.units.contains(f.units) || !map.units.contains(f.marks))
        return wrong(path_to("frames", i, "units"), "no such units in this battle");
    return {};
}

Found check_frame_of(const Board& b, const State& s, std::size_t i) {
    const Frame& f = s.frames[i];
    const Battle& map = battle_of(b, s);
    switch (f.business) {
        case Business::Activation:
            if (f.number >= kFormations || !map.formations.has(FormationId{f.number}) ||
                b.card(FormationId{f.number}).side != f.side)
                return wrong(path_to("frames", i, "number"), "no formation of this side");
            if ((f.step > ActivationStep::kTest) != s.active.has(FormationId{f.number}))
                return wrong("$.active", "the formation in hand is active once it acts");
            break;
        case Business::Operations:
            if (f.step == OperationsStep::kFaceRolled &&
                (f.number >= kMarkers || !map.markers.has(MarkerId{f.number})))
                return wrong(path_to("frames", i, "number"), "no such marker");
            break;
        case Business::Chiefs:
            if (f.step == ChiefsStep::kInertiaRolled &&
                (f.commander == kNoCommander || !map.chiefs[index(f.side)].has(f.commander) ||
                 !on_map(s, f.commander)))
                return wrong(path_to("frames", i, "commander"), "no such commander in chief");
            break;
        case Business::Conceal:
            if (s.decoys != Decoys{} || s.battle != BattleId::Spicheren)
                return wrong(path_to("frames", i), "there is nothing to hide");
            break;
        case Business::Creep:
            if (f.spent > 6 || f.goal > 6)
                return wrong(path_to("frames", i, "spent"), "markers do not move so far");
            break;
        case Business::Reveal:
            for (const UnitId u : f.units)
                if (s.units[u].status != Status::ToCome || b.side[u.raw] != f.side)
                    return wrong(path_to("frames", i, "units"), "these units are not hidden");
            if (f.commander != kNoCommander &&
                (!map.commanders.has(f.commander) || b.card(f.commander).side != f.side ||
                 b.card(f.commander).is_chief()))
                return wrong(path_to("frames", i, "commander"), "he is not hidden");
            break;
        case Business::Move:
        case Business::Ride:
            if (f.points > 16 || f.spent > f.points)
                return wrong(path_to("frames", i, "points"), "nobody has so many movement points");
            if (f.business == Business::Ride && f.number > 30)
                return wrong(path_to("frames", i, "number"), "nobody rides so far");
            break;
        case Business::Facing:
            if ((f.flags & 63U) == 0 || f.flags > 63)
                return wrong(path_to("frames", i, "flags"), "there are six facings");
            break;
        case Business::Rally:
            if (f.step == RallyStep::kRallyRolled &&
                (f.unit == kNoUnit || !map.units.has(f.unit) || !on_map(s, f.unit)))
                return wrong(path_to("frames", i, "unit"), "nobody rallies");
            break;
        case Business::Mortality:
            if (f.step == MortalityStep::kFateRolled && i + 1 < s.depth &&
                s.frames[i + 1].business == Business::Dice && !on_map(s, f.commander))
                return wrong(path_to("frames", i, "commander"), "he is not on the map");
            break;
        default:
            break;
    }
    return {};
}

// Who takes part in a fight is there, and on his side.
Found check_fight(const Board& b, const State& s, std::size_t i) {
    const Frame& f = s.frames[i];
    const auto at = [&](const char* member) { return path_to("frames", i, member); };
    const auto all_of = [&](UnitSet units, Side side) {
        return battle_of(b, s).side_units[index(side)].contains(units);
    };
    const bool fights = any_of(Business::Attack, Business::Defence).has(f.business);
    if (fights && s.active.empty()) return wrong(at("side"), "nobody is active");
    if (fights) {
        const Side attacker = b.card(s.active.first()).side;
        if (!all_of(f.marks, attacker)) return wrong(at("marks"), "these units cannot attack");
        if (f.marks.size() > static_cast<int>(kShares) || f.marks.empty())
            return wrong(at("marks"), "so many cannot attack");
        for (const UnitId u : f.marks)
            if (s.target[u.raw] != f.hex) return wrong(at("marks"), "they attack another hex");
    }
    if (f.business == Business::Attack && !f.marks.contains(f.units))
        return wrong(at("units"), "these units do not take part");
    if (f.business == Business::Defence &&
        !all_of(f.units, enemy_of(b.card(s.active.first()).side)))
        return wrong(at("units"), "these units do not defend");
    const bool suffers = any_of(Business::Damage, Business::Advance).has(f.business);
    if (suffers && (!all_of(f.units, f.side) || !all_of(f.marks, f.side)))
        return wrong(at("units"), "these units are on the other side");
    if (f.business == Business::Coordinate && !all_of(f.units, f.side))
        return wrong(at("units"), "these units are on the other side");
    return {};
}

Found check_frame(const Board& b, const State& s, std::size_t i) {
    const Frame& f = s.frames[i];
    if (i >= s.depth)
        return f == Frame{} ? Found{} : wrong(fmt::format("$.frames[{}]", i), "beyond the depth");
    if (f.business == Business::None || f.business > Business::Dice)
        return wrong(path_to("frames", i, "business"), "a frame must be about something");
    // A stack that no game could have built is refused whole.
    if (i == 0 ? f.business != Business::Turn : engine::wait_of(kChapters, s, i - 1) == nullptr)
        return wrong(path_to("frames", i, "business"), "this cannot have come up here");
    if (f.business == Business::Dice && i + 1 != s.depth)
        return wrong(path_to("frames", i, "business"), "nothing comes before the dice");
    if (f.step > engine::chapter_of(kChapters, f).last)
        return wrong(path_to("frames", i, "step"), fmt::format("there is no step {}", f.step));
    if (kInActivation.has(f.business) &&
        (s.active.empty() || b.card(s.active.first()).side != f.side))
        return wrong(path_to("frames", i, "side"), "it is the active side that acts");
    if (auto found = check_piece(b, s, i)) return found;
    if (auto found = check_frame_of(b, s, i)) return found;
    return check_fight(b, s, i);
}

}  // namespace

std::optional<engine::Mistake> Rules::validate(const State& s) const {
    if (s.battle > BattleId::Wissembourg) return wrong("$.battle", "no such battle");
    const Variations known = s.battle == BattleId::Spicheren
                                 ? static_cast<Variations>(kFrossardEarly | kCastagny)
                                 : static_cast<Variations>(kWolff);
    if ((s.variations & ~known) != 0) return wrong("$.variations", "no such variation");
    const Battle& map = battle_of(board_, s);
    if (auto found = engine::out_of({
            {"$.turn", s.turn, 1, map.last_turn(s.variations), "there is no such turn"},
            {"$.depth", s.depth, 0, kMaxFrames, "too deep"},
            {"$.vp", s.vp[0], -60, 60, "nobody scores that much"},
            {"$.vp", s.vp[1], -60, 60, "nobody scores that much"},
            {"$.dice", std::max(s.dice[0], s.dice[1]), 0, 15, "no die shows that"},
            {"$.frossard", s.frossard, 0, map.turns, "there is no such turn"},
            {"$.castagny", s.castagny, 0, map.turns, "there is no such turn"},
        }))
        return found;
    for (std::uint8_t i = 0; i < kUnits; ++i)
        if (auto found = check_unit(board_, s, i)) return found;
    if (auto found = check_stacks(board_, s)) return found;
    if (auto found = check_numbers_of(board_, s)) return found;
    if (auto found = check_decoys(board_, s)) return found;
    // Only what is in bounds may be looked at by the rules.
    for (std::size_t i = 0; i < s.depth; ++i)
        if (s.frames[i].unit != kNoUnit && !map.units.has(s.frames[i].unit))
            return wrong(path_to("frames", i, "unit"), "this unit fights in the other battle");
    State rebuilt = s;
    rebuild(rebuilt);
    for (std::uint8_t i = 0; i < kCommanders; ++i)
        if (auto found = check_commander(board_, rebuilt, i)) return found;
    if (auto found = check_chiefs(board_, s)) return found;
    for (std::size_t i = 0; i < kMaxFrames; ++i)
        if (auto found = check_frame(board_, rebuilt, i)) return found;
    if (const auto broken = conserved(rebuilt)) return wrong("$", *broken);
    if (s.depth == 0 && s.victory == Victory::None)
        return wrong("$.frames", "a game that goes on has something going on");
    if (s.depth > 0) {
        Actions options;
        legal_actions(rebuilt, options);
        if (options.empty()) return wrong("$.frames", "nobody could do anything here");
    }
    return {};
}

std::optional<std::string> Rules::conserved(const State& s) const {
    for (const FormationId f : battle_of(board_, s).formations) {
        int lost = 0;
        for (const UnitId u : units_of(board_, f)) lost += s.units[u].losses;
        if (lost != s.formations[f].losses)
            return "losses of units and of " + board_.card(f).name.en + " differ";
    }
    for (const UnitId u : battle_of(board_, s).units) {
        if (!on_map(s, u)) continue;
        if (steps_left(board_, s, u) <= 0)
            return board_.card(u).name + " is on the map without a step";
        if (!units_at(s, s.units[u].at).has(u))
            return board_.card(u).name + " is missing from its hex";
    }
    return {};
}

}  // namespace levee::wissembourg_spicheren
