#include "engine/text/json.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/parser.hpp>
#include <boost/json/serialize.hpp>

#include "engine/text/utf8.h"

namespace levee::engine::json {

namespace {

constexpr bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }
constexpr bool is_lower(char c) { return c >= 'a' && c <= 'z'; }
constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
std::string place_of(std::string_view text, std::size_t at, std::size_t first_line) {
    const auto before = text.substr(0, at);
    const auto newlines = static_cast<std::size_t>(std::ranges::count(before, '\n'));
    const auto line = before.substr(newlines == 0 ? 0 : before.rfind('\n') + 1);
    return fmt::format("line {}, column {}", first_line + newlines, utf8::length(line) + 1);
}

bool is_whole(const boost::json::value& value) { return value.is_int64() || value.is_uint64(); }

bool is_word(std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, [](char c) {
        return is_upper(c) || is_lower(c) || is_digit(c) || c == '_';
    });
}

}  // namespace

Result<boost::json::value> parse(std::string_view text, std::size_t max_bytes,
                                 std::size_t first_line) {
    if (text.size() > max_bytes)
        return Mistake{"", fmt::format("{} bytes are too many, at most {} are allowed", text.size(),
                                       max_bytes)};
    boost::json::parse_options options;
    options.max_depth = kMaxDepth;
    boost::json::parser parser({}, options);
    boost::json::error_code error;
    const std::size_t used = parser.write_some(text.data(), text.size(), error);
    if (!error && used < text.size()) error = boost::json::error::extra_data;
    if (!error) return parser.release();
    const bool too_deep = error == boost::json::error::too_deep;
    return Mistake{place_of(text, used, first_line),
                   too_deep ? fmt::format("nested more than {} deep", kMaxDepth) : error.message()};
}

std::string snake_case(std::string_view enumerator) {
    std::string name;
    for (std::size_t i = 0; i < enumerator.size(); ++i) {
        const char c = enumerator[i];
        if (!is_upper(c)) {
            name += c;
            continue;
        }
        const bool after_word =
            i > 0 && (is_lower(enumerator[i - 1]) || is_digit(enumerator[i - 1]));
        const bool ends_acronym = i > 0 && is_upper(enumerator[i - 1]) &&
                                  i + 1 < enumerator.size() && is_lower(enumerator[i + 1]);
        if (after_word || ends_acronym) name += '_';
        name += static_cast<char>(c - 'A' + 'a');
    }
    return name;
}

std::string quoted_text(std::string_view text) {
    constexpr std::size_t kLongest = 40;
    if (text.size() <= kLongest) return boost::json::serialize(boost::json::value(text));
    std::size_t cut = kLongest;
    while (cut > 0 && utf8::continues(text[cut])) --cut;
    auto result = boost::json::serialize(boost::json::value(text.substr(0, cut)));
    result.insert(result.size() - 1, "...");
    return result;
}

std::string quoted(const boost::json::value& value) {
    if (value.is_object()) return "an object";
    if (value.is_array()) return "an array";
    if (value.is_string()) return quoted_text(value.get_string());
    if (value.is_double()) return fmt::format("{}", value.get_double());
    return boost::json::serialize(value);
}

namespace detail {

Fault fault(std::string what) { return Mistake{"", std::move(what)}; }

Fault expected(std::string_view what, const boost::json::value& found) {
    return fault(fmt::format("expected {}, found {}", what, quoted(found)));
}

Fault inside_member(std::string_view name, Fault fault) {
    if (fault)
        fault->where.insert(
            0, is_word(name) ? fmt::format(".{}", name) : fmt::format("[{}]", quoted_text(name)));
    return fault;
}

Fault inside_item(std::size_t index, Fault fault) {
    if (fault) fault->where.insert(0, fmt::format("[{}]", index));
    return fault;
}

boost::json::value write_integer(std::int64_t value) { return value; }

// Small numbers are int64 as the parser makes them, so that a written value equals the one read
// back.
boost::json::value write_integer(std::uint64_t value) {
    if (value <= static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()))
        return static_cast<std::int64_t>(value);
    return value;
}

// A number that is no enumerator is a bug elsewhere; it is shown rather than hidden, and refused
// when it is read.
boost::json::value write_enum(const std::vector<EnumName>& names, std::int64_t value) {
    const auto found = std::ranges::find(names, value, &EnumName::value);
    if (found == names.end()) return value;
    return boost::json::string(found->name);
}

Fault read_bool(const boost::json::value& value, bool& out) {
    if (!value.is_bool()) return expected("true or false", value);
    out = value.get_bool();
    return {};
}

Fault read_double(const boost::json::value& value, double& out) {
    if (!value.is_number()) return expected("a number", value);
    out = value.to_number<double>();
    return {};
}

