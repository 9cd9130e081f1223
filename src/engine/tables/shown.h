#pragma once

#include <string>
#include <string_view>

#include "engine/contract/seats.h"

// Pieces of the sentences that are said about records and messages.
namespace levee::engine {

// Text from outside, safe to print in a sentence: one line, not long, no control characters.
std::string shown(std::string_view text);

// "The bridge holds. (6.2)"; without a rule just the text.
std::string with_rule(std::string_view text, std::string_view rule);

// "seat 0", "chance", "nobody".
std::string name_of(const Actor& actor);

}  // namespace levee::engine
