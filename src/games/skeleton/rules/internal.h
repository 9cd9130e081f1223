#pragma once

#include "engine/contract/frames.h"
#include "games/skeleton/rules.h"

// What the chapters share: the plan of the rules, written before any of them.
namespace levee::skeleton {

using engine::kLegal;
using engine::refuse;
using engine::Sentence;
using engine::Verdict;
using Actions = Rules::Actions;
using Play = engine::PlayOf<Board, State, Events>;

using engine::below_top;
using engine::over;
using engine::pop;
using engine::push;
using engine::top;

inline constexpr Sentence kNotNow{"It is not time for that.", "Ce n'est pas le moment."};
inline constexpr Sentence kNotYours{"That is not a unit of yours.", "Ce n'est pas votre unité."};

// --- chapter 1: turns ---------------------------------------------------------------------------
UnitSet units_at(const Board& b, const State& s, AreaId area, Side side);
// 1.3: the side that stands alone at the mill.
std::optional<Side> holder(const Board& b, const State& s);

// --- chapter 3: combat --------------------------------------------------------------------------
bool contested(const Board& b, const State& s, AreaId area);
enum class BattleResult : std::uint8_t { Stand, DefendersLose, AttackersLose };

}  // namespace levee::skeleton
