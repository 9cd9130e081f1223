// 8.7, 10.2, 5.7: an army retreats. A Retreat frame: side, army; area: where to, when it is said;
// from: the region left; points: FP that the retreat costs; number: 1 when it goes into the
// fortress; flags: 1 when it may do nothing else (L-53).
#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

namespace {

constexpr std::uint8_t kInsideOnly = 1;

constexpr Sentence kSayWhereTo{"Say where it retreats: `to` a region, or `inside`.",
                               "Indiquez où elle se retire : « to » et une région, ou « inside »."};
constexpr Sentence kNoRetreatTo{
    "It cannot retreat there: not beside it, over the Loire, burnt, or "
    "too many together.",
    "Elle ne peut s’y retirer : région non voisine, au-delà de la Loire, "
    "brûlée, ou trop de points ensemble."};
constexpr Sentence kNoWallsForIt{"No fortress here can take it.",
                                 "Aucune forteresse ne peut la recevoir ici."};
constexpr Sentence kPinnedDown{"A pinned army leaves for a fortress of its region only.",
                               "Une armée fixée ne part que dans une forteresse de sa région."};
constexpr Sentence kNowhereToGo{"There is nowhere to retreat to.", "Il n’y a pas d’issue."};

// L-03: one FP, and one more beside an enemy army that is not inside a fortress.
int toll_of_retreat(const Board& b, const State& s, Side side, AreaId to) {
    const Figures& figures = b.tables.figures;
    return has_army(b, s, to, enemy_of(side)) ? figures.retreat_into_army : figures.retreat_loss;
}

AreaSet ways_back(const Board& b, const State& s, const Frame& f) {
    return (f.flags & kInsideOnly) != 0 ? AreaSet{} : retreat_areas(b, s, f.army);
}

void set_off(Play& p, AreaId to) {
    State& s = p.s;
    Frame& f = top(s);
    f.area = to;
    f.step = RetreatStep::kLoses;
    if (f.number != 1) meet_counters(p, to, enemy_of(f.side));
    f.points = static_cast<std::uint8_t>(f.number == 1 ? p.board.tables.figures.retreat_loss
                                                       : toll_of_retreat(p.board, s, f.side, to));
}

void arrive(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    f.from = s.armies[f.army].at;
    f.step = RetreatStep::kLeadersRoll;
    const bool walls = f.number == 1;
    p.report({.fact = Fact::Retreated,
              .side = f.side,
              .army = f.army,
              .area = f.area,
              .from = f.from,
              .b = static_cast<std::int16_t>(walls ? 1 : 0),
              .rule = "10.2"});
    if (walls) {
        set_inside(p, f.army, true);
        return;
    }
    move_army(p, f.army, f.area);
    // The army that the card moves is not ambushed while it is carried out (15).
    const bool silent =
        f.army == s.battle.attacker && card_at_work(p.board, s, Effect::Silence) != nullptr;
    push_entry(p, f.army, f.from,
               static_cast<std::uint8_t>(kEntryRetreat | (silent ? kEntrySilent : 0)));
}

// False: the owner is asked.
bool find_way(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    const AreaSet open = ways_back(p.board, s, f);
    const bool walls = may_go_inside(p.board, s, f.army, true);
    const int count = open.size() + (walls ? 1 : 0);
    if (count == 0) {
        f.step = RetreatStep::kOver;
        eliminate_army(p, f.army, "10.2");
        return true;
    }
    if (count > 1 || secretive(s)) return false;
    f.number = walls ? 1 : 0;
    set_off(p, walls ? s.armies[f.army].at : open.first());
    return true;
}

}  // namespace

bool may_go_inside(const Board& b, const State& s, ArmyId counter, bool retreating) {
    const Army& army = s.armies[counter];
    if (army.inside || !b.fortresses.has(army.at)) return false;
    if (fortress_holder(s, army.at) != b.side(counter)) return false;
    const int lost = retreating ? b.tables.figures.retreat_loss : 0;
    return check_fortress_room(b, s, army.at, total(army.points) - lost).legal();
}

AreaSet retreat_areas(const Board& b, const State& s, ArmyId counter) {
    const Side side = b.side(counter);
    AreaSet open = b.land[s.armies[counter].at];
    if (side == Side::Royalist && !is_kind(b, s, counter, ArmyKind::British))  // 11.3, 11.6
        open = open.without(s.burnt);
    // 5.1 after what every retreat costs: whether a counter there is an army of the enemy's must
    // not tell (16.6).
    AreaSet found;
    for (const AreaId to : open)
        if (check_armies_together(b, s, counter, to, b.tables.figures.retreat_loss).legal())
            found.add(to);
    return found;
}

Verdict check_leaving(const Board& b, const State& s, ArmyId counter) {
    if (may_go_inside(b, s, counter, true)) return kLegal;
    if (s.armies[counter].pinned) return refuse("5.6", kPinnedDown);
    return retreat_areas(b, s, counter).empty() ? refuse("10.2", kNowhereToGo) : kLegal;
}

void push_retreat(Play& p, ArmyId counter, Retreating why) {
    cancel_route(p, counter);
    const bool held = why == Retreating::Willing && p.s.armies[counter].pinned;
    push(p.s, {.business = Business::Retreat,
               .side = p.board.side(counter),
               .army = counter,
               .flags = held ? kInsideOnly : std::uint8_t{0}});
}

bool continue_retreat(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    const bool there = on_map(s, f.army);
    switch (f.step) {
        case RetreatStep::kWhere:
            return !find_way(p);
        case RetreatStep::kLoses:
            f.step = RetreatStep::kComesIn;
            push_losses(p, {.side = f.side, .kind = Target::Army, .army = f.army}, f.points, "8.7");
            return false;
        case RetreatStep::kComesIn:
            if (there)
                arrive(p);
            else
                f.step = RetreatStep::kOver;
            return false;
        case RetreatStep::kLeadersRoll:
            f.step = RetreatStep::kOver;
            if (there) push_leaders(p, card_of(s, f.army), false);
            return false;
        default:
            pop(s);
            return false;
    }
}

void offer_retreat(const Board& b, const State& s, Actions& out) {
    const Frame& f = top(s);
    for (const AreaId to : ways_back(b, s, f)) out.push_back(Action::of(Verb::To, to));
    if (may_go_inside(b, s, f.army, true)) out.push_back(Action::of(Verb::Inside));
}

Verdict check_retreat(const Board& b, const State& s, const Action& a) {
    const Frame& f = top(s);
    if (a.verb == Verb::Inside)
        return may_go_inside(b, s, f.army, true) ? kLegal : refuse("5.7", kNoWallsForIt);
    if (a.verb != Verb::To) return refuse("10.2", kSayWhereTo);
    if ((f.flags & kInsideOnly) != 0) return refuse("5.6", kPinnedDown);
    return retreat_areas(b, s, f.army).has(a.area) ? kLegal : refuse("10.2", kNoRetreatTo);
}

void do_retreat(Play& p, const Action& a) {
    Frame& f = top(p.s);
    f.number = a.verb == Verb::Inside ? 1 : 0;
    set_off(p, a.verb == Verb::Inside ? p.s.armies[f.army].at : a.area);
}

}  // namespace levee::la_vendee
