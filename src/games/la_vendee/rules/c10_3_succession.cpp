// 10.3.2 to 10.3.4, 16.11: who follows whom. A Succession frame: side; leader and army: one whose
// own post has become free since he was promoted, and the card of the army that he led.
//
// A captured leader is still of his army until somebody has taken his place.
#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

namespace {

constexpr Sentence kNotReplaced{"That leader is neither captured nor wounded, or has no successor.",
                                "Ce chef n’est ni pris ni blessé, ou n’a pas de successeur."};
constexpr Sentence kArmyNotThere{"His army is not on the map.",
                                 "Son armée n’est pas sur la carte."};
constexpr Sentence kNotAvailable{"That leader is not free to take his place.",
                                 "Ce chef n’est pas libre de prendre sa place."};
constexpr Sentence kMustBeHealthy{"A wounded leader replaces nobody.",
                                  "Un chef blessé ne remplace personne."};
constexpr Sentence kNamed{"His successor is another one.", "Son successeur est un autre."};
constexpr Sentence kNeverReplaced{"Nobody replaces that leader.", "Personne ne remplace ce chef."};
constexpr Sentence kFreePostFirst{"First the army is given away that has lost its leader.",
                                  "On donne d’abord l’armée qui a perdu son chef."};
constexpr Sentence kCapturedFirst{"Captured leaders must be replaced.",
                                  "Les chefs pris doivent être remplacés."};

// 10.3.2: his place among the généralissimes, from 0; -1: none of them.
int place_in_line(const Board& b, LeaderId leader) {
    for (int i = 0; i < 3; ++i)
        if (b.succession[static_cast<std::size_t>(i)] == leader) return i;
    return -1;
}
LeaderId next_in_line(const Board& b, LeaderId leader) {
    const int i = place_in_line(b, leader);
    return i < 0 || i == 2 ? kNoLeader : b.succession[static_cast<std::size_t>(i) + 1];
}

bool vacant(const State& s, LeaderId leader) {
    const Leader& his = s.leaders[leader];
    return his.post == LeaderPost::Captured && his.army != kNoArmy;
}
bool replaceable(const State& s, LeaderId leader) {
    return vacant(s, leader) ||
           (s.leaders[leader].post == LeaderPost::WithArmy && s.leaders[leader].wounded);
}

Verdict check_commander(const Board& b, const State& s, LeaderId fresh, ArmyId army) {
    if (s.fates[army].post != ArmyPost::OnMap) return refuse("10.3.2", kArmyNotThere);
    const bool there = b.reserve.has(fresh) && s.leaders[fresh].post == LeaderPost::Reserve;
    return there ? kLegal : refuse("10.3.2", kNotAvailable);
}

// d'Elbée, then La Rochejaquelein.
Verdict check_generalissime(const Board& b, const State& s, LeaderId old, LeaderId fresh) {
    if (next_in_line(b, old) == kNoLeader) return refuse("10.3.2", kNeverReplaced);
    if (next_in_line(b, old) != fresh) return refuse("10.3.2", kNamed);
    const Leader& his = s.leaders[fresh];
    if (his.post == LeaderPost::Reserve)
        return s.fates[s.leaders[old].army].post == ArmyPost::OnMap
                   ? kLegal
                   : refuse("10.3.2", kArmyNotThere);
    if (his.post != LeaderPost::WithArmy) return refuse("10.3.2", kNotAvailable);
    // L-92: a wounded one is good enough for a captured one only.
    return his.wounded && !vacant(s, old) ? refuse("10.3.2", kMustBeHealthy) : kLegal;
}

// 16.11
Verdict check_bonaparte(const Board& b, const State& s, LeaderId old, LeaderId fresh) {
    if (s.leaders[old].rank == Rank::Generalissime) return refuse("10.3.4", kNeverReplaced);
    if (fresh != b.bonaparte) return refuse("10.3.4", kNeverReplaced);
    if (s.leaders[fresh].post != LeaderPost::Reserve) return refuse("16.11", kNotAvailable);
    return s.fates[s.leaders[old].army].post == ArmyPost::OnMap ? kLegal
                                                                : refuse("16.11", kArmyNotThere);
}

Verdict check_replace(const Board& b, const State& s, LeaderId old, LeaderId fresh) {
    const Frame& f = top(s);
    if (!b.leaders_of[index(f.side)].has(old) || !b.leaders_of[index(f.side)].has(fresh))
        return refuse("10.3", kNotYours);
    if (f.leader != kNoLeader)
        return old == f.leader ? check_commander(b, s, fresh, f.army)
                               : refuse("10.3.2", kFreePostFirst);
    if (!replaceable(s, old)) return refuse("10.3", kNotReplaced);
    if (f.side == Side::Republican) return check_bonaparte(b, s, old, fresh);
    if (s.leaders[old].army == b.british) return refuse("10.3.3", kNeverReplaced);
    return s.leaders[old].rank == Rank::Generalissime
               ? check_generalissime(b, s, old, fresh)
               : check_commander(b, s, fresh, s.leaders[old].army);
}

template <class Visit>
void each_replacement(const Board& b, const State& s, Visit visit) {
    const LeaderSet own = b.leaders_of[index(top(s).side)];
    for (const LeaderId old : own) {
        if (old != top(s).leader && !replaceable(s, old)) continue;
        for (const LeaderId fresh : own)
            if (fresh != old && check_replace(b, s, old, fresh).legal()) visit(old, fresh);
    }
}

// 10.3.2: must they be replaced? With Bonaparte nobody must (16.11).
bool obliged(const Board& b, const State& s) {
    bool found = false;
    if (top(s).side == Side::Royalist)
        each_replacement(b, s, [&](LeaderId old, LeaderId /*fresh*/) {
            found = found || old == top(s).leader || vacant(s, old);
        });
    return found;
}

// He leaves the game if he was wounded, and scores either way.
ArmyId leave_post(State& s, LeaderId old) {
    Leader& his = s.leaders[old];
    const ArmyId army = his.army;
    if (his.post != LeaderPost::Captured) his.post = LeaderPost::Removed;
    his.army = kNoArmy;
    return army;
}

}  // namespace

