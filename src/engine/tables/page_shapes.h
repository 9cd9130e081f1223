#pragma once

#include <boost/describe.hpp>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/contract/rule.h"
#include "engine/text/json.h"

// What a page with a board shows, in one language. What a struct says is what goes over the wire: a
// member that may be missing is a std::optional, and web/src/protocol/shapes.ts is made of these
// descriptions (docs/server-protocol.md).
namespace levee::engine::page {

// The language of texts for people.
enum class Lang : std::uint8_t { En, Fr };

// --- what never changes in a game ---------------------------------------------------------------

// For the inspector: ["Terrain", "village"].
struct Fact {
    using Tuple = void;
    std::string label;
    std::string value;
};
using Facts = std::vector<Fact>;

// In the coordinates of the sheet, to a tenth.
struct Point {
    using Tuple = void;
    double x = 0;
    double y = 0;
};

struct Rectangle {
    double x = 0;
    double y = 0;
    double width = 0;
    double height = 0;
};

struct Sheet {
    double width = 0;
    double height = 0;
    Rectangle map;  // where it lies on the sheet
};

enum class Grid : std::uint8_t { Hex, Area };

struct Camp {
    std::string name;
    std::string nation;
};

struct Space {
    std::string id;                // as in notation: "1205", "CHO"
    std::string name{};            // of the place, or ""
    Point at{};                    // where counters stand
    std::vector<Point> outline{};  // its corners
    Facts facts{};
};

// How a counter looks. The board lists the pieces that exist all game long; a scene may add others.
struct Face {
    std::string id;  // as in notation
    std::string name{};
    int side = 0;          // the camp, not the seat
    std::string nation{};  // picks the colours: "french", "austrian"
    std::string kind{};    // picks the symbol: "infantry", "leader"
    std::string group{};   // its formation or force
    std::string left{};    // factor at the lower left, as printed
    std::string right{};   // and at the lower right
    std::string middle{};  // and between them, or ""
    Facts facts{};
};

struct TrackBox {
    std::string value;
    std::string label;
    Point at;
};

struct Track {
    std::string id;  // "turn", "vp"
    std::string title;
    std::vector<TrackBox> boxes;
};

// A card that can be held. Choices name it like a counter, by its id; its drawing is asked for by
// the same (Game::card_svg), and the words are for whoever does not see that.
struct Card {
    std::string id;
    std::string name{};
    std::string text{};
    std::string rule{};
};

// A stage of the sequence of play.
struct Stage {
    std::string id;  // "A", "C2"
    std::string title{};
    std::string rule{};
};

// A printed table; the first column holds the heads of the rows.
struct GameTable {
    std::string id;
    std::string title;
    std::string rule;
    std::vector<std::string> columns;
    std::vector<std::vector<std::string>> rows;
};

// Something that can be laid over the map.
struct OverlayTitle {
    std::string id;  // "zoc", "supply"
    std::string title;
};

// A step of the first-game guide; over when a decision of this verb has been made, "": by reading
// on.
struct GuideStep {
    std::string title;
    std::string text;
    std::string rule;
    std::string verb;
};

struct Board {
    std::string game;
    std::string title;
    Sheet sheet;
    Grid grid{};
    double counter = 0;  // side of a counter, in the units of the sheet
    std::vector<Camp> sides;
    std::vector<Space> spaces;
    std::vector<Face> faces;
    std::vector<Track> tracks;
    std::vector<Card> cards;
    std::vector<Stage> sequence;
    std::vector<GameTable> tables;
    std::vector<OverlayTitle> overlays;
    std::vector<GuideStep> guide;
};

inline constexpr int kNeutral = -1;  // of no side

// --- one moment of a game -----------------------------------------------------------------------

// Merged over the Face of the same id.
struct Piece {
    std::string id;
    json::OrNull<std::string> at;      // space; null: off the map, in a `box`
    std::optional<std::string> box{};  // "Lost": title of a list beside the board
    std::optional<int> facing{};       // degrees clockwise from the top of the sheet
    std::optional<std::vector<std::string>> badges{};  // "routed", "moved"
    std::optional<bool> down{};                        // nothing but its side is known
    std::optional<int> points{};                       // what it counts for in a stack's total
    std::optional<std::string> name{};
    std::optional<int> side{};
    std::optional<std::string> nation{};
    std::optional<std::string> kind{};
    std::optional<std::string> group{};
    std::optional<std::string> left{};
    std::optional<std::string> right{};
    std::optional<std::string> middle{};
    std::optional<Facts> facts{};
};

struct PanelRow {
    std::vector<std::string> cells;
    std::optional<std::string> piece{};
    std::optional<bool> lit{};
};

// A list beside the board: orders, reserves.
struct Panel {
    std::string id;
    std::string title;
    std::vector<std::string> columns;
    std::vector<PanelRow> rows;
};

struct Lot {
    std::string text;
    std::optional<int> side{};   // none: of both, or of neither
    std::optional<bool> kept{};  // drawn, and not played yet
};

// What fate will draw from next, as far as all may know it: markers in a cup.
struct Pool {
    std::string title;
    std::vector<Lot> lots;
};

// Cards that lie together: the hand of a side; what is discarded, of no side.
struct Hand {
    std::string title;
    int side = 0;
    std::vector<std::string> cards{};  // those that the viewer knows
    int hidden = 0;                    // and so many backs
};

// Of a table; -1: the whole row or column.
struct Cell {
    using Tuple = void;
    int row = -1;
    int column = -1;
};

struct Scene {
    std::vector<Piece> pieces;                 // in stacking order, bottom first
    std::map<std::string, std::string> marks;  // track: value of the box that is lit
    std::string stage;                         // of the sequence of play
    Facts status;                              // "Turn": "3 of 9"
    std::map<std::string, int> control;        // space: camp, where control matters
    std::vector<Panel> panels;
    std::vector<Hand> hands;
    std::map<std::string, Cell> lit;  // table: its live cell
    std::optional<Pool> pool{};       // in games that have one, also when it is empty
};

// --- what is laid over the map ------------------------------------------------------------------

struct OverlaySpace {
    std::string id;
    int side = kNeutral;
    std::string text;
};

struct OverlayLine {
    std::string from;
    std::string to;
    int side = kNeutral;
};

struct Overlay {
    std::vector<OverlaySpace> spaces;
    std::vector<OverlayLine> lines;
};

BOOST_DESCRIBE_ENUM(Lang, En, Fr)
BOOST_DESCRIBE_STRUCT(Fact, (), (label, value))
BOOST_DESCRIBE_STRUCT(Point, (), (x, y))
BOOST_DESCRIBE_STRUCT(Rectangle, (), (x, y, width, height))
BOOST_DESCRIBE_STRUCT(Sheet, (), (width, height, map))
BOOST_DESCRIBE_ENUM(Grid, Hex, Area)
BOOST_DESCRIBE_STRUCT(Camp, (), (name, nation))
BOOST_DESCRIBE_STRUCT(Space, (), (id, name, at, outline, facts))
BOOST_DESCRIBE_STRUCT(Face, (), (id, name, side, nation, kind, group, left, right, middle, facts))
BOOST_DESCRIBE_STRUCT(TrackBox, (), (value, label, at))
BOOST_DESCRIBE_STRUCT(Track, (), (id, title, boxes))
BOOST_DESCRIBE_STRUCT(Card, (), (id, name, text, rule))
BOOST_DESCRIBE_STRUCT(Stage, (), (id, title, rule))
BOOST_DESCRIBE_STRUCT(GameTable, (), (id, title, rule, columns, rows))
BOOST_DESCRIBE_STRUCT(OverlayTitle, (), (id, title))
BOOST_DESCRIBE_STRUCT(GuideStep, (), (title, text, rule, verb))
BOOST_DESCRIBE_STRUCT(Board, (),
                      (game, title, sheet, grid, counter, sides, spaces, faces, tracks, cards,
                       sequence, tables, overlays, guide))
BOOST_DESCRIBE_STRUCT(Piece, (),
                      (id, at, box, facing, badges, down, points, name, side, nation, kind, group,
                       left, right, middle, facts))
BOOST_DESCRIBE_STRUCT(PanelRow, (), (cells, piece, lit))
BOOST_DESCRIBE_STRUCT(Panel, (), (id, title, columns, rows))
BOOST_DESCRIBE_STRUCT(Hand, (), (title, side, cards, hidden))
BOOST_DESCRIBE_STRUCT(Lot, (), (text, side, kept))
BOOST_DESCRIBE_STRUCT(Pool, (), (title, lots))
BOOST_DESCRIBE_STRUCT(Cell, (), (row, column))
BOOST_DESCRIBE_STRUCT(Scene, (), (pieces, marks, stage, status, control, panels, hands, lit, pool))
BOOST_DESCRIBE_STRUCT(OverlaySpace, (), (id, side, text))
BOOST_DESCRIBE_STRUCT(OverlayLine, (), (from, to, side))
BOOST_DESCRIBE_STRUCT(Overlay, (), (spaces, lines))

constexpr Language language_of(Lang lang) {
    return lang == Lang::Fr ? Language::French : Language::English;
}

template <class Shape>
boost::json::value written(const Shape& shape) {
    return json::write<json::Missing::LeftOut>(shape, json::NoNames{});
}

}  // namespace levee::engine::page
