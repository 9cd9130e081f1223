// Positions from outside: groups in motion, and the combat that is being resolved.
#include <algorithm>
#include <array>

#include "games/for_god_and_king/validate_parts.h"

namespace levee::fgfk {

namespace {

// --- groups -------------------------------------------------------------------------------------

Points minus(const Points& a, const Points& b) {
    Points rest{};
    for (std::size_t f = 0; f < kForces; ++f) rest[f] = static_cast<std::uint8_t>(a[f] - b[f]);
    return rest;
}

bool within(const Points& part, const Points& whole) {
    for (std::size_t f = 0; f < kForces; ++f)
        if (part[f] > whole[f]) return false;
    return true;
}

// What a side has in an area: nothing of the enemy's.
Points own(const Points& points, Side side) {
    Points mine{};
    for (std::size_t f = first_force(side); f < end_force(side); ++f) mine[f] = points[f];
    return mine;
}

// The counters of a group are where it is.
Found check_there(const Board& b, const State& s, const char* name, const Group& group) {
    const std::string where = std::string{"$."} + name;
    if (group.at == kNoArea) return wrong(where + ".at", "an area is needed here");
    if (!within(group.points, own(s.points[group.at], group.side)))
        return wrong(where + ".points", "there are not so many points");
    if (!generals_at(b, s, group.at, group.side).contains(group.generals))
        return wrong(where + ".generals", "he is not there");
    return {};
}

Found check_action_points(const Board& b, const Group& group) {
    const Tables& tables = b.tables;
    int most = tables.figures.points_without_general;
    for (const auto points : tables.action_points.rows) most = std::max<int>(most, points);
    int best = 0;
    for (const GeneralCard& card : b.generals) best = std::max<int>(best, card.strategic);
    int dearest = 0;
    for (const auto& costs : tables.cost)
        for (const auto cost : costs)
            if (cost != kNotAllowed) dearest = std::max<int>(dearest, cost);
    if (group.granted > 2 * most) return wrong("$.group.granted", "the table gives less");
    if (group.rating > best) return wrong("$.group.rating", "no general is that good");
    if (group.spent > group.granted + 2 * group.rating + dearest)
        return wrong("$.group.spent", "more is spent than there was");
    return {};
}

// The attackers have been beaten: the group is where its contingents have fled.
bool has_fled(const State& s, const Frame* combat) {
    if (combat == nullptr) return false;
    return combat->step >= CombatStep::kRetreats && combat->step != CombatStep::kWithdrawal &&
           loser_of(s.combat) == s.combat.attacker;
}

// A defender who pursues takes over the group when his men are chosen.
bool not_yet_his(const State& s, const Frame* pursuit) {
    if (pursuit == nullptr || pursuit->side == s.combat.attacker) return false;
    return pursuit->step == PursuitStep::kFirstArea || top(s).business == Business::Gather;
}

Found check_operation_frame(const Look& at) {
    const Board& b = at.b;
    const State& s = at.s;
    const Group& g = s.group;
    const Frame* combat = find_frame(s, Business::Combat);
    const Frame* entry = find_frame(s, Business::Entry);
    const Frame* pursuit = find_frame(s, Business::Pursuit);
    const bool stopped = (g.flags & kGroupStopped) != 0;
    if (auto found = check_action_points(b, g)) return found;
    if (top(s).business == Business::Operation &&
        (stopped || (total(g.points) == 0 && g.generals.empty())))
        return wrong("$.group", "nobody is on the way");
    if (stopped && combat == nullptr && entry == nullptr && pursuit == nullptr) return {};
    if (has_fled(s, combat) || not_yet_his(s, pursuit)) return {};
    if (auto found = check_there(b, s, "group", g)) return found;
    if (stopped) return {};
    if (g.side != at.f().side) return wrong("$.group.side", "the other side has been activated");
    if (!within(g.points, s.spent[g.at]))
        return wrong("$.group.points", "those on the way have been activated");
    return {};
}

Found check_entry_frame(const Look& at) {
    const State& s = at.s;
    const Frame& f = at.f();
    const bool pursues = f.flags == 1;
    if (f.number > 1 || f.flags > 1) return at.no("flags", "no such flags");
    if (f.area == kNoArea) return at.no("area", "an area is needed here");
    if (f.from != s.group.at) return at.no("from", "the group is elsewhere");
    const auto& steps = at.b.steps(s.group.side, s.group.at);
    const bool next = std::any_of(steps.begin(), steps.end(),
                                  [&](const Board::Step& step) { return step.to == f.area; });
    if (!next || (pursues && !at.b.adjacent[s.group.at].has(f.area)))
        return at.no("area", "there is no way from here into that area");
    const bool vendeen = f.side == Side::Vendeen;
    if (f.step == EntryStep::kLeaveRolled)  // 3.5
        return at.need(s.group.side == Side::Vendeen && vendeen && !pursues, "side",
                       "nobody has to be asked");
    return at.need(s.group.side == Side::Republican && vendeen && in_hand(s, Event::E6) &&
                       present(s, Side::Vendeen).has(f.area),
                   "side", "E6 cannot be played here");
}

// What a Gather frame may choose from; what is chosen is a part of it.
Found check_chosen(const Board& b, const State& s, const Frame& f) {
    const Group& chosen = s.chosen;
    const bool fresh = f.number == kForOperation || f.number == kForPreemption;
    if (chosen.side != f.side || chosen.at != f.area)
        return wrong("$.chosen", "somebody else is choosing");
    if (auto found = check_there(b, s, "chosen", chosen)) return found;
    const bool of_group = f.number == kForPursuit && f.flags != 0;
    if (of_group &&
        (!within(chosen.points, s.group.points) || !s.group.generals.contains(chosen.generals)))
        return wrong("$.chosen", "only the group that has fought may pursue");
    if (!fresh) return {};
    if (!within(chosen.points, minus(s.points[f.area], s.spent[f.area])))
        return wrong("$.chosen.points", "some of them have been activated");
    for (const GeneralId g : chosen.generals)
        if (s.generals[g].activated) return wrong("$.chosen.generals", "he has been activated");
    if (f.number == kForPreemption && chosen.generals.empty())
        return wrong("$.chosen.generals", "he who has won the die must go");
    return {};
}

Found check_gather_frame(const Look& at) {
    const State& s = at.s;
    const Frame& f = at.f();
    const Frame& below = at.below();
    const bool right = below.business == Business::Guns      ? f.number == kForGuns
                       : below.business == Business::Pursuit ? f.number == kForPursuit
                                                             : f.number <= kForPreemption;
    if (!right) return at.no("number", "they are gathered for another end");
    if (f.side != below.side) return at.no("side", "it is not his turn");
    if (auto found = check_chosen(at.b, s, f)) return found;
    const Combat& c = s.combat;
    if (f.number == kForPursuit) {
        if (f.area != c.area || f.from != below.area || f.flags != (c.attacker == f.side ? 1 : 0))
            return at.no("area", "the pursuit begins in the battle");
    } else if (f.number == kForGuns) {
        const Armies armies = armies_in(at.b, s, s.chosen.points, s.chosen.generals, f.side);
        if (!check_entering(at.b, s, c.area, f.side, armies, s.chosen.generals).legal())
            return wrong("$.chosen", "they cannot march there");
    }
    return {};
}

// 4.2
Found check_guns_frame(const Look& at) {
    const State& s = at.s;
    const Frame& f = at.f();
    const Combat& c = s.combat;
    const Frame& combat = *find_frame(s, Business::Combat);
    const bool defends = combat.step == CombatStep::kAttackerMarches;
    if (f.side != (defends ? enemy_of(c.attacker) : c.attacker))
        return wrong("$.frames", "the other side hears the guns");
    if (f.area != c.area) return wrong("$.frames", "the guns are elsewhere");
    if (c.count >= kMaxContingents) return wrong("$.combat.count", "nobody else can come");
    const bool gathers = top(s).business == Business::Gather;
    if (f.step == GunsStep::kWho && !gathers) return {};
    const Group& stack = s.chosen;
    if (stack.side != f.side) return wrong("$.chosen.side", "the other side hears the guns");
    if (auto found = check_there(at.b, s, "chosen", stack)) return found;
    if (!at.b.marches[c.area].has(stack.at) || !c.tried[index(f.side)].has(stack.at))
        return wrong("$.chosen.at", "they do not march from there");
    if (!gathers && (stack.generals.empty() || total(stack.points) == 0))
        return wrong("$.chosen", "a general with his points marches");
    return {};
}

// 4.5
Found check_pursuit_frame(const Look& at) {
    const Board& b = at.b;
    const State& s = at.s;
    const Frame& f = at.f();
    const Combat& c = s.combat;
    const bool rout = (c.flags & (kCombatRout | kCombatAvoided)) == kCombatRout;
    if (c.area == kNoArea || !rout || f.side != enemy_of(loser_of(c)))
        return wrong("$.frames", "there is nobody to be pursued");
    const bool still_there = f.step == PursuitStep::kFirstArea ||
                             top(s).business == Business::Gather ||
                             top(s).business == Business::Entry;
    const AreaId stands = still_there ? c.area : f.area;
    if (f.area == kNoArea || (f.step == PursuitStep::kFirstArea && f.area != c.area))
        return wrong("$.frames", "the pursuit begins in the battle");
    if (f.step == PursuitStep::kSecondArea && !b.adjacent[c.area].has(f.area))
        return wrong("$.frames", "the enemy did not flee there");
    if (f.from != kNoArea && !b.adjacent[f.area].has(f.from))
        return wrong("$.frames", "the enemy did not flee there");
    if (!not_yet_his(s, &f) && (s.group.at != stands || s.group.side != f.side))
        return wrong("$.group", "the pursuers are elsewhere");
    return {};
}

// --- the combat ---------------------------------------------------------------------------------

Found bad(std::size_t contingent, const char* member, const char* what) {
    return wrong(path_to("combat.contingents", contingent, member), what);
}

bool gone(const Contingent& k) { return (k.flags & kContingentGone) != 0; }

// First the group that moved in, then those whom it met, then stacks that marched to the guns, each
// from an area of its own.
Found check_contingent(const Board& b, const Combat& c, std::size_t i) {
    const Contingent& k = c.contingents[i];
    if (i < 2 && k.side != (i == 0 ? c.attacker : enemy_of(c.attacker)))
        return bad(i, "side", "it fights for the other side");
    const bool active = (k.flags & kContingentActive) != 0;
    if (k.flags >= 2 * kContingentGone || active != (i == 0))
        return bad(i, "flags", "the first contingent is the active one");
    if (i > 0 && (k.flags & (kContingentBridge | kContingentGois)) != 0)
        return bad(i, "flags", "they have not come over water");
    const bool from_there =
        i == 0   ? b.adjacent[c.area].has(k.from)
        : i == 1 ? k.from == kNoArea
                 : b.marches[c.area].has(k.from) && c.tried[index(k.side)].has(k.from);
    if (!from_there) return bad(i, "from", "they cannot have come from there");
    for (std::size_t j = 2; j < i; ++j)
        if (c.contingents[j].side == k.side && c.contingents[j].from == k.from)
            return bad(i, "from", "a stack has come from there already");
    if (own(k.points, k.side) != k.points) return bad(i, "points", "points of the enemy");
    if (!within(k.spent, k.points)) return bad(i, "spent", "more are activated than there are");
    if (k.path[0] != kNoArea && !b.adjacent[c.area].has(k.path[0]))
        return bad(i, "path", "they cannot flee there");
    if (k.path[1] != kNoArea && (k.path[0] == kNoArea || !b.adjacent[k.path[0]].has(k.path[1])))
        return bad(i, "path", "they cannot flee there");
    return {};
}

// Contingents in one area, activated points and others.
struct Crowd {
    std::array<int, kForces> points{};
    std::array<int, kForces> spent{};

