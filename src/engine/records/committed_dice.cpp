#include "engine/records/committed_dice.h"

#include <fmt/format.h>
#include <sodium.h>

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <iterator>
#include <span>

#include "engine/text/json.h"

namespace levee::engine {

namespace {

constexpr std::size_t kDigits = 64;

constexpr int digit_value(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    return -1;
}

std::string hex_of(std::span<const std::uint8_t> bytes) {
    std::string hex;
    for (const auto byte : bytes) fmt::format_to(std::back_inserter(hex), "{:02x}", byte);
    return hex;
}

// The endless bytes of one roll.
class RollBytes {
 public:
    RollBytes(const CommittedDice::Seed& seed, std::uint64_t n) : seed_(seed) {
        for (std::size_t i = 0; i < 8; ++i)
            message_[i] = static_cast<std::uint8_t>(n >> (56U - 8U * i));
        fill(8);
    }
    std::uint8_t byte() {
        if (used_ == block_.size()) {
            ++message_[8];
            fill(9);
        }
        return block_[used_++];
    }
    std::uint32_t word() {
        std::uint32_t result = 0;
        for (int i = 0; i < 4; ++i) result = (result << 8U) | byte();
        return result;
    }

 private:
    void fill(std::size_t message_size) {
        static_assert(crypto_auth_hmacsha256_BYTES == 32 && crypto_auth_hmacsha256_KEYBYTES == 32);
        crypto_auth_hmacsha256(block_.data(), message_.data(), message_size, seed_.data());
        used_ = 0;
    }

    const CommittedDice::Seed& seed_;
    std::array<std::uint8_t, 9> message_{};
    std::array<std::uint8_t, 32> block_{};
    std::size_t used_ = 0;
};

std::uint8_t face(RollBytes& bytes, unsigned sides) {
    const unsigned fair = 256U / sides * sides;
    unsigned byte = bytes.byte();
    while (byte >= fair) byte = bytes.byte();
    return static_cast<std::uint8_t>(byte % sides + 1U);
}

std::uint8_t pick(RollBytes& bytes, const Chance& chance, std::uint32_t total) {
    const std::uint64_t fair = (std::uint64_t{1} << 32U) / total * total;
    std::uint32_t word = bytes.word();
    while (word >= fair) word = bytes.word();
    std::uint32_t left = word % total;
    std::uint8_t i = 0;
    while (left >= chance.weights[i]) left -= chance.weights[i++];
    return i;
}

}  // namespace

CommittedDice CommittedDice::random() {
    // Without random numbers there is no fair game to serve.
    if (sodium_init() < 0) std::abort();
    Seed seed;
    randombytes_buf(seed.data(), seed.size());
    return CommittedDice(seed);
}

Result<CommittedDice> CommittedDice::from_hex(std::string_view hex) {
    if (auto wrong = hex_mistake(hex)) return *std::move(wrong);
    Seed seed;
    for (std::size_t i = 0; i < seed.size(); ++i)
        seed[i] =
            static_cast<std::uint8_t>(digit_value(hex[2 * i]) * 16 + digit_value(hex[2 * i + 1]));
    return CommittedDice(seed);
}

std::string CommittedDice::commitment() const {
    std::array<std::uint8_t, crypto_hash_sha256_BYTES> digest;
    crypto_hash_sha256(digest.data(), seed_.data(), seed_.size());
    return hex_of(digest);
}

std::string CommittedDice::seed_hex() const { return hex_of(seed_); }

Outcome CommittedDice::answer(std::uint64_t n, const Chance& chance) const {
    Outcome outcome;
    RollBytes bytes(seed_, n);
    if (chance.kind == Chance::Kind::Dice) {
        const bool sensible = chance.sides > 0 && chance.count <= std::size(outcome.faces);
        assert(sensible && "dice need sides, and an Outcome holds kMostDice");
        if (!sensible) return outcome;
        for (std::size_t i = 0; i < chance.count; ++i) outcome.faces[i] = face(bytes, chance.sides);
    } else if (chance.kind == Chance::Kind::Pick) {
        std::uint32_t total = 0;
        for (const auto weight : chance.weights) total += weight;
        assert(total > 0 && "nothing to pick from");
        if (total > 0) outcome.faces[0] = pick(bytes, chance, total);
    } else {
        assert(false && "nothing was asked");
    }
    return outcome;
}

std::optional<Mistake> hex_mistake(std::string_view hex) {
    if (hex.size() != kDigits)
        return Mistake{"", fmt::format("expected {} hexadecimal digits, found {} characters",
                                       kDigits, hex.size())};
    const auto bad = std::ranges::find(hex, -1, digit_value);
    if (bad == hex.end()) return {};
    return Mistake{
        "", fmt::format("{} is no hexadecimal number in lower case", json::quoted_text(hex))};
}

}  // namespace levee::engine
