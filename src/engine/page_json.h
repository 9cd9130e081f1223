#pragma once

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

// A printed table; the first column holds the heads of the rows.
struct PrintedTable {
    std::string_view id;
    std::string_view title;
    std::string_view rule;
    std::vector<std::string> columns;
    std::vector<std::vector<std::string>> rows;
};
boost::json::object written(const PrintedTable& table);

boost::json::array texts(std::span<const std::string> list);

}  // namespace levee::engine::page
