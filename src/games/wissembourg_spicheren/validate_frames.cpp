// Stacks from outside: a frame that no game could have built is named before the rules see it.
#include <fmt/format.h>

#include "games/wissembourg_spicheren/rules/chapters.h"
#include "games/wissembourg_spicheren/validate.h"

namespace levee::wissembourg_spicheren {

namespace {

using engine::any_of;
using engine::Found;
using engine::path_to;
using engine::wrong;

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
            if (i + 1 == s.depth && !decoys_out(s))
                return wrong(path_to("frames", i), "there are no markers to move");
            if (f.spent > 6 || f.goal > 6)
                return wrong(path_to("frames", i, "spent"), "markers do not move so far");
            break;
        case Business::Reveal:
            for (const UnitId u : f.units)
                if (s.units[u].status != Status::ToCome || b.side[u.raw] != f.side)
                    return wrong(path_to("frames", i, "units"), "these units are not hidden");
            if (f.commander != kNoCommander &&
                (!map.commanders.has(f.commander) || b.card(f.commander).side != f.side ||
                 b.card(f.commander).is_chief() ||
                 s.commanders[f.commander].status != Status::ToCome))
                return wrong(path_to("frames", i, "commander"), "he is not hidden");
            break;
        case Business::Post: {
            // 13.1.2: only Zastrow has somebody who could come back.
            const Arrival* arrival = arrival_of(b, s, f.commander);
            const bool succeeds = arrival != nullptr && arrival->relieves != kNoCommander &&
                                  s.commanders[arrival->relieves].status == Status::Left;
            if ((f.flags & 1U) != 0 && !succeeds)
                return wrong(path_to("frames", i, "flags"), "nobody can come back");
            break;
        }
        case Business::Move:
        case Business::Ride:
            if (f.business == Business::Move && f.step != MoveStep::kDone && !on_map(s, f.unit))
                return wrong(path_to("frames", i, "unit"), "this unit is not on the map");
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

bool all_on_map(const State& s, UnitSet units) {
    for (const UnitId u : units)
        if (!on_map(s, u)) return false;
    return true;
}

// Whoever attacks is there, but for the one whom the defender has just hit.
Found check_attackers(const Board& b, const State& s, std::size_t i) {
    const Frame& f = s.frames[i];
    const auto at = [&](const char* member) { return path_to("frames", i, member); };
    if (s.active.empty()) return wrong(at("side"), "nobody is active");
    const Side attacker = b.card(s.active.first()).side;
    if (!battle_of(b, s).side_units[index(attacker)].contains(f.marks))
        return wrong(at("marks"), "these units cannot attack");
    if (f.marks.size() > static_cast<int>(kShares) || f.marks.empty())
        return wrong(at("marks"), "so many cannot attack");
    for (const UnitId u : f.marks)
        if (s.target[u.raw] != f.hex) return wrong(at("marks"), "they attack another hex");
    return {};
}

Found check_attack_frame(const Board& b, const State& s, std::size_t i) {
    const Frame& f = s.frames[i];
    const auto at = [&](const char* member) { return path_to("frames", i, member); };
    if (auto found = check_attackers(b, s, i)) return found;
    using Step = AttackStep;
    const Side attacker = b.card(s.active.first()).side;
    if (!f.marks.contains(f.units)) return wrong(at("units"), "these units do not take part");
    UnitSet standing = f.units;
    if (f.unit != kNoUnit) standing.remove(f.unit);
    if (!all_on_map(s, standing)) return wrong(at("units"), "they are not on the map");
    const bool led = f.commander != kNoCommander;
    if (led && (!battle_of(b, s).commanders.has(f.commander) ||
                b.card(f.commander).side != attacker || b.card(f.commander).is_chief()))
        return wrong(at("commander"), "he does not lead this attack");
    const bool asked = f.step == Step::kCoordinationRolled || f.step == Step::kAskLead;
    if (asked && (!led || !on_map(s, f.commander)))
        return wrong(at("commander"), "an HQ is needed here");
    if (f.defending != kNoCommander &&
        (!battle_of(b, s).commanders.has(f.defending) || b.card(f.defending).side == attacker ||
         b.card(f.defending).is_chief()))
        return wrong(at("defending"), "he does not lead this defence");
    const bool before_results = f.step <= Step::kAskWithdrawal;
    if (before_results && (f.units.empty() || !all_on_map(s, f.units)))
        return wrong(at("units"), "nobody attacks");
    const bool fired_on = f.step == Step::kFireRolled;
    if (fired_on && (f.unit == kNoUnit || !f.units.has(f.unit) || !on_map(s, f.unit)))
        return wrong(at("unit"), "the one fired on must take part");
    const bool needs_troops = f.step == Step::kAskWithdrawal || f.step == Step::kAssaultRolled;
    if (needs_troops && i + 2 >= s.depth &&
        (troops_at(b, s, f.hex).empty() || !held_by(b, s, f.hex, enemy_of(attacker))))
        return wrong(at("hex"), "nobody defends this hex");
    if (f.number > Tables::kHighestColumn) return wrong(at("number"), "there is no such column");
    return {};
}

Found check_damage_frame(const State& s, std::size_t i) {
    const Frame& f = s.frames[i];
    const auto at = [&](const char* member) { return path_to("frames", i, member); };
    if (f.points == 0 || f.points > static_cast<int>(Result::DisorganisedAndLoss))
        return wrong(at("points"), "that is no result");
    if (f.step == DamageStep::kLoss)
        return f.units.empty() ? wrong(at("units"), "nobody is hit") : Found{};
    const bool of_one = f.step != DamageStep::kNext && f.step != DamageStep::kGuns;
    if (of_one && f.unit == kNoUnit) return wrong(at("unit"), "a unit is needed here");
    const bool waits = i + 1 == s.depth || s.frames[i + 1].business == Business::Dice;
    if (of_one && waits && !on_map(s, f.unit))
        return wrong(at("unit"), "this unit is not on the map");
    return {};
}

// Who takes part in a fight is there, and on his side.
Found check_fight(const Board& b, const State& s, std::size_t i) {
    const Frame& f = s.frames[i];
    const Battle& map = battle_of(b, s);
    const auto at = [&](const char* member) { return path_to("frames", i, member); };
    const auto all_of = [&](UnitSet units, Side side) {
        return map.side_units[index(side)].contains(units);
    };
    switch (f.business) {
        case Business::Attack:
            return check_attack_frame(b, s, i);
        case Business::Defence: {
            if (auto found = check_attackers(b, s, i)) return found;
            const Side defender = enemy_of(b.card(s.active.first()).side);
            if (!all_of(f.units, defender) || !all_on_map(s, f.units | f.marks))
                return wrong(at("units"), "these units do not fight here");
            if (f.unit != kNoUnit && !f.units.has(f.unit))
                return wrong(at("unit"), "this unit gives nothing");
            return f.points <= 40 ? Found{} : wrong(at("points"), "nobody has so much to give");
        }
        case Business::Damage:
            if (!all_of(f.units, f.side)) return wrong(at("units"), "they are on the other side");
            return check_damage_frame(s, i);
        case Business::Advance:
            if (!all_of(f.units, f.side)) return wrong(at("units"), "they are on the other side");
            if (f.step == AdvanceStep::kWentForward &&
                (f.unit == kNoUnit || !real_hex(map, f.from)))
                return wrong(at("unit"), "nobody has gone forward");
            return {};
        case Business::Coordinate:
            if (!all_of(f.units, f.side) || f.units.size() < 2 || !all_on_map(s, f.units))
                return wrong(at("units"), "these units do not attack together");
            return {};
        case Business::Shot:
            if (f.step != ShotStep::kAiming && (f.units.empty() || !real_hex(map, f.hex)))
                return wrong(at("units"), "somebody is fired at");
            if (f.step == ShotStep::kShotRolled && !all_on_map(s, f.units))
                return wrong(at("units"), "this unit is not on the map");
            if (f.other != kNoUnit && !map.units.has(f.other))
                return wrong(at("other"), "this battery fights in the other battle");
            return f.number <= Tables::kHighestColumn ? Found{}
                                                      : wrong(at("number"), "no such column");
        case Business::Retreat:
            return real_hex(map, f.hex) && real_hex(map, f.from) && f.points <= 4
                       ? Found{}
                       : wrong(at("hex"), "a retreat begins on the map");
        default:
            return {};
    }
}

}  // namespace

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

}  // namespace levee::wissembourg_spicheren
