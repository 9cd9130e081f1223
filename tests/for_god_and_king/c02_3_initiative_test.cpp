// Case 2.3: initiative. The first die is the Republican one.
#include <gtest/gtest.h>

#include "for_god_and_king/support/phases.h"

namespace levee::fgfk::testing {
namespace {

// Canclaux (3) at Nantes, Stofflet (1) at Cholet, with troops.
State two_generals() {
    State s = before(Phase::Initiative);
    put(s, "NAN", Force::Nantes, 3);
    put(s, "NAN", "Canclaux");
    put(s, "CHO", Force::Anjou, 3);
    put(s, "CHO", "Stofflet");
    return s;
}

TEST(Rule_2_3, DiePlusBestStrategicRating) {
    State s = started(two_generals());
    ASSERT_EQ(dice_asked(s), 2);
    play(s, {roll(2, 3)});  // 5 against 4
    EXPECT_EQ(s.initiative, Side::Republican);
    EXPECT_TRUE(asks(s, Business::Initiative, Side::Republican));
    s = started(two_generals());
    play(s, {roll(2, 5)});  // 5 against 6
    EXPECT_EQ(s.initiative, Side::Vendeen);
    EXPECT_TRUE(asks(s, Business::Initiative, Side::Vendeen));
}

TEST(Rule_2_3, TheBestGeneralCountsNotTheSum) {
    State s = two_generals();
    put(s, "BPR", "dElbee");       // 2
    put(s, "FLO", "Cathelineau");  // 2
    start(s);
    play(s, {roll(2, 4)});  // 5 against 6
    EXPECT_EQ(s.initiative, Side::Vendeen);
    s = two_generals();
    put(s, "BPR", "dElbee");
    put(s, "FLO", "Cathelineau");
    start(s);
    play(s, {roll(3, 3)});  // 6 against 5, not 8
    EXPECT_EQ(s.initiative, Side::Republican);
}

TEST(Rule_2_3, MoraleIsAdded) {
    State s = two_generals();
    morale(s, Side::Vendeen) = 2;
    start(s);
    play(s, {roll(3, 4)});  // 6 against 7
    EXPECT_EQ(s.initiative, Side::Vendeen);
    s = two_generals();
    morale(s, Side::Republican) = -2;
    start(s);
    play(s, {roll(3, 4)});  // 4 against 5
    EXPECT_EQ(s.initiative, Side::Vendeen);
    s = two_generals();
    morale(s, Side::Vendeen) = -1;
    morale(s, Side::Republican) = 1;
    start(s);
    play(s, {roll(1, 4)});  // 5 against 4
    EXPECT_EQ(s.initiative, Side::Republican);
}

TEST(Rule_2_3, ATieIsRolledAgain) {
    State s = started(two_generals());
    play(s, {roll(2, 4)});  // 5 each
    EXPECT_FALSE(told(Fact::InitiativeWon));
    ASSERT_EQ(dice_asked(s), 2);
    play(s, {roll(4, 6)});  // 7 each
    ASSERT_EQ(dice_asked(s), 2);
    play(s, {roll(1, 6)});
    EXPECT_EQ(s.initiative, Side::Vendeen);
}

TEST(Rule_2_3, OnlyGeneralsOnTheMapCount) {  // F-13
    State s = two_generals();
    set_post(s, "Bonchamps", Post::LightWound);  // 3
    start(s);
    play(s, {roll(3, 4)});  // 6 against 5
    EXPECT_EQ(s.initiative, Side::Republican);
    s = before(Phase::Initiative);  // nobody at all
    put(s, "NAN", Force::Nantes, 3);
    put(s, "CHO", Force::Anjou, 3);
    start(s);
    play(s, {roll(3, 4)});
    EXPECT_EQ(s.initiative, Side::Vendeen);
}

TEST(Rule_2_3, TheWinnerSeizesTheOpportunityOrYieldsIt) {
    State s = started(two_generals());
    play(s, {roll(6, 1)});
    EXPECT_TRUE(legal(s, kSeize));
    EXPECT_TRUE(legal(s, kYield));
    State other = s;
    play(s, {kSeize});
    EXPECT_TRUE(asks(s, Business::Operations, Side::Republican));
    play(other, {kYield});
    EXPECT_TRUE(asks(other, Business::Operations, Side::Vendeen));
    EXPECT_EQ(other.initiative, Side::Republican) << "he has still won it";
}

TEST(Rule_2_3, YieldingIsNoPass) {  // F-61
    State s = started(two_generals());
    play(s, {roll(6, 1), kYield, pass()});
    EXPECT_TRUE(asks(s, Business::Operations, Side::Republican));
}

}  // namespace
}  // namespace levee::fgfk::testing
