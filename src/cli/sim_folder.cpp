#include "cli/sim_folder.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/serialize.hpp>
#include <functional>
#include <system_error>
#include <utility>

#include "cli/files.h"

namespace levee::cli {

namespace fs = std::filesystem;
using engine::Mistake;
using engine::Result;

namespace {

constexpr std::size_t kMostBytes = std::size_t{4} << 30U;

}  // namespace

Result<GamesFile> GamesFile::open(fs::path path, const engine::TallySheet& sheet) {
    GamesFile file;
    file.path_ = std::move(path);
    std::error_code error;
    if (fs::exists(file.path_, error)) {
        const auto text = read_text(file.path_, kMostBytes);
        if (const auto* wrong = engine::mistake(text)) return *wrong;
        auto read = lab::read_games(sheet, std::get<std::string>(text));
        if (const auto* wrong = engine::mistake(read))
            return Mistake{file.path_.string() + ", " + wrong->where, wrong->what};
        auto& games = std::get<lab::ReadGames>(read);
        // An interruption may have left half a line.
        fs::resize_file(file.path_, games.whole_bytes, error);
        if (error) return Mistake{file.path_.string(), "cannot be changed: " + error.message()};
        file.rows_ = std::move(games.rows);
    } else if (auto wrong = write_text(file.path_, lab::csv_header(sheet))) {
        return *wrong;
    }
    file.out_.open(file.path_, std::ios::binary | std::ios::app);
    if (!file.out_) return Mistake{file.path_.string(), "cannot be written"};
    return file;
}

std::vector<std::uint64_t> GamesFile::missing(std::uint64_t games) const {
    std::vector<std::uint64_t> numbers;
    auto row = rows_.begin();
    for (std::uint64_t number = 0; number < games; ++number) {
        if (row != rows_.end() && row->number == number)
            ++row;
        else
            numbers.push_back(number);
    }
    return numbers;
}

bool GamesFile::add(const engine::TallySheet& sheet, const lab::GameRow& row) {
    const std::string line = lab::csv_line(sheet, row);
    out_.write(line.data(), static_cast<std::streamsize>(line.size()));
    out_.flush();
    rows_.push_back(row);
    return static_cast<bool>(out_);
}

std::optional<Mistake> GamesFile::finish(const engine::TallySheet& sheet) {
    out_.close();
    std::ranges::sort(rows_, std::less(), &lab::GameRow::number);
    std::string text = lab::csv_header(sheet);
    for (const auto& row : rows_) text += lab::csv_line(sheet, row);
    return write_text(path_, text);
}

std::optional<Mistake> claim_folder(const fs::path& folder, const boost::json::object& settings,
                                    bool resume) {
    std::error_code error;
    fs::create_directories(folder, error);
    if (error || !fs::is_directory(folder, error))
        return Mistake{folder.string(), "no folder can be made there"};
    const fs::path file = folder / "settings.json";
    const std::string text = boost::json::serialize(settings) + "\n";
    if (!fs::exists(file, error)) {
        if (fs::exists(folder / "games.csv", error))
            return Mistake{folder.string(), "holds a games.csv but no settings.json to go with it"};
        return write_text(file, text);
    }
    if (!resume)
        return Mistake{folder.string(),
                       "holds a simulation already; --resume goes on with it, another --out "
                       "begins a new one"};
    const auto there = read_text(file, std::size_t{1} << 20U);
    if (const auto* wrong = engine::mistake(there)) return *wrong;
    if (std::get<std::string>(there) != text)
        return Mistake{file.string(),
                       "is of a simulation with other players, another seed, other data, other "
                       "rules or another version of the program; it cannot be gone on with"};
    return {};
}

}  // namespace levee::cli
