// Runs the cases of tests/<game>/rules/*.game and tests/<game>/examples/*.game, each as a test of
// its own: suite "neerwinden.c06_1_fire", test "6.1 Infantry fires at its three front hexes".

#include <gtest/gtest.h>

#include <algorithm>
#include <deque>
#include <filesystem>
#include <iostream>
#include <string>
#include <vector>

#include "rules/games.h"

namespace levee::testing {
namespace {

namespace fs = std::filesystem;

struct Count {
    int cases = 0;
    int assertions = 0;
};
Count& counted() {
    static Count count;
    return count;
}

class CaseTest : public ::testing::Test {
 public:
    CaseTest(const ScriptedGame& game, const Case& one, const std::string& file)
        : game_(game), case_(one), file_(file) {}
    void TestBody() override {
        const Outcome outcome = game_.run(case_, file_);
        for (const std::string& mistake : outcome.mistakes) ADD_FAILURE() << mistake;
        ++counted().cases;
        counted().assertions += outcome.assertions;
    }

 private:
    const ScriptedGame& game_;
    const Case& case_;
    const std::string& file_;
};

class ReadingTest : public ::testing::Test {
 public:
    explicit ReadingTest(const std::vector<std::string>& mistakes) : mistakes_(mistakes) {}
    void TestBody() override {
        for (const std::string& mistake : mistakes_) ADD_FAILURE() << mistake;
    }

 private:
    const std::vector<std::string>& mistakes_;
};

// In a filter "-" begins what is left out; a name with one could not be asked for.
std::string test_name(std::string name) {
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

template <class Make>
void add(const std::string& suite, const std::string& name, Make make) {
    ::testing::RegisterTest(suite.c_str(), test_name(name).c_str(), nullptr, nullptr, __FILE__,
                            __LINE__, make);
}

std::vector<std::string> scripts_in(const fs::path& folder) {
    std::vector<std::string> paths;
    std::error_code none;
    for (const auto& entry : fs::directory_iterator(folder, none))
        if (entry.path().extension() == ".game") paths.push_back(entry.path().string());
    std::sort(paths.begin(), paths.end());
    return paths;
}

// They live as long as the program, for the tests refer to them.
std::deque<ScriptText>& texts() {
    static std::deque<ScriptText> all;
    return all;
}

void register_file(const ScriptedGame& game, const std::string& path) {
    const ScriptText& script = texts().emplace_back(read_script_file(path));
    const std::string suite =
        std::string{game.folder} + "." + test_name(fs::path(path).stem().string());
    if (!script.mistakes.empty())
        add(suite, "can be read",
            [&script]() -> ::testing::Test* { return new ReadingTest(script.mistakes); });
    for (const Case& one : script.cases)
        add(suite, one.name, [&game, &one, &script]() -> ::testing::Test* {
            return new CaseTest(game, one, script.file);
        });
}

void register_game(const ScriptedGame& game) {
    const fs::path home = fs::path(LEVEE_SOURCE_DIR) / "tests" / game.folder;
    ScriptText& missing = texts().emplace_back();
    const std::size_t before = texts().size();
    for (const char* folder : {"rules", "examples"}) {
        if (!fs::exists(home / folder)) continue;
        const auto paths = scripts_in(home / folder);
        if (paths.empty()) missing.mistakes.push_back("no .game file in " + std::string{folder});
        for (const std::string& path : paths) register_file(game, path);
    }
    if (texts().size() == before)
        missing.mistakes.emplace_back("the game has no .game file at all");
    add(std::string{game.folder} + ".files", "are there",
        [&missing]() -> ::testing::Test* { return new ReadingTest(missing.mistakes); });
}

class Tell : public ::testing::EmptyTestEventListener {
    void OnTestProgramEnd(const ::testing::UnitTest& /*all*/) override {
        std::cout << counted().cases << " cases, " << counted().assertions << " assertions\n";
    }
};

}  // namespace
}  // namespace levee::testing

int main(int argc, char** argv) {
    ::testing::InitGoogleTest(&argc, argv);
    for (const auto& game : levee::testing::kScriptedGames) levee::testing::register_game(game);
    ::testing::UnitTest::GetInstance()->listeners().Append(new levee::testing::Tell);
    return RUN_ALL_TESTS();
}
