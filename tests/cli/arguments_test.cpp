#include "support.h"

namespace levee::testing {
namespace {

void expect_help(const Ran& help, std::string_view name) {
    EXPECT_EQ(help.exit, 0) << name;
    EXPECT_TRUE(has(help.out, "Exit codes")) << name;
    EXPECT_TRUE(has(help.out, name)) << help.out;
    EXPECT_EQ(help.err, "") << name;
}

TEST(Arguments, HelpIsEverywhereAndNamesTheExitCodes) {
    const auto help = levee({"--help"});
    for (const char* name : {"games", "play", "replay", "verify", "engine", "perft", "bench",
                             "selfcheck", "rules", "map"}) {
        expect_help(help, name);
        expect_help(levee({name, "--help"}), name);
    }
}

TEST(Arguments, WithoutACommandTheHelpIsShownAsAnError) {
    const auto ran = levee({});
    EXPECT_EQ(ran.exit, 2);
    EXPECT_TRUE(has(ran.err, "Usage"));
}

TEST(Arguments, BadUsageIsOneSentence) {
    const std::vector<std::vector<std::string>> lines = {
        {"plya"},
        {"play"},
        {"play", "duel", "--sceanrio", "dawn"},
        {"play", "duel", "extra"},
        {"play", "duel", "--lang", "de"},
        {"replay"},
        {"replay", "x", "--to", "many"},
        {"replay", "x", "--to", "-1"},
        {"perft", "duel", "--depth", "0"},
        {"perft", "duel", "--depth", "99999999999999999999999"},
        {"bench", "duel", "--decisions", "0"},
        {"bench", "duel", "--decisions", "-5"},
        {"bench", "duel", "--decisions", "340282366920938463463374607431768211456"},
        {"selfcheck", "duel", "--seed", "1.5"},
        {"selfcheck", "duel", "--seed", "ten"},
        {"map", "duel"},
        {"rules", "duel", "--check"},
    };
    for (const auto& line : lines) {
        SCOPED_TRACE(line.front() + " " + line.back());
        expect_refusal(levee(line));
    }
}

TEST(Arguments, WhatIsUnknownIsNamed) {
    EXPECT_TRUE(has(levee({"plya"}).err, "no command 'plya'"));
    EXPECT_TRUE(has(levee({"play", "duel", "--seeds", "3"}).err, "'--seeds' '3'"));
}

TEST(Arguments, UnknownAndPlannedGamesAreOneSentence) {
    for (const char* command : {"play", "perft", "bench", "selfcheck"}) {
        expect_refusal(levee({command, "chess"}), "there is no game 'chess'");
        expect_refusal(levee({command, "joust"}), "planned");
    }
    expect_refusal(levee({"play", std::string(100'000, 'x')}));
    expect_refusal(levee({"play", "../../etc"}));
    expect_refusal(levee({"rules", "chess"}));
}

TEST(Arguments, UnknownScenarioAndOptionNameTheKnownOnes) {
    expect_refusal(levee({"play", "duel", "--scenario", "noon"}), "dawn, dusk");
    expect_refusal(levee({"play", "duel", "--option", "wind=yes"}), "secret, broken");
    expect_refusal(levee({"play", "duel", "--option", "secret=perhaps"}), "no, yes");
    expect_refusal(levee({"play", "duel", "--option", "secret"}));
    expect_refusal(levee({"play", "duel", "--option", "secret=no", "--option", "secret=yes"}));
}

TEST(Arguments, ADataFolderThatIsNotThereIsOneSentence) {
    const Folder folder;
    expect_refusal(levee({"play", "duel", "--data", folder.path("nowhere")}));
    folder.write("empty/duel/.hidden", "");
    expect_refusal(levee({"play", "duel", "--data", folder.path("empty")}));
}

}  // namespace
}  // namespace levee::testing
