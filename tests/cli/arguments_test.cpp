#include "support.h"

namespace levee::testing {
namespace {

TEST(Arguments, HelpIsEverywhereAndNamesTheExitCodes) {
    const auto help = levee({"--help"});
    EXPECT_EQ(help.exit, 0);
    EXPECT_TRUE(has(help.out, "Exit codes"));
    for (const char* name : {"games", "play", "replay", "verify", "engine", "perft", "bench",
                             "selfcheck", "rules", "map"}) {
        EXPECT_TRUE(has(help.out, name)) << name;
        const auto sub = levee({name, "--help"});
        EXPECT_EQ(sub.exit, 0) << name;
        EXPECT_TRUE(has(sub.out, "Exit codes")) << name;
        EXPECT_TRUE(has(sub.out, name)) << sub.out;
        EXPECT_EQ(sub.err, "") << name;
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
        const auto ran = levee(line);
        EXPECT_EQ(ran.exit, 2) << line.front() << ' ' << line.back();
        EXPECT_TRUE(is_one_sentence(ran)) << line.front() << ' ' << line.back();
    }
}

TEST(Arguments, WhatIsUnknownIsNamed) {
    EXPECT_TRUE(has(levee({"plya"}).err, "no command 'plya'"));
    EXPECT_TRUE(has(levee({"play", "duel", "--seeds", "3"}).err, "'--seeds' '3'"));
}

TEST(Arguments, UnknownAndPlannedGamesAreOneSentence) {
    for (const char* command : {"play", "perft", "bench", "selfcheck"}) {
        const auto unknown = levee({command, "chess"});
        EXPECT_EQ(unknown.exit, 2);
        EXPECT_TRUE(is_one_sentence(unknown));
        EXPECT_TRUE(has(unknown.err, "there is no game 'chess'")) << unknown.err;
        const auto planned = levee({command, "joust"});
        EXPECT_EQ(planned.exit, 2);
        EXPECT_TRUE(is_one_sentence(planned));
        EXPECT_TRUE(has(planned.err, "planned")) << planned.err;
    }
    EXPECT_TRUE(is_one_sentence(levee({"play", std::string(100'000, 'x')})));
    EXPECT_TRUE(is_one_sentence(levee({"play", "../../etc"})));
    EXPECT_TRUE(is_one_sentence(levee({"rules", "chess"})));
}

TEST(Arguments, UnknownScenarioAndOptionNameTheKnownOnes) {
    auto ran = levee({"play", "duel", "--scenario", "noon"});
    EXPECT_EQ(ran.exit, 2);
    EXPECT_TRUE(is_one_sentence(ran));
    EXPECT_TRUE(has(ran.err, "dawn, dusk")) << ran.err;
    ran = levee({"play", "duel", "--option", "wind=yes"});
    EXPECT_TRUE(is_one_sentence(ran));
    EXPECT_TRUE(has(ran.err, "secret, broken")) << ran.err;
    ran = levee({"play", "duel", "--option", "secret=perhaps"});
    EXPECT_TRUE(is_one_sentence(ran));
    EXPECT_TRUE(has(ran.err, "no, yes")) << ran.err;
    EXPECT_TRUE(is_one_sentence(levee({"play", "duel", "--option", "secret"})));
    EXPECT_TRUE(is_one_sentence(
        levee({"play", "duel", "--option", "secret=no", "--option", "secret=yes"})));
}

TEST(Arguments, ADataFolderThatIsNotThereIsOneSentence) {
    const Folder folder;
    const auto ran = levee({"play", "duel", "--data", folder.path("nowhere")});
    EXPECT_EQ(ran.exit, 2);
    EXPECT_TRUE(is_one_sentence(ran));
    folder.write("empty/duel/.hidden", "");
    EXPECT_TRUE(is_one_sentence(levee({"play", "duel", "--data", folder.path("empty")})));
}

}  // namespace
}  // namespace levee::testing
