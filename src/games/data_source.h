#pragma once

#include <deque>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/embedded.h"

namespace levee::games {

// The text files that games are loaded from, by their names in the repository
// ("data/neerwinden/map.txt"): those in the binary, some of them replaced by a player's own. This
// layer opens no files; whoever does (cli/files.h) puts their text in here.
class DataSource {
 public:
    static DataSource embedded();

    DataSource() = default;
    DataSource(DataSource&&) = default;
    DataSource& operator=(DataSource&&) = default;
    DataSource(const DataSource&) = delete;
    DataSource& operator=(const DataSource&) = delete;
    ~DataSource() = default;

    std::span<const EmbeddedFile> files() const { return files_; }
    std::optional<std::string_view> text(std::string_view name) const;

    // Forgets every file whose name starts like this, so that a folder replaces them as a whole.
    void remove(std::string_view prefix);
    void add(std::string name, std::string text);

 private:
    std::vector<EmbeddedFile> files_;
    std::deque<std::string> owned_;  // never moves what it holds: files_ looks into it
};

}  // namespace levee::games
