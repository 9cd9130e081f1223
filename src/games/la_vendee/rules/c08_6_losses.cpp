// 8.6, 5.8, 6.5, 9.4: the owner says which FP of a force are lost, one after the other. A Losses
// frame: side; army, or area of irregulars and detachments, or of all that is in a fortress
// (flags); points: FP still to lose; number: by which rule.
#include <string_view>

#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

namespace {

constexpr std::uint8_t kLossInside = 1;
constexpr std::uint8_t kLossToFire = 2;  // in a round of a battle: can be regained

constexpr Sentence kSayWhatIsLost{"Say what is lost: `lose` or `lose-of`.",
                                  "Indiquez ce qui est perdu : « lose » ou « lose-of »."};
constexpr Sentence kNoneOfThem{"There is nothing of that kind to lose.",
                               "Il n’y a là rien de cette sorte à perdre."};
constexpr Sentence kNotInThere{"That army is not in the fortress.",
                               "Cette armée n’est pas dans la forteresse."};

// A frame has no room for a rule's number.
constexpr std::array<const char*, 14> kLossRules{"8.6",  "5.5",  "6.5", "6.4", "5.3.2",
                                                 "11.3", "8.7",  "6.6", "9.4", "16.1",
                                                 "16.7", "10.2", "5.8", "5.7"};
std::uint8_t number_of_rule(const char* rule) {
    for (std::size_t i = 0; i < kLossRules.size(); ++i)
        if (std::string_view(kLossRules[i]) == rule) return static_cast<std::uint8_t>(i);
    assert(false && "losses by a rule that the table does not have");
    return 0;
}
const char* rule_of(const Frame& f) {
    return kLossRules[f.number < kLossRules.size() ? f.number : 0U];
}

bool inside(const Frame& f) { return (f.flags & kLossInside) != 0; }

// The force itself; of a fortress, the irregulars and detachments in it.
Force force_of(const Frame& f) {
    const Target kind = f.army != kNoArmy ? Target::Army
                        : inside(f)       ? Target::Inside
                                          : Target::Irregulars;
    return {.side = f.side, .kind = kind, .army = f.army, .area = f.area};
}

ArmySet armies_of(const Board& b, const State& s, const Frame& f) {
    return inside(f) ? armies_inside(b, s, f.area) : ArmySet{};
}

int left_of(const Board& b, const State& s, const Frame& f) {
    int sum = total(points_of(s, force_of(f)));
    for (const ArmyId army : armies_of(b, s, f)) sum += total(s.armies[army].points);
    return sum;
}

int kinds_in(const Points& points) {
    int kinds = 0;
    for (const auto n : points) kinds += n > 0 ? 1 : 0;
    return kinds;
}
int choices(const Board& b, const State& s, const Frame& f) {
    int sum = kinds_in(points_of(s, force_of(f)));
    for (const ArmyId army : armies_of(b, s, f)) sum += kinds_in(s.armies[army].points);
    return sum;
}

// L-81: of an army that is not seen the enemy must not learn that it has one kind only.
bool is_asked_anyway(const Board& b, const State& s, const Frame& f) {
    return f.army != kNoArmy && !is_open(b, s, f.army);
}

void lose_one(Play& p, const Force& force, Troop troop) {
    State& s = p.s;
    Frame& f = top(s);
    const bool secret = is_asked_anyway(p.board, s, f);
    remove_points(p, force, troop, 1);
    if (f.points > 0) --f.points;
    if ((f.flags & kLossToFire) != 0 && force.kind == Target::Army)
        ++s.battle.lost_now[force.army][index(troop)];
    p.report({.fact = Fact::Lost,
              .side = f.side,
              .secret = secret,
              .army = force.army,
              .troop = troop,
              .area = force.kind == Target::Army ? s.armies[force.army].at : f.area,
              .a = 1,
              .b = static_cast<std::int16_t>(inside(f) ? 1 : 0),
              .rule = rule_of(f)});
}

void lose_first_kind(Play& p, const Force& force) {
    for (const Troop troop : kAllTroops)
        if (points_of(p.s, force)[index(troop)] > 0) {
            lose_one(p, force, troop);
            return;
        }
}

// Nothing to choose: one of the only kind, or the next of all.
void lose_any(Play& p) {
    const Frame f = top(p.s);
    if (total(points_of(p.s, force_of(f))) > 0) {
        lose_first_kind(p, force_of(f));
        return;
    }
    for (const ArmyId army : armies_of(p.board, p.s, f))
        if (total(p.s.armies[army].points) > 0) {
            lose_first_kind(p,
                            {.side = f.side, .kind = Target::Army, .army = army, .area = f.area});
            return;
        }
}

// 5.8, 8.6: an army without men; not with 16.7, but in a fortress that falls it has nowhere to
// stay.
ArmyId emptied(const Board& b, const State& s, const Frame& f) {
    if (s.options.zero_strength) return kNoArmy;
    if (f.army != kNoArmy)
        return on_map(s, f.army) && total(s.armies[f.army].points) == 0 ? f.army : kNoArmy;
    for (const ArmyId army : armies_of(b, s, f))
        if (total(s.armies[army].points) == 0 && !is_dummy(b, s, army)) return army;
    return kNoArmy;
}

}  // namespace

