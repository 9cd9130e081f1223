// Chapter 2, case 2.2, and 7.1: where reinforcements and returning generals come onto the map.
//
// A Placing frame: side; flags kAsked. What is to be placed next follows from the generals that
// wait and from the pool. Generals come first, in the order of their list, then points, force by
// force.
#include <algorithm>

#include "games/for_god_and_king/rules/reinforcements.h"

namespace levee::fgfk {

namespace {

constexpr std::array<int, 4> kLargestFirst{10, 5, 2, 1};  // 1.2: largest first

constexpr Sentence kPlaceNext{"Place the next reinforcements.", "Placez les renforts suivants."};
constexpr Sentence kPlacedInOrder{
    "Generals are placed first, then points, in the order of the list.",
    "On place les généraux d'abord, puis les points, selon la liste."};
constexpr Sentence kOneCounter{"Points are placed as counters of 10, 5, 2 or 1.",
                               "Les points se placent en pions de 10, 5, 2 ou 1."};
constexpr Sentence kTooManyToPlace{"Only {0} points of that kind are left to place.",
                                   "Il ne reste que {0} points de cette sorte à placer."};
constexpr Sentence kNoEntryThere{"These reinforcements cannot enter there.",
                                 "Ces renforts ne peuvent pas entrer là."};
constexpr Sentence kHisFifth{"{0} of the points must go to La Cathelinière.",
                             "{0} des points reviennent à La Cathelinière."};
constexpr Sentence kOnlyAtStart{"Only the set-up can be done automatically.",
                                "Seule la mise en place peut se faire automatiquement."};

// --- where --------------------------------------------------------------------------------------

AreaSet around(const Board& b, AreaSet areas) {
    AreaSet all;
    for (const AreaId area : areas) all |= b.adjacent[area];
    return all.without(areas);
}

// F-96: a face-down stack counts as combat points.
AreaSet free_of(const Board& b, const State& s, Side enemy, AreaSet areas) {
    return areas.without(known_held(b, s, enemy)).without(masked(b, s, enemy));
}

// 2.2, F-09
AreaSet entries(const Board& b, const State& s, Army army) {
    if (army == Army::Mayencais) army = s.mayencais_with;
    if (army == Army::None) return {};
    if (s.turn == 1) return b.set_up[index(army)];
    const AreaSet bases = b.bases[index(army)];
    const AreaSet lost = bases & held(s, Side::Vendeen);  // they lie face up outside the zones
    return bases | around(b, lost);
}

AreaSet all_entries(const Board& b, const State& s) {
    AreaSet all;
    for (const Army army : {Army::Nantes, Army::Saumur, Army::LaRochelle})
        all |= entries(b, s, army);
    return all;
}

// 2.2, F-69: free and not controlled, as far as the Vendéen knows (F-60).
AreaSet open_to_vendeens(const Board& b, const State& s, AreaSet areas) {
    AreaSet open;
    for (const AreaId area : free_of(b, s, Side::Republican, areas))
        if (known_control(b, s, area, Side::Republican) != Known::Yes) open.add(area);
    return open;
}

// Everything but 2.2's demands on the area: 3.5.
AreaSet stackable(const Board& b, const State& s, AreaSet areas, Side side, Army army,
                  GeneralSet generals) {
    AreaSet fit;
    for (const AreaId area : areas)
        if (check_stacking(b, s, area, side, bit(army), generals).legal()) fit.add(area);
    return fit;
}

// Calls fit(areas) for one kind of areas that 2.2 allows after the other, the best first; the first
// that leaves any serves.
template <class Fit>
AreaSet first_kind(const Board& b, const State& s, Side side, Army army, Fit fit) {
    if (side == Side::Republican) {
        const AreaSet areas = army == Army::None ? all_entries(b, s) : entries(b, s, army);
        return fit(free_of(b, s, Side::Vendeen, areas));
    }
    const AreaSet zone = zone_of(b, s, army);
    const AreaSet beside = around(b, zone);
    // 7.1, F-98: the objective areas at the start; F-69: another zone before the land outside.
    const std::array<AreaSet, 4> kinds{s.turn == 1 ? b.set_up[index(army)] : AreaSet{}, zone,
                                       beside & zones(b, s), beside.without(zones(b, s))};
    for (const AreaSet& kind : kinds) {
        const AreaSet left = fit(open_to_vendeens(b, s, kind));
        if (!left.empty()) return left;
    }
    return {};
}

}  // namespace

// F-97: what 3.5 does not allow is not possible either, so the next best kind of area serves.
AreaSet placing_areas(const Board& b, const State& s, Side side, Army army, GeneralSet generals) {
    return first_kind(b, s, side, army, [&](const AreaSet& areas) {
        return stackable(b, s, areas, side, army, generals);
    });
}

// --- what ---------------------------------------------------------------------------------------

namespace {

struct Piece {
    GeneralId general{kNoGeneral};
    Force force{static_cast<Force>(kNoForce)};
    AreaSet areas{};

