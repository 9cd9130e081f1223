#include "server/server.h"

#include <fmt/format.h>

#include <chrono>
#include <map>
#include <utility>

#include "server/api.h"
#include "server/computers.h"
#include "server/network.h"
#include "store/store_thread.h"

namespace levee::server {

using engine::Mistake;
using engine::Result;

namespace {

constexpr std::chrono::minutes kIdle{10};
constexpr std::chrono::minutes kSweepEvery{1};
constexpr std::chrono::minutes kTellAgain{1};

bool is_loopback(std::string_view address) {
    return address.starts_with("127.") || address == "::1";
}

class Running final : public Server {
 public:
    Running(Config config, Library library, std::unique_ptr<store::Store> store)
        : library_(std::move(library)),
          services_{library_,
                    store_,
                    computers_,
                    metrics_,
                    config.limits,
                    [this](std::function<void()> work) { network_->post(std::move(work)); },
                    config.now,
                    config.complain},
          network_(make_network(config.threads)),
          guests_(store_, config.now),
          hall_(services_, *network_),
          api_(services_, guests_, hall_,
               {config.secure, std::move(config.proxies), std::move(config.hosts)}),
          sweeper_(network_->serial()),
          store_(
              std::move(store),
              [this](std::chrono::nanoseconds took, std::size_t jobs) {
                  metrics_.committed(took, jobs);
              },
              [this](const store::Failure& failure) { store_failed(failure); }),
          computers_(config.computers) {
        sweep_later();
    }
    ~Running() override {
        // All threads are still before anything falls that they could call.
        network_->stop();
        computers_.stop();
        store_.stop();
    }
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;

    std::optional<Mistake> listen(const std::string& address, std::uint16_t port) {
        return network_->listen(address, port, api_, services_.limits, metrics_);
    }
    std::uint16_t port() const override { return network_->port(); }

 private:
    // In the store's thread. A full disk refuses a thousand things for one reason, which the log
    // says now and then.
    void store_failed(const store::Failure& failure) {
        metrics_.store_failed(store::word_of(failure.why()));
        const auto now = std::chrono::steady_clock::now();
        auto& told = told_.try_emplace(failure.why(), now - kTellAgain).first->second;
        if (now - told < kTellAgain) return;
        told = now;
        services_.complain(fmt::format("the store: {}", failure.what()));
    }
    void sweep_later() {
        sweeper_->after(kSweepEvery, [this] {
            hall_.sweep(kIdle);
            sweep_later();
        });
    }

    // Tables may be held by work that is left over in the network: what they use outlives it.
    Library library_;
    Metrics metrics_;
    Services services_;
    std::unique_ptr<Network> network_;
    Guests guests_;
    Hall hall_;
    Api api_;
    std::shared_ptr<Serial> sweeper_;
    std::map<store::Why, std::chrono::steady_clock::time_point> told_;
    store::StoreThread store_;
    Computers computers_;
};

}  // namespace

Result<std::unique_ptr<Server>> Server::start(Config config, std::unique_ptr<store::Store> store,
                                              std::span<const games::GameEntry> registry,
                                              const games::DataSource& data) {
    auto library = Library::load(registry, data);
    if (auto* wrong = std::get_if<Mistake>(&library)) return std::move(*wrong);
    if (config.hosts.empty() && is_loopback(config.address))
        config.hosts = {"localhost", "127.0.0.1", "[::1]", config.address};
    const auto address = config.address;
    const auto port = config.port;
    auto running = std::make_unique<Running>(
        std::move(config), std::get<Library>(std::move(library)), std::move(store));
    if (auto wrong = running->listen(address, port)) return *std::move(wrong);
    return std::unique_ptr<Server>(std::move(running));
}

}  // namespace levee::server
