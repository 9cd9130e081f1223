#include "games/neerwinden/board_parts.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "support/data_slips.h"

namespace levee::neerwinden {
namespace {

using support::Slip;
using support::Texts;

Texts data() {
    return support::texts_of("data/neerwinden/", {"counters.csv", "map.txt", "scenarios.txt"});
}

engine::Result<Board> load(const Texts& texts) { return load_board(support::as_files(texts)); }

std::string complaint(const Texts& texts) { return support::complaint_about(load(texts)); }

const Board& board() {
    static const Board kBoard = [] {
        auto result = load(data());
        const engine::Mistake* mistake = engine::mistake(result);
        EXPECT_EQ(mistake, nullptr) << mistake->text();
        return std::get<Board>(std::move(result));
    }();
    return kBoard;
}

HexId hex(std::string_view name) { return board().grid.parse(name); }

std::vector<std::string> names(const std::vector<HexId>& hexes) {
    std::vector<std::string> all;
    for (const HexId h : hexes) all.emplace_back(board().grid.name(h));
    return all;
}

const Board::Neighbour& step(std::string_view from, std::string_view to) {
    return board()
        .next[hex(from).raw][static_cast<std::size_t>(*board().grid.direction(hex(from), hex(to)))];
}

// ------------------------------------------------------------------ what the rulebook prints

TEST(Board, LeauFillsTwoHexesForOneStar) {
    const Star& leau = board().stars.front();
    EXPECT_EQ(leau.name, "Léau");
    EXPECT_EQ(leau.side, Side::French);
    ASSERT_EQ(leau.count, 2);
    for (const std::uint8_t at : leau.hexes) {
        const HexCard& village = board().hexes[board().star_hexes[at].raw];
        EXPECT_EQ(village.name, "Léau");
        EXPECT_EQ(village.terrain, Terrain::Village);
    }
}

TEST(Board, NeerwindenHasABlueAndABlackStar) {
    const std::uint8_t at = board().star_index[hex("1707").raw];
    ASSERT_LT(at, board().star_hexes.size());
    EXPECT_EQ(board().hexes[hex("1707").raw].name, "Neerwinden");
    std::set<Side> sides;
    for (const Star& star : board().stars)
        if (star.hexes[0] == at) sides.insert(star.side);
    EXPECT_EQ(sides.size(), 2U);
}

TEST(Board, SetUpRowsAreExpandedAsInTheRulings) {
    const auto area = [](std::string_view formation, std::string_view column) {
        for (const SetUpArea& a : board().areas)
            if (board().card(a.formation).key == formation && a.column == column) return a;
        return SetUpArea{};
    };
    using Names = std::vector<std::string>;
    EXPECT_EQ(names(area("Valence", "").hexes),
              (Names{"1711", "1811", "1912", "2012", "2113", "2213"}));
    EXPECT_TRUE(area("Valence", "").and_west);
    EXPECT_EQ(names(area("Egalite", "").hexes), (Names{"1610", "1511", "1411", "1312"}));
    EXPECT_TRUE(area("Egalite", "").and_west);
    EXPECT_EQ(names(area("Miranda", "Ruault").hexes), (Names{"0806", "0907"}));
    EXPECT_EQ(names(area("Miranda", "Miaczinski").hexes), (Names{"1207", "1206"}));
    EXPECT_EQ(names(area("Miranda", "Champmorin").hexes), (Names{"0107", "0206"}));
    EXPECT_EQ(names(area("Clairfayt", "").hexes), (Names{"2005", "2105", "2204", "2304"}));
    EXPECT_EQ(names(area("Colloredo", "").hexes), (Names{"1303", "1403", "1504", "1604", "1705"}));
    EXPECT_EQ(names(area("Wurtemberg", "").hexes), (Names{"1302", "1402", "1503", "1603", "1704"}));
    EXPECT_EQ(names(area("Charles", "").hexes), (Names{"0801", "0902", "1002"}));
    EXPECT_FALSE(area("Charles", "").and_west);
}

TEST(Board, BothScenariosLastNineTurnsAndOnlyOneHasDHarville) {
    ASSERT_EQ(board().scenarios.size(), 2U);
    EXPECT_EQ(board().scenarios[0].key, "historical");
    EXPECT_EQ(board().scenarios[0].turns, 9);
    EXPECT_FALSE(board().scenarios[0].harville);
    EXPECT_EQ(board().scenarios[1].key, "what-if");
    EXPECT_EQ(board().scenarios[1].turns, 9);
    EXPECT_TRUE(board().scenarios[1].harville);
}

TEST(Board, FrenchFormationsAttackAndAustrianOnesDefend) {
    std::vector<std::string> keys;
    for (const FormationCard& formation : board().formations) {
        keys.push_back(formation.key);
        EXPECT_EQ(formation.order,
                  formation.side == Side::French ? Order::Offensive : Order::Defensive);
        EXPECT_EQ(formation.what_if, formation.key == "Harville");
    }
    EXPECT_EQ(keys, (std::vector<std::string>{"Valence", "Egalite", "Miranda", "Harville",
                                              "Clairfayt", "Colloredo", "Wurtemberg", "Charles"}));
}

// The example of combat: morale one apart, 10 points against 5, tactical bonus of Charles only.
TEST(Board, CountersFitTheWorkedExample) {
    const auto unit = [](std::string_view key) {
        return *std::find_if(board().units.begin(), board().units.end(),
                             [&](const UnitCard& card) { return card.key == key; });
    };
    EXPECT_EQ(unit("FR-DIET1").morale, unit("AU-SCHW").morale + 1);
    EXPECT_EQ(unit("FR-DIET1").strength + unit("FR-DAMP1").strength + unit("FR-ECAV").strength, 10);
    EXPECT_EQ(unit("AU-SCHW").strength + unit("AU-CHA1").strength, 5);
    EXPECT_LT(unit("AU-GRUB").strength, 4);
    for (const CommanderCard& card : board().commanders) {
        if (card.key == "AU-CH-L") {
            EXPECT_EQ(card.tactical, 1);
        } else if (card.key == "FR-E-L") {
            EXPECT_EQ(card.tactical, 0);
            EXPECT_GE(card.morale_bonus, 1);
        }
    }
}

// ------------------------------------------------------------------ how the pieces are numbered

TEST(Board, UnitsGoByFormationAndArm) {
    EXPECT_EQ(board().units.front().key, "FR-LAMA1");
    EXPECT_EQ(board().units.back().key, "AU-CHA1");
    for (std::size_t i = 1; i < kUnits; ++i) {
        const UnitCard& before = board().units[i - 1];
        const UnitCard& card = board().units[i];
        EXPECT_LE(std::pair(before.formation, before.arm), std::pair(card.formation, card.arm));
        EXPECT_FALSE(before.side == Side::Austrian && card.side == Side::French);
    }
    EXPECT_EQ(board().side_units[index(Side::French)].size(), 31);
    EXPECT_EQ(board().side_units[index(Side::Austrian)].size(), 27);
}

TEST(Board, EveryFormationHasItsCommanderAndUnits) {
    EXPECT_EQ(board().card(board().generals[0]).name, "Dumouriez");
    EXPECT_EQ(board().card(board().generals[1]).name, "Coburg");
    for (std::uint8_t i = 0; i < kFormations; ++i) {
        const FormationCard& formation = board().formations[i];
        EXPECT_EQ(board().card(formation.commander).formation, FormationId{i});
        EXPECT_FALSE(formation.units.empty());
        for (const UnitId unit : formation.units)
            EXPECT_EQ(board().card(unit).formation, FormationId{i});
    }
}

TEST(Board, MirandasInfantryMarchesInColumns) {
    for (const UnitCard& card : board().units) {
        const bool marches =
            board().card(card.formation).key == "Miranda" && card.arm == Arm::Infantry;
        EXPECT_EQ(!card.column.empty(), marches) << card.key;
        EXPECT_TRUE(card.name.starts_with(card.column)) << card.key;
    }
}

// ------------------------------------------------------------------ the flat tables

TEST(Board, StepsCostTerrainSlopeAndStream) {
    EXPECT_EQ(step("1708", "1707").cost, 2);  // into a village on the same level
    EXPECT_EQ(step("1806", "1807").cost, 2);  // the tomb
    EXPECT_EQ(step("1808", "1807").cost, 3);  // the tomb, one level up
    EXPECT_EQ(step("1807", "1808").cost, 1);  // down is free
    EXPECT_EQ(step("0405", "0404").cost, 2);  // wood
    EXPECT_EQ(step("1509", "1508").cost, 2);  // a stream
    EXPECT_EQ(step("1709", "1708").cost, 1);  // a bridged stream
    EXPECT_EQ(step("1206", "1205").cost, 3);  // two levels up over a bridged river
}

TEST(Board, OnlyRiversWithoutBridgeAreBarriers) {
    EXPECT_TRUE(step("0906", "0907").river);
    EXPECT_TRUE(step("0907", "0906").river);
    EXPECT_FALSE(step("0805", "0806").river);
    EXPECT_EQ(step("0805", "0806").features, kRiver | kBridge | kRoad);
    EXPECT_FALSE(step("1509", "1508").river);
    EXPECT_EQ(step("1707", "1708").features, kPath);
}

TEST(Board, TheTableOfNeighboursAgreesWithTheGrid) {
    for (std::uint16_t raw = 0; raw < board().grid.size(); ++raw)
        for (const Direction d : maps::kDirections) {
            const Board::Neighbour& there = board().next[raw][static_cast<std::size_t>(d)];
            EXPECT_EQ(there.to, board().grid.neighbour(HexId{raw}, d));
            if (there.to == kNoHex) continue;
            const auto back = static_cast<std::size_t>(maps::opposite(d));
            EXPECT_EQ(board().next[there.to.raw][back].features, there.features);
        }
}

TEST(Board, TwelveHexesTwoAwayClockwiseFromNorth) {
    std::vector<HexId> ring(board().two_away[hex("1205").raw].begin(),
                            board().two_away[hex("1205").raw].end());
    EXPECT_EQ(names(ring),
              (std::vector<std::string>{"1203", "1304", "1404", "1405", "1406", "1307", "1207",
                                        "1107", "1006", "1005", "1004", "1104"}));
    for (const HexId h : ring) EXPECT_EQ(board().grid.distance(hex("1205"), h), 2);
}

TEST(Board, HexesTwoAwayAreFoundAlongTheEdge) {
    // From 0101 to 0301 one of the two ways leads over the edge of the map.
    EXPECT_EQ(board().two_away[hex("0101").raw][3], hex("0301"));
    EXPECT_EQ(board().two_away[hex("0101").raw][0], kNoHex);
}

TEST(Board, RoutLeadsToTheOwnEdge) {
    EXPECT_EQ(board().to_edge(Side::French, hex("1715")), 1);
    EXPECT_EQ(board().to_edge(Side::Austrian, hex("1701")), 1);
    EXPECT_EQ(board().to_edge(Side::Austrian, hex("1705")), 5);
}

// ------------------------------------------------------------------ the automatic set-up

class AutomaticSetUp : public testing::TestWithParam<std::size_t> {
 protected:
    const Scenario& scenario() const { return board().scenarios[GetParam()]; }
};

TEST_P(AutomaticSetUp, PlacesEveryPieceInPlayOnceFrenchFirst) {
    std::multiset<UnitId> units;
    std::multiset<CommanderId> commanders;
    bool austrian = false;
    for (const Placement& p : scenario().automatic) {
        const Side side =
            p.is_commander ? board().card(p.commander).side : board().card(p.unit).side;
        EXPECT_FALSE(austrian && side == Side::French);
        austrian = side == Side::Austrian;
        if (p.is_commander)
            commanders.insert(p.commander);
        else
            units.insert(p.unit);
    }
    const std::size_t missing = scenario().harville ? 0U : 1U;
    EXPECT_EQ(units.size(), kUnits - 5 * missing);
    EXPECT_EQ(commanders.size(), kCommanders - missing);
    EXPECT_EQ(std::set<UnitId>(units.begin(), units.end()).size(), units.size());
    EXPECT_EQ(std::set<CommanderId>(commanders.begin(), commanders.end()).size(),
              commanders.size());
}

TEST_P(AutomaticSetUp, KeepsTheStackingRule) {
    std::map<HexId, std::vector<Placement>> stacks;
    for (const Placement& p : scenario().automatic)
        if (!p.is_commander) stacks[p.hex].push_back(p);
    int shared = 0;
    for (const auto& [at, stack] : stacks) {
        ASSERT_LE(stack.size(), 2U) << std::string_view(board().grid.name(at));
        if (stack.size() < 2) continue;
        ++shared;
        const UnitCard& a = board().card(stack[0].unit);
        const UnitCard& b = board().card(stack[1].unit);
        EXPECT_TRUE(a.arm == Arm::Artillery || b.arm == Arm::Artillery ||
                    (a.strength <= 2 && b.strength <= 2));
        EXPECT_EQ(stack[0].facing, stack[1].facing);
    }
    EXPECT_GT(shared, 0);
}

TEST_P(AutomaticSetUp, FacesTheEnemyAndHoldsNoStar) {
    ASSERT_FALSE(scenario().automatic.empty());
    for (const Placement& p : scenario().automatic) {
        EXPECT_EQ(board().star_index[p.hex.raw], 255);
        if (p.is_commander) continue;
        EXPECT_EQ(p.facing,
                  board().card(p.unit).side == Side::French ? Direction::N : Direction::S);
    }
}

// Only Champmorin's column is too far from its commander (the note of 8.1.1).
TEST_P(AutomaticSetUp, CommandersAreWithinFourHexesOfTheirUnits) {
    std::map<FormationId, HexId> posts;
    for (const Placement& p : scenario().automatic)
        if (p.is_commander) posts[board().card(p.commander).formation] = p.hex;
    ASSERT_FALSE(posts.empty());
    for (const Placement& p : scenario().automatic) {
        if (p.is_commander) continue;
        const UnitCard& card = board().card(p.unit);
        const int distance = board().grid.distance(p.hex, posts.at(card.formation));
        EXPECT_EQ(distance <= 4, card.column != "Champmorin") << card.key;
    }
}

INSTANTIATE_TEST_SUITE_P(Scenarios, AutomaticSetUp, testing::Values(0U, 1U));

// ------------------------------------------------------------------ mistakes

class Mistakes : public testing::TestWithParam<Slip> {};

TEST_P(Mistakes, NameFileLineAndField) {
    Texts texts = data();
    const std::string expected = support::make(GetParam(), texts);
    EXPECT_EQ(complaint(texts), expected);
}

constexpr const char* kMap = "map.txt";
constexpr const char* kCounters = "counters.csv";
constexpr const char* kScenarios = "scenarios.txt";

INSTANTIATE_TEST_SUITE_P(
    Map, Mistakes,
    testing::Values(
        Slip{kMap, "hex 0101 1 clear", "hax 0101 1 clear",
             "map.txt:@: record: \"hax\" is not one of size, stagger, lastrow, hex, edge, link"},
        Slip{kMap, "size 25 15", "", "map.txt:<hex 0101>: hex: a size line must come first"},
        Slip{kMap, "size 25 15", "size 25 15 3",
             "map.txt:@: end of line: \"3\" is one word too many"},
        Slip{kMap, "size 25 15", "size 25 17",
             "map.txt:@: size: 25 columns of 17 hexes are more than 400"},
        Slip{kMap, "size 25 15", "size 25", "map.txt:@: rows: is missing"},
        Slip{kMap, "size 25 15", "size 25 0",
             "map.txt:@: rows: \"0\" is not a number from 1 to 99"},
        Slip{kMap, "stagger even-down\n", "size 25 15\n", "map.txt:@: size: is given twice"},
        Slip{kMap, "stagger even-down\n", "stagger sideways\n",
             "map.txt:@: stagger: \"sideways\" is not one of even-down, odd-down"},
        Slip{kMap, "hex 0102 1 clear", "stagger odd-down",
             "map.txt:@: stagger: must come before all hexes, edges and links"},
        Slip{kMap, "stagger even-down\n", "lastrow 26 3\n",
             "map.txt:@: column: \"26\" is not a number from 1 to 25"},
        Slip{kMap, "hex 0102 1 clear", "hex 9902 1 clear",
             "map.txt:@: hex: \"9902\" is no hex of this map"},
        Slip{kMap, "hex 0102 1 clear", "hex 0102 9 clear",
             "map.txt:@: level: \"9\" is not a number from 0 to 5"},
        Slip{kMap, "hex 0102 1 clear", "hex 0102 1 swamp",
             "map.txt:@: terrain: \"swamp\" is not one of clear, village, wood, tomb"},
        Slip{kMap, "\"Heelen\"", "Heelen",
             "map.txt:@: name: \"Heelen\" must stand in quotation marks"},
        Slip{kMap, "\"Heelen\"", "\"Heelen", "map.txt:@: text: the quotation mark is never closed"},
        Slip{kMap, "\"Heelen\"", "\"\"", "map.txt:@: name: a name must not be empty"},
        Slip{kMap, "\"Heelen\"", "\"Heel\xFF\"",
             "map.txt:@: text: holds bytes that are not UTF-8 text"},
        Slip{kMap, "hex 0102 1 clear", "hex 0101 1 clear",
             "map.txt:@: hex: 0101 stands on line <hex 0101> already"},
        Slip{kMap, "hex 0102 1 clear", "", "map.txt: hex: 0102 is missing"},
        Slip{kMap, "edge 0106 0107 river", "edge 0106 0108 river",
             "map.txt:@: edge: 0106 and 0108 are not neighbours"},
        Slip{kMap, "edge 0106 0107 river", "edge 0206 0106 river",
             "map.txt:<edge 0106 0206>: edge: 0106-0206 is a river already"},
        Slip{kMap, "edge 0106 0107 river", "edge 0106 0107 moat",
             "map.txt:@: feature: \"moat\" is not one of river, stream, bridge"},
        Slip{kMap, "edge 0106 0107 river", "edge 0106 0107 bridge",
             "map.txt:@: edge: the bridge 0106-0107 crosses neither a river nor a stream"},
        Slip{kMap, "link road 1015 1014", "link road 1015 1013",
             "map.txt:@: link: 1015 and 1013 are not neighbours"},
        Slip{kMap, "link road 1015 1014", "link canal 1015 1014",
             "map.txt:@: kind: \"canal\" is not one of road, path"},
        Slip{kMap, "link road 0202 0302 0401 0501", "link road 0202",
             "map.txt:@: next hex: is missing"},
        Slip{kMap, "link path 0811 0911", "link path 0910 0911",
             "map.txt:@: link: 0910-0911 is a road already"}));

INSTANTIATE_TEST_SUITE_P(
    Counters, Mistakes,
    testing::Values(
        Slip{kCounters, "key,side,", "key,camp,",
             "counters.csv:@: header: column 2 is \"camp\" instead of \"side\""},
        Slip{kCounters, "Dietmann 1,,4,8,7", "Dietmann 1,,4,x,7",
             "counters.csv:@: morale: \"x\" is not a number from 1 to 12"},
        Slip{kCounters, "Dietmann 1,,4,8,7", "Dietmann 1,,0,8,7",
             "counters.csv:@: strength: \"0\" is not a number from 1 to 9"},
        Slip{kCounters, "Dietmann 1,,4,8,7", "Dietmann 1,,4,8,9",
             "counters.csv:@: morale_disorganised: 9 is above the morale in good order, 8"},
        Slip{kCounters, "Dietmann 1,,4,8,7", "Dietmann 1,4,8,7",
             "counters.csv:@: columns: 14 instead of 15"},
        Slip{kCounters, "Dietmann 1,,4,8,7,4,,", "Dietmann 1,,4,8,7,4,2,",
             "counters.csv:@: command: \"2\" does not belong to a unit"},
        Slip{kCounters, "Dietmann 1,", "Dietmann 2,",
             "counters.csv:<FR-DIET2,French>: name: \"Dietmann 2\" is used twice"},
        Slip{kCounters, "FR-DIET2,", "FR-DIET1,",
             "counters.csv:@: key: \"FR-DIET1\" is used twice"},
        Slip{kCounters, "FR-DIET1", "FR DIET1",
             "counters.csv:@: key: \"FR DIET1\" may hold only letters, digits and hyphens"},
        Slip{kCounters, "FR-DIET1,French", "FR-DIET1,Prussian",
             "counters.csv:@: side: \"Prussian\" is not one of French, Austrian"},
        Slip{kCounters, "FR-DIET1,French,Egalite", "FR-DIET1,French,Egality",
             "counters.csv:@: formation: \"Egality\" is no formation of scenarios.txt"},
        Slip{kCounters, "FR-DIET1,French,Egalite", "FR-DIET1,French,Charles",
             "counters.csv:@: formation: \"Charles\" belongs to the other side"},
        Slip{kCounters, "FR-DIET1,French,Egalite", "FR-DIET1,French,Miranda",
             "counters.csv:<FR-DIET2,French>: key: units go by formation, then infantry, cavalry, "
             "artillery; "
             "FR-DIET1 must come later"},
        Slip{kCounters, "FR-DIET1,French,Egalite,infantry", "FR-DIET1,French,Egalite,elephants",
             "counters.csv:@: type: \"elephants\" is not one of general, commander, infantry, "
             "cavalry, artillery"},
        Slip{kCounters, "FR-CG,French,,", "FR-CG,French,Valence,",
             "counters.csv:@: formation: \"Valence\" does not belong to a general"},
        Slip{kCounters, "FR-CG,French,,general,Dumouriez,,,,,7,2",
             "FR-CG,French,,general,Dumouriez,,,,,7,9",
             "counters.csv:@: command: \"9\" is not a number from 0 to 6"},
        Slip{kCounters, "FR-CG,French", "FR-CG,Austrian",
             "counters.csv:@: key: the two generals come first, the French one before the other"},
        Slip{kCounters, "FR-E-L,French,Egalite", "FR-E-L,French,Miranda",
             "counters.csv:@: key: commanders go by formation; here Egalite is due"},
        Slip{kCounters, "name:R command:X tactical:X", "name:R command:X tactical:Q",
             "counters.csv:@: provenance: \"tactical:Q\" does not end in :R, :D, :P or :X"},
        Slip{kCounters, "name:R command:X tactical:X", "name:R command:X",
             "counters.csv:@: provenance: says nothing of tactical"},
        Slip{kCounters, "name:R command:X tactical:X", "name:R name:R tactical:X",
             "counters.csv:@: provenance: \"name:R\" comes twice"},
        Slip{kCounters, "name:R command:X tactical:X", "name:R strength:X tactical:X",
             "counters.csv:@: provenance: \"strength:X\" speaks of no value of this piece"},
        Slip{kCounters, "\"third column,", "\"third column\" ,",
             "counters.csv:@: text: a comma must follow the quotation mark"},
        Slip{kCounters, "AU-CHA1,", "#", "counters.csv: key: 57 units instead of 58"}));

INSTANTIATE_TEST_SUITE_P(
    Scenarios, Mistakes,
    testing::Values(
        Slip{kScenarios, "formation Charles    Austrian defensive 1 \"Charles\"", "",
             "scenarios.txt: formation: 7 instead of 8"},
        Slip{kScenarios, "formation Egalite ", "formation Valence ",
             "scenarios.txt:@: key: \"Valence\" is used twice"},
        Slip{kScenarios, "French   offensive 3", "French   bold 3",
             "scenarios.txt:@: order: \"bold\" is not one of offensive, manoeuvre, defensive, "
             "demoralised"},
        Slip{kScenarios, "French   offensive 3", "French   offensive 11",
             "scenarios.txt:@: reserve: \"11\" is not a number from 0 to 9"},
        Slip{
            kScenarios, "formation Miranda    French", "formation Miranda    Austrian",
            "scenarios.txt:<formation Harville>: side: French formations come before the Austrian"},
        Slip{kScenarios, "set-up Valence 1711", "set-up Valmy 1711",
             "scenarios.txt:@: formation: \"Valmy\" is no formation"},
        Slip{kScenarios, "set-up Valence 1711 1811", "set-up Valence 1711 1711",
             "scenarios.txt:@: hex: 1711 comes twice"},
        Slip{kScenarios, "column Ruault", "column Reno",
             "scenarios.txt:@: column: no unit of Miranda marches in the column \"Reno\""},
        Slip{kScenarios, "column Miaczinski", "column Ruault",
             "scenarios.txt:@: formation: \"Miranda\" has a set-up line for these units already"},
        Slip{kScenarios, "set-up Miranda column Ruault 0806 0907", "",
             "scenarios.txt:<scenario historical>: set-up: no line for the column \"Ruault\" of "
             "FR-RUAU1"},
        Slip{kScenarios, "set-up Charles 0801 0902 1002", "",
             "scenarios.txt:<scenario historical>: set-up: Charles has no set-up line"},
        Slip{
            kScenarios, "rout French west", "rout French east",
            "scenarios.txt:@: edge: 8.1.3: the French rout to the west, the Austrians to the east"},
        Slip{kScenarios, "rout French west", "",
             "scenarios.txt:<scenario historical>: rout: no line gives the edge of the French"},
        Slip{kScenarios, "\"Overwinden\" 2006", "\"Overwinden\" 2699",
             "scenarios.txt:@: hex: \"2699\" is no hex of this map"},
        Slip{kScenarios, "\"Overwinden\" 2006", "\"Overwinden\" 2005",
             "scenarios.txt:@: hex: 2005 is a set-up hex of Clairfayt: nobody may hold a star at "
             "the start (8.2.2)"},
        Slip{kScenarios, "\"Overwinden\" 2006", "\"Overwinden\" 1814",
             "scenarios.txt:@: hex: 1814 is a set-up hex of Valence: nobody may hold a star at the "
             "start (8.2.2)"},
        Slip{kScenarios, "\"Overwinden\" 2006", "\"Overwinden\" 1707",
             "scenarios.txt:@: hex: 1707 has a star of this colour already"},
        Slip{kScenarios, "\"Overwinden\" 2006", "\"Overwinden\" 2006 2007 2008",
             "scenarios.txt:@: hex: a star has at most two hexes"},
        Slip{kScenarios, "star blue \"Overwinden\"", "star red \"Overwinden\"",
             "scenarios.txt:@: colour: \"red\" is not one of blue, black"},
        Slip{kScenarios, "scenario what-if 9", "scenario historical 9",
             "scenarios.txt:@: key: \"historical\" is used twice"},
        Slip{kScenarios, "scenario historical 9", "scenario historical 90",
             "scenarios.txt:@: turns: \"90\" is not a number from 1 to 20"},
        Slip{kScenarios, "like historical", "like austerlitz",
             "scenarios.txt:@: scenario: \"austerlitz\" is no earlier scenario"}));

INSTANTIATE_TEST_SUITE_P(
    SetUp, Mistakes,
    testing::Values(
        Slip{kScenarios, "place FR-LAMA1 2012 N", "",
             "scenarios.txt:<scenario historical>: place: FR-LAMA1 is not placed"},
        Slip{kScenarios, "place FR-CG 1711", "",
             "scenarios.txt:<scenario historical>: place: FR-CG is not placed"},
        Slip{kScenarios, "place FR-LAMA2 2013", "place FR-LAMA1 2013",
             "scenarios.txt:@: piece: \"FR-LAMA1\" is placed on line <place FR-LAMA1> already"},
        Slip{kScenarios, "place FR-LAMA2 2013", "place FR-NEY 2013",
             "scenarios.txt:@: piece: \"FR-NEY\" is no piece of counters.csv"},
        Slip{kScenarios, "place FR-LAMA2 2013 N", "place FR-LAMA2 2013 W",
             "scenarios.txt:@: facing: \"W\" is not one of N, NE, SE, S, SW, NW"},
        Slip{kScenarios, "place FR-LAMA2 2013 N", "place FR-LAMA2 2013",
             "scenarios.txt:@: facing: is missing"},
        Slip{kScenarios, "place FR-CG 1711", "place FR-CG 1711 N",
             "scenarios.txt:@: end of line: \"N\" is one word too many"},
        Slip{kScenarios, "place FR-LAMA2 2013", "place FR-LAMA2 2011",
             "scenarios.txt:@: hex: FR-LAMA2 may not be set up in 2011 (8.1)"},
        Slip{kScenarios, "place FR-RUAU2 0907", "place FR-RUAU2 1207",
             "scenarios.txt:@: hex: FR-RUAU2 may not be set up in 1207 (8.1)"},
        Slip{kScenarios, "place FR-MCAV 0807", "place FR-MCAV 0809",
             "scenarios.txt:@: hex: FR-MCAV may not be set up in 0809 (8.1)"},
        Slip{kScenarios, "place FR-LAMA2 2013", "place FR-LAMA2 2012",
             "scenarios.txt:@: hex: FR-LAMA2 may not stack with FR-LAMA1 (1.4)"},
        Slip{kScenarios, "place FR-VART2 1811", "place FR-VART2 2012",
             "scenarios.txt:@: hex: 2012 holds two units already (1.4)"},
        Slip{kScenarios, "place FR-VART1 2012 N", "place FR-VART1 2012 NE",
             "scenarios.txt:@: facing: FR-VART1 must face as FR-LAMA1 does (1.3)"},
        Slip{kScenarios, "place FR-E-L 1610", "place FR-E-L 1711",
             "scenarios.txt:@: hex: FR-E-L finds no unit of his in 1711 (8.1)"},
        Slip{kScenarios, "place AU-CG 1603", "place AU-CG 1711",
             "scenarios.txt:@: hex: AU-CG finds no unit of his in 1711 (8.1)"},
        Slip{
            kScenarios, "place FR-CG 1711", "place FR-CG 1711\nplace FR-HARV1 2112 N",
            "scenarios.txt:<place FR-HARV1>: piece: FR-HARV1 takes no part in this scenario (8.5)"},
        Slip{kScenarios, "place FR-HARV1 2112", "place FR-HARV1 2111",
             "scenarios.txt:@: hex: FR-HARV1 in 2111 is next to no friendly unit as far east "
             "(8.5)"},
        Slip{kScenarios, "what-if\nlike historical", "what-if\n",
             "scenarios.txt:<place FR-HARV1>: piece: FR-HARV1 is set up before FR-LAMA1 (8.5)"}));

TEST(Loader, NamesAMissingFile) {
    for (std::size_t gone = 0; gone < 3; ++gone) {
        Texts texts = data();
        ASSERT_EQ(texts.size(), 3U);
        const std::string name = texts[gone].first;
        texts.erase(texts.begin() + static_cast<std::ptrdiff_t>(gone));
        EXPECT_EQ(complaint(texts), name + ": this file is missing");
    }
}

TEST(Loader, RefusesAFileThatIsGivenTwice) {
    Texts texts = data();
    texts.emplace_back("elsewhere/map.txt", "");
    EXPECT_EQ(complaint(texts), "map.txt: this file is given twice");
}

TEST(Loader, RefusesAFileThatIsFarTooLarge) {
    Texts texts = data();
    for (auto& [name, text] : texts)
        if (name == "map.txt") text.append(2'000'000, ' ');
    EXPECT_EQ(complaint(texts), "map.txt: this file is larger than one megabyte");
}

TEST(Loader, SpeaksOfEmptyFiles) {
    const auto empty = [](std::string_view which) {
        Texts texts = data();
        for (auto& [name, text] : texts)
            if (name == which) text.clear();
        return complaint(texts);
    };
    EXPECT_EQ(empty("map.txt"), "map.txt: size: is missing");
    EXPECT_EQ(empty("counters.csv"), "counters.csv: header: is missing");
    EXPECT_EQ(empty("scenarios.txt"), "scenarios.txt: formation: 0 instead of 8");
}

TEST(Loader, ReadsFilesOfOtherEditors) {
    Texts texts = data();
    for (auto& [name, text] : texts) {
        std::string dos = "\xEF\xBB\xBF";
        for (const char c : text) dos += c == '\n' ? std::string("\r\n") : std::string(1, c);
        text = dos;
    }
    EXPECT_EQ(complaint(texts), "no mistake");
}

// A map with even columns that end one hex earlier, as many printed maps have them.
TEST(Loader, LetsColumnsEndEarly) {
    Texts texts = data();
    for (auto& [name, text] : texts) {
        if (name != "map.txt") continue;
        const std::string last = "hex 2415 1 clear\n";
        text.erase(text.find(last), last.size());
        text.insert(text.find("stagger even-down\n"), "lastrow 24 14\n");
    }
    const auto result = load(texts);
    ASSERT_EQ(engine::mistake(result), nullptr) << complaint(texts);
    const Board& shorter = std::get<Board>(result);
    EXPECT_EQ(shorter.grid.parse("2415"), kNoHex);
    EXPECT_EQ(shorter.next[shorter.grid.parse("2414").raw][3].to, kNoHex);
}

// Not a fuzzer, but a neighbour of one: any damage gives a sentence or a board, never a crash.
TEST(Loader, SurvivesDamage) {
    std::uint32_t random = 1793;
    const auto next = [&](std::size_t below) {
        random = random * 1664525U + 1013904223U;
        return static_cast<std::size_t>(random >> 8U) % below;
    };
    int refused = 0;
    for (int round = 0; round < 600; ++round) {
        Texts texts = data();
        std::string& text = texts[next(3)].second;
        switch (next(3)) {
            case 0:
                text.resize(next(text.size()));
                break;
            case 1:
                text[next(text.size())] = static_cast<char>(next(256));
                break;
            default:
                text.insert(next(text.size()), text.substr(next(text.size()), next(60)));
        }
        const auto result = load(texts);
        if (const engine::Mistake* mistake = engine::mistake(result)) {
            ++refused;
            EXPECT_FALSE(mistake->where.empty());
            EXPECT_FALSE(mistake->what.empty());
        }
    }
    EXPECT_GT(refused, 100);
}

}  // namespace
}  // namespace levee::neerwinden
