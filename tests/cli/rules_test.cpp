#include "games/rules_text.h"

#include <boost/json/parse.hpp>

#include "support.h"

namespace levee::testing {
namespace {

const std::string kRules =
    "# The Duel\n\nIntro.\n\n## 1 Hiding\n\nChapter.\n\n### 1.1 Where\n\nFrom 1 to 60.\n\n"
    "### 1.2 When\n\nFirst.\n\n## 1.5 Odd one\n\nOdd.\n\n## 2 Turns\n\n### 2.A Order\n\nRed.\n";

TEST(RulesText, ACaseIsWhatStandsUnderItsHeading) {
    const auto one = games::rules_section(kRules, "1.1");
    ASSERT_TRUE(one);
    EXPECT_EQ(one->title, "Where");
    EXPECT_EQ(one->text, "### 1.1 Where\n\nFrom 1 to 60.\n");
    EXPECT_EQ(games::rules_section(kRules, "2.a.")->text, "### 2.A Order\n\nRed.\n");
}

TEST(RulesText, AChapterIsAllOfItsCases) {
    const auto chapter = games::rules_section(kRules, "1");
    ASSERT_TRUE(chapter);
    EXPECT_TRUE(has(chapter->text, "First."));
    EXPECT_TRUE(has(chapter->text, "Odd."));
    EXPECT_FALSE(has(chapter->text, "Turns"));
}

TEST(RulesText, WhatIsNoCaseIsNotFound) {
    for (const char* none : {"", "3", ".", "1.11", "Intro", "#"})
        EXPECT_FALSE(games::rules_section(kRules, none)) << none;
    EXPECT_EQ(games::rules_sections(kRules).size(), 6U);
}

TEST(RulesText, NumbersMayHaveLettersOnEitherSide) {
    const std::string rulings = "## Fire\n\n### N-66 One\n\nA.\n\n### N-66a Two\n\nB.\n";
    EXPECT_EQ(games::rules_section(rulings, "N-66")->text, "### N-66 One\n\nA.\n");
    for (const char* same : {"N-66a", "n-66A", "N-66a."})
        EXPECT_EQ(games::rules_section(rulings, same)->title, "Two") << same;
    for (const char* ruling : {"N-47", "f-01", "N-66a"})
        EXPECT_TRUE(games::is_ruling(ruling)) << ruling;
    for (const char* none : {"", "6.2", "E12", "N-", "N-a", "N-66ab", "N47", "-47", "NN-47"})
        EXPECT_FALSE(games::is_ruling(none)) << none;
}

TEST(RulesText, AHeadingIsFoundByWordsOfItsTitleAndItsOwnText) {
    const std::string text =
        "# Le duel\n\n## 1 Épées\n\nOn frappe.\n\n### 1.1 Pas\n\nUn pas en avant,\n"
        "ou le **Pré** entier.\n";
    const auto only = games::search_text(text, "PRE pas");
    ASSERT_EQ(only.size(), 1U);
    EXPECT_EQ(only[0].number, "1.1");
    EXPECT_EQ(only[0].title, "Pas");
    EXPECT_EQ(only[0].line, "Un pas en avant,") << "the first of two lines with one word each";
    EXPECT_EQ(games::search_text(text, "pré entier").at(0).line, "ou le **Pré** entier.");
    EXPECT_EQ(games::search_text(text, "epees").at(0).line, "On frappe.");
    EXPECT_EQ(games::search_text(text, "duel").at(0).number, "");
    for (const char* none : {"", " ", "sabre", "frappe pas"})
        EXPECT_TRUE(games::search_text(text, none).empty()) << none;
}

TEST(RulesText, BothLanguagesHaveTheSameNumbers) {
    const auto data = games::DataSource::embedded();
    const auto numbers = [](std::string_view text) {
        std::vector<std::string> list;
        for (const auto& one : games::rules_sections(text)) list.push_back(one.number);
        return list;
    };
    for (const char* game : {"neerwinden", "for-god-and-king"})
        for (const auto text : {games::rules_text, games::rulings_text}) {
            const auto english = text(data, game, Language::English);
            const auto french = text(data, game, Language::French);
            ASSERT_TRUE(english && french) << game;
            EXPECT_NE(*english, *french) << game;
            EXPECT_GT(numbers(*english).size(), 50U) << game;
            EXPECT_EQ(numbers(*english), numbers(*french)) << game;
        }
}

Ran real(const std::vector<std::string>& arguments) {
    return levee(arguments, "", false, games::registry());
}

TEST(Rules, AreReadInEitherLanguage) {
    EXPECT_TRUE(real({"rules", "neerwinden"}).out.starts_with("# Neerwinden 1793: "));
    EXPECT_TRUE(
        real({"rules", "neerwinden", "--lang", "fr"}).out.starts_with("# Neerwinden 1793 : "));
    EXPECT_TRUE(real({"rules", "neerwinden", "1.3", "--lang", "fr"})
                    .out.starts_with("### 1.3 Orientation\n"));
    const auto json = boost::json::parse(real({"rules", "neerwinden", "--json"}).out);
    EXPECT_EQ(json.at("cases").at(0).at("case"), "1");
    EXPECT_EQ(json.at("rulings").at(0).at("case"), "N-01");
}

TEST(Rules, ARulingIsReadByItsNumberAlone) {
    const auto of_game = real({"rules", "neerwinden", "N-47"});
    EXPECT_TRUE(of_game.out.starts_with("### N-47 Unengaged neighbours (6.2.1)\n")) << of_game.err;
    EXPECT_EQ(real({"rules", "n-47"}).out, of_game.out);
    EXPECT_TRUE(real({"rules", "N-66a"}).out.starts_with("### N-66a "));
    EXPECT_TRUE(real({"rules", "F-01", "--lang", "fr"})
                    .out.starts_with("### F-01 Combien d'événements (1.4)\n"));
    expect_refusal(real({"rules", "N-999"}), "no game has a ruling 'N-999'");
    expect_refusal(real({"rules", "neerwinden", "F-01"}), "there is no ruling 'F-01'");
}

TEST(Rules, AreSearchedWithTheRulingsInEitherLanguage) {
    const auto english = real({"rules", "neerwinden", "--search", "withdrawal", "cavalry"});
    EXPECT_TRUE(has(english.out, "\nN-56   Cavalry withdrawal (6.2.2)\n       ")) << english.out;
    EXPECT_TRUE(has("\n" + english.out, "\n6.2.2  Cavalry withdrawal\n")) << english.out;
    const auto french = real({"rules", "neerwinden", "--lang", "fr", "--search", "ZONE CONTROLE"});
    EXPECT_TRUE(has(french.out, "1.6    Zone de contrôle\n       ")) << french.out;
    EXPECT_EQ(real({"rules", "neerwinden", "--search", "contrôle zone"}).out, french.out)
        << "what is not said in one language is looked for in the other";
    const auto all = real({"rules", "--search", "cavalry", "withdrawal"});
    EXPECT_TRUE(has(all.out, "== Neerwinden 1793\n")) << all.out;
    EXPECT_TRUE(has(all.out, "\nN-56   Cavalry withdrawal (6.2.2)\n")) << all.out;
    EXPECT_TRUE(has(all.out, "Nothing in the rules of For God and For the King.\n")) << all.out;
    const auto json = boost::json::parse(
        real({"rules", "neerwinden", "--json", "--search", "cavalry withdrawal"}).out);
    std::vector<std::string> found;
    for (const auto& hit : json.at("found").as_array())
        found.emplace_back(hit.at("case").as_string());
    EXPECT_EQ(std::ranges::count(found, "6.2.2"), 1);
    EXPECT_EQ(std::ranges::count(found, "N-56"), 1);
    expect_refusal(real({"rules", "neerwinden", "--search", " "}), "say what to look for");
}

TEST(Rules, AreReadInAGameInItsLanguage) {
    const auto ran = levee({"play", "neerwinden", "--lang", "fr"}, "rules N-47\nrules 1.3\n", false,
                           games::registry());
    EXPECT_TRUE(has(ran.out, "### N-47 Voisins non engagés (6.2.1)\n")) << ran.err;
    EXPECT_TRUE(has(ran.out, "### 1.3 Orientation\n"));
}

TEST(Rules, GamesWithoutATextSaySo) {
    const auto ran = levee({"rules", "joust", "1"});
    EXPECT_EQ(ran.exit, 2);
    EXPECT_TRUE(is_one_sentence(ran));
}

}  // namespace
}  // namespace levee::testing
