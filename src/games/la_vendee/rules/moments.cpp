// When things can be done: the answer to a decision that nobody has asked for. What the chapter
// that asks has to say comes first (engine/contract/run_tables.h).
#include "engine/contract/moments.h"

#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

namespace {

using Moment = engine::Moment<Business>;
using engine::any_of;
using engine::verb_set;

constexpr Sentence kWhenCards{"That is what a card makes possible, when it is carried out.",
                              "C’est l’effet d’une carte, quand on l’applique."};
constexpr Sentence kWhenMarching{"No army is on the march.", "Aucune armée n’est en marche."};
constexpr Sentence kWhenFighting{"No battle is being fought.", "Aucun combat n’est en cours."};
constexpr Sentence kWhenIrregulars{
    "Irregulars and detachments move and fire in the phase of their side.",
    "Irréguliers et détachements bougent et tirent dans la phase de leur camp."};
constexpr Sentence kWhenReinforcing{"Reinforcements are placed in the Reinforcement Phase.",
                                    "On place les renforts dans la phase de renforts."};
constexpr Sentence kWhenRetreating{"Nobody has to retreat now.",
                                   "Personne n’a à se retirer maintenant."};

// clang-format off
constexpr std::array kMoments{
    Moment{verb_set(Verb::SetUpRest), any_of(Business::SetUp), "13.0",
        {"The set-up is over.", "La mise en place est terminée."}},
    Moment{verb_set(Verb::Deploy), any_of(Business::SetUp, Business::Arrival, Business::British), "4.2",
        {"No army is arriving now.", "Aucune armée n’arrive maintenant."}},
    Moment{verb_set(Verb::Raise, Verb::Store), any_of(Business::Placing), "4.0", kWhenReinforcing},
    Moment{verb_set(Verb::Place, Verb::Garrison),
        any_of(Business::SetUp, Business::Placing, Business::British), "4.0", kWhenReinforcing},
    Moment{verb_set(Verb::Join),
        any_of(Business::Placing, Business::British, Business::Irregulars, Business::Desertion), "5.4",
        {"Troops join an army as reinforcements, or before irregulars and detachments move.",
         "Des troupes rejoignent une armée en renfort, ou avant le mouvement des irréguliers."}},
    Moment{verb_set(Verb::Transfer, Verb::Shift), any_of(Business::Transfers), "4.3",
        {"Armies exchange points at the end of their side's Reinforcement Phase.",
         "Les armées échangent des points à la fin de la phase de renforts de leur camp."}},
    Moment{verb_set(Verb::Replace), any_of(Business::Succession), "10.3.2",
        {"Leaders are replaced in the Reinforcement Phase.",
         "On remplace les chefs dans la phase de renforts."}},
    Moment{verb_set(Verb::Move, Verb::Enter, Verb::Leave, Verb::Burn, Verb::Skirmish, Verb::Harass),
        any_of(Business::Irregulars), "5.2", kWhenIrregulars},
    Moment{verb_set(Verb::Withdraw, Verb::Shelter), any_of(Business::Withdrawal), "6.6", kWhenRetreating},
    Moment{verb_set(Verb::Stay), any_of(Business::Withdrawal, Business::Battle), "6.6", kWhenRetreating},
    Moment{verb_set(Verb::Play), any_of(Business::CardPlay, Business::Window), "7.3",
        {"Cards are played in Phase 5.", "Les cartes se jouent en phase 5."}},
    Moment{verb_set(Verb::Discard), any_of(Business::CardPlay), "5.6",
        {"A pin is taken off in Phase 5, by a card that is discarded instead of being played.",
         "On libère une armée en phase 5, en défaussant une carte au lieu de la jouer."}},
    Moment{verb_set(Verb::Pass), any_of(Business::Window), "7.5",
        {"Nobody asks for cards out of turn now.", "On ne demande pas de carte hors tour maintenant."}},
    Moment{verb_set(Verb::Look, Verb::Pin, Verb::Inspire, Verb::Rout, Verb::Steady, Verb::Regain,
                    Verb::Unpin, Verb::March, Verb::Attack),
        any_of(Business::Card), "7.3", kWhenCards},
    Moment{verb_set(Verb::Select), any_of(Business::Look), "5.3.3", kWhenCards},
    Moment{verb_set(Verb::Force, Verb::Route, Verb::Drop, Verb::Torch, Verb::Sortie, Verb::Halt),
        any_of(Business::March), "5.3", kWhenMarching},
    Moment{verb_set(Verb::To), any_of(Business::March, Business::Irregulars, Business::Retreat), "5.3",
        kWhenMarching},
    Moment{verb_set(Verb::Inside), any_of(Business::March, Business::Retreat), "5.7", kWhenMarching},
    Moment{verb_set(Verb::Engage, Verb::EngageIrregulars, Verb::Assault, Verb::Fire, Verb::CallOff,
                    Verb::Retreat),
        any_of(Business::Battle), "8.2", kWhenFighting},
    Moment{verb_set(Verb::Reroll), any_of(Business::Volley), "8.3",
        {"No dice lie that could be rolled again.", "Aucun dé ne peut être relancé."}},
    Moment{verb_set(Verb::Lose, Verb::LoseOf), any_of(Business::Losses), "8.6",
        {"There are no losses to take.", "Il n’y a pas de pertes à subir."}},
};
// clang-format on

}  // namespace

Verdict check_moment(const Board& /*b*/, const State& s, const Action& a) {
    if (top(s).business == Business::Dice) return kLegal;
    return engine::check_moments(kMoments, s, a.verb);
}

}  // namespace levee::la_vendee
