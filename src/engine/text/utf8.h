#pragma once

#include <cstddef>
#include <string_view>

// UTF-8, wherever characters matter: names as they are typed, columns of a terminal, text from
// outside.
namespace levee::engine::utf8 {

inline constexpr char32_t kInvalid = 0xFFFFFFFF;

// Takes one character off the front of a text that is not empty; kInvalid, and one byte, for what
// is not UTF-8 (overlong forms and surrogates neither).
char32_t take(std::string_view& rest);

// A byte that is not the first of its character.
constexpr bool continues(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

// Characters, of text that is known to be UTF-8.
std::size_t length(std::string_view text);

// The control characters of ASCII; and of Latin-1, which terminals obey, too.
constexpr bool is_control(char32_t character) {
    return character < 0x20 || (character >= 0x7F && character < 0xA0);
}

}  // namespace levee::engine::utf8
