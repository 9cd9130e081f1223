// Positions from outside are not trusted: what is impossible is named before the rules see it.
#include <algorithm>

#include "engine/contract/validation.h"
#include "games/skeleton/rules/chapters.h"

namespace levee::skeleton {

namespace {

using engine::Found;
using engine::wrong;

Found check_frame(const Board& b, const State& s, std::size_t i) {
    const Frame& f = s.frames[i];
    const std::string here = engine::path_to("frames", i);
    if (i >= s.depth) return f == Frame{} ? Found{} : wrong(here, "it is beyond the depth");
    const bool known = f.business != Business::None && f.business <= Business::Dice;
    const bool placed =
        i == 0 ? f.business == Business::Turn : engine::wait_of(kChapters, s, i - 1) != nullptr;
    if (!known || !placed) return wrong(here, "this cannot have come up here");
    if (f.step > engine::chapter_of(kChapters, f).last || f.side > Side::Red)
        return wrong(here, "there is no such step or side");
    const bool fights = f.business == Business::Combat && f.step == CombatStep::kRolled;
    if (fights && !(b.map.exists(f.area) && contested(b, s, f.area)))
        return wrong(here, "nobody fights there");
    if (f.area != kNoArea && !b.map.exists(f.area)) return wrong(here, "no such area");
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
        if (auto found = check_frame(board_, s, i)) return found;
        if (s.frames[i].business == Business::Notes) to_note[index(s.frames[i].side)] = true;
    }
    for (const Side side : kBothSides)
        if (to_note[index(side)] != (s.guns[index(side)] == kNoUnit))
            return wrong("$.guns", "1.1: the guns are noted once");
    if (s.depth == 0) return {};
    Actions options;
    legal_actions(s, options);
    if (options.empty()) return wrong("$.frames", "nobody could do anything here");
    return {};
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

}  // namespace levee::skeleton
