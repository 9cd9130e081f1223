#pragma once

#include <boost/describe.hpp>
#include <boost/json/value.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/tables/game.h"
#include "engine/tables/page_answers.h"
#include "engine/tables/page_shapes.h"

// The answers of `levee engine` (docs/protocol.md). As with the requests (cli/request.h), what a
// struct says is what is written; what the server says too it says with the same structs
// (engine/tables/page_answers.h). Every answer also has the `id` of its request and `ok`.
namespace levee::cli::answer {

namespace page = engine::page;
using engine::json::Made;

// --- games --------------------------------------------------------------------------------------

struct GameRow {
    std::string key;
    std::string title;
    std::string subject;
    std::string status;  // "playable", "planned"
};
struct Games {
    std::vector<GameRow> games;
};

struct Scenario {
    std::string key;
    std::string title;
    std::string titre;
};
struct BothLanguages {
    std::string en;
    std::string fr;
};
struct Seat {
    BothLanguages name;
    int side = 0;
};
struct Option {
    std::string key;
    std::vector<std::string> values;  // the first is the usual one
    std::string text;
    std::vector<std::string> scenarios;  // to which it belongs
};
struct Game {
    std::string key;
    std::string title;
    std::string rules_version;
    std::vector<Seat> seats;
    std::vector<Scenario> scenarios;
    std::vector<Option> options;
};

// --- the game in hand ---------------------------------------------------------------------------

struct Position {
    std::string actor;  // "seat 0", "chance", "nobody"
    page::Prompt prompt;
    std::optional<page::Ending> ending{};  // when it is over
};
struct Loaded : Position {
    std::uint64_t actions = 0;  // of the record
};

struct Outcome {
    std::string do_;  // notation
    int weight = 0;
};
struct Chance {
    std::string rule;
    std::string kind;  // "dice", "pick"
    std::optional<int> count{};
    std::optional<int> sides{};
    std::vector<Outcome> outcomes{};
};
struct Legal {
    std::string actor;
    std::optional<Chance> chance{};
    std::optional<std::vector<page::Choice>> choices{};
};
struct WhyNot {
    bool legal = false;
    std::optional<std::string> rule{};
    std::optional<std::string> text{};
};
struct Odds {
    page::Odds odds;
};

// What happened, with the figures that a program reads.
struct Told : page::Told {
    std::optional<boost::json::value> facts{};
    std::optional<std::vector<int>> secret_of{};  // the seats that may know it
};
struct Done {
    std::vector<std::string> applied;
    std::vector<Told> events;
};
struct Applied : Position, Done {};
struct Dice {
    std::uint64_t faces_left = 0;
    std::optional<std::string> commitment{};
};

struct View {
    boost::json::value view;
};
struct State {
    boost::json::value state;
    std::string hash;
};
struct Record {
    std::string record;
};

// --- for whoever draws a board ------------------------------------------------------------------

struct Board {
    Made<page::Board> board;
};
struct Scene {
    Made<page::Scene> scene;
};
struct Ways {
    std::vector<page::Way> ways;
};
struct Overlay {
    Made<page::Overlay> overlay;
};
struct WhyNotAt {
    std::vector<page::Refusal> refusals;  // empty: something can be done there
};

struct Nothing {};

struct Wrong {
    std::string where;
    std::string what;
    std::string rule;
};
struct Error {
    Wrong error;
};

BOOST_DESCRIBE_STRUCT(GameRow, (), (key, title, subject, status))
BOOST_DESCRIBE_STRUCT(Games, (), (games))
BOOST_DESCRIBE_STRUCT(Scenario, (), (key, title, titre))
BOOST_DESCRIBE_STRUCT(BothLanguages, (), (en, fr))
BOOST_DESCRIBE_STRUCT(Seat, (), (name, side))
BOOST_DESCRIBE_STRUCT(Option, (), (key, values, text, scenarios))
BOOST_DESCRIBE_STRUCT(Game, (), (key, title, rules_version, seats, scenarios, options))
BOOST_DESCRIBE_STRUCT(Position, (), (actor, prompt, ending))
BOOST_DESCRIBE_STRUCT(Loaded, (Position), (actions))
BOOST_DESCRIBE_STRUCT(Outcome, (), (do_, weight))
BOOST_DESCRIBE_STRUCT(Chance, (), (rule, kind, count, sides, outcomes))
BOOST_DESCRIBE_STRUCT(Legal, (), (actor, chance, choices))
BOOST_DESCRIBE_STRUCT(WhyNot, (), (legal, rule, text))
BOOST_DESCRIBE_STRUCT(Odds, (), (odds))
BOOST_DESCRIBE_STRUCT(Told, (page::Told), (facts, secret_of))
BOOST_DESCRIBE_STRUCT(Done, (), (applied, events))
BOOST_DESCRIBE_STRUCT(Applied, (Position, Done), ())
BOOST_DESCRIBE_STRUCT(Dice, (), (faces_left, commitment))
BOOST_DESCRIBE_STRUCT(View, (), (view))
BOOST_DESCRIBE_STRUCT(State, (), (state, hash))
BOOST_DESCRIBE_STRUCT(Record, (), (record))
BOOST_DESCRIBE_STRUCT(Board, (), (board))
BOOST_DESCRIBE_STRUCT(Scene, (), (scene))
BOOST_DESCRIBE_STRUCT(Ways, (), (ways))
BOOST_DESCRIBE_STRUCT(Overlay, (), (overlay))
BOOST_DESCRIBE_STRUCT(WhyNotAt, (), (refusals))
BOOST_DESCRIBE_STRUCT(Nothing, (), ())
BOOST_DESCRIBE_STRUCT(Wrong, (), (where, what, rule))
BOOST_DESCRIBE_STRUCT(Error, (), (error))

// Whose eyes a prompt is written for when the request does not say: the one who is asked.
engine::SeatId to_decide(const engine::Table& table);

Position position(const engine::Table& table, engine::SeatId viewer, engine::Language language);
Chance chance(const engine::Table& table);
Game game(const engine::Game& game);
Told told(const engine::EventText& event, engine::Language language);

}  // namespace levee::cli::answer
