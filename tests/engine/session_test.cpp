#include "engine/tables/session.h"

#include <gtest/gtest.h>

#include "engine/toy_module.h"

namespace levee::engine {
namespace {

constexpr auto kEn = Language::English;
constexpr SeatId kNorth{0};
constexpr SeatId kSouth{1};
const SeatSet kNorthAlone = SeatSet::of(kNorth);
const SeatSet kBoth = SeatSet::of(kNorth) | SeatSet::of(kSouth);

class SessionTest : public testing::Test {
 protected:
    SessionTest() {
        session.keep_undo();
        session.use(dice_of_number(1793));
    }

    static Session opened(const Game& game) {
        return std::get<Session>(Session::open(game, {"morning", {{"ahead", "no"}}}));
    }
    void play(std::string_view notation) {
        ASSERT_EQ(session.apply(notation, kEn).index(), 0U) << notation;
    }

    const GameOf<toy::Module> game{toy::Board{}};
    Session session = opened(game);
};

TEST_F(SessionTest, DiceAreThrownUntilSomebodyMustDecide) {
    EXPECT_EQ(session.settle("").size(), 2U) << "a card for each side";
    EXPECT_EQ(session.rolls(), 2U);
    EXPECT_EQ(session.table().actor(), Actor::of(kNorth));
    EXPECT_TRUE(session.settle("").empty());
}

TEST_F(SessionTest, WithoutDiceNothingIsThrown) {
    session.clear_dice();
    EXPECT_TRUE(session.settle("").empty());
    EXPECT_NE(mistake(session.roll(kEn)), nullptr);
    session.feed({0, 1});
    EXPECT_EQ(session.settle("").size(), 2U);
    EXPECT_EQ(session.faces_left(), 0U);
    EXPECT_EQ(session.entries()[1].line.notation, "deal 2");
}

TEST_F(SessionTest, ARefusedActionLeavesNoTrace) {
    session.settle("");
    const auto before = session.table().hash();
    EXPECT_EQ(session.apply("march 9", kEn).index(), 1U);
    EXPECT_EQ(session.apply("sing", kEn).index(), 1U);
    EXPECT_EQ(session.apply(std::string(300, 'x'), kEn).index(), 1U);
    EXPECT_EQ(session.n(), 2U);
    EXPECT_EQ(session.table().hash(), before);
}

TEST_F(SessionTest, ADecisionIsTakenBackByWhoMadeIt) {
    session.settle("");
    play("march 2");
    EXPECT_EQ(session.undo_for(kNorthAlone), 2U);
    EXPECT_EQ(session.undo_for(SeatSet::of(kSouth)), std::nullopt);
    play("march 1");
    EXPECT_EQ(session.undo_for(kNorthAlone), std::nullopt) << "the other has decided since";
    EXPECT_EQ(session.undo_for(kBoth), 3U);
    session.cut(2);
    EXPECT_EQ(session.n(), 2U);
    EXPECT_EQ(session.table().actor(), Actor::of(kNorth));
    EXPECT_EQ(session.undo_for(kBoth), std::nullopt) << "cards have been dealt";
}

TEST_F(SessionTest, WhatWasLearntIsNotTakenBack) {
    session.settle("");
    const std::vector<std::string> forage{"forage"};
    const auto acted = session.act(forage, kEn, {});
    EXPECT_EQ(acted.played, 1U);
    EXPECT_EQ(acted.events.size(), 2U) << "the roll that followed is told too";
    EXPECT_EQ(session.undo_for(kBoth), std::nullopt);
}

TEST_F(SessionTest, StepsEndWhereSomebodyElseDecides) {
    session.settle("");
    const std::vector<std::string> steps{"march 1", "march 1"};
    const auto acted = session.act(steps, kEn, {"1793-03-18T09:00:00Z", "slowly"});
    EXPECT_EQ(acted.played, 1U);
    EXPECT_FALSE(acted.refusal.has_value());
    EXPECT_EQ(session.entries().back().line.note, "slowly");
    EXPECT_EQ(session.entries().back().line.at, "1793-03-18T09:00:00Z");
}

TEST_F(SessionTest, MomentsOfThePastAreFoundAgain) {
    std::vector<std::uint64_t> hashes{session.table().hash()};
    while (!session.over()) {
        if (session.table().actor().is_chance())
            ASSERT_EQ(mistake(session.roll(kEn)), nullptr);
        else
            play(session.table().choices(kEn).front().notation);
        hashes.push_back(session.table().hash());
    }
    ASSERT_EQ(session.n() + 1, hashes.size());
    ASSERT_GE(session.n(), 6U);
    for (std::uint64_t n = 0; n < hashes.size(); ++n)
        EXPECT_EQ(session.at(n)->hash(), hashes[n]) << n;
    EXPECT_EQ(session.undo_for(kBoth), std::nullopt) << "the game is over";
}

TEST_F(SessionTest, ARecordIsGoneOnWithByTheSameDice) {
    session.settle("");
    play("march 3");
    const auto record = std::get<Record>(session.record());
    ASSERT_TRUE(record.commitment.has_value());
    auto resumed = std::get<Session>(Session::resume(game, record));
    EXPECT_EQ(resumed.table().hash(), session.table().hash());
    EXPECT_EQ(resumed.rolls(), session.rolls());
    for (Session* one : {&session, &resumed})
        ASSERT_EQ(one->act(std::vector<std::string>{"forage"}, kEn, {}).played, 1U);
    EXPECT_EQ(resumed.table().hash(), session.table().hash());
    EXPECT_EQ(to_text(std::get<Record>(resumed.record())),
              to_text(std::get<Record>(session.record())));
}

TEST_F(SessionTest, WhatWasKeptIsRestored) {
    session.settle("");
    play("march 3");
    play("march 1");
    Session::Kept kept{session.entries(), 3, session.at(3)->state()};
    for (const bool readable : {true, false}) {
        if (!readable) kept.state = "nonsense";
        const auto again = std::get<Session>(Session::restored(game, {"morning", {}}, kept));
        EXPECT_EQ(again.table().hash(), session.table().hash());
        EXPECT_EQ(again.n(), 4U);
        EXPECT_EQ(again.at(2)->hash(), session.at(2)->hash());
    }
    kept.entries[2].line.notation = "march 9";
    const auto wrong = Session::restored(game, {"morning", {}}, kept);
    ASSERT_NE(mistake(wrong), nullptr);
    EXPECT_EQ(mistake(wrong)->where, "action 3");
}

TEST_F(SessionTest, APositionFromOutsideHasNoRecord) {
    session.settle("");
    auto made = Session::at(game, {"morning", {}}, session.table().state());
    auto& other = std::get<Session>(made);
    EXPECT_EQ(other.table().hash(), session.table().hash());
    EXPECT_NE(mistake(other.record()), nullptr);
    ASSERT_EQ(other.apply("march 1", kEn).index(), 0U);
    EXPECT_EQ(other.at(0)->hash(), session.table().hash());
    EXPECT_NE(mistake(Session::at(game, {"morning", {}}, "nonsense")), nullptr);
}

TEST_F(SessionTest, AMarkBringsBackDiceAndAll) {
    session.settle("");
    auto mark = session.mark();
    ASSERT_EQ(session.act(std::vector<std::string>{"forage"}, kEn, {}).played, 1U);
    const auto rolled = session.table().hash();
    session.restore(std::move(mark));
    EXPECT_EQ(session.n(), 2U);
    ASSERT_EQ(session.act(std::vector<std::string>{"forage"}, kEn, {}).played, 1U);
    EXPECT_EQ(session.table().hash(), rolled) << "the same dice fall again";
}

}  // namespace
}  // namespace levee::engine
