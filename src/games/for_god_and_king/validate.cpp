// Positions from outside are not trusted: what is impossible is named before the rules see it.
#include <algorithm>

#include "engine/text/unnamed.h"
#include "games/for_god_and_king/reflection.h"
#include "games/for_god_and_king/validate_parts.h"

namespace levee::fgfk {

// --- numbers that must name something -----------------------------------------------------------

Found check_bounds(const Board& b, const State& s) {
    if (auto found = engine::unnamed(s, Names(b))) return found;
    const Figures& figures = b.tables.figures;
    const auto off_track = [&](int marker) {
        return marker < figures.morale_low || marker > figures.morale_high;
    };
    constexpr const char* kOffTrack = "the marker is off its track";
    if (std::ranges::any_of(s.morale, off_track)) return wrong("$.morale", kOffTrack);
    if (std::ranges::any_of(s.arms, off_track)) return wrong("$.arms", kOffTrack);
    const Combat& c = s.combat;
    constexpr const char* kSixFaces = "a die has six faces";
    if (auto found = engine::out_of({
            {"$.turn", s.turn, 1, kTurns, "there is no such turn"},
            {"$.depth", s.depth, 0, kMaxFrames, "too deep"},
            {"$.dice", std::max(s.dice[0], s.dice[1]), 0, 6, kSixFaces},
            {"$.played_now", s.played_now, 0, (1 << kEvents) - 1, "there is no such event"},
            {"$.combat.count", c.count, 0, kMaxContingents, "too many contingents"},
            {"$.combat.drawn", c.drawn, 0, kMaxDrawn, "too many incidents"},
            {"$.combat.column", c.column, 0, kOdds - 1, "the table has eight columns"},
            {"$.combat.coloured", std::max(c.coloured, c.white), 0, 6, kSixFaces},
        }))
        return found;
    for (std::size_t i = c.count; i < kMaxContingents; ++i)
        if (c.contingents[i] != Contingent{})
            return wrong(path_to("combat.contingents", i), "beyond the count");
    for (std::size_t i = s.depth; i < kMaxFrames; ++i)
        if (s.frames[i] != Frame{}) return wrong(path_to("frames", i), "beyond the depth");
    return {};
}

// --- counters -----------------------------------------------------------------------------------

namespace {

Found check_points(const Board& b, const State& s) {
    std::array<int, kForces> sum{};  // conserved() adds in bytes
    for (std::size_t i = 0; i < kAreaRoom; ++i) {
        const Points& points = s.points.items[i];
        const bool beyond = i >= b.map.size();
        if (beyond && (total(points) > 0 || total(s.spent.items[i]) > 0))
            return wrong(path_to("points", i), "points beyond the map");
        for (std::size_t f = 0; f < kForces; ++f) sum[f] += points[f];
    }
    for (std::size_t f = 0; f < kForces; ++f)
        if (sum[f] > b.forces[f].limit)
            return wrong("$.points", "more points of " + b.forces[f].key + " than counters");
    for (const Force force : {Force::Emigres, Force::Deserters})
        if (s.pool[index(force)] > 0) return wrong("$.pool", "these are never placed");
    if (s.deserters > b.card(Force::Deserters).limit ||
        s.on_map[index(Force::Deserters)] > s.deserters)
        return wrong("$.deserters", "more have come over than there are, or fewer than are there");
    if (s.shipped > 1 || (s.shipped > 0 && side_of(s.shipped_force) != Side::Republican))
        return wrong("$.shipped", "at most one Republican point is at sea");
    if (s.shipped > 0 && s.hand[index(Event::E15)] >= b.card(Event::E15).count)
        return wrong("$.shipped", "nothing is at sea before E15 has been played");
    return {};
}

// E13: only Léchelle may choose.
Found check_general(const Board& b, const State& s, std::size_t i) {
    const General& general = s.generals.items[i];
    const GeneralCard& card = b.generals[i];
    const bool free = card.army == Army::None;
    if (!free && general.army != card.army)
        return wrong(path_to("generals", i, "army"), "he belongs to another army");
    if (free && general.army != Army::None &&
        (side_of(general.army) != card.side || general.army == Army::Mayencais))
        return wrong(path_to("generals", i, "army"), "he cannot join that army");
    if (general.post == Post::OnMap && general.army == Army::None)
        return wrong(path_to("generals", i, "army"), "on the map he has an army");
    if (general.post == Post::Accused && card.side != Side::Republican)
        return wrong(path_to("generals", i, "post"), "only Republicans go before the tribunal");
    const bool away = general.post == Post::Away;
    if (away ? general.due < 1 || general.due > kTurns + 1 : general.due != 0)
        return wrong(path_to("generals", i, "due"), "he who is away, and nobody else, returns");
    return {};
}

// F-113: what is placed, or has vanished, face down.
Found check_placed_unseen(const Board& b, const State& s, Side side) {
    const Veil& veil = s.veil;
    const AreaSet hidden = masked(b, s, side);
    if (!hidden.contains(veil.areas)) return wrong("$.veil.areas", "they do not lie face down");
    for (const GeneralId g : veil.generals)
        if (b.card(g).side != side || !on_map(s, g) || !hidden.has(s.generals[g].at))
            return wrong("$.veil.generals", "he does not lie face down");
    for (std::size_t f = 0; f < kForces; ++f) {
        int there = 0;
        int appeared = 0;
        for (const AreaId area : hidden) {
            there += s.points[area][f];
            appeared += veil.areas.has(area) ? s.points[area][f] : 0;
        }
        if (veil.points[f] > (side_of(force_at(f)) == side ? there : 0))
            return wrong(path_to("veil.points", f), "so many do not lie face down");
        if (veil.points[f] < appeared)
            return wrong(path_to("veil.points", f), "more have just been placed");
    }
    for (const AreaId area : veil.areas)
        if (!veil.generals.contains(generals_at(b, s, area, side)))
            return wrong("$.veil.generals", "more have just been placed");
    return {};
}

Found check_deserted_unseen(const Board& b, const State& s, const Frame& desertion) {
    const Veil& veil = s.veil;
    const std::size_t force = index(desertion.force);
    if (!veil.generals.empty()) return wrong("$.veil.generals", "generals do not desert");
    for (std::size_t f = 0; f < kForces; ++f)
        if (f != force && veil.points[f] > 0)
            return wrong(path_to("veil.points", f), "another army deserts");
    if (s.on_map[force] + veil.points[force] > b.forces[force].limit)
        return wrong(path_to("veil.points", force), "more than there were");
    if (!zones(b, s).contains(veil.areas) || veil.areas.size() > veil.points[force] ||
        veil.areas.meets(present(s, Side::Republican) | present(s, Side::Vendeen)))
        return wrong("$.veil.areas", "no stack has vanished there");
    return {};
}

Found check_veil(const Board& b, const State& s) {
    if (s.veil == Veil{}) return {};
    if (const Frame* placing = find_frame(s, Business::Placing))
        return check_placed_unseen(b, s, placing->side);
    if (const Frame* desertion = find_frame(s, Business::Desertion))
        return check_deserted_unseen(b, s, *desertion);
    return wrong("$.veil", "nobody places counters or deserts");
}

// 4.1, 4.5: only a combat or a flight brings both sides together.
Found check_company(const State& s) {
    AreaSet both = held(s, Side::Republican) & held(s, Side::Vendeen);
    const Frame* combat = find_frame(s, Business::Combat);
    const Frame* retreat = find_frame(s, Business::Retreat);
    if (combat != nullptr && still_fighting(*combat) && s.combat.area != kNoArea)
        both.remove(s.combat.area);
    if (retreat != nullptr && retreat->area != kNoArea) both.remove(retreat->area);
    if (both.empty()) return {};
    return wrong(path_to("points", both.first().raw, ""), "both sides are in this area");
}

// 7.1: the Republicans are set up first and outside the zones.
Found check_set_up(const Board& b, const State& s) {
    const Frame* phase = find_frame(s, Business::Reinforce);
    if (s.turn > 1 || phase == nullptr) return {};
    if (phase->side == Side::Republican && !present(s, Side::Vendeen).empty())
        return wrong("$.present", "the Vendéens are set up after the Republicans");
    if (present(s, Side::Republican).meets(b.zones[0]))
        return wrong("$.present", "Republicans are set up outside the zones");
    return {};
}

Found check_memory(const Board& b, const State& s) {
    for (std::size_t i = 0; i < kEvents; ++i)
        if (s.hand[i] > b.events[i].count)
            return wrong(path_to("hand", i), "more markers than there are");
    if (s.mayencais_with != Army::None &&
        (side_of(s.mayencais_with) != Side::Republican || s.mayencais_with == Army::Mayencais))
        return wrong("$.mayencais_with", "they cannot reinforce that army");
    if (!(b.strongholds | b.all_bases).contains(s.vendeen_hold))
        return wrong("$.vendeen_hold", "only strongholds and bases are remembered");
    if (s.landing.area != kNoArea && !b.landings.has(s.landing.area))
        return wrong("$.landing.area", "the English do not land there");
    const bool noted = s.landing.area != kNoArea;
    if (noted != (s.landing.turn > 0) || s.landing.turn > kTurns + 1)
        return wrong("$.landing.turn", "a landing has an area and a turn");
    const bool being_noted = find_frame(s, Business::English) != nullptr;
    if (s.english == English::Coming && !noted && !being_noted)
        return wrong("$.landing", "the English come somewhere");
    if (s.combat.drawn > 0 && find_frame(s, Business::Combat) == nullptr)
        return wrong("$.combat.drawn", "incidents are drawn in a combat");
    return {};
}

}  // namespace

Found check_counters(const Board& b, const State& s) {
    if (auto found = check_points(b, s)) return found;
    for (std::size_t i = 0; i < kGenerals; ++i)
        if (auto found = check_general(b, s, i)) return found;
    if (auto found = check_memory(b, s)) return found;
    if (auto found = check_veil(b, s)) return found;
    if (auto found = check_company(s)) return found;
    return check_set_up(b, s);
}

// --- all of it ----------------------------------------------------------------------------------

std::optional<engine::Mistake> Rules::validate(const State& s) const {
    if (auto found = check_bounds(board_, s)) return found;
    State rebuilt = s;
    rebuild(rebuilt);
    if (auto found = check_counters(board_, rebuilt)) return found;
    if (const auto broken = conserved(rebuilt)) return wrong("$", *broken);
    if (over(s) != (s.victory != Victory::None))
        return wrong("$.victory", "a game is over when somebody has won it, and only then");
    if (over(s)) return {};
    for (const auto check : {check_stack, check_frames, check_contingents, check_moves})
        if (auto found = check(board_, rebuilt)) return found;
    return engine::check_offers(*this, rebuilt);
}

}  // namespace levee::fgfk
