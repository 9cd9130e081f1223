#include "engine/tables/setup.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/tables/shown.h"
#include "engine/text/notation.h"

namespace levee::engine {

namespace {

using notation::quoted;

// `"off", "on"`
std::string listed(const std::vector<std::string>& values) {
    std::string text;
    for (const auto& value : values) text += (text.empty() ? "" : ", ") + quoted(value);
    return text;
}

Mistake of_another(const std::string& option, const std::string& scenario) {
    return {"options." + option, "is no option of the scenario " + quoted(scenario)};
}

}  // namespace

bool belongs_to(const OptionInfo& option, std::string_view scenario) {
    return option.scenarios.empty() ||
           std::ranges::find(option.scenarios, scenario) != option.scenarios.end();
}

std::vector<std::string> scenarios_of(const OptionInfo& option,
                                      const std::vector<ScenarioInfo>& scenarios) {
    std::vector<std::string> keys;
    for (const auto& scenario : scenarios)
        if (belongs_to(option, scenario.key)) keys.push_back(scenario.key);
    return keys;
}

Result<std::vector<std::size_t>> chosen_options(const std::vector<OptionInfo>& options,
                                                const Setup& setup) {
    for (const auto& [key, value] : setup.options)
        if (std::ranges::find(options, key, &OptionInfo::key) == options.end())
            return Mistake{"options." + key, "no such option"};
    std::vector<std::size_t> places;
    for (const OptionInfo& option : options) {
        const auto given = setup.options.find(option.key);
        const auto found = given == setup.options.end()
                               ? option.values.begin()
                               : std::ranges::find(option.values, given->second);
        if (found == option.values.end())
            return Mistake{"options." + option.key, "no such value " + quoted(given->second) +
                                                        "; there are " + listed(option.values)};
        places.push_back(static_cast<std::size_t>(found - option.values.begin()));
    }
    return places;
}

Result<std::size_t> chosen_scenario(const std::vector<ScenarioInfo>& scenarios,
                                    const Setup& setup) {
    if (setup.scenario.empty()) return std::size_t{0};
    std::vector<std::string> keys;
    keys.reserve(scenarios.size());
    for (const ScenarioInfo& scenario : scenarios) keys.push_back(scenario.key);
    const auto found = std::ranges::find(keys, setup.scenario);
    if (found == keys.end())
        return Mistake{"scenario", "no such scenario " + quoted(setup.scenario) + "; there are " +
                                       listed(keys)};
    return static_cast<std::size_t>(found - keys.begin());
}

Result<Chosen> chosen(const std::vector<ScenarioInfo>& scenarios,
                      const std::vector<OptionInfo>& options, const Setup& setup) {
    const auto scenario = chosen_scenario(scenarios, setup);
    if (const auto* wrong = mistake(scenario)) return *wrong;
    auto values = chosen_options(options, setup);
    if (const auto* wrong = mistake(values)) return *wrong;
    const std::size_t place = std::get<std::size_t>(scenario);
    for (const OptionInfo& option : options)
        if (setup.options.contains(option.key) && !belongs_to(option, scenarios[place].key))
            return of_another(option.key, scenarios[place].key);
    return Chosen{place, std::get<std::vector<std::size_t>>(std::move(values))};
}

Result<Setup> completed(const Game& game, Setup setup) {
    const auto scenarios = game.scenarios();
    std::vector<std::string> keys(scenarios.size());
    std::ranges::transform(scenarios, keys.begin(), &ScenarioInfo::key);
    if (setup.scenario.empty() && !keys.empty()) setup.scenario = keys.front();
    if (std::ranges::find(keys, setup.scenario) == keys.end())
        return Mistake{"scenario",
                       fmt::format("there is no scenario '{}' in {}; there are: {}",
                                   shown(setup.scenario), game.title(), fmt::join(keys, ", "))};
    const auto all = game.options();
    auto known = all;
    std::erase_if(known, [&](const auto& one) { return !belongs_to(one, setup.scenario); });
    for (const auto& [key, value] : setup.options) {
        const auto option = std::ranges::find(known, key, &OptionInfo::key);
        if (option == known.end()) {
            if (std::ranges::find(all, key, &OptionInfo::key) != all.end())
                return of_another(key, setup.scenario);
            std::vector<std::string> names(known.size());
            std::ranges::transform(known, names.begin(), &OptionInfo::key);
            return Mistake{"options",
                           fmt::format("there is no option '{}' in {}; there are: {}", shown(key),
                                       game.title(), fmt::join(names, ", "))};
        }
        if (std::ranges::find(option->values, value) == option->values.end())
            return Mistake{"options." + key,
                           fmt::format("'{}' is no choice; there are: {}", shown(value),
                                       fmt::join(option->values, ", "))};
    }
    for (const auto& option : known)
        if (!option.values.empty()) setup.options.try_emplace(option.key, option.values.front());
    return setup;
}

std::vector<Setup> all_setups(const Game& game) {
    std::vector<Setup> setups;
    const auto scenarios = game.scenarios();
    setups.reserve(scenarios.size());
    for (const auto& scenario : scenarios) setups.push_back({scenario.key, {}});
    for (const auto& option : game.options()) {
        std::vector<Setup> wider;
        for (const auto& setup : setups)
            if (belongs_to(option, setup.scenario))
                for (const auto& value : option.values) {
                    wider.push_back(setup);
                    wider.back().options[option.key] = value;
                }
            else
                wider.push_back(setup);
        setups = std::move(wider);
    }
    return setups;
}

std::string described(const Setup& setup) {
    std::string text = setup.scenario;
    for (const auto& [key, value] : setup.options)
        text.append(" ").append(key).append("=").append(value);
    return text;
}

}  // namespace levee::engine
