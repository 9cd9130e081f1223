#pragma once

#include <cstdint>

#include "engine/fixed_vector.h"

namespace levee::engine {

// What the rules ask of fate. They never roll: the caller answers with an action (the server from
// its committed seed, a test from its script, a search by sampling, the odds by enumerating).
struct Chance {
    enum class Kind : std::uint8_t {
        None,
        Dice,  // `count` dice of `sides` faces, told apart; `sum_only` when just the total matters
        Pick,  // one of weights.size() things, in proportion to its weight
    };
    Kind kind = Kind::None;
    std::uint8_t count = 0;
    std::uint8_t sides = 0;
    bool sum_only = false;
    const char* rule = "";
    FixedVector<std::uint16_t, 64> weights{};

    static Chance dice(std::uint8_t count, std::uint8_t sides, bool sum_only, const char* rule) {
        Chance c;
        c.kind = Kind::Dice;
        c.count = count;
        c.sides = sides;
        c.sum_only = sum_only;
        c.rule = rule;
        return c;
    }
};

// The outcome of a Dice request (faces[0..count)) or of a Pick (index in faces[0]).
struct Outcome {
    std::uint8_t faces[4]{};
};

// Calls visit(outcome, weight) for every outcome that the rules can tell apart: where only the sum
// counts, 2d6 is 11 outcomes of weights 1 to 6, not 36.
template <class Visit>
void for_each_outcome(const Chance& chance, Visit visit) {
    if (chance.kind == Chance::Kind::Pick) {
        for (std::size_t i = 0; i < chance.weights.size(); ++i)
            if (chance.weights[i] > 0)
                visit(Outcome{{static_cast<std::uint8_t>(i)}}, chance.weights[i]);
        return;
    }
    if (chance.kind != Chance::Kind::Dice) return;
    const int n = chance.sides;
    if (chance.count == 1) {
        for (int a = 1; a <= n; ++a) visit(Outcome{{static_cast<std::uint8_t>(a)}}, 1);
    } else if (chance.sum_only) {
        for (int sum = 2; sum <= 2 * n; ++sum) {
            const int low = sum - n < 1 ? 1 : sum - n;
            const int ways = sum <= n ? sum - 1 : 2 * n + 1 - sum;
            visit(Outcome{{static_cast<std::uint8_t>(low), static_cast<std::uint8_t>(sum - low)}},
                  ways);
        }
    } else {
        for (int a = 1; a <= n; ++a)
            for (int b = 1; b <= n; ++b)
                visit(Outcome{{static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b)}}, 1);
    }
}

// A small generator of our own (xoshiro256++ seeded by splitmix64): the same numbers on every
// machine, unlike std:: distributions. For tests, searches and simulations; the dice of served
// games come from engine/committed_dice.h.
class Random {
 public:
    explicit Random(std::uint64_t seed) {
        for (auto& word : s_) {
            seed += 0x9e3779b97f4a7c15U;
            std::uint64_t z = seed;
            z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
            z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
            word = z ^ (z >> 31U);
        }
    }
    std::uint64_t next() {
        const auto rotl = [](std::uint64_t x, unsigned k) { return (x << k) | (x >> (64U - k)); };
        const std::uint64_t result = rotl(s_[0] + s_[3], 23) + s_[0];
        const std::uint64_t t = s_[1] << 17U;
        s_[2] ^= s_[0];
        s_[3] ^= s_[1];
        s_[1] ^= s_[2];
        s_[0] ^= s_[3];
        s_[2] ^= t;
        s_[3] = rotl(s_[3], 45);
        return result;
    }
    // Unbiased below n (Lemire's multiplication with rejection).
    std::uint32_t below(std::uint32_t n) {
        std::uint64_t product = (next() >> 32U) * n;
        auto low = static_cast<std::uint32_t>(product);
        if (low < n) {
            const std::uint32_t threshold = (0U - n) % n;
            while (low < threshold) {
                product = (next() >> 32U) * n;
                low = static_cast<std::uint32_t>(product);
            }
        }
        return static_cast<std::uint32_t>(product >> 32U);
    }
    Outcome answer(const Chance& chance) {
        Outcome outcome;
        if (chance.kind == Chance::Kind::Dice) {
            for (int i = 0; i < chance.count; ++i)
                outcome.faces[i] = static_cast<std::uint8_t>(1 + below(chance.sides));
        } else if (chance.kind == Chance::Kind::Pick) {
            std::uint32_t total = 0;
            for (const auto w : chance.weights) total += w;
            std::uint32_t left = below(total);
            std::uint8_t i = 0;
            while (left >= chance.weights[i]) left -= chance.weights[i++];
            outcome.faces[0] = i;
        }
        return outcome;
    }

 private:
    std::uint64_t s_[4]{};
};

}  // namespace levee::engine
