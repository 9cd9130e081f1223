// What is refused in all chapters because this is not its moment. The prompt of the moment would be
// no answer; the case that says when it can be done is.
#include "engine/contract/chapters.h"
#include "games/for_god_and_king/rules/reinforcements.h"

namespace levee::fgfk {

namespace {

constexpr Sentence kBeatenStops{"The group has been beaten: its activation is over.",
                                "Le groupe a été battu : son activation est terminée."};
constexpr Sentence kNoGroup{"No group is on its way.", "Aucun groupe n'est en route."};
constexpr Sentence kGroupFirst{"A group is on its way, with {0} half points left: it halts first.",
                               "Un groupe est en route, il lui reste {0} demi-points : il doit "
                               "d'abord s'arrêter."};
constexpr Sentence kOperationsOnly{"That is done in the operations phase.",
                                   "Cela se fait dans la phase des opérations."};
constexpr Sentence kPreemptedBefore{
    "Pre-emption has been tried in this phase, and only once.",
    "On a déjà tenté de devancer dans cette phase, une seule fois."};
constexpr Sentence kPreemptWhen{
    "Who won the initiative pre-empts when the enemy has just named a stack.",
    "Qui a l'initiative devance l'adversaire quand celui-ci vient de désigner une pile."};
constexpr Sentence kSetOutAlready{"The group has set out: on its way counters are picked up.",
                                  "Le groupe est parti : en chemin, on prend des pions."};
constexpr Sentence kNoStackNamed{"No stack has been named that would set out.",
                                 "Aucune pile n'a été désignée pour partir."};
constexpr Sentence kMarchWhen{"A stack marches before the incidents of a combat next to it.",
                              "On marche au canon avant les incidents d'un combat voisin."};
constexpr Sentence kPowderWhen{"Only T6 asks the Vendéen whether he fights.",
                               "Seul T6 demande au Vendéen s'il combat."};
constexpr Sentence kNoDiceDue{"There is no combat whose dice are due.",
                              "Aucun combat n'attend ses dés."};
constexpr Sentence kNoLossesDue{"There are no losses to take.", "Il n'y a pas de pertes à subir."};
constexpr Sentence kNobodyRetreats{"Nobody has to retreat.", "Personne ne doit se retirer."};
constexpr Sentence kOnlyRouts{
    "A retreat is not pursued, only a rout; the result was {0} areas of retreat.",
    "On ne poursuit pas une retraite, seulement une déroute ; le résultat : retraite de {0} "
    "zones."};
constexpr Sentence kPursuitOver{"The rout has been followed as far as it can be.",
                                "La déroute a été suivie aussi loin qu'on le peut."};
constexpr Sentence kNobodyRouts{"Nobody has just routed.",
                                "Personne ne vient d'être mis en déroute."};
constexpr Sentence kDesertWhen{"Points desert in the desertion phase.",
                               "On déserte dans la phase de désertion."};
constexpr Sentence kExcuseWhen{"A general is excused when the Committee meets.",
                               "On excuse un général quand le Comité se réunit."};
constexpr Sentence kInitiativeWhen{"That is for the winner of the initiative, before operations.",
                                   "C'est au vainqueur de l'initiative, avant les opérations."};
constexpr Sentence kPlaceWhen{"Counters are placed in the reinforcement phase of their side.",
                              "On place des pions dans la phase de renforts de leur camp."};
constexpr Sentence kSetUpWhen{"The set-up is over.", "La mise en place est terminée."};
constexpr Sentence kNoEventAsks{"No event that has been played asks for that now.",
                                "Aucun événement joué ne le demande maintenant."};

using Businesses = engine::BusinessSet<Business>;
using engine::under_way;

// Which business asks for this, or will: a combat comes to retreats and a pursuit.
constexpr Businesses askers(Verb verb) {
    using enum Business;
    using engine::any_of;
    switch (verb) {
        case Verb::Play:
            return any_of(Reinforce, EventWork, Entry, Occupy);
        case Verb::Pay:
        case Verb::Ship:
        case Verb::Land:
        case Verb::Join:
        case Verb::Keep:
            return any_of(EventWork);
        case Verb::Note:
            return any_of(English);
        case Verb::Arm:
            return any_of(Landing);
        case Verb::Place:
        case Verb::SetUpRest:
            return any_of(Placing);
        case Verb::Seize:
        case Verb::Yield:
            return any_of(Initiative);
        case Verb::Activate:
        case Verb::Pass:
            return any_of(Operations);
        case Verb::Preempt:
            return any_of(Preempt);
        case Verb::Take:
        case Verb::TakeAll:
        case Verb::Go:
            return any_of(Gather);
        case Verb::To:
        case Verb::Drop:
        case Verb::PickUp:
        case Verb::Halt:
            return any_of(Operation);
        case Verb::March:
            return any_of(Guns);
        case Verb::Fight:
        case Verb::Withdraw:
        case Verb::Resolve:
            return any_of(Combat);
        case Verb::Lose:
            return any_of(Losses);
        case Verb::Retreat:
            return any_of(Combat, Retreat, Displace);
        case Verb::Pursue:
            return any_of(Combat, Pursuit);
        case Verb::Desert:
            return any_of(Desertion);
        case Verb::Excuse:
            return any_of(Committee);
        default:  // go on, no: every prompt has its own
            return {~0U};
    }
}

// The event that the frame on top is about; Reinforce asks for any.
bool asks_for(const State& s, Event event) {
    if (under_way(s, engine::any_of(Business::Reinforce))) return true;
    const Frame& f = top(s);
    if (f.business == Business::Entry) return event == Event::E6;
    return askers(Verb::Play).has(f.business) && event == f.event;
}

const char* event_rule(Verb verb) {
    switch (verb) {
        case Verb::Pay:
            return "E7";
        case Verb::Join:
            return "E12";
        case Verb::Keep:
            return "E11";
        case Verb::Note:
        case Verb::Arm:
            return "E5";
        default:
            return "E15";
    }
}

Verdict no_pursuit(const Board& b, const State& s) {
    const Combat& c = s.combat;
    if (c.area == kNoArea || c.coloured == 0 || (c.flags & kCombatAvoided) != 0)
        return refuse("4.5", kNobodyRouts);
    if ((c.flags & kCombatRout) != 0) return refuse("4.5", kPursuitOver);
    const CombatResult& result = b.tables.result(c.column, c.coloured + c.white + c.modifier);
    return refuse("4.5", kOnlyRouts, result.areas);
}

Verdict no_group(const State& s) {
    const Frame& f = top(s);
    const bool beaten = f.business == Business::Operations && (f.flags & kOperationsBeaten) != 0;
    return beaten ? refuse("4.5", kBeatenStops) : refuse("3.2", kNoGroup);
}

}  // namespace

Verdict check_moment(const Board& b, const State& s, const Action& a) {
    const Business now = top(s).business;
    if (a.verb == Verb::Play) return asks_for(s, a.event) ? kLegal : check_window(b, s, a.event);
    if (a.verb == Verb::Activate || a.verb == Verb::Pass) {
        if (now == Business::Operation)
            return refuse("2.4", kGroupFirst, half_points_left(s.group));
        return under_way(s, askers(a.verb)) ? kLegal : refuse("2.4", kOperationsOnly);
    }
    if (a.verb == Verb::Fight || a.verb == Verb::Withdraw) {
        const bool asked =
            now == Business::Combat && top(s).side == Side::Vendeen && !column_found(top(s));
        return asked ? kLegal : refuse("T6", kPowderWhen);
    }
    if (under_way(s, askers(a.verb))) return kLegal;
    switch (a.verb) {
        case Verb::Preempt:
            return refuse("2.4", s.preempted ? kPreemptedBefore : kPreemptWhen);
        case Verb::Take:
        case Verb::TakeAll:
        case Verb::Go:
            return refuse("3.2", now == Business::Operation ? kSetOutAlready : kNoStackNamed);
        case Verb::To:
        case Verb::Drop:
        case Verb::PickUp:
        case Verb::Halt:
            return no_group(s);
        case Verb::March:
            return refuse(under_way(s, askers(Verb::Resolve)) ? "4.1" : "4.2", kMarchWhen);
        case Verb::Resolve:
            return refuse("4.1", kNoDiceDue);
        case Verb::Lose:
            return refuse("4.1", kNoLossesDue);
        case Verb::Retreat:
            return refuse("4.5", kNobodyRetreats);
        case Verb::Pursue:
            return no_pursuit(b, s);
        case Verb::Desert:
            return refuse("2.5", kDesertWhen);
        case Verb::Excuse:
            return refuse("2.6", kExcuseWhen);
        case Verb::Seize:
        case Verb::Yield:
            return refuse("2.3", kInitiativeWhen);
        case Verb::Place:
            return refuse("2.2", kPlaceWhen);
        case Verb::SetUpRest:
            return refuse("7.1", kSetUpWhen);
        default:
            return refuse(event_rule(a.verb), kNoEventAsks);
    }
}

}  // namespace levee::fgfk
