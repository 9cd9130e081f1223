#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace levee::engine {

// A set of pieces or places with the numbers 0 to Capacity - 1, a bit for each; iterates in
// ascending order. Up to 64 it is one word, passed in a register, and whoever asks it for a number
// knows that the number is one: that is what rules do in their innermost loops. A larger one is a
// few words, and can be asked for "none" (the largest number of the Id) too.
template <class Key, std::size_t Capacity = 64>
struct IdSet {
    using Member = Key;
    using Raw = typename Key::Raw;
    static constexpr std::size_t kCapacity = Capacity;
    static constexpr std::size_t kWords = (Capacity + 63) / 64;
    static constexpr bool kOneWord = kWords == 1;
    // Without loops: compilers weigh a loop before they unroll it, and call what they could put in.
    static constexpr bool kTwoWords = kWords == 2;
    static constexpr Key kNone{static_cast<Raw>(~Raw{})};

    std::conditional_t<kOneWord, std::uint64_t, std::array<std::uint64_t, kWords>> bits{};

    static constexpr IdSet of(Key id) {
        IdSet set;
        set.add(id);
        return set;
    }
    // The numbers 0 to count - 1.
    static constexpr IdSet first_of(std::size_t count) {
        assert(count <= Capacity);
        IdSet set;
        for (std::size_t i = 0; i < count; ++i) set.add(Key{static_cast<Raw>(i)});
        return set;
    }

    constexpr bool operator==(const IdSet&) const = default;

    constexpr bool has(Key id) const {
        if constexpr (kOneWord)
            return (bits >> id.raw) & 1U;
        else
            return id.raw < Capacity && (bits[id.raw / 64U] & bit(id)) != 0;
    }
    constexpr void add(Key id) { word(id) |= bit(id); }
    constexpr void remove(Key id) { word(id) &= ~bit(id); }
    constexpr void clear() { bits = {}; }

    constexpr bool empty() const {
        if constexpr (kOneWord) return bits == 0;
        if constexpr (kTwoWords) return (bits[0] | bits[1]) == 0;
        return *this == IdSet{};
    }
    constexpr int size() const {
        int sum = 0;
        if constexpr (kOneWord)
            sum = std::popcount(bits);
        else if constexpr (kTwoWords)
            sum = std::popcount(bits[0]) + std::popcount(bits[1]);
        else
            for (const std::uint64_t part : bits) sum += std::popcount(part);
        return sum;
    }
    // Not to be asked of an empty set of one word; kNone for an empty larger one.
    constexpr Key first() const {
        if constexpr (kOneWord) {
            return Key{static_cast<Raw>(std::countr_zero(bits))};
        } else {
            for (std::size_t i = 0; i < kWords; ++i)
                if (bits[i] != 0) return member(i, bits[i]);
            return kNone;
        }
    }
    // The first one, taken out; kNone when empty.
    constexpr Key take() {
        const Key id = empty() ? kNone : first();
        if (id != kNone) remove(id);
        return id;
    }

    constexpr IdSet& operator|=(const IdSet& o) { return *this = *this | o; }
    constexpr IdSet& operator&=(const IdSet& o) { return *this = *this & o; }
    constexpr IdSet operator|(const IdSet& o) const {
        return merged(o, [](std::uint64_t a, std::uint64_t b) { return a | b; });
    }
    constexpr IdSet operator&(const IdSet& o) const {
        return merged(o, [](std::uint64_t a, std::uint64_t b) { return a & b; });
    }
    constexpr IdSet without(const IdSet& o) const {
        return merged(o, [](std::uint64_t a, std::uint64_t b) { return a & ~b; });
    }
    constexpr bool contains(const IdSet& o) const { return o.without(*this).empty(); }
    constexpr bool meets(const IdSet& o) const { return !(*this & o).empty(); }

    // Both carry what is left of the set with them: a loop may change the set it runs over.
    class OneWordIterator {
     public:
        constexpr explicit OneWordIterator(std::uint64_t rest) : rest_(rest) {}
        constexpr Key operator*() const { return Key{static_cast<Raw>(std::countr_zero(rest_))}; }
        constexpr OneWordIterator& operator++() {
            rest_ &= rest_ - 1;
            return *this;
        }
        constexpr bool operator==(const OneWordIterator&) const = default;

     private:
        std::uint64_t rest_;
    };
    class WordsIterator {
     public:
        constexpr explicit WordsIterator(const std::array<std::uint64_t, kWords>& rest)
            : rest_(rest) {
            ++*this;
        }
        constexpr Key operator*() const { return at_; }
        constexpr WordsIterator& operator++() {
            for (std::size_t i = 0; i < kWords; ++i) {
                if (rest_[i] == 0) continue;
                at_ = member(i, rest_[i]);
                rest_[i] &= rest_[i] - 1;
                return *this;
            }
            at_ = kNone;
            return *this;
        }
        constexpr bool operator==(const WordsIterator& o) const { return at_ == o.at_; }

     private:
        std::array<std::uint64_t, kWords> rest_;
        Key at_ = kNone;
    };
    using Iterator = std::conditional_t<kOneWord, OneWordIterator, WordsIterator>;
    constexpr Iterator begin() const { return Iterator{bits}; }
    constexpr Iterator end() const { return Iterator{{}}; }

 private:
    static constexpr std::uint64_t bit(Key id) { return std::uint64_t{1} << (id.raw % 64U); }
    static constexpr Key member(std::size_t word, std::uint64_t rest) {
        return Key{static_cast<Raw>(word * 64U + static_cast<std::size_t>(std::countr_zero(rest)))};
    }
    constexpr std::uint64_t& word(Key id) {
        assert(id.raw < Capacity && "no such member");
        if constexpr (kOneWord)
            return bits;
        else
            return bits[id.raw / 64U];
    }
    template <class Merge>
    constexpr IdSet merged(const IdSet& o, Merge merge) const {
        IdSet set;
        if constexpr (kOneWord) {
            set.bits = merge(bits, o.bits);
        } else if constexpr (kTwoWords) {
            set.bits[0] = merge(bits[0], o.bits[0]);
            set.bits[1] = merge(bits[1], o.bits[1]);
        } else {
            for (std::size_t i = 0; i < kWords; ++i) set.bits[i] = merge(bits[i], o.bits[i]);
        }
        return set;
    }
};

}  // namespace levee::engine
