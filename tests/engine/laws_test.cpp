#include "engine/proofs/laws.h"

#include <gtest/gtest.h>

#include <cstring>
#include <functional>
#include <set>
#include <string>

#include "engine/toy_game.h"

namespace levee::engine {
namespace {

using toy::Fault;
using Kit = LawKit<toy::Rules>;

std::string bytes_of(const toy::State& s) {
    const auto* begin = reinterpret_cast<const char*>(&s);
    return {begin, begin + sizeof s};
}

Kit kit_for(const toy::Rules& rules) {
    return {
        .new_game = [&rules] { return rules.new_game(); },
        .hash = [](const toy::State& s) { return std::hash<std::string>{}(bytes_of(s)); },
        .write = bytes_of,
        .read = [](std::string_view text) -> Result<toy::State> {
            toy::State s;
            if (text.size() != sizeof s) return Mistake{"$", "wrong length"};
            std::memcpy(&s, text.data(), sizeof s);
            return s;
        },
        .notation = toy::notation,
        .parse = toy::parse,
    };
}

LawRates everything_always() {
    return {.sweep = 1,
            .round_trip = 1,
            .notation = 1,
            .views = 1,
            .derived = 1,
            .log = 1,
            .replay = 1,
            .samples = 4};
}

// The laws that were found broken.
std::set<Law> broken(const CheckReport& report) {
    std::set<Law> laws;
    for (const auto& violation : report.violations)
        for (std::size_t i = 0; i < kLaws; ++i) {
            const auto law = static_cast<Law>(i);
            const auto name = ": " + std::string(name_of(law)) + ": ";
            if (violation.find(name) != std::string::npos) laws.insert(law);
        }
    return laws;
}

std::string all_of(const CheckReport& report) {
    std::string text;
    for (const auto& violation : report.violations) text += violation + "\n";
    return text;
}

CheckReport checked(Fault fault, std::uint64_t decisions = 3'000, const LawRates& rates = {}) {
    const toy::Rules rules(fault);
    return check_laws(rules, kit_for(rules), decisions, 7, rates);
}

// That the fault is found, that it is told in these words, and that no innocent law is blamed.
void expect_caught(Fault fault, std::string_view words, const std::set<Law>& laws) {
    const auto report = checked(fault);
    EXPECT_EQ(broken(report), laws) << all_of(report);
    EXPECT_NE(all_of(report).find(words), std::string::npos) << all_of(report);
}

TEST(Laws, AGoodGameBreaksNone) {
    const auto report = checked(Fault::None, 20'000, everything_always());
    EXPECT_EQ(all_of(report), "");
    EXPECT_GT(report.checks, 1'000'000U);
    EXPECT_EQ(report.play.decisions, 20'000U);
    EXPECT_GT(report.play.games, 1'000U);
}

TEST(Laws, CheckingDoesNotDisturbThePlay) {
    const toy::Rules rules;
    const Kit kit = kit_for(rules);
    Random random(7);
    const auto play = random_play(rules, kit.new_game, 3'000, random, kit.hash);
    EXPECT_EQ(checked(Fault::None).play.hash, play.hash);
    EXPECT_EQ(checked(Fault::None, 3'000, everything_always()).play.hash, play.hash);
}

TEST(Laws, AViolationTellsSeedGameAndDecision) {
    const auto report = checked(Fault::OffersTwice);
    ASSERT_FALSE(report.violations.empty());
    EXPECT_EQ(report.violations[0],
              "seed 7, game 1, decision 1: offered = accepted: `deal 1` is offered twice.");
}

TEST(Laws, OnlyTheFirstBreachesOfAKindAreTold) {
    EXPECT_EQ(checked(Fault::OffersTwice).violations.size(), 3U);
}

TEST(Laws, EveryLawHasItsOwnName) {
    std::set<std::string_view> names;
    for (std::size_t i = 0; i < kLaws; ++i) names.insert(name_of(static_cast<Law>(i)));
    EXPECT_EQ(names.size(), kLaws);
    EXPECT_FALSE(names.contains(""));
}

TEST(LawOfferedIsAccepted, CatchesAnOfferThatIsRefused) {
    expect_caught(Fault::OffersRefused, "`show` is offered but refused by 4.1",
                  {Law::OfferedIsAccepted});
}

TEST(LawOfferedIsAccepted, CatchesAnOfferMadeTwice) {
    expect_caught(Fault::OffersTwice, "is offered twice", {Law::OfferedIsAccepted});
}

TEST(LawOfferedIsAccepted, CatchesWhatIsAcceptedButNotOffered) {
    expect_caught(Fault::HidesAccepted, "`forage` is accepted but not offered",
                  {Law::OfferedIsAccepted, Law::AlwaysSomething});
}

TEST(LawOfferedIsAccepted, CatchesASweepThatLeavesSomethingOut) {
    expect_caught(Fault::HidesFromSweep, "`show` is offered but not among every action",
                  {Law::OfferedIsAccepted});
}

TEST(LawOfferedIsAccepted, CatchesARefusalWithoutARuleNumber) {
    expect_caught(Fault::RefusesWithoutRule, "`march 3` is refused without the number of a rule",
                  {Law::OfferedIsAccepted});
}

TEST(LawOfferedIsAccepted, CatchesARefusalInOneLanguageOnly) {
    expect_caught(Fault::RefusesWithoutFrench,
                  "is refused by 2.2 without a sentence in both languages",
                  {Law::OfferedIsAccepted});
}

TEST(LawOfferedIsAccepted, CatchesAnAnswerOfFateThatIsRefused) {
    expect_caught(Fault::RefusesFate, "`roll 6 6` is an answer of fate but not offered",
                  {Law::OfferedIsAccepted});
}

TEST(LawAlwaysSomething, CatchesAPositionWithoutActions) {
    expect_caught(Fault::Stuck, "the game is not over, and nothing is offered",
                  {Law::AlwaysSomething});
}

TEST(LawAlwaysSomething, CatchesOffersAfterTheEnd) {
    expect_caught(Fault::OffersAfterEnd, "`forage` is offered although the game is over",
                  {Law::AlwaysSomething, Law::OfferedIsAccepted});
}

TEST(LawAlwaysSomething, CatchesAGameWithoutADecision) {
    expect_caught(Fault::OverAtOnce, "the game is over before it begins", {Law::AlwaysSomething});
}

TEST(LawConserved, CatchesACounterThatIsLost) {
    expect_caught(Fault::LosesBread, "the bread does not add up", {Law::Conserved});
}

TEST(LawConserved, CatchesAResampledStateThatCannotBe) {
    expect_caught(Fault::CardsTwice, "resampled for seat 1, there is a card twice",
                  {Law::Conserved});
}

TEST(LawRoundTrip, CatchesAFieldThatIsNotWritten) {
    const toy::Rules rules;
    Kit kit = kit_for(rules);
    kit.write = [](const toy::State& s) {
        toy::State written = s;
        written.eaten = {};
        return bytes_of(written);
    };
    const auto report = check_laws(rules, kit, 3'000, 7);
    EXPECT_EQ(broken(report), std::set{Law::RoundTrip}) << all_of(report);
    EXPECT_NE(all_of(report).find("is not the one that was written"), std::string::npos);
}

TEST(LawRoundTrip, CatchesAStateThatCannotBeReadBack) {
    const toy::Rules rules;
    Kit kit = kit_for(rules);
    kit.read = [](std::string_view) -> Result<toy::State> {
        return Mistake{"$.card", "no such card 9"};
    };
    const auto report = check_laws(rules, kit, 3'000, 7);
    EXPECT_EQ(broken(report), std::set{Law::RoundTrip}) << all_of(report);
    EXPECT_NE(all_of(report).find("cannot be read: $.card: no such card 9"), std::string::npos);
}

// Applying is then not the same twice, so that the laws that apply an action again suffer too.
TEST(LawReplay, CatchesAnApplyThatDependsOnItsPast) {
    expect_caught(Fault::ForgetsCause, "the same 19 actions give another state",
                  {Law::Replay, Law::LogIsNoCause, Law::AskingIsHarmless});
}

TEST(LawReplay, ReplaysAGameThatIsNotOver) {
    const toy::Rules rules(Fault::ForgetsCause);
    const auto report = check_laws(rules, kit_for(rules), 16, 7, {.log = 1'000'000});
    EXPECT_EQ(report.play.games, 0U);
    EXPECT_EQ(broken(report), std::set{Law::Replay}) << all_of(report);
}

TEST(LawReplay, CatchesANotationThatParsesToSomethingElse) {
    const toy::Rules rules;
    Kit kit = kit_for(rules);
    kit.parse = [](std::string_view text) {
        return toy::parse(text == "march 2" ? "march 3" : text);
    };
    const auto report = check_laws(rules, kit, 3'000, 7);
    EXPECT_EQ(broken(report), std::set{Law::Replay}) << all_of(report);
    EXPECT_NE(all_of(report).find("`march 2` parses to another action"), std::string::npos);
}

TEST(LawReplay, CatchesANotationThatDoesNotParse) {
    const toy::Rules rules;
    Kit kit = kit_for(rules);
    kit.notation = [](const toy::Action& a) {
        return a.verb == toy::Verb::Show ? "shew" : toy::notation(a);
    };
    const auto report = check_laws(rules, kit, 3'000, 7);
    EXPECT_EQ(broken(report), std::set{Law::Replay}) << all_of(report);
    EXPECT_NE(all_of(report).find("`shew` cannot be parsed: no such action"), std::string::npos);
}

TEST(LawNoLeaks, CatchesAViewThatShowsTheCard) {
    expect_caught(Fault::Leaks, "a spectator sees something of what is hidden", {Law::NoLeaks});
}

TEST(LawNoLeaks, CatchesOffersThatDependOnTheCard) {
    expect_caught(Fault::LeaksByOffers, "what is offered depends on what is hidden from seat 0",
                  {Law::NoLeaks});
}

TEST(LawNoLeaks, CatchesARefusalThatTellsTheCard) {
    expect_caught(Fault::LeaksByFigures, "if what is hidden from seat 0 were different",
                  {Law::NoLeaks});
}

TEST(LawNoLeaks, CatchesATurnThatDependsOnTheUnknown) {
    expect_caught(Fault::SwapsTurns, "whether seat 1 decides depends on what is hidden from it",
                  {Law::NoLeaks});
}

TEST(LawNoLeaks, CatchesAViewOfAViewThatIsAnother) {
    expect_caught(Fault::RestlessView, "the view of a view is another one for seat 1",
                  {Law::NoLeaks});
}

TEST(LawDerived, CatchesDerivedDataThatIsNotKept) {
    expect_caught(Fault::StaleLeader, "built anew it is not what was kept up to date",
                  {Law::Derived});
}

TEST(LawGamesEnd, CatchesAGameThatGoesRoundInCircles) {
    const auto report = checked(Fault::Endless, kLongestGame + 1);
    EXPECT_EQ(broken(report), std::set{Law::GamesEnd}) << all_of(report);
    EXPECT_NE(all_of(report).find("not over after 100000 decisions"), std::string::npos);
}

TEST(LawLogIsNoCause, CatchesAnApplyThatDependsOnTheLog) {
    expect_caught(Fault::LogMatters, "does something else when it is logged", {Law::LogIsNoCause});
}

// The state that was asked is no longer the one that its actions lead to.
TEST(LawAskingIsHarmless, CatchesLegalActionsThatChangeTheState) {
    expect_caught(Fault::AskingOffersChanges, "a question changed the state",
                  {Law::AskingIsHarmless, Law::Replay});
}

TEST(LawAskingIsHarmless, CatchesAWhyNotThatChangesTheState) {
    expect_caught(Fault::AskingWhyNotChanges, "a question changed the state",
                  {Law::AskingIsHarmless, Law::Replay});
}

// A game need not have any of the optional questions.
struct BareRules : private toy::Rules {
    using State = toy::State;
    using Action = toy::Action;
    using Actions = toy::Rules::Actions;
    using Events = toy::Rules::Events;
    using toy::Rules::actor;
    using toy::Rules::apply;
    using toy::Rules::chance;
    using toy::Rules::chance_action;
    using toy::Rules::legal_actions;
    using toy::Rules::resample;
    using toy::Rules::seats;
    using toy::Rules::side_of;
    using toy::Rules::view;
    using toy::Rules::why_not;
};

TEST(Laws, TheOptionalQuestionsAreOptional) {
    const BareRules rules;
    const toy::Rules whole;
    const Kit kit = kit_for(whole);
    const LawKit<BareRules> bare{.new_game = kit.new_game,
                                 .hash = kit.hash,
                                 .write = kit.write,
                                 .read = kit.read,
                                 .notation = kit.notation,
                                 .parse = kit.parse};
    EXPECT_EQ(all_of(check_laws(rules, bare, 3'000, 7)), "");
}

}  // namespace
}  // namespace levee::engine
