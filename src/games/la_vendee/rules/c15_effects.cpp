// Chapter 15 (reconstruction; what each card does is data): a card is carried out.
//
// A Card frame: side, card, step; points: actions left; armies: counters that have had an action
// and, once all have moved, that have not attacked yet; flags kCard...; target: the army that is
// inspired, that has won, or that may have to flee; number: FP that Rally! may still give back. A
// Look frame: side: who looks.
#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

using enum CardStep::At;

namespace {

constexpr Sentence kHasActed{"That army has had its action of this card.",
                             "Cette armée a déjà eu son action de cette carte."};
constexpr Sentence kNoActionsLeft{"The card gives an action to {0} armies, and they have had it.",
                                  "La carte donne une action à {0} armées, et elles l’ont eue."};
constexpr Sentence kNoneOfYours{"That is no army of yours on the map.",
                                "Ce n’est pas une de vos armées sur la carte."};
constexpr Sentence kDummiesNeverFight{"That army does not fight.", "Cette armée ne combat pas."};
constexpr Sentence kNoActionForIt{"It has no action of this card left, or did not get one.",
                                  "Elle n’a plus d’action de cette carte, ou n’en a pas reçu."};
constexpr Sentence kInspiresNobody{"That card inspires no army.",
                                   "Cette carte n’exalte aucune armée."};
constexpr Sentence kInspiredBefore{"One army has the bonus already.", "Une armée a déjà le bonus."};
constexpr Sentence kNoSuchCard{"The enemy does not hold that card.",
                               "L’ennemi n’a pas cette carte."};
constexpr Sentence kNotThatCard{"That card does not do that.", "Cette carte ne fait pas cela."};
constexpr Sentence kHandEmpty{"The enemy has no cards.", "L’ennemi n’a pas de cartes."};
constexpr Sentence kNotInBattle{"That is no enemy army of the battle that is being fought.",
                                "Ce n’est pas une armée ennemie du combat en cours."};
constexpr Sentence kNoRoundYet{"There is no battle between armies going on.",
                               "Aucun combat entre armées n’est en cours."};
constexpr Sentence kNeedNotRetreat{"That army of yours is not forced to retreat.",
                                   "Cette armée à vous n’est pas forcée de se retirer."};
constexpr Sentence kLostNoSuch{"It has lost no such point to fire in this round.",
                               "Elle n’a pas perdu de tel point au feu de ce tour."};
constexpr Sentence kNotPinnedNow{"That is no pinned army of yours.",
                                 "Ce n’est pas une de vos armées fixées."};
constexpr Sentence kOneOfThree{"The card has begun to give points back.",
                               "La carte a commencé à rendre des points."};
constexpr Sentence kMustChoose{"The card takes effect: name an army.",
                               "La carte prend effet : désignez une armée."};

const CardCard& card_of_frame(const Board& b, const State& s) { return b.card(top(s).card); }
Effect effect_of(const Board& b, const State& s) { return card_of_frame(b, s).effect; }

bool own_army(const Board& b, const State& s, Side side, ArmyId army) {
    return b.side(army) == side && on_map(s, army);
}

// --- Look, Pin, Panic, Rally --------------------------------------------------------------------

Verdict check_panicked(const Board& b, const State& s, Side side, ArmyId army) {
    if (!in_battle(s) || s.battle.round == 0) return refuse("15.10", kNoRoundYet);
    if (b.side(army) == side || !s.battle.fought.has(army) || !on_map(s, army) ||
        s.armies[army].at != s.battle.area || s.armies[army].inside)
        return refuse("15.10", kNotInBattle);
    // After a round between armies.
    for (const ArmyId own : s.battle.fought)
        if (b.side(own) == side) return kLegal;
    return refuse("15.10", kNoRoundYet);
}

Verdict check_steadied(const Board& b, const State& s, Side side, ArmyId army) {
    return own_army(b, s, side, army) && in_battle(s) && s.battle.must_retreat.has(army) &&
                   s.armies[army].at == s.battle.area
               ? kLegal
               : refuse("15.11", kNeedNotRetreat);
}

Verdict check_regained(const Board& b, const State& s, Side side, ArmyId army, Troop troop) {
    if (!own_army(b, s, side, army)) return refuse("15.11", kNoneOfYours);
    if (!in_battle(s) || s.battle.lost_now[army][index(troop)] == 0)
        return refuse("15.11", kLostNoSuch);
    if (const Verdict no = check_cap(b, s, army, 1)) return no;
    return check_counters(b, s, {.side = side, .kind = Target::Army, .army = army}, troop, 1);
}

Verdict check_unpinned(const Board& b, const State& s, Side side, ArmyId army) {
    return own_army(b, s, side, army) && s.armies[army].pinned ? kLegal
                                                               : refuse("15.11", kNotPinnedNow);
}

template <class Visit>
void each_target(const Board& b, const State& s, Side side, Effect effect, Visit visit) {
    const auto each = [&](Side whose, auto check, Verb verb) {
        for (const ArmyId army : b.armies_of[index(whose)])
            if (on_map(s, army) && check(army).legal()) visit(Action::of(verb, army));
    };
    switch (effect) {
        case Effect::Pin:
            return each(
                enemy_of(side), [&](ArmyId a) { return check_pin(b, s, side, a); }, Verb::Pin);
        case Effect::Panic:
            return each(
                enemy_of(side), [&](ArmyId a) { return check_panicked(b, s, side, a); },
                Verb::Rout);
        case Effect::Rally:
            each(
                side, [&](ArmyId a) { return check_steadied(b, s, side, a); }, Verb::Steady);
            each(
                side, [&](ArmyId a) { return check_unpinned(b, s, side, a); }, Verb::Unpin);
            if (!in_battle(s)) return;
            for (const ArmyId army : b.armies_of[index(side)])
                for (const Troop troop : kAllTroops)
                    if (check_regained(b, s, side, army, troop).legal())
                        visit(Action::of(Verb::Regain, troop, army));
            return;
        default:
            return;
    }
}
bool has_target(const Board& b, const State& s, Side side, Effect effect) {
    bool found = false;
    each_target(b, s, side, effect, [&](const Action&) { found = true; });
    return found;
}

bool targets_somebody(Effect effect) {
    return effect == Effect::Pin || effect == Effect::Panic || effect == Effect::Rally;
}

// --- armies -------------------------------------------------------------------------------------

Verdict check_action_of_card(const Board& b, const State& s, ArmyId army) {
    const Frame& f = top(s);
    if (!own_army(b, s, f.side, army)) return refuse("5.3", kNoneOfYours);
    if (f.armies.has(army)) return refuse("7.3.2", kHasActed);
    return f.points > 0 ? kLegal : refuse("7.3.1", kNoActionsLeft, b.card(f.card).armies);
}

Verdict check_battle_of_card(const Board& b, const State& s, ArmyId army) {
    const Frame& f = top(s);
    if (!own_army(b, s, f.side, army)) return refuse("8.1", kNoneOfYours);
    if (!f.armies.has(army)) return refuse("7.3.2", kNoActionForIt);
    if (is_dummy(b, s, army)) return refuse("16.6", kDummiesNeverFight);
    return check_attack(b, s, army);
}

Verdict check_inspired(const Board& b, const State& s, ArmyId army) {
    if (effect_of(b, s) != Effect::Ardour) return refuse("15.13", kInspiresNobody);
    if ((top(s).flags & kCardInspired) != 0) return refuse("15.13", kInspiredBefore);
    return check_battle_of_card(b, s, army);
}

bool any_army_left(const Board& b, const State& s) {
    const Frame& f = top(s);
    if (f.points == 0) return false;
    for (const ArmyId army : b.armies_of[index(f.side)])
        if (on_map(s, army) && !f.armies.has(army)) return true;
    return false;
}
// Where contents are hidden, being asked must not tell them: then the player is asked for every
// counter that stands where there is something to attack.
bool any_battle_left(const Board& b, const State& s) {
    const Side enemy = enemy_of(top(s).side);
    for (const ArmyId army : top(s).armies) {
        if (!on_map(s, army)) continue;
        const AreaId area = s.armies[army].at;
        if (secretive(s) ? !s.armies[army].inside &&
                               (has_units(b, s, area, enemy) ||
                                (b.fortresses.has(area) && fortress_holder(s, area) == enemy))
                         : check_battle_of_card(b, s, army).legal())
            return true;
    }
    return false;
}

// --- the steps ----------------------------------------------------------------------------------

void reveal_hand(Play& p, Side looker) {
    State& s = p.s;
    Hand& hand = s.hands[index(enemy_of(looker))];
    hand.seen = hand.cards;
    p.report({.fact = Fact::LookedAt, .side = looker, .rule = "5.3.3"});
    for (const CardId card : hand.cards)
        p.report({.fact = Fact::CardSeen,
                  .side = looker,
                  .secret = true,
                  .card = card,
                  .rule = "5.3.3"});
}

// True: waits.
bool begin_card(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    const Effect effect = effect_of(p.board, s);
    if (effect == Effect::Discard && s.hands[index(enemy_of(f.side))].held > 0) return true;
    f.step = targets_somebody(effect) ? kEffect : kArmies;
    if (effect == Effect::Levy) {
        f.step = kFirstDone;
        push_placing(p, f.side, Source::Levy);
    }
    return false;
}

// 15.5: with the army, if it is still there.
void reward(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    const bool due = effect_of(p.board, s) == Effect::Pardon && (f.flags & kCardWon) != 0 &&
                     (f.flags & kCardSpent) == 0 && on_map(s, f.target);
    if (!due) {
        f.step = kDiscarded;
        return;
    }
    f.flags |= kCardSpent;
    push_placing(p, f.side, Source::Pardon, f.target);
}

bool continue_effect(Play& p) {
    State& s = p.s;
    const Frame& f = top(s);
    if ((f.flags & kCardSpent) == 0 && has_target(p.board, s, f.side, effect_of(p.board, s)))
        return true;
    top(s).step = kDiscarded;
    return false;
}

void panic(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    const ArmyId army = f.target;
    const int die = s.dice[0];
    p.report({.fact = Fact::Panicked,
              .side = enemy_of(f.side),
              .army = army,
              .a = static_cast<std::int16_t>(die),
              .rule = "15.10"});
    f.flags |= kCardSpent;
    f.step = kEffect;
    if (die >= card_of_frame(p.board, s).figure) push_retreat(p, army, Retreating::Forced);
}

void attack(Play& p, ArmyId army) {
    State& s = p.s;
    Frame& f = top(s);
    f.armies.remove(army);
    const bool inspired = (f.flags & kCardInspired) != 0 && f.target == army;
    const std::uint8_t bonus = inspired ? card_of_frame(p.board, s).figure : std::uint8_t{0};
    s.battle.flags = 0;
    push_battle(p, army);
    s.battle.bonus = bonus;
}

// A battle of this card is over.
void note_victory(State& s) {
    Frame& f = top(s);
    if ((s.battle.flags & kBattleWon) == 0 || in_battle(s)) return;
    f.flags |= kCardWon;
    f.target = s.battle.attacker;
    s.battle.flags = 0;
}

}  // namespace

