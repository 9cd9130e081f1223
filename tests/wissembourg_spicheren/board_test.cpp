#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "games/wissembourg_spicheren/board_parts.h"
#include "support/data_slips.h"

namespace levee::wissembourg_spicheren {
namespace {

using support::Slip;
using support::Texts;
using Names = std::set<std::string>;

Texts data() {
    return support::texts_of(
        "data/wissembourg-spicheren/",
        {"tables.txt", "spicheren.map", "wissembourg.map", "scenarios.txt", "counters.csv"});
}

engine::Result<Board> load(const Texts& texts) { return load_board(support::as_files(texts)); }

const Board& board() {
    static const Board kBoard = [] {
        auto result = load(data());
        const engine::Mistake* mistake = engine::mistake(result);
        EXPECT_EQ(mistake, nullptr) << mistake->text();
        return std::get<Board>(std::move(result));
    }();
    return kBoard;
}

const Battle& spicheren() { return board().battle(BattleId::Spicheren); }
const Battle& wissembourg() { return board().battle(BattleId::Wissembourg); }

HexId hex(std::string_view name) { return board().grid.parse(name); }

Names names(const HexSet& hexes) {
    Names all;
    for (const HexId h : hexes) all.emplace(board().grid.name(h));
    return all;
}

const Battle::Step& step(const Battle& battle, std::string_view from, std::string_view to) {
    const auto d = battle.grid.direction(hex(from), hex(to));
    EXPECT_TRUE(d.has_value()) << from << " and " << to << " are not neighbours";
    return battle.step(hex(from), d.value_or(Direction::N));
}

int cost(const Battle& battle, std::string_view from, std::string_view to, Arm arm) {
    return step(battle, from, to).cost[index(arm)];
}

std::string piece(const Board& b, UnitId u) { return b.card(u).name; }

Names pieces(const Arrival& arrival) {
    Names all;
    for (const UnitId u : arrival.units) all.insert(piece(board(), u));
    for (const CommanderId c : arrival.commanders) all.insert(board().card(c).name);
    return all;
}

// The line of the set-up or of the arrivals in which this piece comes, with these variations.
const Arrival& arrival_of(const Battle& battle, std::string_view name, Variations played = 0) {
    static const Arrival kNone;
    for (const Arrival& arrival : battle.arrivals)
        if (pieces(arrival).contains(std::string(name)) && (arrival.barred & played) == 0 &&
            (arrival.needs & played) == arrival.needs)
            return arrival;
    ADD_FAILURE() << name << " never comes";
    return kNone;
}

std::string ways(const Arrival& arrival) {
    std::string all;
    for (const Gate& gate : arrival.gates) {
        constexpr std::array<std::string_view, 4> kWords{"", "road", "path", "railway"};
        all += (all.empty() ? "" : " ") + std::string(kWords[static_cast<std::size_t>(gate.way)]) +
               ' ' + std::string(board().grid.name(gate.hex));
    }
    return all;
}

// ------------------------------------------------------------------ hexes that the rulebook names

TEST(Board, Rule_13_EveryHexOfTheRulebookIsOnItsMap) {
    for (const char* name :
         {"0609", "0510", "0113", "0212", "0213", "0312", "1313", "1607", "1601", "1701",
          "1702", "1801", "1802", "1902", "1903", "2002", "0414", "0614", "1901", "1301",
          "0708", "1411", "1412", "1315", "2015", "0112", "0501", "1101"})
        EXPECT_TRUE(spicheren().has.has(hex(name))) << name;
    for (const char* name :
         {"0806", "0707", "0603", "0807", "0601", "0701", "1501", "1706", "0105"})
        EXPECT_TRUE(wissembourg().has.has(hex(name))) << name;
}

TEST(Board, AHexNumberMeansTheSameOnBothMaps) {
    EXPECT_EQ(spicheren().has.size(), 23 * 15 - 9);
    EXPECT_EQ(wissembourg().has.size(), 17 * 12);
    for (const HexId h : wissembourg().has) {
        EXPECT_TRUE(spicheren().has.has(h));
        EXPECT_EQ(wissembourg().grid.name(h), std::string_view(spicheren().grid.name(h)));
        EXPECT_EQ(board().grid.name(h), std::string_view(wissembourg().grid.name(h)));
    }
}

TEST(Board, Rule_13_1_1_SpicherenIsSetUp) {
    const Names forbach{"0113", "0212", "0213", "0312"};
    const Names sarrebruck{"1601", "1701", "1702", "1801", "1802", "1902", "1903", "2002"};
    const std::vector<std::pair<const char*, Names>> expected{
        {"Vergé", {"0510", "0609"}},  {"Jolivet", {"0510", "0609"}}, {"Valazé", forbach},
        {"Art. 1", forbach},          {"Laveaucoupet", {"1313"}},    {"Doens", {"1313"}},
        {"Art. 3", {"1313"}},         {"Micheler", {"1607"}},        {"Valabrègue", forbach},
        {"4e-5e Chasseurs", forbach}, {"7e-12e Dragons", forbach},   {"von Kameke", sarrebruck},
        {"François", sarrebruck},     {"Art. 14", sarrebruck}};
    std::size_t set_up = 0;
    for (const Arrival& arrival : spicheren().arrivals)
        if (arrival.how == Coming::SetUp) set_up += pieces(arrival).size();
    EXPECT_EQ(set_up, expected.size());
    for (const auto& [name, hexes] : expected) {
        const Arrival& arrival = arrival_of(spicheren(), name);
        EXPECT_EQ(arrival.how, Coming::SetUp) << name;
        EXPECT_EQ(arrival.turn, 0) << name;
        EXPECT_EQ(names(arrival.hexes), hexes) << name;
    }
}

struct Reinforcement {
    int turn;
    const char* ways;
    Names names;
};

void expect_reinforcements(const Battle& battle, const std::vector<Reinforcement>& expected,
                           Variations played) {
    std::size_t coming = 0;
    for (const Arrival& arrival : battle.arrivals) {
        const bool played_so =
            (arrival.barred & played) == 0 && (arrival.needs & played) == arrival.needs;
        if (played_so && arrival.how == Coming::ByColumn) coming += pieces(arrival).size();
    }
    std::size_t told = 0;
    for (const Reinforcement& reinforcement : expected)
        for (const std::string& name : reinforcement.names) {
            ++told;
            const Arrival& arrival = arrival_of(battle, name, played);
            EXPECT_EQ(arrival.how, Coming::ByColumn) << name;
            EXPECT_EQ(arrival.turn, reinforcement.turn) << name;
            EXPECT_EQ(ways(arrival), reinforcement.ways) << name;
        }
    EXPECT_EQ(coming, told);
}

TEST(Board, Rule_13_1_2_SpicherenIsReinforced) {
    const std::vector<Reinforcement> expected{
        {1, "road 1901", {"Woyna", "15 Husaren"}},
        {4,
         "road 1901",
         {"Alvensleben", "Stülpnagel", "Doering", "Schwérin", "12 Dragoner", "Art. 5"}},
        {4, "road 0501 road 1101", {"Glümer", "der Goltz", "8 Husaren", "Art. 13"}},
        {5, "road 0414 path 0614", {"Bataille", "Pouget", "Bastoul", "Art. 2/II"}},
        {5, "road 1901 railway 1301", {"Barnekow", "Rex", "Art. 16"}},
        {6, "road 1901", {"Grüter"}},
        {7, "road 1901", {"Zastrow", "Rheinbaden", "Barby", "Redern"}}};
    expect_reinforcements(spicheren(), expected, 0);
    EXPECT_EQ(spicheren().hour(4), 14);
    const Arrival& zastrow = arrival_of(spicheren(), "Zastrow");
    ASSERT_NE(zastrow.relieves, kNoCommander);
    EXPECT_EQ(board().card(zastrow.relieves).name, "Alvensleben");
    for (const Arrival& arrival : spicheren().arrivals)
        EXPECT_EQ(arrival.decoy, pieces(arrival).contains("Glümer"));
}

TEST(Board, Rule_13_1_7_FrossardAndCastagny) {
    const Names forbach{"0113", "0212", "0213", "0312"};
    const Arrival& late = arrival_of(spicheren(), "Frossard");
    EXPECT_EQ(late.how, Coming::Placed);
    EXPECT_EQ(spicheren().hour(late.turn), 16);
    EXPECT_EQ(names(late.hexes), forbach);
    EXPECT_FALSE(late.by_die);
    const Arrival& early = arrival_of(spicheren(), "Frossard", kFrossardEarly);
    EXPECT_EQ(early.turn, 1);
    EXPECT_TRUE(early.by_die);
    EXPECT_EQ(names(early.hexes), forbach);
    const Arrival& castagny = arrival_of(spicheren(), "Castagny", kCastagny);
    EXPECT_EQ(castagny.turn, 5);
    EXPECT_TRUE(castagny.by_die);
    EXPECT_EQ(ways(castagny), "road 0113");
    EXPECT_EQ(pieces(castagny), (Names{"Castagny", "Potier", "Arnaudeau", "Art. 2/III"}));
    EXPECT_EQ(castagny.needs, kCastagny);
    EXPECT_EQ(board().card(castagny.formation).needs, kCastagny);
}

TEST(Board, Rule_13_2_1_WissembourgIsSetUp) {
    const std::vector<std::pair<const char*, Names>> expected{
        {"Douay", {"0806"}},       {"Montmarie", {"0806"}}, {"50e RI", {"0806"}},
        {"Art. 2/I", {"0707"}},    {"74e RI", {"0707"}},    {"Pellé", {"0603"}},
        {"1er Turcos", {"0603"}},  {"Septeuil", {"0807"}},  {"11e Chasseurs", {"0807"}},
        {"3e Hussards", {"0807"}}, {"Art. 4", {"0601"}}};
    std::size_t set_up = 0;
    for (const Arrival& arrival : wissembourg().arrivals)
        if (arrival.how == Coming::SetUp && arrival.needs == 0) set_up += pieces(arrival).size();
    EXPECT_EQ(set_up, expected.size());
    for (const auto& [name, hexes] : expected) {
        const Arrival& arrival = arrival_of(wissembourg(), name);
        EXPECT_EQ(arrival.how, Coming::SetUp) << name;
        EXPECT_EQ(names(arrival.hexes), hexes) << name;
    }
}

TEST(Board, Rule_13_2_2_WissembourgIsReinforced) {
    const std::vector<Reinforcement> expected{
        {1, "road 0701", {"Hartman", "Thiereck", "Maillinger", "2 Chevau-légers"}},
        {2, "road 1501", {"Kirchbach", "Bothmer", "Voigts-Rhetz", "4 Dragoner", "Art. 9"}},
        {2, "road 1706", {"von Bose", "Koblinski", "Thile", "14 Husaren", "Art. 21"}},
        {3, "road 1501", {"Art. 10"}},
        {4, "road 1501", {"Henning", "Montbarry", "14 Dragoner"}},
        {5, "road 1706", {"Kontzki", "Schkopp", "13 Husaren", "Art. 22"}}};
    expect_reinforcements(wissembourg(), expected, 0);
    // 13.2.6
    const Arrival& prince = arrival_of(wissembourg(), "Frédéric-Guillaume");
    EXPECT_EQ(prince.how, Coming::WithMarker);
    EXPECT_EQ(prince.turn, 2);
    EXPECT_EQ(ways(prince), "road 1706");
    EXPECT_EQ(board().card(prince.formation).key, "XI");
}

TEST(Board, Rule_13_2_7_TheVariationAddsWolffAndThe78th) {
    const Arrival& brice = arrival_of(wissembourg(), "78e RI", kWolff);
    EXPECT_EQ(brice.how, Coming::SetUp);
    EXPECT_EQ(board().card(brice.formation).key, "2B");
    for (const char* south : {"0604", "0806", "1206", "1706", "0112", "1712", "0105"})
        EXPECT_TRUE(brice.hexes.has(hex(south))) << south;
    EXPECT_TRUE(brice.hexes.has(hex("0603")));
    for (const char* north : {"0503", "0704", "0804", "1705", "1501", "0103"})
        EXPECT_FALSE(brice.hexes.has(hex(north))) << north;
    const Arrival& franchessin = arrival_of(wissembourg(), "96e RI", kWolff);
    EXPECT_EQ(wissembourg().hour(franchessin.turn), 13);
    EXPECT_EQ(ways(franchessin), "road 0105");
    const Arrival& moreno = arrival_of(wissembourg(), "Moréno", kWolff);
    EXPECT_EQ(wissembourg().hour(moreno.turn), 14);
    EXPECT_EQ(pieces(moreno), (Names{"Moréno", "18e RI"}));
    EXPECT_EQ(wissembourg().last_turn(kWolff), 10);
    EXPECT_EQ(wissembourg().hour(10), 18);
}

// Ways lead on where troops come or go, and the map ends there.
TEST(Board, GatesLieOnTheirWaysAtTheEdge) {
    std::size_t gates = 0;
    for (const Battle& battle : board().battles) {
        std::vector<Gate> all = battle.exits;
        for (const Arrival& arrival : battle.arrivals)
            all.insert(all.end(), arrival.gates.begin(), arrival.gates.end());
        for (const Gate& gate : all) {
            ++gates;
            const auto& steps = battle.steps(gate.hex);
            const std::string name(board().grid.name(gate.hex));
            EXPECT_TRUE(std::ranges::any_of(steps, [](const auto& s) { return s.to == kNoHex; }))
                << name;
            EXPECT_TRUE(std::ranges::any_of(steps, [&](const auto& s) {
                return s.way == gate.way;
            })) << name;
        }
    }
    EXPECT_EQ(gates, 6U + 2 + 13 + 9);
}

TEST(Board, Rule_13_1_3_ObjectivesAndExitsOfSpicheren) {
    struct Expected {
        int points;
        Side holder;
        Names hexes;
    };
    const std::map<std::string, Expected> expected{
        {"Rotherberg", {2, Side::French, {"1607"}}},
        {"Fonderie", {1, Side::French, {"0708"}}},
        {"Stiring-Wendel", {1, Side::French, {"0510", "0609"}}},
        {"Spicheren", {1, Side::French, {"1411", "1412"}}},
        {"Sarrebruck", {2, Side::German, {"1701", "1801", "1902"}}},
        {"Forbach", {2, Side::French, {"0113", "0212", "0213", "0312"}}}};
    ASSERT_EQ(spicheren().objectives.size(), expected.size());
    for (const Objective& objective : spicheren().objectives) {
        const Expected& told = expected.at(objective.name.en);
        EXPECT_EQ(objective.points, told.points) << objective.key;
        EXPECT_EQ(objective.holder, told.holder) << objective.key;
        EXPECT_EQ(names(objective.hexes), told.hexes) << objective.key;
        // The map writes the same name there.
        for (const HexId h : objective.hexes)
            EXPECT_EQ(spicheren().hexes[h.raw].name, objective.name.en);
    }
    EXPECT_EQ(names(spicheren().exit_hexes),
              (Names{"0112", "0113", "0414", "0614", "1315", "2015"}));
    EXPECT_EQ(spicheren().exit_cost[hex("1315").raw], 1);
    EXPECT_EQ(spicheren().exit_cost[hex("0112").raw], 2);
    EXPECT_EQ(spicheren().exit_turn, 10);
    EXPECT_EQ(spicheren().control_turn, 10);
    EXPECT_EQ(spicheren().victory, (std::array<std::uint8_t, 3>{2, 5, 8}));
}

TEST(Board, Rule_13_2_3_ObjectivesAndExitsOfWissembourg) {
    ASSERT_EQ(wissembourg().objectives.size(), 2U);
    EXPECT_EQ(names(wissembourg().objectives[0].hexes), (Names{"0603"}));
    EXPECT_EQ(names(wissembourg().objectives[1].hexes), (Names{"0806"}));
    for (const Objective& objective : wissembourg().objectives) {
        EXPECT_EQ(objective.points, 2);
        EXPECT_EQ(objective.holder, Side::French);
    }
    EXPECT_EQ(wissembourg().exit_hexes.size(), 17 + 12 - 1);
    EXPECT_TRUE(wissembourg().exit_hexes.has(hex("0101")));
    EXPECT_TRUE(wissembourg().exit_hexes.has(hex("1712")));
    EXPECT_FALSE(wissembourg().exit_hexes.has(hex("1711")));
    EXPECT_EQ(wissembourg().control_turn, 4);
    EXPECT_EQ(wissembourg().hour(4), 12);
    EXPECT_EQ(wissembourg().victory, (std::array<std::uint8_t, 3>{1, 2, 3}));
}

// ------------------------------------------------------------------ time, edges, formations

TEST(Board, Rule_13_1_And_13_2_Turns) {
    EXPECT_EQ(spicheren().last_turn(0), 12);
    EXPECT_EQ(spicheren().last_turn(kWolff), 12);
    EXPECT_EQ(spicheren().hour(1), 11);
    EXPECT_EQ(spicheren().hour(12), 22);
    EXPECT_FALSE(spicheren().is_night(10));
    EXPECT_TRUE(spicheren().is_night(11));
    EXPECT_EQ(wissembourg().last_turn(0), 7);
    EXPECT_EQ(wissembourg().hour(1), 9);
    EXPECT_EQ(wissembourg().hour(7), 15);
    EXPECT_FALSE(wissembourg().is_night(10));
}

TEST(Board, Rule_13_1_4_LinesOfRetreat) {
    for (const Battle& battle : board().battles) {
        for (const HexId h : battle.edge[index(Side::German)]) EXPECT_EQ(board().grid.row(h), 1);
        EXPECT_EQ(battle.edge[index(Side::French)].size(), battle.grid.columns());
        for (const Side side : kBothSides)
            for (const HexId h : battle.has)
                EXPECT_EQ(battle.to_edge[index(side)][h.raw] == 0, battle.edge[index(side)].has(h));
    }
    // W-64: row 14 in the columns that end there.
    EXPECT_EQ(spicheren().to_edge[index(Side::French)][hex("0414").raw], 0);
    EXPECT_EQ(spicheren().to_edge[index(Side::French)][hex("1313").raw], 2);
    EXPECT_EQ(spicheren().to_edge[index(Side::German)][hex("1313").raw], 12);
    EXPECT_EQ(wissembourg().to_edge[index(Side::French)][hex("0806").raw], 6);
}

TEST(Board, Rule_13_1_5_And_13_2_5_DemoralisationTables) {
    struct Row {
        const char* formation;
        int steps;
        int demoralised;
    };
    const std::vector<Row> rows{{"1DI", 5, 3},     {"2DI", 5, 3},   {"3DI", 5, 3},   {"DC", 4, 3},
                                {"2DI-III", 6, 4}, {"13ID", 4, 3},  {"14ID", 7, 4},  {"16ID", 5, 3},
                                {"5ID", 7, 4},     {"KAV", 5, 3},   {"1B", 5, 3},    {"2B", 3, 2},
                                {"BC", 2, 1},      {"WOLFF", 4, 3}, {"IIBAV", 4, 3}, {"V", 12, 7},
                                {"XI", 14, 8}};
    ASSERT_EQ(rows.size(), kFormations);
    for (std::uint8_t i = 0; i < kFormations; ++i) {
        const FormationCard& card = board().formations[i];
        EXPECT_EQ(card.key, rows[i].formation);
        EXPECT_EQ(card.strength.steps, rows[i].steps) << card.key;
        EXPECT_EQ(card.strength.demoralised, rows[i].demoralised) << card.key;
        const bool second = card.key == "2B";
        const Strength& varied = board().strength(FormationId{i}, kWolff);
        EXPECT_EQ(varied.steps, second ? 5 : rows[i].steps) << card.key;
        EXPECT_EQ(varied.demoralised, second ? 3 : rows[i].demoralised) << card.key;
        // What the units of the game have together.
        int steps = 0;
        for (const UnitId u : card.units)
            if (board().card(u).name != "78e RI") steps += board().card(u).steps;
        EXPECT_EQ(steps, rows[i].steps) << card.key;
    }
}

TEST(Board, Rule_0_3_PiecesOfEachBattle) {
    EXPECT_EQ(spicheren().units.size(), 30);
    EXPECT_EQ(spicheren().commanders.size(), 13);
    EXPECT_EQ(spicheren().formations.size(), 10);
    EXPECT_EQ(spicheren().chiefs[index(Side::French)].size(), 1);
    EXPECT_EQ(spicheren().chiefs[index(Side::German)].size(), 2);
    EXPECT_EQ(wissembourg().units.size(), 29);
    EXPECT_EQ(wissembourg().commanders.size(), 9);
    EXPECT_EQ(wissembourg().formations.size(), 7);
    EXPECT_FALSE(spicheren().units.meets(wissembourg().units));
    for (const CommanderCard& card : board().commanders) EXPECT_EQ(card.movement, 6) << card.key;
    for (const UnitCard& card : board().units) {
        EXPECT_EQ(card.morale, card.steps) << card.key;
        EXPECT_LE(card.combat_disorganised, card.combat) << card.key;
        EXPECT_EQ(card.range != 0, card.arm == Arm::Artillery) << card.key;
        // 11.5: half of it is 3.
        EXPECT_EQ(card.movement == 6, card.arm == Arm::Cavalry) << card.key;
    }
}

// W-09
TEST(Board, Rule_13_2_6_OneMarkerHasTwoFaces) {
    for (const MarkerCard& marker : board().markers) {
        Names formations;
        for (const FormationId f : marker.formations) formations.insert(board().card(f).key);
        EXPECT_EQ(formations, marker.key == "CAV" ? (Names{"DC", "KAV"}) : (Names{marker.key}));
    }
    EXPECT_EQ(spicheren().markers.size(), 9);
    EXPECT_EQ(wissembourg().markers.size(), 7);
}

// ------------------------------------------------------------------ ground

TEST(Board, PlacesAreWhatTheRulebookSaysOfThem) {
    const auto terrain = [](const Battle& battle, std::string_view name) {
        return battle.terrain[hex(name).raw];
    };
    for (const char* name : {"0113", "0212", "0213", "0312", "1701", "1801", "1902", "0510", "0609",
                             "1411", "1412", "0708"})
        EXPECT_EQ(terrain(spicheren(), name), Terrain::Village) << name;
    EXPECT_EQ(terrain(wissembourg(), "0603"), Terrain::Village);
    EXPECT_EQ(terrain(wissembourg(), "0806"), Terrain::Castle);
    // 13.1.6 speaks of its overhang.
    for (const char* foot : {"1606", "1507", "1707"})
        EXPECT_GT(spicheren().level[hex("1607").raw], spicheren().level[hex(foot).raw]) << foot;
    EXPECT_EQ(names(spicheren().ledges), (Names{"1607"}));
    int highest = 0;
    int lowest = 9;
    for (const HexId h : spicheren().has) {
        highest = std::max(highest, int{spicheren().level[h.raw]});
        lowest = std::min(lowest, int{spicheren().level[h.raw]});
    }
    EXPECT_EQ(lowest, 1);
    EXPECT_EQ(highest, 6);
    for (const HexId h : wissembourg().has) {
        EXPECT_GE(wissembourg().level[h.raw], 1);
        EXPECT_LE(wissembourg().level[h.raw], 3);
    }
}

TEST(Board, TerrainTable_Protection) {
    for (const HexId h : spicheren().has) {
        const int level = spicheren().level[h.raw];
        const Terrain terrain = spicheren().terrain[h.raw];
        const bool two = level >= 5 || terrain == Terrain::Wood || terrain == Terrain::Village;
        EXPECT_EQ(spicheren().protection[h.raw], two ? 2 : 1) << board().grid.name(h).letters[0];
        EXPECT_EQ(spicheren().protection_single[h.raw], spicheren().protection[h.raw]);
    }
    const auto& map = wissembourg();
    EXPECT_EQ(map.protection[hex("0603").raw], 3);
    EXPECT_EQ(map.protection[hex("0806").raw], 2);
    EXPECT_EQ(map.protection_single[hex("0806").raw], 3);
    EXPECT_EQ(map.protection[hex("0707").raw], 2);  // level 3
    EXPECT_EQ(map.protection[hex("1004").raw], 1);  // a hamlet
    EXPECT_EQ(map.protection_single[hex("1004").raw], 2);
    EXPECT_TRUE(map.all_round.has(hex("0806")));
    EXPECT_FALSE(map.all_round.has(hex("1004")));
    EXPECT_TRUE(map.all_round_single.has(hex("1004")));
    EXPECT_EQ(spicheren().all_round, spicheren().all_round_single);
}

TEST(Board, TerrainTable_Movement) {
    // Along the Metz road, uphill by one level: half a point, and the level free.
    EXPECT_EQ(cost(spicheren(), "0909", "1008", Arm::Infantry), 1);
    EXPECT_EQ(step(spicheren(), "0909", "1008").climb, 1);
    // The path up the Rotherberg: two levels, of which one is free.
    EXPECT_EQ(step(spicheren(), "1606", "1607").climb, 2);
    EXPECT_EQ(cost(spicheren(), "1606", "1607", Arm::Infantry), 4);
    EXPECT_EQ(cost(spicheren(), "1607", "1606", Arm::Infantry), 4);
    // Beside it there is none.
    EXPECT_EQ(step(spicheren(), "1507", "1607").climb, 2);
    EXPECT_EQ(cost(spicheren(), "1507", "1607", Arm::Infantry), 2 + 4);
    // Into a wood, on the level.
    EXPECT_EQ(cost(spicheren(), "0605", "0604", Arm::Infantry), 4);
    EXPECT_EQ(cost(spicheren(), "0605", "0604", Arm::Cavalry), 6);
    EXPECT_EQ(cost(spicheren(), "0605", "0604", Arm::Artillery), 6);
    // Along the railway.
    EXPECT_EQ(step(spicheren(), "0908", "1007").way, Way::Railway);
    EXPECT_EQ(cost(spicheren(), "0908", "1007", Arm::Artillery), 2);
}

TEST(Board, TerrainTable_Water) {
    const auto crossings = [](const Battle& battle, std::string_view from, std::string_view to) {
        return step(battle, from, to).crossing;
    };
    using Crossings = std::array<Crossing, 3>;
    const Crossings kFree{};
    EXPECT_EQ(crossings(spicheren(), "2001", "2002"),
              (Crossings{Crossing::Barred, Crossing::Barred, Crossing::Barred}));
    EXPECT_EQ(crossings(wissembourg(), "1105", "1106"),
              (Crossings{Crossing::WholeMove, Crossing::Barred, Crossing::Barred}));
    EXPECT_EQ(crossings(wissembourg(), "0409", "0509"),
              (Crossings{Crossing::HalfMove, Crossing::WholeMove, Crossing::Barred}));
    for (const auto& [battle, from, to] :
         {std::tuple(&spicheren(), "1901", "1902"), std::tuple(&wissembourg(), "0603", "0604")}) {
        EXPECT_EQ(crossings(*battle, from, to), kFree);
        EXPECT_EQ(step(*battle, from, to).water, Water::River);
        EXPECT_TRUE(step(*battle, from, to).bridge);
    }
}

TEST(Board, W_73_TrenchesBelongToTheirHex) {
    Names with;
    for (const HexId h : spicheren().has)
        for (const Battle::Step& s : spicheren().steps(h))
            if (s.trench)
                with.insert(std::string(board().grid.name(h)) + '-' +
                            std::string(board().grid.name(s.to)));
    EXPECT_EQ(with, (Names{"1607-1507", "1607-1606", "1607-1707", "0210-0110", "0210-0209",
                           "0210-0310"}));
}

TEST(Board, WhatOneSideOfAHexsideSaysTheOtherSaysToo) {
    for (const Battle& battle : board().battles)
        for (const HexId h : battle.has)
            for (const Direction d : maps::kDirections) {
                const Battle::Step& there = battle.step(h, d);
                if (there.to == kNoHex) continue;
                const Battle::Step& back = battle.step(there.to, maps::opposite(d));
                EXPECT_EQ(back.to, h);
                EXPECT_EQ(back.water, there.water);
                EXPECT_EQ(back.bridge, there.bridge);
                EXPECT_EQ(back.way, there.way);
                EXPECT_EQ(back.climb, -there.climb);
            }
}

// ------------------------------------------------------------------ the combat results table

TEST(Board, CombatResultsTable) {
    const Tables& tables = board().tables;
    const auto row = [&](int die) {
        std::string all;
        for (int column = 0; column <= Tables::kHighestColumn; ++column)
            all += "-TD+"[static_cast<std::size_t>(tables.result(die, column))];
        return all;
    };
    EXPECT_EQ(row(0), "------TTT");
    EXPECT_EQ(row(1), "-----TTTD");
    EXPECT_EQ(row(2), "----TTTDD");
    EXPECT_EQ(row(3), "---TTTDDD");
    EXPECT_EQ(row(4), "--TTTDDD+");
    EXPECT_EQ(row(5), "-TTTDDD++");
    EXPECT_EQ(row(6), "TTTDDD+++");
    EXPECT_EQ(row(-3), row(0));
    EXPECT_EQ(row(9), row(6));
    // The worked example: 13 against clear ground is column 8 with 5 more, and 2 of the commander.
    for (int die = 1; die <= 6; ++die)
        EXPECT_EQ(tables.result(die + 5 + 2, 8), Result::DisorganisedAndLoss);
}

// ------------------------------------------------------------------ mistakes

class Mistakes : public testing::TestWithParam<Slip> {};

TEST_P(Mistakes, NameFileLineAndField) {
    Texts texts = data();
    const std::string expected = support::make(GetParam(), texts);
    EXPECT_EQ(support::complaint_about(load(texts)), expected);
}

constexpr const char* kMap = "wissembourg.map";
constexpr const char* kTables = "tables.txt";
constexpr const char* kScenarios = "scenarios.txt";
constexpr const char* kCounters = "counters.csv";

INSTANTIATE_TEST_SUITE_P(
    Maps, Mistakes,
    testing::Values(
        Slip{kMap, "lastrow 1-17 12", "lastrow 17-1 12",
             "wissembourg.map:@: column: \"17-1\" runs backwards"},
        Slip{kMap, "lastrow 1-17 12", "lastrow 1-18 12",
             "wissembourg.map:@: column: \"18\" is not a number from 1 to 17"},
        Slip{kMap, "size 17 15 ", "size 17 14 ",
             "wissembourg.map: size: a hex number must mean the same here as on the other map"},
        Slip{kMap, "edge 0603 0604 bridge\n", "",
             "wissembourg.map: edge: a way crosses the water 0603-0604 without a bridge"},
        Slip{kMap, "edge 1105 1106 river\n", "edge 1105 1106 river\nedge 1105 1106 bridge\n",
             "wissembourg.map: edge: no way leads over the bridge 1105-1106"}));

INSTANTIATE_TEST_SUITE_P(
    TablesAndScenarios, Mistakes,
    testing::Values(
        Slip{kTables, "level 2", "level 2\nlevel 3", "tables.txt:<level 3>: level: is given twice"},
        Slip{kTables, "way path 2\n", "", "tables.txt: way: a way is missing"},
        Slip{kTables, "result   3 ", "result   2 ", "tables.txt:@: die: is given twice"},
        Slip{kScenarios, "night 11 ", "night 21 ",
             "scenarios.txt:@: turn: \"21\" is not a number from 1 to 20"},
        Slip{kScenarios, "victory 2 5 8", "victory 2 8 5",
             "scenarios.txt:@: points: \"5\" is not a number from 9 to 40"},
        Slip{kScenarios, "river never never never", "",
             "scenarios.txt: spicheren: battle: turns, exits-from, count, "
             "victory, edge, river or high is missing"},
        Slip{kScenarios, "set-up FR-MICH at 1607\n", "",
             "scenarios.txt: spicheren: piece: FR-MICH never comes"},
        Slip{kScenarios, "set-up FR-MICH at", "set-up FR-MICH FR-DOEN at",
             "scenarios.txt:@: piece: one of them comes on an earlier line already"},
        Slip{kScenarios, "set-up FR-MICH at", "set-up FR-MICH PR-A14 at",
             "scenarios.txt:@: piece: \"PR-A14\" is of another formation than those before it"},
        Slip{kScenarios, "set-up FR-MICH at", "set-up FR-TUR at",
             "scenarios.txt:@: piece: \"FR-TUR\" is no piece of this battle"}));

INSTANTIATE_TEST_SUITE_P(
    Counters, Mistakes,
    testing::Values(Slip{kCounters, "Micheler,2e brigade,6,4,2,2,", "Micheler,2e brigade,6,4,3,2,",
                         "counters.csv: steps: 3DI has 6 steps instead of 5"},
                    Slip{
                        kCounters, "Art. 3,,4,4,1,1,4,4,", "Art. 3,,4,4,1,1,4,,",
                        "counters.csv:@: provenance: \"range:X\" speaks of no value of this piece"},
                    Slip{kCounters, "FR-MICH,spicheren,French,3DI", "FR-MICH,spicheren,French,1B",
                         "counters.csv:@: formation: \"1B\" belongs to another army"}));

}  // namespace
}  // namespace levee::wissembourg_spicheren
