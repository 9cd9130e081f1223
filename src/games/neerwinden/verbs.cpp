// The verbs of this game, each with all that is to be said about it.
#include "games/neerwinden/verbs.h"

#include <array>

#include "engine/text/arguments.h"
#include "games/neerwinden/wire.h"

namespace levee::neerwinden {

namespace {

namespace verbs = engine::verbs;
using maps::HexAim;
using verbs::Quotes;

// --- what may follow a verb ---------------------------------------------------------------------

constexpr std::array<std::string_view, 2> kCamps{"French", "Austrian"};
constexpr std::array<std::string_view, 3> kArms{"infantry", "cavalry", "artillery"};
constexpr verbs::PlaceWords<HexId> kBeyondEdge{{{"off", kOffMap}}};

template <class Kind>
constexpr auto argument(std::string_view noun, std::string_view wanted, bool optional = false) {
    return verbs::argument<Kind, Board, Action>(noun, wanted, optional);
}

constexpr auto kDice =
    argument<verbs::Dice<2, &Action::number, &Action::other>>("dice", "two dice such as 3 5");
constexpr auto kPoints =
    argument<verbs::Number<&Action::number, 0, 255>>("points", "a number of points such as 2");
constexpr auto kCamp =
    argument<verbs::OneOf<&Action::number, kCamps>>("camp", "French or Austrian");
constexpr auto kUnit =
    argument<Counters::UnitCards<Quotes::Always>>("unit", "a unit such as \"Dampierre 1\"");
constexpr auto kPiece = argument<Counters::Pieces<Quotes::Always>>(
    "unit or commander", "a unit or a commander such as \"Dampierre 1\"");
constexpr auto kCommander =
    argument<Counters::CommanderCards>("commander", "a commander such as Charles");
// Who is put on a unit: it is the unit that is pointed at.
constexpr auto kPosted =
    argument<verbs::Card<&Action::commander, &Board::commanders, Quotes::ForBlanks>>(
        "commander", "a commander such as Charles");
constexpr auto kHelper =
    argument<verbs::WithCard<&Action::commander, &Board::commanders, Quotes::ForBlanks>>(
        "commander", "\"with\" and a commander, or nothing", true);
constexpr auto kFormation = argument<
    Counters::FormationCards<verbs::Card<&Action::number, &Board::formations, Quotes::ForBlanks>>>(
    "formation", "a formation such as Miranda");
constexpr auto kOrder = argument<verbs::OneOf<&Action::other, spelled::kOrders>>(
    "order", "an order: offensive, manoeuvre or defensive");
constexpr auto kArm =
    argument<verbs::OneOf<&Action::number, kArms>>("arm", "an arm: infantry or artillery");
constexpr auto kHex = argument<verbs::Hex<&Action::hex, &Board::grid>>("hex", "a hex such as 1205");
constexpr auto kHexOrOff = argument<verbs::Hex<&Action::hex, &Board::grid, kBeyondEdge>>(
    "hex", "a hex such as 1205, or off");
constexpr auto kFacing = argument<verbs::OneOf<&Action::number, maps::kDirectionNames>>(
    "direction", "a direction: N, NE, SE, S, SW or NW");

// --- the verbs ----------------------------------------------------------------------------------

constexpr bool kCommits = true;

// clang-format off
constexpr verbs::Rows<Board, Action, HexAim, kVerbs> kRows{{
    {Verb::Roll, "roll", {&kDice}, "",
     {"The dice show {number} and {other}", "Les dés donnent {number} et {other}"}},
    {Verb::Bid, "bid", {&kPoints}, "8.6", {"Bid {points}", "Miser {points}"}},
    {Verb::PassBid, "pass", {}, "8.6", {"Bid no more", "Ne pas surenchérir"}},
    {Verb::TakeCamp, "camp", {&kCamp}, "8.6", {"Play {camp}", "Jouer {camp}"}},
    {Verb::Place, "place", {&kPiece, &kHex}, "8.1",
     {"Place {piece} in {hex}", "Placer {piece} en {hex}"}},
    {Verb::SetUpRest, "set-up rest", {}, "8.1",
     {"Place the rest as the scenario has it", "Placer le reste comme le scénario le donne"}},
    {Verb::Face, "face", {&kFacing}, "1.3",
     {"Face {direction}{ahead}", "Faire face {direction}{ahead}"}, HexAim::Facing},
    {Verb::Attempt, "attempt", {&kFormation, &kOrder}, "4.2.1",
     {"{formation}: try for the {order}", "{formation} : tenter l'{order}"}},
    // The dice for all attempts.
    {Verb::Announced, "announced", {}, "4.2.1",
     {"No more changes of order", "Plus de changement d'ordre"}, HexAim::Named, kCommits},
    {Verb::Bonus, "bonus", {&kFormation}, "4.2.1",
     {"Support the attempt of {formation} (+{command})",
      "Soutenir la tentative {de formation} (+{command})"}, HexAim::Named, kCommits},
    {Verb::GoFirst, "first", {}, "2.C", {"Activate first", "Activer en premier"}},
    {Verb::GoSecond, "second", {}, "2.C",
     {"Let the enemy activate first", "Laisser l'ennemi activer en premier"}},
    // 9.1: the order is shown.
    {Verb::Activate, "activate", {&kFormation}, "2.C",
     {"Activate {formation} ({order now}, {units})", "Activer {formation} ({order now}, {units})"},
     HexAim::Named, kCommits},
    {Verb::Rally, "rally", {&kUnit, &kHelper}, "5.1",
     {"Rally {unit} ({level})", "Rallier {unit} ({level})"}, HexAim::Named, kCommits},
    {Verb::March, "march", {&kUnit}, "5.2",
     {"Move {unit}{move points}", "Déplacer {unit}{move points}"}},
    {Verb::Ride, "ride", {&kCommander}, "7",
     {"{commander} rides{move points}", "Déplacer {commander}{move points}"}},
    {Verb::To, "to", {&kHex}, "5.2", {"{mover} to {hex}{step}", "{mover} en {hex}{step}"},
     HexAim::StepHex},
    {Verb::Halt, "halt", {}, "5.2", {"{mover} halts", "{mover} s'arrête"}},
    {Verb::Enter, "enter", {&kUnit, &kHex}, "5.5",
     {"{unit} comes back on the map in {hex}", "{unit} revient sur la carte en {hex}"}},
    {Verb::EndMovement, "end movement", {}, "5.2", {"End the movement", "Terminer le mouvement"}},
    {Verb::Flee, "flee", {&kHexOrOff}, "5.5", {"{mover} flees{goal}", "{mover} fuit{goal}"},
     HexAim::StepHex},
    {Verb::Turn, "turn", {&kHex, &kFacing}, "5.3",
     {"{names} in {hex}: turn {direction}", "{names} en {hex} : pivoter {direction}"},
     HexAim::Facing},
    {Verb::ReactFire, "react", {&kArm}, "5.3",
     {"Fire with the {arm}", "Tirer avec l'{arm}"}, HexAim::Named, kCommits},
    {Verb::EndReaction, "end reaction", {}, "5.3", {"No more reaction", "Plus de réaction"}},
    {Verb::Fire, "fire", {&kArm, &kHex}, "6.1",
     {"Fire with the {arm} at {hex}: {names}", "Tirer avec l'{arm} sur {hex} : {names}"}},
    {Verb::Assault, "assault", {&kHex}, "6.2",
     {"Assault {hex}: {names}", "Donner l'assaut à {hex} : {names}"}},
    {Verb::EndCombat, "end combat", {}, "6", {"End the combat", "Terminer le combat"}},
    {Verb::Without, "without", {&kUnit}, "6",
     {"{unit} stays out of it", "{unit} reste à l'écart"}},
    {Verb::Bayonet, "bayonet", {&kUnit}, "6.2.1",
     {"{unit} charges with the bayonet (+2)", "{unit} charge à la baïonnette (+2)"}},
    {Verb::Charge, "charge", {&kUnit}, "5.3.1", {"{unit} charges (+2)", "{unit} charge (+2)"}},
    // The declaration is complete.
    {Verb::Head, "head", {&kUnit}, "6.2.1", {"{unit} leads", "{unit} est en tête"},
     HexAim::Named, kCommits},
    {Verb::Resolve, "resolve", {}, "6.1.2", {"Open fire", "Ouvrir le feu"},
     HexAim::Named, kCommits},
    {Verb::Claim, "claim", {}, "9.1",
     {"Show the defensive order", "Révéler l'ordre défensif"}, HexAim::Named, kCommits},
    {Verb::Decline, "decline", {}, "", {"No", "Non"}},
    // A morale test.
    {Verb::Withdraw, "withdraw", {&kUnit}, "6.2.2",
     {"{unit} withdraws before the assault", "{unit} se replie avant l'assaut"},
     HexAim::Named, kCommits},
    {Verb::CounterCharge, "counter-charge", {&kUnit}, "5.3.3",
     {"{unit} counter-charges", "{unit} contre-charge"}, HexAim::Named, kCommits},
    {Verb::Test, "test", {&kUnit}, "6.3",
     {"{unit} tests its morale", "{unit} teste son moral"}, HexAim::Named, kCommits},
    {Verb::Lose, "lose", {&kUnit}, "6.3",
     {"{unit} loses a step (strength {strength}, then {weaker})",
      "{unit} perd un pas (force {strength}, puis {weaker})"}},
    {Verb::Disorganise, "disorganise", {&kUnit}, "6.3",
     {"{unit} takes the level ({level}, then {worse})",
      "{unit} subit le niveau ({level}, puis {worse})"}},
    {Verb::Retreat, "retreat", {&kUnit, &kHexOrOff}, "6.3",
     {"{unit} retreats{goal}", "{unit} recule{goal}"}},
    {Verb::Accompany, "accompany", {&kCommander}, "7",
     {"{commander} goes along", "{commander} suit"}},
    {Verb::Stay, "stay", {&kCommander}, "7",
     {"{commander} stays", "{commander} reste"}},
    {Verb::Advance, "advance", {&kUnit}, "6.4", {"{unit} advances", "{unit} avance"}},
    {Verb::Post, "post", {&kPosted, &kUnit}, "7",
     {"{commander} joins {unit}", "{commander} rejoint {unit}"}},
}};
// clang-format on
static_assert(verbs::in_order(kRows));

constexpr VerbBook kBook{kRows, "march"};

}  // namespace

const VerbBook& verb_book() { return kBook; }

}  // namespace levee::neerwinden
