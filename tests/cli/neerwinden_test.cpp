// The commands with the real game.

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "cli/protocol.h"
#include "support.h"

namespace levee::testing {
namespace {

namespace fs = std::filesystem;

Ran real(const std::vector<std::string>& arguments, const std::string& input = "") {
    return levee(arguments, input, false, games::registry());
}

std::string lines(const std::string& line, int count) {
    std::string text;
    for (int i = 0; i < count; ++i) text += line + '\n';
    return text;
}

TEST(Neerwinden, TheRegistryHasFiveGamesAndOneIsOnlyPlanned) {
    const auto list = real({"games"});
    EXPECT_EQ(std::ranges::count(list.out, '\n'), 5);
    expect_refusal(real({"play", "toulon"}), "planned");
}

// Both people always take the first choice.
void play_whole_game_and_prove_it(const std::string& option) {
    const Folder folder;
    const auto file = folder.path("game");
    const auto ran = real({"play", "neerwinden", "--seed", "1793", "--option", option},
                          lines("1", 20'000) + "save " + file + "\n");
    EXPECT_EQ(ran.exit, 0) << ran.err;
    EXPECT_TRUE(has(ran.out, "The seed of the dice was ")) << "the game did not end";
    const auto verified = real({"verify", file});
    EXPECT_EQ(verified.exit, 0) << verified.err;
    EXPECT_TRUE(has(verified.out, "every die is that of the committed seed"));
    EXPECT_EQ(real({"replay", file}).exit, 0);
}

TEST(Neerwinden, TwoPeopleCanPlayAWholeGameAndProveIt) {
    play_whole_game_and_prove_it("secret-orders=off");
}

TEST(Neerwinden, TwoPeopleCanPlayAWholeGameWithSecretOrders) {
    play_whole_game_and_prove_it("secret-orders=on");
}

TEST(Neerwinden, TheTerminalAdvisesAndTheComputerSaysWhatItExpected) {
    const auto ran = real({"play", "neerwinden", "--seed", "1793", "--seats", "human,captain"},
                          "assess on\nhint\nassess sometimes\nassess off\n" + lines("1", 40));
    EXPECT_TRUE(has(ran.out, "The chances are shown before every decision."));
    EXPECT_TRUE(has(ran.out, "chances in 100 to win."));
    EXPECT_TRUE(has(ran.out, " in 100)\n")) << "a hint has its chance";
    EXPECT_TRUE(has(ran.out, "assess, assess on or assess off."));
    EXPECT_TRUE(has(ran.out, "The chances are not shown any more."));
    EXPECT_TRUE(has(ran.out, "Austrian: I give myself ")) << ran.out;
}

TEST(Neerwinden, AGameOfTheRandomPlayerVerifies) {
    const Folder folder;
    for (const char* seed : {"1", "2", "3"}) {
        const auto file = folder.path(seed);
        real({"play", "neerwinden", "--seed", seed, "--seats", "random,random", "--scenario",
              "what-if", "--option", "bidding=on", "--option", "set-up=free"},
             "save " + file + "\n");
        EXPECT_EQ(real({"verify", file}).exit, 0);
    }
}

TEST(Neerwinden, RulesAreRead) {
    EXPECT_TRUE(has(real({"rules", "neerwinden", "6.2.2"}).out, "### 6.2.2 "));
    EXPECT_TRUE(has(real({"rules", "neerwinden", "2.a"}).out, "### 2.A "));
    expect_refusal(real({"rules", "neerwinden", "6.9"}), "there is no case '6.9'");
    const auto ran = real({"play", "neerwinden"}, "rules 4.2.1\nquit\n");
    EXPECT_TRUE(has(ran.out, "### 4.2.1 "));
}

TEST(Neerwinden, EveryCaseOfTheListHasItsPlaceInTheRules) {
    const auto coverage =
        real({"rules", "neerwinden", "--coverage", "--json", "--source", LEVEE_SOURCE_DIR});
    ASSERT_EQ(coverage.exit, 0) << coverage.err;
    const auto json = boost::json::parse(coverage.out);
    EXPECT_EQ(json.at("cases").as_array().size(), 44U);
    for (const auto& one : json.at("cases").as_array()) {
        const std::string number(one.at("case").as_string());
        EXPECT_EQ(real({"rules", "neerwinden", number}).exit, 0) << number;
    }
}

TEST(Neerwinden, DataFromAFolderIsReadAndItsMistakesAreNamed) {
    const Folder folder;
    const fs::path from = fs::path(LEVEE_SOURCE_DIR) / "data" / "neerwinden";
    for (const auto& item : fs::directory_iterator(from)) {
        std::ifstream in(item.path(), std::ios::binary);
        folder.write("neerwinden/" + item.path().filename().string(),
                     {std::istreambuf_iterator<char>(in), {}});
    }
    EXPECT_EQ(real({"play", "neerwinden", "--data", folder.path("")}).exit, 0);

    const auto map = folder.read("neerwinden/map.txt");
    folder.write("neerwinden/map.txt", "size 3 x\n");
    expect_refusal(real({"play", "neerwinden", "--data", folder.path("")}),
                   "/neerwinden/map.txt:1");

    for (std::size_t length = 0; length < map.size(); length += 997) {
        folder.write("neerwinden/map.txt", map.substr(0, length));
        const auto ran = real({"play", "neerwinden", "--data", folder.path("")});
        // A map without its last roads is still a map.
        if (ran.exit != 0) expect_refusal(ran, "map.txt");
    }
}

TEST(Neerwinden, AStateGoesThroughTheProtocolAndBack) {
    cli::Protocol protocol(games::registry(), "", Language::English);
    const auto say = [&](const boost::json::object& request) {
        return boost::json::parse(protocol.answer(boost::json::serialize(request)));
    };
    say({{"cmd", "new"}, {"game", "neerwinden"}});
    say({{"cmd", "dice"}, {"seed", 1}});
    say({{"cmd", "apply"}, {"auto", true}, {"action", {"announced", "announced", "first"}}});
    const auto state = say({{"cmd", "state"}});
    const auto loaded =
        say({{"cmd", "load_state"}, {"game", "neerwinden"}, {"state", state.at("state")}});
    EXPECT_EQ(loaded.at("ok"), true) << boost::json::serialize(loaded);
    EXPECT_EQ(say({{"cmd", "state"}}).at("hash"), state.at("hash"));

    // An impossible position is refused with its place, and the game at hand stays.
    auto wrong = state.at("state");
    wrong.at("units").at(3).at("at") = "9901";
    const auto refused = say({{"cmd", "load_state"}, {"game", "neerwinden"}, {"state", wrong}});
    EXPECT_EQ(refused.at("ok"), false);
    EXPECT_EQ(refused.at("error").at("where"), "$.state.units[3].at");
    EXPECT_EQ(say({{"cmd", "state"}}).at("hash"), state.at("hash"));
}

}  // namespace
}  // namespace levee::testing
