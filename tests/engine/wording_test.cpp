#include "engine/text/wording.h"

#include <gtest/gtest.h>

#include <array>

#include "engine/tables/setup.h"
#include "engine/text/notation.h"

namespace levee::engine::wording {
namespace {

constexpr Language kFr = Language::French;

std::string french(std::string_view pattern, const std::string& value) {
    return say({"", pattern}, kFr, [&](std::string_view slot) {
        EXPECT_EQ(slot, "x");
        return value;
    });
}

TEST(Wording, FillsSlots) {
    const Sentence sentence{"{a} and {b}", "{a} et {b}"};
    const auto lookup = [](std::string_view slot) { return slot == "a" ? "1" : "2"; };
    EXPECT_EQ(say(sentence, Language::English, lookup), "1 and 2");
    EXPECT_EQ(say(sentence, kFr, lookup), "1 et 2");
    EXPECT_EQ(say({"plain", ""}, Language::English), "plain");
    EXPECT_EQ(say({"open {a", ""}, Language::English, lookup), "open ");
}

TEST(Wording, FrenchPrepositionsMeetArticlesAndVowels) {
    EXPECT_EQ(french("{de x}", "Nassau"), "de Nassau");
    EXPECT_EQ(french("{de x}", "Égalité"), "d'Égalité");
    EXPECT_EQ(french("{de x}", "Le Pellerin"), "du Pellerin");
    EXPECT_EQ(french("{de x}", "les Français"), "des Français");
    EXPECT_EQ(french("{de x}", "La Châtaigneraie"), "de La Châtaigneraie");
    EXPECT_EQ(french("{de x}", "Legé"), "de Legé");
    EXPECT_EQ(french("{à x}", "Cholet"), "à Cholet");
    EXPECT_EQ(french("{à x}", "Angers"), "à Angers");
    EXPECT_EQ(french("{à x}", "Le Pellerin"), "au Pellerin");
    EXPECT_EQ(french("{à x}", "Les Herbiers"), "aux Herbiers");
    EXPECT_EQ(french("{à x}", "L'Absie"), "à L'Absie");
    EXPECT_EQ(french("{de x}", ""), "de ");
}

TEST(Wording, FiguresCarryTheirSign) {
    EXPECT_EQ(french("{+x}", "2"), "+2");
    EXPECT_EQ(french("{+x}", "-1"), "-1");
    EXPECT_EQ(french("{+x}", "0"), "0");
}

TEST(Wording, SlotsAreDeclaredOnce) {
    constexpr std::array kSlots{
        Slot<int>{"half", [](const int& n, Language) { return std::to_string(n / 2); }},
        Slot<int>{"tongue", [](const int&, Language l) {
                      return std::string(l == kFr ? "français" : "English");
                  }}};
    EXPECT_EQ(slot_text(kSlots, "half", 8, kFr), "4");
    EXPECT_EQ(slot_text(kSlots, "tongue", 8, kFr), "français");
    EXPECT_FALSE(slot_text(kSlots, "double", 8, kFr));
    static_assert(slots_are_known({"{half}, {+half}", "{de tongue}"}, kSlots));
    static_assert(!slots_are_known({"{half}", "{double}"}, kSlots));
}

TEST(Wording, NumbersAndLetters) {
    EXPECT_EQ(counted(1, "point"), "1 point");
    EXPECT_EQ(counted(3, "point"), "3 points");
    EXPECT_EQ(with_sign(2), "+2");
    EXPECT_EQ(with_sign(0), "0");
    EXPECT_EQ(with_sign(-1), "-1");
    EXPECT_EQ(capitalised("the French"), "The French");
    EXPECT_EQ(capitalised(""), "");
    constexpr std::array<Sentence, 1> kOne{{{"one", "un"}}};
    EXPECT_EQ(pick(kOne, 0, kFr), "un");
    EXPECT_EQ(pick(kOne, 7, kFr), "?");
}

TEST(Verbs, AreTakenWithBlanksForHyphens) {
    constexpr std::array<std::string_view, 3> kVerbs{"set-up-rest", "end combat", "to"};
    const auto taken = [&](std::string_view text) {
        auto split = notation::words(text);
        notation::Line line(std::get<0>(std::move(split)));
        return line.take_verb(kVerbs);
    };
    EXPECT_EQ(taken("set-up-rest"), 0U);
    EXPECT_EQ(taken("Set up rest"), 0U);
    EXPECT_EQ(taken("end combat"), 1U);
    EXPECT_FALSE(taken("end-combat"));
    EXPECT_EQ(taken("to 1205 x y"), 2U);
    EXPECT_FALSE(taken("end"));
    EXPECT_FALSE(taken("end \"combat\""));
    EXPECT_EQ(taken("to \"\""), 2U);
    EXPECT_FALSE(taken(""));
}

TEST(NewGame, NamesWhatDoesNotExist) {
    const std::vector<OptionInfo> options{{"fog", {"off", "on"}, {}}, {"bid", {"no", "yes"}, {}}};
    const auto chosen = [&](const engine::Setup& setup) { return chosen_options(options, setup); };
    EXPECT_EQ(std::get<0>(chosen({"", {{"bid", "yes"}}})), (std::vector<std::size_t>{0, 1}));
    EXPECT_EQ(mistake(chosen({"", {{"rain", "on"}}}))->text(), "options.rain: no such option");
    EXPECT_EQ(mistake(chosen({"", {{"fog", "thick"}}}))->text(),
              "options.fog: no such value \"thick\"; there are \"off\", \"on\"");
    const std::vector<ScenarioInfo> scenarios{{"a", {}}, {"b", {}}};
    EXPECT_EQ(std::get<std::size_t>(chosen_scenario(scenarios, {})), 0U);
    EXPECT_EQ(std::get<std::size_t>(chosen_scenario(scenarios, {"b", {}})), 1U);
    EXPECT_EQ(mistake(chosen_scenario(scenarios, {"c", {}}))->text(),
              "scenario: no such scenario \"c\"; there are \"a\", \"b\"");
}

TEST(NewGame, AnOptionBelongsToItsScenarios) {
    const std::vector<ScenarioInfo> scenarios{{"a", {}}, {"b", {}}};
    const std::vector<OptionInfo> options{{"fog", {"off", "on"}, {}, {"b"}},
                                          {"bid", {"no", "yes"}, {}}};
    EXPECT_FALSE(belongs_to(options[0], "a"));
    EXPECT_TRUE(belongs_to(options[0], "b"));
    EXPECT_TRUE(belongs_to(options[1], "a"));
    const auto made = [&](const engine::Setup& setup) { return chosen(scenarios, options, setup); };
    EXPECT_EQ(std::get<Chosen>(made({"b", {{"fog", "on"}}})).options,
              (std::vector<std::size_t>{1, 0}));
    EXPECT_EQ(std::get<Chosen>(made({"a", {{"bid", "yes"}}})).options,
              (std::vector<std::size_t>{0, 1}));
    // Also with its usual value, and where the scenario is not named.
    EXPECT_EQ(mistake(made({"a", {{"fog", "off"}}}))->text(),
              "options.fog: is no option of the scenario \"a\"");
    EXPECT_EQ(mistake(made({"", {{"fog", "on"}}}))->text(),
              "options.fog: is no option of the scenario \"a\"");
}

}  // namespace
}  // namespace levee::engine::wording
