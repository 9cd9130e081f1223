#include "server/messages.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "engine/tables/page_answers.h"

namespace levee::server {

namespace json = boost::json;
namespace page = engine::page;
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

// What a computer expected may speak of what it hides, until there is nothing to hide.
bool may_read_note(const Play& play, const Play::Entry& entry) {
    return !entry.line.note.empty() && (play.table().open() || play.over());
}

std::string told_json(const std::vector<const Telling*>& told, Language language) {
    std::string text = "[";
    for (const auto* one : told) {
        if (text.size() > 1) text += ',';
        text += one->in(language);
    }
    return text += ']';
}

// The texts are JSON already; parsing them again for every reader would cost more than all else.
std::string log_json(const Play& play, const Reader& reader) {
    std::string text = "[";
    for (auto k = reader.since; k < play.n_for(reader.viewer); ++k) {
        const auto heard = play.heard(reader.viewer, k);
        if (text.size() > 1) text += ',';
        text += fmt::format(R"({{"n":{},"by":{},"do":{},"told":{},"at":{})", k + 1,
                            json::serialize(actor_json(heard.by)),
                            json::serialize(json::string(heard.notation)),
                            told_json(heard.told, reader.language),
                            json::serialize(json::string(heard.entry->line.at)));
        if (may_read_note(play, *heard.entry))
            text += ",\"note\":" + json::serialize(json::string(heard.entry->line.note));
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

// What the list of games may say to a guest: to whom sits in the game through the eyes of his seat,
// that of the one who decides if it is one of his.
store::Summary::Known known_to(const store::Match& match, std::int64_t guest) {
    const auto& summary = match.summary;
    if (summary.known.empty()) return {match.n, summary.actor, summary.changed};
    std::size_t eye = summary.known.size() - 1;
    for (std::size_t i = match.seats.size(); i-- > 0;) {
        const auto& seat = match.seats[i];
        const bool mine =
            guest != 0 && seat.kind == store::Seat::Kind::Person && seat.guest == guest;
        const bool decided = eye < match.seats.size() && static_cast<int>(eye) == summary.actor;
        if (mine && !decided) eye = i;
    }
    auto known = summary.known[eye];
    if (known.changed.empty()) known.changed = match.created;
    return known;
}

}  // namespace

std::string state_body(const Play& play, const store::Match& match, const Reader& reader) {
    const auto& table = play.table();
    json::value viewer = reader.viewer.raw;
    if (reader.viewer == engine::kSpectator) viewer = "spectator";
    json::object message{
        {"type", "state"},
        {"n", play.n_for(reader.viewer)},
        {"viewer", std::move(viewer)},
        {"actor", actor_json(table.actor_seen_by(reader.viewer))},
        {"prompt", page::written(page::prompt(table, reader.viewer, reader.language))},
        {"choices",
         reader.decides ? page::written(page::choices(table, reader.language)) : json::array{}},
        {"undo", reader.undo},
        {"sides", sides_json(table)},
        {"scene", table.scene(reader.viewer, reader.language)},
        {"ending", page::written(page::ending(table, reader.language))},
        {"dice", json::object{{"commitment", match.commitment},
                              {"seed", play.over() ? match.seed : ""},
                              {"rolls", play.session().rolls_for(reader.viewer)}}}};
    auto text = json::serialize(message);
    text.pop_back();
    return text;
}

std::string state_message(std::string_view body, const Play& play, const Reader& reader) {
    return fmt::format("{},\"since\":{},\"log\":{}}}", body, reader.since, log_json(play, reader));
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
        // He who must decide knows it.
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
    const auto known = known_to(match, presence.guest);
    return {{"id", match.id},
            {"game", match.game},
            {"title", game.title()},
            {"scenario", match.scenario},
            {"options", std::move(options)},
            {"secrets", match.summary.secrets},
            {"seats", std::move(seats)},
            {"actor", actor_json(known.actor)},
            {"myTurn", my_turn},
            {"over", match.summary.over},
            {"result", french ? match.summary.resultat : match.summary.result},
            {"n", known.n},
            {"created", match.created},
            {"changed", known.changed}};
}

std::string info_message(json::object match, std::size_t spectators) {
    return json::serialize(
        json::object{{"type", "info"}, {"match", std::move(match)}, {"spectators", spectators}});
}

std::string assessment_message(const Play& play, SeatId viewer, double chance) {
    const SeatId seat = viewer == engine::kSpectator ? SeatId{0} : viewer;
    return json::serialize(json::object{{"type", "assessment"},
                                        {"n", play.n_for(viewer)},
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

json::value moment_json(const Play& play, std::uint64_t n, SeatId viewer, Language language) {
    const auto table = play.session().at(play.session().moment_for(viewer, n));
    json::value told = json::array{};
    if (n > 0) told = json::parse(told_json(play.heard(viewer, n - 1).told, language));
    return json::object{{"n", n},
                        {"scene", table->scene(viewer, language)},
                        {"prompt", page::written(page::prompt(*table, viewer, language))},
                        {"told", std::move(told)}};
}

}  // namespace levee::server
