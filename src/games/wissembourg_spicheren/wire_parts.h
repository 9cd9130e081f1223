#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/tables/page_words.h"
#include "games/wissembourg_spicheren/state.h"
#include "games/wissembourg_spicheren/text.h"

// What the files wire_*.cpp share.
namespace levee::wissembourg_spicheren::wire {

inline constexpr std::string_view kResultTable = "results";

std::vector<engine::page::GameTable> tables(const Board& board, Language language);
std::vector<engine::page::GuideStep> guide(BattleId battle, Language language);
std::vector<engine::page::Stage> sequence(Language language);
// The stage of the sequence that a position is in, as an id and as its title.
std::string_view stage_of(const State& view);
std::string stage_title(std::string_view id, Language language);

std::string nation(Side side);
std::string camp(Side side, Language language);  // "French"
// Of the track of the lead: "french-3", "0", "german-2".
std::string lead_value(int lead);

}  // namespace levee::wissembourg_spicheren::wire
