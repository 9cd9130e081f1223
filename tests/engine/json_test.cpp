#include "engine/text/json.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <boost/json/serialize.hpp>

namespace levee::engine {
namespace {

using HexId = Id<struct HexTag, std::uint16_t>;
using UnitId = Id<struct UnitTag>;

enum class Order : std::uint8_t { GoodOrder, Disorganised, HQOnly };
BOOST_DESCRIBE_ENUM(Order, GoodOrder, Disorganised, HQOnly)

struct Unit {
    HexId at{};
    Order order{};
    std::uint8_t steps{};
    bool operator==(const Unit&) const = default;
};
BOOST_DESCRIBE_STRUCT(Unit, (), (at, order, steps))

struct State {
    PerId<UnitId, Unit, 2> units{};
    std::array<std::int8_t, 3> levels{};
    IdSet<UnitId> spent{};
    std::optional<UnitId> leader{};
    std::uint64_t seed{};
    bool night_{};
    bool operator==(const State&) const = default;
};
BOOST_DESCRIBE_STRUCT(State, (), (units, levels, spent, leader, seed, night_))

// Hexes have names, units stay numbers.
struct Names {
    std::string write(HexId id) const { return std::to_string(1000 + id.raw); }
    bool read(std::string_view name, HexId& id) const {
        for (std::uint16_t raw = 0; raw < 300; ++raw)
            if (write(HexId{raw}) == name) {
                id = HexId{raw};
                return true;
            }
        return false;
    }
    const char* kind(HexId) const { return "hex"; }
};

const std::string kText =
    R"({"units":[{"at":"1205","order":"good_order","steps":4},)"
    R"({"at":"1000","order":"hq_only","steps":0}],"levels":[-1,0,127],"spent":[0,63],)"
    R"("leader":null,"seed":18446744073709551615,"night":true})";

State sample() {
    State state;
    state.units[UnitId{0}] = {HexId{205}, Order::GoodOrder, 4};
    state.units[UnitId{1}] = {HexId{0}, Order::HQOnly, 0};
    state.levels = {-1, 0, 127};
    state.spent.add(UnitId{0});
    state.spent.add(UnitId{63});
    state.seed = ~std::uint64_t{0};
    state.night_ = true;
    return state;
}

boost::json::value parsed(std::string_view text) {
    auto result = json::parse(text, 1U << 20U);
    EXPECT_EQ(mistake(result), nullptr) << text;
    return std::get<boost::json::value>(result);
}

std::string parse_mistake(std::string_view text, std::size_t max_bytes = 1000,
                          std::size_t first_line = 1) {
    const auto result = json::parse(text, max_bytes, first_line);
    return mistake(result) ? mistake(result)->text() : "";
}

// What reading says about kText with one piece replaced; checks that nothing was half-read.
std::string mistake_after(std::string_view piece, std::string_view replacement) {
    std::string text = kText;
    const auto at = text.find(piece);
    EXPECT_NE(at, std::string::npos) << piece;
    text.replace(at, piece.size(), replacement);
    State state;
    const auto wrong = json::read(parsed(text), state, Names{});
    if (!wrong) return "";
    EXPECT_EQ(state, State{}) << "half-read: " << text;
    return wrong->text();
}

template <class T>
std::string mistake_in(std::string_view text, T out = {}) {
    const auto wrong = json::read(parsed(text), out, Names{});
    return wrong ? wrong->text() : "";
}

TEST(Json, WritesTheDescribedMembers) {
    EXPECT_EQ(boost::json::serialize(json::write(sample(), Names{})), kText);
}

TEST(Json, ReadsWhatItWrites) {
    State state;
    EXPECT_FALSE(json::read(parsed(kText), state, Names{}));
    EXPECT_EQ(state, sample());
}

TEST(Json, WrittenAndParsedValuesAreEqual) {
    EXPECT_EQ(json::write(sample(), Names{}), parsed(kText));
}

TEST(Json, IdsWithoutNamesAreNumbers) {
    EXPECT_EQ(boost::json::serialize(json::write(Unit{HexId{205}, {}, 1}, json::NoNames{})),
              R"({"at":205,"order":"good_order","steps":1})");
    Unit unit;
    EXPECT_FALSE(
        json::read(parsed(R"({"at":7,"order":"disorganised","steps":2})"), unit, json::NoNames{}));
    EXPECT_EQ(unit, (Unit{HexId{7}, Order::Disorganised, 2}));
}

TEST(Json, MembersMustMatch) {
    EXPECT_EQ(mistake_after(R"("at":"1000",)", ""), R"($.units[1]: member "at" is missing)");
    EXPECT_EQ(mistake_after(R"("at":"1000")", R"("at":"1000","dug_in":1)"),
              R"($.units[1]: no member "dug_in")");
    EXPECT_EQ(mistake_after(R"("at":"1000")", R"("att":"1000")"), R"($.units[1]: no member "att")");
    EXPECT_EQ(mistake_after(R"(,"night":true)", ""), R"($: member "night" is missing)");
    EXPECT_EQ(mistake_after(R"("leader":null,)", ""), R"($: member "leader" is missing)");
    EXPECT_EQ(mistake_after(R"("night")", R"("night_")"), R"($: no member "night_")");
    EXPECT_EQ(mistake_in<Unit>("[]"), "$: expected an object, found an array");
}

TEST(Json, AMistakeStartsWithTheGivenPath) {
    bool flag = false;
    EXPECT_EQ(json::read(parsed("1"), flag, Names{}, "$.state.night")->text(),
              "$.state.night: expected true or false, found 1");
}

TEST(Json, Booleans) {
    EXPECT_EQ(mistake_after("true", "1"), "$.night: expected true or false, found 1");
    EXPECT_EQ(mistake_after("true", "null"), "$.night: expected true or false, found null");
}

TEST(Json, IntegersMustFit) {
    EXPECT_EQ(mistake_after(R"("steps":4)", R"("steps":300)"),
              "$.units[0].steps: 300 does not fit, 0 to 255");
    EXPECT_EQ(mistake_after(R"("steps":4)", R"("steps":-1)"),
              "$.units[0].steps: -1 does not fit, 0 to 255");
    EXPECT_EQ(mistake_after(R"("steps":4)", R"("steps":1.5)"),
              "$.units[0].steps: expected a whole number, found 1.5");
    EXPECT_EQ(mistake_after(R"("steps":4)", R"("steps":"4")"),
              "$.units[0].steps: expected a whole number, found \"4\"");
    EXPECT_EQ(mistake_after(R"("steps":4)", R"("steps":true)"),
              "$.units[0].steps: expected a whole number, found true");
    EXPECT_EQ(mistake_after("127", "128"), "$.levels[2]: 128 does not fit, -128 to 127");
    EXPECT_EQ(mistake_after("127", "-129"), "$.levels[2]: -129 does not fit, -128 to 127");
    EXPECT_EQ(mistake_in<std::int64_t>("18446744073709551615"),
              "$: 18446744073709551615 does not fit, -9223372036854775808 to 9223372036854775807");
    EXPECT_EQ(mistake_in<std::uint64_t>("-1"), "$: -1 does not fit, 0 to 18446744073709551615");
    EXPECT_EQ(mistake_in<std::uint64_t>("18446744073709551616"),
              "$: expected a whole number, found 1.8446744073709552e+19");
}

TEST(Json, EnumsAreSnakeCase) {
    EXPECT_EQ(json::snake_case("GoodOrder"), "good_order");
    EXPECT_EQ(json::snake_case("HQOnly"), "hq_only");
    EXPECT_EQ(json::snake_case("HQ"), "hq");
    EXPECT_EQ(json::snake_case("Wave2Left"), "wave2_left");
    EXPECT_EQ(json::snake_case("already_snake"), "already_snake");
    EXPECT_EQ(mistake_after("good_order", "GoodOrder"),
              R"($.units[0].order: "GoodOrder" is none of: good_order, disorganised, hq_only)");
    EXPECT_EQ(mistake_after(R"("good_order")", "0"),
              "$.units[0].order: 0 is none of: good_order, disorganised, hq_only");
}

TEST(Json, AnEnumOutsideItsNamesIsWrittenAsItsNumberAndRefused) {
    const auto value = json::write(static_cast<Order>(9), Names{});
    EXPECT_EQ(boost::json::serialize(value), "9");
    Order order{};
    EXPECT_EQ(json::read(value, order, Names{})->text(),
              "$: 9 is none of: good_order, disorganised, hq_only");
}

TEST(Json, IdsHaveNames) {
    EXPECT_EQ(mistake_after(R"("1205")", R"("9901")"), R"($.units[0].at: no such hex "9901")");
    EXPECT_EQ(mistake_after(R"("1205")", "1205"),
              "$.units[0].at: expected a name (hex), found 1205");
    EXPECT_EQ(mistake_after(R"("leader":null)", R"("leader":256)"),
              "$.leader: 256 does not fit, 0 to 255");
}

TEST(Json, IdSetsAreListsOfDifferentIds) {
    EXPECT_EQ(mistake_after("[0,63]", "[0,64]"), "$.spent[1]: 64 does not fit, 0 to 63");
    EXPECT_EQ(mistake_after("[0,63]", "[7,0,7]"), "$.spent[2]: 7 is there twice");
    EXPECT_EQ(mistake_after("[0,63]", "[\"x\"]"),
              "$.spent[0]: expected a whole number, found \"x\"");
    EXPECT_EQ(mistake_after("[0,63]", "9"), "$.spent: expected an array, found 9");
    EXPECT_EQ(mistake_in<IdSet<HexId>>(R"(["1005","1005"])"), R"($[1]: "1005" is there twice)");
    EXPECT_EQ(mistake_in<IdSet<HexId>>(R"(["1064"])"), "$[0]: 64 does not fit, 0 to 63");
    std::string many = "[0";
    for (int i = 0; i < 64; ++i) many += ",0";
    EXPECT_EQ(mistake_in<IdSet<UnitId>>(many + "]"), "$: expected at most 64 items, found 65");
}

TEST(Json, FixedLengthsMustMatch) {
    EXPECT_EQ(mistake_after("[-1,0,127]", "[-1,0]"), "$.levels: expected 3 items, found 2");
    EXPECT_EQ(mistake_after("[-1,0,127]", "[1,2,3,4]"), "$.levels: expected 3 items, found 4");
    EXPECT_EQ(mistake_after("[-1,0,127]", "{}"), "$.levels: expected an array, found an object");
}

TEST(Json, FixedVectorsHaveACapacity) {
    FixedVector<std::uint8_t, 3> list;
    EXPECT_FALSE(json::read(parsed("[4,5]"), list, Names{}));
    ASSERT_EQ(list.size(), 2U);
    EXPECT_EQ(list[1], 5);
    EXPECT_EQ(boost::json::serialize(json::write(list, Names{})), "[4,5]");
    EXPECT_EQ(json::read(parsed("[1,2,3,4]"), list, Names{})->text(),
              "$: expected at most 3 items, found 4");
    EXPECT_EQ(json::read(parsed("[1,-2]"), list, Names{})->text(),
              "$[1]: -2 does not fit, 0 to 255");
    EXPECT_EQ(list.size(), 2U);
    EXPECT_EQ(list[0], 4);
}

TEST(Json, StringsVectorsMapsAndOptionals) {
    std::map<std::string, std::vector<std::string>> map;
    EXPECT_FALSE(json::read(parsed(R"({"a":["x"],"b c":[]})"), map, Names{}));
    EXPECT_EQ(map.at("a"), std::vector<std::string>{"x"});
    EXPECT_EQ(boost::json::serialize(json::write(map, Names{})), R"({"a":["x"],"b c":[]})");
    EXPECT_EQ(json::read(parsed(R"({"b c":["x",1]})"), map, Names{})->text(),
              R"($["b c"][1]: expected a string, found 1)");
    EXPECT_EQ(json::read(parsed("[]"), map, Names{})->text(),
              "$: expected an object, found an array");
    EXPECT_EQ(map.size(), 2U);
    std::optional<bool> maybe;
    EXPECT_FALSE(json::read(parsed("true"), maybe, Names{}));
    EXPECT_EQ(maybe, true);
    EXPECT_FALSE(json::read(parsed("null"), maybe, Names{}));
    EXPECT_EQ(maybe, std::nullopt);
}

TEST(Json, QuotesAreShortAndClean) {
    EXPECT_EQ(mistake_in<bool>(R"("a\nb")"), R"($: expected true or false, found "a\nb")");
    EXPECT_EQ(json::quoted_text(std::string(41, 'x')), '"' + std::string(40, 'x') + "...\"");
    EXPECT_EQ(json::quoted_text(std::string(39, 'x') + "éé"), '"' + std::string(39, 'x') + "...\"");
}

TEST(JsonParse, NamesLineAndColumn) {
    EXPECT_EQ(parse_mistake(""), "line 1, column 1: incomplete JSON");
    EXPECT_EQ(parse_mistake("[1,2"), "line 1, column 5: incomplete JSON");
    EXPECT_EQ(parse_mistake("{\n \"é\": tru }"), "line 2, column 7: syntax error");
    EXPECT_EQ(parse_mistake("[1,,2]"), "line 1, column 4: syntax error");
    EXPECT_EQ(parse_mistake("[1]\n\n  []"), "line 3, column 3: extra data");
    EXPECT_EQ(parse_mistake("[", 1000, 7), "line 7, column 2: incomplete JSON");
    EXPECT_EQ(parse_mistake("\"\xff\""), "line 1, column 2: syntax error");
    EXPECT_EQ(parse_mistake(" [1]\n "), "");
}

TEST(JsonParse, Limits) {
    EXPECT_EQ(parse_mistake("[1]", 2), "3 bytes are too many, at most 2 are allowed");
    EXPECT_EQ(parse_mistake("[1]", 3), "");
    EXPECT_EQ(parse_mistake(std::string(32, '[') + std::string(32, ']')), "");
    EXPECT_EQ(parse_mistake(std::string(33, '[')), "line 1, column 33: nested more than 32 deep");
    EXPECT_EQ(parse_mistake(std::string(100000, '['), 100000),
              "line 1, column 33: nested more than 32 deep");
}

RC_GTEST_PROP(JsonLaw, StatesSurviveTheRoundTrip, ()) {
    State state;
    for (auto& unit : state.units)
        unit = {HexId{*rc::gen::inRange<std::uint16_t>(0, 300)},
                *rc::gen::element(Order::GoodOrder, Order::Disorganised, Order::HQOnly),
                *rc::gen::arbitrary<std::uint8_t>()};
    for (auto& level : state.levels) level = *rc::gen::arbitrary<std::int8_t>();
    state.spent.bits = *rc::gen::arbitrary<std::uint64_t>();
    if (*rc::gen::arbitrary<bool>()) state.leader = UnitId{*rc::gen::arbitrary<std::uint8_t>()};
    state.seed = *rc::gen::arbitrary<std::uint64_t>();
    state.night_ = *rc::gen::arbitrary<bool>();
    State back;
    const auto text = boost::json::serialize(json::write(state, Names{}));
    RC_ASSERT(!json::read(parsed(text), back, Names{}));
    RC_ASSERT(back == state);
}

// Nothing that arrives may crash or half-write, however it is broken.
RC_GTEST_PROP(JsonLaw, BrokenTextsAreRefusedWhole, ()) {
    std::string text = kText;
    const auto at = *rc::gen::inRange<std::size_t>(0, text.size());
    text[at] = *rc::gen::element('"', '[', ']', '{', '}', ',', ':', '0', '-', 'e', '\0', '\xc3');
    const auto result = json::parse(text, 1000);
    if (const auto* wrong = mistake(result)) {
        RC_ASSERT(!wrong->what.empty());
        return;
    }
    State state;
    State again;
    if (json::read(std::get<boost::json::value>(result), state, Names{}))
        RC_ASSERT(state == State{});
    else
        RC_ASSERT(!json::read(json::write(state, Names{}), again, Names{}) && again == state);
}

}  // namespace
}  // namespace levee::engine
