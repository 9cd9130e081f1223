// A game of three chairs on two sides in the terminal, the protocol and the laboratory.
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "cli/protocol.h"
#include "engine/council_list.h"
#include "support.h"

namespace levee::testing {
namespace {

using boost::json::object;
using boost::json::value;

Ran council(const std::vector<std::string>& arguments, const std::string& input = "") {
    return levee(arguments, input, false, engine::council::kOnly);
}

TEST(Council, IsPlayedInTheTerminalByThree) {
    const auto ran =
        council({"play", "the-council", "--seed", "1793"}, "bid 0\nbid 2\nbid 1\npass\nlog 3\n");
    EXPECT_EQ(ran.exit, 0) << ran.err;
    for (const char* name : {"Mayor", "Ferryman", "Miller"})
        EXPECT_TRUE(has(ran.out, name)) << name;
    EXPECT_TRUE(has(ran.out, "revealed 2")) << ran.out;
}

TEST(Council, ComputersTakeAnyChair) {
    const auto ran =
        council({"play", "the-council", "--seed", "7", "--seats", "random,random,random"});
    EXPECT_EQ(ran.exit, 0) << ran.err;
    EXPECT_TRUE(has(ran.out, "decided")) << ran.out;
    expect_refusal(council({"play", "the-council", "--seats", "random,random"}),
                   "has 3 seats, 2 are named");
}

TEST(Council, AMatchIsBetweenTheSides) {
    const auto ran =
        council({"match", "the-council", "--a", "random", "--b", "random", "--games", "8"});
    EXPECT_EQ(ran.exit, 0) << ran.err;
    EXPECT_TRUE(has(ran.out, "8 games")) << ran.out;
}

TEST(Council, LawsHold) {
    const auto ran = council({"selfcheck", "the-council", "--decisions", "2000"});
    EXPECT_EQ(ran.exit, 0) << ran.out << ran.err;
}

TEST(Council, BotsHearWhatIsTheirs) {
    cli::Protocol protocol(engine::council::kOnly, "", Language::English);
    const auto say = [&](const object& request) {
        return boost::json::parse(protocol.answer(boost::json::serialize(request)));
    };
    ASSERT_EQ(say({{"cmd", "new"}, {"game", "the-council"}}).at("ok"), true);
    EXPECT_EQ(say({{"cmd", "games"}, {"game", "the-council"}}).at("seats").as_array().size(), 3U);
    say({{"cmd", "dice"}, {"seed", 3}});
    const auto dealt = say({{"cmd", "apply"}, {"auto", true}});
    EXPECT_EQ(dealt.at("actor"), "seat 0");
    EXPECT_EQ(dealt.at("events").at(0).at("secret_of"), (boost::json::array{0, 2}));
    EXPECT_EQ(dealt.at("events").at(1).at("secret_of"), (boost::json::array{1}));
    EXPECT_EQ(say({{"cmd", "view"}, {"seat", 2}}).at("ok"), true);
    EXPECT_EQ(say({{"cmd", "view"}, {"seat", 3}}).at("ok"), false);
    EXPECT_EQ(say({{"cmd", "apply"}, {"seat", 2}, {"action", "bid 1"}}).at("ok"), false);
    EXPECT_EQ(say({{"cmd", "apply"}, {"seat", 0}, {"action", "bid 1"}}).at("actor"), "seat 1");
}

}  // namespace
}  // namespace levee::testing
