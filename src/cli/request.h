#pragma once

#include <boost/json/object.hpp>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/contract/rule.h"
#include "engine/contract/seats.h"
#include "engine/tables/table.h"

namespace levee::cli {

// The members of one request, read strictly. Ask for all of them, then for the mistake: the first
// member of a wrong type, or one that nobody asked for. Until then wrong members read as empty.
class Request {
 public:
    explicit Request(const boost::json::object& members) : members_(members) {}

    bool has(std::string_view name) const { return members_.contains(name); }

    std::string text(std::string_view name);  // must be there
    std::string text_or(std::string_view name, std::string otherwise);
    bool flag(std::string_view name);  // false when it is not there
    std::map<std::string, std::string> options(std::string_view name);
    std::vector<std::string> texts(std::string_view name);  // one text, or an array of them
    std::vector<int> faces(std::string_view name);
    const boost::json::value* any(std::string_view name);   // must be there
    std::string seed(std::string_view name);                // a number or a text
    engine::SeatId seat(std::string_view name, int seats);  // must be there
    engine::SeatId seat_or(std::string_view name, int seats, engine::SeatId otherwise);
    engine::Language language(engine::Language otherwise);

    std::optional<engine::Mistake> mistake() const;

 private:
    const boost::json::value* find(std::string_view name, bool must);
    void wrong(std::string_view name, std::string what);

    const boost::json::object& members_;
    std::vector<std::string> asked_{"id", "cmd"};
    std::optional<engine::Mistake> first_;
};

}  // namespace levee::cli
