// What happened, fact by fact.
#include <algorithm>
#include <array>
#include <boost/json/object.hpp>
#include <cstdlib>

#include "engine/json.h"
#include "games/neerwinden/names.h"
#include "games/neerwinden/reflection.h"
#include "games/neerwinden/text.h"
#include "games/neerwinden/wire_ids.h"

namespace levee::neerwinden {

namespace {

using engine::EventRole;
using engine::Sentence;

struct FactRow {
    Fact fact{};
    EventRole role{};
    Sentence sentence;
};

constexpr EventRole kMain = EventRole::Main;
constexpr EventRole kDetail = EventRole::Detail;

// clang-format off
constexpr std::array kFacts{
    FactRow{Fact::Placed, kDetail, {"{piece} is placed in {hex}.", "{piece} est placé en {hex}."}},
    FactRow{Fact::CampTaken, kDetail,
            {"The winner of the bidding plays {army} and gives the enemy {points}.",
             "Le vainqueur de l'enchère joue {army} et cède {points} à l'adversaire."}},
    FactRow{Fact::TurnBegan, kDetail, {"Turn {a} begins.", "Le tour {a} commence."}},
    FactRow{Fact::Rolled, kDetail, {"The dice show {a} and {b}.", "Les dés donnent {a} et {b}."}},
    FactRow{Fact::Initiative, EventRole::Result,
            {"French {a}, Austrians {b}: {army} have the initiative.",
             "Français {a}, Autrichiens {b} : {army} ont l'initiative."}},
    FactRow{Fact::OrderTried, kDetail,
            {"{formation} asks for: {order}.", "{formation} demande : {order}."}},
    FactRow{Fact::OrderChanged, kMain,
            {"{formation} changes its order: {order}.", "{formation} change d'ordre : {order}."}},
    FactRow{Fact::OrderKept, kMain,
            {"{formation} does not get the new order.", "{formation} n'obtient pas le nouvel ordre."}},
    FactRow{Fact::Demoralised, kMain,
            {"{formation} is demoralised.", "{formation} : formation démoralisée."}},
    FactRow{Fact::OrderShown, kDetail,
            {"{formation} shows its order: {order}.", "{formation} révèle son ordre : {order}."}},
    FactRow{Fact::Activated, kDetail,
            {"{formation} is activated.", "Activation {de formation}."}},
    FactRow{Fact::CommandLost, kDetail,
            {"{unit} is out of command.", "{unit} n'est pas commandé."}},
    FactRow{Fact::Modifier, EventRole::Modifier, {"{signed}: {sentence}", "{signed} : {sentence}"}},
    FactRow{Fact::Result, EventRole::Result, {"Result: {result}.", "Résultat : {result}."}},
    FactRow{Fact::Rallied, kMain, {"{unit} rallies: {level}.", "{unit} se rallie : {level}."}},
    FactRow{Fact::RallyFailed, kMain, {"{unit} does not rally.", "{unit} ne se rallie pas."}},
    FactRow{Fact::Moved, kDetail,
            {"{unit} moves to {hex} (cost {a}).", "{unit} va en {hex} (coût {a})."}},
    FactRow{Fact::Rode, kDetail, {"{commander} rides to {hex}.", "{commander} se rend en {hex}."}},
    FactRow{Fact::Halted, kDetail, {"{unit} halts in {hex}.", "{unit} s'arrête en {hex}."}},
    FactRow{Fact::Reserve, kDetail,
            {"{unit} stays in reserve.", "{unit} reste en réserve."}},
    FactRow{Fact::Faced, kDetail, {"{unit} faces {direction}.", "{unit} fait face {direction}."}},
    FactRow{Fact::BrokeOut, kDetail,
            {"{unit} breaks out to {hex}.", "{unit} perce jusqu'en {hex}."}},
    FactRow{Fact::Fled, kMain,
            {"{unit} flees from {from} to {hex}.", "{unit} fuit de {from} en {hex}."}},
    FactRow{Fact::LeftMap, kMain,
            {"{unit} leaves the map at {hex}.", "{unit} quitte la carte par {hex}."}},
    FactRow{Fact::Returned, kDetail,
            {"{unit} comes back on the map in {hex}.", "{unit} revient sur la carte en {hex}."}},
    FactRow{Fact::FireOpened, kDetail,
            {"The {arm} fires at {hex} (strength {b}).", "Tir d'{arm} sur {hex} (force {b})."}},
    FactRow{Fact::AssaultDeclared, kDetail,
            {"{army} assault {hex}.", "{army} donnent l'assaut à {hex}."}},
    FactRow{Fact::HeadUnit, kDetail, {"{unit} is the head unit.", "{unit} est en tête."}},
    FactRow{Fact::Charged, kDetail, {"{unit} charges.", "{unit} charge."}},
    FactRow{Fact::Withdrew, kMain, {"{unit} withdraws.", "{unit} se replie."}},
    FactRow{Fact::MoralePassed, kMain,
            {"{unit} passes its morale test.", "{unit} réussit son test de moral."}},
    FactRow{Fact::MoraleFailed, kMain,
            {"{unit} fails its morale test.", "{unit} rate son test de moral."}},
    FactRow{Fact::Disorganised, kMain, {"{unit}: {level}.", "{unit} : {level}."}},
    FactRow{Fact::LostStep, kMain,
            {"{unit} loses a step (strength {a}).", "{unit} perd un pas (force {a})."}},
    FactRow{Fact::Destroyed, kMain, {"{unit} is destroyed.", "{unit} : unité détruite."}},
    FactRow{Fact::Retreated, kMain,
            {"{unit} retreats from {from} to {hex}.", "{unit} recule de {from} en {hex}."}},
    FactRow{Fact::RetreatBarred, kMain, {"{unit} cannot retreat.", "{unit} ne peut pas reculer."}},
    FactRow{Fact::Advanced, kDetail,
            {"{unit} advances to {hex}.", "{unit} avance en {hex}."}},
    FactRow{Fact::Harnessed, kDetail, {"{unit} is harnessed.", "{unit} : artillerie attelée."}},
    FactRow{Fact::Unharnessed, kDetail,
            {"{unit} is in battery again.", "{unit} est de nouveau en batterie."}},
    FactRow{Fact::CommanderSafe, kMain,
            {"{commander} comes to no harm.", "{commander} s'en tire indemne."}},
    FactRow{Fact::CommanderLost, kMain,
            {"{commander} is lost; another takes his place.",
             "{commander} est hors de combat ; un autre le remplace."}},
    FactRow{Fact::Posted, kDetail, {"{commander} joins {unit}.", "{commander} rejoint {unit}."}},
    FactRow{Fact::ControlTaken, kDetail, {"{army} take {hex}.", "{army} prennent {hex}."}},
    FactRow{Fact::Scored, kDetail,
            {"{army} score {points}; {marker}.", "{army} marquent {points} ; {marker}."}},
    FactRow{Fact::TurnEnded, kDetail, {"Turn {a} is over.", "Le tour {a} est terminé."}},
    FactRow{Fact::GameOver, kMain, {"{ending}", "{ending}"}},
};
// clang-format on

constexpr bool in_order_of_facts() {
    for (std::size_t i = 0; i < kFacts.size(); ++i)
        if (kFacts[i].fact != static_cast<Fact>(i)) return false;
    return kFacts.size() == static_cast<std::size_t>(Fact::GameOver) + 1;
}
static_assert(in_order_of_facts());

constexpr std::array<Sentence, 3> kCharges{{
    {"{unit} charges.", "{unit} charge."},
    {"{unit} charges with the bayonet.", "{unit} charge à la baïonnette."},
    {"{unit} counter-charges.", "{unit} contre-charge."},
}};
constexpr Sentence kRouts{"{unit} routs.", "{unit} part en déroute."};
constexpr Sentence kMarkerAtZero{"the marker is at 0", "le marqueur est à 0"};
constexpr Sentence kMarker{"the marker is at {points} on the side {of army}",
                           "le marqueur est à {points} du côté {of army}"};
constexpr Sentence kInitiative{"{army} have the initiative", "{army} ont l'initiative"};
constexpr Sentence kForFrench{"French: {result}", "Français : {result}"};
constexpr Sentence kForAustrians{"Austrians: {result}", "Autrichiens : {result}"};
constexpr Sentence kNoEffect{"no effect", "sans effet"};

const FactRow& row_of(Fact fact) {
    const auto index = static_cast<std::size_t>(fact);
    return kFacts[index < kFacts.size() ? index : 0];
}

const Sentence& sentence_of(const Event& event) {
    if (event.fact == Fact::Charged && event.a >= 0 && event.a < 3)
        return kCharges[static_cast<std::size_t>(event.a)];
    if (event.fact == Fact::Disorganised && static_cast<Level>(event.a) == Level::Routed)
        return kRouts;
    return row_of(event.fact).sentence;
}

std::string own_words(const Event& event, Language language) {
    if (event.sentence == nullptr) return {};
    return engine::filled(event.sentence->in(language), event.a, event.b);
}

struct Letter {
    char letter = 0;
    Sentence meaning;
};

constexpr std::array<Letter, 8> kLetters{{
    {'M', {"morale test", "test de moral"}},
    {'P', {"step loss", "perte d'un pas"}},
    {'R', {"retreat", "recul"}},
    {'*', {"gun loss", "perte d'artillerie"}},
    {'1', {"1 level", "1 niveau"}},
    {'2', {"2 levels", "2 niveaux"}},
    {'3', {"3 levels", "3 niveaux"}},
    {'4', {"4 levels", "4 niveaux"}},
}};

// Spells out the letters of the combat tables: "2DR" is "2 levels, retreat".
std::string explained(std::string_view letters, Language language) {
    std::string text;
    for (const char c : letters) {
        const auto* row = std::ranges::find(kLetters, c, &Letter::letter);
        if (row == kLetters.end()) continue;
        text += text.empty() ? "" : ", ";
        text += row->meaning.in(language);
    }
    return text;
}

bool is_of_tables(std::string_view words) {
    return !words.empty() && words.find_first_not_of("MPRD*+ 1234") == std::string_view::npos;
}

// 8.2.2: `b` is the marker, positive on the French side.
std::string marker(const Event& event, Language language) {
    if (event.b == 0) return words::say(kMarkerAtZero, language);
    return words::say(kMarker, language, [&](std::string_view slot) {
        if (slot == "points") return std::to_string(std::abs(event.b));
        return std::string(words::army_of(event.b > 0 ? Side::French : Side::Austrian, language));
    });
}

std::string slot_of(const Board& board, const State& s, const Event& event, Language language,
                    std::string_view slot) {
    const auto text = [](std::string_view view) { return std::string(view); };
    if (slot == "unit") return words::name(board, event.unit);
    if (slot == "commander") return words::name(board, event.commander);
    if (slot == "formation") return words::name(board, event.formation);
    if (slot == "piece")
        return event.unit != kNoUnit ? words::name(board, event.unit)
                                     : words::name(board, event.commander);
    if (slot == "hex") return words::place(board, event.hex);
    if (slot == "from") return words::place(board, event.from);
    if (slot == "a") return std::to_string(event.a);
    if (slot == "b") return std::to_string(event.b);
    if (slot == "points") return words::counted(event.a, "point");
    if (slot == "signed") return (event.a < 0 ? "" : "+") + std::to_string(event.a);
    if (slot == "army") return text(words::army(event.side, language));
    if (slot == "order") return text(words::order(event.order, language));
    if (slot == "level") return text(words::level(static_cast<Level>(event.a), language));
    if (slot == "arm") return text(words::arm(static_cast<Arm>(event.a), language));
    if (slot == "direction") return text(words::direction(static_cast<Direction>(event.a)));
    if (slot == "sentence") return own_words(event, language);
    if (slot == "result") return result(event, language);
    if (slot == "marker") return marker(event, language);
    if (slot == "ending") {
        State over = s;
        over.victory = static_cast<Victory>(event.a);
        over.winner = event.side;
        const auto end = ending(over, language);
        return end ? end->text : "?";
    }
    return "?";
}

}  // namespace

engine::EventText event_text(const Board& board, const State& s, const Event& event) {
    engine::EventText text;
    text.rule = event.rule;
    const auto told = [&](Language language) {
        return words::capitalised(words::say(
            sentence_of(event), language,
            [&](std::string_view slot) { return slot_of(board, s, event, language, slot); }));
    };
    text.text = {told(Language::English), told(Language::French)};
    // As JSON, only what the fact is about.
    auto facts = engine::json::write(event, Names(board)).as_object();
    text.kind = facts.at("fact").as_string().c_str();
    facts.stable_erase("fact");
    for (const char* id : {"unit", "commander", "formation", "hex", "from"})
        if (facts.at(id).as_string() == Names::kNone) facts.stable_erase(id);
    if (event.order == Order::Hidden) facts.stable_erase("order");
    text.facts = std::move(facts);
    text.secret = event.secret;
    text.readers = engine::SeatSet::of(seat_of(s, event.side));
    if (event.unit.raw < kUnits)
        text.piece = piece_id(board, event.unit);
    else if (event.commander.raw < kCommanders)
        text.piece = piece_id(board, event.commander);
    else if (event.formation.raw < kFormations)
        text.piece = piece_id(board, board.card(event.formation).commander);
    text.from = space_id(board, event.from);
    text.to = space_id(board, event.hex);
    return text;
}

EventRole role(const Event& event) { return row_of(event.fact).role; }

engine::Modifier modifier(const Event& event, Language language) {
    return {event.rule, own_words(event, language), event.a};
}

std::string result(const Event& event, Language language) {
    if (event.fact == Fact::Initiative)
        return words::say(kInitiative, language, [&](std::string_view) {
            return std::string(words::army(event.side, language));
        });
    std::string text = own_words(event, language);
    const bool of_tables = is_of_tables(text) || text == "-";
    if (text.empty() || text == "-")
        text = words::say(kNoEffect, language);
    else if (of_tables)
        text += " (" + explained(text, language) + ")";
    // An assault has a result for each side.
    if (!of_tables || std::string_view(event.rule) != "6.2.1") return text;
    return words::say(event.side == Side::French ? kForFrench : kForAustrians, language,
                      [&](std::string_view) { return text; });
}

}  // namespace levee::neerwinden
