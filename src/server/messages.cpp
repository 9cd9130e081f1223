#include "server/messages.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

namespace levee::server {

namespace json = boost::json;
using engine::Language;
using engine::SeatId;

namespace {

json::value actor_json(const engine::Actor& actor) {
    if (actor.is_seat()) return actor.seat.raw;
    return actor.is_chance() ? "chance" : "nobody";
}

json::value actor_json(int actor) {
    if (actor >= 0) return actor;
    return actor == store::kChance ? "chance" : "nobody";
}

// By seat: the camp it plays.
json::array sides_json(const engine::Table& table) {
    json::array sides;
    for (int i = 0; i < table.seats(); ++i)
        sides.push_back(table.side_of(SeatId{static_cast<std::uint8_t>(i)}).raw);
    return sides;
}

json::object prompt_json(const engine::Table& table, SeatId viewer, Language language) {
    const auto prompt = table.prompt(viewer, language);
    return {{"text", prompt.text}, {"rule", prompt.rule}};
}

json::array choices_json(const engine::Table& table, Language language) {
    json::array list;
    for (const auto& choice : table.choices(language))
        list.push_back(json::object{
            {"do", choice.notation},
            {"text", choice.text},
            {"rule", choice.rule},
            {"verb", choice.verb},
            {"piece", choice.piece},
            {"space", choice.space},
            {"cost", choice.cost},
            {"commits", table.commits(choice.notation) && !table.plain_step(choice.notation)}});
    return list;
}

json::value ending_json(const engine::Table& table, Language language) {
    const auto ending = table.ending(language);
    if (!ending) return nullptr;
    json::value winner;
    if (ending->winner) winner = ending->winner->raw;
    return json::object{
        {"winner", std::move(winner)}, {"text", ending->text}, {"rule", ending->rule}};
}

// What a computer expected may speak of what it hides, until there is nothing to hide.
bool may_read_note(const Play& play, const Play::Entry& entry) {
    return !entry.line.note.empty() && (play.table().open() || play.over());
}

std::string told_json(const std::vector<Telling>& told, SeatId viewer, Language language,
                      bool all) {
    std::string text = "[";
    for (const auto& one : told) {
        if (!all && !one.for_reader(viewer)) continue;
        if (text.size() > 1) text += ',';
        text += one.in(language);
    }
    return text += ']';
}

// The texts are JSON already; parsing them again for every reader would cost more than all else.
std::string log_json(const Play& play, const Reader& reader) {
    std::string text = "[";
    for (auto i = reader.since; i < play.n(); ++i) {
        const auto& entry = play.entries()[i];
        const auto& line = entry.line;
        if (text.size() > 1) text += ',';
        text += fmt::format(
            R"({{"n":{},"by":{},"do":{},"told":{},"at":{})", i + 1,
            json::serialize(actor_json(line.by)),
            json::serialize(json::string(play.may_read(entry, reader.viewer) ? line.notation : "")),
            told_json(play.told(i), reader.viewer, reader.language, play.over()),
            json::serialize(json::string(line.at)));
        if (may_read_note(play, entry))
            text += ",\"note\":" + json::serialize(json::string(line.note));
        text += '}';
    }
    return text += ']';
}

std::string_view kind_word(store::Seat::Kind kind) {
    switch (kind) {
        case store::Seat::Kind::Person:
            return "person";
        case store::Seat::Kind::Computer:
            return "computer";
        case store::Seat::Kind::Open:
            return "open";
    }
    return "open";
}

}  // namespace

std::string state_message(const Play& play, const store::Match& match, const Reader& reader) {
    const auto& table = play.table();
    json::value viewer = reader.viewer.raw;
    if (reader.viewer == engine::kSpectator) viewer = "spectator";
    json::object message{
        {"type", "state"},
        {"n", play.n()},
        {"since", reader.since},
        {"viewer", std::move(viewer)},
        {"actor", actor_json(table.actor())},
        {"prompt", prompt_json(table, reader.viewer, reader.language)},
        {"choices", reader.decides ? choices_json(table, reader.language) : json::array{}},
        {"undo", reader.undo},
        {"sides", sides_json(table)},
        {"scene", table.scene(reader.viewer, reader.language)},
        {"ending", ending_json(table, reader.language)},
        {"dice", json::object{{"commitment", match.commitment},
                              {"seed", play.over() ? match.seed : ""},
                              {"rolls", play.session().rolls()}}}};
    auto text = json::serialize(message);
    text.pop_back();
    text += ",\"log\":";
    text += log_json(play, reader);
    return text += '}';
}

json::object match_info(const store::Match& match, const engine::Game& game,
                        const Presence& presence, Language language) {
    const bool french = language == Language::French;
    const auto& camps = match.summary.camps;
    json::array seats;
    bool my_turn = false;
    for (std::size_t i = 0; i < match.seats.size(); ++i) {
        const auto& seat = match.seats[i];
        const bool person = seat.kind == store::Seat::Kind::Person;
        const bool mine = person && presence.guest != 0 && seat.guest == presence.guest;
        if (mine && match.summary.actor == static_cast<int>(i)) my_turn = true;
        const auto camp = i < camps.size() ? camps[i] : store::Camp{};
        seats.push_back(json::object{{"seat", i},
                                     {"side", camp.side},
                                     {"camp", french ? camp.nom : camp.name},
                                     {"kind", kind_word(seat.kind)},
                                     {"name", seat.name},
                                     {"level", seat.level},
                                     {"mine", mine},
                                     {"online", person && presence.online.contains(seat.guest)}});
    }
    json::object options;
    for (const auto& [key, value] : match.options) options[key] = value;
    return {{"id", match.id},
            {"game", match.game},
            {"title", game.title()},
            {"scenario", match.scenario},
            {"options", std::move(options)},
            {"secrets", match.summary.secrets},
            {"seats", std::move(seats)},
            {"actor", actor_json(match.summary.actor)},
            {"myTurn", my_turn},
            {"over", match.summary.over},
            {"result", french ? match.summary.resultat : match.summary.result},
            {"n", match.n},
            {"created", match.created},
            {"changed", match.summary.changed}};
}

std::string info_message(json::object match, std::size_t spectators) {
    return json::serialize(
        json::object{{"type", "info"}, {"match", std::move(match)}, {"spectators", spectators}});
}

std::string assessment_message(const Play& play, SeatId viewer, double chance) {
    const SeatId seat = viewer == engine::kSpectator ? SeatId{0} : viewer;
    return json::serialize(json::object{{"type", "assessment"},
                                        {"n", play.n()},
                                        {"side", play.table().side_of(seat).raw},
                                        {"chance", chance}});
}

std::string chat_message(const std::vector<store::ChatLine>& lines) {
    json::array list;
    for (const auto& line : lines) {
        json::value seat;
        if (line.seat) seat = *line.seat;
        list.push_back(json::object{{"id", line.id},
                                    {"by", line.by},
                                    {"seat", std::move(seat)},
                                    {"text", line.text},
                                    {"at", line.at}});
    }
    return json::serialize(json::object{{"type", "chat"}, {"lines", std::move(list)}});
}

std::string reply(std::uint64_t id) {
    return json::serialize(json::object{{"type", "reply"}, {"id", id}, {"ok", true}});
}

std::string reply(std::uint64_t id, const Problem& problem) {
    return json::serialize(
        json::object{{"type", "reply"}, {"id", id}, {"ok", false}, {"error", json_of(problem)}});
}

std::string reply(std::uint64_t id, std::string_view member, json::value value) {
    json::object message{{"type", "reply"}, {"id", id}, {"ok", true}};
    message[member] = std::move(value);
    return json::serialize(message);
}

json::value odds_json(const engine::Odds& odds) {
    json::array modifiers;
    for (const auto& one : odds.modifiers)
        modifiers.push_back(
            json::object{{"rule", one.rule}, {"text", one.text}, {"value", one.value}});
    json::array lines;
    for (const auto& line : odds.lines)
        lines.push_back(json::object{{"result", line.result}, {"weight", line.weight}});
    return json::object{{"title", odds.title},           {"rule", odds.rule},
                        {"assumption", odds.assumption}, {"modifiers", std::move(modifiers)},
                        {"total", odds.total_modifier},  {"lines", std::move(lines)},
                        {"weight", odds.total_weight}};
}

json::value ways_json(const std::vector<engine::Way>& ways) {
    json::array list;
    for (const auto& way : ways)
        list.push_back(json::object{{"space", way.space},
                                    {"cost", way.cost},
                                    {"do", json::array(way.steps.begin(), way.steps.end())},
                                    {"path", json::array(way.path.begin(), way.path.end())}});
    return list;
}

json::value refusals_json(const std::vector<engine::RefusalText>& refusals) {
    json::array list;
    for (const auto& one : refusals)
        list.push_back(json::object{{"rule", one.rule}, {"text", one.text}});
    return list;
}

json::value moment_json(const Play& play, std::uint64_t n, SeatId viewer, Language language) {
    const auto table = play.session().at(n);
    json::value told = json::array{};
    if (n > 0) told = json::parse(told_json(play.told(n - 1), viewer, language, play.over()));
    return json::object{{"n", n},
                        {"scene", table->scene(viewer, language)},
                        {"prompt", prompt_json(*table, viewer, language)},
                        {"told", std::move(told)}};
}

}  // namespace levee::server
