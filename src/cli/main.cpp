#include <sys/ioctl.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <ctime>
#include <exception>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

#include "cli/arguments.h"
#include "games/registry.h"

namespace {

std::string utc_now() {
    const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
    std::tm parts{};
    gmtime_r(&now, &parts);
    char text[32];
    return {text, std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &parts)};
}

std::size_t terminal_width() {
    winsize size{};
    if (isatty(STDOUT_FILENO) != 1 || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) return 0;
    return size.ws_col;
}

bool shows_colours() {
    const char* no_colour = std::getenv("NO_COLOR");
    const char* terminal = std::getenv("TERM");
    return isatty(STDOUT_FILENO) == 1 && (no_colour == nullptr || *no_colour == '\0') &&
           terminal != nullptr && std::string_view(terminal) != "dumb";
}

}  // namespace

int main(int count, char** words) {
    std::ios::sync_with_stdio(false);
    levee::cli::Console console{
        .in = std::cin,
        .out = std::cout,
        .err = std::cerr,
        .games = levee::games::registry(),
        .interactive = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1,
        .colour = shows_colours(),
        .progress = isatty(STDERR_FILENO) == 1,
        .width = terminal_width(),
        .now = utc_now};
    const std::vector<std::string> arguments(words + (count > 0 ? 1 : 0), words + count);
    try {
        const int exit = levee::cli::run(arguments, console);
        if (std::cout.flush()) return exit;
        std::cerr << "levee: the output could not be written\n";
        return levee::cli::kUsage;
    } catch (const std::exception& fault) {
        std::cerr << "levee: a fault of the program: " << fault.what() << '\n';
        return levee::cli::kUsage;
    }
}
