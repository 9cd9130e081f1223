#include <algorithm>

#include "server/support/fixture.h"

namespace levee::test {

using RulesTest = ServerTest;

namespace {

// The rule of this number in an answer to GET /api/games/KEY/rules, or null.
json::value rule_in(const json::value& rules, std::string_view number) {
    const auto& list = rules.as_array();
    const auto* found = std::ranges::find_if(
        list, [&](const json::value& rule) { return rule.at("number").as_string() == number; });
    return found == list.end() ? json::value() : *found;
}

bool has(const json::value& text, std::string_view part) {
    return text.as_string().find(part) != json::string::npos;
}

}  // namespace

TEST_F(RulesTest, RulesAndRulingsComeInTheLanguageThatWasAskedFor) {
    auto visitor = browser();
    const auto english = visitor.get("/api/games/neerwinden/rules").json();
    const auto french = visitor.get("/api/games/neerwinden/rules?lang=fr").json();
    EXPECT_EQ(rule_in(english, "1.3").at("title"), "Facing");
    EXPECT_EQ(rule_in(french, "1.3").at("title"), "Orientation");
    EXPECT_EQ(rule_in(english, "N-47").at("title"), "Unengaged neighbours (6.2.1)");
    EXPECT_NE(rule_in(french, "N-47").at("title"), rule_in(english, "N-47").at("title"));
    EXPECT_FALSE(rule_in(french, "N-66a").is_null());
    EXPECT_EQ(english.as_array().size(), french.as_array().size());
}

TEST_F(RulesTest, TheirTextIsPlain) {
    for (const char* game : {"neerwinden", "for-god-and-king"})
        for (const char* language : {"en", "fr"}) {
            const auto reply =
                browser().get(std::string("/api/games/") + game + "/rules?lang=" + language);
            const auto rules = reply.json();
            for (const auto& rule : rules.as_array()) {
                EXPECT_FALSE(has(rule.at("text"), "**")) << rule.at("number");
                EXPECT_FALSE(has(rule.at("text"), "](")) << rule.at("number");
            }
        }
    const auto english = browser().get("/api/games/neerwinden/rules").json();
    EXPECT_TRUE(has(rule_in(english, "N-01").at("text"), "never under 0. Deduced."));
    EXPECT_TRUE(has(rule_in(english, "N-02").at("text"), "A * is such a loss"));
}

}  // namespace levee::test
