// What it costs, and what happens on the way.
#include <fmt/format.h>

#include <algorithm>

#include "lab/report_parts.h"

namespace levee::lab {

namespace {

// "6.28 ± 0.24"
std::string with_error(const Wording& say, const Mean& mean) {
    return fmt::format("{} ± {}", say.number(mean.value, 2),
                       say.number(mean.interval.high - mean.value, 2));
}

// Bars from the left: the mean, with a line over nine games in ten.
std::string bars_of_losses(const Report& report, const engine::TallySheet::Group& group,
                           std::size_t from) {
    const Wording say(report.language);
    constexpr double kNames = 180;
    constexpr double kFigures = 96;
    // Two items of one name are told apart by their side, not by their colour alone.
    const auto name_of = [&](std::size_t i) {
        const auto& item = group.items[i];
        const bool twice = std::ranges::count_if(group.items, [&](const auto& other) {
                               return say(other.title) == say(item.title);
                           }) > 1;
        if (!twice || item.side < 0) return say(item.title);
        return say(report.sheet.sides[static_cast<std::size_t>(item.side)]) + " · " +
               say(item.title);
    };
    constexpr double kRow = 26;
    double most = 0.1;
    std::vector<std::size_t> shown;
    for (std::size_t i = 0; i < group.items.size(); ++i) {
        const ItemSummary& item = report.summary.losses[from + i];
        most = std::max({most, item.spread.p95, item.mean.value});
        if (item.mean.value > 0) shown.push_back(i);
    }
    Drawing drawing(kSheetWidth, kRow * static_cast<double>(shown.size()) + 30);
    const Scale across{0, most, kNames, kSheetWidth - kFigures};
    const double base = kRow * static_cast<double>(shown.size());
    const double step = round_step(most, 6);
    for (int i = 0; i * step <= most; ++i) {
        drawing.line(across(i * step), 0, across(i * step), base, "grid");
        drawing.text(across(i * step), base + 18, say.number(i * step, step < 1 ? 1 : 0), "soft",
                     Anchor::Middle);
    }
    double y = 0;
    for (const std::size_t i : shown) {
        const ItemSummary& item = report.summary.losses[from + i];
        drawing.text(kNames - 10, y + 17, name_of(i), "", Anchor::End);
        drawing.rect(kNames, y + 4, across(item.mean.value) - kNames, kRow - 8,
                     side_class(group.items[i].side),
                     fmt::format("{} ({})", say.number(item.mean.value, 2),
                                 say.range(item.mean.interval.low, item.mean.interval.high, 2)));
        drawing.line(across(item.spread.p5), y + kRow / 2, across(item.spread.p95), y + kRow / 2,
                     "whisker");
        for (const double end : {item.spread.p5, item.spread.p95})
            drawing.line(across(end), y + kRow / 2 - 4, across(end), y + kRow / 2 + 4, "whisker");
        drawing.text(kSheetWidth, y + 17, with_error(say, item.mean), "strong", Anchor::End);
        y += kRow;
    }
    return drawing.svg(say(group.title));
}

// Counts of both sides side by side; the sheet lists all of the first side, then of the second.
std::string table_of_counts(const Report& report) {
    const Wording say(report.language);
    const auto& counts = report.sheet.counts;
    const std::size_t kinds = counts.size() / 2;
    std::string rows;
    for (std::size_t i = 0; i < kinds; ++i) {
        const Mean& first = report.summary.counts[i].mean;
        const Mean& second = report.summary.counts[i + kinds].mean;
        if (first.value == 0 && second.value == 0) continue;
        rows += fmt::format("<tr><td>{}</td><td>{}</td><td>{}</td></tr>\n",
                            escaped(say(counts[i].title)), with_error(say, first),
                            with_error(say, second));
    }
    return fmt::format(
        "<div class=\"scroll\"><table>\n<thead><tr><th>{}</th><th>{}</th><th>{}</th></tr></thead>\n"
        "<tbody>\n{}</tbody>\n</table></div>\n",
        say("In an average game (± 95 %)", "Dans une partie moyenne (± 95 %)"),
        escaped(say(report.sheet.sides[0])), escaped(say(report.sheet.sides[1])), rows);
}

}  // namespace

std::string section_of_losses(const Report& report) {
    const Wording say(report.language);
    std::string body = legend(report, false);
    std::size_t place = 0;
    for (const auto& group : report.sheet.losses) {
        body +=
            figure(bars_of_losses(report, group, place),
                   fmt::format("{}. {}", escaped(say(group.title)),
                               say("Bars are means, with their 95 % intervals at the right; the "
                                   "lines reach over nine games in ten.",
                                   "Les barres sont les moyennes, à droite avec leurs "
                                   "intervalles à 95 % ; les traits couvrent neuf parties sur "
                                   "dix.")));
        place += group.items.size();
    }
    body += table_of_counts(report);
    return section(say("What it costs", "Ce qu’il en coûte"),
                   say("Losses of an average game, and what happens in it.",
                       "Les pertes d’une partie moyenne, et ce qui s’y passe."),
                   body);
}

}  // namespace levee::lab
