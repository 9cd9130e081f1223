#include "games/la_vendee/board_parts.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <set>

#include "support/data_slips.h"

namespace levee::la_vendee {
namespace {

using support::Slip;
using support::Texts;
using Keys = std::set<std::string>;

Texts data() {
    return support::texts_of("data/la-vendee/",
                             {"regions.csv", "map.txt", "tables.txt", "counters.csv", "armies.csv",
                              "leaders.csv", "cards.csv", "scenario.txt"});
}

engine::Result<Board> load(const Texts& texts) { return load_board(support::as_files(texts)); }

std::string complaint(const Texts& texts) { return support::complaint_about(load(texts)); }

const Board& board() {
    static const Board kBoard = [] {
        auto result = load(data());
        if (const engine::Mistake* mistake = engine::mistake(result))
            ADD_FAILURE() << mistake->text();
        return std::get<Board>(std::move(result));
    }();
    return kBoard;
}

AreaId region(std::string_view key) {
    const AreaId found = find_area(board(), key);
    EXPECT_NE(found, kNoArea) << key;
    return found;
}
const LeaderCard& leader(std::string_view key) { return board().card(find_leader(board(), key)); }
const CardCard& card(int number) { return board().cards[static_cast<std::size_t>(number - 1)]; }

Keys keys(const AreaSet& set) {
    Keys all;
    for (const AreaId a : set) all.insert(board().card(a).key);
    return all;
}

// ------------------------------------------------------------------ what the rulebook says

TEST(LaVendeeBoard, Rule_2_1_RegionsHomesAndFortresses) {
    const Board& b = board();
    EXPECT_EQ(b.map.size(), 75U);
    EXPECT_EQ(b.home[index(Side::Royalist)].count(), 22) << "11.1";
    EXPECT_EQ(b.home[index(Side::Republican)].count(), 53);
    EXPECT_EQ(b.fortresses.count(), 13);
    AreaSet inside;
    for (const Border border : {Border::Anjou, Border::Centre, Border::BasPoitou}) {
        const AreaSet within = b.inside[index(border)];
        EXPECT_FALSE(inside.meets(within)) << "one border only";
        inside |= within;
        // A border is one line: its regions hang together on land.
        EXPECT_EQ(maps::flood(b.land, AreaSet::of(within.first()), within), within);
        EXPECT_TRUE(within.meets(b.fortresses_at_start[index(Side::Royalist)]));
    }
    EXPECT_EQ(inside, b.home[index(Side::Royalist)]);
    EXPECT_TRUE(b.inside[index(Border::None)].empty());
    EXPECT_TRUE(
        b.home[index(Side::Royalist)].contains(b.fortresses_at_start[index(Side::Royalist)]));
}

TEST(LaVendeeBoard, Rule_4_2_SevenRepublicanFortresses) {
    EXPECT_EQ(keys(board().fortresses_at_start[index(Side::Republican)]),
              (Keys{"GRA", "PAI", "NAN", "SAB", "LUC", "FON", "NIO"}));
    EXPECT_EQ(board().fortresses_at_start[index(Side::Royalist)].count(), 6);
    for (const char* key : {"ANG", "SAU"}) EXPECT_FALSE(board().fortresses.has(region(key))) << key;
}

TEST(LaVendeeBoard, Rule_4_2_2_TheEastEdgeIsRepublican) {
    EXPECT_EQ(keys(board().east_edge), (Keys{"VIV", "SAU", "MBE", "THO", "AIR", "PAR", "MAX"}));
    EXPECT_TRUE(board().home[index(Side::Republican)].contains(board().east_edge));
    // And there is nothing farther east.
    int limit = 0;
    for (const AreaCard& area : board().areas)
        for (const Place p : area.outline) limit = std::max(limit, int{p.x});
    for (const AreaCard& area : board().areas)
        EXPECT_EQ(area.east_edge, std::any_of(area.outline.begin(), area.outline.end(),
                                              [&](Place p) { return p.x == limit; }))
            << area.key;
}

TEST(LaVendeeBoard, Rule_5_3_2_TheLoirePartsTheBanks) {
    const Board& b = board();
    int crossings = 0;
    for (const AreaId from : b.map.all())
        for (const AreaId to : b.beside[from]) {
            EXPECT_TRUE(b.adjacent(to, from));
            const bool banks = b.south.has(from) != b.south.has(to);
            EXPECT_EQ(b.across[from].has(to), banks) << b.card(from).key << b.card(to).key;
            EXPECT_EQ(b.land[from].has(to), !banks);
            crossings += banks ? 1 : 0;
        }
    EXPECT_EQ(crossings, 2 * 16);
    EXPECT_EQ(keys(b.across[region("NAN")]), (Keys{"PRO", "VER"}));
    EXPECT_TRUE(b.loire.has(region("SAU")) && b.loire.has(region("FLO")));
    EXPECT_FALSE(b.loire.has(region("BPR")) || b.loire.has(b.granville));
    // Whoever may not cross it stays on his bank.
    const AreaSet north = maps::flood(b.land, AreaSet::of(region("SAV")), b.map.all());
    EXPECT_EQ(north.count(), 10);
    EXPECT_FALSE(north.meets(b.south));
}

TEST(LaVendeeBoard, Rule_5_3_3_TheRoadToGranvilleIsNoBorder) {
    const Board& b = board();
    EXPECT_EQ(b.granville, region("GRA"));
    EXPECT_EQ(b.route_areas, 3);
    EXPECT_EQ(keys(b.route[b.granville]), (Keys{"SAV", "NAN"}));
    EXPECT_EQ(keys(b.route[region("NAN")]), (Keys{"GRA"}));
    EXPECT_TRUE(b.beside[b.granville].empty()) << "L-51";
    for (const AreaId a : b.map.all()) {
        EXPECT_FALSE(b.beside[a].has(b.granville));
        if (a != b.granville) {
            EXPECT_TRUE(maps::flood(b.beside, AreaSet::of(region("CHO")), b.map.all()).has(a))
                << b.card(a).key;
        }
    }
}

TEST(LaVendeeBoard, Rule_12_1_WhereTheBritishMayLand) {
    const Board& b = board();
    EXPECT_TRUE(b.ocean.has(b.granville));
    EXPECT_FALSE(b.ocean.has(region("PAI"))) << "a river port";
    EXPECT_FALSE(b.ocean.has(region("NAN")));
    EXPECT_EQ(keys(b.ocean & b.home[index(Side::Royalist)]), (Keys{"SJM", "BIN"}));
    EXPECT_EQ(keys(b.tables.british_ports), (Keys{"GRA", "SJM", "BIN", "SAB"})) << "12.2b";
    EXPECT_TRUE(b.ocean.contains(b.tables.british_ports));
}

TEST(LaVendeeBoard, Rule_8_4_ToHitNumbers) {
    const Tables& t = board().tables;
    EXPECT_EQ(t.republican.at(5), 6);
    EXPECT_EQ(t.republican.at(6), 5) << "L-01";
    EXPECT_EQ(t.royalist_attack.at(9), 5);
    EXPECT_EQ(t.royalist_attack.at(10), 6);
    EXPECT_EQ(t.royalist_defence.at(14), 5);
    EXPECT_EQ(t.royalist_defence.at(15), 6);
    for (const int turn : {1, 10}) EXPECT_EQ(t.british.at(turn), 5) << "12.2a";
}

TEST(LaVendeeBoard, Rule_2_4_Counters) {
    const auto& counters = board().tables.counters;
    const auto of = [&](Side side, Troop troop) {
        return int{counters[index(side)][index(troop)]};
    };
    // 12.0: the British find counters for 10, 2 and 2 points.
    EXPECT_GE(2 * of(Side::Royalist, Troop::CorpsInfantry), 10);
    EXPECT_GE(2 * of(Side::Royalist, Troop::CorpsCavalry), 2);
    EXPECT_GE(2 * of(Side::Royalist, Troop::CorpsArtillery), 2);
    EXPECT_EQ(of(Side::Republican, Troop::CorpsInfantry), 0) << "Mayence has those of its side";
    // 2.3.2, 2.3.3: every kind of troop exists on both sides.
    for (const Side side : kBothSides)
        for (const Troop troop :
             {Troop::Infantry, Troop::Cavalry, Troop::Artillery, Troop::Irregulars})
            EXPECT_GT(of(side, troop), 0);
    EXPECT_EQ(board().tables.figures.unit, 2);
}

TEST(LaVendeeBoard, Rule_4_4_TheArmyOfMayence) {
    const Board& b = board();
    const ArmyCard& mayence = b.card(b.mayence);
    EXPECT_EQ(mayence.key, "mayence");
    EXPECT_EQ(mayence.turn, 7);
    EXPECT_EQ(leader("Kleber").turn, 7);
    EXPECT_EQ(leader("Turreau").turn, 8);
    EXPECT_EQ(leader("Turreau").army, b.mayence);
    ASSERT_EQ(b.scenario.reinforcements.size(), 1U);
    const Arrival& more = b.scenario.reinforcements.front();
    EXPECT_EQ(more.turn, 8);
    EXPECT_EQ(more.army, b.mayence);
    int all = 0;
    for (const Troop troop : kAllTroops) {
        all += more.points[index(troop)];
        if (!is_corps(troop)) {
            EXPECT_EQ(more.points[index(troop)], 0) << "they burn, too (11.1)";
        }
        if (!is_corps(troop)) {
            EXPECT_EQ(mayence.points[index(troop)], 0);
        }
    }
    EXPECT_EQ(all, 6);
}

TEST(LaVendeeBoard, Rule_7_3_3_NoRepublicanArmyOnTurn1) {
    const Board& b = board();
    EXPECT_TRUE(b.at_start[index(Side::Republican)].empty());
    EXPECT_EQ(b.at_start[index(Side::Royalist)].size(), 4);
    for (const ArmyCard& a : b.armies)
        if (a.side == Side::Republican && a.kind != ArmyKind::Dummy) {
            EXPECT_TRUE(a.turn >= 2 && a.turn <= kTurns) << a.key;
        }
    for (const Side side : kBothSides) EXPECT_EQ(b.dummies[index(side)].size(), 3) << "16.6";
}

TEST(LaVendeeBoard, Rule_4_2_ArmiesHoldTenOrFourteen) {
    for (const ArmyCard& a : board().armies)
        if (a.kind != ArmyKind::Dummy) {
            EXPECT_EQ(a.cap, a.side == Side::Republican || a.kind == ArmyKind::British ? 14 : 10)
                << a.key;
        }
}

TEST(LaVendeeBoard, Rule_12_0_TheBritishArmy) {
    const Board& b = board();
    const ArmyCard& british = b.card(b.british);
    EXPECT_EQ(british.side, Side::Royalist);
    EXPECT_EQ(british.turn, kNever);
    EXPECT_EQ(british.points[index(Troop::CorpsInfantry)], 10);
    EXPECT_EQ(british.points[index(Troop::CorpsCavalry)], 2);
    EXPECT_EQ(british.points[index(Troop::CorpsArtillery)], 2);
    EXPECT_TRUE(british.entry.empty());
    EXPECT_EQ(leader("York").army, b.british);
    EXPECT_EQ(leader("York").turn, kNever);
    EXPECT_EQ(b.tables.figures.british_clock, 2);
    EXPECT_EQ(b.tables.figures.british_recalled, 7) << "12.3";
}

TEST(LaVendeeBoard, Rule_10_3_2_Succession) {
    const Board& b = board();
    const std::array<const char*, 3> names{"Cathelineau", "dElbee", "LaRochejaquelein"};
    for (std::size_t i = 0; i < names.size(); ++i)
        EXPECT_EQ(b.succession[i], find_leader(b, names[i]));
    EXPECT_EQ(b.reserve, LeaderSet::of(find_leader(b, "Lescure")) |
                             LeaderSet::of(find_leader(b, "LaRochejaquelein")));
    EXPECT_EQ(leader("Cathelineau").rank, Rank::Generalissime);
    EXPECT_EQ(leader("dElbee").rank, Rank::Commander);
    EXPECT_EQ(leader("Berruyer").rank, Rank::Generalissime) << "10.3.4";
    EXPECT_EQ(b.bonaparte, find_leader(b, "Bonaparte"));
    EXPECT_FALSE(b.reserve.has(b.bonaparte));
    EXPECT_EQ(leader("Bonaparte").turn, kNever);
}

TEST(LaVendeeBoard, Rule_7_TheCards) {
    const Board& b = board();
    EXPECT_EQ(b.any_time.size(), 4) << "7.5";
    for (const int number : {5, 6}) {  // the examples of 5.5
        EXPECT_EQ(card(number).armies, kAllArmies);
        EXPECT_EQ(card(number).regions, 1);
        EXPECT_EQ(card(number).title.en, "Esprit de corps");
    }
    for (const int number : {9, 10}) {
        EXPECT_EQ(card(number).armies, 1);
        EXPECT_EQ(card(number).regions, 2);
        EXPECT_EQ(card(number).title.en, "Pardons");
    }
    for (const int number : {7, 8}) {  // 5.3.3
        EXPECT_EQ(card(number).title.en, "Interdicted Supply");
        EXPECT_EQ(card(number).effect, Effect::Discard);
    }
    int pins = 0;
    for (const CardCard& c : b.cards) {
        EXPECT_LE(c.regions, 3) << "5.3";
        if (c.effect == Effect::Pin) {
            EXPECT_EQ(c.title.en, "Maneuver Extraordinaire");
        }
        pins += c.effect == Effect::Pin ? 1 : 0;
        EXPECT_FALSE(c.title.fr.empty());
    }
    EXPECT_GT(pins, 0) << "5.6";
    EXPECT_TRUE(card(1).reconstructed);
}

// L-41: the set-up uses 24 of the 28 points that the fourteen counters hold.
TEST(LaVendeeBoard, Rule_13_GardeNationaleAtTheStart) {
    const Scenario& s = board().scenario;
    int garrisons = 0;
    AreaSet held;
    for (const Garrison& garrison : s.stands[index(Side::Republican)]) {
        garrisons += garrison.points;
        held.add(garrison.area);
        EXPECT_TRUE(garrison.inside);
    }
    EXPECT_EQ(garrisons + s.free[index(Side::Republican)].front().points +
                  s.box[index(Troop::Irregulars)],
              24);
    EXPECT_EQ(held, board().fortresses_at_start[index(Side::Republican)]);
    const AreaSet where = s.free[index(Side::Republican)].front().where;
    EXPECT_TRUE(where.has(region("BRE")));
    EXPECT_FALSE(where.has(region("ANG"))) << "north of the Loire";
    EXPECT_FALSE(where.has(region("CHO")) || where.has(region("GRA")));
}

// 14: who changes nothing draws, and who lost everything loses.
TEST(LaVendeeBoard, Rule_14_BandsAreCentredOnTheStart) {
    const Board& b = board();
    const VictoryRules& v = b.scenario.victory;
    const auto result = [&](int lead) {
        for (const Band& band : v.bands)
            if (lead >= band.lowest) return band.victory;
        return Victory::RepublicanDecisive;
    };
    int more = 0;
    for (const VictoryRules::Place& place : v.places) {
        EXPECT_EQ(place.area, region("NAN"));
        more += place.points;
    }
    const int start = (6 - 7) * v.fortress - more;
    EXPECT_EQ(start, -2);
    EXPECT_EQ(result(start), Victory::Draw);
    EXPECT_EQ(result(-(13 * v.fortress + 6 * v.taken + more)), Victory::RepublicanDecisive);
    EXPECT_EQ(result(13 * v.fortress + 7 * v.taken + more), Victory::RoyalistDecisive);
    EXPECT_EQ(v.sudden_area, region("NAN"));
    EXPECT_EQ(v.sudden_others, 4);
    EXPECT_EQ(v.sudden_republican, 13);
}

// -------------------------------------------------------------------------- what is drawn

TEST(LaVendeeBoard, TownsLieInTheirRegions) {
    for (const AreaCard& area : board().areas) {
        bool in = false;
        const auto& o = area.outline;
        for (std::size_t i = 0, j = o.size() - 1; i < o.size(); j = i++)
            if ((o[i].y > area.town.y) != (o[j].y > area.town.y) &&
                area.town.x <
                    (o[j].x - o[i].x) * (area.town.y - o[i].y) / (o[j].y - o[i].y) + o[i].x)
                in = !in;
        EXPECT_TRUE(in) << area.key;
    }
}

TEST(LaVendeeBoard, NoTwoTownsCoverEachOther) {
    for (const AreaCard& a : board().areas)
        for (const AreaCard& b : board().areas) {
            if (&a >= &b) continue;
            const int x = a.town.x - b.town.x;
            const int y = a.town.y - b.town.y;
            EXPECT_GE(x * x + y * y, 40 * 40) << a.key << " " << b.key;
        }
}

// -------------------------------------------------------------------------- hostile files

class LaVendeeMistakes : public testing::TestWithParam<Slip> {};

TEST_P(LaVendeeMistakes, NamesFileLineAndField) {
    Texts texts = data();
    const std::string expected = support::make(GetParam(), texts);
    EXPECT_EQ(complaint(texts), expected);
}

INSTANTIATE_TEST_SUITE_P(
    RegionsAndMap, LaVendeeMistakes,
    testing::Values(
        Slip{"regions.csv", "Savenay,republican", "Savenay,british",
             "regions.csv:@: home: \"british\" is not one of royalist, republican"},
        Slip{"regions.csv", "Savenay,republican,", "Savenay,republican,anjou",
             "regions.csv:@: border: the home regions of the Royalists lie inside the red borders"},
        Slip{"regions.csv", "Challans,royalist,bas-poitou", "Challans,royalist,",
             "regions.csv:@: border: the home regions of the Royalists lie inside the red borders"},
        Slip{"regions.csv", "Challans,royalist,bas-poitou", "Challans,royalist,loroux",
             "regions.csv:@: border: \"loroux\" is not one of anjou, centre, bas-poitou"},
        Slip{"regions.csv", "SEM,Saint", "SAV,Saint", "regions.csv:@: key: \"SAV\" is used twice"},
        Slip{"regions.csv", "\nCTN,", "\n#CTN,", "regions.csv: key: 74 regions instead of 75"},
        Slip{"regions.csv", "Challans,royalist,bas-poitou", "Challans,republican,",
             "regions.csv:@: provenance: \"border:X\" speaks of no value of this line"},
        Slip{"regions.csv", "fortress:R", "fortress:Q",
             "regions.csv:@: provenance: \"fortress:Q\" does not end in :R, :D, :P or :X"},
        Slip{"regions.csv", "SAV,Savenay,republican,,,yes,north",
             "SAV,Savenay,republican,,,yes,off-map",
             "regions.csv: bank: 2 regions off the map instead of 1"},
        Slip{"regions.csv", "GRA,Granville,republican,,republican,yes,off-map,",
             "GRA,Granville,republican,,republican,yes,off-map,yes",
             "regions.csv:@: east_edge: a region off the map has no edge"},
        Slip{"map.txt", "size 1918", "size 5",
             "map.txt:@: width: \"5\" is not a number from 100 to "
             "4000"},
        Slip{"map.txt", "outline SEM", "outline ABC",
             "map.txt:@: area: \"ABC\" is no area of regions.csv"},
        Slip{"map.txt", "loire X NAN PRO", "loire X PRO NAN",
             "map.txt:@: region: PRO and NAN are not a north and a south bank"},
        Slip{"map.txt", "land X SEM SAV", "land X SEM PAI",
             "map.txt:@: region: SEM and PAI lie on different banks"},
        Slip{"map.txt", "land X SEM SAV", "land X SEM ANG",
             "map.txt: outline: those of SEM and ANG do not meet"},
        Slip{"map.txt", "march R 3 GRA SAV NAN", "", "map.txt: march: is missing"},
        Slip{"map.txt", "march R 3 GRA SAV NAN", "march R 3 NAN GRA",
             "map.txt:@: region: NAN lies on the map"},
        Slip{"map.txt", "march R 3 GRA SAV NAN", "march R 0 GRA SAV NAN",
             "map.txt:@: areas: \"0\" is not a number from 1 to 9"},
        Slip{"map.txt", "water lake", "water pond",
             "map.txt:@: kind: \"pond\" is not one of coast, loire, river, lake"}));

INSTANTIATE_TEST_SUITE_P(
    TablesAndCounters, LaVendeeMistakes,
    testing::Values(
        Slip{"tables.txt", "hit royalist-attack  10 6", "hit royalist-attack  0 6",
             "tables.txt:@: from: \"0\" is not a number from 1 to 99"},
        Slip{"tables.txt", "hit british           0 5", "hit british           0 1",
             "tables.txt:@: number: \"1\" is not a number from 2 to 6"},
        Slip{"tables.txt", "hit british           0 5", "", "tables.txt: hit: british is missing"},
        Slip{"tables.txt", "figure hand 3", "figure hands 3",
             "tables.txt:@: name: \"hands\" is no figure of this game"},
        Slip{"tables.txt", "figure hand 3", "", "tables.txt: figure: hand is missing"},
        Slip{"tables.txt", "figure hand 3", "figure hand 0",
             "tables.txt:@: number: \"0\" is not a number from 1 to 20"},
        Slip{"tables.txt", "british-ports GRA SJM", "british-ports GRA CHO",
             "tables.txt:@: region: CHO does not touch the sea"},
        Slip{"counters.csv", "royalist,infantry,20,2", "royalist,infantry,21,2",
             "counters.csv: counters: 177 counters instead of 176"},
        Slip{"counters.csv", "royalist,infantry,20,2", "royalist,infantry,20,3",
             "counters.csv:@: points: a counter has 2 points by tables.txt"},
        Slip{"counters.csv", "royalist,cavalry,3", "royalist,infantry,3",
             "counters.csv:@: troop: these counters are given twice"},
        Slip{"counters.csv", "royalist,corps-cavalry", "republican,corps-cavalry",
             "counters.csv:@: troop: no Republican corps has counters of its own"},
        Slip{"armies.csv", "reserve,republican,field", "reserve,republican,british",
             "armies.csv:@: side: the British fight for the Royalists"},
        Slip{"armies.csv", "10,0,5,0,0,,anjou", "4,0,5,0,0,,anjou",
             "armies.csv:@: cap: 5 points do not fit into an army of 4"},
        Slip{"armies.csv", "NAN,NAN ANC", "CHO,NAN ANC",
             "armies.csv:@: first: \"CHO\" is not among the regions of entry"},
        Slip{"armies.csv", "NAN ANC SAV", "NAN ANX SAV",
             "armies.csv:@: entry: \"ANX\" is no region of regions.csv"},
        Slip{"armies.csv", ",,landing", ",,anjou",
             "armies.csv:@: entry: the British enter by landing"},
        Slip{"armies.csv", "mayence,republican,mayence", "mayence,republican,field",
             "armies.csv: kind: 0 armies of Mayence instead of 1"},
        Slip{"leaders.csv", "Bonchamps,royalist,Bonchamps,Charles de Bonchamps,commander,mauges",
             "Bonchamps,royalist,Bonchamps,Charles de Bonchamps,commander,reserve",
             "leaders.csv:@: army: \"reserve\" is no army that he could lead"},
        Slip{"leaders.csv", "Canclaux,commander,brest,3", "Canclaux,commander,brest,2",
             "leaders.csv:@: turn: \"2\" is not a number from 3 to 10"},
        Slip{"leaders.csv", "generalissime,anjou,0,1", "commander,anjou,0,1",
             "leaders.csv:@: rank: the first of the succession, and he alone, begins as "
             "généralissime"},
        Slip{"leaders.csv", "commander,anjou,0,2", "commander,anjou,0,3",
             "leaders.csv:<LaRochejaquelein>: succession: \"3\" is given twice"},
        Slip{"leaders.csv", "Bonaparte,commander,,bonaparte", "Bonaparte,commander,,reserve",
             "leaders.csv:@: turn: \"reserve\" is for the other side"}));

INSTANTIATE_TEST_SUITE_P(
    CardsAndScenario, LaVendeeMistakes,
    testing::Values(
        Slip{"cards.csv", "2,Forward!", "3,Forward!",
             "cards.csv:@: number: \"3\" stands where 2 is due"},
        Slip{"cards.csv", "\n26,", "\n#26,", "cards.csv: number: 25 cards instead of 26"},
        Slip{"cards.csv", "En avant !,1,3", "En avant !,1,4",
             "cards.csv:@: regions: \"4\" is not a number from 0 to 3"},
        Slip{"cards.csv", "En avant !,1,3", "En avant !,0,3",
             "cards.csv:@: regions: armies and regions are both 0, or neither is"},
        Slip{"cards.csv", "1,1,,levy,2", "1,1,,levy,",
             "cards.csv:@: figure: this effect needs one"},
        Slip{"cards.csv", "1,3,,none,", "1,3,,none,2", "cards.csv:@: figure: this effect has none"},
        Slip{"cards.csv", "1,3,,none,", "1,3,,charge,",
             "cards.csv:@: effect: \"charge\" is not one of none, discard, pardon, pin, levy, "
             "silence, siege, panic, rally, ardour"},
        Slip{"cards.csv", "1,3,,none,", "1,3,yes,none,",
             "cards.csv:@: any_time: a card that moves armies is played in its turn"},
        Slip{"cards.csv", "0,0,yes,panic,4", "0,0,,panic,4",
             "cards.csv:@: any_time: this effect belongs to a card for any time"},
        Slip{"cards.csv", "0,0,,pin,", "0,0,yes,pin,", "cards.csv: any_time: 5 cards instead of 4"},
        Slip{"scenario.txt", "turn 3", "turn 11",
             "scenario.txt:@: turn: \"11\" is not a number from 1 to 10"},
        Slip{"scenario.txt", "turn 3", "turn 2", "scenario.txt:@: turn: is given twice"},
        Slip{"scenario.txt", "place republican NAN fortress irregulars 4",
             "place republican NAN fortress irregulars 5",
             "scenario.txt:@: points: \"5\" is not a number from 1 to 4"},
        Slip{"scenario.txt", "place republican NAN fortress", "place republican ANG fortress",
             "scenario.txt:@: region: ANG has no fortress of that side"},
        Slip{"scenario.txt", "place republican NAN fortress irregulars",
             "place republican NAN fortress corps-infantry",
             "scenario.txt:@: troop: these come with their army only"},
        Slip{"scenario.txt", "box irregulars 4", "box irregulars 9",
             "scenario.txt: place: 29 irregulars of republican and counters for 28"},
        Slip{"scenario.txt", "automatic-army anjou CHO", "automatic-army anjou MAC",
             "scenario.txt:@: region: anjou is not set up in MAC"},
        Slip{"scenario.txt", "automatic-army anjou CHO", "",
             "scenario.txt: automatic-army: anjou is missing"},
        Slip{"scenario.txt", "automatic republican BRE", "automatic republican ANG",
             "scenario.txt:@: region: no free line lets them stand in ANG"},
        Slip{"scenario.txt", "automatic republican BRE irregulars 2", "",
             "scenario.txt: automatic: 2 irregulars of republican instead of 4"},
        Slip{"scenario.txt", "reinforce 8 mayence", "reinforce 7 mayence",
             "scenario.txt:@: turn: mayence is not there before that turn"},
        Slip{"scenario.txt", "band 2 royalist-marginal", "band 9 royalist-marginal",
             "scenario.txt:@: lead: \"9\" is not a number from -99 to 7"},
        Slip{"scenario.txt", "band -4 draw", "",
             "scenario.txt:<band -11>: result: here draw is due"},
        Slip{"scenario.txt", "sudden royalist NAN 4", "sudden royalist CHO 4",
             "scenario.txt:@: region: CHO has no Republican fortress"},
        Slip{"scenario.txt", "score taken 1", "", "scenario.txt: score: taken is missing"}));

TEST(LaVendeeLoader, NamesFilesThatAreMissingOrGivenTwice) {
    Texts texts = data();
    texts.pop_back();
    EXPECT_EQ(complaint(texts), "scenario.txt: this file is missing");
    texts = data();
    texts.emplace_back("elsewhere/cards.csv", "");
    EXPECT_EQ(complaint(texts), "cards.csv: this file is given twice");
}

// Any bytes give a board or a sentence, never a crash.
RC_GTEST_PROP(LaVendeeLoader, SurvivesAnyBytes, ()) {
    Texts texts = data();
    auto& text = texts[*rc::gen::inRange<std::size_t>(0, texts.size())].second;
    for (int i = *rc::gen::inRange(1, 6); i > 0; --i) {
        const auto at =
            *rc::gen::resize(rc::kNominalSize, rc::gen::inRange<std::size_t>(0, text.size()));
        switch (*rc::gen::inRange(0, 3)) {
            case 0:
                text[at] = static_cast<char>(*rc::gen::inRange(0, 256));
                break;
            case 1:
                text.erase(at, *rc::gen::inRange<std::size_t>(1, 40));
                break;
            default:
                text.insert(at, text.substr(text.size() / 2, 30));
        }
        if (text.empty()) break;
    }
    RC_ASSERT(!complaint(texts).empty());
}

}  // namespace
}  // namespace levee::la_vendee
