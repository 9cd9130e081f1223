#include <boost/json/parse.hpp>

#include "support.h"

namespace levee::testing {
namespace {

TEST(Games, OneLineEach) {
    const auto ran = levee({"games"});
    EXPECT_EQ(ran.exit, 0);
    EXPECT_EQ(std::ranges::count(ran.out, '\n'), 2);
    EXPECT_TRUE(has(ran.out, "duel"));
    EXPECT_TRUE(has(ran.out, "planned"));
    const auto json = boost::json::parse(levee({"games", "--json"}).out);
    EXPECT_EQ(json.at("games").as_array().size(), 2U);
    EXPECT_EQ(json.at("games").at(1).at("status"), "planned");
}

TEST(Games, OfOneTheScenariosWithTheirOptions) {
    const auto ran = levee({"games", "duel"});
    EXPECT_EQ(ran.exit, 0) << ran.err;
    const auto dusk = ran.out.find("dusk");
    EXPECT_LT(ran.out.find("secret"), dusk);
    EXPECT_LT(ran.out.find("fog"), ran.out.size());
    EXPECT_GT(ran.out.find("fog"), dusk) << "an option of the evening only";
    EXPECT_NE(ran.out.find("secret", dusk), ran.out.npos);
    EXPECT_TRUE(has(ran.out, "no, yes"));
    EXPECT_TRUE(has(levee({"games", "duel", "--lang", "fr"}).out, "Au crépuscule"));
    const auto json = boost::json::parse(levee({"games", "duel", "--json"}).out);
    EXPECT_EQ(json.at("options").at(2).at("scenarios"), (boost::json::array{"dusk"}));
    EXPECT_TRUE(is_one_sentence(levee({"games", "nosuch"})));
}

TEST(Map, IsWrittenToAFileOrPrinted) {
    const Folder folder;
    const auto ran = levee({"map", "duel", "-o", folder.path("duel.svg"), "--lang", "fr"});
    EXPECT_EQ(ran.exit, 0) << ran.err;
    EXPECT_TRUE(has(folder.read("duel.svg"), "Duel à deux"));
    EXPECT_TRUE(has(levee({"map", "duel", "-o", "-"}).out, "<svg>"));
    const auto nowhere = levee({"map", "duel", "-o", folder.path("no/such/place.svg")});
    EXPECT_EQ(nowhere.exit, 2);
    EXPECT_TRUE(is_one_sentence(nowhere));
    EXPECT_TRUE(is_one_sentence(levee({"map", "duel", "-o", folder.path("")})));
}

TEST(Perft, PrintsAndCompares) {
    const Folder folder;
    auto ran = levee({"perft", "duel", "--depth", "2"});
    EXPECT_EQ(ran.exit, 0);
    EXPECT_TRUE(has(ran.out, "120"));
    const auto json = boost::json::parse(levee({"perft", "duel", "--json"}).out);
    EXPECT_EQ(json.at("lines").as_array().size(), 3U);

    const auto good = folder.write("good.perft",
                                   "# counts\nscenario dusk\noptions secret=yes\n"
                                   "depth 1 60 1 0\ndepth 2 120 2 0\n");
    ran = levee({"perft", "duel", "--file", good});
    EXPECT_EQ(ran.exit, 0) << ran.err;
    const auto changed = folder.write("changed.perft", "depth 1 61 1 0\n");
    ran = levee({"perft", "duel", "--file", changed});
    EXPECT_EQ(ran.exit, 1);
    EXPECT_TRUE(has(ran.err, "61")) << ran.err;
}

TEST(Perft, ABadFileIsOneSentenceWithItsLine) {
    const Folder folder;
    for (const char* text :
         {"", "depth 1 60\n", "depth one 1 1 1\n", "depth 1 60 1 0 7\n", "deep 1\n", "scenario\n",
          "depth 99 1 1 1\n", "depth 1 99999999999999999999999 0 0\n",
          "scenario noon\ndepth 1 1 1 1\n", "\x01\xff\xfe\n"}) {
        const auto ran = levee({"perft", "duel", "--file", folder.write("bad.perft", text)});
        EXPECT_EQ(ran.exit, 2) << text;
        EXPECT_TRUE(is_one_sentence(ran)) << text;
    }
    EXPECT_TRUE(is_one_sentence(levee({"perft", "duel", "--file", folder.path("none")})));
    EXPECT_TRUE(is_one_sentence(levee({"perft", "duel", "--file", folder.path("")})));
}

TEST(Bench, SaysHowFast) {
    const auto ran = levee({"bench", "duel", "--decisions", "1000"});
    EXPECT_EQ(ran.exit, 0);
    EXPECT_TRUE(has(ran.out, "decisions/second"));
    const auto json = boost::json::parse(levee({"bench", "duel", "--json"}).out);
    EXPECT_EQ(json.at("decisions"), 2'000'000);
    EXPECT_GT(json.at("state_bytes").to_number<int>(), 0);
}

TEST(Selfcheck, VisitsEveryScenarioAndOptionAndFailsOnAViolation) {
    // The duel breaks a law with broken=yes: 2 of secret at dawn, and at dusk 4 with fog.
    auto ran = levee({"selfcheck", "duel", "--decisions", "1001", "--seed", "5"});
    EXPECT_EQ(ran.exit, 1);
    EXPECT_TRUE(has(ran.out, "1001 decisions")) << ran.out;
    EXPECT_TRUE(has(ran.out, "over 12 set-ups")) << ran.out;
    EXPECT_TRUE(has(ran.out, "6 violations")) << ran.out;
    EXPECT_TRUE(has(ran.out, "dusk broken=yes fog=no secret=no: offered is not accepted"))
        << ran.out;

    ran = levee({"selfcheck", "duel", "--option", "broken=no"});
    EXPECT_EQ(ran.exit, 0) << ran.out;
    ran = levee({"selfcheck", "duel", "--option", "broken=no", "--scenario", "dusk"});
    EXPECT_TRUE(has(ran.out, "over 4 set-ups")) << ran.out;
    ran = levee({"selfcheck", "duel", "--scenario", "all", "--json"});
    EXPECT_EQ(boost::json::parse(ran.out).at("violations"), 6);
}

TEST(Selfcheck, TheSameSeedGivesTheSameHash) {
    const auto hash = [](const char* seed) {
        const auto out = levee({"selfcheck", "duel", "--seed", seed, "--json"}).out;
        return boost::json::parse(out).at("hash");
    };
    EXPECT_EQ(hash("1"), hash("1"));
    EXPECT_NE(hash("1"), hash("2"));
}

}  // namespace
}  // namespace levee::testing
