// Chapter 5: morale, arms and powder, and who holds which town.
#include <algorithm>

#include "games/for_god_and_king/rules/internal.h"

namespace levee::fgfk {

// 1.6: no marker leaves its track.
void change_morale(Play& p, Side side, int by, const char* rule) {
    const Figures& figures = p.board.tables.figures;
    std::int8_t& marker = p.s.morale[index(side)];
    const int now = std::clamp<int>(marker + by, figures.morale_low, figures.morale_high);
    if (now == marker) return;
    marker = static_cast<std::int8_t>(now);
    p.report({.fact = Fact::MoraleChanged,
              .side = side,
              .a = static_cast<std::int16_t>(by),
              .b = static_cast<std::int16_t>(now),
              .rule = rule});
}

void set_arms(Play& p, std::size_t marker, int to, const char* rule) {
    const Figures& figures = p.board.tables.figures;
    const int now = std::clamp<int>(to, figures.morale_low, figures.morale_high);
    if (now == p.s.arms[marker]) return;
    p.s.arms[marker] = static_cast<std::int8_t>(now);
    p.report({.fact = Fact::ArmsChanged,
              .side = Side::Vendeen,
              .a = static_cast<std::int16_t>(kArmsMarkers[marker]),
              .b = static_cast<std::int16_t>(now),
              .rule = rule});
}

// F-39: the Loroux use the marker of the army they are with, by themselves that of Anjou; émigrés
// and deserters that of the largest army, by themselves that of Bas-Poitou.
std::array<std::uint8_t, 3> by_marker(const Points& points) {
    const auto of = [&](Force f) { return points[index(f)]; };
    std::array<std::uint8_t, 3> sum{
        static_cast<std::uint8_t>(of(Force::Anjou) + of(Force::Chouans)), of(Force::Centre),
        of(Force::BasPoitou)};
    const auto largest = [&](std::size_t alone) {
        const auto most = std::max_element(sum.begin(), sum.end());
        return *most == 0 ? alone : static_cast<std::size_t>(most - sum.begin());
    };
    const auto add = [&](std::size_t marker, int n) {
        sum[marker] = static_cast<std::uint8_t>(sum[marker] + n);
    };
    add(largest(0), of(Force::Loroux));
    add(largest(2), of(Force::Emigres) + of(Force::Deserters));
    return sum;
}

// F-91: among equals the one that serves the Vendéen best.
std::size_t marker_in_combat(const State& s, const std::array<std::uint8_t, 3>& engaged) {
    std::size_t best = 0;
    for (std::size_t i = 1; i < engaged.size(); ++i)
        if (engaged[i] > engaged[best] || (engaged[i] == engaged[best] && s.arms[i] > s.arms[best]))
            best = i;
    return best;
}

// F-49: largest army first, one each, again and again until all is given or nobody can take more.
// F-91: among equals a gain goes to the poorest, a loss to the richest.
void share_arms(Play& p, const std::array<std::uint8_t, 3>& engaged, int by, bool single,
                const char* rule) {
    if (by == 0) return;
    const int sign = by > 0 ? 1 : -1;
    std::array<std::size_t, 3> order{0, 1, 2};
    std::sort(order.begin(), order.end(), [&](std::size_t x, std::size_t y) {
        if (engaged[x] != engaged[y]) return engaged[x] > engaged[y];
        if (p.s.arms[x] != p.s.arms[y]) return sign * p.s.arms[x] < sign * p.s.arms[y];
        return x < y;
    });
    std::array<int, 3> now{p.s.arms[0], p.s.arms[1], p.s.arms[2]};
    const int limit =
        sign > 0 ? p.board.tables.figures.morale_high : p.board.tables.figures.morale_low;
    int left = by * sign;
    for (bool given = true; left > 0 && given;) {
        given = false;
        for (const std::size_t i : order) {
            if (left > 0 && engaged[i] > 0 && now[i] != limit) {
                now[i] += sign;
                --left;
                given = true;
            }
            if (single) break;  // 5.2: for the largest or for nobody
        }
        if (single) break;
    }
    for (std::size_t i = 0; i < now.size(); ++i) set_arms(p, i, now[i], rule);
}

namespace {

// F-48: by points that stand there alone.
void settle_town(Play& p, AreaId area) {
    State& s = p.s;
    s.vendeen_hold.add(area);
    p.report({.fact = Fact::Occupied, .side = Side::Vendeen, .area = area, .rule = "5.1"});
    const Figures& figures = p.board.tables.figures;
    if (p.board.strongholds.has(area))
        change_morale(p, Side::Vendeen, figures.morale_stronghold_taken, "5.1");
    if (p.board.all_bases.has(area))
        share_arms(p, by_marker(s.points[area]), figures.arms_base_taken, false, "5.2");
}

void offer_event(Play& p, bool& seen, AreaId area, Event event) {
    if (seen || !held(p.s, Side::Vendeen).has(area)) return;
    seen = true;  // F-52: now or never
    // F-115: that points are there comes out; a stronghold has been told of.
    if (!p.board.strongholds.has(area))
        p.report({.fact = Fact::Occupied, .side = Side::Vendeen, .area = area, .rule = "E3"});
    push(p.s, {.business = Business::Occupy, .side = Side::Vendeen, .area = area, .event = event});
}

}  // namespace

void settle_holders(Play& p) {
    State& s = p.s;
    const Board& b = p.board;
    const AreaSet blue = held(s, Side::Republican).without(held(s, Side::Vendeen));
    const AreaSet white = held(s, Side::Vendeen).without(held(s, Side::Republican));
    for (const AreaId area : (b.strongholds | b.all_bases) & white.without(s.vendeen_hold))
        settle_town(p, area);
    for (const AreaId area : s.vendeen_hold& blue) {
        s.vendeen_hold.remove(area);
        p.report({.fact = Fact::Occupied, .side = Side::Republican, .area = area, .rule = "5.1"});
    }
    if (!s.primary_lost && b.primary.meets(blue)) {  // F-50
        s.primary_lost = true;
        p.report({.fact = Fact::Occupied,
                  .side = Side::Republican,
                  .area = (b.primary & blue).first(),
                  .rule = "5.1"});
        change_morale(p, Side::Vendeen, b.tables.figures.morale_first_primary, "5.1");
    }
    offer_event(p, s.thouars_seen, b.thouars, Event::E4);
    offer_event(p, s.bressuire_seen, b.bressuire, Event::E3);
}

}  // namespace levee::fgfk
