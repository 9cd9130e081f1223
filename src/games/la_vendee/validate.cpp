// Positions from outside are not trusted: what is impossible is named before the rules see it.
#include <algorithm>

#include "engine/contract/validation.h"
#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

namespace {

using engine::Found;
using engine::wrong;

Found check_frame(const engine::FrameLook<Board, State>& at) {
    const auto& [b, s, i] = at;
    const Frame& f = at.f();
    if (i >= s.depth) return at.need(f == Frame{}, "", "it is beyond the depth");
    const bool known = f.business != Business::None && f.business <= Business::Dice;
    const bool placed =
        i == 0 ? f.business == Business::Turn : engine::wait_of(kChapters, s, i - 1) != nullptr;
    if (!known || !placed) return at.no("", "this cannot have come up here");
    if (f.step > engine::chapter_of(kChapters, f).last || f.side > Side::Red)
        return at.no("", "there is no such step or side");
    const bool fights = f.business == Business::Combat && f.step == CombatStep::kRolled;
    if (fights && !(b.map.exists(f.area) && contested(b, s, f.area)))
        return at.no("", "nobody fights there");
    if (f.area != kNoArea && !b.map.exists(f.area)) return at.no("", "no such area");
    return {};
}

}  // namespace

std::optional<engine::Mistake> Rules::validate(const State& s) const {
    if (auto found = engine::out_of({
            {"$.turn", s.turn, 1, board_.turns, "no such turn"},
            {"$.depth", s.depth, 0, static_cast<int>(s.frames.size()), "too deep"},
            {"$.dice", std::max(s.dice[0], s.dice[1]), 0, 6, "a die has six faces"},
        }))
        return found;
    if (const auto broken = conserved(s)) return wrong("$", *broken);
    std::array<bool, 2> to_note{};
    for (std::size_t i = 0; i < s.frames.size(); ++i) {
        if (auto found = check_frame({board_, s, i})) return found;
        if (s.frames[i].business == Business::Notes) to_note[index(s.frames[i].side)] = true;
    }
    for (const Side side : kBothSides)
        if (to_note[index(side)] != (s.guns[index(side)] == kNoUnit))
            return wrong("$.guns", "1.1: the guns are noted once");
    return engine::check_offers(*this, s);
}

std::optional<std::string> Rules::conserved(const State& s) const {
    for (const AreaId at : s.at)
        if (at != kNoArea && !board_.map.exists(at)) return "a unit is nowhere";
    for (const Side side : kBothSides) {
        const UnitId guns = s.guns[index(side)];
        if (guns != kNoUnit && (guns.raw >= kUnits || board_.side(guns) != side))
            return "the guns belong to nobody";
    }
    return {};
}

}  // namespace levee::la_vendee
