// The verbs of this game, each with all that is to be said about it.
#include "games/wissembourg_spicheren/verbs.h"

#include <array>

#include "games/wissembourg_spicheren/wire.h"

namespace levee::wissembourg_spicheren {

namespace {

namespace verbs = engine::verbs;
namespace notes = engine::notation;
using maps::HexAim;

// --- what may follow a verb ---------------------------------------------------------------------

constexpr verbs::PlaceWords<HexId> kBeyondEdge{{{"off", kOffMap}}};

// A formation or a marker: their names differ in the two languages, so their keys are written.
template <auto kCards>
struct Keyed {
    static std::string written(const Board& board, const Action& a) {
        const auto& cards = board.*kCards;
        return a.number < cards.size() ? cards[a.number].key : "?";
    }
    static verbs::Wrong read(const auto& /*self*/, const Board& board, notes::Line& line,
                             Action& a) {
        const auto& cards = board.*kCards;
        for (std::size_t count = line.most_words(); count > 0; --count) {
            const std::string typed = notes::folded(line.next(count));
            for (std::size_t i = 0; i < cards.size(); ++i)
                if (typed == notes::folded(cards[i].key) ||
                    typed == notes::folded(cards[i].name.en) ||
                    typed == notes::folded(cards[i].name.fr)) {
                    line.skip(count);
                    a.number = static_cast<std::uint8_t>(i);
                    return {};
                }
        }
        return verbs::not_wanted();
    }
    static bool copy(const Board& board, const Action& from, Action& to) {
        to.number = from.number;
        return from.number < (board.*kCards).size();
    }
    static void each(const Board& board, Action a, engine::FunctionRef<void(const Action&)> visit) {
        for (std::size_t i = 0; i < (board.*kCards).size(); ++i) {
            a.number = static_cast<std::uint8_t>(i);
            visit(a);
        }
    }
};

// 13.1.6: one of the two markers lies on the map as a piece.
struct DecoyPieces : verbs::Number<&Action::number, 1, 2> {
    static std::string piece(const Board& /*board*/, const Action& a) { return decoy_id(a.number); }
    static bool take_piece(const Board& /*board*/, std::string_view id, Action& a) {
        a.number = id == decoy_id(1) ? 1 : 2;
        return id == decoy_id(a.number);
    }
};

template <class Kind>
constexpr auto argument(std::string_view noun, std::string_view wanted) {
    return verbs::argument<Kind, Board, Action>(noun, wanted);
}

constexpr auto kDice = argument<verbs::Dice<1, &Action::number, &Action::other>>(
    "dice", "a die such as 3, or two such as 3 5");
constexpr auto kMarker = argument<Keyed<&Board::markers>>("marker", "a marker such as 14ID");
constexpr auto kFormation = argument<Counters::FormationCards<Keyed<&Board::formations>>>(
    "formation", "a formation such as 14ID");
constexpr auto kUnit = argument<Counters::UnitCards<>>("unit", "a unit such as Doens");
constexpr auto kPiece =
    argument<Counters::Pieces<>>("unit or commander", "a unit or a commander such as Doens");
constexpr auto kCommander =
    argument<Counters::CommanderCards>("commander", "a commander such as Frossard");
// Who is put on a unit: it is the unit that is pointed at.
constexpr auto kPosted =
    argument<verbs::Card<&Action::commander, &Board::commanders, verbs::Quotes::ForBlanks>>(
        "commander", "a commander such as Frossard");
constexpr auto kHex = argument<verbs::Hex<&Action::hex, &Board::grid>>("hex", "a hex such as 1205");
constexpr auto kHexOrOff = argument<verbs::Hex<&Action::hex, &Board::grid, kBeyondEdge>>(
    "hex", "a hex such as 1205, or off");
constexpr auto kFacing = argument<verbs::OneOf<&Action::number, maps::kDirectionNames>>(
    "direction", "a direction: N, NE, SE, S, SW or NW");
constexpr auto kDecoy = argument<DecoyPieces>("marker", "one of the two markers: 1 or 2");
constexpr auto kPoints =
    argument<verbs::Number<&Action::number, 0, 40>>("points", "a number of points such as 2");

// --- the verbs ----------------------------------------------------------------------------------

constexpr bool kCommits = true;

// clang-format off
constexpr verbs::Rows<Board, Action, HexAim, kVerbs> kRows{{
    {Verb::Roll, "roll", {&kDice}, "0.4", {"The dice show {dice}", "Les dés donnent {dice}"}},
    {Verb::Draw, "draw", {&kMarker}, "4", {"The marker {marker} is drawn", "Tirage du marqueur {marker}"}},
    {Verb::Place, "place", {&kPiece, &kHex}, "13", {"Place {piece} in {hex}", "Placer {piece} en {hex}"}},
    {Verb::SetUpRest, "set-up rest", {}, "13",
     {"Place the rest as the scenario has it", "Placer le reste comme le scénario le donne"}},
    {Verb::Face, "face", {&kFacing}, "7.3", {"Face {direction}{ahead}", "Faire face {direction}{ahead}"},
     HexAim::Facing},
    {Verb::Conceal, "conceal", {&kHex}, "13.1.6",
     {"The 13th division comes by {hex}", "La 13e division arrive par {hex}"}},
    {Verb::Test, "test", {&kCommander}, "7.2",
     {"{commander} tests his inertia, to move", "{commander} teste son inertie, pour bouger"},
     HexAim::Named, kCommits},
    {Verb::Ride, "ride", {&kCommander}, "7.2", {"{commander} rides{move points}", "Déplacer {commander}{move points}"}},
    {Verb::To, "to", {&kHexOrOff}, "7.1", {"{mover}{goal}{step}", "{mover}{goal}{step}"}, HexAim::StepHex},
    {Verb::Halt, "halt", {}, "7.1", {"{mover} halts", "{mover} s'arrête"}},
    {Verb::Recall, "recall", {&kCommander}, "13.1.2",
     {"{commander} comes back", "{commander} revient"}, HexAim::Named, kCommits},
    {Verb::Done, "done", {}, "4", {"Done", "Terminé"}, HexAim::Named, kCommits},
    {Verb::Activate, "activate", {&kFormation}, "5", {"Activate {formation}", "Activer {formation}"},
     HexAim::Named, kCommits},
    {Verb::Pass, "pass", {}, "4", {"Do nothing with the formation", "Ne rien faire de la formation"},
     HexAim::Named, kCommits},
    {Verb::Hold, "hold", {}, "13.1.6",
     {"Keep the marker for another division", "Garder le marqueur pour une autre division"},
     HexAim::Named, kCommits},
    {Verb::Join, "join", {}, "13.1.6",
     {"Activate it together with the division that was kept", "L'activer avec la division gardée"},
     HexAim::Named, kCommits},
    {Verb::Direct, "direct", {&kUnit}, "8.2",
     {"Command {unit} directly", "Commander directement {unit}"}},
    {Verb::Creep, "creep", {&kDecoy, &kHex}, "13.1.6",
     {"Marker {number} to {hex}", "Marqueur {number} en {hex}"}},
    {Verb::Show, "show", {}, "13.1.6", {"Show the 13th division", "Révéler la 13e division"},
     HexAim::Named, kCommits},
    {Verb::Fire, "fire", {&kUnit}, "10.1.1", {"{unit} fires", "{unit} tire"}},
    {Verb::With, "with", {&kUnit}, "13.2.6", {"{unit} fires with it", "{unit} tire avec elle"}},
    {Verb::At, "at", {&kUnit}, "10.1.1", {"Fire at {unit}", "Tirer sur {unit}"}, HexAim::Named, kCommits},
    {Verb::EndBarrage, "end barrage", {}, "10.1.1", {"End the barrage", "Terminer le barrage"}},
    {Verb::March, "march", {&kUnit}, "7.1", {"Move {unit}{move points}", "Déplacer {unit}{move points}"}},
    {Verb::Enter, "enter", {&kPiece, &kHex}, "7.4",
     {"{piece} comes in at {hex}", "{piece} arrive en {hex}"}},
    {Verb::EndMovement, "end movement", {}, "7.1", {"End the movement", "Terminer le mouvement"}},
    {Verb::Attack, "attack", {&kUnit, &kHex}, "11",
     {"{unit} attacks {hex}", "{unit} attaque {hex}"}},
    {Verb::Coordinate, "coordinate", {&kCommander, &kHex}, "11.1",
     {"{commander} coordinates an attack on {hex}", "{commander} coordonne une attaque sur {hex}"}},
    {Verb::Without, "without", {&kUnit}, "11.1", {"{unit} stays out of it", "{unit} reste à l'écart"}},
    {Verb::Announced, "announced", {}, "11", {"No more attacks", "Plus d'attaque"}, HexAim::Named, kCommits},
    {Verb::Resolve, "resolve", {&kUnit}, "11", {"The attack of {unit} comes next", "L'attaque {de unit} vient ensuite"},
     HexAim::Named, kCommits},
    {Verb::Lead, "lead", {&kCommander}, "9.3",
     {"{commander} takes part (+{bonus})", "{commander} participe (+{bonus})"}, HexAim::Named, kCommits},
    {Verb::Decline, "decline", {}, "9.3", {"No", "Non"}, HexAim::Named, kCommits},
    {Verb::Withdraw, "withdraw", {}, "11.4", {"Retreat before the combat", "Reculer avant le combat"},
     HexAim::Named, kCommits},
    {Verb::Stand, "stand", {}, "11.4", {"Stand and fight", "Tenir et combattre"}, HexAim::Named, kCommits},
    {Verb::Support, "support", {&kUnit}, "11.2.1", {"{unit} supports the defence", "{unit} soutient la défense"}},
    {Verb::Give, "give", {&kPoints}, "11.2.1",
     {"{giver}: {number} against {other}", "{giver} : {number} contre {other}"}},
    {Verb::Lose, "lose", {&kUnit}, "13.2.6", {"{unit} loses the step", "{unit} perd le pas"}},
    {Verb::Refuse, "refuse", {}, "11.3",
     {"Refuse the retreat, by a morale test", "Refuser la retraite, par un test de moral"},
     HexAim::Named, kCommits},
    {Verb::GiveWay, "give way", {}, "11.3", {"Retreat", "Reculer"}},
    {Verb::Retreat, "retreat", {&kUnit, &kHex}, "11.3",
     {"{unit} retreats to {hex}", "{unit} recule en {hex}"}},
    {Verb::Advance, "advance", {&kUnit}, "11.2.2", {"{unit} advances", "{unit} avance"}},
    {Verb::Follow, "follow", {&kCommander}, "11.3", {"{commander} goes along", "{commander} suit"}},
    {Verb::Stay, "stay", {&kCommander}, "11.3", {"{commander} stays", "{commander} reste"}},
    {Verb::Post, "post", {&kPosted, &kUnit}, "9.3",
     {"{commander} joins {unit}", "{commander} rejoint {unit}"}},
}};
// clang-format on
static_assert(verbs::in_order(kRows));

constexpr VerbBook kBook{kRows, "march"};

}  // namespace

const VerbBook& verb_book() { return kBook; }

}  // namespace levee::wissembourg_spicheren
