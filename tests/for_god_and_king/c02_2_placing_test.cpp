// Case 2.2: where reinforcements and returning generals come onto the map.
#include <gtest/gtest.h>

#include "for_god_and_king/support/phases.h"

namespace levee::fgfk::testing {
namespace {

State republicans() {
    State s = before(Phase::Republicans, 3);
    only_events(s, {});
    return s;
}
State vendeens() {
    State s = before(Phase::Vendeens, 3);
    only_events(s, {});
    return s;
}
// Where points of a force can go when the others stand as they do.
AreaSet open_to(State s, Force force) {
    to_place(s, force, 3);
    start(s);
    return places(s, force);
}
AreaSet open_to(State s, std::string_view name) {
    to_place(s, name);
    start(s);
    return places(s, name);
}
#define EXPECT_AREAS(set, ...)                                \
    do {                                                      \
        const AreaSet found = (set);                          \
        EXPECT_EQ(found, areas(__VA_ARGS__)) << names(found); \
    } while (false)

// ------------------------------------------------------------------ Republicans

TEST(Rule_2_2, RepublicansEnterAtTheBasesOfTheirArmy) {
    EXPECT_AREAS(open_to(republicans(), Force::Nantes), {"NAN", "PAI"});
    EXPECT_AREAS(open_to(republicans(), Force::Saumur), {"ANG", "SAU", "THO"});
    EXPECT_AREAS(open_to(republicans(), Force::LaRochelle), {"SAB", "LUC", "FON"});
}

TEST(Rule_2_2, OneBaseOrSeveral) {
    State s = republicans();
    to_place(s, Force::Saumur, 8);
    start(s);
    play(s, {place(Force::Saumur, 5, "SAU"), place(Force::Saumur, 2, "ANG"),
             place(Force::Saumur, 1, "THO")});
    EXPECT_EQ(points(s, "SAU", Force::Saumur), 5);
    EXPECT_EQ(points(s, "ANG", Force::Saumur), 2);
    EXPECT_EQ(points(s, "THO", Force::Saumur), 1);
    EXPECT_EQ(pool(s, Force::Saumur), 0);
}

TEST(Rule_2_2, BesideABaseThatTheEnemyOccupies) {  // VV61: though other bases are open
    State s = republicans();
    put(s, "THO", Force::Anjou, 2);
    EXPECT_AREAS(open_to(s, Force::Saumur), {"ANG", "SAU", "AIR", "ARG", "BRE", "MBE", "NUE"});
}

TEST(Rule_2_2, BesideItOnlyWhereNoVendeenPointsAre) {
    State s = republicans();
    put(s, "THO", Force::Anjou, 2);
    put(s, "NUE", Force::Anjou, 1);
    EXPECT_AREAS(open_to(s, Force::Saumur), {"ANG", "SAU", "AIR", "ARG", "BRE", "MBE"});
}

TEST(Rule_2_2, TwoOfThreeBasesLost) {  // VV61
    State s = republicans();
    put(s, "LUC", Force::Centre, 2);
    put(s, "FON", Force::Centre, 2);
    const AreaSet beside = (board().adjacent[at("LUC")] | board().adjacent[at("FON")]);
    EXPECT_AREAS(beside, {"CHM", "MAR", "MOU", "SHE", "SMH", "ABS", "CHT", "MAI"});
    EXPECT_AREAS(open_to(s, Force::LaRochelle),
                 {"SAB", "CHM", "MAR", "MOU", "SHE", "SMH", "ABS", "CHT", "MAI"});
}

TEST(Rule_2_2, TheFarBankIsNotBesideALostBase) {  // F-62: only over the bridge
    State s = republicans();
    put(s, "NAN", Force::Anjou, 2);
    EXPECT_AREAS(open_to(s, Force::Nantes), {"PAI", "OUD", "SEM", "PRO"});
}

TEST(Rule_2_2, ABaseWithAVendeenGeneralAloneIsNotOccupied) {
    State s = republicans();
    put(s, "SAU", "Stofflet");
    EXPECT_AREAS(open_to(s, Force::Saumur), {"ANG", "SAU", "THO"});
}

TEST(Rule_2_2, RepublicansMayBePlacedInAZoneOfControl) {
    State s = republicans();
    put(s, "MBE", Force::Anjou, 3);
    EXPECT_AREAS(open_to(s, Force::Saumur), {"ANG", "SAU", "THO"});
}

TEST(Rule_2_2, ReturningRepublicanGeneralsComeLikeReinforcements) {
    EXPECT_AREAS(open_to(republicans(), "Menou"), {"ANG", "SAU", "THO"});
    State s = republicans();
    put(s, "THO", Force::Anjou, 2);
    EXPECT_AREAS(open_to(s, "Menou"), {"ANG", "SAU", "AIR", "ARG", "BRE", "MBE", "NUE"});
}

TEST(Rule_2_2, AnotherArmyInABaseKeepsThemOut) {  // F-97, 3.5
    State s = republicans();
    put(s, "SAU", Force::Nantes, 1);
    EXPECT_AREAS(open_to(s, Force::Saumur), {"ANG", "THO"});
    s.west = true;
    EXPECT_AREAS(open_to(s, Force::Saumur), {"ANG", "SAU", "THO"});
}

TEST(Rule_2_2, RepublicansWithoutAnyPlaceWait) {  // F-09, F-106
    State s = republicans();
    for (const char* area : {"NAN", "PAI", "OUD", "SEM", "PRO", "PEL", "POR"})
        put(s, area, Force::Anjou, 1);
    to_place(s, Force::Nantes, 4);
    to_place(s, "Vergnes");
    start(s);
    EXPECT_EQ(pool(s, Force::Nantes), 4);
    EXPECT_EQ(on_map(s, Force::Nantes), 0);
    EXPECT_EQ(post(s, "Vergnes"), Post::Away);
    EXPECT_EQ(s.generals[general("Vergnes")].due, 4);
    EXPECT_EQ(rules().victory_points(s, Side::Republican), 0);
}

// ------------------------------------------------------------------ Vendéens

TEST(Rule_2_2, VendeensEnterInTheZoneOfTheirArmy) {
    EXPECT_AREAS(open_to(vendeens(), Force::Loroux), {"VER", "LOR", "VAL", "AIG", "CLI"});
    EXPECT_AREAS(open_to(vendeens(), Force::Centre),
                 {"ROY", "MTA", "TIF", "MOR", "HER", "FUL", "ESS", "CTN", "POU"});
    EXPECT_AREAS(open_to(vendeens(), Force::Anjou),
                 {"CTX", "FLO", "CLN", "CZX", "CML", "JAL", "BPR", "SMM", "TRE", "CHO", "COR",
                  "MAU", "CTL"});
    EXPECT_AREAS(open_to(vendeens(), Force::BasPoitou), {"BOU", "PSP", "MAC", "SPH", "BVR", "SJM",
                                                         "CHA", "LEG", "PAL", "ROC", "POI", "MOT"});
    EXPECT_EQ(open_to(vendeens(), Force::Chouans), open_to(vendeens(), Force::Anjou));
}

TEST(Rule_2_2, LaGatineIsOpenAfterE2) {
    State s = vendeens();
    s.gatine = true;
    const AreaSet gatine = areas({"BRE", "ARG", "CER", "MON", "BOI"});
    EXPECT_EQ(open_to(s, Force::Anjou), open_to(vendeens(), Force::Anjou) | gatine);
}

TEST(Rule_2_2, NeitherAmongRepublicanPointsNorUnderTheirControl) {
    State s = vendeens();
    put(s, "CHO", Force::Saumur, 1);  // in a zone, so it lies face up
    EXPECT_AREAS(open_to(s, Force::Anjou),
                 {"CTX", "FLO", "CLN", "CZX", "CML", "JAL", "BPR", "COR", "CTL"});
}

TEST(Rule_2_2, AnAreaWithRepublicanGeneralsOnlyIsFree) {
    State s = vendeens();
    put(s, "LOR", "Canclaux");
    EXPECT_AREAS(open_to(s, Force::Loroux), {"VER", "LOR", "VAL", "AIG", "CLI"});
}

TEST(Rule_2_2, TheGeneralsMakeRoomForThem) {  // 3.7
    State s = vendeens();
    put(s, "LOR", "Canclaux");
    to_place(s, Force::Loroux, 3);
    start(s);
    play(s, {place(Force::Loroux, 2, "LOR")});
    EXPECT_EQ(points(s, "LOR", Force::Loroux), 2);
    if (business(s) == Business::Displace) play(s, {offers(s)[0]});
    EXPECT_NE(where(s, "Canclaux"), at("LOR"));
    EXPECT_EQ(post(s, "Canclaux"), Post::OnMap);
}

TEST(Rule_2_2, GeneralsNeedNoPointsWhereTheyReturn) {  // F-08
    EXPECT_AREAS(open_to(vendeens(), "Lyrot"), {"VER", "LOR", "VAL", "AIG", "CLI"});
}

TEST(Rule_2_2, AlsoBesideOwnControl) {
    State s = vendeens();
    put(s, "LOR", Force::Loroux, 1);
    EXPECT_AREAS(open_to(s, Force::Loroux), {"VER", "LOR", "VAL", "AIG", "CLI"});
}

// One Republican point in Vertou closes the Loroux.
TEST(Rule_2_2, WithoutRoomInTheZoneBesideItInAnotherZone) {  // VV61, F-69
    State s = vendeens();
    put(s, "VER", Force::Nantes, 1);
    EXPECT_AREAS(open_to(s, Force::Loroux), {"CTX", "BPR", "SMM", "MTA", "TIF", "ROC", "SPH"});
    EXPECT_AREAS(open_to(s, "Lyrot"), {"CTX", "BPR", "SMM", "MTA", "TIF", "ROC", "SPH"});
}

TEST(Rule_2_2, OtherwiseBesideItOutsideTheZones) {
    State s = vendeens();
    for (const char* area : {"LOR", "CLI", "SMM", "ROC"}) put(s, area, Force::Nantes, 1);
    to_place(s, Force::Loroux, 3);
    start(s);
    EXPECT_EQ(points(s, "PRO", Force::Loroux), 3) << "the one area that is left";
}

TEST(Rule_2_2, OtherwiseThePointsAreLostAndGeneralsWait) {  // VV61, F-08
    State s = vendeens();
    for (const char* area : {"VER", "CTX", "SMM", "TIF", "ROC"}) put(s, area, Force::Nantes, 1);
    to_place(s, Force::Loroux, 3);
    to_place(s, "Lyrot");
    start(s);
    EXPECT_EQ(pool(s, Force::Loroux), 0);
    EXPECT_EQ(on_map(s, Force::Loroux), 0);
    EXPECT_TRUE(told(Fact::PointsLost));
    EXPECT_EQ(post(s, "Lyrot"), Post::Away);
    EXPECT_EQ(s.generals[general("Lyrot")].due, 4);
}

// Republicans outside the zones lie face down, and their control is asked for.
TEST(Rule_2_2, HiddenControlIsToldAtTheMomentOfPlacing) {  // F-96, 3.6
    State s = vendeens();
    put(s, "VIH", Force::Saumur, 1);
    to_place(s, Force::Anjou, 3);
    start(s);
    ASSERT_TRUE(places(s, Force::Anjou).has(at("COR")));
    play(s, {place(Force::Anjou, 2, "COR")});
    EXPECT_TRUE(told(Fact::Barred));
    EXPECT_EQ(pool(s, Force::Anjou), 3);
    EXPECT_EQ(points(s, "COR", Force::Anjou), 0);
    EXPECT_FALSE(places(s, Force::Anjou).has(at("COR"))) << "closed for the rest of the phase";
}

TEST(Rule_2_2, AHiddenGeneralDoesNotControl) {  // F-96
    State s = vendeens();
    put(s, "VIH", "Menou");
    to_place(s, Force::Anjou, 3);
    start(s);
    ASSERT_TRUE(places(s, Force::Anjou).has(at("COR")));
    play(s, {place(Force::Anjou, 2, "COR")});
    EXPECT_EQ(points(s, "COR", Force::Anjou), 2);
}

// ------------------------------------------------------------------ La Cathelinière's fifth

TEST(Rule_3_5, LaCatheliniereReceivesAFifthOfTheReinforcements) {  // F-03: rounded up
    for (const auto& [n, share] : {std::pair{5, 1}, {6, 2}, {10, 2}, {11, 3}}) {
        State s = vendeens();
        put(s, "MAC", "LaCatheliniere");
        to_place(s, Force::BasPoitou, n);
        start(s);
        int elsewhere = 0;
        while (offered(s, place(Force::BasPoitou, 1, "LEG"))) {
            play(s, {place(Force::BasPoitou, 1, "LEG")});
            ++elsewhere;
        }
        EXPECT_EQ(elsewhere, n - share) << n;
        EXPECT_TRUE(offered(s, place(Force::BasPoitou, 1, "MAC")));
    }
}

TEST(Rule_3_5, WhatHeHasAlreadyCounts) {
    State s = vendeens();
    put(s, "MAC", "LaCatheliniere");
    put(s, "MAC", Force::BasPoitou, 2);
    to_place(s, Force::BasPoitou, 8);
    start(s);
    EXPECT_EQ(refused_by(s, place(Force::BasPoitou, 10, "LEG")), "2.2");
    play(s, {place(Force::BasPoitou, 5, "LEG"), place(Force::BasPoitou, 2, "LEG"),
             place(Force::BasPoitou, 1, "LEG")});
    EXPECT_EQ(points(s, "LEG", Force::BasPoitou), 8) << "his 2 of 10 are a fifth";
}

TEST(Rule_3_5, NoFurtherThanTheNewPointsGo) {
    State s = vendeens();
    put(s, "MAC", "LaCatheliniere");
    put(s, "LEG", Force::BasPoitou, 9);
    to_place(s, Force::BasPoitou, 1);
    start(s);
    EXPECT_EQ(refused_by(s, place(Force::BasPoitou, 1, "LEG")), "3.5");
    play(s, {place(Force::BasPoitou, 1, "MAC")});
    EXPECT_EQ(points(s, "MAC", Force::BasPoitou), 1);
}

}  // namespace
}  // namespace levee::fgfk::testing
