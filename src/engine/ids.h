#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace levee::engine {

// A number with a meaning. Two Ids with different tags never convert into each other or into int,
// so that swapped arguments do not compile. There is no arithmetic: "the next hex" is a question
// for the map.
template <class Tag, class Rep = std::uint8_t>
struct Id {
    using Raw = Rep;
    Rep raw{};
    constexpr auto operator<=>(const Id&) const = default;  // NOLINT(modernize-use-nullptr)
};

// The array that only one kind of Id can index.
template <class Key, class T, std::size_t N>
struct PerId {
    static constexpr std::size_t kSize = N;
    std::array<T, N> items{};

    constexpr T& operator[](Key id) { return items[id.raw]; }
    constexpr const T& operator[](Key id) const { return items[id.raw]; }
    constexpr bool operator==(const PerId&) const = default;
    constexpr auto begin() const { return items.begin(); }
    constexpr auto end() const { return items.end(); }
    constexpr auto begin() { return items.begin(); }
    constexpr auto end() { return items.end(); }
};

// A set of at most 64 pieces in one word; iterates in ascending order.
template <class Key>
struct IdSet {
    using Member = Key;
    static constexpr std::size_t kCapacity = 64;
    std::uint64_t bits{};

    constexpr bool operator==(const IdSet&) const = default;
    constexpr bool has(Key id) const { return (bits >> id.raw) & 1U; }
    constexpr bool empty() const { return bits == 0; }
    constexpr int size() const { return std::popcount(bits); }
    constexpr void add(Key id) { bits |= std::uint64_t{1} << id.raw; }
    constexpr void remove(Key id) { bits &= ~(std::uint64_t{1} << id.raw); }
    constexpr Key first() const {
        return Key{static_cast<typename Key::Raw>(std::countr_zero(bits))};
    }
    constexpr IdSet operator&(IdSet o) const { return {bits & o.bits}; }
    constexpr IdSet operator|(IdSet o) const { return {bits | o.bits}; }
    constexpr IdSet without(IdSet o) const { return {bits & ~o.bits}; }
    constexpr bool contains(IdSet o) const { return (o.bits & ~bits) == 0; }

    static constexpr IdSet of(Key id) { return {std::uint64_t{1} << id.raw}; }

    struct Iterator {
        std::uint64_t rest;
        constexpr Key operator*() const { return IdSet{rest}.first(); }
        constexpr Iterator& operator++() {
            rest &= rest - 1;
            return *this;
        }
        constexpr bool operator!=(const Iterator& o) const { return rest != o.rest; }
    };
    constexpr Iterator begin() const { return {bits}; }
    constexpr Iterator end() const { return {0}; }
};

}  // namespace levee::engine
