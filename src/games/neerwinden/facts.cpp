// The table of facts: for each its word, its role for the odds, what it tells, its sentences, and
// what it counts as in a tally.
#include <array>
#include <string>
#include <string_view>

#include "engine/text/fact_members.h"
#include "games/neerwinden/reflection.h"
#include "games/neerwinden/wire.h"

// A namespace of its own, since the members have short names.
namespace levee::neerwinden::facts {

namespace {

using boost::json::value;
using engine::EventRole;
using engine::fact_word;
using engine::Points;

using Tells = engine::FactMembers<Told, Names>;
using Member = engine::Member<Told>;
using Row = engine::FactRow<Fact, Told>;
using Variant = engine::FactVariant<Fact, Told>;
using Slot = engine::wording::Slot<Told>;

// --- what facts tell ----------------------------------------------------------------------------

constexpr auto a = Tells::a;
constexpr auto b = Tells::b;

constexpr Member kSide = Tells::word<&Told::side>("side");
constexpr Member kUnit = Tells::piece<&Told::unit>("unit");
constexpr Member kCommander = Tells::piece<&Told::commander>("commander");
// A formation has no counter but that of its commander.
constexpr Member kFormation = Tells::stood_for<&Told::formation>("formation", [](const Told& t) {
    return t.formation.raw < kFormations ? piece_id(t.board, t.board.card(t.formation).commander)
                                         : std::string();
});
constexpr Member kHex = Tells::space<&Told::hex>("hex", Points::To);
constexpr Member kFrom = Tells::space<&Told::from>("from", Points::From);

constexpr Member kOrder{"order", [](const Told& t) {
                            const Order order = t.event.order;
                            return order == Order::Hidden ? value() : fact_word(order);
                        }};
constexpr Member kLevel = Tells::a_as<Level>("level");
constexpr Member kArm = Tells::a_as<Arm>("arm");
constexpr Member kDirection = Tells::a_as<Direction>("direction");
constexpr Member kVictory = Tells::a_as<Victory>("victory");
constexpr Member kKind{
    "charge", [](const Told& t) {
        constexpr std::array<std::string_view, 3> kKinds{"cavalry", "bayonet", "counter_charge"};
        const auto kind = static_cast<std::size_t>(t.event.a);
        return kind < kKinds.size() ? value(kKinds[kind]) : value();
    }};
constexpr Member kDice{"dice", [](const Told& t) {
                           return value(boost::json::array{t.event.a, t.event.b});
                       }};
constexpr Member kTurn{"turn", a};
constexpr Member kBid{"bid", a};
constexpr Member kFrench{"french", a};
constexpr Member kAustrians{"austrians", b};
constexpr Member kTotal{"total", a};  // the dice with all modifiers
constexpr Member kMorale{"morale",
                         [](const Told& t) { return t.event.b == 0 ? value() : value(t.event.b); }};
constexpr Member kValue{"value", a};
constexpr Member kCost{.name = "cost", .value = a, .spent = true};
constexpr Member kLeft{"left", b};  // of the movement points
constexpr Member kStrength{"strength", a};
constexpr Member kFirepower{"strength", b};
constexpr Member kAgainst{"against", b};  // the strength of the defenders
constexpr Member kPoints{"points", a};
constexpr Member kMarker{"marker", b};  // 8.2.2: afterwards, positive on the French side

// 2.A: a tie for the initiative is a result with a total for each side.
bool is_tie(const Told& t) { return std::string_view(t.event.rule) == "2.A"; }
constexpr Member kResultTotal{"total", [](const Told& t) { return is_tie(t) ? value() : a(t); }};
constexpr Member kResultStrength{
    "strength",
    [](const Told& t) { return std::string_view(t.event.rule) == "6.1.2" ? b(t) : value(); }};
constexpr Member kTied{"tied", [](const Told& t) { return is_tie(t) ? a(t) : value(); }};
constexpr Member kLetters{"letters", [](const Told& t) {
                              const std::string letters = words::letters_of(t.event);
                              return letters.empty() ? value() : value(letters);
                          }};

// --- the facts ----------------------------------------------------------------------------------

constexpr EventRole kMain = EventRole::Main;
constexpr EventRole kDetail = EventRole::Detail;

// clang-format off
constexpr std::array kFacts{
    Row{Fact::Placed, "placed", kDetail, {kSide, kUnit, kCommander, kHex},
        {"{piece} is placed in {hex}.", "{piece} est placé en {hex}."}},
    Row{Fact::CampTaken, "camp_taken", kDetail, {kSide, kBid},
        {"The winner of the bidding plays {army} and gives the enemy {points}.",
         "Le vainqueur de l'enchère joue {army} et cède {points} à l'adversaire."}},
    Row{Fact::TurnBegan, "turn_began", kDetail, {kTurn},
        {"Turn {turn} begins.", "Le tour {turn} commence."}},
    Row{Fact::Rolled, "rolled", kDetail, {kSide, kDice},
        {"The dice show {first} and {second}.", "Les dés donnent {first} et {second}."}},
    Row{Fact::Initiative, "initiative", EventRole::Result, {kSide, kFrench, kAustrians},
        {"French {french}, Austrians {austrians}: {army} have the initiative.",
         "Français {french}, Autrichiens {austrians} : {army} ont l'initiative."}},
    Row{Fact::OrderTried, "order_tried", kDetail, {kSide, kFormation, kOrder},
        {"{formation} asks for: {order}.", "{formation} demande : {order}."}},
    Row{Fact::OrderChanged, "order_changed", kMain, {kSide, kFormation, kOrder, kTotal},
        {"{formation} changes its order: {order}.", "{formation} change d'ordre : {order}."},
        {"orders", {"Orders changed", "Ordres changés"}}},
    Row{Fact::OrderKept, "order_kept", kMain, {kSide, kFormation, kOrder, kTotal},
        {"{formation} does not get the new order.", "{formation} n'obtient pas le nouvel ordre."}},
    Row{Fact::Demoralised, "demoralised", kMain, {kSide, kFormation, kTotal},
        {"{formation} is demoralised.", "{formation} : formation démoralisée."},
        {"demoralised", {"Formations demoralised", "Formations démoralisées"}}},
    Row{Fact::OrderShown, "order_shown", kDetail, {kSide, kFormation, kOrder},
        {"{formation} shows its order: {order}.", "{formation} révèle son ordre : {order}."}},
    Row{Fact::Activated, "activated", kDetail, {kSide, kFormation},
        {"{formation} is activated.", "Activation {de formation}."}},
    Row{Fact::CommandLost, "command_lost", kDetail, {kSide, kUnit},
        {"{unit} is out of command.", "{unit} n'est pas commandé."}},
    Row{Fact::Modifier, "modifier", EventRole::Modifier, {kSide, kValue},
        {"{signed}: {sentence}", "{signed} : {sentence}"}},
    Row{Fact::Result, "result", EventRole::Result,
        {kSide, kUnit, kCommander, kFormation, kHex, kResultTotal, kResultStrength, kTied,
         kLetters},
        {"Result: {result}.", "Résultat : {result}."}},
    Row{Fact::Rallied, "rallied", kMain, {kSide, kUnit, kLevel},
        {"{unit} rallies: {level}.", "{unit} se rallie : {level}."},
        {"rallies", {"Rallies", "Ralliements"}}},
    Row{Fact::RallyFailed, "rally_failed", kMain, {kSide, kUnit, kLevel},
        {"{unit} does not rally.", "{unit} ne se rallie pas."}},
    Row{Fact::Moved, "moved", kDetail, {kSide, kUnit, kHex, kFrom, kCost, kLeft},
        {"{unit} moves to {hex} (cost {cost}).", "{unit} va en {hex} (coût {cost})."}},
    Row{Fact::Rode, "rode", kDetail, {kSide, kCommander, kHex, kFrom, kCost},
        {"{commander} rides to {hex}.", "{commander} se rend en {hex}."}},
    Row{Fact::Halted, "halted", kDetail, {kSide, kUnit, kHex},
        {"{unit} halts in {hex}.", "{unit} s'arrête en {hex}."}},
    Row{Fact::Reserve, "reserve", kDetail, {kSide, kUnit},
        {"{unit} stays in reserve.", "{unit} reste en réserve."}},
    Row{Fact::Faced, "faced", kDetail, {kSide, kUnit, kDirection},
        {"{unit} faces {direction}.", "{unit} fait face {direction}."}},
    Row{Fact::BrokeOut, "broke_out", kDetail, {kSide, kUnit, kHex, kFrom, kCost, kLeft},  // 1.6
        {"{unit} breaks out to {hex}.", "{unit} perce jusqu'en {hex}."}},
    Row{Fact::Fled, "fled", kMain, {kSide, kUnit, kHex, kFrom},
        {"{unit} flees from {from} to {hex}.", "{unit} fuit de {from} en {hex}."}},
    Row{Fact::LeftMap, "left_map", kMain, {kSide, kUnit, kHex},
        {"{unit} leaves the map at {hex}.", "{unit} quitte la carte par {hex}."},
        {"left-map", {"Units fled off the map", "Unités en fuite hors de la carte"}}},
    Row{Fact::Returned, "returned", kDetail, {kSide, kUnit, kHex},
        {"{unit} comes back on the map in {hex}.", "{unit} revient sur la carte en {hex}."}},
    Row{Fact::FireOpened, "fire_opened", kDetail, {kSide, kHex, kArm, kFirepower},
        {"The {arm} fires at {hex} (strength {strength}).",
         "Tir d'{arm} sur {hex} (force {strength})."},
        {"fires", {"Fires", "Tirs"}}},
    Row{Fact::AssaultDeclared, "assault_declared", kDetail, {kSide, kHex, kStrength, kAgainst},
        {"{army} assault {hex}.", "{army} donnent l'assaut à {hex}."},
        {"assaults", {"Assaults", "Assauts"}}},
    Row{Fact::HeadUnit, "head_unit", kDetail, {kSide, kUnit},
        {"{unit} is the head unit.", "{unit} est en tête."}},
    Row{Fact::Charged, "charged", kDetail, {kSide, kUnit, kKind},
        {"{unit} charges.", "{unit} charge."},
        {"charges", {"Charges", "Charges"}}},
    Row{Fact::Withdrew, "withdrew", kMain, {kSide, kUnit},
        {"{unit} withdraws.", "{unit} se replie."}},
    Row{Fact::MoralePassed, "morale_passed", kMain, {kSide, kUnit, kTotal, kMorale},
        {"{unit} passes its morale test.", "{unit} réussit son test de moral."}},
    Row{Fact::MoraleFailed, "morale_failed", kMain, {kSide, kUnit, kTotal, kMorale},
        {"{unit} fails its morale test.", "{unit} rate son test de moral."}},
    Row{Fact::Disorganised, "disorganised", kMain, {kSide, kUnit, kLevel},
        {"{unit}: {level}.", "{unit} : {level}."},
        {"disorganised", {"Levels of order lost", "Niveaux d'ordre perdus"}}},
    Row{Fact::LostStep, "lost_step", kMain, {kSide, kUnit, kStrength},
        {"{unit} loses a step (strength {strength}).", "{unit} perd un pas (force {strength})."}},
    Row{Fact::Destroyed, "destroyed", kMain, {kSide, kUnit},
        {"{unit} is destroyed.", "{unit} : unité détruite."},
        {"destroyed", {"Units destroyed", "Unités détruites"}}},
    Row{Fact::Retreated, "retreated", kMain, {kSide, kUnit, kHex, kFrom},
        {"{unit} retreats from {from} to {hex}.", "{unit} recule de {from} en {hex}."}},
    Row{Fact::RetreatBarred, "retreat_barred", kMain, {kSide, kUnit},
        {"{unit} cannot retreat.", "{unit} ne peut pas reculer."}},
    Row{Fact::Advanced, "advanced", kDetail, {kSide, kUnit, kHex, kFrom},
        {"{unit} advances to {hex}.", "{unit} avance en {hex}."}},
    Row{Fact::Harnessed, "harnessed", kDetail, {kSide, kUnit},
        {"{unit} is harnessed.", "{unit} : artillerie attelée."}},
    Row{Fact::Unharnessed, "unharnessed", kDetail, {kSide, kUnit},
        {"{unit} is in battery again.", "{unit} est de nouveau en batterie."}},
    Row{Fact::CommanderSafe, "commander_safe", kMain, {kSide, kCommander, kHex},
        {"{commander} comes to no harm.", "{commander} s'en tire indemne."}},
    Row{Fact::CommanderLost, "commander_lost", kMain, {kSide, kCommander, kHex},
        {"{commander} is lost; another takes his place.",
         "{commander} est hors de combat ; un autre le remplace."},
        {"commanders", {"Commanders lost", "Chefs perdus"}}},
    Row{Fact::Posted, "posted", kDetail, {kSide, kUnit, kCommander, kHex},
        {"{commander} joins {unit}.", "{commander} rejoint {unit}."}},
    Row{Fact::ControlTaken, "control_taken", kDetail, {kSide, kHex},
        {"{army} take {hex}.", "{army} prennent {hex}."}},
    Row{Fact::Scored, "scored", kDetail, {kSide, kPoints, kMarker},
        {"{army} score {points}; {marker}.", "{army} marquent {points} ; {marker}."}},
    Row{Fact::TurnEnded, "turn_ended", kDetail, {kTurn},
        {"Turn {turn} is over.", "Le tour {turn} est terminé."}},
    Row{Fact::GameOver, "game_over", kMain, {kSide, kVictory, kMarker}, {"{ending}", "{ending}"}},
};

constexpr std::array kVariants{
    Variant{Fact::Charged, [](const Told& t) { return t.event.a == 1; },
        {"{unit} charges with the bayonet.", "{unit} charge à la baïonnette."}},
    Variant{Fact::Charged, [](const Told& t) { return t.event.a == 2; },
        {"{unit} counter-charges.", "{unit} contre-charge."}},
    Variant{Fact::Disorganised, [](const Told& t) { return static_cast<Level>(t.event.a) == Level::Routed; },
        {"{unit} routs.", "{unit} part en déroute."}},
};

// What is no plain number of a row, besides the subject.
constexpr std::array kSlots{
    Slot{"first", [](const Told& t, Language) { return std::to_string(t.event.a); }},
    Slot{"second", [](const Told& t, Language) { return std::to_string(t.event.b); }},
    Slot{"points", [](const Told& t, Language) { return words::counted(t.event.a, "point"); }},
    Slot{"signed", [](const Told& t, Language) { return (t.event.a < 0 ? "" : "+") + std::to_string(t.event.a); }},
    Slot{"order", [](const Told& t, Language l) { return std::string(words::order(t.event.order, l)); }},
    Slot{"level", [](const Told& t, Language l) { return std::string(words::level(static_cast<Level>(t.event.a), l)); }},
    Slot{"arm", [](const Told& t, Language l) { return std::string(words::arm(static_cast<Arm>(t.event.a), l)); }},
    Slot{"direction", [](const Told& t, Language) { return std::string(maps::direction_name(static_cast<Direction>(t.event.a))); }},
    Slot{"sentence", [](const Told& t, Language l) { return words::own_words(t.event, l); }},
    Slot{"result", [](const Told& t, Language l) { return result(t.event, l); }},
    Slot{"marker", [](const Told& t, Language l) { return words::marker(t.event, l); }},
    Slot{"ending", [](const Told& t, Language l) { return words::ending_of(t.s, t.event, l); }},
};
// clang-format on

static_assert(engine::in_order_of_facts(kFacts, Fact::GameOver));
static_assert(engine::slots_are_known(kFacts, kVariants, kSlots, words::kSubjectSlots));

constexpr FactBook kBook{kFacts, kVariants, kSlots, words::kSubjectSlots};

}  // namespace

}  // namespace levee::neerwinden::facts

namespace levee::neerwinden {

Told told_of(const Board& board, const State& s, const Event& event) {
    return {{.board = board,
             .side = event.side,
             .unit = event.unit,
             .commander = event.commander,
             .formation = event.formation,
             .hex = event.hex,
             .from = event.from},
            s,
            event};
}

const FactBook& fact_book() { return facts::kBook; }

}  // namespace levee::neerwinden
