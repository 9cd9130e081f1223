// Chapter 6: the events of the Vendéens, except E5 (c06_english_test.cpp).
#include <gtest/gtest.h>

#include "for_god_and_king/support/phases.h"

namespace levee::fgfk::testing {
namespace {

State vendeen_phase(std::initializer_list<Event> events, int turn = 3) {
    State s = before(Phase::Vendeens, turn);
    only_events(s, events);
    return s;
}
void roll_table(State& s, int a, int b) {
    while (dice_asked(s) == 2 && asker(s) == Business::Receive &&
           !::testing::Test::HasFatalFailure())
        play(s, {roll(a, b)});
}
int received(Force force) {
    int sum = 0;
    for (const Report& r : story())
        if (r.fact == Fact::Received && r.force == force) sum += r.a;
    return sum;
}

// ------------------------------------------------------------------ all of them

TEST(Rule_6, AnEventIsPlayedOnce) {
    State s = vendeen_phase({Event::E1});
    start(s);
    EXPECT_EQ(markers(s, Event::E1), 4);
    play(s, {event(Event::E1)});
    EXPECT_EQ(markers(s, Event::E1), 3);
    s = vendeen_phase({Event::E2, Event::E5});
    morale(s, Side::Vendeen) = 2;
    start(s);
    play(s, {event(Event::E2)});
    EXPECT_EQ(markers(s, Event::E2), 0);
    EXPECT_EQ(refused_by(s, event(Event::E2)), "6");
}

TEST(Rule_6, SeveralDifferentEventsInOnePhase) {  // VV61
    State s = vendeen_phase({Event::E1, Event::E2, Event::E5});
    morale(s, Side::Vendeen) = 1;
    start(s);
    play(s, {event(Event::E5), event(Event::E2), event(Event::E1)});
    roll_table(s, 3, 4);
    EXPECT_TRUE(s.gatine);
    EXPECT_EQ(s.english, English::Asked);
    EXPECT_EQ(received(Force::Anjou), 24);
}

TEST(Rule_6, NoVendeenEventOnTheFirstTurn) {  // E1, E2, E5
    State s = before(Phase::Vendeens, 1);
    morale(s, Side::Vendeen) = 2;
    s.automatic_set_up = false;
    start(s);
    roll_table(s, 3, 4);
    for (const Event e : {Event::E1, Event::E2, Event::E5}) {
        EXPECT_FALSE(offered(s, event(e))) << index(e);
        EXPECT_FALSE(rules().why_not(s, event(e)).legal());
    }
    EXPECT_NE(business(s), Business::Reinforce);
}

// ------------------------------------------------------------------ E1

TEST(Rule_E1, FromTheSecondTurnOn) {
    for (int turn = 2; turn <= 8; ++turn) {
        State s = vendeen_phase({Event::E1}, turn);
        start(s);
        EXPECT_TRUE(legal(s, event(Event::E1))) << turn;
    }
}

TEST(Rule_E1, ARollForEachOfTheFourArmies) {
    State s = vendeen_phase({Event::E1});
    s.gatine = true;
    start(s);
    play(s, {event(Event::E1), roll(1, 2), roll(1, 4), roll(3, 4), roll(4, 5)});
    EXPECT_EQ(times_told(Fact::Received), 4);
    EXPECT_EQ(received(Force::Anjou), 16);
    EXPECT_EQ(received(Force::Centre), 9);
    EXPECT_EQ(received(Force::BasPoitou), 8);
    EXPECT_EQ(received(Force::Loroux), 5);
}

TEST(Rule_E1, OneAlarmATurn) {  // VV61
    State s = vendeen_phase({Event::E1, Event::E5});
    start(s);
    play(s, {event(Event::E1)});
    roll_table(s, 3, 4);
    ASSERT_TRUE(asks(s, Business::Reinforce, Side::Vendeen)) << "E5 is left";
    EXPECT_EQ(refused_by(s, event(Event::E1)), "E1");
}

TEST(Rule_E1, AnotherOneOnTheNextTurn) {
    State s = vendeen_phase({Event::E1}, 3);
    s.played_now = 1;  // as if the turn before
    top(s).step = static_cast<std::uint8_t>(Phase::Start);
    start(s);
    EXPECT_TRUE(legal(s, event(Event::E1)));
}

// The first roll is that of Anjou.
State doubles_for_anjou(int a, int b, bool flotilla, int chouans = 0) {
    State s = vendeen_phase({Event::E1});
    s.flotilla = flotilla;
    put(s, "CHO", Force::Chouans, chouans);
    start(s);
    play(s, {event(Event::E1), roll(a, b)});
    roll_table(s, 2, 3);
    return s;
}
bool chouans_rolled() {
    for (const Report& r : story())
        if (r.fact == Fact::Received && r.force == Force::Chouans) return true;
    return false;
}

TEST(Rule_E1, AnyDoublesOfAnjouBringChouansBeforeTheFlotilla) {
    for (int a = 1; a <= 6; ++a)
        for (int b = 1; b <= 6; ++b) {
            doubles_for_anjou(a, b, false);
            EXPECT_EQ(chouans_rolled(), a == b) << a << b;
        }
}

TEST(Rule_E1, OnlyADoubleSixAfterTheFlotilla) {
    for (int a = 1; a <= 6; ++a)
        for (int b = 1; b <= 6; ++b) {
            doubles_for_anjou(a, b, true);
            EXPECT_EQ(chouans_rolled(), a == 6 && b == 6) << a << b;
        }
}

TEST(Rule_E1, DoublesOfOtherArmiesBringNone) {
    State s = vendeen_phase({Event::E1});
    start(s);
    play(s, {event(Event::E1), roll(1, 2)});
    roll_table(s, 4, 4);
    EXPECT_FALSE(chouans_rolled());
}

TEST(Rule_E1, ChouansByTheirColumnWithoutModifiersOnTopOfThoseThere) {  // F-56, F-70
    State s = doubles_for_anjou(3, 3, false, 5);
    EXPECT_EQ(received(Force::Chouans), 3) << "a 5, though La Gâtine has not risen";
    EXPECT_EQ(pool(s, Force::Chouans), 3);
    EXPECT_EQ(on_map(s, Force::Chouans), 5);
}

TEST(Rule_E1, NoMoreChouansThanCounters) {  // F-79
    const int limit = board().card(Force::Chouans).limit;
    const State s = doubles_for_anjou(3, 3, false, limit - 1);
    EXPECT_EQ(pool(s, Force::Chouans), 1);
}

TEST(Rule_E1, NoChouansOnTheFirstTurn) {  // F-04
    State s = before(Phase::Vendeens, 1);
    s.automatic_set_up = false;
    start(s);
    roll_table(s, 6, 6);
    EXPECT_FALSE(chouans_rolled());
    EXPECT_EQ(times_told(Fact::Received), 4);
}

// ------------------------------------------------------------------ E2

TEST(Rule_E2, NeedsAMoraleOfOneOrTwo) {
    for (int mood = -2; mood <= 2; ++mood) {
        State s = vendeen_phase({Event::E1, Event::E2});
        morale(s, Side::Vendeen) = static_cast<std::int8_t>(mood);
        start(s);
        EXPECT_EQ(legal(s, event(Event::E2)), mood >= 1) << mood;
        if (mood < 1) {
            EXPECT_EQ(refused_by(s, event(Event::E2)), "E2");
        }
    }
}

State gatine_rises(int anjou = 0) {
    State s = vendeen_phase({Event::E1, Event::E2});
    morale(s, Side::Vendeen) = 1;
    put(s, "CHO", Force::Anjou, anjou);
    start(s);
    return s;
}

TEST(Rule_E2, BringsLaRochejaquelein) {
    State s = gatine_rises();
    play(s, {event(Event::E2), done()});
    EXPECT_EQ(post(s, "LaRochejaquelein"), Post::ToPlace);
    EXPECT_TRUE(legal(s, place("LaRochejaquelein", "BRE")));
    EXPECT_TRUE(legal(s, place("LaRochejaquelein", "CHO")));
}

TEST(Rule_E2, FourPointsOfAnjouIfNoAlarmIsRung) {
    State s = gatine_rises();
    play(s, {event(Event::E2), done()});
    EXPECT_EQ(pool(s, Force::Anjou), 4);
    s = gatine_rises(33);
    play(s, {event(Event::E2), done()});
    EXPECT_EQ(pool(s, Force::Anjou), 4) << "whatever the army has (F-52)";
}

TEST(Rule_E2, NoneWithAnAlarmInTheSamePhase) {
    State s = gatine_rises();
    play(s, {event(Event::E2), event(Event::E1)});
    roll_table(s, 1, 2);
    if (business(s) == Business::Reinforce) play(s, {done()});
    EXPECT_EQ(pool(s, Force::Anjou), 16);
    s = gatine_rises();
    play(s, {event(Event::E1)});
    roll_table(s, 1, 2);
    play(s, {event(Event::E2)});
    if (business(s) == Business::Reinforce) play(s, {done()});
    EXPECT_EQ(pool(s, Force::Anjou), 16) << "in whichever order";
}

TEST(Rule_E2, LiftsTheMinusTwoAtOnce) {  // F-52
    State s = gatine_rises();
    play(s, {event(Event::E2), event(Event::E1)});
    roll_table(s, 4, 5);
    EXPECT_EQ(received(Force::Anjou), 28);
    s = gatine_rises();
    play(s, {event(Event::E1)});
    roll_table(s, 4, 5);
    EXPECT_EQ(received(Force::Anjou), 24);
}

TEST(Rule_E2, TheFiveAreasJoinTheZoneOfAnjou) {
    State s = gatine_rises();
    for (const char* area : {"BRE", "ARG", "CER", "MON", "BOI"})
        EXPECT_FALSE(zone_of(board(), s, Army::Anjou).has(at(area))) << area;
    play(s, {event(Event::E2)});
    for (const char* area : {"BRE", "ARG", "CER", "MON", "BOI"})
        EXPECT_TRUE(zone_of(board(), s, Army::Anjou).has(at(area))) << area;
    EXPECT_EQ(zone_of(board(), s, Army::Anjou).count(), 18);
}

// ------------------------------------------------------------------ E3

State near_bressuire() {
    State s = operations(Side::Vendeen);
    put(s, "CTL", Force::Anjou, 3);
    put(s, "CTL", "Stofflet");
    put(s, "ANG", Force::Saumur, 1);
    return s;
}

TEST(Rule_E3, WhenBressuireIsOccupiedForTheFirstTime) {
    State s = near_bressuire();
    advance(s, "CTL", "BRE");
    ASSERT_TRUE(asks(s, Business::Occupy, Side::Vendeen));
    play(s, {event(Event::E3)});
    EXPECT_EQ(where(s, "Lescure"), at("BRE")) << "at once, in Bressuire";
    EXPECT_EQ(post(s, "Lescure"), Post::OnMap);
    EXPECT_EQ(markers(s, Event::E3), 0);
}

TEST(Rule_E3, NowOrNever) {  // F-52
    State s = near_bressuire();
    advance(s, "CTL", "BRE");
    play(s, {decline()});
    EXPECT_EQ(post(s, "Lescure"), Post::NotYet);
    play(s, {to("CTL"), to("BRE")});
    EXPECT_NE(business(s), Business::Occupy);
}

TEST(Rule_E3, AGeneralAloneDoesNotOccupy) {
    State s = operations(Side::Vendeen);
    put(s, "CTL", "Stofflet");
    put(s, "ANG", Force::Saumur, 1);
    advance(s, "CTL", "BRE");
    EXPECT_NE(business(s), Business::Occupy);
    EXPECT_FALSE(s.bressuire_seen);
}

TEST(Rule_E3, ReinforcementsPlacedThereOccupyItToo) {
    State s = vendeen_phase({Event::E3});
    s.gatine = true;
    to_place(s, Force::Anjou, 1);
    start(s);
    play(s, {place(Force::Anjou, 1, "BRE")});
    ASSERT_TRUE(asks(s, Business::Occupy, Side::Vendeen));
    play(s, {event(Event::E3)});
    EXPECT_EQ(where(s, "Lescure"), at("BRE"));
}

TEST(Rule_E3, NotInTheReinforcementPhase) {
    State s = vendeen_phase({Event::E1, Event::E3, Event::E4, Event::E6});
    put(s, "BRE", Force::Anjou, 1);
    s.bressuire_seen = true;
    start(s);
    for (const Event e : {Event::E3, Event::E4, Event::E6}) EXPECT_FALSE(legal(s, event(e)));
}

// ------------------------------------------------------------------ E4

// Thouars is Vendéen already as far as the stronghold is concerned (5.1).
State near_thouars() {
    State s = operations(Side::Vendeen);
    s.vendeen_hold.add(at("THO"));
    put(s, "ARG", Force::Anjou, 3);
    put(s, "ARG", "Stofflet");
    put(s, "ANG", Force::Saumur, 1);
    return s;
}

TEST(Rule_E4, WhenThouarsIsOccupiedForTheFirstTime) {
    State s = near_thouars();
    advance(s, "ARG", "THO");
    ASSERT_TRUE(asks(s, Business::Occupy, Side::Vendeen));
    play(s, {event(Event::E4)});
    EXPECT_EQ(vendeen_morale(s), 1);
    EXPECT_TRUE(s.agra);
    EXPECT_EQ(markers(s, Event::E4), 0);
}

TEST(Rule_E4, BesidesTheStronghold) {
    State s = near_thouars();
    s.vendeen_hold = {};
    advance(s, "ARG", "THO");
    play(s, {event(Event::E4)});
    EXPECT_EQ(vendeen_morale(s), 2);
}

TEST(Rule_E4, NowOrNever) {
    State s = near_thouars();
    advance(s, "ARG", "THO");
    play(s, {decline()});
    EXPECT_EQ(vendeen_morale(s), 0);
    EXPECT_FALSE(s.agra);
    play(s, {to("ARG"), to("THO")});
    EXPECT_NE(business(s), Business::Occupy);
}

State bishop_preaches() {
    State s = before(Phase::Start, 4);
    only_events(s, {});
    s.agra = true;
    start(s);
    return s;
}

TEST(Rule_E4, OnADoubleOneTheFraudIsDiscovered) {
    for (int a = 1; a <= 6; ++a)
        for (int b = 1; b <= 6; ++b) {
            State s = bishop_preaches();
            ASSERT_EQ(asker(s), Business::Agra);
            ASSERT_EQ(dice_asked(s), 2);
            play(s, {roll(a, b)});
            EXPECT_EQ(told(Fact::FraudFound), a + b == 2) << a << b;
            EXPECT_EQ(vendeen_morale(s), 0);
        }
}

TEST(Rule_E4, WhatTheFraudCosts) {
    const std::array<int, 6> cost{-2, -2, -1, -1, -1, 0};
    for (int die = 1; die <= 6; ++die) {
        State s = bishop_preaches();
        play(s, {roll(1, 1)});
        ASSERT_EQ(dice_asked(s), 1);
        play(s, {roll(die)});
        EXPECT_EQ(vendeen_morale(s), cost[static_cast<std::size_t>(die - 1)]) << die;
        EXPECT_EQ(republican_morale(s), 0);
    }
}

TEST(Rule_E4, RolledOnEverySubsequentTurnUntilThen) {  // F-71
    State s = bishop_preaches();
    play(s, {roll(1, 2), roll(6, 1), kSeize});
    EXPECT_EQ(s.turn, 5);
    ASSERT_EQ(asker(s), Business::Agra);
    play(s, {roll(1, 1), roll(6), roll(6, 1), kSeize});
    EXPECT_EQ(s.turn, 6);
    EXPECT_EQ(asker(s), Business::Initiative) << "nobody rolls for it any more";
}

// ------------------------------------------------------------------ E6

// Saumur marches from Vihiers into Coron (bocage), held by Anjou.
State before_coron(std::string_view target = "COR") {
    State s = operations(Side::Republican);
    only_incident(s, Incident::T11);
    put(s, "VIH", Force::Saumur, 6);
    put(s, target, Force::Anjou, 4);
    put(s, "BPR", Force::Anjou, 1);
    return s;
}
int modifier_of(State s, const Action& answer) {
    advance(s, "VIH", "COR");
    play(s, {answer});
    fight(s, 3, 4);
    return s.combat.modifier;
}

TEST(Rule_E6, AskedJustBeforeRepublicanPointsEnter) {
    State s = before_coron();
    advance(s, "VIH", "COR");
    ASSERT_TRUE(asks(s, Business::Entry, Side::Vendeen));
    EXPECT_EQ(points(s, "COR", Force::Saumur), 0) << "not there yet";
    EXPECT_TRUE(legal(s, event(Event::E6)));
    EXPECT_TRUE(legal(s, decline()));
}

TEST(Rule_E6, GivesTheDefendersOne) {
    EXPECT_EQ(modifier_of(before_coron(), event(Event::E6)),
              modifier_of(before_coron(), decline()) - 1);
}

TEST(Rule_E6, ForThisCombatOnly) {
    State s = before_coron();
    advance(s, "VIH", "COR");
    play(s, {event(Event::E6)});
    EXPECT_EQ(markers(s, Event::E6), 0);
    s = before_coron();
    s.hand[index(Event::E6)] = 0;
    advance(s, "VIH", "COR");
    EXPECT_NE(business(s), Business::Entry) << "nothing left to dig in with";
}

TEST(Rule_E6, DeclinedItIsKept) {
    State s = before_coron();
    advance(s, "VIH", "COR");
    play(s, {decline()});
    EXPECT_EQ(markers(s, Event::E6), 1);
}

TEST(Rule_E6, OnlyInBocage) {
    State s = before_coron("NUE");
    forget();
    advance(s, "VIH", "NUE");
    EXPECT_NE(business(s), Business::Entry) << "mixed terrain";
    EXPECT_TRUE(told(Fact::CombatBegan));
}

TEST(Rule_E6, OnlyWithDefenders) {
    State s = before_coron("CHO");
    advance(s, "VIH", "COR");
    EXPECT_EQ(points(s, "COR", Force::Saumur), 6) << "nobody to dig";
}

TEST(Rule_E6, NotAgainstVendeens) {
    State s = operations(Side::Vendeen);
    only_incident(s, Incident::T11);
    put(s, "COR", Force::Saumur, 3);
    put(s, "TRE", Force::Anjou, 4);
    put(s, "SAU", Force::Saumur, 1);
    forget();
    advance(s, "TRE", "COR");
    EXPECT_NE(business(s), Business::Entry);
    EXPECT_TRUE(told(Fact::CombatBegan));
}

}  // namespace
}  // namespace levee::fgfk::testing
