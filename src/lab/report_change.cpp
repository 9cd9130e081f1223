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
};

// Effects that are counted in one unit share an axis.
struct Measure {
    std::string unit;
    double factor = 1;  // 100 for shares
    std::vector<Effect> effects;
};

constexpr double kNames = 230;
constexpr double kFigures = 190;
constexpr double kRow = 30;
constexpr double kAxis = 46;  // below the rows: ticks and the unit

double height_of(const Measure& measure) {
    return kRow * static_cast<double>(measure.effects.size()) + kAxis + 12;
}

// A scale that holds zero and every interval, ending at round figures.
Scale scale_of(const Measure& measure, double step) {
    double low = 0;
    double high = 0;
    for (const Effect& effect : measure.effects) {
        low = std::min(low, measure.factor * effect.mean.interval.low);
        high = std::max(high, measure.factor * effect.mean.interval.high);
    }
    if (step <= 0) return {low, high, 0, 1};
    return {step * std::floor(low / step), step * std::ceil(high / step), kNames,
            kSheetWidth - kFigures};
}

void draw(Drawing& drawing, const Wording& say, const Measure& measure, double top) {
    const Scale raw = scale_of(measure, 0);
    const double step = round_step(raw.to > raw.from ? raw.to - raw.from : 2, 5);
    Scale across = scale_of(measure, step);
    if (across.from == across.to) across = {-1, 1, kNames, kSheetWidth - kFigures};
    const double base = top + kRow * static_cast<double>(measure.effects.size());
    const int decimals = std::max(0, -static_cast<int>(std::floor(std::log10(step) + 1e-9)));
    const auto first = static_cast<int>(std::lround(across.from / step));
    const auto last = static_cast<int>(std::lround(across.to / step));
    for (int i = first; i <= last; ++i) {
        const double x = across(i * step);
        drawing.line(x, top, x, base, i == 0 ? "zero" : "grid");
        drawing.line(x, base, x, base + 5, "axis");
        drawing.text(x, base + 18, say.signed_number(i * step, decimals), "soft", Anchor::Middle);
    }
    drawing.line(kNames, base, kSheetWidth - kFigures, base, "axis");
    drawing.text((kNames + kSheetWidth - kFigures) / 2, base + 34, measure.unit, "soft",
                 Anchor::Middle);
    double y = top;
    for (const Effect& effect : measure.effects) {
        const double centre = y + kRow / 2;
        y += kRow;
        drawing.text(kNames - 14, centre + 5, effect.name, "", Anchor::End);
        const Mean& mean = effect.mean;
        // Where every pair of games gave the same, there is nothing to reckon an interval from.
        if (!(mean.deviation > 0)) {
            drawing.circle(across(measure.factor * mean.value), centre, 5, "nobody");
            drawing.text(kSheetWidth, centre + 5,
                         fmt::format("{} ({})", say.signed_number(measure.factor * mean.value, 2),
                                     say("the same on every seed", "le même sur chaque graine")),
                         "", Anchor::End);
            continue;
        }
        const double low = measure.factor * mean.interval.low;
        const double high = measure.factor * mean.interval.high;
        const bool sure = low > 0 || high < 0;
        drawing.line(across(low), centre, across(high), centre, "whisker");
        for (const double end : {low, high})
            drawing.line(across(end), centre - 5, across(end), centre + 5, "whisker");
        drawing.circle(across(measure.factor * mean.value), centre, 5,
                       sure ? (mean.value > 0 ? "first" : "second") : "nobody");
        drawing.text(kSheetWidth, centre + 5,
                     fmt::format("{} ({})", say.signed_number(measure.factor * mean.value, 2),
                                 say.range(low, high, 2)),
                     sure ? "strong" : "", Anchor::End);
    }
}

std::string forest(const Wording& say, const std::vector<Measure>& measures) {
    double height = 0;
    for (const Measure& measure : measures) height += height_of(measure);
    Drawing drawing(kSheetWidth, height);
    double top = 4;
    for (const Measure& measure : measures) {
        draw(drawing, say, measure, top);
        top += height_of(measure);
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
    const std::string_view plain = say("score", "score");
    const std::string_view lead = say("lead", "avance");
    const std::string_view lucky = say(", without luck", ", sans la chance");
    std::vector<Measure> measures{
        {fmt::format("{} {}, {}", say("score of the", "score des"), first,
                     say("percentage points", "points de pourcentage")),
         100,
         {{std::string(plain), change.score}}},
        {fmt::format("{} {}, {}", say("lead of the", "avance des"), first, say(report.sheet.lead)),
         1,
         {{std::string(lead), change.lead}}},
        {std::string(say("length in turns", "longueur en tours")),
         1,
         {{std::string(say("turns", "tours")), change.turns}}},
    };
    if (report.summary.luck.measured) {
        measures[0].effects.push_back(
            {std::string(plain) + std::string(lucky), change.adjusted_score});
        measures[1].effects.push_back(
            {std::string(lead) + std::string(lucky), change.adjusted_lead});
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
    const std::string caption = fmt::format(
        "{} {} {}",
        say("Changed less unchanged, each measure on an axis of its own. The intervals (95 %) are "
            "of "
            "the mean of",
            "Changé moins inchangé, chaque mesure sur un axe à elle. Les intervalles (95 %) sont "
            "ceux de la moyenne de"),
        say.whole(change.seeds),
        say("differences between games of one seed. Coloured dots: the interval leaves out zero. A "
            "change that was looked for among many will have one such row by accident in twenty.",
            "différences entre parties d’une même graine. Points colorés : l’intervalle exclut "
            "zéro. Qui essaie beaucoup de changements en verra un sur vingt par hasard."));
    return section(say("What the change does", "Ce que fait le changement"), text,
                   figure(forest(say, measures), caption));
}

}  // namespace levee::lab
