#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/contract/chance.h"
#include "engine/tables/table.h"

namespace levee::engine {

// The dice of a served game, fair in a way that anybody can check afterwards: the SHA-256 of a
// secret seed is published before the first roll, every roll follows from the seed and its number,
// and the seed is revealed when the game ends.
//
//   block(n, 0)  HMAC-SHA256(seed, n), n as 8 bytes, big-endian
//   block(n, c)  HMAC-SHA256(seed, n followed by the byte c), c = 1, 2, ..., when a roll needs more
//   a die        takes bytes until one is below floor(256 / sides) * sides; its face is
//                byte % sides + 1. The next die of the roll goes on with the next byte.
//   a pick       takes 4 bytes at a time (big-endian) until the word is below
//                floor(2^32 / total) * total; word % total falls into the range of one weight.
class CommittedDice {
 public:
    using Seed = std::array<std::uint8_t, 32>;

    explicit CommittedDice(const Seed& seed) : seed_(seed) {}
    // From the operating system's random numbers.
    static CommittedDice random();
    static Result<CommittedDice> from_hex(std::string_view hex);

    // Public from the start.
    std::string commitment() const;
    // Secret until the game is over.
    std::string seed_hex() const;
    // The outcome of roll number n. A request for nothing, for dice without sides, for more dice
    // than an Outcome holds or for a pick among zero weights is a bug of the rules.
    Outcome answer(std::uint64_t n, const Chance& chance) const;

 private:
    Seed seed_;
};

// What is wrong with a seed or commitment: both are 64 lower-case hexadecimal digits.
std::optional<Mistake> hex_mistake(std::string_view hex);

}  // namespace levee::engine
