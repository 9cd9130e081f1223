#include "engine/contract/chapters.h"

#include <gtest/gtest.h>

#include <array>
#include <type_traits>

#include "engine/contract/fixed_vector.h"

// A market day: a bargain is struck by a price and a throw of one die, and a good one leads to
// another on top of it.
namespace levee::engine {
namespace {

enum class Business : std::uint8_t { None, Day, Bargain, Rain, Dice };

struct DayStep {
    enum At : std::uint8_t { kMorning, kNoon, kEvening };
};
struct BargainStep {
    enum At : std::uint8_t { kPrice, kThrown };
};

struct Frame {
    Business business{};
    std::uint8_t step = 0;

    bool operator==(const Frame&) const = default;
};
struct State {
    std::array<Frame, 4> frames{};
    std::uint8_t depth = 0;
    std::uint8_t die = 0;
    std::uint8_t price = 0;

    bool operator==(const State&) const = default;
};
struct Board {
    int dearest = 3;
};
struct Action {
    bool of_fate = false;
    std::uint8_t number = 0;
};
using Actions = FixedVector<Action, 8>;
using Play = PlayOf<Board, State, FixedVector<int, 1>>;

constexpr Sentence kTooDear{"Nobody pays more than {0}.", "Personne ne paie plus de {0}."};
constexpr Sentence kWrong{"No.", "Non."};

bool continue_day(Play& p) {
    State& s = p.s;
    switch (top(s).step) {
        case DayStep::kMorning:
            top(s).step = DayStep::kNoon;
            push(s, {.business = Business::Rain});
            return false;
        case DayStep::kNoon:
            top(s).step = DayStep::kEvening;
            push(s, {.business = Business::Bargain});
            return false;
        default:
            pop(s);
            return false;
    }
}
bool continue_rain(Play& p) {
    pop(p.s);
    return false;
}
bool continue_bargain(Play& p) {
    State& s = p.s;
    if (top(s).step == BargainStep::kPrice) return true;
    const bool well_sold = s.die == 6;
    top(s).step = BargainStep::kPrice;
    pop(s);
    if (well_sold) push(s, {.business = Business::Bargain});
    return false;
}
void offer_bargain(const Board& b, const State& /*s*/, Actions& out) {
    for (std::uint8_t price = 1; price <= b.dearest; ++price) out.push_back({.number = price});
}
Verdict check_bargain(const Board& b, const State& /*s*/, const Action& a) {
    return a.number <= b.dearest ? kLegal : refuse("1", kTooDear, b.dearest);
}
void do_bargain(Play& p, const Action& a) {
    p.s.price = a.number;
    top(p.s).step = BargainStep::kThrown;
    push(p.s, {.business = Business::Dice});
}
void offer_die(const Board& /*b*/, const State& /*s*/, Actions& out) {
    for (std::uint8_t face = 1; face <= 6; ++face) out.push_back({.of_fate = true, .number = face});
}
Verdict check_die(const Board& /*b*/, const State& /*s*/, const Action& /*a*/) { return kLegal; }
void do_die(Play& p, const Action& a) {
    pop(p.s);
    p.s.die = a.number;
}

constexpr auto kChapters = std::to_array<Chapter<Play, Business, Action, Actions, 2>>({
    {Business::None},
    {Business::Day,
     continue_day,
     {},
     {},
     {},
     DayStep::kEvening,
     {{{DayStep::kNoon, any_of(Business::Rain)}, {DayStep::kEvening, any_of(Business::Bargain)}}}},
    {Business::Bargain,
     continue_bargain,
     offer_bargain,
     check_bargain,
     do_bargain,
     BargainStep::kThrown,
     {{{BargainStep::kPrice, any_of(Business::None)},
       {BargainStep::kThrown, any_of(Business::Dice), "1", 1}}}},
    {Business::Rain, continue_rain},
    {Business::Dice, {}, offer_die, check_die, do_die},
});
static_assert(in_order(kChapters));

constexpr Refusals kRefusals{.over = refuse("9", kGameOver),
                             .malformed = refuse("0", kMalformed),
                             .not_asked = refuse("7", kWrong),
                             .fate_first = refuse("8", kWrong)};

const Board kBoard;

State at_the_bargain() {
    State s;
    push(s, {.business = Business::Day});
    Play p{kBoard, s, nullptr};
    run(kChapters, p);
    return s;
}
State at_the_dice() {
    State s = at_the_bargain();
    Play p{kBoard, s, nullptr};
    carry_out(kChapters, p, Action{.number = 2});
    return s;
}
const char* rule_against(const State& s, const Action& a, bool formed = true) {
    return why_not(kChapters, kRefusals, kBoard, s, a, formed, a.of_fate).refusal.rule;
}

TEST(Frames, WhatIsPoppedLeavesNoTrace) {
    State s;
    EXPECT_TRUE(over(s));
    push(s, {.business = Business::Day, .step = DayStep::kNoon});
    push(s, {.business = Business::Bargain});
    EXPECT_EQ(top(s).business, Business::Bargain);
    EXPECT_EQ(below_top(s).step, DayStep::kNoon);
    pop(s);
    pop(s);
    EXPECT_EQ(s, State{});
}

TEST(Chapters, TheRulesRunUntilSomebodyMustDecide) {
    const State s = at_the_bargain();
    ASSERT_EQ(s.depth, 2);
    EXPECT_EQ(top(s).business, Business::Bargain);
    EXPECT_EQ(below_top(s).step, DayStep::kEvening) << "the rain has passed by itself";
}

TEST(Chapters, OffersAndRefusalsComeFromTheChapterOnTop) {
    Actions offered;
    offer(kChapters, kBoard, at_the_bargain(), offered);
    EXPECT_EQ(offered.size(), 3U);
    offer(kChapters, kBoard, at_the_dice(), offered);
    EXPECT_EQ(offered.size(), 6U) << "and the list is cleared before";
    EXPECT_STREQ(rule_against(at_the_bargain(), {.number = 3}), "");
    EXPECT_STREQ(rule_against(at_the_bargain(), {.number = 4}), "1");
    State rain = at_the_bargain();
    push(rain, {.business = Business::Rain});
    offer(kChapters, kBoard, rain, offered);
    EXPECT_TRUE(offered.empty()) << "rain waits for nobody";
}

TEST(Chapters, NoChapterThinksOfTheEndOfFateOrOfNonsense) {
    EXPECT_STREQ(rule_against(State{}, {.number = 1}), "9");
    EXPECT_STREQ(rule_against(at_the_bargain(), {.number = 1}, false), "0");
    EXPECT_STREQ(rule_against(at_the_bargain(), {.of_fate = true, .number = 1}), "7");
    EXPECT_STREQ(rule_against(at_the_dice(), {.number = 1}), "8");
    EXPECT_STREQ(rule_against(at_the_dice(), {.of_fate = true, .number = 1}), "");
    State rain = at_the_bargain();
    push(rain, {.business = Business::Rain});
    EXPECT_STREQ(rule_against(rain, {.number = 1}), "8");
    Actions offered;
    offer(kChapters, kBoard, State{}, offered);
    EXPECT_TRUE(offered.empty());
}

TEST(Chapters, ADecisionIsCarriedOutAndTheRulesRunOn) {
    State s = at_the_dice();
    EXPECT_EQ(s.price, 2);
    EXPECT_EQ(top(s).business, Business::Dice);
    EXPECT_STREQ(asked(kChapters, s).rule, "1");
    EXPECT_EQ(asked(kChapters, s).dice, 1);
    State again = s;
    Play p{kBoard, s, nullptr};
    carry_out(kChapters, p, Action{.of_fate = true, .number = 5});
    EXPECT_TRUE(over(s)) << "after the bargain the day is over";
    Play q{kBoard, again, nullptr};
    carry_out(kChapters, q, Action{.of_fate = true, .number = 6});
    ASSERT_EQ(again.depth, 2);
    EXPECT_EQ(top(again).business, Business::Bargain) << "a good one leads to another";
}

TEST(Chapters, AFrameLiesStillWhereItsTableSays) {
    const State dice = at_the_dice();
    for (std::size_t i = 0; i + 1 < dice.depth; ++i)
        EXPECT_NE(wait_of(kChapters, dice, i), nullptr) << i;
    EXPECT_NE(wait_of(kChapters, at_the_bargain(), 1), nullptr) << "it waits for a price";
    State s = at_the_bargain();
    s.frames[0].step = DayStep::kNoon;
    EXPECT_EQ(wait_of(kChapters, s, 0), nullptr) << "at noon it rains";
    s.frames[0].step = DayStep::kMorning;
    EXPECT_EQ(wait_of(kChapters, s, 0), nullptr);
    s = at_the_bargain();
    top(s).step = BargainStep::kThrown;
    EXPECT_EQ(wait_of(kChapters, s, 1), nullptr) << "the die is not asked for";
    EXPECT_EQ(chapter_of(kChapters, top(s)).last, BargainStep::kThrown);
}

TEST(Chapters, AWaitMayBeForMoreThanOneThingAndAtAnyStep) {
    constexpr Chapter<Play, Business, Action, Actions, 1> kPatient{
        .business = Business::Day,
        .waits = {{{kAnyStep, any_of(Business::Rain) | any_of(Business::Dice)}}}};
    EXPECT_NE(kPatient.wait(0, Business::Rain), nullptr);
    EXPECT_NE(kPatient.wait(7, Business::Dice), nullptr);
    EXPECT_EQ(kPatient.wait(0, Business::None), nullptr);
    EXPECT_EQ(kPatient.wait(0, Business::Bargain), nullptr);
}

}  // namespace
}  // namespace levee::engine
