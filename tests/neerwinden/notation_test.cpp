#include "games/neerwinden/verbs.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <vector>

#include "engine/text/notation.h"
#include "support/notation.h"

namespace levee::neerwinden {
namespace {

// Enough of a board to name things: a map of 25 by 15 hexes and counters.
Board named_board() {
    Board board;
    board.grid = maps::HexGrid(25, 15, maps::Stagger::EvenDown);
    for (std::size_t i = 0; i < kUnits; ++i) {
        board.units[i].key = "U-" + std::to_string(i);
        board.units[i].name = "Brigade " + std::to_string(i);
    }
    board.units[3].name = "Dampierre 1";
    board.units[3].key = "FR-DAMP1";
    board.units[4].name = "Dampierre 2";
    board.units[5].name = "Grüber";
    board.units[6].name = "Cavalerie Égalité";
    board.units[7].name = "Gruber";  // differs from another by its accent only
    board.units[8].name = "Keim";
    board.units[9].name = "Keim";
    board.units[10].name = "Charles";  // a commander has this name too
    constexpr const char* kCommanderNames[] = {"Dumouriez",  "Coburg",     "Valence",   "Égalité",
                                               "Miranda",    "d'Harville", "Clairfayt", "Colloredo",
                                               "Wurtemberg", "Charles"};
    for (std::size_t i = 0; i < kCommanders; ++i) {
        board.commanders[i].key = "C-" + std::to_string(i);
        board.commanders[i].name = kCommanderNames[i];
    }
    constexpr const char* kFormationNames[] = {"Valence",   "Égalité",   "Miranda",    "d'Harville",
                                               "Clairfayt", "Colloredo", "Wurtemberg", "Charles"};
    for (std::size_t i = 0; i < kFormations; ++i) {
        board.formations[i].key = "F-" + std::to_string(i);
        board.formations[i].name = kFormationNames[i];
    }
    board.formations[1].key = "Egalite";
    return board;
}

const Board& board() {
    static const Board kBoard = named_board();
    return kBoard;
}

const levee::testing::NotationOf<VerbBook, Board>& notation() {
    static const levee::testing::NotationOf<VerbBook, Board> kNotation{verb_book(), board()};
    return kNotation;
}
std::string written(const Action& action) { return notation().written(action); }
Action read(std::string_view line) { return notation().read(line); }
std::string mistake(std::string_view line) { return notation().mistake(line); }

HexId hex(std::string_view name) { return board().grid.parse(name); }

std::vector<HexId> every_hex() {
    std::vector<HexId> list;
    for (std::size_t raw = 0; raw < board().grid.size(); ++raw)
        list.push_back(HexId{static_cast<std::uint16_t>(raw)});
    return list;
}

std::vector<UnitId> every_unit() {
    std::vector<UnitId> list;
    for (std::uint8_t raw = 0; raw < kUnits; ++raw) list.push_back(UnitId{raw});
    return list;
}

std::vector<CommanderId> every_commander() {
    std::vector<CommanderId> list;
    for (std::uint8_t raw = 0; raw < kCommanders; ++raw) list.push_back(CommanderId{raw});
    return list;
}

using List = std::vector<Action>;

void add_numbers(List& list) {
    for (std::uint8_t a = 1; a <= 6; ++a)
        for (std::uint8_t b = 1; b <= 6; ++b) list.push_back(Action::roll(a, b));
    for (int points = 0; points < 256; ++points)
        list.push_back(Action::bid(static_cast<std::uint8_t>(points)));
    for (const Direction d : maps::kDirections) list.push_back(Action::face(d));
    for (const Arm arm : {Arm::Infantry, Arm::Cavalry, Arm::Artillery})
        list.push_back(Action::react_fire(arm));
    for (const Side side : {Side::French, Side::Austrian}) list.push_back(Action::take_camp(side));
}

void add_formations(List& list) {
    for (std::uint8_t f = 0; f < kFormations; ++f) {
        for (const Order order :
             {Order::Offensive, Order::Manoeuvre, Order::Defensive, Order::Demoralised})
            list.push_back(Action::attempt(FormationId{f}, order));
        list.push_back(Action::bonus(FormationId{f}));
        list.push_back(Action::activate(FormationId{f}));
    }
}

void add_commanders(List& list) {
    for (const CommanderId c : every_commander()) {
        for (const Verb verb : {Verb::Ride, Verb::Accompany, Verb::Stay})
            list.push_back(Action::of(verb, c));
        for (const HexId h : every_hex()) list.push_back(Action::place(c, h));
        for (const UnitId u : every_unit()) list.push_back(Action::rally(u, c));
        for (const UnitId u : every_unit()) list.push_back(Action::post(c, u));
    }
}

void add_units(List& list) {
    for (const UnitId u : every_unit()) {
        for (const Verb verb : {Verb::Rally, Verb::March, Verb::Without, Verb::Bayonet,
                                Verb::Charge, Verb::Head, Verb::Withdraw, Verb::CounterCharge,
                                Verb::Test, Verb::Lose, Verb::Disorganise, Verb::Advance})
            list.push_back(Action::of(verb, u));
        for (const HexId h : every_hex())
            for (const Verb verb : {Verb::Place, Verb::Enter, Verb::Retreat})
                list.push_back(Action::of(verb, u, h));
        list.push_back(Action::of(Verb::Retreat, u, kOffMap));
    }
}

void add_hexes(List& list) {
    for (const HexId h : every_hex()) {
        for (const Verb verb : {Verb::To, Verb::Flee, Verb::Assault})
            list.push_back(Action::of(verb, h));
        for (const Direction d : maps::kDirections) list.push_back(Action::turn(h, d));
        for (const Arm arm : {Arm::Infantry, Arm::Artillery}) list.push_back(Action::fire(arm, h));
    }
    list.push_back(Action::of(Verb::Flee, kOffMap));
}

// Every verb with everything it can be said of.
List every_action() {
    List list;
    for (const Verb verb : {Verb::PassBid, Verb::SetUpRest, Verb::Announced, Verb::GoFirst,
                            Verb::GoSecond, Verb::Halt, Verb::EndMovement, Verb::EndReaction,
                            Verb::EndCombat, Verb::Resolve, Verb::Claim, Verb::Decline})
        list.push_back(Action::of(verb));
    add_numbers(list);
    add_formations(list);
    add_commanders(list);
    add_units(list);
    add_hexes(list);
    return list;
}

TEST(Notation, EveryActionReadsBackAsItself) {
    std::array<bool, kVerbs> seen{};
    for (const Action& action : every_action()) {
        seen[static_cast<std::size_t>(action.verb)] = true;
        const std::string line = written(action);
        const auto result = verb_book().parse(board(), line);
        ASSERT_EQ(engine::mistake(result), nullptr) << line;
        ASSERT_EQ(std::get<Action>(result), action) << line;
    }
    for (std::size_t verb = 0; verb < seen.size(); ++verb) EXPECT_TRUE(seen[verb]) << verb;
}

TEST(Notation, ReadsLikeAnOrder) {
    const UnitId dampierre{3};
    EXPECT_EQ(written(Action::roll(3, 5)), "roll 3 5");
    EXPECT_EQ(written(Action::take_camp(Side::French)), "camp French");
    EXPECT_EQ(written(Action::place(dampierre, hex("1411"))), "place \"Dampierre 1\" 1411");
    EXPECT_EQ(written(Action::place(CommanderId{3}, hex("1411"))), "place Égalité 1411");
    EXPECT_EQ(written(Action::of(Verb::SetUpRest)), "set-up rest");
    EXPECT_EQ(written(Action::attempt(FormationId{2}, Order::Defensive)),
              "attempt Miranda defensive");
    EXPECT_EQ(written(Action::rally(dampierre, CommanderId{4})),
              "rally \"Dampierre 1\" with Miranda");
    EXPECT_EQ(written(Action::rally(dampierre)), "rally \"Dampierre 1\"");
    EXPECT_EQ(written(Action::of(Verb::Flee, kOffMap)), "flee off");
    EXPECT_EQ(written(Action::turn(hex("1105"), Direction::SW)), "turn 1105 SW");
    EXPECT_EQ(written(Action::fire(Arm::Artillery, hex("1204"))), "fire artillery 1204");
    EXPECT_EQ(written(Action::post(CommanderId{9}, dampierre)), "post Charles \"Dampierre 1\"");
}

TEST(Notation, ForgivesCaseAccentsAndMissingQuotes) {
    const Action march = Action::of(Verb::March, UnitId{3});
    EXPECT_EQ(read("MARCH \"dampierre 1\""), march);
    EXPECT_EQ(read("march Dampierre 1"), march);
    EXPECT_EQ(read("  march\tfr-damp1 "), march);
    EXPECT_EQ(read("activate egalite"), Action::activate(FormationId{1}));
    EXPECT_EQ(read("charge Cavalerie Egalite"), Action::of(Verb::Charge, UnitId{6}));
    EXPECT_EQ(read("rally Dampierre 2 with miranda"), Action::rally(UnitId{4}, CommanderId{4}));
    EXPECT_EQ(read("place Dampierre 2 1411"), Action::place(UnitId{4}, hex("1411")));
    EXPECT_EQ(read("ride D\u2019Harville"), Action::of(Verb::Ride, CommanderId{5}));
    EXPECT_EQ(read("attempt Miranda man\u0153uvre"),
              Action::attempt(FormationId{2}, Order::Manoeuvre));
    EXPECT_EQ(read("march Gru\u0308ber"), Action::of(Verb::March, UnitId{5}));
    EXPECT_EQ(read("face nw"), Action::face(Direction::NW));
}

TEST(Notation, SpellingWinsOverSimilarity) {
    EXPECT_EQ(read("test Grüber"), Action::of(Verb::Test, UnitId{5}));
    EXPECT_EQ(read("test Gruber"), Action::of(Verb::Test, UnitId{7}));
}

TEST(Notation, SaysWhatItWants) {
    EXPECT_EQ(mistake("march \"Dampiere 1\""),
              "no unit is called \"Dampiere 1\"; did you mean \"Dampierre 1\"?");
    EXPECT_EQ(mistake("march Dampiere 1"),
              "no unit is called \"Dampiere 1\"; did you mean \"Dampierre 1\"?");
    EXPECT_EQ(mistake("ride Bonaparte"), "no commander is called \"Bonaparte\"");
    EXPECT_EQ(mistake("to"), "\"to\" wants a hex such as 1205");
    EXPECT_EQ(mistake("to the front"), "\"to\" wants a hex such as 1205");
    EXPECT_EQ(mistake("to 9901"), "there is no hex 9901 on this map");
    EXPECT_EQ(mistake("to off"), "\"to\" wants a hex such as 1205");
    EXPECT_EQ(mistake("flee 12"), "\"flee\" wants a hex such as 1205, or off");
    EXPECT_EQ(mistake("marhc x"), "\"marhc\" is no action; did you mean \"march\"?");
    EXPECT_EQ(mistake("end combatt"), "\"end combatt\" is no action; did you mean \"end combat\"?");
    EXPECT_EQ(mistake("halt now"), "\"now\" is one word too many");
    EXPECT_EQ(mistake("roll 3"), "\"roll\" wants two dice such as 3 5");
    EXPECT_EQ(mistake("roll 3 7"), "\"roll\" wants two dice such as 3 5");
    EXPECT_EQ(mistake("rally Grüber with"), "\"rally\" wants \"with\" and a commander, or nothing");
    EXPECT_EQ(mistake("attempt Miranda retreat"),
              "\"attempt\" wants an order: offensive, manoeuvre or defensive");
    EXPECT_EQ(mistake(""), "an action begins with a verb such as march");
    EXPECT_EQ(mistake("march \"Dampierre 1"), "a quotation mark is not closed");
    EXPECT_EQ(mistake("march \"\""), "no unit is called \"\"");
}

TEST(Notation, RefusesWhatIsNoLine) {
    EXPECT_EQ(mistake(std::string(201, 'a')), "an action has at most 200 bytes");
    EXPECT_EQ(mistake("march\n"), "an action is one line without control characters");
    EXPECT_EQ(mistake(std::string_view("to\0 1205", 8)),
              "an action is one line without control characters");
    EXPECT_EQ(mistake("march \xff"), "an action is UTF-8 text");
    EXPECT_EQ(mistake("march \xc3"), "an action is UTF-8 text");
}

TEST(Notation, AnActionThatNamesNothingIsStillText) {
    EXPECT_EQ(written(Action::of(Verb::March)), "march ?");
    EXPECT_EQ(written({.verb = static_cast<Verb>(200)}), "?");
    EXPECT_EQ(written(Action::of(Verb::To, HexId{9999})), "to ?");
}

RC_GTEST_PROP(Notation, AnyBytesAreSafe, (const std::string& bytes)) {
    (void)verb_book().parse(board(), bytes);
    (void)engine::notation::folded(bytes);
}

RC_GTEST_PROP(Notation, AnythingAfterAVerbIsSafe, (const std::string& bytes)) {
    for (const char* verb : {"place ", "rally ", "to ", "turn ", "post "})
        (void)verb_book().parse(board(), verb + bytes);
}

TEST(NotationWords, DistanceCountsSlips) {
    EXPECT_EQ(engine::notation::edit_distance("", "abc"), 3U);
    EXPECT_EQ(engine::notation::edit_distance("kitten", "sitting"), 3U);
    EXPECT_EQ(engine::notation::edit_distance("same", "same"), 0U);
}

TEST(NotationWords, FoldingKeepsWhatItDoesNotKnow) {
    EXPECT_EQ(engine::notation::folded("  Sztáray  "), "sztaray");
    EXPECT_EQ(engine::notation::folded("Œuvre à ß"), "oeuvre a ss");
    EXPECT_EQ(engine::notation::folded("Ж×"), "Ж×");
}

}  // namespace
}  // namespace levee::neerwinden
