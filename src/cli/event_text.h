#pragma once

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>
#include <span>
#include <string>
#include <string_view>

#include "engine/table.h"

namespace levee::cli {

// "The bridge holds. (6.2)"; without a rule just the text.
std::string with_rule(std::string_view text, std::string_view rule);

// Facts as a line of a log ("The bridge holds. (6.2)") and as a program reads them.
std::string line_of(const engine::EventText& event);
boost::json::array json_of(std::span<const engine::EventText> events);

// Whether a seat may read it.
inline bool may_read(const engine::EventText& event, engine::SeatId seat) {
    return !event.secret || event.owner == seat;
}

// "seat 0", "chance", "nobody".
std::string name_of(const engine::Actor& actor);

}  // namespace levee::cli
