// What happened, fact by fact.
#include <array>
#include <boost/json/object.hpp>
#include <cstdlib>

#include "engine/json.h"
#include "games/for_god_and_king/names.h"
#include "games/for_god_and_king/reflection.h"
#include "games/for_god_and_king/rules/internal.h"
#include "games/for_god_and_king/text.h"
#include "games/for_god_and_king/wire_ids.h"

namespace levee::fgfk {

namespace {

using engine::EventRole;

struct FactRow {
    Fact fact{};
    EventRole role{};
    Sentence sentence;
};

constexpr EventRole kMain = EventRole::Main;
constexpr EventRole kDetail = EventRole::Detail;
constexpr EventRole kResult = EventRole::Result;

// clang-format off
constexpr std::array kFacts{
    FactRow{Fact::TurnBegan, kDetail, {"Turn {a}, {month of a}.", "Tour {a}, {month of a}."}},
    FactRow{Fact::Rolled, kDetail, {"The dice show {a} and {b}.", "Les dés donnent {a} et {b}."}},
    FactRow{Fact::Drawn, kMain, {"Tactical incident: {incident}.", "Incident tactique : {incident}."}},
    FactRow{Fact::Recovered, kMain,
            {"{general} has recovered and returns in this turn.", "{general} est remis et revient à ce tour."}},
    FactRow{Fact::StillWounded, kMain,
            {"{general} is still wounded.", "{general} est toujours blessé."}},
    FactRow{Fact::EventPlayed, kDetail, {"{side} play {event}.", "{side} jouent {event}."}},
    FactRow{Fact::FraudFound, kMain,
            {"The bishop of Agra is found out.", "L'imposture de l'évêque d'Agra est découverte."}},
    FactRow{Fact::EmissariesTaken, kMain,
            {"The Vendéen emissaries are captured.", "Les émissaires vendéens sont capturés."}},
    FactRow{Fact::EnglishAgree, kMain,
            {"The English agree to a landing.", "Les Anglais acceptent de débarquer."}},
    FactRow{Fact::LandingNoted, kDetail,
            {"The landing is to be in {area} in {month of a}.", "Le débarquement aura lieu {à area} en {month of a}."}},
    FactRow{Fact::LandingDelayed, kMain,
            {"{area} is not held: the landing waits for one turn.",
             "{area} n'est pas tenu : le débarquement attend un tour."}},
    FactRow{Fact::Landed, kMain,
            {"The English land in {area}: {émigrés}.", "Les Anglais débarquent {à area} : {émigrés}."}},
    FactRow{Fact::LandingFailed, kMain,
            {"{area} is not held: the English sail home.", "{area} n'est pas tenu : les Anglais repartent."}},
    FactRow{Fact::Received, kResult,
            {"Reinforcements: {points} (roll {b}).", "Renforts : {points} (jet {b})."}},
    FactRow{Fact::PointsLost, kDetail,
            {"Lost for want of room or of counters: {points}.", "Perdus faute de place ou de pions : {points}."}},
    FactRow{Fact::Arrived, kMain, {"{general} arrives.", "{general} arrive."}},
    FactRow{Fact::Recalled, kMain, {"{general} leaves the game.", "{general} quitte la partie."}},
    FactRow{Fact::JoinedArmy, kMain, {"{joining} {army a}.", "{joining} {army a}."}},
    FactRow{Fact::Paid, kDetail, {"Given up {where}: {one}.", "Sacrifié {where} : {one}."}},
    FactRow{Fact::Sailed, kMain, {"{one} is lost at sea.", "{one} se perd en mer."}},
    FactRow{Fact::Placed, kDetail, {"Placed in {area}: {piece}.", "Placement {à area} : {piece}."}},
    FactRow{Fact::ControlTold, kDetail,
            {"{area} is free of enemy control.", "{area} est hors du contrôle ennemi."}},
    FactRow{Fact::InitiativeWon, kResult,
            {"Republicans {a}, Vendéens {b}: {side} win the initiative.",
             "Républicains {a}, Vendéens {b} : {side} ont l'initiative."}},
    FactRow{Fact::OpportunityTaken, kDetail,
            {"{side} have the opportunity.", "L'occasion est {à side}."}},
    FactRow{Fact::Activated, kDetail, {"{side} activate {area}.", "{side} activent {area}."}},
    FactRow{Fact::Passed, kDetail, {"{side} pass.", "{side} passent."}},
    FactRow{Fact::Preempted, kResult,
            {"{side} fail to pre-empt with {area}.", "{side} ne parviennent pas à devancer l'ennemi avec {area}."}},
    FactRow{Fact::Gathered, kDetail, {"In the group: {piece}.", "Dans le groupe : {piece}."}},
    FactRow{Fact::ActionPoints, kResult, {"{side} have {action points}.", "{side} ont {action points}."}},
    FactRow{Fact::Moved, kDetail,
            {"{side} move from {from} to {area} ({halves}).", "{side} vont {de from} {à area} ({halves})."}},
    FactRow{Fact::Barred, kMain, {"{area}: not possible after all.", "{area} : finalement impossible."}},
    FactRow{Fact::Refused, kMain,
            {"{general} is not let into {area}.", "{general} n'est pas admis {à area}."}},
    FactRow{Fact::Agreed, kMain,
            {"{general} is let into {area}.", "{general} est admis {à area}."}},
    FactRow{Fact::DroppedOff, kDetail, {"Left in {area}: {piece}.", "Laissé {à area} : {piece}."}},
    FactRow{Fact::PickedUp, kDetail, {"Picked up in {area}: {piece}.", "Pris {à area} : {piece}."}},
    FactRow{Fact::Halted, kDetail, {"{side} halt in {area}.", "{side} s'arrêtent {à area}."}},
    FactRow{Fact::CombatBegan, kDetail, {"{side} attack in {area}.", "{side} attaquent {à area}."}},
    FactRow{Fact::MarchTried, kResult,
            {"{side} in {from} do not march to the guns.", "{side} {à from} ne marchent pas au canon."}},
    FactRow{Fact::Modifier, EventRole::Modifier, {"{shift}: {sentence}.", "{shift} : {sentence}."}},
    FactRow{Fact::OddsFound, kDetail, {"{a} against {b}: {ratio}.", "{a} contre {b} : {ratio}."}},
    FactRow{Fact::ColumnFound, kDetail,
            {"Column {column}, modifier {signed b}.", "Colonne {column}, modificateur {signed b}."}},
    FactRow{Fact::Result, kResult, {"Result: {result}.", "Résultat : {result}."}},
    FactRow{Fact::NoPowder, kMain, {"{side} fight without powder.", "{side} combattent sans poudre."}},
    FactRow{Fact::LostPoints, kMain,
            {"{side} lose {points} in {area}.", "{side} perdent {points} {à area}."}},
    FactRow{Fact::Eliminated, kMain,
            {"{side} cannot retreat from {area}: all points are lost.",
             "{side} ne peuvent quitter {area} : tous les points sont perdus."}},
    FactRow{Fact::Retreated, kMain,
            {"{side} retreat from {from} to {area}.", "{side} se retirent {de from} {à area}."}},
    FactRow{Fact::Displaced, kMain,
            {"{general} makes off from {from} to {area}.", "{general} s'échappe {de from} {à area}."}},
    FactRow{Fact::Wounded, kMain,
            {"{general} is lightly wounded.", "{general} est légèrement blessé."}},
    FactRow{Fact::Killed, kMain, {"{general} is killed.", "{general} est tué."}},
    FactRow{Fact::Unharmed, kMain, {"{general} comes to no harm.", "{general} s'en tire indemne."}},
    FactRow{Fact::Captured, kMain, {"{general} is captured.", "{general} est capturé."}},
    FactRow{Fact::Accused, kMain,
            {"{general} is accused: he will answer to the Committee.",
             "{general} est accusé : il répondra devant le Comité."}},
    FactRow{Fact::Guillotined, kMain,
            {"{general} goes to the guillotine.", "{general} est guillotiné."}},
    FactRow{Fact::Acquitted, kMain, {"{general} is acquitted.", "{general} est acquitté."}},
    FactRow{Fact::Deserters, kMain,
            {"Republicans go over to the Vendéens in {area}: {deserters}.",
             "Des Républicains passent aux Vendéens {à area} : {deserters}."}},
    FactRow{Fact::MoraleChanged, kMain,
            {"Morale of {side}: {signed a}, now {signed b}.", "Moral {de side} : {signed a}, désormais {signed b}."}},
    FactRow{Fact::ArmsChanged, kMain,
            {"Arms and powder of {army a}: now {signed b}.", "Armes et poudre {de army a} : désormais {signed b}."}},
    FactRow{Fact::IncidentGone, kDetail,
            {"For good out of the cup: {incident}.", "Retiré de la coupe : {incident}."}},
    FactRow{Fact::Occupied, kMain, {"{side} take {area}.", "{side} prennent {area}."}},
    FactRow{Fact::Pursued, kMain,
            {"{side} pursue from {from} to {area}.", "{side} poursuivent {de from} {à area}."}},
    FactRow{Fact::Deserted, kMain, {"Desertion in {area}: {points}.", "Désertion {à area} : {points}."}},
    FactRow{Fact::DesertionDue, kResult,
            {"Desertion in {army a}: {b} %.", "Désertion dans {army a} : {b} %."}},
    FactRow{Fact::WentHome, kMain,
            {"{general} has no troops left; he is back next turn.",
             "{general} n'a plus de troupes ; il revient au prochain tour."}},
    FactRow{Fact::TurnEnded, kDetail, {"Turn {a} is over.", "Le tour {a} est terminé."}},
    FactRow{Fact::Scored, kDetail,
            {"{side}: {victory points}, {sentence}.", "{side} : {victory points}, {sentence}."}},
    FactRow{Fact::GameOver, kMain, {"{victory}", "{victory}"}},
};
// clang-format on

constexpr bool in_order_of_facts() {
    for (std::size_t i = 0; i < kFacts.size(); ++i)
        if (kFacts[i].fact != static_cast<Fact>(i)) return false;
    return kFacts.size() == static_cast<std::size_t>(Fact::GameOver) + 1;
}
static_assert(in_order_of_facts());

// A fact that is told in other words for some value of `a`.
struct Variant {
    Fact fact{};
    int a = 0;
    Sentence sentence;
};
constexpr std::array kVariants{
    Variant{Fact::ControlTold,
            1,
            {"{area} is under enemy control.", "{area} est sous contrôle ennemi."}},
    Variant{
        Fact::Sailed, 2, {"{one} waits for better weather.", "{one} attend un temps meilleur."}},
    Variant{Fact::Sailed, 3, {"{one} comes ashore.", "{one} prend terre."}},
    Variant{Fact::Preempted,
            1,
            {"{side} pre-empt with {area}.", "{side} devancent l'ennemi avec {area}."}},
    Variant{Fact::MarchTried,
            1,
            {"{side} march from {from} to the guns in {area}.",
             "{side} marchent {de from} au canon {à area}."}},
    Variant{Fact::NoPowder,
            1,
            {"{side} withdraw for want of powder.", "{side} se retirent faute de poudre."}},
    Variant{Fact::Retreated,
            1,
            {"{side} rout from {from} to {area}.", "{side} fuient {de from} {à area}."}},
    Variant{
        Fact::Wounded, 1, {"{general} is seriously wounded.", "{general} est grièvement blessé."}},
};

constexpr Sentence kOneDieShows{"The die shows {a}.", "Le dé donne {a}."};
constexpr Sentence kReceivedUnrolled{"Reinforcements: {points}.", "Renforts : {points}."};
constexpr Sentence kJoins{"{general} joins", "{general} rejoint"};
constexpr Sentence kMayencaisJoin{"The Mayençais reinforce", "Les Mayençais renforcent"};
constexpr Sentence kInArea{"in {area}", "{à area}"};
constexpr Sentence kOfPool{"of the reinforcements", "sur les renforts"};
constexpr Sentence kLeft{"{columns} to the left", "{columns} à gauche"};
constexpr Sentence kRight{"{columns} to the right", "{columns} à droite"};
constexpr Sentence kInitiative{"{side} win the initiative", "{side} ont l'initiative"};
constexpr Sentence kSuccess{"success", "réussite"};
constexpr Sentence kFailure{"failure", "échec"};
constexpr Sentence kPercent{"{b} % desert", "{b} % de désertion"};

const FactRow& row_of(Fact fact) {
    const auto index = static_cast<std::size_t>(fact);
    return kFacts[index < kFacts.size() ? index : 0];
}

const Sentence& sentence_of(const Report& report) {
    if (report.fact == Fact::Rolled && report.b == 0) return kOneDieShows;
    if (report.fact == Fact::Received && report.b == 0) return kReceivedUnrolled;
    for (const Variant& variant : kVariants)
        if (variant.fact == report.fact && variant.a == report.a) return variant.sentence;
    return row_of(report.fact).sentence;
}

std::string own_words(const Report& report, Language language) {
    if (report.sentence == nullptr) return {};
    return engine::filled(report.sentence->in(language), report.a, report.b);
}

// 2.3: both sides have modifiers at once.
std::string whose(const Report& report, Language language) {
    if (report.fact != Fact::Modifier || std::string_view(report.rule) != "2.3") return {};
    return " (" + std::string(words::side(report.side, language)) + ")";
}

// Of the columns of the results table.
std::string shift(const Report& report, Language language) {
    if (report.b == 0) return words::with_sign(report.a);
    return words::say(report.b < 0 ? kLeft : kRight, language, [&](std::string_view) {
        return words::counted(std::abs(report.b),
                              language == Language::French ? "colonne" : "column");
    });
}

bool has_force(const Report& report) { return index(report.force) < kForces; }

// Slots that need no board.
std::string slot_of_number(const Report& report, Language language, std::string_view slot) {
    if (slot == "a") return std::to_string(report.a);
    if (slot == "b") return std::to_string(report.b);
    if (slot == "signed a") return words::with_sign(report.a);
    if (slot == "signed b") return words::with_sign(report.b);
    if (slot == "side") return std::string(words::side(report.side, language));
    if (slot == "army a") return std::string(words::army(static_cast<Army>(report.a), language));
    if (slot == "points") return words::points(report.a, report.force, language);
    if (slot == "one") return words::points(1, report.force, language);
    if (slot == "émigrés") return words::points(report.a, Force::Emigres, language);
    if (slot == "deserters") return words::points(report.a, Force::Deserters, language);
    if (slot == "action points" || slot == "halves")
        return words::action_points(report.a, language);
    if (slot == "victory points")
        return language == Language::French ? words::counted(report.a, "point") + " de victoire"
                                            : words::counted(report.a, "victory point");
    if (slot == "sentence") return own_words(report, language) + whose(report, language);
    if (slot == "shift") return shift(report, language);
    if (slot == "result") return result(report, language);
    if (slot == "victory") return victory(static_cast<Victory>(report.a), report.side, language);
    return "?";
}

std::string slot_of(const Board& board, const Report& report, Language language,
                    std::string_view slot) {
    const auto again = [&](std::string_view name) {
        return slot_of(board, report, language, name);
    };
    if (slot == "general") return words::name(board, report.general);
    if (slot == "area") return words::name(board, report.area);
    if (slot == "from") return words::name(board, report.from);
    if (slot == "event") return words::event(board, report.event, language);
    if (slot == "incident")
        return words::incident(board, static_cast<Incident>(report.a), language);
    if (slot == "month of a") return words::month(board, report.a, language);
    if (slot == "piece" && !has_force(report)) return words::name(board, report.general);
    if (slot == "piece") return words::points(report.a, report.force, language);
    if (slot == "joining")
        return words::say(report.general == kNoGeneral ? kMayencaisJoin : kJoins, language, again);
    if (slot == "where")
        return words::say(report.area == kNoArea ? kOfPool : kInArea, language, again);
    if (slot == "ratio")
        return words::odds(board, static_cast<std::size_t>(odds_column(board, report.a, report.b)));
    if (slot == "column") return words::odds(board, static_cast<std::size_t>(report.a));
    return slot_of_number(report, language, slot);
}

}  // namespace

engine::EventText event_text(const Board& board, const State& /*s*/, const Report& report) {
    engine::EventText text;
    text.rule = report.rule;
    const auto told = [&](Language language) {
        std::string sentence = words::capitalised(words::say(
            sentence_of(report), language,
            [&](std::string_view slot) { return slot_of(board, report, language, slot); }));
        // Some incidents cry out.
        if (sentence.ends_with("!.")) sentence.pop_back();
        return sentence;
    };
    text.text = {told(Language::English), told(Language::French)};
    // As JSON, only what the fact is about.
    auto facts = engine::json::write(report, Names(board)).as_object();
    text.kind = facts.at("fact").as_string().c_str();
    facts.stable_erase("fact");
    for (const char* id : {"general", "area", "from", "event"})
        if (facts.at(id).as_string() == Names::kNone) facts.stable_erase(id);
    if (!has_force(report)) facts.stable_erase("force");
    text.facts = std::move(facts);
    text.secret = report.secret;
    text.readers = engine::SeatSet::of(seat_of(report.side));
    if (report.general.raw < kGenerals) text.piece = piece_id(board, report.general);
    text.from = space_id(board, report.from);
    text.to = space_id(board, report.area);
    return text;
}

EventRole role(const Report& report) { return row_of(report.fact).role; }

engine::Modifier modifier(const Report& report, Language language) {
    std::string text = own_words(report, language) + whose(report, language);
    // The value is that of the dice; a shift of columns is words only.
    if (report.b != 0) text += " (" + shift(report, language) + ")";
    return {report.rule, std::move(text), report.a};
}

std::string result(const Report& report, Language language) {
    const auto again = [&](std::string_view slot) {
        return slot_of_number(report, language, slot);
    };
    switch (report.fact) {
        case Fact::Result: {
            const CombatResult combat = result_of(report.a);
            return words::letters(combat) + " (" + words::explained(combat, language) + ")";
        }
        case Fact::InitiativeWon:
            return words::say(kInitiative, language, again);
        case Fact::Received:
            return words::points(report.a, report.force, language);
        case Fact::ActionPoints:
            return words::action_points(report.a, language);
        case Fact::Preempted:
        case Fact::MarchTried:
            return words::say(report.a == 1 ? kSuccess : kFailure, language);
        case Fact::DesertionDue:
            return words::say(kPercent, language, again);
        default:
            return own_words(report, language);
    }
}

}  // namespace levee::fgfk
