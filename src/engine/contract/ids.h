#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>

#include "engine/contract/id_set.h"

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

}  // namespace levee::engine
