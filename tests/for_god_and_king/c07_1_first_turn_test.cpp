// Case 7.1: on the first turn the Vendéens stay at home.
#include <gtest/gtest.h>

#include "for_god_and_king/support/phases.h"

namespace levee::fgfk::testing {
namespace {

State ready(State s, std::string_view area) {
    play(s, {activate(area)});
    if (business(s) == Business::Gather && offered(s, take_all())) play(s, {take_all()});
    if (business(s) == Business::Gather) play(s, {go()});
    if (dice_asked(s) == 2) play(s, {roll(6, 6)});
    return s;
}
State at_beaupreau(int turn) {
    State s = operations(Side::Vendeen, turn);
    put(s, "BPR", Force::Anjou, 4);
    put(s, "BPR", "Bonchamps");
    put(s, "SAV", Force::Nantes, 1);
    return ready(s, "BPR");
}

TEST(Rule_7_1, NoVendeenLeavesTheZoneOfHisArmyOnTheFirstTurn) {
    const State s = at_beaupreau(1);
    EXPECT_TRUE(legal(s, to("FLO")));
    EXPECT_TRUE(legal(s, to("JAL")));
    EXPECT_EQ(refused_by(s, to("VAL")), "7.1") << "the Loroux";
}

TEST(Rule_7_1, LaterTheyMay) { EXPECT_TRUE(legal(at_beaupreau(2), to("VAL"))); }

TEST(Rule_7_1, LaGatineIsOutsideTheZone) {
    State s = operations(Side::Vendeen, 1);
    put(s, "CTL", Force::Anjou, 4);
    put(s, "SAV", Force::Nantes, 1);
    s = ready(s, "CTL");
    EXPECT_EQ(refused_by(s, to("BRE")), "7.1");
    EXPECT_EQ(refused_by(s, to("HER")), "7.1") << "the Centre";
    EXPECT_TRUE(legal(s, to("MAU")));
}

TEST(Rule_7_1, GeneralsStayTooAndSoDoTheOtherArmies) {
    State s = operations(Side::Vendeen, 1);
    put(s, "CHA", "Joly");
    put(s, "CLI", Force::Loroux, 2);
    put(s, "CTN", Force::Centre, 2);
    put(s, "SAV", Force::Nantes, 1);
    EXPECT_EQ(refused_by(ready(s, "CHA"), to("GIL")), "7.1");
    EXPECT_TRUE(legal(ready(s, "CHA"), to("MAC")));
    EXPECT_EQ(refused_by(ready(s, "CLI"), to("MTA")), "7.1");
    EXPECT_TRUE(legal(ready(s, "CLI"), to("VER")));
    EXPECT_EQ(refused_by(ready(s, "CTN"), to("SHE")), "7.1");
    EXPECT_TRUE(legal(ready(s, "CTN"), to("FUL")));
}

TEST(Rule_7_1, RepublicansAreNotBound) {
    State s = operations(Side::Republican, 1);
    put(s, "VIH", Force::Saumur, 2);
    put(s, "LEG", Force::BasPoitou, 1);
    s = ready(s, "VIH");
    EXPECT_TRUE(legal(s, to("COR")));
    EXPECT_TRUE(legal(s, to("NUE")));
}

// Republicans attack the Loroux in Vallet; Anjou hears the guns from Beaupréau.
State guns_in_vallet(int turn) {
    State s = operations(Side::Republican, turn);
    only_events(s, {});
    only_incident(s, Incident::T11);
    put(s, "VER", Force::Nantes, 4);
    put(s, "VAL", Force::Loroux, 3);
    put(s, "BPR", Force::Anjou, 3);
    put(s, "BPR", "Bonchamps");
    advance(s, "VER", "VAL");
    return s;
}

TEST(Rule_7_1, NoMarchToTheGunsOutOfTheZone) {  // F-06
    const State later = guns_in_vallet(2);
    EXPECT_TRUE(offered(later, Action::of(Verb::March, at("BPR"))));
    State s = guns_in_vallet(1);
    bool went = false;
    if (offered(s, Action::of(Verb::March, at("BPR")))) {
        play(s, {Action::of(Verb::March, at("BPR"))});
        if (offered(s, take_all())) went = true;
        if (offered(s, take(Force::Anjou, 1))) went = true;
    }
    EXPECT_FALSE(went);
}

// A Vendéen victory at Coron; the beaten Republicans run to Vihiers and on.
State rout_out_of_coron(int turn) {
    State s = operations(Side::Vendeen, turn);
    only_events(s, {});
    only_incident(s, Incident::T11);
    put(s, "COR", Force::Saumur, 1);
    put(s, "TRE", Force::Anjou, 9);
    put(s, "TRE", "Bonchamps");
    put(s, "SAV", Force::Nantes, 1);
    advance(s, "TRE", "COR");
    for (int i = 0; i < 40 && business(s) != Business::Pursuit; ++i) {
        if (awaits_fate(s))
            apply(s, dice_asked(s) == 2 ? roll(4, 5) : offers(s)[0]);
        else if (business(s) == Business::Combat || business(s) == Business::Guns ||
                 business(s) == Business::Losses || business(s) == Business::Retreat)
            apply(s, rules().assumed(s));
        else
            break;
    }
    return s;
}

TEST(Rule_7_1, NoPursuitOutOfTheZone) {  // F-06
    const auto can_pursue = [](const State& s) {
        for (const Action& a : offers(s))
            if (a.verb == Verb::Pursue) return true;
        return false;
    };
    State later = rout_out_of_coron(2);
    if (on_map(later, Force::Saumur) > 0) {
        EXPECT_TRUE(can_pursue(later));
    }
    State s = rout_out_of_coron(1);
    for (const Action& a : offers(s)) {
        if (a.verb == Verb::Pursue) {
            EXPECT_TRUE(zone_of(board(), s, Army::Anjou).has(a.area)) << board().card(a.area).key;
        }
    }
}

// Anjou is beaten in Champtoceaux, where the Loire is behind it.
TEST(Rule_7_1, ARetreatKeepsToTheZoneWhileItCan) {  // F-06
    State s = operations(Side::Republican, 1);
    only_events(s, {});
    only_incident(s, Incident::T11);
    put(s, "LOR", Force::Nantes, 12);
    put(s, "CTX", Force::Anjou, 4);
    put(s, "LEG", Force::BasPoitou, 1);
    attack(s, "LOR", "CTX", 3, 4);
    for (const AreaId area : board().map.all())
        if (s.points[area][index(Force::Anjou)] > 0) {
            EXPECT_TRUE(zone_of(board(), s, Army::Anjou).has(area)) << board().card(area).key;
        }
}

// Loroux is attacked out of both other areas of its zone, and never goes where attackers came from.
TEST(Rule_7_1, AndLeavesItIfItCannotDoOtherwise) {  // VV61
    State s = operations(Side::Republican, 1);
    only_events(s, {});
    only_incident(s, Incident::T11);
    put(s, "VAL", Force::Nantes, 6);
    put(s, "VER", Force::Nantes, 6);
    put(s, "VER", "Canclaux");
    put(s, "LOR", Force::Loroux, 4);
    put(s, "LEG", Force::BasPoitou, 1);
    advance(s, "VAL", "LOR");
    ASSERT_TRUE(asks(s, Business::Guns, Side::Republican));
    play(s, {Action::of(Verb::March, at("VER"))});
    if (offered(s, take_all())) play(s, {take_all()});
    if (business(s) == Business::Gather) play(s, {go()});
    if (dice_asked(s) == 1) play(s, {roll(1)});
    fight(s, 3, 3);
    ASSERT_GT(on_map(s, Force::Loroux), 0);
    EXPECT_GT(points(s, "CTX", Force::Loroux) + points(s, "FLO", Force::Loroux) +
                  points(s, "BPR", Force::Loroux),
              0)
        << "into the zone of Anjou";
}

}  // namespace
}  // namespace levee::fgfk::testing
