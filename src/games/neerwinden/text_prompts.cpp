// Who decides what, for every kind of business.
#include <algorithm>
#include <array>

#include "engine/text/prompts.h"
#include "games/neerwinden/text.h"

namespace levee::neerwinden {

namespace {

using engine::Actor;
using engine::Choice;
using engine::Sentence;

using engine::prompts::Offered;
using engine::prompts::verbs;
static_assert(kVerbs <= 64);

using Question = engine::prompts::Row<Business, Offered>;
using Roll = engine::prompts::Row<Business, engine::prompts::Always>;

// clang-format off
constexpr std::array kQuestions{
    Question{Business::Bidding, {}, "8.6",
        {"bid victory points for the choice of the camp ({bid} so far), or pass",
         "miser des points de victoire pour choisir son camp ({bid} jusqu'ici), ou passer"}},
    Question{Business::PickCamp, {}, "8.6",
        {"choose a camp", "choisir un camp"}},
    Question{Business::SetUp, {}, "8.1",
        {"place the pieces, one by one or as the scenario has them",
         "placer les pions, un par un ou comme le scénario les donne"}},
    Question{Business::OrderChanges, {verbs(Verb::Bonus)}, "4.2.1",
        {"say which attempt {general} supports (+{command})",
         "désigner la tentative que {general} soutient (+{command})"}},
    Question{Business::OrderChanges, {}, "4.2.1",
        {"announce changes of order, then go on", "annoncer des changements d'ordre, puis continuer"}},
    // Fate's business; only views of a secret segment come here (9.1).
    Question{Business::Demoralisation, {}, "4.2.2",
        {"test formations for demoralisation, in secret",
         "tester en secret la démoralisation des formations"}},
    Question{Business::Activations, {verbs(Verb::GoFirst)}, "2.C",
        {"activate a formation first, or leave the first activation to the enemy",
         "activer une formation en premier, ou laisser la première activation à l'ennemi"}},
    Question{Business::Activations, {}, "2.C",
        {"activate a formation", "activer une formation"}},
    Question{Business::Movement, {verbs(Verb::Rally), verbs(Verb::March, Verb::EndMovement)}, "5.1",
        {"test the routed units of {formation} for rally",
         "tester le ralliement des unités en déroute {de formation}"}},
    Question{Business::Movement, {verbs(Verb::Rally)}, "5.1",
        {"rally or move units of {formation}, or end the movement",
         "rallier ou déplacer des unités {de formation}, ou terminer le mouvement"}},
    Question{Business::Movement, {}, "5.2",
        {"move units of {formation}, or end the movement",
         "déplacer des unités {de formation}, ou terminer le mouvement"}},
    Question{Business::Move, {}, "5.2",
        {"choose the next hex of {unit} ({left} of {points} movement points left), or halt",
         "choisir l'hexagone suivant {de unit} (reste {left} sur {points} points de mouvement), ou s'arrêter"}},
    Question{Business::Ride, {}, "7",
        {"choose the next hex of {commander} ({left} of {points} movement points left), or halt",
         "choisir l'hexagone suivant {de commander} (reste {left} sur {points} points de mouvement), ou s'arrêter"}},
    Question{Business::Facing, {}, "1.3",
        {"choose the facing of {unit}", "choisir l'orientation {de unit}"}},
    Question{Business::RoutMove, {}, "5.5",
        {"choose the way of the routed {unit}", "choisir le chemin {de unit} en déroute"}},
    Question{Business::Reaction, {}, "5.3",
        {"react to {unit} in {hex} by turning or firing, or do nothing",
         "réagir à {unit} en {hex} en pivotant ou en tirant, ou ne rien faire"}},
    Question{Business::Combat, {}, "6",
        {"fire or assault with {formation}, or end the combat",
         "tirer ou donner l'assaut avec {formation}, ou terminer le combat"}},
    Question{Business::Fire, {verbs(Verb::Claim)}, "9.1",
        {"show the defensive order for +1 to the fire, or keep it secret",
         "révéler l'ordre défensif pour +1 au tir, ou le garder secret"}},
    Question{Business::Fire, {}, "6.1",
        {"settle who fires at {hex}", "décider qui tire sur {hex}"}},
    Question{Business::Assault, {verbs(Verb::Claim)}, "9.1",
        {"show the defensive order for -2 to the assault, or keep it secret",
         "révéler l'ordre défensif pour -2 à l'assaut, ou le garder secret"}},
    Question{Business::Assault, {verbs(Verb::Withdraw)}, "6.2.2",
        {"withdraw cavalry from {hex} before the assault, or stand",
         "replier la cavalerie {de hex} avant l'assaut, ou tenir"}},
    Question{Business::Assault, {verbs(Verb::CounterCharge)}, "5.3.3",
        {"counter-charge from {hex}, or stand", "contre-charger depuis {hex}, ou tenir"}},
    Question{Business::Assault, {verbs(Verb::Assault)}, "6.2.2",
        {"assault once more with the cavalry in {hex}, or not",
         "donner un second assaut avec la cavalerie en {hex}, ou non"}},
    Question{Business::Assault, {verbs(Verb::Head, Verb::Without)}, "6.2.1",
        {"settle who assaults {hex}, who charges and who leads",
         "décider qui donne l'assaut à {hex}, qui charge et qui est en tête"}},
    Question{Business::Assault, {verbs(Verb::Head, Verb::Bayonet)}, "6.2.1",
        {"declare charges against {hex}, then the head unit",
         "déclarer les charges contre {hex}, puis l'unité de tête"}},
    Question{Business::Assault, {verbs(Verb::Head, Verb::Charge)}, "6.2.1",
        {"declare charges against {hex}, then the head unit",
         "déclarer les charges contre {hex}, puis l'unité de tête"}},
    Question{Business::Assault, {verbs(Verb::Head)}, "6.2.1",
        {"name the head unit in the fight for {hex}",
         "désigner l'unité de tête dans le combat pour {hex}"}},
    Question{Business::Assault, {}, "6.2",
        {"decide on the assault on {hex}", "décider de l'assaut contre {hex}"}},
    Question{Business::Damage, {verbs(Verb::Test)}, "6.3",
        {"choose the unit that tests its morale", "choisir l'unité qui teste son moral"}},
    Question{Business::Damage, {verbs(Verb::Lose)}, "6.3",
        {"choose the unit that loses a step", "choisir l'unité qui perd un pas"}},
    Question{Business::Damage, {verbs(Verb::Disorganise)}, "6.3",
        {"choose the unit that takes a level of disorganisation",
         "choisir l'unité qui subit un niveau de désorganisation"}},
    Question{Business::Damage, {}, "6.3",
        {"share out the result of the combat", "répartir le résultat du combat"}},
    Question{Business::Retreat, {}, "6.3",
        {"choose where {unit} retreats", "choisir où recule {unit}"}},
    Question{Business::Accompany, {}, "7",
        {"decide whether {commander} goes with {unit}",
         "décider si {commander} suit {unit}"}},
    Question{Business::Advance, {}, "6.4",
        {"let a unit advance into {hex}, or not", "faire avancer une unité en {hex}, ou non"}},
    Question{Business::Post, {}, "7",
        {"choose the unit that {commander} joins", "choisir l'unité que rejoint {commander}"}},
    Question{Business::Unstack, {}, "1.4",
        {"choose the unit that leaves the overfull hex, and where it goes",
         "choisir l'unité qui quitte l'hexagone surempilé, et où elle va"}},
};

constexpr std::array kRolls{
    Roll{Business::Turn, {}, "",
        {"One die each for the initiative of turn {turn}.",
         "Un dé par camp pour l'initiative du tour {turn}."}},
    Roll{Business::OrderChanges, {}, "",
        {"Two dice for the new order of {formation}: 8 or more with the modifiers.",
         "Deux dés pour le nouvel ordre {de formation} : 8 ou plus avec les modificateurs."}},
    Roll{Business::Demoralisation, {}, "",
        {"Two dice for the demoralisation of {formation}: 4 or less with the modifiers.",
         "Deux dés pour la démoralisation {de formation} : 4 ou moins avec les modificateurs."}},
    Roll{Business::Rally, {}, "",
        {"Two dice for the rally of {unit}.", "Deux dés pour le ralliement {de unit}."}},
    Roll{Business::Fire, {}, "",
        {"Two dice for the fire at {hex}.", "Deux dés pour le tir sur {hex}."}},
    Roll{Business::Assault, {}, "",
        {"Two dice for the assault on {hex}.", "Deux dés pour l'assaut contre {hex}."}},
    Roll{Business::Damage, {}, "",
        {"Two dice for the morale of {other}.", "Deux dés pour le moral {de other}."}},
    Roll{Business::CommanderTest, {}, "",
        {"Two dice for {commander}: lost on 12 or more.",
         "Deux dés pour {commander} : perdu à 12 ou plus."}},
};
// clang-format on

constexpr Sentence kWithdrawalRoll{"Two dice for the morale of {other}, which withdraws.",
                                   "Deux dés pour le moral {de other}, qui se replie."};
constexpr Sentence kDecide{"decide", "décider"};
constexpr Sentence kTwoDice{"Two dice.", "Deux dés."};
constexpr Sentence kSecretRoll{"Two dice for a secret order.", "Deux dés pour un ordre secret."};
constexpr Sentence kPlayer{"Player {number}", "le joueur {number}"};
constexpr Sentence kOver{"The game is over.", "La partie est terminée."};

using Asked = engine::prompts::AskedOf<Subject, State>;

Asked asked_by(const Board& board, const State& s, const Frame& f) {
    const bool of_formation =
        f.business == Business::OrderChanges || f.business == Business::Demoralisation;
    return {{.board = board,
             .side = f.side,
             .unit = f.unit,
             .commander = f.commander,
             .formation = of_formation ? FormationId{f.number} : s.active,
             .hex = f.hex},
            s,
            f};
}

CommanderId general(const Asked& t) { return t.board.generals[index(t.side)]; }
int command(const Asked& t) {
    const CommanderId id = general(t);
    return t.s.commanders[id].replacement ? 0 : t.board.card(id).command;
}

using AskedSlot = engine::wording::Slot<Asked>;
constexpr std::array kAskedSlots{
    AskedSlot{"other", [](const Asked& t, Language) { return words::name(t.board, t.f.other); }},
    AskedSlot{"points", [](const Asked& t, Language) { return std::to_string(t.f.points); }},
    AskedSlot{"left", [](const Asked& t,
                         Language) { return std::to_string(std::max(0, t.f.points - t.f.spent)); }},
    AskedSlot{"bid", [](const Asked& t, Language) { return std::to_string(t.s.bid); }},
    AskedSlot{"turn", [](const Asked& t, Language) { return std::to_string(t.s.turn); }},
    AskedSlot{"general", [](const Asked& t, Language) { return words::name(t.board, general(t)); }},
    AskedSlot{"command", [](const Asked& t, Language) { return std::to_string(command(t)); }},
};
static_assert(engine::prompts::slots_are_known(kQuestions, kAskedSlots, words::kSubjectSlots));
static_assert(engine::prompts::slots_are_known(kRolls, kAskedSlots, words::kSubjectSlots));

std::string said(const Sentence& sentence, const Asked& asked, Language language) {
    return words::say(sentence, language, asked, kAskedSlots, words::kSubjectSlots);
}

// 9.1: order changes and their dice are the business of one side.
bool is_secret_from(const State& s, const Frame& f, SeatId viewer) {
    const bool about_orders =
        f.business == Business::OrderChanges || f.business == Business::Demoralisation;
    return s.secret_orders && about_orders && viewer != seat_of(s, f.side);
}

Choice roll_prompt(const Rules& rules, const State& s, SeatId viewer, Language language) {
    const Frame& f = engine::prompts::frame(s, 1);
    Choice choice;
    choice.rule = rules.chance(s).rule;
    if (is_secret_from(s, f, viewer)) {
        choice.text = words::say(kSecretRoll, language);
        return choice;
    }
    const auto* row = engine::prompts::find(kRolls, f.business);
    const Sentence* text = row == nullptr ? &kTwoDice : &row->text;
    // 6.2.2: the unit that withdrew has left the hex, a head unit has not.
    if (f.business == Business::Assault && f.other != kNoUnit && s.units[f.other].at != f.hex)
        text = &kWithdrawalRoll;
    choice.text = said(*text, asked_by(rules.board(), s, f), language);
    return choice;
}

// "the French", "les Français"; 8.6: "Player 1", "le joueur 1".
std::string decider(const State& s, SeatId seat, Language language) {
    if (camps_settled(s)) return std::string(words::army(s.side_of_seat[seat.raw % 2], language));
    return words::say(kPlayer, language,
                      [&](std::string_view) { return std::to_string(seat.raw + 1); });
}

}  // namespace

Choice prompt(const Rules& rules, const State& view, SeatId viewer, Language language) {
    const Actor actor = rules.actor(view);
    if (actor.is_over()) {
        const auto end = ending(view, language);
        return {"", end ? end->text : words::say(kOver, language), "8.3"};
    }
    if (actor.is_chance()) return roll_prompt(rules, view, viewer, language);

    const Frame& f = engine::prompts::frame(view, 0);
    // N-88: a retreat with a choice of units clears an overfull hex.
    const bool unstacks = f.business == Business::Retreat && !f.units.empty();
    const Business business = unstacks ? Business::Unstack : f.business;
    // 9.1: what the enemy may do can depend on what he hides.
    const bool knows = viewer == actor.seat || !view.secret_orders;
    const auto on_offer = knows ? engine::prompts::verbs_on_offer(rules, view) : 0;
    const auto* row = engine::prompts::find(
        kQuestions, business, [&](const Offered& when) { return when.fits(on_offer); });
    const std::string question =
        said(row == nullptr ? kDecide : row->text, asked_by(rules.board(), view, f), language);
    return {"",
            engine::prompts::asked_of(decider(view, actor.seat, language), actor.seat == viewer,
                                      question, language),
            row == nullptr ? "" : row->rule};
}

}  // namespace levee::neerwinden
