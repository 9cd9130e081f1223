#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace levee::engine {

// A vector whose room is inside it: copying is a memcpy and nothing is ever allocated.
template <class T, std::size_t N>
class FixedVector {
 public:
    constexpr void push_back(const T& item) {
        assert(count_ < N && "FixedVector is full: raise its capacity");
        items_[count_++] = item;
    }
    constexpr void pop_back() { --count_; }
    constexpr void clear() { count_ = 0; }
    constexpr std::size_t size() const { return count_; }
    constexpr bool empty() const { return count_ == 0; }
    static constexpr std::size_t capacity() { return N; }
    constexpr T& operator[](std::size_t i) { return items_[i]; }
    constexpr const T& operator[](std::size_t i) const { return items_[i]; }
    constexpr T& back() { return items_[count_ - 1]; }
    constexpr const T& back() const { return items_[count_ - 1]; }
    constexpr T* begin() { return items_.data(); }
    constexpr T* end() { return items_.data() + count_; }
    constexpr const T* begin() const { return items_.data(); }
    constexpr const T* end() const { return items_.data() + count_; }

 private:
    // Left uninitialised on purpose: a list of actions is built at every decision.
    std::array<T, N> items_;
    std::uint32_t count_ = 0;
};

}  // namespace levee::engine
