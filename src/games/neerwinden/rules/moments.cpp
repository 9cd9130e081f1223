// What is refused in all chapters because this is not its moment. The prompt of the moment would be
// no answer; the case that says when it can be done is. It looks at nothing that 9.1 hides.
#include <array>

#include "engine/contract/moments.h"
#include "games/neerwinden/rules/assault.h"
#include "games/neerwinden/rules/chapters.h"

namespace levee::neerwinden {

namespace {

constexpr Sentence kFaceWhen{"A facing is chosen when a unit has ended its move.",
                             "On choisit une orientation à la fin d’un mouvement."};
constexpr Sentence kOrdersWhen{"Orders are changed in the command phase, before activations.",
                               "On change les ordres en phase de commandement, avant d’activer."};
constexpr Sentence kAllAnnounced{"All attempts are announced before the first is rolled.",
                                 "Toutes les tentatives sont annoncées avant les premiers dés."};
constexpr Sentence kFirstOnce{"Who goes first is decided once a turn, before activations.",
                              "On décide qui commence une fois par tour, avant d’activer."};
constexpr Sentence kOneFormation{"A formation is active: its two segments come to an end first.",
                                 "Une formation est active : ses deux segments d’abord."};
constexpr Sentence kActivateWhen{"Formations are activated after the command phase.",
                                 "On active les formations après la phase de commandement."};
constexpr Sentence kOneAfterTheOther{"The move that has been begun must end first.",
                                     "Le mouvement commencé doit d’abord se terminer."};
constexpr Sentence kMovementOver{"The movement segment is over; combat follows.",
                                 "Le segment de mouvement est terminé ; place au combat."};
constexpr Sentence kMovementWhen{"That is done in the movement segment of an active formation.",
                                 "Cela se fait dans le segment de mouvement d’une formation."};
constexpr Sentence kCombatLater{"Combat follows when the movement segment has ended.",
                                "Le combat suit, une fois le segment de mouvement terminé."};
constexpr Sentence kCombatWhen{"That is done in the combat segment of an active formation.",
                               "Cela se fait dans le segment de combat d’une formation active."};
constexpr Sentence kDeclared{"It has been declared: who takes part and how is settled.",
                             "C’est déclaré : qui participe, et comment, est fixé."};
constexpr Sentence kNothingDeclared{"No fire and no assault is being declared.",
                                    "Ni tir ni assaut n’est en train d’être déclaré."};
constexpr Sentence kWithdrawWhen{
    "Cavalry withdraws as soon as an assault on its hex is declared, before all else.",
    "La cavalerie se replie dès qu’un assaut est déclaré sur son hexagone, avant tout le reste."};
constexpr Sentence kCounterWhen{
    "A charge is countered once it is declared, after withdrawals and before the dice.",
    "On contre-charge une charge déclarée, après les replis et avant les dés."};

using Businesses = engine::BusinessSet<Business>;
using Moment = engine::Moment<Business>;
using engine::any_of;
using engine::under_way;
using engine::verb_set;

// clang-format off
constexpr std::array kMoments{
    Moment{verb_set(Verb::Bid, Verb::PassBid, Verb::TakeCamp), any_of(Business::Bidding, Business::PickCamp), "8.6",
        {"There is no auction going on.", "Il n’y a pas d’enchère en cours."}},
    Moment{verb_set(Verb::Place, Verb::SetUpRest), any_of(Business::SetUp), "8.1",
        {"The set-up is over.", "La mise en place est terminée."}},
    Moment{verb_set(Verb::Flee), any_of(Business::RoutMove), "5.5",
        {"A unit flees that stays in rout after its test.",
         "Fuit l’unité qui reste en déroute après son test."}},
    Moment{verb_set(Verb::Turn, Verb::ReactFire, Verb::EndReaction), any_of(Business::Reaction), "5.3",
        {"A hex reacts when an enemy has come next to it, if no zone of control held it before.",
         "Un hexagone réagit quand un ennemi l’a rejoint, si aucune zone de contrôle ne le tenait."}},
    Moment{verb_set(Verb::Claim), any_of(Business::Fire, Business::Assault), "9.1",
        {"No bonus of a hidden order is in question.", "Aucun bonus d’ordre caché n’est en question."}},
    Moment{verb_set(Verb::Test, Verb::Lose, Verb::Disorganise), any_of(Business::Damage), "6.3",
        {"No result of a combat is being applied.", "Aucun résultat de combat n’est en cours."}},
    Moment{verb_set(Verb::Retreat), any_of(Business::Retreat, Business::Damage), "6.3",
        {"Nobody has to retreat.", "Personne ne doit se replier."}},
    Moment{verb_set(Verb::Accompany, Verb::Stay), any_of(Business::Accompany), "7",
        {"No unit has just left a commander’s hex.", "Aucune unité ne vient de quitter l’hexagone d’un chef."}},
    Moment{verb_set(Verb::Advance), any_of(Business::Advance), "6.4",
        {"Attackers advance when their assault has emptied the hex.",
         "On avance quand l’assaut a vidé l’hexagone."}},
    Moment{verb_set(Verb::Post), any_of(Business::Post), "7",
        {"No commander has to join a unit.", "Aucun chef ne doit rejoindre une unité."}},
};
// clang-format on

constexpr Businesses kSegments = any_of(Business::Movement, Business::Combat);

const Frame* assault_under_way(const State& s) {
    for (std::size_t i = s.depth; i-- > 0;)
        if (s.frames[i].business == Business::Assault) return &s.frames[i];
    return nullptr;
}

bool is_on_top(const State& s, Business business) { return top(s).business == business; }

// The frame on top, or the one that waits for its dice.
const Frame& in_hand(const State& s) {
    return is_on_top(s, Business::Dice) && s.depth > 1 ? below_top(s) : top(s);
}

Verdict check_order_moment(const State& s) {
    if (!under_way(s, any_of(Business::OrderChanges))) return refuse("4.2.1", kOrdersWhen);
    // N-18. With secret orders nobody else may learn how far the segment has come.
    const bool rolling = is_on_top(s, Business::Dice) && !s.secret_orders;
    return rolling ? refuse("4.2.1", kAllAnnounced) : kLegal;
}

Verdict check_activation_moment(const State& s, bool who_is_first) {
    if (is_on_top(s, Business::Activations) && !who_is_first) return kLegal;
    if (who_is_first) {
        const bool asked =
            is_on_top(s, Business::Activations) && top(s).step == ActivationStep::kWhoIsFirst;
        return asked ? kLegal : refuse("2.C", kFirstOnce);
    }
    return under_way(s, kSegments) ? refuse("2.C", kOneFormation) : refuse("2.C", kActivateWhen);
}

// 5.2: one after the other; rule: of what was wanted.
Verdict check_movement_moment(const State& s, const char* rule) {
    if (under_way(s, any_of(Business::Combat))) return refuse(rule, kMovementOver);
    if (!under_way(s, any_of(Business::Movement))) return refuse(rule, kMovementWhen);
    const bool moving = is_on_top(s, Business::Move) || is_on_top(s, Business::Ride);
    return moving ? refuse("5.2", kOneAfterTheOther) : kLegal;
}

Verdict check_step_moment(const Board& b, const State& s) {
    if (is_on_top(s, Business::Move) || is_on_top(s, Business::Ride)) return kLegal;
    // A reaction, a retreat out of it: the move may go on.
    const bool turning = is_on_top(s, Business::Facing) && below_top(s).business == Business::Move;
    if (!turning && under_way(s, any_of(Business::Move))) return kLegal;
    return check_going_on(b, s);
}

Verdict check_combat_moment(const State& s) {
    if (under_way(s, any_of(Business::Combat))) return kLegal;
    return under_way(s, any_of(Business::Movement)) ? refuse("6", kCombatLater)
                                                    : refuse("6", kCombatWhen);
}

// Leaving out, charging, leading: while a fire or an assault is being declared.
Verdict check_declaring(const State& s, const char* rule, Businesses wanted) {
    const Frame& f = in_hand(s);
    const bool declared =
        f.step != (f.business == Business::Fire ? std::uint8_t{FireStep::kComposeFire}
                                                : std::uint8_t{AssaultStep::kCompose});
    if (wanted.has(f.business) && !declared) return kLegal;
    return under_way(s, wanted) ? refuse(rule, kDeclared) : refuse(rule, kNothingDeclared);
}

Verdict check_head_moment(const State& s) {
    // The defence names its own after its other answers.
    const Frame& f = top(s);
    const bool to_come = f.business == Business::Assault && f.step <= AssaultStep::kDefendersHead;
    return to_come ? kLegal : check_declaring(s, "6.2.1", any_of(Business::Assault));
}

// At the step of an assault that asks for it; else what keeps the unit from it, or the time.
template <class Check>
Verdict check_answer(const State& s, const char* rule, AssaultStep::At step, const Sentence& when,
                     Check check) {
    const Frame* assault = assault_under_way(s);
    if (assault == nullptr) return refuse(rule, when);
    if (is_on_top(s, Business::Assault) && assault->step == step) return kLegal;
    if (assault->step == AssaultStep::kCompose || assault->step > AssaultStep::kRolled)
        return refuse(rule, when);
    const Verdict verdict = check(*assault);
    return verdict.legal() ? refuse(rule, when) : verdict;
}

}  // namespace

Verdict check_moment(const Board& b, const State& s, const Action& a) {
    using enum Business;
    switch (a.verb) {
        case Verb::Face:
            return is_on_top(s, Facing) ? kLegal : refuse("1.3", kFaceWhen);
        case Verb::Attempt:
        case Verb::Announced:
        case Verb::Bonus:
            return check_order_moment(s);
        case Verb::GoFirst:
        case Verb::GoSecond:
            return check_activation_moment(s, true);
        case Verb::Activate:
            return check_activation_moment(s, false);
        case Verb::Rally:
            return check_movement_moment(s, "5.1");
        case Verb::March:
            return check_movement_moment(s, "5.2");
        // At a choice of formations either would be a pass (2.C).
        case Verb::EndMovement:
            return is_on_top(s, Activations) ? kLegal : check_movement_moment(s, "5.2");
        case Verb::EndCombat:
            return is_on_top(s, Activations) ? kLegal : check_combat_moment(s);
        case Verb::Ride:
            return check_movement_moment(s, "7");
        case Verb::Enter:
            return check_movement_moment(s, "5.5");
        case Verb::To:
        case Verb::Halt:
            return check_step_moment(b, s);
        case Verb::Fire:
        case Verb::Assault:
            return check_combat_moment(s);
        case Verb::Without:
            return check_declaring(s, "6", any_of(Business::Fire, Business::Assault));
        case Verb::Bayonet:
            return check_declaring(s, "6.2.1", any_of(Business::Assault));
        case Verb::Charge:
            return check_declaring(s, "5.3.1", any_of(Business::Assault));
        case Verb::Resolve:
            return check_declaring(s, "6.1.2", any_of(Business::Fire));
        case Verb::Head:
            return check_head_moment(s);
        case Verb::Withdraw:
            return check_answer(s, "6.2.2", AssaultStep::kDefence, kWithdrawWhen,
                                [&](const Frame& f) { return check_withdrawal(b, s, f, a.unit); });
        case Verb::CounterCharge:
            return check_answer(s, "5.3.3", AssaultStep::kCounter, kCounterWhen,
                                [&](const Frame& f) { return check_counter(b, s, f, a.unit); });
        default:  // no: every prompt has its own; dice are fate's
            return engine::check_moments(kMoments, s, a.verb);
    }
}

}  // namespace levee::neerwinden
