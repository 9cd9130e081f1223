#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/contract/mistake.h"
#include "games/registry.h"
#include "server/limits.h"
#include "store/store.h"

namespace levee::server {

struct Config {
    std::string address = "127.0.0.1";
    std::uint16_t port = 8793;  // 0: any that is free
    bool secure = false;
    std::vector<std::string> proxies;
    std::vector<std::string> hosts;
    std::size_t threads = 2;
    std::size_t computers = 1;
    Limits limits;
    std::function<std::string()> now;                  // UTC
    std::function<void(const std::string&)> complain;  // to the operator's log
};

// Everything of `levee serve` between its arguments and its signals.
class Server {
 public:
    // Listening when it comes back, or the sentence that says why not.
    static engine::Result<std::unique_ptr<Server>> start(Config config,
                                                         std::unique_ptr<store::Store> store,
                                                         std::span<const games::GameEntry> registry,
                                                         const games::DataSource& data);

    Server() = default;
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;
    // Closes all feeds; what was accepted is on the disk.
    virtual ~Server() = default;
    virtual std::uint16_t port() const = 0;
};

}  // namespace levee::server
