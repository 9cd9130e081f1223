#include <boost/json/parse.hpp>

#include "games/registry.h"
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
    const auto summary = boost::json::parse(folder.read("alone/summary.json")).at("summary");
    EXPECT_EQ(summary.at("games"), 30);
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
