#include "engine/records/committed_dice.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <numeric>
#include <vector>

namespace levee::engine {
namespace {

// The expected values below were computed with Python, independently of this code:
//
//   import hmac, hashlib
//   seed = bytes(range(32))
//   def block(n, c=0):
//       message = n.to_bytes(8, 'big') + (bytes([c]) if c else b'')
//       return hmac.new(seed, message, hashlib.sha256).digest()
//   def stream(n):
//       c = 0
//       while True:
//           yield from block(n, c); c += 1
//   def dice(n, count, sides):
//       s = stream(n); fair = 256 // sides * sides
//       return [next(b for b in s if b < fair) % sides + 1 for _ in range(count)]
//   def words(n):
//       s = stream(n)
//       while True: yield int.from_bytes(bytes(next(s) for _ in range(4)), 'big')
//   def pick(n, weights):
//       t = sum(weights); x = next(w for w in words(n) if w < 2**32 // t * t) % t
//       for i, w in enumerate(weights):
//           if x < w: return i
//           x -= w
//   print(hashlib.sha256(seed).hexdigest())
constexpr auto kSeedHex = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
constexpr auto kCommitment = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";

using Faces = std::vector<int>;

CommittedDice known_dice() {
    CommittedDice::Seed seed;
    std::iota(seed.begin(), seed.end(), std::uint8_t{0});
    return CommittedDice(seed);
}

Faces dice(std::uint64_t n, std::uint8_t count, std::uint8_t sides) {
    const auto outcome =
        known_dice().answer(n, Chance::dice(count, sides, Chance::Tells::Each, "6.2"));
    return Faces(outcome.faces, outcome.faces + count);
}

int pick(std::uint64_t n, const std::vector<std::uint16_t>& weights) {
    Chance chance;
    chance.kind = Chance::Kind::Pick;
    for (const auto weight : weights) chance.weights.push_back(weight);
    return known_dice().answer(n, chance).faces[0];
}

std::string hex_refusal(std::string_view hex) {
    const auto result = CommittedDice::from_hex(hex);
    return mistake(result) ? mistake(result)->text() : "";
}

TEST(CommittedDice, TheCommitmentIsTheHashOfTheSeed) {
    EXPECT_EQ(known_dice().commitment(), kCommitment);
    EXPECT_EQ(known_dice().seed_hex(), kSeedHex);
}

TEST(CommittedDice, TwoSixSidedDice) {
    EXPECT_EQ(dice(1, 2, 6), (Faces{5, 3}));
    EXPECT_EQ(dice(2, 2, 6), (Faces{4, 1}));
    EXPECT_EQ(dice(3, 2, 6), (Faces{1, 3}));
    EXPECT_EQ(dice(4, 2, 6), (Faces{3, 6}));
    EXPECT_EQ(dice(5, 2, 6), (Faces{6, 3}));
    EXPECT_EQ(dice(18446744073709551615U, 2, 6), (Faces{4, 4}));
}

TEST(CommittedDice, OtherDice) {
    EXPECT_EQ(dice(1, 4, 10), (Faces{7, 1, 5, 10}));
    EXPECT_EQ(dice(7, 4, 10), (Faces{2, 9, 8, 1}));
    EXPECT_EQ(dice(2, 1, 255), (Faces{250}));
    EXPECT_EQ(dice(3, 1, 1), (Faces{1}));
}

// The first byte of these blocks is 252 or more, which would favour low faces.
TEST(CommittedDice, UnfairBytesAreSkipped) {
    EXPECT_EQ(dice(49, 2, 6), (Faces{6, 2}));
    EXPECT_EQ(dice(84, 2, 6), (Faces{1, 6}));
    EXPECT_EQ(dice(110, 2, 6), (Faces{6, 5}));
}

// A die of 129 sides skips half of all bytes; these rolls use 35 and 33 of them.
TEST(CommittedDice, ARollThatNeedsMoreBytesGoesOnWithTheNextBlock) {
    EXPECT_EQ(dice(133670, 4, 129), (Faces{59, 37, 116, 107}));
    EXPECT_EQ(dice(213710, 4, 129), (Faces{47, 110, 110, 8}));
}

TEST(CommittedDice, Picks) {
    const std::vector<std::uint16_t> rising{1, 2, 3, 4};
    EXPECT_EQ(pick(1, rising), 3);
    EXPECT_EQ(pick(5, rising), 2);
    EXPECT_EQ(pick(8, rising), 1);
    EXPECT_EQ(pick(18446744073709551615U, rising), 2);
    EXPECT_EQ(pick(1, {0, 5, 0, 1}), 1);
    EXPECT_EQ(pick(2, {0, 5, 0, 1}), 3);
    // The first word of these is 2^32 rounded down to the total, or more.
    const std::vector<std::uint16_t> heavy(64, 65535);
    EXPECT_EQ(pick(15147, heavy), 59);
    EXPECT_EQ(pick(99512, heavy), 56);
}

TEST(CommittedDice, HexMakesTheSameDice) {
    const auto result = CommittedDice::from_hex(kSeedHex);
    ASSERT_EQ(mistake(result), nullptr);
    EXPECT_EQ(std::get<CommittedDice>(result).commitment(), kCommitment);
}

TEST(CommittedDice, BadHexIsRefused) {
    const std::string good = kSeedHex;
    EXPECT_EQ(hex_refusal(""), "expected 64 hexadecimal digits, found 0 characters");
    EXPECT_EQ(hex_refusal(good.substr(1)), "expected 64 hexadecimal digits, found 63 characters");
    EXPECT_EQ(hex_refusal(good + "0"), "expected 64 hexadecimal digits, found 65 characters");
    EXPECT_EQ(hex_refusal(good.substr(1) + "g"),
              "\"00102030405060708090a0b0c0d0e0f101112131...\" is no hexadecimal number in lower "
              "case");
    std::string upper = good;
    upper[0] = 'A';
    EXPECT_EQ(hex_refusal(upper),
              "\"A00102030405060708090a0b0c0d0e0f10111213...\" is no hexadecimal number in lower "
              "case");
}

TEST(CommittedDice, RandomSeedsDiffer) {
    EXPECT_NE(CommittedDice::random().seed_hex(), CommittedDice::random().seed_hex());
}

TEST(CommittedDice, FacesAreEvenlySpread) {
    std::array<int, 6> counts{};
    for (std::uint64_t n = 1; n <= 6000; ++n)
        for (const int face : dice(n, 2, 6)) ++counts.at(static_cast<std::size_t>(face - 1));
    double chi_squared = 0;
    for (const int count : counts) chi_squared += (count - 2000.0) * (count - 2000.0) / 2000.0;
    EXPECT_LT(chi_squared, 20.5);  // one seed in a thousand is above; this one is fixed
}

RC_GTEST_PROP(CommittedDiceLaw, OutcomesAreInRangeAndRepeatable, (std::uint64_t n)) {
    const auto random = CommittedDice::random();
    const auto again = std::get<CommittedDice>(CommittedDice::from_hex(random.seed_hex()));
    const auto sides = *rc::gen::inRange<std::uint8_t>(1, 255);
    const auto roll = Chance::dice(4, sides, Chance::Tells::Each, "");
    const auto outcome = random.answer(n, roll);
    for (int i = 0; i < 4; ++i) {
        RC_ASSERT(outcome.faces[i] >= 1);
        RC_ASSERT(outcome.faces[i] <= sides);
        RC_ASSERT(outcome.faces[i] == again.answer(n, roll).faces[i]);
    }
    Chance pick;
    pick.kind = Chance::Kind::Pick;
    const auto size = *rc::gen::inRange(1, 65);
    for (int i = 0; i < size; ++i) pick.weights.push_back(*rc::gen::arbitrary<std::uint16_t>());
    pick.weights.back() = 1;
    const auto index = random.answer(n, pick).faces[0];
    RC_ASSERT(index < size);
    RC_ASSERT(pick.weights[index] > 0);
}

}  // namespace
}  // namespace levee::engine
