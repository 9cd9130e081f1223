#pragma once

#include <boost/json/value.hpp>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "engine/contract/mistake.h"
#include "engine/text/json_reader.h"
#include "engine/text/json_writer.h"

// Structs to JSON and back by reflection (Boost.Describe), so that nobody writes pairs of functions
// that drift apart. Reading is strict: every member must be there, none may be unknown, and a
// mistake names its place: `$.units[3].at: no such hex "9901"`.
//
//   bool, integers, std::string       as they are
//   described enum                    its enumerator in snake_case: GoodOrder is "good_order"
//   described struct                  an object; a trailing underscore of a member is left out
//   std::array, PerId                 an array of exactly that length
//   FixedVector, std::vector          an array
//   std::map<std::string, T>          an object
//   std::optional                     the value or null; the member itself must be there
//   Id                                its name as the Names object spells it, or else its number
//   IdSet                             an array of ids, none twice
//   struct with a type Tuple in it    an array of its members
//   double, boost::json::value        as they are
//   Word<"state">                     that text
//   std::variant                      one of the kinds; structs are told apart by their first Word
//   Made<T>                           a T that is JSON already
//
// In messages and records, with Missing::LeftOut, a std::optional that is empty is no member at all
// and never null; OrNull<T> is there, and may be null. What the types cannot say (how long a text
// may be) a struct says in `std::optional<Mistake> check() const`, with a place such as ".do".
//
// A Describe macro takes at most 52 members; larger enums use BOOST_DESCRIBE_ENUM_BEGIN.
namespace levee::engine::json {

// Parses one JSON text. Mistakes are placed by line (counted from first_line) and column (in
// characters, from 1). Of members with the same name the last one counts.
Result<boost::json::value> parse(std::string_view text, std::size_t max_bytes,
                                 std::size_t first_line = 1);

// A member of an object; null when there is none, or the value is no object.
const boost::json::value* member(const boost::json::value& value, std::string_view name);

template <Missing kMissing = Missing::Null, class T, class Names>
boost::json::value write(const T& in, const Names& names) {
    return detail::Writer<Names, kMissing>{names}.write(in);
}

// Nothing, or the first mistake; `out` changes only when there is none.
template <Missing kMissing = Missing::Null, class T, class Names>
std::optional<Mistake> read(const boost::json::value& value, T& out, const Names& names,
                            std::string path = "$") {
    T copy = out;
    if (auto wrong = detail::Reader<Names, kMissing>{names}.read(value, copy)) {
        wrong->where.insert(0, path);
        return wrong;
    }
    out = std::move(copy);
    return {};
}

namespace detail {
template <class... Kinds>
bool says_kind(const boost::json::value& value, const std::variant<Kinds...>* /*kinds*/) {
    return (is_kind(kind_of<Kinds>(), value) || ...);
}
}  // namespace detail

// Whether the value says that it is one of these kinds, whatever else may be wrong with it.
template <class Variant>
bool says_kind(const boost::json::value& value) {
    return detail::says_kind(value, static_cast<const Variant*>(nullptr));
}

}  // namespace levee::engine::json
