#include "cli/event_text.h"

#include <boost/json/object.hpp>

namespace levee::cli {

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

}  // namespace levee::cli
