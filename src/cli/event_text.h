#pragma once

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>
#include <span>
#include <string>

#include "engine/shown.h"
#include "engine/table.h"

namespace levee::cli {

using engine::name_of;
using engine::with_rule;

// Facts as a line of a log ("The bridge holds. (6.2)") and as a program reads them.
std::string line_of(const engine::EventText& event);
boost::json::array json_of(std::span<const engine::EventText> events);

// Whether a seat may read it.
inline bool may_read(const engine::EventText& event, engine::SeatId seat) {
    return !event.secret || event.owner == seat;
}

}  // namespace levee::cli
