// What messages need of the reader besides what states do: kinds, members that may be missing,
// texts that are always the same, and what a struct checks of itself.
#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "engine/text/json.h"

namespace levee::engine {
namespace {

using json::Word;

struct Point {
    using Tuple = void;
    double x = 0;
    int y = 0;
};
BOOST_DESCRIBE_STRUCT(Point, (), (x, y))

struct Asked {
    std::uint64_t id = 0;
};
BOOST_DESCRIBE_STRUCT(Asked, (), (id))

struct March : Asked {
    Word<"march"> cmd;
    std::vector<Point> do_;
    std::optional<std::string> note;

    std::optional<Mistake> check() const {
        return do_.empty() ? std::optional(Mistake{".do", "goes nowhere"}) : std::nullopt;
    }
};
BOOST_DESCRIBE_STRUCT(March, (Asked), (cmd, do_, note))

struct Look : Asked {
    Word<"look"> cmd;
    std::variant<int, Word<"spectator">> eyes;
    json::OrNull<int> at;
};
BOOST_DESCRIBE_STRUCT(Look, (Asked), (cmd, eyes, at))

using Order = std::variant<March, Look>;

std::string written(const Order& order) {
    return boost::json::serialize(json::write<json::Missing::LeftOut>(order, json::NoNames{}));
}

// What the text says when it is read and written again, or what is wrong with it.
std::string read(std::string_view text) {
    Order order;
    const auto wrong =
        json::read<json::Missing::LeftOut>(boost::json::parse(text), order, json::NoNames{});
    return wrong ? wrong->text() : written(order);
}

TEST(JsonMessage, KindsAreToldApartByTheirWord) {
    for (const std::string text : {R"({"id":1,"cmd":"march","do":[[1.5E0,2]],"note":"on"})",
                                   R"({"id":1,"cmd":"march","do":[[1.5E0,2]]})",
                                   R"({"id":2,"cmd":"look","eyes":3,"at":null})",
                                   R"({"id":2,"cmd":"look","eyes":"spectator","at":4})"})
        EXPECT_EQ(read(text), text);
    EXPECT_EQ(read(R"({"id":1,"cmd":"dance"})"), "$.cmd: \"dance\" is none of: march, look");
    EXPECT_EQ(read(R"({"id":1})"), "$: member \"cmd\" is missing");
    EXPECT_EQ(read("[]"), "$: expected an object, found an array");
}

TEST(JsonMessage, AMistakeInAKindNamesItsPath) {
    EXPECT_EQ(read(R"({"id":1,"cmd":"march","do":[[1,2],[1,"2"]]})"),
              "$.do[1][1]: expected a whole number, found \"2\"");
    EXPECT_EQ(read(R"({"id":1,"cmd":"march","do":[[1]]})"), "$.do[0]: expected 2 items, found 1");
    EXPECT_EQ(read(R"({"id":1,"cmd":"look","eyes":"me","at":1})"),
              "$.eyes: expected a number or \"spectator\", found \"me\"");
    EXPECT_EQ(read(R"({"id":1,"cmd":"look","eyes":0.5,"at":1})"),
              "$.eyes: expected a whole number, found 0.5");
    EXPECT_EQ(read(R"({"id":1,"cmd":"look","eyes":0,"at":1,"far":2})"), "$: no member \"far\"");
    EXPECT_EQ(read(R"({"cmd":"look","eyes":0,"at":1})"), "$: member \"id\" is missing");
}

TEST(JsonMessage, ThereIsOneWayToSayNothing) {
    EXPECT_EQ(read(R"({"id":1,"cmd":"march","do":[[1,2]],"note":null})"),
              "$.note: leave it out instead of null");
    EXPECT_EQ(read(R"({"id":1,"cmd":"look","eyes":0})"), "$: member \"at\" is missing");
}

TEST(JsonMessage, AStructChecksWhatItsTypesCannotSay) {
    EXPECT_EQ(read(R"({"id":1,"cmd":"march","do":[]})"), "$.do: goes nowhere");
}

TEST(JsonMessage, WhatIsJsonAlreadyIsCheckedAndKept) {
    json::Made<Point> made;
    const auto value = boost::json::parse("[2.5,1]");
    EXPECT_EQ(json::read(value, made, json::NoNames{}), std::nullopt);
    EXPECT_EQ(json::write(made, json::NoNames{}), value);
    EXPECT_EQ(json::read(boost::json::parse("[2.5]"), made, json::NoNames{})->text(),
              "$: expected 2 items, found 1");
}

TEST(JsonMessage, AMemberOfWhatIsNoObjectIsNone) {
    const auto value = boost::json::parse(R"({"a":1})");
    EXPECT_EQ(*json::member(value, "a"), 1);
    EXPECT_EQ(json::member(value, "b"), nullptr);
    EXPECT_EQ(json::member(1, "a"), nullptr);
}

}  // namespace
}  // namespace levee::engine
