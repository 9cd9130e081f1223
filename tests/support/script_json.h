#pragma once

#include <boost/json/value.hpp>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

// Members of a position by their path: `frames[0].step`, `units["Dampierre 1"].losses`.
namespace levee::testing {

// The place of a name in a member, where the game knows it.
using PlaceOf = std::function<std::optional<std::size_t>(std::string_view, std::string_view)>;

// Where the path ends in `text`: at the first blank outside of brackets.
std::size_t path_end(std::string_view text);
// Throws Stop when there is no such member.
boost::json::value& member_at(boost::json::value& root, std::string_view path,
                              const PlaceOf& place_of);
// The value that was written for this member; an array or an object is written as JSON.
boost::json::value value_for(const boost::json::value& now, const std::string& written);

}  // namespace levee::testing
