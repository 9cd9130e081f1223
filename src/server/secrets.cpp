#include "server/secrets.h"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <stdexcept>

namespace levee::server {

namespace {

constexpr std::size_t kTokenBytes = 24;
constexpr std::size_t kTokenLength = 32;
constexpr std::size_t kIdLength = 16;
// Without letters and digits that look alike.
constexpr std::string_view kIdLetters = "abcdefghijkmnpqrstuvwxyz23456789";

void ready() {
    if (sodium_init() < 0) throw std::runtime_error("libsodium cannot be used");
}

bool is_url_safe(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
           c == '_';
}

}  // namespace

std::string new_token() {
    ready();
    std::array<unsigned char, kTokenBytes> bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    std::array<char, kTokenLength + 1> text{};
    sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(),
                      sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    return text.data();
}

std::string hash_of(std::string_view token) {
    ready();
    std::array<unsigned char, crypto_generichash_BYTES> hash{};
    crypto_generichash(hash.data(), hash.size(),
                       reinterpret_cast<const unsigned char*>(token.data()), token.size(), nullptr,
                       0);
    std::array<char, 2 * crypto_generichash_BYTES + 1> text{};
    return sodium_bin2hex(text.data(), text.size(), hash.data(), hash.size());
}

bool same_hash(std::string_view a, std::string_view b) {
    return a.size() == b.size() && !a.empty() && sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

std::uint64_t new_number() {
    ready();
    std::uint64_t number = 0;
    randombytes_buf(&number, sizeof number);
    return number;
}

std::string new_table_id() {
    ready();
    static_assert(kIdLetters.size() == 32);
    std::string id;
    while (id.size() < kIdLength) id += kIdLetters[randombytes_uniform(32)];
    return id;
}

bool is_table_id(std::string_view text) {
    return text.size() == kIdLength &&
           std::ranges::all_of(text, [](char c) { return kIdLetters.find(c) != kIdLetters.npos; });
}

bool is_token(std::string_view text) {
    return text.size() == kTokenLength && std::ranges::all_of(text, is_url_safe);
}

}  // namespace levee::server
