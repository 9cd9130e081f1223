// Positions from outside are not trusted: what is impossible is named before the rules see it.
#include <fmt/format.h>

#include "engine/contract/mistake.h"
#include "games/skeleton/rules/chapters.h"

namespace levee::skeleton {

namespace {

using Found = std::optional<engine::Mistake>;

Found check_frame(const Board& b, const State& s, std::size_t i) {
    const Frame& f = s.frames[i];
    const std::string here = fmt::format("$.frames[{}]", i);
    if (i >= s.depth)
        return f == Frame{} ? Found{} : engine::Mistake{here, "it is beyond the depth"};
    const bool known = f.business != Business::None && f.business <= Business::Dice;
    const bool placed =
        i == 0 ? f.business == Business::Turn : engine::wait_of(kChapters, s, i - 1) != nullptr;
    if (!known || !placed) return engine::Mistake{here, "this cannot have come up here"};
    if (f.step > engine::chapter_of(kChapters, f).last || f.side > Side::Red)
        return engine::Mistake{here, "there is no such step or side"};
    const bool fights = f.business == Business::Combat && f.step == CombatStep::kRolled;
    if (fights && !(b.map.exists(f.area) && contested(b, s, f.area)))
        return engine::Mistake{here, "nobody fights there"};
    if (f.area != kNoArea && !b.map.exists(f.area)) return engine::Mistake{here, "no such area"};
    return {};
}

}  // namespace

std::optional<engine::Mistake> Rules::validate(const State& s) const {
    if (s.turn < 1 || s.turn > board_.turns) return engine::Mistake{"$.turn", "no such turn"};
    if (s.depth > s.frames.size()) return engine::Mistake{"$.depth", "too deep"};
    if (s.dice[0] > 6 || s.dice[1] > 6) return engine::Mistake{"$.dice", "a die has six faces"};
    if (const auto broken = conserved(s)) return engine::Mistake{"$", *broken};
    std::array<bool, 2> to_note{};
    for (std::size_t i = 0; i < s.frames.size(); ++i) {
        if (auto found = check_frame(board_, s, i)) return found;
        if (s.frames[i].business == Business::Notes) to_note[index(s.frames[i].side)] = true;
    }
    for (const Side side : kBothSides)
        if (to_note[index(side)] != (s.guns[index(side)] == kNoUnit))
            return engine::Mistake{"$.guns", "1.1: the guns are noted once"};
    if (s.depth == 0) return {};
    Actions options;
    legal_actions(s, options);
    if (options.empty()) return engine::Mistake{"$.frames", "nobody could do anything here"};
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
