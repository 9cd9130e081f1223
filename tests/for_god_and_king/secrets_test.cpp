// 3.6 over time, as a game in progress keeps it: what is played by itself, and what can be taken
// back, must not tell of face-down counters.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/tables/session.h"
#include "games/for_god_and_king/entry.h"
#include "support/board_of.h"

namespace levee::fgfk {
namespace {

using engine::Session;

constexpr Language kEn = Language::English;

const engine::Game& game() {
    static const auto kGame = load_game(levee::testing::data_of("for-god-and-king"));
    return *std::get<std::unique_ptr<engine::Game>>(kGame);
}

Session begun(const std::vector<std::string>& lines) {
    auto made = Session::at(game(), {.scenario = "campaign", .options = {}}, lines);
    if (const auto* wrong = engine::mistake(made)) ADD_FAILURE() << wrong->text();
    Session session = std::get<Session>(std::move(made));
    session.keep_undo();
    session.use(engine::dice_of_number(1793));
    return session;
}

void act(Session& session, const std::vector<std::string>& steps) {
    const auto acted = session.act(steps, kEn, {});
    EXPECT_FALSE(acted.refusal) << acted.refusal->text;
    EXPECT_EQ(acted.played, steps.size());
}

// Whatever lies in Vihiers, there are points: in every world that the Vendéen can think of his
// counters are barred.
TEST(FgfkSecrets, AStepThatWasBarredCannotBeTakenBack) {
    Session session = begun(
        {"turn 3", "hand nothing", "place 1 Saumur VIH", "to-place 3 Anjou", "phase vendeens"});
    act(session, {"place 2 Anjou COR"});
    ASSERT_EQ(session.n(), 1U);
    EXPECT_TRUE(session.entries()[0].fixed);
    EXPECT_FALSE(session.undo_for(engine::SeatSet::of(engine::SeatId{1})));
}

TEST(FgfkSecrets, WhatWasPlacedUnaskedCanBeTakenBack) {
    Session session = begun(
        {"turn 3", "hand nothing", "place 1 Anjou CHO", "to-place 3 Anjou", "phase vendeens"});
    act(session, {"place 2 Anjou CHO"});
    EXPECT_EQ(session.undo_for(engine::SeatSet::of(engine::SeatId{1})), 0U);
}

// F-114: a single answer waits for its player.
TEST(FgfkSecrets, ASingleAnswerIsNotGivenForHim) {
    Session session = begun({"place 4 Anjou CHO", "place 4 Nantes NAN", "operations Vendéen"});
    act(session, {"activate CHO", "take-all", "go", "halt"});
    ASSERT_EQ(session.table().actor(), engine::Actor::of(engine::SeatId{1}));
    ASSERT_EQ(session.table().choices(kEn).size(), 1U);
    EXPECT_FALSE(session.forced_choice(kEn));
}

// What both see needs no answer.
TEST(FgfkSecrets, ASingleAnswerInPlainSightIs) {
    Session session = begun({"place 4 Anjou VIH", "place 4 Nantes NAN", "operations Vendéen"});
    act(session, {"activate VIH", "halt"});
    EXPECT_EQ(session.table().actor(), engine::Actor::of(engine::SeatId{0}));
}

}  // namespace
}  // namespace levee::fgfk
