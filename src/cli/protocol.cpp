#include "cli/protocol.h"

#include <fmt/format.h>

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <exception>
#include <utility>

#include "cli/event_text.h"
#include "cli/game_list.h"
#include "cli/opened.h"
#include "cli/protocol_json.h"
#include "engine/records/record.h"
#include "engine/tables/page_answers.h"
#include "engine/text/json.h"

namespace levee::cli {

using boost::json::object;
using engine::Language;
using engine::Mistake;
using engine::SeatId;
using engine::Session;

namespace {

std::string error_reply(const boost::json::value& id, const object& error, object more = {}) {
    object reply{{"id", id}, {"ok", false}, {"error", error}};
    for (auto& member : more) reply[member.key()] = std::move(member.value());
    return boost::json::serialize(reply);
}

object error_object(const std::string& where, const std::string& what, const std::string& rule) {
    return {{"where", where}, {"what", what}, {"rule", rule}};
}

}  // namespace

std::string Protocol::answer_too_long(std::size_t bytes) const {
    return error_reply(
        nullptr,
        error_object(
            "", fmt::format("the line has {} bytes, at most {} are allowed", bytes, kMostBytes),
            ""));
}

std::string Protocol::answer(std::string_view line) {
    if (line.size() > kMostBytes) return answer_too_long(line.size());
    const auto parsed = engine::json::parse(line, kMostBytes);
    if (const auto* wrong = mistake(parsed))
        return error_reply(nullptr, error_object(wrong->where, wrong->what, ""));
    const auto& value = std::get<boost::json::value>(parsed);
    const auto* request = value.if_object();
    if (!request)
        return error_reply(
            nullptr,
            error_object("$", "expected an object, found " + engine::json::quoted(value), ""));
    const auto* found = request->if_contains("id");
    const boost::json::value id = found ? *found : nullptr;
    try {
        auto reply = answer(*request);
        if (auto* error = std::get_if<Error>(&reply))
            return error_reply(id, error_object(error->where, error->what, error->rule),
                               std::move(error->more));
        object done{{"id", id}, {"ok", true}};
        for (auto& member : std::get<object>(reply)) done[member.key()] = std::move(member.value());
        return boost::json::serialize(done);
    } catch (const std::exception& bug) {
        // Nothing is meant to throw; a bot should still get its answer when something does.
        return error_reply(id,
                           error_object("", std::string("a fault of levee: ") + bug.what(), ""));
    }
}

Protocol::Command Protocol::command_named(std::string_view name) {
    static constexpr std::pair<std::string_view, Command> kCommands[] = {
        {"games", &Protocol::games},
        {"new", &Protocol::new_game},
        {"load_state", &Protocol::load_state},
        {"position", &Protocol::set_position},
        {"load_record", &Protocol::load_record},
        {"legal", &Protocol::legal},
        {"why_not", &Protocol::why_not},
        {"odds", &Protocol::odds},
        {"apply", &Protocol::apply},
        {"view", &Protocol::view},
        {"state", &Protocol::state},
        {"dice", &Protocol::dice},
        {"prompt", &Protocol::prompt},
        {"board", &Protocol::board},
        {"scene", &Protocol::scene},
        {"ways", &Protocol::ways},
        {"overlay", &Protocol::overlay},
        {"why_not_at", &Protocol::why_not_at},
        {"record", &Protocol::record},
        {"quit", &Protocol::quit},
    };
    for (const auto& [known, command] : kCommands)
        if (known == name) return command;
    return nullptr;
}

Protocol::Reply Protocol::answer(const object& members) {
    Request request(members);
    const auto name = request.text("cmd");
    if (!members.contains("cmd") || !members.at("cmd").is_string())
        return Error{"$.cmd", request.mistake()->what};
    const auto command = command_named(name);
    if (!command) return Error{"$.cmd", "there is no command " + engine::json::quoted_text(name)};
    const bool needs_game = name != "games" && name != "new" && name != "load_state" &&
                            name != "position" && name != "load_record" && name != "quit";
    if (needs_game && !session_)
        return Error{"$.cmd",
                     "there is no game yet, begin with new, position, load_state or load_record"};
    return (this->*command)(request);
}

engine::Result<const engine::Game*> Protocol::game(const std::string& key) {
    const auto known = open_.find(key);
    if (known != open_.end()) return known->second.get();
    auto opened = open_game(key, data_, games_);
    if (auto* wrong = std::get_if<Mistake>(&opened)) return std::move(*wrong);
    auto& kept = open_[key] = std::get<std::unique_ptr<engine::Game>>(std::move(opened));
    return kept.get();
}

std::variant<Protocol::Chosen, Protocol::Error> Protocol::chosen(const std::string& key,
                                                                 engine::Setup setup) {
    const auto opened = game(key);
    if (const auto* wrong = mistake(opened)) return Error{"$.game", wrong->text()};
    const auto* rules = std::get<const engine::Game*>(opened);
    auto whole = completed(*rules, std::move(setup));
    if (const auto* wrong = mistake(whole)) return Error{"$." + wrong->where, wrong->what};
    return Chosen{rules, std::get<engine::Setup>(std::move(whole))};
}

object Protocol::position(SeatId viewer, Language language) const {
    return position_json(session_->table(), viewer, language);
}

Protocol::Reply Protocol::games(Request& request) {
    if (request.has("game")) {
        const auto key = request.text("game");
        if (auto wrong = request.mistake()) return Error{wrong->where, wrong->what};
        const auto opened = game(key);
        if (const auto* wrong = mistake(opened)) return Error{"$.game", wrong->text()};
        return game_json(*std::get<const engine::Game*>(opened));
    }
    if (auto wrong = request.mistake()) return Error{wrong->where, wrong->what};
    return object{{"games", game_list(games_)}};
}

Protocol::Reply Protocol::new_game(Request& request) {
    const auto key = request.text("game");
    const auto scenario = request.text_or("scenario", "");
    const auto options = request.options("options");
    const auto language = request.language(language_);
    if (auto wrong = request.mistake()) return Error{wrong->where, wrong->what};
    const auto found = chosen(key, {scenario, options});
    if (const auto* error = std::get_if<Error>(&found)) return *error;
    const auto& [rules, setup] = std::get<Chosen>(found);
    auto session = Session::open(*rules, setup);
    if (const auto* wrong = mistake(session)) return Error{"$." + wrong->where, wrong->what};
    session_ = std::get<Session>(std::move(session));
    return position(asked(session_->table()), language);
}

Protocol::Reply Protocol::load_state(Request& request) {
    const auto key = request.text("game");
    const auto scenario = request.text_or("scenario", "");
    const auto options = request.options("options");
    const auto language = request.language(language_);
    const auto* state = request.any("state");
    if (auto wrong = request.mistake()) return Error{wrong->where, wrong->what};
    const auto found = chosen(key, {scenario, options});
    if (const auto* error = std::get_if<Error>(&found)) return *error;
    const auto& [rules, setup] = std::get<Chosen>(found);
    auto session = Session::at(*rules, setup, *state);
    if (const auto* wrong = mistake(session)) {
        // The game names places from the state on ("$.units[3]"); here it is a member.
        const std::string_view below(wrong->where);
        return Error{
            below.starts_with('$') ? "$.state" + std::string(below.substr(1)) : wrong->where,
            wrong->what};
    }
    session_ = std::get<Session>(std::move(session));
    return position(asked(session_->table()), language);
}

Protocol::Reply Protocol::set_position(Request& request) {
    const auto key = request.text("game");
    const auto scenario = request.text_or("scenario", "");
    const auto options = request.options("options");
    const auto lines = request.texts("lines");
    const auto language = request.language(language_);
    if (auto wrong = request.mistake()) return Error{wrong->where, wrong->what};
    const auto found = chosen(key, {scenario, options});
    if (const auto* error = std::get_if<Error>(&found)) return *error;
    const auto& [rules, setup] = std::get<Chosen>(found);
    auto session = Session::at(*rules, setup, lines);
    if (const auto* wrong = mistake(session)) return Error{"$." + wrong->where, wrong->what};
    session_ = std::get<Session>(std::move(session));
    return position(asked(session_->table()), language);
}

Protocol::Reply Protocol::load_record(Request& request) {
    const auto text = request.text("record");
    const auto language = request.language(language_);
    if (auto wrong = request.mistake()) return Error{wrong->where, wrong->what};
    const auto read = engine::record_from_text(text);
    if (const auto* wrong = mistake(read)) return Error{"$.record", wrong->text()};
    const auto& record = std::get<engine::Record>(read);
    const auto opened = game(record.game);
    if (const auto* wrong = mistake(opened)) return Error{"$.record", "line 1: " + wrong->text()};
    auto session = Session::resume(*std::get<const engine::Game*>(opened), record);
    if (const auto* wrong = mistake(session)) return Error{"$.record", wrong->text()};
    session_ = std::get<Session>(std::move(session));
    auto reply = position(asked(session_->table()), language);
    reply["actions"] = session_->n();
    return reply;
}

Protocol::Reply Protocol::legal(Request& request) {
    const auto language = request.language(language_);
    if (auto wrong = request.mistake()) return Error{wrong->where, wrong->what};
    const auto& table = session_->table();
    object reply{{"actor", name_of(table.actor())}};
    if (table.actor().is_chance())
        reply["chance"] = chance_json(table);
    else
        reply["choices"] = engine::page::written(engine::page::choices(table, language));
    return reply;
}

Protocol::Reply Protocol::why_not(Request& request) {
    const auto action = request.text("action");
    const auto language = request.language(language_);
    if (auto wrong = request.mistake()) return Error{wrong->where, wrong->what};
    const auto refusal = session_->table().why_not(action, language);
    if (!refusal) return object{{"legal", true}};
    return object{{"legal", false}, {"rule", refusal->rule}, {"text", refusal->text}};
}

Protocol::Reply Protocol::odds(Request& request) {
    const auto action = request.text("action");
    const auto viewer = request.seat_or("viewer", seats(), asked(session_->table()));
    const auto language = request.language(language_);
    if (auto wrong = request.mistake()) return Error{wrong->where, wrong->what};
    const auto odds = session_->table().odds(action, viewer, language);
    if (const auto* wrong = mistake(odds)) return Error{"$.action", wrong->text()};
    return object{
        {"odds", engine::page::written(engine::page::odds(std::get<engine::Odds>(odds)))}};
}

Protocol::Reply Protocol::view(Request& request) {
    const auto seat = request.seat("seat", seats());
    if (auto wrong = request.mistake()) return Error{wrong->where, wrong->what};
    return object{{"view", session_->table().view(seat)}};
}

Protocol::Reply Protocol::state(Request& request) {
    if (auto wrong = request.mistake()) return Error{wrong->where, wrong->what};
    return object{{"state", session_->table().state()},
                  {"hash", fmt::format("{:016x}", session_->table().hash())}};
}

Protocol::Reply Protocol::prompt(Request& request) {
    const auto viewer = request.seat_or("viewer", seats(), asked(session_->table()));
    const auto language = request.language(language_);
    if (auto wrong = request.mistake()) return Error{wrong->where, wrong->what};
    return position(viewer, language);
}

Protocol::Reply Protocol::record(Request& request) {
    if (auto wrong = request.mistake()) return Error{wrong->where, wrong->what};
    const auto record = session_->record();
    if (const auto* wrong = mistake(record)) return Error{"$.cmd", wrong->text()};
    return object{{"record", engine::to_text(std::get<engine::Record>(record))}};
}

Protocol::Reply Protocol::quit(Request& request) {
    if (auto wrong = request.mistake()) return Error{wrong->where, wrong->what};
    finished_ = true;
    return object{};
}

}  // namespace levee::cli
