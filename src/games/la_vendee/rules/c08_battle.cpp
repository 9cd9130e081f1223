// Chapter 8: the battle of one attacking army in its region, round by round. A Battle frame: side
// decides (the attacker at kAim, the defender at kStand); army: the attacker; number: at kFortress
// the forces that have taken their losses, at kStand the next counter to be asked; at kTied target:
// the army that is tied with the attacker, points: the Royalist die. All else is in State::battle.
//
// What a round has brought is worked off in the order of BattleStep: losses, the fortress, who must
// retreat, a window for cards (7.5), retreats, irregulars, who wants to retreat, the next round.
#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

namespace {

constexpr Sentence kAimOrFire{
    "Name the targets: `engage`, `engage-irregulars` or `assault`, then `fire`.",
    "Désignez les cibles : « engage », « engage-irregulars » ou « assault », puis « fire »."};
constexpr Sentence kStandOrGo{"Retreat or stay.", "Battez en retraite ou restez."};
constexpr Sentence kNotATarget{"That is no enemy army in the open in this region.",
                               "Ce n’est pas une armée ennemie hors des murs de cette région."};
constexpr Sentence kUnmanned{"Nobody is left in that army.",
                             "Il n’y a plus personne dans cette armée."};
constexpr Sentence kAimedAlready{"Dice have been given to that target.",
                                 "Cette cible a déjà reçu ses dés."};
constexpr Sentence kTooManyDice{"{0} dice are named, and {1} are left.",
                                "{0} dés indiqués, il en reste {1}."};
constexpr Sentence kOneDieOnly{"An army without regulars has one die, at one target.",
                               "Une armée sans réguliers a un seul dé, pour une seule cible."};
constexpr Sentence kOneAtIrregulars{"Irregulars and detachments are fired at with one die.",
                                    "On tire sur irréguliers et détachements avec un seul dé."};
constexpr Sentence kNoIrregularsHere{
    "No enemy irregulars or detachments are in the open here.",
    "Il n’y a pas ici d’irréguliers ni de détachements ennemis hors "
    "des murs."};
constexpr Sentence kNoFortressHere{"There is no enemy fortress here.",
                                   "Il n’y a pas ici de forteresse ennemie."};
constexpr Sentence kInfantryOnly{"{0} dice are named, and the infantry has {1} for a fortress.",
                                 "{0} dés indiqués, l’infanterie en a {1} contre une forteresse."};
constexpr Sentence kNobodyStorms{"Cavalry and irregulars roll no dice at a fortress.",
                                 "Cavalerie et irréguliers n’ont pas de dé contre une forteresse."};
constexpr Sentence kNoTargetYet{"Name a target first.", "Désignez d’abord une cible."};
constexpr Sentence kOneRoundFirst{"An attack goes on for one round at least.",
                                  "Une attaque dure au moins un tour."};
constexpr Sentence kFireFirst{"Targets have been named: `fire`.",
                              "Les cibles sont désignées : « fire »."};
constexpr Sentence kNotAble{"That army cannot attack.", "Cette armée ne peut pas attaquer."};
constexpr Sentence kNothingToAttack{"Nothing in its region that it could attack.",
                                    "Rien dans sa région qu’elle puisse attaquer."};

Side attackers(const Board& b, const State& s) { return b.side(s.battle.attacker); }
Side defenders(const Board& b, const State& s) { return enemy_of(attackers(b, s)); }

// In the region of the battle, and not behind walls.
bool in_the_field(const State& s, ArmyId army) {
    return s.armies[army].at == s.battle.area && !s.armies[army].inside;
}
bool attacker_stands(const State& s) {
    const ArmyId army = s.battle.attacker;
    return in_the_field(s, army) && total(s.armies[army].points) > 0;
}

bool is_enemy_fortress(const Board& b, const State& s, AreaId area, Side side) {
    return b.fortresses.has(area) && fortress_holder(s, area) != side;
}

// --- the aim ------------------------------------------------------------------------------------

bool has_aim(const Battle& battle) {
    return !battle.engaged.empty() || (battle.flags & (kBattleIrregulars | kBattleFortress)) != 0;
}

int dice_left(const Board& b, const State& s) {
    const Battle& battle = s.battle;
    int left =
        army_dice(b, s, battle.attacker) - battle.dice_at_irregulars - battle.dice_at_fortress;
    for (const ArmyId army : battle.engaged) left -= battle.dice_at[army];
    return left;
}

// L-44: its one die is the irregular one.
bool has_no_regulars(const State& s) { return regulars(s.armies[s.battle.attacker].points) == 0; }

Verdict check_dice(const Board& b, const State& s, int n) {
    if (has_no_regulars(s))
        return n == 1 && !has_aim(s.battle) ? kLegal : refuse("8.3", kOneDieOnly);
    const int left = dice_left(b, s);
    return n <= left ? kLegal : refuse("8.3", kTooManyDice, n, left);
}

Verdict check_engage(const Board& b, const State& s, const Action& a) {
    if (!b.armies_of[index(defenders(b, s))].has(a.army) || !in_the_field(s, a.army))
        return refuse("8.1", kNotATarget);
    if (total(s.armies[a.army].points) == 0) return refuse("16.7", kUnmanned);
    if (s.battle.engaged.has(a.army)) return refuse("8.3", kAimedAlready);
    return check_dice(b, s, a.number);
}

Verdict check_engage_irregulars(const Board& b, const State& s, int n) {
    if (!s.derived.irregulars[index(defenders(b, s))].has(s.battle.area))
        return refuse("8.1", kNoIrregularsHere);
    if ((s.battle.flags & kBattleIrregulars) != 0) return refuse("8.3", kAimedAlready);
    if (n != 1) return refuse("8.5", kOneAtIrregulars);
    return check_dice(b, s, n);
}

// 9.1, L-11: infantry out of the pool; an army without any gives a die of its guns, which they roll
// apart.
Verdict check_assault(const Board& b, const State& s, int n) {
    if (!is_enemy_fortress(b, s, s.battle.area, attackers(b, s)))
        return refuse("9.1", kNoFortressHere);
    if ((s.battle.flags & kBattleFortress) != 0) return refuse("8.3", kAimedAlready);
    const ArmyId army = s.battle.attacker;
    if (has_no_regulars(s) || assault_dice(b, s, army, n) == 0) return refuse("9.1", kNobodyStorms);
    const int infantry = of_arm(s.armies[army].points, Troop::Infantry);
    const int most = infantry < b.tables.figures.army_dice ? infantry : b.tables.figures.army_dice;
    if (n > most && n > 1) return refuse("9.1", kInfantryOnly, n, most);
    return check_dice(b, s, n);
}

Verdict check_fire_now(const State& s) {
    return has_aim(s.battle) ? kLegal : refuse("8.2", kNoTargetYet);
}

// 8.2, L-47
Verdict check_stopping(const State& s) {
    if (s.battle.round == 0) return refuse("8.2", kOneRoundFirst);
    return has_aim(s.battle) ? refuse("8.2", kFireFirst) : kLegal;
}

Verdict check_aim(const Board& b, const State& s, const Action& a) {
    switch (a.verb) {
        case Verb::Engage:
            return check_engage(b, s, a);
        case Verb::EngageIrregulars:
            return check_engage_irregulars(b, s, a.number);
        case Verb::Assault:
            return check_assault(b, s, a.number);
        case Verb::Fire:
            return check_fire_now(s);
        case Verb::CallOff:
            return check_stopping(s);
        case Verb::Retreat: {
            const Verdict no = check_stopping(s);
            return no ? no : check_leaving(b, s, s.battle.attacker);
        }
        default:
            return refuse("8.2", kAimOrFire);
    }
}

void aim(Play& p, const Action& a) {
    Battle& battle = p.s.battle;
    const bool no_regulars = has_no_regulars(p.s);
    Target at = Target::Army;
    int dice = a.number;
    if (a.verb == Verb::Engage) {
        battle.engaged.add(a.army);
        battle.dice_at[a.army] = no_regulars ? std::uint8_t{0} : a.number;
        if (battle.irregular_at == kNoArmy) battle.irregular_at = a.army;  // L-77
    } else if (a.verb == Verb::EngageIrregulars) {
        at = Target::Irregulars;
        battle.flags |= kBattleIrregulars;
        battle.dice_at_irregulars = a.number;
    } else {
        at = Target::Fortress;
        battle.flags |= kBattleFortress;
        battle.dice_at_fortress = a.number;
        dice = assault_dice(p.board, p.s, battle.attacker, a.number);
    }
    p.report({.fact = Fact::Aimed,
              .side = attackers(p.board, p.s),
              .army = battle.attacker,
              .other = a.army,
              .a = static_cast<std::int16_t>(dice),
              .b = static_cast<std::int16_t>(at),
              .rule = "8.3"});
}

// --- fire ---------------------------------------------------------------------------------------

void report_reason(Play& p, ArmyId army, int by, Reason reason, const char* rule) {
    if (by > 0)
        p.report({.fact = Fact::Modifier,
                  .side = p.board.side(army),
                  .army = army,
                  .a = static_cast<std::int16_t>(by),
                  .b = static_cast<std::int16_t>(reason),
                  .rule = rule});
}

// 8.4.3: of an army at an army, in the first round.
int pin_bonus(const Board& b, const State& s, ArmyId target) {
    return s.battle.round == 1 && s.armies[target].pinned ? b.tables.figures.pin_modifier : 0;
}

void add_attack(Play& p) {
    State& s = p.s;
    const Board& b = p.board;
    const Battle& battle = s.battle;
    const ArmyId army = battle.attacker;
    const int bonus = battle.round == 1 ? battle.bonus : 0;
    for (const ArmyId target : battle.engaged) {
        Volley v = army_volley(b, s, army, Target::Army, target, battle.dice_at[target], true);
        if (target != battle.irregular_at) v.irregulars = 0;
        const int pin = pin_bonus(b, s, target);
        v.modifier = static_cast<std::uint8_t>(bonus + pin);
        add_volley(s, v);
        report_reason(p, army, pin, Reason::Pin, "8.4.3");
    }
    if ((battle.flags & kBattleIrregulars) != 0) {
        Volley v = army_volley(b, s, army, Target::Irregulars, kNoArmy, 1, true);
        v.modifier = static_cast<std::uint8_t>(bonus);
        add_volley(s, v);
    }
    if ((battle.flags & kBattleFortress) != 0) {
        const int dice = assault_dice(b, s, army, battle.dice_at_fortress);
        Volley v = army_volley(b, s, army, Target::Fortress, kNoArmy, dice, true);
        v.modifier = static_cast<std::uint8_t>(bonus);
        add_volley(s, v);
        const CardCard* siege = card_at_work(b, s, Effect::Siege);
        if (siege != nullptr) report_reason(p, army, siege->figure, Reason::Siege, "15.0");
    }
    report_reason(p, army, bonus, Reason::Ardour, "15.0");
    report_reason(p, army, bonaparte_dice(b, s, army), Reason::Bonaparte, "16.11");
}

// L-11: each defender that is attacked, once.
void add_defence(Play& p) {
    State& s = p.s;
    const Board& b = p.board;
    const Battle& battle = s.battle;
    for (const ArmyId army : battle.engaged) {
        Volley v =
            army_volley(b, s, army, Target::Army, battle.attacker, army_dice(b, s, army), false);
        const int pin = pin_bonus(b, s, battle.attacker);
        v.modifier = static_cast<std::uint8_t>(pin);
        add_volley(s, v);
        report_reason(p, army, pin, Reason::Pin, "8.4.3");
        report_reason(p, army, bonaparte_dice(b, s, army), Reason::Bonaparte, "16.11");
    }
    if ((battle.flags & kBattleIrregulars) != 0)
        add_volley(
            s, irregular_volley(b, s, battle.area, defenders(b, s), Target::Army, battle.attacker));
    if ((battle.flags & kBattleFortress) != 0)
        add_fortress_volleys(b, s, battle.area, battle.attacker);
}

void open_fire(Play& p) {
    State& s = p.s;
    Battle& battle = s.battle;
    ++battle.round;
    battle.fought = battle.fought | battle.engaged;
    battle.fought.add(battle.attacker);
    p.report({.fact = Fact::RoundBegan,
              .side = attackers(p.board, s),
              .army = battle.attacker,
              .a = battle.round,
              .rule = "8.2"});
    clear_volleys(s);
    add_attack(p);
    add_defence(p);
    report_to_hit(p);
    push_volleys(p);
}

int hits_at(const State& s, Target at, ArmyId target) {
    int sum = 0;
    for (std::size_t i = 0; i < s.volley_count; ++i)
        if (s.volleys[i].at == at && s.volleys[i].target == target) sum += s.volleys[i].hits;
    return sum;
}
int hits_by_armies(const State& s, ArmyId target) {
    int sum = 0;
    for (std::size_t i = 0; i < s.volley_count; ++i) {
        const Volley& v = s.volleys[i];
        if (v.at == Target::Army && v.target == target && v.firer == Target::Army) sum += v.hits;
    }
    return sum;
}

// L-49: before anything is taken off, since no army can lose more than it has.
void count_losses(State& s) {
    Battle& battle = s.battle;
    ArmySet armies = battle.engaged;
    armies.add(battle.attacker);
    for (const ArmyId army : armies) {
        const int men = total(s.armies[army].points);
        const int hits = hits_by_armies(s, army);
        battle.lost[army] =
            static_cast<std::uint8_t>(battle.lost[army] + (hits < men ? hits : men));
    }
}

// The attacker first, then irregulars, armies, and what is in the fortress; false: one of them has
// to say what is lost.
bool all_losses_taken(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    const Battle& battle = s.battle;
    const Side enemy = defenders(p.board, s);
    constexpr std::uint8_t kFirstArmy = 2;
    constexpr std::uint8_t kFortressTurn = kFirstArmy + kArmyRoom;
    while (f.number <= kFortressTurn) {
        const std::uint8_t turn = f.number++;
        const std::uint8_t depth = s.depth;
        if (turn == kFortressTurn) {
            if ((battle.flags & kBattleFortress) != 0)
                hit_fortress(p, hits_at(s, Target::Fortress, kNoArmy));
        } else if (turn == 1) {
            push_losses(p, {.side = enemy, .area = battle.area},
                        hits_at(s, Target::Irregulars, kNoArmy), "8.6", true);
        } else {
            const ArmyId army =
                turn == 0 ? battle.attacker : ArmyId{static_cast<std::uint8_t>(turn - kFirstArmy)};
            if (turn > 0 && !battle.engaged.has(army)) continue;
            push_losses(p, {.side = p.board.side(army), .kind = Target::Army, .army = army},
                        hits_at(s, Target::Army, army), "8.6", true);
        }
        if (s.depth != depth) return false;
    }
    f.number = 0;
    return true;
}

// 9.4, 9.5: the besieger must be there to see it.
bool surrenders(const Board& b, const State& s) {
    return (s.battle.flags & kBattleFortress) != 0 && attacker_stands(s) &&
           fortress_falls(b, s, s.battle.area);
}

// --- after the fire -----------------------------------------------------------------------------

void report_routs(Play& p) {
    for (const ArmyId army : p.s.battle.must_retreat)
        p.report({.fact = Fact::MustRetreat,
                  .side = p.board.side(army),
                  .army = army,
                  .a = p.s.battle.lost[army],
                  .rule = "8.7"});
}

// 8.7: a die each, the Royalists' first; the lower one retreats.
bool ask_for_tie(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    if (s.battle.must_retreat.has(s.battle.attacker)) return false;
    const ArmyId tied = tied_with_attacker(p.board, s, f.target);
    if (tied == kNoArmy) return false;
    f.target = tied;
    f.points = 0;
    f.step = BattleStep::kTied;
    ask_dice(s, 1);
    return true;
}

void hear_tie(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    const std::uint8_t die = s.dice[0];
    if (f.points == 0) {
        f.points = die;
        ask_dice(s, 1);
        return;
    }
    const std::uint8_t royalist = f.points;
    f.points = 0;
    p.report({.fact = Fact::TieRolled,
              .side = attackers(p.board, s),
              .army = f.target,
              .a = royalist,
              .b = die,
              .rule = "8.7"});
    if (royalist == die) {
        ask_dice(s, 1);
        return;
    }
    const Side low = royalist < die ? Side::Royalist : Side::Republican;
    s.battle.must_retreat.add(p.board.side(f.target) == low ? f.target : s.battle.attacker);
    if (ask_for_tie(p)) return;
    f.step = BattleStep::kWindow;
}

// The defenders first.
bool push_forced_retreat(Play& p) {
    State& s = p.s;
    Battle& battle = s.battle;
    while (!battle.must_retreat.empty()) {
        ArmySet going = battle.must_retreat;
        going.remove(battle.attacker);
        const ArmyId army = going.empty() ? battle.attacker : going.first();
        battle.must_retreat.remove(army);
        if (!on_map(s, army) || !in_the_field(s, army)) continue;
        push_retreat(p, army, Retreating::Forced);
        return true;
    }
    return false;
}

// The next defending army that may go.
bool ask_who_stands(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    f.side = defenders(p.board, s);
    if (!attacker_stands(s)) return false;
    for (; f.number < kArmyRoom; ++f.number) {
        const ArmyId army{f.number};
        if (!s.battle.fought.has(army) || p.board.side(army) != f.side || !in_the_field(s, army))
            continue;
        if (secretive(s) || check_leaving(p.board, s, army).legal()) return true;
    }
    return false;
}

void next_round(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    Battle& battle = s.battle;
    battle.flags &= kBattleWon;
    battle.engaged.clear();
    battle.dice_at = {};
    battle.dice_at_irregulars = 0;
    battle.dice_at_fortress = 0;
    battle.irregular_at = kNoArmy;
    battle.lost_now = {};
    battle.must_retreat.clear();
    battle.steadied.clear();
    clear_volleys(s);
    f.number = 0;
    f.target = kNoArmy;
    f.side = attackers(p.board, s);
    f.step = attacker_stands(s) && check_attack(p.board, s, battle.attacker).legal()
                 ? BattleStep::kAim
                 : BattleStep::kFinish;
}

// 15: an army that it fought is gone, and it is not.
bool has_won(const Board& b, const State& s) {
    const Battle& battle = s.battle;
    if ((battle.flags & kBattleWon) != 0) return true;
    if (!attacker_stands(s)) return false;
    for (const ArmyId army : battle.fought)
        if (b.side(army) == defenders(b, s) && !in_the_field(s, army)) return true;
    return false;
}

void after_losses(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    if (surrenders(p.board, s)) {
        // 16.7: within the walls there is no place for an army without men.
        const ArmySet within = armies_inside(p.board, s, s.battle.area);
        if (!within.empty()) {
            eliminate_army(p, within.first(), "9.4");
            return;
        }
        fell(p);
        f.step = BattleStep::kBounty;
        ask_dice(s, 1);
        return;
    }
    f.step = BattleStep::kMustRetreat;
}

}  // namespace