// --- what other chapters ask --------------------------------------------------------------------

// L-28: does it do anything, as far as its player knows?
bool has_effect(const Board& b, const State& s, Side side, CardId card) {
    const CardCard& one = b.card(card);
    if (targets_somebody(one.effect)) return has_target(b, s, side, one.effect);
    if (one.effect == Effect::Levy) return true;
    if (one.effect == Effect::Discard && s.hands[index(enemy_of(side))].held > 0) return true;
    for (const ArmyId army : b.armies_of[index(side)])
        if (on_map(s, army)) return one.armies > 0;
    return false;
}

const CardCard* card_at_work(const Board& b, const State& s, Effect effect) {
    for (std::size_t i = s.depth; i > 0; --i) {
        const Frame& f = s.frames[i - 1];
        if (f.business == Business::Card && b.card(f.card).effect == effect) return &b.card(f.card);
    }
    return nullptr;
}

// --- the frames ---------------------------------------------------------------------------------

bool continue_card(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    switch (f.step) {
        case kFirst:
            return begin_card(p);
        case kFirstDone:
            // 5.3.3: the look is instead of the move.
            f.step = effect_of(p.board, s) == Effect::Discard ? kDiscarded : kArmies;
            return false;
        case kArmies:
            if (any_army_left(p.board, s)) return true;
            f.step = kBattles;
            return false;
        case kBattles:
            note_victory(s);
            if (any_battle_left(p.board, s)) return true;
            f.step = kAfter;
            return false;
        case kAfter:
            reward(p);
            return false;
        case kEffect:
            return continue_effect(p);
        case kEffectRolled:
            panic(p);
            return false;
        default:
            pop(s);
            return false;
    }
}

