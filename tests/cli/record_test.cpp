#include <fmt/format.h>

#include <boost/json/parse.hpp>

#include "engine/records/record.h"
#include "engine/tables/session.h"
#include "support.h"

namespace levee::testing {
namespace {

using engine::Record;

// A whole game between two random players, as a record.
Record whole_game(std::uint64_t seed) {
    const Duel duel;
    auto opened = engine::Session::open(duel, {"dawn", {{"secret", "no"}, {"broken", "no"}}});
    auto& session = std::get<engine::Session>(opened);
    session.use(engine::dice_of_number(seed));
    engine::Random random(seed);
    while (!session.table().actor().is_over()) {
        if (session.table().actor().is_chance()) {
            session.roll(Language::English);
            continue;
        }
        const auto choices = session.table().choices(Language::English);
        const auto pick = random.below(static_cast<std::uint32_t>(choices.size()));
        session.apply(choices[pick].notation, Language::English);
    }
    return std::get<Record>(session.record());
}

// One with dice in it.
Record fought_game() {
    for (std::uint64_t seed = 1;; ++seed) {
        auto record = whole_game(seed);
        const auto rolls = std::ranges::count_if(
            record.lines, [](const Record::Line& line) { return line.by.is_chance(); });
        if (rolls >= 2) return record;
    }
}

std::size_t first_roll(const Record& record) {
    const auto roll = std::ranges::find_if(
        record.lines, [](const Record::Line& line) { return line.by.is_chance(); });
    return static_cast<std::size_t>(roll - record.lines.begin());
}

class RecordFiles : public ::testing::Test {
 protected:
    Ran verify(const Record& record) {
        return levee({"verify", folder_.write("game", to_text(record))});
    }
    Ran verify(const std::string& text) { return levee({"verify", folder_.write("game", text)}); }
    Ran replay(const std::string& text) { return levee({"replay", folder_.write("game", text)}); }

    // It is wrong, and the first wrong line is named.
    void expect_wrong_at(std::size_t line, const Record& record, std::string_view why) {
        const auto ran = verify(record);
        EXPECT_EQ(ran.exit, 1) << why;
        EXPECT_TRUE(is_one_sentence(ran)) << why;
        EXPECT_TRUE(has(ran.err, fmt::format("line {}: ", line))) << ran.err;
        EXPECT_TRUE(has(ran.err, why)) << ran.err;
    }

    // Whole lines of a game, but the end with the seed is missing.
    static void expect_sealed(const Ran& ran) {
        EXPECT_EQ(ran.exit, 0) << ran.err;
        EXPECT_TRUE(has(ran.out, "the seed is not revealed yet")) << ran.out;
    }

    Folder folder_;
};

TEST_F(RecordFiles, AWholeGameVerifies) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const auto ran = verify(whole_game(seed));
        EXPECT_EQ(ran.exit, 0) << ran.err;
        EXPECT_TRUE(has(ran.out, "every die is that of the committed seed"));
    }
}

TEST_F(RecordFiles, JsonSaysWhatIsProved) {
    auto record = fought_game();
    const auto json = [&] {
        return boost::json::parse(
            levee({"verify", "--json", folder_.write("game", to_text(record))}).out);
    };
    EXPECT_EQ(json().at("dice"), "proved");
    record.end->seed.reset();
    EXPECT_EQ(json().at("dice"), "sealed");
    record.commitment.reset();
    for (auto& line : record.lines) line.roll.reset();
    EXPECT_EQ(json().at("dice"), "free");
    record.lines.front().notation = "place 99";
    EXPECT_EQ(json().at("ok"), false);
    EXPECT_EQ(json().at("error").at("where"), "line 2");
}

TEST_F(RecordFiles, AnEditedRecordIsFoundOut) {
    const auto good = fought_game();
    const auto roll = first_roll(good);

    auto edited = good;
    edited.lines[roll].notation = good.lines[roll].notation == "roll 6 6" ? "roll 5 6" : "roll 6 6";
    expect_wrong_at(roll + 2, edited, "is not what the committed seed rolls");

    edited = good;
    edited.lines[roll].notation = "roll 7 1";
    expect_wrong_at(roll + 2, edited, "is not what the committed seed rolls");

    edited = good;
    *edited.lines[roll].roll += 1;
    expect_wrong_at(roll + 2, edited, "expected roll 1");

    edited = good;
    edited.lines[roll].roll.reset();
    expect_wrong_at(roll + 2, edited, "has no number");

    edited = good;
    edited.lines[1].notation = "place 61";
    expect_wrong_at(3, edited, "is not allowed");

    edited = good;
    edited.lines[0].by = Actor::of(SeatId{1});
    expect_wrong_at(2, edited, "seat 0 is to decide");

    edited = good;
    edited.lines[roll].by = Actor::of(SeatId{0});
    edited.lines[roll].roll.reset();
    expect_wrong_at(roll + 2, edited, "chance is to decide");

    edited = good;
    edited.lines.push_back(edited.lines.front());
    expect_wrong_at(edited.lines.size() + 1, edited, "after the end of the game");

    edited = good;
    edited.end->result = "Everybody wins.";
    expect_wrong_at(good.lines.size() + 2, edited, "the result is stated as");

    edited = good;
    edited.end->seed = std::string(64, '0');
    expect_wrong_at(good.lines.size() + 2, edited, "not the one that was committed to");

    edited = good;
    edited.commitment.reset();
    expect_wrong_at(good.lines.size() + 2, edited, "no dice were committed to");

    edited = good;
    edited.rules_version = "0";
    expect_wrong_at(1, edited, "played by rules 0");

    edited = good;
    edited.seats.emplace_back("a third");
    expect_wrong_at(1, edited, "has 2 seats");

    edited = good;
    edited.lines.pop_back();
    expect_wrong_at(edited.lines.size() + 2, edited, "the game is not over");
}

