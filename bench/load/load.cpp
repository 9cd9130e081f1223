// A crowd for `levee serve`: opens games with two players each, keeps a feed open for every seat,
// plays at a steady rate, and measures how long an action takes from the keyboard to the answer
// that it is on the disk. See docs/performance.md for how it is used.
#include <fmt/format.h>

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <chrono>
#include <cstdlib>
#include <deque>
#include <memory>
#include <string>
#include <vector>

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
namespace json = boost::json;
using tcp = asio::ip::tcp;
using Clock = std::chrono::steady_clock;

struct Wanted {
    std::uint16_t port = 8793;
    std::size_t games = 1000;
    double rate = 200;  // actions a second, all games together
    double seconds = 30;
    std::string game = "neerwinden";
};

struct Tally {
    std::vector<double> milliseconds;
    std::size_t refused = 0;
    std::size_t messages = 0;
    std::size_t bytes = 0;
    std::size_t late = 0;  // no game was ready when one should have played
};

using Socket = websocket::stream<beast::tcp_stream>;

// One seat with its feed.
struct Player {
    explicit Player(asio::io_context& io) : socket(io) {}
    Socket socket;
    std::deque<std::string> outgoing;
    bool writing = false;
};

// One game: two players, and what the last state offered to whom.
struct Table {
    std::unique_ptr<Player> players[2];
    std::string id;
    std::string cookies[2];
    std::string action;  // of the next decision; empty: none is known yet
    std::size_t actor = 0;
    std::uint64_t n = 0;
    bool waiting = false;
    Clock::time_point asked{};
};

class Crowd {
 public:
    Crowd(asio::io_context& io, const Wanted& wanted) : io_(io), wanted_(wanted) {}

    asio::awaitable<void> run() {
        const auto begun = Clock::now();
        for (std::size_t i = 0; i < wanted_.games; ++i) co_await sit_down();
        const std::chrono::duration<double> took = Clock::now() - begun;
        fmt::print("{} games, {} sockets, opened in {:.1f} s\n", tables_.size(), 2 * tables_.size(),
                   took.count());
        std::fflush(stdout);
        co_await wait(std::chrono::seconds(1));
        tally_ = {};
        co_await play();
        report();
        std::exit(0);
    }

 private:
    asio::awaitable<void> wait(Clock::duration time) {
        asio::steady_timer timer(io_, time);
        co_await timer.async_wait(asio::use_awaitable);
    }
    tcp::endpoint server() const { return {asio::ip::address_v4::loopback(), wanted_.port}; }
    std::string host() const { return fmt::format("127.0.0.1:{}", wanted_.port); }

    // The answer's body; the cookie that came with it goes into `cookie`.
    asio::awaitable<std::string> post(std::string path, std::string body, std::string& cookie) {
        beast::tcp_stream stream(io_);
        co_await stream.async_connect(server(), asio::use_awaitable);
        http::request<http::string_body> request(http::verb::post, path, 11);
        request.set(http::field::host, host());
        request.set(http::field::origin, "http://" + host());
        request.set(http::field::content_type, "application/json");
        if (!cookie.empty()) request.set(http::field::cookie, cookie);
        request.body() = std::move(body);
        request.prepare_payload();
        co_await http::async_write(stream, request, asio::use_awaitable);
        beast::flat_buffer buffer;
        http::response<http::string_body> response;
        co_await http::async_read(stream, buffer, response, asio::use_awaitable);
        if (response.result() != http::status::ok) {
            fmt::print(stderr, "{}: {}\n", path, response.body());
            std::exit(1);
        }
        const std::string set(response[http::field::set_cookie]);
        if (!set.empty()) cookie = set.substr(0, set.find(';'));
        co_return response.body();
    }

    asio::awaitable<void> sit_down() {
        auto table = std::make_shared<Table>();
        const json::object wish{
            {"game", wanted_.game},
            {"scenario", ""},
            {"options", json::object{}},
            {"seats", json::array{json::object{{"kind", "me"}}, json::object{{"kind", "friend"}}}}};
        const auto made =
            json::parse(co_await post("/api/tables", json::serialize(wish), table->cookies[0]));
        table->id = std::string(made.at("id").as_string());
        const std::string path(made.at("links").at(0).at("path").as_string());
        const json::object token{{"token", path.substr(path.find('#') + 1)}};
        co_await post("/api/tables/" + table->id + "/join", json::serialize(token),
                      table->cookies[1]);
        for (std::size_t seat = 0; seat < 2; ++seat) co_await open_feed(table, seat);
        tables_.push_back(table);
    }

    asio::awaitable<void> open_feed(std::shared_ptr<Table> table, std::size_t seat) {
        table->players[seat] = std::make_unique<Player>(io_);
        auto& socket = table->players[seat]->socket;
        co_await beast::get_lowest_layer(socket).async_connect(server(), asio::use_awaitable);
        beast::get_lowest_layer(socket).socket().set_option(tcp::no_delay(true));
        socket.set_option(websocket::stream_base::decorator(
            [this, table, seat](websocket::request_type& request) {
                request.set(http::field::origin, "http://" + host());
                request.set(http::field::cookie, table->cookies[seat]);
            }));
        socket.read_message_max(0);
        co_await socket.async_handshake(host(), "/api/tables/" + table->id + "/feed",
                                        asio::use_awaitable);
        asio::co_spawn(io_, listen(table, seat), asio::detached);
    }

