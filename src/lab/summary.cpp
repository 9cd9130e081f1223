#include "lab/summary.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

namespace levee::lab {

namespace {

using engine::Tally;
using engine::TallySheet;
using Rows = std::span<const GameRow>;

template <class Figure>
std::vector<double> figures(Rows rows, Figure figure) {
    std::vector<double> values;
    values.reserve(rows.size());
    for (const GameRow& row : rows) values.push_back(static_cast<double>(figure(row)));
    return values;
}

template <class Test>
Share share_of(Rows rows, Test test) {
    return share(static_cast<std::uint64_t>(std::ranges::count_if(rows, test)), rows.size());
}

template <class Figure>
std::vector<Bar> histogram(Rows rows, Figure figure) {
    std::map<int, std::uint64_t> bars;
    for (const GameRow& row : rows) ++bars[figure(row)];
    std::vector<Bar> list;
    if (bars.empty()) return list;
    for (int value = bars.begin()->first; value <= bars.rbegin()->first; ++value)
        list.push_back({value, bars.contains(value) ? bars[value] : 0});
    return list;
}

TurnSummary summarise_turn(Rows rows, std::size_t turn) {
    const auto lead = [turn](const GameRow& row) { return row.tally.lead_after[turn]; };
    TurnSummary summary;
    const auto leads = figures(rows, lead);
    summary.lead = mean(leads);
    summary.spread = quantiles(leads);
    summary.ahead = {share_of(rows, [&](const GameRow& row) { return lead(row) > 0; }),
                     share_of(rows, [&](const GameRow& row) { return lead(row) < 0; })};
    std::uint64_t led = 0;
    std::uint64_t won = 0;
    for (const GameRow& row : rows) {
        if (lead(row) == 0 || row.tally.winner == Tally::kNobody) continue;
        ++led;
        won += (lead(row) > 0) == (row.tally.winner == 0) ? 1U : 0U;
    }
    summary.leader_wins = share(won, led);
    return summary;
}

template <class Figure>
ItemSummary summarise_item(Rows rows, Figure figure) {
    const auto values = figures(rows, figure);
    return {mean(values), quantiles(values)};
}

ObjectiveSummary summarise_objective(Rows rows, std::size_t objective, int turns) {
    ObjectiveSummary summary;
    summary.held.resize(static_cast<std::size_t>(turns));
    summary.changed.resize(static_cast<std::size_t>(turns));
    for (const GameRow& row : rows) {
        const auto owners = row.tally.owners(objective);
        for (std::size_t turn = 0; turn < summary.held.size(); ++turn) {
            ++summary.held[turn][static_cast<std::size_t>(owners[turn] + 1)];
            // The first turn has no turn before it: whoever holds a thing then took it or had it.
            if (turn > 0 && owners[turn] != owners[turn - 1]) ++summary.changed[turn];
        }
    }
    const auto changes = [objective](const GameRow& row) { return row.tally.changes[objective]; };
    summary.changes = mean(figures(rows, changes));
    summary.contested = share_of(rows, [&](const GameRow& row) { return changes(row) > 0; });
    return summary;
}

LuckSummary summarise_luck(const TallySheet& sheet, Rows rows) {
    LuckSummary summary;
    const auto luck = figures(rows, luck_of_first);
    summary.measured = std::ranges::any_of(luck, [](double value) { return value != 0; });
    if (!summary.measured) return summary;
    const auto leads = figures(rows, [](const GameRow& row) { return row.tally.lead; });
    const auto scores = figures(rows, score_of_first);
    summary.total = mean(luck);
    summary.with_lead = fit(luck, leads);
    const auto adjusted_leads = adjusted(luck, leads);
    summary.adjusted_lead = mean(adjusted_leads);
    summary.adjusted_score = mean(adjusted(luck, scores));
    std::uint64_t won = 0;
    std::uint64_t overturned = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i].tally.winner == Tally::kNobody || rows[i].tally.lead == 0) continue;
        ++won;
        overturned += (rows[i].tally.lead > 0) != (adjusted_leads[i] > 0) ? 1U : 0U;
    }
    summary.overturned = share(overturned, won);
    double squares = 0;
    for (std::size_t kind = 0; kind < sheet.rolls.size(); ++kind) {
        RollSummary roll;
        roll.rolls = mean(figures(rows, [&](const GameRow& row) { return row.tally.rolls[kind]; }));
        roll.luck =
            mean(figures(rows, [&](const GameRow& row) { return row.tally.luck[kind] / 1000.0; }));
        squares += roll.luck.deviation * roll.luck.deviation;
        summary.rolls.push_back(roll);
    }
    for (auto& roll : summary.rolls)
        roll.part = squares > 0 ? roll.luck.deviation * roll.luck.deviation / squares : 0;
    return summary;
}

}  // namespace

