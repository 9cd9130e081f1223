#include "server/library.h"

#include <algorithm>
#include <boost/json/serialize.hpp>

#include "engine/tables/setup.h"
#include "games/rules_text.h"

namespace levee::server {

namespace json = boost::json;
using engine::Language;

namespace {

Text text_of(std::string text) { return std::make_shared<const std::string>(std::move(text)); }

template <class Make>
InTwoLanguages both(const Make& make) {
    return {text_of(make(Language::English)), text_of(make(Language::French))};
}

// Code marks, emphasis and the targets of links mean nothing in plain text. A star that stands
// alone or between code marks is the result of a combat.
std::string plain(std::string_view markdown) {
    std::string text;
    bool code = false;
    const auto stands_alone = [&](std::size_t i) {
        return i > 0 && markdown[i - 1] == ' ' && markdown.substr(i + 1).starts_with(' ');
    };
    for (std::size_t i = 0; i < markdown.size(); ++i) {
        const char c = markdown[i];
        const bool mark = !code && (c == '[' || (c == '*' && !stands_alone(i)));
        if (c == '`') {
            code = !code;
        } else if (!code && markdown.substr(i).starts_with("](")) {
            const auto end = markdown.find(')', i);
            if (end == markdown.npos) break;
            i = end;
        } else if (!mark) {
            text += c;
        }
    }
    while (!text.empty() && text.front() == '\n') text.erase(text.begin());
    while (!text.empty() && text.back() == '\n') text.pop_back();
    return text;
}

// Every numbered heading with what stands below it and above the next heading.
void add_rules(std::string_view text, std::vector<wire::RuleText>& list) {
    for (const auto& heading : games::rules_sections(text)) {
        const auto section = games::rules_section(text, heading.number);
        if (!section) continue;
        std::string_view body = section->text;
        body.remove_prefix(std::min(body.size(), body.find('\n')));
        const auto next = body.find("\n#");
        list.push_back({heading.number, heading.title, plain(body.substr(0, next))});
    }
}

// The cases, then the rulings.
std::string rules_of(const games::DataSource& data, std::string_view game, Language language) {
    std::vector<wire::RuleText> rules;
    if (const auto text = games::rules_text(data, game, language)) add_rules(*text, rules);
    if (const auto text = games::rulings_text(data, game, language)) add_rules(*text, rules);
    return json::serialize(wire::written(rules));
}

wire::GameInfo info_of(const ShelvedGame& shelf, Language language) {
    const engine::Game& game = *shelf.game;
    wire::GameInfo info;
    info.key = game.key();
    info.title = game.title();
    info.rules_version = game.rules_version();
    for (const auto& one : game.scenarios())
        info.scenarios.push_back({one.key, std::string(one.title.in(language))});
    for (const auto& one : game.options())
        info.options.push_back({one.key, one.values, std::string(one.text.in(language)),
                                engine::scenarios_of(one, game.scenarios())});
    if (auto seats = shelf.seats({}, language); mistake(seats) == nullptr)
        info.seats = std::get<std::vector<wire::FreeSeat>>(std::move(seats));
    for (const auto& level : shelf.players.levels())
        info.levels.push_back({level.key, std::string(level.title.in(language)),
                               std::string(level.text.in(language))});
    return info;
}

// Of the board of a page.
std::vector<engine::page::Camp> camps_of(const json::value& board) {
    std::vector<engine::page::Camp> camps;
    if (const auto* sides = engine::json::member(board, "sides"))
        if (auto read = wire::read<std::vector<engine::page::Camp>>(*sides);
            mistake(read) == nullptr)
            camps = std::get<std::vector<engine::page::Camp>>(std::move(read));
    return camps;
}

engine::Result<ShelvedGame> shelved(std::unique_ptr<engine::Game> game,
                                    const games::DataSource& data) {
    auto players = ai::GamePlayers::of(*game);
    if (auto* wrong = std::get_if<engine::Mistake>(&players)) return std::move(*wrong);
    ShelvedGame shelf{.game = nullptr,
                      .players = std::get<ai::GamePlayers>(std::move(players)),
                      .maps = {},
                      .rules = {},
                      .levels = {}};
    for (const auto& scenario : game->scenarios()) {
        const engine::Setup setup{scenario.key, {}};
        auto& map = shelf.maps.emplace_back();
        map.scenario = scenario.key;
        map.board = both([&](Language language) {
            const auto board = std::get<json::value>(game->board(setup, language));
            map.camps[static_cast<std::size_t>(language)] = camps_of(board);
            return json::serialize(board);
        });
        map.sheet = both(
            [&](Language language) { return std::get<std::string>(game->svg(setup, language)); });
    }
    shelf.rules = both([&](Language language) { return rules_of(data, game->key(), language); });
    for (const auto& level : shelf.players.levels()) shelf.levels.push_back(level.key);
    shelf.game = std::move(game);
    return shelf;
}

}  // namespace

engine::Result<Library> Library::load(std::span<const games::GameEntry> registry,
                                      const games::DataSource& data) {
    Library library;
    for (const auto& entry : registry) {
        if (!entry.playable()) continue;
        auto game = games::open_game(registry, entry.key, data);
        if (auto* wrong = std::get_if<engine::Mistake>(&game)) return std::move(*wrong);
        auto shelf = shelved(std::get<std::unique_ptr<engine::Game>>(std::move(game)), data);
        if (auto* wrong = std::get_if<engine::Mistake>(&shelf)) return std::move(*wrong);
        library.shelf_.push_back(std::get<ShelvedGame>(std::move(shelf)));
    }
    library.games_ = both([&](Language language) {
        std::vector<wire::GameInfo> list;
        for (const auto& shelf : library.shelf_) list.push_back(info_of(shelf, language));
        return json::serialize(wire::written(list));
    });
    return library;
}

const ShelvedGame::Map* ShelvedGame::map(std::string_view scenario) const {
    if (scenario.empty() && !maps.empty()) return &maps.front();
    const auto found = std::ranges::find(maps, scenario, &Map::scenario);
    return found == maps.end() ? nullptr : &*found;
}

engine::Result<std::vector<wire::FreeSeat>> ShelvedGame::seats(const engine::Setup& setup,
                                                               Language language) const {
    auto full = completed(*game, setup);
    if (auto* wrong = std::get_if<engine::Mistake>(&full)) return std::move(*wrong);
    auto chairs = game->seats(std::get<engine::Setup>(full));
    if (auto* wrong = std::get_if<engine::Mistake>(&chairs)) return std::move(*wrong);
    const auto* on = map(std::get<engine::Setup>(full).scenario);
    std::vector<wire::FreeSeat> seats;
    for (const auto& [name, side] : std::get<std::vector<engine::SeatInfo>>(chairs)) {
        auto& seat = seats.emplace_back();
        seat.name = name.in(language);
        seat.side = side.raw;
        if (on == nullptr) continue;
        const auto& camps = on->camps[static_cast<std::size_t>(language)];
        if (side.raw >= camps.size()) continue;
        seat.camp = camps[side.raw].name;
        seat.nation = camps[side.raw].nation;
    }
    return seats;
}

const ShelvedGame* Library::find(std::string_view key) const {
    const auto found =
        std::ranges::find(shelf_, key, [](const ShelvedGame& shelf) { return shelf.game->key(); });
    return found == shelf_.end() ? nullptr : &*found;
}

}  // namespace levee::server
