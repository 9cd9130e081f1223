#include "server/support/conforms.h"

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <string_view>
#include <vector>

#include "server/wire_feed.h"

namespace levee::test {

namespace wire = server::wire;

namespace {

template <class Shape>
void expect_shape(const boost::json::value& value, const std::string& what) {
    const auto read = wire::read<Shape>(value);
    if (const auto* wrong = engine::mistake(read))
        ADD_FAILURE() << what << ": " << wrong->text() << "\n"
                      << boost::json::serialize(value).substr(0, 500);
}

}  // namespace

void expect_message(const boost::json::value& message) {
    expect_shape<wire::ServerMessage>(message, "a message");
}

void expect_answer(const std::string& method, const std::string& path, int status,
                   const std::string& type, const std::string& body) {
    if (type != "application/json" || method == "HEAD" || status == 304) return;
    const auto value = boost::json::parse(body);
    const auto what = method + " " + path;
    const std::string_view place(path.data(), std::min(path.find('?'), path.size()));
    const bool posted = method == "POST";
    if (status >= 400) return expect_shape<wire::ErrorAnswer>(value, what);
    if (place == "/api/games") return expect_shape<std::vector<wire::GameInfo>>(value, what);
    if (place.ends_with("/board")) return expect_shape<wire::page::Board>(value, what);
    if (place.ends_with("/rules")) return expect_shape<std::vector<wire::RuleText>>(value, what);
    if (place.ends_with("/seats")) return expect_shape<std::vector<wire::FreeSeat>>(value, what);
    if (place == "/api/me") return expect_shape<wire::Me>(value, what);
    if (place == "/api/records") return expect_shape<wire::Loaded>(value, what);
    if (place.ends_with("/join")) return expect_shape<wire::Joined>(value, what);
    if (place == "/api/tables" && posted) return expect_shape<wire::Created>(value, what);
    if (place == "/api/tables") return expect_shape<std::vector<wire::TableInfo>>(value, what);
    if (place.starts_with("/api/tables/")) return expect_shape<wire::TableInfo>(value, what);
    ADD_FAILURE() << what << ": no type is known for this answer";
}

}  // namespace levee::test
