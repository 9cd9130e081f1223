// The only file that knows Beast, which is slow to compile (with asio.cpp, which holds its bodies).
#include "server/network.h"

#include <fmt/format.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <condition_variable>
#include <deque>
#include <map>
#include <mutex>
#include <set>
#include <thread>
#include <utility>
#include <vector>

#include "server/words.h"

namespace levee::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using tcp = asio::ip::tcp;
using beast::error_code;
using Strand = asio::strand<asio::io_context::executor_type>;
using Stream = beast::basic_stream<tcp, Strand>;
using WebSocket = websocket::stream<Stream>;

namespace {

constexpr std::chrono::seconds kPatience{30};
constexpr std::chrono::milliseconds kFarewell{500};
constexpr std::uint16_t kGoingAway = 1001;
constexpr engine::Sentence kTooLarge{"The request is too large.", "La requête est trop grande."};
constexpr engine::Sentence kNotHttp{"The request cannot be read.", "La requête n'est pas lisible."};

constexpr const char* kPolicy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; frame-ancestors 'none'; "
    "base-uri 'none'; form-action 'self'";

class AsioSerial final : public Serial {
 public:
    explicit AsioSerial(asio::io_context& io) : strand_(asio::make_strand(io)) {}
    void post(std::function<void()> work) override { asio::post(strand_, std::move(work)); }
    void after(std::chrono::milliseconds delay, std::function<void()> work) override {
        auto timer = std::make_shared<asio::steady_timer>(strand_, delay);
        timer->async_wait([timer, work = std::move(work)](error_code error) {
            if (!error) work();
        });
    }

 private:
    Strand strand_;
};

// Waits for a callback that comes from any thread, and goes on in the connection's own.
template <class T, class Start>
asio::awaitable<T> answer_of(Start start) {
    return asio::async_initiate<const asio::use_awaitable_t<>, void(T)>(
        [start = std::move(start)](auto handler) mutable {
            auto executor = asio::get_associated_executor(handler);
            auto kept = std::make_shared<decltype(handler)>(std::move(handler));
            start([kept, executor](T value) {
                asio::post(executor, [kept, value = std::move(value)]() mutable {
                    (*kept)(std::move(value));
                });
            });
        },
        asio::use_awaitable);
}

// One feed. Messages wait in a short queue; who lets it overflow is cut off.
class Feed final : public Peer, public std::enable_shared_from_this<Feed> {
 public:
    Feed(Stream&& stream, const Limits& limits, Metrics& metrics)
        : socket_(std::move(stream)), limits_(limits), metrics_(metrics) {
        ++metrics_.sockets;
    }
    ~Feed() override { --metrics_.sockets; }

    WebSocket& socket() { return socket_; }

    void send(Text text) override {
        {
            const std::scoped_lock lock(mutex_);
            if (closed_) return;
            bytes_ += text->size();
            queue_.push_back(std::move(text));
            if (queue_.size() > limits_.queued_messages || bytes_ > limits_.queued_bytes) {
                closed_ = true;
                ++metrics_.dropped;
                asio::post(socket_.get_executor(), [self = shared_from_this()] {
                    beast::get_lowest_layer(self->socket_).close();
                });
                return;
            }
            if (writing_ || !open_) return;
            writing_ = true;
        }
        write_soon();
    }
    // After what is waiting.
    void close(std::uint16_t code, std::string reason) override {
        {
            const std::scoped_lock lock(mutex_);
            if (closed_) return;
            closed_ = true;
            farewell_ = websocket::close_reason(static_cast<websocket::close_code>(code), reason);
            if (writing_ || !open_) return;
            writing_ = true;
        }
        write_soon();
    }
    // The handshake is over; what came before it goes out now.
    void opened() {
        {
            const std::scoped_lock lock(mutex_);
            open_ = true;
            if (writing_ || (queue_.empty() && !farewell_)) return;
            writing_ = true;
        }
        write_soon();
    }

 private:
    void write_soon() {
        asio::post(socket_.get_executor(), [self = shared_from_this()] { self->write_next(); });
    }
    void write_next() {
        Text next;
        std::optional<websocket::close_reason> farewell;
        {
            const std::scoped_lock lock(mutex_);
            if (queue_.empty()) {
                writing_ = false;
                if (!farewell_) return;
                farewell = std::exchange(farewell_, {});
            } else {
                next = std::move(queue_.front());
                queue_.pop_front();
                bytes_ -= next->size();
            }
        }
        if (farewell) {
            socket_.async_close(*farewell, [self = shared_from_this()](error_code) {});
            return;
        }
        socket_.async_write(asio::buffer(*next),
                            [self = shared_from_this(), next](error_code error, std::size_t) {
                                if (!error) self->write_next();
                            });
    }

