// 6.6, 10.1, 10.4, L-52, L-80: irregulars and detachments of a region retreat. A Withdrawal frame:
// side, area; number: 1 if they must; points: 1 when the newcomers have been sent back; from: where
// the others go, once it is said and until they are there.
//
// Those who came into the region in this phase and must go (number) go back to where they came
// from; the others go to one place together.
#include "games/la_vendee/rules/chapters.h"

namespace levee::la_vendee {

namespace {

constexpr Sentence kWithdrawOrStay{"Say where they go: `withdraw`, `shelter` or `stay`.",
                                   "Indiquez où ils vont : « withdraw », « shelter » ou « stay »."};
constexpr Sentence kTheyMustGo{"They have fought an army and must go.",
                               "Ils ont combattu une armée et doivent partir."};
constexpr Sentence kNotNextToThem{"That region is not beside theirs.",
                                  "Cette région n’est pas voisine de la leur."};
constexpr Sentence kBurntRefuge{"Royalists do not enter a burnt region.",
                                "Les royalistes n’entrent pas dans une région brûlée."};
constexpr Sentence kNoRoomForThem{"{0} points of irregulars and detachments are there already.",
                                  "{0} points d’irréguliers et de détachements y sont déjà."};
constexpr Sentence kNoShelter{"There is no fortress of yours.",
                              "Il n’y a pas là de forteresse à vous."};

Force fugitives(const Frame& f) { return {.side = f.side, .area = f.area}; }

// 11.6: the British alone may.
bool burnt_for(const Board& /*b*/, const State& s, const Frame& f, const Points& points,
               AreaId to) {
    if (f.side == Side::Republican || !is_burnt(s, to)) return false;
    for (const Troop troop : kAllTroops)
        if (!is_corps(troop) && points[index(troop)] > 0) return true;
    return false;
}

// 6.6, L-04: an enemy army awaits them, and none of theirs. 11.3, L-31.
int toll_of_withdrawal(const Board& b, const State& s, Side side, AreaId to) {
    int toll = is_burnt(s, to) ? b.tables.figures.burnt_loss : 0;
    if (has_army(b, s, to, enemy_of(side)) && !has_army(b, s, to, side))
        toll += b.tables.figures.retreat_into_army;
    return toll;
}

Verdict check_refuge(const Board& b, const State& s, const Frame& f, AreaId to) {
    if (!b.adjacent(f.area, to)) return refuse("6.6", kNotNextToThem);
    if (burnt_for(b, s, f, s.outside[index(f.side)][f.area], to))
        return refuse("11.3", kBurntRefuge);
    const int there = id_points(s, to, f.side);
    return there < b.tables.figures.stacking ? kLegal : refuse("5.1", kNoRoomForThem, there);
}

Verdict check_shelter(const Board& b, const State& s, const Frame& f) {
    if (!b.fortresses.has(f.area) || fortress_holder(s, f.area) != f.side)
        return refuse("6.6", kNoShelter);
    return check_fortress_room(b, s, f.area, total(s.outside[index(f.side)][f.area]));
}

AreaSet refuges(const Board& b, const State& s, const Frame& f) {
    AreaSet open;
    for (const AreaId to : b.beside[f.area])
        if (check_refuge(b, s, f, to).legal()) open.add(to);
    return open;
}

void lose_here(Play& p, const Frame& f, Troop troop, int n, const char* rule) {
    if (n <= 0) return;
    remove_points(p, fugitives(f), troop, n);
    p.report({.fact = Fact::Lost,
              .side = f.side,
              .troop = troop,
              .area = f.area,
              .a = static_cast<std::int16_t>(n),
              .rule = rule});
}

void report_scattered(Play& p, const Frame& f, int n) {
    if (n > 0)
        p.report({.fact = Fact::Scattered,
                  .side = f.side,
                  .area = f.area,
                  .a = static_cast<std::int16_t>(n),
                  .rule = "6.6"});
}

// So many of these FP go; for the others there is no room (L-52), or no counter (L-42).
void go(Play& p, const Frame& f, const Force& to, const Points& points) {
    const Force from = fugitives(f);
    int gone = 0;
    int scattered = 0;
    for (const Troop troop : kAllTroops) {
        const int want = points[index(troop)];
        int n = want;
        while (n > 0 && to.kind == Target::Irregulars &&
               check_stacking(p.board, p.s, to.area, f.side, n).refusal.sentence != nullptr)
            --n;
        while (n > 0 && check_change(p.board, p.s, from, to, troop, want, want - n)) --n;
        if (want > 0) remove_points(p, from, troop, want);
        if (n > 0) add_points(p, to, troop, n);
        gone += n;
        scattered += want - n;
    }
    if (gone > 0)
        p.report({.fact = Fact::Withdrew,
                  .side = f.side,
                  .area = to.area,
                  .from = f.area,
                  .a = static_cast<std::int16_t>(gone),
                  .b = static_cast<std::int16_t>(to.kind == Target::Inside ? 1 : 0),
                  .rule = "6.6"});
    report_scattered(p, f, scattered);
    if (gone > 0 && to.kind == Target::Irregulars) show_counters(p, to.area);
}

void go_to(Play& p, const Frame& f, AreaId to) {
    const Points points = p.s.outside[index(f.side)][f.area];
    go(p, f, {.side = f.side, .area = to}, points);
}

void all_lost(Play& p, const Frame& f) {
    const Points points = p.s.outside[index(f.side)][f.area];
    for (const Troop troop : kAllTroops) lose_here(p, f, troop, points[index(troop)], "10.1");
}

// L-95: what they pay for going back is taken from the irregulars first, and from the guns last.
void send_back(Play& p, const Frame& f, const Party& party) {
    State& s = p.s;
    Points points = party.points;
    const auto lose_first = [&](int n, const char* rule) {
        for (const Troop troop :
             {Troop::Irregulars, Troop::Infantry, Troop::CorpsInfantry, Troop::Cavalry,
              Troop::CorpsCavalry, Troop::Artillery, Troop::CorpsArtillery}) {
            std::uint8_t& there = points[index(troop)];
            const int lost = there < n ? there : n;
            lose_here(p, f, troop, lost, rule);
            there = static_cast<std::uint8_t>(there - lost);
            n -= lost;
        }
    };
    if (burnt_for(p.board, s, f, points, party.from)) {  // L-52: no way back
        lose_first(total(points), "10.1");
        return;
    }
    meet_counters(p, party.from, enemy_of(f.side));
    lose_first(toll_of_withdrawal(p.board, s, f.side, party.from), "6.6");
    if (total(points) > 0) go(p, f, {.side = f.side, .area = party.from}, points);
}

void send_newcomers_back(Play& p, const Frame& f) {
    State& s = p.s;
    for (std::size_t i = 0; i < s.party_count; ++i) {
        const Party party = s.parties[i];
        if (party.to != f.area || total(party.points) == 0) continue;
        s.parties[i].points = {};  // they are no newcomers any more, whatever is left of them
        send_back(p, f, party);
    }
}

bool withdraw(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    if (f.from != kNoArea) {
        const Frame going = f;
        go_to(p, going, going.from);
        pop(s);
        return false;
    }
    const bool must = f.number == 1;
    const AreaSet open = refuges(p.board, s, f);
    const bool shelter = check_shelter(p.board, s, f).legal();
    if (!must) {
        if (shelter || !open.empty()) return true;
        pop(s);
        return false;
    }
    if (open.size() + (shelter ? 1 : 0) > 1) return true;
    if (open.empty() && !shelter) {
        const Frame lost = f;
        all_lost(p, lost);
        pop(s);
        return false;
    }
    do_withdrawal(p,
                  shelter ? Action::of(Verb::Shelter) : Action::of(Verb::Withdraw, open.first()));
    return false;
}

}  // namespace

void push_withdrawal(Play& p, Side side, AreaId area, bool must) {
    push(p.s, {.business = Business::Withdrawal,
               .side = side,
               .area = area,
               .number = static_cast<std::uint8_t>(must ? 1 : 0)});
}

int newcomers(const State& s, AreaId area, Troop troop) {
    int sum = 0;
    for (std::size_t i = 0; i < s.party_count; ++i)
        if (s.parties[i].to == area) sum += s.parties[i].points[index(troop)];
    return sum;
}

bool continue_withdrawal(Play& p) {
    State& s = p.s;
    Frame& f = top(s);
    if (f.number == 1 && f.points == 0) {
        f.points = 1;
        send_newcomers_back(p, f);
    }
    if (total(s.outside[index(f.side)][f.area]) == 0) {
        pop(s);
        return false;
    }
    return withdraw(p);
}

void offer_withdrawal(const Board& b, const State& s, Actions& out) {
    const Frame& f = top(s);
    for (const AreaId to : refuges(b, s, f)) out.push_back(Action::of(Verb::Withdraw, to));
    if (check_shelter(b, s, f).legal()) out.push_back(Action::of(Verb::Shelter));
    if (f.number == 0) out.push_back(Action::of(Verb::Stay));
}

Verdict check_withdrawal(const Board& b, const State& s, const Action& a) {
    const Frame& f = top(s);
    switch (a.verb) {
        case Verb::Withdraw:
            return check_refuge(b, s, f, a.area);
        case Verb::Shelter:
            return check_shelter(b, s, f);
        case Verb::Stay:
            return f.number == 0 ? kLegal : refuse("6.6", kTheyMustGo);
        default:
            return refuse("6.6", kWithdrawOrStay);
    }
}

void do_withdrawal(Play& p, const Action& a) {
    State& s = p.s;
    Frame& f = top(s);
    if (a.verb == Verb::Stay) {
        pop(s);
        return;
    }
    if (a.verb == Verb::Shelter) {
        const Frame going = f;
        go(p, going, {.side = f.side, .kind = Target::Inside, .area = f.area},
           s.outside[index(f.side)][f.area]);
        pop(s);
        return;
    }
    f.from = a.area;
    meet_counters(p, a.area, enemy_of(f.side));
    const int toll = toll_of_withdrawal(p.board, s, f.side, a.area);
    if (toll > 0) push_losses(p, fugitives(f), toll, "6.6");
}

}  // namespace levee::la_vendee
