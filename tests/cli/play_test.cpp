#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "support.h"

namespace levee::testing {
namespace {

const std::vector<std::string> kPlay = {"play", "duel", "--seed", "7"};

std::vector<std::string> with(std::vector<std::string> words, std::vector<std::string> more) {
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

TEST(Play, EndOfInputQuitsCleanly) {
    for (const char* input : {"", "5\n", "5", "5\n6\nattack\n"}) {
        const auto ran = levee(kPlay, input);
        EXPECT_EQ(ran.exit, 0);
        EXPECT_EQ(ran.err, "");
        EXPECT_TRUE(has(ran.out, "The game is left.")) << ran.out;
    }
}

TEST(Play, TheBoardThePromptItsRuleAndNumberedChoicesAreShown) {
    const auto ran = levee(kPlay, "place 5\n6\n");
    EXPECT_TRUE(has(ran.out, "The Duel: At dawn"));
    EXPECT_TRUE(has(ran.out, "SHA-256"));
    EXPECT_TRUE(has(ran.out, "Red: Red hides. (1.1)"));
    EXPECT_TRUE(has(ran.out, "[Red 3 at 0] [Blue 3 at 0]"));
    EXPECT_TRUE(has(ran.out, "    5  place 5 "));
    EXPECT_TRUE(has(ran.out, "    1  wait    Do nothing\n")) << ran.out;
    EXPECT_FALSE(has(ran.out, "\x1b")) << "colours only on a terminal";
}

TEST(Play, ManyChoicesComePageByPageAndByVerb) {
    auto ran = levee(kPlay, "\n\nmore\n");
    EXPECT_TRUE(has(ran.out, "1 to 40 of 60 (place 60)")) << ran.out;
    EXPECT_TRUE(has(ran.out, "41 to 60 of 60"));
    ran = levee(kPlay, "place\n");
    EXPECT_TRUE(has(ran.out, "   60  place 60"));
}

TEST(Play, WholeGamesAgainstTheRandomPlayerEnd) {
    std::string input = "5\n";
    for (int i = 0; i < 10; ++i) input += "attack\n";
    auto ran = levee(with(kPlay, {"--seats", "human,random"}), input);
    EXPECT_EQ(ran.exit, 0);
    EXPECT_TRUE(has(ran.out, "(4.1)")) << ran.out;
    EXPECT_TRUE(has(ran.out, "The seed of the dice was ")) << ran.out;
    ran = levee(with(kPlay, {"--seats", "random,random"}));
    EXPECT_EQ(ran.exit, 0);
    EXPECT_TRUE(has(ran.out, "The seed of the dice was "));
    EXPECT_EQ(ran.out, levee(with(kPlay, {"--seats", "random,random"})).out);
}

TEST(Play, AForcedChoiceIsPlayedAndShown) {
    const auto ran = levee(kPlay, "5\n6\naim\nlog 1\n");
    EXPECT_TRUE(has(ran.out, "(the only choice) Stop aiming")) << ran.out;
    EXPECT_TRUE(has(ran.out, "Blue: Turn 2: Blue to play.")) << ran.out;
}

TEST(Play, RefusalsNameTheRule) {
    const auto ran = levee(kPlay, "5\n6\ncharge\nwhy charge\nwhy 1\nwhy\n77\nwhy place 4\n");
    EXPECT_TRUE(has(ran.out, "Not allowed: That is not possible now: turn 1. (2.1)"));
    EXPECT_TRUE(has(ran.out, "That is allowed."));
    EXPECT_TRUE(has(ran.out, "why wants an action"));
    EXPECT_TRUE(has(ran.out, "There is no choice 77; they go from 1 to 3."));
}

TEST(Play, OddsItemiseTheModifiersAndDrawTheChances) {
    const auto ran = levee(kPlay, "5\n6\nodds attack\nodds 3\nodds wait\nodds\n");
    EXPECT_TRUE(has(ran.out, "Shot (3.1)"));
    EXPECT_TRUE(has(ran.out, "  +0  a steady hand (3.1)")) << ran.out;
    EXPECT_TRUE(has(ran.out, " 58.3 %  #######################")) << ran.out;
    EXPECT_TRUE(has(ran.out, "a man is lost  [7/12]"));
    EXPECT_TRUE(has(ran.out, "no dice follow from that"));
}

TEST(Play, UndoTakesBackADecisionButNeverDice) {
    auto ran = levee(kPlay, "5\nundo\n7\n8\n");
    EXPECT_TRUE(has(ran.out, "Taken back: place 5"));
    EXPECT_TRUE(has(ran.out, "Red hides at 7."));
    // The forced halt goes with the aim that led to it.
    ran = levee(kPlay, "5\n6\naim\nundo\nwait\n");
    EXPECT_TRUE(has(ran.out, "Taken back: aim")) << ran.out;
    ran = levee(kPlay, "5\n6\nattack\nundo\nwait\nundo\nundo\n");
    EXPECT_TRUE(has(ran.out, "There is nothing to take back since the last dice.")) << ran.out;
    EXPECT_TRUE(has(ran.out, "Taken back: wait"));
    EXPECT_FALSE(has(ran.out, "Taken back: attack"));
    EXPECT_TRUE(has(levee(kPlay, "undo\n").out, "nothing to take back"));
}

TEST(Play, UndoneDecisionsAreNotInTheRecord) {
    const Folder folder;
    levee(kPlay, "5\nundo\n9\n6\nattack\nwait\nundo\nsave " + folder.path("game") + "\n");
    const auto text = folder.read("game");
    EXPECT_FALSE(has(text, "place 5"));
    EXPECT_FALSE(has(text, "wait"));
    EXPECT_TRUE(has(text, "place 9"));
    EXPECT_EQ(levee({"verify", folder.path("game")}).exit, 0);
}

TEST(Play, AFinishedGameMayStillBeSavedButNotTakenBack) {
    const Folder folder;
    std::string input = "5\n6\nwait\nwait\nwait\nwait\nwait\nwait\n";
    input += "undo\nwait\n1\nlog 1\nmap\nmore\nsave " + folder.path("game") + "\nquit\n";
    const auto ran = levee(kPlay, input);
    EXPECT_TRUE(has(ran.out, "A draw. (4.1)")) << ran.out;
    EXPECT_TRUE(has(ran.out, "There is nothing to take back")) << ran.out;
    EXPECT_TRUE(has(ran.out, "The game is over: save FILE"));
    EXPECT_TRUE(has(folder.read("game"), "\"result\":\"A draw.\""));
    EXPECT_EQ(levee({"verify", folder.path("game")}).exit, 0);
    const auto again = levee({"play", "duel", "--load", folder.path("game")});
    EXPECT_TRUE(has(again.out, "A draw. (4.1)")) << again.out;
}

TEST(Play, SaveLoadAndGoOnWithTheSameDice) {
    const Folder folder;
    const auto file = folder.path("game.jsonl");
    const std::string whole = "5\n6\nattack\nattack\nattack\nattack\nattack\nattack\nattack\n";
    const auto straight = levee(kPlay, whole).out;
    const auto first = levee(kPlay, "5\n6\nattack\nsave " + file + "\nquit\n");
    EXPECT_TRUE(has(first.out, "Saved in")) << first.out;
    const auto second = levee({"play", "duel", "--load", file}, whole.substr(11));
    EXPECT_EQ(second.exit, 0) << second.err;
    const auto tail = [](const std::string& text) {
        const auto board = text.rfind("[Red");
        return text.substr(board, text.find('>', board) - board);
    };
    EXPECT_EQ(tail(second.out), tail(straight));
}

TEST(Play, SaveDoesNotOverwriteAStranger) {
    const Folder folder;
    const auto file = folder.write("letter.txt", "dear");
    const auto own = folder.path("own");
    const auto ran = levee(kPlay, "save " + file + "\nsave\nsave " + own + "\nsave " + own +
                                      "\nsave " + folder.path("no/such/folder") + "\n");
    EXPECT_TRUE(has(ran.out, "is already there")) << ran.out;
    EXPECT_EQ(folder.read("letter.txt"), "dear");
    EXPECT_TRUE(has(ran.out, "save wants a file name"));
    EXPECT_TRUE(has(ran.out, "cannot be written")) << ran.out;
    EXPECT_TRUE(has(folder.read("own"), "\"commitment\""));
}

TEST(Play, SecretsAreNotShownToTheOther) {
    const auto secret = with(kPlay, {"--option", "secret=yes"});
    const auto ran = levee(secret, "41\n\n42\n\nlog\nundo\nwait\n\n", true);
    EXPECT_TRUE(has(ran.out, "Pass the keyboard to Blue")) << ran.out;
    EXPECT_TRUE(has(ran.out, "Pass the keyboard to Red"));
    EXPECT_TRUE(has(ran.out, "[Red 3 at 41] [Blue 3 at ?]")) << ran.out;
    EXPECT_TRUE(has(ran.out, "[Red 3 at ?] [Blue 3 at 0]"));
    EXPECT_TRUE(has(ran.out, "The last decision was made by Blue."));
    // Blue hears nothing of 41, Red nothing of 42.
    const auto blue = ran.out.find("Pass the keyboard to Blue");
    const auto red = ran.out.find("Pass the keyboard to Red");
    ASSERT_LT(blue, red);
    EXPECT_FALSE(has(ran.out.substr(blue, red - blue), "hides at 41")) << ran.out;
    EXPECT_FALSE(has(ran.out.substr(red), "hides at 42")) << ran.out;

    const auto against = levee(with(secret, {"--seats", "human,random"}), "41\nlog\nwait\n");
    EXPECT_FALSE(has(against.out, "Blue hides")) << against.out;
    EXPECT_FALSE(has(levee(kPlay, "5\n6\n").out, "Pass the keyboard"));
}

TEST(Play, FrenchIsSpoken) {
    const auto ran = levee(with(kPlay, {"--lang", "fr"}), "5\nhelp\nquit\n");
    EXPECT_TRUE(has(ran.out, "Rouges"));
    EXPECT_TRUE(has(ran.out, "reprendre la dernière décision"));
    EXPECT_TRUE(has(ran.out, "La partie est quittée."));
}

TEST(Play, APersonMustQuitTwiceWhenNothingIsSaved) {
    auto ran = levee(kPlay, "5\nquit\n6\n", true);
    EXPECT_TRUE(has(ran.out, "Type quit again"));
    EXPECT_TRUE(has(ran.out, "Turn 1")) << ran.out;
    ran = levee(kPlay, "quit\n", true);
    EXPECT_FALSE(has(ran.out, "Type quit again"));
}

TEST(Play, OddInputIsAnsweredAndTheGameGoesOn) {
    const std::string input = std::string(100'000, 'x') + "\n\x01\xff\n-1\n99999999999999999999\n" +
                              std::string(300, 'y') + "\nrules 9.9\nrules\nlog x\n5\n";
    const auto ran = levee(kPlay, input);
    EXPECT_EQ(ran.exit, 0);
    EXPECT_TRUE(has(ran.out, "The line is too long."));
    EXPECT_TRUE(has(ran.out, "There is no case 9.9 in the rules."));
    EXPECT_TRUE(has(ran.out, "Red hides at 5.")) << ran.out;
}

TEST(Play, BadSeatsSeedsAndFilesAreOneSentence) {
    const Folder folder;
    const std::vector<std::vector<std::string>> lines = {
        {"play", "duel", "--seats", "human"},
        {"play", "duel", "--seats", "human,random,random"},
        {"play", "duel", "--seats", "human,robot"},
        {"play", "duel", "--seed", "-1"},
        {"play", "duel", "--seed", "18446744073709551616"},
        {"play", "duel", "--seed", std::string(64, 'g')},
        {"play", "duel", "--load", folder.path("none")},
        {"play", "duel", "--load", folder.write("bad", "{}\n")},
        {"play", "duel", "--load", folder.path("bad"), "--seed", "1"},
        {"play", "duel", "--load", folder.path("bad"), "--scenario", "dusk"},
        {"play", "joust", "--load", folder.path("bad")},
    };
    for (const auto& line : lines) {
        const auto ran = levee(line, "1\n");
        EXPECT_EQ(ran.exit, 2) << line.back();
        EXPECT_TRUE(is_one_sentence(ran)) << line.back();
    }
}

}  // namespace
}  // namespace levee::testing
