#pragma once

#include <boost/describe.hpp>
#include <boost/json/value.hpp>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/contract/seats.h"
#include "engine/tables/page_shapes.h"
#include "engine/text/json.h"

// The requests of `levee engine` (docs/protocol.md). What a struct says is what is read, strictly;
// every request may also have an `id`.
namespace levee::cli::request {

using engine::json::Word;
using engine::page::Lang;

// A seat, or everybody's eyes.
using Seat = std::variant<std::int64_t, Word<"spectator">>;
using Options = std::map<std::string, std::string>;
using Texts = std::variant<std::string, std::vector<std::string>>;  // one, or several
using Fault = std::optional<engine::Mistake>;

struct Request {
    std::optional<boost::json::value> id{};
};

struct Games : Request {
    Word<"games"> cmd;
    std::optional<std::string> game;  // more of this one
};
struct New : Request {
    Word<"new"> cmd;
    std::string game;
    std::optional<std::string> scenario;
    std::optional<Options> options;
    std::optional<Lang> lang;
};
struct LoadState : Request {
    Word<"load_state"> cmd;
    std::string game;
    std::optional<std::string> scenario;
    std::optional<Options> options;
    boost::json::value state;
    std::optional<Lang> lang;
};
struct Position : Request {
    Word<"position"> cmd;
    std::string game;
    std::optional<std::string> scenario;
    std::optional<Options> options;
    Texts lines;
    std::optional<Lang> lang;
};
struct LoadRecord : Request {
    Word<"load_record"> cmd;
    std::string record;
    std::optional<Lang> lang;
};
struct Legal : Request {
    Word<"legal"> cmd;
    std::optional<Lang> lang;
};
struct WhyNot : Request {
    Word<"why_not"> cmd;
    std::string action;
    std::optional<Lang> lang;
};
struct Odds : Request {
    Word<"odds"> cmd;
    std::string action;
    std::optional<Seat> viewer;
    std::optional<Lang> lang;
};
struct Apply : Request {
    Word<"apply"> cmd;
    std::optional<Texts> action;  // not needed with auto, which then only rolls
    std::optional<bool> auto_;
    std::optional<bool> partial;
    std::optional<Seat> seat;
    std::optional<Lang> lang;

    Fault check() const;
};
struct View : Request {
    Word<"view"> cmd;
    Seat seat;
};
struct State : Request {
    Word<"state"> cmd;
};
// One of its members.
struct Dice : Request {
    Word<"dice"> cmd;
    std::optional<std::vector<std::int64_t>> faces;
    std::optional<std::variant<std::uint64_t, std::string>> seed;
    std::optional<bool> clear;

    Fault check() const;
};
struct Prompt : Request {
    Word<"prompt"> cmd;
    std::optional<Seat> viewer;
    std::optional<Lang> lang;
};
struct Board : Request {
    Word<"board"> cmd;
    std::optional<Lang> lang;
};
struct Scene : Request {
    Word<"scene"> cmd;
    std::optional<Seat> viewer;
    std::optional<Lang> lang;
};
struct Ways : Request {
    Word<"ways"> cmd;
    std::optional<Seat> viewer;
    std::optional<Lang> lang;
};
struct Overlay : Request {
    Word<"overlay"> cmd;
    std::string overlay;
    std::optional<std::string> piece;
    std::optional<std::string> space;
    std::optional<Seat> viewer;
    std::optional<Lang> lang;
};
struct WhyNotAt : Request {
    Word<"why_not_at"> cmd;
    std::optional<std::string> piece;
    std::optional<std::string> space;
    std::optional<Lang> lang;
};
struct Record : Request {
    Word<"record"> cmd;
};
struct Quit : Request {
    Word<"quit"> cmd;
};

// Those that need no game.
using Beginning = std::variant<Games, New, LoadState, Position, LoadRecord, Quit>;
using Any =
    std::variant<Games, New, LoadState, Position, LoadRecord, Legal, WhyNot, Odds, Apply, View,
                 State, Dice, Prompt, Board, Scene, Ways, Overlay, WhyNotAt, Record, Quit>;

BOOST_DESCRIBE_STRUCT(Request, (), (id))
BOOST_DESCRIBE_STRUCT(Games, (Request), (cmd, game))
BOOST_DESCRIBE_STRUCT(New, (Request), (cmd, game, scenario, options, lang))
BOOST_DESCRIBE_STRUCT(LoadState, (Request), (cmd, game, scenario, options, state, lang))
BOOST_DESCRIBE_STRUCT(Position, (Request), (cmd, game, scenario, options, lines, lang))
BOOST_DESCRIBE_STRUCT(LoadRecord, (Request), (cmd, record, lang))
BOOST_DESCRIBE_STRUCT(Legal, (Request), (cmd, lang))
BOOST_DESCRIBE_STRUCT(WhyNot, (Request), (cmd, action, lang))
BOOST_DESCRIBE_STRUCT(Odds, (Request), (cmd, action, viewer, lang))
BOOST_DESCRIBE_STRUCT(Apply, (Request), (cmd, action, auto_, partial, seat, lang))
BOOST_DESCRIBE_STRUCT(View, (Request), (cmd, seat))
BOOST_DESCRIBE_STRUCT(State, (Request), (cmd))
BOOST_DESCRIBE_STRUCT(Dice, (Request), (cmd, faces, seed, clear))
BOOST_DESCRIBE_STRUCT(Prompt, (Request), (cmd, viewer, lang))
BOOST_DESCRIBE_STRUCT(Board, (Request), (cmd, lang))
BOOST_DESCRIBE_STRUCT(Scene, (Request), (cmd, viewer, lang))
BOOST_DESCRIBE_STRUCT(Ways, (Request), (cmd, viewer, lang))
BOOST_DESCRIBE_STRUCT(Overlay, (Request), (cmd, overlay, piece, space, viewer, lang))
BOOST_DESCRIBE_STRUCT(WhyNotAt, (Request), (cmd, piece, space, lang))
BOOST_DESCRIBE_STRUCT(Record, (Request), (cmd))
BOOST_DESCRIBE_STRUCT(Quit, (Request), (cmd))

std::vector<std::string> texts_of(const Texts& texts);

}  // namespace levee::cli::request
