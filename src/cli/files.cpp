#include "cli/files.h"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <system_error>
#include <utility>
#include <vector>

namespace levee::cli {

namespace fs = std::filesystem;
using engine::Mistake;
using engine::Result;

namespace {

constexpr std::size_t kMostDataBytes = std::size_t{4} << 20U;
constexpr std::size_t kMostDataFiles = 200;

}  // namespace

Result<std::string> read_text(const fs::path& path, std::size_t most_bytes) {
    std::error_code error;
    const auto status = fs::status(path, error);
    if (!fs::exists(status)) return Mistake{path.string(), "there is no such file"};
    if (fs::is_directory(status)) return Mistake{path.string(), "this is a folder, not a file"};
    std::ifstream in(path, std::ios::binary);
    if (!in) return Mistake{path.string(), "cannot be read: " + std::string(std::strerror(errno))};
    std::string text;
    std::vector<char> block(std::size_t{1} << 16U);
    // Read block by block: what is no plain file (a pipe) has no size to ask for.
    while (in.read(block.data(), static_cast<std::streamsize>(block.size())) || in.gcount() > 0) {
        text.append(block.data(), static_cast<std::size_t>(in.gcount()));
        if (text.size() > most_bytes)
            return Mistake{path.string(),
                           fmt::format("the file is longer than {} bytes", most_bytes)};
    }
    if (in.bad()) return Mistake{path.string(), "could not be read to its end"};
    return text;
}

std::optional<Mistake> write_text(const fs::path& path, std::string_view text) {
    const auto cannot = [&](std::string_view why) {
        return Mistake{path.string(), fmt::format("cannot be written: {}", why)};
    };
    std::error_code error;
    if (fs::is_directory(path, error)) return cannot("it is a folder");
    fs::path draft = path;
    draft += ".part";
    {
        std::ofstream out(draft, std::ios::binary | std::ios::trunc);
        if (!out) return cannot(std::strerror(errno));
        out.write(text.data(), static_cast<std::streamsize>(text.size()));
        out.close();
        if (!out) {
            fs::remove(draft, error);
            return cannot("the disk did not take all of it");
        }
    }
    fs::rename(draft, path, error);
    if (!error) return {};
    const std::string why = error.message();
    fs::remove(draft, error);
    return cannot(why);
}

Result<games::DataSource> data_source(const std::string& folder, std::string_view game) {
    auto source = games::DataSource::embedded();
    if (folder.empty()) return source;
    const fs::path place = fs::path(folder) / game;
    std::error_code error;
    if (!fs::is_directory(place, error))
        return Mistake{place.string(),
                       "there is no such folder; --data names the one that holds "
                       "a folder for every game"};
    std::vector<fs::path> paths;
    for (fs::directory_iterator item(place, error), end; !error && item != end;
         item.increment(error)) {
        // Hidden files are an editor's; a link that leads nowhere is not worth a refusal.
        std::error_code ignored;
        if (item->is_regular_file(ignored) && !item->path().filename().string().starts_with('.'))
            paths.push_back(item->path());
    }
    if (error) return Mistake{place.string(), "cannot be listed: " + error.message()};
    if (paths.empty()) return Mistake{place.string(), "the folder is empty"};
    if (paths.size() > kMostDataFiles)
        return Mistake{place.string(), fmt::format("more than {} files", kMostDataFiles)};
    std::ranges::sort(paths);
    const std::string prefix = fmt::format("data/{}/", game);
    source.remove(prefix);
    for (const auto& path : paths) {
        auto text = read_text(path, kMostDataBytes);
        if (auto* wrong = std::get_if<Mistake>(&text)) return std::move(*wrong);
        source.add(prefix + path.filename().string(), std::get<std::string>(std::move(text)));
    }
    return source;
}

}  // namespace levee::cli
