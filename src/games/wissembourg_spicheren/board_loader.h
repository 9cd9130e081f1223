#pragma once

#include <vector>

#include "engine/contract/mistake.h"
#include "engine/text/data_file.h"
#include "games/wissembourg_spicheren/board.h"

namespace levee::wissembourg_spicheren {

// A named text: what the loader reads. Files are found by whoever calls (disk or the binary).
using engine::DataFile;

// tables.txt, spicheren.map, wissembourg.map, scenarios.txt and counters.csv; a mistake names file,
// line and field.
engine::Result<Board> load_board(const std::vector<DataFile>& files);

}  // namespace levee::wissembourg_spicheren
