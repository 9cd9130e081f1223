#include "server/command.h"

#include <gtest/gtest.h>

#include "server/wire_lobby.h"

namespace levee {

namespace {

using server::parse_command;

template <class Order>
Order good(std::string_view text) {
    const auto parsed = parse_command(text);
    EXPECT_EQ(mistake(parsed.order), nullptr) << mistake(parsed.order)->text();
    return std::get<Order>(std::get<server::Order>(parsed.order));
}

std::string wrong(std::string_view text) {
    const auto parsed = parse_command(text);
    const auto* found = mistake(parsed.order);
    return found == nullptr ? "accepted" : found->text();
}

TEST(CommandTest, EveryCommandOfThePageIsRead) {
    const auto act = good<server::Act>(R"({"id":3,"cmd":"act","n":5,"do":["to 1205","to 1206"]})");
    EXPECT_EQ(act.n, 5U);
    EXPECT_EQ(act.do_, (std::vector<std::string>{"to 1205", "to 1206"}));
    EXPECT_EQ(good<server::Undo>(R"({"id":3,"cmd":"undo","n":5})").n, 5U);
    EXPECT_EQ(good<server::WhyNot>(R"({"id":3,"cmd":"why_not","n":5,"space":"1205"})").space,
              "1205");
    EXPECT_EQ(good<server::AskOdds>(R"({"id":3,"cmd":"odds","n":5,"do":"fire"})").do_, "fire");
    EXPECT_EQ(good<server::AskWays>(R"({"id":3,"cmd":"ways","n":5})").n, 5U);
    EXPECT_EQ(good<server::AskOverlay>(R"({"id":3,"cmd":"overlay","n":5,"overlay":"zoc"})").overlay,
              "zoc");
    EXPECT_EQ(good<server::AskMoment>(R"({"id":3,"cmd":"moment","at":9})").at, 9U);
    EXPECT_EQ(good<server::AskHint>(R"({"id":3,"cmd":"hint","n":9})").n, 9U);
    EXPECT_EQ(good<server::Say>(R"({"id":3,"cmd":"chat","text":"é"})").text, "é");
    EXPECT_EQ(good<server::SetLanguage>(R"({"id":3,"cmd":"lang","lang":"fr"})").lang,
              engine::page::Lang::Fr);
    EXPECT_EQ(good<server::SetPace>(R"({"id":3,"cmd":"pace","ms":0})").ms, 0);
    EXPECT_TRUE(good<server::SetPause>(R"({"id":3,"cmd":"pause","on":true})").on);
    EXPECT_EQ(good<server::Step>(R"({"id":3,"cmd":"step","n":9})").n, 9U);
    EXPECT_FALSE(good<server::SetAssessment>(R"({"id":3,"cmd":"assess","on":false})").on);
}

TEST(CommandTest, AMistakeNamesItsPlace) {
    EXPECT_NE(wrong(R"({"id":1,"cmd":"undo"})").find("member \"n\" is missing"), std::string::npos);
    EXPECT_NE(wrong(R"({"id":1,"cmd":"undo","n":"5"})").find("$.n"), std::string::npos);
    EXPECT_NE(wrong(R"({"id":1,"cmd":"why_not","n":5})").find("$.do"), std::string::npos);
    EXPECT_NE(wrong(R"({"id":1,"cmd":"lang","lang":"de"})").find("$.lang"), std::string::npos);
    EXPECT_NE(wrong(R"({"id":1,"cmd":"assess","on":1})").find("$.on"), std::string::npos);
    EXPECT_NE(wrong(R"({"id":1,"cmd":"undo","n":5,"x":1})").find("no member \"x\""),
              std::string::npos);
    EXPECT_NE(wrong(R"({"id":-1,"cmd":"undo","n":5})").find("$.id"), std::string::npos);
}

TEST(CommandTest, TheIdIsReadFromAWrongMessageToo) {
    EXPECT_EQ(parse_command(R"({"id":42,"cmd":"frob"})").id, 42U);
    EXPECT_EQ(parse_command(R"({"id":42,"cmd":"undo"})").id, 42U);
    EXPECT_EQ(parse_command("nonsense").id, 0U);
}

TEST(CommandTest, TextIsPlain) {
    EXPECT_TRUE(server::wire::is_plain_text("Écoute, 🎲"));
    EXPECT_FALSE(server::wire::is_plain_text("a\nb"));
    EXPECT_FALSE(server::wire::is_plain_text("a\x7f"));
    EXPECT_FALSE(server::wire::is_plain_text("\xc2\x85"));
    EXPECT_FALSE(server::wire::is_plain_text("\xff"));
    EXPECT_FALSE(server::wire::is_plain_text("\xe2\x82"));
    EXPECT_FALSE(server::wire::is_plain_text("\x80"));
}

}  // namespace

}  // namespace levee
