#include "engine/tables/page_answers.h"

#include <utility>

namespace levee::engine::page {

Prompt prompt(const Table& table, SeatId viewer, Language language) {
    auto prompt = table.prompt(viewer, language);
    return {std::move(prompt.text), std::move(prompt.rule)};
}

std::vector<Choice> choices(const Table& table, Language language) {
    std::vector<Choice> list;
    for (auto& choice : table.choices(language)) {
        const bool commits = table.commits(choice.notation) && !table.plain_step(choice.notation);
        list.push_back({std::move(choice.notation), std::move(choice.text), std::move(choice.rule),
                        std::move(choice.verb), std::move(choice.piece), std::move(choice.space),
                        std::move(choice.cost), commits});
    }
    return list;
}

std::vector<Way> ways(const std::vector<engine::Way>& ways) {
    std::vector<Way> list;
    list.reserve(ways.size());
    for (const auto& way : ways) list.push_back({way.space, way.cost, way.steps, way.path});
    return list;
}

Odds odds(const engine::Odds& odds) {
    Odds shown{.title = odds.title,
               .rule = odds.rule,
               .assumption = odds.assumption,
               .modifiers = {},
               .total = odds.total_modifier,
               .lines = {},
               .weight = odds.total_weight};
    for (const auto& one : odds.modifiers)
        shown.modifiers.push_back({one.rule, one.text, one.value});
    for (const auto& line : odds.lines) shown.lines.push_back({line.result, line.weight});
    return shown;
}

std::vector<Refusal> refusals(const std::vector<RefusalText>& refusals) {
    std::vector<Refusal> list;
    list.reserve(refusals.size());
    for (const auto& one : refusals) list.push_back({one.rule, one.text});
    return list;
}

json::OrNull<Ending> ending(const Table& table, Language language) {
    auto ending = table.ending(language);
    if (!ending) return {};
    Ending shown{.winner = {}, .text = std::move(ending->text), .rule = std::move(ending->rule)};
    if (ending->winner) shown.winner = int{ending->winner->raw};
    return shown;
}

Told told(const EventText& event, Language language) {
    return {event.kind, event.rule, event.text.in(language), event.piece, event.from, event.to};
}

}  // namespace levee::engine::page
