// The table of facts: for each its word, its role for the odds, what it tells, its sentences, and
// what it counts as in a tally.
#include <array>
#include <boost/json/array.hpp>
#include <string>
#include <string_view>

#include "engine/text/fact_members.h"
#include "games/for_god_and_king/reflection.h"
#include "games/for_god_and_king/rules/internal.h"
#include "games/for_god_and_king/wire.h"

// A namespace of its own, since the members have short names.
namespace levee::fgfk::facts {

namespace {

using boost::json::value;
using engine::EventRole;
using engine::fact_word;

using Tells = engine::FactMembers<Told, Names>;
using Member = engine::Member<Told>;
using Row = engine::FactRow<Fact, Told>;
using Variant = engine::FactVariant<Fact, Told>;
using Slot = engine::wording::Slot<Told>;

// --- what facts tell ----------------------------------------------------------------------------

constexpr auto a = Tells::a;
constexpr auto b = Tells::b;
value yes(const Told& t) { return t.event.a == 1; }
template <int N>
bool is(const Told& t) {
    return t.event.a == N;
}
bool one_die(const Told& t) { return t.event.b == 0; }
bool has_force(const Told& t) { return index(t.force) < kForces; }

constexpr Member kSide = Tells::word<&Told::side>("side");
constexpr Member kGeneral = Tells::piece<&Told::general>("general");
constexpr Member kForce{"force",
                        [](const Told& t) { return has_force(t) ? fact_word(t.force) : value(); }};
constexpr Member kEvent{
    "event", [](const Told& t) { return t.card == Event::None ? value() : fact_word(t.card); }};
constexpr Member kArea = Tells::space<&Told::area>("area", engine::Points::To);
constexpr Member kFrom = Tells::space<&Told::from>("from", engine::Points::From);

constexpr Member kIncident = Tells::a_as<Incident>("incident");
constexpr Member kArmy = Tells::a_as<Army>("army");
constexpr Member kVictory = Tells::a_as<Victory>("victory");
constexpr Member kFate{
    "fate", [](const Told& t) {  // E15
        constexpr std::array<std::string_view, 4> kFates{"", "lost", "delayed", "landed"};
        const auto fate = static_cast<std::size_t>(t.event.a);
        return fate < kFates.size() ? value(kFates[fate]) : value();
    }};
constexpr Member kDice{"dice", [](const Told& t) {
                           return one_die(t) ? value(boost::json::array{t.event.a})
                                             : value(boost::json::array{t.event.a, t.event.b});
                       }};
constexpr Member kTurn{"turn", a};
// Of a force; of a piece that is a general there are none.
constexpr Member kPoints{"points",
                         [](const Told& t) { return t.general != kNoGeneral ? value() : a(t); }};
// After modifiers. Without dice it is 0, but what comes by 2.2 is rolled for.
constexpr Member kRoll{"roll", [](const Told& t) {
                           const bool rolled =
                               t.event.b != 0 || std::string_view(t.event.rule) == "2.2";
                           return rolled ? b(t) : value();
                       }};
constexpr Member kControlled{"controlled", yes};
constexpr Member kSuccess{"success", yes};
constexpr Member kBelow{"below", b};  // what the die had to be less than
constexpr Member kWithdraws{"withdraws", yes};
constexpr Member kInRout{"rout", yes};
constexpr Member kSeriously{"seriously", yes};
constexpr Member kRepublicans{"republicans", a};
constexpr Member kVendeens{"vendeens", b};
constexpr Member kHalves{"half_points", a};
constexpr Member kCost{.name = "half_points", .value = a, .spent = true};
constexpr Member kValue{"value", a};                      // for the dice
constexpr Member kColumns{"columns", [](const Told& t) {  // to the right
                              return t.event.b == 0 ? value() : b(t);
                          }};
constexpr Member kAttack{"attack", a};
constexpr Member kDefence{"defence", b};
constexpr Member kColumn{
    "column",
    [](const Told& t) { return value(words::odds(t.board, static_cast<std::size_t>(t.event.a))); }};
constexpr Member kModifier{"modifier", b};
constexpr Member kTotal{"total", a};
constexpr Member kBy{"by", a};
constexpr Member kNow{"now", b};
constexpr Member kDue{"percent", b};
constexpr Member kLead{"lead", b};  // of the Republicans

CombatResult combat(const Told& t) { return result_of(t.event.a); }
constexpr Member kLetters{"letters",
                          [](const Told& t) { return value(words::letters(combat(t))); }};
constexpr Member kLoser{"loser", [](const Told& t) {
                            return value(combat(t).attacker_loses ? "attacker" : "defender");
                        }};
constexpr Member kRout{"rout", [](const Told& t) { return value(combat(t).rout); }};
constexpr Member kAreas{"areas", [](const Told& t) { return value(combat(t).areas); }};
constexpr Member kPercent{"percent", [](const Told& t) { return value(combat(t).percent); }};

// --- the facts ----------------------------------------------------------------------------------

constexpr EventRole kMain = EventRole::Main;
constexpr EventRole kDetail = EventRole::Detail;
constexpr EventRole kResult = EventRole::Result;

// clang-format off
constexpr std::array kFacts{
    Row{Fact::TurnBegan, "turn_began", kDetail, {kTurn},
        {"Turn {turn}, {month}.", "Tour {turn}, {month}."}},
    Row{Fact::Rolled, "rolled", kDetail, {kSide, kDice},
        {"The dice show {first} and {second}.", "Les dés donnent {first} et {second}."}},
    Row{Fact::Drawn, "drawn", kMain, {kSide, kArea, kIncident},
        {"Tactical incident: {incident}.", "Incident tactique : {incident}."}},
    Row{Fact::Recovered, "recovered", kMain, {kSide, kGeneral},
        {"{general} has recovered and returns in this turn.", "{general} est remis et revient à ce tour."}},
    Row{Fact::StillWounded, "still_wounded", kMain, {kSide, kGeneral},
        {"{general} is still wounded.", "{general} est toujours blessé."}},
    Row{Fact::EventPlayed, "event_played", kDetail, {kSide, kEvent},
        {"{side} play {event}.", "{side} jouent {event}."},
        {"events", {"Events played", "Événements joués"}}},
    Row{Fact::FraudFound, "fraud_found", kMain, {kSide},
        {"The bishop of Agra is found out.", "L'imposture de l'évêque d'Agra est découverte."}},
    Row{Fact::EmissariesTaken, "emissaries_taken", kMain, {kSide},
        {"The Vendéen emissaries are captured.", "Les émissaires vendéens sont capturés."}},
    Row{Fact::EnglishAgree, "english_agree", kMain, {kSide},
        {"The English agree to a landing.", "Les Anglais acceptent de débarquer."}},
    Row{Fact::LandingNoted, "landing_noted", kDetail, {kSide, kArea, kTurn},
        {"The landing is to be in {area} in {month}.", "Le débarquement aura lieu {à area} en {month}."}},
    Row{Fact::LandingDelayed, "landing_delayed", kMain, {kSide, kArea},
        {"{area} is not held: the landing waits for one turn.",
         "{area} n'est pas tenu : le débarquement attend un tour."}},
    Row{Fact::Landed, "landed", kMain, {kSide, kForce, kArea, kPoints},
        {"The English land in {area}: {émigrés}.", "Les Anglais débarquent {à area} : {émigrés}."}},
    Row{Fact::LandingFailed, "landing_failed", kMain, {kSide, kArea},
        {"{area} is not held: the English sail home.", "{area} n'est pas tenu : les Anglais repartent."}},
    Row{Fact::Received, "received", kResult, {kSide, kForce, kPoints, kRoll},
        {"Reinforcements: {points} (roll {roll}).", "Renforts : {points} (jet {roll})."}},
    Row{Fact::PointsLost, "points_lost", kDetail, {kSide, kForce, kPoints},
        {"Lost for want of room or of counters: {points}.", "Perdus faute de place ou de pions : {points}."}},
    Row{Fact::Arrived, "arrived", kMain, {kSide, kGeneral},
        {"{general} arrives.", "{general} arrive."}},
    Row{Fact::Recalled, "recalled", kMain, {kSide, kGeneral, kEvent},
        {"{general} leaves the game.", "{general} quitte la partie."}},
    Row{Fact::JoinedArmy, "joined_army", kMain, {kSide, kGeneral, kForce, kArmy},
        {"{joining} {army}.", "{joining} {army}."}},
    Row{Fact::Paid, "paid", kDetail, {kSide, kForce, kEvent, kArea, kPoints},
        {"Given up {where}: {one}.", "Sacrifié {where} : {one}."}},
    Row{Fact::Sailed, "sailed", kMain, {kSide, kForce, kFate},
        {"{one} is lost at sea.", "{one} se perd en mer."}},
    Row{Fact::Placed, "placed", kDetail, {kSide, kGeneral, kForce, kArea, kPoints},
        {"Placed in {area}: {piece}.", "Placement {à area} : {piece}."}},
    Row{Fact::ControlTold, "control_told", kDetail, {kSide, kArea, kControlled},
        {"{area} is free of enemy control.", "{area} est hors du contrôle ennemi."}},
    Row{Fact::InitiativeWon, "initiative_won", kResult, {kSide, kRepublicans, kVendeens},
        {"Republicans {republicans}, Vendéens {vendeens}: {side} win the initiative.",
         "Républicains {republicans}, Vendéens {vendeens} : {side} ont l'initiative."},
        {"initiative", {"Initiative won", "Initiative gagnée"}}},
    Row{Fact::OpportunityTaken, "opportunity_taken", kDetail, {kSide},
        {"{side} have the opportunity.", "L'occasion est {à side}."}},
    Row{Fact::Activated, "activated", kDetail, {kSide, kArea},
        {"{side} activate {area}.", "{side} activent {area}."}},
    Row{Fact::Passed, "passed", kDetail, {kSide},
        {"{side} pass.", "{side} passent."}},
    Row{Fact::Preempted, "preempted", kResult, {kSide, kGeneral, kArea, kSuccess},
        {"{side} fail to pre-empt with {area}.", "{side} ne parviennent pas à devancer l'ennemi avec {area}."}},
    Row{Fact::Gathered, "gathered", kDetail, {kSide, kGeneral, kForce, kArea, kPoints},
        {"In the group: {piece}.", "Dans le groupe : {piece}."}},
    Row{Fact::ActionPoints, "action_points", kResult, {kSide, kHalves},
        {"{side} have {action points}.", "{side} ont {action points}."}},
    Row{Fact::Moved, "moved", kDetail, {kSide, kFrom, kArea, kCost},
        {"{side} move from {from} to {area} ({action points}).", "{side} vont {de from} {à area} ({action points})."}},
    Row{Fact::Barred, "barred", kMain, {kSide, kArea},
        {"{area}: not possible after all.", "{area} : finalement impossible."}},
    Row{Fact::LeaveAsked, "leave_asked", kDetail, {kSide, kGeneral, kArea},
        {"{general} asks to be let into {area}.", "{general} demande à être admis {à area}."}},
    Row{Fact::Refused, "refused", kMain, {kSide, kGeneral, kArea},
        {"{general} is not let into {area}.", "{general} n'est pas admis {à area}."}},
    Row{Fact::Agreed, "agreed", kMain, {kSide, kGeneral, kArea},
        {"{general} is let into {area}.", "{general} est admis {à area}."}},
    Row{Fact::DroppedOff, "dropped_off", kDetail, {kSide, kGeneral, kForce, kArea, kPoints},
        {"Left in {area}: {piece}.", "Laissé {à area} : {piece}."}},
    Row{Fact::PickedUp, "picked_up", kDetail, {kSide, kGeneral, kForce, kArea, kPoints},
        {"Picked up in {area}: {piece}.", "Pris {à area} : {piece}."}},
    Row{Fact::Halted, "halted", kDetail, {kSide, kArea},
        {"{side} halt in {area}.", "{side} s'arrêtent {à area}."}},
    Row{Fact::CombatBegan, "combat_began", kDetail, {kSide, kArea},
        {"{side} attack in {area}.", "{side} attaquent {à area}."},
        {"combats", {"Combats begun", "Combats engagés"}}},
    Row{Fact::MarchTried, "march_tried", kResult, {kSide, kFrom, kArea, kSuccess, kBelow},
        {"{side} in {from} do not march to the guns.", "{side} {à from} ne marchent pas au canon."},
        {"marches", {"Marches to the guns tried", "Marches au canon tentées"}}},
    Row{Fact::Unsupplied, "unsupplied", kDetail, {kSide, kArea},
        {"{side} in {area} are out of supply.", "{side} {à area} sont sans ravitaillement."}},
    Row{Fact::Modifier, "modifier", EventRole::Modifier, {kSide, kGeneral, kValue, kColumns},
        {"{shift}: {sentence}.", "{shift} : {sentence}."}},
    Row{Fact::OddsFound, "odds_found", kDetail, {kSide, kArea, kAttack, kDefence},
        {"{attack} against {defence}: {ratio}.", "{attack} contre {defence} : {ratio}."}},
    Row{Fact::ColumnFound, "column_found", kDetail, {kSide, kArea, kColumn, kModifier},
        {"Column {column}, modifier {+modifier}.", "Colonne {column}, modificateur {+modifier}."}},
    Row{Fact::Result, "result", kResult, {kSide, kArea, kLetters, kLoser, kRout, kAreas, kPercent},
        {"Result: {result}.", "Résultat : {result}."}},
    Row{Fact::NoPowder, "no_powder", kMain, {kSide, kArea, kWithdraws},
        {"{side} fight without powder.", "{side} combattent sans poudre."}},
    Row{Fact::LostPoints, "lost_points", kMain, {kSide, kForce, kArea, kPoints},
        {"{side} lose {points} in {area}.", "{side} perdent {points} {à area}."}},
    Row{Fact::Eliminated, "eliminated", kMain, {kSide, kArea},
        {"{side} cannot retreat from {area}: all points are lost.",
         "{side} ne peuvent quitter {area} : tous les points sont perdus."},
        {"eliminated", {"Stacks eliminated", "Piles éliminées"}}},
    Row{Fact::Retreated, "retreated", kMain, {kSide, kFrom, kArea, kInRout},
        {"{side} retreat from {from} to {area}.", "{side} se retirent {de from} {à area}."},
        {"retreats", {"Retreats", "Retraites"}}},
    Row{Fact::Displaced, "displaced", kMain, {kSide, kGeneral, kFrom, kArea},
        {"{general} makes off from {from} to {area}.", "{general} s'échappe {de from} {à area}."}},
    Row{Fact::Wounded, "wounded", kMain, {kSide, kGeneral, kSeriously},
        {"{general} is lightly wounded.", "{general} est légèrement blessé."},
        {"wounded", {"Generals wounded", "Généraux blessés"}}},
    Row{Fact::Killed, "killed", kMain, {kSide, kGeneral},
        {"{general} is killed.", "{general} est tué."},
        {"killed", {"Generals killed", "Généraux tués"}}},
    Row{Fact::Unharmed, "unharmed", kMain, {kSide, kGeneral},
        {"{general} comes to no harm.", "{general} s'en tire indemne."}},
    Row{Fact::Captured, "captured", kMain, {kSide, kGeneral},
        {"{general} is captured.", "{general} est capturé."},
        {"captured", {"Generals captured", "Généraux capturés"}}},
    Row{Fact::Accused, "accused", kMain, {kSide, kGeneral},
        {"{general} is accused: he will answer to the Committee.",
         "{general} est accusé : il répondra devant le Comité."}},
    Row{Fact::Guillotined, "guillotined", kMain, {kSide, kGeneral, kTotal},
        {"{general} goes to the guillotine.", "{general} est guillotiné."},
        {"guillotined", {"Generals guillotined", "Généraux guillotinés"}}},
    Row{Fact::Acquitted, "acquitted", kMain, {kSide, kGeneral, kTotal},
        {"{general} is acquitted.", "{general} est acquitté."}},
    Row{Fact::Deserters, "deserters", kMain, {kSide, kForce, kArea, kPoints},
        {"Republicans go over to the Vendéens in {area}: {deserters}.",
         "Des Républicains passent aux Vendéens {à area} : {deserters}."}},
    Row{Fact::MoraleChanged, "morale_changed", kMain, {kSide, kBy, kNow},
        {"Morale of {side}: {+by}, now {+now}.", "Moral {de side} : {+by}, désormais {+now}."}},
    Row{Fact::ArmsChanged, "arms_changed", kMain, {kSide, kArmy, kNow},
        {"Arms and powder of {army}: now {+now}.", "Armes et poudre {de army} : désormais {+now}."}},
    Row{Fact::IncidentGone, "incident_gone", kDetail, {kSide, kIncident},
        {"For good out of the cup: {incident}.", "Retiré de la coupe : {incident}."}},
    Row{Fact::Occupied, "occupied", kMain, {kSide, kArea},
        {"{side} take {area}.", "{side} prennent {area}."}},
    Row{Fact::Pursued, "pursued", kMain, {kSide, kFrom, kArea},
        {"{side} pursue from {from} to {area}.", "{side} poursuivent {de from} {à area}."}},
    Row{Fact::Deserted, "deserted", kMain, {kSide, kForce, kArea, kPoints},
        {"Desertion in {area}: {points}.", "Désertion {à area} : {points}."}},
    Row{Fact::DesertionDue, "desertion_due", kResult, {kSide, kForce, kArmy, kDue},
        {"Desertion in {army}: {percent} %.", "Désertion dans {army} : {percent} %."}},
    Row{Fact::WentHome, "went_home", kMain, {kSide, kGeneral},
        {"{general} has no troops left; he is back next turn.",
         "{general} n'a plus de troupes ; il revient au prochain tour."}},
    Row{Fact::TurnEnded, "turn_ended", kDetail, {kTurn},
        {"Turn {turn} is over.", "Le tour {turn} est terminé."}},
    Row{Fact::Scored, "scored", kDetail, {kSide, kPoints},
        {"{side}: {victory points}, {sentence}.", "{side} : {victory points}, {sentence}."}},
    Row{Fact::GameOver, "game_over", kMain, {kSide, kVictory, kLead},
        {"{victory}", "{victory}"}},
};

constexpr std::array kVariants{
    Variant{Fact::Rolled, one_die, {"The die shows {first}.", "Le dé donne {first}."}},
    Variant{Fact::Received, [](const Told& t) { return t.event.b == 0; },
        {"Reinforcements: {points}.", "Renforts : {points}."}},
    Variant{Fact::ControlTold, is<1>, {"{area} is under enemy control.", "{area} est sous contrôle ennemi."}},
    Variant{Fact::Sailed, is<2>, {"{one} waits for better weather.", "{one} attend un temps meilleur."}},
    Variant{Fact::Sailed, is<3>, {"{one} comes ashore.", "{one} prend terre."}},
    Variant{Fact::Preempted, is<1>, {"{side} pre-empt with {area}.", "{side} devancent l'ennemi avec {area}."}},
    Variant{Fact::MarchTried, is<1>, {"{side} march from {from} to the guns in {area}.",
        "{side} marchent {de from} au canon {à area}."}},
    Variant{Fact::NoPowder, is<1>, {"{side} withdraw for want of powder.", "{side} se retirent faute de poudre."}},
    Variant{Fact::Retreated, is<1>, {"{side} rout from {from} to {area}.", "{side} fuient {de from} {à area}."}},
    Variant{Fact::Wounded, is<1>, {"{general} is seriously wounded.", "{general} est grièvement blessé."}},
};

constexpr Sentence kJoins{"{general} joins", "{general} rejoint"};
constexpr Sentence kMayencaisJoin{"The Mayençais reinforce", "Les Mayençais renforcent"};
constexpr Sentence kInArea{"in {area}", "{à area}"};
constexpr Sentence kOfPool{"of the reinforcements", "sur les renforts"};

std::string subject(const Told& t, const Sentence& sentence, Language language) {
    return words::say(sentence, language, [&](std::string_view name) {
        return engine::wording::slot_text(words::kSubjectSlots, name, t, language).value_or("?");
    });
}
std::string victory_points(int points, Language language) {
    return language == Language::French ? words::counted(points, "point") + " de victoire"
                                        : words::counted(points, "victory point");
}

// What is no plain number of a row, besides the subject.
constexpr std::array kSlots{
    Slot{"first", [](const Told& t, Language) { return std::to_string(t.event.a); }},
    Slot{"second", [](const Told& t, Language) { return std::to_string(t.event.b); }},
    Slot{"month", [](const Told& t, Language l) { return words::month(t.board, t.event.a, l); }},
    Slot{"incident", [](const Told& t, Language l) { return words::incident(t.board, static_cast<Incident>(t.event.a), l); }},
    Slot{"army", [](const Told& t, Language l) { return std::string(words::army(static_cast<Army>(t.event.a), l)); }},
    Slot{"points", [](const Told& t, Language l) { return words::points(t.event.a, t.force, l); }},
    Slot{"piece", [](const Told& t, Language l) {
        return has_force(t) ? words::points(t.event.a, t.force, l) : words::name(t.board, t.general); }},
    Slot{"émigrés", [](const Told& t, Language l) { return words::points(t.event.a, Force::Emigres, l); }},
    Slot{"deserters", [](const Told& t, Language l) { return words::points(t.event.a, Force::Deserters, l); }},
    Slot{"action points", [](const Told& t, Language l) { return words::action_points(t.event.a, l); }},
    Slot{"victory points", [](const Told& t, Language l) { return victory_points(t.event.a, l); }},
    Slot{"joining", [](const Told& t, Language l) { return subject(t, t.general == kNoGeneral ? kMayencaisJoin : kJoins, l); }},
    Slot{"where", [](const Told& t, Language l) { return subject(t, t.area == kNoArea ? kOfPool : kInArea, l); }},
    Slot{"ratio", [](const Told& t, Language) {
        return words::odds(t.board, static_cast<std::size_t>(odds_column(t.board, t.event.a, t.event.b))); }},
    Slot{"column", [](const Told& t, Language) { return words::odds(t.board, static_cast<std::size_t>(t.event.a)); }},
    Slot{"sentence", [](const Told& t, Language l) { return words::own_words(t.event, l); }},
    Slot{"shift", [](const Told& t, Language l) { return words::shift(t.event, l); }},
    Slot{"result", [](const Told& t, Language l) { return result(t.event, l); }},
    Slot{"victory", [](const Told& t, Language l) { return victory(static_cast<Victory>(t.event.a), t.side, l); }},
};
// clang-format on

static_assert(engine::in_order_of_facts(kFacts, Fact::GameOver));
static_assert(engine::slots_are_known(kFacts, kVariants, kSlots, words::kSubjectSlots));

constexpr FactBook kBook{kFacts, kVariants, kSlots, words::kSubjectSlots};

}  // namespace

}  // namespace levee::fgfk::facts

namespace levee::fgfk {

Told told_of(const Board& board, const State& s, const Report& report) {
    return {{.board = board,
             .side = report.side,
             .general = report.general,
             .force = report.force,
             .card = report.event,
             .area = report.area,
             .from = report.from},
            s,
            report};
}

const FactBook& fact_book() { return facts::kBook; }

}  // namespace levee::fgfk
