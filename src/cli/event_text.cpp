#include "cli/event_text.h"

#include <fmt/format.h>

#include <boost/json/object.hpp>

namespace levee::cli {

std::string with_rule(std::string_view text, std::string_view rule) {
    return rule.empty() ? std::string(text) : fmt::format("{} ({})", text, rule);
}

std::string line_of(const engine::EventText& event) { return with_rule(event.text, event.rule); }

boost::json::array json_of(std::span<const engine::EventText> events) {
    boost::json::array list;
    for (const auto& event : events) {
        boost::json::object object{
            {"kind", event.kind}, {"rule", event.rule}, {"text", event.text}};
        if (!event.facts.is_null()) object["facts"] = event.facts;
        if (event.secret) object["secret_of"] = event.owner.raw;
        list.push_back(std::move(object));
    }
    return list;
}

std::string name_of(const engine::Actor& actor) {
    if (actor.is_chance()) return "chance";
    return actor.is_seat() ? fmt::format("seat {}", actor.seat.raw) : "nobody";
}

}  // namespace levee::cli
