// The commands with For God and For the King.

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "cli/protocol.h"
#include "support.h"

namespace levee::testing {
namespace {

Ran real(const std::vector<std::string>& arguments, const std::string& input = "") {
    return levee(arguments, input, false, games::registry());
}

// Both people always take the first choice.
TEST(ForGodAndKing, TwoPeopleCanPlayAWholeGameAndProveIt) {
    const Folder folder;
    const auto file = folder.path("game");
    std::string input;
    for (int i = 0; i < 20'000; ++i) input += "1\n";
    const auto ran =
        real({"play", "for-god-and-king", "--seed", "1793"}, input + "save " + file + "\n");
    EXPECT_EQ(ran.exit, 0) << ran.err;
    EXPECT_TRUE(has(ran.out, "The seed of the dice was ")) << "the game did not end";
    const auto verified = real({"verify", file});
    EXPECT_EQ(verified.exit, 0) << verified.err;
    EXPECT_TRUE(has(verified.out, "every die is that of the committed seed"));
    EXPECT_EQ(real({"replay", file}).exit, 0);
}

TEST(ForGodAndKing, AGameOfTheRandomPlayerVerifies) {
    const Folder folder;
    for (const char* seed : {"1", "2"}) {
        const auto file = folder.path(seed);
        real({"play", "for-god-and-king", "--seed", seed, "--seats", "random,random", "--option",
              "set-up=free"},
             "save " + file + "\n");
        const auto verified = real({"verify", file});
        EXPECT_EQ(verified.exit, 0) << verified.err;
    }
}

TEST(ForGodAndKing, AStateGoesThroughTheProtocolAndBack) {
    cli::Protocol protocol(games::registry(), "", Language::English);
    const auto say = [&](const boost::json::object& request) {
        return boost::json::parse(protocol.answer(boost::json::serialize(request)));
    };
    say({{"cmd", "new"}, {"game", "for-god-and-king"}});
    say({{"cmd", "dice"}, {"seed", 1}});
    say({{"cmd", "apply"}, {"auto", true}, {"action", {"done"}}});
    const auto state = say({{"cmd", "state"}});
    const auto loaded =
        say({{"cmd", "load_state"}, {"game", "for-god-and-king"}, {"state", state.at("state")}});
    EXPECT_EQ(loaded.at("ok"), true) << boost::json::serialize(loaded);
    EXPECT_EQ(say({{"cmd", "state"}}).at("hash"), state.at("hash"));

    auto wrong = state.at("state");
    wrong.at("generals").at(3).at("at") = "XYZ";
    const auto refused =
        say({{"cmd", "load_state"}, {"game", "for-god-and-king"}, {"state", wrong}});
    EXPECT_EQ(refused.at("ok"), false);
    EXPECT_EQ(refused.at("error").at("where"), "$.state.generals[3].at");
    EXPECT_EQ(say({{"cmd", "state"}}).at("hash"), state.at("hash"));
}

}  // namespace
}  // namespace levee::testing
