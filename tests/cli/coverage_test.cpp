// What `levee rules --coverage` counts as a citation, and what it says.

#include "cli/coverage.h"

#include <boost/json/parse.hpp>

#include "support.h"

namespace levee::testing {
namespace {

using cli::Case;

const std::vector<Case> kCases = {{"1.1", "Where", ""},
                                  {"2.A", "Order", ""},
                                  {"6.2", "Assault", ""},
                                  {"6.2.2", "Cavalry", ""},
                                  {"7", "Leaders", ""}};

using List = std::vector<std::string>;

List cited_in_rules(std::string text) {
    return cli::cited_in_code({"rules/c06.cpp", std::move(text)}, kCases);
}

TEST(Coverage, OnlyRulesBoardsAndDataEnforce) {
    for (const char* path : {"rules/c01.cpp", "rules/internal.h", "board.h", "board_tables.cpp"})
        EXPECT_TRUE(cli::enforces(path)) << path;
    for (const char* path : {"text_prompts.cpp", "wire_board.cpp", "map_terminal.cpp", "policy.cpp",
                             "evaluate.cpp", "rules.h", "README.md", "rules/README.md"})
        EXPECT_FALSE(cli::enforces(path)) << path;
    for (const char* path : {"map.txt", "generals.csv"})
        EXPECT_TRUE(cli::enforces_as_data(path)) << path;
    for (const char* path : {"cases.txt", "evaluation.txt", "evaluation-by-hand.txt", "notes.md"})
        EXPECT_FALSE(cli::enforces_as_data(path)) << path;
}

// What new games are copied from is held to the same, though no command knows it.
TEST(Coverage, OfTheSkeletonIsWhole) {
    const auto scanned = cli::coverage_of(LEVEE_SOURCE_DIR, "skeleton");
    ASSERT_EQ(engine::mistake(scanned), nullptr) << engine::mistake(scanned)->text();
    const auto& rows = std::get<std::vector<cli::CoverageRow>>(scanned);
    EXPECT_EQ(rows.size(), 10U);
    for (const auto& row : rows) {
        EXPECT_FALSE(row.code.empty()) << "no code for " << row.rule.number;
        EXPECT_FALSE(row.tests.empty()) << "no test for " << row.rule.number;
    }
}

TEST(Coverage, CodeCitesByCommentAndByString) {
    EXPECT_EQ(cited_in_rules("// 6.2.2: cavalry may go"), List{"6.2.2"});
    EXPECT_EQ(cited_in_rules("    x = 1;  // 7: leaders\n"), List{"7"});
    EXPECT_EQ(cited_in_rules("// 6.2, N-90, 2.A: both"), (List{"2.A", "6.2"}));
    EXPECT_EQ(cited_in_rules("return refuse(\"6.2.2\", kSentence, 3);"), List{"6.2.2"});
    EXPECT_EQ(cited_in_rules("f(\"x\", \"1.1, N-3\")"), List{"1.1"});
}

TEST(Coverage, BoardsCiteByCommentAndDataByItsOwn) {
    const auto cited = [](std::string path, std::string text) {
        return cli::cited_in_code({std::move(path), std::move(text)}, kCases);
    };
    EXPECT_EQ(cited("board.h", "// 6.2: who assaults\nWord{\"7\", 7}"), List{"6.2"});
    EXPECT_EQ(cited("data/duel/map.txt", "# 6.2, 7\n# 1.1: where\n# Order (2.A)\nx 6.2.2: y\n"),
              (List{"1.1", "6.2", "7"}));
}

TEST(Coverage, MentionsAreNoCitations) {
    EXPECT_EQ(cited_in_rules("// see 6.2.2 for this\n// 6.2.2 says: no\n// 7\nint a = 7;\n"
                             "\"version 1.1\""),
              List{});
    EXPECT_EQ(cited_in_rules("// 6.2.22: no such\n\"6.2.22\""), List{});
    EXPECT_EQ(cited_in_rules("\"unclosed"), List{});
    EXPECT_EQ(cited_in_rules("kRules{\"1.1\", \"2.A\", \"6.2\"}"), List{});
}

List cited_in_test(std::string path, std::string text) {
    return cli::cited_in_test({std::move(path), std::move(text)}, kCases);
}

TEST(Coverage, TestsCiteByNameAndScriptsByWord) {
    EXPECT_EQ(cited_in_test("a_test.cpp", "TEST(Rule_6_2_2, CavalryMayGo)"), List{"6.2.2"});
    EXPECT_EQ(cited_in_test("a_test.cpp", "TEST_F(Rule_6_2_Assault, X)\nTEST(Rule_2_A, Y)"),
              (List{"2.A", "6.2"}));
    EXPECT_EQ(cited_in_test("a_test.cpp", "// 6.2.2: no\nMyRule_7 \"6.2\" Rule_66"), List{});
    EXPECT_EQ(cited_in_test("examples/6.2.2_retreat.game", "roll 7 7\n"), List{"6.2.2"});
    EXPECT_EQ(cited_in_test("x.game", "refuse to 1205   6.2.2\n# rule 7 (1.1), example\nroll 7\n"),
              (List{"1.1", "6.2.2", "7"}));
}

TEST(Coverage, RuleTestsCiteByTheirHeadsAlone) {
    EXPECT_EQ(cited_in_test("rules/c06.game", "case 6.2.2 Cavalry\nrefuse to 1205 1.1\n"),
              List{"6.2.2"});
    EXPECT_EQ(cited_in_test("rules/1.1_where.game", "# 7\ncase 2.A, 6.2, N-58 Both of 1.1\n"),
              (List{"2.A", "6.2"}));
    EXPECT_EQ(cited_in_test("x.game", "case 6.2,7 Close\ncase\ncase \n  case 1.1 Inside\n"),
              (List{"1.1", "6.2", "7"}));
    EXPECT_EQ(cited_in_test("x.game", "case 9.9 Another book's\nexpect 6.2\n"), List{});
}

TEST(Coverage, TheListOfCasesIsReadStrictly) {
    const auto good = cli::read_cases(
        "# list\n\n1.1 | Where |\n7 | Leaders | nothing to enforce: a"
        " definition\r\n",
        "cases.txt");
    const auto& cases = std::get<std::vector<Case>>(good);
    ASSERT_EQ(cases.size(), 2U);
    EXPECT_TRUE(cases[1].has_nothing_to_enforce());
    for (const char* bad : {"", "1.1 Where\n", "1.1 | Where\n", "| Where |\n", "1.1 | |\n",
                            "1.1 | a |\n1.1 | b |\n", "1 | a | b | c\n"})
        EXPECT_TRUE(mistake(cli::read_cases(bad, "cases.txt"))) << bad;
}

// A small source tree of the duel.
class CoverageCommand : public ::testing::Test {
 protected:
    CoverageCommand() {
        tree_.write("data/duel/cases.txt", "1.1 | Where |\n2.1 | Turns |\n");
        tree_.write("src/games/duel/rules/c01.cpp", "// 1.1: hide\n// 2.1: turns\n");
        tree_.write("tests/duel/c01_test.cpp", "TEST(Rule_1_1, X)\nTEST(Rule_2_1, X)\n");
    }
    Ran rules(std::vector<std::string> more) {
        std::vector<std::string> words{"rules", "duel", "--coverage", "--source", tree_.path("")};
        words.insert(words.end(), more.begin(), more.end());
        return levee(words);
    }
    Folder tree_;
};

TEST_F(CoverageCommand, PrintsEveryCase) {
    const auto ran = rules({});
    EXPECT_EQ(ran.exit, 0) << ran.err;
    EXPECT_TRUE(has(ran.out, "1.1    Where\n       code:  rules/c01.cpp\n")) << ran.out;
    const auto json = boost::json::parse(rules({"--json"}).out);
    EXPECT_EQ(json.at("cases").at(1).at("tests").at(0), "c01_test.cpp");
}

TEST_F(CoverageCommand, ChecksThatNoCaseIsEmpty) {
    EXPECT_EQ(rules({"--check"}).exit, 0);
    tree_.write("data/duel/cases.txt", "1.1 | Where |\n2.1 | Turns |\n3.1 | Shots |\n");
    auto ran = rules({"--check"});
    EXPECT_EQ(ran.exit, 1);
    EXPECT_EQ(ran.err, "duel: case 3.1 (Shots): neither code nor tests cite it\n");
    tree_.write("data/duel/cases.txt",
                "1.1 | Where |\n2.1 | Turns |\n3.1 | Shots | nothing to enforce: a heading\n");
    EXPECT_EQ(rules({"--check"}).exit, 0);
    tree_.write("tests/duel/c01_test.cpp", "TEST(Rule_1_1, X)\n");
    ran = rules({"--check"});
    EXPECT_EQ(ran.exit, 1);
    EXPECT_EQ(ran.err, "duel: case 2.1 (Turns): no test cites it\n");
}

TEST_F(CoverageCommand, TextsEnforceNothing) {
    tree_.write("src/games/duel/rules/c01.cpp", "// 1.1: hide\n");
    tree_.write("src/games/duel/text_prompts.cpp", "// 2.1: turns\n");
    const auto ran = rules({"--check"});
    EXPECT_EQ(ran.exit, 1);
    EXPECT_EQ(ran.err, "duel: case 2.1 (Turns): no code that enforces it cites it\n");
}

TEST_F(CoverageCommand, BoardAndDataEnforce) {
    tree_.write("src/games/duel/rules/c01.cpp", "");
    tree_.write("src/games/duel/board_field.cpp", "// 1.1: hide\n");
    tree_.write("data/duel/field.txt", "# 2.1: turns\n");
    EXPECT_EQ(rules({"--check"}).exit, 0);
    EXPECT_TRUE(has(rules({}).out, "2.1    Turns\n       code:  data/duel/field.txt\n"));
}

TEST_F(CoverageCommand, WithoutAGameGoesThroughAllThatCanBePlayed) {
    const List words{"rules", "--coverage", "--source", tree_.path("")};
    const auto printed = levee(words);
    EXPECT_EQ(printed.exit, 0) << printed.err;
    EXPECT_TRUE(has(printed.out, "== The Duel\n1.1    Where\n")) << printed.out;
    auto checking = words;
    checking.emplace_back("--check");
    const auto checked = levee(checking);
    EXPECT_EQ(checked.exit, 0) << checked.err;
    EXPECT_EQ(checked.out, "duel: 2 cases, none without code or test\n");
    tree_.write("tests/duel/c01_test.cpp", "");
    EXPECT_EQ(levee(checking).exit, 1);
    expect_refusal(levee({"rules"}), "name a game; there are: duel, joust");
}

TEST_F(CoverageCommand, WhatIsMissingIsOneSentence) {
    EXPECT_TRUE(is_one_sentence(levee({"rules", "duel", "--coverage", "--source", "/nowhere"})));
    tree_.write("data/duel/cases.txt", "nonsense\n");
    EXPECT_TRUE(is_one_sentence(rules({})));
    EXPECT_EQ(rules({}).exit, 2);
}

}  // namespace
}  // namespace levee::testing
