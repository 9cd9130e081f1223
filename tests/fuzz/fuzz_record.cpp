// Texts for the record reader: what is accepted comes back the same when written and read again,
// and the game that it tells of is walked.

#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string_view>
#include <variant>

#include "engine/records/record.h"
#include "engine/tables/session.h"
#include "games/registry.h"

namespace {

using levee::engine::Game;
using levee::engine::Record;

const Game& neerwinden() {
    static const auto game = levee::games::open_game(levee::games::registry(), "neerwinden",
                                                     levee::games::DataSource::embedded());
    if (mistake(game)) std::abort();
    return *std::get<std::unique_ptr<Game>>(game);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto read = levee::engine::record_from_text(text);
    if (const auto* wrong = mistake(read)) {
        if (wrong->what.empty()) std::abort();
        return 0;
    }
    const auto& record = std::get<Record>(read);
    const auto again = levee::engine::record_from_text(levee::engine::to_text(record));
    if (mistake(again) || std::get<Record>(again) != record) std::abort();
    if (record.game != neerwinden().key()) return 0;
    const auto resumed = levee::engine::Session::resume(neerwinden(), record);
    if (mistake(resumed)) return 0;
    // What could be walked can be written.
    const auto written = std::get<levee::engine::Session>(resumed).record();
    if (mistake(written) || std::get<Record>(written).lines.size() != record.lines.size())
        std::abort();
    return 0;
}
