// Chapter 6: E9 to E13, the Republican reinforcements.
#include <gtest/gtest.h>

#include "for_god_and_king/support/phases.h"

namespace levee::fgfk::testing {
namespace {

State republican_phase(int turn) { return before(Phase::Republicans, turn); }
State started_phase(int turn) { return started(republican_phase(turn)); }
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
bool arrives(const State& s, std::string_view name) { return post(s, name) == Post::ToPlace; }

// ------------------------------------------------------------------ the calendar

TEST(Rule_6, FirstTurnOfEachArrival) {
    const std::vector<std::pair<Event, int>> first{
        {Event::E9, 2}, {Event::E10, 3}, {Event::E11, 5}, {Event::E12, 7}, {Event::E13, 8}};
    for (int turn = 1; turn <= 8; ++turn) {
        State s = republican_phase(turn);
        if (turn == 1) {
            start(s);
            roll_table(s, 3, 4);
        } else {
            put(s, "NAN", Force::Nantes, 3);
            start(s);
        }
        ASSERT_TRUE(asks(s, Business::Reinforce, Side::Republican)) << turn;
        for (const auto& [e, earliest] : first)
            EXPECT_EQ(legal(s, event(e)), turn >= earliest)
                << "E" << index(e) + 1 << " on " << turn;
    }
}

TEST(Rule_6, OneOfE9ToE12ATurn) {  // VV61
    State s = started_phase(8);
    play(s, {event(Event::E9)});
    roll_table(s, 3, 4);
    ASSERT_TRUE(asks(s, Business::Reinforce, Side::Republican));
    for (const Event e : {Event::E10, Event::E11, Event::E12})
        EXPECT_EQ(refused_by(s, event(e)), "6") << index(e);
    EXPECT_TRUE(legal(s, event(Event::E13))) << "which is not one of them";
}

TEST(Rule_6, OthersMayFollowOnLaterTurns) {  // F-10: in any sequence
    State s = republican_phase(6);
    s.hand[index(Event::E10)] = 0;
    start(s);
    EXPECT_TRUE(legal(s, event(Event::E9)));
    EXPECT_TRUE(legal(s, event(Event::E11)));
}

// ------------------------------------------------------------------ E9

TEST(Rule_E9, ReserveArmy) {
    State s = started_phase(2);
    play(s, {event(Event::E9)});
    roll_table(s, 3, 4);
    EXPECT_EQ(received(Force::Nantes), 24) << "major";
    EXPECT_EQ(received(Force::Saumur), 24) << "major";
    EXPECT_EQ(received(Force::LaRochelle), 10) << "minor";
    for (const char* name : {"Vergnes", "Berruyer", "Leigonyer", "dAyat"})
        EXPECT_TRUE(arrives(s, name)) << name;
    EXPECT_EQ(times_told(Fact::Arrived), 4);
    EXPECT_EQ(army(s, "Vergnes"), Army::Nantes);
    EXPECT_EQ(army(s, "Berruyer"), Army::Saumur);
    EXPECT_EQ(army(s, "Leigonyer"), Army::Saumur);
    EXPECT_EQ(army(s, "dAyat"), Army::LaRochelle);
}

TEST(Rule_E9, ARollForEachArmy) {
    State s = started_phase(2);
    play(s, {event(Event::E9), roll(1, 1), roll(2, 2), roll(6, 6)});
    EXPECT_EQ(received(Force::Nantes), 16);
    EXPECT_EQ(received(Force::Saumur), 20);
    EXPECT_EQ(received(Force::LaRochelle), 12);
    EXPECT_EQ(received(Force::Mayencais), 0);
}

// ------------------------------------------------------------------ E10

TEST(Rule_E10, TheHomelandInDanger) {
    State s = started_phase(3);
    play(s, {event(Event::E10), roll(6)});
    roll_table(s, 3, 4);
    EXPECT_EQ(received(Force::Nantes), 10) << "minor";
    EXPECT_EQ(received(Force::Saumur), 10) << "minor";
    EXPECT_EQ(received(Force::LaRochelle), 24) << "major";
    EXPECT_TRUE(arrives(s, "Menou"));
    EXPECT_TRUE(arrives(s, "Westermann"));
}

TEST(Rule_E10, BerruyerIsRemoved) {
    State s = republican_phase(3);
    put(s, "SAU", "Berruyer");
    start(s);
    play(s, {event(Event::E10)});
    EXPECT_EQ(post(s, "Berruyer"), Post::Gone);
    EXPECT_EQ(where(s, "Berruyer"), kNoArea);
    EXPECT_TRUE(told(Fact::Recalled));
}

TEST(Rule_E10, PlayedBeforeE9BerruyerNeverComes) {  // F-10, F-72
    State s = republican_phase(3);
    start(s);
    play(s, {event(Event::E10), roll(6)});
    roll_table(s, 3, 4);
    s.played_now = 0;  // another turn
    play(s, {event(Event::E9)});
    roll_table(s, 3, 4);
    EXPECT_EQ(post(s, "Berruyer"), Post::Gone);
    EXPECT_TRUE(arrives(s, "Leigonyer"));
}

TEST(Rule_E10, EvenAWoundedBerruyerGoes) {  // F-72
    State s = republican_phase(3);
    set_post(s, "Berruyer", Post::LightWound);
    start(s);
    play(s, {event(Event::E10)});
    EXPECT_EQ(post(s, "Berruyer"), Post::Gone);
}

TEST(Rule_E10, BironComesAtOnceOnAFiveOrSix) {
    for (int die = 1; die <= 6; ++die) {
        State s = started_phase(3);
        play(s, {event(Event::E10)});
        ASSERT_EQ(dice_asked(s), 1);
        play(s, {roll(die)});
        EXPECT_EQ(arrives(s, "Biron"), die >= 5) << die;
    }
}

TEST(Rule_E10, OtherwiseOnTheNextTurn) {
    State s = republican_phase(3);
    only_events(s, {Event::E10});
    start(s);
    play(s, {event(Event::E10), roll(4)});
    roll_table(s, 3, 4);
    while (s.turn == 3 && !::testing::Test::HasFatalFailure()) {
        if (awaits_fate(s) && asker(s) == Business::Initiative)
            play(s, {roll(6, 1)});
        else if (business(s) == Business::Operations)
            play(s, {pass()});
        else
            play(s, {offers(s)[0]});
    }
    EXPECT_EQ(s.turn, 4);
    ASSERT_TRUE(asks(s, Business::Placing, Side::Republican));
    EXPECT_EQ(places(s, "Biron"), areas({"SAB", "LUC", "FON"}));
}

// ------------------------------------------------------------------ E11

State mass_uprising() {
    State s = republican_phase(5);
    for (const char* name : {"Quetineau", "Gauvilliers", "Leigonyer", "Menou"}) put(s, "SAU", name);
    put(s, "SAB", "Biron");
    put(s, "SAB", "Boulard");
    put(s, "NAN", "Canclaux");
    start(s);
    play(s, {event(Event::E11)});
    return s;
}

TEST(Rule_E11, MassUprising) {
    State s = mass_uprising();
    play(s, {keep("Menou")});
    roll_table(s, 3, 4);
    EXPECT_EQ(received(Force::Nantes), 10) << "minor";
    EXPECT_EQ(received(Force::Saumur), 24) << "major";
    EXPECT_EQ(received(Force::LaRochelle), 10) << "minor";
    for (const char* name : {"Rossignol", "Ronsin", "Santerre"})
        EXPECT_TRUE(arrives(s, name)) << name;
}

TEST(Rule_E11, AllOtherGeneralsOfSaumurButOneAreRemoved) {
    State s = mass_uprising();
    for (const char* name : {"Quetineau", "Gauvilliers", "Leigonyer", "Menou"})
        EXPECT_TRUE(legal(s, keep(name))) << name;
    EXPECT_FALSE(legal(s, keep("Rossignol"))) << "he comes, he is not kept";
    EXPECT_FALSE(legal(s, keep("Canclaux")));
    play(s, {keep("Leigonyer")});
    EXPECT_EQ(post(s, "Leigonyer"), Post::OnMap);
    for (const char* name : {"Quetineau", "Gauvilliers", "Menou"})
        EXPECT_EQ(post(s, name), Post::Gone) << name;
    EXPECT_EQ(post(s, "Canclaux"), Post::OnMap);
    EXPECT_EQ(post(s, "Boulard"), Post::OnMap);
    for (const char* name : {"Rossignol", "Ronsin", "Santerre"})
        EXPECT_TRUE(arrives(s, name)) << name;
}

TEST(Rule_E11, BironIsRemoved) {
    const State s = mass_uprising();
    EXPECT_EQ(post(s, "Biron"), Post::Gone);
}

TEST(Rule_E11, EvenABironStillOnHisWay) {  // F-10
    for (const Post where_he_is : {Post::Away, Post::NotYet, Post::SeriousWound}) {
        State s = republican_phase(5);
        set_post(s, "Biron", where_he_is);
        s.generals[general("Biron")].due = 6;
        start(s);
        play(s, {event(Event::E11)});
        EXPECT_EQ(post(s, "Biron"), Post::Gone);
    }
}

TEST(Rule_E11, BironDoesNotComeWithALaterE10) {  // F-72
    State s = republican_phase(5);
    start(s);
    play(s, {event(Event::E11)});
    roll_table(s, 3, 4);
    s.played_now = 0;
    play(s, {event(Event::E10)});
    EXPECT_EQ(dice_asked(s), 2) << "no die for him";
    roll_table(s, 3, 4);
    EXPECT_EQ(post(s, "Biron"), Post::Gone);
    EXPECT_TRUE(arrives(s, "Menou")) << "generals of a later E10 come normally";
}

TEST(Rule_E11, TheWoundedOfSaumurToo) {  // F-72
    State s = republican_phase(5);
    put(s, "SAU", "Quetineau");
    set_post(s, "Menou", Post::SeriousWound);
    set_post(s, "Gauvilliers", Post::Away);
    s.generals[general("Gauvilliers")].due = 6;
    start(s);
    play(s, {event(Event::E11), keep("Quetineau")});
    EXPECT_EQ(post(s, "Menou"), Post::Gone);
    EXPECT_EQ(post(s, "Gauvilliers"), Post::Gone);
    EXPECT_EQ(post(s, "Quetineau"), Post::OnMap);
}

TEST(Rule_E11, ASingleOneStays) {
    State s = republican_phase(5);
    put(s, "SAU", "Quetineau");
    start(s);
    play(s, {event(Event::E11)});
    EXPECT_EQ(asker(s), Business::Receive) << "nothing to choose";
    EXPECT_EQ(post(s, "Quetineau"), Post::OnMap);
}

// ------------------------------------------------------------------ E12

State mayencais_come(Army wish, int die) {
    State s = republican_phase(7);
    morale(s, Side::Vendeen) = 1;
    start(s);
    play(s, {event(Event::E12), join(wish)});
    if (wish != Army::Saumur) {
        EXPECT_EQ(dice_asked(s), 1);
        play(s, {roll(die)});
    }
    return s;
}

TEST(Rule_E12, TheMayencaisWithMarceauAndTheirGenerals) {
    State s = mayencais_come(Army::Nantes, 6);
    EXPECT_EQ(dice_asked(s), 2);
    roll_table(s, 3, 4);
    EXPECT_EQ(received(Force::Mayencais), 24) << "major";
    EXPECT_EQ(times_told(Fact::Received), 1);
    for (const char* name : {"Marceau", "AubertDuBayet", "Kleber", "Beaupuy", "Haxo", "Vimeux"})
        EXPECT_TRUE(arrives(s, name)) << name;
    EXPECT_EQ(army(s, "Marceau"), Army::LaRochelle);
    EXPECT_EQ(army(s, "Kleber"), Army::Mayencais);
}

TEST(Rule_E12, TheyJoinNantesSaumurOrLaRochelle) {
    State s = started_phase(7);
    play(s, {event(Event::E12)});
    for (const Army ok : {Army::Nantes, Army::Saumur, Army::LaRochelle})
        EXPECT_TRUE(legal(s, join(ok)));
    for (const Army no : {Army::Mayencais, Army::Anjou}) EXPECT_FALSE(legal(s, join(no)));
}

TEST(Rule_E12, OnAOneOrTwoSaumurGetsThemAllTheSame) {
    for (const Army wish : {Army::Nantes, Army::LaRochelle})
        for (int die = 1; die <= 6; ++die)
            EXPECT_EQ(mayencais_come(wish, die).mayencais_with, die <= 2 ? Army::Saumur : wish)
                << die;
}

TEST(Rule_E12, NoDieWhenSaumurWasChosen) {
    const State s = mayencais_come(Army::Saumur, 0);
    EXPECT_EQ(s.mayencais_with, Army::Saumur);
    EXPECT_EQ(dice_asked(s), 2) << "the table";
}

TEST(Rule_E12, MoraleChangesWhicheverArmyTheyJoin) {  // F-11
    for (const State& s : {mayencais_come(Army::Nantes, 6), mayencais_come(Army::Nantes, 1),
                           mayencais_come(Army::Saumur, 0)}) {
        EXPECT_EQ(republican_morale(s), 1);
        EXPECT_EQ(vendeen_morale(s), 0);
    }
}

TEST(Rule_E12, TheyEnterAtABaseOfThatArmy) {  // F-11
    State s = mayencais_come(Army::LaRochelle, 5);
    roll_table(s, 3, 4);
    play(s, {done()});
    while (places(s, "Kleber").empty() && business(s) == Business::Placing) play(s, {offers(s)[0]});
    EXPECT_EQ(places(s, "Kleber"), areas({"SAB", "LUC", "FON"}));
}

// ------------------------------------------------------------------ E13

State army_of_the_west() {
    State s = republican_phase(8);
    put(s, "NAN", "Canclaux");
    put(s, "NAN", "Beysser");
    put(s, "SAU", "AubertDuBayet");
    put(s, "SAU", "Kleber");
    s.mayencais_with = Army::Saumur;
    only_events(s, {Event::E13});
    start(s);
    play(s, {event(Event::E13)});
    return s;
}

TEST(Rule_E13, CanclauxAndAubertDuBayetAreRemoved) {
    const State s = army_of_the_west();
    EXPECT_EQ(post(s, "Canclaux"), Post::Gone);
    EXPECT_EQ(post(s, "AubertDuBayet"), Post::Gone);
    EXPECT_EQ(post(s, "Beysser"), Post::OnMap);
    EXPECT_EQ(post(s, "Kleber"), Post::OnMap);
}

TEST(Rule_E13, EvenIfTheyAreWoundedOrHaveNotCome) {  // F-72
    State s = republican_phase(8);
    set_post(s, "Canclaux", Post::SeriousWound);
    start(s);
    play(s, {event(Event::E13), event(Event::E12)});
    EXPECT_EQ(post(s, "Canclaux"), Post::Gone);
    EXPECT_EQ(post(s, "AubertDuBayet"), Post::Gone);
    EXPECT_TRUE(arrives(s, "Kleber"));
}

TEST(Rule_E13, LechelleEntersAtAnyRepublicanBaseAndJoinsItsArmy) {  // F-12
    const std::vector<std::pair<const char*, Army>> bases{
        {"NAN", Army::Nantes},     {"PAI", Army::Nantes},    {"ANG", Army::Saumur},
        {"SAU", Army::Saumur},     {"THO", Army::Saumur},    {"SAB", Army::LaRochelle},
        {"LUC", Army::LaRochelle}, {"FON", Army::LaRochelle}};
    for (const auto& [base, expected] : bases) {
        State s = army_of_the_west();
        EXPECT_EQ(places(s, "Lechelle").count(), 8);
        play(s, {place("Lechelle", base)});
        EXPECT_EQ(army(s, "Lechelle"), expected) << base;
    }
}

TEST(Rule_E13, BesideALostBaseHeJoinsItsArmy) {  // F-99
    State s = republican_phase(8);
    only_events(s, {Event::E13});
    put(s, "THO", Force::Anjou, 2);
    start(s);
    play(s, {event(Event::E13)});
    EXPECT_FALSE(places(s, "Lechelle").has(at("THO")));
    play(s, {place("Lechelle", "AIR")});
    EXPECT_EQ(army(s, "Lechelle"), Army::Saumur);
    EXPECT_TRUE(told(Fact::JoinedArmy));
}

TEST(Rule_E13, TheArmiesMayMix) {
    for (const bool played : {false, true}) {
        State s = operations(Side::Republican, 8);
        s.west = played;
        put(s, "MBE", Force::Saumur, 2);
        put(s, "THO", Force::LaRochelle, 2);
        put(s, "LEG", Force::BasPoitou, 1);
        play(s, {activate("MBE")});
        if (business(s) == Business::Gather && offered(s, take_all())) play(s, {take_all()});
        if (business(s) == Business::Gather) play(s, {go()});
        ASSERT_TRUE(legal(s, to("THO"))) << "passing through is always allowed";
        play(s, {to("THO")});
        EXPECT_EQ(legal(s, halt()), played);
    }
}

}  // namespace
}  // namespace levee::fgfk::testing
