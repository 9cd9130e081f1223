#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "cli/console.h"
#include "engine/contract/rule.h"
#include "lab/simulator.h"

namespace levee::cli {

// One struct and one function per command; the function is in the file that is named after it and
// returns an Exit.

// What every command that opens a game understands.
struct GameChoice {
    std::string game;
    std::string data;  // folder that stands for data/, or empty
    std::string scenario;
    std::vector<std::string> options;    // "key=value"
    std::vector<std::string> changes{};  // of data: "counters.FR-DIET1.morale=7"
};

struct GamesCommand {
    std::string game;  // or empty: all of them
    std::string data;
    engine::Language language{};
    bool json = false;
};
int run(const GamesCommand& command, Console& console);

struct PlayCommand {
    GameChoice choice;
    engine::Language language{};
    std::vector<std::string> seats;  // "human" or a computer player; empty: people everywhere
    std::string seed;                // a number, 64 hexadecimal digits, or empty
    std::string load;                // record to go on with
};
int run(const PlayCommand& command, Console& console);

struct ServeCommand {
    std::string address = "127.0.0.1";
    std::uint16_t port = 8793;  // 0: any that is free
    std::string data_dir;       // empty: in the user's data folder
    std::string log_level = "info";
    bool open = false;  // a browser, where there is a desktop
    bool secure = false;
    std::vector<std::string> trusted_proxies;
    std::vector<std::string> hosts;
    std::size_t connections = 4096;
    std::size_t connections_of_address = 256;
    std::size_t computers = 1;
    bool no_rate_limits = false;
};
int run(const ServeCommand& command, Console& console);

struct ReplayCommand {
    std::string file;
    std::string data;
    engine::Language language{};
    std::optional<std::uint64_t> to;  // number of the last action
    bool json = false;
};
int run(const ReplayCommand& command, Console& console);

struct VerifyCommand {
    std::string file;
    std::string data;
    bool json = false;
};
int run(const VerifyCommand& command, Console& console);

struct EngineCommand {
    std::string data;
    engine::Language language{};
};
int run(const EngineCommand& command, Console& console);

struct PerftCommand {
    GameChoice choice;
    int depth = 3;
    std::string file;  // golden counts to compare with, or empty
    bool json = false;
};
int run(const PerftCommand& command, Console& console);

struct BenchCommand {
    GameChoice choice;
    std::uint64_t decisions = 2'000'000;
    std::uint64_t seed = 1;
    bool json = false;
};
int run(const BenchCommand& command, Console& console);

struct SelfcheckCommand {
    GameChoice choice;  // scenario "all" or empty: every scenario
    std::uint64_t decisions = 100'000;
    std::uint64_t seed = 1;
    bool json = false;
};
int run(const SelfcheckCommand& command, Console& console);

struct MatchCommand {
    GameChoice choice;
    std::string a;
    std::string b;
    std::string weights_a;  // evaluation files, or empty: the game's own
    std::string weights_b;
    std::uint64_t games = 100;
    unsigned jobs = 1;
    unsigned threads = 1;
    std::uint64_t seed = 1;
    std::vector<double> sprt;  // two Elo differences, or none
    std::string records;       // folder, or empty: none are kept
    bool json = false;
};
int run(const MatchCommand& command, Console& console);

constexpr std::size_t kMostEvaluation = 1 << 20;  // bytes of an evaluation file

struct TrainCommand {
    GameChoice choice;
    std::string from;  // evaluation file to begin with, or empty: the game's own
    std::string out;   // or empty: standard output
    std::uint64_t games = 1000;
    int rounds = 3;
    double noise = 0.5;
    double pull = 0.05;
    unsigned jobs = 1;
    std::uint64_t seed = 1;
};
int run(const TrainCommand& command, Console& console);

struct RulesCommand {
    std::string game;                 // empty: with `coverage` or `search` all; or a ruling, "N-47"
    std::string section;              // "6.2.2", "N-47", or empty: all of it
    std::vector<std::string> search;  // words, or none
    engine::Language language{};
    std::string source;  // folder of the sources, or empty: found from the current one upwards
    bool coverage = false;
    bool check = false;
    bool json = false;
};
int run(const RulesCommand& command, Console& console);
int cover(const RulesCommand& command, Console& console);

struct SimCommand {
    GameChoice choice;
    lab::SimulationPlan plan;
    std::uint64_t games = 1000;
    unsigned jobs = 0;  // 0: as many as there are processors
    std::string folder;
    engine::Language language{};
    bool resume = false;
};
int run(const SimCommand& command, Console& console);

struct MapCommand {
    GameChoice choice;
    engine::Language language{};
    std::string output;
};
int run(const MapCommand& command, Console& console);

}  // namespace levee::cli
