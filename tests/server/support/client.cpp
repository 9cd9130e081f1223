#include "server/support/client.h"

#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <stdexcept>

#include "server/support/conforms.h"

namespace levee::test {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
namespace json = boost::json;
using tcp = asio::ip::tcp;
using beast::error_code;

namespace {

constexpr std::chrono::seconds kPatience{10};

// Starts something asynchronous, which has a time limit, and waits for its end. (The feed's timer
// outlasts each of them, so running until nothing is left would wait for the timer.)
template <class Start>
error_code finished(asio::io_context& io, Start start) {
    std::optional<error_code> result;
    start([&](error_code error, auto...) { result = error; });
    io.restart();
    while (!result && io.run_one() > 0) {
    }
    return result.value_or(asio::error::operation_aborted);
}

void connect(asio::io_context& io, beast::tcp_stream& stream, std::uint16_t port) {
    stream.expires_after(kPatience);
    const tcp::endpoint server(asio::ip::address_v4::loopback(), port);
    const auto error = finished(io, [&](auto done) { stream.async_connect(server, done); });
    if (error) throw std::runtime_error("the server does not answer: " + error.message());
}

void add(http::request<http::string_body>& request,
         const std::map<std::string, std::string>& headers) {
    for (const auto& [name, value] : headers)
        if (value.empty())
            request.erase(name);
        else
            request.set(name, value);
}

}  // namespace

json::value HttpReply::json() const { return json::parse(body); }

std::string HttpReply::error_code() const {
    beast::error_code error;
    const auto value = json::parse(body, error);
    if (error || !value.is_object() || !value.as_object().contains("error")) return {};
    return std::string(value.at("error").at("code").as_string());
}

struct FeedClient::Impl {
    asio::io_context io;
    websocket::stream<beast::tcp_stream> socket{io};
};

FeedClient::FeedClient(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
FeedClient::~FeedClient() = default;

void FeedClient::send(const std::string& text) {
    finished(impl_->io, [&](auto done) { impl_->socket.async_write(asio::buffer(text), done); });
}

json::value FeedClient::read() {
    beast::flat_buffer buffer;
    const auto error =
        finished(impl_->io, [&](auto done) { impl_->socket.async_read(buffer, done); });
    if (error == beast::error::timeout) throw std::runtime_error("no message came in time");
    if (error) return nullptr;
    frames_.push_back(beast::buffers_to_string(buffer.data()));
    auto message = json::parse(frames_.back());
    expect_message(message);
    return message;
}

json::value FeedClient::next() {
    if (kept_.empty()) return read();
    auto first = std::move(kept_.front());
    kept_.erase(kept_.begin());
    return first;
}

json::value FeedClient::next_of(const std::string& type) {
    for (;;) {
        auto message = next();
        if (message.is_null() || message.at("type") == json::string(type)) return message;
    }
}

json::value FeedClient::ask(json::object command) {
    const auto id = ++id_;
    command["id"] = id;
    send(json::serialize(command));
    for (;;) {
        auto message = read();
        if (message.is_null()) return message;
        if (message.at("type") == json::string("reply") &&
            message.at("id").to_number<std::uint64_t>() == id)
            return message;
        kept_.push_back(std::move(message));
    }
}

int FeedClient::close_code() const { return impl_->socket.reason().code; }

void FeedClient::close() {
    finished(impl_->io,
             [&](auto done) { impl_->socket.async_close(websocket::close_code::normal, done); });
}

void FeedClient::set_receive_buffer(int bytes) {
    beast::get_lowest_layer(impl_->socket)
        .socket()
        .set_option(asio::socket_base::receive_buffer_size(bytes));
}

HttpReply Browser::request(const std::string& method, const std::string& path,
                           const std::string& body, std::map<std::string, std::string> headers) {
    asio::io_context io;
    beast::tcp_stream stream(io);
    connect(io, stream, port_);
    http::request<http::string_body> request;
    request.method_string(method);
    request.target(path);
    request.version(11);
    request.set(http::field::host, host());
    if (!cookie.empty()) request.set(http::field::cookie, cookie);
    add(request, headers);
    request.body() = body;
    request.prepare_payload();
    request.keep_alive(false);
    stream.expires_after(kPatience);
    finished(io, [&](auto done) { http::async_write(stream, request, done); });
    beast::flat_buffer buffer;
    http::response_parser<http::string_body> parser;
    parser.body_limit(boost::none);
    if (method == "HEAD") parser.skip(true);
    const auto error =
        finished(io, [&](auto done) { http::async_read(stream, buffer, parser, done); });
    HttpReply reply;
    if (error) return reply;
    const auto& response = parser.get();
    reply.status = static_cast<int>(response.result_int());
    for (const auto& field : response)
        reply.headers[std::string(field.name_string())] = std::string(field.value());
    reply.body = response.body();
    const auto type = reply.headers.find("Content-Type");
    if (type != reply.headers.end())
        expect_answer(method, path, reply.status, type->second, reply.body);
    if (const auto set = reply.headers.find("Set-Cookie"); set != reply.headers.end())
        cookie = set->second.substr(0, set->second.find(';'));
    return reply;
}

HttpReply Browser::get(const std::string& path, std::map<std::string, std::string> headers) {
    return request("GET", path, "", std::move(headers));
}

HttpReply Browser::post(const std::string& path, const json::value& body) {
    return request("POST", path, json::serialize(body),
                   {{"Origin", origin()}, {"Content-Type", "application/json"}});
}

std::string Browser::raw(const std::string& bytes) {
    asio::io_context io;
    beast::tcp_stream stream(io);
    connect(io, stream, port_);
    stream.expires_after(kPatience);
    std::string answer;
    finished(io, [&](auto done) { asio::async_write(stream, asio::buffer(bytes), done); });
    finished(io, [&](auto done) { asio::async_read(stream, asio::dynamic_buffer(answer), done); });
    return answer;
}

std::unique_ptr<FeedClient> Browser::feed(const std::string& id, const std::string& query) {
    auto impl = std::make_unique<FeedClient::Impl>();
    connect(impl->io, beast::get_lowest_layer(impl->socket), port_);
    beast::get_lowest_layer(impl->socket).expires_never();
    impl->socket.set_option(websocket::stream_base::timeout{kPatience, kPatience, false});
    impl->socket.read_message_max(0);
    impl->socket.set_option(
        websocket::stream_base::decorator([&](websocket::request_type& request) {
            request.set(http::field::origin, origin());
            if (!cookie.empty()) request.set(http::field::cookie, cookie);
        }));
    const auto error = finished(impl->io, [&](auto done) {
        impl->socket.async_handshake(host(), "/api/tables/" + id + "/feed" + query, done);
    });
    if (error) throw std::runtime_error("no feed: " + error.message());
    return std::make_unique<FeedClient>(std::move(impl));
}

int Browser::handshake(const std::string& path, std::map<std::string, std::string> headers) {
    headers.emplace("Connection", "Upgrade");
    headers.emplace("Upgrade", "websocket");
    headers.emplace("Sec-WebSocket-Version", "13");
    headers.emplace("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ==");
    std::string text = "GET " + path + " HTTP/1.1\r\n";
    headers.emplace("Host", host());
    for (const auto& [name, value] : headers) text += name + ": " + value + "\r\n";
    asio::io_context io;
    beast::tcp_stream stream(io);
    connect(io, stream, port_);
    stream.expires_after(kPatience);
    text += "\r\n";
    finished(io, [&](auto done) { asio::async_write(stream, asio::buffer(text), done); });
    beast::flat_buffer buffer;
    http::response_parser<http::empty_body> parser;
    const auto error =
        finished(io, [&](auto done) { http::async_read_header(stream, buffer, parser, done); });
    return error ? 0 : static_cast<int>(parser.get().result_int());
}

}  // namespace levee::test
