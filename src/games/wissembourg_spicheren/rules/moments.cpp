// What is refused in all chapters because this is not its moment: the case that says when it can be
// done. It looks at nothing that is hidden.
#include <array>

#include "games/wissembourg_spicheren/rules/chapters.h"

namespace levee::wissembourg_spicheren {

namespace {

using engine::any_of;
using Businesses = engine::BusinessSet<Business>;

struct Moment {
    Verb verb{};
    Businesses business;
    const char* rule = "";
    Sentence sentence;
};

constexpr Sentence kMovementOnly{"That is done in the movement of an active formation.",
                                 "Cela se fait pendant le mouvement d'une formation active."};
constexpr Sentence kCombatOnly{"That is done in the combat of an active formation.",
                               "Cela se fait pendant le combat d'une formation active."};
constexpr Sentence kBarrageOnly{"Batteries fire before the movement of their formation.",
                                "Les batteries tirent avant le mouvement de leur formation."};
constexpr Sentence kNobodyOnTheWay{"Nobody is on the way: say first who moves.",
                                   "Personne n'est en mouvement : dites d'abord qui bouge."};
constexpr Sentence kResultOnly{"No result of a combat is being applied.",
                               "Aucun résultat de combat n'est en cours."};
constexpr Sentence kDefenceOnly{"Nobody is being attacked.", "Personne n'est attaqué."};

// clang-format off
constexpr std::array kMoments = [] {
    using enum Business;
    return std::array{
        Moment{Verb::Place, any_of(SetUp, Chiefs, Reveal), "13",
               {"The set-up is over.", "La mise en place est terminée."}},
        Moment{Verb::SetUpRest, any_of(SetUp), "13",
               {"The set-up is over.", "La mise en place est terminée."}},
        Moment{Verb::Face, any_of(Facing), "7.3",
               {"A unit turns in its own movement, after an advance or a retreat.",
                "Une unité pivote durant son mouvement, après une avance ou une retraite."}},
        Moment{Verb::Conceal, any_of(Conceal), "13.1.6",
               {"The 13th division is hidden when it comes.",
                "La 13e division se cache quand elle arrive."}},
        Moment{Verb::Test, any_of(Chiefs), "7.2",
               {"Commanders in chief move during command verification.",
                "Les commandants en chef bougent pendant la vérification du commandement."}},
        Moment{Verb::Ride, any_of(Chiefs, Movement), "7.2",
               {"Commanders in chief move during command verification, HQs with their formation.",
                "Les chefs bougent à la vérification du commandement, les QG avec leur formation."}},
        Moment{Verb::To, any_of(Move, Ride), "7.1", kNobodyOnTheWay},
        Moment{Verb::Halt, any_of(Move, Ride, Retreat), "7.1", kNobodyOnTheWay},
        Moment{Verb::Recall, any_of(Post), "13.1.2",
               {"Nobody has to be called back.", "Personne n'est à rappeler."}},
        Moment{Verb::Activate, any_of(Operations, Activation), "5",
               {"A formation is activated when its marker is chosen or drawn.",
                "Une formation s'active quand son marqueur est choisi ou tiré."}},
        Moment{Verb::Pass, any_of(Activation), "4",
               {"That is decided when a marker has been drawn.",
                "Cela se décide quand un marqueur est tiré."}},
        Moment{Verb::Hold, any_of(Activation), "13.1.6",
               {"A marker is kept when it is drawn.", "On garde un marqueur quand il est tiré."}},
        Moment{Verb::Join, any_of(Activation), "13.1.6",
               {"Divisions are joined when a marker is drawn.",
                "On réunit deux divisions quand un marqueur est tiré."}},
        Moment{Verb::Direct, any_of(Activation), "8.2",
               {"Units are commanded directly as their formation is activated.",
                "On commande directement des unités à l'activation de leur formation."}},
        Moment{Verb::Creep, any_of(Creep), "13.1.6",
               {"The markers move when that of the 13th division is drawn.",
                "Les marqueurs bougent quand celui de la 13e division est tiré."}},
        Moment{Verb::Show, any_of(Creep), "13.1.6",
               {"The division is shown as it is activated.",
                "La division se révèle à son activation."}},
        Moment{Verb::Fire, any_of(Barrage), "10.1.1", kBarrageOnly},
        Moment{Verb::With, any_of(Shot), "10.1.1", kBarrageOnly},
        Moment{Verb::At, any_of(Shot), "10.1.1", kBarrageOnly},
        Moment{Verb::EndBarrage, any_of(Barrage), "10.1.1", kBarrageOnly},
        Moment{Verb::March, any_of(Movement), "7.1", kMovementOnly},
        Moment{Verb::Enter, any_of(Movement, Chiefs), "7.4", kMovementOnly},
        Moment{Verb::EndMovement, any_of(Movement), "7.1", kMovementOnly},
        Moment{Verb::Attack, any_of(Combat), "11", kCombatOnly},
        Moment{Verb::Coordinate, any_of(Combat), "11.1", kCombatOnly},
        Moment{Verb::Without, any_of(Coordinate), "11.1", kCombatOnly},
        Moment{Verb::Announced, any_of(Combat, Coordinate), "11", kCombatOnly},
        Moment{Verb::Resolve, any_of(Combat), "11", kCombatOnly},
        Moment{Verb::Lead, any_of(Attack, Defence), "9.3",
               {"No commander can take part now.", "Aucun chef ne peut participer maintenant."}},
        Moment{Verb::Withdraw, any_of(Attack), "11.4", kDefenceOnly},
        Moment{Verb::Stand, any_of(Attack), "11.4", kDefenceOnly},
        Moment{Verb::Support, any_of(Defence), "11.2.1", kDefenceOnly},
        Moment{Verb::Give, any_of(Defence), "11.2.1", kDefenceOnly},
        Moment{Verb::Lose, any_of(Damage), "11.3", kResultOnly},
        Moment{Verb::Refuse, any_of(Damage), "11.3", kResultOnly},
        Moment{Verb::GiveWay, any_of(Damage), "11.3", kResultOnly},
        Moment{Verb::Retreat, any_of(Retreat), "11.3",
               {"Nobody has to retreat.", "Personne ne doit reculer."}},
        Moment{Verb::Advance, any_of(Advance), "11.2.2",
               {"Attackers advance when their assault has emptied the hex.",
                "On avance quand l'assaut a vidé l'hexagone."}},
        Moment{Verb::Follow, any_of(Follow), "11.3",
               {"No unit has just left a commander's hex.",
                "Aucune unité ne vient de quitter l'hexagone d'un chef."}},
        Moment{Verb::Stay, any_of(Follow), "11.3",
               {"No unit has just left a commander's hex.",
                "Aucune unité ne vient de quitter l'hexagone d'un chef."}},
        Moment{Verb::Post, any_of(Post), "9.3",
               {"No commander has to join a unit.", "Aucun chef ne doit rejoindre une unité."}},
    };
}();
// clang-format on

}  // namespace

Verdict check_moment(const Board& /*b*/, const State& s, const Action& a) {
    for (const Moment& moment : kMoments)
        if (moment.verb == a.verb && !moment.business.has(top(s).business))
            return refuse(moment.rule, moment.sentence);
    return kLegal;
}

}  // namespace levee::wissembourg_spicheren
