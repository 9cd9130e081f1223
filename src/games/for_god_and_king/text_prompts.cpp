// Who decides what, for every kind of business.
#include <algorithm>
#include <array>

#include "engine/text/prompts.h"
#include "games/for_god_and_king/rules/internal.h"
#include "games/for_god_and_king/text.h"

namespace levee::fgfk {

namespace {

using engine::Actor;
using engine::Choice;

constexpr int kAny = -1;
constexpr int kAboutPowder = 100;

// `kind` is the event of the frame, the purpose of a Gather frame, kAboutPowder or kAny; the
// figures of an `own` row are only for the one who decides.
struct When {
    int kind = kAny;
    bool own = false;
};
using Question = engine::prompts::Row<Business, When>;
using Roll = engine::prompts::Row<Business, When>;
constexpr int kind(Event event) { return static_cast<int>(event); }

// clang-format off
constexpr std::array kQuestions{
    Question{Business::English, {}, "E5",
        {"note in secret where and when the English land",
         "noter en secret où et quand les Anglais débarquent"}},
    Question{Business::Reinforce, {}, "2.2",
        {"play events, then go on to the reinforcements",
         "jouer des événements, puis passer aux renforts"}},
    Question{Business::EventWork, {kind(Event::E7)}, "E7",
        {"choose the combat point that watches the coast",
         "choisir le point de combat qui surveille la côte"}},
    Question{Business::EventWork, {kind(Event::E8)}, "E8",
        {"choose the combat point that mans the flotilla",
         "choisir le point de combat qui arme la flottille"}},
    Question{Business::EventWork, {kind(Event::E11)}, "E11",
        {"choose the general of Saumur who stays", "choisir le général de Saumur qui reste"}},
    Question{Business::EventWork, {kind(Event::E12)}, "E12",
        {"choose the army that the Mayençais reinforce",
         "choisir l'armée que renforcent les Mayençais"}},
    Question{Business::EventWork, {kind(Event::E14)}, "E14",
        {"end the war by the Virée de Galerne, or go on",
         "terminer la guerre par la Virée de Galerne, ou continuer"}},
    Question{Business::EventWork, {kind(Event::E15)}, "E15",
        {"choose the combat point that goes by sea, and where it lands",
         "choisir le point de combat qui prend la mer, et où il débarque"}},
    Question{Business::Landing, {}, "E5",
        {"choose the other army that gets English arms and powder",
         "choisir l'autre armée qui reçoit armes et poudre des Anglais"}},
    Question{Business::Placing, {}, "2.2",
        {"place the reinforcements: {waiting}", "placer les renforts : {waiting}"}},
    Question{Business::Initiative, {}, "2.3",
        {"begin the operations, or let the enemy begin",
         "commencer les opérations, ou laisser l'ennemi commencer"}},
    Question{Business::Operations, {}, "2.4",
        {"activate an area, or pass", "activer une zone, ou passer"}},
    Question{Business::Preempt, {}, "2.4",
        {"pre-empt the activation of {area}, or let it happen",
         "devancer l'activation {de area}, ou la laisser se faire"}},
    Question{Business::Gather, {kForGuns}, "4.2",
        {"choose the counters of {area} that march to the guns in {battle}",
         "choisir les pions {de area} qui marchent au canon {à battle}"}},
    Question{Business::Gather, {kForPursuit}, "4.5",
        {"choose the counters of {area} that pursue", "choisir les pions {de area} qui poursuivent"}},
    Question{Business::Gather, {}, "3.2",
        {"choose the counters of {area} that set out", "choisir les pions {de area} qui partent"}},
    Question{Business::Operation, {kAny, true}, "3.2",
        {"move the group in {at} ({left} left), leave or pick up counters, or halt",
         "déplacer le groupe {à at} (reste {left}), laisser ou prendre des pions, ou s'arrêter"}},
    Question{Business::Operation, {}, "3.2",
        {"move the group in {at}, or halt", "déplacer le groupe {à at}, ou s'arrêter"}},
    Question{Business::Entry, {}, "E6",
        {"play E6 before the enemy enters {area}, or not",
         "jouer E6 avant que l'ennemi n'arrive {à area}, ou non"}},
    Question{Business::Combat, {kAboutPowder}, "T6",
        {"fight without powder in {area}, or withdraw",
         "combattre sans poudre {à area}, ou se retirer"}},
    Question{Business::Combat, {}, "4.1",
        {"roll for the combat in {area}", "lancer les dés du combat {à area}"}},
    Question{Business::Guns, {}, "4.2",
        {"let stacks march to the sound of the guns in {area}, then go on",
         "faire marcher des piles au canon {à area}, puis continuer"}},
    Question{Business::Losses, {}, "4.1",
        {"choose the points that are lost in {area} ({points} still to lose)",
         "choisir les points perdus {à area} (encore {points})"}},
    Question{Business::Retreat, {}, "4.5",
        {"choose the way of the troops that retreat from {area} ({areas} to go)",
         "choisir le chemin des troupes qui se retirent {de area} (encore {areas})"}},
    Question{Business::Displace, {}, "3.7",
        {"choose where {generals} go from {area}", "choisir où se rendent {generals}, {à area}"}},
    Question{Business::Occupy, {}, "6",
        {"play {event}, or not", "jouer {event}, ou non"}},
    Question{Business::Pursuit, {}, "4.5",
        {"pursue the routed enemy from {area}, or not",
         "poursuivre l'ennemi en déroute depuis {area}, ou non"}},
    Question{Business::Desertion, {}, "2.5",
        {"choose where points desert ({due})", "choisir où des points désertent ({due})"}},
    Question{Business::Committee, {}, "2.6",
        {"choose the one general of the army who need not answer to the Committee",
         "choisir le seul général de l'armée qui n'a pas à répondre devant le Comité"}},
};

constexpr std::array kRolls{
    Roll{Business::Wounds, {}, "",
        {"{dice} for the wounded {general}: 6 or more brings him back.",
         "{dice} pour {general}, blessé : il revient à 6 ou plus."}},
    Roll{Business::Agra, {}, "",
        {"{dice} for the bishop of Agra.", "{dice} pour l'évêque d'Agra."}},
    Roll{Business::English, {}, "",
        {"{dice} for the answer of the English: yes on a double six.",
         "{dice} pour la réponse des Anglais : oui sur un double six."}},
    Roll{Business::Receive, {}, "",
        {"{dice} for the reinforcements: {force}.", "{dice} pour les renforts : {force}."}},
    Roll{Business::EventWork, {kind(Event::E10)}, "",
        {"{dice} for {general}: he comes at once on 5 or 6.",
         "{dice} pour {general} : il arrive aussitôt à 5 ou 6."}},
    Roll{Business::EventWork, {kind(Event::E12)}, "",
        {"{dice} for the Mayençais: on 1 or 2 the army of Saumur gets them.",
         "{dice} pour les Mayençais : à 1 ou 2, l'armée de Saumur les obtient."}},
    Roll{Business::EventWork, {}, "",
        {"{dice} for the sea: 1 is lost, 2 waits.", "{dice} pour la mer : 1 perdu, 2 retardé."}},
    Roll{Business::Initiative, {}, "",
        {"One die each for the initiative of {month}.", "Un dé par camp pour l'initiative de {month}."}},
    Roll{Business::Preempt, {}, "",
        {"{dice} for the pre-emption: {rating} or less.",
         "{dice} pour devancer l'adversaire : {rating} ou moins."}},
    Roll{Business::Operation, {}, "",
        {"{dice} for the action points of the group in {at}.",
         "{dice} pour les points d'action du groupe {à at}."}},
    Roll{Business::Entry, {}, "",
        {"{dice} for {general}: let into {area} on 5 or 6.",
         "{dice} pour {general} : admis {à area} à 5 ou 6."}},
    Roll{Business::Combat, {}, "",
        {"{dice} for the combat in {area}.", "{dice} pour le combat {à area}."}},
    Roll{Business::Guns, {}, "",
        {"{dice} for the march to the guns in {area}.", "{dice} pour la marche au canon {à area}."}},
    Roll{Business::Casualty, {}, "",
        {"{dice} for the fate of {general}.", "{dice} pour le sort {de general}."}},
    Roll{Business::Capture, {}, "",
        {"{dice} for {general}: captured on 1.", "{dice} pour {general} : capturé à 1."}},
    Roll{Business::Displace, {}, "",
        {"{dice} for {general}: captured on 1.", "{dice} pour {general} : capturé à 1."}},
    Roll{Business::Desertion, {}, "",
        {"{dice} for desertion: {force}.", "{dice} pour la désertion : {force}."}},
    Roll{Business::Committee, {}, "",
        {"{dice} for {general} before the tribunal: saved on {saved} or more.",
         "{dice} pour {general} devant le tribunal : sauvé à {saved} ou plus."}},
};
// clang-format on

constexpr Sentence kDrawOne{"A tactical incident is drawn for the combat in {area}.",
                            "Tirage d'un incident tactique pour le combat {à area}."};
constexpr Sentence kDrawLot{"The lot decides which general it is.", "Le sort désigne le général."};
constexpr Sentence kOneDieAsked{"One die", "Un dé"};
constexpr Sentence kTwoDice{"Two dice", "Deux dés"};
constexpr Sentence kSomeDice{"{dice}.", "{dice}."};
constexpr Sentence kDecide{"decide", "décider"};
constexpr Sentence kOver{"The game is over: {victory}", "La partie est terminée : {victory}"};

int kind_of(const State& view, const Frame& f) {
    if (f.business == Business::Gather) return f.number;
    // T6: a combat asks the Vendéen about his powder before the attacker rolls.
    const bool powder = f.business == Business::Combat && has_drawn(view.combat, Incident::T6) &&
                        (view.combat.flags & (kCombatNoPowder | kCombatAvoided)) == 0;
    return powder ? kAboutPowder : kind(f.event);
}

// What has still to be placed, as both players know it.
std::string waiting(const Board& board, const State& view, Side side, Language language) {
    GeneralSet generals;
    for (const GeneralId general : board.side_generals[index(side)])
        if (view.generals[general].post == Post::ToPlace) generals.add(general);
    return words::stack(board, view.pool, generals, side, language);
}

// A frame that asks, with what it is about.
struct Asked : Subject {
    const State& v;
    const Frame& f;
};

Asked asked_by(const Board& board, const State& view, const Frame& f) {
    return {{.board = board,
             .side = f.side,
             .general = f.general,
             .force = f.force,
             .card = f.event,
             .area = f.area},
            view,
            f};
}

std::string rating(const Asked& t) {
    return t.general.raw < kGenerals ? std::to_string(t.board.card(t.general).strategic) : "?";
}
std::string areas(int number, Language language) {
    return words::counted(number, language == Language::French ? "zone" : "area");
}
const Sentence& dice(const Asked& t) {
    return engine::prompts::frame(t.v, 0).number == 2 ? kTwoDice : kOneDieAsked;
}

// clang-format off
using AskedSlot = engine::wording::Slot<Asked>;
constexpr std::array kAskedSlots{
    AskedSlot{"at", [](const Asked& t, Language) { return words::name(t.board, t.v.group.at); }},
    AskedSlot{"battle", [](const Asked& t, Language) { return words::name(t.board, t.v.combat.area); }},
    AskedSlot{"generals", [](const Asked& t, Language) { return words::names(t.board, t.f.generals); }},
    AskedSlot{"month", [](const Asked& t, Language l) { return words::month(t.board, t.v.turn, l); }},
    AskedSlot{"points", [](const Asked& t, Language) { return std::to_string(t.f.points); }},
    AskedSlot{"due", [](const Asked& t, Language l) { return words::points(t.f.points, t.force, l); }},
    AskedSlot{"areas", [](const Asked& t, Language l) { return areas(t.f.points, l); }},
    AskedSlot{"left", [](const Asked& t, Language l) { return words::action_points(half_points_left(t.v.group), l); }},
    AskedSlot{"waiting", [](const Asked& t, Language l) { return waiting(t.board, t.v, t.side, l); }},
    AskedSlot{"dice", [](const Asked& t, Language l) { return words::say(dice(t), l); }},
    AskedSlot{"rating", [](const Asked& t, Language) { return rating(t); }},
    AskedSlot{"saved", [](const Asked& t, Language) { return std::to_string(t.board.tables.figures.tribunal_saved); }},
};
// clang-format on
static_assert(engine::prompts::slots_are_known(kQuestions, kAskedSlots, words::kSubjectSlots));
static_assert(engine::prompts::slots_are_known(kRolls, kAskedSlots, words::kSubjectSlots));

std::string said(const Sentence& sentence, const Asked& asked, Language language) {
    return words::say(sentence, language, asked, kAskedSlots, words::kSubjectSlots);
}

template <class Rows>
const auto* row_of(const Rows& rows, const State& view, const Frame& f, bool own) {
    const int is = kind_of(view, f);
    return engine::prompts::find(rows, f.business, [&](const When& when) {
        return (own || !when.own) && (when.kind == kAny || when.kind == is);
    });
}

Choice roll_prompt(const Rules& rules, const State& view, Language language) {
    const Frame& f = engine::prompts::frame(view, 1);
    Choice choice;
    choice.rule = rules.chance(view).rule;
    const auto fate = engine::prompts::frame(view, 0).step;
    const auto* row = row_of(kRolls, view, f, true);
    const Sentence& text = fate == kDrawIncident  ? kDrawOne
                           : fate == kDrawGeneral ? kDrawLot
                           : row == nullptr       ? kSomeDice
                                                  : row->text;
    choice.text = said(text, asked_by(rules.board(), view, f), language);
    return choice;
}

}  // namespace

Choice prompt(const Rules& rules, const State& view, SeatId viewer, Language language) {
    const Actor actor = rules.actor(view);
    if (actor.is_over()) {
        // The points are in ending(), which sees what lies face down.
        const std::string text = words::say(kOver, language, [&](std::string_view) {
            return victory(view.victory, view.winner, language);
        });
        return {"", text, view.victory == Victory::Galerne ? "E14" : "7.2"};
    }
    if (actor.is_chance()) return roll_prompt(rules, view, language);

    const Frame& f = engine::prompts::frame(view, 0);
    const bool mine = actor.seat == viewer;
    const auto* row = row_of(kQuestions, view, f, mine);
    const std::string question =
        said(row == nullptr ? kDecide : row->text, asked_by(rules.board(), view, f), language);
    std::string rule = row == nullptr ? "2" : row->rule;
    // 6: the events have no other number.
    if (rule == "6" && index(f.event) < kEvents) rule = "E" + std::to_string(index(f.event) + 1);
    if (f.business == Business::Placing && view.turn == 1) rule = "7.1";
    return {"", engine::prompts::asked_of(words::side(f.side, language), mine, question, language),
            rule};
}

}  // namespace levee::fgfk
