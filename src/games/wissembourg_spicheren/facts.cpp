// The table of facts: for each its word, its role for the odds, what it tells, its sentences, and
// what it counts as in a tally.
#include <array>
#include <string>

#include "engine/text/fact_members.h"
#include "games/wissembourg_spicheren/reflection.h"
#include "games/wissembourg_spicheren/wire.h"

// A namespace of its own, since the members have short names.
namespace levee::wissembourg_spicheren::facts {

namespace {

using boost::json::value;
using engine::EventRole;
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
constexpr Member kOther = Tells::piece<&Told::other>("other");
constexpr Member kCommander = Tells::piece<&Told::commander>("commander");
// A formation has no counter but that of its HQ.
constexpr Member kFormation = Tells::stood_for<&Told::formation>("formation", [](const Told& t) {
    return t.formation.raw < kFormations ? piece_id(t.board, t.board.card(t.formation).hq)
                                         : std::string();
});
constexpr Member kMarker = Tells::id<&Told::marker>("marker");
constexpr Member kHex = Tells::space<&Told::hex>("hex", Points::To);
constexpr Member kFrom = Tells::space<&Told::from>("from", Points::From);

constexpr Member kDice{"dice", [](const Told& t) {
                           return t.event.b == 0 ? value(boost::json::array{t.event.a})
                                                 : value(boost::json::array{t.event.a, t.event.b});
                       }};
constexpr Member kResult = Tells::a_as<Result>("result");
constexpr Member kDirection = Tells::a_as<Direction>("direction");
constexpr Member kVictory = Tells::a_as<Victory>("victory");
constexpr Member kTurn{"turn", a};
constexpr Member kFrench{"french", a};
constexpr Member kGermans{"germans", b};
constexpr Member kValue{"value", a};
constexpr Member kColumn{"column", a};
constexpr Member kTotal{"total", a};  // the die with all modifiers
constexpr Member kLosses{"losses", a};
constexpr Member kUnits{"units", a};
constexpr Member kBonus{"bonus", a};
constexpr Member kCounts{"counts", a};  // 11.2.1: half of what is given against a flank
constexpr Member kGiven{"given", b};
constexpr Member kSteps{"steps", a};                                // that are left
constexpr Member kCost{.name = "cost", .value = a, .spent = true};  // half points
constexpr Member kLeft{"left", b};                                  // likewise
constexpr Member kDecoy{"number", a};
constexpr Member kDecoyCost{"cost", b};
constexpr Member kPoints{"points", a};
constexpr Member kScore{"score", b};  // of this side, afterwards
constexpr Member kLead{"lead", b};

// --- the facts ----------------------------------------------------------------------------------

constexpr EventRole kMain = EventRole::Main;
constexpr EventRole kDetail = EventRole::Detail;

// clang-format off
constexpr std::array kFacts{
    Row{Fact::Placed, "placed", kDetail, {kSide, kUnit, kCommander, kHex},
        {"{piece} is placed in {hex}.", "{piece} est placé en {hex}."}},
    Row{Fact::Concealed, "concealed", kDetail, {kSide, kFormation, kHex},
        {"{formation} hides behind the marker in {hex}.", "{formation} se cache derrière le marqueur en {hex}."}},
    Row{Fact::TurnBegan, "turn_began", kDetail, {kTurn},
        {"Turn {turn} begins: {hour}.00.", "Le tour {turn} commence : {hour} h."}},
    Row{Fact::Rolled, "rolled", kDetail, {kSide, kDice},
        {"The dice show {dice}.", "Les dés donnent {dice}."}},
    Row{Fact::Drawn, "drawn", kDetail, {kMarker},
        {"The marker of {marker} is drawn.", "Le marqueur {de marker} est tiré."}},
    Row{Fact::Initiative, "initiative", EventRole::Result, {kSide, kFrench, kGermans},
        {"French {french}, Germans {germans}: {army} have the initiative.",
         "Français {french}, Allemands {germans} : {army} ont l'initiative."}},
    Row{Fact::Summoned, "summoned", kMain, {kSide, kCommander, kFormation, kTurn},
        {"{who} comes in turn {turn}.", "{who} arrive au tour {turn}."}},
    Row{Fact::Modifier, "modifier", EventRole::Modifier, {kSide, kValue},
        {"{+value}: {sentence}", "{+value} : {sentence}"}},
    Row{Fact::Shift, "shift", EventRole::Modifier, {kSide, kValue},
        {"Column {+value}: {sentence}", "Colonne {+value} : {sentence}"}},
    Row{Fact::Column, "column", kDetail, {kSide, kHex, kColumn},
        {"Column {column} of the table.", "Colonne {column} de la table."}},
    Row{Fact::TestPassed, "test_passed", kMain, {kSide, kUnit, kCommander, kTotal},
        {"{piece} passes the test ({total}).", "{piece} réussit le test ({total})."}},
    Row{Fact::TestFailed, "test_failed", kMain, {kSide, kUnit, kCommander, kTotal},
        {"{piece} fails the test ({total}).", "{piece} rate le test ({total})."}},
    Row{Fact::OutOfCommand, "out_of_command", kDetail, {kSide, kCommander},
        {"{commander} is out of command.", "{commander} est hors commandement."}},
    Row{Fact::Demoralised, "demoralised", kMain, {kSide, kFormation, kLosses},
        {"{formation} is demoralised.", "{formation} : formation démoralisée."},
        {"demoralised", {"Formations demoralised", "Formations démoralisées"}}},
    Row{Fact::Activated, "activated", kDetail, {kSide, kFormation},
        {"{formation} is activated.", "Activation {de formation}."},
        {"activations", {"Activations", "Activations"}}},
    Row{Fact::Passed, "passed", kDetail, {kSide, kFormation},
        {"{formation} does nothing.", "{formation} ne fait rien."}},
    Row{Fact::HeldBack, "held_back", kDetail, {kSide, kFormation},
        {"The marker of {formation} is kept.", "Le marqueur {de formation} est gardé."}},
    Row{Fact::Joined, "joined", kDetail, {kSide, kFormation},
        {"{formation} acts together with it.", "{formation} agit en même temps."}},
    Row{Fact::UnitOutOfCommand, "unit_out_of_command", kDetail, {kSide, kUnit},
        {"{unit} is out of command.", "{unit} est hors commandement."}},
    Row{Fact::Directed, "directed", kDetail, {kSide, kUnit, kCommander},
        {"{commander} commands {unit} directly.", "{commander} commande directement {unit}."}},
    Row{Fact::Moved, "moved", kDetail, {kSide, kUnit, kHex, kFrom, kCost, kLeft},
        {"{unit} moves to {hex} (cost {points}).", "{unit} va en {hex} (coût {points})."}},
    Row{Fact::Rode, "rode", kDetail, {kSide, kCommander, kHex, kFrom, kCost, kLeft},
        {"{commander} rides to {hex}.", "{commander} se rend en {hex}."}},
    Row{Fact::Entered, "entered", kDetail, {kSide, kUnit, kCommander, kHex, kCost, kLeft},
        {"{piece} comes in at {hex} (cost {points}).", "{piece} arrive en {hex} (coût {points})."}},
    Row{Fact::Halted, "halted", kDetail, {kSide, kUnit, kHex},
        {"{unit} halts in {hex}.", "{unit} s'arrête en {hex}."}},
    Row{Fact::Faced, "faced", kDetail, {kSide, kUnit, kDirection},
        {"{unit} faces {direction}.", "{unit} fait face {direction}."}},
    Row{Fact::LeftMap, "left_map", kMain, {kSide, kUnit, kCommander, kHex},
        {"{piece} leaves the map at {hex}.", "{piece} quitte la carte par {hex}."},
        {"left-map", {"Pieces off the map", "Pions sortis de la carte"}}},
    Row{Fact::Crept, "crept", kDetail, {kSide, kDecoy, kHex, kFrom, kDecoyCost},
        {"Marker {number} moves to {hex}.", "Le marqueur {number} va en {hex}."}},
    Row{Fact::Shown, "shown", kMain, {kSide, kFormation, kHex},
        {"{formation} is found in {hex}.", "{formation} : division découverte en {hex}."}},
    Row{Fact::DecoyRemoved, "decoy_removed", kMain, {kSide, kHex},
        {"The marker in {hex} was a decoy.", "Le marqueur en {hex} était un leurre."}},
    Row{Fact::Fired, "fired", kDetail, {kSide, kUnit, kOther, kHex, kFrom},
        {"{unit} fires at {other} in {hex}.", "{unit} tire sur {other} en {hex}."},
        {"fires", {"Barrages", "Barrages"}}},
    Row{Fact::AttackAnnounced, "attack_announced", kDetail, {kSide, kUnit, kHex},
        {"{unit} will attack {hex}.", "{unit} attaquera {hex}."}},
    Row{Fact::CoordinationAnnounced, "coordination_announced", kDetail, {kSide, kCommander, kHex, kUnits},
        {"{commander} coordinates an attack on {hex} ({units}).",
         "{commander} coordonne une attaque sur {hex} ({units})."}},
    Row{Fact::AttackBegan, "attack_began", kDetail, {kSide, kUnit, kHex, kUnits},
        {"{army} attack {hex}.", "{army} attaquent {hex}."},
        {"attacks", {"Attacks", "Attaques"}}},
    Row{Fact::TookLead, "took_lead", kDetail, {kSide, kCommander, kHex, kBonus},
        {"{commander} takes part.", "{commander} participe."}},
    Row{Fact::Supported, "supported", kDetail, {kSide, kUnit, kHex},
        {"{unit} supports the defence of {hex}.", "{unit} soutient la défense de {hex}."}},
    Row{Fact::Shared, "shared", kDetail, {kSide, kUnit, kOther, kCounts, kGiven},
        {"{unit} gives {given} against {other}.", "{unit} donne {given} contre {other}."}},
    Row{Fact::Result, "result", EventRole::Result, {kSide, kUnit, kHex, kResult},
        {"Result against {unit}: {result}.", "Résultat contre {unit} : {result}."}},
    Row{Fact::Disorganised, "disorganised", kMain, {kSide, kUnit},
        {"{unit} is disorganised.", "{unit} : unité désorganisée."},
        {"disorganised", {"Units disorganised", "Unités désorganisées"}}},
    Row{Fact::LostStep, "lost_step", kMain, {kSide, kUnit, kSteps},
        {"{unit} loses a step ({steps} left).", "{unit} perd un pas (reste {steps})."}},
    Row{Fact::Destroyed, "destroyed", kMain, {kSide, kUnit, kHex},
        {"{unit} is eliminated.", "{unit} : unité éliminée."},
        {"destroyed", {"Units eliminated", "Unités éliminées"}}},
    Row{Fact::Withdrew, "withdrew", kMain, {kSide, kUnit, kHex},
        {"{unit} retreats before the combat.", "{unit} recule avant le combat."}},
    Row{Fact::Stood, "stood", kDetail, {kSide, kUnit, kHex},
        {"{army} stand in {hex}.", "{army} tiennent en {hex}."}},
    Row{Fact::Retreated, "retreated", kMain, {kSide, kUnit, kHex, kFrom},
        {"{unit} retreats from {from} to {hex}.", "{unit} recule de {from} en {hex}."}},
    Row{Fact::RetreatBarred, "retreat_barred", kMain, {kSide, kUnit, kHex},
        {"{unit} cannot retreat.", "{unit} ne peut pas reculer."}},
    Row{Fact::Advanced, "advanced", kDetail, {kSide, kUnit, kHex, kFrom},
        {"{unit} advances to {hex}.", "{unit} avance en {hex}."}},
    Row{Fact::Rallied, "rallied", kMain, {kSide, kUnit, kTotal},
        {"{unit} reorganises.", "{unit} se réorganise."},
        {"rallies", {"Rallies", "Ralliements"}}},
    Row{Fact::CommanderSafe, "commander_safe", kMain, {kSide, kCommander, kHex},
        {"{commander} comes to no harm.", "{commander} s'en tire indemne."}},
    Row{Fact::CommanderLost, "commander_lost", kMain, {kSide, kCommander, kHex},
        {"{commander} is killed; another takes his place.", "{commander} est tué ; un autre le remplace."},
        {"commanders", {"Commanders lost", "Chefs perdus"}}},
    Row{Fact::Followed, "followed", kDetail, {kSide, kUnit, kCommander, kHex, kFrom},
        {"{commander} goes with {unit}.", "{commander} suit {unit}."}},
    Row{Fact::Posted, "posted", kDetail, {kSide, kUnit, kCommander, kHex},
        {"{commander} joins {unit}.", "{commander} rejoint {unit}."}},
    Row{Fact::Relieved, "relieved", kDetail, {kSide, kCommander},
        {"{commander} hands over the command.", "{commander} cède le commandement."}},
    Row{Fact::ControlTaken, "control_taken", kDetail, {kSide, kHex},
        {"{army} take {hex}.", "{army} prennent {hex}."},
        {"objectives", {"Objective hexes taken", "Hexagones d'objectif pris"}}},
    Row{Fact::Scored, "scored", kMain, {kSide, kPoints, kScore},
        {"{army}: {+value points} VP ({score} in all).", "{army} : {+value points} PV ({score} en tout)."}},
    Row{Fact::TurnEnded, "turn_ended", kDetail, {kTurn},
        {"Turn {turn} is over.", "Le tour {turn} est terminé."}},
    Row{Fact::GameOver, "game_over", kMain, {kSide, kVictory, kLead}, {"{ending}", "{ending}"}},
};

constexpr std::array kVariants{
    Variant{Fact::Initiative, [](const Told& t) { return t.event.a == 0 && t.event.b == 0; },
        {"{army} have the initiative.", "{army} ont l'initiative."}},
};

// What is no plain number of a row, besides the subject.
constexpr std::array kSlots{
    Slot{"dice", [](const Told& t, Language) {
        return std::to_string(t.event.a) + (t.event.b == 0 ? "" : " + " + std::to_string(t.event.b)); }},
    Slot{"hour", [](const Told& t, Language) { return std::to_string(t.board.battle(t.battle).hour(t.event.a)); }},
    Slot{"who", [](const Told& t, Language l) {
        return t.formation != kNoFormation ? words::name(t.board, t.formation, l) : words::name(t.board, t.commander); }},
    Slot{"points", [](const Told& t, Language) { return words::points(t.event.a); }},
    Slot{"value points", [](const Told& t, Language) { return std::to_string(t.event.a); }},
    Slot{"direction", [](const Told& t, Language) { return std::string(maps::direction_name(static_cast<Direction>(t.event.a))); }},
    Slot{"sentence", [](const Told& t, Language l) {
        return t.event.sentence == nullptr ? std::string() : std::string(t.event.sentence->in(l)); }},
    Slot{"result", [](const Told& t, Language l) { return result(t.event, l); }},
    Slot{"ending", [](const Told& t, Language l) {
        const auto end = ending(t.s, l);
        return end ? end->text : std::string("?"); }},
};
// clang-format on

static_assert(engine::in_order_of_facts(kFacts, Fact::GameOver));
static_assert(engine::slots_are_known(kFacts, kVariants, kSlots, words::kSubjectSlots));

constexpr FactBook kBook{kFacts, kVariants, kSlots, words::kSubjectSlots};

}  // namespace

}  // namespace levee::wissembourg_spicheren::facts

namespace levee::wissembourg_spicheren {

Told told_of(const Board& board, const State& s, const Event& event) {
    return {{.board = board,
             .side = event.side,
             .unit = event.unit,
             .other = event.other,
             .commander = event.commander,
             .formation = event.formation,
             .marker = event.marker,
             .hex = event.hex,
             .from = event.from,
             .battle = s.battle},
            s,
            event};
}

const FactBook& fact_book() { return facts::kBook; }

engine::Modifier modifier(const Event& event, Language language) {
    constexpr Sentence kColumn{"column: {name}", "colonne : {name}"};
    std::string name =
        event.sentence == nullptr ? std::string() : std::string(event.sentence->in(language));
    if (event.fact == Fact::Shift)
        name = words::say(kColumn, language, [&](std::string_view) { return name; });
    return {event.rule, std::move(name), event.a};
}

std::string result(const Event& event, Language language) {
    constexpr Sentence kInitiative{"{army} have the initiative", "{army} ont l'initiative"};
    if (event.fact == Fact::Initiative)
        return words::say(kInitiative, language, [&](std::string_view) {
            return std::string(words::army(event.side, language));
        });
    return std::string(words::result(static_cast<Result>(event.a), language));
}

}  // namespace levee::wissembourg_spicheren
