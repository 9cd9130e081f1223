#include <gtest/gtest.h>

#include "for_god_and_king/support/combat.h"

namespace levee::fgfk::testing {
namespace {

TEST(Rule_3_5, StacksAreUnlimited) {
    State s = quiet(kBlue);
    put(s, "NUE", Force::Saumur, 20);
    put(s, "VIH", Force::Saumur, 30);
    for (const char* name : {"Menou", "Rossignol", "Ronsin", "Santerre"}) put(s, "VIH", name);
    enter(s, "NUE", "VIH");
    EXPECT_TRUE(legal(s, halt()));
    EXPECT_EQ(all_points(s, "VIH", kBlue), 50);
}

// ------------------------------------------------------------------ Republican armies

// Saumur sets off from Nueil; others are in Vihiers.
State towards_others(Force others, int dice = 12) {
    State s = quiet(kBlue, 7);
    s.mayencais_with = Army::Saumur;
    put(s, "NUE", Force::Saumur, 4);
    put(s, "NUE", "Menou");
    put(s, "VIH", others, 3);
    set_off(s, "NUE", dice);
    return s;
}

TEST(Rule_3_5, RepublicanArmiesDoNotStopTogether) {
    for (const Force others : {Force::Nantes, Force::LaRochelle}) {
        State s = towards_others(others);
        apply(s, to("VIH"));
        EXPECT_EQ(refused_by(s, halt()), "3.5");
    }
}

// Errata
TEST(Rule_3_5, TheyMayPassThrough) {
    State s = towards_others(Force::Nantes);
    play(s, {to("VIH"), to("COR"), halt()});
    EXPECT_EQ(points(s, "COR", Force::Saumur), 4);
    EXPECT_EQ(points(s, "VIH", Force::Nantes), 3);
}

TEST(Rule_3_5, AStepWithoutAWayOnIsRefused) {
    State s = quiet(kBlue);
    put(s, "GEN", Force::Saumur, 4);
    put(s, "MTG", Force::Nantes, 3);
    set_off(s, "GEN");  // two points, just enough for Martigné
    EXPECT_EQ(refused_by(s, to("MTG")), "3.5");
}

TEST(Rule_3_5, GeneralsAreCountersToo) {
    State s = quiet(kBlue);
    put(s, "GEN", Force::Saumur, 4);
    put(s, "MTG", "Canclaux");
    set_off(s, "GEN");
    EXPECT_EQ(refused_by(s, to("MTG")), "3.5");
}

TEST(Rule_3_5, NothingIsDroppedAmongAnotherArmy) {
    State s = towards_others(Force::Nantes);
    apply(s, to("VIH"));
    EXPECT_EQ(refused_by(s, drop(Force::Saumur, 1)), "3.5");
    EXPECT_EQ(refused_by(s, pick_up(Force::Nantes, 1)), "3.2");
}

TEST(Rule_3_5, MayencaisMixWithTheArmyTheyReinforce) {
    State s = towards_others(Force::Mayencais);
    apply(s, to("VIH"));
    EXPECT_TRUE(legal(s, halt()));
}

TEST(Rule_3_5, MayencaisMixWithNoOtherArmy) {
    State s = quiet(kBlue, 7);
    s.mayencais_with = Army::Nantes;
    put(s, "NUE", Force::Saumur, 4);
    put(s, "NUE", "Menou");
    put(s, "VIH", Force::Mayencais, 3);
    enter(s, "NUE", "VIH", 12);
    EXPECT_EQ(refused_by(s, halt()), "3.5");
}

TEST(Rule_E13, TheArmyOfTheWestStacksFreely) {
    for (const Force others : {Force::Nantes, Force::LaRochelle, Force::Mayencais}) {
        State s = quiet(kBlue, 8);
        s.west = true;
        s.mayencais_with = Army::LaRochelle;
        put(s, "NUE", Force::Saumur, 4);
        put(s, "NUE", "Menou");
        put(s, "VIH", others, 3);
        enter(s, "NUE", "VIH", 12);
        EXPECT_TRUE(legal(s, halt()));
    }
}

TEST(Rule_3_5, ARetreatMayThrowArmiesTogether) {
    State s = quiet(kBlue);
    put(s, "NUE", Force::Saumur, 8);
    put(s, "VIH", Force::Anjou, 8);
    enter(s, "NUE", "VIH");
    put(s, "NUE", Force::Nantes, 2);
    fight(s, 3, 4);  // AR1-20
    finish(s);
    EXPECT_EQ(points(s, "NUE", Force::Saumur), 6);
    EXPECT_EQ(points(s, "NUE", Force::Nantes), 2);
    ASSERT_TRUE(legal(s, activate("NUE")));
    apply(s, activate("NUE"));
    EXPECT_EQ(refused_by(s, halt()), "3.5");  // they separate as soon as possible
}

// F-27: thrown together by a retreat, the first to be activated has to go.
TEST(Rule_3_5, ArmiesThrownTogetherSeparate) {
    State s = quiet(kBlue);
    put(s, "NUE", Force::Saumur, 4);
    put(s, "NUE", Force::Nantes, 3);
    put(s, "NUE", "Menou");
    play(s, {activate("NUE"), take("Menou"), take(Force::Saumur, 4)});
    EXPECT_EQ(refused_by(s, take(Force::Nantes, 3)), "3.5");
    play(s, {go(), roll(3, 4)});
    EXPECT_EQ(refused_by(s, halt()), "3.5");
    apply(s, to("DOU"));
    EXPECT_TRUE(legal(s, halt()));
}

// ------------------------------------------------------------------ Loroux, Anjou, Centre

// May the first stop where the second is?
bool stop_together(Force first, Force second, const char* general_there = nullptr,
                   Force third = Force::Emigres) {
    State s = quiet(kWhite);
    put(s, "CLI", first, 2);
    put(s, "VAL", second, 2);
    if (third != Force::Emigres) put(s, "VAL", third, 2);
    if (general_there != nullptr) put(s, "VAL", general_there);
    set_off(s, "CLI");
    if (!legal(s, to("VAL"))) {
        EXPECT_EQ(refused_by(s, to("VAL")), "3.5");
        return false;
    }
    apply(s, to("VAL"));
    return !awaits_fate(s) && legal(s, halt());
}

TEST(Rule_3_5, LorouxStacksWithBasPoitouAndWithAnjou) {
    EXPECT_TRUE(stop_together(Force::Loroux, Force::BasPoitou));
    EXPECT_TRUE(stop_together(Force::BasPoitou, Force::Loroux));
    EXPECT_TRUE(stop_together(Force::Loroux, Force::Anjou));
    EXPECT_TRUE(stop_together(Force::Anjou, Force::Loroux));
}

TEST(Rule_3_5, LorouxStacksWithCentreOnlyBesideAnjou) {
    EXPECT_FALSE(stop_together(Force::Loroux, Force::Centre));
    EXPECT_FALSE(stop_together(Force::Centre, Force::Loroux));
    EXPECT_TRUE(stop_together(Force::Loroux, Force::Centre, nullptr, Force::Anjou));
    EXPECT_TRUE(stop_together(Force::Centre, Force::Loroux, nullptr, Force::Anjou));
}

TEST(Rule_3_5, AnjouAndCentreMix) {
    EXPECT_TRUE(stop_together(Force::Anjou, Force::Centre));
    EXPECT_TRUE(stop_together(Force::Centre, Force::Anjou));
    EXPECT_TRUE(stop_together(Force::Chouans, Force::Centre));
}

TEST(Rule_3_5, LorouxDoesNotStackWithLaCatheliniere) {
    EXPECT_FALSE(stop_together(Force::Loroux, Force::BasPoitou, "LaCatheliniere"));
    EXPECT_TRUE(stop_together(Force::Loroux, Force::BasPoitou, "Charette"));
}

// F-68: the Anjou counters have gone; Centre and Loroux part when one of them is activated.
TEST(Rule_3_5, LorouxAndCentrePartWhenAnjouHasGone) {
    State s = quiet(kWhite);
    put(s, "VAL", Force::Loroux, 2);
    put(s, "VAL", Force::Centre, 2);
    apply(s, activate("VAL"));
    apply(s, take(Force::Loroux, 2));
    EXPECT_EQ(refused_by(s, take(Force::Centre, 2)), "3.5");
    apply(s, go());
    EXPECT_EQ(refused_by(s, halt()), "3.5");
    EXPECT_TRUE(legal(s, to("CLI")));
}

// ------------------------------------------------------------------ La Cathelinière

TEST(Rule_3_5, LaCatheliniereStopsWithNoOtherGeneral) {
    State s = quiet(kWhite);
    put(s, "MAC", Force::BasPoitou, 3);
    put(s, "MAC", "LaCatheliniere");
    put(s, "CHA", "Charette");
    enter(s, "MAC", "CHA");
    EXPECT_EQ(refused_by(s, halt()), "3.5");
    play(s, {to("GIL"), halt()});  // passing is allowed (F-68)
    EXPECT_EQ(where_is(s, "LaCatheliniere"), "GIL");
}

TEST(Rule_3_5, NoOtherGeneralStopsWithHim) {
    State s = quiet(kWhite);
    put(s, "MAC", Force::BasPoitou, 3);
    put(s, "MAC", "Charette");
    put(s, "CHA", "LaCatheliniere");
    enter(s, "MAC", "CHA");
    EXPECT_EQ(refused_by(s, halt()), "3.5");
    EXPECT_EQ(refused_by(s, pick_up("LaCatheliniere")), "3.5");
}

TEST(Rule_3_5, HeStacksWithPointsOfBasPoitou) {
    State s = quiet(kWhite);
    put(s, "MAC", Force::BasPoitou, 3);
    put(s, "MAC", "LaCatheliniere");
    put(s, "CHA", Force::BasPoitou, 3);
    enter(s, "MAC", "CHA");
    EXPECT_TRUE(legal(s, halt()));
}

// ------------------------------------------------------------------ Bas-Poitou and the others

TEST(Rule_3_5, AnjouAndCentreNeverEnterWhereBasPoitouIs) {
    for (const Force force : {Force::Anjou, Force::Centre, Force::Chouans}) {
        State s = quiet(kWhite);
        put(s, "MTA", force, 3);
        put(s, "ROC", Force::BasPoitou, 1);
        set_off(s, "MTA");
        EXPECT_EQ(refused_by(s, to("ROC")), "3.5");
    }
    State s = quiet(kWhite);
    put(s, "MTA", Force::Anjou, 3);
    put(s, "MTA", "Bonchamps");
    put(s, "ROC", "Joly");
    set_off(s, "MTA", 12);
    EXPECT_EQ(refused_by(s, to("ROC")), "3.5");  // not even to pass
}

// Bas-Poitou in Rocheservière with these generals, Centre in Montaigu.
State at_rocheserviere(std::initializer_list<const char*> generals, Force others = Force::Centre) {
    State s = quiet(kWhite);
    put(s, "ROC", Force::BasPoitou, 3);
    for (const char* name : generals) put(s, "ROC", name);
    put(s, "MTA", others, 2);
    set_off(s, "ROC", 12);
    return s;
}

TEST(Rule_3_5, CharetteEntersOnAFiveOrASix) {
    for (const Force others : {Force::Centre, Force::Anjou})
        for (const int die : {5, 6}) {
            State s = at_rocheserviere({"Charette"}, others);
            const int before = half_left(s);
            apply(s, to("MTA"));
            ASSERT_TRUE(awaits_fate(s));
            apply(s, roll(die));
            EXPECT_EQ(where_is(s, "Charette"), "MTA");
            EXPECT_EQ(points(s, "MTA", Force::BasPoitou), 3);
            EXPECT_EQ(half_left(s), before - 2);
            EXPECT_TRUE(legal(s, halt()));
        }
}

TEST(Rule_3_5, OnLessHeStaysAndSpendsNothing) {
    for (const int die : {1, 2, 3, 4}) {
        State s = at_rocheserviere({"Charette"});
        const int before = half_left(s);
        play(s, {to("MTA"), roll(die)});
        EXPECT_EQ(where_is(s, "Charette"), "ROC") << die;
        EXPECT_EQ(half_left(s), before);
        EXPECT_TRUE(told(Fact::Refused));
        EXPECT_TRUE(legal(s, to("LEG")));  // moves on as he likes
        EXPECT_TRUE(legal(s, halt()));
    }
}

TEST(Rule_3_5, OneAttemptForAGeneralAndPhase) {
    State s = at_rocheserviere({"Charette"});
    play(s, {to("MTA"), roll(4)});
    EXPECT_EQ(refused_by(s, to("MTA")), "3.5");
}

TEST(Rule_3_5, JolyHasAnAttemptOfHisOwn) {
    State s = at_rocheserviere({"Charette", "Joly"});
    play(s, {to("MTA"), roll(1)});
    ASSERT_TRUE(legal(s, to("MTA")));
    play(s, {to("MTA"), roll(5)});
    EXPECT_EQ(where_is(s, "Joly"), "MTA");
    s = at_rocheserviere({"Joly"});
    play(s, {to("MTA"), roll(6)});
    EXPECT_EQ(where_is(s, "Joly"), "MTA");
}

// F-26: success is for that entry only.
TEST(Rule_3_5, ASuccessIsUsedUp) {
    State s = at_rocheserviere({"Charette"});
    put(s, "FUL", Force::Centre, 1);
    play(s, {to("MTA"), roll(5)});
    EXPECT_EQ(refused_by(s, to("FUL")), "3.5");
}

TEST(Rule_3_5, OtherStacksOfBasPoitouDoNotEnter) {
    EXPECT_EQ(refused_by(at_rocheserviere({}), to("MTA")), "3.5");
    EXPECT_EQ(refused_by(at_rocheserviere({"LaCatheliniere"}), to("MTA")), "3.5");
}

TEST(Rule_3_5, OneDieIsRolled) {
    State s = at_rocheserviere({"Charette"});
    apply(s, to("MTA"));
    EXPECT_FALSE(legal(s, roll(5, 5)));
}

TEST(Rule_3_5, BasPoitouDoesNotMarchInOneGroupWithTheOthers) {
    State s = quiet(kWhite);
    put(s, "MTA", Force::BasPoitou, 3);
    put(s, "MTA", "Charette");
    put(s, "MTA", Force::Centre, 3);
    play(s, {activate("MTA"), take("Charette"), take(Force::BasPoitou, 3)});
    EXPECT_EQ(refused_by(s, take(Force::Centre, 3)), "3.5");
}

}  // namespace
}  // namespace levee::fgfk::testing
