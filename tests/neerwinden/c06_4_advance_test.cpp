#include <gtest/gtest.h>

#include "neerwinden/support/told.h"

namespace levee::neerwinden::testing {
namespace {

Position field() {
    forget();
    Position p;
    p.order("Egalite", Order::Offensive).order("Valence", Order::Offensive);
    p.order("Miranda", Order::Offensive);
    for (const std::string_view key : {"Charles", "Colloredo", "Clairfayt", "Wurtemberg"})
        p.order(key, Order::Manoeuvre);
    return p;
}

// Guns without escort in 0312 are assaulted: no dice, the hex is empty at once.
State overrun(Position p, std::string_view formation, std::string_view leader,
              std::initializer_list<std::string_view> before = {}) {
    State s = p.put("Artillerie Charles", "0312", S).combat(formation);
    say(s, {"assault 0312"});
    for (const std::string_view line : before) say(s, {line});
    apply(s, head(leader));
    return s;
}

TEST(Rule_6_4, TheHeadMustAdvance) {
    State s = overrun(field().put("Dietmann 1", "0313", N), "Egalite", "Dietmann 1");
    EXPECT_EQ(where(s, "Dietmann 1"), "0312");
    EXPECT_FALSE(offers_verb(s, Verb::Decline));
}

TEST(Rule_6_4, NobodyAdvancesWhileTheHexIsHeld) {
    State s = field().put("Dietmann 1", "0313", N).put("Davidovich", "0312", S).combat("Egalite");
    say(s, {"assault 0312", "head \"Dietmann 1\"", "roll 5 6"});  // 9: 1D, 1D
    EXPECT_EQ(where(s, "Dietmann 1"), "0313");
    EXPECT_EQ(where(s, "Davidovich"), "0312");
}

TEST(Rule_6_4, ItMayTurnByOneSide) {
    State s = overrun(field().put("Dietmann 1", "0412", NW), "Egalite", "Dietmann 1");
    ASSERT_TRUE(offers_verb(s, Verb::Face));
    for (const Direction d : {SW, NW, N}) EXPECT_TRUE(legal(s, face(d)));
    for (const Direction d : {NE, SE, S}) EXPECT_FALSE(legal(s, face(d)));
}

// Miranda's weak brigades (2 SS each) stand around 0312.
Position light_brigades() {
    Position p = field();
    p.put("Miaczinski 1", "0313", N)
        .put("Miaczinski 2", "0412", NW)
        .put("Champmorin 2", "0212", NE);
    return p;
}

TEST(Rule_6_4, AnotherUnitMayFollowIfItCanStack) {
    State s = overrun(light_brigades(), "Miranda", "Miaczinski 1");
    if (asks(s) == Business::Facing) say(s, {"face N"});
    ASSERT_TRUE(offers_verb(s, Verb::Advance)) << choices(s);
    EXPECT_EQ(refused(s, "advance \"Miaczinski 2\""), "");
    EXPECT_EQ(refused(s, "advance \"Champmorin 2\""), "");
    EXPECT_EQ(refused(s, "decline"), "");
    State alone = s;
    say(alone, {"decline"});
    EXPECT_EQ(where(alone, "Miaczinski 2"), "0412");
    say(s, {"advance \"Miaczinski 2\""});
    EXPECT_EQ(where(s, "Miaczinski 2"), "0312");
    EXPECT_EQ(facing(s, "Miaczinski 2"), facing(s, "Miaczinski 1"));  // 1.3
    EXPECT_FALSE(legal(s, said("advance \"Champmorin 2\"")));         // never a third
}

TEST(Rule_6_4, NotIfItCannotStack) {
    State s = overrun(field().put("Dietmann 1", "0313", N).put("Dampierre 1", "0412", NW),
                      "Egalite", "Dietmann 1");
    EXPECT_FALSE(offers_verb(s, Verb::Advance));
    if (asks(s) == Business::Facing) say(s, {"face N"});
    EXPECT_FALSE(offers_verb(s, Verb::Advance));
    EXPECT_EQ(where(s, "Dampierre 1"), "0412");
}

TEST(Rule_6_4, OnlyUnitsThatTookPartFollow) {
    State s = overrun(light_brigades(), "Miranda", "Miaczinski 1", {"without \"Champmorin 2\""});
    if (asks(s) == Business::Facing) say(s, {"face N"});
    EXPECT_FALSE(legal(s, said("advance \"Champmorin 2\"")));
    EXPECT_TRUE(legal(s, said("advance \"Miaczinski 2\"")));
}

TEST(Rule_6_4, ChargersComeFirst) {
    State s = overrun(light_brigades(), "Miranda", "Miaczinski 1",
                      {"bayonet \"Miaczinski 1\"", "bayonet \"Champmorin 2\""});
    if (asks(s) == Business::Facing) say(s, {"face N"});
    EXPECT_EQ(refused(s, "advance \"Miaczinski 2\""), "6.4");
    EXPECT_EQ(refused(s, "advance \"Champmorin 2\""), "");
}

TEST(Rule_6_4, IfTheHeadIsGoneAnotherMayAdvance) {
    // Miaczinski 1 (level 2) leads with the bayonet, routs by it and is out (N-57).
    Position p = light_brigades();
    p.put("Miaczinski 1", "0313", N, Level::Disorganised2);
    State s = overrun(p, "Miranda", "Miaczinski 1", {"bayonet \"Miaczinski 1\""});
    if (asks(s) == Business::Facing) say(s, {"face N"});
    EXPECT_EQ(level_name(s, "Miaczinski 1"), "routed");
    EXPECT_EQ(where(s, "Miaczinski 1"), "0314");
    ASSERT_TRUE(offers_verb(s, Verb::Advance)) << choices(s);
    EXPECT_EQ(refused(s, "advance \"Miaczinski 1\""), "6.4");
    EXPECT_EQ(refused(s, "decline"), "");  // may, not must
    say(s, {"advance \"Miaczinski 2\""});
    EXPECT_EQ(where(s, "Miaczinski 2"), "0312");
}

TEST(Rule_6_4, ACommanderMayGoAlong) {
    const State s = overrun(field().put("Dietmann 1", "0313", N).put("Égalité", "0313"), "Egalite",
                            "Dietmann 1");
    State at_end = s;
    for (int i = 0; i < 3 && awaits_dice(at_end); ++i) say(at_end, {"roll 1 1"});
    ASSERT_TRUE(offers_verb(at_end, Verb::Accompany)) << choices(at_end);
    State stays = at_end;
    say(stays, {"stay Égalité"});
    EXPECT_EQ(where_is(stays, "Égalité"), "0313");
    say(at_end, {"accompany Égalité"});
    EXPECT_EQ(where_is(at_end, "Égalité"), "0312");
}

TEST(Rule_6_4, AnAdvanceTakesControl) {
    // The guns hold Neerwinden, 1707.
    State s =
        field().put("Artillerie Charles", "1707", S).put("Dietmann 1", "1708", N).combat("Egalite");
    say(s, {"assault 1707", "head \"Dietmann 1\""});
    EXPECT_EQ(where(s, "Dietmann 1"), "1707");
    EXPECT_EQ(int{s.vp}, 2);  // the guns' one step, the blue star
}

TEST(Rule_6_4, NobodyAdvancesAfterFire) {
    State s = field()
                  .put("Dietmann 1", "0313", N)
                  .put("Artillerie Charles", "0312", S)
                  .losses("Artillerie Charles", 0)
                  .put("Dampierre 1", "0412", NW)
                  .put("Dampierre 2", "0212", NE)
                  .combat("Egalite");
    say(s, {"fire infantry 0312", "resolve", "roll 6 6"});  // 11 SS: 3DR*
    ASSERT_EQ(final_told(), 12);
    EXPECT_EQ(where(s, "Artillerie Charles"), "destroyed");
    EXPECT_EQ(where(s, "Dietmann 1"), "0313");
    EXPECT_FALSE(offers_verb(s, Verb::Advance));
}

}  // namespace
}  // namespace levee::neerwinden::testing
