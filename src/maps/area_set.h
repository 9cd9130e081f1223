#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "engine/ids.h"

namespace levee::maps {

// A space of an area map: a tract of land, a stretch of road, a bay. Games give it its meaning.
using AreaId = engine::Id<struct AreaTag>;

inline constexpr AreaId kNoArea{255};
// The largest area map of the five games has 82 areas and 31 stretches of road.
inline constexpr std::size_t kMaxAreas = 128;

// A set of areas in two words; iterates in ascending order of id.
class AreaSet {
 public:
    using Member = AreaId;
    static constexpr std::size_t kCapacity = kMaxAreas;

    static constexpr AreaSet of(AreaId area) {
        AreaSet set;
        set.add(area);
        return set;
    }
    // The areas 0 to count - 1.
    static constexpr AreaSet first_of(std::size_t count) {
        assert(count <= kMaxAreas);
        AreaSet set;
        for (std::size_t i = 0; i < count; ++i) set.add(AreaId{static_cast<std::uint8_t>(i)});
        return set;
    }

    constexpr bool operator==(const AreaSet&) const = default;

    constexpr void add(AreaId area) {
        assert(area.raw < kMaxAreas && "no area");
        words_[area.raw / 64U] |= bit(area);
    }
    constexpr void remove(AreaId area) {
        assert(area.raw < kMaxAreas && "no area");
        words_[area.raw / 64U] &= ~bit(area);
    }
    // False for kNoArea, so that it can be asked of "where is he" at once.
    constexpr bool has(AreaId area) const {
        return area.raw < kMaxAreas && (words_[area.raw / 64U] & bit(area)) != 0;
    }
    constexpr void clear() { words_ = {}; }

    constexpr bool empty() const { return (words_[0] | words_[1]) == 0; }
    constexpr int count() const { return std::popcount(words_[0]) + std::popcount(words_[1]); }
    // kNoArea when empty.
    constexpr AreaId first() const {
        for (std::size_t i = 0; i < words_.size(); ++i)
            if (words_[i] != 0)
                return AreaId{static_cast<std::uint8_t>(
                    i * 64U + static_cast<std::size_t>(std::countr_zero(words_[i])))};
        return kNoArea;
    }
    // The first one, taken out; kNoArea when empty.
    constexpr AreaId take() {
        const AreaId area = first();
        if (area != kNoArea) remove(area);
        return area;
    }

    constexpr AreaSet& operator|=(const AreaSet& o) {
        words_[0] |= o.words_[0];
        words_[1] |= o.words_[1];
        return *this;
    }
    constexpr AreaSet& operator&=(const AreaSet& o) {
        words_[0] &= o.words_[0];
        words_[1] &= o.words_[1];
        return *this;
    }
    friend constexpr AreaSet operator|(AreaSet a, const AreaSet& b) { return a |= b; }
    friend constexpr AreaSet operator&(AreaSet a, const AreaSet& b) { return a &= b; }
    constexpr AreaSet without(const AreaSet& o) const {
        AreaSet rest = *this;
        rest.words_[0] &= ~o.words_[0];
        rest.words_[1] &= ~o.words_[1];
        return rest;
    }
    constexpr bool contains(const AreaSet& o) const { return o.without(*this).empty(); }
    constexpr bool meets(const AreaSet& o) const { return !(*this & o).empty(); }

    // Carries what is left of the set with it: a loop may change the set it runs over.
    class Iterator {
     public:
        constexpr AreaId operator*() const { return AreaId{at_}; }
        constexpr Iterator& operator++() {
            next();
            return *this;
        }
        constexpr bool operator==(const Iterator& o) const { return at_ == o.at_; }

     private:
        friend class AreaSet;
        constexpr explicit Iterator(std::array<std::uint64_t, 2> rest) : rest_(rest) { next(); }
        constexpr void next() {
            for (std::size_t i = 0; i < rest_.size(); ++i) {
                if (rest_[i] == 0) continue;
                at_ = static_cast<std::uint8_t>(
                    i * 64U + static_cast<std::size_t>(std::countr_zero(rest_[i])));
                rest_[i] &= rest_[i] - 1;
                return;
            }
            at_ = kNoArea.raw;
        }

        std::array<std::uint64_t, 2> rest_;
        std::uint8_t at_ = kNoArea.raw;
    };
    constexpr Iterator begin() const { return Iterator{words_}; }
    constexpr Iterator end() const { return Iterator{{}}; }

    // For hashing and for writing down.
    constexpr const std::array<std::uint64_t, 2>& words() const { return words_; }

 private:
    static constexpr std::uint64_t bit(AreaId area) { return std::uint64_t{1} << (area.raw % 64U); }

    std::array<std::uint64_t, 2> words_{};
};

static_assert(kMaxAreas == 128, "AreaSet has two words");
static_assert(std::is_trivially_copyable_v<AreaSet>);
static_assert(std::has_unique_object_representations_v<AreaSet>);

}  // namespace levee::maps
