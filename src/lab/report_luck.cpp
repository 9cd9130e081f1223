// What the dice did, and what is left without them.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "lab/report_parts.h"

namespace levee::lab {

namespace {

// One dot a game: what fate gave, and how it ended.
std::string cloud(const Report& report) {
    const Wording say(report.language);
    constexpr std::size_t kMostDots = 1500;
    constexpr double kLeft = 46;
    Drawing drawing(kSheetWidth, 346);
    const auto rows = report.rows.subspan(0, std::min(report.rows.size(), kMostDots));
    double widest = 0.1;
    double highest = 1;
    for (const GameRow& row : rows) {
        widest = std::max(widest, std::abs(luck_of_first(row)));
        highest = std::max(highest, std::abs(static_cast<double>(row.tally.lead)));
    }
    const Scale across{-widest, widest, kLeft, kSheetWidth - 8};
    const Scale up{-highest, highest, 304, 26};
    const double step_y = round_step(2 * highest, 8);
    for (double value = -std::floor(highest / step_y) * step_y; value <= highest; value += step_y) {
        drawing.line(kLeft, up(value), kSheetWidth, up(value), "grid");
        drawing.text(kLeft - 8, up(value) + 4, say.signed_number(value, 0), "soft", Anchor::End);
    }
    const double step_x = round_step(2 * widest, 8);
    for (double value = -std::floor(widest / step_x) * step_x; value <= widest; value += step_x)
        drawing.text(across(value), 322, say.signed_number(value, step_x < 1 ? 1 : 0), "soft",
                     Anchor::Middle);
    drawing.line(kLeft, up(0), kSheetWidth, up(0), "zero");
    drawing.line(across(0), up.start, across(0), up.end, "zero");
    for (const GameRow& row : rows) {
        // Whole points lie on top of each other; the seed moves them apart a little.
        const double shake = static_cast<double>(row.seed % 1000) / 1000 - 0.5;
        drawing.circle(across(luck_of_first(row)), up(row.tally.lead + 0.7 * shake), 2.6,
                       "speck " + side_class(row.tally.winner));
    }
    const double slope = report.summary.luck.with_lead.slope;
    const double middle = report.summary.luck.adjusted_lead.value;
    const double reach =
        std::min(widest, slope == 0 ? widest : (highest - std::abs(middle)) / std::abs(slope));
    drawing.line(across(-reach), up(middle - slope * reach), across(reach),
                 up(middle + slope * reach), "mark");
    const std::string& first = say(report.sheet.sides[0]);
    const std::string& unit = say(report.sheet.lead);
    drawing.text(kSheetWidth, 340,
                 fmt::format("{} {}, {}", say("luck of the", "chance des"), first, unit), "soft",
                 Anchor::End);
    drawing.text(0, 11,
                 fmt::format("{} {} {}, {}", say("lead of the", "avance des"), first,
                             say("at the end", "à la fin"), unit),
                 "soft");
    return drawing.svg(say("Luck and lead of every game", "Chance et avance de chaque partie"));
}

std::string bars_of_rolls(const Report& report) {
    const Wording say(report.language);
    constexpr double kNames = 170;
    constexpr double kRow = 26;
    const auto& rolls = report.summary.luck.rolls;
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < rolls.size(); ++i)
        if (rolls[i].rolls.value > 0) order.push_back(i);
    std::ranges::stable_sort(order, std::greater(), [&](std::size_t i) { return rolls[i].part; });
    Drawing drawing(kSheetWidth, kRow * static_cast<double>(order.size()) + 22);
    drawing.text(
        kSheetWidth, 12,
        say("rolls in a game · part of all luck", "jets par partie · part de toute la chance"),
        "soft", Anchor::End);
    double most = 0.01;
    for (const auto& roll : rolls) most = std::max(most, roll.part);
    const Scale across{0, most, kNames, kSheetWidth - 110};
    double y = 18;
    for (const std::size_t i : order) {
        drawing.text(kNames - 10, y + 17, say(report.sheet.rolls[i].title), "", Anchor::End);
        drawing.rect(kNames, y + 4, across(rolls[i].part) - kNames, kRow - 8, "plain");
        drawing.text(kSheetWidth, y + 17,
                     fmt::format("{} · {}", say.number(rolls[i].rolls.value, 1),
                                 say.percent(rolls[i].part, rolls[i].part < 0.1 ? 1 : 0)),
                     "soft", Anchor::End);
        y += kRow;
    }
    return drawing.svg(say("Which dice carry the luck", "Quels dés portent la chance"));
}

}  // namespace

std::string section_of_luck(const Report& report) {
    const Wording say(report.language);
    const LuckSummary& luck = report.summary.luck;
    const auto title = say("What the dice did", "Ce que les dés ont fait");
    if (!luck.measured)
        return section(title,
                       say("Luck was not measured in this simulation.",
                           "La chance n’a pas été mesurée dans cette simulation."),
                       "");
    const double r = luck.with_lead.correlation;
    const std::string text = fmt::format(
        "{} <strong>{}</strong> {} {} {} <strong>{}</strong> ({}), {} {} ({}). {} {} {}.",
        say("Every roll is held against all that it could have been: what came, less the exact "
            "mean "
            "of the positions it could have led to. This luck explains",
            "Chaque jet est comparé à tout ce qu’il aurait pu être : ce qui est venu, moins la "
            "moyenne exacte des positions où il pouvait mener. Cette chance explique"),
        say.percent(r * r, 0),
        say("of how far the ends of games lie apart. Without it the",
            "de l’écart entre les fins "
            "de partie. Sans elle, les"),
        escaped(say(report.sheet.sides[0])), say("score", "marquent"),
        say.percent(luck.adjusted_score.value),
        say.range(100 * luck.adjusted_score.interval.low, 100 * luck.adjusted_score.interval.high,
                  1),
        say("instead of", "au lieu de"), say.percent(report.summary.score.value),
        say.range(100 * report.summary.score.interval.low, 100 * report.summary.score.interval.high,
                  1),
        say("In", "Dans"), say.percent(luck.overturned.value, 0),
        say("of the games that somebody won, the dice made the winner",
            "des parties gagnées, ce sont les dés qui ont fait le vainqueur"));
    std::string body = legend(report, report.summary.draws.count > 0);
    body += figure(
        cloud(report),
        fmt::format("{} {}{}",
                    say("One dot a game, in the colour of its winner (at most 1,500): to the "
                        "right the dice helped the",
                        "Un point par partie, à la couleur du vainqueur (1 500 au plus) : à "
                        "droite les dés ont aidé les"),
                    escaped(say(report.sheet.sides[0])),
                    say(", above they led at the end. The line is what luck is worth.",
                        ", en haut ils mènent à la fin. La droite est ce que vaut la "
                        "chance.")));
    body += figure(bars_of_rolls(report),
                   say("Which dice and draws carry the luck of a game.",
                       "Quels dés et quels tirages portent la chance d’une partie."));
    return section(title, text, body);
}

}  // namespace levee::lab
