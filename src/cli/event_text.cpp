#include "cli/event_text.h"

#include <boost/json/object.hpp>

#include "engine/tables/page_answers.h"

namespace levee::cli {

std::string line_of(const engine::EventText& event, engine::Language language) {
    return with_rule(event.text.in(language), event.rule);
}

boost::json::array json_of(std::span<const engine::EventText> events, engine::Language language) {
    boost::json::array list;
    for (const auto& event : events) {
        boost::json::object object =
            engine::page::written(engine::page::told(event, language)).as_object();
        if (!event.facts.is_null()) object["facts"] = event.facts;
        if (event.secret) {
            boost::json::array readers;
            for (const engine::SeatId seat : event.readers) readers.push_back(seat.raw);
            object["secret_of"] = std::move(readers);
        }
        list.push_back(std::move(object));
    }
    return list;
}

}  // namespace levee::cli
