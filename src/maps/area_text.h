#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "maps/area_paths.h"
#include "maps/map_text.h"

// What the files of area maps have in common. A game derives the reader of its own file from this
// and adds the records that are its own (engine/text/data_text.h):
//
//     size WIDTH HEIGHT
//     outline AREA x,y x,y x,y...    clockwise
//     border  AREA AREA...           the first one borders on each of the others
namespace levee::maps {

// `Cards` have a key and an outline, one for each area of the map.
template <class Cards>
class AreaMapReader {
 protected:
    using Reader = engine::text::Reader;

    // `file` is the one that is read, `cards` the one that the areas were read from before.
    AreaMapReader(std::string_view file, std::string_view cards, Cards& areas, AreaMap& map,
                  Place& size)
        : areas_(areas), map_(map), size_(size), file_(file), cards_(cards) {}

    const std::string& key(AreaId area) const { return areas_[area.raw].key; }
    std::string both(AreaId a, AreaId b) const { return key(a) + "-" + key(b); }

    AreaId read_area(Reader& in, std::string_view field) const {
        const std::string_view word = in.take(field);
        const AreaId area = engine::text::find_key(areas_, word, kNoArea);
        if (area == kNoArea)
            in.fail(field, engine::text::quoted(word) + " is no area of " + std::string(cards_));
        return area;
    }

    void read_size(Reader& in) {
        if (size_ != Place{}) return in.fail("size", "is given twice");
        size_.x = in.number<std::int16_t>("width", 100, kLargestPlace);
        size_.y = in.number<std::int16_t>("height", 100, kLargestPlace);
    }
    void needs_size(Reader& in) const {
        if (size_ == Place{}) in.fail(in.line().record(), "a size line must come first");
    }
    Place read_place(Reader& in, std::string_view field) const {
        const Place place = maps::read_place(in, field);
        if (place.x > size_.x || place.y > size_.y)
            in.fail(field, std::to_string(place.x) + "," + std::to_string(place.y) +
                               " lies beyond the sheet");
        return place;
    }
    // The rest of the line.
    template <class Places>
    void read_places(Reader& in, Places& places) const {
        while (in.more() && !in.trouble()) places.push_back(read_place(in, "place"));
    }

    void read_outline(Reader& in) {
        needs_size(in);
        const AreaId area = read_area(in, "area");
        if (in.trouble()) return;
        auto& outline = areas_[area.raw].outline;
        if (!outline.empty()) return in.fail("area", key(area) + " has an outline already");
        read_places(in, outline);
        if (outline.size() < 3) return in.fail("place", "an outline has three places or more");
        long twice = 0;
        for (std::size_t i = 0; i < outline.size(); ++i) {
            const Place a = outline[i];
            const Place b = outline[(i + 1) % outline.size()];
            twice += long{a.x} * b.y - long{b.x} * a.y;
        }
        if (twice <= 0) in.fail("place", "the outline of " + key(area) + " is not clockwise");
    }

    // Nothing may lie between the two yet.
    void connect(Reader& in, AreaId a, AreaId b, LinkFlags border) {
        if (in.trouble()) return;
        if (a == b) return in.fail("area", key(a) + " cannot border on itself");
        if (map_.adjacent(a, b)) return in.fail("area", both(a, b) + " is a border already");
        if (!map_.connect(a, b, border))
            in.fail("area", "too many borders at " + key(a) + " or " + key(b));
    }

    // Of the whole file, at its end: every area has an outline, and neighbours touch each other,
    // but for those that `apart` lets lie apart.
    template <class Apart>
    engine::text::Trouble check_outlines(Apart apart) const {
        if (size_ == Place{}) return wrong("size", "is missing");
        for (const auto& card : areas_)
            if (card.outline.empty()) return wrong("outline", card.key + " has none");
        for (const AreaId from : map_.all())
            for (const Link& link : map_.links(from))
                if (!apart(link) && !outlines_meet(from, link.to))
                    return wrong("outline",
                                 "those of " + key(from) + " and " + key(link.to) + " do not meet");
        return std::nullopt;
    }
    // And everything can be reached by steps that pass.
    template <class Passes>
    engine::text::Trouble check_joined(Passes passes) const {
        const AreaSet joined = reachable(map_, AreaSet::of(AreaId{0}), passes);
        for (const AreaId area : map_.all().without(joined))
            return wrong("land", key(area) + " cannot be reached");
        return std::nullopt;
    }

    Cards& areas_;
    AreaMap& map_;
    Place& size_;

 private:
    engine::Mistake wrong(std::string_view record, std::string what) const {
        return {std::string(file_) + ": " + std::string(record), std::move(what)};
    }
    bool outlines_meet(AreaId a, AreaId b) const {
        const auto& one = areas_[a.raw].outline;
        const auto& two = areas_[b.raw].outline;
        for (std::size_t i = 0; i < one.size(); ++i)
            for (std::size_t k = 0; k < two.size(); ++k)
                // Both are clockwise, so the common side runs the other way in the other one.
                if (one[i] == two[(k + 1) % two.size()] && one[(i + 1) % one.size()] == two[k])
                    return true;
        return false;
    }

    std::string_view file_;
    std::string_view cards_;
};

}  // namespace levee::maps
