#pragma once

#include <vector>

#include "engine/contract/mistake.h"
#include "engine/text/data_file.h"
#include "games/neerwinden/board.h"

namespace levee::neerwinden {

// A named text: what the loader reads. Files are found by whoever calls (disk or the binary).
using engine::DataFile;

// map.txt, counters.csv, scenarios.txt; a mistake names file, line and field.
engine::Result<Board> load_board(const std::vector<DataFile>& files);

}  // namespace levee::neerwinden
