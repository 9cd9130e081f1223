// Whose figures these are, and how much they can tell.
#include <fmt/format.h>

#include <algorithm>

#include "lab/report_parts.h"

namespace levee::lab {

namespace {

// "for the French, policy, which plays by rules of thumb ..."
std::string whose(const Report& report, std::size_t player) {
    const Wording say(report.language);
    const std::string& key = player == 0 ? report.plan.a : report.plan.b;
    const auto& side = report.sheet.sides[player];
    const std::string who =
        fmt::format("<em>{}</em>, {} {}", escaped(key), say("which", "qui"),
                    escaped(described(report.thoughts[player]).in(report.language)));
    if (report.plan.swap) return who;
    return fmt::format("{} {}, {}", say("for the", "pour les"), escaped(say(side)), who);
}

}  // namespace

std::string note_on_players(const Report& report) {
    const Wording say(report.language);
    const auto weak = std::ranges::count_if(
        report.thoughts, [](Thought thought) { return thought != Thought::Plans; });
    std::string played;
    if (report.plan.a == report.plan.b)
        played = fmt::format("{} <em>{}</em>, {} {}.",
                             say("Both sides were played by", "Les deux camps ont été joués par"),
                             escaped(report.plan.a), say("which", "qui"),
                             escaped(described(report.thoughts[0]).in(report.language)));
    else
        played = fmt::format("{} {}{} {}.", say("The players were", "Les joueurs étaient"),
                             whose(report, 0), say("; and", " ; et"), whose(report, 1));
    const std::string text = fmt::format(
        "{}{} {}",
        say("A figure of balance is the figure of a player: another one may find the same scenario "
            "in favour of the other side. ",
            "Un chiffre d’équilibre est le chiffre d’un joueur : un autre peut trouver le même "
            "scénario favorable à l’autre camp. "),
        weak == 0   ? say("These are the strongest players there are here.",
                          "Ce sont les joueurs les plus forts d’ici.")
        : weak == 1 ? say("<strong>One of these players is weaker than the planners</strong>, so "
                          "the shares below measure the players more than the scenario.",
                          "<strong>L’un de ces joueurs est plus faible que les "
                          "planificateurs</strong> : les parts ci-dessous mesurent les joueurs "
                          "plus que le scénario.")
                    : say("<strong>These players are weaker than the planners</strong>, so the "
                          "shares below say what such players make of the scenario, not how even "
                          "it is.",
                          "<strong>Ces joueurs sont plus faibles que les planificateurs</strong> : "
                          "les parts ci-dessous disent ce que de tels joueurs font du scénario, et "
                          "non son équilibre."),
        say("What was measured with several players is in docs/balance.md.",
            "Ce qui a été mesuré avec plusieurs joueurs est dans docs/balance.md."));
    return fmt::format("<aside class=\"{}\">\n<p>{} {}</p>\n</aside>\n",
                       weak > 0 ? "whose warning" : "whose", played, text);
}

std::string section_of_precision(const Report& report) {
    const Wording say(report.language);
    const auto& summary = report.summary;
    std::string rows;
    const auto row = [&](std::string_view name, const std::optional<std::uint64_t>& games) {
        rows += fmt::format("<tr><td>{}</td><td>{}</td></tr>\n", name,
                            games ? say.whole(*games)
                                  : std::string(say("cannot be told: all ended alike",
                                                    "impossible à dire : toutes pareilles")));
    };
    row(say("on seeds of their own, with each of the two",
            "sur des graines différentes, avec chacun des deux"),
        summary.games_for_one_percent);
    if (summary.luck.measured)
        row(say("the same, judged by the score without luck",
                "de même, jugé au score sans la chance"),
            summary.games_for_one_percent_without_luck);
    if (report.comparison != nullptr)
        row(say("on the same seeds (<code>--set</code>), with the change above",
                "sur les mêmes graines (<code>--set</code>), avec le changement ci-dessus"),
            report.comparison->games_for_one_percent);
    const std::string text = fmt::format(
        "{} {} {}",
        say("The result of one game deviates from the mean by",
            "Le résultat d’une partie s’écarte de la moyenne de"),
        say.number(summary.score.deviation, 3),
        say("(a win counts 1, a draw a half). To show that two sets of data, or two players, "
            "differ "
            "by 1 % in the score, four times in five and with an error of 5 %, takes so many "
            "games:",
            "(une victoire compte 1, une nulle un demi). Pour montrer que deux jeux de données, ou "
            "deux joueurs, diffèrent de 1 % au score, quatre fois sur cinq et avec une erreur de "
            "5 %, il faut autant de parties :"));
    return section(
        say("What it would take to see 1 %", "Ce qu’il faudrait pour voir 1 %"), text,
        fmt::format("<table>\n<tr><th>{}</th><th>{}</th></tr>\n{}</table>\n",
                    say("games played", "parties jouées"), say("how many", "combien"), rows));
}

}  // namespace levee::lab