void offer_card(const Board& b, const State& s, Actions& out) {
    const Frame& f = top(s);
    const auto offer = [&](const Action& a) {
        if (check_card(b, s, a).legal()) out.push_back(a);
    };
    const ArmySet own = b.armies_of[index(f.side)];
    switch (f.step) {
        case kFirst:
            offer(Action::of(Verb::Look));
            break;
        case kArmies:
            for (const ArmyId army : own) offer(Action::of(Verb::March, army));
            break;
        case kBattles:
            for (const ArmyId army : own) offer(Action::of(Verb::Inspire, army));
            for (const ArmyId army : own) offer(Action::of(Verb::Attack, army));
            break;
        default:
            each_target(b, s, f.side, effect_of(b, s), offer);
            break;
    }
    offer(Action::of(Verb::Done));
}

namespace {

Verdict check_effect(const Board& b, const State& s, const Action& a) {
    const Frame& f = top(s);
    const Effect effect = effect_of(b, s);
    if (effect == Effect::Pin)
        return a.verb == Verb::Pin    ? check_pin(b, s, f.side, a.army)
               : a.verb == Verb::Done ? refuse("5.6", kMustChoose)
                                      : refuse("15.6", kNotThatCard);
    if (effect == Effect::Panic)
        return a.verb == Verb::Rout   ? check_panicked(b, s, f.side, a.army)
               : a.verb == Verb::Done ? refuse("15.10", kMustChoose)
                                      : refuse("15.10", kNotThatCard);
    if (f.number > 0 && (a.verb == Verb::Steady || a.verb == Verb::Unpin))
        return refuse("15.11", kOneOfThree);
    switch (a.verb) {
        case Verb::Done:
            return kLegal;
        case Verb::Steady:
            return check_steadied(b, s, f.side, a.army);
        case Verb::Regain:
            return check_regained(b, s, f.side, a.army, a.troop);
        case Verb::Unpin:
            return check_unpinned(b, s, f.side, a.army);
        default:
            return refuse("15.11", kNotThatCard);
    }
}

}  // namespace