// 8.0: only where the card lets it, and never by itself.
Verdict check_attack(const Board& b, const State& s, ArmyId counter) {
    const Army& army = s.armies[counter];
    if (!on_map(s, counter) || army.inside || is_dummy(b, s, counter) || total(army.points) == 0)
        return refuse("8.1", kNotAble);
    const Side side = b.side(counter);
    const Side enemy = enemy_of(side);
    if (s.derived.irregulars[index(enemy)].has(army.at)) return kLegal;
    for (const ArmyId other : armies_outside(b, s, army.at, enemy))
        if (total(s.armies[other].points) > 0) return kLegal;
    const bool storms = is_enemy_fortress(b, s, army.at, side) && regulars(army.points) > 0 &&
                        assault_dice(b, s, counter, 1) > 0;
    return storms ? kLegal : refuse("8.1", kNothingToAttack);
}

void push_battle(Play& p, ArmyId attacker) {
    State& s = p.s;
    s.battle = {};
    s.battle.area = s.armies[attacker].at;
    s.battle.attacker = attacker;
    s.battle.fortress_dice = p.board.tables.figures.fortress_dice;  // L-13
    clear_volleys(s);
    const Side side = p.board.side(attacker);
    p.report({.fact = Fact::BattleBegan,
              .side = side,
              .army = attacker,
              .area = s.battle.area,
              .rule = "8.1"});
    push(s, {.business = Business::Battle, .side = side, .army = attacker});
}

