// Data files for the loaders of the games. An input is either a whole file,
//   whole map.txt
//   ...its text...
// or lines that replace lines of the real files:
//   map.txt:120:hex 0101 9 clear
// They are those of Neerwinden, unless a first line says `game for-god-and-king`. What is accepted
// can be opened and drawn.

#include <charconv>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "games/registry.h"

namespace {

using levee::engine::Game;
using levee::engine::Language;
using levee::games::DataSource;

constexpr std::size_t kMostPatches = 32;

std::string_view next_line(std::string_view& rest) {
    const auto end = rest.find('\n');
    const auto line = rest.substr(0, end);
    rest.remove_prefix(end == rest.npos ? rest.size() : end + 1);
    return line;
}

std::string with_line(std::string_view text, std::size_t wanted, std::string_view instead) {
    std::string result;
    for (std::size_t number = 1; !text.empty(); ++number) {
        const auto line = next_line(text);
        result.append(number == wanted ? instead : line).append("\n");
    }
    return result;
}

void patch(DataSource& data, std::string_view folder, std::string_view line) {
    const auto colon = line.find(':');
    if (colon == line.npos) return;
    const std::string name = std::string(folder) + std::string(line.substr(0, colon));
    const auto text = data.text(name);
    if (!text) return;
    line.remove_prefix(colon + 1);
    std::size_t number = 0;
    const auto [stop, error] = std::from_chars(line.data(), line.data() + line.size(), number);
    const auto used = static_cast<std::size_t>(stop - line.data());
    if (error != std::errc{} || used >= line.size()) return;
    data.add(name, with_line(*text, number, line.substr(used + 1)));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    std::string_view rest(reinterpret_cast<const char*>(bytes), size);
    auto data = DataSource::embedded();
    constexpr std::string_view kGame = "game for-god-and-king\n";
    std::string_view key = "neerwinden";
    if (rest.starts_with(kGame)) {
        key = "for-god-and-king";
        rest.remove_prefix(kGame.size());
    }
    const std::string folder = "data/" + std::string(key) + "/";
    constexpr std::string_view kWhole = "whole ";
    if (rest.starts_with(kWhole)) {
        const auto name = next_line(rest).substr(kWhole.size());
        data.add(folder + std::string(name), std::string(rest));
    } else {
        for (std::size_t i = 0; i < kMostPatches && !rest.empty(); ++i)
            patch(data, folder, next_line(rest));
    }
    const auto loaded = levee::games::open_game(levee::games::registry(), key, data);
    if (const auto* wrong = mistake(loaded)) {
        if (wrong->what.empty()) std::abort();
        return 0;
    }
    const auto& game = *std::get<std::unique_ptr<Game>>(loaded);
    for (const auto& scenario : game.scenarios()) {
        const auto table = game.open({scenario.key, {}});
        if (mistake(table)) std::abort();
        if (std::get<std::string>(game.svg({scenario.key, {}}, Language::English)).empty())
            std::abort();
        std::get<std::unique_ptr<levee::engine::Table>>(table)->draw(levee::engine::kSpectator,
                                                                     true, Language::French);
    }
    return 0;
}
