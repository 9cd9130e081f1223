#pragma once

#include <string>

#include "engine/tables/shown.h"
#include "engine/tables/table.h"

namespace levee::cli {

using engine::name_of;
using engine::with_rule;

// A fact as a line of a log: "The bridge holds. (6.2)".
std::string line_of(const engine::EventText& event, engine::Language language);

}  // namespace levee::cli
