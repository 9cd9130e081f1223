#pragma once

#include <boost/json/object.hpp>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <vector>

#include "lab/games_csv.h"

namespace levee::cli {

// The lines of one games.csv while they are being added. A line is written whole and at once, so
// that whatever interrupts the program costs no finished game.
class GamesFile {
 public:
    // Begins a new file, or goes on with what is there.
    static engine::Result<GamesFile> open(std::filesystem::path path,
                                          const engine::TallySheet& sheet);

    const std::vector<lab::GameRow>& rows() const { return rows_; }
    // Numbers below `games` that are still to be played.
    std::vector<std::uint64_t> missing(std::uint64_t games) const;
    // False when the disk does not take it.
    bool add(const engine::TallySheet& sheet, const lab::GameRow& row);
    // All rows in the order of their numbers; the file is written anew that way, so that it does
    // not tell how many jobs there were.
    std::optional<engine::Mistake> finish(const engine::TallySheet& sheet);

 private:
    std::filesystem::path path_;
    std::ofstream out_;
    std::vector<lab::GameRow> rows_;
};

// Makes the folder and writes settings.json there. A folder with other settings, or one that holds
// games although `resume` was not asked for, is a mistake.
std::optional<engine::Mistake> claim_folder(const std::filesystem::path& folder,
                                            const boost::json::object& settings, bool resume);

}  // namespace levee::cli
