#include "lab/report.h"

#include <fmt/format.h>

#include <cmath>

#include "lab/report_parts.h"

namespace levee::lab {

std::string Wording::number(double value, int decimals) const {
    std::string text = fmt::format("{:.{}f}", value, decimals);
    // No minus before a zero.
    if (text.find_first_not_of("-0.") == text.npos && text.front() == '-') text.erase(0, 1);
    if (const auto point = text.find('.'); french_ && point != text.npos) text[point] = ',';
    if (text.front() == '-') text.replace(0, 1, "−");
    return text;
}

std::string Wording::signed_number(double value, int decimals) const {
    const std::string text = number(value, decimals);
    return text.starts_with("−") || text.find_first_not_of("0.,") == text.npos ? text : "+" + text;
}

std::string Wording::percent(double part, int decimals) const {
    return number(100 * part, decimals) + "\u00a0%";
}

std::string Wording::whole(std::uint64_t value) const {
    std::string digits = std::to_string(value);
    for (auto at = static_cast<std::ptrdiff_t>(digits.size()) - 3; at > 0; at -= 3)
        digits.insert(static_cast<std::size_t>(at), french_ ? "\u202f" : ",");
    return digits;
}

std::string Wording::range(double low, double high, int decimals) const {
    return fmt::format("{} {} {}", number(low, decimals), (*this)("to", "à"),
                       number(high, decimals));
}

std::string section(std::string_view title, std::string_view text, const std::string& body) {
    return fmt::format("<section>\n<h2>{}</h2>\n<p>{}</p>\n{}</section>\n", escaped(title), text,
                       body);
}

std::string figure(const std::string& svg, std::string_view caption) {
    return fmt::format(
        "<figure>\n<div class=\"scroll\" "
        "tabindex=\"0\">{}</div>\n<figcaption>{}</figcaption>\n</figure>\n",
        svg, caption);
}

std::string side_class(int side) { return side == 0 ? "first" : side == 1 ? "second" : "nobody"; }

std::string legend(const Report& report, bool nobody) {
    const Wording say(report.language);
    std::string text = "<p class=\"legend\">";
    for (int side = 0; side < 2; ++side)
        text += fmt::format("<span class=\"key {}\"></span>{} ", side_class(side),
                            escaped(say(report.sheet.sides[static_cast<std::size_t>(side)])));
    if (nobody)
        text += fmt::format("<span class=\"key nobody\"></span>{}", say("nobody", "personne"));
    return text + "</p>\n";
}

namespace {

// One large figure of the head.
std::string headline(std::string_view name, const std::string& value, const std::string& note,
                     std::string_view cls) {
    return fmt::format(
        "<div class=\"headline {}\"><span class=\"name\">{}</span><strong>{}</strong>"
        "<span class=\"note\">{}</span></div>\n",
        cls, escaped(name), value, note);
}

std::string head(const Report& report) {
    const Wording say(report.language);
    const Summary& summary = report.summary;
    std::string text =
        fmt::format("<header>\n<p class=\"over\">{}</p>\n<h1>{}</h1>\n<p class=\"under\">{}</p>\n",
                    say("Levée · report of the balance lab", "Levée · rapport du laboratoire"),
                    escaped(report.game), escaped(report.scenario));
    text += fmt::format(
        "<p class=\"under\">{}</p>\n",
        report.plan.swap
            ? fmt::format("{} <em>{}</em> {} <em>{}</em>, {}", say("Players", "Joueurs"),
                          escaped(report.plan.a), say("and", "et"), escaped(report.plan.b),
                          say("sides exchanged in every second game",
                              "les camps échangés une partie sur deux"))
            : fmt::format("{}: <em>{}</em> · {}: <em>{}</em>", escaped(say(report.sheet.sides[0])),
                          escaped(report.plan.a), escaped(say(report.sheet.sides[1])),
                          escaped(report.plan.b)));
    text += "<div class=\"headlines\">\n";
    const auto missing = report.wanted > summary.games
                             ? fmt::format("{} {}, {}", say("of", "sur"), say.whole(report.wanted),
                                           say("interrupted", "interrompu"))
                             : std::string();
    text += headline(say("games", "parties"), say.whole(summary.games), missing, "");
    for (std::size_t side = 0; side < 2; ++side) {
        const Share& wins = summary.wins[side];
        text +=
            headline(say(report.sheet.sides[side]), say.percent(wins.value),
                     say.range(100 * wins.interval.low, 100 * wins.interval.high, 1) + "\u00a0%",
                     side_class(static_cast<int>(side)));
    }
    if (summary.draws.count > 0)
        text += headline(
            say("draws", "nulles"), say.percent(summary.draws.value),
            say.range(100 * summary.draws.interval.low, 100 * summary.draws.interval.high, 1) +
                "\u00a0%",
            "");
    if (report.plan.swap)
        text +=
            headline(report.plan.a, say.percent(summary.wins_of_a.value),
                     fmt::format("{} {}", say("against", "contre"), escaped(report.plan.b)), "");
    return text + "</div>\n</header>\n";
}

std::string method(const Report& report) {
    const Wording say(report.language);
    std::string facts;
    for (const auto& [name, value] : report.facts)
        facts += fmt::format("<dt>{}</dt><dd>{}</dd>\n", escaped(name), escaped(value));
    return section(
        say("How this was made", "Comment ces chiffres sont faits"),
        say("Every game is played to its end by the same rules that referee people. Intervals hold "
            "with 95 % confidence: Wilson’s for shares, Student’s for means. The command "
            "below plays the same games again, on any number of processors.",
            "Chaque partie est jouée jusqu’au bout selon les règles mêmes qui arbitrent les "
            "joueurs. Les intervalles sont à 95 % : celui de Wilson pour les parts, celui de "
            "Student "
            "pour les moyennes. La commande ci-dessous rejoue les mêmes parties, quel que soit le "
            "nombre "
            "de processeurs."),
        fmt::format("<pre>{}</pre>\n<dl>\n{}</dl>\n", escaped(report.command), facts));
}

}  // namespace

std::string report_html(const Report& report) {
    const Wording say(report.language);
    std::string page = fmt::format(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
        "<meta name=\"color-scheme\" content=\"light dark\">\n<title>{}: {}</title>\n"
        "<style>\n{}</style>\n</head>\n<body>\n<main>\n",
        say("en", "fr"), escaped(report.game), escaped(report.scenario), report_style());
    page += head(report);
    page += note_on_players(report);
    page += section_of_results(report);
    if (report.comparison != nullptr) page += section_of_change(report);
    page += section_of_course(report);
    page += section_of_objectives(report);
    page += section_of_losses(report);
    page += section_of_luck(report);
    page += section_of_length(report);
    page += section_of_precision(report);
    page += method(report);
    return page + "</main>\n</body>\n</html>\n";
}

}  // namespace levee::lab
