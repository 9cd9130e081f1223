#include "cli/opened.h"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>
#include <utility>

#include "cli/files.h"
#include "games/data_change.h"

namespace levee::cli {

using engine::Mistake;
using engine::Result;

std::string listed(const std::vector<std::string>& words) {
    std::string text;
    for (const auto& word : words) text.append(text.empty() ? "" : ", ").append(word);
    return text;
}

int refuse(const Console& console, const Mistake& wrong) {
    console.err << "levee: " << wrong.text() << '\n';
    return kUsage;
}

Result<std::unique_ptr<engine::Game>> open_game(const std::string& key, const std::string& data,
                                                std::span<const games::GameEntry> games,
                                                const std::vector<std::string>& changes) {
    // A key that is in no registry must not become part of a path.
    const auto known = std::ranges::find(games, key, &games::GameEntry::key);
    const bool planned = known == games.end() || !known->playable();
    auto source = planned ? games::DataSource{} : data_source(data, key);
    if (auto* wrong = std::get_if<Mistake>(&source)) return std::move(*wrong);
    for (const auto& change : planned ? std::vector<std::string>() : changes)
        if (auto wrong = games::change_datum(std::get<games::DataSource>(source), key, change))
            return std::move(*wrong);
    auto game = games::open_game(games, key, std::get<games::DataSource>(source));
    // The game speaks of "map.txt:12"; say which map.txt it was.
    if (auto* wrong = std::get_if<Mistake>(&game); wrong && !planned && !data.empty())
        wrong->where = fmt::format("{}/{}/{}", data, key, wrong->where);
    return game;
}

Result<Opened> open(const GameChoice& choice, const Console& console) {
    auto game = open_game(choice.game, choice.data, console.games, choice.changes);
    if (auto* wrong = std::get_if<Mistake>(&game)) return std::move(*wrong);
    auto& loaded = std::get<std::unique_ptr<engine::Game>>(game);
    std::map<std::string, std::string> options;
    for (const auto& text : choice.options) {
        const auto equals = text.find('=');
        if (equals == text.npos || equals == 0)
            return Mistake{"--option",
                           fmt::format("'{}' is not of the form key=value", shown(text))};
        if (!options.emplace(text.substr(0, equals), text.substr(equals + 1)).second)
            return Mistake{"--option",
                           fmt::format("'{}' is given twice", shown(text.substr(0, equals)))};
    }
    auto setup = completed(*loaded, {choice.scenario, options});
    if (auto* wrong = std::get_if<Mistake>(&setup)) return std::move(*wrong);
    return Opened{std::move(loaded), std::get<engine::Setup>(std::move(setup))};
}

}  // namespace levee::cli
