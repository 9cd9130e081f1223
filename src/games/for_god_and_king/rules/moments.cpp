// What is refused in all chapters because this is not its moment. The prompt of the moment would be
// no answer; the case that says when it can be done is.
#include <array>

#include "engine/contract/moments.h"
#include "games/for_god_and_king/rules/reinforcements.h"

namespace levee::fgfk {

namespace {

constexpr Sentence kBeatenStops{"The group has been beaten: its activation is over.",
                                "Le groupe a été battu : son activation est terminée."};
constexpr Sentence kGroupFirst{"A group is on its way, with {0} half points left: it halts first.",
                               "Un groupe est en route, il lui reste {0} demi-points : il doit "
                               "d'abord s'arrêter."};
constexpr Sentence kPreemptedBefore{
    "Pre-emption has been tried in this phase, and only once.",
    "On a déjà tenté de devancer dans cette phase, une seule fois."};
constexpr Sentence kSetOutAlready{"The group has set out: on its way counters are picked up.",
                                  "Le groupe est parti : en chemin, on prend des pions."};
constexpr Sentence kMarchWhen{"A stack marches before the incidents of a combat next to it.",
                              "On marche au canon avant les incidents d'un combat voisin."};
constexpr Sentence kPowderWhen{"Only T6 asks the Vendéen whether he fights.",
                               "Seul T6 demande au Vendéen s'il combat."};
constexpr Sentence kOnlyRouts{
    "A retreat is not pursued, only a rout; the result was {0} areas of retreat.",
    "On ne poursuit pas une retraite, seulement une déroute ; le résultat : retraite de {0} "
    "zones."};
constexpr Sentence kPursuitOver{"The rout has been followed as far as it can be.",
                                "La déroute a été suivie aussi loin qu'on le peut."};
constexpr Sentence kNoEventAsks{"No event that has been played asks for that now.",
                                "Aucun événement joué ne le demande maintenant."};

using Moment = engine::Moment<Business>;
using engine::any_of;
using engine::under_way;
using engine::verb_set;

// Which business asks for a verb, or will: a combat comes to retreats and a pursuit. Those that are
// missing have a prompt of their own everywhere.
// clang-format off
constexpr std::array kMoments{
    Moment{verb_set(Verb::Pay), any_of(Business::EventWork), "E7", kNoEventAsks},
    Moment{verb_set(Verb::Ship, Verb::Land), any_of(Business::EventWork), "E15", kNoEventAsks},
    Moment{verb_set(Verb::Join), any_of(Business::EventWork), "E12", kNoEventAsks},
    Moment{verb_set(Verb::Keep), any_of(Business::EventWork), "E11", kNoEventAsks},
    Moment{verb_set(Verb::Note), any_of(Business::English), "E5", kNoEventAsks},
    Moment{verb_set(Verb::Arm), any_of(Business::Landing), "E5", kNoEventAsks},
    Moment{verb_set(Verb::Place), any_of(Business::Placing), "2.2",
        {"Counters are placed in the reinforcement phase of their side.",
         "On place des pions dans la phase de renforts de leur camp."}},
    Moment{verb_set(Verb::SetUpRest), any_of(Business::Placing), "7.1",
        {"The set-up is over.", "La mise en place est terminée."}},
    Moment{verb_set(Verb::Seize, Verb::Yield), any_of(Business::Initiative), "2.3",
        {"That is for the winner of the initiative, before operations.",
         "C'est au vainqueur de l'initiative, avant les opérations."}},
    Moment{verb_set(Verb::Activate, Verb::Pass), any_of(Business::Operations), "2.4",
        {"That is done in the operations phase.", "Cela se fait dans la phase des opérations."}},
    Moment{verb_set(Verb::Preempt), any_of(Business::Preempt), "2.4",
        {"Who won the initiative pre-empts when the enemy has just named a stack.",
         "Qui a l'initiative devance l'adversaire quand celui-ci vient de désigner une pile."}},
    Moment{verb_set(Verb::Take, Verb::TakeAll, Verb::Go), any_of(Business::Gather), "3.2",
        {"No stack has been named that would set out.", "Aucune pile n'a été désignée pour partir."}},
    Moment{verb_set(Verb::To, Verb::Drop, Verb::PickUp, Verb::Halt), any_of(Business::Operation), "3.2",
        {"No group is on its way.", "Aucun groupe n'est en route."}},
    Moment{verb_set(Verb::March), any_of(Business::Guns), "4.2", kMarchWhen},
    Moment{verb_set(Verb::Resolve), any_of(Business::Combat), "4.1",
        {"There is no combat whose dice are due.", "Aucun combat n'attend ses dés."}},
    Moment{verb_set(Verb::Lose), any_of(Business::Losses), "4.1",
        {"There are no losses to take.", "Il n'y a pas de pertes à subir."}},
    Moment{verb_set(Verb::Retreat), any_of(Business::Combat, Business::Retreat, Business::Displace), "4.5",
        {"Nobody has to retreat.", "Personne ne doit se retirer."}},
    Moment{verb_set(Verb::Pursue), any_of(Business::Combat, Business::Pursuit), "4.5",
        {"Nobody has just routed.", "Personne ne vient d'être mis en déroute."}},
    Moment{verb_set(Verb::Desert), any_of(Business::Desertion), "2.5",
        {"Points desert in the desertion phase.", "On déserte dans la phase de désertion."}},
    Moment{verb_set(Verb::Excuse), any_of(Business::Committee), "2.6",
        {"A general is excused when the Committee meets.",
         "On excuse un général quand le Comité se réunit."}},
};
// clang-format on

// The event that the frame on top is about; Reinforce asks for any.
bool asks_for(const State& s, Event event) {
    if (under_way(s, any_of(Business::Reinforce))) return true;
    const Frame& f = top(s);
    if (f.business == Business::Entry) return event == Event::E6;
    return any_of(Business::EventWork, Business::Occupy).has(f.business) && event == f.event;
}

// Where what has just happened says more than the table; legal: it does not.
Verdict what_happened(const Board& b, const State& s, Verb verb) {
    const Frame& f = top(s);
    const Combat& c = s.combat;
    switch (verb) {
        case Verb::Preempt:
            return s.preempted ? refuse("2.4", kPreemptedBefore) : kLegal;
        case Verb::Take:
        case Verb::TakeAll:
        case Verb::Go:
            return f.business == Business::Operation ? refuse("3.2", kSetOutAlready) : kLegal;
        case Verb::To:
        case Verb::Drop:
        case Verb::PickUp:
        case Verb::Halt:
            return f.business == Business::Operations && (f.flags & kOperationsBeaten) != 0
                       ? refuse("4.5", kBeatenStops)
                       : kLegal;
        case Verb::March:
            return under_way(s, any_of(Business::Combat)) ? refuse("4.1", kMarchWhen) : kLegal;
        case Verb::Pursue:
            if (c.area == kNoArea || c.coloured == 0 || (c.flags & kCombatAvoided) != 0)
                return kLegal;
            if ((c.flags & kCombatRout) != 0) return refuse("4.5", kPursuitOver);
            return refuse("4.5", kOnlyRouts,
                          b.tables.result(c.column, c.coloured + c.white + c.modifier).areas);
        default:
            return kLegal;
    }
}

}  // namespace

Verdict check_moment(const Board& b, const State& s, const Action& a) {
    const Business now = top(s).business;
    if (now == Business::Dice) return kLegal;
    if (a.verb == Verb::Play) return asks_for(s, a.event) ? kLegal : check_window(b, s, a.event);
    if ((a.verb == Verb::Activate || a.verb == Verb::Pass) && now == Business::Operation)
        return refuse("2.4", kGroupFirst, half_points_left(s.group));
    if (a.verb == Verb::Fight || a.verb == Verb::Withdraw) {
        const bool asked =
            now == Business::Combat && top(s).side == Side::Vendeen && !column_found(top(s));
        return asked ? kLegal : refuse("T6", kPowderWhen);
    }
    const Verdict moment = engine::check_moments(kMoments, s, a.verb);
    if (moment.legal()) return moment;
    const Verdict happened = what_happened(b, s, a.verb);
    return happened.legal() ? moment : happened;
}

}  // namespace levee::fgfk
