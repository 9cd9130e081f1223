// The language of the scripts: what is a mistake, and how it is told.

#include <gtest/gtest.h>

#include <filesystem>
#include <stdexcept>
#include <string>
#include <vector>

#include "rules/games.h"

namespace levee::testing {
namespace {

// What went wrong in a script of this game.
std::vector<std::string> mistakes(const ScriptedGame& game, const std::string& text) {
    const ScriptText script = read_script(text, "x.game");
    std::vector<std::string> all = script.mistakes;
    for (const Case& one : script.cases)
        for (const std::string& mistake : game.run(one, script.file).mistakes)
            all.push_back(mistake);
    return all;
}
std::string first_of(const std::vector<std::string>& all) {
    return all.empty() ? "nothing" : all.front();
}
const ScriptedGame& scripted(std::string_view folder) {
    for (const ScriptedGame& game : kScriptedGames)
        if (game.folder == folder) return game;
    throw std::invalid_argument("no such game");
}
bool has_example(std::string_view game, const std::string& start) {
    const auto folder =
        std::filesystem::path(LEVEE_SOURCE_DIR) / "tests" / game / std::string{"examples"};
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        if (entry.path().filename().string().starts_with(start)) return true;
    return false;
}

// ------------------------------------------------------------------ Neerwinden

std::string neerwinden(const std::string& script) {
    return first_of(mistakes(scripted("neerwinden"), script));
}

const std::string kStart =
    "scenario historical\nplace \"Dampierre 1\" 0312 N good\nsegment movement Egalite\n";
// As a definition, for cases.
const std::string kStarted =
    "define start\nplace \"Dampierre 1\" 0312 N\ncommander Égalité 0312\n"
    "order Egalite manoeuvre\nsegment movement Egalite\n";  // lines 1 to 5

// ------------------------------------------------------------------ cases and definitions

TEST(ScriptText, AFileHoldsManyCases) {
    const ScriptText script = read_script(
        "define d $a $b=2\n  one $a\n  two $b\n"
        "case 1.1 First\n  use d x\n"
        "case 1.2, N-58 Second\n  with $v: 7 8\n  use d $v \"y z\"\n",
        "x.game");
    EXPECT_EQ(first_of(script.mistakes), "nothing");
    ASSERT_EQ(script.cases.size(), 2U);
    EXPECT_EQ(script.cases[0].name, "1.1 First");
    ASSERT_EQ(script.cases[0].runs.size(), 1U);
    ASSERT_EQ(script.cases[0].runs[0].statements.size(), 2U);
    EXPECT_EQ(script.cases[0].runs[0].statements[0].text, "one x");
    EXPECT_EQ(script.cases[0].runs[0].statements[0].line, 2);
    EXPECT_EQ(script.cases[0].runs[0].statements[0].used, 5);
    EXPECT_EQ(script.cases[0].runs[0].statements[1].text, "two 2");
    EXPECT_EQ(script.cases[1].name, "1.2, N-58 Second");
    ASSERT_EQ(script.cases[1].runs.size(), 2U);
    EXPECT_EQ(script.cases[1].runs[1].row, "$v 8");
    EXPECT_EQ(script.cases[1].runs[1].statements[0].text, "one 8");
    EXPECT_EQ(script.cases[1].runs[1].statements[1].text, "two \"y z\"");
}

TEST(ScriptText, AFileWithoutACaseIsOne) {
    const ScriptText script = read_script("do pass  # why\n\n", "f-ex1_menou.game");
    ASSERT_EQ(script.cases.size(), 1U);
    EXPECT_EQ(script.cases[0].name, "f-ex1_menou");
    EXPECT_EQ(script.cases[0].runs[0].statements[0].text, "do pass");
}

TEST(ScriptText, RowsInOneLineAndInManyAndTheirProduct) {
    const ScriptText script = read_script(
        "case 1 Rows\nwith $a $b: 1 2 | \"3 x\" 4\nwith $c:\n  | 5  # five\n  | 6\n  | 7\n"
        "say $a $b $c \"in $a\"\n",
        "x.game");
    EXPECT_EQ(first_of(script.mistakes), "nothing");
    ASSERT_EQ(script.cases.size(), 1U);
    ASSERT_EQ(script.cases[0].runs.size(), 6U);
    EXPECT_EQ(script.cases[0].runs[0].row, "$a 1 $b 2 $c 5");
    EXPECT_EQ(script.cases[0].runs[5].statements[0].text, "say \"3 x\" 4 7 \"in 3 x\"");
}

std::string reading(const std::string& text) {
    return first_of(read_script(text, "x.game").mistakes);
}

TEST(ScriptText, WhatIsMisspeltOrUnusedIsAMistake) {
    EXPECT_EQ(reading("case 1 A\nwith $hex: 1 2\nsay $hx\n"), "x.game:3: there is no $hx here");
    EXPECT_EQ(reading("case 1 A\nwith $hex: 1 2\nsay 1\n"), "x.game:2: $hex is not used");
    EXPECT_EQ(reading("define d $p\nsay 1\ncase 1 A\nuse d 2\n"), "x.game:1: $p is not used");
    EXPECT_EQ(reading("define d\nsay 1\ncase 1 A\nsay 2\n"), "x.game:1: nobody uses d");
    EXPECT_EQ(reading("case 1 A\nuse d\n"), "x.game:2: nothing above is defined as d");
    EXPECT_EQ(reading("define d\nuse d\ncase 1 A\nuse d\n"),
              "x.game:2: nothing above is defined as d");
    EXPECT_EQ(reading("define d $p\nsay $p\ncase 1 A\nuse d\n"),
              "x.game:4: d wants 1 values, not 0");
    EXPECT_EQ(reading("define d $p\nsay $p\ncase 1 A\nuse d 1 2\n"),
              "x.game:4: d wants 1 values, not 2");
    EXPECT_EQ(reading("case 1 A\nwith $a $b: 1 2 | 3\nsay $a $b\n"),
              "x.game:2: a row of 1 values for 2 variables: 3");
    EXPECT_EQ(reading("case 1 A\nwith $a:\nsay $a\n"), "x.game:2: with has no values");
    EXPECT_EQ(reading("case 1 A\nsay 1\n| 2\n"), "x.game:3: a row belongs to the with above it");
    EXPECT_EQ(reading("case 1 A\nsay \"1\n"), "x.game:2: a quotation mark is not closed");
}

TEST(ScriptText, ACaseHasANumberAndANameOfItsOwn) {
    EXPECT_EQ(reading("case Infantry fires\nsay 1\n"),
              "x.game:1: a case begins with its number: case 6.1 Infantry fires");
    EXPECT_EQ(reading("case 6.1\nsay 1\n"), "x.game:1: a case wants a name after its number");
    EXPECT_EQ(reading("case 6.1 A\nsay 1\ncase 6.1 A\nsay 2\n"),
              "x.game:3: there are two cases \"6.1 A\"");
    EXPECT_EQ(reading("case 6.1 A\n"), "x.game:1: there is nothing in it");
    EXPECT_EQ(reading("say 1\ncase 6.1 A\nsay 1\n"), "x.game:1: this belongs to no case");
    EXPECT_NE(reading("case 6.1 A: b\nsay 1\n"), "nothing");
}

// ------------------------------------------------------------------ statements of all games

// A case of Neerwinden whose lines begin with line 8.
std::string said(const std::string& lines) {
    return neerwinden(kStarted + "case 5.2 A\nuse start\n" + lines);
}

TEST(Script, ACaseMustAssertSomething) {
    EXPECT_EQ(said("do march \"Dampierre 1\"\n"), "x.game:6: the case asserts nothing");
    EXPECT_EQ(said("allow end movement\n"), "nothing");
}

TEST(Script, AMistakeInADefinitionNamesItsLineTheRowAndTheUse) {
    EXPECT_EQ(neerwinden("define d $h\nplace Keim $h N\ncase 1 A\nwith $x: 1205 9999\n"
                         "use d $x\nexpect vp 0\n"),
              "x.game:2: there is no hex 9999 ($x 9999, used in line 5)");
}

TEST(Script, AllowAndRefuse) {
    EXPECT_EQ(said("allow march \"Dampierre 1\"\nrefuse march Keim 5.2\nrefuse halt *\n"),
              "nothing");
    EXPECT_EQ(said("allow march Keim\n").substr(0, 59),
              "x.game:8: \"march \"Keim\"\" is not offered, but refused by 5.2");
    EXPECT_EQ(said("refuse march \"Dampierre 1\" *\n"),
              "x.game:8: \"march \"Dampierre 1\"\" should be refused by *");
    EXPECT_NE(said("refuse march Keim 5.3\n"), "nothing");
    EXPECT_NE(said("refuse marhc Keim *\n"), "nothing");
}

TEST(Script, SkipLetKeepAndBack) {
    EXPECT_EQ(said("skip halt\ndo march \"Dampierre 1\"\nkeep go\ndo to 0313\n"
                   "expect unit \"Dampierre 1\" 0313\nskip halt\nskip face N\n"
                   "back go\nexpect unit \"Dampierre 1\" 0312\nexpect no fact moved\n"),
              "nothing");
    EXPECT_EQ(said("back nowhere\n"), "x.game:8: no position was kept as nowhere");
    EXPECT_EQ(said("let Russian\n"), "x.game:8: no side is called Russian");
}

TEST(Script, Facts) {
    const std::string moved = "do march \"Dampierre 1\"; to 0313; to 0314\n";
    EXPECT_EQ(said(moved + "expect fact moved unit \"Dampierre 1\" hex 0313 cost 1 rule 5.2\n"
                           "expect facts 2 moved\nexpect sum cost 2 of moved side French\n"
                           "expect no fact moved hex 0315\nforget\nexpect no fact moved\n"),
              "nothing");
    EXPECT_NE(said(moved + "expect facts 1 moved\n"), "nothing");
    EXPECT_NE(said(moved + "expect sum cost 3 of moved\n"), "nothing");
    EXPECT_NE(said(moved + "expect no fact moved\n"), "nothing");
    EXPECT_EQ(said(moved + "expect fact mooved\n"), "x.game:9: no fact is called mooved");
    EXPECT_EQ(said(moved + "expect no fact moved unitt Keim\n"),
              "x.game:9: no field of a fact is called unitt");
    EXPECT_EQ(said(moved + "expect no fact moved unit Kiem\n"),
              "x.game:9: the unit of a fact is never Kiem");
}

TEST(Script, MembersOfThePosition) {
    EXPECT_EQ(said("set units[\"Dampierre 1\"].losses 1\nset initiative Austrian\n"
                   "expect unit \"Dampierre 1\" losses 1\n"
                   "expect state units[\"Dampierre 1\"].at 0312\n"
                   "expect state initiative austrian\nexpect state active Egalite\n"),
              "nothing");
    EXPECT_NE(said("expect state turn 7\n"), "nothing");
    EXPECT_EQ(said("set unitz[3].losses 1\n"),
              "x.game:8: the position has no unitz in unitz[3].losses");
    EXPECT_EQ(said("set units[\"Kiem\"].losses 1\n"), "x.game:8: there is no Kiem among the units");
    EXPECT_NE(said("set units[3].level excellent\n"), "nothing");
}

TEST(Script, WhatIsAskedAndOffered) {
    EXPECT_EQ(said("expect asked movement\nexpect not asked combat\nexpect decision French\n"
                   "expect choices march \"Dampierre 1\"; ride Égalité; end movement\n"
                   "expect offers march\nexpect offers ride Égalité\nexpect no offers rally\n"),
              "nothing");
    EXPECT_NE(said("expect choices end movement\n"), "nothing");
    EXPECT_NE(said("expect offers rally\n"), "nothing");
    EXPECT_NE(said("expect no offers march\n"), "nothing");
    EXPECT_NE(said("expect no offers marhc\n"), "nothing");
    EXPECT_NE(said("expect asked combat\n"), "nothing");
    EXPECT_EQ(said("expect not asked kombat\n"), "x.game:8: no business is called kombat");
    EXPECT_EQ(said("expect decision Russian\n"), "x.game:8: no side is called Russian");
}

TEST(Script, Views) {
    EXPECT_EQ(said("keep now\nexpect view Austrian turn 1\nexpect view spectator as now\n"
                   "expect view French shows units decision\n"),
              "nothing");
    EXPECT_NE(said("expect view Austrian turn 2\n"), "nothing");
    EXPECT_NE(said("keep now\ndo march \"Dampierre 1\"\nexpect view Austrian as now\n"), "nothing");
    EXPECT_NE(said("expect view Russian turn 1\n"), "nothing");
}

TEST(Script, AStatementThatIsNotKnownIsAMistake) {
    EXPECT_EQ(said("hope for the best\n"),
              "x.game:8: \"hope\" comes too late, is no statement, or has not the words it wants");
    EXPECT_EQ(said("place Keim 1205 N\n").substr(0, 9), "x.game:8:");
}

// ------------------------------------------------------------------ the words of Neerwinden

TEST(NeerwindenScript, AllExamplesOfTheRulebookAreThere) {
    for (const char* start : {"n-ex1", "n-ex2", "n-ex3", "n-ex4"})
        EXPECT_TRUE(has_example("neerwinden", start)) << start;
}

TEST(NeerwindenScript, AMistakeNamesFileAndLine) {
    EXPECT_EQ(neerwinden("scenario historical\nplace \"Nobody\" 1205 N good\n"),
              "x.game:2: no unit is called \"Nobody\"");
    EXPECT_EQ(neerwinden("scenario historical\n\nplace Lilien 9999 N good\n"),
              "x.game:3: there is no hex 9999");
    EXPECT_EQ(neerwinden("march\n").substr(0, 9), "x.game:1:");
    EXPECT_EQ(neerwinden("scenario historical\n"), "x.game:1: the script never begins a segment");
    EXPECT_EQ(neerwinden("do end combat\n").substr(0, 9), "x.game:1:");
}

TEST(NeerwindenScript, AnExpectationThatFailsIsReported) {
    EXPECT_EQ(neerwinden(kStart + "expect unit \"Dampierre 1\" 0312 N good losses 0\n"), "nothing");
    EXPECT_EQ(neerwinden(kStart + "expect unit \"Dampierre 1\" 0313\n"),
              "x.game:4: Dampierre 1 is in 0312, not in 0313");
    EXPECT_EQ(neerwinden(kStart + "expect unit \"Dampierre 1\" S\n"),
              "x.game:4: Dampierre 1 faces N, not S");
    EXPECT_EQ(neerwinden(kStart + "expect unit \"Dampierre 1\" routed\n"),
              "x.game:4: Dampierre 1 is good, not routed");
    EXPECT_NE(neerwinden(kStart + "expect unit \"Dampierre 1\" destroyed\n"), "nothing");
    EXPECT_NE(neerwinden(kStart + "expect unit \"Dampierre 1\" losses 1\n"), "nothing");
    EXPECT_NE(neerwinden(kStart + "expect vp French 1\n"), "nothing");
    EXPECT_NE(neerwinden(kStart + "expect decision Austrian\n"), "nothing");
    EXPECT_NE(neerwinden(kStart + "expect decision dice\n"), "nothing");
    EXPECT_NE(neerwinden(kStart + "expect modifiers 1\n"), "nothing");
    EXPECT_NE(neerwinden(kStart + "expect offer end combat\n"), "nothing");
}

TEST(NeerwindenScript, ARefusalMustComeFromTheRuleNamed) {
    EXPECT_EQ(neerwinden(kStart + "refuse march Lilien 9.9\n").substr(0, 9), "x.game:4:");
    EXPECT_EQ(neerwinden(kStart + "refuse march \"Dampierre 1\" 5.2\n").substr(0, 9), "x.game:4:");
}

TEST(NeerwindenScript, AScriptStopsAtAnActionThatIsRefused) {
    const auto all = mistakes(scripted("neerwinden"), kStart + "do end combat\nexpect vp 7\n");
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(all.front().substr(0, 9), "x.game:4:");
}

// ------------------------------------------------------------------ For God and For the King

std::string vendee(const std::string& script) {
    return first_of(mistakes(scripted("for_god_and_king"), script));
}

const std::string kMenou =
    "place Menou NUE\nplace 3 Saumur NUE\nplace 1 Anjou CHO\noperations Republican\n";

TEST(ForGodAndKingScript, AllExamplesOfTheRulebookAreThere) {
    for (const char* start : {"f-ex1", "f-ex2", "f-ex3", "f-ex4", "f-ex5"})
        EXPECT_TRUE(has_example("for_god_and_king", start)) << start;
}

TEST(ForGodAndKingScript, AMistakeNamesFileAndLine) {
    EXPECT_EQ(vendee("place Nobody NUE\n"), "x.game:1: no general is called \"Nobody\"");
    EXPECT_EQ(vendee("\nplace Menou ZZZ\n"), "x.game:2: there is no area ZZZ");
    EXPECT_EQ(vendee("turn 2\n"), "x.game:1: the script never begins operations");
    EXPECT_EQ(vendee("do pass\n").substr(0, 9), "x.game:1:");
    EXPECT_EQ(vendee("operations Nobody\n").substr(0, 9), "x.game:1:");
}

TEST(ForGodAndKingScript, AnExpectationThatFailsIsReported) {
    EXPECT_EQ(vendee(kMenou + "expect general Menou NUE\nexpect points 3 Saumur NUE\n"), "nothing");
    EXPECT_EQ(vendee(kMenou + "expect general Menou VIH\n"), "x.game:5: Menou: NUE, not VIH");
    EXPECT_NE(vendee(kMenou + "expect points 4 Saumur NUE\n"), "nothing");
    EXPECT_NE(vendee(kMenou + "expect left 1\n"), "nothing");
    EXPECT_NE(vendee(kMenou + "expect morale Vendéen 1\n"), "nothing");
    EXPECT_NE(vendee(kMenou + "expect arms Centre 1\n"), "nothing");
    EXPECT_NE(vendee(kMenou + "expect lost Republican 1\n"), "nothing");
    EXPECT_NE(vendee(kMenou + "expect result DR1-20\n"), "nothing");
    EXPECT_NE(vendee(kMenou + "expect controlled CHO Republican\n"), "nothing");
    EXPECT_NE(vendee(kMenou + "expect decision Vendéen\n"), "nothing");
    EXPECT_NE(vendee(kMenou + "expect decision fate\n"), "nothing");
    EXPECT_NE(vendee(kMenou + "expect offer activate VIH\n"), "nothing");
    EXPECT_NE(vendee(kMenou + "expect nonsense 1\n"), "nothing");
}

TEST(ForGodAndKingScript, ARefusalMustComeFromTheRuleNamed) {
    EXPECT_EQ(vendee(kMenou + "refuse activate VIH 2.4\n"), "nothing");
    EXPECT_EQ(vendee(kMenou + "refuse activate VIH 9.9\n").substr(0, 9), "x.game:5:");
    EXPECT_EQ(vendee(kMenou + "refuse activate NUE 2.4\n").substr(0, 9), "x.game:5:");
}

TEST(ForGodAndKingScript, AScriptStopsAtAnActionThatIsRefused) {
    const auto all = mistakes(scripted("for_god_and_king"),
                              kMenou + "do activate VIH\nexpect morale Vendéen 2\n");
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(all.front().substr(0, 9), "x.game:5:");
}

}  // namespace
}  // namespace levee::testing