void end_battle(Play& p) {
    State& s = p.s;
    const bool won = has_won(p.board, s);
    const ArmyId attacker = s.battle.attacker;
    s.battle = {};
    s.battle.attacker = attacker;
    if (won) s.battle.flags = kBattleWon;
    clear_volleys(s);
    pop(s);
}

bool continue_battle(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    switch (f.step) {
        case BattleStep::kAim:
            return true;
        case BattleStep::kDice:
            f.step = BattleStep::kHits;
            open_fire(p);
            return false;
        case BattleStep::kHits:
            count_losses(s);
            f.number = 0;
            f.step = BattleStep::kFortress;
            return false;
        case BattleStep::kFortress:
            if (all_losses_taken(p)) after_losses(p);
            return false;
        case BattleStep::kBounty:
            f.step = BattleStep::kMustRetreat;
            take_bounty(p);
            return false;
        case BattleStep::kMustRetreat:
            s.battle.must_retreat = must_retreat(p.board, s);
            f.target = kNoArmy;
            if (!ask_for_tie(p)) f.step = BattleStep::kWindow;
            return false;
        case BattleStep::kTied:
            hear_tie(p);
            return false;
        case BattleStep::kWindow:
            report_routs(p);
            f.step = BattleStep::kRetreats;
            push_window(p, true);
            return false;
        case BattleStep::kRetreats:
            if (!push_forced_retreat(p)) f.step = BattleStep::kIrregularsGo;
            return false;
        case BattleStep::kIrregularsGo: {
            f.number = 0;
            f.step = BattleStep::kStand;
            const Side enemy = defenders(p.board, s);
            f.side = enemy;
            const bool engaged = (s.battle.flags & kBattleIrregulars) != 0;
            if (engaged && attacker_stands(s) &&
                s.derived.irregulars[index(enemy)].has(s.battle.area))  // 8.5
                push_withdrawal(p, enemy, s.battle.area, true);
            return false;
        }
        case BattleStep::kStand:
            if (ask_who_stands(p)) return true;
            f.step = BattleStep::kNextRound;
            return false;
        case BattleStep::kNextRound:
            next_round(p);
            return false;
        default: {
            const ArmyId caught =
                s.options.zero_strength ? unmanned_and_caught(p.board, s, s.battle.area) : kNoArmy;
            if (caught != kNoArmy)
                eliminate_army(p, caught, "16.7");
            else
                end_battle(p);
            return false;
        }
    }
}

