// Case 2.2: who receives what. Where it is placed is in c02_2_placing_test.cpp.
#include <gtest/gtest.h>

#include <map>

#include "for_god_and_king/support/phases.h"

namespace levee::fgfk::testing {
namespace {

// All rolls on the reinforcement table show these dice, except those named.
using Dice = std::pair<int, int>;
void receive_all(State& s, Dice dice, std::map<Force, Dice> others = {}) {
    while (dice_asked(s) == 2 && asker(s) == Business::Receive) {
        const Force force = below_top(s).force;
        const Dice d = others.count(force) > 0 ? others[force] : dice;
        play(s, {roll(d.first, d.second)});
        if (::testing::Test::HasFatalFailure()) return;
    }
}
int received(Force force) {
    int sum = 0;
    for (const Report& r : story())
        if (r.fact == Fact::Received && r.force == force) sum += r.a;
    return sum;
}
int lost(Force force) {
    int sum = 0;
    for (const Report& r : story())
        if (r.fact == Fact::PointsLost && r.force == force) sum += r.a;
    return sum;
}
int modified_roll(Force force) {
    for (const Report& r : story())
        if (r.fact == Fact::Received && r.force == force) return r.b;
    return -99;
}

// ------------------------------------------------------------------ the order of things

TEST(Rule_2_2, TheRepublicanComesFirst) {
    State s = before(Phase::Start);
    put(s, "NAN", Force::Nantes, 5);
    start(s);
    ASSERT_TRUE(asks(s, Business::Reinforce, Side::Republican));
    play(s, {done()});
    ASSERT_TRUE(asks(s, Business::Reinforce, Side::Vendeen));
    play(s, {done()});
    EXPECT_EQ(asker(s), Business::Initiative);
}

TEST(Rule_2_2, EventsArePlayedIfTheOwnerWishes) {
    State s = before(Phase::Republicans, 2);
    put(s, "NAN", Force::Nantes, 5);
    start(s);
    EXPECT_TRUE(legal(s, event(Event::E9)));
    EXPECT_TRUE(legal(s, done()));
    play(s, {done()});
    EXPECT_EQ(markers(s, Event::E9), 1) << "kept for later";
    EXPECT_TRUE(asks(s, Business::Reinforce, Side::Vendeen));
}

TEST(Rule_2_2, WithoutAnEventNothingArrives) {
    State s = before(Phase::Republicans, 2);
    put(s, "NAN", Force::Nantes, 5);
    start(s);
    play(s, {done(), done()});
    EXPECT_EQ(on_map(s, Force::Nantes), 5);
    EXPECT_FALSE(told(Fact::Received));
}

TEST(Rule_2_2, ThePlacingFollowsTheRolls) {  // F-104
    State s = before(Phase::Republicans, 2);
    start(s);
    play(s, {event(Event::E9)});
    receive_all(s, {3, 4});
    ASSERT_TRUE(asks(s, Business::Reinforce, Side::Republican)) << "another event might follow";
    play(s, {done()});
    EXPECT_TRUE(asks(s, Business::Placing, Side::Republican));
}

// ------------------------------------------------------------------ Republicans: additions

State homeland_in_danger(int nantes_on_map, Dice dice) {
    State s = before(Phase::Republicans, 3);
    only_events(s, {Event::E10});
    put(s, "NAN", Force::Nantes, nantes_on_map);
    start(s);
    play(s, {event(Event::E10), roll(6)});
    receive_all(s, dice);
    return s;
}

TEST(Rule_2_2, TheTableIsAddedToWhatARepublicanArmyHas) {
    State s = homeland_in_danger(14, {1, 2});  // the example: a result of 8 for an army of 14
    EXPECT_EQ(received(Force::Nantes), 8);
    while (asks(s, Business::Placing, Side::Republican)) play(s, {offers(s)[0]});
    EXPECT_EQ(on_map(s, Force::Nantes), 22);
}

TEST(Rule_2_2, OnlyTheCountersAreALimit) {
    const int limit = board().card(Force::Nantes).limit;
    State s = homeland_in_danger(limit - 3, {6, 6});
    EXPECT_EQ(pool(s, Force::Nantes), 3);
    EXPECT_EQ(lost(Force::Nantes), 9) << "12 came";
    s = homeland_in_danger(limit - 12, {6, 6});
    EXPECT_EQ(pool(s, Force::Nantes), 12);
    EXPECT_FALSE(told(Fact::PointsLost));
    s = homeland_in_danger(limit, {6, 6});
    EXPECT_EQ(pool(s, Force::Nantes), 0);
}

TEST(Rule_2_2, NothingModifiesARepublicanRoll) {
    for (const int mood : {-2, 2}) {
        State s = before(Phase::Republicans, 3);
        only_events(s, {Event::E10});
        morale(s, Side::Republican) = static_cast<std::int8_t>(mood);
        start(s);
        play(s, {event(Event::E10), roll(6)});
        receive_all(s, {2, 3});
        EXPECT_EQ(modified_roll(Force::Nantes), 5);
        EXPECT_EQ(received(Force::Nantes), 9);
        EXPECT_EQ(received(Force::Saumur), 9);
        EXPECT_EQ(received(Force::LaRochelle), 20);
    }
}

TEST(Rule_2_2, EveryRowOfTheRepublicanColumns) {
    const std::vector<std::pair<Dice, std::pair<int, int>>> rows{
        {{1, 1}, {8, 16}},  {{1, 2}, {8, 16}},  {{2, 2}, {9, 20}},  {{1, 4}, {9, 20}},
        {{3, 3}, {10, 24}}, {{3, 4}, {10, 24}}, {{4, 4}, {10, 24}}, {{3, 6}, {11, 28}},
        {{4, 6}, {11, 28}}, {{5, 6}, {12, 32}}, {{6, 6}, {12, 32}}};
    for (const auto& [dice, expected] : rows) {
        homeland_in_danger(1, dice);
        EXPECT_EQ(received(Force::Nantes), expected.first) << dice.first << dice.second;
        EXPECT_EQ(received(Force::LaRochelle), expected.second) << dice.first << dice.second;
    }
}

// ------------------------------------------------------------------ Vendéens: totals

struct Rising {
    int anjou = 0;
    int chouans = 0;
    int emigres = 0;
    int deserters = 0;
    bool gatine = true;
};
State alarm(const Rising& r, Dice dice, std::map<Force, Dice> others = {}) {
    State s = before(Phase::Vendeens, 3);
    only_events(s, {Event::E1});
    s.gatine = r.gatine;
    s.flotilla = true;  // E8: doubles bring Chouans only with two sixes
    put(s, "CHO", Force::Anjou, r.anjou);
    put(s, "CHO", Force::Chouans, r.chouans);
    put(s, "CHO", Force::Emigres, r.emigres);
    put(s, "CHO", Force::Deserters, r.deserters);
    start(s);
    play(s, {event(Event::E1)});
    receive_all(s, dice, std::move(others));
    return s;
}

TEST(Rule_2_2, TheTableIsTheTotalOfAVendeenArmy) {
    alarm({.anjou = 8}, {1, 3});  // the example: 20 for an army of 8
    EXPECT_EQ(received(Force::Anjou), 12);
}

TEST(Rule_2_2, TheExcessIsNotRemoved) {
    State s = alarm({.anjou = 30}, {1, 1});
    EXPECT_EQ(received(Force::Anjou), 0);
    EXPECT_EQ(on_map(s, Force::Anjou), 30);
}

TEST(Rule_2_2, ChouansDesertersAndEmigresAreNotInTheTotal) {  // VV61
    alarm({.anjou = 8, .chouans = 5, .emigres = 6, .deserters = 2}, {1, 3});
    EXPECT_EQ(received(Force::Anjou), 12);
}

TEST(Rule_2_2, EveryRowOfTheVendeenColumns) {
    const std::vector<std::pair<Dice, std::array<int, 4>>> rows{
        {{1, 1}, {16, 8, 6, 2}},   {{2, 1}, {16, 8, 6, 2}},  {{1, 3}, {20, 9, 7, 3}},
        {{4, 1}, {20, 9, 7, 3}},   {{2, 4}, {24, 10, 8, 4}}, {{3, 4}, {24, 10, 8, 4}},
        {{5, 3}, {24, 10, 8, 4}},  {{4, 5}, {28, 11, 9, 5}}, {{6, 4}, {28, 11, 9, 5}},
        {{5, 6}, {32, 12, 10, 6}}, {{6, 6}, {32, 12, 10, 6}}};
    for (const auto& [dice, expected] : rows) {
        alarm({}, dice);
        EXPECT_EQ(received(Force::Anjou), expected[0]) << dice.first << dice.second;
        EXPECT_EQ(received(Force::Centre), expected[1]) << dice.first << dice.second;
        EXPECT_EQ(received(Force::BasPoitou), expected[2]) << dice.first << dice.second;
        EXPECT_EQ(received(Force::Loroux), expected[3]) << dice.first << dice.second;
    }
}

TEST(Rule_2_2, MinusTwoForAnjouAloneBeforeLaGatine) {
    const std::vector<std::pair<Dice, int>> rows{{{1, 1}, 16}, {{2, 3}, 16}, {{2, 4}, 20},
                                                 {{3, 4}, 20}, {{5, 3}, 24}, {{4, 6}, 24},
                                                 {{5, 6}, 28}, {{6, 6}, 28}};
    for (const auto& [dice, expected] : rows) {
        alarm({.gatine = false}, dice);
        EXPECT_EQ(received(Force::Anjou), expected) << dice.first << dice.second;
        EXPECT_EQ(modified_roll(Force::Anjou), dice.first + dice.second - 2);
        EXPECT_EQ(modified_roll(Force::Centre), dice.first + dice.second);
        EXPECT_EQ(modified_roll(Force::BasPoitou), dice.first + dice.second);
        EXPECT_EQ(modified_roll(Force::Loroux), dice.first + dice.second);
    }
}

// Republican points in these areas, then an alarm of all fives and twos.
State alarm_with_losses(std::initializer_list<std::string_view> lost_areas, bool gatine) {
    State s = before(Phase::Vendeens, 3);
    only_events(s, {Event::E1});
    s.gatine = gatine;
    s.flotilla = true;
    for (const std::string_view area : lost_areas) put(s, area, Force::Saumur, 1);
    start(s);
    play(s, {event(Event::E1)});
    receive_all(s, {5, 2});
    return s;
}

TEST(Rule_2_2, MinusFourWhenAllObjectivesOfTheZoneAreLost) {  // F-57: churches and crosses
    alarm_with_losses({"LOR", "CLI"}, true);
    EXPECT_EQ(modified_roll(Force::Loroux), 3);
    EXPECT_EQ(received(Force::Loroux), 2);
    EXPECT_EQ(modified_roll(Force::Anjou), 7);
    alarm_with_losses({"MTA", "CTN", "MOR"}, true);
    EXPECT_EQ(modified_roll(Force::Centre), 3);
    alarm_with_losses({"MAC", "LEG", "CHA"}, true);
    EXPECT_EQ(modified_roll(Force::BasPoitou), 3);
    alarm_with_losses({"CHO", "CTL", "FLO", "BPR"}, true);
    EXPECT_EQ(modified_roll(Force::Anjou), 3);
    EXPECT_EQ(modified_roll(Force::Loroux), 7);
}

TEST(Rule_2_2, NoneOfItWhileOneObjectiveIsLeft) {
    alarm_with_losses({"LOR"}, true);
    EXPECT_EQ(modified_roll(Force::Loroux), 7);
    alarm_with_losses({"MTA", "CTN"}, true);
    EXPECT_EQ(modified_roll(Force::Centre), 7);
    alarm_with_losses({"CHO", "CTL"}, true);
    EXPECT_EQ(modified_roll(Force::Anjou), 7) << "the crosses are left";
}

TEST(Rule_2_2, BothModifiersAddUpForAnjou) {
    alarm_with_losses({"CHO", "CTL", "FLO", "BPR"}, false);
    EXPECT_EQ(modified_roll(Force::Anjou), 1);
    EXPECT_EQ(received(Force::Anjou), 16);
}

TEST(Rule_2_2, AGeneralAloneDoesNotOccupyAnObjective) {
    State s = before(Phase::Vendeens, 3);
    only_events(s, {Event::E1});
    put(s, "LOR", Force::Nantes, 1);
    put(s, "CLI", "Canclaux");
    start(s);
    play(s, {event(Event::E1)});
    receive_all(s, {5, 2});
    EXPECT_EQ(modified_roll(Force::Loroux), 7);
}

TEST(Rule_2_2, PointsThatWaitCountForTheLimit) {  // F-106
    State s = before(Phase::Republicans, 3);
    only_events(s, {Event::E10});
    const int limit = board().card(Force::Nantes).limit;
    to_place(s, Force::Nantes, limit - 2);
    start(s);
    play(s, {event(Event::E10), roll(6)});
    receive_all(s, {6, 6});
    EXPECT_EQ(pool(s, Force::Nantes), limit);
    EXPECT_EQ(lost(Force::Nantes), 10);
}

}  // namespace
}  // namespace levee::fgfk::testing