    void add(const Contingent& k) {
        for (std::size_t f = 0; f < kForces; ++f) {
            points[f] += k.points[f];
            spent[f] += k.spent[f];
        }
    }
    bool stands_in(const State& s, AreaId area) const {
        for (std::size_t f = 0; f < kForces; ++f)
            if (spent[f] > s.spent[area][f] ||
                points[f] - spent[f] > s.points[area][f] - s.spent[area][f])
                return false;
        return true;
    }
    bool is_all_of(const State& s, AreaId area) const {
        for (std::size_t f = 0; f < kForces; ++f)
            if (points[f] != s.points[area][f] || spent[f] != s.spent[area][f]) return false;
        return true;
    }
};

// A contingent that is retreating stands where its frame says, all others in the battle.
Found check_ground(const State& s, const Frame& combat) {
    const Combat& c = s.combat;
    const Frame* retreat = find_frame(s, Business::Retreat);
    std::array<int, kSides> points{};
    Crowd here;
    for (std::size_t i = 0; i < c.count; ++i) {
        const Contingent& k = c.contingents[i];
        points[index(k.side)] += total(k.points);
        if (gone(k)) continue;
        const bool flees = retreat != nullptr && retreat->number == i;
        const AreaId area = flees ? retreat->area : c.area;
        for (const GeneralId g : k.generals)
            if (s.generals[g].at != area || side_of(s.generals[g].army) != k.side)
                return bad(i, "generals", "he is not there, or not of this side");
        Crowd apart;
        apart.add(k);
        if (!apart.stands_in(s, area)) return bad(i, "points", "there are not so many points");
        if (area == c.area) here.add(k);
    }
    if (!here.stands_in(s, c.area)) return wrong("$.combat.contingents", "too many points");
    if (combat.step < CombatStep::kRetreats && !here.is_all_of(s, c.area))
        return wrong("$.combat.contingents", "somebody in the area takes no part");
    for (std::size_t side = 0; side < kSides && combat.step >= CombatStep::kDrawn; ++side)
        if (points[side] > c.size[side] ||
            (combat.step <= CombatStep::kDiceRolled && points[side] < c.size[side]))
            return wrong("$.combat.size", "the sizes have been counted wrongly");
    return {};
}

Found check_flags(const Combat& c, const Frame& combat) {
    constexpr std::uint8_t kResult = kCombatAttackerLost | kCombatRout;
    const bool avoided = (c.flags & kCombatAvoided) != 0;
    if (c.flags >= 2 * kCombatForlorn) return wrong("$.combat.flags", "no such flags");
    if (combat.step <= CombatStep::kDiceRolled && (c.flags & kResult) != 0)
        return wrong("$.combat.flags", "it has not been decided yet");
    if (combat.step == CombatStep::kWithdrawal ? !avoided
                                               : avoided && combat.step < CombatStep::kHolders)
        return wrong("$.combat.flags", "a combat is fought or avoided");
    if (avoided && (c.flags & kResult) != 0)
        return wrong("$.combat.flags", "a combat is fought or avoided");
    return {};
}

Found check_incidents(const State& s, const Frame& combat) {
    const Combat& c = s.combat;
    if (!std::is_sorted(c.incidents.begin(), c.incidents.begin() + c.drawn))
        return wrong("$.combat.incidents", "they are kept in order");
    if (combat.step == CombatStep::kDrawn && c.drawn >= kMaxDrawn)
        return wrong("$.combat.drawn", "no more are drawn");
    return {};
}

// The group in motion is the first contingent.
Found check_active(const State& s, const Frame& combat) {
    const Combat& c = s.combat;
    const Contingent& k = c.contingents[0];
    if (has_fled(s, &combat) || gone(k)) return {};
    if (s.group.at != c.area || s.group.side != c.attacker || s.group.points != k.points)
        return wrong("$.group", "it is not the group that fights");
    const bool exactly = combat.step < CombatStep::kRetreats;
    if (exactly ? s.group.generals != k.generals : !k.generals.contains(s.group.generals))
        return wrong("$.group.generals", "these are not the generals who fight");
    return {};
}

// Before anybody has gone.
Found check_nobody_gone(const Board& b, const State& s, const Frame& combat) {
    const Combat& c = s.combat;
    const bool drowns = c.area == b.island && loser_of(c) != c.attacker;
    const bool early = combat.step < CombatStep::kRetreats || top(s).business == Business::Losses;
    const bool retreats = find_frame(s, Business::Retreat) != nullptr;
    for (std::size_t i = 0; i < c.count; ++i) {
        const Contingent& k = c.contingents[i];
        if (!gone(k)) continue;
        if (combat.step < CombatStep::kRetreats) return bad(i, "flags", "nobody has gone yet");
        if (total(k.points) > 0 && ((early && !retreats) || (drowns && still_fighting(combat))))
            return bad(i, "flags", "they have not gone yet");
    }
    return {};
}

Found check_combat_frame(const Look& at) {
    const Board& b = at.b;
    const State& s = at.s;
    const Frame& f = at.f();
    const Combat& c = s.combat;
    if (f.area != c.area) return wrong("$.combat.area", "the combat is elsewhere");
    const bool powder = f.step == CombatStep::kPowder || (c.flags & kCombatAvoided) != 0;
    if (f.side != (powder ? Side::Vendeen : c.attacker))
        return wrong("$.frames", "the other side decides about this combat");
    int farthest = 0;
    for (const auto& row : b.tables.combat.rows)
        for (const CombatResult& result : row) farthest = std::max<int>(farthest, result.areas);
    if (f.points > farthest) return wrong("$.frames", "nobody retreats so far");
    if (auto found = check_flags(c, f)) return found;
    if (auto found = check_incidents(s, f)) return found;
    if (auto found = check_nobody_gone(b, s, f)) return found;
    if (auto found = check_active(s, f)) return found;
    return still_fighting(f) ? check_ground(s, f) : Found{};
}

Found check_retreat_frame(const Look& at) {
    const State& s = at.s;
    const Frame& f = at.f();
    const Combat& c = s.combat;
    const Frame& combat = *find_frame(s, Business::Combat);
    if (f.number >= c.count || f.area == kNoArea)
        return wrong("$.frames", "a contingent retreats from somewhere");
    const Contingent& k = c.contingents[f.number];
    const bool withdraws = combat.step == CombatStep::kWithdrawal;
    const Side side = withdraws ? Side::Vendeen : loser_of(c);
    if (k.side != side || f.side != side || gone(k) || total(k.points) == 0)
        return wrong("$.frames", "this contingent does not retreat");
    if (c.area == at.b.island && side != c.attacker)
        return wrong("$.frames", "nobody leaves the island in defeat");
    if (withdraws && (c.attacker == Side::Vendeen || k.from != kNoArea))
        return wrong("$.frames", "they go back where they came from");
    return f.points <= std::max<std::uint8_t>(combat.points, 1) && f.flags <= 1
               ? Found{}
               : wrong("$.frames", "they do not retreat so far");
}

Found check_losses_frame(const Look& at) {
    const Frame& f = at.f();
    const Combat& c = at.s.combat;
    const Frame& below = at.below();
    if (below.business == Business::Retreat) {
        if (f.number != below.number || f.area != below.area || f.side != below.side)
            return at.no("number", "another contingent retreats");
        return {};
    }
    const Side loser = loser_of(c);
    if (f.number != kAnyContingent || f.area != c.area)
        return at.no("number", "they are lost in the battle");
    return at.need(f.side == (below.step == CombatStep::kWinnerLoses ? loser : enemy_of(loser)),
                   "side", "the other side has losses now");
}

// In the order in which they are asked: each relies on those before it.
using Check = Found(const Look&);
struct Moves {
    Business business{};
    Check* check = nullptr;
};
constexpr std::array kMoves{
    Moves{Business::Operation, check_operation_frame},
    Moves{Business::Entry, check_entry_frame},
    Moves{Business::Gather, check_gather_frame},
    Moves{Business::Guns, check_guns_frame},
    Moves{Business::Pursuit, check_pursuit_frame},
    Moves{Business::Retreat, check_retreat_frame},
    Moves{Business::Losses, check_losses_frame},
    Moves{Business::Combat, check_combat_frame},
};

}  // namespace

Found check_contingents(const Board& b, const State& s) {
    const Combat& c = s.combat;
    if (find_frame(s, Business::Combat) == nullptr && find_frame(s, Business::Pursuit) == nullptr)
        return {};
    if (c.area == kNoArea || c.count < 2) return wrong("$.combat", "two sides fight somewhere");
    for (std::size_t i = 0; i < c.count; ++i)
        if (auto found = check_contingent(b, c, i)) return found;
    return {};
}

Found check_moves(const Board& b, const State& s) {
    for (const auto& [business, check] : kMoves)
        for (std::size_t i = 0; i < s.depth; ++i)
            if (s.frames[i].business == business)
                if (auto found = check({{b, s, i}})) return found;
    return {};
}

}  // namespace levee::fgfk
