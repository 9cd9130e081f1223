#pragma once

#include <memory>
#include <string>

#include "cli/console.h"
#include "engine/records/record.h"
#include "engine/tables/game.h"

namespace levee::cli {

// A record from a file with the game it is of, opened as its header says.
struct RecordFile {
    engine::Record record;
    std::unique_ptr<engine::Game> game;
    std::unique_ptr<engine::Table> table;
};

// Mistakes name the file and the line.
engine::Result<engine::Record> read_record(const std::string& path);
engine::Result<RecordFile> open_record(const std::string& path, const std::string& data,
                                       const Console& console);

}  // namespace levee::cli
