// Positions from outside are not trusted: what is impossible is named before the rules see it.
#include <fmt/format.h>

#include <algorithm>

#include "engine/contract/validation.h"
#include "games/neerwinden/rules/chapters.h"

namespace levee::neerwinden {

namespace {

using engine::Found;
using engine::path_to;
using engine::wrong;
using Look = engine::FrameLook<Board, State>;

bool real_hex(const Board& b, HexId h) { return h.raw < b.grid.size() && b.grid.exists(h); }

Found check_unit(const Board& b, const State& s, std::uint8_t i) {
    const Unit& unit = s.units[UnitId{i}];
    const bool placed = unit.status == Status::OnMap || unit.status == Status::Beyond;
    if (placed && !real_hex(b, unit.at))
        return wrong(path_to("units", i, "at"), "a unit in play needs a hex of the map");
    if (!placed && unit.at != kNoHex)
        return wrong(path_to("units", i, "at"), "a unit that is not in play is nowhere");
    if (placed && 2 * unit.losses >= b.unit_strength[i])
        return wrong(path_to("units", i, "losses"),
                     fmt::format("{} losses are more than a unit of strength {} survives",
                                 unit.losses, b.unit_strength[i]));
    if (2 * unit.losses > b.unit_strength[i] + 1)
        return wrong(path_to("units", i, "losses"), "more steps are lost than the unit had");
    if (unit.status == Status::Beyond && b.to_edge(b.side[i], unit.at) != 1)
        return wrong(path_to("units", i, "at"), "units leave the map by their own edge");
    const bool what_if = b.card(b.formation[i]).what_if;
    if (what_if && !b.scenarios[s.scenario].harville && unit.status != Status::NotInPlay)
        return wrong(path_to("units", i, "status"), "this unit is not in the scenario");
    return {};
}

Found check_commander(const Board& b, const State& s, std::uint8_t i) {
    const Commander& c = s.commanders[CommanderId{i}];
    const bool placed = c.status == Status::OnMap || c.status == Status::Beyond;
    if (placed != real_hex(b, c.at))
        return wrong(path_to("commanders", i, "at"),
                     "a commander in play, and no other, has a hex");
    bool in_question = false;  // 7: being tested, or about to join a unit
    for (std::size_t k = 0; k < s.depth; ++k)
        in_question |= s.frames[k].commander == CommanderId{i} ||
                       CommanderSet{s.frames[k].commanders}.has(CommanderId{i});
    // A game may end (8.3) in the very moment in which he is caught.
    if (s.depth > 0 && c.status == Status::OnMap && !in_question &&
        held_by(b, s, c.at, enemy_of(b.commanders[i].side)))
        return wrong(path_to("commanders", i, "at"), "an enemy unit is in the commander's hex");
    return {};
}

// One side and one facing a hex (1.3); three units only while a move passes through (1.4).
Found check_stacks(const Board& b, const State& s) {
    UnitSet moving;
    for (std::size_t i = 0; i < s.depth; ++i)
        if (s.frames[i].unit != kNoUnit) moving.add(s.frames[i].unit);
    std::array<Side, maps::kMaxHexes> side{};
    std::array<UnitId, maps::kMaxHexes> first{};
    std::array<std::uint8_t, maps::kMaxHexes> count{};
    first.fill(kNoUnit);
    for (std::uint8_t i = 0; i < kUnits; ++i) {
        const UnitId u{i};
        if (!on_map(s, u)) continue;
        const auto h = s.units[u].at.raw;
        if (count[h]++ == 0) {
            side[h] = b.side[i];
        } else if (side[h] != b.side[i]) {
            return wrong(path_to("units", i, "at"), "both sides are in this hex");
        } else if (first[h] != kNoUnit && !moving.has(u) &&
                   s.units[first[h]].facing != s.units[u].facing) {
            return wrong(path_to("units", i, "facing"), "units of a hex face the same way");
        }
        if (!moving.has(u)) first[h] = u;
        if (count[h] > 6) return wrong(path_to("units", i, "at"), "the hex is far too full");
    }
    return {};
}

// Which pieces and places a frame of each kind must name.
using engine::any_of;
constexpr auto kOfUnit =
    any_of(Business::Rally, Business::Move, Business::Facing, Business::RoutMove,
           Business::Reaction, Business::Retreat, Business::Accompany);
constexpr auto kOfCommander =
    any_of(Business::Ride, Business::Accompany, Business::CommanderTest, Business::Post);
constexpr auto kInHex =
    any_of(Business::Reaction, Business::Fire, Business::Assault, Business::Advance);
// Under everything.
constexpr auto kBottom = any_of(Business::Bidding, Business::PickCamp, Business::Turn);

bool all_of_side(const Board& b, const State& s, UnitSet units, Side side, bool on_the_map) {
    for (const UnitId u : units)
        if (b.side[u.raw] != side || (on_the_map && !on_map(s, u))) return false;
    return true;
}

// Who must be there for a fight to go on.
Found check_fight(const Look& at) {
    const auto& [b, s, i] = at;
    const Frame& f = at.f();
    const bool fight = f.business == Business::Fire || f.business == Business::Assault;
    const bool before_dice =
        fight && f.step <= (f.business == Business::Fire ? int{FireStep::kFireRolled}
                                                         : int{AssaultStep::kRolled});
    const bool choosing = f.business == Business::Damage || f.business == Business::Advance ||
                          f.business == Business::Reaction;
    if ((fight || choosing) && !all_of_side(b, s, f.units, f.side, before_dice))
        return at.no("units", "these units cannot take part");
    const bool retreats = f.business == Business::Retreat;
    if (retreats && !all_of_side(b, s, f.units, f.side, f.step == RetreatStep::kWhere))
        return at.no("units", "these units cannot retreat");
    if (!before_dice) return {};
    if (!held_by(b, s, f.hex, enemy_of(f.side)) && f.business == Business::Fire)
        return at.no("hex", "there is nobody to fight in this hex");
    if (f.business == Business::Fire)
        return f.number <= 2 ? Found{} : at.no("number", "no such arm");
    if (f.step == AssaultStep::kCompose) {
        if (!held_by(b, s, f.hex, enemy_of(f.side)))
            return at.no("hex", "there is nobody to fight in this hex");
        return {};
    }
    if (!f.units.has(f.unit == kNoUnit ? UnitId{63} : f.unit))
        return at.no("unit", "the head unit must take part");
    const bool head_named = f.step >= AssaultStep::kClaiming || f.step == AssaultStep::kWithdrew ||
                            f.step == AssaultStep::kWithdrawalTested;
    if (head_named && (f.other == kNoUnit || b.side[f.other.raw] == f.side || !alive(s, f.other)))
        return at.no("other", "an enemy unit is needed here");
    if (f.step >= AssaultStep::kCounter && f.step != AssaultStep::kRoll &&
        !held_by(b, s, f.hex, enemy_of(f.side)))
        return at.no("hex", "there is nobody to fight in this hex");
    return {};
}

constexpr int kMostPoints = 12;

Found check_numbers(const Look& at) {
    const State& s = at.s;
    const Frame& f = at.f();
    const bool on_the_move = f.business == Business::Move || f.business == Business::Ride;
    if (on_the_move && (f.points > kMostPoints || f.spent > f.points + 2))
        return at.no("points", "nobody has so many movement points");
    const bool of_formation =
        f.business == Business::Demoralisation || f.business == Business::OrderChanges;
    if (of_formation && f.number >= kFormations) return at.no("number", "no such formation");
    if (f.business == Business::RoutMove && f.number > 4)
        return at.no("number", "nobody flees so far");
    if (f.business == Business::Damage && f.number > 4)
        return at.no("number", "no result has so many levels");
    if (f.business == Business::Damage &&
        (f.step == DamageStep::kTested || f.step == DamageStep::kTombTested) &&
        (f.other == kNoUnit || !on_map(s, f.other)))
        return at.no("other", "a unit on the map is needed here");
    if (f.business == Business::Movement && f.hex != kNoHex && f.hex.raw >= maps::kMaxHexes)
        return at.no("hex", "there is no such hex");
    if (f.business == Business::Facing && (f.flags & 63U) == 0)
        return at.no("flags", "no facing is open");
    if (f.business == Business::Facing && f.flags > 63)
        return at.no("flags", "there are six facings");
    if ((f.commanders >> kCommanders) != 0) return at.no("commanders", "no such commander");
    return {};
}

Found check_piece(const Look& at) {
    const auto& [b, s, i] = at;
    const Frame& f = at.f();
    const bool of_unit = kOfUnit.has(f.business);
    const bool of_commander = kOfCommander.has(f.business);
    if (of_unit && f.unit == kNoUnit) return at.no("unit", "a unit is needed here");
    if (of_commander && f.commander == kNoCommander)
        return at.no("commander", "a commander is needed here");
    if (of_commander && b.card(f.commander).side != f.side)
        return at.no("commander", "this commander is on the other side");
    const bool rides = f.business == Business::Ride || f.business == Business::CommanderTest;
    if (rides && i + 2 >= s.depth && s.commanders[f.commander].status != Status::OnMap)
        return at.no("commander", "he is not on the map");
    const bool own = of_unit && f.business != Business::Reaction;
    if (own && b.side[f.unit.raw] != f.side) return at.no("unit", "this unit is on the other side");
    if (own && i + 1 == s.depth && f.business != Business::Rally &&
        f.business != Business::Accompany && !on_map(s, f.unit))
        return at.no("unit", "this unit is not on the map");
    if (of_unit && f.business == Business::Rally && !alive(s, f.unit))
        return at.no("unit", "this unit is not in play");
    if (f.business == Business::Accompany && !real_hex(b, f.from))
        return at.no("from", "a hex is needed here");
    if (kInHex.has(f.business) && !real_hex(b, f.hex)) return at.no("hex", "a hex is needed here");
    if (f.business == Business::Fire && f.units.empty())
        return at.no("units", "somebody must take part");
    return {};
}

Found check_frame(const Look& at) {
    const auto& [b, s, i] = at;
    const Frame& f = at.f();
    if (i >= s.depth) return f == Frame{} ? Found{} : at.no("", "beyond the depth");
    if (f.business == Business::None || f.business > Business::Dice)
        return at.no("business", "a frame must be about something");
    // A stack that no game could have built is refused whole.
    if (i == 0 ? !kBottom.has(f.business) : engine::wait_of(kChapters, s, i - 1) == nullptr)
        return at.no("business", "this cannot have come up here");
    if (f.business == Business::Dice && !at.on_top())
        return at.no("business", "nothing comes before the dice");
    if (f.step > engine::chapter_of(kChapters, f).last)
        return at.no("step", fmt::format("there is no step {}", f.step));
    if (auto found = check_piece(at)) return found;
    if (auto found = check_numbers(at)) return found;
    return check_fight(at);
}

}  // namespace

std::optional<engine::Mistake> Rules::validate(const State& s) const {
    if (s.scenario >= board_.scenarios.size()) return wrong("$.scenario", "no such scenario");
    if (s.side_of_seat[0] == s.side_of_seat[1])
        return wrong("$.side_of_seat", "the seats must play different sides");
    if (s.turn < 1 || s.turn > board_.scenarios[s.scenario].turns)
        return wrong("$.turn", fmt::format("there is no turn {}", s.turn));
    if (auto found = engine::out_of({
            {"$.depth", s.depth, 0, kMaxFrames, "too deep"},
            {"$.vp", s.vp, -60, 60, "nobody scores that much"},
            {"$.vp", s.vp_coming, -60, 60, "nobody scores that much"},
            {"$.dice", std::max(s.dice[0], s.dice[1]), 0, 6, "a die has six faces"},
        }))
        return found;
    for (std::uint8_t i = 0; i < kUnits; ++i)
        if (auto found = check_unit(board_, s, i)) return found;
    if (auto found = check_stacks(board_, s)) return found;
    State rebuilt = s;
    rebuild(rebuilt);
    for (std::uint8_t i = 0; i < kCommanders; ++i)
        if (auto found = check_commander(board_, rebuilt, i)) return found;
    for (std::size_t i = 0; i < kFormations; ++i)
        if (s.formations.items[i].order == Order::Hidden)
            return wrong(path_to("formations", i, "order"), "a view cannot be played on");
    for (std::size_t i = 0; i < kMaxFrames; ++i)
        if (auto found = check_frame({board_, rebuilt, i})) return found;
    const bool active_needed = engine::under_way(s, any_of(Business::Movement, Business::Combat));
    if (active_needed != (s.active != kNoFormation))
        return wrong("$.active", "a formation is active in its own segments and only then");
    if (s.depth == 0 && s.victory == Victory::None)
        return wrong("$.frames", "a game that goes on has something going on");
    return engine::check_offers(*this, rebuilt);
}

std::optional<std::string> Rules::conserved(const State& s) const {
    std::array<int, 2> lost{};
    for (std::uint8_t i = 0; i < kUnits; ++i) {
        const UnitId u{i};
        lost[0] += s.units[u].losses;
        if (on_map(s, u) && strength(board_, s, u) == 0)
            return board_.units[i].name + " is on the map without strength";
        if (s.units[u].status == Status::Gone && strength(board_, s, u) > 0)
            return board_.units[i].name + " is gone although it has strength left";
        const bool counted = on_map(s, u) && units_at(s, s.units[u].at).has(u);
        if (on_map(s, u) && !counted) return board_.units[i].name + " is missing from its hex";
    }
    lost[1] = total_losses(s);
    if (lost[0] != lost[1]) return "losses of units and of formations differ";
    return {};
}

}  // namespace levee::neerwinden