void push_losses(Play& p, const Force& force, int n, const char* rule, bool to_fire) {
    if (n <= 0) return;
    const bool army = force.kind == Target::Army;
    push(p.s, {.business = Business::Losses,
               .side = force.side,
               .army = army ? force.army : kNoArmy,
               .area = army ? p.s.armies[force.army].at : force.area,
               .number = number_of_rule(rule),
               .points = static_cast<std::uint8_t>(n),
               .flags = static_cast<std::uint8_t>((force.kind == Target::Inside ? kLossInside : 0) |
                                                  (to_fire ? kLossToFire : 0))});
}

void eliminate_army(Play& p, ArmyId counter, const char* rule) {
    State& s = p.s;
    const Board& b = p.board;
    const ArmyId card = card_of(s, counter);
    p.report({.fact = Fact::Eliminated,
              .side = b.side(counter),
              .army = counter,
              .area = s.armies[counter].at,
              .rule = rule});
    if (b.card(card).kind == ArmyKind::British) {  // 12.3: with all detachments, and York goes home
        const Force army{.side = b.side(counter), .kind = Target::Army, .army = counter};
        for (const Troop troop : kAllTroops)
            remove_points(p, army, troop, s.armies[counter].points[index(troop)]);
        recall_british(p);
        return;
    }
    remove_counter(p, counter);
    s.fates[card] = {.post = ArmyPost::Destroyed, .due = static_cast<std::uint8_t>(s.turn + 1)};
    push_leaders(p, card, true);
}

bool continue_losses(Play& p) {
    State& s = p.s;
    const Board& b = p.board;
    while (true) {
        Frame& f = top(s);
        if (f.army != kNoArmy && !on_map(s, f.army)) break;  // eliminated, or recalled (12.3)
        if (const ArmyId army = emptied(b, s, f); army != kNoArmy) {
            eliminate_army(p, army, rule_of(f));
            return false;
        }
        const int left = left_of(b, s, f);
        if (f.points == 0 || left == 0) break;
        const bool free_choice = choices(b, s, f) > 1 && f.points < left;
        if (free_choice || is_asked_anyway(b, s, f)) return true;
        lose_any(p);
        recall_british(p);
    }
    pop(s);
    return false;
}

void offer_losses(const Board& b, const State& s, Actions& out) {
    const Frame& f = top(s);
    for (const Troop troop : kAllTroops) {
        if (points_of(s, force_of(f))[index(troop)] > 0)
            out.push_back(Action::of(Verb::Lose, troop));
        for (const ArmyId army : armies_of(b, s, f))
            if (s.armies[army].points[index(troop)] > 0)
                out.push_back(Action::of(Verb::LoseOf, troop, army));
    }
}

Verdict check_losses(const Board& b, const State& s, const Action& a) {
    const Frame& f = top(s);
    if (a.verb == Verb::Lose)
        return points_of(s, force_of(f))[index(a.troop)] > 0 ? kLegal : refuse("8.6", kNoneOfThem);
    if (a.verb != Verb::LoseOf) return refuse("8.6", kSayWhatIsLost);
    if (!armies_of(b, s, f).has(a.army)) return refuse("9.4", kNotInThere);
    return s.armies[a.army].points[index(a.troop)] > 0 ? kLegal : refuse("8.6", kNoneOfThem);
}

void do_losses(Play& p, const Action& a) {
    const Frame f = top(p.s);
    lose_one(p,
             a.verb == Verb::Lose
                 ? force_of(f)
                 : Force{.side = f.side, .kind = Target::Army, .army = a.army, .area = f.area},
             a.troop);
    recall_british(p);
}

}  // namespace levee::la_vendee
