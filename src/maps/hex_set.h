#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "maps/hex.h"

namespace levee::maps {

// A set of hexes in seven words; iterates in ascending order of id.
class HexSet {
 public:
    static constexpr std::size_t kWords = (kMaxHexes + 63) / 64;

    static constexpr HexSet of(HexId hex) {
        HexSet set;
        set.add(hex);
        return set;
    }

    constexpr bool operator==(const HexSet&) const = default;

    constexpr void add(HexId hex) {
        assert(hex.raw < kMaxHexes && "no hex");
        words_[hex.raw / 64U] |= bit(hex);
    }
    constexpr void remove(HexId hex) {
        assert(hex.raw < kMaxHexes && "no hex");
        words_[hex.raw / 64U] &= ~bit(hex);
    }
    // False for kNoHex, so that it can be asked of a neighbour at once.
    constexpr bool has(HexId hex) const {
        return hex.raw < kMaxHexes && (words_[hex.raw / 64U] & bit(hex)) != 0;
    }
    constexpr void clear() { words_ = {}; }

    constexpr bool empty() const { return *this == HexSet{}; }
    constexpr int count() const {
        int sum = 0;
        for (const auto word : words_) sum += std::popcount(word);
        return sum;
    }
    // kNoHex when empty.
    constexpr HexId first() const { return *begin(); }

    constexpr HexSet& operator|=(const HexSet& o) {
        for (std::size_t i = 0; i < kWords; ++i) words_[i] |= o.words_[i];
        return *this;
    }
    constexpr HexSet& operator&=(const HexSet& o) {
        for (std::size_t i = 0; i < kWords; ++i) words_[i] &= o.words_[i];
        return *this;
    }
    friend constexpr HexSet operator|(HexSet a, const HexSet& b) { return a |= b; }
    friend constexpr HexSet operator&(HexSet a, const HexSet& b) { return a &= b; }
    constexpr HexSet without(const HexSet& o) const {
        HexSet rest = *this;
        for (std::size_t i = 0; i < kWords; ++i) rest.words_[i] &= ~o.words_[i];
        return rest;
    }
    constexpr bool contains(const HexSet& o) const { return o.without(*this).empty(); }

    class Iterator {
     public:
        constexpr HexId operator*() const {
            if (word_ == kWords) return kNoHex;
            return HexId{static_cast<std::uint16_t>(
                word_ * 64U + static_cast<std::size_t>(std::countr_zero(rest_)))};
        }
        constexpr Iterator& operator++() {
            rest_ &= rest_ - 1;
            skip_empty_words();
            return *this;
        }
        constexpr bool operator==(const Iterator& o) const {
            return word_ == o.word_ && rest_ == o.rest_;
        }

     private:
        friend class HexSet;
        constexpr Iterator(const HexSet& set, std::size_t word)
            : set_(&set), word_(word), rest_(word < kWords ? set.words_[word] : 0) {
            skip_empty_words();
        }
        constexpr void skip_empty_words() {
            while (rest_ == 0 && word_ < kWords)
                if (++word_ < kWords) rest_ = set_->words_[word_];
        }

        const HexSet* set_;
        std::size_t word_;
        std::uint64_t rest_;
    };
    constexpr Iterator begin() const { return {*this, 0}; }
    constexpr Iterator end() const { return {*this, kWords}; }

 private:
    static constexpr std::uint64_t bit(HexId hex) { return std::uint64_t{1} << (hex.raw % 64U); }

    std::array<std::uint64_t, kWords> words_{};
};

// Every hex that exists, for loops over a map.
inline HexSet all_hexes(const HexGrid& grid) {
    HexSet all;
    for (std::size_t i = 0; i < grid.size(); ++i) {
        const HexId hex{static_cast<std::uint16_t>(i)};
        if (grid.exists(hex)) all.add(hex);
    }
    return all;
}

static_assert(std::is_trivially_copyable_v<HexSet>);
static_assert(std::has_unique_object_representations_v<HexSet>);

}  // namespace levee::maps
