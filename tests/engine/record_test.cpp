#include "engine/records/record.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>

#include "engine/contract/hash.h"

namespace levee::engine {
namespace {

constexpr auto kSeed = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
constexpr auto kCommitment = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";

const std::string kHeader =
    R"({"levee":"record","version":1,"game":"neerwinden","scenario":"battle",)"
    R"("options":{"fog":"off"},"rules_version":"2nd","seats":["Anne","Émile"],)"
    R"("commitment":"630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",)"
    R"("created":"2026-11-15T20:45:00Z"})"
    "\n";
const std::string kMove = R"({"n":1,"by":"seat 1","do":"move \"Dampierre 1\" 1205",)"
                          R"("at":"2026-11-15T20:46:00.5Z","note":"why?\nwell"})"
                          "\n";
const std::string kRoll = R"({"n":2,"by":"chance","do":"roll 5 3","roll":1})"
                          "\n";
const std::string kEnd =
    R"({"end":{"seed":"000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",)"
    R"("result":"A draw."}})"
    "\n";

Record sample() {
    Record record;
    record.game = "neerwinden";
    record.scenario = "battle";
    record.options = {{"fog", "off"}};
    record.rules_version = "2nd";
    record.seats = {"Anne", "Émile"};
    record.commitment = kCommitment;
    record.created = "2026-11-15T20:45:00Z";
    record.lines = {{Actor::of(SeatId{1}),
                     "move \"Dampierre 1\" 1205",
                     {},
                     "2026-11-15T20:46:00.5Z",
                     "why?\nwell"},
                    {Actor::chance(), "roll 5 3", 1}};
    record.end = Record::End{kSeed, "A draw."};
    return record;
}

std::string mistake_in(std::string_view text) {
    const auto result = record_from_text(text);
    return mistake(result) ? mistake(result)->text() : "";
}

std::string with(std::string text, std::string_view piece, std::string_view replacement) {
    const auto at = text.find(piece);
    EXPECT_NE(at, std::string::npos) << piece;
    return text.replace(at, piece.size(), replacement);
}

std::string header_mistake(std::string_view piece, std::string_view replacement) {
    return mistake_in(with(kHeader, piece, replacement));
}
std::string move_mistake(std::string_view piece, std::string_view replacement) {
    return mistake_in(kHeader + with(kMove, piece, replacement));
}
std::string roll_mistake(std::string_view piece, std::string_view replacement) {
    return mistake_in(kHeader + kMove + with(kRoll, piece, replacement));
}
std::string end_mistake(std::string_view piece, std::string_view replacement) {
    return mistake_in(kHeader + with(kEnd, piece, replacement));
}

TEST(Record, IsOneObjectALine) { EXPECT_EQ(to_text(sample()), kHeader + kMove + kRoll + kEnd); }

TEST(Record, ReadsWhatItWrites) {
    const auto result = record_from_text(kHeader + kMove + kRoll + kEnd);
    ASSERT_EQ(mistake(result), nullptr) << mistake(result)->text();
    EXPECT_EQ(std::get<Record>(result), sample());
}

TEST(Record, NullsAndOptionalMembers) {
    Record record;
    record.seats = {""};
    record.lines = {{Actor::chance(), "roll 1"}};
    record.end = Record::End{};
    const std::string text =
        R"({"levee":"record","version":1,"game":"","scenario":"","options":{},)"
        R"("rules_version":"","seats":[""],"commitment":null,"created":""})"
        "\n"
        R"({"n":1,"by":"chance","do":"roll 1"})"
        "\n"
        R"({"end":{"result":""}})"
        "\n";
    EXPECT_EQ(to_text(record), text);
    EXPECT_EQ(std::get<Record>(record_from_text(text)), record);
}

TEST(Record, TheEndAndTheLinesMayBeMissing) {
    EXPECT_EQ(mistake_in(kHeader), "");
    EXPECT_EQ(mistake_in(kHeader + kMove), "");
    EXPECT_EQ(mistake_in(kHeader + kEnd), "");
}

TEST(Record, LinesMayEndInCrLf) {
    std::string text;
    for (const char c : kHeader + kMove + kRoll + kEnd) text += c == '\n' ? "\r\n" : std::string{c};
    const auto result = record_from_text(text);
    ASSERT_EQ(mistake(result), nullptr) << mistake(result)->text();
    EXPECT_EQ(std::get<Record>(result), sample());
}

TEST(Record, ACutOffFileIsNoticed) {
    EXPECT_EQ(mistake_in(""), "line 1: the file is empty");
    EXPECT_EQ(mistake_in(kHeader + kMove + kRoll.substr(0, 9)),
              "line 3: the file is cut off, its last line has no end");
    const auto whole = kHeader + kMove;
    EXPECT_EQ(mistake_in(std::string_view(whole).substr(0, whole.size() - 1)),
              "line 2: the file is cut off, its last line has no end");
}

TEST(Record, EveryLineIsJson) {
    EXPECT_EQ(mistake_in(kHeader + "\n"), "line 2: the line is empty");
    EXPECT_EQ(mistake_in(kHeader + "\r\n"), "line 2: the line is empty");
    EXPECT_EQ(mistake_in(kHeader + kMove + "{\"n\":2,}\n"), "line 3, column 8: syntax error");
    EXPECT_EQ(mistake_in("{\n"), "line 1, column 2: incomplete JSON");
    EXPECT_EQ(mistake_in(kHeader + "{} {}\n"), "line 2, column 4: extra data");
    EXPECT_EQ(mistake_in(kHeader + std::string(33, '[') + "\n"),
              "line 2, column 33: nested more than 32 deep");
    EXPECT_EQ(mistake_in(kHeader + "5\n"), "line 2: expected an object, found 5");
}

TEST(Record, TheHeaderSaysWhatItIs) {
    const auto kNoRecord = R"(line 1: this is no record, it does not start with {"levee":"record")";
    EXPECT_EQ(mistake_in("5\n"), kNoRecord);
    EXPECT_EQ(mistake_in("{}\n"), kNoRecord);
    EXPECT_EQ(mistake_in(kMove), kNoRecord);
    EXPECT_EQ(header_mistake(R"("record")", R"("state")"), kNoRecord);
    EXPECT_EQ(header_mistake(R"("version":1)", R"("version":2)"),
              "line 1: version 2 is unknown, only 1 is read");
    EXPECT_EQ(header_mistake(R"("version":1)", R"("version":18446744073709551615)"),
              "line 1: version 18446744073709551615 is unknown, only 1 is read");
    EXPECT_EQ(header_mistake(R"("version":1)", R"("version":1.0)"),
              "line 1: $.version: expected a whole number, found 1");
    EXPECT_EQ(header_mistake(R"("version":1)", R"("version":"1")"),
              R"(line 1: $.version: expected a whole number, found "1")");
}

TEST(Record, HeaderMembersAreStrict) {
    EXPECT_EQ(header_mistake(R"("version":1,)", ""), R"(line 1: member "version" is missing)");
    EXPECT_EQ(header_mistake(R"("game")", R"("gmae")"), R"(line 1: no member "gmae")");
    EXPECT_EQ(header_mistake(R"("off")", "false"),
              "line 1: $.options.fog: expected a string, found false");
    EXPECT_EQ(header_mistake(R"("Anne")", "null"),
              "line 1: $.seats[0]: expected a string, found null");
    EXPECT_EQ(header_mistake(R"(["Anne","Émile"])", "[]"),
              "line 1: $.seats: expected 1 to 7 seats, found 0");
    EXPECT_EQ(header_mistake(R"(["Anne","Émile"])", R"(["","","","","","","",""])"),
              "line 1: $.seats: expected 1 to 7 seats, found 8");
    EXPECT_EQ(header_mistake(kCommitment, "63"),
              "line 1: $.commitment: expected 64 hexadecimal digits, found 2 characters");
    EXPECT_EQ(header_mistake("630d", "630D"),
              "line 1: $.commitment: \"630Dcd2966c4336691125448bbb25b4ff412a49c...\" is no "
              "hexadecimal number in lower case");
    EXPECT_EQ(header_mistake("2026-11-15T20:45:00Z", "yesterday"),
              "line 1: $.created: \"yesterday\" is no time, expected one like "
              "\"1793-03-18T09:00:00Z\"");
}

TEST(Record, Times) {
    for (const auto* good : {"", "1793-03-18T09:00:00Z", "1793-03-18T09:00:00.123456789Z"})
        EXPECT_EQ(header_mistake("2026-11-15T20:45:00Z", good), "") << good;
    for (const auto* bad :
         {"1793-03-18", "1793-03-18T09:00:00", "1793-03-18 09:00:00Z", "1793-03-18T09:00:00.Z",
          "1793-03-18T09:00:00.1234567890Z", "1793-03-18T09:00:00,5Z", "1793-03-18T09:00:0xZ",
          "1793-03-18T09:00:00.5xZ", "1793-03-18T09:00:00+01:00"})
        EXPECT_NE(header_mistake("2026-11-15T20:45:00Z", bad), "") << bad;
}

TEST(Record, LinesAreNumberedWithoutGaps) {
    EXPECT_EQ(move_mistake(R"("n":1)", R"("n":0)"), "line 2: $.n: expected 1, found 0");
    EXPECT_EQ(roll_mistake(R"("n":2)", R"("n":1)"), "line 3: $.n: expected 2, found 1");
    EXPECT_EQ(roll_mistake(R"("n":2)", R"("n":3)"), "line 3: $.n: expected 2, found 3");
    EXPECT_EQ(roll_mistake(R"("n":2)", R"("n":-2)"),
              "line 3: $.n: -2 does not fit, 0 to 18446744073709551615");
}

TEST(Record, SomebodyActs) {
    for (const auto* nobody : {"seat 2", "seat", "seat 01", "Seat 0", "seat -1", ""})
        EXPECT_EQ(move_mistake("seat 1", nobody), "line 2: $.by: nobody is \"" +
                                                      std::string(nobody) +
                                                      "\", expected \"chance\" or "
                                                      "\"seat 0\" to \"seat 1\"");
}

TEST(Record, LineMembersAreStrict) {
    EXPECT_EQ(move_mistake(R"("by":"seat 1",)", ""), R"(line 2: member "by" is missing)");
    EXPECT_EQ(move_mistake(R"("note")", R"("comment")"), R"(line 2: no member "comment")");
    EXPECT_EQ(roll_mistake(R"("roll 5 3")", "[5,3]"),
              "line 3: $.do: expected a string, found an array");
    EXPECT_EQ(roll_mistake("roll 5 3", ""), "line 3: $.do: there is no action");
    EXPECT_EQ(roll_mistake(R"("roll":1)", R"("roll":"1")"),
              R"(line 3: $.roll: expected a whole number, found "1")");
    EXPECT_EQ(roll_mistake(R"("roll":1)", R"("roll":null)"),
              "line 3: $.roll: leave it out instead of null");
    EXPECT_EQ(move_mistake(R"("note":"why?\nwell")", R"("note":null)"),
              "line 2: $.note: leave it out instead of null");
    EXPECT_EQ(move_mistake(R"("note":"why?\nwell")", R"("roll":1)"),
              "line 2: $.roll: only chance rolls");
    EXPECT_EQ(move_mistake("2026-11-15T20:46:00.5Z", "noon"),
              R"(line 2: $.at: "noon" is no time, expected one like "1793-03-18T09:00:00Z")");
}

// Characters, not bytes: French names are not shorter than others.
TEST(Record, NotationIsShort) {
    std::string accents;
    for (int i = 0; i < 200; ++i) accents += "é";
    EXPECT_EQ(roll_mistake("roll 5 3", accents), "");
    EXPECT_EQ(roll_mistake("roll 5 3", accents + "e"),
              "line 3: $.do: 201 characters are too many, at most 200 are allowed");
}

TEST(Record, TheEndIsStrict) {
    EXPECT_EQ(mistake_in(kHeader + kEnd + kMove), "line 3: nothing may follow the end");
    EXPECT_EQ(mistake_in(kHeader + kEnd + kEnd), "line 3: nothing may follow the end");
    EXPECT_EQ(end_mistake(R"(,"result":"A draw.")", ""),
              R"(line 2: $.end: member "result" is missing)");
    EXPECT_EQ(end_mistake(R"("result")", R"("winner")"), R"(line 2: $.end: no member "winner")");
    EXPECT_EQ(end_mistake(R"({"end")", R"({"n":3,"end")"), R"(line 2: no member "n")");
    EXPECT_EQ(end_mistake(kSeed, "00"),
              "line 2: $.end.seed: expected 64 hexadecimal digits, found 2 characters");
    EXPECT_EQ(mistake_in(kHeader + R"({"end":{"seed":null,"result":""}})" + "\n"),
              "line 2: $.end.seed: leave it out instead of null");
    EXPECT_EQ(mistake_in(kHeader + R"({"end":true})" + "\n"),
              "line 2: $.end: expected an object, found true");
}

TEST(Record, Limits) {
    EXPECT_EQ(mistake_in(std::string((16U << 20U) + 1, ' ')),
              "16777217 bytes are too many, at most 16777216 are allowed");
    Record record = sample();
    record.lines.resize(RecordLimits::kLines - 2, {Actor::chance(), "x"});
    EXPECT_EQ(mistake_in(to_text(record)), "");
    record.lines.push_back({Actor::chance(), "x"});
    EXPECT_EQ(mistake_in(to_text(record)),
              "line 200001: too many lines, at most 200000 are allowed");
}

// Any text that JSON can hold, with what needs escaping and what has several bytes.
std::string some_text(std::size_t most) {
    static const std::vector<std::string> kPieces{"a",  "Z",  " ", "\"", "\\", "/",    "\n",
                                                  "\r", "\t", "é", "漢", "🐎",  "\x01", "\x7f"};
    std::string text;
    const auto size = *rc::gen::inRange<std::size_t>(0, most + 1);
    for (std::size_t i = 0; i < size; ++i) text += *rc::gen::elementOf(kPieces);
    return text;
}

RC_GTEST_PROP(RecordLaw, TheRoundTripIsExact, ()) {
    Record record;
    record.game = some_text(5);
    record.scenario = some_text(5);
    for (int i = *rc::gen::inRange(0, 3); i > 0; --i) record.options[some_text(5)] = some_text(5);
    record.rules_version = some_text(5);
    record.seats.resize(*rc::gen::inRange<std::size_t>(1, 8));
    for (auto& seat : record.seats) seat = some_text(5);
    if (*rc::gen::arbitrary<bool>()) record.commitment = kCommitment;
    for (int i = *rc::gen::inRange(0, 10); i > 0; --i) {
        Record::Line line{Actor::chance(), some_text(199) + "x"};
        if (*rc::gen::arbitrary<bool>()) {
            const auto seats = static_cast<std::uint8_t>(record.seats.size());
            line.by = Actor::of(SeatId{*rc::gen::inRange<std::uint8_t>(0, seats)});
        } else if (*rc::gen::arbitrary<bool>()) {
            line.roll = *rc::gen::arbitrary<std::uint64_t>();
        }
        if (*rc::gen::arbitrary<bool>()) line.at = "1793-03-18T09:00:00Z";
        line.note = some_text(20);
        record.lines.push_back(line);
    }
    if (*rc::gen::arbitrary<bool>()) {
        record.end = Record::End{{}, some_text(20)};
        if (*rc::gen::arbitrary<bool>()) record.end->seed = kSeed;
    }
    const auto text = to_text(record);
    const auto result = record_from_text(text);
    RC_ASSERT(!mistake(result));
    RC_ASSERT(std::get<Record>(result) == record);
    RC_ASSERT(to_text(std::get<Record>(result)) == text);
}

// A damaged record is refused with its line or is another record; it never does anything else.
RC_GTEST_PROP(RecordLaw, DamageIsNoticedOrHarmless, ()) {
    std::string text = kHeader + kMove + kRoll + kEnd;
    for (int i = *rc::gen::inRange(1, 4); i > 0; --i) {
        const auto at = *rc::gen::inRange<std::size_t>(0, text.size());
        text[at] = *rc::gen::element('"', '{', '}', '[', ',', ':', '0', 'x', '\n', '\0', '\xe9');
    }
    const auto result = record_from_text(text);
    if (const auto* wrong = mistake(result))
        RC_ASSERT(wrong->text().starts_with("line "));
    else
        RC_ASSERT(std::get<Record>(record_from_text(to_text(std::get<Record>(result)))) ==
                  std::get<Record>(result));
}

TEST(Hash, PiecesGiveTheHashOfTheWhole) {
    EXPECT_EQ(hash_text("bar", hash_text("foo")), hash_text("foobar"));
    const std::array<char, 3> letters{'f', 'o', 'o'};
    EXPECT_EQ(hash_value(letters), hash_text("foo"));
    EXPECT_EQ(hash_value(std::uint16_t{0x6261}), hash_text("ab"));
}

}  // namespace
}  // namespace levee::engine
