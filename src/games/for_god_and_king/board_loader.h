#pragma once

#include <vector>

#include "engine/contract/mistake.h"
#include "engine/text/data_file.h"
#include "games/for_god_and_king/board.h"

namespace levee::fgfk {

// A named text: what the loader reads. Files are found by whoever calls (disk or the binary).
using engine::DataFile;

// areas.csv, map.txt, generals.csv, forces.csv, chits.csv, tables.txt, scenario.txt; a mistake
// names file, line and field.
engine::Result<Board> load_board(const std::vector<DataFile>& files);

}  // namespace levee::fgfk
