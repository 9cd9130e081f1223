#include <boost/json/array.hpp>
#include <boost/json/value.hpp>
#include <cmath>

#include "lab/summary.h"

namespace levee::lab {

namespace {

using boost::json::array;
using boost::json::object;
using engine::TallySheet;

// Six digits are more than any number of games can tell apart.
double rounded(double value) { return std::round(value * 1e6) / 1e6; }

array json(const Interval& interval) { return {rounded(interval.low), rounded(interval.high)}; }

boost::json::value or_null(const std::optional<std::uint64_t>& count) {
    return count ? boost::json::value(*count) : boost::json::value();
}

object json(const Share& share) {
    return {{"games", share.count},
            {"of", share.of},
            {"share", rounded(share.value)},
            {"interval", json(share.interval)}};
}

object json(const Mean& mean) {
    return {{"mean", rounded(mean.value)},
            {"deviation", rounded(mean.deviation)},
            {"interval", json(mean.interval)}};
}

array json(const Quantiles& q) { return {q.p5, q.p25, q.p50, q.p75, q.p95}; }

object with_spread(const Mean& mean, const Quantiles& spread) {
    object text = json(mean);
    text["quantiles"] = json(spread);
    return text;
}

array json(const std::vector<Bar>& bars) {
    array list;
    for (const Bar& bar : bars) list.push_back(array{bar.value, bar.games});
    return list;
}

object victories(const TallySheet& sheet, const std::vector<std::uint64_t>& counts) {
    object list;
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (counts[i] > 0) list[sheet.victories[i].key] = counts[i];
    return list;
}

array by_turn(const TallySheet& sheet, const Summary& summary) {
    array list;
    for (std::size_t i = 0; i < summary.by_turn.size(); ++i) {
        const TurnSummary& turn = summary.by_turn[i];
        list.push_back(object{{"turn", i + 1},
                              {"lead", with_spread(turn.lead, turn.spread)},
                              {"ahead", object{{sheet.side_keys[0], json(turn.ahead[0])},
                                               {sheet.side_keys[1], json(turn.ahead[1])}}},
                              {"leader_wins", json(turn.leader_wins)}});
    }
    return list;
}

object losses(const TallySheet& sheet, const Summary& summary) {
    object groups;
    std::size_t place = 0;
    for (const auto& group : sheet.losses) {
        object items;
        for (const auto& item : group.items) {
            const ItemSummary& lost = summary.losses[place++];
            items[item.key] = with_spread(lost.mean, lost.spread);
        }
        groups[group.key] = std::move(items);
    }
    return groups;
}

object counts(const TallySheet& sheet, const Summary& summary) {
    object items;
    for (std::size_t i = 0; i < sheet.counts.size(); ++i)
        items[sheet.counts[i].key] = json(summary.counts[i].mean);
    return items;
}

array objectives(const TallySheet& sheet, const Summary& summary) {
    array list;
    for (std::size_t i = 0; i < sheet.objectives.size(); ++i) {
        const ObjectiveSummary& objective = summary.objectives[i];
        array held;
        for (const auto& [nobody, first, second] : objective.held)
            held.push_back(object{
                {"nobody", nobody}, {sheet.side_keys[0], first}, {sheet.side_keys[1], second}});
        list.push_back(
            object{{"key", sheet.objectives[i].key},
                   {"name", sheet.objectives[i].title.en},
                   {"contested", json(objective.contested)},
                   {"changes", json(objective.changes)},
                   {"held_by_turn", std::move(held)},
                   {"changed_by_turn", array(objective.changed.begin(), objective.changed.end())}});
    }
    return list;
}

object luck(const TallySheet& sheet, const LuckSummary& summary) {
    if (!summary.measured) return {{"measured", false}};
    object rolls;
    for (std::size_t i = 0; i < sheet.rolls.size(); ++i)
        rolls[sheet.rolls[i].key] = object{{"rolls", json(summary.rolls[i].rolls)},
                                           {"luck", json(summary.rolls[i].luck)},
                                           {"part_of_luck", rounded(summary.rolls[i].part)}};
    return {{"measured", true},
            {"total", json(summary.total)},
            {"lead_per_luck", rounded(summary.with_lead.slope)},
            {"correlation_with_lead", rounded(summary.with_lead.correlation)},
            {"adjusted_lead", json(summary.adjusted_lead)},
            {"adjusted_score", json(summary.adjusted_score)},
            {"overturned", json(summary.overturned)},
            {"rolls", std::move(rolls)}};
}

}  // namespace

object summary_json(const TallySheet& sheet, const Summary& summary) {
    object wins;
    object levels;
    for (std::size_t side = 0; side < 2; ++side) {
        wins[sheet.side_keys[side]] = json(summary.wins[side]);
        levels[sheet.side_keys[side]] = victories(sheet, summary.victories[side + 1]);
    }
    levels["draw"] = victories(sheet, summary.victories[0]);
    return {{"games", summary.games},
            {"wins", std::move(wins)},
            {"draws", json(summary.draws)},
            {"score_of_" + sheet.side_keys[0], json(summary.score)},
            {"wins_of_a", json(summary.wins_of_a)},
            {"wins_of_b", json(summary.wins_of_b)},
            {"victories", std::move(levels)},
            {"lead", with_spread(summary.lead, summary.lead_spread)},
            {"leads", json(summary.leads)},
            {"turns", json(summary.turns)},
            {"ends_in_turn", json(summary.ends)},
            {"decisions", with_spread(summary.decisions, summary.decisions_spread)},
            {"by_turn", by_turn(sheet, summary)},
            {"losses", losses(sheet, summary)},
            {"counts", counts(sheet, summary)},
            {"objectives", objectives(sheet, summary)},
            {"luck", luck(sheet, summary.luck)},
            {"games_for_one_percent", or_null(summary.games_for_one_percent)},
            {"games_for_one_percent_without_luck",
             or_null(summary.games_for_one_percent_without_luck)}};
}

}  // namespace levee::lab