void push_succession(Play& p, Side side) {
    push(p.s, {.business = Business::Succession, .side = side});
}

bool continue_succession(Play& p) {
    bool any = false;
    each_replacement(p.board, p.s, [&](LeaderId, LeaderId) { any = true; });
    if (any) return true;
    if (top(p.s).leader == kNoLeader) {
        pop(p.s);
        return false;
    }
    // L-35: nobody is left for the post of the one who was promoted.
    top(p.s).leader = kNoLeader;
    top(p.s).army = kNoArmy;
    return false;
}

void offer_succession(const Board& b, const State& s, Actions& out) {
    each_replacement(
        b, s, [&](LeaderId old, LeaderId fresh) { out.push_back(Action::replace(old, fresh)); });
    if (!obliged(b, s)) out.push_back(Action::of(Verb::Done));
}

Verdict check_succession(const Board& b, const State& s, const Action& a) {
    if (a.verb == Verb::Replace) return check_replace(b, s, a.leader, a.other_leader());
    if (a.verb != Verb::Done) return refuse("10.3", kNotNow);
    return obliged(b, s) ? refuse("10.3.2", kCapturedFirst) : kLegal;
}

void do_succession(Play& p, const Action& a) {
    State& s = p.s;
    if (a.verb == Verb::Done) return pop(s);
    Frame& f = top(s);
    const LeaderId old = a.leader;
    const LeaderId fresh = a.other_leader();
    Leader& his = s.leaders[fresh];
    ArmyId army = f.army;
    if (f.leader != kNoLeader) {
        f.leader = kNoLeader;
        f.army = kNoArmy;
    } else {
        const Rank rank = s.leaders[old].rank;
        army = leave_post(s, old);
        if (rank == Rank::Generalissime && f.side == Side::Royalist) {
            his.rank = Rank::Generalissime;
            if (his.post == LeaderPost::WithArmy) {
                f.leader = fresh;
                f.army = his.army;
                // L-92: a lost army gives nobody to lead, and he keeps his own.
                if (s.fates[army].post != ArmyPost::OnMap) army = his.army;
            }
        }
    }
    his.post = LeaderPost::WithArmy;
    his.army = army;
    const ArmyId counter = counter_of(s, army);
    p.report({.fact = Fact::Succeeded,
              .side = f.side,
              .army = counter != kNoArmy && is_open(p.board, s, counter) ? counter : kNoArmy,
              .leader = old,
              .successor = fresh,
              .rule = f.side == Side::Royalist ? "10.3.2" : "16.11"});
}

}  // namespace levee::la_vendee
