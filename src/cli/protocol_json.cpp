#include "cli/protocol_json.h"

#include "cli/event_text.h"
#include "engine/chance.h"

namespace levee::cli {

using boost::json::array;
using boost::json::object;

engine::SeatId asked(const engine::Table& table) {
    const auto actor = table.actor();
    return actor.is_seat() ? actor.seat : engine::kSpectator;
}

object position_json(const engine::Table& table, engine::SeatId viewer, engine::Language language) {
    const auto prompt = table.prompt(viewer, language);
    object position{{"actor", name_of(table.actor())},
                    {"prompt", {{"text", prompt.text}, {"rule", prompt.rule}}}};
    if (const auto ending = table.ending(language)) {
        object end{{"text", ending->text}, {"rule", ending->rule}, {"winner", nullptr}};
        if (ending->winner) end["winner"] = ending->winner->raw;
        position["ending"] = std::move(end);
    }
    return position;
}

array choices_json(const engine::Table& table, engine::Language language) {
    array list;
    for (const auto& choice : table.choices(language)) {
        object one{{"do", choice.notation}, {"text", choice.text}, {"rule", choice.rule}};
        if (!choice.piece.empty()) one["piece"] = choice.piece;
        if (!choice.space.empty()) one["space"] = choice.space;
        if (!choice.cost.empty()) one["cost"] = choice.cost;
        if (table.commits(choice.notation)) one["commits"] = true;
        list.push_back(std::move(one));
    }
    return list;
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

object odds_json(const engine::Odds& odds) {
    array modifiers;
    for (const auto& one : odds.modifiers)
        modifiers.push_back(object{{"rule", one.rule}, {"text", one.text}, {"value", one.value}});
    array results;
    for (const auto& line : odds.lines)
        results.push_back(object{{"result", line.result}, {"weight", line.weight}});
    return {{"title", odds.title},
            {"rule", odds.rule},
            {"assumption", odds.assumption},
            {"modifiers", std::move(modifiers)},
            {"total_modifier", odds.total_modifier},
            {"results", std::move(results)},
            {"total_weight", odds.total_weight}};
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
        options.push_back(
            object{{"key", one.key}, {"values", std::move(values)}, {"text", one.text.en}});
    }
    return {{"key", game.key()},
            {"title", game.title()},
            {"rules_version", game.rules_version()},
            {"seats", std::move(seats)},
            {"scenarios", std::move(scenarios)},
            {"options", std::move(options)}};
}

}  // namespace levee::cli
