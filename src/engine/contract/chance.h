#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>

#include "engine/contract/fixed_vector.h"

namespace levee::engine {

// In one request. With twelve dice of six the number of rolls is just above 2^31, and no single
// outcome that the rules can tell apart by its faces has as many.
inline constexpr int kMostDice = 12;

// What the rules ask of fate. They never roll: the caller answers with an action (the server from
// its committed seed, a test from its script, a search by sampling, the odds by enumerating).
struct Chance {
    enum class Kind : std::uint8_t {
        None,
        Dice,  // 1 to kMostDice dice of `sides` faces; `tells` says what of them matters
        Pick,  // one of weights.size() things, in proportion to its weight
    };
    enum class Tells : std::uint8_t {
        Each,   // the dice are told apart
        Faces,  // what came up, whichever die it was on: the rules put the faces in order
        Sum,
        Hits,  // how many of them show `bar` or more
    };
    Kind kind = Kind::None;
    std::uint8_t count = 0;
    std::uint8_t sides = 0;
    Tells tells = Tells::Each;
    std::uint8_t bar = 0;
    const char* rule = "";
    FixedVector<std::uint16_t, 64> weights{};

    static Chance dice(std::uint8_t count, std::uint8_t sides, Tells tells, const char* rule) {
        assert(count >= 1 && count <= kMostDice && sides >= 1 && "so many dice at once");
        Chance c;
        c.kind = Kind::Dice;
        c.count = count;
        c.sides = sides;
        c.tells = tells;
        c.rule = rule;
        return c;
    }
    static Chance hits(std::uint8_t count, std::uint8_t sides, std::uint8_t bar, const char* rule) {
        assert(bar <= sides + 1 && "more than a die can show");
        Chance c = dice(count, sides, Tells::Hits, rule);
        c.bar = bar;
        return c;
    }
};

// The outcome of a Dice request (faces[0..count)) or of a Pick (index in faces[0]).
struct Outcome {
    std::uint8_t faces[kMostDice]{};
};

// In how many ways dice that are told apart add up to this sum: of all compositions of the sum
// into `count` positive parts, those in which no part is larger than a face (inclusion and
// exclusion of the parts that are).
constexpr int ways_to_roll(int sum, int count, int sides) {
    const auto choose = [](int of, int taken) {
        std::int64_t ways = of < taken ? 0 : 1;
        for (int i = 1; i <= taken; ++i) ways = ways * (of - taken + i) / i;
        return ways;
    };
    std::int64_t ways = 0;
    for (int large = 0; large <= count && sum - large * sides >= count; ++large) {
        const std::int64_t these =
            choose(count, large) * choose(sum - large * sides - 1, count - 1);
        ways += large % 2 == 0 ? these : -these;
    }
    return static_cast<int>(ways);
}
static_assert(ways_to_roll(7, 2, 6) == 6 && ways_to_roll(10, 3, 6) == 27);

// In how many ways dice that are told apart show these faces, which are in ascending order.
constexpr int ways_to_show(const std::uint8_t* faces, int count) {
    std::int64_t ways = 1;
    int alike = 0;
    for (int i = 0; i < count; ++i) {
        alike = i > 0 && faces[i] == faces[i - 1] ? alike + 1 : 1;
        ways = ways * (i + 1) / alike;
    }
    return static_cast<int>(ways);
}

// In how many ways so many of the dice show `bar` or more.
constexpr int ways_to_hit(int hits, int count, int sides, int bar) {
    const int high = bar <= 1 ? sides : sides + 1 - bar;
    std::int64_t ways = 1;
    for (int i = 1; i <= hits; ++i) ways = ways * (count + 1 - i) / i;
    for (int i = 0; i < count; ++i) ways *= i < hits ? high : sides - high;
    return static_cast<int>(ways);
}
static_assert(ways_to_hit(1, 2, 6, 5) == 16 && ways_to_hit(0, 3, 6, 7) == 216);

template <class Visit>
void for_each_number_of_hits(const Chance& chance, Visit visit) {
    Outcome outcome;
    for (int hits = 0; hits <= chance.count; ++hits) {
        const int ways = ways_to_hit(hits, chance.count, chance.sides, chance.bar);
        if (ways == 0) continue;
        for (int i = 0; i < chance.count; ++i)
            outcome.faces[i] = i < chance.count - hits ? std::uint8_t{1} : chance.sides;
        visit(outcome, ways);
    }
}

// Calls visit(outcome, weight) for every outcome that the rules can tell apart: where only the sum
// counts, 2d6 is 11 outcomes of weights 1 to 6, not 36. The faces of such an outcome are one roll
// that stands for all of its kind, the low ones first.
template <class Visit>
void for_each_outcome(const Chance& chance, Visit visit) {
    if (chance.kind == Chance::Kind::Pick) {
        for (std::size_t i = 0; i < chance.weights.size(); ++i)
            if (chance.weights[i] > 0)
                visit(Outcome{{static_cast<std::uint8_t>(i)}}, chance.weights[i]);
        return;
    }
    if (chance.kind != Chance::Kind::Dice) return;
    const int count = chance.count;
    const int sides = chance.sides;
    Outcome outcome;
    if (chance.tells == Chance::Tells::Sum) {
        for (int sum = count; sum <= count * sides; ++sum) {
            int rest = sum;
            for (int i = 0; i < count; ++i) {
                // What the dice after this one cannot show.
                const int least = rest - (count - 1 - i) * sides;
                const int face = least > 1 ? least : 1;
                outcome.faces[i] = static_cast<std::uint8_t>(face);
                rest -= face;
            }
            visit(outcome, ways_to_roll(sum, count, sides));
        }
        return;
    }
    if (chance.tells == Chance::Tells::Hits) return for_each_number_of_hits(chance, visit);
    // Like an odometer: the last die turns fastest. Where the dice are not told apart, none shows
    // less than the one before it.
    const bool each = chance.tells == Chance::Tells::Each;
    for (int i = 0; i < count; ++i) outcome.faces[i] = 1;
    while (true) {
        visit(outcome, each ? 1 : ways_to_show(outcome.faces, count));
        int turning = count - 1;
        while (turning >= 0 && outcome.faces[turning] == sides) --turning;
        if (turning < 0) return;
        const std::uint8_t shown = ++outcome.faces[turning];
        for (int i = turning + 1; i < count; ++i) outcome.faces[i] = each ? 1 : shown;
    }
}

// A small generator of our own (xoshiro256++ seeded by splitmix64): the same numbers on every
// machine, unlike std:: distributions. For tests, searches and simulations; the dice of served
// games come from engine/records/committed_dice.h.
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
