#pragma once

#include <vector>

#include "engine/contract/mistake.h"
#include "engine/text/data_file.h"
#include "games/skeleton/board.h"

namespace levee::skeleton {

// Reads mill.txt. A mistake names file, line and field.
engine::Result<Board> load_board(const std::vector<engine::DataFile>& files);

}  // namespace levee::skeleton
