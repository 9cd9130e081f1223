// Chapter 1: facing, stacking, levels of organisation, zones of control, losses.
//
// Most positions stand on the heights in the north-west of the map (columns 01 to 07, rows 11 to
// 15): clear ground of one level without any road. Around 0313 lie N 0312, NE 0412, SE 0413,
// S 0314, SW 0213 and NW 0212.
#include <gtest/gtest.h>

#include "games/neerwinden/rules/internal.h"
#include "neerwinden/support/fixture.h"

namespace levee::neerwinden::testing {
namespace {

using enum Level;

// The hexes next to `hex` in the zone of control of the side.
std::string zone(const State& s, std::string_view hex, Side side) {
    constexpr std::array<const char*, 6> kNames{"N", "NE", "SE", "S", "SW", "NW"};
    std::string all;
    for (const Direction d : maps::kDirections) {
        const HexId next = board().grid.neighbour(at(hex), d);
        if (next == kNoHex || !in_zoc_of(s, next, side)) continue;
        all += (all.empty() ? "" : " ") + std::string{kNames[static_cast<std::size_t>(d)]};
    }
    return all;
}

// ------------------------------------------------------------------ 1.3 facing

TEST(Rule_1_3, AUnitChoosesItsFacingAtTheEndOfItsMove) {
    State s = Position{}
                  .order("Egalite", Order::Manoeuvre)
                  .put("Dampierre 1", "0313", N)
                  .put("Égalité", "0313")
                  .movement("Egalite");
    walk(s, "Dampierre 1", {"0312"});
    EXPECT_FALSE(legal(s, face(S))) << "only at the end";
    play(s, {halt});
    ASSERT_EQ(asks(s), Business::Facing);
    for (const Direction d : maps::kDirections) EXPECT_EQ(refused_by(s, face(d)), "");
    EXPECT_EQ(refused_by(s, march("Dampierre 1")), "1.3") << "the facing has to be set first";
    play(s, {face(SW)});
    EXPECT_EQ(facing(s, "Dampierre 1"), SW);
}

TEST(Rule_1_3, AUnitMayTurnWithoutMoving) {
    State s = Position{}
                  .order("Egalite", Order::Manoeuvre)
                  .put("Dampierre 1", "0313", N)
                  .put("Égalité", "0313")
                  .movement("Egalite");
    play(s, {march("Dampierre 1"), halt, face(S)});
    EXPECT_EQ(facing(s, "Dampierre 1"), S);
    EXPECT_EQ(where(s, "Dampierre 1"), "0313");
}

TEST(Rule_1_3, FacingHasNoEffectOnMovement) {
    for (const Direction d : maps::kDirections) {
        State s = Position{}
                      .order("Egalite", Order::Manoeuvre)
                      .put("Dampierre 1", "0313", d)
                      .put("Égalité", "0313")
                      .movement("Egalite");
        play(s, {march("Dampierre 1")});
        for (const char* hex : {"0312", "0412", "0413", "0314", "0213", "0212"}) {
            State next = s;
            play(next, {to(hex)});
            ASSERT_NE(fact(Fact::Moved, story()), nullptr);
            EXPECT_EQ(last_events()[0].a, 1) << hex;
            forget();
        }
    }
}

TEST(Rule_1_3, FacingStaysUntilTheNextMovementOfItsFormation) {
    State s = Position{}
                  .order("Egalite", Order::Manoeuvre)
                  .put("Dampierre 1", "0313", N)
                  .put("Égalité", "0313")
                  .movement("Egalite");
    move(s, "Dampierre 1", {"0312"}, SW);
    EXPECT_EQ(refused_by(s, march("Dampierre 1")), "5.2") << "one move in a segment";
    EXPECT_FALSE(legal(s, face(N)));
    play(s, {end_movement});
    EXPECT_FALSE(legal(s, face(N)));
    EXPECT_EQ(facing(s, "Dampierre 1"), SW);
}

TEST(Rule_1_3, AnotherFormationsUnitsDoNotTurn) {
    State s = Position{}
                  .order("Egalite", Order::Manoeuvre)
                  .put("Dampierre 1", "0313", N)
                  .put("Égalité", "0313")
                  .put("Neuilly 1", "0513", N)
                  .put("Valence", "0513")
                  .movement("Egalite");
    EXPECT_EQ(refused_by(s, march("Neuilly 1")), "5.2");
}

TEST(Rule_1_3, ANewcomerTakesTheFacingOfStrangers) {  // N-04
    State s = Position{}
                  .order("Egalite", Order::Manoeuvre)
                  .put("Neuilly 1", "0313", NE)
                  .put("Artillerie Égalité 1", "0314", S)
                  .put("Égalité", "0314")
                  .movement("Egalite");
    walk(s, "Artillerie Égalité 1", {"0313"});
    play(s, {halt});
    if (asks(s) == Business::Facing) {
        EXPECT_EQ(refused_by(s, face(S)), "1.3");
        EXPECT_EQ(refused_by(s, face(N)), "1.3");
        play(s, {face(NE)});
    }
    EXPECT_EQ(facing(s, "Artillerie Égalité 1"), NE);
    EXPECT_EQ(facing(s, "Neuilly 1"), NE);
}

TEST(Rule_1_3, ANewcomerTakesTheFacingOfComradesWhoHaveMoved) {  // N-04
    State s = Position{}
                  .order("Egalite", Order::Manoeuvre)
                  .put("Dampierre 1", "0312", N)
                  .put("Artillerie Égalité 1", "0314", S)
                  .put("Égalité", "0314")
                  .movement("Egalite");
    move(s, "Dampierre 1", {"0313"}, SE);
    walk(s, "Artillerie Égalité 1", {"0313"});
    play(s, {halt});
    if (asks(s) == Business::Facing) {
        EXPECT_EQ(refused_by(s, face(S)), "1.3");
        play(s, {face(SE)});
    }
    EXPECT_EQ(facing(s, "Artillerie Égalité 1"), SE);
    EXPECT_EQ(facing(s, "Dampierre 1"), SE);
}

TEST(Rule_1_3, AStackOfComradesWhoHaveYetToMoveTurnsAsAWhole) {  // N-04
    State s = Position{}
                  .order("Egalite", Order::Manoeuvre)
                  .put("Dampierre 1", "0313", N)
                  .put("Artillerie Égalité 1", "0314", S)
                  .put("Égalité", "0314")
                  .movement("Egalite");
    walk(s, "Artillerie Égalité 1", {"0313"});
    play(s, {halt, face(NW)});
    EXPECT_EQ(facing(s, "Artillerie Égalité 1"), NW);
    EXPECT_EQ(facing(s, "Dampierre 1"), NW);
}

// ------------------------------------------------------------------ 1.4 stacking

// One unit of Miranda or Égalité halts in 0313, where the others stand.
std::string halting_with(std::string_view key, std::string_view mover,
                         std::initializer_list<std::string_view> others, int losses_of_first = 0) {
    Position p;
    p.order(key, Order::Manoeuvre).put(mover, "0314", N);
    p.put(board().card(board().card(formation(key)).commander).name, "0314");
    int losses = losses_of_first;
    for (const std::string_view other : others) {
        p.put(other, "0313", N);
        if (losses > 0) p.losses(other, losses);
        losses = 0;
    }
    State s = p.movement(key);
    walk(s, mover, {"0313"});
    return refused_by(s, halt);
}

TEST(Rule_1_4, TwoUnitsOfStrengthTwoOrLessMayStack) {
    EXPECT_EQ(halting_with("Egalite", "Cavalerie Égalité", {"Miaczinski 1"}), "");
    EXPECT_EQ(halting_with("Miranda", "Miaczinski 1", {"Cavalerie Égalité"}), "");
}

TEST(Rule_1_4, AUnitOfStrengthThreeStacksOnlyWithArtillery) {
    EXPECT_EQ(halting_with("Egalite", "Dampierre 2", {"Miaczinski 1"}), "1.4") << "3 and 2";
    EXPECT_EQ(halting_with("Egalite", "Cavalerie Égalité", {"Ruault 1"}), "1.4") << "2 and 3";
    EXPECT_EQ(halting_with("Egalite", "Dampierre 1", {"Ruault 1"}), "1.4") << "4 and 3";
    EXPECT_EQ(halting_with("Egalite", "Dampierre 1", {"Artillerie Miranda 1"}), "") << "4 and guns";
    EXPECT_EQ(halting_with("Egalite", "Artillerie Égalité 1", {"Ruault 1"}), "") << "guns and 3";
}

TEST(Rule_1_4, BatteriesStackWithEachOtherAndWithSmallUnits) {  // N-03
    EXPECT_EQ(halting_with("Egalite", "Artillerie Égalité 1", {"Artillerie Miranda 1"}), "");
    EXPECT_EQ(halting_with("Egalite", "Artillerie Égalité 1", {"Miaczinski 1"}), "");
}

TEST(Rule_1_4, AThirdUnitNeverFits) {
    EXPECT_EQ(halting_with("Egalite", "Artillerie Égalité 1", {"Miaczinski 1", "Miaczinski 2"}),
              "1.4");
    EXPECT_EQ(halting_with("Egalite", "Artillerie Égalité 1", {"Ruault 1", "Artillerie Miranda 1"}),
              "1.4");
    EXPECT_EQ(halting_with("Egalite", "Cavalerie Égalité", {"Miaczinski 1", "Miaczinski 2"}),
              "1.4");
}

TEST(Rule_1_4, TheStrengthOfTheMomentCounts) {  // N-03
    EXPECT_EQ(halting_with("Egalite", "Cavalerie Égalité", {"Ruault 1"}, 1), "") << "3 less 2";
    EXPECT_EQ(halting_with("Egalite", "Cavalerie Égalité", {"Leveneur 1"}, 1), "") << "4 less 2";
}

TEST(Rule_1_4, StackingIsNotLookedAtOnTheWay) {
    State s = Position{}
                  .order("Egalite", Order::Manoeuvre)
                  .put("Dampierre 1", "0314", N)
                  .put("Égalité", "0314")
                  .put("Ruault 1", "0313", N)
                  .movement("Egalite");
    walk(s, "Dampierre 1", {"0313"});
    EXPECT_EQ(refused_by(s, halt), "1.4");
    play(s, {to("0312"), halt, face(N)});
    EXPECT_EQ(where(s, "Dampierre 1"), "0312");
}

TEST(Rule_1_4, TheLastPointMayNotBeSpentIntoAFullHex) {
    State s = Position{}
                  .order("Egalite", Order::Manoeuvre)  // 5 points
                  .put("Dampierre 1", "0315", N)
                  .put("Égalité", "0315")
                  .put("Ruault 1", "0313", N)
                  .movement("Egalite");
    walk(s, "Dampierre 1", {"0314", "0315", "0314", "0315"});
    EXPECT_EQ(refused_by(s, to("0314")), "");
    s = Position{}
            .order("Egalite", Order::Manoeuvre)
            .put("Dampierre 1", "0314", N)
            .put("Égalité", "0314")
            .put("Ruault 1", "0313", N)
            .movement("Egalite");
    walk(s, "Dampierre 1", {"0315", "0314", "0315", "0314"});
    EXPECT_EQ(refused_by(s, to("0313")), "1.4");
}

TEST(Rule_1_4, CommandersDoNotCount) {
    State s = Position{}
                  .order("Egalite", Order::Manoeuvre)
                  .put("Artillerie Égalité 1", "0314", N)
                  .put("Dampierre 1", "0313", N)
                  .put("Égalité", "0313")
                  .put("Dumouriez", "0313")
                  .put("Valence", "0313")
                  .movement("Egalite");
    walk(s, "Artillerie Égalité 1", {"0313"});
    EXPECT_EQ(refused_by(s, halt), "");
}

TEST(Rule_1_4, AComradeWhoWillMoveAwayLeavesRoomButTheSegmentCannotEndBefore) {  // N-66c
    State s = Position{}
                  .order("Egalite", Order::Manoeuvre)
                  .put("Dampierre 1", "0314", N)
                  .put("Dampierre 2", "0313", N)
                  .put("Égalité", "0313")
                  .movement("Egalite");
    move(s, "Dampierre 1", {"0313"}, N);
    EXPECT_EQ(where(s, "Dampierre 1"), "0313");
    EXPECT_EQ(refused_by(s, end_movement), "1.4");
    move(s, "Dampierre 2", {"0312"}, N);
    EXPECT_EQ(refused_by(s, end_movement), "");
}

TEST(Rule_1_4, ThreeSmallUnitsAreTooManyAtTheEndOfTheSegment) {
    State s = Position{}
                  .order("Miranda", Order::Manoeuvre)
                  .put("Miaczinski 1", "0313", N)
                  .put("Miaczinski 2", "0313", N)
                  .put("Champmorin 2", "0314", N)
                  .put("Miranda", "0313")
                  .movement("Miranda");
    move(s, "Champmorin 2", {"0313"}, N);
    EXPECT_EQ(refused_by(s, end_movement), "1.4");
    move(s, "Miaczinski 1", {"0312"}, N);
    EXPECT_EQ(refused_by(s, end_movement), "");
}

TEST(Rule_1_4, AComradeWhoHasMovedLeavesNoRoom) {  // N-66c
    State s = Position{}
                  .order("Egalite", Order::Manoeuvre)
                  .put("Dampierre 1", "0314", N)
                  .put("Dampierre 2", "0312", N)
                  .put("Égalité", "0314")
                  .movement("Egalite");
    move(s, "Dampierre 2", {"0313"}, N);
    walk(s, "Dampierre 1", {"0313"});
    EXPECT_EQ(refused_by(s, halt), "1.4");
}

TEST(Rule_1_4, AfterACombatSegmentTheLastArrivalLeavesAnOverfullHex) {  // N-03, N-88
    for (const bool swapped : {false, true}) {
        const std::string_view first = swapped ? "Dampierre 2" : "Dampierre 1";
        const std::string_view last = swapped ? "Dampierre 1" : "Dampierre 2";
        State s = Position{}
                      .put(first, "0313", N)
                      .put(last, "0313", N)
                      .put("Keim", "0312", S)
                      .combat("Egalite");
        ASSERT_EQ(asks(s), Business::Combat);
        play(s, {end_combat});
        if (asks(s) == Business::Retreat) {
            EXPECT_TRUE(decides(s, Side::French));
            EXPECT_FALSE(legal(s, Action::of(Verb::Retreat, unit(first), at("0314"))));
            play(s, {Action::of(Verb::Retreat, unit(last), at("0314"))});
        }
        EXPECT_EQ(where(s, first), "0313");
        EXPECT_EQ(where(s, last), "0314") << "nearer to the own edge and outside any zone";
    }
}

// ------------------------------------------------------------------ 1.5 levels

TEST(Rule_1_5, TheFourLevelsFollowEachOther) {
    State s = Position{}.put("Dampierre 1", "0313", N).s;
    Play p{board(), s, nullptr};
    EXPECT_EQ(level(s, "Dampierre 1"), Good);
    EXPECT_FALSE(disorganise(p, unit("Dampierre 1"), "1.5"));
    EXPECT_EQ(level(s, "Dampierre 1"), Disorganised1);
    EXPECT_FALSE(disorganise(p, unit("Dampierre 1"), "1.5"));
    EXPECT_EQ(level(s, "Dampierre 1"), Disorganised2);
    EXPECT_TRUE(disorganise(p, unit("Dampierre 1"), "1.5"));
    EXPECT_EQ(level(s, "Dampierre 1"), Routed);
}

TEST(Rule_1_5, EveryLevelButTheFirstShowsTheBackOfTheCounter) {  // N-06
    const auto morale_at = [](Level level) {
        State s = Position{}.put("Schwarzenberg", "0902", S, level).s;
        return morale(board(), s, unit("Schwarzenberg"));
    };
    EXPECT_EQ(morale_at(Good), 7);
    EXPECT_EQ(morale_at(Disorganised1), 6);
    EXPECT_EQ(morale_at(Disorganised2), 6);
    EXPECT_EQ(morale_at(Routed), 6);
}

// ------------------------------------------------------------------ 1.7 losses

TEST(Rule_1_7, ALossTakesTwoStrengthPoints) {
    State s = Position{}.put("Dampierre 1", "0313", N).put("Keim", "0311", S).s;
    Play p{board(), s, nullptr};
    EXPECT_EQ(strength(board(), s, unit("Dampierre 1")), 4);
    lose_step(p, unit("Dampierre 1"), "1.7");
    EXPECT_EQ(strength(board(), s, unit("Dampierre 1")), 2);
    EXPECT_EQ(where(s, "Dampierre 1"), "0313");
    lose_step(p, unit("Dampierre 1"), "1.7");
    EXPECT_EQ(where(s, "Dampierre 1"), "destroyed") << "zero";
}

TEST(Rule_1_7, AUnitIsEliminatedAtZeroOrLess) {
    const auto after = [](std::string_view who, int losses) {
        State s = Position{}.put(who, "0313", N).put("Keim", "0311", S).s;
        Play p{board(), s, nullptr};
        for (int i = 0; i < losses; ++i) lose_step(p, unit(who), "1.7");
        return where(s, who);
    };
    EXPECT_EQ(after("Dampierre 2", 1), "0313") << "3 less 2 is 1";
    EXPECT_EQ(after("Dampierre 2", 2), "destroyed") << "less than zero";
    EXPECT_EQ(after("Miaczinski 1", 1), "destroyed") << "2 less 2";
}

TEST(Rule_1_7, AnEliminatedUnitLeavesTheMapAndItsZone) {
    State s = Position{}.put("Miaczinski 1", "0313", N).s;
    EXPECT_EQ(zone(s, "0313", Side::French), "N NE NW");
    Play p{board(), s, nullptr};
    lose_step(p, unit("Miaczinski 1"), "1.7");
    EXPECT_EQ(zone(s, "0313", Side::French), "");
    EXPECT_TRUE(units_at(s, at("0313")).empty());
}

TEST(Rule_1_7, TheLossIsReportedWithTheStrengthLeft) {
    State s = Position{}.put("Dampierre 1", "0313", N).s;
    Events log;
    Play p{board(), s, &log};
    lose_step(p, unit("Dampierre 1"), "1.7");
    ASSERT_FALSE(log.empty());
    EXPECT_EQ(log[0].fact, Fact::LostStep);
    EXPECT_EQ(log[0].a, 2);
}

}  // namespace
}  // namespace levee::neerwinden::testing
