#include "engine/contract/verbs.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/contract/ids.h"
#include "engine/text/arguments.h"
#include "engine/text/verb_words.h"

// A crossing in six verbs, one for each ready kind of argument.
namespace levee::engine::verbs {
namespace {

using BoatId = Id<struct BoatTag>;
using QuayId = Id<struct QuayTag>;
using SquareId = Id<struct SquareTag, std::uint16_t>;
inline constexpr BoatId kNoBoat{255};
inline constexpr QuayId kNoQuay{255};
inline constexpr SquareId kNoSquare{0xFFFF};
inline constexpr SquareId kAtSea{0xFFFE};

enum class Verb : std::uint8_t { Roll, Load, Sail, Tow, Moor, Signal, Wait };

struct Action {
    Verb verb{};
    BoatId boat{kNoBoat};
    BoatId tug{kNoBoat};
    QuayId quay{kNoQuay};
    std::uint8_t number = 0;
    std::uint8_t other = 0;
    SquareId square{kNoSquare};

    constexpr auto operator<=>(const Action&) const = default;
};

struct Named {
    std::string key;
    std::string name;
};

// Squares 0101, 0102, 0201, 0202; one of them is land.
struct Chart {
    static std::size_t size() { return 4; }
    static bool exists(SquareId square) { return square.raw < 3; }
    static std::string_view name(SquareId square) {
        constexpr std::array<std::string_view, 3> kNames{"0101", "0102", "0201"};
        return kNames[square.raw];
    }
    static SquareId parse(std::string_view typed) {
        for (std::uint16_t raw = 0; raw < 3; ++raw)
            if (name({raw}) == typed) return {raw};
        return kNoSquare;
    }
};

struct Board {
    std::vector<Named> boats{{"B1", "Belle Poule"}, {"B2", "Alceste"}, {"B3", "L'Aigle"}};
    std::vector<Named> quays{{"OLD", "Old Quay"}, {"NEW", "New Quay"}};
    Chart chart;
};

enum class Aim : std::uint8_t { Nothing, Boat };

constexpr bool is_even(int number) { return number % 2 == 0; }
constexpr std::array<std::string_view, 3> kFlags{"red", "white", "blue"};
constexpr PlaceWords<SquareId> kOut{{{"out", kAtSea}}};
constexpr PlaceWords<QuayId> kNowhere{{{"nowhere", kNoQuay}}};

using Boats = Card<&Action::boat, &Board::boats, Quotes::ForBlanks>;
template <class Kind>
constexpr auto kind(std::string_view noun, std::string_view wanted, bool optional = false) {
    return argument<Kind, Board, Action>(noun, wanted, optional);
}
constexpr auto kDice = kind<Dice<1, &Action::number, &Action::other>>("dice", "one die or two");
constexpr auto kTons = kind<Together<Number<&Action::number, 0, 20, is_even>, Boats>>(
    "boat", "tons and a boat such as 4 Alceste");
constexpr auto kBoat = kind<Boats>("boat", "a boat such as Alceste");
constexpr auto kSquare =
    kind<Hex<&Action::square, &Board::chart, kOut>>("square", "a square such as 0101, or out");
constexpr auto kTug = kind<WithCard<&Action::tug, &Board::boats, Quotes::ForBlanksAndApostrophes>>(
    "boat", "\"with\" and a boat, or nothing", true);
constexpr auto kQuay =
    kind<Area<&Action::quay, &Board::quays, kNowhere>>("quay", "a quay such as OLD, or nowhere");
constexpr auto kFlag = kind<OneOf<&Action::other, kFlags>>("flag", "a flag: red, white or blue");

constexpr Rows<Board, Action, Aim, 7> kRows{{
    {Verb::Roll, "roll", {&kDice}, "1", {"Rolled", "Dés"}},
    {Verb::Load, "load", {&kTons}, "2", {"Load", "Charger"}, Aim::Boat},
    {Verb::Sail, "sail", {&kBoat, &kSquare}, "3", {"Sail", "Voguer"}, Aim::Boat, true},
    {Verb::Tow, "tow", {&kBoat, &kFlag}, "4", {"Tow", "Remorquer"}},
    {Verb::Moor, "moor", {&kQuay}, "5", {"Moor", "Amarrer"}},
    {Verb::Signal, "signal", {&kBoat, &kTug}, "6", {"Signal", "Signaler"}},
    {Verb::Wait, "wait-a-day", {}, "7", {"Wait", "Attendre"}},
}};
static_assert(in_order(kRows));

const Board& board() {
    static const Board kBoard;
    return kBoard;
}
std::string line_of(const Action& action) { return written(kRows, board(), action); }
std::string mistake_in(std::string_view line) {
    const auto result = parsed<Action>(kRows, board(), line, "sail");
    return mistake(result) == nullptr ? "understood" : mistake(result)->text();
}
Action read(std::string_view line) {
    const auto result = parsed<Action>(kRows, board(), line, "sail");
    EXPECT_EQ(mistake(result), nullptr) << line << ": " << mistake(result)->text();
    return mistake(result) == nullptr ? std::get<Action>(result) : Action{};
}
std::vector<Action> every_action() {
    std::vector<Action> list;
    for_every_action(kRows, board(),
                     FunctionRef<void(const Action&)>([&](const Action& a) { list.push_back(a); }));
    return list;
}

TEST(Verbs, EveryActionOfTheTableIsWellFormedAndReadsBack) {
    // 42 rolls, 11 loads of 3 boats, 3 boats to 4 squares, with 3 flags, 3 quays, 3 boats with 4
    // tugs or none, and a day of rest.
    const std::vector<Action> actions = every_action();
    EXPECT_EQ(actions.size(), 42U + 33U + 12U + 9U + 3U + 12U + 1U);
    for (const Action& action : actions) {
        EXPECT_TRUE(well_formed(kRows, board(), action)) << line_of(action);
        EXPECT_EQ(read(line_of(action)), action) << line_of(action);
    }
}

TEST(Verbs, AnActionIsWrittenAsItsRowSays) {
    EXPECT_EQ(line_of({.verb = Verb::Roll, .number = 3}), "roll 3");
    EXPECT_EQ(line_of({.verb = Verb::Roll, .number = 3, .other = 5}), "roll 3 5");
    EXPECT_EQ(line_of({.verb = Verb::Load, .boat = {1}, .number = 4}), "load 4 Alceste");
    EXPECT_EQ(line_of({.verb = Verb::Sail, .boat = {0}, .square = {1}}),
              "sail \"Belle Poule\" 0102");
    EXPECT_EQ(line_of({.verb = Verb::Sail, .boat = {2}, .square = kAtSea}), "sail L'Aigle out");
    EXPECT_EQ(line_of({.verb = Verb::Tow, .boat = {1}, .other = 2}), "tow Alceste blue");
    EXPECT_EQ(line_of({.verb = Verb::Moor, .quay = {1}}), "moor NEW");
    EXPECT_EQ(line_of({.verb = Verb::Moor}), "moor nowhere");
    EXPECT_EQ(line_of({.verb = Verb::Signal, .boat = {1}}), "signal Alceste");
    EXPECT_EQ(line_of({.verb = Verb::Signal, .boat = {1}, .tug = {2}}),
              "signal Alceste with \"L'Aigle\"");
    EXPECT_EQ(line_of({.verb = Verb::Wait}), "wait-a-day");
}

TEST(Verbs, WhatThereIsNotIsWrittenAllTheSame) {
    EXPECT_EQ(line_of({.verb = static_cast<Verb>(7)}), "?");
    EXPECT_EQ(line_of({.verb = Verb::Sail}), "sail ? ?");
    EXPECT_EQ(line_of({.verb = Verb::Tow, .boat = {9}, .other = 3}), "tow ? ?");
    EXPECT_EQ(line_of({.verb = Verb::Moor, .quay = {2}}), "moor ?");
}

TEST(Verbs, PeopleAreUnderstood) {
    EXPECT_EQ(read("WAIT a day"), Action{.verb = Verb::Wait});
    EXPECT_EQ(read("sail belle poule 0201"),
              (Action{.verb = Verb::Sail, .boat = {0}, .square = {2}}));
    EXPECT_EQ(read("moor old quay"), (Action{.verb = Verb::Moor, .quay = {0}}));
    EXPECT_EQ(read("moor New"), (Action{.verb = Verb::Moor, .quay = {1}}));
    EXPECT_EQ(read("signal B3 with alceste"),
              (Action{.verb = Verb::Signal, .boat = {2}, .tug = {1}}));
}

TEST(Verbs, AMistakeSaysWhatIsWanted) {
    EXPECT_EQ(mistake_in(""), "an action begins with a verb such as sail");
    EXPECT_EQ(mistake_in("sall Alceste"), "\"sall\" is no action; did you mean \"sail\"?");
    EXPECT_EQ(mistake_in("sail"), "\"sail\" wants a boat such as Alceste");
    EXPECT_EQ(mistake_in("sail Alcest 0101"),
              "no boat is called \"Alcest\"; did you mean \"Alceste\"?");
    EXPECT_EQ(mistake_in("sail Alceste"), "\"sail\" wants a square such as 0101, or out");
    EXPECT_EQ(mistake_in("sail Alceste west"), "\"sail\" wants a square such as 0101, or out");
    EXPECT_EQ(mistake_in("sail Alceste 0909"), "there is no hex 0909 on this map");
    EXPECT_EQ(mistake_in("load Alceste"), "\"load\" wants tons and a boat such as 4 Alceste");
    EXPECT_EQ(mistake_in("load 4"), "\"load\" wants tons and a boat such as 4 Alceste");
    EXPECT_EQ(mistake_in("load 21 Alceste"), "\"load\" wants tons and a boat such as 4 Alceste");
    EXPECT_EQ(mistake_in("roll 3 7"), "\"roll\" wants one die or two");
    EXPECT_EQ(mistake_in("tow Alceste green"), "\"tow\" wants a flag: red, white or blue");
    EXPECT_EQ(mistake_in("moor 7"), "\"moor\" wants a quay such as OLD, or nowhere");
    EXPECT_EQ(mistake_in("moor Nova"), "no quay is called \"Nova\"");
    EXPECT_EQ(mistake_in("signal Alceste with"),
              "\"signal\" wants \"with\" and a boat, or nothing");
    EXPECT_EQ(mistake_in("signal Alceste B1"), "\"signal\" wants \"with\" and a boat, or nothing");
    EXPECT_EQ(mistake_in("wait-a-day more"), "\"more\" is one word too many");
}

TEST(Verbs, ADecisionHasOneSpelling) {
    const auto formed = [](const Action& action) { return well_formed(kRows, board(), action); };
    EXPECT_TRUE(formed({.verb = Verb::Wait}));
    EXPECT_FALSE(formed({.verb = Verb::Wait, .number = 1})) << "a field without a use";
    EXPECT_FALSE(formed({.verb = static_cast<Verb>(7)})) << "no such verb";
    EXPECT_FALSE(formed({.verb = Verb::Roll})) << "a die shows something";
    EXPECT_FALSE(formed({.verb = Verb::Roll, .number = 7}));
    EXPECT_FALSE(formed({.verb = Verb::Load, .boat = {1}, .number = 5})) << "5 is read, not meant";
    EXPECT_FALSE(formed({.verb = Verb::Load, .number = 4}));
    EXPECT_FALSE(formed({.verb = Verb::Sail, .boat = {1}, .square = {3}})) << "that is land";
    EXPECT_FALSE(formed({.verb = Verb::Sail, .boat = {1}}));
    EXPECT_TRUE(formed({.verb = Verb::Sail, .boat = {1}, .square = kAtSea}));
    EXPECT_FALSE(formed({.verb = Verb::Sail, .boat = {3}, .square = kAtSea}));
    EXPECT_FALSE(formed({.verb = Verb::Tow, .boat = {1}, .other = 3}));
    EXPECT_TRUE(formed({.verb = Verb::Moor})) << "nowhere";
    EXPECT_FALSE(formed({.verb = Verb::Moor, .quay = {2}}));
    EXPECT_FALSE(formed({.verb = Verb::Signal, .boat = {1}, .tug = {3}}));
}

TEST(Verbs, TheRestOfARowIsThereToBeLookedUp) {
    const auto* sail = row_of(kRows, Action{.verb = Verb::Sail});
    ASSERT_NE(sail, nullptr);
    EXPECT_STREQ(sail->rule, "3");
    EXPECT_EQ(sail->aim, Aim::Boat);
    EXPECT_TRUE(sail->commits);
    EXPECT_FALSE(row_of(kRows, Action{.verb = Verb::Wait})->commits);
    EXPECT_EQ(row_of(kRows, Action{.verb = static_cast<Verb>(7)}), nullptr);
}

TEST(Verbs, TheBookOfAGameKnowsAllThatFollowsFromItsRows) {
    const Book<Board, Action, Aim> book{kRows, "moor"};
    const Action sail{.verb = Verb::Sail, .boat = {2}, .square = kAtSea};
    EXPECT_EQ(book.notation(board(), sail), "sail L'Aigle out");
    EXPECT_EQ(std::get<Action>(book.parse(board(), "sail L'Aigle out")), sail);
    EXPECT_NE(mistake(book.parse(board(), ""))->text().find("moor"), std::string::npos);
    EXPECT_TRUE(book.well_formed(board(), sail));
    EXPECT_FALSE(book.well_formed(board(), {.verb = static_cast<Verb>(7)}));
    EXPECT_EQ(book.aim(sail), Aim::Boat);
    EXPECT_EQ(book.aim({.verb = static_cast<Verb>(7)}), Aim{});
    EXPECT_TRUE(book.commits(sail));
    EXPECT_FALSE(book.commits({.verb = Verb::Wait}));
}

}  // namespace
}  // namespace levee::engine::verbs