    asio::awaitable<void> listen(std::shared_ptr<Table> table, std::size_t seat) {
        beast::flat_buffer buffer;
        for (;;) {
            co_await table->players[seat]->socket.async_read(buffer, asio::use_awaitable);
            const std::string_view text(static_cast<const char*>(buffer.data().data()),
                                        buffer.size());
            hear(*table, seat, text);
            buffer.consume(buffer.size());
        }
    }

    // A full parse of every state would measure the crowd and not the server; what is needed stands
    // at known places.
    void hear(Table& table, std::size_t seat, std::string_view text) {
        ++tally_.messages;
        tally_.bytes += text.size();
        if (text.starts_with(R"({"type":"reply")")) {
            const std::chrono::duration<double, std::milli> took = Clock::now() - table.asked;
            table.waiting = false;
            if (text.find(R"("ok":true)") != text.npos)
                tally_.milliseconds.push_back(took.count());
            else
                ++tally_.refused;
            return;
        }
        if (!text.starts_with(R"({"type":"state")")) return;
        constexpr std::string_view kN = "\"n\":";
        constexpr std::string_view kChoice = R"("choices":[{"do":)";
        const auto choice = text.find(kChoice);
        if (choice == text.npos) return;
        table.n = std::strtoull(text.data() + text.find(kN) + kN.size(), nullptr, 10);
        const auto from = choice + kChoice.size();
        auto to = from + 1;
        while (text[to] != '"' || text[to - 1] == '\\') ++to;
        table.action = std::string(text.substr(from, to + 1 - from));
        table.actor = seat;
    }

    asio::awaitable<void> play() {
        const auto begun = Clock::now();
        const auto step = std::chrono::duration_cast<Clock::duration>(
            std::chrono::duration<double>(1 / wanted_.rate));
        const auto total = static_cast<std::size_t>(wanted_.rate * wanted_.seconds);
        for (std::size_t i = 0; i < total; ++i) {
            asio::steady_timer timer(io_, begun + step * static_cast<long>(i));
            co_await timer.async_wait(asio::use_awaitable);
            auto& table = *tables_[(i * 7919) % tables_.size()];
            if (table.waiting || table.action.empty()) {
                ++tally_.late;
                continue;
            }
            const auto command = fmt::format(R"({{"id":{},"cmd":"act","n":{},"do":[{}]}})", i,
                                             table.n, table.action);
            table.waiting = true;
            table.action.clear();
            table.asked = Clock::now();
            send(*table.players[table.actor], command);
        }
        co_await wait(std::chrono::seconds(2));
    }

    void send(Player& player, std::string text) {
        player.outgoing.push_back(std::move(text));
        if (!player.writing) write_next(player);
    }
    void write_next(Player& player) {
        if (player.outgoing.empty()) {
            player.writing = false;
            return;
        }
        player.writing = true;
        player.socket.async_write(asio::buffer(player.outgoing.front()),
                                  [this, &player](beast::error_code error, std::size_t) {
                                      if (error) return;
                                      player.outgoing.pop_front();
                                      write_next(player);
                                  });
    }

    void report() {
        auto& times = tally_.milliseconds;
        std::sort(times.begin(), times.end());
        const auto at = [&](double share) {
            if (times.empty()) return 0.0;
            return times[static_cast<std::size_t>(share * static_cast<double>(times.size() - 1))];
        };
        fmt::print("{} actions in {:.0f} s ({:.0f} a second), {} refused, {} not ready\n",
                   times.size(), wanted_.seconds,
                   static_cast<double>(times.size()) / wanted_.seconds, tally_.refused,
                   tally_.late);
        fmt::print(
            "round trip in ms: p50 {:.2f}, p90 {:.2f}, p99 {:.2f}, p99.9 {:.2f}, most {:.2f}\n",
            at(0.5), at(0.9), at(0.99), at(0.999), at(1));
        fmt::print("{} messages, {:.1f} MB received\n", tally_.messages,
                   static_cast<double>(tally_.bytes) / 1e6);
    }

    asio::io_context& io_;
    Wanted wanted_;
    std::vector<std::shared_ptr<Table>> tables_;
    Tally tally_;
};

}  // namespace

// NOLINTNEXTLINE(bugprone-exception-escape): a fault ends the program with its words.
int main(int count, char** words) {
    Wanted wanted;
    for (int i = 1; i + 1 < count; i += 2) {
        const std::string_view name = words[i];
        const char* value = words[i + 1];
        if (name == "--port") wanted.port = static_cast<std::uint16_t>(std::atoi(value));
        if (name == "--games") wanted.games = static_cast<std::size_t>(std::atoi(value));
        if (name == "--rate") wanted.rate = std::atof(value);
        if (name == "--seconds") wanted.seconds = std::atof(value);
        if (name == "--game") wanted.game = value;
    }
    if (wanted.games == 0 || wanted.rate <= 0) {
        fmt::print(stderr,
                   "usage: load [--port N] [--games N] [--rate A/S] [--seconds S] [--game KEY]\n");
        return 2;
    }
    asio::io_context io;
    Crowd crowd(io, wanted);
    asio::co_spawn(io, crowd.run(), [](const std::exception_ptr& fault) {
        if (fault) std::rethrow_exception(fault);
    });
    io.run();
    return 0;
}
