#include "cli/protocol.h"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "engine/tables/page_answers.h"
#include "support.h"
#include "support/exactly.h"

namespace levee::testing {
namespace {

using boost::json::object;
using boost::json::value;
namespace page = engine::page;

// A session with a game of the duel begun.
class ProtocolTest : public ::testing::Test {
 protected:
    value say(const std::string& line) { return boost::json::parse(protocol_.answer(line)); }
    value say(const object& request) { return say(boost::json::serialize(request)); }

    // Answered with an error object that has a place and a sentence; nothing has changed.
    void expect_error(const std::string& line, std::string_view where, std::string_view what) {
        const auto before = say({{"cmd", "state"}});
        const auto reply = say(line);
        EXPECT_EQ(reply.at("ok"), false) << line.substr(0, 100);
        const auto& error = reply.at("error").as_object();
        EXPECT_EQ(std::string(error.at("where").as_string()), where) << line.substr(0, 100);
        const std::string text(error.at("what").as_string());
        EXPECT_TRUE(has(text, what)) << text;
        EXPECT_LT(text.size(), 300U);
        EXPECT_FALSE(has(text, "\n"));
        EXPECT_EQ(say({{"cmd", "state"}}), before) << line.substr(0, 100);
    }

    void begin() { ASSERT_EQ(say({{"cmd", "new"}, {"game", "duel"}}).at("ok"), true); }
    void hide() {
        begin();
        ASSERT_EQ(say({{"cmd", "apply"}, {"action", {"place 5", "place 6"}}}).at("ok"), true);
    }

