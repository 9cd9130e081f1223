#include <sys/wait.h>

#include <boost/json/parse.hpp>
#include <csignal>
#include <cstdlib>

#include "games/registry.h"
#include "lab/games_csv.h"
#include "support.h"

namespace levee::testing {
namespace {

Ran sim(const Folder& folder, const std::string& name, std::vector<std::string> more) {
    std::vector<std::string> arguments{"sim", "neerwinden", "--out", folder.path(name)};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return levee(arguments, "", false, games::registry());
}

TEST(Sim, WritesTheSameFilesWhateverTheNumberOfJobs) {
    const Folder folder;
    const auto alone = sim(folder, "alone", {"--games", "30", "--jobs", "1"});
    ASSERT_EQ(alone.exit, 0) << alone.err;
    EXPECT_TRUE(has(alone.out, "French win"));
    ASSERT_EQ(sim(folder, "three", {"--games", "30", "--jobs", "3"}).exit, 0);
    for (const char* file : {"games.csv", "summary.json", "settings.json"})
        EXPECT_EQ(folder.read(std::string("alone/") + file),
                  folder.read(std::string("three/") + file));
    const auto results = boost::json::parse(folder.read("alone/summary.json"));
    const auto& summary = results.at("summary");
    EXPECT_EQ(summary.at("games"), 30);
    EXPECT_EQ(results.at("schema"), lab::kSchema);
    EXPECT_EQ(results.at("settings").at("seed"), "1");
    EXPECT_EQ(boost::json::parse(folder.read("alone/columns.json")).at("schema"), lab::kSchema);
    EXPECT_TRUE(has(alone.out, "games to show 1 %")) << alone.out;
    EXPECT_TRUE(has(alone.out, "not of planners")) << alone.out;
}

// Ctrl-C, as a terminal sends it.
TEST(Sim, InterruptedSaysWhatWasPlayedAndHowToGoOn) {
    const Folder folder;
    const auto games = folder.path("s/games.csv");
    const pid_t child = fork();
    if (child == 0) {
        alarm(120);
        const auto ran = sim(folder, "s", {"--games", "1000000", "--no-luck", "--jobs", "2"});
        folder.write("out", ran.out);
        folder.write("err", ran.err);
        _exit(ran.exit);
    }
    const auto lines = [&] {
        const auto text = folder.read("s/games.csv");
        return std::ranges::count(text, '\n');
    };
    for (int i = 0; i < 6000 && lines() < 6; ++i) usleep(10'000);
    kill(child, SIGINT);
    int status = 0;
    ASSERT_EQ(waitpid(child, &status, 0), child);
    ASSERT_TRUE(WIFEXITED(status)) << "ended by signal " << WTERMSIG(status);
    EXPECT_EQ(WEXITSTATUS(status), 130);
    EXPECT_TRUE(has(folder.read("err"), "--resume")) << folder.read("err");
    EXPECT_TRUE(has(folder.read("out"), "French win")) << folder.read("out");
    const auto played = lines() - 1;
    ASSERT_GE(played, 5);
    const auto results = boost::json::parse(folder.read("s/summary.json"));
    EXPECT_EQ(results.at("summary").at("games"), played);
    EXPECT_TRUE(has(folder.read("s/report.html"), "interrupted"));

    // Going on makes what an uninterrupted run would have made.
    std::uint64_t last = 0;
    std::istringstream text(folder.read("s/games.csv"));
    for (std::string line; std::getline(text, line);)
        last = std::max<std::uint64_t>(last, std::strtoull(line.c_str(), nullptr, 10));
    const auto count = std::to_string(last + 3);
    ASSERT_EQ(sim(folder, "s", {"--games", count, "--no-luck", "--resume"}).exit, 0);
    ASSERT_EQ(sim(folder, "whole", {"--games", count, "--no-luck"}).exit, 0);
    for (const char* file : {"/games.csv", "/summary.json", "/columns.json"})
        EXPECT_EQ(folder.read(std::string("s") + file), folder.read(std::string("whole") + file));
}

TEST(Sim, GoesOnWhereItWasInterrupted) {
    const Folder folder;
    ASSERT_EQ(sim(folder, "whole", {"--games", "20"}).exit, 0);
    ASSERT_EQ(sim(folder, "broken", {"--games", "8"}).exit, 0);
    // As a fall of the machine leaves it: half a line, and no game 3.
    std::string text = folder.read("broken/games.csv");
    const auto third = text.find("\n3,");
    text.erase(third, text.find('\n', third + 1) - third);
    folder.write("broken/games.csv", text + "17,1234,0,0");
    const auto again = sim(folder, "broken", {"--games", "20", "--resume"});
    ASSERT_EQ(again.exit, 0) << again.err;
    EXPECT_TRUE(has(again.out, "13 now")) << again.out;
    for (const char* file : {"games.csv", "summary.json"})
        EXPECT_EQ(folder.read(std::string("broken/") + file),
                  folder.read(std::string("whole/") + file));
}

TEST(Sim, NeverMixesTwoSimulations) {
    const Folder folder;
    ASSERT_EQ(sim(folder, "a", {"--games", "2"}).exit, 0);
    const std::string games = folder.read("a/games.csv");
    expect_refusal(sim(folder, "a", {"--games", "3"}), "--resume");
    expect_refusal(sim(folder, "a", {"--games", "3", "--resume", "--seed", "5"}), "another seed");
    expect_refusal(sim(folder, "a", {"--games", "3", "--resume", "--scenario", "what-if"}),
                   "settings.json");
    EXPECT_EQ(folder.read("a/games.csv"), games);
}

TEST(Sim, HoldsChangedDataAgainstThePrintedOnes) {
    const Folder folder;
    ASSERT_EQ(sim(folder, "plain", {"--games", "12"}).exit, 0);
    const auto ran = sim(folder, "set",
                         {"--games", "12", "--set", "counters.FR-DIET1.morale=12", "--set",
                          "counters.FR-DIET2.morale=12"});
    ASSERT_EQ(ran.exit, 0) << ran.err;
    EXPECT_TRUE(has(ran.out, "changed less unchanged"));
    EXPECT_EQ(folder.read("set/games.csv"), folder.read("plain/games.csv"));
    EXPECT_NE(folder.read("set/games-changed.csv"), folder.read("plain/games.csv"));
    const auto change = boost::json::parse(folder.read("set/summary.json")).at("change");
    EXPECT_EQ(change.at("games"), 12);
    EXPECT_TRUE(has(folder.read("set/report.html"), "What the change does"));
    expect_refusal(sim(folder, "x", {"--set", "counters.FR-NOBODY.morale=7"}), "FR-NOBODY");
    expect_refusal(sim(folder, "x", {"--set", "counters.FR-DIET1.morale=99"}), "morale");
    EXPECT_FALSE(std::filesystem::exists(folder.path("x")));
}

TEST(Sim, RefusesWhatItCannotDo) {
    const Folder folder;
    expect_refusal(sim(folder, "a", {"--a", "napoleon"}), "napoleon");
    expect_refusal(sim(folder, "a", {"--games", "0"}), "");
    expect_refusal(sim(folder, "a", {"--scenario", "noon"}), "noon");
    expect_refusal(sim(Folder(), folder.write("file", ""), {"--games", "1"}), "");
    expect_refusal(levee({"sim", "duel", "--out", folder.path("duel")}), "count");
}

}  // namespace
}  // namespace levee::testing
