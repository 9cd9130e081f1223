#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/tables/page_words.h"
#include "games/neerwinden/state.h"
#include "games/neerwinden/text.h"

// What the files wire_*.cpp share.
namespace levee::neerwinden::wire {

inline constexpr std::string_view kFireTable = "fire";
inline constexpr std::string_view kAssaultTable = "assault";
inline constexpr std::string_view kRatioTable = "ratio";

std::vector<engine::page::GameTable> tables(Language language);
std::vector<engine::page::GuideStep> guide(Language language);
std::vector<engine::page::Stage> sequence(Language language);
// The stage of the sequence that a position is in, as an id and as its title.
std::string_view stage_of(const State& view);
std::string stage_title(std::string_view id, Language language);

// Where the live cell of a table is, counted as in the rows and columns of the board.
int fire_table_column(int strength);
int ratio_table_row(int attack, int defence);

std::string nation(Side side);
std::string camp(Side side, Language language);  // "French"
// Of the victory track: "french-3", "0", "austrian-2".
std::string marker_value(int marker);

}  // namespace levee::neerwinden::wire
