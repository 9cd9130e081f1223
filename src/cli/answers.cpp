#include "cli/answers.h"

#include "engine/contract/chance.h"
#include "engine/tables/setup.h"
#include "engine/tables/shown.h"

namespace levee::cli::answer {

engine::SeatId to_decide(const engine::Table& table) {
    const auto actor = table.actor();
    return actor.is_seat() ? actor.seat : engine::kSpectator;
}

Position position(const engine::Table& table, engine::SeatId viewer, engine::Language language) {
    return {engine::name_of(table.actor()), page::prompt(table, viewer, language),
            page::ending(table, language)};
}

Chance chance(const engine::Table& table) {
    const auto asked = table.chance();
    const bool dice = asked.kind == engine::Chance::Kind::Dice;
    Chance chance{.rule = asked.rule, .kind = dice ? "dice" : "pick"};
    if (dice) {
        chance.count = asked.count;
        chance.sides = asked.sides;
    }
    engine::for_each_outcome(asked, [&](const engine::Outcome& outcome, int weight) {
        chance.outcomes.push_back({table.chance_notation(outcome), weight});
    });
    return chance;
}

Game game(const engine::Game& game) {
    Game told{.key = std::string(game.key()),
              .title = std::string(game.title()),
              .rules_version = std::string(game.rules_version()),
              .seats = {},
              .scenarios = {},
              .options = {}};
    const auto chairs = game.seats({});
    if (const auto* list = std::get_if<std::vector<engine::SeatInfo>>(&chairs))
        for (const auto& [name, side] : *list) told.seats.push_back({{name.en, name.fr}, side.raw});
    for (const auto& one : game.scenarios())
        told.scenarios.push_back({one.key, one.title.en, one.title.fr});
    for (const auto& one : game.options())
        told.options.push_back(
            {one.key, one.values, one.text.en, engine::scenarios_of(one, game.scenarios())});
    return told;
}

Told told(const engine::EventText& event, engine::Language language) {
    Told told{page::told(event, language)};
    if (!event.facts.is_null()) told.facts = event.facts;
    if (event.secret) {
        auto& seats = told.secret_of.emplace();
        for (const engine::SeatId seat : event.readers) seats.push_back(seat.raw);
    }
    return told;
}

}  // namespace levee::cli::answer
