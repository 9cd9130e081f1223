// A game of three chairs on two sides through the layers of the engine.
#include <gtest/gtest.h>

#include "engine/council_module.h"
#include "engine/tables/session.h"
#include "support/page_laws.h"

namespace levee::engine {
namespace {

using council::Module;
constexpr auto kEn = Language::English;
constexpr SeatId kMayor{0};
constexpr SeatId kFerryman{1};
constexpr SeatId kMiller{2};

class Council : public ::testing::Test {
 protected:
    Council() {
        session.keep_undo();
        session.use(dice_of_number(1793));
        session.settle("");
    }
    void play(std::string_view notation) {
        const auto applied = session.apply(notation, kEn);
        ASSERT_EQ(applied.index(), 0U) << notation << ": " << std::get<RefusalText>(applied).text;
    }
    const Table& table() const { return session.table(); }

    const GameOf<Module> game{council::Board{}};
    Session session = std::get<Session>(Session::open(game, {"spring", {}}));
};

TEST_F(Council, ThreeChairsTwoSides) {
    const auto seats = std::get<std::vector<SeatInfo>>(game.seats({}));
    ASSERT_EQ(seats.size(), 3U);
    EXPECT_EQ(seats[2].name.fr, "Meunier");
    EXPECT_EQ(table().seats(), 3);
    EXPECT_EQ(table().side_of(kMayor), table().side_of(kMiller));
    EXPECT_NE(table().side_of(kMayor), table().side_of(kFerryman));
    EXPECT_EQ(std::get<Record>(session.record()).seats.size(), 3U);
}

TEST_F(Council, LawsHold) {
    const auto report = std::get<CheckReport>(game.check_laws({}, 20'000, 1793));
    EXPECT_EQ(report.violations, std::vector<std::string>{});
    EXPECT_GT(report.play.games, 100U);
}

TEST_F(Council, PageLawsHoldForEveryChairAndForSpectators) {
    const council::Rules rules(council::Board{});
    levee::testing::PageLaws<Module> laws(rules, std::get<boost::json::value>(game.board({}, kEn)));
    laws.along_random_play(council::State{}, 2'000, 3, 7);
    EXPECT_GT(laws.hidden_cards_seen(), 100);
}

TEST_F(Council, AHandIsSharedByASide) {
    EXPECT_EQ(table().view(kMayor), table().view(kMiller));
    EXPECT_NE(table().view(kMayor), table().view(kFerryman));
    EXPECT_NE(table().view(kMayor), table().view(kSpectator));
    const auto dealt = session.at(0);
    const auto events = std::get<Session::Events>(dealt->apply("deal 3", kEn));
    ASSERT_EQ(events.size(), 1U);
    EXPECT_TRUE(events[0].may_be_read_by(kMayor));
    EXPECT_TRUE(events[0].may_be_read_by(kMiller));
    EXPECT_FALSE(events[0].may_be_read_by(kFerryman));
    EXPECT_FALSE(events[0].may_be_read_by(kSpectator));
}

// What is decided at the same time and in secret is asked one after the other: who is asked when,
// and what he may say, does not depend on what the others have said.
TEST_F(Council, BidsAreSecretUntilAllAreMade) {
    const auto before = table().clone();
    for (const char* bid : {"bid 0", "bid 1", "bid 2"}) {
        const auto world = before->clone();
        ASSERT_EQ(world->apply(bid, kEn).index(), 0U);
        EXPECT_EQ(world->actor(), Actor::of(kFerryman));
        const auto other = before->clone();
        ASSERT_EQ(other->apply("bid 0", kEn).index(), 0U);
        EXPECT_EQ(world->view(kFerryman), other->view(kFerryman)) << bid;
        EXPECT_EQ(world->choices(kEn).size(), other->choices(kEn).size());
        EXPECT_EQ(world->prompt(kFerryman, kEn).text, other->prompt(kFerryman, kEn).text);
    }
    play("bid 2");
    play("bid 1");
    const auto last = session.apply("bid 0", kEn);
    const auto& events = std::get<Session::Events>(last);
    ASSERT_GE(events.size(), 4U);
    EXPECT_TRUE(events[0].secret);
    EXPECT_FALSE(events[1].secret) << "revealed together";
    EXPECT_EQ(events[3].kind, "revealed");
}

// 3: who has the floor acts or hands on; the sitting ends when all have handed on in a row.
TEST_F(Council, TheFloorGoesRound) {
    for (int i = 0; i < 3; ++i) play("bid 0");
    play("pass");
    play("pass");
    ASSERT_EQ(table().actor(), Actor::of(kMiller));
    const auto choices = table().choices(kEn);
    ASSERT_GE(choices.size(), 3U);
    play(choices.front().notation);
    session.settle("");
    EXPECT_EQ(table().actor(), Actor::of(kMayor)) << "the others are asked again";
    play("pass");
    play("pass");
    play("pass");
    EXPECT_EQ(table().choices(kEn).front().verb, "bid") << "the next sitting";
}

TEST_F(Council, OddsCountDiceThatAreNotToldApart) {
    for (int i = 0; i < 3; ++i) play("bid 0");
    const auto card = table().choices(kEn).front().notation;
    ASSERT_TRUE(card.starts_with("play "));
    const auto odds = std::get<Odds>(table().odds(card, kMayor, kEn));
    EXPECT_EQ(odds.total_weight, 216U);
    ASSERT_EQ(odds.lines.size(), 2U);
    const auto& worth = odds.lines[odds.lines[0].result == "worth it" ? 0 : 1];
    EXPECT_EQ(worth.weight, 216U - 125U);
}

TEST_F(Council, AWinnerIsASide) {
    while (!session.over()) {
        play(table().choices(kEn).back().notation);
        session.settle("");
    }
    const auto ending = table().ending(kEn);
    ASSERT_TRUE(ending.has_value());
    EXPECT_TRUE(!ending->winner || ending->winner->raw < kSides);
}

// A partner's decision is not one's own, and a bid of the other side has been looked at by nobody.
TEST_F(Council, OnesOwnDecisionIsTakenBack) {
    play("bid 2");
    EXPECT_EQ(session.undo_for(SeatSet::of(kMayor)), 6U);
    EXPECT_EQ(session.undo_for(SeatSet::of(kMiller)), std::nullopt);
    play("bid 1");
    EXPECT_EQ(session.undo_for(SeatSet::of(kMayor)), std::nullopt);
    play("bid 0");
    EXPECT_EQ(session.undo_for(SeatSet::of(kMiller)), std::nullopt) << "all has been revealed";
}

}  // namespace
}  // namespace levee::engine