    WebSocket socket_;
    const Limits& limits_;
    Metrics& metrics_;
    std::mutex mutex_;
    std::deque<Text> queue_;
    std::size_t bytes_ = 0;
    bool open_ = false;
    bool writing_ = false;
    bool closed_ = false;
    std::optional<websocket::close_reason> farewell_;
};

std::string text_of(beast::string_view text) { return {text.data(), text.size()}; }

template <class Message>
Request request_of(const Message& message, const std::string& peer) {
    Request request;
    request.method = text_of(message.method_string());
    const auto target = text_of(message.target());
    const auto question = target.find('?');
    request.path = target.substr(0, question);
    if (question != std::string::npos) request.query = target.substr(question + 1);
    request.host = text_of(message[http::field::host]);
    request.origin = text_of(message[http::field::origin]);
    request.cookie = text_of(message[http::field::cookie]);
    request.content_type = text_of(message[http::field::content_type]);
    request.if_none_match = text_of(message[http::field::if_none_match]);
    request.accepts_gzip =
        text_of(message[http::field::accept_encoding]).find("gzip") != std::string::npos;
    request.forwarded_for = text_of(message["X-Forwarded-For"]);
    request.forwarded_proto = text_of(message["X-Forwarded-Proto"]);
    request.peer = peer;
    return request;
}

class BeastNetwork final : public Network {
 public:
    explicit BeastNetwork(std::size_t threads) : work_(asio::make_work_guard(io_)) {
        for (std::size_t i = 0; i < threads; ++i) threads_.emplace_back([this] { io_.run(); });
    }
    BeastNetwork(const BeastNetwork&) = delete;
    BeastNetwork& operator=(const BeastNetwork&) = delete;
    ~BeastNetwork() override = default;

    std::shared_ptr<Serial> serial() override { return std::make_shared<AsioSerial>(io_); }
    void post(std::function<void()> work) override { asio::post(io_, std::move(work)); }
    std::uint16_t port() const override { return port_; }

    std::optional<engine::Mistake> listen(const std::string& address, std::uint16_t port, Api& api,
                                          const Limits& limits, Metrics& metrics) override;
    void stop() override;

 private:
    asio::awaitable<void> accept();
    asio::awaitable<void> serve(Stream stream, std::string peer);
    asio::awaitable<bool> answer(Stream& stream, const Request& request, bool keep);
    asio::awaitable<bool> respond(Stream& stream, const Request& request, const Response& response,
                                  bool keep);
    asio::awaitable<void> turn_away(Stream& stream, std::string_view code,
                                    const engine::Sentence& sentence);
    template <class Message>
    asio::awaitable<bool> upgrade(Stream& stream, const Message& message, const Request& request);
    asio::awaitable<void> follow(std::shared_ptr<Feed> feed, std::shared_ptr<Room> room);

    bool enter(const std::string& peer);
    void leave(const std::string& peer);

    asio::io_context io_;
    asio::executor_work_guard<asio::io_context::executor_type> work_;
    std::optional<tcp::acceptor> acceptor_;
    std::uint16_t port_ = 0;
    Api* api_ = nullptr;
    const Limits* limits_ = nullptr;
    Metrics* metrics_ = nullptr;