    bool none() const { return areas.empty(); }
    bool is_general() const { return general != kNoGeneral; }
};

AreaSet areas_for(const Board& b, const State& s, GeneralId g) {
    return placing_areas(b, s, b.card(g).side, s.generals[g].army, GeneralSet::of(g));
}

AreaSet areas_for(const Board& b, const State& s, Force force) {
    return placing_areas(b, s, side_of(force), army_of(force), {});
}

// Not one of its areas: 3.5, if 2.2 or 7.1 would not mind.
Verdict check_entry_there(const Board& b, const State& s, Side side, const Piece& piece,
                          AreaId area) {
    const Army army = piece.is_general() ? s.generals[piece.general].army : army_of(piece.force);
    const GeneralSet generals = piece.is_general() ? GeneralSet::of(piece.general) : GeneralSet{};
    const AreaSet open = first_kind(b, s, side, army, [](const AreaSet& areas) { return areas; });
    if (open.has(area))
        if (const Verdict no = check_stacking(b, s, area, side, bit(army), generals)) return no;
    return refuse(s.turn == 1 ? "7.1" : "2.2", kNoEntryThere);
}

// The first one that can be placed at all.
Piece next_piece(const Board& b, const State& s, Side side) {
    for (const GeneralId g : b.side_generals[index(side)]) {
        if (s.generals[g].post != Post::ToPlace) continue;
        const AreaSet areas = areas_for(b, s, g);
        if (!areas.empty()) return {.general = g, .areas = areas};
    }
    for (std::size_t f = first_force(side); f < end_force(side); ++f) {
        if (s.pool[f] == 0) continue;
        const AreaSet areas = areas_for(b, s, force_at(f));
        if (!areas.empty()) return {.force = force_at(f), .areas = areas};
    }
    return {};
}

// 3.5, F-03: where La Cathelinière waits for his fifth, and how much of the pool it takes.
struct Fifth {
    AreaId area{kNoArea};
    int due = 0;
};

Fifth fifth(const Board& b, const State& s, const Piece& piece) {
    if (piece.force != Force::BasPoitou) return {};
    if (b.loner == kNoGeneral || !on_map(s, b.loner)) return {};
    const AreaId area = s.generals[b.loner].at;
    if (!piece.areas.has(area)) return {};
    const std::size_t f = index(Force::BasPoitou);
    const int share = (s.on_map[f] + s.pool[f] + 4) / 5;
    return {area, std::clamp<int>(share - s.points[area][f], 0, s.pool[f])};
}

// --- putting down -------------------------------------------------------------------------------

// F-60: what the Vendéen could not see decides now. True: nothing can be placed there after all.
bool barred(Play& p, Side side, AreaId area) {
    if (side == Side::Republican) return false;
    if (known_control(p.board, p.s, area, Side::Republican) != Known::Maybe) return false;
    tell_control(p, side, area);
    top(p.s).flags = 0;
    if (!controlled(p.board, p.s, area, Side::Republican)) return false;
    p.report({.fact = Fact::Barred, .side = side, .area = area, .rule = "2.2"});
    return true;
}

// F-12, F-99: Léchelle belongs to the army whose base he comes to.
void join_army(Play& p, GeneralId g, AreaId area) {
    General& general = p.s.generals[g];
    if (general.army != Army::None) return;
    for (const Army army : {Army::LaRochelle, Army::Saumur, Army::Nantes})
        if (entries(p.board, p.s, army).has(area)) general.army = army;
    if (p.board.base_of[area] != Army::None) general.army = p.board.base_of[area];
    p.report({.fact = Fact::JoinedArmy,
              .side = Side::Republican,
              .general = g,
              .a = figure(static_cast<int>(general.army)),
              .rule = "E13"});
}

// F-113: a stack that was not there before is not shown yet. F-114: after what others have seen
// they must see him asked again.
bool veil_area(Play& p, Side side, AreaId area, bool was_there) {
    const bool secret = is_masked(p.board, p.s, side, area);
    if (secret && !was_there) p.s.veil.areas.add(area);
    if (!secret) top(p.s).flags = 0;
    return secret;
}

void place_general(Play& p, GeneralId g, AreaId area) {
    const Side side = p.board.card(g).side;
    if (barred(p, side, area)) return;
    join_army(p, g, area);
    const bool was_there = present(p.s, side).has(area);
    put_general(p.board, p.s, g, area);
    const bool secret = veil_area(p, side, area, was_there);
    if (secret) p.s.veil.generals.add(g);
    p.report({.fact = Fact::Placed,
              .side = side,
              .general = g,
              .secret = secret,
              .area = area,
              .rule = p.s.turn == 1 ? "7.1" : "2.2"});
}

void place_points(Play& p, Force force, int n, AreaId area) {
    State& s = p.s;
    const Side side = side_of(force);
    if (n == 0 || barred(p, side, area)) return;
    s.pool[index(force)] = static_cast<std::uint8_t>(s.pool[index(force)] - n);
    const bool was_there = present(s, side).has(area);
    add_points(s, area, force, n);
    const bool secret = veil_area(p, side, area, was_there);
    if (secret)
        s.veil.points[index(force)] = static_cast<std::uint8_t>(s.veil.points[index(force)] + n);
    p.report({.fact = Fact::Placed,
              .side = side,
              .force = force,
              .secret = secret,
              .area = area,
              .a = figure(n),
              .rule = s.turn == 1 ? "7.1" : "2.2"});
    // 3.7: the enemy has to look at the map.
    if (displace_isolated(p, area, enemy_of(side))) s.veil = {};
}

// 2.2, F-08, F-09: what finds no place. Vendéen points are lost, all others wait for a turn.
void leave_rest(Play& p, Side side) {
    State& s = p.s;
    for (const GeneralId g : p.board.side_generals[index(side)]) {
        if (s.generals[g].post != Post::ToPlace) continue;
        s.generals[g].post = Post::Away;
        s.generals[g].due = static_cast<std::uint8_t>(s.turn + 1);
    }
    if (side == Side::Republican) return;
    for (std::size_t f = first_force(side); f < end_force(side); ++f) {
        if (s.pool[f] == 0) continue;
        p.report({.fact = Fact::PointsLost,
                  .side = side,
                  .force = force_at(f),
                  .a = s.pool[f],
                  .rule = "2.2"});
        s.pool[f] = 0;
    }
}

// --- the automatic set-up -----------------------------------------------------------------------

// Points go down one by one in the areas of the scenario, round and round; what finds no place
// there follows from next_piece().
void spread(Play& p, const Piece& piece) {
    State& s = p.s;
    const std::size_t f = index(piece.force);
    const auto& list = p.board.scenario.points[f];
    const int pool = s.pool[f];
    const Fifth his = fifth(p.board, s, piece);
    place_points(p, piece.force, his.due, his.area);
    const int length = static_cast<int>(list.size());
    for (int i = 0; i < length; ++i) {
        const AreaId area = list[static_cast<std::size_t>(i)];
        int n = pool / length + (i < pool % length ? 1 : 0);
        if (area == his.area) n -= std::min(n, his.due);
        if (areas_for(p.board, s, piece.force).has(area))
            place_points(p, piece.force, std::min<int>(n, s.pool[f]), area);
    }
}

}  // namespace

void set_up_rest(Play& p, Side side) {
    State& s = p.s;
    Points tried{};  // forces that have been spread already
    for (Piece piece = next_piece(p.board, s, side); !piece.none();
         piece = next_piece(p.board, s, side)) {
        if (piece.is_general()) {
            const AreaId wanted = p.board.scenario.generals[piece.general.raw];
            place_general(p, piece.general, piece.areas.has(wanted) ? wanted : piece.areas.first());
        } else if (tried[index(piece.force)] == 0) {
            tried[index(piece.force)] = 1;
            spread(p, piece);
        } else {
            place_points(p, piece.force, s.pool[index(piece.force)], piece.areas.first());
        }
    }
}

// --- the frame ----------------------------------------------------------------------------------

namespace {

// As the others know it.
bool anything_waits(const Board& b, const State& s, Side side) {
    if (s.veil != Veil{}) return true;
    for (const GeneralId g : b.side_generals[index(side)])
        if (s.generals[g].post == Post::ToPlace) return true;
    return of_side(s.pool, side) > 0;
}

}  // namespace

bool continue_placing(Play& p) {
    State& s = p.s;
    const Side side = top(s).side;
    const std::uint8_t depth = s.depth;
    if (s.turn == 1 && s.automatic_set_up) {
        set_up_rest(p, side);
        if (s.depth == depth) top(s).flags = kAsked;
    }
    while (s.depth == depth) {
        // F-114: how many areas there are depends on what lies face down.
        if (top(s).flags != kAsked && anything_waits(p.board, s, side)) return true;
        // After that a single area is no choice.
        const Piece piece = next_piece(p.board, s, side);
        if (piece.none()) {
            leave_rest(p, side);
            s.veil = {};
            pop(s);
            return false;
        }
        if (piece.areas.size() > 1) return true;
        if (piece.is_general())
            place_general(p, piece.general, piece.areas.first());
        else
            place_points(p, piece.force, s.pool[index(piece.force)], piece.areas.first());
    }
    return false;  // generals of the enemy have to leave first
}

void offer_placing(const Board& b, const State& s, Actions& out) {
    const Piece piece = next_piece(b, s, top(s).side);
    // What waits has no place.
    if (piece.none()) return out.push_back(Action::of(Verb::Done));
    const Fifth his = fifth(b, s, piece);
    for (const AreaId area : piece.areas) {
        if (piece.is_general()) {
            out.push_back(Action::of(Verb::Place, piece.general, area));
            continue;
        }
        const int pool = s.pool[index(piece.force)];
        const int most = area == his.area ? pool : pool - his.due;
        for (const int n : kLargestFirst)
            if (n <= most) out.push_back(Action::of(Verb::Place, piece.force, n, area));
    }
    if (s.turn == 1) out.push_back(Action::of(Verb::SetUpRest));
}

Verdict check_placing(const Board& b, const State& s, const Action& a) {
    const char* rule = s.turn == 1 ? "7.1" : "2.2";
    const Piece piece = next_piece(b, s, top(s).side);
    if (piece.none() && a.verb == Verb::Done) return kLegal;
    if (piece.none()) return refuse(rule, kPlaceNext);
    if (a.verb == Verb::SetUpRest) return s.turn == 1 ? kLegal : refuse(rule, kOnlyAtStart);
    if (a.verb != Verb::Place) return refuse(rule, kPlaceNext);
    if (a.general != piece.general || a.force != piece.force) return refuse(rule, kPlacedInOrder);
    if (!piece.areas.has(a.area)) return check_entry_there(b, s, top(s).side, piece, a.area);
    if (piece.is_general()) return a.number == 0 ? kLegal : refuse(rule, kPlaceNext);
    if (std::find(kLargestFirst.begin(), kLargestFirst.end(), a.number) == kLargestFirst.end())
        return refuse(rule, kOneCounter);
    const int pool = s.pool[index(piece.force)];
    if (a.number > pool) return refuse(rule, kTooManyToPlace, pool);
    const Fifth his = fifth(b, s, piece);
    if (a.area != his.area && a.number > pool - his.due) return refuse("3.5", kHisFifth, his.due);
    return kLegal;
}

void do_placing(Play& p, const Action& a) {
    top(p.s).flags = kAsked;
    if (a.verb == Verb::Done) return;
    if (a.verb == Verb::SetUpRest)
        set_up_rest(p, top(p.s).side);
    else if (a.general != kNoGeneral)
        place_general(p, a.general, a.area);
    else
        place_points(p, a.force, a.number, a.area);
}

}  // namespace levee::fgfk
