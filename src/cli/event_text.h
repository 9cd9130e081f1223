#pragma once

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>
#include <span>
#include <string>

#include "engine/tables/shown.h"
#include "engine/tables/table.h"

namespace levee::cli {

using engine::name_of;
using engine::with_rule;

// Facts as a line of a log ("The bridge holds. (6.2)") and as a program reads them.
std::string line_of(const engine::EventText& event, engine::Language language);
boost::json::array json_of(std::span<const engine::EventText> events, engine::Language language);

}  // namespace levee::cli
