// Who decides what, for every kind of business.
#include <algorithm>
#include <array>

#include "games/neerwinden/text.h"

namespace levee::neerwinden {

namespace {

using engine::Actor;
using engine::Choice;
using engine::Sentence;

// The verbs on offer, as a set.
using Verbs = std::uint64_t;
static_assert(kVerbs <= 64);

constexpr Verbs verb(Verb v) { return Verbs{1} << static_cast<unsigned>(v); }
template <class... Rest>
constexpr Verbs verbs(Rest... list) {
    return (verb(list) | ...);
}

// The first row that fits is the question. All of `needs` is on offer and nothing of `lacks`; a
// viewer who may not know what is on offer gets the row that needs nothing.
struct Question {
    Business business{};
    Verbs needs = 0;
    Verbs lacks = 0;
    const char* rule = "";
    Sentence text;  // an infinitive, in English without its "to"
};

// clang-format off
constexpr std::array kQuestions{
    Question{Business::Bidding, 0, 0, "8.6",
        {"bid victory points for the choice of the camp ({bid} so far), or pass",
         "miser des points de victoire pour choisir son camp ({bid} jusqu'ici), ou passer"}},
    Question{Business::PickCamp, 0, 0, "8.6",
        {"choose a camp", "choisir un camp"}},
    Question{Business::SetUp, 0, 0, "8.1",
        {"place the pieces, one by one or as the scenario has them",
         "placer les pions, un par un ou comme le scénario les donne"}},
    Question{Business::OrderChanges, verb(Verb::Bonus), 0, "4.2.1",
        {"say which attempt {general} supports (+{command})",
         "désigner la tentative que {general} soutient (+{command})"}},
    Question{Business::OrderChanges, 0, 0, "4.2.1",
        {"announce changes of order, then go on", "annoncer des changements d'ordre, puis continuer"}},
    // Fate's business; only views of a secret segment come here (9.1).
    Question{Business::Demoralisation, 0, 0, "4.2.2",
        {"test formations for demoralisation, in secret",
         "tester en secret la démoralisation des formations"}},
    Question{Business::Activations, verb(Verb::GoFirst), 0, "2.C",
        {"activate a formation first, or leave the first activation to the enemy",
         "activer une formation en premier, ou laisser la première activation à l'ennemi"}},
    Question{Business::Activations, 0, 0, "2.C",
        {"activate a formation", "activer une formation"}},
    Question{Business::Movement, verb(Verb::Rally), verbs(Verb::March, Verb::EndMovement), "5.1",
        {"test the routed units of {formation} for rally",
         "tester le ralliement des unités en déroute {de formation}"}},
    Question{Business::Movement, verb(Verb::Rally), 0, "5.1",
        {"rally or move units of {formation}, or end the movement",
         "rallier ou déplacer des unités {de formation}, ou terminer le mouvement"}},
    Question{Business::Movement, 0, 0, "5.2",
        {"move units of {formation}, or end the movement",
         "déplacer des unités {de formation}, ou terminer le mouvement"}},
    Question{Business::Move, 0, 0, "5.2",
        {"choose the next hex of {unit} ({left} of {points} movement points left), or halt",
         "choisir l'hexagone suivant {de unit} (reste {left} sur {points} points de mouvement), ou s'arrêter"}},
    Question{Business::Ride, 0, 0, "7",
        {"choose the next hex of {commander} ({left} of {points} movement points left), or halt",
         "choisir l'hexagone suivant {de commander} (reste {left} sur {points} points de mouvement), ou s'arrêter"}},
    Question{Business::Facing, 0, 0, "1.3",
        {"choose the facing of {unit}", "choisir l'orientation {de unit}"}},
    Question{Business::RoutMove, 0, 0, "5.5",
        {"choose the way of the routed {unit}", "choisir le chemin {de unit} en déroute"}},
    Question{Business::Reaction, 0, 0, "5.3",
        {"react to {unit} in {hex} by turning or firing, or do nothing",
         "réagir à {unit} en {hex} en pivotant ou en tirant, ou ne rien faire"}},
    Question{Business::Combat, 0, 0, "6",
        {"fire or assault with {formation}, or end the combat",
         "tirer ou donner l'assaut avec {formation}, ou terminer le combat"}},
    Question{Business::Fire, verb(Verb::Claim), 0, "9.1",
        {"show the defensive order for +1 to the fire, or keep it secret",
         "révéler l'ordre défensif pour +1 au tir, ou le garder secret"}},
    Question{Business::Fire, 0, 0, "6.1",
        {"settle who fires at {hex}", "décider qui tire sur {hex}"}},
    Question{Business::Assault, verb(Verb::Claim), 0, "9.1",
        {"show the defensive order for -2 to the assault, or keep it secret",
         "révéler l'ordre défensif pour -2 à l'assaut, ou le garder secret"}},
    Question{Business::Assault, verb(Verb::Withdraw), 0, "6.2.2",
        {"withdraw cavalry from {hex} before the assault, or stand",
         "replier la cavalerie {de hex} avant l'assaut, ou tenir"}},
    Question{Business::Assault, verb(Verb::CounterCharge), 0, "5.3.3",
        {"counter-charge from {hex}, or stand", "contre-charger depuis {hex}, ou tenir"}},
    Question{Business::Assault, verb(Verb::Assault), 0, "6.2.2",
        {"assault once more with the cavalry in {hex}, or not",
         "donner un second assaut avec la cavalerie en {hex}, ou non"}},
    Question{Business::Assault, verbs(Verb::Head, Verb::Without), 0, "6.2.1",
        {"settle who assaults {hex}, who charges and who leads",
         "décider qui donne l'assaut à {hex}, qui charge et qui est en tête"}},
    Question{Business::Assault, verbs(Verb::Head, Verb::Bayonet), 0, "6.2.1",
        {"declare charges against {hex}, then the head unit",
         "déclarer les charges contre {hex}, puis l'unité de tête"}},
    Question{Business::Assault, verbs(Verb::Head, Verb::Charge), 0, "6.2.1",
        {"declare charges against {hex}, then the head unit",
         "déclarer les charges contre {hex}, puis l'unité de tête"}},
    Question{Business::Assault, verb(Verb::Head), 0, "6.2.1",
        {"name the head unit in the fight for {hex}",
         "désigner l'unité de tête dans le combat pour {hex}"}},
    Question{Business::Assault, 0, 0, "6.2",
        {"decide on the assault on {hex}", "décider de l'assaut contre {hex}"}},
    Question{Business::Damage, verb(Verb::Test), 0, "6.3",
        {"choose the unit that tests its morale", "choisir l'unité qui teste son moral"}},
    Question{Business::Damage, verb(Verb::Lose), 0, "6.3",
        {"choose the unit that loses a step", "choisir l'unité qui perd un pas"}},
    Question{Business::Damage, verb(Verb::Disorganise), 0, "6.3",
        {"choose the unit that takes a level of disorganisation",
         "choisir l'unité qui subit un niveau de désorganisation"}},
    Question{Business::Damage, 0, 0, "6.3",
        {"share out the result of the combat", "répartir le résultat du combat"}},
    Question{Business::Retreat, 0, 0, "6.3",
        {"choose where {unit} retreats", "choisir où recule {unit}"}},
    Question{Business::Accompany, 0, 0, "7",
        {"decide whether {commander} goes with {unit}",
         "décider si {commander} suit {unit}"}},
    Question{Business::Advance, 0, 0, "6.4",
        {"let a unit advance into {hex}, or not", "faire avancer une unité en {hex}, ou non"}},
    Question{Business::Post, 0, 0, "7",
        {"choose the unit that {commander} joins", "choisir l'unité que rejoint {commander}"}},
    Question{Business::Unstack, 0, 0, "1.4",
        {"choose the unit that leaves the overfull hex, and where it goes",
         "choisir l'unité qui quitte l'hexagone surempilé, et où elle va"}},
};

struct Roll {
    Business business{};
    Sentence text;
};

constexpr std::array kRolls{
    Roll{Business::Turn,
        {"One die each for the initiative of turn {turn}.",
         "Un dé par camp pour l'initiative du tour {turn}."}},
    Roll{Business::OrderChanges,
        {"Two dice for the new order of {formation}: 8 or more with the modifiers.",
         "Deux dés pour le nouvel ordre {de formation} : 8 ou plus avec les modificateurs."}},
    Roll{Business::Demoralisation,
        {"Two dice for the demoralisation of {formation}: 4 or less with the modifiers.",
         "Deux dés pour la démoralisation {de formation} : 4 ou moins avec les modificateurs."}},
    Roll{Business::Rally,
        {"Two dice for the rally of {unit}.", "Deux dés pour le ralliement {de unit}."}},
    Roll{Business::Fire,
        {"Two dice for the fire at {hex}.", "Deux dés pour le tir sur {hex}."}},
    Roll{Business::Assault,
        {"Two dice for the assault on {hex}.", "Deux dés pour l'assaut contre {hex}."}},
    Roll{Business::Damage,
        {"Two dice for the morale of {other}.", "Deux dés pour le moral {de other}."}},
    Roll{Business::CommanderTest,
        {"Two dice for {commander}: lost on 12 or more.",
         "Deux dés pour {commander} : perdu à 12 ou plus."}},
};
// clang-format on

constexpr Sentence kWithdrawalRoll{"Two dice for the morale of {other}, which withdraws.",
                                   "Deux dés pour le moral {de other}, qui se replie."};
constexpr Sentence kDecide{"decide", "décider"};
constexpr Sentence kTwoDice{"Two dice.", "Deux dés."};
constexpr Sentence kSecretRoll{"Two dice for a secret order.", "Deux dés pour un ordre secret."};
constexpr Sentence kOver{"The game is over.", "La partie est terminée."};

const Frame kNoFrame{};

// The piece of business from the top of the stack down.
const Frame& business(const State& s, int down) {
    const int at = std::min<int>(s.depth, kMaxFrames) - 1 - down;
    return at < 0 ? kNoFrame : s.frames[static_cast<std::size_t>(at)];
}

Verbs offered(const Rules& rules, const State& s) {
    Rules::Actions actions;
    rules.legal_actions(s, actions);
    Verbs set = 0;
    for (const Action& action : actions) set |= verb(action.verb);
    return set;
}

std::string slot_of(const Rules& rules, const State& s, const Frame& f, std::string_view slot) {
    const Board& board = rules.board();
    const bool of_formation =
        f.business == Business::OrderChanges || f.business == Business::Demoralisation;
    const CommanderId general = board.generals[index(f.side)];
    if (slot == "unit") return words::name(board, f.unit);
    if (slot == "other") return words::name(board, f.other);
    if (slot == "commander") return words::name(board, f.commander);
    if (slot == "formation")
        return words::name(board, of_formation ? FormationId{f.number} : s.active);
    if (slot == "hex") return words::place(board, f.hex);
    if (slot == "points") return std::to_string(f.points);
    if (slot == "left") return std::to_string(std::max(0, f.points - f.spent));
    if (slot == "bid") return std::to_string(s.bid);
    if (slot == "turn") return std::to_string(s.turn);
    if (slot == "general") return words::name(board, general);
    if (slot == "command")
        return std::to_string(s.commanders[general].replacement ? 0 : board.card(general).command);
    return "?";
}

// 9.1: order changes and their dice are the business of one side.
bool is_secret_from(const State& s, const Frame& f, SeatId viewer) {
    const bool about_orders =
        f.business == Business::OrderChanges || f.business == Business::Demoralisation;
    return s.secret_orders && about_orders && viewer != seat_of(s, f.side);
}

Choice roll_prompt(const Rules& rules, const State& s, SeatId viewer, Language language) {
    const Frame& f = business(s, 1);
    Choice choice;
    choice.rule = rules.chance(s).rule;
    if (is_secret_from(s, f, viewer)) {
        choice.text = words::say(kSecretRoll, language);
        return choice;
    }
    const auto* row = std::ranges::find(kRolls, f.business, &Roll::business);
    const Sentence* text = row == kRolls.end() ? &kTwoDice : &row->text;
    // 6.2.2: the unit that withdrew has left the hex, a head unit has not.
    if (f.business == Business::Assault && f.other != kNoUnit && s.units[f.other].at != f.hex)
        text = &kWithdrawalRoll;
    choice.text = words::say(*text, language,
                             [&](std::string_view slot) { return slot_of(rules, s, f, slot); });
    return choice;
}

// "Waiting for the French to ...", "Aux Français de ..."
std::string with_decider(const State& s, Actor actor, SeatId viewer, const std::string& body,
                         Language language) {
    const bool mine = actor.seat == viewer;
    if (language == Language::English) {
        if (mine) return words::capitalised(body) + ".";
        const std::string name = seat_name(s, actor.seat, language);
        const bool camp = !name.starts_with("Player");
        const Side side = s.side_of_seat[actor.seat.raw % 2];
        return "Waiting for " + (camp ? std::string(words::army(side, language)) : name) + " to " +
               body + ".";
    }
    const std::string name = seat_name(s, actor.seat, language);
    const std::string whose = mine                         ? "À vous "
                              : name.starts_with("Joueur") ? "Au j" + name.substr(1) + " "
                                                           : "Aux " + name + " ";
    const engine::Sentence with_de{"", "{de body}."};
    return whose + words::say(with_de, language, [&](std::string_view) { return body; });
}

}  // namespace

Choice prompt(const Rules& rules, const State& view, SeatId viewer, Language language) {
    const Actor actor = rules.actor(view);
    if (actor.is_over()) {
        const auto end = ending(view, language);
        return {"", end ? end->text : words::say(kOver, language), "8.3"};
    }
    if (actor.is_chance()) return roll_prompt(rules, view, viewer, language);

    const Frame& f = business(view, 0);
    // N-88: a retreat with a choice of units clears an overfull hex.
    const bool unstacks = f.business == Business::Retreat && !f.units.empty();
    const Business asked = unstacks ? Business::Unstack : f.business;
    // 9.1: what the enemy may do can depend on what he hides.
    const bool knows = viewer == actor.seat || !view.secret_orders;
    const Verbs on_offer = knows ? offered(rules, view) : 0;
    const auto* row = std::ranges::find_if(kQuestions, [&](const Question& question) {
        return question.business == asked && (on_offer & question.needs) == question.needs &&
               (on_offer & question.lacks) == 0;
    });
    const bool found = row != kQuestions.end();
    const std::string body =
        words::say(found ? row->text : kDecide, language,
                   [&](std::string_view slot) { return slot_of(rules, view, f, slot); });
    return {"", with_decider(view, actor, viewer, body, language), found ? row->rule : ""};
}

}  // namespace levee::neerwinden
