// Positions from outside are not trusted: what is impossible is named before the rules see it.
#include <fmt/format.h>

#include <algorithm>

#include "engine/contract/chapters.h"
#include "engine/contract/validation.h"
#include "games/wissembourg_spicheren/rules/internal.h"
#include "games/wissembourg_spicheren/validate.h"

namespace levee::wissembourg_spicheren {

namespace {

using engine::any_of;
using engine::Found;
using engine::path_to;
using engine::wrong;

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
            if (s.units[u].status != Status::ToCome && s.units[u].status != Status::NotInPlay)
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
