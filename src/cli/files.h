#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "engine/tables/table.h"
#include "games/data_source.h"

namespace levee::cli {

// The text of a file. A folder, a device or a file beyond the limit is a mistake that names it.
engine::Result<std::string> read_text(const std::filesystem::path& path, std::size_t most_bytes);

// Writes beside the file and renames, so that a full disk never leaves half a record behind.
std::optional<engine::Mistake> write_text(const std::filesystem::path& path, std::string_view text);

// The data in the binary; with a folder, that folder's <game>/* stand for data/<game>/*.
engine::Result<games::DataSource> data_source(const std::string& folder, std::string_view game);

}  // namespace levee::cli