Fault read_string(const boost::json::value& value, std::string& out) {
    if (!value.is_string()) return expected("a string", value);
    out.assign(value.get_string().data(), value.get_string().size());
    return {};
}

Fault read_word(const boost::json::value& value, std::string_view word) {
    if (value == boost::json::string(word)) return {};
    return expected(quoted_text(word), value);
}

Fault read_signed(const boost::json::value& value, std::int64_t low, std::int64_t high,
                  std::int64_t& out) {
    if (!is_whole(value)) return expected("a whole number", value);
    boost::json::error_code error;
    const auto number = value.to_number<std::int64_t>(error);
    if (error || number < low || number > high)
        return fault(fmt::format("{} does not fit, {} to {}", quoted(value), low, high));
    out = number;
    return {};
}

Fault read_unsigned(const boost::json::value& value, std::uint64_t high, std::uint64_t& out) {
    if (!is_whole(value)) return expected("a whole number", value);
    boost::json::error_code error;
    const auto number = value.to_number<std::uint64_t>(error);
    if (error || number > high)
        return fault(fmt::format("{} does not fit, 0 to {}", quoted(value), high));
    out = number;
    return {};
}

Fault read_enum(const boost::json::value& value, const std::vector<EnumName>& names,
                std::int64_t& out) {
    if (value.is_string()) {
        const std::string_view name(value.get_string());
        const auto found = std::ranges::find(names, name, &EnumName::name);
        if (found != names.end()) {
            out = found->value;
            return {};
        }
    }
    std::string allowed;
    for (const auto& each : names) allowed += (allowed.empty() ? "" : ", ") + each.name;
    return fault(fmt::format("{} is none of: {}", quoted(value), allowed));
}

// An unknown member is told before a missing one: a misspelt name is both, and the first sentence
// shows the spelling.
Fault check_members(const boost::json::value& value, const std::vector<std::string_view>& known,
                    const std::vector<std::string_view>& needed) {
    if (!value.is_object()) return expected("an object", value);
    const auto& object = value.get_object();
    for (const auto& member : object)
        if (std::ranges::find(known, std::string_view(member.key())) == known.end())
            return fault(fmt::format("no member {}", quoted_text(member.key())));
    for (const auto name : needed)
        if (!object.contains(name)) return fault(fmt::format("member \"{}\" is missing", name));
    return {};
}

Fault check_length(const boost::json::value& value, std::size_t least, std::size_t most) {
    if (!value.is_array()) return expected("an array", value);
    const auto size = value.get_array().size();
    if (size >= least && size <= most) return {};
    return fault(
        fmt::format("expected {}{} items, found {}", least == most ? "" : "at most ", most, size));
}

bool is_kind(const Kind& kind, const boost::json::value& value) {
    switch (kind.json) {
        case Kind::Json::Bool:
            return value.is_bool();
        case Kind::Json::Number:
            return value.is_number();
        case Kind::Json::String:
            return value.is_string();
        case Kind::Json::Word:
            return value == boost::json::string(kind.tag.text);
        case Kind::Json::Array:
            return value.is_array();
        case Kind::Json::Object:
            break;
    }
    if (kind.tag.name.empty()) return value.is_object();
    const auto* tag = member(value, kind.tag.name);
    return tag != nullptr && *tag == boost::json::string(kind.tag.text);
}

Fault none_of(std::initializer_list<Kind> kinds, const boost::json::value& value) {
    static constexpr std::string_view kNames[] = {"true or false", "a number", "a string", "",
                                                  "an array",      "an object"};
    std::string allowed;
    std::string words;
    std::string_view tag;
    for (const Kind& kind : kinds) {
        std::string name(kNames[static_cast<std::size_t>(kind.json)]);
        if (kind.json == Kind::Json::Word) name = quoted_text(kind.tag.text);
        if (!kind.tag.name.empty()) {
            tag = kind.tag.name;
            words += (words.empty() ? "" : ", ") + std::string(kind.tag.text);
        }
        if (allowed.find(name) == allowed.npos) allowed += (allowed.empty() ? "" : " or ") + name;
    }
    if (tag.empty() || !value.is_object()) return expected(allowed, value);
    const auto* found = member(value, tag);
    if (found == nullptr) return fault(fmt::format("member \"{}\" is missing", tag));
    return inside_member(tag, fault(fmt::format("{} is none of: {}", quoted(*found), words)));
}

}  // namespace detail

const boost::json::value* member(const boost::json::value& value, std::string_view name) {
    const auto* object = value.if_object();
    return object == nullptr ? nullptr : object->if_contains(name);
}

}  // namespace levee::engine::json
