#include "engine/records/record.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/serialize.hpp>
#include <cassert>

#include "engine/records/committed_dice.h"
#include "engine/tables/shown.h"
#include "engine/text/json.h"
#include "engine/text/utf8.h"

namespace levee::engine {

// The lines as they are written, with Missing::LeftOut.
namespace wire {

struct HeaderLine {
    std::string levee;
    std::uint64_t version{};
    std::string game;
    std::string scenario;
    std::map<std::string, std::string> options;
    std::string rules_version;
    std::vector<std::string> seats;
    json::OrNull<std::string> commitment;
    std::string created;
};
BOOST_DESCRIBE_STRUCT(HeaderLine, (),
                      (levee, version, game, scenario, options, rules_version, seats, commitment,
                       created))

struct ActionLine {
    std::uint64_t n{};
    std::string by;
    std::string do_;
    std::optional<std::uint64_t> roll;
    std::optional<std::string> at;
    std::optional<std::string> note;
};
BOOST_DESCRIBE_STRUCT(ActionLine, (), (n, by, do_, roll, at, note))

struct End {
    std::optional<std::string> seed;
    std::string result;
};
BOOST_DESCRIBE_STRUCT(End, (), (seed, result))

struct EndLine {
    End end;
};
BOOST_DESCRIBE_STRUCT(EndLine, (), (end))

}  // namespace wire

namespace {

constexpr std::string_view kMagic = "record";
constexpr std::uint64_t kVersion = 1;

using Fault = std::optional<Mistake>;

Fault fault(std::string what) { return Mistake{"", std::move(what)}; }

std::optional<std::string> unless_empty(const std::string& text) {
    return text.empty() ? std::nullopt : std::optional(text);
}

template <class Line>
std::string written(const Line& line) {
    return boost::json::serialize(json::write<json::Missing::LeftOut>(line, json::NoNames{})) +
           '\n';
}

template <class Line>
Fault read(const boost::json::value& value, Line& line) {
    return json::read<json::Missing::LeftOut>(value, line, json::NoNames{});
}

// "1793-03-18T09:00:00Z", with or without a fraction of the second. The calendar is not checked.
bool is_time(std::string_view text) {
    constexpr std::string_view kPattern = "0000-00-00T00:00:00";
    if (text.size() < kPattern.size() + 1 || text.back() != 'Z') return false;
    const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
    for (std::size_t i = 0; i < kPattern.size(); ++i)
        if (kPattern[i] == '0' ? !is_digit(text[i]) : text[i] != kPattern[i]) return false;
    const auto fraction = text.substr(kPattern.size(), text.size() - kPattern.size() - 1);
    if (fraction.empty()) return true;
    return fraction[0] == '.' && fraction.size() >= 2 && fraction.size() <= 10 &&
           std::ranges::all_of(fraction.substr(1), is_digit);
}

Fault check_time(const char* member, const std::string& text) {
    if (text.empty() || is_time(text)) return {};
    return fault(fmt::format("$.{}: {} is no time, expected one like \"1793-03-18T09:00:00Z\"",
                             member, json::quoted_text(text)));
}

Fault check_hex(const char* member, const std::optional<std::string>& hex) {
    auto wrong = hex ? hex_mistake(*hex) : std::nullopt;
    if (wrong) wrong->where = member;
    return wrong;
}

std::optional<Actor> actor_named(std::string_view name, std::size_t seats) {
    if (name == name_of(Actor::chance())) return Actor::chance();
    for (std::size_t i = 0; i < seats; ++i)
        if (const auto actor = Actor::of(SeatId{static_cast<std::uint8_t>(i)});
            name == name_of(actor))
            return actor;
    return {};
}

Fault read_header(const boost::json::value& value, Record& record) {
    const auto* magic = json::member(value, "levee");
    if (!magic || *magic != boost::json::string(kMagic))
        return fault("this is no record, it does not start with {\"levee\":\"record\"");
    const auto* version = json::member(value, "version");
    if (version && !version->is_double() && version->is_number() && *version != kVersion)
        return fault(fmt::format("version {} is unknown, only {} is read", json::quoted(*version),
                                 kVersion));
    wire::HeaderLine line;
    if (auto wrong = read(value, line)) return wrong;
    if (line.seats.empty() || line.seats.size() > kMostSeats)
        return fault(fmt::format("$.seats: expected 1 to {} seats, found {}", kMostSeats,
                                 line.seats.size()));
    if (auto wrong = check_hex("$.commitment", line.commitment)) return wrong;
    if (auto wrong = check_time("created", line.created)) return wrong;
    record.game = std::move(line.game);
    record.scenario = std::move(line.scenario);
    record.options = std::move(line.options);
    record.rules_version = std::move(line.rules_version);
    record.seats = std::move(line.seats);
    record.commitment = std::move(line.commitment);
    record.created = std::move(line.created);
    return {};
}

Fault read_end(const boost::json::value& value, Record& record) {
    wire::EndLine line;
    if (auto wrong = read(value, line)) return wrong;
    auto& end = line.end;
    if (auto wrong = check_hex("$.end.seed", end.seed)) return wrong;
    record.end = Record::End{std::move(end.seed), std::move(end.result)};
    return {};
}

Fault read_action(const boost::json::value& value, Record& record) {
    wire::ActionLine line;
    if (auto wrong = read(value, line)) return wrong;
    const std::size_t number = record.lines.size() + 1;
    if (line.n != number) return fault(fmt::format("$.n: expected {}, found {}", number, line.n));
    const auto by = actor_named(line.by, record.seats.size());
    if (!by)
        return fault(
            fmt::format("$.by: nobody is {}, expected \"chance\" or \"seat 0\" to \"seat {}\"",
                        json::quoted_text(line.by), record.seats.size() - 1));
    if (line.do_.empty()) return fault("$.do: there is no action");
    if (const auto length = utf8::length(line.do_); length > RecordLimits::kNotation)
        return fault(fmt::format("$.do: {} characters are too many, at most {} are allowed", length,
                                 RecordLimits::kNotation));
    if (line.roll && !by->is_chance()) return fault("$.roll: only chance rolls");
    if (auto wrong = check_time("at", line.at.value_or(""))) return wrong;
    record.lines.push_back(
        {*by, std::move(line.do_), line.roll, line.at.value_or(""), line.note.value_or("")});
    return {};
}

Fault read_line(const boost::json::value& value, std::size_t number, Record& record) {
    if (number == 1) return read_header(value, record);
    if (record.end) return fault("nothing may follow the end");
    return json::member(value, "end") != nullptr ? read_end(value, record)
                                                 : read_action(value, record);
}

// `$` alone says nothing: the line is the object.
Mistake in_line(std::size_t number, Mistake wrong) {
    if (wrong.where == "$") wrong.where.clear();
    return {fmt::format("line {}", number), wrong.text()};
}

}  // namespace

std::string to_text(const Record& record) {
    const wire::HeaderLine header{std::string(kMagic), kVersion,          record.game,
                                  record.scenario,     record.options,    record.rules_version,
                                  record.seats,        record.commitment, record.created};
    std::string text = written(header);
    std::uint64_t n = 0;
    for (const auto& line : record.lines) {
        const wire::ActionLine action{++n,       name_of(line.by),      line.notation,
                                      line.roll, unless_empty(line.at), unless_empty(line.note)};
        text += written(action);
    }
    if (record.end) text += written(wire::EndLine{{record.end->seed, record.end->result}});
    return text;
}

Result<Record> record_from_text(std::string_view text) {
    if (text.size() > RecordLimits::kBytes)
        return Mistake{"", fmt::format("{} bytes are too many, at most {} are allowed", text.size(),
                                       RecordLimits::kBytes)};
    if (text.empty()) return Mistake{"line 1", "the file is empty"};
    Record record;
    for (std::size_t number = 1; !text.empty(); ++number) {
        if (number > RecordLimits::kLines)
            return in_line(number, {"", fmt::format("too many lines, at most {} are allowed",
                                                    RecordLimits::kLines)});
        const auto newline = text.find('\n');
        if (newline == text.npos)
            return in_line(number, {"", "the file is cut off, its last line has no end"});
        auto line = text.substr(0, newline);
        text.remove_prefix(newline + 1);
        if (line.ends_with('\r')) line.remove_suffix(1);
        if (line.empty()) return in_line(number, {"", "the line is empty"});
        auto parsed = json::parse(line, RecordLimits::kBytes, number);
        if (const auto* wrong = mistake(parsed)) return *wrong;
        if (auto wrong = read_line(std::get<boost::json::value>(parsed), number, record))
            return in_line(number, *std::move(wrong));
    }
    return record;
}

}  // namespace levee::engine
