#include <fmt/format.h>

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <functional>
#include <set>
#include <utility>

#include "engine/records/walk.h"
#include "engine/tables/setup.h"
#include "server/api.h"
#include "server/secrets.h"
#include "server/words.h"

// The requests that change something: names, new matches, seats, records.
namespace levee::server {

namespace json = boost::json;
using engine::Language;
using engine::Mistake;
using engine::Result;
using store::Seat;

namespace {

constexpr std::size_t kLongestName = 40;  // bytes
constexpr int kListed = 200;
constexpr std::int64_t kUsualPace = 700;  // milliseconds: a person can follow

Problem bad(std::string text) { return {codes::kBadRequest, std::move(text)}; }

// The object in the body, with exactly these members.
Result<json::object> object_in(const Request& request, const std::set<std::string_view>& members) {
    if (!request.content_type.starts_with("application/json"))
        return Mistake{"Content-Type", "must be application/json"};
    json::parse_options options;
    options.max_depth = 6;
    json::error_code error;
    auto value = json::parse(request.body, error, {}, options);
    if (error) return Mistake{"$", "is not JSON: " + error.message()};
    if (!value.is_object()) return Mistake{"$", "must be an object"};
    auto object = std::move(value.as_object());
    for (const auto& [key, member] : object)
        if (!members.contains(key)) return Mistake{"$", "has a member that does not belong there"};
    for (const auto& key : members)
        if (!object.contains(key)) return Mistake{fmt::format("$.{}", key), "is missing"};
    return object;
}

Result<std::string> text_in(const json::object& object, std::string_view key, std::size_t longest) {
    const auto* text = object.at(key).if_string();
    if (text == nullptr || text->size() > longest || !is_plain_text(*text))
        return Mistake{
            fmt::format("$.{}", key),
            fmt::format("must be a text of at most {} bytes without control characters", longest)};
    return std::string(*text);
}

// Every option named, so that a later change of a default does not change a game.
Result<engine::Setup> setup_in(const json::object& object, const engine::Game& game) {
    auto scenario = text_in(object, "scenario", 100);
    if (auto* wrong = std::get_if<Mistake>(&scenario)) return std::move(*wrong);
    engine::Setup setup{std::get<std::string>(std::move(scenario)), {}};
    const auto* options = object.at("options").if_object();
    if (options == nullptr) return Mistake{"$.options", "must be an object"};
    for (const auto& [key, value] : *options) {
        const auto* text = value.if_string();
        if (text == nullptr || text->size() > 100)
            return Mistake{"$.options", "must have texts for values"};
        setup.options[std::string(key)] = std::string(*text);
    }
    auto full = completed(game, std::move(setup));
    if (auto* wrong = std::get_if<Mistake>(&full)) wrong->where = "$." + wrong->where;
    return full;
}

struct Seats {
    std::vector<Seat> seats;
    json::array links;
};

// The guest who will sit in `me` is not known yet: he is made only if all else is right.
Result<Seats> seats_in(const json::object& object, const ShelvedGame& shelf,
                       const engine::Setup& setup, const std::string& id) {
    const auto chairs = shelf.game->seats(setup);
    if (const auto* wrong = mistake(chairs)) return *wrong;
    const auto count = std::get<std::vector<engine::SeatInfo>>(chairs).size();
    const auto* list = object.at("seats").if_array();
    if (list == nullptr || list->size() != count)
        return Mistake{"$.seats", fmt::format("must be a list of {}", count)};
    Seats made;
    for (std::size_t i = 0; i < list->size(); ++i) {
        const auto where = fmt::format("$.seats[{}]", i);
        const auto* wanted = (*list)[i].if_object();
        const auto* kind = wanted == nullptr ? nullptr : wanted->if_contains("kind");
        if (kind == nullptr || !kind->is_string()) return Mistake{where, "must have a kind"};
        Seat seat;
        if (kind->get_string() == "me") {
            seat.kind = Seat::Kind::Person;
        } else if (kind->get_string() == "friend") {
            const auto token = new_token();
            seat.token_hash = hash_of(token);
            made.links.push_back(
                json::object{{"seat", i}, {"path", fmt::format("/join/{}#{}", id, token)}});
        } else if (kind->get_string() == "computer") {
            const auto* level = wanted->if_contains("level");
            seat.kind = Seat::Kind::Computer;
            if (level != nullptr && level->is_string()) seat.level = level->get_string();
            if (std::ranges::find(shelf.levels, seat.level) == shelf.levels.end())
                return Mistake{where + ".level", "is no level of this game"};
        } else {
            return Mistake{where + ".kind", "must be me, friend or computer"};
        }
        made.seats.push_back(std::move(seat));
    }
    return made;
}

std::vector<store::Action> actions_of(const engine::Record& record, bool keep_rolls) {
    std::vector<store::Action> actions;
    for (const auto& line : record.lines) {
        store::Action action;
        action.n = actions.size() + 1;
        action.by = line.by.is_chance() ? store::kChance : int{line.by.seat.raw};
        action.notation = line.notation;
        if (keep_rolls) action.roll = line.roll;
        action.at = line.at;
        action.note = line.note;
        actions.push_back(std::move(action));
    }
    return actions;
}

// An older version of the program did not store who plays whom: of the beginning, then.
void add_missing_camps(store::Match& match, const engine::Game& game) {
    if (!match.summary.camps.empty()) return;
    const auto table = game.open({match.scenario, match.options});
    if (mistake(table) == nullptr)
        add_camps(match.summary, *std::get<std::unique_ptr<engine::Table>>(table));
}

json::array infos(std::vector<store::Match>& matches, const Library& library, std::int64_t guest,
                  Language language) {
    json::array list;
    for (auto& match : matches) {
        const auto* shelf = library.find(match.game);
        if (shelf == nullptr) continue;
        add_missing_camps(match, *shelf->game);
        list.push_back(match_info(match, *shelf->game, Presence{guest}, language));
    }
    // The store knows when a match changed, not who may know of it.
    std::ranges::stable_sort(list, std::ranges::greater{}, [](const json::value& info) {
        return std::string_view(info.at("changed").as_string());
    });
    return list;
}

struct Imported {
    store::Match match;
    std::optional<Play> play;
};

// Walks the record and opens what it holds: a finished game to look at, or one to go on with, whose
// dice from here on come from a seed of our own.
Result<Imported> opened(const std::string& text, const Library& library, const std::string& now) {
    auto read = engine::record_from_text(text);
    if (auto* wrong = std::get_if<Mistake>(&read)) return std::move(*wrong);
    const auto& record = std::get<engine::Record>(read);
    const auto* shelf = library.find(record.game);
    if (shelf == nullptr) return Mistake{"line 1", "this game is not played here"};
    const auto& game = *shelf->game;
    if (auto wrong = check_header(record, game)) return *std::move(wrong);
    auto table = game.open({record.scenario, record.options});
    if (const auto* wrong = mistake(table)) return Mistake{"line 1", wrong->text()};
    auto dice = revealed_dice(record);
    if (auto* wrong = std::get_if<Mistake>(&dice)) return std::move(*wrong);
    const auto& known = std::get<std::optional<engine::CommittedDice>>(dice);
    auto& walked = *std::get<std::unique_ptr<engine::Table>>(table);
    if (auto wrong = walk(record, walked, known ? &*known : nullptr, Language::English,
                          [](const engine::Walked&) { return true; }))
        return *std::move(wrong);
    if (auto wrong = check_end(record, walked)) return *std::move(wrong);

    Imported made;
    auto& match = made.match;
    match.id = new_match_id();
    match.game = record.game;
    match.scenario = record.scenario;
    match.options = record.options;
    match.rules_version = record.rules_version;
    match.pace = kUsualPace;
    match.created = record.created.empty() ? now : record.created;
    const bool over = walked.actor().is_over();
    if (over) {
        match.commitment = record.commitment.value_or("");
        if (known) match.seed = known->seed_hex();
    } else {
        const auto fresh = engine::CommittedDice::random();
        match.seed = fresh.seed_hex();
        match.commitment = fresh.commitment();
        match.free_dice = std::ranges::any_of(
            record.lines, [](const engine::Record::Line& line) { return line.by.is_chance(); });
    }
    for (int i = 0; i < walked.seats(); ++i) {
        Seat seat;
        seat.kind = Seat::Kind::Person;
        match.seats.push_back(std::move(seat));
    }
    auto play = Play::replay(game, match, actions_of(record, over));
    if (auto* wrong = std::get_if<Mistake>(&play)) return std::move(*wrong);
    made.play = std::get<Play>(std::move(play));
    made.play->settle(now);
    return made;
}

Result<Imported> imported(const std::string& text, const Library& library, const std::string& now) {
    try {
        return opened(text, library, now);
    } catch (const std::exception& fault) {
        // In a thread of the computers nobody else would catch it.
        return Mistake{"",
                       fmt::format("the rules cannot go on from this record: {}", fault.what())};
    }
}

}  // namespace

void Api::as_guest(const Request& request, const Answered& answered,
                   const std::function<void(const store::Guest&, const Answered&)>& then) {
    guests_.find_or_add(token_of(request), [this, request, answered,
                                            then](std::optional<Guests::Known> known) {
        if (!known)
            return answered(refusal(codes::kStorage, words::kStorage, language_of(request.query)));
        Answered with_cookie = answered;
        if (!known->new_token.empty())
            with_cookie = [answered, set = cookie(request, known->new_token)](Response response) {
                response.headers.emplace_back("Set-Cookie", set);
                answered(std::move(response));
            };
        then(known->guest, with_cookie);
    });
}

void Api::rename(const Request& request, const Answered& answered) {
    if (!creations_.take(address_of(request)))
        return answered(refusal(codes::kTooFast, words::kTooFast, language_of(request.query)));
    auto body = object_in(request, {"name"});
    if (const auto* wrong = mistake(body)) return answered(refusal(bad(wrong->text())));
    auto name = text_in(std::get<json::object>(body), "name", kLongestName);
    if (const auto* wrong = mistake(name)) return answered(refusal(bad(wrong->text())));
    const auto wanted = std::get<std::string>(name);
    guests_.find_or_add(token_of(request), [this, request, answered,
                                            wanted](std::optional<Guests::Known> known) {
        const auto language = language_of(request.query);
        if (!known) return answered(refusal(codes::kStorage, words::kStorage, language));
        const auto token = known->new_token.empty() ? token_of(request) : known->new_token;
        const auto set = known->new_token.empty() ? "" : cookie(request, known->new_token);
        guests_.rename(token, known->guest, wanted,
                       [this, answered, wanted, set, language, id = known->guest.id](bool worked) {
                           if (!worked)
                               return answered(refusal(codes::kStorage, words::kStorage, language));
                           for (const auto& room : hall_.rooms()) room->renamed({id, wanted});
                           auto response = json_response(json::object{{"name", wanted}});
                           if (!set.empty()) response.headers.emplace_back("Set-Cookie", set);
                           answered(std::move(response));
                       });
    });
}

void Api::put(store::Match match, const store::Guest& guest, std::vector<store::Action> actions,
              store::Summary summary, const std::function<void(bool)>& then) {
    for (auto& seat : match.seats)
        if (seat.kind == Seat::Kind::Person) seat.guest = guest.id;
    services_.store.run(
        [match = std::move(match), actions = std::move(actions),
         summary = std::move(summary)](store::Store& store) {
            store.create(match);
            if (!store.append(match.id, 0, actions, summary))
                throw store::Failure("a new match is not new");
        },
        then);
}

void Api::create(const Request& request, const Answered& answered) {
    if (!creations_.take(address_of(request)))
        return answered(refusal(codes::kTooFast, words::kTooFast, language_of(request.query)));
    const auto language = language_of(request.query);
    auto body = object_in(request, {"game", "scenario", "options", "seats"});
    if (const auto* wrong = mistake(body)) return answered(refusal(bad(wrong->text())));
    const auto& object = std::get<json::object>(body);
    const auto key = text_in(object, "game", 100);
    if (const auto* wrong = mistake(key)) return answered(refusal(bad(wrong->text())));
    const auto* shelf = services_.library.find(std::get<std::string>(key));
    if (shelf == nullptr) return answered(refusal(bad("$.game: is not played here")));
    auto setup = setup_in(object, *shelf->game);
    if (const auto* wrong = mistake(setup)) return answered(refusal(bad(wrong->text())));

    store::Match match;
    match.id = new_match_id();
    auto seats = seats_in(object, *shelf, std::get<engine::Setup>(setup), match.id);
    if (const auto* wrong = mistake(seats)) return answered(refusal(bad(wrong->text())));
    auto& made = std::get<Seats>(seats);
    match.seats = std::move(made.seats);
    match.game = std::get<std::string>(key);
    match.scenario = std::get<engine::Setup>(setup).scenario;
    match.options = std::get<engine::Setup>(setup).options;
    match.rules_version = std::string(shelf->game->rules_version());
    const auto dice = engine::CommittedDice::random();
    match.seed = dice.seed_hex();
    match.commitment = dice.commitment();
    match.language = language == Language::French ? "fr" : "en";
    match.pace = kUsualPace;
    match.created = services_.now();
    const auto play = Play::begin(*shelf->game, match, match.created);
    if (const auto* wrong = mistake(play)) return answered(refusal(bad(wrong->text())));
    as_guest(request, answered,
             [this, match, language, links = std::move(made.links),
              actions = std::get<Play>(play).actions_after(0),
              summary = std::get<Play>(play).summary(match.created)](const store::Guest& guest,
                                                                     const Answered& to) {
                 put(match, guest, actions, summary,
                     [this, to, id = match.id, language, links](bool worked) {
                         if (!worked)
                             return to(refusal(codes::kStorage, words::kStorage, language));
                         to(json_response(json::object{{"id", id}, {"links", links}}));
                     });
             });
}

void Api::import(const Request& request, const Answered& answered) {
    if (!creations_.take(address_of(request)))
        return answered(refusal(codes::kTooFast, words::kTooFast, language_of(request.query)));
    const auto language = language_of(request.query);
    // A long record takes a while to walk through: not in a thread that serves sockets.
    const bool asked = services_.computers.ask([this, request, language, answered] {
        auto made = imported(request.body, services_.library, services_.now());
        if (const auto* wrong = mistake(made))
            return answered(refusal({codes::kBadRecord, wrong->text()}));
        auto& found = std::get<Imported>(made);
        found.match.language = language == Language::French ? "fr" : "en";
        as_guest(request, answered,
                 [this, match = found.match, actions = found.play->actions_after(0),
                  summary = found.play->summary(services_.now()),
                  language](const store::Guest& guest, const Answered& to) {
                     put(match, guest, actions, summary,
                         [this, to, id = match.id, language](bool worked) {
                             if (!worked)
                                 return to(refusal(codes::kStorage, words::kStorage, language));
                             to(json_response(json::object{{"id", id}}));
                         });
                 });
    });
    if (!asked) answered(refusal(codes::kFull, words::kBusyComputers, language));
}

void Api::join(const Request& request, const std::string& id, const Answered& answered) {
    const auto language = language_of(request.query);
    // Also what keeps anyone from trying many tokens.
    if (!creations_.take(address_of(request)))
        return answered(refusal(codes::kTooFast, words::kTooFast, language));
    auto body = object_in(request, {"token"});
    if (const auto* wrong = mistake(body)) return answered(refusal(bad(wrong->text())));
    auto token = text_in(std::get<json::object>(body), "token", 64);
    if (const auto* wrong = mistake(token)) return answered(refusal(bad(wrong->text())));
    as_guest(request, answered,
             [this, id, language, token = std::get<std::string>(token)](const store::Guest& guest,
                                                                        const Answered& to) {
                 hall_.room(id)->take_seat(
                     guest, token, language, [this, to](std::variant<int, Problem> seat) {
                         if (const auto* wrong = std::get_if<Problem>(&seat))
                             return to(refusal(*wrong));
                         to(json_response(json::object{{"seat", std::get<int>(seat)}}));
                     });
             });
}

void Api::list_matches(const Request& request, const Answered& answered) {
    const auto language = language_of(request.query);
    guests_.find(
        token_of(request), [this, language, answered](const std::optional<store::Guest>& guest) {
            if (!guest) return answered(json_response(json::array{}));
            auto found = std::make_shared<std::vector<store::Match>>();
            services_.store.run(
                [found, id = guest->id](store::Store& store) {
                    *found = store.matches_of(id, kListed);
                },
                [this, found, language, answered, id = guest->id](bool read) {
                    if (!read) return answered(refusal(codes::kStorage, words::kStorage, language));
                    services_.post([this, found, language, answered, id] {
                        answered(json_response(infos(*found, services_.library, id, language)));
                    });
                });
        });
}

}  // namespace levee::server
