#include "cli/protocol.h"

#include <fmt/format.h>

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <exception>
#include <utility>

#include "cli/game_list.h"
#include "cli/opened.h"
#include "engine/records/record.h"
#include "engine/tables/shown.h"
#include "engine/text/json.h"

namespace levee::cli {

using boost::json::object;
using engine::Language;
using engine::Mistake;
using engine::SeatId;
using engine::Session;

namespace {

// `id` and `ok`, and then what the answer says.
template <class Answer>
void add(object& reply, const Answer& answer) {
    auto written = engine::page::written(answer);
    for (auto& member : written.as_object()) reply[member.key()] = std::move(member.value());
}

std::string error_reply(const boost::json::value& id, answer::Wrong wrong,
                        const std::optional<answer::Done>& done = {}) {
    object reply{{"id", id}, {"ok", false}};
    add(reply, answer::Error{std::move(wrong)});
    if (done) add(reply, *done);
    return boost::json::serialize(reply);
}

}  // namespace

std::string Protocol::answer_too_long(std::size_t bytes) const {
    return error_reply(
        nullptr,
        {"", fmt::format("the line has {} bytes, at most {} are allowed", bytes, kMostBytes), ""});
}

std::string Protocol::answer(std::string_view line) {
    if (line.size() > kMostBytes) return answer_too_long(line.size());
    const auto parsed = engine::json::parse(line, kMostBytes);
    if (const auto* wrong = mistake(parsed))
        return error_reply(nullptr, {wrong->where, wrong->what, ""});
    const auto& value = std::get<boost::json::value>(parsed);
    const auto* found = engine::json::member(value, "id");
    const boost::json::value id = found ? *found : nullptr;
    try {
        auto reply = reply_to(value);
        if (auto* error = std::get_if<Error>(&reply))
            return error_reply(id, {error->where, error->what, error->rule}, error->done);
        object done{{"id", id}, {"ok", true}};
        const auto tell = [&](const auto& said) {
            if constexpr (!std::is_same_v<std::remove_cvref_t<decltype(said)>, Error>)
                add(done, said);
        };
        std::visit(tell, reply);
        return boost::json::serialize(done);
    } catch (const std::exception& bug) {
        // Nothing is meant to throw; a bot should still get its answer when something does.
        return error_reply(id, {"", std::string("a fault of levee: ") + bug.what(), ""});
    }
}

Protocol::Reply Protocol::reply_to(const boost::json::value& value) {
    if (!session_ && engine::json::says_kind<request::Any>(value) &&
        !engine::json::says_kind<request::Beginning>(value))
        return Error{"$.cmd",
                     "there is no game yet, begin with new, position, load_state or load_record"};
    request::Any any;
    if (const auto wrong =
            engine::json::read<engine::json::Missing::LeftOut>(value, any, engine::json::NoNames{}))
        return Error{wrong->where, wrong->what};
    return std::visit([&](const auto& asked) { return answer(asked); }, any);
}

engine::Result<const engine::Game*> Protocol::game(const std::string& key) {
    const auto known = open_.find(key);
    if (known != open_.end()) return known->second.get();
    auto opened = open_game(key, data_, games_);
    if (auto* wrong = std::get_if<Mistake>(&opened)) return std::move(*wrong);
    auto& kept = open_[key] = std::get<std::unique_ptr<engine::Game>>(std::move(opened));
    return kept.get();
}

template <class Request>
std::variant<Protocol::Chosen, Protocol::Error> Protocol::chosen(const Request& asked) {
    const auto opened = game(asked.game);
    if (const auto* wrong = mistake(opened)) return Error{"$.game", wrong->text()};
    const auto* rules = std::get<const engine::Game*>(opened);
    auto whole = completed(
        *rules, {asked.scenario.value_or(""), asked.options.value_or(request::Options{})});
    if (const auto* wrong = mistake(whole)) return Error{"$." + wrong->where, wrong->what};
    return Chosen{rules, std::get<engine::Setup>(std::move(whole))};
}

Language Protocol::language(std::optional<request::Lang> lang) const {
    return lang ? engine::page::language_of(*lang) : language_;
}

std::variant<SeatId, Protocol::Error> Protocol::seat(const char* where,
                                                     const std::optional<request::Seat>& named,
                                                     SeatId otherwise) const {
    if (!named) return otherwise;
    const auto* number = std::get_if<std::int64_t>(&*named);
    if (number == nullptr) return engine::kSpectator;
    const int seats = session_->table().seats();
    if (*number >= 0 && *number < seats) return SeatId{static_cast<std::uint8_t>(*number)};
    return Error{where, fmt::format("expected a seat from 0 to {} or \"spectator\", found {}",
                                    seats - 1, *number)};
}

answer::Position Protocol::position(SeatId viewer, Language language) const {
    return answer::position(session_->table(), viewer, language);
}

Protocol::Reply Protocol::begin(engine::Result<Session> session,
                                std::optional<request::Lang> lang) {
    if (const auto* wrong = mistake(session)) return Error{"$." + wrong->where, wrong->what};
    session_ = std::get<Session>(std::move(session));
    return position(answer::to_decide(session_->table()), language(lang));
}

Protocol::Reply Protocol::answer(const request::Games& asked) {
    if (!asked.game) return game_list(games_);
    const auto opened = game(*asked.game);
    if (const auto* wrong = mistake(opened)) return Error{"$.game", wrong->text()};
    return answer::game(*std::get<const engine::Game*>(opened));
}

Protocol::Reply Protocol::answer(const request::New& asked) {
    const auto found = chosen(asked);
    if (const auto* error = std::get_if<Error>(&found)) return *error;
    const auto& [rules, setup] = std::get<Chosen>(found);
    return begin(Session::open(*rules, setup), asked.lang);
}

Protocol::Reply Protocol::answer(const request::LoadState& asked) {
    const auto found = chosen(asked);
    if (const auto* error = std::get_if<Error>(&found)) return *error;
    const auto& [rules, setup] = std::get<Chosen>(found);
    auto session = Session::at(*rules, setup, asked.state);
    // The game names places from the state on ("$.units[3]"); here it is a member.
    if (const auto* wrong = mistake(session); wrong != nullptr && wrong->where.starts_with('$'))
        return Error{"$.state" + wrong->where.substr(1), wrong->what};
    return begin(std::move(session), asked.lang);
}

Protocol::Reply Protocol::answer(const request::Position& asked) {
    const auto found = chosen(asked);
    if (const auto* error = std::get_if<Error>(&found)) return *error;
    const auto& [rules, setup] = std::get<Chosen>(found);
    return begin(Session::at(*rules, setup, request::texts_of(asked.lines)), asked.lang);
}

Protocol::Reply Protocol::answer(const request::LoadRecord& asked) {
    const auto read = engine::record_from_text(asked.record);
    if (const auto* wrong = mistake(read)) return Error{"$.record", wrong->text()};
    const auto& record = std::get<engine::Record>(read);
    const auto opened = game(record.game);
    if (const auto* wrong = mistake(opened)) return Error{"$.record", "line 1: " + wrong->text()};
    auto session = Session::resume(*std::get<const engine::Game*>(opened), record);
    if (const auto* wrong = mistake(session)) return Error{"$.record", wrong->text()};
    auto reply = begin(std::move(session), asked.lang);
    if (const auto* position = std::get_if<answer::Position>(&reply))
        return answer::Loaded{*position, session_->n()};
    return reply;
}

Protocol::Reply Protocol::answer(const request::Legal& asked) {
    const auto& table = session_->table();
    answer::Legal legal{.actor = engine::name_of(table.actor())};
    if (table.actor().is_chance())
        legal.chance = answer::chance(table);
    else
        legal.choices = engine::page::choices(table, language(asked.lang));
    return legal;
}

Protocol::Reply Protocol::answer(const request::WhyNot& asked) {
    const auto refusal = session_->table().why_not(asked.action, language(asked.lang));
    if (!refusal) return answer::WhyNot{.legal = true};
    return answer::WhyNot{.legal = false, .rule = refusal->rule, .text = refusal->text};
}

Protocol::Reply Protocol::answer(const request::Odds& asked) {
    const auto viewer = seat("$.viewer", asked.viewer, answer::to_decide(session_->table()));
    if (const auto* error = std::get_if<Error>(&viewer)) return *error;
    const auto odds =
        session_->table().odds(asked.action, std::get<SeatId>(viewer), language(asked.lang));
    if (const auto* wrong = mistake(odds)) return Error{"$.action", wrong->text()};
    return answer::Odds{engine::page::odds(std::get<engine::Odds>(odds))};
}

Protocol::Reply Protocol::answer(const request::View& asked) {
    const auto eyes = seat("$.seat", asked.seat, {});
    if (const auto* error = std::get_if<Error>(&eyes)) return *error;
    return answer::View{session_->table().view(std::get<SeatId>(eyes))};
}

Protocol::Reply Protocol::answer(const request::State& /*asked*/) {
    return answer::State{session_->table().state(),
                         fmt::format("{:016x}", session_->table().hash())};
}

Protocol::Reply Protocol::answer(const request::Prompt& asked) {
    const auto viewer = seat("$.viewer", asked.viewer, answer::to_decide(session_->table()));
    if (const auto* error = std::get_if<Error>(&viewer)) return *error;
    return position(std::get<SeatId>(viewer), language(asked.lang));
}

Protocol::Reply Protocol::answer(const request::Record& /*asked*/) {
    const auto record = session_->record();
    if (const auto* wrong = mistake(record)) return Error{"$.cmd", wrong->text()};
    return answer::Record{engine::to_text(std::get<engine::Record>(record))};
}

Protocol::Reply Protocol::answer(const request::Quit& /*asked*/) {
    finished_ = true;
    return answer::Nothing{};
}

}  // namespace levee::cli
