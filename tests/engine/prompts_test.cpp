#include "engine/text/prompts.h"

#include <gtest/gtest.h>

#include <array>

namespace levee::engine::prompts {
namespace {

enum class Business : std::uint8_t { Bid, Fight, Rest };
enum class Verb : std::uint8_t { Fire, Charge, Hold };
using Question = Row<Business, Offered>;

constexpr std::array kQuestions{
    Question{Business::Bid, {}, "1", {"bid", "miser"}},
    Question{
        Business::Fight, {verbs(Verb::Fire, Verb::Hold)}, "2", {"fire or hold", "tirer ou tenir"}},
    Question{Business::Fight, {verbs(Verb::Fire), verbs(Verb::Charge)}, "3", {"fire", "tirer"}},
    Question{Business::Fight, {}, "4", {"fight at {hex}", "combattre en {hex}"}},
};
constexpr std::array kSlots{wording::Slot<int>{"hex", nullptr}};
static_assert(slots_are_known(kQuestions, kSlots));
static_assert(!slots_are_known(kQuestions, std::array{wording::Slot<int>{"area", nullptr}}));

std::string rule_for(Business business, Verbs on_offer) {
    const auto* row =
        find(kQuestions, business, [&](const Offered& when) { return when.fits(on_offer); });
    return row == nullptr ? "none" : row->rule;
}

TEST(Prompts, TheFirstRowThatFitsIsAsked) {
    EXPECT_EQ(rule_for(Business::Bid, 0), "1");
    EXPECT_EQ(rule_for(Business::Fight, verbs(Verb::Fire, Verb::Hold)), "2");
    EXPECT_EQ(rule_for(Business::Fight, verbs(Verb::Fire)), "3");
    EXPECT_EQ(rule_for(Business::Fight, verbs(Verb::Fire, Verb::Charge)), "4");
    EXPECT_EQ(rule_for(Business::Fight, 0), "4") << "who may not know what is on offer";
    EXPECT_EQ(rule_for(Business::Rest, 0), "none");
}

TEST(Prompts, SayWhoIsAsked) {
    EXPECT_EQ(asked_of("the French", false, "bid", Language::English),
              "Waiting for the French to bid.");
    EXPECT_EQ(asked_of("les Français", false, "annoncer", Language::French),
              "Aux Français d'annoncer.");
    EXPECT_EQ(asked_of("le joueur 1", false, "miser", Language::French), "Au joueur 1 de miser.");
    EXPECT_EQ(asked_of("the French", true, "bid", Language::English), "Bid.");
    EXPECT_EQ(asked_of("les Français", true, "miser", Language::French), "À vous de miser.");
}

struct State {
    struct Frame {
        int number = 0;
    };
    std::array<Frame, 3> frames{{{1}, {2}, {3}}};
    int depth = 2;
};

TEST(Prompts, FramesAreCountedFromTheTop) {
    const State s;
    EXPECT_EQ(frame(s, 0).number, 2);
    EXPECT_EQ(frame(s, 1).number, 1);
    EXPECT_EQ(frame(s, 2).number, 0) << "below the bottom";
    State deep;
    deep.depth = 9;
    EXPECT_EQ(frame(deep, 0).number, 3) << "any number is safe";
}

}  // namespace
}  // namespace levee::engine::prompts
