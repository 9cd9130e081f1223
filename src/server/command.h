#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/contract/mistake.h"
#include "engine/contract/rule.h"

// What a page may send over the feed (ClientMessage in web/src/protocol.ts), parsed.
namespace levee::server {

struct Act {
    std::uint64_t n = 0;
    std::vector<std::string> steps;
};
struct Undo {
    std::uint64_t n = 0;
};
// Of an action in notation, or of a piece or a space that was pointed at.
struct WhyNot {
    std::uint64_t n = 0;
    std::string notation;
    std::string piece;
    std::string space;
};
struct AskOdds {
    std::uint64_t n = 0;
    std::string notation;
};
struct AskWays {
    std::uint64_t n = 0;
};
struct AskOverlay {
    std::uint64_t n = 0;
    std::string overlay;
    std::string piece;
    std::string space;
};
struct AskMoment {
    std::uint64_t at = 0;
};
struct AskHint {
    std::uint64_t n = 0;
};
struct Say {
    std::string text;
};
struct SetLanguage {
    engine::Language language{};
};
struct SetPace {
    std::int64_t milliseconds = 0;
};
// The computer waits until it is told to go on.
struct SetPause {
    bool on = false;
};
// One decision of a computer that waits.
struct Step {
    std::uint64_t n = 0;
};
// The chance of winning after every change, or no more.
struct SetAssessment {
    bool on = false;
};

using Order = std::variant<Act, Undo, WhyNot, AskOdds, AskWays, AskOverlay, AskMoment, AskHint, Say,
                           SetLanguage, SetPace, SetPause, Step, SetAssessment>;

struct Command {
    std::uint64_t id = 0;
    Order order;
};

struct CommandLimits {
    static constexpr std::size_t kSteps = 64;
    static constexpr std::size_t kNotation = 200;  // bytes; also of a piece or a space
    static constexpr std::size_t kChat = 500;      // bytes
    static constexpr std::int64_t kSlowest = 10'000;
    static constexpr std::size_t kDepth = 4;  // of nested JSON
};

// Strict: unknown members, missing ones and wrong types are mistakes. The id is read even from a
// message that is otherwise wrong, so that the answer can name it.
struct Parsed {
    std::uint64_t id = 0;
    engine::Result<Command> command;
};
Parsed parse_command(std::string_view text);

// UTF-8 without control characters.
bool is_plain_text(std::string_view text);

}  // namespace levee::server
