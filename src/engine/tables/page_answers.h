#pragma once

#include <boost/describe.hpp>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/contract/seats.h"
#include "engine/tables/page_shapes.h"
#include "engine/tables/table.h"

// What the server tells a page, and `levee engine` a program, besides the board and the scene: what
// may be done and what would come of it. Both say it with the same members (docs/protocol.md).
namespace levee::engine::page {

// What is to be decided.
struct Prompt {
    std::string text;
    std::string rule;
};

struct Choice {
    std::string do_;  // notation
    std::string text;
    std::string rule;
    std::string verb;      // "march", "to": the first word of the notation
    std::string piece;     // what is pointed at for it, or ""
    std::string space;     // and where, or ""
    std::string cost;      // "2", "½", or ""
    bool commits = false;  // dice or a reveal may follow, as far as the actor can know
};

// Where the piece that is moving could get to, by the cheapest way.
struct Way {
    std::string space;
    std::string cost;
    std::vector<std::string> do_;   // the steps
    std::vector<std::string> path;  // the spaces, the last one is `space`
};

struct OddsModifier {
    std::string rule;
    std::string text;
    int value = 0;
};

struct OddsLine {
    std::string result;
    std::uint64_t weight = 0;
};

struct Odds {
    std::string title;
    std::string rule;
    std::string assumption;  // what was supposed of decisions in between, or ""
    std::vector<OddsModifier> modifiers;
    int total = 0;  // of the modifiers
    std::vector<OddsLine> lines;
    std::uint64_t weight = 0;  // of all lines
};

struct Refusal {
    std::string rule;
    std::string text;
};

struct Ending {
    json::OrNull<int> winner;  // a camp; null: a draw
    std::string text;
    std::string rule;
};

struct Told {
    std::string kind;  // "rolled", "moved", "lost"
    std::string rule;
    std::string text;
    std::string piece;  // whom or where it is about, to show it on the board; "" if unknown
    std::string from;   // space
    std::string to;     // space
};

BOOST_DESCRIBE_STRUCT(Prompt, (), (text, rule))
BOOST_DESCRIBE_STRUCT(Choice, (), (do_, text, rule, verb, piece, space, cost, commits))
BOOST_DESCRIBE_STRUCT(Way, (), (space, cost, do_, path))
BOOST_DESCRIBE_STRUCT(OddsModifier, (), (rule, text, value))
BOOST_DESCRIBE_STRUCT(OddsLine, (), (result, weight))
BOOST_DESCRIBE_STRUCT(Odds, (), (title, rule, assumption, modifiers, total, lines, weight))
BOOST_DESCRIBE_STRUCT(Refusal, (), (rule, text))
BOOST_DESCRIBE_STRUCT(Ending, (), (winner, text, rule))
BOOST_DESCRIBE_STRUCT(Told, (), (kind, rule, text, piece, from, to))

Prompt prompt(const Table& table, SeatId viewer, Language language);
std::vector<Choice> choices(const Table& table, Language language);
std::vector<Way> ways(const std::vector<engine::Way>& ways);
Odds odds(const engine::Odds& odds);
std::vector<Refusal> refusals(const std::vector<RefusalText>& refusals);
// Null while the game goes on.
json::OrNull<Ending> ending(const Table& table, Language language);
Told told(const EventText& event, Language language);

}  // namespace levee::engine::page