    std::mutex mutex_;
    std::condition_variable emptied_;
    std::size_t connections_ = 0;
    std::map<std::string, std::size_t> connections_of_;
    std::set<std::shared_ptr<Feed>> feeds_;
    std::vector<std::thread> threads_;
};

std::optional<engine::Mistake> BeastNetwork::listen(const std::string& address, std::uint16_t port,
                                                    Api& api, const Limits& limits,
                                                    Metrics& metrics) {
    api_ = &api;
    limits_ = &limits;
    metrics_ = &metrics;
    error_code error;
    const auto ip = asio::ip::make_address(address, error);
    if (error) return engine::Mistake{"--address", fmt::format("'{}' is no address", address)};
    const auto cannot = [&] {
        return engine::Mistake{
            "", fmt::format("cannot listen on {} port {}: {}", address, port, error.message())};
    };
    const tcp::endpoint endpoint(ip, port);
    acceptor_.emplace(asio::make_strand(io_));
    acceptor_->open(endpoint.protocol(), error);
    if (error) return cannot();
    acceptor_->set_option(asio::socket_base::reuse_address(true), error);
    acceptor_->bind(endpoint, error);
    if (error) return cannot();
    acceptor_->listen(asio::socket_base::max_listen_connections, error);
    if (error) return cannot();
    port_ = acceptor_->local_endpoint().port();
    asio::co_spawn(acceptor_->get_executor(), accept(), asio::detached);
    return {};
}

void BeastNetwork::stop() {
    if (threads_.empty()) return;
    if (acceptor_)
        asio::post(acceptor_->get_executor(), [this] {
            error_code ignored;
            acceptor_->close(ignored);
        });
    {
        std::unique_lock lock(mutex_);
        for (const auto& feed : feeds_) feed->close(kGoingAway, "the server stops");
        emptied_.wait_for(lock, kFarewell, [&] { return feeds_.empty(); });
    }
    work_.reset();
    io_.stop();
    for (auto& thread : threads_) thread.join();
    threads_.clear();
    const std::scoped_lock lock(mutex_);
    feeds_.clear();
}

bool BeastNetwork::enter(const std::string& peer) {
    const std::scoped_lock lock(mutex_);
    auto& of_address = connections_of_[peer];
    const bool crowd = of_address >= limits_->connections_of_address && !api_->is_proxy(peer);
    if (connections_ >= limits_->connections || crowd) {
        if (of_address == 0) connections_of_.erase(peer);
        return false;
    }
    ++of_address;
    ++connections_;
    return true;
}

void BeastNetwork::leave(const std::string& peer) {
    const std::scoped_lock lock(mutex_);
    --connections_;
    if (const auto at = connections_of_.find(peer); --at->second == 0) connections_of_.erase(at);
}

asio::awaitable<void> BeastNetwork::accept() {
    for (;;) {
        error_code error;
        tcp::endpoint from;
        auto socket = co_await acceptor_->async_accept(
            asio::make_strand(io_), from, asio::redirect_error(asio::use_awaitable, error));
        if (error == asio::error::operation_aborted || !acceptor_->is_open()) co_return;
        if (error) {
            // Out of descriptors, most likely: let some connections end first.
            asio::steady_timer pause(acceptor_->get_executor(), std::chrono::milliseconds(50));
            co_await pause.async_wait(asio::redirect_error(asio::use_awaitable, error));
            continue;
        }
        auto peer = from.address().to_string();
        if (!enter(peer)) {
            metrics_->refused(codes::kFull);
            continue;
        }
        // An answer is one small packet that somebody waits for.
        socket.set_option(tcp::no_delay(true), error);
        auto strand = socket.get_executor();
        Stream stream(std::move(socket));
        asio::co_spawn(strand, serve(std::move(stream), peer),
                       [this, peer](const std::exception_ptr&) { leave(peer); });
    }
}

asio::awaitable<void> BeastNetwork::serve(Stream stream, std::string peer) {
    beast::flat_buffer buffer;
    for (;;) {
        http::request_parser<http::string_body> parser;
        parser.header_limit(static_cast<std::uint32_t>(limits_->header));
        parser.body_limit(limits_->record);
        error_code error;
        stream.expires_after(kPatience);
        co_await http::async_read_header(stream, buffer, parser,
                                         asio::redirect_error(asio::use_awaitable, error));
        if (error == http::error::body_limit || error == http::error::header_limit) {
            co_await turn_away(stream, codes::kTooLarge, kTooLarge);
            co_return;
        }
        if (error.category() == http::make_error_code(http::error::bad_method).category() &&
            error != http::error::end_of_stream && error != http::error::partial_message) {
            co_await turn_away(stream, codes::kBadRequest, kNotHttp);
            co_return;
        }
        if (error) break;
        auto request = request_of(parser.get(), peer);
        const auto limit = api_->body_limit(request.method, request.path);
        const auto announced = parser.content_length();
        if (announced && *announced > limit) {
            co_await turn_away(stream, codes::kTooLarge, kTooLarge);
            co_return;
        }
        if (Api::is_feed(request.path) && websocket::is_upgrade(parser.get())) {
            if (co_await upgrade(stream, parser.get(), request)) co_return;
            break;
        }
        parser.body_limit(limit);
        co_await http::async_read(stream, buffer, parser,
                                  asio::redirect_error(asio::use_awaitable, error));
        if (error == http::error::body_limit) {
            co_await turn_away(stream, codes::kTooLarge, kTooLarge);
            co_return;
        }
        if (error) break;
        request.body = std::move(parser.get().body());
        if (!co_await answer(stream, request, parser.get().keep_alive())) break;
    }
    error_code ignored;
    stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
}

asio::awaitable<bool> BeastNetwork::answer(Stream& stream, const Request& request, bool keep) {
    // The answer may take longer than a silent client is given.
    stream.expires_never();
    const auto response = co_await answer_of<Response>(
        [this, &request](const Answered& answered) { api_->handle(request, answered); });
    co_return co_await respond(stream, request, response, keep);
}

asio::awaitable<void> BeastNetwork::turn_away(Stream& stream, std::string_view code,
                                              const engine::Sentence& sentence) {
    // Named on purpose: this compiler destroys braced temporaries of a co_await twice.
    const Request nobody;
    const Response response = api_->refusal(code, sentence);
    co_await respond(stream, nobody, response, false);
}

asio::awaitable<bool> BeastNetwork::respond(Stream& stream, const Request& request,
                                            const Response& response, bool keep) {
    http::response<http::span_body<const char>> message(static_cast<http::status>(response.status),
                                                        11);
    message.set(http::field::content_type, response.type);
    message.set("Content-Security-Policy", kPolicy);
    message.set("X-Content-Type-Options", "nosniff");
    message.set("X-Frame-Options", "DENY");
    message.set("Referrer-Policy", "no-referrer");
    message.set("Cross-Origin-Opener-Policy", "same-origin");
    message.set("Cross-Origin-Resource-Policy", "same-origin");
    message.set(http::field::cache_control, "no-store");
    for (const auto& [name, value] : response.headers) message.set(name, value);
    std::string_view body = response.page;
    if (response.body) body = *response.body;
    message.keep_alive(keep);
    if (response.status != 304) message.content_length(body.size());
    if (request.method != "HEAD") message.body() = {body.data(), body.size()};
    error_code error;
    stream.expires_after(kPatience);
    http::response_serializer<http::span_body<const char>> serializer(message);
    co_await http::async_write(stream, serializer,
                               asio::redirect_error(asio::use_awaitable, error));
    co_return !error && keep;
}

template <class Message>
asio::awaitable<bool> BeastNetwork::upgrade(Stream& stream, const Message& message,
                                            const Request& request) {
    stream.expires_never();
    using Judged = std::variant<Api::Feed, Response>;
    auto judged = co_await answer_of<Judged>(
        [this, &request](const std::function<void(Judged)>& to) { api_->feed(request, to); });
    if (const auto* refused = std::get_if<Response>(&judged)) {
        co_await respond(stream, request, *refused, false);
        co_return false;
    }
    auto& visit = std::get<Api::Feed>(judged);
    auto feed = std::make_shared<Feed>(std::move(stream), *limits_, *metrics_);
    auto& socket = feed->socket();
    websocket::stream_base::timeout patience{std::chrono::seconds(10), std::chrono::seconds(60),
                                             true};
    socket.set_option(patience);
    socket.read_message_max(limits_->frame);
    socket.text(true);
    socket.auto_fragment(false);
    error_code error;
    co_await socket.async_accept(message, asio::redirect_error(asio::use_awaitable, error));
    if (error) co_return true;
    {
        const std::scoped_lock lock(mutex_);
        feeds_.insert(feed);
    }
    feed->opened();
    visit.room->join(feed, visit.visitor);
    co_await follow(feed, visit.room);
    visit.room->leave(feed);
    {
        const std::scoped_lock lock(mutex_);
        feeds_.erase(feed);
    }
    emptied_.notify_all();
    co_return true;
}

asio::awaitable<void> BeastNetwork::follow(std::shared_ptr<Feed> feed, std::shared_ptr<Room> room) {
    beast::flat_buffer buffer;
    for (;;) {
        error_code error;
        co_await feed->socket().async_read(buffer,
                                           asio::redirect_error(asio::use_awaitable, error));
        if (error) co_return;
        if (!feed->socket().got_text()) {
            feed->close(websocket::close_code::unknown_data, "text only");
            co_return;
        }
        auto text = beast::buffers_to_string(buffer.data());
        buffer.consume(buffer.size());
        // The next message is read when this one has been dealt with: nobody can pile up work.
        co_await answer_of<bool>([&](std::function<void(bool)> done) {
            room->receive(feed, std::move(text), [done = std::move(done)] { done(true); });
        });
    }
}

}  // namespace

std::unique_ptr<Network> make_network(std::size_t threads) {
    return std::make_unique<BeastNetwork>(threads);
}

}  // namespace levee::server
