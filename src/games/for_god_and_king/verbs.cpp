// The table of verbs, and the kinds of arguments that follow them.
#include "games/for_god_and_king/verbs.h"

#include <array>

#include "engine/text/arguments.h"
#include "games/for_god_and_king/rules/internal.h"
#include "games/for_god_and_king/text.h"

namespace levee::fgfk {

namespace {

using engine::verbs::argument;
using engine::verbs::Argument;
using engine::verbs::Card;
using engine::verbs::Dice;
using engine::verbs::Line;
using engine::verbs::Number;
using engine::verbs::OneOf;
using engine::verbs::PlaceWords;
using engine::verbs::Quotes;
using engine::verbs::Together;
using engine::verbs::Wrong;

// --- arguments ----------------------------------------------------------------------------------

constexpr PlaceWords<AreaId> kReinforcements{{{"reinforcements", kNoArea}}};
constexpr PlaceWords<AreaId> kHere{{{"here", kNoArea}}};
constexpr std::array<std::string_view, kArmies> kArmyWords{
    "Anjou", "Centre", "Bas-Poitou", "Loroux", "Nantes", "Saumur", "La-Rochelle", "Mayençais"};
constexpr std::array<std::string_view, kEvents> kEventWords{
    "E1", "E2", "E3", "E4", "E5", "E6", "E7", "E8", "E9", "E10", "E11", "E12", "E13", "E14", "E15"};
constexpr std::array<std::string_view, kIncidents> kIncidentWords{
    "T1", "T2", "T3", "T4", "T5", "T6", "T7", "T8", "T9", "T10", "T11", "T12"};

// No counter mix has more points in one place than fifty.
constexpr bool are_points(int number) { return number >= 1 && number <= 50; }
// 1.2
constexpr bool are_of_one_counter(int number) {
    return number == 1 || number == 2 || number == 5 || number == 10;
}

using Generals = Card<&Action::general, &Board::generals, Quotes::ForBlanksAndApostrophes>;
using Forces = OneOf<&Action::force, kForcesWritten>;
template <bool (*kSensible)(int)>
using PointsOfForce = Together<Number<&Action::number, 0, 255, kSensible>, Forces>;

// A general, or a number of points and their force.
template <class Points>
struct GeneralOrPoints {
    static std::string written(const Board& board, const Action& a) {
        return a.has_force() ? Points::written(board, a) : Generals::written(board, a);
    }
    static Wrong read(const auto& self, const Board& board, Line& line, Action& a) {
        return engine::verbs::begins_with_digit(line) ? Points::read(self, board, line, a)
                                                      : Generals::read(self, board, line, a);
    }
    static bool copy(const Board& board, const Action& from, Action& to) {
        return from.general == kNoGeneral ? Points::copy(board, from, to)
                                          : Generals::copy(board, from, to);
    }
    static void each(const Board& board, const Action& a,
                     engine::FunctionRef<void(const Action&)> visit) {
        Generals::each(board, a, visit);
        Points::each(board, a, visit);
    }
};

template <class Kind>
constexpr Argument<Board, Action> kind(std::string_view noun, std::string_view wanted) {
    return argument<Kind, Board, Action>(noun, wanted);
}

constexpr auto kRolled =
    kind<Dice<1, &Action::number, &Action::other>>("dice", "one die or two such as 3 5");
constexpr auto kIncident =
    kind<OneOf<&Action::number, kIncidentWords>>("incident", "a tactical incident: T1 to T12");
constexpr auto kEvent = kind<OneOf<&Action::event, kEventWords>>("event", "an event: E1 to E15");
constexpr auto kGeneral = kind<Generals>("general", "a general such as Charette");
constexpr auto kForce = kind<Forces>("force", "a force such as Nantes or La-Rochelle");
constexpr auto kCounter = kind<GeneralOrPoints<PointsOfForce<are_of_one_counter>>>(
    "general", "a general such as Charette, or points such as 5 Anjou");
constexpr auto kPiece = kind<GeneralOrPoints<PointsOfForce<are_points>>>(
    "general", "a general such as Charette, or points such as 5 Anjou");
constexpr auto kSomePoints = kind<PointsOfForce<are_points>>("points", "points such as 5 Anjou");
constexpr auto kArmy =
    kind<OneOf<&Action::number, kArmyWords>>("army", "an army such as Anjou or La-Rochelle");
// E5: the note may be about the turn after the last one, which never comes.
constexpr auto kTurn =
    kind<Number<&Action::number, 1, static_cast<int>(kTurns) + 1>>("turn", "a turn: 1 to 8");
constexpr auto kArea = kind<engine::verbs::Area<&Action::area, &Board::areas>>(
    "area", "an area such as CHO or Cholet");
constexpr auto kAreaOrPool =
    kind<engine::verbs::Area<&Action::area, &Board::areas, kReinforcements>>(
        "area", "an area such as NAN, or reinforcements");
constexpr auto kAreaOrHere = kind<engine::verbs::Area<&Action::area, &Board::areas, kHere>>(
    "area", "an area such as CHO, or here");

// --- the table ----------------------------------------------------------------------------------

constexpr bool kForGood = true;

// clang-format off
constexpr engine::verbs::Rows<Board, Action, Aim, kVerbs> kVerbTable{{
    {Verb::Roll, "roll", {&kRolled}, "0.3",
     {"The dice show {number} and {other}", "Les dés donnent {number} et {other}"}},
    {Verb::Draw, "draw", {&kIncident}, "4.3",
     {"{incident} comes out of the cup", "{incident} sort de la coupe"}},
    {Verb::Lot, "lot", {&kGeneral}, "4.3",
     {"The lot falls upon {general}", "Le sort tombe sur {general}"}},
    // An event is gone for good.
    {Verb::Play, "play", {&kEvent}, "6",
     {"Play {event}{effect}", "Jouer {event}{effect}"}, Aim::Nothing, kForGood},
    {Verb::Done, "done", {}, "2", {"Go on", "Continuer"}},
    {Verb::Decline, "decline", {}, "2", {"No", "Non"}},
    {Verb::Pay, "pay", {&kForce, &kAreaOrPool}, "6",
     {"Give up {one} {origin}", "Sacrifier {one} {origin}"}, Aim::PointsOfArea},
    // A die.
    {Verb::Ship, "ship", {&kForce, &kAreaOrPool}, "E15",
     {"Ship {one} {origin}", "Embarquer {one} {origin}"}, Aim::PointsOfArea, kForGood},
    {Verb::Land, "land", {&kArea}, "E15", {"Land in {area}", "Débarquer {à area}"}, Aim::Area},
    // A die.
    {Verb::Join, "join", {&kArmy}, "E12",
     {"The Mayençais reinforce {army}", "Les Mayençais renforcent {army}"},
     Aim::Nothing, kForGood},
    {Verb::Keep, "keep", {&kGeneral}, "E11",
     {"{general} stays with the army of Saumur", "{general} reste à l'armée de Saumur"},
     Aim::General},
    {Verb::Note, "note", {&kArea, &kTurn}, "E5",
     {"Land in {area} in {month}: {landing}", "Débarquer {à area} en {month} : {landing}"},
     Aim::Area},
    {Verb::Arm, "arm", {&kArmy}, "E5",
     {"Arms and powder of {army}: {arms}, then +2",
      "Armes et poudre {de army} : {arms}, puis +2"}},
    {Verb::Place, "place", {&kCounter, &kArea}, "2.2",
     {"Place {piece} in {area}{left to place}", "Placer {piece} {à area}{left to place}"},
     Aim::PieceToArea},
    {Verb::SetUpRest, "set-up-rest", {}, "7.1",
     {"Place all the rest as in the automatic set-up",
      "Placer tout le reste comme dans la mise en place automatique"}},
    {Verb::Seize, "seize", {}, "2.3",
     {"Seize the opportunity and begin", "Saisir l'occasion et commencer"}},
    {Verb::Yield, "yield", {}, "2.3",
     {"Yield the opportunity: the enemy begins", "Céder l'occasion : l'ennemi commence"}},
    {Verb::Activate, "activate", {&kArea}, "2.4",
     {"Activate {area} ({fresh})", "Activer {area} ({fresh})"}, Aim::Area},
    {Verb::Pass, "pass", {}, "2.4", {"Pass", "Passer"}},
    // A die.
    {Verb::Preempt, "preempt", {&kArea}, "2.4",
     {"Pre-empt with {area} (1d6: {rating} or less; {fresh})",
      "Devancer avec {area} (1d6 : {rating} ou moins ; {fresh})"}, Aim::Area, kForGood},
    {Verb::Take, "take", {&kPiece}, "3.2",
     {"Take {piece}{of those}", "Prendre {piece}{of those}"}, Aim::PieceHere},
    {Verb::TakeAll, "take-all", {}, "3.2", {"Take everything", "Tout prendre"}},
    // 3.1, 4.2: the dice for action points, or a die for a march.
    {Verb::Go, "go", {}, "3.2",
     {"Set out: {chosen}{chance}", "En route : {chosen}{chance}"}, Aim::Nothing, kForGood},
    // 3.6: the enemy may have to answer.
    {Verb::To, "to", {&kArea}, "3.2",
     {"To {area} ({step})", "Aller {à area} ({step})"}, Aim::Area, kForGood},
    {Verb::Drop, "drop", {&kPiece}, "3.2",
     {"Leave {piece} in {here}", "Laisser {piece} {à here}"}, Aim::PieceHere},
    {Verb::PickUp, "pick-up", {&kPiece}, "3.2",
     {"Pick up {piece} in {here}", "Prendre {piece} {à here}"}, Aim::PieceHere},
    {Verb::Halt, "halt", {}, "3.2",
     {"Halt in {here} ({unused} unused)", "S'arrêter {à here} (sans employer {unused})"}},
    {Verb::March, "march", {&kArea}, "4.2",
     {"March from {area} to the sound of the guns (1d6: less than {guns}; {stack})",
      "Marcher au canon depuis {area} (1d6 : moins de {guns} ; {stack})"}, Aim::Area},
    {Verb::Fight, "fight", {}, "T6",
     {"Fight without powder ({no powder} against you)",
      "Combattre sans poudre ({no powder} contre vous)"}, Aim::Nothing, kForGood},
    {Verb::Withdraw, "withdraw", {}, "T6",
     {"Withdraw one area without losses", "Se retirer d'une zone sans pertes"},
     Aim::Nothing, kForGood},
    {Verb::Resolve, "resolve", {}, "4.1",
     {"Roll for {battle}: {attack} against {defence}, column {column}, modifier {modifier}",
      "Lancer les dés pour {battle} : {attack} contre {defence}, colonne {column}, modificateur {modifier}"},
     Aim::Nothing, kForGood},
    {Verb::Lose, "lose", {&kSomePoints, &kAreaOrHere}, "4.1",
     {"Lose {points}{whose} ({due} still to lose)", "Perdre {points}{whose} (encore {due} à perdre)"},
     Aim::PointsInCombat},
    {Verb::Retreat, "retreat", {&kArea}, "4.5",
     {"Retreat to {area} ({ground})", "Se retirer {à area} ({ground})"}, Aim::Area},
    {Verb::Pursue, "pursue", {&kArea}, "4.5",
     {"Pursue to {area} ({ground})", "Poursuivre jusqu'{à area} ({ground})"}, Aim::Area},
    {Verb::Desert, "desert", {&kSomePoints, &kArea}, "2.5",
     {"Desertion of {points} in {area} ({there} there, {due} still to go)",
      "Désertion de {points} {à area} ({there} sur place, encore {due} à partir)"},
     Aim::PointsOfArea},
    // The others go before the tribunal.
    {Verb::Excuse, "excuse", {&kGeneral}, "2.6",
     {"Excuse {general}: he need not answer to the Committee",
      "Excuser {general} : il n'a pas à répondre devant le Comité"}, Aim::General, kForGood},
}};
// clang-format on
static_assert(engine::verbs::in_order(kVerbTable));

constexpr VerbBook kBook{kVerbTable, "activate"};

}  // namespace

const VerbBook& verb_book() { return kBook; }

}  // namespace levee::fgfk
