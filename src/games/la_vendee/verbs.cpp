// The table of verbs, and the kinds of arguments that follow them.
#include "games/la_vendee/verbs.h"

#include "engine/text/arguments.h"

namespace levee::la_vendee {

namespace {

namespace verbs = engine::verbs;

constexpr auto kRolled =
    verbs::argument<verbs::Dice<2, &Action::number, &Action::other>, Board, Action>(
        "dice", "two dice such as 3 5");
constexpr auto kUnit =
    verbs::argument<verbs::Piece<&Action::unit, &Board::units, verbs::Quotes::ForBlanks>, Board,
                    Action>("unit", "a unit such as Guards");
constexpr auto kArea = verbs::argument<verbs::Area<&Action::area, &Board::areas>, Board, Action>(
    "area", "an area such as MIL or Mill");

constexpr bool kForGood = true;

// clang-format off
constexpr verbs::Rows<Board, Action, verbs::AsNamed, kVerbs> kVerbTable{{
    {Verb::Roll, "roll", {&kRolled}, "3.2",
     {"The dice show {number} and {other}", "Les dés donnent {number} et {other}"}},
    {Verb::Note, "note", {&kUnit}, "1.1", {"The guns go with {unit}", "Les canons vont avec {unit}"}},
    {Verb::March, "march", {&kUnit, &kArea}, "2.1", {"March {unit} to {area}", "{unit} marche vers {area}"}},
    // The dice of all battles follow.
    {Verb::Halt, "halt", {}, "2.1", {"Halt, and fight", "S'arrêter, et combattre"}, {}, kForGood},
}};
// clang-format on
static_assert(verbs::in_order(kVerbTable));

constexpr VerbBook kBook{kVerbTable, "march"};

}  // namespace

const VerbBook& verb_book() { return kBook; }

}  // namespace levee::la_vendee