Verdict check_card(const Board& b, const State& s, const Action& a) {
    const Frame& f = top(s);
    switch (f.step) {
        case kFirst:
            if (a.verb == Verb::Done) return kLegal;
            if (a.verb != Verb::Look) return refuse("15.4", kNotNow);
            return s.hands[index(enemy_of(f.side))].held > 0 ? kLegal : refuse("15.4", kHandEmpty);
        case kArmies:
            if (a.verb == Verb::Done) return kLegal;
            return a.verb == Verb::March ? check_action_of_card(b, s, a.army)
                                         : refuse("5.3", kNotNow);
        case kBattles:
            if (a.verb == Verb::Done) return kLegal;
            if (a.verb == Verb::Inspire) return check_inspired(b, s, a.army);
            return a.verb == Verb::Attack ? check_battle_of_card(b, s, a.army)
                                          : refuse("8.1", kNotNow);
        default:
            return check_effect(b, s, a);
    }
}

void do_card(Play& p, const Action& a) {
    State& s = p.s;
    Frame& f = top(s);
    switch (a.verb) {
        case Verb::Look:
            f.step = kFirstDone;
            push(s, {.business = Business::Look, .side = f.side});
            reveal_hand(p, f.side);
            return;
        case Verb::March:
            f.armies.add(a.army);
            if (f.points != kAllArmies) --f.points;
            return push_march(p, a.army, f.card);
        case Verb::Inspire:
            f.flags |= kCardInspired;
            f.target = a.army;
            p.report({.fact = Fact::Inspired, .side = f.side, .army = a.army, .rule = "15.13"});
            return;
        case Verb::Attack:
            return attack(p, a.army);
        case Verb::Pin:
            f.flags |= kCardSpent;
            s.armies[a.army].pinned = true;
            p.report(
                {.fact = Fact::Pinned, .side = enemy_of(f.side), .army = a.army, .rule = "5.6"});
            return cancel_route(p, a.army);  // L-19
        case Verb::Rout:
            f.target = a.army;
            f.step = kEffectRolled;
            return ask_dice(s, 1);
        case Verb::Steady:
            f.flags |= kCardSpent;
            s.battle.steadied.add(a.army);
            s.battle.must_retreat.remove(a.army);
            p.report({.fact = Fact::Steadied, .side = f.side, .army = a.army, .rule = "15.11"});
            return;
        case Verb::Regain: {
            auto& lost = s.battle.lost_now[a.army][index(a.troop)];
            --lost;
            add_points(p, {.side = f.side, .kind = Target::Army, .army = a.army}, a.troop, 1);
            const int left = f.number > 0 ? f.number : card_of_frame(p.board, s).figure;
            f.number = static_cast<std::uint8_t>(left - 1);
            if (f.number == 0) f.flags |= kCardSpent;
            p.report({.fact = Fact::Regained,
                      .side = f.side,
                      .army = a.army,
                      .troop = a.troop,
                      .rule = "15.11"});
            return;
        }
        case Verb::Unpin:
            f.flags |= kCardSpent;
            return unpin(p, a.army);
        default:  // Done
            f.step = f.step == kFirst    ? kArmies
                     : f.step == kArmies ? kBattles
                     : f.step == kEffect ? kDiscarded
                                         : kAfter;
            return;
    }
}

// --- 15.4 ---------------------------------------------------------------------------------------

// A hand that is looked at has a card.
bool continue_look(Play& /*p*/) { return true; }

void offer_look(const Board& /*b*/, const State& s, Actions& out) {
    for (const CardId card : s.hands[index(enemy_of(top(s).side))].seen)
        out.push_back(Action::of_card(Verb::Select, card));
}

Verdict check_look(const Board& /*b*/, const State& s, const Action& a) {
    if (a.verb != Verb::Select) return refuse("5.3.3", kNotNow);
    return s.hands[index(enemy_of(top(s).side))].seen.has(a.card()) ? kLegal
                                                                    : refuse("5.3.3", kNoSuchCard);
}

void do_look(Play& p, const Action& a) {
    State& s = p.s;
    const Side enemy = enemy_of(top(s).side);
    pop(s);
    take_from_hand(s, enemy, a.card());
    p.report(
        {.fact = Fact::CardDiscarded, .side = enemy, .card = a.card(), .a = 1, .rule = "5.3.3"});
    check_routes(p, enemy);
}

}  // namespace levee::la_vendee
