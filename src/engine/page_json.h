#pragma once

#include <array>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/rule.h"

// The shapes of web/src/protocol.ts that every game fills.
namespace levee::engine::page {

// ["Terrain", "village"]
boost::json::array fact(std::string_view label, std::string_view value);

// In the coordinates of the sheet, to a tenth.
boost::json::array point(double x, double y);

using Facts = std::vector<std::pair<std::string, std::string>>;
boost::json::array written(const Facts& facts);

struct Face {
    std::string id;
    std::string name;
    int side = 0;
    std::string_view nation;
    std::string_view kind;
    std::string group;
    std::string left;
    std::string right;
    std::string middle;
    Facts facts;
};
boost::json::object written(const Face& face);

// A stage of the sequence of play.
struct Stage {
    std::string_view id;
    Sentence title;
    std::string_view rule;
};
boost::json::array written(std::span<const Stage> stages, Language language);

// A step of the first-game guide; over when a decision of this verb has been made.
struct GuideStep {
    Sentence title;
    Sentence text;
    std::string_view rule;
    std::string_view verb;
};
boost::json::array written(std::span<const GuideStep> steps, Language language);

// What the sequence of play calls a stage; empty for one that it does not have.
std::string_view title_of(std::span<const Stage> stages, std::string_view id, Language language);

// Something that can be laid over the map.
struct OverlayTitle {
    std::string_view id;
    Sentence title;
};

struct Rectangle {
    double x = 0;
    double y = 0;
    double width = 0;
    double height = 0;
};

// What never changes in a game.
struct BoardShape {
    std::string_view game;
    std::string_view title;
    double width = 0;  // of the sheet
    double height = 0;
    Rectangle map;  // where it lies on the sheet
    std::string_view grid;
    double counter = 0;  // side of a counter
    // By side: the camp and its nation.
    std::array<std::pair<std::string_view, std::string_view>, 2> sides;
    boost::json::array spaces;
    boost::json::array faces;
    boost::json::array tracks;
    boost::json::array sequence;
    boost::json::array tables;
    std::span<const OverlayTitle> overlays;
    boost::json::array guide;
};
boost::json::object written(BoardShape board, Language language);

// A printed table; the first column holds the heads of the rows.
struct PrintedTable {
    std::string_view id;
    std::string_view title;
    std::string_view rule;
    std::vector<std::string> columns;
    std::vector<std::vector<std::string>> rows;
};
boost::json::array written(std::span<const PrintedTable> tables);

boost::json::array texts(std::span<const std::string> list);

}  // namespace levee::engine::page
