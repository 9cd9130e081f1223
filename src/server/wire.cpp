#include <fmt/format.h>

#include "engine/text/utf8.h"
#include "server/wire_lobby.h"
#include "store/store.h"

namespace levee::server::wire {

namespace {

constexpr std::size_t kLongestName = 40;  // bytes

}  // namespace

std::optional<engine::Mistake> Me::check() const { return check_text(".name", name, kLongestName); }

bool is_plain_text(std::string_view text) {
    while (!text.empty()) {
        const char32_t character = engine::utf8::take(text);
        if (character == engine::utf8::kInvalid || engine::utf8::is_control(character))
            return false;
    }
    return true;
}

std::optional<engine::Mistake> check_text(std::string_view place, std::string_view text,
                                          std::size_t longest) {
    if (text.size() <= longest && is_plain_text(text)) return {};
    return engine::Mistake{
        std::string(place),
        fmt::format("must be a text of at most {} bytes without control characters", longest)};
}

Actor actor_of(int number) {
    if (number >= 0) return number;
    if (number == store::kChance) return Word<"chance">{};
    return Word<"nobody">{};
}

}  // namespace levee::server::wire
