// Case 7.1: the start of the campaign and its first turn.
#include <gtest/gtest.h>

#include <algorithm>

#include "for_god_and_king/support/phases.h"

namespace levee::fgfk::testing {
namespace {

State by_hand() {
    forget();
    return rules().new_game({.automatic_set_up = false}, &last_reports());
}
void roll_table(State& s, int a, int b) {
    while (dice_asked(s) == 2 && asker(s) == Business::Receive &&
           !::testing::Test::HasFatalFailure())
        play(s, {roll(a, b)});
}
// The Republicans have rolled and play no event.
State republicans_set_up(int a = 3, int b = 4) {
    State s = by_hand();
    roll_table(s, a, b);
    if (business(s) == Business::Reinforce) play(s, {done()});
    return s;
}
// The Republicans are where the automatic set-up puts them, the Vendéens have rolled.
State vendeens_set_up(int a = 3, int b = 4) {
    State s = republicans_set_up();
    play(s, {kSetUpRest});
    forget();
    roll_table(s, a, b);
    if (business(s) == Business::Reinforce) play(s, {done()});
    return s;
}

TEST(Rule_7_1, EightTurnsFromMarchToOctober) {
    EXPECT_EQ(board().scenario.months.size(), 8U);
    EXPECT_EQ(board().scenario.months[0].en, "March");
    EXPECT_EQ(board().scenario.months[7].en, "October");
}

GeneralSet waiting(const State& s, Side side) {
    GeneralSet set;
    for (const GeneralId g : board().side_generals[index(side)])
        if (s.generals[g].post == Post::ToPlace) set.add(g);
    return set;
}
GeneralSet generals(std::initializer_list<const char*> names) {
    GeneralSet set;
    for (const char* name : names) set.add(general(name));
    return set;
}

TEST(Rule_7_1, RepublicanGenerals) {
    EXPECT_EQ(waiting(republicans_set_up(), Side::Republican),
              generals({"Canclaux", "Beysser", "Quetineau", "Gauvilliers", "Boulard", "Chalbos"}));
}

TEST(Rule_7_1, VendeenGenerals) {  // F-02: and those of Bas-Poitou
    EXPECT_EQ(waiting(vendeens_set_up(), Side::Vendeen),
              generals({"Cathelineau", "Stofflet", "dElbee", "Bonchamps", "Royrand", "Sapinaud",
                        "Lyrot", "Charette", "Joly", "LaCatheliniere"}));
}

// ------------------------------------------------------------------ where Republicans stand

// Areas between this one and the nearest base of the army, over borders, bridges and the Gois.
int distance(AreaId from, Army army) {
    AreaSet seen = AreaSet::of(from);
    for (int d = 0; d < 90; ++d) {
        if (seen.meets(board().bases[index(army)])) return d;
        AreaSet next = seen;
        for (const AreaId area : seen) next |= board().adjacent[area];
        seen = next;
    }
    return 99;
}
AreaSet nearest_to(Army army) {
    AreaSet set;
    for (const AreaId area : board().map.all()) {
        if (board().all_zones(false).has(area)) continue;
        const int mine = distance(area, army);
        bool nearest = true;
        for (const Army other : {Army::Nantes, Army::Saumur, Army::LaRochelle})
            if (distance(area, other) < mine) nearest = false;
        if (nearest) set.add(area);
    }
    return set;
}

TEST(Rule_7_1, RepublicansOutsideTheZonesNearestToABaseOfTheirArmy) {  // VV61, F-05
    for (const auto& [name, force_army] : {std::pair{"Canclaux", Army::Nantes},
                                           {"Quetineau", Army::Saumur},
                                           {"Boulard", Army::LaRochelle}}) {
        State s = republicans_set_up();
        while (places(s, name).empty()) {
            ASSERT_EQ(business(s), Business::Placing);
            AreaId base = kNoArea;  // the others go to their bases
            for (const Action& a : offers(s))
                if (a.verb == Verb::Place && board().all_bases.has(a.area)) base = a.area;
            for (const Action& a : offers(s))
                if (a.verb == Verb::Place && a.area == base) {
                    play(s, {a});
                    break;
                }
        }
        const AreaSet found = places(s, name);
        EXPECT_EQ(found, nearest_to(force_army)) << name << ": " << names(found);
    }
}

TEST(Rule_7_1, LaGatineIsOpenToRepublicans) {
    EXPECT_TRUE(nearest_to(Army::Saumur).has(at("BRE")));
    EXPECT_TRUE(board().set_up[index(Army::Saumur)].has(at("BRE")));
    EXPECT_TRUE(board().set_up[index(Army::Saumur)].has(at("ARG")));
}

TEST(Rule_7_1, TheArmiesDoNotMix) {  // 3.5, F-05
    State s = republicans_set_up();
    AreaSet both = nearest_to(Army::Nantes) & nearest_to(Army::Saumur);
    if (both.empty()) both = nearest_to(Army::Nantes) & nearest_to(Army::LaRochelle);
    ASSERT_FALSE(both.empty());
    const AreaId shared = both.first();
    play(s, {Action::of(Verb::Place, general("Canclaux"), shared), place("Beysser", "NAN")});
    for (const Action& a : offers(s)) {
        if (a.verb == Verb::Place) {
            EXPECT_NE(a.area, shared);
        }
    }
}

// ------------------------------------------------------------------ the automatic set-up

State automatic(int a, int b) {
    forget();
    State s = rules().new_game({.automatic_set_up = true});
    for (int i = 0; i < 40 && business(s) != Business::None; ++i) {
        if (awaits_fate(s) && asker(s) == Business::Receive)
            play(s, {roll(a, b)});
        else if (business(s) == Business::Reinforce)
            play(s, {done()});
        else
            break;
    }
    return s;
}

TEST(Rule_7_1, TheAutomaticSetUpIsALegalOne) {
    for (const auto& [a, b] : {std::pair{1, 1}, {3, 4}, {6, 6}}) {
        const State s = automatic(a, b);
        ASSERT_EQ(asker(s), Business::Initiative);
        for (std::size_t f = 0; f < kForces; ++f) {
            EXPECT_EQ(s.pool[f], 0);
            const Army army = board().forces[f].army;
            for (const AreaId area : board().map.all())
                if (s.points[area][f] > 0) {
                    EXPECT_TRUE(board().set_up[index(army)].has(area)) << board().card(area).key;
                }
        }
        for (std::uint8_t i = 0; i < kGenerals; ++i) {
            const bool starts = board().generals[i].arrival == Event::None;
            const General& g = s.generals[GeneralId{i}];
            EXPECT_EQ(g.post == Post::OnMap, starts) << board().generals[i].name;
            if (starts) {
                EXPECT_TRUE(board().set_up[index(g.army)].has(g.at));
            }
        }
        const int fifth = (on_map(s, Force::BasPoitou) + 4) / 5;
        EXPECT_GE(s.points[where(s, "LaCatheliniere")][index(Force::BasPoitou)], fifth);
    }
}

}  // namespace
}  // namespace levee::fgfk::testing
