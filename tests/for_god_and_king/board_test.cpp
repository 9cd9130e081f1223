#include "games/for_god_and_king/board_parts.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <set>

#include "games/for_god_and_king/map.h"
#include "maps/area_paths.h"
#include "support/data_slips.h"

namespace levee::fgfk {
namespace {

using support::Slip;
using support::Texts;
using Keys = std::set<std::string>;

Texts data() {
    return support::texts_of("data/for-god-and-king/",
                             {"areas.csv", "map.txt", "generals.csv", "forces.csv", "chits.csv",
                              "tables.txt", "scenario.txt"});
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

AreaId area(std::string_view key) {
    const AreaId found = find_area(board(), key);
    EXPECT_NE(found, kNoArea) << key;
    return found;
}

Keys keys(const AreaSet& set) {
    Keys all;
    for (const AreaId a : set) all.insert(board().card(a).key);
    return all;
}

const GeneralCard& general(std::string_view key) {
    return board().card(find_general(board(), key));
}

// ------------------------------------------------------------------ what the rulebook prints

TEST(FgfkBoard, Rule_0_2_BasesObjectivesAndAccesses) {
    const Board& b = board();
    EXPECT_EQ(keys(b.bases[index(Army::Nantes)]), (Keys{"NAN", "PAI"}));
    EXPECT_EQ(keys(b.bases[index(Army::Saumur)]), (Keys{"ANG", "SAU", "THO"}));
    EXPECT_EQ(keys(b.bases[index(Army::LaRochelle)]), (Keys{"SAB", "LUC", "FON"}));
    EXPECT_TRUE(b.bases[index(Army::Mayencais)].empty());
    EXPECT_EQ(keys(b.primary), (Keys{"MOR", "CTL", "CHO"}));
    const auto crosses = [&](Zone zone) { return (b.secondary & b.of_zone[index(zone)]).size(); };
    EXPECT_EQ(crosses(Zone::Anjou), 2);
    EXPECT_EQ(crosses(Zone::Centre), 2);
    EXPECT_EQ(crosses(Zone::Loroux), 2);
    EXPECT_EQ(crosses(Zone::BasPoitou), 3);
    EXPECT_EQ(keys(b.sea_access), (Keys{"SAB", "GIL", "NOI", "POR", "PAI"}));
    EXPECT_EQ(keys(b.south_access), (Keys{"LUC", "FON"}));
}

TEST(FgfkBoard, Rule_E2_LaGatineIsFiveAreasAroundBressuire) {
    const AreaSet gatine = board().of_zone[index(Zone::Gatine)];
    EXPECT_EQ(gatine.size(), 5);
    EXPECT_EQ(board().bressuire, area("BRE"));
    EXPECT_TRUE(gatine.has(board().bressuire));
    EXPECT_FALSE(board().zone_of(Army::Anjou, false).meets(gatine));
    EXPECT_TRUE(board().zone_of(Army::Anjou, true).contains(gatine));
    EXPECT_EQ(board().all_zones(false).size() + 5, board().all_zones(true).size());
}

TEST(FgfkBoard, Rule_E5_LandingPlaces) {
    for (const char* key : {"SAB", "PAI"}) EXPECT_EQ(board().landing[area(key)], 6) << key;
    for (const char* key : {"GIL", "NOI", "POR"}) EXPECT_EQ(board().landing[area(key)], 4) << key;
    for (const AreaId a : board().map.all())
        EXPECT_EQ(board().landing[a] == 2, board().terrain[a] == Terrain::Marsh &&
                                               board().card(a).coast && a != board().island)
            << board().card(a).key;
}

TEST(FgfkBoard, Rule_3_4_BridgesAreControlledFromTheTownOnly) {
    ASSERT_EQ(board().bridges.size(), 3U);
    for (const Bridge& bridge : board().bridges) {
        EXPECT_TRUE(board().adjacent[bridge.town].has(bridge.far));
        EXPECT_TRUE(board().adjacent[bridge.far].has(bridge.town));
        EXPECT_TRUE(board().controls[bridge.town].has(bridge.far));
        EXPECT_FALSE(board().controls[bridge.far].has(bridge.town));
        EXPECT_FALSE(board().marches[bridge.town].has(bridge.far)) << "4.2";
        EXPECT_TRUE(board().road_joins[bridge.town].has(bridge.far));
        EXPECT_FALSE(board().crossings[bridge.town].has(bridge.far));
    }
    EXPECT_EQ(board().bridges[0].town, area("NAN"));
    EXPECT_EQ(board().bridges[1].town, area("ANG"));
    EXPECT_EQ(board().bridges[2].town, area("SAU"));
}

TEST(FgfkBoard, Rule_3_4_NoirmoutierNeitherControlsNorIsControlled) {
    const AreaId island = board().island;
    EXPECT_EQ(island, area("NOI"));
    EXPECT_TRUE(board().controls[island].empty());
    for (const AreaId a : board().map.all()) EXPECT_FALSE(board().controls[a].has(island));
    EXPECT_EQ(keys(board().adjacent[island]), (Keys{"BVR"}));
    EXPECT_TRUE(board().marches[island].empty()) << "4.2: nobody marches across the Gois";
}

TEST(FgfkBoard, Rule_3_3_OnlyBridgesAndBoatsLeadAcrossTheLoire) {
    const Board& b = board();
    for (const AreaId from : b.map.all())
        for (const maps::Link& link : b.map.links(from)) {
            const bool across = b.north_bank.has(from) != b.north_bank.has(link.to);
            EXPECT_EQ(across, link.has_border(kLoire));
        }
    for (const Board::Step& step : b.steps(Side::Vendeen, area("FLO")))
        EXPECT_FALSE(b.north_bank.has(step.to));
    const auto& steps = b.steps(Side::Republican, area("ANC"));
    const auto boats = std::find_if(steps.begin(), steps.end(),
                                    [](const Board::Step& s) { return s.to == area("FLO"); });
    ASSERT_NE(boats, steps.end());
    EXPECT_EQ(boats->cost, 8) << "four points in halves";
}

// The example of movement: three areas at half a point, then bocage for three.
TEST(FgfkBoard, Rule_3_3_MenouMarchesToVihiers) {
    const Board& b = board();
    const auto cost = [&](const char* from, const char* to) {
        for (const Board::Step& step : b.steps(Side::Republican, area(from)))
            if (step.to == area(to)) return int{step.cost};
        return -1;
    };
    EXPECT_EQ(cost("SAU", "DOU") + cost("DOU", "NUE") + cost("NUE", "VIH"), 3);
    EXPECT_EQ(cost("VIH", "CZX"), 6);
    EXPECT_FALSE(b.map.between(area("VIH"), area("CZX")).has_road());
    EXPECT_EQ(b.terrain[area("CZX")], Terrain::Bocage);
    EXPECT_LT(b.card(area("CZX")).town.x, b.card(area("VIH")).town.x);
    EXPECT_LT(b.card(area("CZX")).town.y, b.card(area("VIH")).town.y);
    EXPECT_EQ(b.tables.action_points.at(8) + general("Menou").strategic, 5);
    // Chalonnes and Chemillé are both controlled from there, yet a free way leads round Chemillé.
    EXPECT_TRUE(b.adjacent[area("CLN")].has(area("CML")));
    EXPECT_TRUE(b.controls[area("CZX")].has(area("CLN")));
    EXPECT_TRUE(b.controls[area("CZX")].has(area("CML")));
    const AreaSet menou = b.controls[area("CZX")] | b.controls[area("VIH")];
    EXPECT_TRUE(b.adjacent[area("CLN")].has(area("JAL")) && !menou.has(area("JAL")));
    EXPECT_TRUE(b.adjacent[area("JAL")].has(area("TRE")) && !menou.has(area("TRE")));
}

// The example of combat.
TEST(FgfkBoard, Rule_4_ChalbosAttacksChantonnay) {
    const Board& b = board();
    EXPECT_EQ(b.terrain[area("CTN")], Terrain::Bocage);
    EXPECT_TRUE(b.adjacent[area("CTN")].has(area("FUL")));
    const auto steps =
        maps::steps_to(b.map, b.of_terrain[index(Terrain::Clear)],
                       [](AreaId, const maps::Link& link) { return link.has_border(kLand); });
    EXPECT_LE(steps[area("CTN")], 2);
    EXPECT_EQ(general("Chalbos").tactical, 2);
    EXPECT_EQ(general("LaRochejaquelein").tactical, 3);
    EXPECT_EQ(general("dElbee").strategic, 2);
    EXPECT_EQ(general("Sapinaud").strategic, 2);
    EXPECT_LE(general("LaRochejaquelein").strategic, 2);
    EXPECT_EQ(b.tables.odds[1], (Odds{1, 2}));
    EXPECT_EQ(b.tables.result(1, 6),
              (CombatResult{.attacker_loses = true, .rout = false, .areas = 2, .percent = 40}));
    EXPECT_EQ(b.tables.incidents.at(25), 3);
    EXPECT_EQ(b.tables.battle_morale.at(25), 2);
}

TEST(FgfkBoard, Rule_1_1_NoblesAndSansCulottes) {
    Keys nobles;
    Keys sans_culottes;
    for (const GeneralCard& card : board().generals) {
        if (card.status == Status::Noble) nobles.insert(card.key);
        if (card.status == Status::SansCulotte) sans_culottes.insert(card.key);
    }
    EXPECT_EQ(nobles, (Keys{"Canclaux", "Menou", "Biron", "dAyat", "Boulard", "AubertDuBayet"}));
    EXPECT_EQ(sans_culottes, (Keys{"Rossignol", "Ronsin", "Santerre", "Lechelle"}));
    EXPECT_EQ(general("Boulard").strategic, 2);
    EXPECT_EQ(general("Bonchamps").tactical, 3);
}

TEST(FgfkBoard, Rule_1_5_MarkersInTheCupAndInHand) {
    int cup = 0;
    for (const IncidentCard& card : board().incidents) cup += card.count;
    EXPECT_EQ(cup, 17);
    EXPECT_EQ(board().card(Incident::T1).count, 3);
    std::array<int, kSides> hands{};
    for (const EventCard& card : board().events) hands[index(card.side)] += card.count;
    EXPECT_EQ(hands, (std::array<int, kSides>{9, 9}));
    EXPECT_EQ(board().card(Event::E12).earliest, 7);
    EXPECT_EQ(board().card(Event::E7).earliest, 1);
}

TEST(FgfkBoard, TablesAsPrinted) {
    const Tables& t = board().tables;
    EXPECT_EQ(t.reinforcement(Column::Anjou, 1), 16);
    EXPECT_EQ(t.reinforcement(Column::Anjou, 3), 16);
    EXPECT_EQ(t.reinforcement(Column::Anjou, 4), 20);
    EXPECT_EQ(t.reinforcement(Column::LorouxOrChouans, 8), 4);
    EXPECT_EQ(t.reinforcement(Column::NationalGuards, 9), 6);
    EXPECT_EQ(t.reinforcement(Column::Major, 12), 32);
    EXPECT_EQ(t.desertion.at(2), 60);
    EXPECT_EQ(t.desertion.at(7), 20);
    EXPECT_EQ(t.desertion.at(14), 60);
    EXPECT_EQ(t.result(0, -3), (CombatResult{true, true, 4, 60}));
    EXPECT_EQ(t.result(7, 12), (CombatResult{false, true, 4, 70}));
    EXPECT_EQ(t.result(3, 7), (CombatResult{true, false, 1, 20}));
    EXPECT_EQ(t.cost[index(Side::Vendeen)][static_cast<std::size_t>(Cost::Loire)], kNotAllowed);
    EXPECT_EQ(t.cost[index(Side::Republican)][static_cast<std::size_t>(Cost::Royal)], 1);
    EXPECT_EQ(t.rout_arms.at(4), 0);
    EXPECT_EQ(t.rout_arms.at(30), 4);
    EXPECT_EQ(t.figures.victory_sea, 10);
}

TEST(FgfkBoard, Rule_7_1_SetUpAreas) {
    const Board& b = board();
    const AreaSet nantes = b.set_up[index(Army::Nantes)];
    EXPECT_TRUE(nantes.has(area("NAN")) && nantes.has(area("POR")));
    EXPECT_FALSE(nantes.has(area("SAB"))) << "the example of the clarification";
    EXPECT_TRUE(nantes.has(area("NOI")) && b.set_up[index(Army::LaRochelle)].has(area("NOI")))
        << "as far from one as from the other";
    EXPECT_TRUE(b.set_up[index(Army::Saumur)].has(area("BRE"))) << "Gâtine is no zone yet";
    EXPECT_EQ(keys(b.set_up[index(Army::Anjou)]), (Keys{"CHO", "CTL", "FLO", "BPR"}));
    EXPECT_EQ(keys(b.set_up[index(Army::Centre)]), (Keys{"MOR", "MTA", "CTN"}));
    EXPECT_EQ(keys(b.set_up[index(Army::BasPoitou)]), (Keys{"MAC", "LEG", "CHA"}));
    EXPECT_EQ(keys(b.set_up[index(Army::Loroux)]), (Keys{"LOR", "CLI"}));
    // La Cathelinière stands apart from all other generals (3.5).
    for (std::size_t i = 0; i < kGenerals; ++i) {
        if (b.generals[i].key == "LaCatheliniere") continue;
        EXPECT_NE(b.scenario.generals[i],
                  b.scenario.generals[find_general(b, "LaCatheliniere").raw]);
    }
}

// ------------------------------------------------------------------ the map as a whole

TEST(FgfkMap, EveryBorderIsSeenFromBothSides) {
    const Board& b = board();
    EXPECT_EQ(b.map.size(), 84U);
    int borders = 0;
    for (const AreaId from : b.map.all())
        for (const maps::Link& link : b.map.links(from)) {
            const maps::Link back = b.map.between(link.to, from);
            EXPECT_EQ(back.border & ~kBridgeControl, link.border & ~kBridgeControl);
            EXPECT_EQ(back.road, link.road);
            ++borders;
        }
    EXPECT_EQ(borders, 2 * (190 + 18 + 1));
    EXPECT_EQ(b.with_road.size(), 67);
}

TEST(FgfkMap, EveryAreaCanBeReachedByBothSides) {
    const Board& b = board();
    for (const Side side : {Side::Republican, Side::Vendeen}) {
        AreaSet reached = AreaSet::of(area("CHO"));
        AreaSet fresh = reached;
        while (!fresh.empty()) {
            AreaSet next;
            for (const AreaId a : fresh)
                for (const Board::Step& step : b.steps(side, a)) next.add(step.to);
            fresh = next.without(reached);
            reached |= fresh;
        }
        EXPECT_EQ(reached, b.map.all());
    }
    EXPECT_FALSE(maps::flood(b.marches, AreaSet::of(area("CHO")), b.map.all()).meets(b.north_bank))
        << "the Vendéens need a bridge";
}

TEST(FgfkMap, ZonesHangTogether) {
    const Board& b = board();
    for (const Zone zone :
         {Zone::Anjou, Zone::Gatine, Zone::Centre, Zone::BasPoitou, Zone::Loroux}) {
        const AreaSet all = b.of_zone[index(zone)];
        EXPECT_EQ(maps::flood(b.marches, AreaSet::of(all.first()), all), all);
    }
}

TEST(FgfkMap, TownsLieInsideTheirOutlines) {
    for (const AreaCard& card : board().areas) {
        // Saumur and the villages of the bank may stand in the river by less than a kilometre.
        bool inside = false;
        for (std::size_t i = 0, k = card.outline.size() - 1; i < card.outline.size(); k = i++) {
            const Place a = card.outline[i];
            const Place b = card.outline[k];
            if ((a.y > card.town.y) == (b.y > card.town.y)) continue;
            const double x = a.x + (b.x - a.x) * double(card.town.y - a.y) / double(b.y - a.y);
            if (card.town.x < x) inside = !inside;
        }
        EXPECT_TRUE(inside) << card.key;
    }
}

TEST(FgfkMap, DistancesGrowByAtMostOneFromNeighbourToNeighbour) {
    const Board& b = board();
    for (const AreaId from : b.map.all())
        for (const AreaId to : b.adjacent[from]) {
            EXPECT_LE(std::abs(b.to_any_base[from] - b.to_any_base[to]), 1);
            EXPECT_LE(std::abs(b.to_any_zone[0][from] - b.to_any_zone[0][to]), 1);
        }
    EXPECT_EQ(b.to_base[index(Army::Saumur)][area("ANG")], 0);
    EXPECT_EQ(b.to_zone[0][index(Army::Anjou)][area("BRE")], 1);
    EXPECT_EQ(b.to_zone[1][index(Army::Anjou)][area("BRE")], 0);
}

// ------------------------------------------------------------------ the drawing

TEST(FgfkDrawing, HasEveryAreaAndEveryBoxOnce) {
    const std::string svg = draw_map_svg(board(), engine::Language::English);
    const auto count = [&](const std::string& id) {
        std::size_t found = 0;
        const std::string wanted = "id=\"" + id + "\"";
        for (std::size_t at = svg.find(wanted); at != std::string::npos;
             at = svg.find(wanted, at + 1))
            ++found;
        return found;
    };
    for (const AreaCard& card : board().areas) {
        EXPECT_EQ(count("fg-" + card.key), 1U);
        EXPECT_EQ(count("fg-town-" + card.key), 1U);
    }
    for (int i = 1; i <= 8; ++i) EXPECT_EQ(count("fg-turn-" + std::to_string(i)), 1U);
    for (int i = -2; i <= 2; ++i) {
        EXPECT_EQ(count("fg-morale-" + std::to_string(i)), 1U);
        EXPECT_EQ(count("fg-arms-" + std::to_string(i)), 1U);
    }
    EXPECT_TRUE(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
    EXPECT_EQ(svg.find("nan"), std::string::npos);
    EXPECT_EQ(svg, draw_map_svg(board(), engine::Language::English));
}

TEST(FgfkDrawing, SpeaksFrenchToo) {
    const std::string svg = draw_map_svg(board(), engine::Language::French);
    EXPECT_NE(svg.find("ET POUR LE ROI"), std::string::npos);
    EXPECT_NE(svg.find("Août"), std::string::npos);
    EXPECT_EQ(svg.find("stronghold"), std::string::npos);
}

// Marks that an outline or a name could bring into the file stay harmless.
TEST(FgfkDrawing, DrawsABoardWithOddNames) {
    Texts texts = data();
    const std::size_t at = texts[0].second.find("Oudon");
    texts[0].second.replace(at, 5, "<Ou & don>");
    const auto result = load(texts);
    ASSERT_EQ(engine::mistake(result), nullptr);
    const std::string svg = draw_map_svg(std::get<Board>(result), engine::Language::English);
    EXPECT_NE(svg.find("&lt;Ou &amp; don&gt;"), std::string::npos);
}

// ------------------------------------------------------------------ mistakes

class FgfkMistakes : public testing::TestWithParam<Slip> {};

TEST_P(FgfkMistakes, NameFileLineAndField) {
    Texts texts = data();
    const std::string expected = support::make(GetParam(), texts);
    EXPECT_EQ(complaint(texts), expected);
}

INSTANTIATE_TEST_SUITE_P(
    Areas, FgfkMistakes,
    testing::Values(
        Slip{"areas.csv", "key,name,", "key,nom,",
             "areas.csv:@: header: column 2 is \"nom\" instead of \"name\""},
        Slip{"areas.csv", "NAN,Nantes,mixed", "NAN,Nantes,swamp",
             "areas.csv:@: terrain: \"swamp\" is not one of clear, mixed, bocage, marsh"},
        Slip{"areas.csv", "NAN,Nantes,", "NAN,Nantes,,", "areas.csv:@: columns: 17 instead of 16"},
        Slip{"areas.csv", "OUD,Oudon", "NAN,Oudon", "areas.csv:@: key: \"NAN\" is used twice"},
        Slip{"areas.csv", "OUD,Oudon", "OUD,Nantes", "areas.csv:@: name: \"Nantes\" is used twice"},
        Slip{"areas.csv", "OUD,Oudon", "O D,Oudon",
             "areas.csv:@: key: \"O D\" may hold only letters, digits and hyphens"},
        Slip{"areas.csv", "OUD,Oudon,mixed,", "OUD,Oudon,mixed,brittany",
             "areas.csv:@: zone: \"brittany\" is not one of anjou, gatine, centre, bas-poitou, "
             "loroux"},
        Slip{"areas.csv", "OUD,Oudon,mixed,,", "OUD,Oudon,mixed,,primary",
             "areas.csv:@: objective: an objective must lie in a zone of influence"},
        Slip{"areas.csv", "NAN,Nantes,mixed,,,nantes,yes", "NAN,Nantes,mixed,,,nantes,oui",
             "areas.csv:@: stronghold: \"oui\" is neither yes nor empty"},
        Slip{"areas.csv", "NAN,Nantes,mixed,,,nantes,yes,,", "NAN,Nantes,mixed,,,nantes,yes,,2",
             "areas.csv:@: landing: \"Nantes\" does not touch the sea"},
        Slip{"areas.csv", "base:R stronghold:X", "base:R",
             "areas.csv:@: provenance: says nothing of stronghold"},
        Slip{"areas.csv", "base:R stronghold:X", "base:Q stronghold:X",
             "areas.csv:@: provenance: \"base:Q\" does not end in :R, :D, :P or :X"},
        Slip{"areas.csv", "base:R stronghold:X", "base:R base:R stronghold:X",
             "areas.csv:@: provenance: \"base:R\" comes twice"},
        Slip{"areas.csv", "island,yes", "south,yes", "areas.csv: bank: 0 islands instead of 1"}));

INSTANTIATE_TEST_SUITE_P(
    Map, FgfkMistakes,
    testing::Values(
        Slip{"map.txt", "size 1931 1501", "# nothing",
             "map.txt:<outline>: outline: a size line must come first"},
        Slip{"map.txt", "size 1931 1501", "size 1931 1501 7",
             "map.txt:@: end of line: \"7\" is one word too many"},
        Slip{"map.txt", "outline NAN", "outlyne NAN",
             "map.txt:@: record: \"outlyne\" is not one of size, outline, land, loire, bridge, "
             "gois, road, water"},
        Slip{"map.txt", "outline NAN", "outline NAM",
             "map.txt:@: area: \"NAM\" is no area of areas.csv"},
        Slip{"map.txt", "outline NAN", "outline SEM",
             "map.txt:@: area: SEM has an outline already"},
        Slip{"map.txt", "outline NAN ", "outline NAN 12;5 ",
             "map.txt:@: place: \"12;5\" is no place x,y of numbers from 0 to 4000"},
        Slip{"map.txt", "outline NAN ", "outline NAN 12,1502 ",
             "map.txt:@: place: 12,1502 lies beyond the sheet"},
        Slip{"map.txt", "land R CTN FUL", "land Q CTN FUL",
             "map.txt:@: code: \"Q\" is not one of R, D, P, X"},
        Slip{"map.txt", "land R CTN FUL", "land R CTN CTN",
             "map.txt:@: area: CTN cannot border on itself"},
        Slip{"map.txt", "land R CTN FUL", "land R CTN", "map.txt:@: area: a second one is missing"},
        Slip{"map.txt", "land R CTN FUL", "land R CTN FUL FUL",
             "map.txt:@: area: CTN-FUL is a border already"},
        Slip{"map.txt", "land R CTN FUL", "land R CTN NAN",
             "map.txt:@: area: CTN and NAN lie on different banks"},
        Slip{"map.txt", "land R CTN FUL", "land R CTN FUL CHO",
             "map.txt: outline: those of CHO and CTN do not meet"},
        Slip{"map.txt", "loire X ANC", "loire X FLO",
             "map.txt:@: area: FLO and CTX are not a north and a south bank"},
        Slip{"map.txt", "bridge D NAN PRO", "bridge D NAN CHO",
             "map.txt:@: bridge: NAN-CHO has no loire line above"},
        Slip{"map.txt", "bridge D NAN PRO", "bridge D NAN LOR",
             "map.txt:<road royal P \"Nantes - La>: area: no road can lead from NAN to PRO"},
        Slip{"map.txt", "gois D BVR NOI", "gois D NOI BVR",
             "map.txt:@: island: the Gois leads from the mainland to the island"},
        Slip{"map.txt", "gois D BVR NOI", "", "map.txt: gois: is missing"},
        Slip{"map.txt", "NAN SEM SAV", "NAN SAV",
             "map.txt:@: area: no road can lead from NAN to SAV"},
        Slip{"map.txt", "NAN SEM SAV", "NAN SEM NAN",
             "map.txt:@: area: SEM-NAN has a road already"},
        Slip{"map.txt", "\"Nantes - Brittany\"", "\"Nantes - Brittany",
             "map.txt:@: text: the quotation mark is never closed"},
        Slip{"map.txt", "water lake", "water pond",
             "map.txt:@: kind: \"pond\" is not one of coast, loire, river, lake, ford"}));

INSTANTIATE_TEST_SUITE_P(
    Counters, FgfkMistakes,
    testing::Values(
        Slip{"generals.csv", "Joly,vendeen,bas-poitou", "Joly,vendeen,nantes",
             "generals.csv:@: army: \"nantes\" belongs to the other side"},
        Slip{"generals.csv", "Joly,vendeen,", "Charette,vendeen,",
             "generals.csv:@: key: \"Charette\" is used twice"},
        Slip{"generals.csv", "Jean-Baptiste Joly,1", "Jean-Baptiste Joly,7",
             "generals.csv:@: strategic: \"7\" is not a number from 0 to 6"},
        Slip{"generals.csv", "Jean-Baptiste Joly,1,2,", "Jean-Baptiste Joly,1,2,noble",
             "generals.csv:@: status: only Republicans answer to the Committee (2.6)"},
        Slip{"generals.csv", "Jean-Baptiste Joly,1,2,,start", "Jean-Baptiste Joly,1,2,,E16",
             "generals.csv:@: arrival: \"E16\" is not one of E1, E2, E3, E4, E5, E6, E7, E8, E9, "
             "E10, E11, E12, E13, E14, E15, start"},
        Slip{"generals.csv", "\nVergnes", "\n#Vergnes",
             "generals.csv: key: 34 generals instead of 35"},
        Slip{"forces.csv", "\nchouans", "\n#chouans", "forces.csv: key: chouans is missing"},
        Slip{"forces.csv", "anjou,vendeen", "anjou,republican",
             "forces.csv:@: side: \"anjou\" fights for the other side"},
        Slip{"forces.csv", "Anjou,40,yes", "Anjou,0,yes",
             "forces.csv:@: limit: \"0\" is not a number from 1 to 99"},
        Slip{"chits.csv", "E2,vendeen", "E3,vendeen",
             "chits.csv:@: key: \"E3\" stands where E2 is due"},
        Slip{"chits.csv", "E2,vendeen", "E2,republican",
             "chits.csv:@: side: E2 belongs to the other side"},
        Slip{"chits.csv", "T2,cup", "T2,bag",
             "chits.csv:@: side: \"bag\" is not cup, where incidents are"},
        Slip{"chits.csv", "vengez-moi !\",4,3", "vengez-moi !\",4,5",
             "chits.csv:@: used: \"5\" is not a number from 0 to 4"}));

INSTANTIATE_TEST_SUITE_P(
    TablesAndScenario, FgfkMistakes,
    testing::Values(
        Slip{"tables.txt", "reinforcements 5 ", "reinforcements 3 ",
             "tables.txt:@: row: \"3\" is not a number from 4 to 99"},
        Slip{"tables.txt", "reinforcements more ", "reinforcements 12 ",
             "tables.txt:@: row: the last one must begin with more"},
        Slip{"tables.txt", "anjou centre bas-poitou", "centre anjou bas-poitou",
             "tables.txt:@: column: here anjou is due"},
        Slip{"tables.txt", "AD4-60 AD4-50", "XD4-60 AD4-50",
             "tables.txt:@: result: \"XD4-60\" is not written like AR2-40"},
        Slip{"tables.txt", "1:3    1:2", "1:2    1:3",
             "tables.txt:@: odds: \"1:3\" is not above the column before"},
        Slip{"tables.txt", "cost republican royal  0.5", "cost republican royal  0.7",
             "tables.txt:@: points: \"0.7\" is not a number of halves up to 20"},
        Slip{"tables.txt", "cost republican royal  0.5", "cost republican royal  -",
             "tables.txt:@: points: only the Loire may be barred"},
        Slip{"tables.txt", "cost republican royal  0.5", "",
             "tables.txt: cost: republican royal is missing"},
        Slip{"tables.txt", "figure stronghold 1", "figure castle 1",
             "tables.txt:@: name: \"castle\" is no figure of this game"},
        Slip{"tables.txt", "figure stronghold 1", "", "tables.txt: figure: stronghold is missing"},
        Slip{"tables.txt", "desertion more 60", "", "tables.txt: desertion: 4 rows instead of 5"},
        Slip{"scenario.txt", "turn 3", "turn 9",
             "scenario.txt:@: turn: \"9\" is not a number from 1 to 8"},
        Slip{"scenario.txt", "turn 3", "turn 2", "scenario.txt:@: turn: is given twice"},
        Slip{"scenario.txt", "start arms -2", "start arms -3",
             "scenario.txt:@: number: \"-3\" is not a number from -2 to 2"},
        Slip{"scenario.txt", "automatic nantes NAN PAI", "automatic nantes NAN SAB",
             "scenario.txt:@: area: SAB is no set-up area of the army of nantes"},
        Slip{"scenario.txt", "general Joly CHA", "general Joly CHO",
             "scenario.txt:@: area: CHO is no set-up area of the army of bas-poitou"},
        Slip{"scenario.txt", "general Joly CHA", "general Kleber NAN",
             "scenario.txt:@: general: Kleber is not there at the start"},
        Slip{"scenario.txt", "general Joly CHA", "", "scenario.txt: general: Joly is missing"},
        Slip{"scenario.txt", "event-area E4 THO", "",
             "scenario.txt: event-area: E3 and E4 need one each"}));

TEST(FgfkLoader, NamesFilesThatAreMissingOrGivenTwice) {
    Texts texts = data();
    texts.pop_back();
    EXPECT_EQ(complaint(texts), "scenario.txt: this file is missing");
    texts = data();
    texts.emplace_back("elsewhere/map.txt", "");
    EXPECT_EQ(complaint(texts), "map.txt: this file is given twice");
}

// Any bytes give a board or a sentence, never a crash.
RC_GTEST_PROP(FgfkLoader, SurvivesAnyBytes, ()) {
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
}  // namespace levee::fgfk
