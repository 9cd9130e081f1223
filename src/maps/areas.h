#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "maps/area_set.h"

// Maps made of areas: who borders on whom, over what, and by which roads.
//
// What a border or a road is, only the game knows. The library keeps two small bit masks for every
// step (`border`: plain, river, bridge, ford, coast, sea lane ...; `road`: royal, major, track ...)
// and never looks at their meaning. A road section or a bay that pieces can stand on is an area of
// its own; a port is a step whose border bit says so. Three games with nothing else in common are
// served that way.
namespace levee::maps {

using LinkFlags = std::uint16_t;

// One step out of an area.
struct Link {
    AreaId to{kNoArea};
    LinkFlags border = 0;
    LinkFlags road = 0;

    constexpr bool operator==(const Link&) const = default;
    constexpr bool has_border(LinkFlags any) const { return (border & any) != 0; }
    constexpr bool has_road(LinkFlags any) const { return (road & any) != 0; }
    constexpr bool has_road() const { return road != 0; }
};

// For every area a set of areas: the links that pass some test, ready for questions about whole
// sets. Make it once when the board is loaded; asking it costs two words per area.
using AreaSets = engine::PerId<AreaId, AreaSet, kMaxAreas>;

// Built once when a board is loaded; every question afterwards is a load from a table. Links of an
// area are in ascending order of id, whatever the order in which they were declared: the same map
// gives the same moves in the same order on every machine.
class AreaMap {
 public:
    // More than any area of the five games has; sixteen would be enough for land alone.
    static constexpr std::size_t kMaxLinks = 24;

    AreaMap() = default;
    explicit AreaMap(std::size_t areas) : size_(static_cast<std::uint8_t>(areas)) {
        assert(areas <= kMaxAreas);
    }

    std::size_t size() const { return size_; }
    bool exists(AreaId area) const { return area.raw < size_; }
    AreaSet all() const { return AreaSet::first_of(size_); }

    // Declares a step in both directions, or adds flags to it. False, and nothing is changed, if
    // one of the two is no area, if both are the same, or if an area has no room for one more.
    bool connect(AreaId a, AreaId b, LinkFlags border, LinkFlags road = 0);
    // The same in one direction only: a current, a bridgehead that is watched from one bank.
    bool connect_one_way(AreaId from, AreaId to, LinkFlags border, LinkFlags road = 0);

    // The steps out of one area. Not a std::span, whose header every chapter of rules would pay
    // for.
    struct Links {
        const Link* first;
        std::size_t count;
        const Link* begin() const { return first; }
        const Link* end() const { return first + count; }
        std::size_t size() const { return count; }
        bool empty() const { return count == 0; }
        const Link& operator[](std::size_t i) const { return first[i]; }
    };
    Links links(AreaId from) const {
        assert(exists(from) && "no such area on this map");
        return {links_[from.raw].data(), count_[from.raw]};
    }
    // Everything one can step to, and everything one can be entered from; both are the same unless
    // a step is one-way.
    const AreaSet& neighbours(AreaId from) const {
        assert(exists(from) && "no such area on this map");
        return out_[from];
    }
    const AreaSet& entered_from(AreaId to) const {
        assert(exists(to) && "no such area on this map");
        return in_[to];
    }
    bool adjacent(AreaId from, AreaId to) const { return neighbours(from).has(to); }

    // The step from one to the other; a link to kNoArea without any flag when there is none.
    Link between(AreaId from, AreaId to) const {
        assert(exists(from) && "no such area on this map");
        if (!out_[from].has(to)) return {};
        return links_[from.raw][slot_[from.raw][to.raw]];
    }
    LinkFlags border(AreaId from, AreaId to) const { return between(from, to).border; }
    LinkFlags road(AreaId from, AreaId to) const { return between(from, to).road; }

    // For every area the neighbours whose link passes: passes(from, link).
    template <class Passes>
    AreaSets neighbours_if(Passes passes) const {
        AreaSets sets;
        for (const AreaId from : all())
            for (const Link& link : links(from))
                if (passes(from, link)) sets[from].add(link.to);
        return sets;
    }

    bool operator==(const AreaMap&) const = default;

 private:
    bool has_room(AreaId from, AreaId to) const {
        return out_[from].has(to) || count_[from.raw] < kMaxLinks;
    }
    void put(AreaId from, AreaId to, LinkFlags border, LinkFlags road);

    std::array<std::array<Link, kMaxLinks>, kMaxAreas> links_{};
    // Where in links_[from] the link to an area stands. Sixteen kilobytes, read one line at a time:
    // cheaper than looking through a dozen links for every step of a search.
    std::array<std::array<std::uint8_t, kMaxAreas>, kMaxAreas> slot_{};
    std::array<std::uint8_t, kMaxAreas> count_{};
    AreaSets out_{};
    AreaSets in_{};
    std::uint8_t size_ = 0;
};

static_assert(std::is_trivially_copyable_v<AreaMap>);

// Every neighbour of the areas of a set, areas of the set included where they border on each other.
inline AreaSet beside(const AreaSets& neighbours, const AreaSet& areas) {
    AreaSet all;
    for (const AreaId area : areas) all |= neighbours[area];
    return all;
}

// Everything that can be reached from the start by going from neighbour to neighbour inside `open`.
// The start itself is part of the answer and need not be open.
inline AreaSet flood(const AreaSets& neighbours, const AreaSet& start, const AreaSet& open) {
    AreaSet reached = start;
    AreaSet fresh = start;
    while (!fresh.empty()) {
        fresh = (beside(neighbours, fresh) & open).without(reached);
        reached |= fresh;
    }
    return reached;
}

}  // namespace levee::maps
