#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <span>
#include <sstream>
#include <string>
#include <vector>

#include "cli/arguments.h"
#include "fake_game.h"

namespace levee::testing {

struct Ran {
    int exit = 0;
    std::string out;
    std::string err;
};

// Runs a command line of `levee` in this process, with the duel as the only game.
inline Ran levee(const std::vector<std::string>& arguments, const std::string& input = "",
                 bool interactive = false, std::span<const games::GameEntry> games = kDuelGames) {
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    cli::Console console{in, out, err, games, interactive, false, false, 0, {}};
    const int exit = cli::run(arguments, console);
    return {exit, out.str(), err.str()};
}

inline bool has(const std::string& text, std::string_view part) {
    return text.find(part) != text.npos;
}

// One clear sentence: one line, not long, and nothing else was printed.
inline ::testing::AssertionResult is_one_sentence(const Ran& ran) {
    const auto lines = std::ranges::count(ran.err, '\n');
    if (lines != 1 || ran.err.size() > 400 || !ran.err.starts_with("levee: "))
        return ::testing::AssertionFailure() << "not one sentence: " << ran.err;
    if (!ran.out.empty()) return ::testing::AssertionFailure() << "printed: " << ran.out;
    return ::testing::AssertionSuccess();
}

// Refused with one sentence, which has these words in it.
inline void expect_refusal(const Ran& ran, std::string_view words = "") {
    EXPECT_EQ(ran.exit, 2);
    EXPECT_TRUE(is_one_sentence(ran));
    EXPECT_TRUE(has(ran.err, words)) << ran.err;
}

// A folder of its own that goes with the test.
class Folder {
 public:
    Folder() {
        static std::atomic<int> count{0};
        path_ = std::filesystem::temp_directory_path() /
                ("levee-test-" + std::to_string(::getpid()) + "-" + std::to_string(count++));
        std::filesystem::create_directories(path_);
    }
    ~Folder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    std::string path(const std::string& name) const { return (path_ / name).string(); }
    std::string write(const std::string& name, const std::string& text) const {
        const auto file = path_ / name;
        std::filesystem::create_directories(file.parent_path());
        std::ofstream(file, std::ios::binary) << text;
        return file.string();
    }
    std::string read(const std::string& name) const {
        std::ifstream in(path_ / name, std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }

 private:
    std::filesystem::path path_;
};

}  // namespace levee::testing