void offer_battle(const Board& b, const State& s, Actions& out) {
    const auto add = [&](const Action& a) {
        if (check_battle(b, s, a).legal()) out.push_back(a);
    };
    if (top(s).step == BattleStep::kStand) {
        add(Action::of(Verb::Stay));
        add(Action::of(Verb::Retreat));
        return;
    }
    add(Action::of(Verb::Fire));
    for (int n = 1; n <= kMostPoolDice; ++n) {
        for (const ArmyId army : armies_outside(b, s, s.battle.area, defenders(b, s))) {
            Action engage = Action::of_number(Verb::Engage, n);
            engage.army = army;
            add(engage);
        }
        add(Action::of_number(Verb::EngageIrregulars, n));
        add(Action::of_number(Verb::Assault, n));
    }
    add(Action::of(Verb::CallOff));
    add(Action::of(Verb::Retreat));
}

Verdict check_battle(const Board& b, const State& s, const Action& a) {
    const Frame& f = top(s);
    if (f.step != BattleStep::kStand) return check_aim(b, s, a);
    if (a.verb == Verb::Stay) return kLegal;
    return a.verb == Verb::Retreat ? check_leaving(b, s, ArmyId{f.number})
                                   : refuse("8.7", kStandOrGo);
}

void do_battle(Play& p, const Action& a) {
    State& s = p.s;
    Frame& f = top(s);
    if (f.step == BattleStep::kStand) {
        const ArmyId army{f.number++};
        if (a.verb == Verb::Retreat) push_retreat(p, army, Retreating::Willing);
        return;
    }
    switch (a.verb) {
        case Verb::Fire:
            f.step = BattleStep::kDice;
            break;
        case Verb::CallOff:
            p.report({.fact = Fact::CalledOff,
                      .side = f.side,
                      .army = f.army,
                      .area = s.battle.area,
                      .rule = "5.3.4"});
            f.step = BattleStep::kFinish;
            break;
        case Verb::Retreat:
            f.step = BattleStep::kFinish;
            push_retreat(p, f.army, Retreating::Willing);
            break;
        default:
            aim(p, a);
            break;
    }
}

}  // namespace levee::la_vendee
