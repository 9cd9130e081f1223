#include <gtest/gtest.h>

#include "neerwinden/support/told.h"

namespace levee::neerwinden::testing {
namespace {

// Égalité manoeuvres; Keim is far away. Rows run to the west: the French edge lies beyond row 15.
Position field() {
    forget();
    Position p;
    p.order("Egalite", Order::Manoeuvre).put("Égalité", "1112").put("Keim", "2501", S);
    return p;
}

// The unit fails its rally and is about to flee (or has, where there was no choice).
State fleeing(Position p, std::string_view who = "Dampierre 1",
              std::string_view formation = "Egalite") {
    State s = p.movement(formation);
    say(s, {"rally \"" + std::string{who} + "\"", "roll 6 6"});
    return s;
}
std::string flee(std::string_view hex) { return "flee " + std::string{hex}; }

Position routed_at(std::string_view hex, std::string_view who = "Dampierre 1") {
    Position p = field();
    p.put(who, hex, N, Level::Routed);
    return p;
}

// ------------------------------------------------------------------ how far, where to

TEST(Rule_5_5, FootFleesThreeHexes) {
    EXPECT_EQ(where(fleeing(routed_at("0309")), "Dampierre 1"), "0312");
}

TEST(Rule_5_5, GunsFleeThreeHexes) {
    EXPECT_EQ(where(fleeing(routed_at("0309", "Artillerie Égalité 1"), "Artillerie Égalité 1"),
                    "Artillerie Égalité 1"),
              "0312");
}

TEST(Rule_5_5, CavalryFleesFourHexes) {
    EXPECT_EQ(where(fleeing(routed_at("0309", "Cavalerie Égalité"), "Cavalerie Égalité"),
                    "Cavalerie Égalité"),
              "0313");
}

TEST(Rule_5_5, TheAustriansFleeEast) {
    forget();
    Position p;
    p.order("Charles", Order::Manoeuvre).put("Charles", "0712").put("Lamarche 1", "2515", N);
    // An even column lies lower: north is its only direct way east.
    p.put("Grüber", "0405", N, Level::Routed);
    EXPECT_EQ(where(fleeing(p, "Grüber", "Charles"), "Grüber"), "0402");
}

TEST(Rule_5_5, TheMostDirectWay) {
    // From an even column three hexes are one row nearer, from an odd one only the one due west.
    State s = fleeing(routed_at("0211"));
    for (const std::string_view next : {"0212", "0112", "0312"})
        EXPECT_EQ(refused(s, flee(next)), "") << next;
    for (const std::string_view next : {"0111", "0311", "0210", "0213", "off"})
        EXPECT_EQ(refused(s, flee(next)), "5.5") << next;
    say(s, {"flee 0312"});
    EXPECT_EQ(where(s, "Dampierre 1"), "0314");
}

TEST(Rule_5_5, ItRemainsRoutedAndLosesNothing) {
    const State s = fleeing(routed_at("0309"));
    EXPECT_EQ(level_name(s, "Dampierre 1"), "routed");
    EXPECT_EQ(losses(s, "Dampierre 1"), 0);
    EXPECT_EQ(int{s.vp}, 0);
}

TEST(Rule_5_5, ARiverBarsTheWay) {
    // N-74: 0706 has the Gette behind it; the bridge of Orsmael leads over, 0805 to 0806.
    State s = fleeing(routed_at("0706"));
    while (asks(s) == Business::RoutMove) {
        EXPECT_EQ(where(s, "Dampierre 1"), "0806");
        say(s, {"flee 0807"});
    }
    EXPECT_EQ(where(s, "Dampierre 1"), "0807");
}

// ------------------------------------------------------------------ zones and enemies

TEST(Rule_5_5, EnemyZonesAreAvoided) {
    // Grüber in 0314 looks north: 0313, 0213 and 0413 are his.
    State s = fleeing(routed_at("0312").put("Grüber", "0314", N));
    EXPECT_EQ(refused(s, "flee 0313"), "5.5");
    EXPECT_EQ(refused(s, "flee 0212"), "");
    EXPECT_EQ(refused(s, "flee 0412"), "");
    EXPECT_EQ(losses(s, "Dampierre 1"), 0);
}

TEST(Rule_5_5, EnemiesBarTheWayEvenWithoutAZone) {
    State s = fleeing(routed_at("0312").put("Grüber", "0313", S));
    EXPECT_EQ(refused(s, "flee 0313"), "5.5");
    EXPECT_EQ(refused(s, "flee 0412"), "");
}

TEST(Rule_5_5, WithoutAFreeWayItStopsInTheFirstZoneAndLosesAStep) {
    // N-75: Grüber in 0311 looks south, Schwarzenberg in 0313 north: every way out is a zone.
    State s = fleeing(routed_at("0312").put("Grüber", "0311", S).put("Schwarzenberg", "0313", N));
    ASSERT_EQ(asks(s), Business::RoutMove);
    say(s, {"flee 0212"});
    EXPECT_EQ(where(s, "Dampierre 1"), "0212");
    EXPECT_EQ(losses(s, "Dampierre 1"), 1);
    EXPECT_EQ(int{s.vp}, -1);
    EXPECT_NE(asks(s), Business::RoutMove);
}

TEST(Rule_5_5, WithNoHexAtAllItStaysAndLosesAStep) {
    State s = fleeing(routed_at("0312")
                          .put("Grüber", "0311", N)
                          .put("Schwarzenberg", "0411", N)
                          .put("Kinsky", "0412", S)
                          .put("Lilien", "0313", S)
                          .put("Davidovich", "0212", S)
                          .put("Sztáray", "0211", N));
    EXPECT_EQ(where(s, "Dampierre 1"), "0312");
    EXPECT_EQ(losses(s, "Dampierre 1"), 1);
    EXPECT_EQ(int{s.vp}, -1);
}

// ------------------------------------------------------------------ friends in the way

TEST(Rule_5_5, EveryFriendCrossedDropsALevel) {
    State s = fleeing(routed_at("0309").put("Dietmann 1", "0310", N).put("Leveneur 1", "0311", N));
    EXPECT_EQ(where(s, "Dampierre 1"), "0312");
    EXPECT_EQ(level_name(s, "Dietmann 1"), "1");
    EXPECT_EQ(level_name(s, "Leveneur 1"), "1");  // whatever its formation
}

TEST(Rule_5_5, BothUnitsOfAHexAreCrossed) {
    State s = fleeing(
        routed_at("0309").put("Dietmann 1", "0310", N).put("Artillerie Égalité 1", "0310", N));
    EXPECT_EQ(level_name(s, "Dietmann 1"), "1");
    EXPECT_EQ(level_name(s, "Artillerie Égalité 1"), "1");
}

TEST(Rule_5_5, FriendsBesideTheWayAreNot) {
    State s = fleeing(routed_at("0309").put("Dietmann 1", "0410", N));
    EXPECT_EQ(level_name(s, "Dietmann 1"), "good");
}

TEST(Rule_5_5, AFriendJoinedInTheLastHexDropsALevelToo) {
    State s = fleeing(routed_at("0309").put("Artillerie Égalité 1", "0312", N));
    EXPECT_EQ(where(s, "Dampierre 1"), "0312");
    EXPECT_EQ(level_name(s, "Artillerie Égalité 1"), "1");
}

TEST(Rule_5_5, WhereItCannotStackItGoesOn) {
    State s = fleeing(routed_at("0309").put("Dietmann 1", "0312", N).put("Leveneur 1", "0313", N));
    EXPECT_EQ(where(s, "Dampierre 1"), "0314");  // five hexes
    EXPECT_EQ(level_name(s, "Dietmann 1"), "1");
    EXPECT_EQ(level_name(s, "Leveneur 1"), "1");
}

TEST(Rule_5_5, AFriendWhoRoutsByItFallsBackOneHex) {
    State s = fleeing(routed_at("0309").put("Dietmann 1", "0310", N, Level::Disorganised2));
    EXPECT_EQ(level_name(s, "Dietmann 1"), "routed");
    EXPECT_EQ(where(s, "Dietmann 1"), "0311");
    EXPECT_EQ(losses(s, "Dietmann 1"), 0);
}

TEST(Rule_5_5, AFriendAlreadyRoutedIsNotTouched) {
    State s = fleeing(routed_at("0309").put("Leveneur 1", "0310", N, Level::Routed));
    EXPECT_EQ(where(s, "Dampierre 1"), "0312");
    EXPECT_EQ(where(s, "Leveneur 1"), "0310");
    EXPECT_EQ(losses(s, "Leveneur 1"), 0);
}

TEST(Rule_5_5, FlightCausesNoReactionAndIsNoOrdinaryMove) {
    // Past Grüber, who looks away: nobody is asked (N-79).
    State s = fleeing(routed_at("0309").put("Grüber", "0411", NE));
    EXPECT_EQ(where(s, "Dampierre 1"), "0312");
    EXPECT_EQ(refused(s, "march \"Dampierre 1\""), "5.5");
}

// ------------------------------------------------------------------ off the map and back

TEST(Rule_5_5, AUnitThatLeavesTheMapIsNotEliminated) {
    State s = fleeing(routed_at("0314"));
    EXPECT_EQ(where(s, "Dampierre 1"), "off the map");
    EXPECT_EQ(name(s.units[unit("Dampierre 1")].at), "0315");
    EXPECT_EQ(int{s.vp}, 0);
    EXPECT_EQ(losses(s, "Dampierre 1"), 0);
}

// Dampierre 1 left the map by 0315 some time ago.
Position beyond(Level level = Level::Routed, int since = 0) {
    Position p = field();
    p.turn_number(3);
    Unit& u = p.s.units[unit("Dampierre 1")];
    u.status = Status::Beyond;
    u.at = at("0315");
    u.level = level;
    u.since_turn = static_cast<std::uint8_t>(since);
    return p;
}

State rallied_beyond(Position p) {
    State s = p.movement("Egalite");
    say(s, {"rally \"Dampierre 1\"", "roll 3 3"});
    return s;
}

TEST(Rule_5_5, ItTestsForRallyBeyondTheEdge) {
    State s = beyond().movement("Egalite");
    ASSERT_EQ(refused(s, "rally \"Dampierre 1\""), "");
    State failed = s;
    say(failed, {"rally \"Dampierre 1\"", "roll 3 4"});  // morale 6
    EXPECT_EQ(where(failed, "Dampierre 1"), "off the map");
    EXPECT_EQ(level_name(failed, "Dampierre 1"), "routed");
    EXPECT_FALSE(offers_verb(failed, Verb::Enter));
    say(s, {"rally \"Dampierre 1\"", "roll 3 3"});
    EXPECT_EQ(level_name(s, "Dampierre 1"), "2");
}

TEST(Rule_5_5, RalliedItIsNonCommandedAndReturnsByTheSameHex) {
    State s = rallied_beyond(beyond().put("Égalité", "0314"));
    EXPECT_TRUE(has_no_command(s, "Dampierre 1"));  // even next to Égalité
    EXPECT_EQ(refused(s, "enter \"Dampierre 1\" 0215"), "5.5");
    EXPECT_EQ(refused(s, "enter \"Dampierre 1\" 0314"), "5.5");
    say(s, {"enter \"Dampierre 1\" 0315"});
    EXPECT_EQ(where(s, "Dampierre 1"), "0315");
    EXPECT_TRUE(has_no_command(s, "Dampierre 1"));
}

TEST(Rule_5_5, ItReturnsWithHalfItsMovement) {
    // (4 - 1) / 2, rounded up: 2, of which 0315 takes one.
    State s = rallied_beyond(beyond());
    say(s, {"enter \"Dampierre 1\" 0315", "to 0314"});
    EXPECT_FALSE(legal(s, to("0313")));
}

TEST(Rule_5_5, ItNeedNotReturnAtOnce) {
    State s = rallied_beyond(beyond());
    EXPECT_EQ(refused(s, "end movement"), "");
}

TEST(Rule_5_5, AnEnemyInTheHexOrNextToItKeepsItOut) {
    for (const std::string_view enemy : {"0315", "0314", "0415", "0215"}) {
        State s = rallied_beyond(beyond().put("Grüber", enemy, N));
        for (const std::string_view hex : {"0315", "0515", "0115"})
            EXPECT_EQ(refused(s, "enter \"Dampierre 1\" " + std::string{hex}), "5.5")
                << enemy << " " << hex;
    }
}

TEST(Rule_5_5, FromTheNextTurnWithinThreeHexesOfTheEdge) {
    // It rallied in turn 2, Grüber stands in the way.
    Position p = beyond(Level::Disorganised2, 2);
    p.put("Grüber", "0315", N);
    State s = p.movement("Egalite");
    EXPECT_EQ(refused(s, "enter \"Dampierre 1\" 0515"), "");
    EXPECT_EQ(refused(s, "enter \"Dampierre 1\" 0615"), "");  // three away
    EXPECT_EQ(refused(s, "enter \"Dampierre 1\" 0115"), "");
    EXPECT_EQ(refused(s, "enter \"Dampierre 1\" 0715"), "5.5");  // four
    EXPECT_EQ(refused(s, "enter \"Dampierre 1\" 0514"), "5.5");  // not on the edge
    EXPECT_EQ(refused(s, "enter \"Dampierre 1\" 0315"), "5.5");  // the enemy himself
}

TEST(Rule_5_5, WhileTheHexIsFreeOnlyThatHexWillDo) {
    State s = beyond(Level::Disorganised2, 2).movement("Egalite");
    EXPECT_EQ(refused(s, "enter \"Dampierre 1\" 0315"), "");
    EXPECT_EQ(refused(s, "enter \"Dampierre 1\" 0515"), "5.5");
}

TEST(Rule_5_5, AFullHexOfReturnCountsAsClosed) {
    // N-93.
    State today = rallied_beyond(beyond().put("Leveneur 1", "0315", N));
    EXPECT_EQ(refused(today, "enter \"Dampierre 1\" 0315"), "5.5");
    EXPECT_EQ(refused(today, "enter \"Dampierre 1\" 0515"), "5.5");
    State next = beyond(Level::Disorganised2, 2).put("Leveneur 1", "0315", N).movement("Egalite");
    EXPECT_EQ(refused(next, "enter \"Dampierre 1\" 0515"), "");
}

TEST(Rule_5_5, EncircledAfarItStaysAndLosesAStep) {
    // N-92: free neighbours, but every way to the edge is closed by the enemy.
    State s = fleeing(routed_at("0112")
                          .put("Grüber", "0114", S)
                          .put("Kinsky", "0214", S)
                          .put("Lilien", "0314", S)
                          .put("Davidovich", "0413", S)
                          .put("Sztáray", "0412", S)
                          .put("Schwarzenberg", "0411", S)
                          .put("Keim", "0311", N)
                          .put("Brentano", "0210", N)
                          .put("Wenckheim", "0110", N));
    EXPECT_EQ(where(s, "Dampierre 1"), "0112");
    EXPECT_EQ(losses(s, "Dampierre 1"), 1);
}

TEST(Rule_5_5, ACommanderWhoFledWithItComesBackWithIt) {
    // N-73, N-91.
    State s = fleeing(routed_at("0314").put("Égalité", "0314"));
    for (int i = 0; i < 3 && offers_verb(s, Verb::Accompany); ++i) say(s, {"accompany Égalité"});
    EXPECT_EQ(where(s, "Dampierre 1"), "off the map");
    EXPECT_EQ(where_is(s, "Égalité"), "off the map");
}

}  // namespace
}  // namespace levee::neerwinden::testing
