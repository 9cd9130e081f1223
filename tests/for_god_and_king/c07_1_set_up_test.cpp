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
int received(Force force) {
    int sum = 0;
    for (const Report& r : story())
        if (r.fact == Fact::Received && r.force == force) sum += r.a;
    return sum;
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

// ------------------------------------------------------------------ markers

TEST(Rule_7_1, MarkersAtTheStart) {
    const State s = by_hand();
    EXPECT_EQ(s.turn, 1);
    EXPECT_EQ(board().scenario.months[0][0], "March");
    EXPECT_EQ(republican_morale(s), 0);
    EXPECT_EQ(vendeen_morale(s), 0);
    EXPECT_EQ(arms(s), (Arms{-2, -2, -2}));
    EXPECT_FALSE(s.gatine);
}

TEST(Rule_7_1, EightTurnsFromMarchToOctober) {
    EXPECT_EQ(board().scenario.months.size(), 8U);
    EXPECT_EQ(board().scenario.months[7][0], "October");
}

// ------------------------------------------------------------------ receipts

TEST(Rule_7_1, NationalGuardsForThreeRepublicanArmies) {
    const std::vector<std::pair<std::pair<int, int>, int>> rows{
        {{1, 1}, 4}, {{1, 2}, 4}, {{2, 2}, 4}, {{1, 4}, 4}, {{3, 3}, 5},
        {{4, 4}, 5}, {{4, 5}, 6}, {{4, 6}, 6}, {{5, 6}, 6}, {{6, 6}, 6}};
    for (const auto& [dice, expected] : rows) {
        republicans_set_up(dice.first, dice.second);
        for (const Force force : {Force::Nantes, Force::Saumur, Force::LaRochelle})
            EXPECT_EQ(received(force), expected) << dice.first << dice.second;
        EXPECT_EQ(times_told(Fact::Received), 3) << "no Mayençais, and no Vendéens yet";
    }
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

TEST(Rule_7_1, ARollForEachVendeenArmy) {  // F-02, F-04
    const State s = vendeens_set_up(3, 4);
    EXPECT_EQ(received(Force::Anjou), 20) << "7 - 2, for La Gâtine has not risen";
    EXPECT_EQ(received(Force::Centre), 10);
    EXPECT_EQ(received(Force::Loroux), 4);
    EXPECT_EQ(received(Force::BasPoitou), 8);
    EXPECT_EQ(markers(s, Event::E1), 4) << "no event is needed";
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

TEST(Rule_7_1, NoGarrisonOfNantesAtLesSables) {  // VV61
    State s = republicans_set_up();
    EXPECT_EQ(refused_by(s, place("Canclaux", "SAB")), "7.1");
    EXPECT_EQ(refused_by(s, place("Canclaux", "MAC")), "7.1") << "in a zone";
    EXPECT_TRUE(legal(s, place("Canclaux", "SAV"))) << "no need to be at a base";
    EXPECT_TRUE(legal(s, place("Canclaux", "PRO")));
}

TEST(Rule_7_1, LaGatineIsOpenToRepublicans) {
    EXPECT_TRUE(nearest_to(Army::Saumur).has(at("BRE")));
    EXPECT_TRUE(board().set_up[index(Army::Saumur)].has(at("BRE")));
    EXPECT_TRUE(board().set_up[index(Army::Saumur)].has(at("ARG")));
}

TEST(Rule_7_1, BasesNeedNoGarrison) {  // VV61
    State s = republicans_set_up();
    play(s, {place("Canclaux", "SAV"), place("Beysser", "SAV")});
    while (places(s, Force::Nantes).empty()) {
        const Rules::Actions all = offers(s);
        const auto to_sau = std::find_if(all.begin(), all.end(), [](const Action& a) {
            return a.area == at("SAU") || a.area == at("FON");
        });
        ASSERT_NE(to_sau, all.end());
        play(s, {*to_sau});
    }
    play(s, {place(Force::Nantes, 5, "SAV")});
    EXPECT_EQ(points(s, "NAN", Force::Nantes) + points(s, "PAI", Force::Nantes), 0);
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

// ------------------------------------------------------------------ where Vendéens stand

TEST(Rule_7_1, VendeensInTheObjectiveAreasOfTheirZone) {  // F-03
    State s = vendeens_set_up();
    const auto expect_places = [&](std::string_view name, AreaSet expected) {
        while (places(s, name).empty() && business(s) == Business::Placing) {
            // La Cathelinière needs an area of his own, so the others keep together.
            const Rules::Actions all = offers(s);
            play(s, {all[0]});
        }
        EXPECT_EQ(places(s, name), expected) << name << ": " << names(places(s, name));
    };
    expect_places("Cathelineau", areas({"CHO", "CTL", "FLO", "BPR"}));
    expect_places("Royrand", areas({"MTA", "CTN", "MOR"}));
    expect_places("Lyrot", areas({"LOR", "CLI"}));
    expect_places("Charette", areas({"MAC", "LEG", "CHA"}));
}

TEST(Rule_7_1, PointsToo) {
    State s = vendeens_set_up();
    while (places(s, Force::Anjou).empty()) {
        ASSERT_EQ(business(s), Business::Placing);
        play(s, {offers(s)[0]});
    }
    EXPECT_EQ(places(s, Force::Anjou), areas({"CHO", "CTL", "FLO", "BPR"}));
    EXPECT_EQ(refused_by(s, place(Force::Anjou, 5, "JAL")), "7.1");
}

TEST(Rule_7_1, AnObjectiveUnderRepublicanControlIsClosed) {  // F-69
    State s = before(Phase::Vendeens, 1);
    s.automatic_set_up = false;
    to_place(s, "Cathelineau");
    put(s, "MAU", Force::Saumur, 1);
    start(s);
    roll_table(s, 3, 4);
    EXPECT_EQ(places(s, "Cathelineau"), areas({"FLO", "BPR"}));
}

TEST(Rule_7_1, WithoutAnyObjectiveAnotherAreaOfTheZoneServes) {  // F-98
    State s = before(Phase::Vendeens, 1);
    s.automatic_set_up = false;
    for (const char* area : {"MTA", "CTN", "MOR"}) put(s, area, Force::Saumur, 1);
    start(s);
    roll_table(s, 3, 4);
    while (business(s) == Business::Placing && pool(s, Force::Centre) > 0) play(s, {offers(s)[0]});
    EXPECT_EQ(points(s, "ROY", Force::Centre), 8) << "all of them: 7 - 4 is a 3";
}

TEST(Rule_7_1, LaCatheliniereStandsAlone) {  // 3.5
    State s = vendeens_set_up();
    while (places(s, "Charette").empty()) play(s, {offers(s)[0]});
    play(s, {place("Charette", "LEG"), place("Joly", "LEG")});
    EXPECT_EQ(places(s, "LaCatheliniere"), areas({"MAC", "CHA"}));
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

TEST(Rule_7_1, TheAutomaticSetUpReceivesWhatTheTableSays) {
    const State s = automatic(3, 4);
    EXPECT_EQ(on_map(s, Force::Nantes), 5);
    EXPECT_EQ(on_map(s, Force::Saumur), 5);
    EXPECT_EQ(on_map(s, Force::LaRochelle), 5);
    EXPECT_EQ(on_map(s, Force::Anjou), 20);
    EXPECT_EQ(on_map(s, Force::Centre), 10);
    EXPECT_EQ(on_map(s, Force::BasPoitou), 8);
    EXPECT_EQ(on_map(s, Force::Loroux), 4);
}

TEST(Rule_7_1, TheRestCanBeLeftToIt) {
    State s = republicans_set_up();
    play(s, {place("Canclaux", "SAV"), kSetUpRest});
    EXPECT_EQ(where(s, "Canclaux"), at("SAV"));
    EXPECT_EQ(pool(s, Force::Nantes), 0);
    EXPECT_EQ(on_map(s, Force::Nantes), 5);
    EXPECT_EQ(post(s, "Chalbos"), Post::OnMap);
}

TEST(Rule_7_1, OnlyOnTheFirstTurn) {
    State s = before(Phase::Republicans, 2);
    only_events(s, {});
    to_place(s, Force::Nantes, 3);
    start(s);
    EXPECT_FALSE(legal(s, kSetUpRest));
}

}  // namespace
}  // namespace levee::fgfk::testing
