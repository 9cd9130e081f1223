// Lines for the JSON-lines protocol: whatever they hold, each gets one object back, on one line,
// and a refusal that kept nothing has changed nothing.

#include <boost/json/parse.hpp>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "cli/protocol.h"
#include "games/registry.h"

namespace {

using levee::cli::Protocol;

constexpr int kMostLines = 64;

boost::json::value checked(Protocol& protocol, std::string_view line) {
    const auto answer = protocol.answer(line);
    if (answer.find('\n') != answer.npos) std::abort();
    auto reply = boost::json::parse(answer);
    if (!reply.is_object() || !reply.as_object().contains("id") || !reply.at("ok").is_bool())
        std::abort();
    if (!reply.at("ok").as_bool() && reply.at("error").at("what").as_string().empty()) std::abort();
    return reply;
}

// Writing the state out takes most of the time; do it where something could go wrong.
bool moves_the_game(std::string_view line) {
    for (const std::string_view word : {"apply", "load", "new", "position"})
        if (line.find(word) != line.npos) return true;
    return false;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    // Reading a game's data is slow, so the session stays; a new game forgets the one before.
    static Protocol protocol(levee::games::registry(), "", levee::engine::Language::English);
    checked(protocol, R"({"cmd":"new","game":"neerwinden"})");
    checked(protocol, R"({"cmd":"dice","seed":1})");
    std::string_view rest(reinterpret_cast<const char*>(data), size);
    for (int i = 0; i < kMostLines && !rest.empty(); ++i) {
        const auto end = rest.find('\n');
        const auto line = rest.substr(0, end);
        rest.remove_prefix(end == rest.npos ? rest.size() : end + 1);
        const bool moves = moves_the_game(line);
        const auto before = moves ? checked(protocol, R"({"cmd":"state"})") : nullptr;
        const auto reply = checked(protocol, line);
        if (!moves || reply.at("ok").as_bool() || reply.as_object().contains("applied")) continue;
        if (checked(protocol, R"({"cmd":"state"})") != before) std::abort();
    }
    return 0;
}
