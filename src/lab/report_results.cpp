// Who wins, by how much, and how long it takes.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numeric>

#include "lab/report_parts.h"

namespace levee::lab {

namespace {

// How strong the colour of a victory is: the last kinds are the greatest.
std::string level_class(std::size_t victory, std::size_t kinds) {
    const std::size_t from_top = kinds - 1 - victory;
    return from_top == 0 ? "level3" : from_top == 1 ? "level2" : "level1";
}

// All games in one bar: the victories of the first side from its greatest, draws, the others.
std::string bar_of_results(const Report& report) {
    const Wording say(report.language);
    const Summary& summary = report.summary;
    const std::size_t kinds = report.sheet.victories.size();
    Drawing drawing(kSheetWidth, 108);
    const auto games = static_cast<double>(summary.games);
    double x = 0;
    const auto add = [&](std::size_t side, std::size_t victory) {
        const std::uint64_t count = summary.victories[side][victory];
        if (count == 0) return;
        const double part = static_cast<double>(count) / games;
        const double width = part * kSheetWidth;
        const std::string& name = say(report.sheet.victories[victory].title);
        const std::string who = side == 0 ? name : say(report.sheet.sides[side - 1]) + ": " + name;
        drawing.rect(x, 20, width - 1, 44,
                     side_class(static_cast<int>(side) - 1) +
                         (side == 0 ? "" : " " + level_class(victory, kinds)),
                     who + ", " + say.percent(part));
        const bool full = side != 0 && level_class(victory, kinds) == "level3";
        if (width > 46)
            drawing.text(x + width / 2, 46, say.percent(part, 0), full ? "on" : "", Anchor::Middle);
        if (width > 104) drawing.text(x + width / 2, 14, name, "soft", Anchor::Middle);
        x += width;
    };
    for (std::size_t victory = kinds; victory-- > 0;) add(1, victory);
    for (std::size_t victory = 0; victory < kinds; ++victory) add(0, victory);
    for (std::size_t victory = 0; victory < kinds; ++victory) add(2, victory);
    const Scale scale{0, 1, 0, kSheetWidth};
    drawing.rect(scale(0.35), 68, scale(0.65) - scale(0.35), 6, "band");
    for (const double tick : {0.0, 0.25, 0.5, 0.75, 1.0}) {
        drawing.line(scale(tick), 66, scale(tick), 78, tick == 0.5 ? "mark" : "axis");
        drawing.text(scale(tick), 93, say.percent(tick, 0), "soft",
                     tick == 0   ? Anchor::Start
                     : tick == 1 ? Anchor::End
                                 : Anchor::Middle);
    }
    return drawing.svg(say("Results of all games in one bar", "Résultats de toutes les parties"));
}

// The same in figures, with what the bar has no room for.
std::string table_of_results(const Report& report) {
    const Wording say(report.language);
    const Summary& summary = report.summary;
    std::string rows;
    for (std::size_t victory = report.sheet.victories.size(); victory-- > 0;) {
        std::string cells;
        std::uint64_t games = 0;
        for (const std::size_t side : {1U, 2U}) {
            const Share part = share(summary.victories[side][victory], summary.games);
            games += part.count;
            cells +=
                part.count == 0
                    ? "<td>–</td>"
                    : fmt::format("<td>{} <small>({})</small></td>", say.percent(part.value),
                                  say.range(100 * part.interval.low, 100 * part.interval.high, 1));
        }
        if (games == 0) continue;
        rows += fmt::format("<tr><td>{}</td>{}</tr>\n",
                            escaped(say(report.sheet.victories[victory].title)), cells);
    }
    return fmt::format(
        "<div class=\"scroll\"><table>\n<thead><tr><th>{}</th><th>{}</th><th>{}</th></tr></thead>\n"
        "<tbody>\n{}</tbody>\n</table></div>\n",
        say("Share of all games (95 %)", "Part des parties (95 %)"),
        escaped(say(report.sheet.sides[0])), escaped(say(report.sheet.sides[1])), rows);
}

// A part of a bar: how many games, and in which colour.
struct Part {
    std::string cls;
    std::uint64_t games = 0;
};

// Vertical bars, one for each value, in the parts that parts_of(bar) names from below.
template <class Parts>
std::string histogram(const Report& report, const std::vector<Bar>& bars, double height,
                      std::string_view label, std::string_view unit, Parts parts_of,
                      const Mean* marked) {
    const Wording say(report.language);
    constexpr double kLeft = 44;
    constexpr double kTop = 20;
    Drawing drawing(kSheetWidth, height);
    const double base = height - 42;
    std::uint64_t most = 1;
    for (const Bar& bar : bars) most = std::max(most, bar.games);
    const auto games = static_cast<double>(report.summary.games);
    const double top = static_cast<double>(most) / games;
    const Scale up{0, top, base, kTop};
    const double step = round_step(top, 4);
    for (int i = 0; i * step <= top; ++i) {
        const double y = up(i * step);
        drawing.line(kLeft, y, kSheetWidth, y, "grid");
        drawing.text(kLeft - 8, y + 4, say.percent(i * step, step < 0.01 ? 1 : 0), "soft",
                     Anchor::End);
    }
    const double each = (kSheetWidth - kLeft) / static_cast<double>(bars.size());
    const Scale across{static_cast<double>(bars.front().value) - 0.5,
                       static_cast<double>(bars.back().value) + 0.5, kLeft, kSheetWidth};
    const int every = std::max(1, static_cast<int>(std::ceil(30 / each)));
    const double gap = std::min(4.0, each / 6);
    const double width = std::min(64.0, each - gap);
    for (const Bar& bar : bars) {
        const double middle = across(bar.value);
        const std::string tip =
            fmt::format("{}: {}", bar.value, say.percent(static_cast<double>(bar.games) / games));
        double below = 0;
        for (const Part& part : parts_of(bar)) {
            const double above = below + static_cast<double>(part.games) / games;
            if (part.games > 0)
                drawing.rect(middle - width / 2, up(above), width, up(below) - up(above), part.cls,
                             tip);
            below = above;
        }
        if (bar.value % every == 0)
            drawing.text(middle, base + 17, say.number(bar.value, 0), "soft", Anchor::Middle);
    }
    drawing.line(kLeft, base, kSheetWidth, base, "axis");
    drawing.text(kSheetWidth, height - 6, unit, "soft", Anchor::End);
    drawing.text(0, 11, say("games", "parties"), "soft");
    if (marked != nullptr) {
        const double x = across(marked->value);
        drawing.rect(across(marked->interval.low), kTop - 6,
                     across(marked->interval.high) - across(marked->interval.low), base - kTop + 6,
                     "doubt");
        drawing.line(x, kTop - 6, x, base, "mark");
        drawing.text(
            x + 6, kTop - 6,
            fmt::format("{} {}", say("mean", "moyenne"), say.signed_number(marked->value, 2)),
            "strong", x > 0.8 * kSheetWidth ? Anchor::End : Anchor::Start);
    }
    return drawing.svg(label);
}

}  // namespace

std::string section_of_results(const Report& report) {
    const Wording say(report.language);
    const Summary& summary = report.summary;
    const auto& sheet = report.sheet;
    const std::string first = escaped(say(sheet.sides[0]));
    const std::string& unit = say(sheet.lead);
    std::string body = figure(
        bar_of_results(report),
        say("Every game is in this bar, the greatest victories at its two ends. The grey mark "
            "between 35 and 65 % is where a fair scenario should change colour.",
            "Toutes les parties sont dans cette barre, les plus grandes victoires à ses deux "
            "bouts. "
            "La marque grise entre 35 et 65 % est là où un scénario équitable devrait changer de "
            "couleur."));
    body += table_of_results(report);
    body += legend(report, summary.draws.count > 0);
    // Who leads and who wins need not be the same: some games ask for more than a lead.
    std::map<int, std::array<std::uint64_t, 3>> by_winner;
    for (const GameRow& row : report.rows) {
        const int place = row.tally.winner + 1;
        by_winner[row.tally.lead][static_cast<std::size_t>(place)] += 1;
    }
    const std::string caption =
        fmt::format("{} {} {} {} ({}); {} {} {} {}.", say("Lead of the", "Avance des"), first,
                    say("at the end, in the colour of the winner. Mean",
                        "à la fin, à la couleur du vainqueur. Moyenne"),
                    say.signed_number(summary.lead.value, 2),
                    say.range(summary.lead.interval.low, summary.lead.interval.high, 2),
                    say("half of all games end between", "la moitié des parties finit entre"),
                    say.signed_number(summary.lead_spread.p25, 0), say("and", "et"),
                    say.signed_number(summary.lead_spread.p75, 0));
    body += figure(
        histogram(
            report, summary.leads, 250, say("Distribution of the lead", "Répartition de l’avance"),
            fmt::format("{} {}, {}", say("lead of the", "avance des"), say(sheet.sides[0]), unit),
            [&](const Bar& bar) {
                const auto& won = by_winner[bar.value];
                return std::vector<Part>{{"first", won[1]}, {"nobody", won[0]}, {"second", won[2]}};
            },
            &summary.lead),
        caption);
    const auto text = fmt::format(
        "{} {} {} <strong>{}</strong> ({}).",
        say("Counting a draw as half a win, the score of the",
            "Une nulle valant une demi-victoire, "
            "le score des"),
        first, say("is", "est de"), say.percent(summary.score.value),
        say.range(100 * summary.score.interval.low, 100 * summary.score.interval.high, 1));
    return section(say("Who wins, and by how much", "Qui gagne, et de combien"), text, body);
}

std::string section_of_length(const Report& report) {
    const Wording say(report.language);
    const Summary& summary = report.summary;
    const auto& spread = summary.decisions_spread;
    const std::string text = fmt::format(
        "{} {} {} ({}); {} {} {} {} {}.", say("A game ends in turn", "Une partie finit au tour"),
        say.number(summary.turns.value, 2), say("on average", "en moyenne"),
        say.range(summary.turns.interval.low, summary.turns.interval.high, 2),
        say("nine in ten take between", "neuf sur dix demandent entre"),
        say.whole(static_cast<std::uint64_t>(spread.p5)), say("and", "et"),
        say.whole(static_cast<std::uint64_t>(spread.p95)),
        say("decisions, dice included", "décisions, dés compris"));
    std::string body;
    if (summary.ends.size() > 1)
        body = figure(histogram(
                          report, summary.ends, 190,
                          say("Turn in which games end", "Tour où finissent les parties"),
                          say("turn", "tour"),
                          [](const Bar& bar) {
                              return std::vector<Part>{{"plain", bar.games}};
                          },
                          nullptr),
                      say("The turn in which games end.", "Le tour où finissent les parties."));
    return section(say("How long it takes", "Combien de temps"), text, body);
}

}  // namespace levee::lab
