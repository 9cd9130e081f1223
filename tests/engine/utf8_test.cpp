#include "engine/text/utf8.h"

#include <gtest/gtest.h>

#include <string>

namespace levee::engine {
namespace {

TEST(Utf8, CharactersAreTakenOneByOne) {
    std::string_view rest = "aé½→\U0001F3B2";
    EXPECT_EQ(utf8::length(rest), 5U);
    for (const char32_t character : {U'a', U'é', U'½', U'→', U'\U0001F3B2'})
        EXPECT_EQ(utf8::take(rest), character);
    EXPECT_TRUE(rest.empty());
}

TEST(Utf8, WhatIsNoneIsTakenByteByByte) {
    // A byte of the middle, overlong forms, a surrogate, beyond the last, and what is cut off.
    for (const std::string wrong : {"\x80", "\xC0\x80", "\xC1\xBF", "\xE0\x9F\xBF", "\xED\xA0\x80",
                                    "\xF0\x8F\xBF\xBF", "\xF4\x90\x80\x80", "\xF5\x80\x80\x80",
                                    "\xFF", "\xC3", "\xE2\x86", "\xF0\x9F\x8E", "\xC3z"}) {
        std::string_view rest = wrong;
        EXPECT_EQ(utf8::take(rest), utf8::kInvalid);
        EXPECT_EQ(rest.size(), wrong.size() - 1);
    }
}

TEST(Utf8, TheLastOfEachLength) {
    for (const std::string last : {"\x7F", "\xDF\xBF", "\xEF\xBF\xBF", "\xF4\x8F\xBF\xBF"}) {
        std::string_view rest = last;
        EXPECT_NE(utf8::take(rest), utf8::kInvalid);
        EXPECT_TRUE(rest.empty());
    }
}

TEST(Utf8, ControlCharacters) {
    for (const char32_t character : {U'\0', U'\t', U'\n', U'\x1F', U'\x7F', U'\u0080', U'\u009F'})
        EXPECT_TRUE(utf8::is_control(character));
    for (const char32_t character : {U' ', U'~', U'\u00A0', U'é'})
        EXPECT_FALSE(utf8::is_control(character));
}

}  // namespace
}  // namespace levee::engine
