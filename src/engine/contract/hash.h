#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <type_traits>

namespace levee::engine {

// FNV-1a, 64 bits: the signature of an end state, printed in golden files. Chosen because it is
// short, has published values and gives the same number everywhere. It resists accidents, not
// people: whatever must hold against cheats is SHA-256 (engine/records/committed_dice.h).
inline constexpr std::uint64_t kHashStart = 0xcbf29ce484222325U;

// Goes on from `start`, so that hashing piece after piece equals hashing the whole.
constexpr std::uint64_t hash_bytes(std::span<const std::byte> bytes,
                                   std::uint64_t start = kHashStart) {
    for (const std::byte b : bytes) start = (start ^ std::to_integer<unsigned>(b)) * 0x100000001b3U;
    return start;
}

constexpr std::uint64_t hash_text(std::string_view text, std::uint64_t start = kHashStart) {
    for (const char c : text) start = (start ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
    return start;
}

// The bytes of a value. Padding would poison the hash, so types that have any do not compile.
template <class T>
std::uint64_t hash_value(const T& value, std::uint64_t start = kHashStart) {
    static_assert(std::has_unique_object_representations_v<T>, "padding has no fixed bytes");
    static_assert(std::endian::native == std::endian::little, "signatures are little-endian");
    return hash_bytes(std::as_bytes(std::span(&value, 1)), start);
}

// From the authors' list of test values.
static_assert(hash_text("") == 0xcbf29ce484222325U);
static_assert(hash_text("a") == 0xaf63dc4c8601ec8cU);
static_assert(hash_text("foobar") == 0x85944171f73967e8U);

}  // namespace levee::engine
