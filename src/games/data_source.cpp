#include "games/data_source.h"

#include <algorithm>
#include <utility>

namespace levee::games {

DataSource DataSource::embedded() {
    DataSource source;
    const auto files = embedded_files();
    source.files_.assign(files.begin(), files.end());
    return source;
}

std::optional<std::string_view> DataSource::text(std::string_view name) const {
    const auto file = std::ranges::find(files_, name, &EmbeddedFile::name);
    if (file == files_.end()) return {};
    return file->text;
}

void DataSource::remove(std::string_view prefix) {
    std::erase_if(files_, [&](const EmbeddedFile& file) { return file.name.starts_with(prefix); });
}

void DataSource::add(std::string name, std::string text) {
    std::erase_if(files_, [&](const EmbeddedFile& file) { return file.name == name; });
    const std::string_view kept_name = owned_.emplace_back(std::move(name));
    const std::string_view kept_text = owned_.emplace_back(std::move(text));
    files_.push_back({kept_name, kept_text});
}

}  // namespace levee::games
