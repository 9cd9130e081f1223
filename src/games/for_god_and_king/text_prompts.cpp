// Who decides what, for every kind of business.
#include <algorithm>
#include <array>

#include "games/for_god_and_king/rules/internal.h"
#include "games/for_god_and_king/text.h"

namespace levee::fgfk {

namespace {

using engine::Actor;
using engine::Choice;

constexpr int kAny = -1;
constexpr int kAboutPowder = 100;

// The first row that fits is the question. `kind` is the event of the frame, the purpose of a
// Gather frame, kAboutPowder or kAny; the figures of an `own` row are only for the one who decides.
struct Question {
    Business business{};
    int kind = kAny;
    bool own = false;
    const char* rule = "";
    Sentence text;  // an infinitive, in English without its "to"
};
constexpr int kind(Event event) { return static_cast<int>(event); }

// clang-format off
constexpr std::array kQuestions{
    Question{Business::English, kAny, false, "E5",
        {"note in secret where and when the English land",
         "noter en secret où et quand les Anglais débarquent"}},
    Question{Business::Reinforce, kAny, false, "2.2",
        {"play events, then go on to the reinforcements",
         "jouer des événements, puis passer aux renforts"}},
    Question{Business::EventWork, kind(Event::E7), false, "E7",
        {"choose the combat point that watches the coast",
         "choisir le point de combat qui surveille la côte"}},
    Question{Business::EventWork, kind(Event::E8), false, "E8",
        {"choose the combat point that mans the flotilla",
         "choisir le point de combat qui arme la flottille"}},
    Question{Business::EventWork, kind(Event::E11), false, "E11",
        {"choose the general of Saumur who stays", "choisir le général de Saumur qui reste"}},
    Question{Business::EventWork, kind(Event::E12), false, "E12",
        {"choose the army that the Mayençais reinforce",
         "choisir l'armée que renforcent les Mayençais"}},
    Question{Business::EventWork, kind(Event::E14), false, "E14",
        {"end the war by the Virée de Galerne, or go on",
         "terminer la guerre par la Virée de Galerne, ou continuer"}},
    Question{Business::EventWork, kind(Event::E15), false, "E15",
        {"choose the combat point that goes by sea, and where it lands",
         "choisir le point de combat qui prend la mer, et où il débarque"}},
    Question{Business::Landing, kAny, false, "E5",
        {"choose the other army that gets English arms and powder",
         "choisir l'autre armée qui reçoit armes et poudre des Anglais"}},
    Question{Business::Placing, kAny, false, "2.2",
        {"place the reinforcements: {waiting}", "placer les renforts : {waiting}"}},
    Question{Business::Initiative, kAny, false, "2.3",
        {"begin the operations, or let the enemy begin",
         "commencer les opérations, ou laisser l'ennemi commencer"}},
    Question{Business::Operations, kAny, false, "2.4",
        {"activate an area, or pass", "activer une zone, ou passer"}},
    Question{Business::Preempt, kAny, false, "2.4",
        {"pre-empt the activation of {area}, or let it happen",
         "devancer l'activation {de area}, ou la laisser se faire"}},
    Question{Business::Gather, kForGuns, false, "4.2",
        {"choose the counters of {area} that march to the guns in {battle}",
         "choisir les pions {de area} qui marchent au canon {à battle}"}},
    Question{Business::Gather, kForPursuit, false, "4.5",
        {"choose the counters of {area} that pursue", "choisir les pions {de area} qui poursuivent"}},
    Question{Business::Gather, kAny, false, "3.2",
        {"choose the counters of {area} that set out", "choisir les pions {de area} qui partent"}},
    Question{Business::Operation, kAny, true, "3.2",
        {"move the group in {at} ({left} left), leave or pick up counters, or halt",
         "déplacer le groupe {à at} (reste {left}), laisser ou prendre des pions, ou s'arrêter"}},
    Question{Business::Operation, kAny, false, "3.2",
        {"move the group in {at}, or halt", "déplacer le groupe {à at}, ou s'arrêter"}},
    Question{Business::Entry, kAny, false, "E6",
        {"play E6 before the enemy enters {area}, or not",
         "jouer E6 avant que l'ennemi n'arrive {à area}, ou non"}},
    Question{Business::Combat, kAboutPowder, false, "T6",
        {"fight without powder in {area}, or withdraw",
         "combattre sans poudre {à area}, ou se retirer"}},
    Question{Business::Combat, kAny, false, "4.1",
        {"roll for the combat in {area}", "lancer les dés du combat {à area}"}},
    Question{Business::Guns, kAny, false, "4.2",
        {"let stacks march to the sound of the guns in {area}, then go on",
         "faire marcher des piles au canon {à area}, puis continuer"}},
    Question{Business::Losses, kAny, false, "4.1",
        {"choose the points that are lost in {area} ({points} still to lose)",
         "choisir les points perdus {à area} (encore {points})"}},
    Question{Business::Retreat, kAny, false, "4.5",
        {"choose the way of the troops that retreat from {area} ({areas} to go)",
         "choisir le chemin des troupes qui se retirent {de area} (encore {areas})"}},
    Question{Business::Displace, kAny, false, "3.7",
        {"choose where {generals} go from {area}", "choisir où se rendent {generals}, {à area}"}},
    Question{Business::Occupy, kAny, false, "6",
        {"play {event}, or not", "jouer {event}, ou non"}},
    Question{Business::Pursuit, kAny, false, "4.5",
        {"pursue the routed enemy from {area}, or not",
         "poursuivre l'ennemi en déroute depuis {area}, ou non"}},
    Question{Business::Desertion, kAny, false, "2.5",
        {"choose where points desert ({due})", "choisir où des points désertent ({due})"}},
    Question{Business::Committee, kAny, false, "2.6",
        {"choose the one general of the army who need not answer to the Committee",
         "choisir le seul général de l'armée qui n'a pas à répondre devant le Comité"}},
};

struct Roll {
    Business business{};
    int kind = kAny;
    Sentence text;
};

constexpr std::array kRolls{
    Roll{Business::Wounds, kAny,
        {"{dice} for the wounded {general}: 6 or more brings him back.",
         "{dice} pour {general}, blessé : il revient à 6 ou plus."}},
    Roll{Business::Agra, kAny,
        {"{dice} for the bishop of Agra.", "{dice} pour l'évêque d'Agra."}},
    Roll{Business::English, kAny,
        {"{dice} for the answer of the English: yes on a double six.",
         "{dice} pour la réponse des Anglais : oui sur un double six."}},
    Roll{Business::Receive, kAny,
        {"{dice} for the reinforcements: {force}.", "{dice} pour les renforts : {force}."}},
    Roll{Business::EventWork, kind(Event::E10),
        {"{dice} for {general}: he comes at once on 5 or 6.",
         "{dice} pour {general} : il arrive aussitôt à 5 ou 6."}},
    Roll{Business::EventWork, kind(Event::E12),
        {"{dice} for the Mayençais: on 1 or 2 the army of Saumur gets them.",
         "{dice} pour les Mayençais : à 1 ou 2, l'armée de Saumur les obtient."}},
    Roll{Business::EventWork, kAny,
        {"{dice} for the sea: 1 is lost, 2 waits.", "{dice} pour la mer : 1 perdu, 2 retardé."}},
    Roll{Business::Initiative, kAny,
        {"One die each for the initiative of {month}.", "Un dé par camp pour l'initiative de {month}."}},
    Roll{Business::Preempt, kAny,
        {"{dice} for the pre-emption: {rating} or less.",
         "{dice} pour devancer l'adversaire : {rating} ou moins."}},
    Roll{Business::Operation, kAny,
        {"{dice} for the action points of the group in {at}.",
         "{dice} pour les points d'action du groupe {à at}."}},
    Roll{Business::Entry, kAny,
        {"{dice} for {general}: let into {area} on 5 or 6.",
         "{dice} pour {general} : admis {à area} à 5 ou 6."}},
    Roll{Business::Combat, kAny,
        {"{dice} for the combat in {area}.", "{dice} pour le combat {à area}."}},
    Roll{Business::Guns, kAny,
        {"{dice} for the march to the guns in {area}.", "{dice} pour la marche au canon {à area}."}},
    Roll{Business::Casualty, kAny,
        {"{dice} for the fate of {general}.", "{dice} pour le sort {de general}."}},
    Roll{Business::Capture, kAny,
        {"{dice} for {general}: captured on 1.", "{dice} pour {general} : capturé à 1."}},
    Roll{Business::Displace, kAny,
        {"{dice} for {general}: captured on 1.", "{dice} pour {general} : capturé à 1."}},
    Roll{Business::Desertion, kAny,
        {"{dice} for desertion: {force}.", "{dice} pour la désertion : {force}."}},
    Roll{Business::Committee, kAny,
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

const Frame kNothingAsked{};

// The piece of business from the top of the stack down.
const Frame& business(const State& s, int down) {
    const int at = std::min<int>(s.depth, kMaxFrames) - 1 - down;
    return at < 0 ? kNothingAsked : s.frames[static_cast<std::size_t>(at)];
}

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

class Asker {
 public:
    Asker(const Board& board, const State& view, const Frame& f, Language language)
        : board_(board), v_(view), f_(f), language_(language) {}

    std::string say(const Sentence& sentence) const {
        return words::say(sentence, language_,
                          [this](std::string_view name) { return slot(name); });
    }

 private:
    std::string dice() const {
        const Frame& asked = business(v_, 0);
        return words::say(asked.number == 2 ? kTwoDice : kOneDieAsked, language_);
    }

    std::string slot(std::string_view name) const {
        if (name == "area") return words::name(board_, f_.area);
        if (name == "at") return words::name(board_, v_.group.at);
        if (name == "battle") return words::name(board_, v_.combat.area);
        if (name == "general") return words::name(board_, f_.general);
        if (name == "generals") return words::names(board_, f_.generals);
        if (name == "event") return words::event(board_, f_.event, language_);
        if (name == "force") return std::string(words::force(f_.force, language_));
        if (name == "month") return words::month(board_, v_.turn, language_);
        if (name == "points") return std::to_string(f_.points);
        if (name == "due") return words::points(f_.points, f_.force, language_);
        if (name == "areas")
            return words::counted(f_.points, language_ == Language::French ? "zone" : "area");
        if (name == "left") return words::action_points(half_points_left(v_.group), language_);
        if (name == "waiting") return waiting(board_, v_, f_.side, language_);
        if (name == "dice") return dice();
        if (name == "rating" && f_.general.raw < kGenerals)
            return std::to_string(board_.card(f_.general).strategic);
        if (name == "saved") return std::to_string(board_.tables.figures.tribunal_saved);
        return "?";
    }

    const Board& board_;
    const State& v_;
    const Frame& f_;
    Language language_;
};

template <class Rows>
const auto* row_of(const Rows& rows, const State& view, const Frame& f, bool own) {
    const int is = kind_of(view, f);
    const auto* row = std::ranges::find_if(rows, [&](const auto& candidate) {
        if constexpr (requires { candidate.own; })
            if (candidate.own && !own) return false;
        return candidate.business == f.business && (candidate.kind == kAny || candidate.kind == is);
    });
    return row == rows.end() ? nullptr : row;
}

Choice roll_prompt(const Rules& rules, const State& view, Language language) {
    const Frame& f = business(view, 1);
    const Asker asker(rules.board(), view, f, language);
    Choice choice;
    choice.rule = rules.chance(view).rule;
    const auto kind = business(view, 0).step;
    const auto* row = row_of(kRolls, view, f, true);
    const Sentence& text = kind == kDrawIncident  ? kDrawOne
                           : kind == kDrawGeneral ? kDrawLot
                           : row == nullptr       ? kSomeDice
                                                  : row->text;
    choice.text = asker.say(text);
    return choice;
}

// "Waiting for the Vendéens to ...", "Aux Vendéens de ..."
std::string with_decider(Side side, bool mine, const std::string& body, Language language) {
    const auto lookup = [&](std::string_view slot) {
        return slot == "body" ? body : std::string(words::side(side, language));
    };
    constexpr Sentence kMine{"{body}.", "À vous {de body}."};
    constexpr Sentence kTheirs{"Waiting for {side} to {body}.", "{à side} {de body}."};
    return words::capitalised(words::say(mine ? kMine : kTheirs, language, lookup));
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

    const Frame& f = business(view, 0);
    const bool mine = actor.seat == viewer;
    const auto* row = row_of(kQuestions, view, f, mine);
    const Asker asker(rules.board(), view, f, language);
    const std::string body = asker.say(row == nullptr ? kDecide : row->text);
    std::string rule = row == nullptr ? "2" : row->rule;
    // 6: the events have no other number.
    if (rule == "6" && index(f.event) < kEvents) rule = "E" + std::to_string(index(f.event) + 1);
    if (f.business == Business::Placing && view.turn == 1) rule = "7.1";
    return {"", with_decider(f.side, mine, body, language), rule};
}

}  // namespace levee::fgfk
