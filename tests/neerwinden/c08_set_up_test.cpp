// Chapter 8, cases 8.1, 8.5 and 8.6: where the armies stand, d'Harville, and who commands whom.
#include <gtest/gtest.h>

#include <array>
#include <map>
#include <random>
#include <set>

#include "games/neerwinden/rules/internal.h"
#include "neerwinden/support/fixture.h"

namespace levee::neerwinden::testing {
namespace {

using enum Level;
using Names = std::set<std::string>;

const Action kRest = Action::of(Verb::SetUpRest);
constexpr std::uint8_t kWhatIf = 1;

State by_hand(std::uint8_t scenario = 0) {
    return rules().new_game(Options{.scenario = scenario, .automatic_set_up = false});
}
State automatic(std::uint8_t scenario = 0) {
    return rules().new_game(Options{.scenario = scenario});
}

Action place(std::string_view who, std::string_view hex) {
    return Action::place(unit(who), at(hex));
}
Action place_commander(std::string_view who, std::string_view hex) {
    return Action::place(commander(who), at(hex));
}
void put_down(State& s, const Action& where_to) {
    apply(s, where_to);
    if (asks(s) == Business::Facing) apply(s, face(N));
}

// Everything up to this piece is placed as in the automatic set-up of the scenario.
State up_to(std::string_view who, std::uint8_t scenario = 0) {
    State s = by_hand(scenario);
    for (int i = 0; i < 80; ++i) {
        const Rules::Actions all = offers(s);
        if (all.empty() || all[0].verb != Verb::Place) break;
        const Action next = all[0];
        const bool is_unit = next.unit != kNoUnit;
        const std::string& name =
            is_unit ? board().card(next.unit).name : board().card(next.commander).name;
        if (name == who) return s;
        for (const Placement& p : board().scenarios[scenario].automatic)
            if (is_unit ? p.unit == next.unit : p.commander == next.commander)
                put_down(
                    s, is_unit ? Action::place(p.unit, p.hex) : Action::place(p.commander, p.hex));
        if (::testing::Test::HasFatalFailure()) break;
    }
    ADD_FAILURE() << "never asked for " << who;
    return s;
}

// Where the next piece may stand.
Names places(const State& s) {
    Names all;
    for (const Action& a : offers(s))
        if (a.verb == Verb::Place) all.insert(name(a.hex));
    return all;
}

// These hexes and every higher row of the same column.
Names and_west(std::initializer_list<const char*> row) {
    Names all;
    for (const char* hex : row)
        for (int r = board().grid.row(at(hex)); r <= board().grid.rows(); ++r)
            all.insert(name(board().grid.at(board().grid.column(at(hex)), r)));
    return all;
}

// ------------------------------------------------------------------ the rows

const std::initializer_list<const char*> kValence{"1711", "1811", "1912", "2012", "2113", "2213"};
const std::initializer_list<const char*> kEgalite{"1610", "1511", "1411", "1312"};

TEST(Rule_8_1_1, ValenceStandsInHisRowOrWestOfIt) {
    EXPECT_EQ(places(by_hand()), and_west(kValence));
    EXPECT_EQ(refused_by(by_hand(), place("Lamarche 1", "1710")), "8.1.1") << "east of it";
    EXPECT_EQ(refused_by(by_hand(), place("Lamarche 1", "1611")), "8.1.1") << "beside it";
    EXPECT_EQ(refused_by(by_hand(), place("Lamarche 1", "2112")), "8.1.1");
    EXPECT_EQ(refused_by(by_hand(), place("Lamarche 1", "2115")), "");
}

TEST(Rule_8_1_1, EgaliteStandsInHisRowOrWestOfIt) {
    const State s = up_to("Dietmann 1");
    EXPECT_EQ(places(s), and_west(kEgalite));
    EXPECT_EQ(refused_by(s, place("Dietmann 1", "1609")), "8.1.1");
    EXPECT_EQ(refused_by(s, place("Dietmann 1", "1711")), "8.1.1") << "the row of Valence";
}

TEST(Rule_8_1_1, TheColumnsOfMirandaHaveTwoHexesEach) {
    EXPECT_EQ(places(up_to("Ruault 1")), (Names{"0806", "0907"}));
    EXPECT_EQ(places(up_to("Miaczinski 1")), (Names{"1206", "1207"}));
    EXPECT_EQ(places(up_to("Champmorin 1")), (Names{"0107", "0206"}));
    const State s = up_to("Ruault 1");
    EXPECT_EQ(refused_by(s, place("Ruault 1", "1207")), "8.1.1") << "another column's hex";
    EXPECT_EQ(refused_by(s, place("Ruault 1", "0807")), "8.1.1") << "no and-west here";
}

TEST(Rule_8_1_1, MirandasHorseAndGunsStandWithOrNextToHisInfantry) {
    const State s = up_to("Cavalerie Miranda");
    for (const char* infantry :
         {"Ruault 1", "Ruault 2", "Miaczinski 1", "Miaczinski 2", "Champmorin 1", "Champmorin 2"})
        ASSERT_TRUE(on_map(s, unit(infantry)));
    for (const char* hex :
         {"0805", "0807", "0706", "0906", "0907", "1308", "1207", "0205", "0108"}) {
        const std::string refusal = refused_by(s, place("Cavalerie Miranda", hex));
        EXPECT_TRUE(refusal.empty() || refusal == "1.4") << hex << " is next to infantry";
    }
    EXPECT_EQ(refused_by(s, place("Cavalerie Miranda", "0805")), "") << "Orsmael, N-61";
    EXPECT_EQ(refused_by(s, place("Cavalerie Miranda", "0804")), "8.1.1") << "two hexes off";
    EXPECT_EQ(refused_by(s, place("Cavalerie Miranda", "1410")), "8.1.1");
    EXPECT_EQ(refused_by(s, place("Cavalerie Miranda", "1511")), "8.1.1")
        << "with infantry of another formation";
    const State guns = up_to("Artillerie Miranda 1");
    EXPECT_EQ(refused_by(guns, place("Artillerie Miranda 1", "0806")), "") << "stacked";
    EXPECT_EQ(refused_by(guns, place("Artillerie Miranda 1", "1410")), "8.1.1");
}

TEST(Rule_8_1_1, TheFrenchAttack) {
    const State s = automatic();
    for (const char* key : {"Valence", "Egalite", "Miranda"})
        EXPECT_EQ(order(s, key), Order::Offensive) << key;
}

TEST(Rule_8_1_1, TheFrenchSetUpFirst) {
    State s = by_hand();
    EXPECT_TRUE(decides(s, Side::French));
    EXPECT_FALSE(legal(s, place("Sztáray", "2005")));
    play(s, {kRest});
    EXPECT_TRUE(decides(s, Side::Austrian));
    play(s, {kRest});
    EXPECT_TRUE(awaits_dice(s)) << "the initiative of turn 1";
    EXPECT_EQ(s.turn, 1);
}

TEST(Rule_8_1_1, SomeUnitsAreOutOfCommandFromTheFirstTurn) {
    State s = automatic();
    roll(s, 6, 1);
    play(s, {Action::of(Verb::Announced), Action::of(Verb::Announced), Action::of(Verb::GoFirst)});
    play(s, {Action::activate(formation("Miranda"))});
    EXPECT_TRUE(s.no_command.has(unit("Champmorin 1")));
    EXPECT_TRUE(s.no_command.has(unit("Champmorin 2")));
    EXPECT_FALSE(s.no_command.has(unit("Ruault 1")));
}

TEST(Rule_8_1_2, EveryAustrianFormationHasItsRow) {
    EXPECT_EQ(places(up_to("Sztáray")), (Names{"2005", "2105", "2204", "2304"}));
    EXPECT_EQ(places(up_to("Wenckheim")), (Names{"1303", "1403", "1504", "1604", "1705"}));
    EXPECT_EQ(places(up_to("Benjowsky 1")), (Names{"1302", "1402", "1503", "1603", "1704"}));
    EXPECT_EQ(places(up_to("Schwarzenberg")), (Names{"0801", "0902", "1002"}));
    EXPECT_EQ(refused_by(up_to("Sztáray"), place("Sztáray", "2004")), "8.1.2") << "behind it";
    EXPECT_EQ(refused_by(up_to("Wenckheim"), place("Wenckheim", "1302")), "8.1.2")
        << "the row of Wurtemberg";
    EXPECT_EQ(refused_by(up_to("Schwarzenberg"), place("Schwarzenberg", "0901")), "8.1.2");
}

TEST(Rule_8_1_2, TheAustriansDefend) {
    const State s = automatic();
    for (const char* key : {"Clairfayt", "Colloredo", "Wurtemberg", "Charles"})
        EXPECT_EQ(order(s, key), Order::Defensive) << key;
}

TEST(Rule_8_1_2, CommandersStandWithAUnitOfTheirFormation) {
    const State s = up_to("Charles");
    EXPECT_EQ(refused_by(s, place_commander("Charles", "0902")), "");
    EXPECT_EQ(refused_by(s, place_commander("Charles", "1002")), "");
    EXPECT_EQ(refused_by(s, place_commander("Charles", "0901")), "8.1.2") << "nobody there";
    EXPECT_EQ(refused_by(s, place_commander("Charles", "1302")), "8.1.2") << "another formation";
}

TEST(Rule_8_1_2, GeneralsStandWithAnyUnitOfTheirCamp) {
    const State s = up_to("Coburg");
    for (const char* hex : {"0902", "1302", "1504", "2304"})
        EXPECT_EQ(refused_by(s, place_commander("Coburg", hex)), "") << hex;
    EXPECT_EQ(refused_by(s, place_commander("Coburg", "1501")), "8.1.2") << "nobody there";
    EXPECT_EQ(refused_by(s, place_commander("Coburg", "1610")), "8.1.2") << "the enemy";
    EXPECT_EQ(refused_by(up_to("Dumouriez"), place_commander("Dumouriez", "0206")), "");
}

TEST(Rule_8_1_2, TheLastPieceBeginsTheGame) {
    State s = up_to("Coburg");
    play(s, {place_commander("Coburg", "1504")});
    EXPECT_TRUE(awaits_dice(s));
    EXPECT_EQ(where_is(s, "Coburg"), "1504");
}

// ------------------------------------------------------------------ by hand and by itself

TEST(Rule_8_1_1, StackingHoldsInTheSetUp) {
    State s = by_hand();
    put_down(s, place("Lamarche 1", "1711"));
    EXPECT_EQ(refused_by(s, place("Lamarche 2", "1711")), "1.4") << "3 and 3";
    EXPECT_EQ(refused_by(s, place("Lamarche 2", "1811")), "");
    s = up_to("Ruault 2");  // Ruault 1 in 0806
    EXPECT_EQ(refused_by(s, place("Ruault 2", "0806")), "1.4");
    s = up_to("Miaczinski 2");  // Miaczinski 1 in 1206, 2 and 2
    EXPECT_EQ(refused_by(s, place("Miaczinski 2", "1206")), "");
}

TEST(Rule_8_1_1, PiecesComeInTheOrderOfTheRoster) {  // N-94
    const State s = by_hand();
    EXPECT_EQ(refused_by(s, place("Lamarche 2", "1711")), "8.1");
    EXPECT_EQ(refused_by(s, place_commander("Valence", "1711")), "8.1");
    EXPECT_EQ(refused_by(s, place("Sztáray", "2005")), "8.1") << "the enemy's";
}

TEST(Rule_8_1_1, TheOwnerChoosesTheFacing) {
    State s = by_hand();
    play(s, {place("Lamarche 1", "1711")});
    ASSERT_EQ(asks(s), Business::Facing);
    for (const Direction d : maps::kDirections) EXPECT_EQ(refused_by(s, face(d)), "");
    play(s, {face(SW)});
    EXPECT_EQ(facing(s, "Lamarche 1"), SW);
}

// Checks a finished set-up against the rulebook, piece by piece.
void expect_lawful(const State& s) {
    const std::map<std::string, Names> rows{
        {"Valence", and_west(kValence)},
        {"Egalite", and_west(kEgalite)},
        {"Clairfayt", {"2005", "2105", "2204", "2304"}},
        {"Colloredo", {"1303", "1403", "1504", "1604", "1705"}},
        {"Wurtemberg", {"1302", "1402", "1503", "1603", "1704"}},
        {"Charles", {"0801", "0902", "1002"}}};
    const std::map<std::string, Names> columns{{"Ruault", {"0806", "0907"}},
                                               {"Miaczinski", {"1206", "1207"}},
                                               {"Champmorin", {"0107", "0206"}}};
    for (std::uint8_t i = 0; i < kUnits; ++i) {
        const UnitId u{i};
        const UnitCard& card = board().card(u);
        const std::string& key = board().card(card.formation).key;
        if (key == "Harville") continue;
        ASSERT_EQ(s.units[u].status, Status::OnMap) << card.name;
        EXPECT_EQ(s.units[u].level, Good) << card.name;
        const std::string hex = name(s.units[u].at);
        if (rows.contains(key)) {
            EXPECT_TRUE(rows.at(key).contains(hex)) << card.name << " in " << hex;
        } else if (!card.column.empty()) {
            EXPECT_TRUE(columns.at(card.column).contains(hex)) << card.name << " in " << hex;
        } else {
            bool beside = false;
            for (const UnitId x : board().card(card.formation).units)
                beside |= board().arm[x.raw] == Arm::Infantry &&
                          board().grid.distance(s.units[x].at, s.units[u].at) <= 1;
            EXPECT_TRUE(beside) << card.name << " in " << hex;
        }
        // 1.4: at most two; with a unit of 3 or more only artillery. 1.3: one facing.
        int company = 0;
        for (std::uint8_t j = 0; j < kUnits; ++j) {
            const UnitId x{j};
            if (x == u || s.units[x].status != Status::OnMap || s.units[x].at != s.units[u].at)
                continue;
            ++company;
            EXPECT_EQ(s.units[x].facing, s.units[u].facing) << hex;
            EXPECT_EQ(board().card(x).side, card.side) << hex;
            const bool guns = card.arm == Arm::Artillery || board().card(x).arm == Arm::Artillery;
            EXPECT_TRUE(guns || (card.strength <= 2 && board().card(x).strength <= 2)) << hex;
        }
        EXPECT_LE(company, 1) << hex;
    }
    for (std::uint8_t i = 0; i < kCommanders; ++i) {
        const CommanderCard& card = board().commanders[i];
        if (card.name == "d'Harville") continue;
        ASSERT_EQ(s.commanders[CommanderId{i}].status, Status::OnMap) << card.name;
        bool with_his = false;
        for (const UnitId u : units_at(s, s.commanders[CommanderId{i}].at))
            with_his |= card.is_general() ? board().card(u).side == card.side
                                          : board().card(u).formation == card.formation;
        EXPECT_TRUE(with_his) << card.name;
    }
    EXPECT_EQ(s.vp, 0) << "8.2.2: the marker starts on 0";
}

TEST(Rule_8_1_2, TheAutomaticSetUpIsLawful) {
    expect_lawful(automatic(0));
    expect_lawful(automatic(kWhatIf));
}

TEST(Rule_8_1_2, TheAutomaticSetUpCanBePlacedByHand) {
    State s = up_to("Coburg");
    play(s, {place_commander("Coburg", "1603")});
    expect_lawful(s);
    const State other = automatic();
    for (std::uint8_t i = 0; i < kUnits; ++i)
        EXPECT_EQ(s.units[UnitId{i}].at, other.units[UnitId{i}].at) << board().units[i].name;
}

TEST(Rule_8_1_2, EveryChoiceOfTheFreeSetUpLeadsToALawfulOne) {
    std::mt19937 random{1793};
    for (int game = 0; game < 100; ++game) {
        State s = by_hand();
        for (int i = 0; i < 200 && !awaits_dice(s); ++i) {
            Rules::Actions all = offers(s);
            std::vector<Action> choices;
            for (const Action& a : all)
                if (a.verb != Verb::SetUpRest) choices.push_back(a);
            ASSERT_FALSE(choices.empty()) << "a piece without a place";
            apply(s, choices[random() % choices.size()]);
        }
        ASSERT_TRUE(awaits_dice(s));
        expect_lawful(s);
        if (HasFailure()) return;
    }
}

TEST(Rule_8_1_2, TheRestSetsItselfUpAroundWhatIsPlaced) {
    std::mt19937 random{18};
    for (int game = 0; game < 60; ++game) {
        State s = by_hand();
        const int by_the_player = static_cast<int>(random() % 90);
        for (int i = 0; i < by_the_player && !awaits_dice(s); ++i) {
            std::vector<Action> choices;
            for (const Action& a : offers(s))
                if (a.verb != Verb::SetUpRest) choices.push_back(a);
            apply(s, choices[random() % choices.size()]);
        }
        if (asks(s) == Business::Facing) apply(s, face(NE));
        const State before = s;
        for (int i = 0; i < 2 && !awaits_dice(s); ++i) apply(s, kRest);
        ASSERT_TRUE(awaits_dice(s));
        expect_lawful(s);
        for (std::uint8_t i = 0; i < kUnits; ++i) {
            if (before.units[UnitId{i}].status == Status::OnMap) {
                EXPECT_EQ(s.units[UnitId{i}].at, before.units[UnitId{i}].at) << "moved by itself";
            }
        }
        if (HasFailure()) return;
    }
}

// ------------------------------------------------------------------ 8.1.3

// The unit fails to rally on 12 and flees.
std::string flees_to(std::string_view key, std::string_view who, std::string_view from) {
    State s = Position{}.put(who, from, N, Routed).movement(key);
    apply(s, Action::rally(unit(who)));
    roll(s, 6, 6);
    for (int i = 0; i < 6 && asks(s) == Business::RoutMove && !awaits_dice(s); ++i)
        apply(s, offers(s)[0]);
    return where(s, who);
}

TEST(Rule_8_1_3, TheFrenchRoutToTheWest) {
    EXPECT_EQ(flees_to("Egalite", "Dampierre 1", "0310"), "0313") << "to higher rows";
}

TEST(Rule_8_1_3, TheAustriansRoutToTheEast) {
    EXPECT_EQ(flees_to("Colloredo", "Keim", "0313"), "0310") << "to lower rows";
}

// ------------------------------------------------------------------ 8.5

TEST(Rule_8_5, HarvilleIsNotInTheHistoricalGame) {
    const State s = automatic(0);
    for (const UnitId u : board().card(formation("Harville")).units)
        EXPECT_EQ(s.units[u].status, Status::NotInPlay);
    EXPECT_EQ(s.commanders[commander("d'Harville")].status, Status::NotInPlay);
}

TEST(Rule_8_5, HarvilleTakesPartInTheWhatIfGame) {
    const State s = automatic(kWhatIf);
    for (const UnitId u : board().card(formation("Harville")).units)
        EXPECT_EQ(s.units[u].status, Status::OnMap) << board().card(u).name;
    EXPECT_EQ(s.commanders[commander("d'Harville")].status, Status::OnMap);
    EXPECT_EQ(order(s, "Harville"), Order::Offensive) << "N-63";
    EXPECT_EQ(board().scenarios[kWhatIf].turns, 9) << "the other rules remain the same";
}

TEST(Rule_8_5, HisUnitsComeAfterTheOtherFrench) {
    const State s = up_to("Harville 1", kWhatIf);
    for (const UnitId u : board().side_units[index(Side::French)])
        EXPECT_EQ(s.units[u].status == Status::OnMap,
                  board().card(u).formation != formation("Harville"))
            << board().card(u).name;
}

TEST(Rule_8_5, TheyStandNextToFriendsAndNotFartherEast) {
    const State s = up_to("Harville 1", kWhatIf);
    ASSERT_EQ(where(s, "Leveneur 2"), "2113");
    EXPECT_EQ(refused_by(s, place("Harville 1", "2114")), "") << "next to him, to the west";
    EXPECT_EQ(refused_by(s, place("Harville 1", "2213")), "") << "next to him, as far east";
    EXPECT_EQ(refused_by(s, place("Harville 1", "2212")), "8.5") << "next to him, but to the east";
    EXPECT_EQ(refused_by(s, place("Harville 1", "2215")), "8.5") << "next to nobody";
    EXPECT_EQ(refused_by(s, place("Harville 1", "2113")), "1.4") << "3 and 3";
}

TEST(Rule_8_5, EveryOfferIsNextToAFriendNotFartherWest) {
    const State s = up_to("Harville 1", kWhatIf);
    ASSERT_FALSE(places(s).empty());
    for (std::size_t h = 0; h < board().grid.size(); ++h) {
        const HexId hex{static_cast<std::uint16_t>(h)};
        bool beside = false;
        for (const UnitId u : board().side_units[index(Side::French)])
            beside |= s.units[u].status == Status::OnMap &&
                      board().grid.distance(s.units[u].at, hex) == 1 &&
                      board().grid.row(hex) >= board().grid.row(s.units[u].at);
        const std::string refusal = refused_by(s, Action::place(unit("Harville 1"), hex));
        EXPECT_EQ(beside, refusal != "8.5") << name(hex) << " " << refusal;
    }
}

TEST(Rule_8_5, LaterUnitsMayLeanOnThoseJustPlaced) {
    State s = up_to("Harville 1", kWhatIf);
    EXPECT_EQ(refused_by(s, place("Harville 1", "2215")), "8.5");
    put_down(s, place("Harville 1", "2114"));
    EXPECT_EQ(refused_by(s, place("Harville 2", "2115")), "");
    EXPECT_EQ(refused_by(s, place("Harville 2", "2215")), "8.5");
}

// ------------------------------------------------------------------ 8.6

const Action kPass = Action::of(Verb::PassBid);

State auction() { return rules().new_game(Options{.bidding = true}); }
bool bids(const State& s, engine::SeatId seat) {
    return rules().actor(s) == engine::Actor::of(seat);
}

TEST(Rule_8_6, TheSeatsBidInTurnAndAlwaysHigher) {  // N-85
    State s = auction();
    EXPECT_TRUE(bids(s, kFirstSeat));
    EXPECT_EQ(refused_by(s, Action::bid(0)), "8.6");
    EXPECT_EQ(refused_by(s, Action::bid(1)), "");
    play(s, {Action::bid(2)});
    EXPECT_TRUE(bids(s, kSecondSeat));
    EXPECT_EQ(refused_by(s, Action::bid(1)), "8.6");
    EXPECT_EQ(refused_by(s, Action::bid(2)), "8.6");
    EXPECT_EQ(refused_by(s, Action::bid(3)), "");
    play(s, {Action::bid(3)});
    EXPECT_TRUE(bids(s, kFirstSeat));
    EXPECT_EQ(refused_by(s, Action::bid(3)), "8.6");
    EXPECT_EQ(refused_by(s, kPass), "");
}

TEST(Rule_8_6, SevenIsTheHighestBid) {  // N-85
    State s = auction();
    EXPECT_EQ(refused_by(s, Action::bid(8)), "8.6");
    EXPECT_EQ(refused_by(s, Action::bid(7)), "");
    play(s, {Action::bid(7)});
    EXPECT_EQ(refused_by(s, Action::bid(8)), "8.6");
    EXPECT_EQ(refused_by(s, kPass), "");
}

TEST(Rule_8_6, TheHighestBidderTakesTheCampOfHisChoiceAndTheOtherThePoints) {
    State s = auction();
    play(s, {Action::bid(2), Action::bid(3), kPass});
    EXPECT_TRUE(bids(s, kSecondSeat)) << "he bid highest";
    EXPECT_EQ(refused_by(s, kPass), "8.6");
    EXPECT_EQ(refused_by(s, Action::bid(4)), "8.6");
    State french = s;
    play(french, {Action::take_camp(Side::French)});
    EXPECT_EQ(french.side_of_seat, (std::array{Side::Austrian, Side::French}));
    EXPECT_EQ(french.vp, -3) << "three for the Austrians";
    play(s, {Action::take_camp(Side::Austrian)});
    EXPECT_EQ(s.side_of_seat, (std::array{Side::French, Side::Austrian}));
    EXPECT_EQ(s.vp, 3) << "three for the French";
}

TEST(Rule_8_6, TheFirstSeatMayWinTheAuctionToo) {
    State s = auction();
    play(s, {Action::bid(5), kPass});
    EXPECT_TRUE(bids(s, kFirstSeat));
    State austrian = s;
    play(austrian, {Action::take_camp(Side::Austrian)});
    EXPECT_EQ(austrian.side_of_seat, (std::array{Side::Austrian, Side::French}));
    EXPECT_EQ(austrian.vp, 5);
    play(s, {Action::take_camp(Side::French)});
    EXPECT_EQ(s.side_of_seat, (std::array{Side::French, Side::Austrian}));
    EXPECT_EQ(s.vp, -5);
}

TEST(Rule_8_6, WithoutABidTheFirstSeatPlaysTheFrench) {  // N-85
    State s = auction();
    play(s, {kPass});
    if (bids(s, kSecondSeat) && asks(s) == Business::Bidding) play(s, {kPass});
    EXPECT_NE(asks(s), Business::Bidding);
    EXPECT_NE(asks(s), Business::PickCamp);
    EXPECT_EQ(s.side_of_seat, (std::array{Side::French, Side::Austrian}));
    EXPECT_EQ(s.vp, 0);
}

TEST(Rule_8_6, TheSeatThatTookACampDecidesForIt) {
    State s = rules().new_game(Options{.bidding = true, .automatic_set_up = false});
    play(s, {Action::bid(1), kPass, Action::take_camp(Side::Austrian)});
    ASSERT_EQ(asks(s), Business::SetUp);
    EXPECT_TRUE(bids(s, kSecondSeat)) << "he is the French now, who set up first";
    EXPECT_EQ(refused_by(s, place("Lamarche 1", "1711")), "");
}

TEST(Rule_8_6, WithoutTheOptionThereIsNoAuction) {
    const State s = automatic();
    EXPECT_TRUE(awaits_dice(s));
    EXPECT_EQ(s.side_of_seat, (std::array{Side::French, Side::Austrian}));
    EXPECT_EQ(s.vp, 0);
}

}  // namespace
}  // namespace levee::neerwinden::testing
