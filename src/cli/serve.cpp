#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <mutex>
#include <ostream>
#include <string>
#include <thread>

#include "cli/commands.h"
#include "cli/opened.h"
#include "server/server.h"
#include "store/sqlite_store.h"

namespace levee::cli {

namespace fs = std::filesystem;
using engine::Mistake;
using engine::Result;

namespace {

constexpr mode_t kOnlyUs = 0077;

std::string variable(const char* name) {
    const char* value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe): no thread yet
    return value == nullptr ? "" : value;
}

fs::path usual_folder() {
    if (const auto data = variable("XDG_DATA_HOME"); !data.empty()) return fs::path(data) / "levee";
    if (const auto home = variable("HOME"); !home.empty())
        return fs::path(home) / ".local" / "share" / "levee";
    return "levee-data";
}

// Held while the program runs, and given back by the system when it is killed.
class Lock {
 public:
    static Result<Lock> take(const fs::path& folder) {
        const auto path = folder / "lock";
        const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
        if (file < 0) return Mistake{folder.string(), "cannot be written to"};
        Lock lock(file);
        if (flock(file, LOCK_EX | LOCK_NB) != 0)
            return Mistake{folder.string(), "is in use by another server"};
        return lock;
    }
    Lock(Lock&& other) noexcept : file_(std::exchange(other.file_, -1)) {}
    Lock& operator=(Lock&&) = delete;
    Lock(const Lock&) = delete;
    Lock& operator=(const Lock&) = delete;
    ~Lock() {
        if (file_ >= 0) close(file_);
    }

 private:
    explicit Lock(int file) : file_(file) {}
    int file_;
};

Result<std::unique_ptr<store::Store>> open_store(const fs::path& folder) {
    const auto path = (folder / "levee.sqlite").string();
    try {
        return store::open_sqlite(path);
    } catch (const store::Failure& failure) {
        return Mistake{path, failure.what()};
    }
}

// In the background and without its words: a browser that does not start is no fault of ours.
void open_browser(const std::string& address) {
    if (variable("DISPLAY").empty() && variable("WAYLAND_DISPLAY").empty()) return;
    const pid_t child = fork();
    if (child != 0) return;
    const int nothing = ::open("/dev/null", O_RDWR);
    dup2(nothing, STDOUT_FILENO);
    dup2(nothing, STDERR_FILENO);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
    execlp("xdg-open", "xdg-open", address.c_str(), static_cast<char*>(nullptr));
    _exit(127);
}

// Blocked before any thread begins, so that the signal comes to whoever waits for it here.
class StopSignals {
 public:
    StopSignals() {
        sigemptyset(&signals_);
        sigaddset(&signals_, SIGINT);
        sigaddset(&signals_, SIGTERM);
        pthread_sigmask(SIG_BLOCK, &signals_, &before_);
        // A child that has ended leaves nothing behind; a closed socket is no reason to die.
        std::signal(SIGCHLD, SIG_IGN);
        std::signal(SIGPIPE, SIG_IGN);
    }
    StopSignals(const StopSignals&) = delete;
    StopSignals& operator=(const StopSignals&) = delete;
    ~StopSignals() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }
    void wait() const {
        int signal = 0;
        sigwait(&signals_, &signal);
    }

 private:
    sigset_t signals_{};
    sigset_t before_{};
};

}  // namespace

int run(const ServeCommand& command, Console& console) {
    const fs::path folder = command.data_dir.empty() ? usual_folder() : fs::path(command.data_dir);
    umask(kOnlyUs);
    std::error_code error;
    fs::create_directories(folder, error);
    if (error)
        return refuse(console, {"--data-dir", fmt::format("{} cannot be made: {}", folder.string(),
                                                          error.message())});
    auto lock = Lock::take(folder);
    if (const auto* wrong = mistake(lock)) return refuse(console, *wrong);
    auto store = open_store(folder);
    if (const auto* wrong = mistake(store)) return refuse(console, *wrong);

    server::Config config;
    config.address = command.address;
    config.port = command.port;
    config.secure = command.secure;
    config.proxies = command.trusted_proxies;
    config.hosts = command.hosts;
    config.limits.connections = command.connections;
    config.limits.connections_of_address = command.connections_of_address;
    if (command.no_rate_limits)
        config.limits.requests = config.limits.creations = config.limits.commands = {};
    config.computers = command.computers;
    config.now = console.now;
    std::mutex mutex;
    const auto log = [&mutex, &console](const std::string& text) {
        const std::scoped_lock one_at_a_time(mutex);
        console.err << console.now() << " levee: " << text << std::endl;
    };
    const bool complains = command.log_level != "none";
    config.complain = [log, complains](const std::string& text) {
        if (complains) log(text);
    };

    const StopSignals signals;
    auto started = server::Server::start(std::move(config),
                                         std::get<std::unique_ptr<store::Store>>(std::move(store)),
                                         console.games, games::DataSource::embedded());
    if (const auto* wrong = mistake(started)) return refuse(console, *wrong);
    const auto& server = std::get<std::unique_ptr<server::Server>>(started);
    const bool six = command.address.find(':') != std::string::npos;
    const auto address = fmt::format("http://{}{}{}:{}", six ? "[" : "", command.address,
                                     six ? "]" : "", server->port());
    console.out << "listening on " << address << std::endl;
    const bool informs = command.log_level == "info";
    if (informs) log(fmt::format("games are kept in {}", folder.string()));
    if (command.open) open_browser(address);
    signals.wait();
    if (informs) log("stopping");
    return kOk;
}

}  // namespace levee::cli
