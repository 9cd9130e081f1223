#pragma once

#include <atomic>
#include <chrono>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "server/guests.h"
#include "server/hall.h"
#include "server/http.h"
#include "server/limits.h"
#include "server/problem.h"

namespace levee::server {

// How requests are judged.
struct Gate {
    bool secure = false;               // all visitors come by TLS
    std::vector<std::string> proxies;  // addresses whose X-Forwarded-* headers are believed
    std::vector<std::string> hosts;    // names this server answers to; empty: any
};

// All of HTTP: the page, the requests of docs/server-protocol.md, health and metrics. Any thread;
// an answer may come in another one.
class Api {
 public:
    Api(const Services& services, Guests& guests, Hall& hall, Gate gate);

    void handle(const Request& request, const Answered& answered);
    // Bytes that the body of such a request may have.
    std::size_t body_limit(std::string_view method, std::string_view path) const;

    static bool is_feed(std::string_view path);
    // A handshake for a feed: who comes to which table, or why not.
    struct Feed {
        std::shared_ptr<Room> room;
        Room::Visitor visitor;
    };
    void feed(const Request& request, const std::function<void(std::variant<Feed, Response>)>& to);

    // A problem as an answer, counted; also for the network layer.
    Response refusal(const Problem& problem) const;
    Response refusal(std::string_view code, const engine::Sentence& sentence,
                     engine::Language language = {}) const;

    // Whether this address is a proxy that speaks for many.
    bool is_proxy(const std::string& address) const;
    // The address that limits are counted for.
    std::string address_of(const Request& request) const;

 private:
    std::optional<Response> stopped(const Request& request, bool unsafe) const;
    bool host_allowed(std::string_view host) const;
    bool secure(const Request& request) const;
    bool behind_proxy(const Request& request) const;
    std::string token_of(const Request& request) const;
    std::string cookie(const Request& request, const std::string& token) const;

    Response page(const Request& request) const;
    Response about_game(const Request& request) const;
    Response free_seats(const ShelvedGame& shelf, std::string_view query) const;
    void get(const Request& request, const Answered& answered);
    void post(const Request& request, const Answered& answered);
    void health(const Answered& answered);
    void get_table(const Request& request, const std::string& id, const Answered& answered);
    void get_record(const Request& request, const std::string& id, const Answered& answered);
    void list_tables(const Request& request, const Answered& answered);

    void rename(const Request& request, const Answered& answered);
    void create(const Request& request, const Answered& answered);
    void import(const Request& request, const Answered& answered);
    void join(const Request& request, const std::string& id, const Answered& answered);
    // Puts a new table, with this guest for its persons, and what was played in it into the store.
    void put(store::Table stored, const store::Guest& guest, std::vector<store::Action> actions,
             store::Summary summary, const std::function<void(bool)>& then);
    // Calls `then` with the guest behind the cookie, if there is one. Where the store cannot tell,
    // `refused` hears so: taking him for nobody would cost him his seats.
    void known_guest(const Request& request, const std::function<void(Response)>& refused,
                     const std::function<void(const std::optional<store::Guest>&)>& then);
    // Calls `then` with the guest, making one if need be; his cookie is added to the answer.
    void as_guest(const Request& request, const Answered& answered,
                  const std::function<void(const store::Guest&, const Answered&)>& then);

    const Services& services_;
    Guests& guests_;
    Hall& hall_;
    Gate gate_;
    mutable Buckets requests_;
    mutable Buckets creations_;
    // When the store was last seen to be well.
    std::atomic<std::chrono::steady_clock::time_point> well_{{}};
};

// Of a query such as lang=fr: keys and values are plain words, nothing in them is escaped.
std::vector<std::pair<std::string_view, std::string_view>> parameters(std::string_view query);
std::string_view parameter(std::string_view query, std::string_view name);
engine::Language language_of(std::string_view query);

Response json_text_response(const boost::json::value& value);
template <class Shape>
Response json_response(const Shape& shape) {
    return json_text_response(wire::written(shape));
}

}  // namespace levee::server
