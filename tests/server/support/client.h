#pragma once

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace levee::test {

struct HttpReply {
    int status = 0;  // 0: the connection was closed without an answer
    std::map<std::string, std::string> headers;
    std::string body;

    boost::json::value json() const;
    std::string error_code() const;  // of { error: { code } }, or empty
};

// One end of a feed. Every wait has an end: after ten seconds without a message it fails.
class FeedClient {
 public:
    struct Impl;
    explicit FeedClient(std::unique_ptr<Impl> impl);
    FeedClient(const FeedClient&) = delete;
    FeedClient& operator=(const FeedClient&) = delete;
    ~FeedClient();

    void send(const std::string& text);
    // A message, or null when the feed has been closed.
    boost::json::value next();
    // Skips others; null when the feed has been closed.
    boost::json::value next_of(const std::string& type);
    // The first state that is as wanted.
    template <class Wanted>
    boost::json::value state_when(Wanted wanted) {
        for (;;) {
            auto state = next_of("state");
            if (state.is_null() || wanted(state)) return state;
        }
    }
    // Sends the command with an id of its own and waits for the reply to it; other messages are
    // kept for next().
    boost::json::value ask(boost::json::object command);
    int close_code() const;
    void close();
    // Everything that came, as it came.
    const std::vector<std::string>& frames() const { return frames_; }
    // Stops reading, as a reader does who has gone to sleep.
    void set_receive_buffer(int bytes);

 private:
    boost::json::value read();

    std::unique_ptr<Impl> impl_;
    std::uint64_t id_ = 0;
    std::vector<boost::json::value> kept_;
    std::vector<std::string> frames_;
};

// A browser with its cookies, as far as the server can tell.
class Browser {
 public:
    explicit Browser(std::uint16_t port) : port_(port) {}

    HttpReply get(const std::string& path, std::map<std::string, std::string> headers = {});
    // As a page of this server does it: with an Origin and JSON.
    HttpReply post(const std::string& path, const boost::json::value& body);
    HttpReply request(const std::string& method, const std::string& path, const std::string& body,
                      std::map<std::string, std::string> headers);
    // The bytes as they are; the answer's bytes likewise.
    std::string raw(const std::string& bytes);

    std::unique_ptr<FeedClient> feed(const std::string& id, const std::string& query = "");
    // The status with which a handshake is refused, 101 if it is not.
    int handshake(const std::string& path, std::map<std::string, std::string> headers);

    std::string origin() const { return "http://" + host(); }
    std::string host() const { return "127.0.0.1:" + std::to_string(port_); }
    std::string cookie;

 private:
    std::uint16_t port_;
};

}  // namespace levee::test
