#pragma once

#include <boost/json/array.hpp>
#include <string_view>

#include "engine/page_json.h"
#include "games/neerwinden/state.h"
#include "games/neerwinden/text.h"

// What the files wire_*.cpp share.
namespace levee::neerwinden::wire {

inline constexpr std::string_view kFireTable = "fire";
inline constexpr std::string_view kAssaultTable = "assault";
inline constexpr std::string_view kRatioTable = "ratio";

boost::json::array tables(Language language);
boost::json::array guide(Language language);
boost::json::array sequence(Language language);
// The stage of the sequence that a position is in, as an id and as its title.
std::string_view stage_of(const State& view);
std::string_view stage_title(std::string_view id, Language language);

// Where the live cell of a table is, counted as in the rows and columns of the board.
int fire_table_column(int strength);
int ratio_table_row(int attack, int defence);

std::string_view nation(Side side);
std::string_view camp(Side side, Language language);  // "French"
// Of the victory track: "french-3", "0", "austrian-2".
std::string marker_value(int marker);

}  // namespace levee::neerwinden::wire
