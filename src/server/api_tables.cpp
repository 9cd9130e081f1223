#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <utility>

#include "engine/records/walk.h"
#include "engine/tables/setup.h"
#include "server/api.h"
#include "server/secrets.h"
#include "server/words.h"

// The requests that change something: names, new tables, seats, records.
namespace levee::server {

namespace json = boost::json;
using engine::Language;
using engine::Mistake;
using engine::Result;
using store::Seat;

namespace {

constexpr int kListed = 200;
constexpr std::int64_t kUsualPace = 700;  // milliseconds: a person can follow

Problem bad(std::string text) { return {codes::kBadRequest, std::move(text)}; }

template <class Shape>
Result<Shape> body_of(const Request& request) {
    if (!request.content_type.starts_with("application/json"))
        return Mistake{"Content-Type", "must be application/json"};
    const auto value = engine::json::parse(request.body, request.body.size());
    if (const auto* wrong = mistake(value)) return *wrong;
    return wire::read<Shape>(std::get<json::value>(value));
}

// Every option named, so that a later change of a default does not change a game.
Result<engine::Setup> setup_of(const wire::NewTable& wanted, const engine::Game& game) {
    auto full = completed(game, {wanted.scenario, wanted.options});
    if (auto* wrong = std::get_if<Mistake>(&full)) wrong->where = "$." + wrong->where;
    return full;
}

struct Seats {
    std::vector<Seat> seats;
    std::vector<wire::Link> links;
};

// The guest who will sit in `me` is not known yet: he is made only if all else is right.
Result<Seats> seats_of(const wire::NewTable& wanted, const ShelvedGame& shelf,
                       const engine::Setup& setup, const std::string& id) {
    const auto chairs = shelf.game->seats(setup);
    if (const auto* wrong = mistake(chairs)) return *wrong;
    const auto count = std::get<std::vector<engine::SeatInfo>>(chairs).size();
    if (wanted.seats.size() != count)
        return Mistake{"$.seats", fmt::format("must be a list of {}", count)};
    Seats made;
    for (std::size_t i = 0; i < count; ++i) {
        Seat seat;
        if (std::holds_alternative<wire::MySeat>(wanted.seats[i])) {
            seat.kind = Seat::Kind::Person;
        } else if (const auto* computer = std::get_if<wire::SeatOfComputer>(&wanted.seats[i])) {
            seat.kind = Seat::Kind::Computer;
            seat.level = computer->level;
            if (std::ranges::find(shelf.levels, seat.level) == shelf.levels.end())
                return Mistake{fmt::format("$.seats[{}].level", i), "is no level of this game"};
        } else {
            const auto token = new_token();
            seat.token_hash = hash_of(token);
            made.links.push_back({static_cast<int>(i), fmt::format("/join/{}#{}", id, token)});
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
void add_missing_camps(store::Table& stored, const engine::Game& game) {
    if (!stored.summary.camps.empty()) return;
    const auto table = game.open({stored.scenario, stored.options});
    if (mistake(table) == nullptr)
        add_camps(stored.summary, *std::get<std::unique_ptr<engine::Table>>(table));
}

std::vector<wire::TableInfo> infos(std::vector<store::Table>& tables, const Library& library,
                                   std::int64_t guest, Language language) {
    std::vector<wire::TableInfo> list;
    for (auto& stored : tables) {
        const auto* shelf = library.find(stored.game);
        if (shelf == nullptr) continue;
        add_missing_camps(stored, *shelf->game);
        list.push_back(table_info(stored, *shelf->game, Presence{guest}, language));
    }
    // The store knows when a table changed, not who may know of it.
    std::ranges::stable_sort(list, std::ranges::greater{}, &wire::TableInfo::changed);
    return list;
}

struct Imported {
    store::Table stored;
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
    auto& stored = made.stored;
    stored.id = new_table_id();
    stored.game = record.game;
    stored.scenario = record.scenario;
    stored.options = record.options;
    stored.rules_version = record.rules_version;
    stored.pace = kUsualPace;
    stored.created = record.created.empty() ? now : record.created;
    const bool over = walked.actor().is_over();
    if (over) {
        stored.commitment = record.commitment.value_or("");
        if (known) stored.seed = known->seed_hex();
    } else {
        const auto fresh = engine::CommittedDice::random();
        stored.seed = fresh.seed_hex();
        stored.commitment = fresh.commitment();
        stored.free_dice = std::ranges::any_of(
            record.lines, [](const engine::Record::Line& line) { return line.by.is_chance(); });
    }
    for (int i = 0; i < walked.seats(); ++i) {
        Seat seat;
        seat.kind = Seat::Kind::Person;
        stored.seats.push_back(std::move(seat));
    }
    auto play = Play::replay(game, stored, actions_of(record, over));
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
    guests_.find_or_add(token_of(request), [this, request, answered, then](const auto& found) {
        const auto* known = std::get_if<Guests::Known>(&found);
        if (known == nullptr)
            return answered(
                refusal(codes::kStorage, words::kUnreadable, language_of(request.query)));
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
    const auto body = body_of<wire::Me>(request);
    if (const auto* wrong = mistake(body)) return answered(refusal(bad(wrong->text())));
    const auto wanted = std::get<wire::Me>(body).name;
    guests_.find_or_add(token_of(request), [this, request, answered, wanted](const auto& found) {
        const auto language = language_of(request.query);
        const auto* known = std::get_if<Guests::Known>(&found);
        if (known == nullptr)
            return answered(refusal(codes::kStorage, words::kUnreadable, language));
        const auto token = known->new_token.empty() ? token_of(request) : known->new_token;
        const auto set = known->new_token.empty() ? "" : cookie(request, known->new_token);
        guests_.rename(token, known->guest, wanted,
                       [this, answered, wanted, set, language, id = known->guest.id](bool worked) {
                           if (!worked)
                               return answered(refusal(codes::kStorage, words::kStorage, language));
                           for (const auto& room : hall_.rooms()) room->renamed({id, wanted});
                           auto response = json_response(wire::Me{wanted});
                           if (!set.empty()) response.headers.emplace_back("Set-Cookie", set);
                           answered(std::move(response));
                       });
    });
}

void Api::put(store::Table stored, const store::Guest& guest, std::vector<store::Action> actions,
              store::Summary summary, const std::function<void(bool)>& then) {
    for (auto& seat : stored.seats)
        if (seat.kind == Seat::Kind::Person) seat.guest = guest.id;
    services_.store.run(
        [stored = std::move(stored), actions = std::move(actions),
         summary = std::move(summary)](store::Store& store) {
            store.create(stored);
            if (!store.append(stored.id, 0, actions, summary))
                throw store::Failure("a new table is not new");
        },
        then);
}

void Api::create(const Request& request, const Answered& answered) {
    if (!creations_.take(address_of(request)))
        return answered(refusal(codes::kTooFast, words::kTooFast, language_of(request.query)));
    const auto language = language_of(request.query);
    const auto body = body_of<wire::NewTable>(request);
    if (const auto* wrong = mistake(body)) return answered(refusal(bad(wrong->text())));
    const auto& wanted = std::get<wire::NewTable>(body);
    const auto* shelf = services_.library.find(wanted.game);
    if (shelf == nullptr) return answered(refusal(bad("$.game: is not played here")));
    const auto setup = setup_of(wanted, *shelf->game);
    if (const auto* wrong = mistake(setup)) return answered(refusal(bad(wrong->text())));

    store::Table stored;
    stored.id = new_table_id();
    auto seats = seats_of(wanted, *shelf, std::get<engine::Setup>(setup), stored.id);
    if (const auto* wrong = mistake(seats)) return answered(refusal(bad(wrong->text())));
    auto& made = std::get<Seats>(seats);
    stored.seats = std::move(made.seats);
    stored.game = wanted.game;
    stored.scenario = std::get<engine::Setup>(setup).scenario;
    stored.options = std::get<engine::Setup>(setup).options;
    stored.rules_version = std::string(shelf->game->rules_version());
    const auto dice = engine::CommittedDice::random();
    stored.seed = dice.seed_hex();
    stored.commitment = dice.commitment();
    stored.language = language == Language::French ? "fr" : "en";
    stored.pace = kUsualPace;
    stored.created = services_.now();
    const auto play = Play::begin(*shelf->game, stored, stored.created);
    if (const auto* wrong = mistake(play)) return answered(refusal(bad(wrong->text())));
    as_guest(request, answered,
             [this, stored, language, links = std::move(made.links),
              actions = std::get<Play>(play).actions_after(0),
              summary = std::get<Play>(play).summary(stored.created)](const store::Guest& guest,
                                                                      const Answered& to) {
                 put(stored, guest, actions, summary,
                     [this, to, id = stored.id, language, links](bool worked) {
                         if (!worked)
                             return to(refusal(codes::kStorage, words::kStorage, language));
                         to(json_response(wire::Created{id, links}));
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
        found.stored.language = language == Language::French ? "fr" : "en";
        as_guest(request, answered,
                 [this, stored = found.stored, actions = found.play->actions_after(0),
                  summary = found.play->summary(services_.now()),
                  language](const store::Guest& guest, const Answered& to) {
                     put(stored, guest, actions, summary,
                         [this, to, id = stored.id, language](bool worked) {
                             if (!worked)
                                 return to(refusal(codes::kStorage, words::kStorage, language));
                             to(json_response(wire::Loaded{id}));
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
    const auto body = body_of<wire::Invitation>(request);
    if (const auto* wrong = mistake(body)) return answered(refusal(bad(wrong->text())));
    as_guest(request, answered,
             [this, id, language, token = std::get<wire::Invitation>(body).token](
                 const store::Guest& guest, const Answered& to) {
                 hall_.room(id)->take_seat(guest, token, language,
                                           [this, to](std::variant<int, Problem> seat) {
                                               if (const auto* wrong = std::get_if<Problem>(&seat))
                                                   return to(refusal(*wrong));
                                               to(json_response(wire::Joined{std::get<int>(seat)}));
                                           });
             });
}

void Api::list_tables(const Request& request, const Answered& answered) {
    const auto language = language_of(request.query);
    known_guest(
        request, answered, [this, language, answered](const std::optional<store::Guest>& guest) {
            if (!guest) return answered(json_response(std::vector<wire::TableInfo>{}));
            auto found = std::make_shared<std::vector<store::Table>>();
            services_.store.run(
                [found, id = guest->id](store::Store& store) {
                    *found = store.tables_of(id, kListed);
                },
                [this, found, language, answered, id = guest->id](bool read) {
                    if (!read)
                        return answered(refusal(codes::kStorage, words::kUnreadable, language));
                    services_.post([this, found, language, answered, id] {
                        answered(json_response(infos(*found, services_.library, id, language)));
                    });
                });
        });
}

}  // namespace levee::server
