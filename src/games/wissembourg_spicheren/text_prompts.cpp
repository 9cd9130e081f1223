// Who decides what, for every kind of business.
#include <algorithm>
#include <array>

#include "engine/text/prompts.h"
#include "games/wissembourg_spicheren/text.h"

namespace levee::wissembourg_spicheren {

namespace {

using engine::Actor;
using engine::Choice;
using engine::prompts::Offered;
using engine::prompts::verbs;
static_assert(kVerbs <= 64);

using Question = engine::prompts::Row<Business, Offered>;
using Roll = engine::prompts::Row<Business, engine::prompts::Always>;

// clang-format off
constexpr std::array kQuestions{
    Question{Business::SetUp, {}, "13",
        {"place the pieces, one by one or as the scenario has them",
         "placer les pions, un par un ou comme le scénario les donne"}},
    Question{Business::Conceal, {}, "13.1.6",
        {"say in secret where the 13th division comes", "dire en secret par où arrive la 13e division"}},
    Question{Business::Chiefs, {}, "7.2",
        {"move commanders in chief", "déplacer les commandants en chef"}},
    Question{Business::Ride, {}, "7.2",
        {"choose the next hex of {commander} ({left} of {points} movement points left), or halt",
         "choisir l'hexagone suivant {de commander} (reste {left} sur {points} points de mouvement), ou s'arrêter"}},
    Question{Business::Operations, {}, "4",
        {"choose the formation that is activated first", "choisir la formation activée en premier"}},
    Question{Business::Activation, {verbs(Verb::Direct)}, "8.2",
        {"let the commander in chief command units of {formation} directly, or go on",
         "faire commander directement des unités {de formation} par le chef, ou continuer"}},
    Question{Business::Activation, {}, "5",
        {"activate {formation}, or do nothing with it", "activer {formation}, ou n'en rien faire"}},
    Question{Business::Creep, {}, "13.1.6",
        {"move the two markers, or show the 13th division",
         "déplacer les deux marqueurs, ou révéler la 13e division"}},
    Question{Business::Reveal, {}, "13.1.6",
        {"place the 13th division", "placer la 13e division"}},
    Question{Business::Barrage, {}, "10.1.1",
        {"fire with batteries, or end the barrage", "faire tirer des batteries, ou terminer le barrage"}},
    Question{Business::Shot, {}, "10.1.1",
        {"choose the target of {unit}", "choisir la cible {de unit}"}},
    Question{Business::Movement, {}, "7.1",
        {"move units and HQs, or end the movement", "déplacer unités et QG, ou terminer le mouvement"}},
    Question{Business::Move, {}, "7.1",
        {"choose the next hex of {unit} ({left} of {points} movement points left), or halt",
         "choisir l'hexagone suivant {de unit} (reste {left} sur {points} points de mouvement), ou s'arrêter"}},
    Question{Business::Facing, {}, "7.3",
        {"choose the facing of {unit}", "choisir l'orientation {de unit}"}},
    Question{Business::Combat, {verbs(Verb::Resolve)}, "11",
        {"choose the attack that comes next", "choisir l'attaque suivante"}},
    Question{Business::Combat, {}, "11",
        {"announce the attacks", "annoncer les attaques"}},
    Question{Business::Coordinate, {}, "11.1",
        {"settle who attacks {hex} together", "décider qui attaque {hex} ensemble"}},
    Question{Business::Attack, {verbs(Verb::Withdraw)}, "11.4",
        {"stand in {hex}, or retreat before the combat", "tenir en {hex}, ou reculer avant le combat"}},
    Question{Business::Attack, {verbs(Verb::Lead)}, "9.3",
        {"decide whether the HQ takes part in the attack on {hex}",
         "décider si le QG participe à l'attaque sur {hex}"}},
    Question{Business::Attack, {}, "11.2",
        {"decide on the attack on {hex}", "décider de l'attaque sur {hex}"}},
    Question{Business::Defence, {verbs(Verb::Lead)}, "9.3",
        {"decide whether the HQ takes part in the defence of {hex}",
         "décider si le QG participe à la défense de {hex}"}},
    Question{Business::Defence, {verbs(Verb::Support)}, "11.2.1",
        {"support the defence of {hex}, or go on", "soutenir la défense de {hex}, ou continuer"}},
    Question{Business::Defence, {}, "11.2.1",
        {"share out the strength of the defence of {hex}", "répartir la force de la défense de {hex}"}},
    Question{Business::Damage, {verbs(Verb::Lose)}, "13.2.6",
        {"choose the unit that loses a step", "choisir l'unité qui perd un pas"}},
    Question{Business::Damage, {}, "11.3",
        {"decide whether {unit} retreats", "décider si {unit} recule"}},
    Question{Business::Retreat, {}, "11.3",
        {"choose where {unit} retreats", "choisir où recule {unit}"}},
    Question{Business::Advance, {}, "11.2.2",
        {"choose who advances into {hex}", "choisir qui avance en {hex}"}},
    Question{Business::Follow, {}, "11.3",
        {"decide whether {commander} goes with {unit}", "décider si {commander} suit {unit}"}},
    Question{Business::Post, {verbs(Verb::Recall)}, "13.1.2",
        {"say who takes the command after {commander}", "dire qui prend le commandement après {commander}"}},
    Question{Business::Post, {}, "9.3",
        {"choose the unit that {commander} joins", "choisir l'unité que rejoint {commander}"}},
};

constexpr std::array kRolls{
    Roll{Business::Turn, {}, "",
        {"A die: Frossard comes on {turn} or less.", "Un dé : Frossard arrive à {turn} ou moins."}},
    Roll{Business::Chiefs, {}, "",
        {"A die for the inertia of {commander}.", "Un dé pour l'inertie {de commander}."}},
    Roll{Business::Activation, {}, "",
        {"A die for the activation of {formation}.", "Un dé pour l'activation {de formation}."}},
    Roll{Business::Shot, {}, "", {"A die for the fire of {unit}.", "Un dé pour le tir {de unit}."}},
    Roll{Business::Damage, {}, "", {"A die for the morale of {unit}.", "Un dé pour le moral {de unit}."}},
    Roll{Business::Mortality, {}, "",
        {"Two dice for {commander}: killed on a 12.", "Deux dés pour {commander} : tué à 12."}},
    Roll{Business::Rally, {}, "", {"A die for the rally of {unit}.", "Un dé pour le ralliement {de unit}."}},
};
// clang-format on

// Fate answers these by the case that asks.
struct RollBy {
    std::string_view rule;
    Sentence text;
};
constexpr std::array<RollBy, 5> kRollsByRule{{
    {"11.1", {"A die for the coordination.", "Un dé pour la coordination."}},
    {"11.2.1", {"A die for the defensive combat.", "Un dé pour le combat défensif."}},
    {"11.2.2", {"A die for the assault.", "Un dé pour l'assaut."}},
    {"13.1.7",
     {"A die: the division comes on 4 or more.", "Un dé : la division arrive à 4 ou plus."}},
    {"13.2.6",
     {"A die: Rheinbaden on even, Valabrègue on odd.",
      "Un dé : Rheinbaden si pair, Valabrègue si impair."}},
}};
constexpr Sentence kDrawMarker{"A marker is drawn from the cup.", "On tire un marqueur."};
constexpr Sentence kInitiativeDice{"A die each for the initiative.",
                                   "Un dé par camp pour l'initiative."};
constexpr Sentence kDecide{"decide", "décider"};
constexpr Sentence kOver{"The game is over.", "La partie est terminée."};

using Asked = engine::prompts::AskedOf<Subject, State>;

Asked asked_by(const Board& board, const State& s, const Frame& f) {
    return {{.board = board,
             .side = f.side,
             .unit = f.unit,
             .commander = f.commander,
             .formation = FormationId{f.number},
             .hex = f.hex,
             .battle = s.battle},
            s,
            f};
}

using AskedSlot = engine::wording::Slot<Asked>;
constexpr std::array kAskedSlots{
    AskedSlot{"points", [](const Asked& t, Language) { return words::points(t.f.points); }},
    AskedSlot{"left", [](const Asked& t,
                         Language) { return words::points(std::max(0, t.f.points - t.f.spent)); }},
    AskedSlot{"turn", [](const Asked& t, Language) { return std::to_string(t.s.turn); }},
};
static_assert(engine::prompts::slots_are_known(kQuestions, kAskedSlots, words::kSubjectSlots));
static_assert(engine::prompts::slots_are_known(kRolls, kAskedSlots, words::kSubjectSlots));

std::string said(const Sentence& sentence, const Asked& asked, Language language) {
    return words::say(sentence, language, asked, kAskedSlots, words::kSubjectSlots);
}

Choice roll_prompt(const Rules& rules, const State& s, Language language) {
    const Frame& f = engine::prompts::frame(s, 1);
    const engine::Chance chance = rules.chance(s);
    const Sentence* text =
        chance.kind == engine::Chance::Kind::Pick ? &kDrawMarker : &kInitiativeDice;
    const auto* row = engine::prompts::find(kRolls, f.business);
    if (row != nullptr) text = &row->text;
    for (const RollBy& by : kRollsByRule)
        if (row == nullptr && by.rule == chance.rule) text = &by.text;
    return {"", said(*text, asked_by(rules.board(), s, f), language), chance.rule};
}

}  // namespace

Choice prompt(const Rules& rules, const State& view, SeatId viewer, Language language) {
    const Actor actor = rules.actor(view);
    if (actor.is_over()) {
        const auto end = ending(view, language);
        return {"", end ? end->text : words::say(kOver, language), "13"};
    }
    if (actor.is_chance()) return roll_prompt(rules, view, language);
    const Frame& f = engine::prompts::frame(view, 0);
    const auto on_offer = engine::prompts::verbs_on_offer(rules, view);
    const auto* row = engine::prompts::find(
        kQuestions, f.business, [&](const Offered& when) { return when.fits(on_offer); });
    const std::string question =
        said(row == nullptr ? kDecide : row->text, asked_by(rules.board(), view, f), language);
    return {"",
            engine::prompts::asked_of(std::string(words::army(f.side, language)),
                                      actor.seat == viewer, question, language),
            row == nullptr ? "" : row->rule};
}

}  // namespace levee::wissembourg_spicheren
