// The table of verbs, and the kinds of arguments that follow them.
#include "games/skeleton/verbs.h"

#include "engine/text/arguments.h"
#include "engine/text/verb_words.h"

namespace levee::skeleton {

namespace {

namespace verbs = engine::verbs;

constexpr auto kRolled =
    verbs::argument<verbs::Dice<2, &Action::number, &Action::other>, Board, Action>(
        "dice", "two dice such as 3 5");
constexpr auto kUnit =
    verbs::argument<verbs::Card<&Action::unit, &Board::units, verbs::Quotes::ForBlanks>, Board,
                    Action>("unit", "a unit such as Guards");
constexpr auto kArea = verbs::argument<verbs::Area<&Action::area, &Board::areas>, Board, Action>(
    "area", "an area such as MIL or Mill");

constexpr bool kForGood = true;

// clang-format off
constexpr verbs::Rows<Board, Action, Aim, kVerbs> kVerbTable{{
    {Verb::Roll, "roll", {&kRolled}, "3.2",
     {"The dice show {number} and {other}", "Les dés donnent {number} et {other}"}},
    {Verb::Note, "note", {&kUnit}, "1.1", {"The guns go with {unit}", "Les canons vont avec {unit}"},
     Aim::Unit},
    {Verb::March, "march", {&kUnit, &kArea}, "2.1", {"March {unit} to {area}", "{unit} marche vers {area}"},
     Aim::UnitToArea},
    // The dice of all battles follow.
    {Verb::Halt, "halt", {}, "2.1", {"Halt, and fight", "S'arrêter, et combattre"}, Aim::Nothing, kForGood},
}};
// clang-format on
static_assert(verbs::in_order(kVerbTable));

}  // namespace

const VerbRow* row_of(const Action& action) { return verbs::row_of(kVerbTable, action); }
bool well_formed(const Board& board, const Action& action) {
    return verbs::well_formed(kVerbTable, board, action);
}
void for_every_action(const Board& board, engine::FunctionRef<void(const Action&)> visit) {
    verbs::for_every_action(kVerbTable, board, visit);
}
std::string notation(const Board& board, const Action& action) {
    return verbs::written(kVerbTable, board, action);
}
engine::Result<Action> parse(const Board& board, std::string_view line) {
    return verbs::parsed<Action>(kVerbTable, board, line, "march");
}
bool commits(const Action& action) {
    const VerbRow* row = row_of(action);
    return row != nullptr && row->commits;
}

}  // namespace levee::skeleton
