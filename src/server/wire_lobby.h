#pragma once

#include <boost/describe.hpp>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/text/json.h"

// What goes over HTTP, in the language that was asked for (docs/server-protocol.md). As with the
// shapes of the engine (engine/tables/page_shapes.h), what a struct says is what goes over the
// wire, and web/src/protocol/server.ts is made of these descriptions.
namespace levee::server::wire {

using engine::json::OrNull;
using engine::json::Word;

// --- the games that can be played here ----------------------------------------------------------

struct Scenario {
    std::string key;
    std::string title;
};

struct Option {
    std::string key;
    std::vector<std::string> values;  // the first is the usual one
    std::string text;
    std::vector<std::string> scenarios;  // keys of those it belongs to
};

// A strength of the computer.
struct Level {
    std::string key;
    std::string title;
    std::string text;
};

// A seat that nobody has taken yet, as the game begins.
struct FreeSeat {
    std::string name;
    int side = 0;
    std::string camp;    // the name of that side
    std::string nation;  // picks its colours
};

struct GameInfo {
    std::string key;
    std::string title;
    std::string rules_version;
    std::vector<Scenario> scenarios;
    std::vector<Option> options;
    std::vector<FreeSeat> seats;  // of the first scenario with the usual options
    std::vector<Level> levels;    // the weakest first
};

struct RuleText {
    std::string number;  // "6.2.2", "N-47"
    std::string title;
    std::string text;  // plain text; blank lines part paragraphs
};

// --- served games -------------------------------------------------------------------------------

// A seat, or one of these.
using Actor = std::variant<int, Word<"chance">, Word<"nobody">>;

enum class SeatKind : std::uint8_t { Person, Computer, Open };

struct SeatInfo {
    int seat = 0;
    int side = 0;      // the camp it plays, as the game began
    std::string camp;  // "French"
    SeatKind kind{};   // open: a friend's link has not been used yet
    std::string name;
    std::string level;  // of a computer
    bool mine = false;
    bool online = false;
};

struct TableInfo {
    std::string id;
    std::string game;
    std::string title;
    std::string scenario;
    std::map<std::string, std::string> options;
    bool secrets = false;  // a seat may know what another may not: who shares a screen looks away
    std::vector<SeatInfo> seats;
    Actor actor;
    bool my_turn = false;
    bool over = false;
    std::string result;
    std::uint64_t n = 0;
    std::string created;  // UTC
    std::string changed;
};

// --- requests and their answers -----------------------------------------------------------------

struct Me {
    std::string name;

    std::optional<engine::Mistake> check() const;
};

struct MySeat {
    Word<"me"> kind;
};
struct SeatOfFriend {
    Word<"friend"> kind;
};
struct SeatOfComputer {
    Word<"computer"> kind;
    std::string level;
};
using Sitter = std::variant<MySeat, SeatOfFriend, SeatOfComputer>;

struct NewTable {
    std::string game;
    std::string scenario;
    std::map<std::string, std::string> options;
    std::vector<Sitter> seats;  // as many as the set-up has
};

// A friend's link is /join/ID#TOKEN: what follows # never reaches a log.
struct Link {
    int seat = 0;
    std::string path;
};

struct Created {
    std::string id;
    std::vector<Link> links;
};

// Of a record that was sent in.
struct Loaded {
    std::string id;
};

struct Invitation {
    std::string token;
};

struct Joined {
    int seat = 0;
};

struct ErrorText {
    std::string code;
    std::string text;
    std::optional<std::string> rule{};
};

// With a status of 400 and more.
struct ErrorAnswer {
    ErrorText error;
};

BOOST_DESCRIBE_STRUCT(Scenario, (), (key, title))
BOOST_DESCRIBE_STRUCT(Option, (), (key, values, text, scenarios))
BOOST_DESCRIBE_STRUCT(Level, (), (key, title, text))
BOOST_DESCRIBE_STRUCT(FreeSeat, (), (name, side, camp, nation))
BOOST_DESCRIBE_STRUCT(GameInfo, (), (key, title, rules_version, scenarios, options, seats, levels))
BOOST_DESCRIBE_STRUCT(RuleText, (), (number, title, text))
BOOST_DESCRIBE_ENUM(SeatKind, Person, Computer, Open)
BOOST_DESCRIBE_STRUCT(SeatInfo, (), (seat, side, camp, kind, name, level, mine, online))
BOOST_DESCRIBE_STRUCT(TableInfo, (),
                      (id, game, title, scenario, options, secrets, seats, actor, my_turn, over,
                       result, n, created, changed))
BOOST_DESCRIBE_STRUCT(Me, (), (name))
BOOST_DESCRIBE_STRUCT(MySeat, (), (kind))
BOOST_DESCRIBE_STRUCT(SeatOfFriend, (), (kind))
BOOST_DESCRIBE_STRUCT(SeatOfComputer, (), (kind, level))
BOOST_DESCRIBE_STRUCT(NewTable, (), (game, scenario, options, seats))
BOOST_DESCRIBE_STRUCT(Link, (), (seat, path))
BOOST_DESCRIBE_STRUCT(Created, (), (id, links))
BOOST_DESCRIBE_STRUCT(Loaded, (), (id))
BOOST_DESCRIBE_STRUCT(Invitation, (), (token))
BOOST_DESCRIBE_STRUCT(Joined, (), (seat))
BOOST_DESCRIBE_STRUCT(ErrorText, (), (code, text, rule))
BOOST_DESCRIBE_STRUCT(ErrorAnswer, (), (error))

template <class Shape>
boost::json::value written(const Shape& shape) {
    return engine::json::write<engine::json::Missing::LeftOut>(shape, engine::json::NoNames{});
}

// Strict: unknown members, missing ones and wrong types are mistakes.
template <class Shape>
engine::Result<Shape> read(const boost::json::value& value) {
    Shape shape{};
    auto wrong =
        engine::json::read<engine::json::Missing::LeftOut>(value, shape, engine::json::NoNames{});
    if (wrong) return *std::move(wrong);
    return shape;
}

// UTF-8 without control characters.
bool is_plain_text(std::string_view text);
// A mistake at this place (".name") unless the text is plain and has at most so many bytes.
std::optional<engine::Mistake> check_text(std::string_view place, std::string_view text,
                                          std::size_t longest);

// A served game, as a number the store has.
Actor actor_of(int number);

}  // namespace levee::server::wire
