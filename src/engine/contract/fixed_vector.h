#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <new>
#include <type_traits>

namespace levee::engine {

// A vector whose room is inside it: copying is a memcpy and nothing is ever allocated.
template <class T, std::size_t N>
class FixedVector {  // NOLINT(cppcoreguidelines-pro-type-member-init): see room_
    static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

 public:
    using Item = T;

    void push_back(const T& item) {
        assert(count_ < N && "FixedVector is full: raise its capacity");
        ::new (static_cast<void*>(room_ + sizeof(T) * count_)) T(item);
        ++count_;
    }
    void pop_back() { --count_; }
    void clear() { count_ = 0; }
    std::size_t size() const { return count_; }
    bool empty() const { return count_ == 0; }
    static constexpr std::size_t capacity() { return N; }
    T& operator[](std::size_t i) { return begin()[i]; }
    const T& operator[](std::size_t i) const { return begin()[i]; }
    T& back() { return begin()[count_ - 1]; }
    const T& back() const { return begin()[count_ - 1]; }
    T* begin() { return std::launder(reinterpret_cast<T*>(room_)); }
    T* end() { return begin() + count_; }
    const T* begin() const { return std::launder(reinterpret_cast<const T*>(room_)); }
    const T* end() const { return begin() + count_; }

 private:
    // Bytes, and left as they are on purpose: a list of actions is built at every decision, and
    // clearing room for 512 of them would cost more than finding the few that are legal.
    alignas(T) std::byte room_[sizeof(T) * N];
    std::uint32_t count_ = 0;
};

}  // namespace levee::engine
