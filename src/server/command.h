#pragma once

#include <boost/describe.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/contract/mistake.h"
#include "engine/tables/page_shapes.h"
#include "engine/text/json.h"

// What a page may send over the feed. What a struct says is what is read, strictly, and
// web/src/protocol/server.ts is made of these descriptions.
namespace levee::server {

using engine::json::Word;
using Fault = std::optional<engine::Mistake>;

struct CommandLimits {
    static constexpr std::size_t kSteps = 64;
    static constexpr std::size_t kNotation = 200;  // bytes; also of a piece or a space
    static constexpr std::size_t kChat = 500;      // bytes
    static constexpr std::int64_t kSlowest = 10'000;
    static constexpr std::size_t kMessage = 16 << 10U;  // bytes
};

// `n` is that of the state the page knows. A command for another n is answered with the code
// "stale", and the new state follows.
struct Asked {
    std::uint64_t id = 0;  // comes back in the reply
};

struct Act : Asked {
    Word<"act"> cmd;
    std::uint64_t n = 0;
    std::vector<std::string> do_;  // steps of one way, played until one is refused or dice come

    Fault check() const;
};
struct Undo : Asked {
    Word<"undo"> cmd;
    std::uint64_t n = 0;
};
// Of an action in notation, or of a piece or a space that was pointed at.
struct WhyNot : Asked {
    Word<"why_not"> cmd;
    std::uint64_t n = 0;
    std::optional<std::string> do_;
    std::optional<std::string> piece;
    std::optional<std::string> space;

    Fault check() const;
};
struct AskOdds : Asked {
    Word<"odds"> cmd;
    std::uint64_t n = 0;
    std::string do_;

    Fault check() const;
};
struct AskWays : Asked {
    Word<"ways"> cmd;
    std::uint64_t n = 0;
};
struct AskOverlay : Asked {
    Word<"overlay"> cmd;
    std::uint64_t n = 0;
    std::string overlay;
    std::optional<std::string> piece;
    std::optional<std::string> space;

    Fault check() const;
};
struct AskMoment : Asked {
    Word<"moment"> cmd;
    std::uint64_t at = 0;
};
struct AskHint : Asked {
    Word<"hint"> cmd;
    std::uint64_t n = 0;
};
struct Say : Asked {
    Word<"chat"> cmd;
    std::string text;

    Fault check() const;
};
// Everything is sent anew.
struct SetLanguage : Asked {
    Word<"lang"> cmd;
    engine::page::Lang lang{};
};
// How long a computer waits before each decision.
struct SetPace : Asked {
    Word<"pace"> cmd;
    std::int64_t ms = 0;

    Fault check() const;
};
// The computer waits until it is told to go on.
struct SetPause : Asked {
    Word<"pause"> cmd;
    bool on = false;
};
// One decision of a computer that waits.
struct Step : Asked {
    Word<"step"> cmd;
    std::uint64_t n = 0;
};
// The chance of winning after every change, or no more.
struct SetAssessment : Asked {
    Word<"assess"> cmd;
    bool on = false;
};

using Order = std::variant<Act, Undo, WhyNot, AskOdds, AskWays, AskOverlay, AskMoment, AskHint, Say,
                           SetLanguage, SetPace, SetPause, Step, SetAssessment>;

BOOST_DESCRIBE_STRUCT(Asked, (), (id))
BOOST_DESCRIBE_STRUCT(Act, (Asked), (cmd, n, do_))
BOOST_DESCRIBE_STRUCT(Undo, (Asked), (cmd, n))
BOOST_DESCRIBE_STRUCT(WhyNot, (Asked), (cmd, n, do_, piece, space))
BOOST_DESCRIBE_STRUCT(AskOdds, (Asked), (cmd, n, do_))
BOOST_DESCRIBE_STRUCT(AskWays, (Asked), (cmd, n))
BOOST_DESCRIBE_STRUCT(AskOverlay, (Asked), (cmd, n, overlay, piece, space))
BOOST_DESCRIBE_STRUCT(AskMoment, (Asked), (cmd, at))
BOOST_DESCRIBE_STRUCT(AskHint, (Asked), (cmd, n))
BOOST_DESCRIBE_STRUCT(Say, (Asked), (cmd, text))
BOOST_DESCRIBE_STRUCT(SetLanguage, (Asked), (cmd, lang))
BOOST_DESCRIBE_STRUCT(SetPace, (Asked), (cmd, ms))
BOOST_DESCRIBE_STRUCT(SetPause, (Asked), (cmd, on))
BOOST_DESCRIBE_STRUCT(Step, (Asked), (cmd, n))
BOOST_DESCRIBE_STRUCT(SetAssessment, (Asked), (cmd, on))

// The id is read even from a message that is otherwise wrong, so that the answer can name it.
struct Parsed {
    std::uint64_t id = 0;
    engine::Result<Order> order;
};
Parsed parse_command(std::string_view text);

}  // namespace levee::server