TEST_F(RecordFiles, AnUnknownGameOrSetUpIsOneSentence) {
    const auto good = fought_game();
    for (const auto& [game, scenario, option] :
         {std::tuple{"chess", "dawn", "no"}, std::tuple{"joust", "dawn", "no"},
          std::tuple{"duel", "noon", "no"}, std::tuple{"duel", "dawn", "maybe"}}) {
        auto edited = good;
        edited.game = game;
        edited.scenario = scenario;
        edited.options["secret"] = option;
        expect_refusal(verify(edited), "line 1: ");
    }
}

TEST_F(RecordFiles, AMalformedRecordIsOneSentenceWithItsLine) {
    const auto good = to_text(fought_game());
    const auto second = good.find('\n') + 1;
    const std::vector<std::string> bad = {
        "",
        "\n",
        "hello\n",
        "{}\n",
        "[]\n",
        "{\"levee\":\"record\"}\n",
        std::string("\0\0\0\n", 4),
        "\xff\xfe\n",
        good + "\n",
        good + good,
        good.substr(0, second) + "{\"n\":\"one\",\"by\":\"seat 0\",\"do\":\"wait\"}\n",
        good.substr(0, second) + "{\"n\":1e400,\"by\":\"seat 0\",\"do\":\"wait\"}\n",
        good.substr(0, second) +
            "{\"n\":99999999999999999999999999,\"by\":\"seat 0\",\"do\":\"x\"}\n",
        good.substr(0, second) + "{\"n\":-1,\"by\":\"seat 0\",\"do\":\"wait\"}\n",
        good.substr(0, second) + "{\"n\":2,\"by\":\"seat 0\",\"do\":\"wait\"}\n",
        good.substr(0, second) + "{\"n\":1,\"by\":\"seat 9\",\"do\":\"wait\"}\n",
        good.substr(0, second) + "{\"n\":1,\"by\":\"seat 0\",\"do\":\"wait\",\"why\":1}\n",
        good.substr(0, second) + "{\"n\":1,\"by\":\"seat 0\",\"do\":\"" + std::string(5000, 'x') +
            "\"}\n",
        good.substr(0, second) + std::string(100'000, '[') + "\n",
    };
    for (const auto& text : bad) {
        SCOPED_TRACE(text.substr(0, 80));
        expect_refusal(verify(text));
        expect_refusal(replay(text));
    }
}

TEST_F(RecordFiles, ATruncatedFileIsNeverAccepted) {
    auto record = fought_game();
    const auto good = to_text(record);
    for (std::size_t length = 0; length < good.size(); ++length) {
        SCOPED_TRACE(length);
        const auto ran = verify(good.substr(0, length));
        if (length > 0 && good[length - 1] == '\n')
            expect_sealed(ran);
        else
            expect_refusal(ran);
    }
}

TEST_F(RecordFiles, WhatIsNoFileIsOneSentence) {
    const auto huge = folder_.write("huge", std::string((std::size_t{16} << 20U) + 1, 'x'));
    for (const char* command : {"verify", "replay"}) {
        expect_refusal(levee({command, folder_.path("none")}), "no such file");
        expect_refusal(levee({command, folder_.path("")}), "folder");
        expect_refusal(levee({command, huge}), "longer than");
    }
}

TEST_F(RecordFiles, ReplayShowsEveryActionWithItsEvents) {
    const auto record = fought_game();
    const auto file = folder_.write("game", to_text(record));
    auto ran = levee({"replay", file});
    EXPECT_EQ(ran.exit, 0) << ran.err;
    EXPECT_TRUE(has(ran.out, "The dice show"));
    EXPECT_TRUE(has(ran.out, record.end->result));
    ran = levee({"replay", file, "--to", "1"});
    EXPECT_TRUE(has(ran.out, "Red hides at"));
    EXPECT_FALSE(has(ran.out, "Blue hides at"));
    EXPECT_FALSE(has(levee({"replay", file, "--to", "0"}).out, "Red hides at"));
    EXPECT_EQ(levee({"replay", file, "--to", "99999999"}).exit, 0);
}

TEST_F(RecordFiles, ReplayAsJsonIsOneObjectALine) {
    const auto record = fought_game();
    const auto ran = levee({"replay", folder_.write("game", to_text(record)), "--json"});
    EXPECT_EQ(static_cast<std::size_t>(std::ranges::count(ran.out, '\n')), record.lines.size() + 1);
    std::istringstream lines(ran.out);
    for (std::string line; std::getline(lines, line);)
        EXPECT_TRUE(boost::json::parse(line).is_object());
}

TEST_F(RecordFiles, ReplayOfAnIllegalActionStopsThere) {
    auto record = fought_game();
    record.lines[1].notation = "place 61";
    const auto ran = levee({"replay", folder_.write("game", to_text(record))});
    EXPECT_EQ(ran.exit, 1);
    EXPECT_TRUE(has(ran.err, "line 3: 'place 61' is not allowed")) << ran.err;
}

}  // namespace
}  // namespace levee::testing