    cli::Protocol protocol_{kDuelGames, "", Language::English};
};

TEST_F(ProtocolTest, EveryCommandIsRefusedWithoutAGame) {
    for (const char* cmd : {"legal", "why_not", "odds", "apply", "view", "state", "dice", "prompt",
                            "record", "board", "scene", "ways", "overlay", "why_not_at"}) {
        const auto reply = say({{"id", 4}, {"cmd", cmd}});
        EXPECT_EQ(reply.at("id"), 4);
        EXPECT_EQ(reply.at("ok"), false) << cmd;
        EXPECT_EQ(reply.at("error").at("where"), "$.cmd");
    }
}

TEST_F(ProtocolTest, TheIdComesBackWhateverItIs) {
    for (const char* id : {"1", "\"a\"", "null", "[1,{\"b\":2}]", "1.5"})
        EXPECT_EQ(say(std::string("{\"id\":") + id + ",\"cmd\":\"games\"}").at("id"),
                  boost::json::parse(id));
    EXPECT_TRUE(say({{"cmd", "games"}}).at("id").is_null());
}

TEST_F(ProtocolTest, GamesListsAndDescribes) {
    EXPECT_EQ(say({{"cmd", "games"}}).at("games").as_array().size(), 2U);
    const auto duel = say({{"cmd", "games"}, {"game", "duel"}});
    EXPECT_EQ(duel.at("scenarios").at(1).at("key"), "dusk");
    EXPECT_EQ(duel.at("options").at(0).at("values").at(1), "yes");
    EXPECT_EQ(say({{"cmd", "games"}, {"game", "joust"}}).at("ok"), false);
}

TEST_F(ProtocolTest, AGameIsPlayed) {
    auto reply = say({{"cmd", "new"}, {"game", "duel"}, {"options", {{"secret", "yes"}}}});
    EXPECT_EQ(reply.at("actor"), "seat 0");
    EXPECT_EQ(reply.at("prompt").at("rule"), "1.1");
    EXPECT_TRUE(is_exactly<page::Prompt>(reply.at("prompt")));
    reply = say({{"cmd", "legal"}});
    EXPECT_EQ(reply.at("choices").as_array().size(), 60U);
    EXPECT_EQ(reply.at("choices").at(4).at("do"), "place 5");
    EXPECT_TRUE(is_exactly<page::Choice>(reply.at("choices").at(4)));
    reply = say({{"cmd", "apply"}, {"action", {"place 5", "place 6", "attack"}}});
    EXPECT_EQ(reply.at("actor"), "chance");
    EXPECT_EQ(reply.at("applied").as_array().size(), 3U);
    auto placed = reply.at("events").at(0);
    EXPECT_EQ(placed.at("secret_of"), boost::json::array{0});
    for (const char* more : {"secret_of", "facts"}) EXPECT_EQ(placed.as_object().erase(more), 1U);
    EXPECT_TRUE(is_exactly<page::Told>(placed));
    reply = say({{"cmd", "legal"}});
    EXPECT_EQ(reply.at("chance").at("sides"), 6);
    EXPECT_EQ(reply.at("chance").at("outcomes").as_array().size(), 36U);
    reply = say({{"cmd", "apply"}, {"action", "roll 6 6"}});
    EXPECT_EQ(reply.at("actor"), "seat 1");
    EXPECT_EQ(say({{"cmd", "view"}, {"seat", 1}}).at("view").at("place").at(0), nullptr);
    EXPECT_EQ(say({{"cmd", "view"}, {"seat", "spectator"}}).at("view").at("place").at(1), nullptr);
    EXPECT_EQ(say({{"cmd", "prompt"}, {"lang", "fr"}}).at("prompt").at("text"),
              "Turn 2: Bleus to play.");
}

// A word that both players can say must not become the other's.
TEST_F(ProtocolTest, AnActionCanBeMeantForOneSeat) {
    hide();
    auto reply = say({{"cmd", "apply"}, {"seat", 0}, {"action", {"wait", "wait"}}});
    EXPECT_EQ(reply.at("ok"), false);
    EXPECT_EQ(reply.at("error").at("where"), "$.action[1]");
    EXPECT_EQ(reply.at("error").at("what"), "seat 1 is to decide");
    EXPECT_EQ(say({{"cmd", "prompt"}}).at("actor"), "seat 0") << "nothing of it was applied";
    reply = say({{"cmd", "apply"}, {"seat", 0}, {"action", "wait"}});
    EXPECT_EQ(reply.at("actor"), "seat 1");
    EXPECT_EQ(say({{"cmd", "apply"}, {"seat", 2}, {"action", "wait"}}).at("ok"), false);
}

TEST_F(ProtocolTest, TheEndIsTold) {
    hide();
    say({{"cmd", "dice"}, {"faces", {6, 6, 1, 1, 6, 6, 1, 1, 6, 6}}});
    const auto reply = say({{"cmd", "apply"},
                            {"auto", true},
                            {"action", {"attack", "attack", "attack", "attack", "attack"}}});
    EXPECT_EQ(reply.at("actor"), "nobody");
    EXPECT_EQ(reply.at("ending").at("winner"), 0);
    EXPECT_EQ(reply.at("ending").at("rule"), "4.1");
    const auto record = say({{"cmd", "record"}});
    EXPECT_TRUE(has(std::string(record.at("record").as_string()), "Red wins."));
}

TEST_F(ProtocolTest, WhyNotAndOdds) {
    hide();
    EXPECT_EQ(say({{"cmd", "why_not"}, {"action", "wait"}}).at("legal"), true);
    const auto no = say({{"cmd", "why_not"}, {"action", "fly"}});
    EXPECT_EQ(no.at("ok"), true);
    EXPECT_EQ(no.at("legal"), false);
    EXPECT_EQ(no.at("rule"), "2.1");
    const auto odds = say({{"cmd", "odds"}, {"action", "attack"}}).at("odds");
    EXPECT_EQ(odds.at("weight"), 36);
    EXPECT_TRUE(is_exactly<page::Odds>(odds));
    expect_error("{\"cmd\":\"odds\",\"action\":\"wait\"}", "$.action", "no dice follow");
}

TEST_F(ProtocolTest, WhatABoardNeedsIsAnswered) {
    begin();
    EXPECT_EQ(say({{"cmd", "board"}}).at("board").at("title"), "The Duel");
    EXPECT_EQ(say({{"cmd", "board"}, {"lang", "fr"}}).at("board").at("title"), "Le duel");
    EXPECT_EQ(say({{"cmd", "scene"}}).at("scene").at("viewer"), 0) << "he who decides";
    EXPECT_EQ(say({{"cmd", "scene"}, {"viewer", 1}}).at("scene").at("viewer"), 1);
    EXPECT_TRUE(say({{"cmd", "ways"}}).at("ways").as_array().empty());
    EXPECT_TRUE(say({{"cmd", "why_not_at"}, {"space", "3"}}).at("refusals").as_array().empty());
    expect_error(R"({"cmd":"scene","viewer":7})", "$.viewer", "seat");
    expect_error(R"({"cmd":"overlay"})", "$", "member \"overlay\" is missing");
    expect_error(R"({"cmd":"overlay","overlay":"zoc"})", "$.overlay", "nothing to lay");
}

TEST_F(ProtocolTest, ApplyIsAllOrNothing) {
    begin();
    expect_error("{\"cmd\":\"apply\",\"action\":[\"place 5\",\"place 61\",\"wait\"]}",
                 "$.action[1]", "not possible now");
    expect_error("{\"cmd\":\"apply\",\"action\":\"roll 1 1\"}", "$.action", "not possible now");
    const auto reply =
        say({{"cmd", "apply"}, {"partial", true}, {"action", {"place 5", "place 61"}}});
    EXPECT_EQ(reply.at("ok"), false);
    EXPECT_EQ(reply.at("error").at("rule"), "2.1");
    EXPECT_EQ(reply.at("applied"), boost::json::array{"place 5"});
    EXPECT_EQ(say({{"cmd", "state"}}).at("state").at("place").at(0), 5);
}

TEST_F(ProtocolTest, ARollWithoutDiceTakesTheActionBack) {
    hide();
    expect_error("{\"cmd\":\"apply\",\"auto\":true,\"action\":\"attack\"}", "dice",
                 "no dice are left");
    say({{"cmd", "dice"}, {"faces", {3}}});
    expect_error("{\"cmd\":\"apply\",\"auto\":true,\"action\":\"attack\"}", "dice",
                 "2 numbers are asked for");
    say({{"cmd", "dice"}, {"clear", true}});
    say({{"cmd", "dice"}, {"faces", {3, 7}}});
    expect_error("{\"cmd\":\"apply\",\"auto\":true,\"action\":\"attack\"}", "dice", "7 was fed");
    // The dice that were refused are still there.
    EXPECT_EQ(say({{"cmd", "dice"}, {"faces", boost::json::array{}}}).at("faces_left"), 2);
}

TEST_F(ProtocolTest, DiceOfASeedMakeARecordThatVerifies) {
    hide();
    const auto fed = say({{"cmd", "dice"}, {"seed", 12}});
    EXPECT_EQ(fed.at("commitment").as_string().size(), 64U);
    EXPECT_EQ(say({{"cmd", "apply"}, {"auto", true}, {"action", {"attack", "attack"}}}).at("ok"),
              true);
    const auto record = say({{"cmd", "record"}}).at("record");
    const Folder folder;
    const auto file = folder.write("game", std::string(record.as_string()));
    const auto ran = levee({"verify", file});
    EXPECT_EQ(ran.exit, 0) << ran.err;
    EXPECT_TRUE(has(ran.out, "every die is that of the committed seed")) << ran.out;

    // Loaded again it is the same game, with the same dice to come.
    const auto state = say({{"cmd", "state"}});
    const auto next = say({{"cmd", "apply"}, {"auto", true}, {"action", "attack"}}).at("applied");
    begin();
    const auto loaded = say({{"cmd", "load_record"}, {"record", record}});
    EXPECT_EQ(loaded.at("ok"), true) << boost::json::serialize(loaded);
    EXPECT_EQ(loaded.at("actions"), 6);
    EXPECT_EQ(say({{"cmd", "state"}}), state);
    EXPECT_EQ(say({{"cmd", "apply"}, {"auto", true}, {"action", "attack"}}).at("applied"), next);
}

TEST_F(ProtocolTest, ScriptedDiceMakeARecordWithFreeDice) {
    hide();
    say({{"cmd", "dice"}, {"seed", 12}});
    say({{"cmd", "apply"}, {"action", {"attack", "roll 1 1"}}});
    const std::string record(say({{"cmd", "record"}}).at("record").as_string());
    EXPECT_TRUE(has(record, "\"commitment\":null")) << record;
    EXPECT_EQ(say({{"cmd", "load_record"}, {"record", record}}).at("ok"), true);
}

TEST_F(ProtocolTest, StatesGoOutAndIn) {
    hide();
    say({{"cmd", "apply"}, {"action", {"attack", "roll 6 6"}}});
    const auto saved = say({{"cmd", "state"}});
    begin();
    const object load{{"cmd", "load_state"}, {"game", "duel"}, {"state", saved.at("state")}};
    EXPECT_EQ(say(load).at("actor"), "seat 1");
    EXPECT_EQ(say({{"cmd", "state"}}).at("hash"), saved.at("hash"));
    expect_error("{\"cmd\":\"record\"}", "$.cmd", "has no record");
}

TEST_F(ProtocolTest, ImpossibleStatesAreRefusedWithTheirPlace) {
    hide();
    const auto state = [](const char* json) {
        return std::string("{\"cmd\":\"load_state\",\"game\":\"duel\",\"state\":") + json + "}";
    };
    expect_error(state("7"), "$.state", "expected an object");
    expect_error(state("{\"turn\":9}"), "$.state.turn", "1 to 7");
    expect_error(state("{\"turn\":1,\"step\":1,\"men\":[3,4],\"place\":[1,2]}"), "$.state.men[1]",
                 "0 to 3");
    expect_error(state("{\"turn\":1e300,\"step\":1}"), "$.state.turn", "1 to 7");
    expect_error(state("{\"turn\":\"1\"}"), "$.state.turn", "1 to 7");
    expect_error(state("{\"turn\":1,\"step\":1,\"men\":[3]}"), "$.state.men", "two numbers");
}

TEST_F(ProtocolTest, WrongTypesAndUnknownMembersAreRefused) {
    hide();
    expect_error("{\"cmd\":7}", "$.cmd", "7 is none of: games, new");
    expect_error("{}", "$", "member \"cmd\" is missing");
    expect_error("{\"cmd\":\"dance\"}", "$.cmd", "\"dance\" is none of: games, new");
    expect_error("{\"cmd\":\"new\"}", "$", "member \"game\" is missing");
    expect_error("{\"cmd\":\"new\",\"game\":[]}", "$.game", "expected a string");
    expect_error("{\"cmd\":\"new\",\"game\":\"chess\"}", "$.game", "there is no game");
    expect_error("{\"cmd\":\"new\",\"game\":\"joust\"}", "$.game", "planned");
    expect_error("{\"cmd\":\"new\",\"game\":\"duel\",\"scenario\":1}", "$.scenario", "a string");
    expect_error("{\"cmd\":\"new\",\"game\":\"duel\",\"scenario\":\"noon\"}", "$.scenario", "dawn");
    expect_error("{\"cmd\":\"new\",\"game\":\"duel\",\"options\":[]}", "$.options", "an object");
    expect_error("{\"cmd\":\"new\",\"game\":\"duel\",\"options\":{\"secret\":true}}",
                 "$.options.secret", "a string");
    expect_error("{\"cmd\":\"new\",\"game\":\"duel\",\"options\":{\"wind\":\"yes\"}}", "$.options",
                 "no option");
    expect_error("{\"cmd\":\"legal\",\"extra\":1}", "$", "no member \"extra\"");
    expect_error("{\"cmd\":\"legal\",\"lang\":\"de\"}", "$.lang", "none of: en, fr");
    expect_error("{\"cmd\":\"apply\"}", "$.action", "missing");
    expect_error("{\"cmd\":\"apply\",\"action\":{}}", "$.action", "a string or an array");
    expect_error("{\"cmd\":\"apply\",\"action\":[1]}", "$.action[0]", "a string");
    expect_error("{\"cmd\":\"apply\",\"action\":\"wait\",\"auto\":1}", "$.auto", "true or false");
    expect_error("{\"cmd\":\"view\"}", "$", "member \"seat\" is missing");
    expect_error("{\"cmd\":\"view\",\"seat\":2}", "$.seat", "0 to 1");
    expect_error("{\"cmd\":\"view\",\"seat\":-1}", "$.seat", "0 to 1");
    expect_error("{\"cmd\":\"view\",\"seat\":1e99}", "$.seat", "a whole number");
    expect_error("{\"cmd\":\"dice\"}", "$", "one of faces, seed and clear");
    expect_error("{\"cmd\":\"dice\",\"faces\":[1],\"seed\":1}", "$", "one of");
    expect_error("{\"cmd\":\"dice\",\"faces\":[1.5]}", "$.faces[0]", "a whole number");
    expect_error("{\"cmd\":\"dice\",\"faces\":[99999999999999999999]}", "$.faces[0]",
                 "a whole number");
    expect_error("{\"cmd\":\"dice\",\"faces\":[-1]}", "$.faces[0]", "a number");
    expect_error("{\"cmd\":\"dice\",\"seed\":-1}", "$.seed", "does not fit");
    expect_error("{\"cmd\":\"dice\",\"seed\":\"abc\"}", "$.seed", "neither a number");
    expect_error("{\"cmd\":\"dice\",\"clear\":false}", "$.clear", "expected true");
    expect_error("{\"cmd\":\"load_record\",\"record\":\"\"}", "$.record", "line 1");
    expect_error("{\"cmd\":\"load_record\",\"record\":\"{\\\"levee\"}", "$.record", "line 1");
    expect_error("{\"cmd\":\"apply\",\"action\":\"" + std::string(300, 'x') + "\"}", "$.action",
                 "at most 200");
}

TEST_F(ProtocolTest, WhatIsNoJsonIsOneErrorAndTheSessionGoesOn) {
    hide();
    const std::string deep(10'000, '[');
    for (const std::string& line :
         {std::string("hello"), std::string("{"), std::string("{\"cmd\":\"state\"} x"),
          std::string("[1,2]"), std::string("null"), std::string("{\"cmd\":\"\xff\xfe\"}"), deep,
          std::string("{\"id\":1e999999,\"cmd\":"), std::string("\0{}", 3)}) {
        const auto reply = say(line);
        EXPECT_EQ(reply.at("ok"), false) << line.substr(0, 50);
        EXPECT_TRUE(reply.at("id").is_null());
    }
    EXPECT_EQ(say({{"cmd", "apply"}, {"action", "wait"}}).at("ok"), true);
}

TEST(Engine, TheCommandSpeaksTheProtocol) {
    const auto ran = levee({"engine"},
                           "{\"id\":1,\"cmd\":\"new\",\"game\":\"duel\"}\n\r\n\n"
                           "{\"id\":2,\"cmd\":\"apply\",\"action\":\"place 5\"}\r\n"
                           "{\"id\":3,\"cmd\":\"quit\"}\n{\"id\":4,\"cmd\":\"state\"}\n");
    EXPECT_EQ(ran.exit, 0);
    EXPECT_EQ(std::ranges::count(ran.out, '\n'), 3);
    EXPECT_TRUE(has(ran.out, "{\"id\":3,\"ok\":true}")) << ran.out;
    EXPECT_EQ(ran.err, "");
}

TEST(Engine, ALineOfTenMegabytesIsOneErrorAndTheNextIsAnswered) {
    const std::string huge = "{\"cmd\":\"" + std::string(std::size_t{10} << 20U, 'x') + "\"}";
    const auto ran = levee({"engine"}, huge + "\n{\"id\":2,\"cmd\":\"games\"}\n" + huge);
    EXPECT_EQ(ran.exit, 0);
    EXPECT_EQ(std::ranges::count(ran.out, '\n'), 3);
    EXPECT_LT(ran.out.size(), 2000U);
    EXPECT_TRUE(has(ran.out, "at most 1048576 are allowed")) << ran.out;
    EXPECT_TRUE(has(ran.out, "{\"id\":2,\"ok\":true"));
}

TEST(Engine, ALineJustAtTheLimitIsRead) {
    std::string line = "{\"cmd\":\"games\",\"id\":\"";
    line += std::string(cli::Protocol::kMostBytes - line.size() - 2, 'x') + "\"}";
    ASSERT_EQ(line.size(), cli::Protocol::kMostBytes);
    EXPECT_TRUE(has(levee({"engine"}, line + "\n").out, "\"ok\":true"));
    EXPECT_TRUE(has(levee({"engine"}, " " + line + "\n").out, "\"ok\":false"));
}

}  // namespace
}  // namespace levee::testing
