#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "engine/tables/page_words.h"
#include "games/for_god_and_king/rules.h"
#include "games/for_god_and_king/text.h"

// What the files wire_*.cpp share.
namespace levee::fgfk::wire {

inline constexpr std::string_view kCombatTable = "combat";

std::vector<engine::page::GameTable> tables(const Board& board, Language language);
std::vector<engine::page::GuideStep> guide(Language language);
std::vector<engine::page::Stage> sequence(Language language);
// The stage of the sequence that a position is in, as an id and as its title.
std::string_view stage_of(const State& view);
std::string stage_title(std::string_view id, Language language);

std::string nation(Side side);
std::string nation(Force force);
std::string camp(Side side, Language language);  // "Republicans"
std::string army(Army army, Language language);  // "Army of Anjou"

// Tracks of the board, by what lies on them.
std::string morale_track(Side side);
inline constexpr std::array<std::string_view, 3> kArmsTracks{"arms-anjou", "arms-centre",
                                                             "arms-bas-poitou"};

}  // namespace levee::fgfk::wire
