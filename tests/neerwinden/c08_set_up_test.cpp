// Chapter 8, cases 8.1 and 8.5: whole set-ups against the rulebook, the automatic one and hundreds
// of others. Where a single piece may stand is in rules/c08_set_up.game.
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

const std::initializer_list<const char*> kValence{"1711", "1811", "1912", "2012", "2113", "2213"};
const std::initializer_list<const char*> kEgalite{"1610", "1511", "1411", "1312"};

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

}  // namespace
}  // namespace levee::neerwinden::testing
