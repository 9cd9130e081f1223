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
using engine::json::Word;

namespace {

template <class Message>
std::string text_of(const Message& message) {
    return json::serialize(wire::written(message));
}

// By seat: the camp it plays.
std::vector<int> sides_of(const engine::Table& table) {
    std::vector<int> sides;
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

// The JSON of an object with more members behind its own.
std::string lengthened(std::string object, std::string_view members) {
    object.pop_back();
    return object.append(",").append(members).append("}");
}

// The texts are JSON already; parsing them again for every reader would cost more than all else.
std::string log_json(const Play& play, const Reader& reader) {
    std::string text = "[";
    for (auto k = reader.since; k < play.n_for(reader.viewer); ++k) {
        const auto heard = play.heard(reader.viewer, k);
        wire::LogHead head{.n = k + 1,
                           .by = Word<"chance">{},
                           .do_ = std::string(heard.notation),
                           .at = heard.entry->line.at,
                           .note = {}};
        if (heard.by.is_seat()) head.by = int{heard.by.seat.raw};
        if (may_read_note(play, *heard.entry)) head.note = heard.entry->line.note;
        if (text.size() > 1) text += ',';
        text += lengthened(text_of(head), "\"told\":" + told_json(heard.told, reader.language));
    }
    return text += ']';
}

wire::SeatKind kind_of(store::Seat::Kind kind) {
    switch (kind) {
        case store::Seat::Kind::Person:
            return wire::SeatKind::Person;
        case store::Seat::Kind::Computer:
            return wire::SeatKind::Computer;
        case store::Seat::Kind::Open:
            return wire::SeatKind::Open;
    }
    return wire::SeatKind::Open;
}

// What the list of games may say to a guest: to whom sits in the game through the eyes of his seat,
// that of the one who decides if it is one of his.
store::Summary::Known known_to(const store::Table& stored, std::int64_t guest) {
    const auto& summary = stored.summary;
    if (summary.known.empty()) return {stored.n, summary.actor, summary.changed};
    std::size_t eye = summary.known.size() - 1;
    for (std::size_t i = stored.seats.size(); i-- > 0;) {
        const auto& seat = stored.seats[i];
        const bool mine =
            guest != 0 && seat.kind == store::Seat::Kind::Person && seat.guest == guest;
        const bool decided = eye < stored.seats.size() && static_cast<int>(eye) == summary.actor;
        if (mine && !decided) eye = i;
    }
    auto known = summary.known[eye];
    if (known.changed.empty()) known.changed = stored.created;
    return known;
}

}  // namespace

std::string state_body(const Play& play, const store::Table& stored, const Reader& reader) {
    const auto& table = play.table();
    wire::StateHead head;
    head.n = play.n_for(reader.viewer);
    head.viewer = Word<"spectator">{};
    if (reader.viewer != engine::kSpectator) head.viewer = int{reader.viewer.raw};
    head.actor = wire::actor_of(number_of(table.actor_seen_by(reader.viewer)));
    head.prompt = page::prompt(table, reader.viewer, reader.language);
    if (reader.decides) head.choices = page::choices(table, reader.language);
    head.undo = reader.undo;
    head.sides = sides_of(table);
    head.scene.json = table.scene(reader.viewer, reader.language);
    head.ending = page::ending(table, reader.language);
    head.dice = {stored.commitment, play.over() ? stored.seed : "",
                 play.session().rolls_for(reader.viewer)};
    return text_of(head);
}

std::string state_message(std::string_view body, const Play& play, const Reader& reader) {
    return lengthened(std::string(body),
                      fmt::format("\"since\":{},\"log\":{}", reader.since, log_json(play, reader)));
}

wire::TableInfo table_info(const store::Table& stored, const engine::Game& game,
                           const Presence& presence, Language language) {
    const bool french = language == Language::French;
    const auto& camps = stored.summary.camps;
    wire::TableInfo info;
    info.id = stored.id;
    info.game = stored.game;
    info.title = game.title();
    info.scenario = stored.scenario;
    info.options = stored.options;
    info.secrets = stored.summary.secrets;
    const auto known = known_to(stored, presence.guest);
    info.actor = wire::actor_of(known.actor);
    info.over = stored.summary.over;
    info.result = french ? stored.summary.resultat : stored.summary.result;
    info.n = known.n;
    info.created = stored.created;
    info.changed = known.changed;
    for (std::size_t i = 0; i < stored.seats.size(); ++i) {
        const auto& seat = stored.seats[i];
        const bool person = seat.kind == store::Seat::Kind::Person;
        const bool mine = person && presence.guest != 0 && seat.guest == presence.guest;
        // He who must decide knows it.
        if (mine && stored.summary.actor == static_cast<int>(i)) info.my_turn = true;
        const auto camp = i < camps.size() ? camps[i] : store::Camp{};
        info.seats.push_back({.seat = static_cast<int>(i),
                              .side = camp.side,
                              .camp = french ? camp.nom : camp.name,
                              .kind = kind_of(seat.kind),
                              .name = seat.name,
                              .level = seat.level,
                              .mine = mine,
                              .online = person && presence.online.contains(seat.guest)});
    }
    return info;
}

std::string info_message(wire::TableInfo table, std::size_t spectators) {
    return text_of(wire::InfoMessage{{}, std::move(table), spectators});
}

std::string assessment_message(const Play& play, SeatId viewer, double chance) {
    const SeatId seat = viewer == engine::kSpectator ? SeatId{0} : viewer;
    return text_of(
        wire::AssessmentMessage{{}, play.n_for(viewer), play.table().side_of(seat).raw, chance});
}

std::string chat_message(const std::vector<store::ChatLine>& lines) {
    wire::ChatMessage message;
    for (const auto& line : lines)
        message.lines.push_back({line.id, line.by, line.seat, line.text, line.at});
    return text_of(message);
}

std::string reply(std::uint64_t id) { return reply(id, wire::ReplyMessage{}); }

std::string reply(std::uint64_t id, wire::ReplyMessage answer) {
    answer.id = id;
    answer.ok = !answer.error;
    return text_of(answer);
}

std::string reply(std::uint64_t id, const Problem& problem) {
    return reply(id, wire::ReplyMessage{.error = wire::error_of(problem)});
}

wire::Moment moment(const Play& play, std::uint64_t n, SeatId viewer, Language language) {
    const auto table = play.session().at(play.session().moment_for(viewer, n));
    wire::Moment moment;
    moment.n = n;
    moment.scene.json = table->scene(viewer, language);
    moment.prompt = page::prompt(*table, viewer, language);
    moment.told.json = json::array{};
    if (n > 0) moment.told.json = json::parse(told_json(play.heard(viewer, n - 1).told, language));
    return moment;
}

}  // namespace levee::server
