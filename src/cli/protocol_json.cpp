#include "cli/protocol_json.h"

#include "cli/event_text.h"
#include "engine/contract/chance.h"
#include "engine/tables/page_answers.h"
#include "engine/tables/setup.h"

namespace levee::cli {

using boost::json::array;
using boost::json::object;
namespace page = engine::page;

engine::SeatId to_decide(const engine::Table& table) {
    const auto actor = table.actor();
    return actor.is_seat() ? actor.seat : engine::kSpectator;
}

object position_json(const engine::Table& table, engine::SeatId viewer, engine::Language language) {
    object position{{"actor", name_of(table.actor())},
                    {"prompt", page::written(page::prompt(table, viewer, language))}};
    if (const auto ending = page::ending(table, language))
        position["ending"] = page::written(*ending);
    return position;
}

object chance_json(const engine::Table& table) {
    const auto chance = table.chance();
    object asked{{"rule", chance.rule}};
    if (chance.kind == engine::Chance::Kind::Dice) {
        asked["kind"] = "dice";
        asked["count"] = chance.count;
        asked["sides"] = chance.sides;
    } else {
        asked["kind"] = "pick";
    }
    array outcomes;
    engine::for_each_outcome(chance, [&](const engine::Outcome& outcome, int weight) {
        outcomes.push_back(object{{"do", table.chance_notation(outcome)}, {"weight", weight}});
    });
    asked["outcomes"] = std::move(outcomes);
    return asked;
}

object game_json(const engine::Game& game) {
    array scenarios;
    for (const auto& one : game.scenarios())
        scenarios.push_back(
            object{{"key", one.key}, {"title", one.title.en}, {"titre", one.title.fr}});
    array seats;
    const auto chairs = game.seats({});
    if (const auto* list = std::get_if<std::vector<engine::SeatInfo>>(&chairs))
        for (const auto& [name, side] : *list)
            seats.push_back(
                object{{"name", {{"en", name.en}, {"fr", name.fr}}}, {"side", side.raw}});
    array options;
    for (const auto& one : game.options()) {
        array values;
        for (const auto& text : one.values) values.push_back(boost::json::string(text));
        array fits;
        for (const auto& scenario : game.scenarios())
            if (belongs_to(one, scenario.key)) fits.push_back(boost::json::string(scenario.key));
        options.push_back(object{{"key", one.key},
                                 {"values", std::move(values)},
                                 {"text", one.text.en},
                                 {"scenarios", std::move(fits)}});
    }
    return {{"key", game.key()},
            {"title", game.title()},
            {"rules_version", game.rules_version()},
            {"seats", std::move(seats)},
            {"scenarios", std::move(scenarios)},
            {"options", std::move(options)}};
}

}  // namespace levee::cli
