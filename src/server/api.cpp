#include "server/api.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <boost/json/serialize.hpp>
#include <utility>

#include "engine/contract/hash.h"
#include "server/page.h"
#include "server/secrets.h"
#include "server/words.h"

namespace levee::server {

namespace json = boost::json;
using engine::Language;

namespace {

constexpr std::string_view kTables = "/api/tables/";
constexpr std::string_view kGames = "/api/games/";
constexpr std::string_view kCookie = "levee";
// A browser accepts this name only from this host, with Secure and for the whole site.
constexpr std::string_view kSecureCookie = "__Host-levee";

constexpr engine::Sentence kNothingHere{"There is nothing at this address.",
                                        "Il n'y a rien à cette adresse."};
constexpr engine::Sentence kWrongMethod{"This address does not answer to that method.",
                                        "Cette adresse ne répond pas à cette méthode."};
constexpr engine::Sentence kForeignSite{"The request comes from another site.",
                                        "La requête vient d'un autre site."};
constexpr engine::Sentence kWrongHost{"This server does not answer to that name.",
                                      "Ce serveur ne répond pas à ce nom."};

constexpr std::chrono::seconds kHealthLasts{1};

int status_of(std::string_view code) {
    static constexpr std::array<std::pair<std::string_view, int>, 12> kStatus{{
        {codes::kBadRequest, 400},
        {codes::kBadRecord, 400},
        {codes::kForbidden, 403},
        {codes::kOrigin, 403},
        {codes::kNotFound, 404},
        {codes::kMethod, 405},
        {codes::kSeatTaken, 409},
        {codes::kOldRules, 409},
        {codes::kTooLarge, 413},
        {codes::kTooFast, 429},
        {codes::kStorage, 503},
        {codes::kFull, 503},
    }};
    const auto* found = std::ranges::find(kStatus, code, &std::pair<std::string_view, int>::first);
    return found == kStatus.end() ? 500 : found->second;
}

std::string_view type_of(std::string_view path) {
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 9> kTypes{{
        {".html", "text/html; charset=utf-8"},
        {".js", "text/javascript; charset=utf-8"},
        {".css", "text/css; charset=utf-8"},
        {".svg", "image/svg+xml"},
        {".json", "application/json"},
        {".webmanifest", "application/manifest+json"},
        {".woff2", "font/woff2"},
        {".png", "image/png"},
        {".txt", "text/plain; charset=utf-8"},
    }};
    for (const auto& [ending, type] : kTypes)
        if (path.ends_with(ending)) return type;
    return "application/octet-stream";
}

// The part of the path after `prefix`, up to the next slash, which is cut off `path`.
std::string next_segment(std::string_view& path) {
    const auto slash = std::min(path.find('/'), path.size());
    std::string segment(path.substr(0, slash));
    path.remove_prefix(std::min(slash + 1, path.size()));
    return segment;
}

Response text_response(Text body, std::string type, const Request& request) {
    Response response;
    response.type = std::move(type);
    const auto etag = fmt::format("\"{:016x}\"", engine::hash_text(*body));
    response.headers.emplace_back("ETag", etag);
    response.headers.emplace_back("Cache-Control", "no-cache");
    if (request.if_none_match == etag)
        response.status = 304;
    else
        response.body = std::move(body);
    return response;
}

// "cards/17.svg", "cards/back.svg"; "" for anything else.
std::string card_of(const engine::Game& game, std::string_view path, engine::Language language) {
    constexpr std::string_view kCards = "cards/";
    constexpr std::string_view kSvg = ".svg";
    if (!path.starts_with(kCards) || !path.ends_with(kSvg)) return {};
    path.remove_prefix(kCards.size());
    path.remove_suffix(kSvg.size());
    return game.card_svg(path, language);
}

}  // namespace

std::vector<std::pair<std::string_view, std::string_view>> parameters(std::string_view query) {
    std::vector<std::pair<std::string_view, std::string_view>> list;
    while (!query.empty()) {
        const auto end = std::min(query.find('&'), query.size());
        const auto one = query.substr(0, end);
        query.remove_prefix(std::min(end + 1, query.size()));
        const auto equals = one.find('=');
        if (equals != one.npos) list.emplace_back(one.substr(0, equals), one.substr(equals + 1));
    }
    return list;
}

std::string_view parameter(std::string_view query, std::string_view name) {
    for (const auto& [key, value] : parameters(query))
        if (key == name) return value;
    return {};
}

Language language_of(std::string_view query) {
    return parameter(query, "lang") == "fr" ? Language::French : Language::English;
}

Response json_text_response(const json::value& value) {
    Response response;
    response.body = std::make_shared<const std::string>(json::serialize(value));
    return response;
}

Api::Api(const Services& services, Guests& guests, Hall& hall, Gate gate)
    : services_(services),
      guests_(guests),
      hall_(hall),
      gate_(std::move(gate)),
      requests_(services.limits.requests),
      creations_(services.limits.creations) {}

Response Api::refusal(const Problem& problem) const {
    services_.metrics.refused(problem.code);
    auto response = json_response(wire::ErrorAnswer{wire::error_of(problem)});
    response.status = status_of(problem.code);
    if (response.status == 429) response.headers.emplace_back("Retry-After", "1");
    return response;
}

Response Api::refusal(std::string_view code, const engine::Sentence& sentence,
                      Language language) const {
    return refusal(problem(code, sentence, language));
}

std::size_t Api::body_limit(std::string_view method, std::string_view path) const {
    if (method != "POST") return 0;
    return path == "/api/records" ? services_.limits.record : services_.limits.body;
}

bool Api::is_proxy(const std::string& address) const {
    return std::ranges::find(gate_.proxies, address) != gate_.proxies.end();
}

bool Api::behind_proxy(const Request& request) const { return is_proxy(request.peer); }

bool Api::secure(const Request& request) const {
    return gate_.secure || (behind_proxy(request) && request.forwarded_proto == "https");
}

std::string Api::address_of(const Request& request) const {
    if (!behind_proxy(request) || request.forwarded_for.empty()) return request.peer;
    // The last one is the proxy's own observation; what stands before it anybody can write.
    const auto comma = request.forwarded_for.rfind(',');
    auto address = request.forwarded_for.substr(comma == std::string::npos ? 0 : comma + 1);
    std::erase(address, ' ');
    return address;
}

bool Api::host_allowed(std::string_view host) const {
    if (gate_.hosts.empty()) return !host.empty();
    const auto colon = host.rfind(':');
    const auto bracket = host.rfind(']');
    const bool has_port = colon != host.npos && (bracket == host.npos || colon > bracket);
    const auto name = host.substr(0, has_port ? colon : host.npos);
    return std::ranges::find(gate_.hosts, name) != gate_.hosts.end();
}

std::optional<Response> Api::stopped(const Request& request, bool unsafe) const {
    const auto language = language_of(request.query);
    // A foreign name that leads here (DNS rebinding) must not get at a server on this machine.
    if (!host_allowed(request.host)) return refusal(codes::kOrigin, kWrongHost, language);
    if (!requests_.take(address_of(request)))
        return refusal(codes::kTooFast, words::kTooFast, language);
    if (!unsafe) return {};
    const auto scheme_end = request.origin.find("://");
    const bool same = scheme_end != std::string::npos &&
                      std::string_view(request.origin).substr(scheme_end + 3) == request.host;
    const bool downgraded = secure(request) && !request.origin.starts_with("https://");
    if (!same || downgraded) return refusal(codes::kOrigin, kForeignSite, language);
    return {};
}

std::string Api::token_of(const Request& request) const {
    const auto name = secure(request) ? kSecureCookie : kCookie;
    std::string_view rest = request.cookie;
    while (!rest.empty()) {
        const auto end = std::min(rest.find(';'), rest.size());
        auto pair = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        while (pair.starts_with(' ')) pair.remove_prefix(1);
        if (pair.starts_with(name) && pair.substr(name.size()).starts_with('='))
            return std::string(pair.substr(name.size() + 1));
    }
    return {};
}

std::string Api::cookie(const Request& request, const std::string& token) const {
    const bool by_tls = secure(request);
    return fmt::format("{}={}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax{}",
                       by_tls ? kSecureCookie : kCookie, token, by_tls ? "; Secure" : "");
}

void Api::handle(const Request& request, const Answered& answered) {
    ++services_.metrics.requests;
    const bool reads = request.method == "GET" || request.method == "HEAD";
    if (request.path == "/healthz" && reads) return health(answered);
    if (auto stop = stopped(request, !reads)) return answered(*std::move(stop));
    if (reads) return get(request, answered);
    if (request.method == "POST") return post(request, answered);
    auto response = refusal(codes::kMethod, kWrongMethod, language_of(request.query));
    response.headers.emplace_back("Allow", "GET, HEAD, POST");
    answered(std::move(response));
}

void Api::get(const Request& request, const Answered& answered) {
    const auto language = language_of(request.query);
    std::string_view path = request.path;
    if (path == "/metrics") {
        Response response;
        response.type = "text/plain; version=0.0.4";
        response.body = std::make_shared<const std::string>(services_.metrics.text());
        return answered(std::move(response));
    }
    if (path == "/api/games")
        return answered(
            text_response(services_.library.games(language), "application/json", request));
    if (path.starts_with(kGames)) return answered(about_game(request));
    if (path == "/api/me")
        return known_guest(request, answered, [answered](const auto& guest) {
            answered(json_response(wire::Me{guest ? guest->name : ""}));
        });
    if (path == "/api/tables") return list_tables(request, answered);
    if (path.starts_with(kTables)) {
        path.remove_prefix(kTables.size());
        const auto id = next_segment(path);
        if (!is_table_id(id)) return answered(refusal(codes::kNotFound, words::kNoTable, language));
        if (path.empty()) return get_table(request, id, answered);
        if (path == "record") return get_record(request, id, answered);
    }
    if (path.starts_with("/api/"))
        return answered(refusal(codes::kNotFound, kNothingHere, language));
    answered(page(request));
}

void Api::post(const Request& request, const Answered& answered) {
    const auto language = language_of(request.query);
    std::string_view path = request.path;
    if (path == "/api/me") return rename(request, answered);
    if (path == "/api/tables") return create(request, answered);
    if (path == "/api/records") return import(request, answered);
    if (path.starts_with(kTables)) {
        path.remove_prefix(kTables.size());
        const auto id = next_segment(path);
        if (is_table_id(id) && path == "join") return join(request, id, answered);
    }
    answered(refusal(codes::kNotFound, kNothingHere, language));
}

void Api::health(const Answered& answered) {
    const auto answer = [answered](int status, std::string_view word) {
        Response response;
        response.status = status;
        response.type = "text/plain";
        response.body = std::make_shared<const std::string>(fmt::format("{}\n", word));
        answered(std::move(response));
    };
    // Whoever asks all the time does not keep the disk busy.
    const auto now = std::chrono::steady_clock::now();
    if (well_.load() != decltype(now){} && now - well_.load() < kHealthLasts)
        return answer(200, "ok");
    services_.store.run([](store::Store& store) { store.probe(); },
                        [this, answer, now](const store::StoreThread::Outcome& written) {
                            if (!written)
                                return answer(503, store::word_of(written.failure().why()));
                            well_ = now;
                            answer(200, "ok");
                        });
}

void Api::known_guest(const Request& request, const std::function<void(Response)>& refused,
                      const std::function<void(const std::optional<store::Guest>&)>& then) {
    guests_.find(token_of(request), [this, refused, then, language = language_of(request.query)](
                                        const Guests::Found& found) {
        if (const auto* guest = std::get_if<std::optional<store::Guest>>(&found))
            return then(*guest);
        refused(refusal(codes::kStorage, words::kUnreadable, language));
    });
}

Response Api::about_game(const Request& request) const {
    const auto language = language_of(request.query);
    std::string_view path = request.path;
    path.remove_prefix(kGames.size());
    const auto* shelf = services_.library.find(next_segment(path));
    if (shelf != nullptr) {
        if (path == "seats") return free_seats(*shelf, request.query);
        const auto* map = shelf->map(parameter(request.query, "scenario"));
        if (path == "board" && map != nullptr)
            return text_response(map->board.in(language), "application/json", request);
        if (path == "sheet.svg" && map != nullptr)
            return text_response(map->sheet.in(language), "image/svg+xml", request);
        if (auto drawn = card_of(*shelf->game, path, language); !drawn.empty())
            return text_response(std::make_shared<const std::string>(std::move(drawn)),
                                 "image/svg+xml", request);
        if (path == "rules")
            return text_response(shelf->rules.in(language), "application/json", request);
    }
    return refusal(codes::kNotFound, kNothingHere, language);
}

Response Api::free_seats(const ShelvedGame& shelf, std::string_view query) const {
    engine::Setup setup;
    for (const auto& [key, value] : parameters(query))
        if (key == "scenario")
            setup.scenario = value;
        else if (key != "lang")
            setup.options.emplace(key, value);
    const auto seats = shelf.seats(setup, language_of(query));
    if (const auto* wrong = mistake(seats)) return refusal({codes::kBadRequest, wrong->text()});
    return json_response(std::get<std::vector<wire::FreeSeat>>(seats));
}

Response Api::page(const Request& request) const {
    const std::string_view path = request.path;
    const bool index = path == "/" || path.starts_with("/game/") || path.starts_with("/join/");
    const auto files = page_files();
    const auto file = std::ranges::find(files, index ? "/index.html" : path, &PageFile::path);
    if (file == files.end())
        return refusal(codes::kNotFound, kNothingHere, language_of(request.query));
    Response response;
    response.type = std::string(type_of(file->path));
    // Names in assets/ carry a hash of what is in them.
    response.headers.emplace_back("Cache-Control", file->path.starts_with("/assets/")
                                                       ? "public, max-age=31536000, immutable"
                                                       : "no-cache");
    response.headers.emplace_back("ETag", std::string(file->etag));
    response.headers.emplace_back("Vary", "Accept-Encoding");
    if (request.if_none_match == file->etag) {
        response.status = 304;
    } else if (request.accepts_gzip && file->gzip.size() < file->body.size()) {
        response.page = file->gzip;
        response.headers.emplace_back("Content-Encoding", "gzip");
    } else {
        response.page = file->body;
    }
    return response;
}

void Api::get_table(const Request& request, const std::string& id, const Answered& answered) {
    const auto language = language_of(request.query);
    known_guest(request, answered,
                [this, id, language, answered](const std::optional<store::Guest>& guest) {
                    hall_.room(id)->info(
                        guest ? guest->id : 0, language,
                        [this, answered](const std::variant<wire::TableInfo, Problem>& info) {
                            if (const auto* wrong = std::get_if<Problem>(&info))
                                return answered(refusal(*wrong));
                            answered(json_response(std::get<wire::TableInfo>(info)));
                        });
                });
}

void Api::get_record(const Request& request, const std::string& id, const Answered& answered) {
    const auto language = language_of(request.query);
    known_guest(request, answered,
                [this, id, language, answered](const std::optional<store::Guest>& guest) {
                    hall_.room(id)->record(
                        guest ? guest->id : 0, language,
                        [this, answered](std::variant<Room::RecordFile, Problem> record) {
                            if (const auto* wrong = std::get_if<Problem>(&record))
                                return answered(refusal(*wrong));
                            auto& file = std::get<Room::RecordFile>(record);
                            Response response;
                            response.type = "application/x-ndjson; charset=utf-8";
                            response.body =
                                std::make_shared<const std::string>(std::move(file.text));
                            response.headers.emplace_back(
                                "Content-Disposition",
                                fmt::format("attachment; filename=\"{}\"", file.name));
                            answered(std::move(response));
                        });
                });
}

bool Api::is_feed(std::string_view path) {
    return path.starts_with(kTables) && path.ends_with("/feed");
}

void Api::feed(const Request& request,
               const std::function<void(std::variant<Feed, Response>)>& to) {
    const auto language = language_of(request.query);
    if (auto stop = stopped(request, true)) return to(*std::move(stop));
    std::string_view path = request.path;
    path.remove_prefix(kTables.size());
    const auto id = next_segment(path);
    if (!is_table_id(id) || path != "feed")
        return to(refusal(codes::kNotFound, words::kNoTable, language));
    known_guest(request, to, [this, id, language, to](const std::optional<store::Guest>& guest) {
        to(Feed{hall_.room(id), {guest ? guest->id : 0, guest ? guest->name : "", language}});
    });
}

}  // namespace levee::server
