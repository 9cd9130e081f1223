#include "engine/text/utf8.h"

#include <algorithm>
#include <array>

namespace levee::engine::utf8 {

char32_t take(std::string_view& rest) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(rest[i]); };
    const unsigned char lead = byte(0);
    const std::size_t length = lead < 0x80U ? 1 : lead < 0xE0U ? 2 : lead < 0xF0U ? 3 : 4;
    constexpr std::array<char32_t, 5> kSmallest{0, 0, 0x80, 0x800, 0x10000};
    char32_t character = length == 1 ? lead : lead & (0xFFU >> (length + 1));
    bool valid = length == 1 || (lead >= 0xC2U && lead <= 0xF4U);
    const std::size_t used = std::min(length, rest.size());
    for (std::size_t i = 1; valid && i < length; ++i) {
        valid = i < used && continues(rest[i]);
        if (valid) character = (character << 6U) | (byte(i) & 0x3FU);
    }
    valid = valid && character >= kSmallest[length] && character <= 0x10FFFF &&
            (character < 0xD800 || character > 0xDFFF);
    rest.remove_prefix(valid ? length : 1);
    return valid ? character : kInvalid;
}

std::size_t length(std::string_view text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char byte) { return !continues(byte); }));
}

}  // namespace levee::engine::utf8
