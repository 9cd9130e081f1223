#include "games/neerwinden/entry.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/game_of.h"
#include "engine/notation.h"
#include "games/neerwinden/map_svg.h"
#include "games/neerwinden/map_terminal.h"

namespace levee::neerwinden {

namespace {

using engine::Mistake;
using engine::notation::quoted;

// `"off", "on"`
std::string listed(const std::vector<std::string>& values) {
    std::string text;
    for (const auto& value : values) text += (text.empty() ? "" : ", ") + quoted(value);
    return text;
}

// The place of the value among those of the option, 0 being the default.
engine::Result<std::size_t> chosen(const engine::OptionInfo& option, const engine::Setup& setup) {
    const auto given = setup.options.find(option.key);
    if (given == setup.options.end()) return std::size_t{0};
    const auto found = std::ranges::find(option.values, given->second);
    if (found == option.values.end())
        return Mistake{"options." + option.key, "no such value " + quoted(given->second) +
                                                    "; there are " + listed(option.values)};
    return static_cast<std::size_t>(found - option.values.begin());
}

engine::Result<std::uint8_t> scenario_of(const Board& board, const std::string& key) {
    if (key.empty()) return std::uint8_t{0};
    std::vector<std::string> keys;
    for (const Scenario& scenario : board.scenarios) keys.push_back(scenario.key);
    const auto found = std::ranges::find(keys, key);
    if (found == keys.end())
        return Mistake{"scenario",
                       "no such scenario " + quoted(key) + "; there are " + listed(keys)};
    return static_cast<std::uint8_t>(found - keys.begin());
}

}  // namespace

std::vector<engine::ScenarioInfo> Module::scenarios(const Board& board) {
    std::vector<engine::ScenarioInfo> list;
    for (const Scenario& scenario : board.scenarios)
        list.push_back({scenario.key, scenario.title, french_title(scenario)});
    return list;
}

std::vector<engine::OptionInfo> Module::options() {
    return {
        {"secret-orders", {"off", "on"}, "9.1: orders and their changes are hidden from the enemy"},
        {"bidding",
         {"off", "on"},
         "8.6: the players bid victory points for the choice of the camp"},
        {"set-up",
         {"automatic", "free"},
         "8.1: the armies stand as the scenario has them, or are placed by the players"},
    };
}

engine::Result<State> Module::new_game(const Rules& rules, const engine::Setup& setup) {
    const auto list = options();
    for (const auto& [key, value] : setup.options)
        if (std::ranges::find(list, key, &engine::OptionInfo::key) == list.end())
            return Mistake{"options." + key, "no such option"};
    const auto scenario = scenario_of(rules.board(), setup.scenario);
    if (const auto* wrong = engine::mistake(scenario)) return *wrong;
    std::array<std::size_t, 3> values{};
    for (std::size_t i = 0; i < values.size(); ++i) {
        const auto value = chosen(list[i], setup);
        if (const auto* wrong = engine::mistake(value)) return *wrong;
        values[i] = std::get<std::size_t>(value);
    }
    return rules.new_game({.scenario = std::get<std::uint8_t>(scenario),
                           .secret_orders = values[0] == 1,
                           .bidding = values[1] == 1,
                           .automatic_set_up = values[2] == 0});
}

std::string Module::svg(const Board& board, Language language) {
    return draw_map_svg(board, language);
}

// The units that could be named in an answer are the ones to look at.
std::string Module::draw(const Rules& rules, const State& view, SeatId viewer, bool colour,
                         Language /*language*/) {
    UnitSet marked;
    const engine::Actor actor = rules.actor(view);
    if (actor.is_seat() && (actor.seat == viewer || !view.secret_orders)) {
        Rules::Actions offered;
        rules.legal_actions(view, offered);
        for (const Action& action : offered)
            if (action.unit != kNoUnit) marked.add(action.unit);
    }
    return draw_map_terminal(rules.board(), view, colour, marked);
}

engine::Result<std::unique_ptr<engine::Game>> load_game(const std::vector<DataFile>& files) {
    auto board = load_board(files);
    if (const auto* wrong = engine::mistake(board)) return *wrong;
    return std::make_unique<engine::GameOf<Module>>(std::get<Board>(std::move(board)));
}

}  // namespace levee::neerwinden
