// How games go: the lead turn by turn, and who holds what.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>

#include "lab/report_parts.h"

namespace levee::lab {

namespace {

constexpr double kLeftEdge = 46;
constexpr double kRight = kSheetWidth - 12;

std::string curve(const std::vector<double>& xs, const std::vector<double>& ys) {
    std::string d;
    for (std::size_t i = 0; i < xs.size(); ++i)
        d += fmt::format("{}{:.1f} {:.1f}", i == 0 ? "M" : "L", xs[i], ys[i]);
    return d;
}

std::string ribbon(const std::vector<double>& xs, const std::vector<double>& low,
                   const std::vector<double>& high) {
    std::string d = curve(xs, high);
    for (std::size_t i = xs.size(); i-- > 0;) d += fmt::format("L{:.1f} {:.1f}", xs[i], low[i]);
    return d + "Z";
}

// The grid with turns below and a scale at the left.
void frame(Drawing& drawing, const Wording& say, std::size_t turns, const Scale& across,
           const Scale& up, double step, const std::function<std::string(double)>& name) {
    const double right = across.end + 14;
    for (double value = std::ceil(up.from / step) * step; value <= up.to + 1e-9; value += step) {
        drawing.line(kLeftEdge, up(value), right, up(value), "grid");
        drawing.text(kLeftEdge - 8, up(value) + 4, name(value), "soft", Anchor::End);
    }
    for (std::size_t turn = 1; turn <= turns; ++turn)
        drawing.text(across(static_cast<double>(turn)), up.start + 18, std::to_string(turn), "soft",
                     Anchor::Middle);
    drawing.text(right, up.start + 34, say("turn", "tour"), "soft", Anchor::End);
}

std::string fan(const Report& report) {
    const Wording say(report.language);
    const auto& turns = report.summary.by_turn;
    Drawing drawing(kSheetWidth, 306);
    double reach = 1;
    for (const auto& turn : turns)
        reach = std::max({reach, std::abs(turn.spread.p5), std::abs(turn.spread.p95)});
    const Scale across{1, static_cast<double>(turns.size()), kLeftEdge + 14, kRight - 14};
    const Scale up{-reach, reach, 262, 28};
    drawing.text(0, 11, say(report.sheet.lead), "soft");
    frame(drawing, say, turns.size(), across, up, round_step(2 * reach, 8),
          [&](double value) { return say.signed_number(value, 0); });
    std::vector<double> xs;
    std::array<std::vector<double>, 5> ys;
    std::vector<double> means;
    for (std::size_t i = 0; i < turns.size(); ++i) {
        const Quantiles& q = turns[i].spread;
        xs.push_back(across(static_cast<double>(i + 1)));
        const std::array<double, 5> values{q.p5, q.p25, q.p50, q.p75, q.p95};
        for (std::size_t k = 0; k < values.size(); ++k) ys[k].push_back(up(values[k]));
        means.push_back(up(turns[i].lead.value));
    }
    drawing.path(ribbon(xs, ys[0], ys[4]), "wide");
    drawing.path(ribbon(xs, ys[1], ys[3]), "narrow");
    drawing.line(kLeftEdge, up(0), kRight, up(0), "zero");
    drawing.path(curve(xs, ys[2]), "curve");
    for (std::size_t i = 0; i < xs.size(); ++i) {
        const Interval& sure = turns[i].lead.interval;
        drawing.line(xs[i], up(sure.low), xs[i], up(sure.high), "mark");
        drawing.circle(xs[i], means[i], 4, "dot");
    }
    return drawing.svg(say("The lead after each turn", "L’avance après chaque tour"));
}

std::string chances(const Report& report) {
    const Wording say(report.language);
    const auto& turns = report.summary.by_turn;
    Drawing drawing(kSheetWidth, 286);
    const Scale across{1, static_cast<double>(turns.size()), kLeftEdge + 14, kRight - 150};
    const Scale up{0, 1, 242, 28};
    drawing.text(0, 11, say("games", "parties"), "soft");
    frame(drawing, say, turns.size(), across, up, 0.25,
          [&](double value) { return say.percent(value, 0); });
    std::vector<double> xs;
    std::array<std::vector<double>, 3> ys;
    for (std::size_t i = 0; i < turns.size(); ++i) {
        xs.push_back(across(static_cast<double>(i + 1)));
        ys[0].push_back(up(turns[i].ahead[0].value));
        ys[1].push_back(up(turns[i].ahead[1].value));
        ys[2].push_back(up(turns[i].leader_wins.value));
    }
    const std::array<std::string_view, 3> classes{"curve one", "curve two", "curve three"};
    const std::array<std::string, 3> names{
        say(report.sheet.sides[0]) + std::string(say(" lead", " en tête")),
        say(report.sheet.sides[1]) + std::string(say(" lead", " en tête")),
        std::string(say("the leader will win", "qui mène gagnera"))};
    // Names at the ends of the curves, moved apart where these meet.
    std::array<std::size_t, 3> order{0, 1, 2};
    std::ranges::sort(order,
                      [&](std::size_t a, std::size_t b) { return ys[a].back() < ys[b].back(); });
    double lowest = 0;
    for (const std::size_t i : order) {
        drawing.path(curve(xs, ys[i]), classes[i]);
        const double y = std::max(lowest + 16, ys[i].back() + 4);
        drawing.text(xs.back() + 10, y, names[i]);
        lowest = y;
    }
    return drawing.svg(say("Who leads after each turn", "Qui mène après chaque tour"));
}

}  // namespace

std::string section_of_course(const Report& report) {
    const Wording say(report.language);
    std::string body = figure(
        fan(report),
        fmt::format(
            "{} {} {}", say("Lead of the", "Avance des"), escaped(say(report.sheet.sides[0])),
            say("after each turn: the line is the median, the dots are means with their intervals; "
                "half of the games lie in the dark band, nine in ten in the light one. A game that "
                "is over keeps its last lead.",
                "après chaque tour : la ligne est la médiane, les points sont les moyennes avec "
                "leurs intervalles ; la moitié des parties est dans la bande sombre, neuf sur dix "
                "dans la claire. Une partie finie garde sa dernière avance.")));
    body +=
        figure(chances(report),
               say("Share of games in which each side leads; dashed, how often whoever leads "
                   "goes on to win. Where it is near 50 % nothing is decided yet.",
                   "Part des parties où chaque camp mène ; en tirets, combien de fois celui qui "
                   "mène finit par gagner. Près de 50 %, rien n’est encore décidé."));
    return section(say("How the lead moves", "Comment l’avance évolue"),
                   say("When is a game decided, and for whom does time work?",
                       "Quand la partie se décide-t-elle, et pour qui le temps travaille-t-il ?"),
                   body);
}

std::string section_of_objectives(const Report& report) {
    const Wording say(report.language);
    const auto& sheet = report.sheet;
    constexpr double kNames = 170;
    constexpr double kFigures = 118;
    constexpr double kRow = 22;
    constexpr double kTop = 24;
    const auto turns = static_cast<std::size_t>(sheet.turns);
    const double cell = (kSheetWidth - kNames - kFigures) / static_cast<double>(turns);
    // The most contested first.
    std::vector<std::size_t> order(sheet.objectives.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::ranges::stable_sort(order, std::greater(), [&](std::size_t i) {
        return report.summary.objectives[i].contested.count;
    });
    Drawing drawing(kSheetWidth, kTop + kRow * static_cast<double>(order.size()) + 6);
    for (std::size_t turn = 0; turn < turns; ++turn)
        drawing.text(kNames + cell * (static_cast<double>(turn) + 0.5), 14,
                     std::to_string(turn + 1), "soft", Anchor::Middle);
    drawing.text(kSheetWidth, 14, say("changes hands", "change de mains"), "soft", Anchor::End);
    double y = kTop;
    const auto games = static_cast<double>(std::max<std::uint64_t>(1, report.summary.games));
    for (const std::size_t i : order) {
        const ObjectiveSummary& objective = report.summary.objectives[i];
        drawing.text(0, y + 15, say(sheet.objectives[i].title));
        for (std::size_t turn = 0; turn < turns; ++turn) {
            const auto& [nobody, first, second] = objective.held[turn];
            const double x = kNames + cell * static_cast<double>(turn);
            const double room = cell - 3;
            const double blue = room * static_cast<double>(first) / games;
            const double ochre = room * static_cast<double>(second) / games;
            drawing.rect(
                x, y, room, kRow - 4, "nobody",
                fmt::format("{} {}: {} {}, {} {}, {} {}", say("turn", "tour"), turn + 1,
                            say(sheet.sides[0]), say.percent(static_cast<double>(first) / games, 0),
                            say(sheet.sides[1]),
                            say.percent(static_cast<double>(second) / games, 0),
                            say("nobody", "personne"),
                            say.percent(static_cast<double>(nobody) / games, 0)));
            drawing.rect(x, y, blue, kRow - 4, "first");
            drawing.rect(x + room - ochre, y, ochre, kRow - 4, "second");
        }
        drawing.text(kSheetWidth, y + 15,
                     fmt::format("{} · {}×", say.percent(objective.contested.value, 0),
                                 say.number(objective.changes.value, 1)),
                     "soft", Anchor::End);
        y += kRow;
    }
    const std::string body =
        legend(report, true) +
        figure(drawing.svg(say("Who holds which objective after each turn",
                               "Qui tient quel objectif après chaque tour")),
               say("Each cell is all games after that turn, divided by who holds the place. At the "
                   "right: in how many games it changes hands at all, and how often on average.",
                   "Chaque case contient toutes les parties après ce tour, partagées selon qui "
                   "tient la place. À droite : dans combien de parties elle change de mains, et "
                   "combien de fois en moyenne."));
    return section(
        say("What is fought for", "Ce que l’on se dispute"),
        say("Places that never change hands might as well not be on the map; places that "
            "always do decide the game.",
            "Les places qui ne changent jamais de mains pourraient ne pas être sur la "
            "carte ; celles qui en changent toujours décident de la partie."),
        body);
}

}  // namespace levee::lab
