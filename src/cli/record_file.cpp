#include "cli/record_file.h"

#include <utility>

#include "cli/files.h"
#include "cli/opened.h"

namespace levee::cli {

using engine::Mistake;
using engine::Result;

Result<engine::Record> read_record(const std::string& path) {
    const auto text = read_text(path, engine::RecordLimits::kBytes);
    if (const auto* wrong = mistake(text)) return *wrong;
    auto record = engine::record_from_text(std::get<std::string>(text));
    if (const auto* wrong = mistake(record)) return Mistake{path, wrong->text()};
    return record;
}

Result<RecordFile> open_record(const std::string& path, const std::string& data,
                               const Console& console) {
    auto read = read_record(path);
    if (const auto* wrong = mistake(read)) return *wrong;
    RecordFile file{std::get<engine::Record>(std::move(read)), nullptr, nullptr};
    const auto in_header = [&](const Mistake& wrong) {
        return Mistake{path, "line 1: " + wrong.text()};
    };
    auto game = open_game(file.record.game, data, console.games);
    if (const auto* wrong = mistake(game)) return in_header(*wrong);
    file.game = std::get<std::unique_ptr<engine::Game>>(std::move(game));
    const auto setup = completed(*file.game, {file.record.scenario, file.record.options});
    if (const auto* wrong = mistake(setup)) return in_header(*wrong);
    auto table = file.game->open(std::get<engine::Setup>(setup));
    if (const auto* wrong = mistake(table)) return in_header(*wrong);
    file.table = std::get<std::unique_ptr<engine::Table>>(std::move(table));
    return file;
}

}  // namespace levee::cli