double score_of_first(const GameRow& row) {
    if (row.tally.winner == Tally::kNobody) return 0.5;
    return row.tally.winner == 0 ? 1 : 0;
}

double luck_of_first(const GameRow& row) {
    double sum = 0;
    for (const auto luck : row.tally.luck) sum += luck;
    return sum / 1000;
}

Summary summarise(const TallySheet& sheet, Rows rows) {
    Summary summary;
    summary.games = rows.size();
    const auto winner_is = [](int side) {
        return [side](const GameRow& row) { return row.tally.winner == side; };
    };
    summary.wins = {share_of(rows, winner_is(0)), share_of(rows, winner_is(1))};
    summary.draws = share_of(rows, winner_is(Tally::kNobody));
    summary.score = mean(figures(rows, score_of_first));
    const auto a_won = [](const GameRow& row) { return row.tally.winner == row.side_of_a; };
    summary.wins_of_a = share_of(rows, a_won);
    summary.wins_of_b = share_of(rows, [&](const GameRow& row) {
        return row.tally.winner != Tally::kNobody && !a_won(row);
    });
    for (auto& counts : summary.victories) counts.resize(sheet.victories.size());
    for (const GameRow& row : rows) {
        const int side = row.tally.winner + 1;
        ++summary.victories[static_cast<std::size_t>(side)][row.tally.victory];
    }

    const auto lead = [](const GameRow& row) { return int{row.tally.lead}; };
    const auto turns = [](const GameRow& row) { return int{row.tally.turns}; };
    const auto decisions = [](const GameRow& row) { return row.decisions; };
    summary.lead = mean(figures(rows, lead));
    summary.lead_spread = quantiles(figures(rows, lead));
    summary.leads = histogram(rows, lead);
    summary.turns = mean(figures(rows, turns));
    summary.ends = histogram(rows, turns);
    summary.decisions = mean(figures(rows, decisions));
    summary.decisions_spread = quantiles(figures(rows, decisions));
    for (int turn = 0; turn < sheet.turns; ++turn)
        summary.by_turn.push_back(summarise_turn(rows, static_cast<std::size_t>(turn)));
    std::size_t losses = 0;
    for (const auto& group : sheet.losses) losses += group.items.size();
    for (std::size_t i = 0; i < losses; ++i)
        summary.losses.push_back(
            summarise_item(rows, [i](const GameRow& row) { return row.tally.losses[i]; }));
    for (std::size_t i = 0; i < sheet.counts.size(); ++i)
        summary.counts.push_back(
            summarise_item(rows, [i](const GameRow& row) { return row.tally.counts[i]; }));
    for (std::size_t i = 0; i < sheet.objectives.size(); ++i)
        summary.objectives.push_back(summarise_objective(rows, i, sheet.turns));
    summary.luck = summarise_luck(sheet, rows);
    // The difference of two means has twice the variance of one.
    const auto needed = [](const Mean& score) {
        return needed_for(0.01, std::numbers::sqrt2 * score.deviation);
    };
    summary.games_for_one_percent = needed(summary.score);
    if (summary.luck.measured)
        summary.games_for_one_percent_without_luck = needed(summary.luck.adjusted_score);
    return summary;
}

}  // namespace levee::lab
