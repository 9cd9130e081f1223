// What changed data do.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "lab/report_parts.h"

namespace levee::lab {

namespace {

struct Effect {
    std::string name;
    const Mean& mean;
    double unit;  // 100 for shares
    std::string_view suffix;
};

// Differences with their intervals; a row whose line does not touch the middle is no accident.
std::string forest(const Report& report, const std::vector<Effect>& effects) {
    const Wording say(report.language);
    constexpr double kNames = 250;
    constexpr double kFigures = 190;
    constexpr double kRow = 34;
    Drawing drawing(kSheetWidth, kRow * static_cast<double>(effects.size()) + 8);
    const double base = kRow * static_cast<double>(effects.size());
    const double middle = (kNames + kSheetWidth - kFigures) / 2;
    drawing.line(middle, 0, middle, base, "zero");
    double y = 0;
    for (const Effect& effect : effects) {
        const Interval& interval = effect.mean.interval;
        // Every row has a scale of its own: points and percents do not share one.
        const double reach =
            std::max({std::abs(interval.low), std::abs(interval.high), 1e-9}) * 1.15;
        const Scale across{-reach, reach, kNames, kSheetWidth - kFigures};
        const double centre = y + kRow / 2;
        const bool sure = interval.low > 0 || interval.high < 0;
        drawing.text(kNames - 14, centre + 5, effect.name, "", Anchor::End);
        drawing.line(across(interval.low), centre, across(interval.high), centre, "whisker");
        drawing.circle(across(effect.mean.value), centre, 5,
                       sure ? (effect.mean.value > 0 ? "first" : "second") : "nobody");
        drawing.text(
            kSheetWidth, centre + 5,
            fmt::format("{}{} ({})", say.signed_number(effect.unit * effect.mean.value, 2),
                        effect.suffix,
                        say.range(effect.unit * interval.low, effect.unit * interval.high, 2)),
            sure ? "strong" : "", Anchor::End);
        y += kRow;
    }
    return drawing.svg(say("Effects of the change", "Effets du changement"));
}

}  // namespace

std::string section_of_change(const Report& report) {
    const Wording say(report.language);
    const Comparison& change = *report.comparison;
    const std::string& first = say(report.sheet.sides[0]);
    std::string list;
    for (const auto& text : change.changes) list += fmt::format("<code>{}</code> ", escaped(text));
    const std::string score = fmt::format("{} {}, %", say("score of the", "score des"), first);
    std::vector<Effect> effects{
        {score, change.score, 100, ""},
        {fmt::format("{}, {}", say("lead", "avance"), say(report.sheet.lead)), change.lead, 1, ""},
        {std::string(say("turns", "tours")), change.turns, 1, ""},
    };
    if (report.summary.luck.measured) {
        effects.push_back({score + std::string(say(", without luck", ", sans la chance")),
                           change.adjusted_score, 100, ""});
        effects.push_back({std::string(say("lead, without luck", "avance, sans la chance")),
                           change.adjusted_lead, 1, ""});
    }
    const std::string text = fmt::format(
        "{} {}{} {} {} {}.",
        say("The same games, seed by seed, with",
            "Les mêmes parties, graine "
            "par graine, avec"),
        list, say("against the data as they are. Of", "contre les données telles quelles. Sur"),
        say.whole(change.games),
        say("games, another side won in", "parties, un autre camp a gagné dans"),
        say.whole(change.other_winner));
    return section(say("What the change does", "Ce que fait le changement"), text,
                   figure(forest(report, effects),
                          say("Changed less unchanged, with 95 % intervals. Filled dots: the "
                              "interval leaves out zero.",
                              "Changé moins inchangé, avec intervalles à 95 %. Points colorés : "
                              "l’intervalle exclut zéro.")));
}

}  // namespace levee::lab
