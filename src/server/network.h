#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "engine/contract/mistake.h"
#include "server/api.h"
#include "server/executor.h"

namespace levee::server {

// Sockets, HTTP and WebSocket, and the threads that serve them. The only part that knows Beast.
class Network : public Executor {
 public:
    virtual void post(std::function<void()> work) = 0;
    // All of this must outlive the network's threads.
    virtual std::optional<engine::Mistake> listen(const std::string& address, std::uint16_t port,
                                                  Api& api, const Limits& limits,
                                                  Metrics& metrics) = 0;
    virtual std::uint16_t port() const = 0;
    // Says good-bye to every feed and ends all threads; to be called before the end.
    virtual void stop() = 0;
};

std::unique_ptr<Network> make_network(std::size_t threads);

}  // namespace levee::server
