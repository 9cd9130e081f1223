#include "lab/compare.h"

#include <boost/json/array.hpp>
#include <utility>

#include "lab/summary.h"

namespace levee::lab {

namespace {

using Pairs = std::vector<std::pair<const GameRow*, const GameRow*>>;

Pairs paired(std::span<const GameRow> printed, std::span<const GameRow> changed) {
    Pairs pairs;
    auto other = changed.begin();
    for (const GameRow& row : printed) {
        while (other != changed.end() && other->number < row.number) ++other;
        if (other != changed.end() && other->number == row.number)
            pairs.emplace_back(&row, &*other);
    }
    return pairs;
}

// By seed: the games of a seed with the sides exchanged are no independent observations, so their
// mean is one.
template <class Figure>
std::vector<double> differences(const Pairs& pairs, Figure figure) {
    std::vector<double> values;
    for (std::size_t i = 0; i < pairs.size();) {
        double sum = 0;
        std::size_t games = 0;
        for (const auto seed = pairs[i].first->seed;
             i < pairs.size() && pairs[i].first->seed == seed; ++i, ++games)
            sum += static_cast<double>(figure(*pairs[i].second)) -
                   static_cast<double>(figure(*pairs[i].first));
        values.push_back(sum / static_cast<double>(games));
    }
    return values;
}

boost::json::object mean_json(const Mean& mean) {
    return {{"mean", mean.value},
            {"deviation", mean.deviation},
            {"interval", boost::json::array{mean.interval.low, mean.interval.high}}};
}

}  // namespace

Comparison compare(std::vector<std::string> changes, std::span<const GameRow> printed,
                   std::span<const GameRow> changed) {
    Comparison result;
    result.changes = std::move(changes);
    const Pairs pairs = paired(printed, changed);
    result.games = pairs.size();
    for (const auto& [before, after] : pairs)
        result.other_winner += before->tally.winner != after->tally.winner ? 1U : 0U;
    const auto scores = differences(pairs, score_of_first);
    const auto leads = differences(pairs, [](const GameRow& row) { return row.tally.lead; });
    const auto luck = differences(pairs, luck_of_first);
    result.seeds = scores.size();
    result.score = mean(scores);
    if (const auto needed = needed_for(0.01, result.score.deviation))
        result.games_for_one_percent = *needed * result.games / result.seeds;
    result.lead = mean(leads);
    result.turns =
        mean(differences(pairs, [](const GameRow& row) { return int{row.tally.turns}; }));
    result.adjusted_score = mean(adjusted(luck, scores));
    result.adjusted_lead = mean(adjusted(luck, leads));
    return result;
}

boost::json::object comparison_json(const engine::TallySheet& sheet, const Comparison& comparison) {
    return {{"set", boost::json::array(comparison.changes.begin(), comparison.changes.end())},
            {"games", comparison.games},
            {"seeds", comparison.seeds},
            {"other_winner", comparison.other_winner},
            {"score_of_" + sheet.side_keys[0], mean_json(comparison.score)},
            {"lead", mean_json(comparison.lead)},
            {"turns", mean_json(comparison.turns)},
            {"adjusted_score", mean_json(comparison.adjusted_score)},
            {"adjusted_lead", mean_json(comparison.adjusted_lead)},
            {"games_for_one_percent", comparison.games_for_one_percent
                                          ? boost::json::value(*comparison.games_for_one_percent)
                                          : boost::json::value()}};
}

}  // namespace levee::lab
