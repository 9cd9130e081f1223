#pragma once

#include <boost/describe.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/tables/page_answers.h"
#include "engine/tables/page_shapes.h"
#include "server/wire_lobby.h"

// What the server sends over the feed; like wire_lobby.h. Everything in it is cut to what the
// reader may see.
namespace levee::server::wire {

namespace page = engine::page;
using engine::json::Made;

// A log is the longest part of a message, and what is told in it is kept as text that nobody parses
// again: structs named ...Head are the rest, and their text is lengthened.
struct LogHead {
    std::uint64_t n = 0;                   // 1 for the first action that counts for the reader
    std::variant<int, Word<"chance">> by;  // as far as the reader knows
    std::string do_;                       // notation; "" when the reader may not know it
    std::string at;                        // UTC
    std::optional<std::string> note;       // what a computer player expected
};
struct LogEntry : LogHead {
    std::vector<page::Told> told;
};

struct DiceInfo {
    std::string commitment;   // SHA-256 of the seed, known from the start; "": not committed
    std::string seed;         // "" until the game is over
    std::uint64_t rolls = 0;  // that the reader knows of
};

struct StateHead {
    Word<"state"> type;
    std::uint64_t n = 0;  // actions so far that count for the reader; every command names its n
    std::variant<int, Word<"spectator">> viewer;  // of several own seats the one to decide
    Actor actor;
    page::Prompt prompt;
    std::vector<page::Choice> choices;  // empty unless the reader decides
    bool undo = false;                  // the reader may take back the last action
    std::vector<int> sides;             // by seat: the camp it plays now (a bid may swap them)
    Made<page::Scene> scene;
    OrNull<page::Ending> ending;
    DiceInfo dice;
};
// Sent after connecting and when the reader sees something new. Each reader counts what he can
// notice: with secrets two of them may be at different `n`.
struct StateMessage : StateHead {
    std::uint64_t since = 0;
    std::vector<LogEntry> log;  // the entries after `since`
};

// Seats, names, presence.
struct InfoMessage {
    Word<"info"> type;
    TableInfo table;
    std::uint64_t spectators = 0;
};

// Only to who asked for it with `assess`; it comes a little after the state it judges.
struct AssessmentMessage {
    Word<"assessment"> type;
    std::uint64_t n = 0;
    int side = 0;       // whose chance it is: the reader's, for a spectator that of the first seat
    double chance = 0;  // of winning, 0 to 1, as far as the reader can see
};

struct ChatLine {
    std::int64_t id = 0;
    std::string by;
    OrNull<int> seat;
    std::string text;
    std::string at;
};
struct ChatMessage {
    Word<"chat"> type;
    std::vector<ChatLine> lines;
};

// The game as it was after action n, for the reader's eyes.
struct Moment {
    std::uint64_t n = 0;
    Made<page::Scene> scene;
    page::Prompt prompt;
    Made<std::vector<page::Told>> told;
};

struct Hint {
    std::string do_;
    std::string text;
    std::string reason;
    double chance = 0;  // of winning afterwards, 0 to 1
};

// With `ok` at most one of the others, by the command.
struct ReplyMessage {
    Word<"reply"> type{};
    std::uint64_t id = 0;  // of the command
    bool ok = false;
    std::optional<ErrorText> error{};
    std::optional<page::Odds> odds{};
    std::optional<std::vector<page::Way>> ways{};
    std::optional<std::vector<page::Refusal>> refusals{};  // of why_not: empty when it is allowed
    std::optional<Moment> moment{};
    std::optional<Made<page::Overlay>> overlay{};
    std::optional<std::vector<Hint>> hints{};
};

using ServerMessage =
    std::variant<StateMessage, InfoMessage, AssessmentMessage, ChatMessage, ReplyMessage>;

BOOST_DESCRIBE_STRUCT(LogHead, (), (n, by, do_, at, note))
BOOST_DESCRIBE_STRUCT(LogEntry, (LogHead), (told))
BOOST_DESCRIBE_STRUCT(DiceInfo, (), (commitment, seed, rolls))
BOOST_DESCRIBE_STRUCT(StateHead, (),
                      (type, n, viewer, actor, prompt, choices, undo, sides, scene, ending, dice))
BOOST_DESCRIBE_STRUCT(StateMessage, (StateHead), (since, log))
BOOST_DESCRIBE_STRUCT(InfoMessage, (), (type, table, spectators))
BOOST_DESCRIBE_STRUCT(AssessmentMessage, (), (type, n, side, chance))
BOOST_DESCRIBE_STRUCT(ChatLine, (), (id, by, seat, text, at))
BOOST_DESCRIBE_STRUCT(ChatMessage, (), (type, lines))
BOOST_DESCRIBE_STRUCT(Moment, (), (n, scene, prompt, told))
BOOST_DESCRIBE_STRUCT(Hint, (), (do_, text, reason, chance))
BOOST_DESCRIBE_STRUCT(ReplyMessage, (),
                      (type, id, ok, error, odds, ways, refusals, moment, overlay, hints))

}  // namespace levee::server::wire
